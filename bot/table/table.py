"""A table as it was last committed, and a lobby on its way to becoming one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from bot.table.clock import DAY, HELD, deadline, tries_end
from db import Figure, Hinted, Invitation, Move, Seat, Unreadable, Wait
from db import Game as Row
from engine.core import Game, Mode, Setting, Setup, State
from engine.teaching import Taught

HINTS = Setting("hints", ("off", "on"), "off")  # a lobby's own, in a game of people that is ranked


@dataclass(frozen=True, slots=True)
class Table:
    """`seq` is the newest move, `last` the newest one that has not been taken back."""

    row: Row
    seats: tuple[Seat, ...]
    game: Game[Any]
    seq: int
    last: Move
    state: State
    waits: tuple[Wait, ...] = ()
    hints: tuple[Hinted, ...] = ()

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def mode(self) -> Mode:
        return self.game.mode(self.row.mode)

    @property
    def running(self) -> bool:
        return self.row.status == "running"

    @property
    def asked(self) -> dict[int, int]:
        """Whom it waits for, by the date of what each of these seats is asked; a daily or a lesson
        calls nobody."""
        return {} if self.row.personal else asked(self.game, self.state)

    @property
    def deadline(self) -> float | None:
        """When the clock of the first person who is waited for has run out."""
        return self.end_of(self.waits)

    def end_of(self, waits: Sequence[Wait]) -> float | None:
        """When the clock of the first of these has run out; it stands still while nobody can be
        called, and for those who are away."""
        runs = self.running and self.row.barred is None
        return (
            deadline([one for one in waits if not self.held(one)], self.row.clock) if runs else None
        )

    def held(self, wait: Wait) -> bool:
        """Whether the clock stands still for somebody who is away."""
        return self.seats[wait.seat].held is not None

    def held_by(self, user: int) -> list[int]:
        """The seats that this user plays now."""
        return [seat.seat for seat in self.seats if seat.user == user and seat.house is None]

    def seat_of(self, player: str) -> int | None:
        """The player's first seat; None if they have left."""
        return next((seat.seat for seat in self.seats if seat.player == player), None)

    def with_seat(self, seat: int) -> list[int]:
        """All seats of the player who has this one."""
        user = self.seats[seat].user
        return [seat] if user is None else self.held_by(user)

    def has(self, player: str | None, seat: int) -> bool:
        """Whether it is this player's seat, though a bot player may keep it warm."""
        return self.seats[seat].player == player

    def plays(self, player: str, seat: int) -> bool:
        """Whether this player plays the seat now."""
        return self.has(player, seat) and self.seats[seat].house is None

    def left_by(self, user: int) -> list[int]:
        """Seats of this user that a bot player keeps warm."""
        return [seat.seat for seat in self.seats if seat.user == user and seat.house is not None]

    @property
    def aside(self) -> bool:
        """Whether it is a daily or a lesson in a server, which stands in no channel and which only
        its player sees."""
        return self.row.personal and self.row.server is not None

    @property
    def lesson(self) -> Taught[Any] | None:
        """The game, if it is played along a lesson."""
        return self.game if isinstance(self.game, Taught) else None

    def late(self, now: float) -> bool:
        """Whether it is a daily that can no longer be played, so that its seed may be told."""
        daily = self.row.daily
        return daily is not None and now >= tries_end(date.fromisoformat(daily)).timestamp()

    @property
    def counts(self) -> bool:
        """Whether people play against each other, and their results make ratings."""
        return self.mode.competitive and self.row.ranked

    @property
    def boards(self) -> bool:
        """Whether a leaderboard counts such a table: games that people play against each other only
        where several of them do."""
        players = {seat.player for seat in self.seats if seat.player is not None}
        return not self.mode.competitive or len(players) > 1

    @property
    def shut_out(self) -> bool:
        """Whether it counts in no leaderboard though others like it do."""
        return self.boards and not self.row.ranked

    def changes(self, to: Seat) -> bool:
        """Whether the seat would then be played by somebody else, or by the house instead."""
        now, person = self.seats[to.seat], to.house is None
        is_so = (now.house is None) == person == self.state.people[to.seat]
        return now.player != to.player or not is_so

    def free(self) -> list[int]:
        """Seats of bot players that no person has left behind: anybody who comes may take them."""
        if not self.running or self.row.server is None or self.row.personal:
            return []
        return [seat.seat for seat in self.seats if seat.house is not None and seat.user is None]

    def fresh(self, seat: int, now: int) -> bool:
        """Whether what was drawn at `now` is still what this seat may do."""
        return self.state.changed[seat] <= now <= self.state.now

    @property
    def only_reader(self) -> int | None:
        """The seat of the one person who may read what the table message shows of it: in a direct
        message, or aside, since nobody else reads along; and in a game for one, where nobody else
        plays."""
        people = [seat.seat for seat in self.seats if seat.house is None]
        apart = self.row.server is None or self.aside or self.mode.alone
        alone = apart and len(people) == 1
        return people[0] if alone else None

    @property
    def alone(self) -> bool:
        """Whether one person has all seats that bot players do not have."""
        return len({seat.player for seat in self.seats if seat.house is None}) == 1

    @property
    def undoable(self) -> int | None:
        """The seat that may take its move back: nothing was shown, and nobody has acted since."""
        mine = self.last.free and self.last.actor is not None and self.last.base is not None
        return self.last.seat if mine and not self.no_undo else None

    @property
    def no_undo(self) -> bool:
        """Whether nothing is ever taken back here, neither freely nor by vote."""
        return not self.running or self.row.personal


