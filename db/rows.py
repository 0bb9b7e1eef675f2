"""The rows as the rest of the program sees them."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct, field

Time = Annotated[float, Meta(ge=0, le=1e11)]  # seconds since 1970; other numbers have no date
Status = Literal["lobby", "running", "ended"]
Owner = Literal["server", "user"]
Better = Literal["high", "low"]


class NewGame(Struct, frozen=True, kw_only=True):
    """A table to be opened: from `campaign` as it was read or, with `again`, from a new campaign
    that begins where that one is finished. `most` is how many open tables its owner may have begun
    in that server, this one included."""

    kind: str
    mode: str
    owner: str
    seed: bytes
    options: bytes
    server: int | None = None
    channel: int | None = None
    campaign: Campaign | None = None
    again: bool = False
    ranked: bool = True
    daily: str | None = None
    lesson: int | None = None
    clock: int = 0
    preset: int | None = None
    most: int | None = None
    at: float = field(default_factory=time.time)


class Game(Struct, frozen=True, array_like=True):
    """`value` is the campaign value that the table is set up from, `daily` the day whose daily it
    is, `lesson` which lesson of its game.

    `clock` is in hours, 0 for none. `preset` is the clock that two people get as long as nobody has
    chosen another, None if somebody has. `stirred` is when something last happened, `warned` when
    it was told that the table will end unless something happens. `barred` is since when nobody can
    be called there, and `lacks` says why: a message as JSON. `ender` is the player who ended it
    without a result, None if nobody did.
    """

    id: int
    kind: str
    mode: str
    status: Status
    server: int | None
    channel: int | None
    message: int | None
    owner: str
    campaign: int | None
    ranked: bool
    opened: float
    ended: float | None
    seed: bytes
    options: bytes
    value: bytes | None
    daily: str | None = None
    clock: int = 0
    stirred: float = 0
    warned: float | None = None
    preset: int | None = None
    barred: float | None = None
    lacks: str | None = None
    lesson: int | None = None
    ender: str | None = None

    @property
    def personal(self) -> bool:
        """Whether it is a daily or a lesson, which is one person's alone and stands beside all
        tables."""
        return self.daily is not None or self.lesson is not None


class Seat(Struct, frozen=True, array_like=True):
    """A player, or a bot player of level `house`: the one named by the number `bot`. The others are
    only read. `left`: since when the user is known to have left the server; `away`: until when they
    have said that they are away, None where a bot player has the seat and does not sit in for that;
    `held`: until when their clocks stand still for that; `lets`:
    whether they let a bot player sit in."""

    seat: int
    player: str | None = None
    house: str | None = None
    user: int | None = None
    left: float | None = None
    away: float | None = None
    held: float | None = None
    lets: bool = False
    bot: int | None = None

    @property
    def named(self) -> int:
        """Which bot player it is, from 1 on; on an older table it goes by its seat."""
        return self.bot or self.seat + 1


class Away(Struct, frozen=True, array_like=True):
    """Somebody is away until `until`. Their clocks stand still until `held`, None if they run.
    `seats`: whether a bot player may sit in; `games`: where one does, `own`: where they have taken
    their seat back from one; both as numbers with commas."""

    player: str
    since: Time
    until: Time
    held: Time | None
    seats: Literal["wait", "bot"]
    games: str = ""
    own: str = ""


class StandIn(Struct, frozen=True, array_like=True):
    """At this table a bot player may sit in for this player, who is away."""

    player: str
    game: int


class Rest(Struct, frozen=True, array_like=True):
    """The clocks of somebody have stood still."""

    since: Time
    until: Time


class Opening(Struct, frozen=True):
    """The table as set up; it becomes move 0. `asked` are the seats that it waits for, each with
    the date of what it is asked."""

    state: bytes
    events: bytes
    rules: str
    asked: Mapping[int, int] = {}
    at: float = field(default_factory=time.time)


class Move(Struct, frozen=True, array_like=True, kw_only=True):
    """One action and the state after it.

    `base` is the seq of the move whose state it continues from. `state` is empty if it was thinned
    out or not asked for. `free` says that undo needs no vote.
    """

    game: int
    seq: int
    base: int | None
    seat: int | None = None
    rules: str
    interaction: int | None = None
    free: bool = False
    actor: str | None = None
    at: float = field(default_factory=time.time)
    action: bytes | None = None
    events: bytes
    state: bytes

    @property
    def follows(self) -> bool:
        """Whether it followed by itself from its player's click before."""
        return None not in (self.seat, self.actor) and self.interaction is None

    def __post_init__(self) -> None:
        """Going back from move to move must come to an end. Raises ValueError if it would not."""
        if self.base is not None and not 0 <= self.base < self.seq:
            raise ValueError(f"it cannot continue from move {self.base}")


class Hinted(Struct, frozen=True, array_like=True):
    """A hint that a seat was given after a move; `asked`: the date of what it was asked then."""

    seat: int
    move: int
    asked: int | None = None


class Snapshot(NamedTuple):
    """A table that has started, as it stood at one moment: its newest move, its seats, the
    seats that it waits for, and the hints that were given."""

    game: Game
    newest: Move
    seats: Sequence[Seat]
    waits: Sequence[Wait]
    hints: Sequence[Hinted]


