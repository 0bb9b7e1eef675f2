"""A House's panel: who it is, how many cards lie where, its Perk and Ploy, its points."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.core import HIDDEN, View
from engine.games.volfyirion.state import Volfyirion, active, points
from rendering import icons
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.palette import SEATS, mix
from rendering.pieces import badge, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import faces, symbols
from rendering.volfyirion.faces import Size
from rendering.volfyirion.strip import Three, pills, three
from rendering.volfyirion.symbols import BONE, COAL, EMBER, GLOW, SLATE
from rendering.words import Say, said

EDGE = 12
BADGE = 56
NAME, WORD, NUMBER = Style(Face.BOLD, 38), Style(Face.TEXT, 28), Style(Face.BOLD, 38)
LINE = 50
PILES = (("deck", symbols.DECK), ("hand", symbols.HAND), ("discard", symbols.DISCARD))


class Panel(NamedTuple):
    """`counts`: deck, hand, discard. `ploy` is HIDDEN, its name, or "" for none."""

    seat: int
    name: str
    acting: bool
    counts: Three
    perk: str = ""
    ploy: str = ""
    points: Three | None = None
    shown: tuple[int, ...] = (0, 1, 2)  # which of them


def panel_of(view: View[Volfyirion], seat: int, say: Say) -> Panel:
    house = view.s.houses[seat]
    zones = (house.deck.cards, house.hand.cards, house.discard)
    mine, several = seat == view.seat, len(active(view.s)) > 1
    return Panel(
        seat,
        said(say, "picture-you") if mine else say("picture-house", n=seat + 1),
        seat in active(view.s),
        (len(zones[0]), len(zones[1]), len(zones[2])),
        house.perk,
        house.ploy.cards[0] if house.ploy.cards else "",
        three(points(view.s, seat)) if several and seat in active(view.s) else None,
        (0,) if view.s.mode == "team" else (0, 1, 2),
    )


@lru_cache(maxsize=128)
def panel(facts: Panel, size: Size, say: Say) -> Image.Image:
    wide = size[0]
    image = sheet(size, SLATE, seed=21, edge=0.3)
    rim, thick = (GLOW, 4) if facts.acting else (mix(SLATE.light, BONE, 0.25), 2)
    frame(image, rim, thick)
    _head(image, facts)
    y = EDGE + BADGE + 10
    _piles(image, facts, y, say)
    y += 86
    if facts.points:
        row = faces.within(
            faces.in_row(pills(facts.points, 44, facts.shown), 6), (wide - 2 * EDGE, 44)
        )
        image.paste(row, (EDGE, y), row)
        y += 52
    for icon, text, tone in _secrets(facts, say):
        if icon:
            icons.stamp(image, (EDGE + 22, y + LINE // 2), icon, 40, tone)
        else:
            image.paste(faces.back((32, 44)), (EDGE + 6, y + LINE // 2 - 22))
        words, style = fitted(text, Style(Face.BOLD, 32), wide - 2 * EDGE - 54, 22)
        write(image, (EDGE + 54, y + LINE // 2), words, style, BONE, "lm")
        y += LINE
    return image


def frame(image: Image.Image, colour: tuple[int, int, int], wide: int) -> None:
    x1, y1 = image.size
    for box in ((0, 0, x1, wide), (0, y1 - wide, x1, y1), (0, 0, wide, y1), (x1 - wide, 0, x1, y1)):
        image.paste(colour, box)


def _head(image: Image.Image, facts: Panel) -> None:
    """Badge and name on a ribbon of the seat's colour."""
    middle = EDGE + BADGE // 2
    tint = mix(SEATS[facts.seat].colour, COAL, 0.55)
    image.paste(tint, (6, 6, image.width - 6, EDGE + BADGE + 4))
    lay(image, (EDGE + BADGE // 2, middle), badge(facts.seat, str(facts.seat + 1), BADGE))
    room = image.width - 2 * EDGE - BADGE - 14 - (44 if facts.acting else 0)
    text, style = fitted(facts.name, NAME, room, 26)
    write(image, (EDGE + BADGE + 12, middle), text, style, BONE, "lm")
    if facts.acting:
        icons.stamp(image, (image.width - EDGE - 20, middle), "hourglass", 40, GLOW)


def _piles(image: Image.Image, facts: Panel, top: int, say: Say) -> None:
    """How many cards lie where, in three columns."""
    column = (image.width - 2 * EDGE) // 3
    for i, (word, icon) in enumerate(PILES):
        x = EDGE + i * column + column // 2
        icons.stamp(image, (x - 22, top + 20), icon, 40, symbols.DIM)
        write(image, (x + 6, top + 20), str(facts.counts[i]), NUMBER, BONE, "lm")
        text, style = fitted(said(say, f"picture-{word}"), WORD, column - 6, 20)
        write(image, (x, top + 62), text, style, symbols.DIM, "mm")


def _secrets(facts: Panel, say: Say) -> list[tuple[str, str, tuple[int, int, int]]]:
    lines: list[tuple[str, str, tuple[int, int, int]]] = []
    if facts.perk:
        lines.append((symbols.PERKS[facts.perk], said(say, f"perk-{facts.perk}"), (126, 200, 150)))
    if facts.ploy == HIDDEN:
        lines.append(("", said(say, "picture-ploy-hidden"), EMBER))
    elif facts.ploy:
        lines.append((symbols.PLOYS[facts.ploy], said(say, f"ploy-{facts.ploy}"), EMBER))
    return lines


def draw_panel(
    image: Image.Image, box: tuple[int, int, int, int], view: View[Volfyirion], seat: int, say: Say
) -> None:
    size = (box[2] - box[0], box[3] - box[1])
    image.paste(panel(panel_of(view, seat, say), size, say), box[:2])
