"""What follows an ended table: the same again, or the next chapter of its campaign. The people who
played are invited, each called once; nobody is drawn into a game without having agreed to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from bot.clicks.campaigns import hindered
from bot.clicks.lobbies import Lobbies
from bot.clicks.opening import New
from bot.clicks.places import unfit
from bot.clicks.steps import LEVEL
from bot.messages.table_messages import Call
from bot.people.people import Click
from bot.people.recent import Recent
from bot.table import lobby as rules
from bot.table.clock import DAILY
from bot.table.reading import begins_again
from bot.table.table import Table
from db import Seat
from engine.core import Msg, Setup

KEPT = 2_000  # how many invitations are remembered, with the people they called


class Rematches:
    def __init__(self, lobbies: Lobbies) -> None:
        self.desk, self._lobbies = lobbies.desk, lobbies
        self._called = Recent[tuple[int, int], bool](KEPT)  # which user, after which table

    async def again(self, click: Click, table: Table, anew: bool = False) -> None:
        """A campaign goes on from what it has become, or begins again if `anew`; how a finished one
        begins again is chosen in a lobby. If nobody else is asked, it begins at once."""
        if table.lesson or not any(seat.user == click.user.id for seat in table.seats):
            await self._lobbies.refuse(click, Msg("forged" if table.lesson else "stranger"))
            return
        campaign = None
        if table.row.campaign is not None:
            campaign = await self.desk.store.campaign(table.row.campaign)
        if anew and not begins_again(table.game, campaign):
            campaign = None
        trouble = await unfit(self.desk, click)
        trouble = trouble or await hindered(self.desk, click, table.game, campaign)
        if trouble is not None:
            await self._lobbies.refuse(click, trouble)
            return
        plan = msgspec.json.decode(table.row.options, type=Setup)
        player = await self.desk.store.player_of(click.user.id)
        seats = rules.rematch(table, player, LEVEL)
        clock = table.row.clock if table.row.preset is None else None
        new = New(table.game, plan, seats, campaign, clock)
        mine = [seat for seat in rules.regathered(seats) if seat.house or seat.player == player]
        if len(mine) == len(seats) and not begins_again(table.game, campaign):
            await self._lobbies.lay(click, new)
        else:
            call = partial(self._call, click, table, seats)
            await self._lobbies.stand(click, new._replace(seats=mine), call)

    async def _call(
        self, click: Click, table: Table, seats: Sequence[Seat], lobby: int
    ) -> Call | None:
        """Invite the others into the lobby, as anybody is: their seats are kept, and those who may
        be mentioned are called."""
        desk, me = self.desk, click.user.id
        guests = await self._guests(click, table, seats)
        players = {user: await desk.store.player_of(user) for user in guests}
        called = {players[user]: wanted for user, wanted in guests.items()}
        host = await desk.store.player_of(me)
        asked = await desk.store.invite(lobby, host, called, desk.now(), DAILY)
        users = [user for user, wanted in guests.items() if wanted and players[user] in asked]
        self._called.update({(table.id, user): True for user in users})
        if not users:
            return None
        public = await desk.people.public(click.guild_id, me)
        name = await desk.people.name(click.guild_id, me, public)
        names = public.join([f"<@{user}>" for user in users])
        return Call(public("call-rematch", names=names, name=name), users, "")

    async def _guests(self, click: Click, table: Table, seats: Sequence[Seat]) -> dict[int, bool]:
        """Whose seats wait for them, and whether they are to be mentioned: nobody is twice after
        the same table."""
        users = [seat.user for seat in seats if seat.house is None and seat.left is None]
        mentioned, now = self.desk.preferences.mentioned, self.desk.now()
        return {
            user: (table.id, user) not in self._called
            and await mentioned(user, click.guild_id, now)
            for user in users
            if user not in (None, click.user.id)
        }
