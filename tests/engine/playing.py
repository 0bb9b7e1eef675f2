"""Play on a laid table of any game through `Game.apply`, with dice that show what a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core import Action, Applied, Dice, Event, Game, Illegal, State

SEED = b"0123456789abcdef"
S = TypeVar("S", bound=State)


class Chosen(NamedTuple):
    """A thing drawn by chance from several, where a number would mean the face of a die."""

    thing: Any


class Loaded(Dice):
    """Dice that show what a test wants, in order, and then whatever chance brings.

    A number is the face of a six-sided die; a text, or what is `Chosen`, is picked from several.
    Shuffling is left to chance.
    """

    def __init__(self, *shows: int | str | Chosen) -> None:
        super().__init__(SEED, 0)
        self.shows = list(shows)

    def below(self, n: int) -> int:
        if n == 6 and self.shows and isinstance(self.shows[0], int):
            self.used = True
            face = self.shows.pop(0)
            assert isinstance(face, int)
            return face - 1
        return super().below(n)

    def pick(self, among: Sequence[Any]) -> Any:
        if self.shows and not isinstance(self.shows[0], int):
            self.used = True
            show = self.shows.pop(0)
            thing = show.thing if isinstance(show, Chosen) else show
            assert thing in among, f"{thing} is not among {among}"
            return thing
        return among[super().below(len(among))]

    def shuffle(self, cards: list[Any]) -> None:
        kept, self.shows = self.shows, []
        super().shuffle(cards)
        self.shows = kept


class Play(Generic[S]):
    """Moves of one game. `by` names a seat; without it, the seat that must decide acts."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def do(self, s: S, *actions: Action, by: int | None = None) -> S:
        """Play actions in a row, by the seat that may act or by the one named."""
        for action in actions:
            s = self.done(s, action, by).s
        return s

    def done(
        self, s: S, action: Action, by: int | None = None, dice: Dice | None = None
    ) -> Applied[S]:
        """The move with its events, and whether undo is free; every component is counted."""
        assert self.offered(s, action, by), f"{action} is not on offer but {self.offers(s, by)}"
        seat = next(seat for seat in self._seats(s, by) if action in self.game.legal(s, seat))
        applied = self.game.apply(s, seat, action, dice or Dice(SEED, s.now + 1))
        self.game.check(applied.s)
        return applied

    def events(
        self, s: S, action: Action, by: int | None = None, dice: Dice | None = None
    ) -> tuple[Event, ...]:
        return self.done(s, action, by, dice).events

    def offers(self, s: S, by: int | None = None) -> list[Action]:
        """The actions that may be taken."""
        return [action for seat in self._seats(s, by) for action in self.game.legal(s, seat)]

    def offered(self, s: S, action: Action, by: int | None = None) -> bool:
        return action in self.offers(s, by)

    def blocked(self, s: S, action: Action, by: int | None = None) -> str | None:
        """The message that says why an action is refused; None if it is not even offered."""
        (seat, *_) = self._seats(s, by)
        try:
            self.game.apply(s, seat, action, Dice(SEED, 1))
        except Illegal as illegal:
            return illegal.reason.id if illegal.reason else None
        raise AssertionError(f"{action} is allowed")

    def _seats(self, s: S, by: int | None) -> Sequence[int]:
        return self.game.actors(s) if by is None else [by]
