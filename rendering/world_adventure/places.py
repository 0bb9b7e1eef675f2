"""What lies on the map for long: needs and stalls, signs, markers, haunts of legends."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import NamedTuple

from PIL import Image

from engine.games.world_adventure.board import CITIES, TERRITORIES, LegendKey
from engine.games.world_adventure.cards import ITEMS, Commodity
from engine.games.world_adventure.setup import has_hero
from engine.games.world_adventure.state import World
from rendering import icons
from rendering.canvas import Pen
from rendering.keeping import kept
from rendering.palette import INK, WHITE, Colour
from rendering.pieces import badge, lay
from rendering.world_adventure import symbols
from rendering.world_adventure.chart import Chart

SIGN, NEED, STALL, HAUNT, QUEST = 30, 34, 34, 36, 26  # how wide each is
# Whom one meets there, or what a city needs, is at the left and right; below is room for figures.
LEFT, RIGHT, LOW = (-32, -3), (32, -3), (-17, 26)
NEED_AT, STALL_AT = LEFT, RIGHT
QUEST_AT, QUEST_BETWEEN = ((-24, 30), (24, 30)), (0, 41)
FADED: Colour = (170, 150, 122)


class Token(NamedTuple):
    """A seat's figure: its letter, and the key of the hero whose face it has."""

    seat: int
    letter: str
    who: str = ""


class Scenery(NamedTuple):
    """`needs` and `stalls` are by city; a city that has been served needs ""."""

    needs: tuple[tuple[str, Commodity | str], ...]
    stalls: tuple[tuple[str, Token], ...]
    merchants: tuple[str, ...]
    monsters: tuple[str, ...]
    asleep: tuple[str, ...]  # legends that may still awake
    quests: tuple[tuple[str, Token], ...]  # where a step of a quest waits [WA-33]


def token_of(s: World, seat: int) -> Token:
    key = s.clans[seat].hero.key
    return Token(seat, symbols.LETTERS[key], key)


def faces(s: World) -> list[str]:
    """Nobody has one before the hero is chosen [WA-18]."""
    return [clan.hero.key if has_hero(s, seat) else "" for seat, clan in enumerate(s.clans)]


def scenery(s: World) -> Scenery:
    """A legend that stands on the map, or was beaten, is no longer asleep."""
    won = {item for clan in s.clans for item in clan.items}
    woken = {npc.card for npc in s.npcs if npc.kind == "legendary"}
    woken |= {legend for legend, item in ITEMS.items() if item in won}
    needs = [
        (city, "" if nation in s.served else s.needs.get(nation, ""))
        for nation, city in CITIES.items()
    ]
    stalls = [(CITIES[nation], token_of(s, seat)) for nation, seat in sorted(s.stalls.items())]
    asleep = [one.legend for one in TERRITORIES.values() if one.legend and one.legend not in woken]
    return Scenery(
        tuple(needs),
        tuple(stalls),
        tuple(sorted(s.merchants)),
        tuple(sorted(s.monsters)),
        tuple(asleep) if s.legends.cards else (),
        tuple(_quests(s)),
    )


def _quests(s: World) -> Iterator[tuple[str, Token]]:
    for seat, clan in enumerate(s.clans):
        if quest := clan.quest:
            yield from (
                (code, token_of(s, seat)) for code in quest.places if code not in quest.done
            )


def lay_scenery(chart: Chart, facts: Scenery) -> None:
    """From the bottom up: signs and haunts, needs, stalls. A close-up gets only what is near."""
    for code, one in TERRITORIES.items():
        if not chart.is_near(code) or one.city:
            continue
        _signs(chart, code, facts)
        if one.legend:
            _haunt(chart, code, one.legend, one.legend in facts.asleep)
    lay_trade(chart, facts, CITIES.values())


def lay_trade(chart: Chart, facts: Scenery, codes: Collection[str]) -> None:
    """What cities of these codes need, and whose stall is there."""
    for code, need in facts.needs:
        if code in codes and chart.is_near(code):
            lay(chart.image, chart.spot(code, *NEED_AT), _need(need, chart.size(NEED)))
    for code, owner in facts.stalls:
        if code in codes and chart.is_near(code):
            lay(chart.image, chart.spot(code, *STALL_AT), stall(owner, chart.size(STALL)))


