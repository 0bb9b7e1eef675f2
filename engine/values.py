"""The values that rules and everything else exchange: choices, events, secrets, declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeAlias,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from engine.symbols import Symbol

HIDDEN = "?"  # what a view shows in place of a card it may not name

Seat: TypeAlias = Annotated[int, "a place at a table, counted from 0"]  # texts say who sits there


class Msg(msgspec.Struct, frozen=True):
    """Text to be: a message id and its arguments.

    Arguments have no types, so `seat` and `seats` are what texts take for seats; pass a seat under
    any other name as `named`.
    """

    id: str
    args: Mapping[str, Word | Sequence[Word]] = {}


Word = str | int | float | bool | None | Msg


def named(seat: Seat | None) -> Msg | None:
    """What the person in a seat is called, as an argument of a message."""
    return None if seat is None else Msg("named", {"seat": seat})


@lru_cache(maxsize=1_000)
def seats_of(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields that are typed as a seat or as several."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(field for field in kind.__struct_fields__ if _of_seats(hints[field]))


def _of_seats(hint: object) -> bool:
    if get_origin(hint) is dict:  # what stands by seat is no seat
        return False
    return hint == Seat or any(_of_seats(part) for part in get_args(hint))


class Illegal(Exception):
    """The action is not on offer. `reason` says why, as a message that leads to a rule."""

    def __init__(self, reason: Msg | None = None) -> None:
        super().__init__(reason)
        self.reason = reason


class Unseen(Exception):
    """A view was played on to a card that it does not know; a playout ends there."""


class Action(msgspec.Struct, frozen=True, tag=True):
    """What a player may ask for. It is a value that can be compared, logged and replayed."""

    ends_turn: ClassVar[bool] = False  # with it, its player's turn is over
    moves_on: ClassVar[bool] = False  # what nearly everybody does next, if it is on offer
    standing: ClassVar[bool] = False  # an order for later: it stands after what is chosen now
    nearest: ClassVar[bool] = False  # a menu shows ways to what is `here` first, then by `cost`
    at_stake: ClassVar[bool] = False  # it answers goal or danger: its button stays, even if grey
    sign: ClassVar[Symbol | None] = None  # what its kind is about

    @property
    def symbol(self) -> Symbol | None:
        """What this one is about, if that is more than its kind tells."""
        return self.sign


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened. Events are told in the order in which they happened, and redacted
    like the state."""

    ends_turn: ClassVar[bool] = False  # the turn of its `seat` is over
    opens: ClassVar[bool] = False  # it opens a page of `Text.page`, which tells it
    weighty: ClassVar[bool] = False  # it changes who is winning: no short log leaves it out


class Zone(msgspec.Struct):
    """Cards that lie together, top first. They are hidden from everyone unless `seen` says
    otherwise."""

    cards: list[str] = []
    seen: list[Seat] | None = []  # the seats that see it; None: all


class Sealed(msgspec.Struct):
    """A choice that only its owner sees until it is opened."""

    owner: Seat
    value: str | None = None


class Score(msgspec.Struct, frozen=True):
    """One number of a result. `id` names its message, and `better` says which direction is good."""

    id: str
    value: int
    better: Literal["high", "low"] = "high"


class Result(msgspec.Struct, frozen=True):
    """How the game ended: `places[seat]`, 1 for the best, and `scores[seat]`. Partners share a
    place.

    Players who lose together share place 2: the game came first. `road` says in which of several
    ways the game was won, if there are several.
    """

    places: tuple[int, ...]
    scores: tuple[tuple[Score, ...], ...]
    road: str = ""


class Setting(msgspec.Struct, frozen=True):
    """A typed option of a table, chosen in the lobby: message ids `setting-<key>(-<value>)`.

    A setting with the values off and on is a variant, explained in `setting-<key>-about`.
    """

    key: str
    values: tuple[str, ...]
    default: str
    modes: tuple[str, ...] = ()  # in which it exists; (): all
    again: bool = False  # only if a finished campaign begins again

    @property
    def switch(self) -> bool:
        return self.values == ("off", "on")


