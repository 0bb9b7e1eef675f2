"""The whole contract between the rules and everything else.

A game is a stack of phases inside a state. Every seat may read its `Game.options`; what is not on
offer there is refused. `Game.legal` is the same for those who only play on: no text is made.
`Game.apply` answers with a new state and what happened. `Game.step` changes a state that its caller
owns, for players that look ahead. The engine writes no prose: it names messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, get_args

import msgspec

from engine.dice import Dice, commitment
from engine.honours import Honours
from engine.lessons import Lesson
from engine.options import LATER, Lasting, Option
from engine.phases import Phase, S, State, Turn
from engine.rule_book import RuleBook
from engine.values import (
    HIDDEN,
    Action,
    Chronicle,
    Event,
    Illegal,
    Mode,
    Msg,
    Pile,
    Result,
    Score,
    Sealed,
    Seat,
    Setting,
    Setup,
    Sit,
    Tale,
    Text,
    Undo,
    Unseen,
    Zone,
    decoder,
    named,
    redact,
    seats_of,
)

# fmt: off
__all__ = [
    "HIDDEN", "LATER", "SETTLE_LIMIT", "Action", "Applied", "Choice", "Chronicle", "Dice",
    "Event", "Game", "Illegal", "Lasting", "Merit", "Mode", "Msg", "Option", "Phase", "Pile",
    "Result", "Score", "Sealed", "Seat", "Setting", "Setup", "Sit", "State", "Tale", "Text",
    "Turn", "Undo", "Unseen", "View", "Zone", "commitment", "named", "redact", "seats_of",
]
# fmt: on

SETTLE_LIMIT = 10_000  # automatic steps after one action; a rule that takes more never ends

Merit = tuple[int, str]  # a seat, and a kind of service to its party


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """What one seat (None: a spectator) may know. Pictures, texts and bot players get this."""

    seat: Seat | None
    s: S  # every hidden card is HIDDEN


@dataclass(frozen=True, slots=True)
class Applied(Generic[S]):
    """A move carried out: the new state, what happened, and whether it may be freely undone."""

    s: S
    events: tuple[Event, ...]
    free: bool


@dataclass(frozen=True, slots=True)
class Choice(Generic[S]):
    """What a seat does, of all that is legal, and what it has `done` in this turn so far."""

    s: S
    seat: Seat
    action: Action
    legal: Sequence[Action]
    done: Sequence[Action]


class Game(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game declares: everything that the kernel, the bot and the tests need to know about
    it."""

    key: str
    version: str  # of the rules; stored with every move
    state: type[S]
    action: Any  # the union of its actions
    event: Any  # the union of its events
    modes: tuple[Mode, ...]
    setup: Callable[[Turn[S], Setup], None]
    text: Callable[[View[S]], Text]
    worth: Callable[[S, int], float]  # how well a seat stands, for bot players
    parts: Callable[[S, int], Mapping[str, float]] | None = (
        None  # `worth` in named parts, which sum
    )
    # up to it: what a hint can tell of a move; "" is the part that no words tell
    imagine: Callable[[S, Dice], None]  # fill a view's hidden zones with a fair guess
    check: Callable[[S], None]  # components are conserved; AssertionError if not
    rounds: Callable[[S], int]  # how many there were when the game has ended
    honours: Honours  # what people can earn for good
    rules: RuleBook  # as people read them, in every language
    settings: tuple[Setting, ...] = ()
    daily: tuple[str, ...] = ()  # settings that differ from one daily to the next
    rights: Phase = msgspec.field(default_factory=Phase)  # open beside any phase; they stop nothing
    watch: Callable[[Turn[S]], None] = lambda _: None  # after every step, for "as soon as" rules
    turn: Callable[[S], Any] | None = None  # its number; bot players think to its end,
    plays_on: bool = False  # or past what is half done, if `worth` knows nothing of that
    passes: Callable[[Action], bool] = lambda action: action.ends_turn  # what a bot player does
    # once nothing else gains anything: it ends a turn, or the seat's part in a step
    follies: Callable[[Choice[S]], Iterator[str]] = lambda _: iter(())  # kinds of stupid moves that
    # this is, for those who measure bot players
    measure: Callable[[S, int], float] | None = None  # a `worth` of before that `greedy` and
    # `search` go by, once there is another: they stay what other bot players are measured by
    called: Callable[[S, int], Msg | None] = lambda _, __: None  # the figure that a seat plays
    style: Callable[[S, int], str] | None = None  # how a bot player plays that seat
    feats: Callable[[S, int], Sequence[str]] = lambda _, __: ()  # what a seat has achieved
    warning: Callable[[View[S], Action], Msg | None] = lambda _, __: None  # told privately when a
    # seat is asked to confirm: what it alone knows that it would lose
    cards: tuple[str, ...] = ()  # public cards, for /card
    piles: Callable[[View[S]], tuple[Pile, ...]] = lambda _: ()  # the same piles all game long
    campaign: type[msgspec.Struct] | None = None
    harvest: Callable[[S], Any] = lambda _: None  # the campaign value that an ended table gives
    figures: Callable[[Any], Sequence[str]] = lambda _: ()  # who won a campaign's last chapter
    finished: Callable[[Any], bool] = lambda _: False  # such a campaign can only begin again
    seated: Callable[[S, Sit], None] = lambda _, __: None  # keep what matters about the person
    still_seated: Callable[[S, S], None] = lambda _, __: None  # the same, after an undo
    chronicle: Callable[[Any], Chronicle] | None = None  # a campaign value in words
    story: Callable[[View[S]], Tale | None] = lambda _: None  # what was read at this table so far
    typical: Callable[[int, Dice], Any] | None = None  # a campaign before its n-th chapter
    merits: Callable[[S, Sequence[Event], S], Mapping[Merit, int]] | None = None  # in one move
    lessons: tuple[Lesson, ...] = ()  # to be played in this order

    def new(self, setup: Setup, dice: Dice) -> Applied[S]:
        """A table laid out and played up to the first decision."""
        people = list(setup.people) or [True] * setup.seats
        s = self.state(seats=setup.seats, people=people, changed=[0] * setup.seats)
        t = Turn(s, dice)
        self.setup(t, setup)
        self._settle(t)
        return Applied(s, tuple(t.events), free=False)

    @property
    def actions(self) -> tuple[type[Action], ...]:
        return get_args(self.action) or (self.action,)

    def mode(self, key: str) -> Mode:
        return next(mode for mode in self.modes if mode.key == key)

    def settings_of(self, mode: str, again: bool = False) -> tuple[Setting, ...]:
        """The settings of a mode; `again`: of a table that begins again from a finished
        campaign."""
        known = (one for one in self.settings if again or not one.again)
        return tuple(one for one in known if not one.modes or mode in one.modes)

    def actors(self, s: S) -> Sequence[int]:
        """The seats that the game waits for."""
        return s.stack[-1].actors(s) if s.stack and s.result is None else ()

    def offers(self, s: S, seat: int) -> Iterator[Option]:
        """Everything that `seat` may do or, if it is blocked, might want to do; rights come last.
        Texts that take long to make are still to be told, before the state changes."""
        if s.result is not None:
            return iter(())
        asked = bool(s.stack) and seat in s.stack[-1].actors(s)
        own = s.stack[-1].options(s, seat) if asked else ()
        return chain(own, self.rights.options(s, seat))

    def options(self, s: S, seat: int) -> list[Option]:
        """The offers with all their texts, for people to read."""
        return [offer.told(s, seat) for offer in self.offers(s, seat)]

    def legal(self, s: S, seat: int) -> list[Action]:
        """What is not blocked. For those who only play on, no text is made."""
        return [offer.action for offer in self.offers(s, seat) if offer.blocked is None]

    def following(self, s: S, seat: int) -> Action | None:
        """What `seat`, which has just chosen, need not click: its only choice, if marked so."""
        options = [offer for offer in self.offers(s, seat) if offer.blocked is None]
        follows = len(options) == 1 and options[0].follows
        return options[0].action if follows else None

    def apply(self, s: S, seat: int, action: Action, dice: Dice) -> Applied[S]:
        """The state after an action on offer, as a new state. Raises Illegal."""
        offers = [self.options(s, other) for other in range(s.seats)]
        offer = next((o for o in offers[seat] if o.action == action), None)
        if offer is None or offer.blocked:
            raise Illegal(offer.blocked if offer else None)
        t = Turn(self.copy(s), dice)
        top = t.s.stack[-1]
        by_right = self._play(t, seat, action)
        answered = top.abreast or (top.together and seat not in top.actors(t.s))
        same = top == s.stack[-1] if by_right else answered
        apart = same and bool(t.s.stack) and t.s.stack[-1] is top
        self._renew(t.s, offers, {seat} if apart else {seat, *self.actors(s)})
        return Applied(t.s, tuple(t.events), t.free)

    def step(self, s: S, seat: int, action: Action, dice: Dice) -> tuple[Event, ...]:
        """Play a legal action in place, on a state that the caller owns, to look ahead. The action
        is not checked, and buttons are not kept up to date (`now` and `changed` stay)."""
        t = Turn(s, dice)
        self._play(t, seat, action)
        return tuple(t.events)

    def sit(self, s: S, change: Sit, dice: Dice) -> Applied[S]:
        """The table after a person took, or left, a seat."""
        offers = [self.options(s, other) for other in range(s.seats)]
        t = Turn(self.copy(s), dice)
        t.s.people[change.seat] = change.person
        self.seated(t.s, change)
        self._settle(t)
        self._renew(t.s, offers, {change.seat})
        return Applied(t.s, tuple(t.events), t.free)

    def undo(self, s: S, then: S) -> S:
        """The older state `then`, with the people of today; all of today's buttons become stale."""
        back = self.copy(then)
        back.people, back.now = list(s.people), s.now + 1
        back.changed = [back.now] * s.seats
        self.still_seated(back, s)
        return back

    def view(self, s: S, seat: int | None) -> View[S]:
        """What `seat` may know. It gets only its own part of `changed`: a change in another seat's
        offer may tell what that seat holds."""
        seen = self.copy(s)
        redact(seen, seat)
        seen.changed = [n if other == seat else 0 for other, n in enumerate(s.changed)]
        return View(seat, seen)

    def copy(self, s: S) -> S:
        return self.load(self.dump(s))

    def dump(self, s: S) -> bytes:
        return msgspec.json.encode(s)

    def load(self, raw: bytes) -> S:
        return msgspec.json.decode(raw, type=self.state)

    def load_action(self, raw: bytes) -> Action:
        return decoder(self.action | Sit | Undo).decode(raw)

    def load_events(self, raw: bytes) -> list[Event]:
        return decoder(list[self.event]).decode(raw)

    def _play(self, t: Turn[S], seat: int, action: Action) -> bool:
        """Play and settle. Returns whether the action was a right, and so not part of the phase
        that asks."""
        by_right = action in [o.action for o in self.rights.options(t.s, seat)]
        (self.rights if by_right else t.s.stack[-1]).play(t, seat, action)
        self._settle(t)
        return by_right

    def _settle(self, t: Turn[S]) -> None:
        """Go on automatically until somebody must decide or the game has ended."""
        s, watch = t.s, self.watch
        for _ in range(SETTLE_LIMIT):
            watch(t)
            if s.result is not None:
                return
            if not s.stack:
                raise RuntimeError(f"{self.key}: nobody is to decide and nothing has ended")
            top = s.stack[-1]
            if top.over:
                while s.stack and s.stack[-1].over:
                    s.stack.pop()
            elif top.actors(s):
                return
            else:
                top.auto(t)
        raise RuntimeError(f"{self.key}: rules never settle in {s.stack}")

    def _renew(self, s: S, offers: list[list[Option]], moot: set[int]) -> None:
        """Date the offers of all seats for which something has changed."""
        s.now += 1
        for seat in range(s.seats):
            if seat in moot or self.options(s, seat) != offers[seat]:
                s.changed[seat] = s.now
