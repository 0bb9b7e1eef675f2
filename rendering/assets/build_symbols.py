"""Cut the symbols of buttons and menus out of paper, one picture each. Build time only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_symbols [folder]

Reads `symbols/*.svg`, drawings 128 units wide whose sheets `papercut.py` explains. Around what is
drawn there comes a rim of light paper, so that it can be read on dark and on light ground. Writes
`<key>.webp` for each and `sources.json` (a digest of all that went into them) into the folder, or
where they belong.
"""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree
from zlib import crc32

from PIL import Image

from rendering.assets.papercut import SVG, Sheet, painted, sheets_of
from rendering.assets.sources import SYMBOLS, digest, of_symbols

SIDE = 128  # units of a drawing, and pixels of a picture
RIM, LIGHT = 5, "#fff8ea"  # how wide the rim is, in units of the drawing, and its colour
ROOM = 2, 2, 5, 6  # around it: left, above, and right and below for the shadow; in pixels
WIDER = 16  # units around a drawing in which something may be drawn, too


def symbol(path: Path) -> Image.Image:
    """One symbol, SIDE x SIDE pixels with alpha: as large as it can be."""
    drawn = sheets_of(path.read_text(encoding="utf-8"))
    sheets = [_rim(drawn), *drawn]
    x, y, by = _fit(sheets[0])
    placed = [_moved(sheet, f"translate({x:.3f} {y:.3f}) scale({by:.4f})") for sheet in sheets]
    return painted(placed, (SIDE, SIDE), SIDE, crc32(path.stem.encode()))


def _rim(sheets: list[Sheet]) -> Sheet:
    """All sheets in one, in light paper and wider by the rim."""
    root = ElementTree.Element(f"{{{SVG}}}svg", {"viewBox": f"0 0 {SIDE} {SIDE}"})
    for sheet in sheets:
        root.extend(ElementTree.fromstring(sheet.svg))
    for part in root.iter():
        if part.get("fill", "none") != "none":
            part.set("fill", LIGHT)
        if "fill" in part.attrib:
            part.set("stroke", LIGHT)
            part.set("stroke-width", str(float(part.get("stroke-width", "0")) + 2 * RIM))
            part.set("stroke-linejoin", "round")
    return Sheet(ElementTree.tostring(root, encoding="unicode"), "thin")


def _fit(rim: Sheet) -> tuple[float, float, float]:
    """How far a drawing is moved to the right and down, and by how much it grows, to fill its
    square."""
    whole = SIDE + 2 * WIDER
    far = _moved(rim, f"translate({WIDER} {WIDER})", whole)._replace(kind="flat")
    box = painted([far], (whole, whole), whole, 0).getchannel("A").getbbox()
    assert box is not None, "nothing is drawn"
    left, top, right, bottom = (edge - WIDER for edge in box)
    before, above, after, below = ROOM
    wide, high = SIDE - before - after, SIDE - above - below
    by = min(wide / (right - left), high / (bottom - top))
    x = before + (wide - by * (right - left)) / 2 - by * left
    return x, above + (high - by * (bottom - top)) / 2 - by * top, by


def _moved(sheet: Sheet, how: str, side: int = SIDE) -> Sheet:
    inside = ElementTree.Element(f"{{{SVG}}}g", {"transform": how})
    inside.extend(ElementTree.fromstring(sheet.svg))
    alone = ElementTree.Element(f"{{{SVG}}}svg", {"viewBox": f"0 0 {side} {side}"})
    alone.append(inside)
    return sheet._replace(svg=ElementTree.tostring(alone, encoding="unicode"))


def build(folder: Path) -> None:
    for path in sorted(SYMBOLS.glob("*.svg")):
        symbol(path).save(folder / f"{path.stem}.webp", quality=90, method=6)
    index = {"sources": digest(of_symbols())}
    (folder / "sources.json").write_text(json.dumps(index) + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else SYMBOLS)
