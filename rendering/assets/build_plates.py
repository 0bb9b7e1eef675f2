"""Cut Wonder Book's scenes and its white country out of paper, a file each. Build time only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_plates [folder [name ...]]

Writes the folder `plates`: a WebP a scene, so that only what is looked at is ever read;
for each chapter `country-*.webp`; `hole.webp`, where it is torn before anything stands, and
`window.webp`, the rim of that hole; `ground-*.webp`, what lies behind the sign of a page without a
scene; and `plates.json` (for each scene where children stand, in pixels, and a digest of all that
went into them).
"""

import json
import sys
from collections.abc import Callable
from functools import partial
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


def country(chapter: int) -> Image.Image:
    """The open pages before anything stands on them."""
    return _pages(*white.country(chapter)).convert("RGB")


def window() -> Image.Image:
    """The rim of a hole in the country, with the shadow that it throws, and the ribbon below it."""
    return _pages(group(white.rim(), "near"), *white.ribbon())


def hole() -> Image.Image:
    return _pages(group(f'<path d="{white.ring(0)}" fill="#000"/>', "flat"))


def _pages(*sheets: str) -> Image.Image:
    return painted(sheets_of(drawing(*sheets, high=white.HIGH)), white.SIZE, WIDE, 4)


BESIDE: dict[str, Callable[[], Image.Image]] = {  # pictures that are no scenes
    **{f"country-{chapter}": partial(country, chapter) for chapter in white.LANDS},
    "window": window,
    "hole": hole,
    **{name: partial(ground, name) for name in grounds.GROUNDS},
}


def _slot(slot: Slot) -> list[object]:
    return [round(slot.x * BY), round(slot.y * BY), round(slot.high * BY), slot.pose, slot.left]


def _entry(one: Plate) -> dict[str, object]:
    return {"all_four": one.all_four, "slots": [_slot(slot) for slot in one.slots]}


def build(folder: Path, names: list[str] | None = None) -> None:
    (folder / "plates").mkdir(exist_ok=True)
    for name in names or [*PLATES, *BESIDE]:
        image = BESIDE[name]() if name in BESIDE else plate(name)
        image.save(folder / "plates" / f"{name}.webp", quality=QUALITY, method=6)
    index = {
        "sources": digest(of_plates()),
        "plates": {name: _entry(one) for name, one in PLATES.items()},
    }
    text = json.dumps(index, separators=(",", ":")).replace('},"', '},\n"')
    (folder / "plates.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE, sys.argv[2:])
