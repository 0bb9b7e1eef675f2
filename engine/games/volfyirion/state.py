"""The table of Volfyirion: Houses with their cards, Cities, the Asset Row, the Lair, the dragon."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine import phases
from engine.core import State, Zone
from engine.games.volfyirion.cards import CARDS, Bonus

ROW = 5  # [VF-04]
LAIR = "lair"  # as a City: the key of the claimed one [VF-36]
GAP = ""  # an empty space of the Row or the Lair

Currency = Literal["command", "battle", "knowledge"]
ModeKey = Literal["duel", "solo", "coop", "team"]
Level = Literal["easy", "normal", "hard"]


class Points(msgspec.Struct):
    """Points gained and not yet spent in this turn [VF-09]."""

    command: int = 0
    battle: int = 0
    knowledge: int = 0

    def count(self, bonus: Bonus) -> None:
        self.command += bonus.command
        self.battle += bonus.battle
        self.knowledge += bonus.knowledge


class Played(msgspec.Struct):
    """A card in a Play Area or on a City. `gained`: it has given its points this turn [VF-20];
    `used`: its secondary ability was used this turn [VF-32]."""

    card: str
    gained: bool = False
    used: bool = False
    sealed: bool = False


class House(msgspec.Struct):
    """What belongs to one seat [VF-07]. `unseen`, sorted, is what deck and hand hold together:
    whoever watched knows it."""

    deck: Zone = msgspec.field(default_factory=Zone)
    hand: Zone = msgspec.field(default_factory=Zone)
    discard: list[str] = []  # the newest last
    play: list[Played] = []
    points: Points = msgspec.field(default_factory=Points)  # left
    gained: Points = msgspec.field(default_factory=Points)  # in this turn, spent ones too
    unseen: list[str] = []
    turns: int = 0  # begun so far
    perk: str = ""
    ploy: Zone = msgspec.field(default_factory=Zone)


class City(msgspec.Struct):
    """A City, a Stronghold or the claimed Lair. `owners`: seats, two of a shared Stronghold."""

    key: str
    defence: int
    owners: list[int]
    troops: list[Played] = []
    buildings: list[Played] = []
    troop_spaces: int = 1
    building_spaces: int = 1
    standing: bool = True
    rebuilt: bool = False  # a second fall is the last [VF-43]
    shift: int = 0  # more Defence in this turn [VF-42]

    @property
    def strength(self) -> int:
        """The B that an attack costs [VF-25, VF-26]."""
        return self.defence + self.shift + sum(CARDS[troop.card].defence for troop in self.troops)


class Market(msgspec.Struct):
    """Asset Deck and Row, Wonder Deck and Lair [VF-03 to VF-05]. `top` is the Asset Deck's top
    card, apart from the rest because it may lie face up."""

    top: Zone = msgspec.field(default_factory=Zone)
    deck: Zone = msgspec.field(default_factory=Zone)
    row: list[str] = []
    sealed: list[str] = []  # cards of the Row that may not be touched [VF-59]
    wonders: Zone = msgspec.field(default_factory=Zone)
    lair: list[str] = []
    claimed: bool = False


class Dragon(msgspec.Struct):
    """Where the Volfyirion token is: on a Lair (of market `lair`), on a City, woken from the solo
    Lair, away from both Lairs before its first move in a team game, or out of the game."""

    at: Literal["lair", "city", "woken", "away", "gone"] = "lair"
    city: str = ""
    lair: int = 0


class RageCard(msgspec.Struct):
    """A Wonder in the grid of the co-op game, or the GAP that it left [VF-51, VF-52]."""

    card: str
    sealed: bool = False


class Rage(msgspec.Struct):
    """What drives the dragon. Solo: a pile whose first card may lie face up [VF-46, VF-48]; co-op:
    a deck and a grid of two columns [VF-51]."""

    kept: str = ""
    pile: Zone = msgspec.field(default_factory=Zone)
    revealed: list[str] = []  # during an attack
    aside: list[str] = []  # set aside; a new Asset Deck one day [VF-49]
    deck: Zone = msgspec.field(default_factory=Zone)
    discard: list[str] = []
    left: list[RageCard] = []
    right: list[RageCard] = []


class Notes(msgspec.Struct):
    """What the rules must remember of this turn."""

    acted: list[int] = []  # seats that did anything: no redraw any more [VF-16]
    acquired: bool = False  # no refresh any more [VF-23]
    refreshed: bool = False
    collided: list[int] = []  # seats whose Anomaly Collider was used [VF-41]
    purged: list[int] = []  # seats that paid for a removal [VF-53]
    kept: list[int] = []  # seats that keep the rest of the hand, until they draw
    fire: list[str] = []  # Troops removed for B that may be left, for Second Chance [VF-65]


class Volfyirion(State, kw_only=True):
    """The whole table. `removed` has left the game; `teams[turn_of]` is to move."""

    mode: ModeKey = "duel"
    level: Level = "normal"
    variants: list[str] = []  # switched on [VF-38 to VF-43, VF-03]
    teams: list[list[int]] = []
    first_team: int = 0
    turn_of: int = 0
    round: int = 0

    houses: list[House] = []
    cities: list[City] = []
    markets: list[Market] = []  # one; one a team in the team game [VF-55]
    dragon: Dragon = msgspec.field(default_factory=Dragon)
    ploys: Zone = msgspec.field(default_factory=Zone)  # not dealt
    rage: Rage = msgspec.field(default_factory=Rage)
    notes: Notes = msgspec.field(default_factory=Notes)
    removed: list[str] = []
    won: bool = False  # against the dragon
    stack: list[Any] = []


Turn = phases.Turn[Volfyirion]


def team_of(s: Volfyirion, seat: int) -> int:
    return next(number for number, team in enumerate(s.teams) if seat in team)


def partners(s: Volfyirion, seat: int) -> list[int]:
    """Everyone of the seat's team, the seat too."""
    return s.teams[team_of(s, seat)]


