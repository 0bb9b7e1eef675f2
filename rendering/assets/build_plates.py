"""Cut Wonder Book's scenes and its white country out of paper, a file each. Build time only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_plates [folder [name ...]]

Writes the folder `plates`: a WebP a scene, so that only what is looked at is ever read;
`country.webp`, and `window.webp`, the same country with a clear hole; `ground-*.webp`, what lies
behind the sign of a page without a scene; and `plates.json` (for each
scene where children stand, in pixels, and a digest of all that went into them).
"""

import json
import sys
from pathlib import Path
from zlib import crc32

from PIL import Image

from rendering.assets import (
    scenes_1_hole,
    scenes_1_land,
    scenes_1_town,
    scenes_2_3,
    scenes_4,
    scenes_5,
    scenes_6,
    scenes_close,
    scenes_desk,
    scenes_desk_late,
    scenes_endings,
    scenes_hill,
    scenes_hooks,
    scenes_last,
    scenes_popup,
)
from rendering.assets import scenes_grounds as grounds
from rendering.assets import scenes_white as white
from rendering.assets.papercut import painted, sheets_of
from rendering.assets.plate import Plate, Slot
from rendering.assets.sources import HERE, digest, of_plates
from rendering.assets.stage import WIDE, drawing, group

SIZE = (800, 480)
BY = SIZE[0] / WIDE  # pixels a unit
QUALITY = 82
CHAPTERS = (
    scenes_hill,
    scenes_hooks,
    scenes_desk,
    scenes_desk_late,
    scenes_1_land,
    scenes_1_town,
    scenes_1_hole,
    scenes_2_3,
    scenes_4,
    scenes_5,
    scenes_6,
    scenes_close,
    scenes_popup,
    scenes_endings,
    scenes_last,
)
PLATES = {name: one for chapter in CHAPTERS for name, one in chapter.SCENES.items()}


def plate(name: str) -> Image.Image:
    sheets = sheets_of(drawing(*PLATES[name].sheets))
    return painted(sheets, SIZE, WIDE, crc32(name.encode())).convert("RGB")


def ground(name: str) -> Image.Image:
    """What lies behind the sign of a page without a scene."""
    sheets = sheets_of(drawing(*grounds.GROUNDS[name], high=grounds.HIGH))
    return painted(sheets, grounds.SIZE, WIDE, crc32(name.encode())).convert("RGB")


def country(*above: str) -> Image.Image:
    """The open pages before anything stands on them."""
    sheets = sheets_of(drawing(*white.country(), *above, high=white.HIGH))
    return painted(sheets, white.SIZE, WIDE, 4)


def window() -> Image.Image:
    """The country with a hole, and the ribbon below it. The rim throws its shadow into the hole."""
    whole = country(group(white.rim(), "near"), *white.ribbon())
    hole = group(f'<path d="{white.ring(0)}" fill="#000"/>', "flat")
    clear = painted(sheets_of(drawing(hole, high=white.HIGH)), white.SIZE, WIDE, 4).getchannel("A")
    inside = painted(
        sheets_of(drawing(group(white.rim(), "near"), high=white.HIGH)), white.SIZE, WIDE, 4
    )
    whole.paste(inside, mask=clear)
    return whole


def _slot(slot: Slot) -> list[object]:
    return [round(slot.x * BY), round(slot.y * BY), round(slot.high * BY), slot.pose, slot.left]


def _entry(one: Plate) -> dict[str, object]:
    return {"all_four": one.all_four, "slots": [_slot(slot) for slot in one.slots]}


def build(folder: Path, names: list[str] | None = None) -> None:
    (folder / "plates").mkdir(exist_ok=True)
    for name in names or PLATES:
        _save(plate(name), folder, name)
    if not names:
        _save(country().convert("RGB"), folder, "country")
        _save(window(), folder, "window")
        for name in grounds.GROUNDS:
            _save(ground(name), folder, name)
    index = {
        "sources": digest(of_plates()),
        "plates": {name: _entry(one) for name, one in PLATES.items()},
    }
    text = json.dumps(index, separators=(",", ":")).replace('},"', '},\n"')
    (folder / "plates.json").write_text(text + "\n", encoding="utf-8")


def _save(image: Image.Image, folder: Path, name: str) -> None:
    image.save(folder / "plates" / f"{name}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE, sys.argv[2:])
