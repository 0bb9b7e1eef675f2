"""When rune deeds outside cities could be done, as bot players see it [WA-05], in months of the
calendar."""

from __future__ import annotations

from functools import lru_cache

from engine.games.world_adventure.board import LEGENDS, TERRITORIES, is_city
from engine.games.world_adventure.cards import (
    CARAVANS,
    MERCHANTS,
    MONSTERS,
    PATROLS,
    MonsterTier,
    Tier,
    merchant_row,
    monster_row,
)
from engine.games.world_adventure.house.battle_odds import (
    Force,
    band_strength,
    beat,
    force_of,
    plunder,
    slay,
    strength,
)
from engine.games.world_adventure.house.timing import Timing
from engine.games.world_adventure.npcs import raids
from engine.games.world_adventure.odds.dice import chance
from engine.games.world_adventure.state import STATUS_MOST, THIRD, Npc, World, npc_of, rivals

LONG = 10.0  # months, for what cannot be done yet
HOPELESS = 0.05  # the chance below which a try is not worth it
FOUND = 0.75  # the chance that two dice offer a tier
CALLED = 2.0  # months for each call still missing, and to reach the one that comes
LATE = 1.5  # months from the arrival of a raid

MERCHANTS_AT = frozenset(code for code, one in TERRITORIES.items() if one.merchant)
MONSTERS_AT = frozenset(code for code, one in TERRITORIES.items() if one.monster)


class WildDeedMonths:
    """For one seat, as things stand: `scouting` is the chance to find somebody [WA-30, WA-50],
    `merchants` and `monsters` are the months in which the nearest free sign can be used."""

    def __init__(self, s: World, seat: int) -> None:
        self.s, self.seat, self.me = s, seat, s.clans[seat]
        self.timing = Timing(s, seat)
        self.now, self.long = self.timing.now, self.timing.now + LONG
        self.force = force_of(self.me)
        self.barrier = CARAVANS[self.me.caravan].barrier
        self.scouting = 1.0 if self.me.explorer > STATUS_MOST else chance(self.me.explorer, 1)
        self.merchants = self.timing.act[self._unmarked(MERCHANTS_AT, s.merchants)]
        self.monsters = self.timing.act[self._unmarked(MONSTERS_AT, s.monsters)]

    def _unmarked(self, signs: frozenset[str], marked: list[str]) -> int:
        """Steps to the nearest sign that has no marker."""
        return self.timing.nearest(signs.difference(marked) if marked else signs)

    def tried(self, when: float, p: float) -> float:
        """The month after `when` in which tries with chance `p` succeed, on average."""
        return min(when + 1 / p - 1, self.long) if p > HOPELESS else self.long

    def plunder(self, tier: Tier) -> float:
        p = _plunders(self.force, tier, self.s.stage, self.me.chaser)
        return self.tried(self.merchants, p * FOUND * self.scouting)

    def engage(self, tier: MonsterTier) -> float:
        """The month of a Minion or Destroyer, either one that stands or one that the dice find."""
        standing = npc_of(self.s, tier)
        p = _slays(self.force, tier, self.s.stage, self.barrier)
        found = self.tried(self.monsters, p * FOUND)
        if standing is None or self._reached(standing) > self.s.month + 1:  # [WA-34]
            return found
        return min(found, self._slain(standing))

    def _reached(self, npc: Npc) -> float:
        return self.timing.act[self.timing.far[npc.at]]

    def _slain(self, npc: Npc) -> float:
        """The month in which a monster on the map could be slain."""
        card, barrier = MONSTERS[npc.card], 0 if npc.kind == "legendary" else self.barrier
        p = slay(self.force, card.accuracy, card.hit_points, barrier)
        return self.tried(self._reached(npc), p)

    def raid(self) -> float:
        npc, card, now = npc_of(self.s, "raid"), MONSTERS[f"raid-{self.s.stage}"], self.s.month
        if npc:
            return self._slain(npc)
        month = next(n for n in range(now + 1, now + 4) if raids(n))
        return self.tried(month + LATE, slay(self.force, card.accuracy, card.hit_points, 0))

    def legendary(self) -> float:
        awake = [self._slain(npc) for npc in self.s.npcs if npc.kind == "legendary"]
        return min([*awake, self.tried(self._called(self.s.slain), _legend(self.force))])

    def _called(self, calls: int) -> float:
        """The month in which every third call has brought somebody [WA-43 to WA-45]."""
        return self.now + CALLED * (1 + THIRD - calls % THIRD)

    def brigand(self) -> float:
        npc = npc_of(self.s, "brigand")
        when = self._reached(npc) if npc else self._called(self.s.fulfilled)
        return self._patrol(f"brigand-{self.s.stage}", when)

    def government(self) -> float:
        npc = npc_of(self.s, "government")
        when = self._reached(npc) if npc else self._called(self.s.plundered)
        return self._patrol(f"government-{self.s.stage}", when)

    def _patrol(self, key: str, when: float) -> float:
        theirs = band_strength(PATROLS[key].recruits, PATROLS[key].veterans)
        return self.tried(when, self.scouting * beat(strength(self.force), theirs))

    def player(self) -> float:
        """The month of the easiest player who is not in a city [WA-84]."""
        mine, best = strength(self.force), self.long
        for other in rivals(self.s, self.seat):
            prey = self.s.clans[other]
            if not is_city(prey.at):
                when = self.timing.act[self.timing.far[prey.at]]
                when += when >= self.s.month + 1  # by then the player is elsewhere
                p = self.scouting * beat(mine, strength(force_of(prey)))
                best = min(best, self.tried(when, p))
        return best


@lru_cache(maxsize=5_000)
def _plunders(force: Force, tier: Tier, stage: int, stages: int) -> float:
    """The average over a tier's cards without the strongest, since the player chooses."""
    cards = [MERCHANTS[key] for key in merchant_row(stage) if MERCHANTS[key].tier == tier]
    return _but_worst([plunder(force, card.accuracy, card.hit_points, stages) for card in cards])


@lru_cache(maxsize=5_000)
def _slays(force: Force, tier: MonsterTier, stage: int, barrier: int) -> float:
    cards = [MONSTERS[key] for key in monster_row(stage) if MONSTERS[key].tier == tier]
    return _but_worst([slay(force, card.accuracy, card.hit_points, barrier) for card in cards])


def _but_worst(chances: list[float]) -> float:
    return (sum(chances) - min(chances)) / (len(chances) - 1)


@lru_cache(maxsize=1_000)
def _legend(force: Force) -> float:
    """The average over all legends that may awake."""
    cards = [MONSTERS[key] for key in LEGENDS]
    return sum(slay(force, card.accuracy, card.hit_points, 0) for card in cards) / len(cards)