def foes(s: Volfyirion, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other not in partners(s, seat)]


def active(s: Volfyirion) -> list[int]:
    """The seats whose turn it is."""
    return s.teams[s.turn_of]


def market_of(s: Volfyirion, seat: int) -> Market:
    return s.markets[team_of(s, seat) if len(s.markets) > 1 else 0]


def city_of(s: Volfyirion, key: str) -> City:
    return next(city for city in s.cities if city.key == key)


def own_cities(s: Volfyirion, seat: int) -> list[City]:
    """The standing Cities of a seat, those shared with a partner too."""
    return [city for city in s.cities if city.standing and seat in city.owners]


def sites(s: Volfyirion, seat: int) -> list[City]:
    """Where a seat's Troops and Buildings may go: its own Cities, in co-op its partner's too
    [VF-53]."""
    return [city for city in s.cities if city.standing] if s.mode == "coop" else own_cities(s, seat)


def enemy_cities(s: Volfyirion, seat: int) -> list[City]:
    others = set(foes(s, seat))
    return [city for city in s.cities if city.standing and others & set(city.owners)]


def purse(s: Volfyirion, seat: int, currency: Currency) -> House:
    """Whose points a seat spends: B and K of a team are common, kept with its first seat
    [VF-57]."""
    common = s.mode == "team" and currency != "command"
    return s.houses[partners(s, seat)[0] if common else seat]


def points(s: Volfyirion, seat: int) -> Points:
    """What a seat can spend, as a copy."""
    command, common = s.houses[seat].points.command, purse(s, seat, "battle").points
    return Points(command, common.battle, common.knowledge)


def gained(s: Volfyirion, seat: int) -> Points:
    """What came into its purse in this turn, as a copy."""
    command, common = s.houses[seat].gained.command, purse(s, seat, "battle").gained
    return Points(command, common.battle, common.knowledge)


def have(s: Volfyirion, seat: int, currency: Currency) -> int:
    return getattr(purse(s, seat, currency).points, currency)


def pay(t: Turn, seat: int, currency: Currency, n: int) -> None:
    left = purse(t.s, seat, currency).points
    setattr(left, currency, getattr(left, currency) - n)
    if not have(t.s, seat, "battle"):
        t.s.notes.fire = []


def add(t: Turn, seat: int, bonus: Bonus) -> None:
    """The points of a bonus; its other effects are `abilities.give`'s."""
    command = Bonus(command=bonus.command)
    common = Bonus(battle=bonus.battle, knowledge=bonus.knowledge)
    for house, part in ((t.s.houses[seat], command), (purse(t.s, seat, "battle"), common)):
        house.points.count(part)
        house.gained.count(part)


def ploys_hidden(s: Volfyirion) -> bool:
    """Somebody holds a Ploy that may answer; everybody sees that."""
    return any(house.ploy.cards for house in s.houses)