class Mode(msgspec.Struct, frozen=True):
    """A way to play: how many seats, who stands together, and whether one person runs several.

    `lively` is how many seats one person plays at with bot players; 0 is the fewest possible.
    """

    key: str
    seats: tuple[int, int]
    several: bool = False  # one person alone fills all seats
    competitive: bool = True
    teams: tuple[tuple[int, ...], ...] = ()  # seats of each, against each other
    lively: int = 0

    @property
    def beside(self) -> int:
        """How many bot players sit with one person who plays without other people."""
        return (self.lively or self.seats[0]) - 1

    @property
    def alone(self) -> bool:
        """Whether nobody else can join."""
        return self.several or self.seats[1] == 1

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose together: teams, all against the game, or each seat for
        itself."""
        if self.teams:
            return self.teams
        everyone = tuple(range(seats))
        return tuple((seat,) for seat in everyone) if self.competitive else (everyone,)

    def winners(self, places: tuple[int, ...]) -> tuple[int, ...]:
        """The seats of the side that came first. () if the game came first, or several sides did: a
        draw."""
        first = [side for side in self.sides(len(places)) if places[side[0]] == 1]
        return first[0] if len(first) == 1 else ()


class Setup(msgspec.Struct, frozen=True):
    """Everything that a table is opened with. It is stored, so that the game can be replayed. `had`
    gives for each seat the figures that its player had last in this campaign, as far as that is
    known."""

    mode: str
    seats: int
    people: tuple[bool, ...] = ()
    settings: dict[str, str] = {}
    campaign: Any = None  # the game's own campaign type
    had: tuple[tuple[str, ...], ...] = ()


class Sit(Action, frozen=True):
    """A person takes a seat from a bot player, or leaves it to one. It is stored like a move.
    `new` says that the seat belonged to somebody else, or nobody, until then; `had` is as in
    `Setup`."""

    seat: Seat
    person: bool
    new: bool = False
    had: tuple[str, ...] = ()


class Undo(Action, frozen=True):
    """Back to the state after move `to`. It is stored like a move: what is undone stays in the
    log."""

    to: int


class Pile(msgspec.Struct, frozen=True):
    """Face-up cards to look through, top first; each is called `card-<id>`."""

    name: Msg
    cards: tuple[str, ...]


class Text(msgspec.Struct, frozen=True):
    """A view in words, beginning with the most important news; `page` is what is to be read aloud.

    `stakes` are the goal with how far each side is, then what threatens next, in at most two lines,
    the worst first; () once the game has ended. What they say no other line says. `scene` says what
    the picture of the page shows, if that is more than the page says. `held` are the messages among
    the lines that say no more than a picture of the seat's own hand.
    """

    heading: Msg
    stakes: tuple[Msg, ...]
    lines: tuple[Msg, ...]
    page: tuple[Msg, ...] = ()
    scene: Msg | None = None
    held: tuple[str, ...] = ()


class Tale(msgspec.Struct, frozen=True):
    """What a campaign read in one chapter, in order. Each page is a text, with a title or
    without."""

    heading: Msg
    pages: tuple[tuple[Msg, ...], ...]


class Chronicle(msgspec.Struct, frozen=True):
    """A campaign in words: its score sheet, and the story so far, none of which is secret."""

    heading: Msg
    lines: tuple[Msg, ...]
    tales: tuple[Tale, ...] = ()


@lru_cache(maxsize=1_000)
def decoder(of: Any) -> msgspec.json.Decoder[Any]:
    """A decoder that is kept: for a union, making one takes fifty times as long as reading a
    value."""
    return msgspec.json.Decoder(of)


_PLAIN = frozenset({str, int, float, bool, type(None)})  # hold nothing: by far the most


def redact(x: object, seat: int | None) -> None:
    """Blank, in place, everything that `seat` may not see."""
    parts: Iterable[object] = ()
    match x:
        case Zone() if x.seen is not None and seat not in x.seen:
            x.cards = [HIDDEN] * len(x.cards)
        case Sealed() if x.owner != seat and x.value is not None:
            x.value = HIDDEN
        case msgspec.Struct():
            parts = [getattr(x, field) for field in x.__struct_fields__]
        case list() | tuple():
            parts = cast("Sequence[object]", x)
        case dict():
            parts = cast("dict[object, object]", x).values()
        case _:
            pass
    for part in parts:
        if type(part) not in _PLAIN:
            redact(part, seat)
