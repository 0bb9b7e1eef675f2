"""A House's panel: who it is, how many cards lie where, its Perk and Ploy, and its points."""

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from PIL import Image

from engine.core import HIDDEN, View
from engine.games.volfyirion.state import Volfyirion, active, gained, points
from rendering import icons
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import SEATS, mix
from rendering.pieces import LEAST, in_room, in_row, lay
from rendering.text import Style, fitted, shared, width, write
from rendering.volfyirion import faces, symbols, tokens
from rendering.volfyirion.faces import Size
from rendering.volfyirion.strip import Three, pills, three
from rendering.volfyirion.symbols import BONE, COAL, EMBER, GLOW, SLATE
from rendering.words import Names, Say, said

EDGE = 12
BADGE = 62
NAME, WORD, NUMBER = Style(Face.BOLD, 38), Style(Face.TEXT, 30), Style(Face.BOLD, 44)
LINE = 50
COUNTS = EDGE + BADGE + 4  # how far down they stand
POINTS = COUNTS + 86
BETWEEN = 8  # words below the piles
TOWN, FALLEN = 76, mix(SLATE.light, BONE, 0.35)  # the sign of a City; a fallen one's colour
PILES = (("deck", symbols.DECK), ("hand", symbols.HAND), ("discard", symbols.DISCARD))

Box = tuple[int, int, int, int]


class Panel(NamedTuple):
    """What stays the same for a turn. `ploy` is HIDDEN, its name, or "" for none; `room` is for
    points; `cities` are its own alone, and whether each stands."""

    seat: int
    name: str
    acting: bool
    perk: str = ""
    ploy: str = ""
    room: bool = False
    cities: tuple[bool, ...] = ()


def letters(s: Volfyirion) -> list[str]:
    """The number of each House, as on its badge."""
    return [str(seat + 1) for seat in range(s.seats)]


def crests(s: Volfyirion) -> list[str]:
    return [tokens.crest(seat) for seat in range(s.seats)]


def panel_of(view: View[Volfyirion], seat: int, say: Say, names: Names) -> Panel:
    house, mine, acting = view.s.houses[seat], seat == view.seat, seat in active(view.s)
    return Panel(
        seat,
        said(say, "picture-you") if mine else names(seat),
        acting,
        house.perk,
        house.ploy.cards[0] if house.ploy.cards else "",
        acting and len(active(view.s)) > 1,
        tuple(city.standing for city in view.s.cities if city.owners == [seat]),
    )


