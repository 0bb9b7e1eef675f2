"""The table of World Adventure: clans, cities and their needs, NPCs on the map, decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from engine import phases
from engine.core import Msg, Phase, State, Zone
from engine.games.world_adventure.board import Nation
from engine.games.world_adventure.cards import (
    CARAVANS,
    COMMODITIES,
    CaravanKey,
    Commodity,
    Deed,
    HeroKey,
    Status,
)

START_GOLD, PURSE = 20, 99  # [WA-20, WA-17]
STATUS_POINTS, STATUS_MOST, STATUS_LIMIT = 5, 4, 5  # [WA-19, WA-74]
EXPERIENCE = 6  # to train for level 2, and the most [WA-48, WA-55]
MARKERS = 9  # of merchants, of monsters, of needs [WA-22]
THIRD = 3  # every third need, merchant or monster calls somebody [WA-43 to WA-45]
MEDICS = 3  # medic packs at most [WA-62]
POWER_AT = (1, 4, 7)  # runes that bring a Rune Power slot and a status point [WA-09]
SUCCESS = 3  # a die shows at most that [WA-14]

ModeKey = Literal["competitive", "pairs", "trios"]
NpcKind = Literal["brigand", "government", "minion", "destroyer", "raid", "legendary"]
Step = Literal["beginning", "raid", "players", "npcs", "end"]  # of a month [WA-23]


class Soldier(msgspec.Struct):
    """[WA-53] `wounds` last for one battle [WA-73], `trained`: month of the last try [WA-48]."""

    level: int = 1
    experience: int = 0
    fainted: bool = False
    wounds: int = 0
    trained: int = 0


class Hero(msgspec.Struct):
    """[WA-47] Like a soldier, but it faints in battle only."""

    key: HeroKey
    level: int = 1
    experience: int = 0
    fainted: bool = False
    wounds: int = 0
    trained: int = 0


class Quest(msgspec.Struct):
    """A guild quest that was taken [WA-33]: where its steps are to be done, and which are done."""

    key: str
    places: list[str]
    done: list[str] = []


class Power(msgspec.Struct):
    """A Rune Power in a slot [WA-07, WA-08]."""

    key: str
    uses: int


class Acting(msgspec.Struct):
    """What counts for one turn only."""

    moves: int = 0
    actions: int = 0
    bonus: bool = False  # the extra action of scouting has come [WA-30]
    scouted: list[str] = []  # targets of this turn
    visited: list[str] = []  # cities in which it has paid, or need not [WA-51]
    ambushed: list[NpcKind] = []  # brigand, government: once a turn [WA-85]
    powers: list[str] = []  # Rune Powers whose laws hold in this turn [WA-08]
    tried: list[str] = []  # where a quest has been tried in this turn [WA-33]


class Clan(msgspec.Struct, kw_only=True):
    """What belongs to one seat."""

    hero: Hero
    at: str = ""  # a territory
    explorer: int = 0
    charisma: int = 0
    leadership: int = 0
    gold: int = START_GOLD
    caravan: CaravanKey = "trader"
    pet: bool = False
    cargo: bool = False
    smoke: bool = True
    medics: int = 0
    goods: list[Commodity] = []
    soldiers: list[Soldier] = []
    runes: list[Deed] = []
    powers: list[Power] = []
    items: list[str] = []  # of legendary monsters [WA-74]
    quest: Quest | None = None
    wanted: int = 0
    shops: dict[str, int] = {}  # nation: the month of the last visit [WA-56]
    struck: list[str] = []  # monsters that have attacked it this month, by `token` [WA-42]
    working: bool = False  # died: the next turn is three gold dice [WA-49]
    acting: Acting = msgspec.field(default_factory=Acting)

    def status(self, status: Status) -> int:
        return getattr(self, status)

    @property
    def ready(self) -> list[Soldier]:
        return [soldier for soldier in self.soldiers if not soldier.fainted]

    @property
    def room(self) -> int:
        """Commodity slots [WA-61, WA-62]."""
        return CARAVANS[self.caravan].cargo + self.cargo

    @property
    def chaser(self) -> int:
        return CARAVANS[self.caravan].chaser + self.pet


class Npc(msgspec.Struct):
    """Somebody on the map. `spares`: the seats that have engaged it this month [WA-42]."""

    kind: NpcKind
    card: str
    at: str
    spares: list[int] = []

    @property
    def token(self) -> str:
        """What names it as long as it stands: cards change with the stage [WA-10]."""
        return self.card if self.kind == "legendary" else self.kind


class World(State, kw_only=True):
    """The whole table. `needs`: by nation; a served one is turned over [WA-59]."""

    mode: ModeKey = "competitive"
    goal: int = 9  # runes
    legend: bool = False  # [WA-04]
    clans: list[Clan] = []
    teams: list[list[int]] = []

    month: int = 0
    step: Step = "beginning"
    order: list[int] = []  # of this month [WA-24]
    turn_of: int | None = None
    stage: int = 1  # [WA-10]
    clock: int = 0  # grows with every turn of a seat
    marks: dict[str, int] = {}  # territory: the clock of its last change

    needs: dict[Nation, Commodity] = {}
    served: list[Nation] = []  # this month
    reserve: Zone = msgspec.field(default_factory=Zone)  # commodity markers
    used: list[Commodity] = []
    stock: dict[Commodity, int] = {}
    stalls: dict[Nation, int] = {}  # by nation: the seat [WA-60]

    merchants: list[str] = []  # territories with a merchant marker [WA-66, WA-67]
    monsters: list[str] = []  # with a monster marker [WA-69]
    fulfilled: int = 0  # needs, ever [WA-43]
    plundered: int = 0  # merchants attacked, ever [WA-44]
    slain: int = 0  # monster markers, ever [WA-45]
    track: list[int] = []  # seats as they came to their wanted points, the first first [WA-76]
    npcs: list[Npc] = []  # in the order in which they came
    trails: dict[NpcKind, list[str]] = {}  # of the newest NPC phase, from where each stood
    legends: Zone = msgspec.field(default_factory=Zone)  # not yet awake

    event: str = ""  # of this month; what is in force tells `running` [WA-26]
    coming: str = ""  # the next one
    events: Zone = msgspec.field(default_factory=Zone)
    past: list[str] = []  # events
    quests: Zone = msgspec.field(default_factory=Zone)
    board: list[str] = []  # quests face up [WA-33]
    powers: Zone = msgspec.field(default_factory=Zone)
    pile: list[str] = []  # Rune Powers face up [WA-07]
    rolled: list[int] = []  # the newest dice
    stack: list[Any] = []

    @property
    def running(self) -> str:
        """[WA-26] The event in force: as long as legendary monsters live that of the last awakened,
        else the month's."""
        for npc in reversed(self.npcs):
            if npc.kind == "legendary":
                return npc.card
        return self.event


