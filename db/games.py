"""Tables from the lobby to the end. The newest move of a table is the truth."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from functools import partial

from db.absences import drop_absences
from db.aways import sits_in
from db.campaigns import check
from db.errors import ChannelBusy, Crowded, DailyTaken, Stale
from db.hints import HINTS
from db.invitations import take_seats
from db.link import Link, columns, insert, select
from db.moves import NEWEST, asked_since, insert_move, refuse_twice, thin
from db.notes import drop_notes
from db.owed import owe
from db.reached import reach
from db.results import settle
from db.rows import Ending, Game, Hinted, Move, NewGame, Opening, Seat, Snapshot, Status, Wait
from db.traces import drop_traces, is_traced, seated
from db.waits import WAITS, stir

GAME = f"select {columns(Game, ranked='ranked <> 0')} from game"  # an odd value stops nothing
SEATS = """
select seat, seat.player, house, user, absence.since, away.until, held, ifnull(seats = 'bot', 0),
bot from seat join game on id = game left join person using (player)
left join absence on absence.server = game.server and absence.player = seat.player
left join away on away.player = seat.player and game.server is not null
and daily is null and lesson is null
and (house is null or instr(',' || away.games || ',', ',' || game.id || ',') > 0)
where game = ? order by seat
"""
SHARED = "daily is null and lesson is null"  # neither is one person's alone
BEGUN = f"""
{GAME} where server = ? and status <> 'ended' and {SHARED}
and (owner = ? or owner not in (select player from person)) order by id
"""
# fmt: off
GIVEN = (  # columns of a new table that its opener chooses
    "kind", "mode", "server", "channel", "owner", "ranked", "clock", "preset", "seed", "options",
    "daily", "lesson",
)
# fmt: on
CHANGED = ("mode", "owner", "clock", "preset", "options", "stirred")  # in a lobby

NOBODY: Mapping[int, int] = {}


class Games(Link):
    async def create_game(self, new: NewGame, seats: Sequence[Seat]) -> int:
        """Open a lobby. Raises ChannelBusy, CampaignBusy, CampaignChanged, Crowded or
        DailyTaken."""
        return await self._write(partial(create, new=new, seats=seats))

    async def save_lobby(self, lobby: Game, seats: Sequence[Seat]) -> None:
        """Store what can change before a table starts. Raises Stale if it has started or ended."""
        await self._write(partial(_save_lobby, lobby=lobby, seats=seats))

    async def start_game(self, game: int, opening: Opening) -> None:
        """Lay move 0 of a lobby's table. Raises Stale if somebody has started or ended it."""
        await self._write(partial(_start, game=game, opening=opening))

    async def append_move(
        self,
        *moves: Move,
        seats: Sequence[Seat] = (),
        ending: Ending | None = None,
        asked: Mapping[int, int] = NOBODY,
    ) -> None:
        """Store moves of one running table with everything that they bring about, or nothing.

        Raises Stale if another move came first or the table is not running, and Twice if the
        interaction has been stored before. `seats` change hands; `asked` are the people's seats
        that are waited for afterwards, each with the date of what it is asked.
        """
        await self._write(partial(append, moves=moves, seats=seats, ending=ending, asked=asked))

    async def end_game(
        self, game: int, ending: Ending | None = None, at: float | None = None
    ) -> None:
        """End a table without a move. Raises Stale if it has ended already."""
        now = time.time() if at is None else at
        await self._write(partial(_end, game=game, ending=ending or Ending(), at=now))

    async def set_message(self, game: int, channel: int | None, message: int | None) -> None:
        """Store where the table message is now. Raises ChannelBusy if another table is open
        there."""
        await self._write(partial(_set_message, game=game, channel=channel, message=message))

    async def game(self, game: int) -> Game | None:
        return await self._one(Game, f"{GAME} where id = ?", game)

    async def running_in(self, channel: int, kind: str | None = None) -> list[Game]:
        """The channel's open tables, lobbies included, lessons left out."""
        where = "where channel = ? and kind = coalesce(?, kind) and status <> 'ended'"
        where += " and lesson is null order by id"
        return await self._each(Game, f"{GAME} {where}", channel, kind)

    async def open_games(self) -> list[Game]:
        return await self._each(Game, f"{GAME} where status <> 'ended' order by id")

    async def open_in(self, server: int, user: int | None = None) -> list[Game]:
        """The server's open tables and lobbies, dailies and lessons aside; only where this user
        sits, if one is named."""
        where = f"where status <> 'ended' and server = ? and {SHARED}"
        sits = (
            "(? is null or id in (select game from seat join person using (player) where user = ?))"
        )
        return await self._each(Game, f"{GAME} {where} and {sits} order by id", server, user, user)

    async def begun_by(self, player: str, server: int) -> list[Game]:
        """The open tables there that this player has begun, also before they were forgotten;
        dailies are left out."""
        return await self._connection.run(lambda db: _begun(db, player, server))

    async def count(self, status: Status) -> int:
        """How many tables are in this state."""
        return await self._one(int, "select count(*) from game where status = ?", status) or 0

    async def last_ended_in(self, channel: int) -> Game | None:
        """The table that was the last to end in this channel, lessons left out."""
        where = "where channel = ? and status = 'ended' and lesson is null"
        where += " order by ended desc, id desc limit 1"
        return await self._one(Game, f"{GAME} {where}", channel)

    async def last_like(self, lobby: Game) -> Game | None:
        """The last table before this lobby that began in its channel with the same game, or else in
        its server; dailies and lessons aside."""
        where = "where server is ? and kind = ? and (server is not null or channel = ?)"
        begun = "exists (select 1 from move where move.game = game.id)"
        where += f" and id < ? and {SHARED} and status <> 'lobby' and {begun}"
        sql = f"{GAME} {where} order by channel = ? desc, id desc limit 1"
        place = lobby.server, lobby.kind, lobby.channel
        return next(iter(await self._each(Game, sql, *place, lobby.id, lobby.channel)), None)

    async def seats(self, game: int) -> list[Seat]:
        """A table's seats, with the Discord users as far as they are known."""
        return await self._all(Seat, SEATS, game)

    async def snapshot(self, game: int) -> Snapshot | None:
        """None for a lobby, and if there is no such table."""
        return await self._connection.run(lambda db: _snapshot(db, game))