def lay_quests(chart: Chart, facts: Scenery, crowded: Collection[str]) -> None:
    """At the lower edge, in front of everything, one above the other if several are waiting;
    between the figures where there are several."""
    already: Counter[str] = Counter()
    for code, owner in facts.quests:
        right, down = QUEST_BETWEEN if code in crowded else QUEST_AT[already[code] % 2]
        down -= 20 * (already[code] // 2)
        already[code] += 1
        if chart.is_near(code):
            lay(chart.image, chart.spot(code, right, down), quest(owner, chart.size(QUEST)))


@kept
def quest(owner: Token, size: int) -> Image.Image:
    """A scroll with the badge of the seat that took the quest [WA-33]."""
    image = Image.new("RGBA", (size, size))
    pen = Pen((size, size))
    pen.dot((size / 2, size / 2), size / 2 - 1)
    image.paste(WHITE, mask=pen.mask())
    icons.stamp(image, (size // 2, size * 38 // 100), "note", size * 60 // 100, symbols.NEEDED)
    lay(image, (size // 2, size * 70 // 100), badge(owner.seat, owner.letter, size * 58 // 100))
    return image


def _signs(chart: Chart, code: str, facts: Scenery) -> None:
    one = TERRITORIES[code]
    if one.merchant:
        piece = sign("camel", code in facts.merchants, chart.size(SIGN))
        lay(chart.image, chart.spot(code, *LEFT), piece)
    if one.monster:
        piece = sign("claws", code in facts.monsters, chart.size(SIGN))
        lay(chart.image, chart.spot(code, *RIGHT), piece)


@kept
def sign(icon: str, crossed: bool, size: int) -> Image.Image:
    """Whom one meets there, crossed out while a marker lies on it [WA-12, WA-67, WA-69]."""
    image = Image.new("RGBA", (size, size))
    tone = symbols.MERCHANT if icon == "camel" else symbols.MONSTER
    icons.stamp(image, (size // 2, size // 2), icon, size, FADED if crossed else tone)
    if crossed:
        pen = Pen((size, size))
        pen.line([(2, 2), (size - 3, size - 3)], size * 0.13)
        pen.line([(2, size - 3), (size - 3, 2)], size * 0.13)
        image.paste(symbols.RED, mask=pen.mask())
    return image


def _haunt(chart: Chart, code: str, legend: LegendKey, asleep: bool) -> None:
    """In its own colour as long as the legend sleeps there, and pale afterwards [WA-45]."""
    size = chart.size(HAUNT)
    tone = symbols.LEGEND_TONES[legend] if asleep else FADED
    piece = Image.new("RGBA", (size, size))
    icons.stamp(piece, (size // 2, size // 2), symbols.LEGENDS[legend], size, tone)
    lay(chart.image, chart.spot(code, *LOW), piece)


@kept
def _need(need: str, size: int) -> Image.Image:
    """The commodity on a white disc; a city that has been served has a check [WA-57, WA-59]."""
    image = Image.new("RGBA", (size, size))
    middle = (size / 2, size / 2)
    for radius, tone in ((size / 2 - 1, symbols.NEEDED), (size / 2 - 3, WHITE)):
        pen = Pen((size, size))
        pen.dot(middle, radius)
        image.paste(tone, mask=pen.mask())
    tones: dict[str, Colour] = {**symbols.GOODS_TONES}
    goods: dict[str, str] = {**symbols.GOODS}
    tone = tones.get(need, FADED)
    icons.stamp(image, (size // 2, size // 2), goods.get(need, "check"), size * 70 // 100, tone)
    return image


@kept
def stall(owner: Token, size: int) -> Image.Image:
    """A shop with its owner's badge at the door [WA-60]."""
    image = Image.new("RGBA", (size, size))
    icons.stamp(image, (size // 2, size // 2), symbols.STALL, size, INK)
    piece = badge(owner.seat, owner.letter, size * 66 // 100)
    lay(image, (size // 2, size * 62 // 100), piece)
    return image
