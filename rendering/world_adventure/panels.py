"""A seat's panel: hero, runes, gold, statuses, soldiers, caravan, quest, Rune Powers."""

from collections import Counter
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
HEAD, FACE, ICON = 48, 46, 30
TRACK = 10  # height of the race for the runes, below the name
LOW = 130  # a panel with two lines
NAME, RUNES, NUMBER = Style(Face.BOLD, 30), Style(Face.BOLD, 32), Style(Face.BOLD, 28)
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
    """Low panels leave out upgrades and goods, and count soldiers by level."""
    first = [counted(symbols.WANTED, str(facts.wanted), symbols.RED)] * (facts.wanted > 0)
    first += [counted(symbols.GOLD, str(facts.gold), symbols.NEEDED)]
    first += [
        counted(symbols.STATUSES[status], str(n), INK)
        for status, n in zip(STATUSES, facts.statuses, strict=True)
    ]
    if high < LOW:
        return [first, [*squads(facts.soldiers), cargo(facts)[0], *few_cards(facts)]]
    kit = [upgrade(name, n) for name, n in facts.upgrades]
    troop = [in_row([soldier(one, ICON + 4) for one in facts.soldiers], 1)] * bool(facts.soldiers)
    return [first, [*troop, *kit], cargo(facts), cards(facts)]


def squads(soldiers: tuple[Troop, ...]) -> list[Image.Image]:
    """Soldiers of a level together: how many stand, and how many there are if some have
    fainted."""
    found = list[Image.Image]()
    for level in sorted({one.level for one in soldiers}):
        of_level = [one for one in soldiers if one.level == level]
        up, n = sum(not one.fainted for one in of_level), len(of_level)
        face = soldier(Troop(level, fainted=not up, wounds=0, experience=0), ICON)
        found.append(in_row([face, _number(str(n) if up == n else f"{up}/{n}")], 1))
    return found


def _number(text: str) -> Image.Image:
    image = Image.new("RGBA", (width(text, NUMBER) + 1, ICON))
    write(image, (0, ICON // 2), text, NUMBER, INK, "lm")
    return image


def cargo(facts: Panel) -> list[Image.Image]:
    """The wagon with how many goods it has and can hold, then each kind of goods with its
    number."""
    taken, room = facts.room
    tone = symbols.NEEDED if facts.wagon == 1 else GOLD
    goods: dict[str, str] = {**symbols.GOODS}
    tones: dict[str, Colour] = {**symbols.GOODS_TONES}
    load = [counted(goods[good], str(n) if n > 1 else "", tones[good]) for good, n in facts.goods]
    return [counted("wagon", f"{taken}/{room}", tone), *load]


def cards(facts: Panel) -> list[Image.Image]:
    """Items, the quest with its steps, Rune Powers with the uses left [WA-08, WA-33, WA-74]."""
    found = [counted(symbols.ITEMS[item], "", symbols.LEGEND) for item in facts.items]
    if facts.quest:
        done, steps = facts.left
        found.append(counted(symbols.QUEST, f"{done}/{steps}" if steps else "", INK))
    powers = [
        counted(symbols.POWERS[key], str(n) if n > 1 else "", symbols.LEGEND)
        for key, n in facts.powers
    ]
    return found + powers


def few_cards(facts: Panel) -> list[Image.Image]:
    """The same without numbers."""
    held = [*(symbols.ITEMS[item] for item in facts.items)]
    held += [symbols.POWERS[key] for key, _ in facts.powers]
    quest = [counted(symbols.QUEST, "", INK)] * bool(facts.quest)
    return quest + [counted(icon, "", symbols.LEGEND) for icon in held]


def upgrade(name: str, n: int) -> Image.Image:
    """[WA-62]"""
    return counted(symbols.UPGRADES[name], str(n) if n > 1 else "", symbols.MERCHANT)


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
