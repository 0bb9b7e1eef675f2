"""The table of Volfyirion: Houses with their cards, Cities, the Asset Row, the Lair, the dragon."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine import phases
from engine.core import Seat, State, Zone
from engine.games.volfyirion.cards import CARDS, Bonus

ROW = 5  # [VF-04]
LAIR = "lair"  # the key of a claimed Lair, which counts as a City [VF-36]
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
    """What belongs to one seat [VF-07]. `unseen`, sorted, is what deck and hand hold together,
    which anyone knows who has watched the game."""

    deck: Zone = msgspec.field(default_factory=Zone)
    hand: Zone = msgspec.field(default_factory=Zone)
    discard: list[str] = []  # the newest card last
    play: list[Played] = []
    points: Points = msgspec.field(default_factory=Points)  # not yet spent
    gained: Points = msgspec.field(default_factory=Points)  # gained in this turn, spent ones too
    unseen: list[str] = []
    turns: int = 0  # turns begun so far
    perk: str = ""
    ploy: Zone = msgspec.field(default_factory=Zone)


class City(msgspec.Struct):
    """A City, a Stronghold or the claimed Lair. `owners` are seats: a shared Stronghold has two."""

    key: str
    defence: int
    owners: list[Seat]
    troops: list[Played] = []
    buildings: list[Played] = []
    troop_spaces: int = 1
    building_spaces: int = 1
    standing: bool = True
    rebuilt: bool = False  # if it falls again, it is lost for good [VF-43]
    shift: int = 0  # added Defence in this turn [VF-42]

    @property
    def strength(self) -> int:
        """The B that it costs to attack the City [VF-25, VF-26]."""
        bare = self.defence + self.shift
        return bare + sum([CARDS[one.card].defence for one in self.troops]) if self.troops else bare


class Market(msgspec.Struct):
    """Asset Deck and Row, Wonder Deck and Lair [VF-03 to VF-05]. `top` is the Asset Deck's top
    card, kept apart from the rest because it may lie face up."""

    top: Zone = msgspec.field(default_factory=Zone)
    deck: Zone = msgspec.field(default_factory=Zone)
    row: list[str] = []
    sealed: list[str] = []  # cards of the Row that may not be touched [VF-59]
    wonders: Zone = msgspec.field(default_factory=Zone)
    lair: list[str] = []
    claimed: bool = False


class Dragon(msgspec.Struct):
    """Where the Volfyirion token is: on the Lair of market `lair`, on a City, woken and gone from
    the solo Lair, away from both Lairs before its first move in a team game, or out of the game."""

    at: Literal["lair", "city", "woken", "away", "gone"] = "lair"
    city: str = ""
    lair: int = 0


class RageCard(msgspec.Struct):
    """A Wonder in the grid of the co-op game, or the GAP that it left [VF-51, VF-52]."""

    card: str
    sealed: bool = False


class Rage(msgspec.Struct):
    """What drives the dragon. In the solo game, a pile whose first card may lie face up [VF-46,
    VF-48]; in the co-op game, a deck and a grid of two columns [VF-51]."""

    kept: str = ""
    pile: Zone = msgspec.field(default_factory=Zone)
    revealed: list[str] = []  # cards revealed during an attack
    aside: list[str] = []  # cards set aside, which can become a new Asset Deck [VF-49]
    deck: Zone = msgspec.field(default_factory=Zone)
    discard: list[str] = []
    left: list[RageCard] = []
    right: list[RageCard] = []


class Notes(msgspec.Struct):
    """What the rules must remember of this turn."""

    acted: list[Seat] = []  # seats that have acted and so cannot redraw [VF-16]
    acquired: bool = False  # a card was acquired, so no refresh [VF-23]
    refreshed: bool = False
    collided: list[Seat] = []  # seats whose Anomaly Collider was used [VF-41]
    purged: list[Seat] = []  # seats that have paid for a removal [VF-53]
    kept: list[Seat] = []  # seats that keep the rest of the hand, until they draw
    fire: list[str] = []  # removed Troops whose B may be left, for Second Chance [VF-65]


class Volfyirion(State, kw_only=True):
    """The whole table. `removed` holds cards that have left the game; the team `teams[turn_of]` is
    to move."""

    mode: ModeKey = "duel"
    level: Level = "normal"
    variants: list[str] = []  # switched on [VF-38 to VF-43, VF-03]
    teams: list[list[Seat]] = []
    first_team: int = 0
    turn_of: int = 0
    round: int = 0

    houses: list[House] = []
    cities: list[City] = []
    markets: list[Market] = []  # one in all, or one for each team in the team game [VF-55]
    dragon: Dragon = msgspec.field(default_factory=Dragon)
    ploys: Zone = msgspec.field(default_factory=Zone)  # Ploys that were not dealt
    rage: Rage = msgspec.field(default_factory=Rage)
    notes: Notes = msgspec.field(default_factory=Notes)
    removed: list[str] = []
    won: bool = False  # whether the players have beaten the dragon
    stack: list[Any] = []


Turn = phases.Turn[Volfyirion]


def team_of(s: Volfyirion, seat: int) -> int:
    """The number of the seat's team, from 0. Raises ValueError for a seat in no team."""
    for number, team in enumerate(s.teams):
        if seat in team:
            return number
    raise ValueError(seat)


