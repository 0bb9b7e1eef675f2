"""What the places on the board promise to a seat: towers, wells, monsters, foes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import nlargest

from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cards import MONSTERS, QUESTS, battle_odds
from engine.games.realm_of_wonder.forts import TOKEN_COST
from engine.games.realm_of_wonder.house.values import (
    BONUS,
    CARD,
    TILES,
    Roads,
    counted,
    income_rounds,
    more_of,
    price,
)
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.state import HOUSES, KNIGHT, Realm, home_of, own_forts

SETBACK = 4.0  # a lost battle costs the turn, and the way back
LATER = 0.85  # part left of what cannot be paid in this round, however near
GIFT = 0.5  # what another gains counts this much of one's own gain
CHEST, DRINK = 2.5, 3.0  # a chest's cards; a potion at a runestone

Fades = Mapping[str, float]
_HOUSES = tuple(HOUSES.values())


class Places:
    """For one seat, each space that is of use, worth what it promises and less the farther away it
    is."""

    def __init__(self, s: Realm, seat: int, roads: Roads) -> None:
        self.s, self.seat, self.roads, self.me = s, seat, roads, s.characters[seat]
        self.quest = more_of(roads.quest, 1, QUESTS[s.quest])
        self.mp = price(s, seat)
        self.income = self.mp * income_rounds(s.round)
        early = s.step == "cards"  # the income of this round has come already
        self.purse = self.me.mp + (0 if early else income(s, seat))

    def worths(self, fades: Fades) -> list[float]:
        drinks = [DRINK * fades[space] for space in _with("runestone")]
        monsters = self._monsters()
        return [
            *self._towers(fades),
            *[monsters[key] * fades[space] for space, key in self.s.monsters.items()],
            *self._wells(fades),
            *self._foes(fades),
            *([max(drinks)] if "potion" in self.me.tiles else []),
        ]

    def _towers(self, fades: Fades) -> list[float]:
        s = self.s
        if not s.towers:
            return []
        values = self._tiles()
        tile = sum([values.get(tile, CARD) for tile in s.tiles.cards]) / len(s.towers) - self.mp
        if s.quest != "pages" or self.me.victory:
            return [tile * fades[space] for space in s.towers]
        pages = self._pages()
        return [(tile + pages.get(SPACES[space].land, 0)) * fades[space] for space in s.towers]

    def _tiles(self) -> dict[str, float]:
        """What each tile is worth [RW-61 to RW-70]."""
        orb = more_of(self.roads.orbs, 1)
        values = TILES | {"orb": orb + self.income, "cursed": orb - self.income, "chest": CHEST}
        return {**values, **self._monsters()}

    def _pages(self) -> dict[str, float]:
        """For each land, what the chance of a page under each of its towers is worth [RW-72]."""
        towers = Counter([SPACES[space].land for space in self.s.towers])
        lands = zip(LANDS, self.s.pages, strict=True)
        return {
            land: self.quest * len(zone.cards) / towers[land] for land, zone in lands if zone.cards
        }

    def _monsters(self) -> Mapping[str, float]:
        knights = KNIGHT * self.me.tiles.count("knight")
        return _fights(self.me.muscles + knights, self.roads.monsters, self._battle())

    def _battle(self) -> float:
        """What it is worth to win a battle."""
        return self.quest if self.s.quest == "battles" else 0

    def _wells(self, fades: Fades) -> list[float]:
        """Free wells to build on and others' forts to conquer [RW-35, RW-37], as many as can soon
        be paid for."""
        most, found = min(self.me.supply, self.purse // TOKEN_COST), list[float]()
        lands = {SPACES[space].land for space in own_forts(self.s, self.seat)}
        counts, forts = self.s.quest == "forts", self.s.forts
        for space in self._sites() if most > 0 else ():
            fort = forts.get(space)
            tokens = 1 + fort.height if fort else 1
            if tokens > most or (fort and fort.owner == self.seat):
                continue
            if self.s.quest == "lands":
                counts = SPACES[space].land not in lands
            value = self.income + self.quest * counts - tokens * TOKEN_COST * self.mp
            here = tokens * TOKEN_COST <= self.me.mp
            found.append(value * (fades[space] if here else min(LATER, fades[space])))
        return nlargest(most, found)

    def _sites(self) -> Sequence[str]:
        """All wells, those of characters that nobody plays too, since no house lies on them
        [RW-27]."""
        homes = [home_of(self.s, seat) for seat in range(self.s.seats)]
        return (*_with("well"), *[space for space in _HOUSES if space not in homes])

    def _foes(self, fades: Fades) -> Iterator[float]:
        """Characters that have something worth taking; nobody is attacked at home [RW-77]."""
        s, mine = self.s, self._loot(self.seat)
        gift = GIFT * self._battle()  # the winner has won one battle more
        for other, one in enumerate(s.characters):
            if other != self.seat and one.at != home_of(s, other) and one.at not in s.forts:
                loot = self._loot(other)
                if loot or s.quest == "battles":
                    win, lose = battle_odds(lead(s, self.seat, other))
                    value = win * (loot + self._battle()) - lose * (SETBACK + mine + gift)
                    yield value * fades[one.at]

    def _loot(self, seat: int) -> float:
        """What the tiles of a seat would bring to a winner."""
        tiles = self.s.characters[seat].tiles
        monsters, orbs = counted(tiles)
        found = 1.5 * (len(tiles) - monsters - orbs)
        if seat == self.seat:
            return found + 10 * (monsters + orbs)
        return found + more_of(self.roads.monsters, monsters) + more_of(self.roads.orbs, orbs)


@lru_cache(maxsize=1_000)
def _fights(points: int, walked: float, battle: float) -> Mapping[str, float]:
    """What it is worth to fight each monster, with so many battle points, on a road of monsters
    that is `walked` so far, if a won battle is worth `battle` by itself."""
    found: dict[str, float] = {}
    for key, monster in MONSTERS.items():
        win, lose = battle_odds(points - monster.strength)
        prize = more_of(walked, 1) + CARD * monster.magic + BONUS * monster.bonus
        found[key] = win * (prize + battle) - lose * SETBACK
    return found


def lead(s: Realm, seat: int, other: int) -> int:
    """The seat's lead by what everybody knows: tokens and knights."""
    me, foe = s.characters[seat], s.characters[other]
    knights = me.tiles.count("knight") - foe.tiles.count("knight")
    return me.muscles - foe.muscles + KNIGHT * knights


@lru_cache(maxsize=10)
def _with(feature: str) -> tuple[str, ...]:
    return tuple(code for code, space in SPACES.items() if space.feature == feature)
