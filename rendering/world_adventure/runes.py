"""The rune board: which deeds give an Ancient Rune, and which seats have done them [WA-05]."""

from functools import lru_cache
from typing import NamedTuple, get_args

from PIL import Image

from engine.games.world_adventure.cards import TIMES, Deed
from engine.games.world_adventure.state import World
from rendering import icons
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.palette import INK, Colour
from rendering.pieces import badge, lay
from rendering.text import Style, width, write
from rendering.world_adventure import symbols
from rendering.world_adventure.panels import PALE
from rendering.world_adventure.places import Token, token_of

DEEDS: tuple[Deed, ...] = get_args(Deed)
# what tells apart deeds with one icon
NOTES: dict[Deed, str] = {
    "stalls-2": "2",
    "stalls-3": "3",
    "stalls-4": "4",
    "sale-12": "12",
    "sale-16": "16",
}
TONES: dict[Deed, Colour] = {"green": (46, 104, 54), "yellow": (186, 132, 18)}
NOTE = Style(Face.BOLD, 26)


class Slots(NamedTuple):
    """Each deed, and the seats that have done it, once for each time."""

    deed: Deed
    owners: tuple[Token, ...]


def slots_of(s: World) -> tuple[Slots, ...]:
    return tuple(
        Slots(
            deed,
            tuple(
                token_of(s, seat)
                for seat, clan in enumerate(s.clans)
                for _ in range(clan.runes.count(deed))
            ),
        )
        for deed in DEEDS
    )


@lru_cache(maxsize=32)
def rune_board(slots: tuple[Slots, ...], size: tuple[int, int], columns: int) -> Image.Image:
    image = sheet(size, symbols.PANEL, seed=77, edge=0.3)
    border(image, PALE, 2)
    rows = -(-len(slots) // columns)
    across, down = (size[0] - 8) / columns, (size[1] - 8) / rows
    for i, slot in enumerate(slots):
        row, column = divmod(i, columns)
        x, y = round(4 + across * (column + 0.5)), round(4 + down * (row + 0.5))
        _slot(image, slot, (x, y), round(min(across, down)))
    return image


def _slot(image: Image.Image, slot: Slots, at: tuple[int, int], size: int) -> None:
    """The deed's icon, pale until somebody has done it, with the seats that have done it below
    [WA-06]."""
    x, y = at
    note = NOTES.get(slot.deed, f"×{TIMES[slot.deed]}" if slot.deed in TIMES else "")
    icon = min(40, size * 62 // 100) - 4 * bool(note)
    tone = TONES.get(slot.deed, INK) if slot.owners else PALE
    top, wide = y - size // 2 + icon // 2 + 2, icon + (width(note, NOTE) if note else 0)
    left = x - wide // 2
    icons.stamp(image, (left + icon // 2, top), symbols.DEEDS[slot.deed], icon, tone)
    if note:
        write(image, (left + icon, top), note, NOTE, tone, "lm")
    _owners(image, slot.owners, (x, y + size // 2 - size // 5), size)


def _owners(image: Image.Image, owners: tuple[Token, ...], at: tuple[int, int], size: int) -> None:
    small = max(18, min(30, size * 42 // 100))
    step = small if len(owners) < 3 else small * 2 // 3
    left = at[0] - step * (len(owners) - 1) // 2
    for i, owner in enumerate(owners):
        lay(image, (left + i * step, at[1]), badge(owner.seat, owner.letter, small))
