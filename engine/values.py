"""The values that rules and everything else exchange: choices, events, secrets, declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, cast

import msgspec

HIDDEN = "?"  # what a view shows in place of a card it may not name


class Msg(msgspec.Struct, frozen=True):
    """Text to be: a message id and its arguments."""

    id: str
    args: Mapping[str, Word | Sequence[Word]] = {}


Word = str | int | float | bool | None | Msg


class Illegal(Exception):
    """The action is not on offer. `reason` says why, as a message that leads to a rule."""

    def __init__(self, reason: Msg | None = None) -> None:
        super().__init__(reason)
        self.reason = reason


class Unseen(Exception):
    """A view was played on to a card that it does not know; a playout ends there."""


class Action(msgspec.Struct, frozen=True, tag=True):
    """What a player may ask for. A value: compared, logged and replayed."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """What happened, in the order in which it happened. Redacted like the state."""

    opens: ClassVar[bool] = False  # a page of `Text.page`, which then tells itself


class Option(msgspec.Struct, frozen=True):
    """One choice on offer, or, with `blocked`, one that is not and why.

    `detail` tells cost and effect beforehand, `confirm` marks what is costly and cannot be taken
    back, `secret` what must not stand on a public message because its presence tells something,
    `present` what is blocked because it holds already: a menu shows it as chosen.
    """

    action: Action
    blocked: Msg | None = None
    detail: Msg | None = None
    confirm: bool = False
    secret: bool = False
    present: bool = False


class Zone(msgspec.Struct):
    """Cards that lie together, top first. Hidden from everyone unless `seen` says otherwise."""

    cards: list[str] = []
    seen: list[int] | None = []  # the seats that see it; None: all


class Sealed(msgspec.Struct):
    """A choice that only its owner sees until it is opened."""

    owner: int
    value: str | None = None


class Score(msgspec.Struct, frozen=True):
    """One number of a result. `id` names its message, `better` the direction."""

    id: str
    value: int
    better: Literal["high", "low"] = "high"


class Result(msgspec.Struct, frozen=True):
    """The end: `places[seat]`, 1 the best; `scores[seat]`. Partners share a place.

    Who loses together shares place 2: the game was first. `road` is by which of several ways it
    was won, in a game that knows some.
    """

    places: tuple[int, ...]
    scores: tuple[tuple[Score, ...], ...]
    road: str = ""


class Setting(msgspec.Struct, frozen=True):
    """A typed option of a table, chosen in the lobby: message ids `setting-<key>(-<value>)`.

    One with the values off and on is a variant, told in `setting-<key>-about`.
    """

    key: str
    values: tuple[str, ...]
    default: str
    modes: tuple[str, ...] = ()  # that know it; (): all
    again: bool = False  # known only where a campaign that is finished begins again

    @property
    def switch(self) -> bool:
        return self.values == ("off", "on")


class Mode(msgspec.Struct, frozen=True):
    """A way to play: how many seats, who stands together, and whether one person runs several.

    `lively`: at how many seats one person plays with house players, if not at the fewest.
    """

    key: str
    seats: tuple[int, int]
    several: bool = False  # one person alone fills all seats
    competitive: bool = True
    teams: tuple[tuple[int, ...], ...] = ()  # of seats, against each other
    lively: int = 0

    @property
    def beside(self) -> int:
        """House players with one person who plays without others."""
        return (self.lively or self.seats[0]) - 1

    @property
    def alone(self) -> bool:
        """Nobody can join."""
        return self.several or self.seats[1] == 1

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who wins or loses together: teams, all against the game, or each seat for itself."""
        if self.teams:
            return self.teams
        everyone = tuple(range(seats))
        return tuple((seat,) for seat in everyone) if self.competitive else (everyone,)

    def winners(self, places: tuple[int, ...]) -> tuple[int, ...]:
        """The seats of the side that came first; () when the game did, or several: a draw."""
        first = [side for side in self.sides(len(places)) if places[side[0]] == 1]
        return first[0] if len(first) == 1 else ()


class Setup(msgspec.Struct, frozen=True):
    """All that a table is opened with; stored with it, so that it can be replayed. `had`: by seat
    the figures that its player had last in this campaign, as far as anybody knows."""

    mode: str
    seats: int
    people: tuple[bool, ...] = ()
    settings: dict[str, str] = {}
    campaign: Any = None  # the game's own campaign type
    had: tuple[tuple[str, ...], ...] = ()


class Sit(Action, frozen=True):
    """A person takes a seat from a house player, or leaves it to one. Stored like a move. `new`:
    the seat has been another's, or nobody's, until then; `had` as in `Setup`."""

    seat: int
    person: bool
    new: bool = False
    had: tuple[str, ...] = ()


class Undo(Action, frozen=True):
    """Back to the state after move `to`. Stored like a move: what is undone stays in the log."""

    to: int


class Pile(msgspec.Struct, frozen=True):
    """Face-up cards to look through, top first; each is called `card-<id>`."""

    name: Msg
    cards: tuple[str, ...]


class Text(msgspec.Struct, frozen=True):
    """What a view says in words, from the worst news on; `page` is what is to be read aloud.

    `scene` is what the picture of the page shows, where it shows more than the page says.
    """

    heading: Msg
    lines: tuple[Msg, ...]
    page: tuple[Msg, ...] = ()
    scene: Msg | None = None


class Tale(msgspec.Struct, frozen=True):
    """What a campaign read in one chapter, in order; each page a title, or none, and a text."""

    heading: Msg
    pages: tuple[tuple[Msg, ...], ...]


class Chronicle(msgspec.Struct, frozen=True):
    """A campaign in words: its score sheet, and the story so far of which nothing is a secret."""

    heading: Msg
    lines: tuple[Msg, ...]
    tales: tuple[Tale, ...] = ()


@cache
def decoder(of: Any) -> msgspec.json.Decoder[Any]:
    """Kept: of a union it takes fifty times as long to be made as it takes to read a value."""
    return msgspec.json.Decoder(of)


def redact(x: object, seat: int | None) -> None:
    """Blank, in place, everything that `seat` may not see."""
    match x:
        case Zone() if x.seen is not None and seat not in x.seen:
            x.cards = [HIDDEN] * len(x.cards)
        case Sealed() if x.owner != seat and x.value is not None:
            x.value = HIDDEN
        case msgspec.Struct():
            for field in x.__struct_fields__:
                redact(getattr(x, field), seat)
        case list() | tuple():
            for item in cast("Sequence[object]", x):
                redact(item, seat)
        case dict():
            for value in cast("dict[object, object]", x).values():
                redact(value, seat)
        case _:
            pass
