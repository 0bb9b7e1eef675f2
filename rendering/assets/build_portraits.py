"""Cut every portrait out of paper and paste them into one atlas. Build time only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_portraits [folder]

Reads `portraits/*.svg`, drawings 256 units wide whose sheets `papercut.py` explains; the sheet
below them all is a disc with rays in the colour that `data-disc` names. Writes `portraits.webp`
and `portraits.json` (the slot of each and a digest of all that went into them) into the folder, or
where they belong.
"""

import json
import sys
from math import cos, pi, sin
from pathlib import Path
from xml.etree import ElementTree
from zlib import crc32

from PIL import Image

from rendering.assets.papercut import SVG, Sheet, painted, sheets_of
from rendering.assets.sources import HERE, PORTRAITS, digest, of_portraits

CELL = 256  # units of a drawing, and pixels of a slot
COLUMNS = 7
MIDDLE, RADIUS, RAYS_FROM = (128, 132), 114, (128, 150)
RAYS = 20


def disc(colour: str) -> Sheet:
    """A disc of coloured paper, with rays a shade lighter."""
    (x, y), (x0, y0), far = MIDDLE, RAYS_FROM, 220
    rays = ""
    for i in range(RAYS):
        a, b = 2 * pi * i / RAYS, 2 * pi * (i + 0.48) / RAYS
        ends = [f"{x0 + far * cos(turn):.1f},{y0 + far * sin(turn):.1f}" for turn in (a, b)]
        rays += f'<polygon points="{x0},{y0} {" ".join(ends)}" fill="#fff" fill-opacity=".13"/>'
    round_ = f'<circle cx="{x}" cy="{y}" r="{RADIUS}"'
    return Sheet(
        f'<svg xmlns="{SVG}" viewBox="0 0 {CELL} {CELL}">'
        f'<clipPath id="disc">{round_}/></clipPath>{round_} fill="{colour}"/>'
        f'<g clip-path="url(#disc)">{rays}</g></svg>',
        "sheet",
    )


def portrait(path: Path) -> Image.Image:
    """One portrait, CELL x CELL pixels with alpha."""
    drawing = path.read_text(encoding="utf-8")
    colour = ElementTree.fromstring(drawing).attrib["data-disc"]
    sheets = [disc(colour), *sheets_of(drawing)]
    return painted(sheets, (CELL, CELL), CELL, crc32(path.stem.encode()))


def build(folder: Path) -> None:
    paths = sorted(PORTRAITS.glob("*.svg"))
    atlas = Image.new("RGBA", (COLUMNS * CELL, -(-len(paths) // COLUMNS) * CELL))
    slots: dict[str, tuple[int, int]] = {}
    for i, path in enumerate(paths):
        slots[path.stem] = (i % COLUMNS * CELL, i // COLUMNS * CELL)
        atlas.paste(portrait(path), slots[path.stem])
    atlas.save(folder / "portraits.webp", quality=88, method=6)
    index = {"cell": CELL, "sources": digest(of_portraits()), "slots": slots}
    (folder / "portraits.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
