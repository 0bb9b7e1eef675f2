"""The table of Realm of Wonder: characters, three discs, towers, forts, decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from engine import phases
from engine.core import Sealed, Seat, State, Zone
from engine.games.realm_of_wonder.board import SPACES, Feature, Land
from engine.games.realm_of_wonder.cards import (
    HOMES,
    MONSTERS,
    MOVES,
    ORBS,
    CharacterKey,
    Move,
    QuestKey,
)

HAND = 3  # cards of each kind at the start [RW-08]
START_MP, HOUSE_MP = 10, 3  # [RW-08, RW-10]
FORTS = 10  # tokens per player [RW-35]
BONUS_TOKENS = 6  # [RW-79]
ROUNDS = 40  # [RW-80]
KNIGHT = 2  # battle points [RW-66]
NEEDED = 3  # orbs, or beaten monsters [RW-01]
HOUSES: dict[str, str] = {
    space.land: code for code, space in SPACES.items() if space.feature == "house"
}

Disc = Literal["middle", "castle"]  # the discs that turn
Bonus = Literal["shoe", "muscle"]
UNSET = "ask"  # no order given, so the seat is asked
# Which Counterspell goes first, with or without a muscle, where only one is played.
CounterOrder = Literal["ask", "never", "aimed", "aimed-muscle"]
MuscleOrder = Literal["ask", "none", "all"]
OrderName = Literal["counter", "muscles", "quiet"]
Term = Literal["round", "always"]  # how long an order holds
Step = Literal["points", "cards", "spells", "movement"]  # the steps of a round [RW-09]


class Fort(msgspec.Struct):
    """Fort tokens on a well [RW-35]."""

    owner: Seat
    height: int


class Roll(msgspec.Struct):
    """The dice in the corner of the picture: a land, or the dice of one side of a battle."""

    seat: Seat | None  # None for a monster
    dice: list[str]
    total: int = 0  # in a battle, everything added [RW-38]


class Orders(msgspec.Struct):
    """A seat's standing orders, which only that seat sees, in the form that `orders.py` writes."""

    counter: Sealed  # a CounterOrder [RW-20]
    muscles: Sealed  # a MuscleOrder, as a defender [RW-38]
    quiet: Sealed  # "none": no spells [RW-18]; UNSET
    given: Sealed  # names of the orders given in this round, separated by spaces
    personal: bool = True  # whether a person gave them, not a bot player
    sitter: int = 0  # how many people held the seat before

    def __post_init__(self) -> None:
        """Version 3 stored only whether a seat stays quiet in this round, yes or no."""
        if self.quiet.value in ("yes", "no"):
            self.quiet.value = "none round" if self.quiet.value == "yes" else UNSET


class Pace(msgspec.Struct):
    """What counts for one round only."""

    card: str = ""  # the movement card, revealed
    speed: int = 0  # the speed, Lightning included [RW-52]
    shift: int = 0  # points from Plus three and Minus three [RW-53, RW-54]
    left: int = 0  # movement points left in the seat's turn [RW-22]
    cast: bool = False  # whether it has cast or passed
    moved: bool = False  # whether it has had its turn
    extra: bool = False  # whether it has bought a movement point [RW-23]
    bought: bool = False  # whether it has bought a magic card [RW-29]
    balloon: bool = False  # [RW-55]
    fist: bool = False  # the Golem's power [RW-46]
    vulture: str = ""  # the land in which the Troll's power works [RW-47]


class Character(msgspec.Struct, kw_only=True):
    """What belongs to one seat. `tiles` lie on the character card [RW-71], the newest last."""

    key: CharacterKey
    at: str  # the space where it stands
    moves: Zone  # movement cards in hand
    magic: Zone  # magic cards in hand
    chosen: Sealed  # the movement card of this round [RW-14]
    orders: Orders
    pace: Pace = msgspec.field(default_factory=Pace)
    mp: int = START_MP
    tiles: list[str] = []
    ready: bool = True  # whether the special power can be used
    shoes: int = 0  # bonus tokens with the winged shoe [RW-67]
    muscles: int = 0
    victory: bool = False  # whether it has the Victory token [RW-02]
    victory_round: int = 0  # the round in which it got that
    supply: int = FORTS  # fort tokens not on the board
    pages: int = 0  # pages found [RW-72]
    battles: int = 0  # battles won
    seen: int = 0  # the clock when its last turn ended; newer changes are ringed

    @property
    def home(self) -> Land:
        return HOMES[self.key]

    @property
    def orbs(self) -> int:
        """Orbs on the card, cursed ones too [RW-64]."""
        return sum(tile in ORBS for tile in self.tiles)

    @property
    def monsters(self) -> int:
        return sum(tile in MONSTERS for tile in self.tiles)

    @property
    def bonus(self) -> int:
        """What everybody knows that it adds to its battle die [RW-38, RW-66, RW-67]."""
        return self.muscles + KNIGHT * self.tiles.count("knight")

    @property
    def move(self) -> Move:
        """The movement card of this round; call it only once the card is revealed."""
        return MOVES[self.pace.card]


