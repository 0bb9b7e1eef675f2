"""Write which characters each font holds, for the fallback per glyph. Build time only.

Needs fonttools: `python rendering/assets/build_coverage.py`. Pillow cannot be asked: it draws
an empty box for a character that a font lacks.
"""

import json
from itertools import groupby
from pathlib import Path

from fontTools.ttLib import TTFont

HERE = Path(__file__).parent


def ranges(points: list[int]) -> list[list[int]]:
    """Sorted code points as closed ranges."""
    runs = [
        [p for _, p in run] for _, run in groupby(enumerate(points), lambda pair: pair[1] - pair[0])
    ]
    return [[run[0], run[-1]] for run in runs]


def build() -> None:
    coverage = {
        path.stem: ranges(sorted(TTFont(path).getBestCmap()))
        for path in sorted((HERE / "fonts").glob("*.ttf"))
    }
    text = json.dumps(coverage, separators=(",", ":")).replace('],"', '],\n"')
    (HERE / "coverage.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    build()
