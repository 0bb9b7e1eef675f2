"""When each rune deed could be done, as bot players see it [WA-05], in months of the calendar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import get_args

from engine.games.world_adventure.barracks import CHEAPLY, RECRUIT, SURELY, VETERANS
from engine.games.world_adventure.board import CITIES, Nation, distances
from engine.games.world_adventure.cards import CARAVANS, QUESTS, TIMES, Deed, Task
from engine.games.world_adventure.guild import is_sure
from engine.games.world_adventure.house.wild_deeds import HOPELESS, LONG, WildDeedMonths
from engine.games.world_adventure.odds import chance
from engine.games.world_adventure.shop import BUY, NEED, PAUSE, SELL
from engine.games.world_adventure.stalls import PRICE as STALL_PRICE
from engine.games.world_adventure.stalls import barred, owned
from engine.games.world_adventure.state import EXPERIENCE, MEDICS
from engine.games.world_adventure.workshop import PRICE as UPGRADE_PRICE
from engine.games.world_adventure.workshop import resale

LEARNT = 0.9  # experience gained in a month
GRAND = 40  # gold for a level-2 caravan [WA-61]
LICENCE = 4.0  # months that it takes to get a point of Charisma
SITE, LESSON = 1.4, 0.4  # months from stall to stall; for a soldier's training, gold apart
QUEST, NEXT_QUEST, ERRAND = 2.5, 3.0, 1.2  # months: a new quest, each further one, a good
GOOD = 0.6  # part of a month that it takes to come by a good for sale
DEEDS: tuple[Deed, ...] = get_args(Deed)


class DeedMonths(WildDeedMonths):
    """The months of all deeds."""

    def all(self) -> Iterator[tuple[Deed, float]]:
        """Each slot that is still open, with the month in which its deed could be done."""
        done = self.me.runes
        for deed in DEEDS:
            left = TIMES.get(deed, 1) - done.count(deed)
            if left > 0:
                yield deed, self.of(deed)
            if deed == "quest":
                for more in range(1, left):
                    yield deed, self.quest + NEXT_QUEST * more

    def of(self, deed: Deed) -> float:  # noqa: C901 - a table
        match deed:
            case "green" | "yellow":
                return self.plunder(deed)
            case "minion" | "destroyer":
                return self.engage(deed)
            case "raid":
                return self.raid
            case "legendary":
                return self.legendary
            case "brigand":
                return self.brigand
            case "government":
                return self.government
            case "player":
                return self.player
            case "stalls-2" | "stalls-3" | "stalls-4":
                return self.stalls(int(deed[-1]))
            case "sale-12" | "sale-16":
                return self.sale(int(deed[-2:]))
            case "caravan":
                return self.caravan
            case "upgrades":
                return self.upgrades
            case "hero":
                return self.hero
            case "soldiers":
                return self.soldiers
            case "quest":
                return self.quest

    # --- in cities ---

    @cached_property
    def cities(self) -> list[tuple[Nation, str]]:
        s, seat = self.s, self.seat
        shut = [nation for nation in s.stalls if barred(s, seat, CITIES[nation])]
        return [(nation, city) for nation, city in CITIES.items() if nation not in shut]

    @cached_property
    def steps(self) -> int:
        """Steps to the nearest city that may be used."""
        return self.timing.nearest([city for _, city in self.cities])

    @cached_property
    def city(self) -> float:
        return self.timing.arrive(self.steps)

    def stalls(self, n: int) -> float:
        """The month of the n-th stall [WA-60]."""
        free = [CITIES[nation] for nation in CITIES if nation not in self.s.stalls]
        missing = n - owned(self.s, self.seat)
        if missing > len(free):
            return self.long
        saved = self.timing.save(STALL_PRICE * missing)
        walked = self.timing.arrive(self.timing.nearest(free), 1) + SITE * (missing - 1) + saved / 2
        when = max(walked, self.now + saved) + LICENCE * max(0, n - self.me.charisma)
        return min(self.long, when)

    @property
    def hero(self) -> float:
        hero = self.me.hero
        if hero.level == 2:
            return self.long
        lessons = (EXPERIENCE - hero.experience) / LEARNT
        when = max(self.city, self.now + lessons)
        return when + max(0, self.timing.save(SURELY) - lessons)

    @property
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

    @property
    def caravan(self) -> float:
        return max(self.city, self.now + self.timing.save(GRAND - resale(self.me)))

    @property
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
        best, goods = self.long, self.me.goods
        for nation, when in self.markets:
            if when < best:
                if missing := self._missing(goods.count(self.s.needs[nation]), worth):
                    when = max(when, self.city + 0.5) + GOOD * missing
                    when += self.timing.save(missing * max(0, BUY - self.me.charisma))
                best = min(best, when)
        return best

    @cached_property
    def markets(self) -> list[tuple[Nation, float]]:
        """For each city, when it lets the clan in and needs something [WA-56, WA-59]."""
        s, timing, shops = self.s, self.timing, self.me.shops
        found: list[tuple[Nation, float]] = []
        for nation, city in self.cities:
            when = max(timing.arrive(timing.far[city]), shops.get(nation, -PAUSE) + PAUSE)
            found.append((nation, max(when, s.month + 1) if nation in s.served else when))
        return found

    def _missing(self, needed: int, worth: int) -> int:
        """How many goods are missing; those without room count twice."""
        have = len(self.me.goods)
        now = SELL * have + (NEED - SELL) * (needed or 1)
        missing = max(0, -(-(worth - now) // SELL), 2 - have) + (not needed)
        return missing + 2 * max(0, have + missing - self.me.room)

    # --- quests ---

    @cached_property
    def quest(self) -> float:
        quest = self.me.quest
        if quest is None:
            return self.timing.arrive(self.steps, 1) + QUEST
        card = QUESTS[quest.key]
        if card.deeds:
            return min(self.of(deed) for deed in card.deeds)
        at, steps, more = self.me.at, 0, 0.0
        left = [at for at in quest.places if at not in quest.done]
        while left:
            far = distances(at)
            at = min(left, key=far.__getitem__)
            steps += far[at]
            more += self._task(card.tasks[quest.places.index(at)])
            left.remove(at)
        return min(self.long + 2, self.timing.arrive(steps) + more)

    def _task(self, task: Task) -> float:
        """The months that a task takes, the way apart."""
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