Turn = phases.Turn[World]  # the move in progress


class OwnTurn(Phase, kw_only=True):
    """What a seat does in the player phase: it is over when its owner dies [WA-49]."""

    seat: int
    begun: bool = False

    def actors(self, s: World) -> list[int]:
        return [self.seat] if self.begun else []


def team_of(s: World, seat: int) -> list[int]:
    """Everyone of the seat's team, the seat too."""
    return next(team for team in s.teams if seat in team)


def rivals(s: World, seat: int) -> Iterator[int]:
    """[WA-87]"""
    team = team_of(s, seat)
    return (other for other in range(s.seats) if other not in team)


def npc_of(s: World, kind: NpcKind) -> Npc | None:
    """Of the kinds of which there is one at most."""
    return next((npc for npc in s.npcs if npc.kind == kind), None)


def npc_named(s: World, token: str) -> Npc | None:
    return next((npc for npc in s.npcs if npc.token == token), None)


def roll(t: Turn, n: int) -> list[int]:
    """Dice on the table, for all to see."""
    t.s.rolled = [1 + t.dice.below(6) for _ in range(n)]
    return list(t.s.rolled)


def gain_gold(t: Turn, seat: int, n: int) -> int:
    """[WA-17] What was taken up; the rest is lost."""
    clan = t.s.clans[seat]
    gained = min(n, PURSE - clan.gold)
    clan.gold += gained
    return gained


def room_left(clan: Clan) -> int:
    return clan.room - len(clan.goods)


def no_action(s: World, seat: int, n: int = 1) -> Msg | None:
    """Why something that takes so many actions cannot be done."""
    return Msg("wa-28-action") if s.clans[seat].acting.actions < n else None


def spend_action(t: Turn, seat: int, n: int = 1) -> None:
    t.s.clans[seat].acting.actions -= n


def touch(t: Turn, *places: str) -> None:
    """Something changed there."""
    for place in places:
        t.s.marks[place] = t.s.clock


def stocked(seats: int) -> dict[Commodity, int]:
    """[WA-22] As many of each kind as players."""
    return dict.fromkeys(COMMODITIES, seats)
