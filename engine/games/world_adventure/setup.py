"""What happens before the first month: the table is laid, and everyone makes up a clan [WA-02,
WA-03, WA-18 to WA-22]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import ClassVar, cast

from engine.core import Mode, Msg, Option, Phase, Seat, Setup, Zone
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES, LEGENDS, NATIONS
from engine.games.world_adventure.cards import (
    CARAVANS,
    COMMODITIES,
    HAPPENINGS,
    HEROES,
    POWERS,
    QUESTS,
    STATUSES,
    Commodity,
    HeroKey,
)
from engine.games.world_adventure.month import Month, next_event
from engine.games.world_adventure.shop import BUY
from engine.games.world_adventure.state import (
    STATUS_MOST,
    STATUS_POINTS,
    Clan,
    Hero,
    ModeKey,
    Turn,
    World,
    stocked,
    team_of,
)

HEROES_EACH = 2  # [WA-18]
OPEN_QUESTS = 3  # [WA-22]
NEED_MARKERS = 3  # markers of each commodity: nine on the cities, nine in reserve [WA-22]
MODES: tuple[Mode, ...] = (
    Mode("competitive", (2, 4), lively=3),
    Mode("pairs", (4, 4), teams=((0, 2), (1, 3))),
    Mode("trios", (6, 6), teams=((0, 2, 4), (1, 3, 5))),
)
TEAM_GOALS = {"pairs": 18, "trios": 27}  # runes [WA-03]


def setup(t: Turn, table: Setup) -> None:
    """Leaves the first month on the stack, and above it what everyone chooses beforehand."""
    s = t.s
    (mode,) = (mode for mode in MODES if mode.key == table.mode)
    s.mode = cast("ModeKey", mode.key)
    s.goal = TEAM_GOALS.get(mode.key) or int(table.settings.get("runes", "9"))  # [WA-02, WA-03]
    s.legend = table.settings.get("legend") == "on"
    s.teams = [list(side) for side in mode.sides(s.seats)]
    lay_out(t)
    heroes = list(HEROES)
    t.dice.shuffle(heroes)
    dealt = [heroes[seat * HEROES_EACH :][:HEROES_EACH] for seat in range(s.seats)]
    s.clans = [Clan(hero=Hero(first)) for first, *_ in dealt]
    everyone = list(range(s.seats))
    s.stack = [
        Month(),
        ChoosingCaravan(waiting=list(everyone)),
        SharingPoints(waiting=list(everyone)),
        ChoosingHero(waiting=list(everyone), dealt=dealt),
    ]


def lay_out(t: Turn) -> None:
    """[WA-22] Needs, stock and decks."""
    s = t.s
    needs: list[Commodity] = [need for need in COMMODITIES for _ in range(NEED_MARKERS)]
    t.dice.shuffle(needs)
    s.needs = dict(zip(NATIONS, needs, strict=False))
    s.reserve = Zone([*needs[len(NATIONS) :]])
    s.stock = stocked(s.seats)
    s.legends = _shuffled(t, [*LEGENDS])
    s.events = _shuffled(t, [*HAPPENINGS])
    s.coming = next_event(t)
    s.powers = _shuffled(t, [*POWERS])
    s.quests = _shuffled(t, [*QUESTS])
    s.board = t.draw(s.quests, OPEN_QUESTS)


def _shuffled(t: Turn, cards: list[str]) -> Zone:
    t.dice.shuffle(cards)
    return Zone(cards)


# --- clans ------------------------------------------------------------------------------------


class ChoosingHero(Phase, kw_only=True):
    """[WA-18, WA-87] Everyone keeps one of two heroes; a team may mix those that its members were
    dealt."""

    abreast: ClassVar[bool] = True
    waiting: list[Seat]
    dealt: list[list[HeroKey]]  # the heroes dealt, by seat

    def actors(self, s: World) -> list[int]:
        return self.waiting

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for mate in team_of(s, seat):
            for hero in self.dealt[mate]:
                yield Option(a.ChooseHero(hero), detail=Msg(f"hero-{hero}-skill"))

    def play(self, t: Turn, seat: int, action: a.ChooseHero) -> None:
        self.dealt = [[hero for hero in pair if hero != action.hero] for pair in self.dealt]
        self.waiting.remove(seat)
        t.s.clans[seat].hero = Hero(action.hero)
        t.tell(e.HeroChosen(seat, action.hero))


def has_hero(s: World, seat: int) -> bool:
    """Whether the seat has chosen its hero; until then its clan has any."""
    return not any(isinstance(one, ChoosingHero) and seat in one.waiting for one in s.stack)


class SharingPoints(Phase, kw_only=True):
    """[WA-19] Everyone shares out the points of the power status."""

    abreast: ClassVar[bool] = True
    waiting: list[Seat]

    def actors(self, s: World) -> list[int]:
        return self.waiting

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for points in product(range(STATUS_MOST, -1, -1), repeat=len(STATUSES)):
            if sum(points) == STATUS_POINTS:
                yield Option(a.SharePoints(*points), detail=_share(*points))

    def play(self, t: Turn, seat: int, action: a.SharePoints) -> None:
        clan = t.s.clans[seat]
        clan.explorer, clan.charisma = action.explorer, action.charisma
        clan.leadership = action.leadership
        self.waiting.remove(seat)
        t.tell(e.PointsShared(seat, action.explorer, action.charisma, action.leadership))


def _share(explorer: int, charisma: int, leadership: int) -> Msg:
    """[WA-30, WA-51, WA-52] What these points bring at once."""
    args = {"explorer": explorer, "charisma": charisma, "leadership": leadership}
    return Msg("world-adventure-share", {**args, "price": max(0, BUY - charisma)})


class ChoosingCaravan(Phase, kw_only=True):
    """[WA-20] Everyone chooses a caravan, then all clans awake."""

    abreast: ClassVar[bool] = True
    waiting: list[Seat]

    def actors(self, s: World) -> list[int]:
        return self.waiting

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for key, caravan in CARAVANS.items():
            if caravan.level == 1:
                parts = {
                    "cargo": caravan.cargo,
                    "chaser": caravan.chaser,
                    "barrier": caravan.barrier,
                }
                yield Option(a.ChooseCaravan(key), detail=Msg("world-adventure-caravan", parts))

    def play(self, t: Turn, seat: int, action: a.ChooseCaravan) -> None:
        t.s.clans[seat].caravan = action.caravan
        self.waiting.remove(seat)
        t.tell(e.CaravanChosen(seat, action.caravan))

    def auto(self, t: Turn) -> None:
        self.over = True
        awake_all(t)


def awake_all(t: Turn) -> None:
    """[WA-21] Let all clans awake in different cities."""
    cities = list(CITIES.values())
    t.dice.shuffle(cities)
    for seat, (clan, city) in enumerate(zip(t.s.clans, cities, strict=False)):
        clan.at = city
        t.tell(e.Awoke(seat, city))
