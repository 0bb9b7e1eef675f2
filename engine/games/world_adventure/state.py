"""The table of World Adventure: clans, cities and their needs, NPCs on the map, decks."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine import phases
from engine.core import Msg, Phase, Seat, State, Zone
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
MARKERS = 9  # markers each of merchants, monsters and needs [WA-22]
THIRD = 3  # every third need, merchant or monster calls somebody [WA-43 to WA-45]
MEDICS = 3  # the most medic packs [WA-62]
POWER_AT = (1, 4, 7)  # runes that bring a Rune Power slot and a status point [WA-09]
SUCCESS = 3  # a die that shows at most this is a success [WA-14]

ModeKey = Literal["competitive", "pairs", "trios"]
NpcKind = Literal["brigand", "government", "minion", "destroyer", "raid", "legendary"]
Step = Literal["beginning", "raid", "players", "npcs", "end"]  # the steps of a month [WA-23]


class Soldier(msgspec.Struct):
    """[WA-53] `wounds` last for one battle [WA-73]; `trained` is the month of the last try
    [WA-48]."""

    level: int = 1
    experience: int = 0
    fainted: bool = False
    wounds: int = 0
    trained: int = 0


class Hero(msgspec.Struct):
    """[WA-47] Like a soldier, but it faints only in battle."""

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
    scouted: list[str] = []  # targets scouted in this turn
    visited: list[str] = []  # cities whose toll it has paid or need not pay [WA-51]
    ambushed: list[NpcKind] = []  # brigand and government strike once a turn [WA-85]
    powers: list[str] = []  # Rune Powers whose laws hold in this turn [WA-08]
    tried: list[str] = []  # places where a quest was tried in this turn [WA-33]


class Clan(msgspec.Struct, kw_only=True):
    """What belongs to one seat."""

    hero: Hero
    at: str = ""  # the territory where it stands
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
    items: list[str] = []  # items of legendary monsters [WA-74]
    quest: Quest | None = None
    wanted: int = 0
    shops: dict[str, int] = {}  # by nation, the month of the last visit [WA-56]
    struck: list[str] = []  # monsters that have attacked it this month, by `token` [WA-42]
    working: bool = False  # after a death: the next turn is three gold dice [WA-49]
    acting: Acting = msgspec.field(default_factory=Acting)

    def status(self, status: Status) -> int:
        return getattr(self, status)

    @property
    def ready(self) -> list[Soldier]:
        return [soldier for soldier in self.soldiers if not soldier.fainted]

    @property
    def room(self) -> int:
        """How many commodity slots the clan has [WA-61, WA-62]."""
        return CARAVANS[self.caravan].cargo + self.cargo

    @property
    def chaser(self) -> int:
        return CARAVANS[self.caravan].chaser + self.pet


class Npc(msgspec.Struct):
    """A card on the map. `spares` are the seats that have engaged it this month [WA-42]."""

    kind: NpcKind
    card: str
    at: str
    spares: list[Seat] = []

    @property
    def token(self) -> str:
        """The name that it keeps as long as it stands, since its card changes with the stage
        [WA-10]."""
        return self.card if self.kind == "legendary" else self.kind


class World(State, kw_only=True):
    """The whole table. `needs` are by nation; a served one is turned over [WA-59]."""

    mode: ModeKey = "competitive"
    goal: int = 9  # runes that win
    legend: bool = False  # [WA-04]
    clans: list[Clan] = []
    teams: list[list[Seat]] = []

    month: int = 0
    step: Step = "beginning"
    order: list[Seat] = []  # the turn order of this month [WA-24]
    turn_of: Seat | None = None
    stage: int = 1  # [WA-10]
    clock: int = 0  # grows with every turn of a seat
    marks: dict[str, int] = {}  # by territory, the clock of its last change

    needs: dict[Nation, Commodity] = {}
    served: list[Nation] = []  # cities served this month
    reserve: Zone = msgspec.field(default_factory=Zone)  # commodity markers
    used: list[Commodity] = []
    stock: dict[Commodity, int] = {}
    stalls: dict[Nation, Seat] = {}  # by nation, the owner's seat [WA-60]

    merchants: list[str] = []  # territories with a merchant marker [WA-66, WA-67]
    monsters: list[str] = []  # territories with a monster marker [WA-69]
    fulfilled: int = 0  # all needs fulfilled so far [WA-43]
    plundered: int = 0  # all merchants attacked so far [WA-44]
    slain: int = 0  # all monster markers laid so far [WA-45]
    track: list[Seat] = []  # seats in the order in which they came to their wanted points [WA-76]
    npcs: list[Npc] = []  # in the order in which they came
    trails: dict[NpcKind, list[str]] = {}  # ways of the newest NPC phase, from where each stood
    legends: Zone = msgspec.field(default_factory=Zone)  # those not yet awake

    event: str = ""  # the month's event; `running` says which one is in force [WA-26]
    coming: str = ""  # next month's event
    events: Zone = msgspec.field(default_factory=Zone)
    past: list[str] = []  # past events
    quests: Zone = msgspec.field(default_factory=Zone)
    board: list[str] = []  # quests face up [WA-33]
    powers: Zone = msgspec.field(default_factory=Zone)
    pile: list[str] = []  # Rune Powers face up [WA-07]
    rolled: list[int] = []  # the newest dice
    stack: list[Any] = []

    @property
    def running(self) -> str:
        """[WA-26] The event in force: while legendary monsters live, that of the last one to awake,
        else the month's."""
        for npc in reversed(self.npcs):
            if npc.kind == "legendary":
                return npc.card
        return self.event