def _snapshot(db: sqlite3.Connection, game: int) -> Snapshot | None:
    rows = select(db, Game, f"{GAME} where id = ?", game)
    moves = select(db, Move, NEWEST, game)
    if not rows or not moves:
        return None
    seats, waits = select(db, Seat, SEATS, game), select(db, Wait, WAITS, game)
    return Snapshot(rows[0], moves[0], seats, waits, select(db, Hinted, HINTS, game))


def create(db: sqlite3.Connection, new: NewGame, seats: Sequence[Seat]) -> int:
    """`Games.create_game` as part of a larger write. Raises the same, such as Crowded."""
    if new.campaign is not None:
        check(db, new.campaign)
    try:
        game = insert(
            db,
            "game",
            **{name: getattr(new, name) for name in GIVEN},
            status="lobby",
            campaign=new.campaign.id if new.campaign and not new.again else None,
            opened=new.at,
            stirred=new.at,
            owed=new.at,
            value=new.campaign and new.campaign.value,
        )
    except sqlite3.IntegrityError as error:
        raise _busy(error) from error
    if new.most is not None and len(_begun(db, new.owner, new.server)) > new.most:
        raise Crowded(most=new.most)
    _seat(db, game, seats)
    return game


def _begun(db: sqlite3.Connection, player: str, server: int | None) -> list[Game]:
    users = select(db, int, "select user from person where player = ?", player)
    found = select(db, Game, BEGUN, server, player)
    return [
        row for row in found if row.owner == player or any(is_traced(db, row.id, u) for u in users)
    ]


def _busy(error: sqlite3.IntegrityError) -> Exception:
    match str(error).removeprefix("UNIQUE constraint failed: ").split(", "):
        case ["game.channel", *_]:
            return ChannelBusy()
        case ["game.daily", "game.owner"]:
            return DailyTaken()
        case _:
            return error