class Realm(State, kw_only=True):
    """The whole table. `middle` and `castle` are the land (0 to 5) with whose path the disc's whirl
    lines up. `tiles[i]` lies face down on `towers[i]`. `marks` is the clock of the last change of
    each space, for the rings on the picture."""

    quest: QuestKey = "forts"
    characters: list[Character] = []
    middle: int = 0
    castle: int = 0
    towers: list[str] = []  # spaces with a tile face down
    tiles: Zone = msgspec.field(default_factory=Zone)
    pages: list[Zone] = []  # for each land, towers with a page not yet found [RW-72]
    monsters: dict[str, str] = {}  # by space, the monster that lies face up there
    forts: dict[str, Fort] = {}
    bonus: int = BONUS_TOKENS  # bonus tokens not yet given

    deck: Zone = msgspec.field(default_factory=Zone)  # movement cards
    played: list[str] = []  # movement cards, for the next deck [RW-73]
    magic: Zone = msgspec.field(default_factory=Zone)
    gone: list[str] = []  # magic cards and tiles out of the game

    round: int = 0
    step: Step = "points"
    turn_of: Seat | None = None  # the seat that casts or moves
    clock: int = 0  # grows with every turn of a seat
    marks: dict[str, int] = {}
    footprints: list[str] = []  # the newest way walked in this turn, from its start
    rolled: list[Roll] = []  # the last roll: one die, or both sides of a battle
    stack: list[Any] = []


Turn = phases.Turn[Realm]


def standing_at(s: Realm, space: str) -> int | None:
    """The seat whose character stands there."""
    for seat, one in enumerate(s.characters):
        if one.at == space:
            return seat
    return None


def home_of(s: Realm, seat: int) -> str:
    """The space of a seat's house."""
    return HOUSES[s.characters[seat].home]


def house_at(s: Realm, space: str) -> int | None:
    """The seat whose house stands there."""
    for seat, one in enumerate(s.characters):
        if HOUSES[one.home] == space:
            return seat
    return None


def feature_at(s: Realm, space: str) -> Feature:
    """What there is on a space. Houses are laid on wells; that of a character nobody plays is not
    laid [RW-27]."""
    feature = SPACES[space].feature
    return "well" if feature == "house" and house_at(s, space) is None else feature


def foreign_fort(s: Realm, seat: int, space: str) -> Fort | None:
    fort = s.forts.get(space)
    return fort if fort and fort.owner != seat else None


def own_forts(s: Realm, seat: int) -> list[str]:
    return [space for space, fort in s.forts.items() if fort.owner == seat]


def by_speed(s: Realm) -> list[int]:
    """Seats from the slowest to the fastest."""
    return sorted(range(s.seats), key=lambda seat: s.characters[seat].pace.speed)


def on_island(s: Realm, seat: int) -> bool:
    """Whether the seat's character is on the castle island [RW-34]."""
    return SPACES[s.characters[seat].at].disc == "castle"


def points(s: Realm, seat: int) -> int:
    """[RW-22] Movement points from card, shoes, Plus three and Minus three, never below 0."""
    one = s.characters[seat]
    return max(0, one.move.points + one.shoes + one.pace.shift)


def touch(t: Turn, *spaces: str) -> None:
    """Note that something changed on these spaces, for the rings on the picture."""
    for space in spaces:
        t.s.marks[space] = t.s.clock


def others(s: Realm, seat: int) -> Iterator[int]:
    return (other for other in range(s.seats) if other != seat)
