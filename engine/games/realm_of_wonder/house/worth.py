"""How well a seat stands: how far along its roads to the castle it is [RW-01], what it has to go on
with, and how soon it can reach what is worth having."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter

from engine.games.realm_of_wonder.board import CASTLE
from engine.games.realm_of_wonder.cards import MOVES
from engine.games.realm_of_wonder.forts import TOKEN_COST
from engine.games.realm_of_wonder.house.distances import STRIDE, Distances
from engine.games.realm_of_wonder.house.pending import expected
from engine.games.realm_of_wonder.house.places import Places
from engine.games.realm_of_wonder.house.values import (
    BONUS,
    CARD,
    HELD,
    TILES,
    Roads,
    guard,
    magic_points,
    road_value,
    roads,
)
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.orders import USUAL
from engine.games.realm_of_wonder.state import UNSET, Character, Realm, on_island
from engine.house.looks import Look

END = 1000.0
RIVAL = 0.3  # how much the best rival's standing counts against one's own
QUALIFIED, LATE = 130.0, 12.0  # for a seat that may enter the castle; per round that it takes
AT_HAND, TOO_LATE = 30.0, 0.7  # castle within reach this round; rounds added if a rival is first
NEAR = 1.0  # to be near the castle: it counts more the less is missing
BEST_PLACES = (1.0, 0.5, 0.25, 0.125)  # how much of their promise the best places count
POINT, HURRY = 0.25, 1.2  # a movement point this round; for a seat that may enter
ADRIFT = 4.0  # on the castle island without the right to enter: no income [RW-12]
HAND_POINT = 0.2  # a movement point in hand for later rounds
READY = {"mage": 1.6, "golem": 1.2, "troll": 1.2, "yeti": 2.0, "gnome": 2.0, "cyclops": 1.2}
EFFECTS = {"": 0.0, "power": 0.0, "magic": 1.5, "rotation": 0.7, "treasure": 2.5}
RESTORED = 1.5  # a spent power that is ready again
SPEED = 0.01
# A standing order that a bot player has no use for. It counts first while orders are given, until
# the round is over, so that the seat that chooses last gives its orders too; then later on.
UNUSUAL, UNHANDY = 20.0, 1.0

_TABLE = attrgetter("quest", "round", "step", "turn_of", "middle", "castle")
_SEEN = attrgetter(
    *("key", "at", "mp", "ready", "shoes", "muscles", "victory", "supply", "pages", "battles"),
    *(
        "chosen.value",
        "pace.card",
        "pace.speed",
        "pace.shift",
        "pace.left",
        "pace.moved",
        "pace.extra",
    ),
    *("pace.balloon", "pace.fist", "pace.vulture"),
)
_ORDERS = attrgetter("counter.value", "muscles.value", "quiet.value")


def worth(s: Realm, seat: int) -> float:
    """The seat's own standing less part of the best rival's; the end of the game outweighs all
    else."""
    if s.result is not None:
        return END if s.result.places[seat] == 1 else -END
    return expected(s, seat, settled)


def settled(s: Realm, seat: int) -> float:
    """The worth as if nothing were under way."""
    return _weighed(Look(s, _seen(s, seat)), seat)


def _seen(s: Realm, seat: int) -> tuple[Hashable, ...]:
    """All that decides how well the seat stands."""
    one = s.characters[seat]
    return (
        *_TABLE(s),
        *[(*_SEEN(each), *each.tiles, len(each.magic.cards)) for each in s.characters],
        *_ORDERS(one.orders),
        *one.moves.cards,
        *sorted(one.magic.cards),
        *s.towers,
        *sorted(s.tiles.cards),
        *s.monsters.items(),
        *[(space, fort.owner, fort.height) for space, fort in s.forts.items()],
        *[len(page.cards) for page in s.pages],
    )


@lru_cache(maxsize=1_000)
def _weighed(look: Look[Realm], seat: int) -> float:
    s = look.take()
    one, everyone = s.characters[seat], roads(s)
    mine = everyone[seat]
    theirs = [(other, each) for other, each in enumerate(everyone) if other != seat]
    away = _race(s, [other for other, each in [(seat, mine), *theirs] if each.open])
    value = _standing(s, seat, mine, away) + _belongings(one) + guard(s, seat) + _hand(s, one)
    value += (HURRY if mine.open else POINT) * _untouched(s, seat)
    value += magic_points(s, seat, income(s, seat)) + (0 if mine.open else _ways(s, seat, mine))
    value += _orders(s, one, any(each.open for _, each in theirs))
    return value - RIVAL * max(_standing(s, other, each, away) for other, each in theirs)


def _standing(s: Realm, seat: int, roads: Roads, away: Mapping[int, float]) -> float:
    """What a rival looks at: how far the roads are, and how soon the castle is reached."""
    one = s.characters[seat]
    value = roads.value + len(one.magic.cards) + 3 * (one.shoes + one.muscles) + 0.2 * one.mp
    if roads.open:
        return value + QUALIFIED - LATE * away[seat] + AT_HAND * (away[seat] == 0)
    return value - ADRIFT * on_island(s, seat)


def _race(s: Realm, racers: Sequence[int]) -> Mapping[int, float]:
    """Rounds to the castle for the seats that may enter it: of all that get there in this round,
    only the fastest does [RW-21]."""
    away = {seat: Distances(s, seat, points_to_come(s, seat)).rounds(CASTLE) for seat in racers}
    at_hand = [seat for seat in racers if away[seat] == 0]
    if len(at_hand) > 1 and s.step in ("spells", "movement"):
        first = max(at_hand, key=lambda seat: s.characters[seat].pace.speed)
        away |= {seat: TOO_LATE for seat in at_hand if seat != first}
    return away


def _untouched(s: Realm, seat: int) -> int:
    """Movement points before the first is spent. Spending the rest then costs nothing more, so that
    nobody walks back and forth just to keep some."""
    one = s.characters[seat]
    pace, card = one.pace, one.pace.card or one.chosen.value
    if pace.moved or card not in MOVES:
        return 0
    points = max(0, MOVES[card].points + one.shoes + pace.shift)
    begun = s.step == "movement" and s.turn_of == seat
    return 0 if begun and pace.left < points else points


def points_to_come(s: Realm, seat: int) -> int | None:
    """Movement points for this round, or None if the seat's turn is over or its card not yet
    chosen."""
    one = s.characters[seat]
    pace, card = one.pace, one.pace.card or one.chosen.value
    if pace.moved or card not in MOVES:
        return None
    if s.step == "movement" and s.turn_of == seat:
        left = pace.left
    else:
        left = max(0, MOVES[card].points + one.shoes + pace.shift)
    return left + (one.mp >= TOKEN_COST and not pace.extra)


def settled_parts(s: Realm, seat: int) -> dict[str, float]:
    """`settled` in named parts that sum up to it."""
    one, everyone = s.characters[seat], roads(s)
    mine = everyone[seat]
    theirs = [(other, each) for other, each in enumerate(everyone) if other != seat]
    away = _race(s, [other for other, each in [(seat, mine), *theirs] if each.open])
    return {
        "quest": road_value(mine.quest),
        "monsters": road_value(mine.monsters),
        "orbs": road_value(mine.orbs),
        "castle": _castle(s, seat, mine, away),
        "cards": len(one.magic.cards) + sum([HELD.get(card, CARD) for card in one.magic.cards]),
        "tokens": (3 + BONUS) * (one.shoes + one.muscles),
        "tiles": sum([TILES.get(tile, 0) for tile in one.tiles]),
        "power": READY[one.key] * one.ready,
        "points": 0.2 * one.mp + magic_points(s, seat, income(s, seat)),
        "guard": guard(s, seat),
        "movement": _hand(s, one) + (HURRY if mine.open else POINT) * _untouched(s, seat),
        "ways": 0 if mine.open else _ways(s, seat, mine),
        "": _orders(s, one, any(each.open for _, each in theirs)),
        "rival": -RIVAL * max(_standing(s, other, each, away) for other, each in theirs),
    }


def _castle(s: Realm, seat: int, roads: Roads, away: Mapping[int, float]) -> float:
    """What it is worth that the castle is open, and near."""
    if roads.open:
        return QUALIFIED - LATE * away[seat] + AT_HAND * (away[seat] == 0)
    return -ADRIFT * on_island(s, seat)


def _belongings(one: Character) -> float:
    return (
        sum([HELD.get(card, CARD) for card in one.magic.cards])
        + READY[one.key] * one.ready
        + BONUS * (one.shoes + one.muscles)
        + sum([TILES.get(tile, 0) for tile in one.tiles])
    )


def _hand(s: Realm, one: Character) -> float:
    """The worth of movement cards kept for later, and of the one chosen."""
    known = [MOVES[card].points for card in one.moves.cards if card in MOVES]
    card = one.chosen.value
    if s.step != "cards" or card not in MOVES:
        kept = len(one.moves.cards) - (s.step == "cards")
        return HAND_POINT * kept * (sum(known) / len(known) if known else STRIDE)
    move = MOVES[card]
    effect = EFFECTS[move.effect] + RESTORED * (move.effect == "power" and not one.ready)
    return HAND_POINT * (sum(known) - move.points) + effect + SPEED * move.speed


def _ways(s: Realm, seat: int, roads: Roads) -> float:
    """The worth of what lies ahead: the best places count most, then the castle."""
    distances = Distances(s, seat, points_to_come(s, seat))
    worths = sorted(Places(s, seat, roads).worths(distances.fades), reverse=True)
    near = NEAR * roads.longest**2 * distances.rounds(CASTLE)
    best = zip(worths, BEST_PLACES, strict=False)
    return sum([worth * part for worth, part in best if worth > 0]) - near


def _orders(s: Realm, one: Character, threat: bool) -> float:
    """The usual standing orders, with an eye on seats that may enter the castle."""
    wary = threat and bool(one.magic.cards)
    wanted = USUAL | {"counter": UNSET} if wary else USUAL
    unusual = [getattr(one.orders, name).value != value for name, value in wanted.items()]
    return -(UNUSUAL if s.step == "cards" or s.round == 1 else UNHANDY) * sum(unusual)
