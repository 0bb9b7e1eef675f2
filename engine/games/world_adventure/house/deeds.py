"""When each rune deed could be done, as bot players see it [WA-05], in months of the calendar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import get_args

from engine.games.world_adventure.barracks import CHEAPLY, RECRUIT, SURELY, VETERANS
from engine.games.world_adventure.board import CITIES, Nation, distances
from engine.games.world_adventure.cards import CARAVANS, QUESTS, TIMES, Deed, Task
from engine.games.world_adventure.guild import is_sure
from engine.games.world_adventure.house.wild_deeds import HOPELESS, LONG, WildDeedMonths
from engine.games.world_adventure.odds.dice import chance
from engine.games.world_adventure.shop import BUY, NEED, SELL
from engine.games.world_adventure.stalls import PAUSE, barred, owned
from engine.games.world_adventure.stalls import PRICE as STALL_PRICE
from engine.games.world_adventure.state import EXPERIENCE, MEDICS, World
from engine.games.world_adventure.workshop import PRICE as UPGRADE_PRICE
from engine.games.world_adventure.workshop import resale

LEARNT = 0.9  # experience gained in a month
GRAND = 40  # gold for a level-2 caravan [WA-61]
LICENCE = 4.0  # months that it takes to get a point of Charisma
SITE, LESSON = 1.4, 0.4  # months from stall to stall; for a soldier's training, not counting gold
QUEST, NEXT_QUEST, ERRAND = 2.5, 3.0, 1.2  # months: a new quest, each further one, a good
GOOD = 0.6  # part of a month that it takes to come by a good for sale
DEEDS: tuple[Deed, ...] = get_args(Deed)


@lru_cache(maxsize=1_000)
def open_slots(done: tuple[Deed, ...]) -> tuple[tuple[Deed, int], ...]:
    """The deeds that can still give runes, and how many."""
    left: dict[Deed, int] = {deed: TIMES.get(deed, 1) - done.count(deed) for deed in DEEDS}
    return tuple((deed, n) for deed, n in left.items() if n > 0)


@lru_cache(maxsize=200)
def _without(nations: tuple[Nation, ...]) -> Mapping[str, Nation]:
    """The cities of all other nations, with their nations."""
    return {city: nation for nation, city in CITIES.items() if nation not in nations}


class DeedMonths(WildDeedMonths):
    """The months of all deeds. `cities` are those that may be used, the nearest `steps` away and
    reached in the month `city`."""

    def __init__(self, s: World, seat: int) -> None:
        super().__init__(s, seat)
        shut = [nation for nation in s.stalls if barred(s, seat, CITIES[nation])]
        self.cities = _without(tuple(shut))
        self.steps = self.timing.nearest(self.cities)
        self.city = self.timing.arrive[self.steps]
        self.markets = self._markets()
        self.sites = _without(tuple(s.stalls))
        self.site = self.timing.act[self.timing.nearest(self.sites)]
        self.built = owned(s, seat)

    def all(self) -> list[tuple[Deed, float]]:
        """Each slot that is still open, with the month in which its deed could be done."""
        slots = open_slots(tuple(self.me.runes))
        months: dict[Deed, float] = {deed: MONTHS[deed](self) for deed, _ in slots}
        found, quests = list(months.items()), dict(slots).get("quest", 0)
        for more in range(1, quests):
            found.append(("quest", months["quest"] + NEXT_QUEST * more))
        return found

    # --- in cities ---

    def stalls(self, n: int) -> float:
        """The month of the n-th stall [WA-60]."""
        missing = n - self.built
        if missing > len(self.sites):
            return self.long
        saved = self.timing.save(STALL_PRICE * missing)
        walked = self.site + SITE * (missing - 1) + saved / 2
        when = max(walked, self.now + saved) + LICENCE * max(0, n - self.me.charisma)
        return min(self.long, when)

    def hero(self) -> float:
        hero = self.me.hero
        if hero.level == 2:
            return self.long
        lessons = (EXPERIENCE - hero.experience) / LEARNT
        when = max(self.city, self.now + lessons)
        return when + max(0, self.timing.save(SURELY) - lessons)

    def soldiers(self) -> float:
        """The month in which two soldiers have been trained, by either way."""
        trained = [one for one in self.me.soldiers if one.level == 2 and one.trained]
        others = sorted([one.experience for one in self.me.soldiers if one.level == 1])[::-1]
        others += [0] * max(0, self.me.leadership - len(self.me.soldiers))
        needed = VETERANS - len(trained)
        if not 0 < needed <= len(others):
            return self.long
        lessons = (EXPERIENCE - others[needed - 1]) / LEARNT
        gold = self.timing.save(needed * (CHEAPLY + RECRUIT))
        return max(self.city, self.now + lessons) + max(0, gold - lessons) + LESSON * needed

    def caravan(self) -> float:
        return max(self.city, self.now + self.timing.save(GRAND - resale(self.me)))

    def upgrades(self) -> float:
        me = self.me
        grand = CARAVANS[me.caravan].level == 2
        have = (me.pet + me.cargo + me.smoke + me.medics) if grand else 0
        gold = UPGRADE_PRICE * (3 + MEDICS - have) + (0 if grand else GRAND - resale(me))
        return max(self.city, self.now + self.timing.save(gold))

    # --- sales ---

    def sale(self, worth: int) -> float:
        """[WA-05] The month of a sale of this worth, with needed goods that the clan has or will
        soon have."""
        months = [self._sold(worth, needed, when) for needed, when in self.markets.items()]
        return min([self.long, *months])

    def _sold(self, worth: int, needed: int, when: float) -> float:
        """The month in which the goods that are missing have been bought and carried there."""
        missing = self._missing(needed, worth)
        if not missing:
            return when
        gold = missing * max(0, BUY - self.me.charisma)
        return max(when, self.city + 0.5) + GOOD * missing + self.timing.save(gold)

    def _markets(self) -> dict[int, float]:
        """By how many goods of the needed kind the clan has: the month in which the first such city
        lets it in and needs something [WA-56, WA-59]."""
        s, shops, goods, first = self.s, self.me.shops, self.me.goods, dict[int, float]()
        arrive, far = self.timing.arrive, self.timing.far
        for city, nation in self.cities.items():
            when = arrive[far[city]]
            if nation in shops:
                when = max(when, shops[nation] + PAUSE)
            if nation in s.served:
                when = max(when, s.month + 1)
            needed = goods.count(s.needs[nation])
            first[needed] = min(when, first.get(needed, when))
        return first

    def _missing(self, needed: int, worth: int) -> int:
        """How many goods are missing; those without room count twice."""
        have = len(self.me.goods)
        now = SELL * have + (NEED - SELL) * (needed or 1)
        missing = max(0, -(-(worth - now) // SELL), 2 - have) + (not needed)
        return missing + 2 * max(0, have + missing - self.me.room)

    # --- quests ---

    def quest(self) -> float:
        quest = self.me.quest
        if quest is None:
            return self.timing.act[self.steps] + QUEST
        card = QUESTS[quest.key]
        if card.deeds:
            return min([MONTHS[deed](self) for deed in card.deeds])
        at, steps, more = self.me.at, 0, 0.0
        left = [at for at in quest.places if at not in quest.done]
        while left:
            far = distances(at)
            at = min(left, key=far.__getitem__)
            steps += far[at]
            more += self._task(card.tasks[quest.places.index(at)])
            left.remove(at)
        return min(self.long + 2, self.timing.arrive[steps] + more)

    def _task(self, task: Task) -> float:
        """The months that a task takes, not counting the way there."""
        me, more = self.me, 0.0
        for good in set(task.goods):
            more += ERRAND * max(0, task.goods.count(good) - me.goods.count(good))
        more += self.timing.save(task.gold)
        if task.soldiers > self.force.soldiers:
            more += 1 if task.soldiers <= me.leadership else LONG
        if task.status and not is_sure(self.s, self.seat, task):
            p = chance(me.status(task.status), task.successes)
            more += 1 / p - 1 if p > HOPELESS else LONG
        return more


# fmt: off
MONTHS: Mapping[Deed, Callable[[DeedMonths], float]] = {  # of each deed, by the way to it
    "legendary": DeedMonths.legendary,
    "hero": DeedMonths.hero,
    "soldiers": DeedMonths.soldiers,
    "caravan": DeedMonths.caravan,
    "upgrades": DeedMonths.upgrades,
    "stalls-2": lambda it: it.stalls(2),
    "stalls-3": lambda it: it.stalls(3),
    "stalls-4": lambda it: it.stalls(4),
    "brigand": DeedMonths.brigand,
    "government": DeedMonths.government,
    "player": DeedMonths.player,
    "minion": lambda it: it.engage("minion"),
    "destroyer": lambda it: it.engage("destroyer"),
    "raid": DeedMonths.raid,
    "quest": DeedMonths.quest,
    "green": lambda it: it.plunder("green"),
    "yellow": lambda it: it.plunder("yellow"),
    "sale-12": lambda it: it.sale(12),
    "sale-16": lambda it: it.sale(16),
}
# fmt: on
