"""The great deeds, 800 wide: medals with a word under each, pale until somebody has done it, and
how far everybody is in the race for the runes [WA-03 to WA-05]."""

from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from engine.core import View
from engine.games.world_adventure.cards import TIMES, Deed, HeroKey
from engine.games.world_adventure.ending import runes_of
from engine.games.world_adventure.state import World, team_of
from rendering import icons, rich
from rendering.canvas import SCALE, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import CARD_PAPER, FAINT_INK, INK, SEATS, WHITE, Colour, mix
from rendering.pieces import in_row, lay
from rendering.pixels import scaled
from rendering.portraits import token
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said
from rendering.world_adventure import symbols

WIDE, EDGE, ACROSS = 800, 28, 5
HEAD, BAR, CELL = 110, 78, 258  # heights: of the title, of a side's bar, of a deed
MEDAL, MARK, FACE = 112, 56, 72
WORD_HIGH, WORD_WIDE = 70, WIDE // ACROSS - 14
TEETH = 16
TITLE, GOAL, NAME = Style(Face.TITLE, 48), Style(Face.BOLD, 36), Style(Face.BOLD, 36)
WORD = (32, 26)  # sizes of type
TRACK_AT = 300  # where a bar begins
BLANK: Colour = (226, 209, 172)
# in the order in which they stand: hunt, fight, trade, plunder, one's own clan
FAMILIES: dict[Deed, Colour] = {
    **dict.fromkeys(("legendary", "minion", "destroyer", "raid"), (142, 59, 82)),
    **dict.fromkeys(("brigand", "government", "player"), (165, 73, 58)),
    **dict.fromkeys(("stalls-2", "stalls-3", "stalls-4", "sale-12", "sale-16"), (176, 120, 30)),
    "green": (95, 125, 74),
    "yellow": (186, 144, 28),
    **dict.fromkeys(("hero", "soldiers", "caravan", "upgrades", "quest"), (51, 105, 138)),
}


class Mark(NamedTuple):
    """Who has done it."""

    seat: int
    hero: HeroKey


class Slot(NamedTuple):
    """A deed, and the seats that have done it, once for each time."""

    deed: Deed
    owners: tuple[Mark, ...]


class Side(NamedTuple):
    """A clan, or a team of clans, in the race."""

    seats: tuple[Mark, ...]
    runes: int
    mine: bool


class Race(NamedTuple):
    sides: tuple[Side, ...]
    goal: int
    legend: bool  # one of the runes must be a legendary monster's [WA-04]


def slots_of(s: World) -> tuple[Slot, ...]:
    return tuple(
        Slot(
            deed,
            tuple(
                mark_of(s, seat)
                for seat, clan in enumerate(s.clans)
                for _ in range(clan.runes.count(deed))
            ),
        )
        for deed in FAMILIES
    )


def mark_of(s: World, seat: int) -> Mark:
    return Mark(seat, s.clans[seat].hero.key)


def race_of(view: View[World]) -> Race:
    """Of a team there is one side, however many clans it has."""
    s = view.s
    teams = sorted({tuple(team_of(s, seat)) for seat in range(s.seats)})
    sides = (
        Side(tuple(mark_of(s, seat) for seat in team), runes_of(s, team[0]), view.seat in team)
        for team in teams
    )
    return Race(tuple(sides), s.goal, s.legend)


def draw_deeds(view: View[World], say: Say) -> Image.Image:
    """Before there are heroes, the deeds alone: who chooses one asks what they are for."""
    race = race_of(view) if view.s.month else race_of(view)._replace(sides=())
    return _drawn(race, slots_of(view.s), say)