def panel(facts: Panel, size: Size, say: Say) -> Image.Image:
    """`size` in pixels. A Ploy that the reader may not know lies face down."""
    image = sheet(size, SLATE, seed=21, edge=0.3)
    rim, thick = (GLOW, 4) if facts.acting else (mix(SLATE.light, BONE, 0.25), 2)
    border(image, rim, thick)
    _head(image, facts)
    _piles(image, say)
    y = POINTS + (52 if facts.room else 0)
    for icon, text, tone in _secrets(facts, say):
        if icon:
            icons.stamp(image, (EDGE + 22, y + LINE // 2), icon, 40, tone)
        else:
            image.paste(faces.back((32, 44)), (EDGE + 6, y + LINE // 2 - 22))
        words, style = fitted(text, Style(Face.BOLD, 32), size[0] - 2 * EDGE - 54, LEAST)
        write(image, (EDGE + 54, y + LINE // 2), words, style, BONE, "lm")
        y += LINE
    if size[1] - y > TOWN + EDGE:
        _cities(image, facts.cities, (y + size[1]) // 2)
    return image


def _cities(image: Image.Image, cities: tuple[bool, ...], y: int) -> None:
    """Which of its Cities still stand, where there is room to see it at a glance."""
    step = (image.width - 2 * EDGE) // max(1, len(cities))
    for i, stands in enumerate(cities):
        x = EDGE + step * i + step // 2
        icon, tone = ("city-gate", symbols.GILT) if stands else ("ruins", FALLEN)
        icons.stamp(image, (x, y), icon, TOWN, tone)


def write_panel(image: Image.Image, box: Box, view: View[Volfyirion], seat: int, say: Say) -> None:
    """What changes within a turn: how many cards lie where and, if several seats act, the
    points."""
    s, house = view.s, view.s.houses[seat]
    middles = _columns(box[2] - box[0], say)
    for x, pile in zip(middles, (house.deck.cards, house.hand.cards, house.discard), strict=True):
        write(image, (box[0] + x + 6, box[1] + COUNTS + 20), str(len(pile)), NUMBER, BONE, "lm")
    if seat in active(s) and len(active(s)) > 1:
        shown = (0,) if s.mode == "team" else (0, 1, 2)
        left, of = three(points(s, seat)), three(gained(s, seat))
        row = _points(left, of, shown, box[2] - box[0] - 2 * EDGE)
        image.paste(row, (box[0] + EDGE, box[1] + POINTS), row)


@kept
def _points(left: Three, of: Three, shown: tuple[int, ...], room: int) -> Image.Image:
    row = in_row(pills(left, of, 44, shown), 6)
    return row if row.width <= room else in_room(pills(left, of, 38, shown), room, 6)


def _head(image: Image.Image, facts: Panel) -> None:
    """Badge and name on a ribbon of the seat's colour."""
    middle = EDGE + BADGE // 2
    tint = mix(SEATS[facts.seat].colour, COAL, 0.55)
    image.paste(tint, (6, 6, image.width - 6, EDGE + BADGE))
    lay(image, (EDGE + BADGE // 2 - 2, middle - 1), tokens.house(facts.seat, BADGE))
    room = image.width - 2 * EDGE - BADGE - 14 - (44 if facts.acting else 0)
    text, style = fitted(facts.name, NAME, room, LEAST)
    write(image, (EDGE + BADGE + 12, middle), text, style, BONE, "lm")
    if facts.acting:
        icons.stamp(image, (image.width - EDGE - 20, middle), "hourglass", 40, GLOW)


@lru_cache(maxsize=16)
def _columns(wide: int, say: Say) -> tuple[int, ...]:
    """The middle of each pile's column, which is as wide as its word needs."""
    needs = [max(84, width(word, style)) for word, style in _words(wide, say)]
    gap = (wide - 2 * EDGE - sum(needs)) // 2
    starts = accumulate((need + gap for need in needs[:-1]), initial=EDGE)
    return tuple(start + need // 2 for start, need in zip(starts, needs, strict=True))


def _words(wide: int, say: Say) -> list[tuple[str, Style]]:
    """What the piles are called: in smaller, then narrower letters where the words would touch."""
    words = [said(say, f"picture-{word}") for word, _ in PILES]
    rooms = shared([width(word, WORD) for word in words], 0, wide - 2 * EDGE - 2 * BETWEEN)
    return [fitted(word, WORD, room, LEAST) for word, room in zip(words, rooms, strict=True)]


def _piles(image: Image.Image, say: Say) -> None:
    """A sign and a word for each, in three columns [VF-07]."""
    columns, words = _columns(image.width, say), _words(image.width, say)
    for x, (_, icon), (word, style) in zip(columns, PILES, words, strict=True):
        icons.stamp(image, (x - 22, COUNTS + 20), icon, 40, symbols.DIM)
        write(image, (x, COUNTS + 62), word, style, BONE, "mm")


def _secrets(facts: Panel, say: Say) -> list[tuple[str, str, tuple[int, int, int]]]:
    """[VF-41, VF-42]"""
    lines: list[tuple[str, str, tuple[int, int, int]]] = []
    if facts.perk:
        lines.append((symbols.PERKS[facts.perk], said(say, f"perk-{facts.perk}"), (126, 200, 150)))
    if facts.ploy == HIDDEN:
        lines.append(("", said(say, "picture-ploy-hidden"), EMBER))
    elif facts.ploy:
        lines.append((symbols.PLOYS[facts.ploy], said(say, f"ploy-{facts.ploy}"), EMBER))
    return lines
