"""A seat's panel: hero, runes, gold, soldiers, caravan, quest, statuses, Rune Powers. The rest is
on the close-up."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.world_adventure.cards import COMMODITIES, STATUSES, HeroKey
from engine.games.world_adventure.ending import runes_of
from engine.games.world_adventure.setup import has_hero
from engine.games.world_adventure.state import Clan, World, team_of
from rendering import icons
from rendering.canvas import Pen, border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import GOLD, INK, SEATS, WHITE, Colour, mix
from rendering.pieces import LEAST, in_room, in_row, lay
from rendering.portraits import token
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said
from rendering.world_adventure import symbols
from rendering.world_adventure.deeds import track

Size = tuple[int, int]
HEAD, FACE, ICON, LARGE = 48, 46, 30, 36
TRACK = 10  # height of the race for the runes, below the name
LINE = 39  # height of a row at least
NAME, RUNES, NUMBER = (
    Style(Face.BOLD, 30),
    Style(Face.BOLD, 32),
    Style(Face.BOLD, LARGE * 94 // 100),
)
PALE: Colour = (176, 158, 130)


class Troop(NamedTuple):
    """A figure: its level, whether it is down, and its wounds in a battle."""

    level: int
    fainted: bool
    wounds: int
    experience: int


class Panel(NamedTuple):
    seat: int
    team: str  # the number of the team, if there are teams
    hero: HeroKey
    chosen: bool  # whether it is the seat's choice yet [WA-18]
    level: int
    acting: bool
    mine: bool
    runes: tuple[int, int]  # those of the whole team, and how many win
    gold: int
    statuses: tuple[int, ...]
    wanted: int
    soldiers: tuple[Troop, ...]
    goods: tuple[tuple[str, int], ...]
    room: tuple[int, int]  # taken, all
    upgrades: tuple[tuple[str, int], ...]
    quest: str
    left: tuple[int, int]  # steps of the quest: done, all
    powers: tuple[tuple[str, int], ...]
    items: tuple[str, ...]
    wagon: int  # level


def panel_of(view: View[World], seat: int) -> Panel:
    s, clan = view.s, view.s.clans[seat]
    quest = clan.quest
    return Panel(
        seat,
        team_number(s, seat),
        clan.hero.key,
        has_hero(s, seat),
        clan.hero.level,
        s.turn_of == seat and s.result is None,
        seat == view.seat,
        (runes_of(s, seat), s.goal),
        clan.gold,
        tuple(clan.status(status) for status in STATUSES),
        clan.wanted,
        troops(clan),
        goods_of(clan),
        (len(clan.goods), clan.room),
        upgrades_of(clan),
        quest.key if quest else "",
        (len(quest.done), len(quest.places)) if quest else (0, 0),
        tuple((power.key, power.uses) for power in clan.powers),
        tuple(clan.items),
        2 if clan.caravan in ("master-trader", "hunter", "fortress") else 1,
    )


def team_number(s: World, seat: int) -> str:
    """The team's number as strokes, as on a map's rim."""
    if len(s.teams) == s.seats:
        return ""
    return "I" * (1 + s.teams.index(team_of(s, seat)))


def troops(clan: Clan) -> tuple[Troop, ...]:
    return tuple(Troop(one.level, one.fainted, one.wounds, one.experience) for one in clan.soldiers)


def goods_of(clan: Clan) -> tuple[tuple[str, int], ...]:
    counts = Counter(clan.goods)
    return tuple((good, counts[good]) for good in COMMODITIES if counts[good])


def upgrades_of(clan: Clan) -> tuple[tuple[str, int], ...]:
    held = (
        ("pet", clan.pet),
        ("cargo", clan.cargo),
        ("smoke", clan.smoke),
        ("medics", clan.medics),
    )
    return tuple((name, int(n)) for name, n in held if n)


@kept
def panel(facts: Panel, size: Size, say: Say) -> Image.Image:
    """`size` in pixels; a low one shows less."""
    image = sheet(size, symbols.PANEL, seed=facts.seat + 3, edge=0.3)
    image.paste(mix(SEATS[facts.seat].colour, WHITE, 0.5), (3, 3, size[0] - 3, HEAD))
    tone = GOLD if facts.acting else INK if facts.mine else PALE
    border(image, tone, 5 if facts.acting else 3 if facts.mine else 2)
    box = (54, HEAD - TRACK, size[0] - 7, HEAD)
    track(image, box, facts.runes, SEATS[facts.seat].colour)
    _head(image, facts, say)
    rows = _rows(facts, size[1])
    line = (size[1] - HEAD) / len(rows)
    for i, row in enumerate(rows):
        _line(image, round(HEAD + line * (i + 0.5)) - 1, row)
    return image


def _head(image: Image.Image, facts: Panel, say: Say) -> None:
    face = (facts.hero, symbols.LETTERS[facts.hero]) if facts.chosen else ("", "?")
    lay(image, (28, 24), token(face[0], facts.seat, face[1], FACE))
    have, goal = facts.runes
    text, right = f"{have}/{goal}", image.width - 10
    write(image, (right, 19), text, RUNES, INK, "rm")
    right -= width(text, RUNES) + 4
    icons.stamp(image, (right - 15, 19), symbols.RUNE, 30, symbols.LEGEND)
    if facts.level > 1:
        right -= 38
        icons.stamp(image, (right - 14, 19), "crown", 28, symbols.NEEDED)
    hero = said(say, f"hero-{facts.hero}" if facts.chosen else "picture-wa-no-hero")
    name = f"{facts.team} {hero}".strip()
    text, style = fitted(name, NAME, right - 88, LEAST)
    write(image, (56, 19), text, style, INK, "lm")


def _rows(facts: Panel, high: int) -> list[list[Image.Image]]:
    """What matters most comes first: low panels have fewer rows. Who is wanted stands in the turn
    order."""
    wagon, *_ = cargo(facts, LARGE)
    lines = (high - HEAD) // LINE
    steps = _steps(facts) if lines > 1 else ""
    quest = [counted(symbols.QUEST, steps, INK, LARGE)] * bool(facts.quest)
    most = [counted(symbols.GOLD, str(facts.gold), symbols.NEEDED, LARGE), squad(facts), wagon]
    statuses = [
        counted(symbols.STATUSES[status], str(n), INK, LARGE)
        for status, n in zip(STATUSES, facts.statuses, strict=True)
    ]
    rows = [most, [*statuses, *quest], [*cards(facts, LARGE)]]
    return rows[:lines] if lines > 1 else [[*most, *quest]]


def squad(facts: Panel) -> Image.Image:
    """How many soldiers stand and, if some have fainted, of how many; with a star if one has level
    2 [WA-48]."""
    up, n = sum(not one.fainted for one in facts.soldiers), len(facts.soldiers)
    level = max((one.level for one in facts.soldiers), default=1)
    face = soldier(Troop(level, fainted=n > up == 0, wounds=0, experience=0), LARGE)
    return in_row([face, _number(str(n) if up == n else f"{up}/{n}")], 3)


def _number(text: str) -> Image.Image:
    image = Image.new("RGBA", (width(text, NUMBER) + 1, LARGE))
    write(image, (0, LARGE // 2), text, NUMBER, INK, "lm")
    return image


def cargo(facts: Panel, size: int = ICON) -> list[Image.Image]:
    """The wagon with how many goods it has and can hold, then each kind of goods with its
    number."""
    taken, room = facts.room
    tone = symbols.NEEDED if facts.wagon == 1 else GOLD
    goods: dict[str, str] = {**symbols.GOODS}
    tones: dict[str, Colour] = {**symbols.GOODS_TONES}
    load = [counted(goods[good], str(n) if n > 1 else "", tones[good]) for good, n in facts.goods]
    return [counted("wagon", f"{taken}/{room}", tone, size), *load]


def _steps(facts: Panel) -> str:
    """Of a quest: those that are done, and all [WA-33]."""
    done, steps = facts.left
    return f"{done}/{steps}" if steps else ""


def cards(facts: Panel, size: int) -> Iterator[Image.Image]:
    """Items, then Rune Powers with the uses left [WA-08, WA-74]."""
    for item in facts.items:
        yield counted(symbols.ITEMS[item], "", symbols.LEGEND, size)
    for key, n in facts.powers:
        yield counted(symbols.POWERS[key], str(n) if n > 1 else "", symbols.LEGEND, size)


@kept
def soldier(one: Troop, size: int) -> Image.Image:
    """Level 2 has a star; the fainted are pale and struck through; wounds are red dots
    [WA-48, WA-86]."""
    image = Image.new("RGBA", (size, size))
    icons.stamp(image, (size // 2, size // 2), symbols.SOLDIER, size, PALE if one.fainted else INK)
    if one.level > 1:
        icons.stamp(image, (size - size // 5, size // 5), "success", size * 44 // 100, GOLD)
    pen = Pen((size, size))
    if one.fainted:
        pen.line([(2, size - 3), (size - 3, 2)], size * 0.12)
    for i in range(min(one.wounds, 4)):
        pen.dot((size * (0.16 + 0.24 * i), size * 0.88), size * 0.11)
    image.paste(symbols.RED, mask=pen.mask())
    return image


@kept
def counted(icon: str, text: str, colour: Colour, size: int = ICON) -> Image.Image:
    """An icon and its number."""
    style = Style(Face.BOLD, max(LEAST, size * 94 // 100))
    wide = size + (3 + width(text, style) if text else 0)
    image = Image.new("RGBA", (wide, size + 4))
    icons.stamp(image, (size // 2, image.height // 2), icon, size, colour)
    if text:
        write(image, (size + 3, image.height // 2), text, style, INK, "lm")
    return image


def _line(image: Image.Image, y: int, signs: list[Image.Image]) -> None:
    """Pieces from the left, as many as there is room for."""
    row = in_room(signs, image.width - 18, 9)
    image.paste(row, (10, y - row.height // 2), row)