@kept
def _drawn(race: Race, slots: tuple[Slot, ...], say: Say) -> Image.Image:
    rows = -(-len(slots) // ACROSS)
    top = HEAD + BAR * len(race.sides) + 16
    image = sheet((WIDE, top + rows * CELL), CARD_PAPER, seed=9, edge=0.4)
    _head(image, race, say)
    for i, side in enumerate(race.sides):
        _bar(image, HEAD + i * BAR + BAR // 2, side, race.goal, say)
    for i, slot in enumerate(slots):
        row, column = divmod(i, ACROSS)
        across = WIDE // ACROSS
        _slot(image, (column * across + across // 2, top + row * CELL), slot, say)
    return image


def _head(image: Image.Image, race: Race, say: Say) -> None:
    id = "picture-wa-goal-legend" if race.legend else "picture-wa-goal"
    goal = say(id, n=race.goal)
    title, style = fitted(said(say, "picture-wa-deeds"), TITLE, WIDE - 2 * EDGE, 40)
    write(image, (EDGE, 40), title, style, INK, "lm")
    words, style = fitted(goal, GOAL, WIDE - 2 * EDGE, 30)
    write(image, (EDGE, 88), words, style, symbols.RED, "lm")


def _bar(image: Image.Image, y: int, side: Side, goal: int, say: Say) -> None:
    """Faces, the name of a clan that has no partners, a piece for each rune, the number."""
    faces = in_row([_face(one, FACE) for one in side.seats], -6)
    image.paste(faces, (EDGE, y - faces.height // 2), faces)
    if len(side.seats) == 1:
        hero = said(say, f"hero-{side.seats[0].hero}")
        left = EDGE + FACE + 14
        name, style = fitted(hero, NAME, TRACK_AT - left - 10, 30)
        write(image, (left, y), name, style, INK, "lm")
    number = f"{side.runes}/{goal}"
    right = WIDE - EDGE
    write(image, (right, y), number, GOAL, INK, "rm")
    right -= width("24/24" if goal > 9 else "9/9", GOAL) + 16
    colour = SEATS[side.seats[0].seat].colour
    track(image, (TRACK_AT, y - 14, right, y + 14), (side.runes, goal), colour)


def track(
    image: Image.Image, box: tuple[int, int, int, int], runes: tuple[int, int], colour: Colour
) -> None:
    """A piece for each rune that wins; those still to win are pale. `runes`: won, all."""
    (x0, y0, x1, y1), (have, goal) = box, runes
    gap = 4 if y1 - y0 > 12 else 2
    step, pen = (x1 - x0 + gap) / goal, ImageDraw.Draw(image)
    for i in range(goal):
        left, right = round(x0 + i * step), round(x0 + (i + 1) * step) - gap
        pen.rectangle((left, y0, right, y1), colour if i < have else BLANK, INK, gap // 2)


def _face(one: Mark, size: int) -> Image.Image:
    return token(one.hero, one.seat, symbols.LETTERS[one.hero], size)


def _slot(image: Image.Image, at: tuple[int, int], slot: Slot, say: Say) -> None:
    """A medal, what it is for, and below the word who has won it."""
    x, top = at
    lay(image, (x, top + MEDAL // 2), _medal(slot.deed, bool(slot.owners)))
    times = f" ×{TIMES[slot.deed]}" if slot.deed in TIMES else ""
    word = said(say, f"picture-wa-deed-{slot.deed}") + times
    block = rich.fit(word, (WORD_WIDE, WORD_HIGH), WORD, Face.BOLD, centred=True)
    low = top + MEDAL + 4
    rich.paint(image, (x - WORD_WIDE // 2, low), block, INK if slot.owners else FAINT_INK)
    faces = [_face(one, MARK) for one in slot.owners]
    step = min(MARK + 4, (WORD_WIDE - MARK) // max(1, len(faces) - 1))
    for i, face in reversed(list(enumerate(faces))):
        lay(image, (x + (2 * i + 1 - len(faces)) * step // 2, low + block.height + MARK // 2), face)


@kept
def _medal(deed: Deed, won: bool) -> Image.Image:
    """A toothed disc of paper with the deed's sign, which is white and casts a shadow once won."""
    side, middle = MEDAL * SCALE, MEDAL * SCALE / 2
    family = FAMILIES[deed]
    tone = family if won else mix((230, 213, 176), family, 0.26)
    image = Image.new("RGBA", (side, side))
    pen = ImageDraw.Draw(image)
    turns = [i * pi / TEETH for i in range(2 * TEETH)]
    reach = [middle * (0.98 if i % 2 else 0.88) for i in range(2 * TEETH)]
    teeth = [(middle + r * sin(a), middle - r * cos(a)) for a, r in zip(turns, reach, strict=True)]
    pen.polygon(teeth, mix(tone, INK, 0.22))
    for inset, colour in ((0.2, tone), (0.26, mix(tone, WHITE, 0.4)), (0.29, tone)):
        r = middle * (1 - inset)
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), colour)
    small = image.reduce(SCALE)
    size, centre = MEDAL * 54 // 100, MEDAL // 2
    if won:
        shadow = Image.new("L", small.size)
        corner = centre - size // 2
        shadow.paste(255, (corner + 2, corner + 4), icons.icon(symbols.DEEDS[deed], size))
        small.paste(INK, (0, 0), scaled(shadow.filter(ImageFilter.GaussianBlur(3)), 0.6))
    icons.stamp(small, (centre, centre), symbols.DEEDS[deed], size, WHITE if won else FAINT_INK)
    return small
