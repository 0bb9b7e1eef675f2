"""How well a seat stands, for house players: how far its roads to the castle are [RW-01], what it
has to go on with, and how near the next useful spaces are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import MONSTERS, MOVES
from engine.games.realm_of_wonder.ending import may_enter, roads
from engine.games.realm_of_wonder.purse import income
from engine.games.realm_of_wonder.state import Character, Realm, foreign_fort, house_at, own_forts
from engine.games.realm_of_wonder.ways import (
    NO_WAY,
    cheapest,
    distance_to_castle,
    neighbours,
)

END = 1000.0
RIVAL = 0.5  # what the best other's standing counts against one's own
BEST_ROAD, OTHER_ROADS = 40.0, 8.0
QUALIFIED, STEP_TO_CASTLE = 30.0, 1.5
POINT = 0.25  # a movement point to come
MP, SAVINGS, SAVED = 0.8, 0.25, 9  # each MP up to SAVED, and beyond
INCOME, CARD, READY = 2.0, 1.0, 1.5
TOKEN = 4.0  # a bonus token
TILES: dict[str, float] = {"knight": 2.0, "potion": 2.5, "teleport": 1.0, "cursed": 1.0}
EFFECTS: dict[str, float] = {"": 0, "power": 0.5, "magic": 1.0, "rotation": 0.5, "treasure": 3.0}
LURE = 4.0  # of a useful space under one's feet, less the farther it is


def worth(s: Realm, seat: int) -> float:
    """The own standing less half of the best rival's; won or lost is beyond all else."""
    if s.result is not None:
        return END if s.result.places[seat] == 1 else -END
    rival = max(standing(s, other) for other in range(s.seats) if other != seat)
    return standing(s, seat) - RIVAL * rival


def standing(s: Realm, seat: int) -> float:
    return road(s, seat) + belongings(s, seat) + prospects(s, seat)


def road(s: Realm, seat: int) -> float:
    """How far the roads are; who may enter needs only get there."""
    done = sorted(have / needed for have, needed in roads(s, seat).values())
    value = BEST_ROAD * done[-1] + OTHER_ROADS * sum(done[:-1])
    if may_enter(s, seat):
        away = distance_to_castle(s.middle, s.castle)[s.characters[seat].at]
        value += QUALIFIED - STEP_TO_CASTLE * min(away, 15)
    return value


def belongings(s: Realm, seat: int) -> float:
    one = s.characters[seat]
    saved = min(one.mp, SAVED)
    return (
        MP * saved
        + SAVINGS * (one.mp - saved)
        + INCOME * income(s, seat)
        + CARD * len(one.magic.cards)
        + READY * one.ready
        + TOKEN * (one.shoes + one.muscles)
        + sum(TILES.get(tile, 0) for tile in one.tiles)
        + _pace(one)
    )


def _pace(one: Character) -> float:
    """Of the round under way: movement points to come, and the card chosen for it."""
    pace, card = one.pace, one.chosen.value
    if not pace.card and card in MOVES:
        return POINT * MOVES[card].points + EFFECTS[MOVES[card].effect]
    to_come = 0 if pace.moved else pace.shift + 2 * pace.balloon + pace.fist + bool(pace.vulture)
    return POINT * (pace.left + to_come)


def prospects(s: Realm, seat: int) -> float:
    """The pull of useful spaces: the nearest ones most."""
    away = distances(s.characters[seat].at, s.middle, s.castle)
    pulls = sorted((use / (2 + away[space]) for space, use in _useful(s, seat)), reverse=True)
    return LURE * sum(pull / 2**i for i, pull in enumerate(pulls[:4]))


def _useful(s: Realm, seat: int) -> Iterator[tuple[str, float]]:
    """Spaces with what they promise."""
    one = s.characters[seat]
    if may_enter(s, seat):
        return
    for space in s.towers:
        yield space, 1.0 + (s.quest == "pages" and _page_may_lie(s, space))
    for space, monster in s.monsters.items():
        yield space, 2.5 + one.muscles - MONSTERS[monster].strength * 0.5
    lands = {SPACES[space].land for space in own_forts(s, seat)}
    for space in _wells():
        if space not in s.forts and house_at(s, space) is None:
            new = s.quest == "lands" and SPACES[space].land not in lands
            yield space, 1.0 + (s.quest == "forts") + 2 * new
    if s.quest == "battles":
        for other in s.characters:
            if other is not one and foreign_fort(s, seat, other.at) is None:
                yield other.at, 1.0


def _page_may_lie(s: Realm, space: str) -> bool:
    lands = list(dict.fromkeys(each.land for each in SPACES.values() if each.land))
    return bool(s.pages[lands.index(SPACES[space].land)].cards) if SPACES[space].land else False


@cache
def _wells() -> tuple[str, ...]:
    return tuple(code for code, space in SPACES.items() if space.feature in ("well", "house"))


@cache
def distances(start: str, middle: int, castle: int) -> Mapping[str, int]:
    """On foot, as if nobody stood anywhere."""
    ways = cheapest(
        start,
        NO_WAY,
        neighbours(middle, castle),
        cost=lambda to: SPACES[to].cost,
        may_cross=lambda step: not step.wall,
        is_open=lambda _: True,
    )
    far = dict.fromkeys(SPACES, NO_WAY) | {start: 0}
    return far | {to: way.cost for to, way in ways.items()}
