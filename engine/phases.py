"""What the rules of a game are written with: a state, its phases, and the turn that changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.dice import Dice
from engine.options import Option
from engine.values import HIDDEN, Event, Result, Sealed, Unseen, Zone


class State(msgspec.Struct, kw_only=True):
    """The base of every game's state. It is changed inside a rule and never outside.

    `now` grows with every move, and `changed[seat]` is the `now` at which that seat's own offer
    last changed. A button drawn at `now` = n is good for a seat as long as `changed[seat]` <= n, so
    that one seat's secret choice makes no other seat's button stale.
    """

    seats: int
    people: list[bool] = []  # by seat: whether a person sits there
    now: int = 0
    changed: list[int] = []
    stack: list[Any] = []
    result: Result | None = None


S = TypeVar("S", bound=State)


class Turn(Generic[S]):
    """What a rule gets: the state to change, the dice, the log."""

    def __init__(self, s: S, dice: Dice) -> None:
        self.s, self.dice, self._revealed = s, dice, False
        self.events: list[Event] = []

    @property
    def free(self) -> bool:
        """Whether the move may be taken back freely: nothing was rolled, drawn or revealed."""
        return not (self._revealed or self.dice.used)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def push(self, phase: Phase) -> None:
        self.s.stack.append(phase)

    def reveal(self) -> None:
        """Mark the move as one that showed something, or that a hidden card could answer."""
        self._revealed = True

    def open(self, sealed: Sealed) -> str | None:
        """Act upon what somebody has sealed. From then on the move counts as one that showed
        something, even if nothing comes of it."""
        self._revealed = True
        return sealed.value

    def draw(self, zone: Zone, n: int = 1) -> list[str]:
        """Take the top cards, or as many as there are. Raises Unseen if one of them is hidden."""
        got, zone.cards = zone.cards[:n], zone.cards[n:]
        if HIDDEN in got:
            raise Unseen
        if got and zone.seen is not None:
            self._revealed = True
        return got


class Phase(msgspec.Struct, tag=True, kw_only=True):
    """One decision, or one automatic passage: who decides, what is on offer, what follows.

    A phase that is `over` offers nothing and leaves as soon as it is on top; what lies above it is
    finished first. A phase without actors does one step of `auto` at a time, and keeps its place in
    its fields.
    """

    together: ClassVar[bool] = False  # a seat that has chosen is not asked again until all have
    abreast: ClassVar[bool] = False  # each decides for itself; another question is a new phase
    shared: ClassVar[bool] = False  # whichever of its actors decides, decides for all
    private: ClassVar[bool] = False  # may offer what only its actor sees: the table points there
    quick: ClassVar[bool] = False  # asked in passing: an answer, not a whole turn
    over: bool = False

    def actors(self, s: Any) -> Sequence[int]:
        return ()

    def options(self, s: Any, seat: int) -> Iterator[Option]:
        yield from ()

    def play(self, t: Turn[Any], seat: int, action: Any) -> None:
        raise NotImplementedError(type(self).__name__)

    def auto(self, t: Turn[Any]) -> None:
        self.over = True
