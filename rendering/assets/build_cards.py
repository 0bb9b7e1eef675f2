"""Cut the scenes behind Volfyirion's cards out of paper and paste them into one atlas. Build time
only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_cards [folder]

Writes `card_scenes.webp`, a row a scene, and `card_scenes.json` (the rows and a digest of all that
went into them) into the folder, or where they belong.
"""

import json
import sys
from pathlib import Path
from zlib import crc32

from PIL import Image

from rendering.assets.cards_props import SIDE
from rendering.assets.cards_scenes import SCENES
from rendering.assets.papercut import painted, sheets_of
from rendering.assets.sources import HERE, digest, of_cards
from rendering.assets.stage import drawing

CELL = 188  # pixels: as large as a row shows it


def scene(name: str) -> Image.Image:
    sheets = sheets_of(drawing(*SCENES[name](), wide=SIDE, high=SIDE))
    return painted(sheets, (CELL, CELL), SIDE, crc32(name.encode())).convert("RGB")


def build(folder: Path) -> None:
    atlas = Image.new("RGB", (CELL, len(SCENES) * CELL))
    for row, name in enumerate(SCENES):
        atlas.paste(scene(name), (0, row * CELL))
    atlas.save(folder / "card_scenes.webp", quality=92, method=6)
    index = {
        "cell": (CELL, CELL),
        "sources": digest(of_cards()),
        "rows": list(SCENES),
        "columns": ["card"],
    }
    (folder / "card_scenes.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