def partners(s: Volfyirion, seat: int) -> list[int]:
    """All seats of the seat's team, itself included."""
    return s.teams[team_of(s, seat)]


def foes(s: Volfyirion, seat: int) -> list[int]:
    own = partners(s, seat)
    return [other for other in range(s.seats) if other not in own]


def active(s: Volfyirion) -> list[int]:
    """The seats whose turn it is."""
    return s.teams[s.turn_of]


def market_of(s: Volfyirion, seat: int) -> Market:
    return s.markets[team_of(s, seat) if len(s.markets) > 1 else 0]


def city_of(s: Volfyirion, key: str) -> City:
    """Raises LookupError if there is no such City."""
    for city in s.cities:
        if city.key == key:
            return city
    raise LookupError(key)


def own_cities(s: Volfyirion, seat: int) -> list[City]:
    """The standing Cities of a seat, with those that it shares with a partner."""
    return [city for city in s.cities if city.standing and seat in city.owners]


def sites(s: Volfyirion, seat: int) -> list[City]:
    """Where a seat's Troops and Buildings may go: its own Cities, and in co-op also its partner's
    [VF-53]."""
    return [city for city in s.cities if city.standing] if s.mode == "coop" else own_cities(s, seat)


def burning(s: Volfyirion) -> City | None:
    """[VF-37, VF-60] What the dragon burns down when this turn ends."""
    if s.mode not in ("duel", "team") or s.dragon.at != "city":
        return None
    city = city_of(s, s.dragon.city)
    return city if city.standing and not set(city.owners).isdisjoint(active(s)) else None


def enemy_cities(s: Volfyirion, seat: int) -> list[City]:
    own = partners(s, seat)  # who share a City are partners
    return [city for city in s.cities if city.standing and city.owners[0] not in own]


def purse(s: Volfyirion, seat: int, currency: Currency) -> House:
    """The House whose points a seat spends. A team's B and K are common and kept with its first
    seat [VF-57]."""
    if s.mode != "team" or currency == "command":
        return s.houses[seat]
    return s.houses[partners(s, seat)[0]]


def points(s: Volfyirion, seat: int) -> Points:
    """A copy of what a seat can spend."""
    command, common = s.houses[seat].points.command, purse(s, seat, "battle").points
    return Points(command, common.battle, common.knowledge)


def gained(s: Volfyirion, seat: int) -> Points:
    """A copy of what came into the seat's purse in this turn."""
    command, common = s.houses[seat].gained.command, purse(s, seat, "battle").gained
    return Points(command, common.battle, common.knowledge)


def have(s: Volfyirion, seat: int, currency: Currency) -> int:
    return getattr(purse(s, seat, currency).points, currency)


def pay(t: Turn, seat: int, currency: Currency, n: int) -> None:
    """Does not check that the seat has so many points."""
    left = purse(t.s, seat, currency).points
    setattr(left, currency, getattr(left, currency) - n)
    if not have(t.s, seat, "battle"):
        t.s.notes.fire = []


def add(t: Turn, seat: int, bonus: Bonus) -> None:
    """Add the points of a bonus; `abilities.give` does its other effects."""
    own, common = t.s.houses[seat], purse(t.s, seat, "battle")
    for each in (own.points, own.gained):
        each.command += bonus.command
    for each in (common.points, common.gained):
        each.battle += bonus.battle
        each.knowledge += bonus.knowledge


def ploys_hidden(s: Volfyirion) -> bool:
    """Whether somebody holds a Ploy that may answer; everybody can see that."""
    return "ploys" in s.variants and any(house.ploy.cards for house in s.houses)
