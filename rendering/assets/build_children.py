"""Cut the four children of Wonder Book out of paper, each in six poses, for one atlas. Build time
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

from rendering.assets.children_poses import FOOT, LIMBS, head_from_behind
from rendering.assets.papercut import SVG, painted, sheets_of
from rendering.assets.props import mixed, outline
from rendering.assets.sources import HERE, PORTRAITS, digest, of_children
from rendering.assets.stage import drawing, group, oval, rect

WIDE, HIGH = 200, 260  # units of a figure, and pixels of a cell
CHILDREN = {  # coat, collar, skin
    "ken": ("#c8402f", "#a93226", "#e3ab78"),
    "lara": ("#35618f", "#f6e9cd", "#f3cda9"),
    "tina": ("#5f8a5a", "#f6e0a8", "#8a5433"),
    "sid": ("#5b6b8c", "#3f8f86", "#f6d7bd"),
}
HEAD = 0.62  # of a portrait
# the middle of the neck and the turn of the head
POSES = {
    "run": (108, 146, 7),
    "stand": (100, 146, 0),
    "kneel": (100, 176, 9),
    "look": (97, 146, -15),
    "back": (100, 146, 0),
    "lean": (100, 182, 4),
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
    sheets = head_of(who)
    if pose == "back":
        sheets = "".join(group(part, "thin") for part in head_from_behind(who, skin))
    head = ElementTree.fromstring(f'<svg xmlns="{SVG}">{sheets}</svg>')
    moved = ""
    for part in head:
        kind = part.attrib.pop("class", "thin").replace("sheet", "thin")
        inner = ElementTree.tostring(part, "unicode")
        moved += f'<g class="{kind}"><g transform="{place}">{inner}</g></g>'
    body = group(legs) + group(arms[0]) + group(_coat(x, y, pose, coat))
    return drawing(body, moved, group(scarf, "thin"), group(arms[1], "thin"), wide=WIDE, high=HIGH)


def _coat(x: float, y: float, pose: str, tone: str) -> str:
    """From the neck down, wider below, its right side in shade."""
    low = {"kneel": 240, "lean": FOOT - 9}.get(pose, 212)
    lean = 10 if pose == "run" else 0
    right = f"{x + 22} {y + 4} L{x + 38 - lean} {low}"
    d = f"M{x - 22} {y + 4} Q{x} {y - 6} {right} Q{x - lean} {low + 9} "
    shade = f"M{x + 8} {y} Q{x + 18} {y} {right} L{x + 14 - lean} {low + 4}Z"
    buttons = "".join(
        rect(x - lean * n / 3 - 2, y + 22 + 15 * n, 4, 4, "#f6e9cd", 2)
        for n in range(0 if pose == "back" else 3)
    )
    return (
        outline(f"{d}{x - 38 - lean} {low}Z", tone)
        + outline(shade, mixed(tone, "#000000", 0.16))
        + buttons
    )


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