def _seat(db: sqlite3.Connection, game: int, seats: Sequence[Seat]) -> None:
    rows = [(game, seat.seat, seat.player, seat.house, seat.bot) for seat in seats]
    sql = "insert or replace into seat(game, seat, player, house, bot) values (?, ?, ?, ?, ?)"
    db.executemany(sql, rows)


def _note_stand_ins(db: sqlite3.Connection, seats: Sequence[Seat], move: Move) -> None:
    """For people who are away. By a click they take their seat back or leave it for good; without
    one a bot player sits in, or has given it back as they are not away any more."""
    by_click = move.interaction is not None
    for seat in seats:
        if seat.player is not None and (by_click or seat.house is not None):
            sits_in(db, seat.player, move.game, not by_click)


def _save_lobby(db: sqlite3.Connection, lobby: Game, seats: Sequence[Seat]) -> None:
    given = {name: getattr(lobby, name) for name in CHANGED}
    sql = f"update game set {', '.join(f'{name} = :{name}' for name in given)}, warned = null "
    sql += "where id = :id and status = 'lobby'"
    if db.execute(sql, {**given, "id": lobby.id}).rowcount == 0:
        raise Stale(game=lobby.id)
    owe(db, lobby.id)
    db.execute("delete from seat where game = ?", (lobby.id,))
    _seat(db, lobby.id, seats)
    take_seats(db, lobby.id)


def _start(db: sqlite3.Connection, game: int, opening: Opening) -> None:
    sql = "update game set status = 'running' where id = ? and status = 'lobby'"
    if db.execute(sql, (game,)).rowcount == 0:
        raise Stale(game=game)
    first = Move(
        game=game,
        seq=0,
        base=None,
        rules=opening.rules,
        events=opening.events,
        state=opening.state,
        at=opening.at,
    )
    insert_move(db, first)
    reach(db, game, 0)
    seated(db, game)
    stir(db, game, opening.asked, opening.at)


def append(
    db: sqlite3.Connection,
    moves: Sequence[Move],
    seats: Sequence[Seat] = (),
    ending: Ending | None = None,
    asked: Mapping[int, int] = NOBODY,
) -> None:
    """`Games.append_move` as part of a larger write. Raises the same, Stale or Twice."""
    (game,) = {move.game for move in moves}
    for move in moves:
        refuse_twice(db, move.interaction)
    running = "select max(seq) from move join game on id = game where id = ? and status = 'running'"
    (newest,) = db.execute(running, (game,)).fetchone()
    if newest is None or any(m.seq != newest + n for n, m in enumerate(moves, 1)):
        raise Stale(game=game)
    for move in moves:
        insert_move(db, move)
        reach(db, game, move.seq)
    if any(move.actor is not None or move.seat is None for move in moves):
        close_vote(db, game)  # a bot player may go on while people think it over
    _seat(db, game, seats)
    _note_stand_ins(db, seats, moves[0])
    seated(db, game)
    stir(db, game, asked, moves[-1].at, asked_since(db, moves[-1]))
    if ending is not None:
        _end(db, game, ending, moves[-1].at)


def close_vote(db: sqlite3.Connection, game: int) -> None:
    db.execute("delete from vote where game = ?", (game,))


def _end(db: sqlite3.Connection, game: int, ending: Ending, at: float) -> None:
    sql = "update game set status = 'ended', ended = ?, owed = coalesce(owed, ?), "
    sql += "ender = (select key from player where key = ?) where id = ? and status <> 'ended'"
    if db.execute(sql, (at, at, ending.by, game)).rowcount == 0:
        raise Stale(game=game)
    thin(db, game)
    db.execute("delete from wait where game = ?", (game,))
    close_vote(db, game)
    drop_traces(db, game)
    drop_notes(db, game)
    (row,) = select(db, Game, f"{GAME} where id = ?", game)
    drop_absences(db, row.server)
    settle(db, row, ending)


def _set_message(
    db: sqlite3.Connection, game: int, channel: int | None, message: int | None
) -> None:
    try:
        sql = "update game set channel = ?, message = ? where id = ?"
        db.execute(sql, (channel, message, game))
    except sqlite3.IntegrityError as error:
        raise _busy(error) from error
