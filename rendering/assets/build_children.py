"""Cut the four children of Wonder Book out of paper, each in four poses, for one atlas. Build time
only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_children [folder]

A child's head is that of its portrait. Writes `children.webp`, a row a child and a column a pose,
and `children.json` (the rows, the columns and a digest of all that went into them) into the folder,
or where they belong.
"""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree
from zlib import crc32

from PIL import Image

from rendering.assets.papercut import SVG, painted, sheets_of
from rendering.assets.props import mixed, outline
from rendering.assets.sources import HERE, PORTRAITS, digest, of_children
from rendering.assets.stage import drawing, group, oval, rect, stroke

WIDE, HIGH = 200, 260  # units of a figure, and pixels of a cell
FOOT = 250  # where it stands
CHILDREN = {  # coat, collar, skin
    "ken": ("#c8402f", "#a93226", "#e3ab78"),
    "lara": ("#35618f", "#f6e9cd", "#f3cda9"),
    "tina": ("#5f8a5a", "#f6e0a8", "#8a5433"),
    "sid": ("#5b6b8c", "#3f8f86", "#f6d7bd"),
}
LEGS, SHOE = "#2b2f45", "#1d1a24"
HEAD = 0.62  # of a portrait
# the middle of the neck and the turn of the head
POSES = {
    "run": (108, 146, 7),
    "stand": (100, 146, 0),
    "kneel": (100, 176, 9),
    "look": (97, 146, -15),
}


def head_of(who: str) -> str:
    """The sheets of a portrait that are no clothes: those lie in the portrait's disc."""
    root = ElementTree.parse(PORTRAITS / f"{who}.svg").getroot()
    groups = [part for part in root if part.tag == f"{{{SVG}}}g"]
    kept = [
        part
        for part in groups
        if 'clip-path="url(#c)"' not in ElementTree.tostring(part, "unicode")
    ]
    return "".join(ElementTree.tostring(part, "unicode") for part in kept)


def figure(who: str, pose: str) -> str:
    x, y, turn = POSES[pose]
    coat, collar, skin = CHILDREN[who]
    legs, arms = LIMBS[pose](coat, skin)
    scarf = oval(x, y + 6, 25, 10, collar)
    # the head's own sheets keep their classes, each moved to the neck
    place = f"translate({x} {y}) rotate({turn}) scale({HEAD}) translate(-128 -190)"
    head = ElementTree.fromstring(f'<svg xmlns="{SVG}">{head_of(who)}</svg>')
    moved = ""
    for part in head:
        kind = part.attrib.pop("class", "thin").replace("sheet", "thin")
        inner = ElementTree.tostring(part, "unicode")
        moved += f'<g class="{kind}"><g transform="{place}">{inner}</g></g>'
    body = group(legs) + group(arms[0]) + group(_coat(x, y, pose, coat))
    return drawing(body, moved, group(scarf, "thin"), group(arms[1], "thin"), wide=WIDE, high=HIGH)


def _coat(x: float, y: float, pose: str, tone: str) -> str:
    """From the neck down, wider below, its right side in shade."""
    low = 240 if pose == "kneel" else 212
    lean = 10 if pose == "run" else 0
    right = f"{x + 22} {y + 4} L{x + 38 - lean} {low}"
    d = f"M{x - 22} {y + 4} Q{x} {y - 6} {right} Q{x - lean} {low + 9} "
    shade = f"M{x + 8} {y} Q{x + 18} {y} {right} L{x + 14 - lean} {low + 4}Z"
    buttons = "".join(
        rect(x - lean * n / 3 - 2, y + 22 + 15 * n, 4, 4, "#f6e9cd", 2) for n in range(3)
    )
    return (
        outline(f"{d}{x - 38 - lean} {low}Z", tone)
        + outline(shade, mixed(tone, "#000000", 0.16))
        + buttons
    )


def _limb(points: list[tuple[float, float]], tone: str, hand: str) -> str:
    return stroke(points, tone, 15) + oval(*points[-1], 8, 8, hand)


def _leg(points: list[tuple[float, float]]) -> str:
    x, y = points[-1]
    return stroke(points, LEGS, 15) + oval(x + 4, y, 13, 7, SHOE)


def _run(coat: str, skin: str) -> tuple[str, tuple[str, str]]:
    dark = mixed(coat, "#000000", 0.2)
    legs = _leg([(90, 206), (66, 226), (40, 222)]) + _leg([(108, 206), (126, 226), (122, FOOT - 6)])
    back = _limb([(92, 160), (66, 178), (52, 200)], dark, skin)
    return legs, (
        back,
        _limb([(122, 162), (148, 176), (166, 158)], mixed(coat, "#000000", 0.1), skin),
    )


def _stand(coat: str, skin: str) -> tuple[str, tuple[str, str]]:
    dark = mixed(coat, "#000000", 0.2)
    legs = _leg([(86, 206), (86, FOOT - 6)]) + _leg([(112, 206), (112, FOOT - 6)])
    left = _limb([(80, 160), (66, 182), (64, 204)], dark, skin)
    return legs, (
        left,
        _limb([(120, 160), (136, 182), (136, 204)], mixed(coat, "#000000", 0.1), skin),
    )


def _kneel(coat: str, skin: str) -> tuple[str, tuple[str, str]]:
    legs = oval(70, FOOT - 4, 26, 9, LEGS) + oval(42, FOOT - 2, 13, 7, SHOE)
    back = _limb([(84, 192), (70, 212), (82, 232)], mixed(coat, "#000000", 0.2), skin)
    return legs, (
        back,
        _limb([(116, 192), (144, 210), (166, 222)], mixed(coat, "#000000", 0.1), skin),
    )


def _look(coat: str, skin: str) -> tuple[str, tuple[str, str]]:
    legs = _leg([(86, 206), (84, FOOT - 6)]) + _leg([(110, 206), (116, FOOT - 6)])
    left = _limb([(80, 160), (62, 180), (58, 202)], mixed(coat, "#000000", 0.2), skin)
    return legs, (
        left,
        _limb([(120, 160), (148, 146), (166, 118)], mixed(coat, "#000000", 0.1), skin),
    )


LIMBS = {"run": _run, "stand": _stand, "kneel": _kneel, "look": _look}


def child(who: str, pose: str) -> Image.Image:
    """One figure, WIDE x HIGH pixels with alpha."""
    return painted(
        sheets_of(figure(who, pose)), (WIDE, HIGH), WIDE, crc32(f"{who} {pose}".encode())
    )


def build(folder: Path) -> None:
    atlas = Image.new("RGBA", (len(POSES) * WIDE, len(CHILDREN) * HIGH))
    for row, who in enumerate(CHILDREN):
        for column, pose in enumerate(POSES):
            atlas.paste(child(who, pose), (column * WIDE, row * HIGH))
    atlas.save(folder / "children.webp", quality=86, method=6)
    index = {
        "cell": (WIDE, HIGH),
        "sources": digest(of_children()),
        "rows": list(CHILDREN),
        "columns": list(POSES),
    }
    (folder / "children.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