class Before(NamedTuple):
    """How the last table was played; `clock` is None if nobody had chosen one."""

    mode: str
    settings: Mapping[str, str]
    clock: int | None


@dataclass(frozen=True, slots=True)
class Lobby:
    """`figures` and `party` are those of its campaign, `forgotten` who of the party has been
    forgotten since; `before` is the last table of the same game here. `at` is when it was read, and
    `invited` who had been asked to come within a day."""

    row: Row
    seats: tuple[Seat, ...]
    game: Game[Any]
    plan: Setup
    figures: tuple[Figure, ...] = ()
    party: tuple[str, ...] = ()
    before: Before | None = None
    forgotten: frozenset[str] = frozenset()
    invited: tuple[Invitation, ...] = ()
    at: float = 0

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def mode(self) -> Mode:
        return self.game.mode(self.plan.mode)

    @property
    def settings(self) -> tuple[Setting, ...]:
        own = self.game.settings_of(self.plan.mode, self.again)
        ranked = self.mode.competitive and not self.direct
        return (*own, HINTS) if ranked and self.game.parts else own

    @property
    def again(self) -> bool:
        """Whether it is a new campaign that begins from a finished one."""
        return self.row.campaign is None and self.row.value is not None

    @property
    def direct(self) -> bool:
        """Whether it is in a direct message, where nobody else can join."""
        return self.row.server is None

    @property
    def people(self) -> list[str]:
        """The players who have joined, each once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.player))

    @property
    def awaited(self) -> list[str]:
        """The players of its campaign's party who have not joined and still may, unless they have
        said that they will not come."""
        declined = [one.player for one in self.invited if one.answer == "no"]
        gone = self.forgotten.union(self.people, declined)
        return [player for player in self.party if player not in gone]

    @property
    def held(self) -> list[Invitation]:
        """Those for whom a seat is kept, because they have been asked lately."""
        waiting = [one for one in self.invited if one.answer is None]
        return [one for one in waiting if self.at < one.at + HELD and one.player not in self.people]

    @property
    def free(self) -> int:
        """How many seats nobody has."""
        return self.mode.seats[1] - len(self.seats)

    @property
    def host(self) -> str:
        return host_of(self.row, self.seats)


def idle(row: Row, now: float) -> bool:
    """Whether nothing has happened there for a day."""
    return now - row.stirred >= DAY


def host_of(row: Row, seats: Sequence[Seat]) -> str:
    """The player who opened it, as long as they sit there and are in the server; else the next one
    who sits."""
    here = [seat.player for seat in seats if not seat.house and seat.left is None]
    return next((one for one in here if one and row.owner not in here), row.owner)


def asked(game: Game[Any], s: State) -> dict[int, int]:
    """The people's seats that the game waits for. A seat's own decision is told by its date: what
    others do beside it leaves that as it is."""
    return {seat: s.changed[seat] for seat in game.actors(s) if s.people[seat]}


def standing(moves: Sequence[Move]) -> list[Move]:
    """From a whole log, the line of moves that counts, the oldest first, without what was taken
    back. Raises Unreadable."""
    by_seq = {move.seq: move for move in moves}
    line: list[Move] = []
    at = moves[-1].seq if moves else None
    while at is not None:
        if at not in by_seq:
            raise Unreadable(what=f"move {moves[-1].game}, {at}", reason="it is not there")
        line.append(by_seq[at])
        at = line[-1].base
    return line[::-1]


def taken_back(moves: Sequence[Move]) -> set[int]:
    """Of the newest moves, those that an undo has cancelled: they are struck through in the log."""
    bases = {move.seq: move.base for move in moves}
    kept, at = set[int](), moves[-1].seq if moves else None
    while at is not None and at in bases:
        kept.add(at)
        at = bases[at]
    undone = {seq for seq in bases if seq > (-1 if at is None else at)} - kept
    return undone - {move.seq for move in moves if is_undo(move)}


def is_undo(move: Move) -> bool:
    """Only an undo goes on from further back than the move before it."""
    return move.base is not None and move.base < move.seq - 1
