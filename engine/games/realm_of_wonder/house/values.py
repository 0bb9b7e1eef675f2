"""What things are worth [RW-01]. One unit is about a movement point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from engine.games.realm_of_wonder.cards import MAGIC, MONSTERS, ORBS, QUESTS, has_muscle, kind_of
from engine.games.realm_of_wonder.quests import have
from engine.games.realm_of_wonder.state import HOUSE_MP, NEEDED, Realm, own_forts

ROAD = 40.0  # the worth of a whole road
OPENING = 25.0  # added for its last step
MP = 0.5  # a magic point
LASTING = 11  # rounds; the later a source of income comes, the less it is worth
WHIRL_ROUNDS = 2  # how long a whirl stays, about
RICH, RICHER = (9, 0.7), (18, 0.3)  # from so many MP on, each is worth only a part
GUARD = (0.0, 0.0, 1.2, 1.8)  # the guard of a fort, by its height
CARD, MUSCLE = 1.8, 0.8  # any magic card; added for a muscle
HOLD: dict[str, float] = {  # spells that are worth more or less than 1 to hold
    "lightning": 0.8,
    "plus": 2.2,
    "balloon": 2.0,
    "runestone": 2.0,
    "wish": 2.5,
    "counterspell": 2.0,
}
HELD = {card: HOLD.get(kind_of(card), 1.0) + MUSCLE * has_muscle(card) for card in MAGIC}
BONUS = 4.5  # a bonus token
TILES: dict[str, float] = {"knight": 2.0, "potion": 3.0, "teleport": 1.5}


@dataclass(frozen=True)
class Roads:
    """How much of each road a seat has walked, 0 to 1."""

    quest: float
    monsters: float
    orbs: float

    @cached_property
    def longest(self) -> float:
        return max(self.quest, self.monsters, self.orbs)

    @cached_property
    def open(self) -> bool:
        return self.longest == 1

    @cached_property
    def value(self) -> float:
        return road_value(self.quest) + road_value(self.monsters) + road_value(self.orbs)


def roads(s: Realm) -> list[Roads]:
    """The roads of all seats."""
    found, needed = list[Roads](), QUESTS[s.quest]
    for one, n in zip(s.characters, have(s), strict=True):
        monsters, orbs = counted(one.tiles)
        quest = 1 if one.victory else min(1, n / needed)
        found.append(_roads(quest, min(1, monsters / NEEDED), min(1, orbs / NEEDED)))
    return found


@lru_cache(maxsize=1_000)
def _roads(quest: float, monsters: float, orbs: float) -> Roads:
    """Kept with what is worked out of them: the same few come again and again."""
    return Roads(quest, monsters, orbs)


def counted(tiles: Sequence[str]) -> tuple[int, int]:
    """The numbers of monsters and orbs."""
    return _counted(tuple(tiles)) if tiles else (0, 0)


@lru_cache(maxsize=5_000)
def _counted(tiles: tuple[str, ...]) -> tuple[int, int]:
    return sum(tile in MONSTERS for tile in tiles), sum(tile in ORBS for tile in tiles)


def road_value(done: float) -> float:
    """The worth of a road so far walked; the last steps count most."""
    return ROAD * done * (1 + done) / 2


def more_of(done: float, n: int, needed: int = NEEDED) -> float:
    """`n` steps more on a road of `needed`; the last one opens the castle."""
    after = done + n / needed
    if after < 1:
        return road_value(after) - road_value(done)
    return road_value(1) - road_value(done) + (OPENING if done < 1 else 0)


def price(s: Realm, seat: int) -> float:
    """The worth of a magic point, more while they are hoarded."""
    if s.quest == "hoard" and not s.characters[seat].victory:
        return ROAD / QUESTS["hoard"]
    return MP


def income_rounds(round: int) -> int:
    """How many more rounds of an income are counted in this round."""
    return max(2, LASTING - round)


def magic_points(s: Realm, seat: int, earned: int) -> float:
    """The worth of MP now and to come. What was `earned` at the beginning of this round counts from
    when the movement cards are shown, so that ending the last turn of a round brings nothing."""
    one, early = s.characters[seat], s.step == "cards" and s.round > 1
    lasting = HOUSE_MP + len(own_forts(s, seat)) + one.tiles.count("orb")
    lasting -= one.tiles.count("cursed")
    mp = max(0, one.mp - earned) if early else one.mp
    to_come = lasting * income_rounds(s.round - early) + WHIRL_ROUNDS * (earned - lasting)
    each = price(s, seat)
    return each * ((mp if each > MP else _spread(mp)) + to_come)


def guard(s: Realm, seat: int) -> float:
    """What the second and third tokens of forts are worth [RW-36, RW-37]."""
    return sum([GUARD[min(s.forts[space].height, 3)] for space in own_forts(s, seat)])


def _spread(mp: int) -> float:
    """The more magic points there are, the less each is worth."""
    (rich, less), (richer, least) = RICH, RICHER
    if mp <= rich:
        return mp
    return rich + less * (min(mp, richer) - rich) + least * max(0, mp - richer)