Turn = phases.Turn[World]  # the move in progress


class OwnTurn(Phase, kw_only=True):
    """What a seat does in the player phase. It ends when its owner dies [WA-49]."""

    seat: Seat
    begun: bool = False

    def actors(self, s: World) -> list[int]:
        return [self.seat] if self.begun else []


def team_of(s: World, seat: int) -> list[int]:
    """All seats of the seat's team, itself included. Raises ValueError for a seat in no team."""
    for team in s.teams:
        if seat in team:
            return team
    raise ValueError(seat)


def rivals(s: World, seat: int) -> list[int]:
    """[WA-87] The seats that are not on the seat's team."""
    team = team_of(s, seat)
    return [other for other in range(s.seats) if other not in team]


def npc_of(s: World, kind: NpcKind) -> Npc | None:
    """The NPC of a kind of which there is at most one, or None."""
    return next((npc for npc in s.npcs if npc.kind == kind), None)


def npc_named(s: World, token: str) -> Npc | None:
    return next((npc for npc in s.npcs if npc.token == token), None)


def roll(t: Turn, n: int) -> list[int]:
    """Roll dice on the table, for all to see."""
    t.s.rolled = [1 + t.dice.below(6) for _ in range(n)]
    return list(t.s.rolled)


def gain_gold(t: Turn, seat: int, n: int) -> int:
    """[WA-17] Add gold to the purse. Returns what was taken up; the rest is lost."""
    clan = t.s.clans[seat]
    gained = min(n, PURSE - clan.gold)
    clan.gold += gained
    return gained


def room_left(clan: Clan) -> int:
    """How many more goods the caravan takes."""
    return clan.room - len(clan.goods)


def no_action(s: World, seat: int, n: int = 1) -> Msg | None:
    """Why something that takes `n` actions cannot be done, or None if it can."""
    return Msg("wa-28-action") if s.clans[seat].acting.actions < n else None


def spend_action(t: Turn, seat: int, n: int = 1) -> None:
    t.s.clans[seat].acting.actions -= n


def touch(t: Turn, *places: str) -> None:
    """Note that something changed in these territories."""
    for place in places:
        t.s.marks[place] = t.s.clock


def stocked(seats: int) -> dict[Commodity, int]:
    """[WA-22] As many of each kind as there are players."""
    return dict.fromkeys(COMMODITIES, seats)
