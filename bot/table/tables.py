"""Open, read and move on a table: the one place where engine and db meet.

Loading, checking, applying and storing happen inside a table's lock, and the caller is answered
after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.preferences import Preferences
from bot.table.clock import newest_told
from bot.table.endings import ending
from bot.table.ids import Pick
from bot.table.kept import Kept
from bot.table.lobby import clock_of, had_by
from bot.table.making import By, Place, move_of, opening, played
from bot.table.offers import option_at
from bot.table.reading import begins_again
from bot.table.table import Lobby, Table
from db import Campaign, Ending, Move, NewGame, NotStored, Seat, Stale
from db import Game as Row
from engine.core import Action, Applied, Dice, Game, Illegal, Msg, Setup, Sit, Undo

log = logging.getLogger(__name__)  # an action's kind alone: the choice may be secret


class Tables(Kept):
    async def open_lobby(
        self,
        game: Game[Any],
        place: Place,
        plan: Setup,
        seats: list[Seat],
        campaign: Campaign | None = None,
        clock: int | None = None,
        *,
        owner: str | None = None,
        most: int | None = None,
    ) -> int:
        """`clock` is None if nobody has chosen one. `owner`, or else the first who sits, may
        already have begun too many open tables. Raises ChannelBusy, CampaignBusy, CampaignChanged,
        Crowded."""
        preset = None
        if clock is None and place.server is not None:
            preset = await Preferences(self.store).clock(place.server)
        clock = clock_of(preset, clock or 0, seats)
        new = _new(game, place, plan, seats, campaign)
        new = msgspec.structs.replace(new, clock=clock, preset=preset, most=most, at=self.now())
        new = msgspec.structs.replace(new, owner=owner or new.owner)
        id = await self.store.create_game(new, seats)
        log.info("table %s: a lobby of %s", id, game.key)
        return id

    async def change_lobby(self, id: int, change: Callable[[Lobby], Lobby]) -> Lobby | None:
        """A change that is refused is not kept. Returns None if it is no lobby any more."""
        async with self._lock(id):
            return await self._change(id, change)

    async def start(self, id: int, change: Callable[[Lobby], Lobby]) -> Table | None:
        """Lay the table out as `change` settles it. Returns None if it is no lobby any more."""
        async with self._lock(id):  # so that nobody joins or leaves before the table is laid
            if (lobby := await self._change(id, change)) is None:
                return None
            await self.store.start_game(id, opening(lobby, self.now()))
            log.info("table %s: begun, %s with %s seats", id, lobby.plan.mode, len(lobby.seats))
            return await self._load(id)

    @asynccontextmanager
    async def held(self, id: int) -> AsyncGenerator[Table]:
        """The running table, while nobody else moves there. Raises Stale if it does not run, or if
        it is a daily whose time is over, whether or not that has been noticed yet."""
        async with self._lock(id):
            table = await self._load(id)
            if table is None or not table.running or table.late(self.now()):
                raise Stale(game=id)
            yield table

    async def play(self, pick: Pick, seat: int, by: By) -> Table:
        """Play what a person clicked, and what follows by itself. Raises Stale, also if somebody
        else has the seat by now; Twice, Illegal. Nothing is kept then."""
        async with self.held(pick.table) as table:
            pile, mine = "p" if pick.pile == "p" else "s", table.plays(by.player, seat)
            option = option_at(table.game, table.state, seat, pile, pick.index)
            if option is None or not mine or not table.fresh(seat, pick.now):
                raise Stale(game=pick.table)
            if option.blocked is not None:
                raise Illegal(option.blocked)
            return await self._follow(await self._apply(table, seat, option.action, by), seat, by)

    async def play_house(self, id: int, seq: int, seat: int, action: Action) -> Table:
        """Play what a bot player chose at move `seq`. Raises Stale if somebody has moved in the
        meantime."""
        async with self.held(id) as table:
            if table.seq != seq:
                raise Stale(game=id)
            return await self._apply(table, seat, action, None)

    async def undo(self, id: int, seq: int, by: By) -> Table:
        """Take back the move `seq`. Raises Stale if it is not the newest, or no longer free to
        undo."""
        async with self.held(id) as table:
            if table.undoable is None or table.last.seq != seq:
                raise Stale(game=id)
            return await self.take_back(table, table.last, by)

    async def take_back(self, table: Table, taken: Move, by: By, voted: bool = False) -> Table:
        """Go back to where `taken` was made, at a `held` table, with all that its click led to;
        dice are rolled afresh. Raises Stale if that is not there, or if another move came first."""
        then = await self._before(table, taken)
        if then is None:
            raise Stale(game=table.id)
        state = table.game.undo(table.state, table.game.load(then.state))
        seat = None if voted else taken.seat
        move = move_of(table, seat, Undo(then.seq), Applied(state, (), free=False), by, self.now())
        move = msgspec.structs.replace(move, base=then.seq)
        self._kept.pop(table.id, None)
        asked = replace(table, state=state).asked
        if voted:
            await self.store.carry_vote(move, asked)
        else:
            await self.store.append_move(move, asked=asked)
        log.info("table %s: move %s takes move %s back", table.id, move.seq, taken.seq)
        return await self._load(table.id) or table

    async def _before(self, table: Table, taken: Move) -> Move | None:
        """The move from which the click went on that `taken` is, or follows."""
        then: Move | None = taken
        while then is not None and then.follows:
            then = await self.store.move_at(table.id, -1 if then.base is None else then.base)
        base = -1 if then is None or then.base is None else then.base
        return await self.store.move_at(table.id, base)

    async def sit(
        self, id: int, seats: Sequence[Seat], by: By | None, seq: int | None = None
    ) -> Table:
        """A person takes seats, or leaves them to bot players, where that changes anything; `by` is
        None if time is up. Raises Stale, also if somebody has moved after `seq`; Twice. Without
        `seq` players only leave or take back what is theirs: a seat that somebody else has by now
        stays as it is."""
        async with self.held(id) as table:
            if seq not in (None, table.seq):
                raise Stale(game=id)
            moves: list[Move] = []
            theirs = [one for one in seats if seq is not None or table.has(one.player, one.seat)]
            seats = [one for one in theirs if table.changes(one)]
            figures = await self.figures(table.row)
            for seat in seats:
                new = table.seats[seat.seat].player != seat.player
                had = had_by(seat.player, figures) if new else ()
                change = Sit(seat.seat, person=seat.house is None, new=new, had=had)
                applied = table.game.sit(table.state, change, Dice(table.row.seed, table.seq + 1))
                applied = Applied(applied.s, applied.events, free=False)
                by_once = By(by.player, None) if by and moves else by
                moves.append(move_of(table, None, change, applied, by_once, self.now()))
                table = replace(table, seq=table.seq + 1, state=applied.s)
            return await self._store(table, moves, seats) if moves else table

    async def end(self, id: int, by: str | None = None) -> None:
        """End without a result, perhaps `by` a player. Raises Stale if it has already ended."""
        async with self._lock(id):
            self._kept.pop(id, None)
            await self.store.end_game(id, Ending(by=by), at=self.now())
            log.info("table %s: ended without a result", id)

    async def warn(self, id: int) -> Row | None:
        """Note that it ends unless something happens there. Returns None if it is not open any
        more."""
        async with self._lock(id):
            self._kept.pop(id, None)
            await self.store.warn(id, self.now())
            row = await self.store.game(id)
            return row if row is not None and row.status != "ended" else None

    async def bar(self, id: int, lacks: Msg) -> None:
        """Nobody can be called there, so no time runs until `lift`."""
        async with self._lock(id):
            self._kept.pop(id, None)
            await self.store.bar(id, msgspec.json.encode(lacks).decode(), self.now())

    async def lift(self, id: int) -> None:
        async with self._lock(id):
            self._kept.pop(id, None)
            await self.store.lift(id, self.now())

    async def stand(self, id: int, channel: int | None, message: int | None) -> None:
        """Remember where the table message is. Raises ChannelBusy."""
        async with self._lock(id):
            self._kept.pop(id, None)
            await self.store.set_message(id, channel, message)

    async def renew(self, id: int) -> None:
        """Read the table again: something beside it has changed that it shows."""
        async with self._lock(id):
            self._kept.pop(id, None)

    async def posted(self, id: int, channel: int | None, message: int | None) -> None:
        """The same for a message that stands there already: people who look at it are told nothing
        wrong if a failing disk lets nobody remember it. Raises ChannelBusy."""
        try:
            await self.stand(id, channel, message)
        except NotStored as error:
            log.error("table %s: where its message stands is not kept: %s", id, error)

    async def erase(self, server: int) -> None:
        """Moves there at the same time raise Stale."""
        await self.store.erase(server, self._over())
        self._kept.clear()

    async def forget(self, user: int) -> None:
        await self.store.forget(user, self._over())
        self._kept.clear()

    def _over(self) -> str:
        """The last day at whose daily nobody can try any more."""
        return newest_told(datetime.fromtimestamp(self.now(), UTC)).isoformat()

    async def _change(self, id: int, change: Callable[[Lobby], Lobby]) -> Lobby | None:
        if (lobby := await self.lobby(id)) is None:
            return None
        lobby = change(lobby)
        row = msgspec.structs.replace(
            lobby.row,
            mode=lobby.plan.mode,
            owner=lobby.host,
            options=msgspec.json.encode(lobby.plan),
            clock=clock_of(lobby.row.preset, lobby.row.clock, lobby.seats),
            stirred=self.now(),
        )
        await self.store.save_lobby(row, lobby.seats)
        return await self.lobby(id)

    async def _apply(
        self, table: Table, seat: int, action: Action, by: By | None, *, free: bool = True
    ) -> Table:
        """`free`: whether everything that is taken back with the move may be."""
        applied = await asyncio.to_thread(played, table, seat, action)
        applied = replace(applied, free=applied.free and free)
        move = move_of(table, seat, action, applied, by, self.now())
        kept = await self._store(replace(table, seq=move.seq, state=applied.s), [move])
        what = type(action).__name__
        log.info("table %s: move %s by seat %s, %s", table.id, move.seq, seat, what)
        return kept

    async def _follow(self, table: Table, seat: int, by: By) -> Table:
        """Moves of their own, by the same person. One that cannot be kept waits for a click, as any
        other choice."""
        while table.running and (action := table.game.following(table.state, seat)) is not None:
            try:
                free = table.last.free
                table = await self._apply(table, seat, action, By(by.player, None), free=free)
            except NotStored as error:
                log.error("table %s: what follows is not kept: %s", table.id, error)
                break
        return table

    async def _store(
        self, table: Table, moves: Sequence[Move], seats: Sequence[Seat] = ()
    ) -> Table:
        """Keep `table` as it is after `moves`, with everything that they bring about."""
        log_ = [] if table.state.result is None else await self.store.moves(table.id)
        over = ending(table, table.state, [*log_, *moves])
        self._kept.pop(table.id, None)  # a caller cancelled from here on has still written
        await self.store.append_move(*moves, seats=seats, ending=over, asked=table.asked)
        for seat in seats:
            who = f"a {seat.house} bot player" if seat.house else "a person"
            log.info("table %s: seat %s goes to %s", table.id, seat.seat, who)
        if over is not None:
            log.info("table %s: ended with move %s", table.id, table.seq)
        last = msgspec.structs.replace(moves[-1], state=b"", events=b"")
        if over is not None or seats:
            return await self._load(table.id) or table
        row = msgspec.structs.replace(table.row, stirred=moves[-1].at, warned=None)
        waits = tuple(await self.store.waits(table.id))
        return self._keep(replace(table, row=row, last=last, waits=waits))


def _new(
    game: Game[Any], place: Place, plan: Setup, seats: list[Seat], campaign: Campaign | None
) -> NewGame:
    return NewGame(
        kind=game.key,
        mode=plan.mode,
        owner=next(seat.player for seat in seats if seat.player),
        seed=secrets.token_bytes(16),
        options=msgspec.json.encode(plan),
        server=place.server,
        channel=place.channel,
        campaign=campaign,
        again=begins_again(game, campaign),
    )