class Vote(Struct, frozen=True, array_like=True):
    """One voice on taking back the move `target`. `agrees` is None as long as there is no answer;
    `due` is when to look whether the person must be called."""

    id: int
    game: int
    target: int
    player: str
    agrees: bool | None
    due: Time | None = None


class Invitation(Struct, frozen=True, array_like=True):
    """Somebody was asked into a lobby. `called`: with a mention. `answer` is None as long as there
    is none; `away` is until when they are away; `letter`: a message of its own asks them."""

    player: str
    at: Time
    called: bool
    answer: Literal["joined", "no"] | None = None
    away: Time | None = None
    letter: bool = False


class Guest(Struct, frozen=True, array_like=True):
    """Somebody whom a message asks into a lobby. Who has `left` had accepted."""

    player: str
    host: str
    at: Time
    answer: Literal["joined", "left", "no"] | None = None


class Calling(Struct, frozen=True, array_like=True):
    """A message that mentions people who were asked into a lobby."""

    game: int
    channel: int
    message: int


class Offer(Struct, frozen=True, array_like=True):
    """A seat that was offered to a friend. `called`: with a mention. It is open as long as there is
    a `message`."""

    game: int
    giver: str
    friend: str
    called: bool
    answer: Literal["no"] | None = None
    channel: int | None = None
    message: int | None = None


class Wait(Struct, frozen=True, array_like=True):
    """A person's seat that the table waits for. `asked` dates the decision, `came` is when it came
    up, `since` the same, later by the time for which clocks have stood still; `due` is when to look
    at it next. `reminded` is when the person was told that half of the time is over or, without a
    clock, when the others were told that they may go on."""

    game: int
    seat: int
    asked: int
    since: Time
    due: Time | None
    pinged: bool = False
    reminded: Time | None = None
    came: Time = 0


class Asking(Struct, frozen=True, array_like=True):
    """Something waits for a person that is no turn: a `vote` on taking a move back, `consent` to
    going on without somebody, a seat `offered` to them, one kept in a lobby for somebody who was
    `invited` or is of the `party` of its campaign. `at` is since when, or when last something
    happened there."""

    game: int
    kind: Literal["vote", "consent", "offered", "invited", "party"]
    at: Time


class Score(Struct, frozen=True):
    """`id` is a message id."""

    id: str
    value: int
    better: Better = "high"


class Result(Struct, frozen=True, kw_only=True):
    """How a person fared; one result for each person, even if they held several seats.

    Players who won or lost together have the same `side`. `stood` is set for somebody who was away
    at the end and has therefore lost: it is the place to which others brought their seat.
    """

    player: str
    seat: int
    side: int = 0
    place: int
    won: bool
    rounds: int
    scores: tuple[Score, ...] = ()
    stood: int | None = None


class Outcome(Struct, frozen=True, array_like=True):
    """A result as it is stored, without its scores; `party` are the people on the same side."""

    game: int
    player: str
    party: str
    seat: int
    place: int
    won: bool
    rounds: int
    stood: int | None = None


class Figure(Struct, frozen=True, array_like=True):
    """The player who last had one of a campaign's figures; None is a bot player, or somebody
    unknown."""

    name: str
    player: str | None


class Progress(Struct, frozen=True):
    """What a campaign keeps from an ended table; it has `figures` only if the table was won."""

    value: bytes
    title: str
    figures: tuple[Figure, ...] = ()


class Ending(Struct, frozen=True):
    """What an ended table leaves; `by`: the player who ended it without a result."""

    results: tuple[Result, ...] = ()
    campaign: Progress | None = None
    by: str | None = None


class Campaign(Struct, frozen=True, array_like=True):
    """`party` is `party_of` its players; `open_game` is its table that has not ended."""

    id: int
    kind: str
    owner_kind: Owner
    owner: int
    party: str
    title: str
    updated: float
    value: bytes
    open_game: int | None


class Span(NamedTuple):
    """From `since` on and before `until`, in seconds since 1970."""

    since: float = 0
    until: float = math.inf


ALWAYS = Span()


class Rated(Struct, frozen=True, array_like=True):
    """One person's result in one ranked table. People who stood together have the same `party`.
    `known` says that the person has not been forgotten. `stood` is as in `Result`; older results
    have null."""

    game: int
    mode: str
    ended: float
    player: str
    party: str
    place: int
    won: bool
    rounds: int
    known: bool
    seat: int = 0
    stood: int | None = None


class Standing(Struct, frozen=True, array_like=True):
    """A line of a leaderboard: a player key or a party."""

    who: str
    tables: int
    wins: int
    total: int


class Try(Struct, frozen=True, array_like=True):
    """A daily that has ended. `place` and what follows are None if it was not finished. `score`,
    the score that the game names first, and what follows are None also if the game counts
    nothing."""

    game: int
    kind: str
    mode: str
    daily: str
    player: str
    seats: int
    place: int | None = None
    won: bool | None = None
    rounds: int | None = None
    score: str | None = None
    value: int | None = None
    better: Better | None = None


def party_of(players: Iterable[str]) -> str:
    """The same people give the same text, in whatever order they sit."""
    return ",".join(sorted(set(players)))
