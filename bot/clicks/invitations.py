"""Asking people into a lobby: one message with a mention, a seat kept for an hour, and an answer
that the lobby shows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.clicks.answering import own_up
from bot.clicks.aways import Aways
from bot.clicks.lobbies import Lobbies
from bot.desk import apart
from bot.messages.answers import hold_edit, is_here, posted, say, tell
from bot.people.people import Click
from bot.people.recent import Recent
from bot.platform.limits import PLACEHOLDER, clip
from bot.platform.refusals import REFUSALS, refusal
from bot.screens.frame import framed
from bot.screens.invitation import answers_told, end_told, invitation, invitation_over
from bot.screens.screen import Screen
from bot.screens.timing import back_on
from bot.table import lobby as rules
from bot.table.clock import DAILY, DAY
from bot.table.ids import Step
from bot.table.lobby import Refusal, must_sit
from bot.table.table import Lobby
from db import Calling, Guest
from engine.core import Msg

MOST = 5  # people asked at once
KEPT = 2_000  # messages of which it is remembered what they say


class Invitations:
    def __init__(self, lobbies: Lobbies) -> None:
        self.desk, self._lobbies = lobbies.desk, lobbies
        # Of two who ask at once, the later knows whom the first has asked.
        self._asking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._told = Recent[int, tuple[str | None, ...]](KEPT)  # answers, by the message with them

    async def click(self, click: Click, step: Step) -> None:
        """A refused step changes nothing; a lobby that has gone says so."""
        row = await self.desk.store.game(step.lobby)
        if row is None or row.server is None or not is_here(click, row):
            await self._lobbies.refuse(click, Msg("forged"))
            return
        if (lobby := await self.desk.tables.lobby(step.lobby)) is None:
            await self._lobbies.gone(click, step.lobby)
            return
        try:
            await self._step(click, lobby, step)
        except Refusal as refusal:
            await self._lobbies.refuse(click, refusal.msg, step.lobby)

    async def _step(self, click: Click, lobby: Lobby, step: Step) -> None:
        """Raises Refusal."""
        player = await self.desk.store.player_of(click.user.id)
        if step.do == "accept":
            await self._accept(click, lobby.id, player)
        elif step.do == "decline":
            await self._decline(click, lobby, player)
        else:
            room = _room(lobby, player)
            if step.do == "invite":
                await self._ask(click, lobby, room)
            else:
                users = [int(one) for one in dict.fromkeys(step.values) if one.isdecimal()]
                _must_fit(users, room)
                await self._invite(click, lobby.id, player, users)

    async def _ask(self, click: Click, lobby: Lobby, room: int) -> None:
        reader = await self.desk.people.reader(click)
        await self._menu(click, lobby.id, room, reader("invite-ask", count=room))

    async def _menu(self, click: Click, id: int, room: int, *lines: str) -> None:
        """It stays below a refusal, so that the right person is one choice away."""
        reader = await self.desk.people.reader(click)
        menu = ui.UserSelect[Any](
            custom_id=Step(id, "invited").id,
            placeholder=clip(reader("placeholder-invite"), PLACEHOLDER),
            max_values=room,
        )
        text = ui.TextDisplay[Any]("\n".join(lines))
        await tell(click, Screen(framed([text], [ui.ActionRow(menu)])))

    async def _invite(self, click: Click, id: int, host: str, users: Sequence[int]) -> None:
        await hold_edit(click)
        async with self._asking.setdefault(id, asyncio.Lock()):
            if (lobby := await self.desk.tables.lobby(id)) is None:
                await self._lobbies.gone(click, id)
                return
            _must_fit(users, _room(lobby, host))
            says = {user: await self._unfit(click, lobby, user) for user in users}
            now, fit = self.desk.now(), [user for user in users if says[user] is None]
            says |= await self._asked(lobby, host, fit, now)
        if mentioned := [user for user in users if says[user] == "invite-done"]:
            await self._call(click, lobby, mentioned, now)
        if fit:
            await self._show(click, id)
        lines = [await self._became(click, user, id_) for user, id_ in says.items() if id_]
        refused = not set(says.values()) <= {"invite-done", "invite-quiet", "invite-away"}
        if refused and (room := _free(await self.desk.tables.lobby(id))):
            await self._menu(click, id, room, *lines)
        else:
            await say(click, "\n".join(lines))

    async def _became(self, click: Click, user: int, id: str) -> str:
        """What became of asking this user."""
        reader, people = await self.desk.people.reader(click), self.desk.people
        name, until = await people.name(click.guild_id, user, reader), await self._away(user)
        return reader(id, name=name, times=DAILY, back=back_on(until or 1))

    async def _asked(
        self, lobby: Lobby, host: str, users: Sequence[int], now: float
    ) -> dict[int, str]:
        """Keep seats for these people. Returns the message that says what became of each."""
        mentioned, server = self.desk.preferences.mentioned, lobby.row.server
        called = {user: await mentioned(user, server, now) for user in users}
        players = {user: await self.desk.store.player_of(user) for user in users}
        wanted = {player: called[user] for user, player in players.items()}
        asked = await self.desk.store.invite(lobby.id, host, wanted, now, DAILY)
        done = {user: "invite-done" if called[user] else "invite-quiet" for user in users}
        done |= {user: "invite-away" for user in users if await self._away(user) is not None}
        return {
            user: done[user] if player in asked else "invite-often"
            for user, player in players.items()
        }

    async def _call(self, click: Click, lobby: Lobby, users: Sequence[int], now: float) -> None:
        """The one message that mentions them."""
        desk = self.desk
        public = await desk.people.public(click.guild_id, None)
        name = await desk.people.name(click.guild_id, click.user.id, public)
        view = invitation(public, lobby.row, name, users, now)
        if (message := await posted(click, Screen(view), users)) is not None:
            await desk.store.call_stands(lobby.id, click.channel_id, message)

    async def look(self) -> None:
        """Messages say so where the game has begun, the lobby has gone, or a day has passed."""
        over = await self.desk.store.calls_over(self.desk.now() - DAY)
        await apart(self._over(one) for one in over)

    async def answered(self, id: int) -> None:
        """Messages say who has accepted and who has not, unless they say it already."""
        for one in await self.desk.store.calls_into(id):
            guests = await self.desk.store.guests(one.message)
            answers = tuple(guest.answer for guest in guests)
            told = self._told.get(one.message, (None,) * len(guests))
            if answers != told and await self._edited(one, guests, over=False):
                self._told[one.message] = answers

    async def _over(self, one: Calling) -> None:
        """What Discord does not take now is tried again in a minute."""
        if await self._edited(one, await self.desk.store.guests(one.message), over=True):
            await self.desk.store.call_told(one.message)

    async def _edited(self, one: Calling, guests: Sequence[Guest], *, over: bool) -> bool:
        """False if it is worth another try."""
        desk = self.desk
        if not guests or (row := await desk.store.game(one.game)) is None:
            return False
        public = await desk.people.public(row.server, None)
        name = await desk.people.player_name(row.server, guests[0].host, public)
        names = {
            guest.player: await desk.people.player_name(row.server, guest.player, public)
            for guest in guests
        }
        lines = answers_told(public, guests, names)
        open_ = [guest.player for guest in guests if guest.answer is None]
        if over or not open_:
            ender, silent = await desk.screens.ender(row, public), [names[one] for one in open_]
            lines += end_told(public, row, silent, ender) if over else []
            view = invitation_over(public, row, name, lines)
        else:
            users = [await desk.store.user_of(player) for player in open_]
            called = [user for user in users if user is not None]
            view = invitation(public, row, name, called, guests[0].at, lines)
        place = desk.client.get_partial_messageable(one.channel)
        try:
            await place.get_partial_message(one.message).edit(view=view)
        except REFUSALS as error:
            return not refusal(error).transient
        return True

    async def _accept(self, click: Click, id: int, player: str) -> None:
        lobby = await self.desk.tables.change_lobby(id, lambda now: rules.accept(now, player))
        if lobby is None:
            await self._lobbies.gone(click, id)
        else:
            await self._answered(click, id, "invite-joined")

    async def _decline(self, click: Click, lobby: Lobby, player: str) -> None:
        if player in lobby.people:
            came = any(one.player == player for one in lobby.invited)
            raise Refusal(Msg("invite-sits" if came else "invite-not-asked"))
        if player not in (*lobby.awaited, *(one.player for one in lobby.invited)):
            raise Refusal(await self._for_others(click, lobby))
        await self.desk.store.decline(lobby.id, player, self.desk.now())
        await self._answered(click, lobby.id, "invite-declined")

    async def _for_others(self, click: Click, lobby: Lobby) -> Msg:
        """Whose answer the button is: of those whom its message asks, or of a campaign's party."""
        guests = await self.desk.store.guests(click.message.id) if click.message else []
        players = [one.player for one in guests] or lobby.awaited
        reader, people = await self.desk.people.reader(click), self.desk.people
        names = [await people.player_name(click.guild_id, one, reader) for one in players]
        return Msg("invite-other", {"names": reader.join(names)}) if names else Msg("invite-none")

    async def _answered(self, click: Click, id: int, says: str) -> None:
        reader = await self.desk.people.reader(click)
        came = await Aways(self.desk).came(click) if says == "invite-joined" else []
        await say(click, "\n".join([reader(says), *came]))
        await self._show(click, id)

    async def _show(self, click: Click, id: int) -> None:
        async with self._lobbies.editing(id):
            trouble = await self.desk.messages.refresh(id)
        await own_up(self.desk, click, trouble, beside=True)

    async def _away(self, user: int) -> float | None:
        """Until when this user is away, if so."""
        away = await self.desk.store.away_of(user)
        return None if away is None else away.until

    async def _unfit(self, click: Click, lobby: Lobby, user: int) -> str | None:
        """The message that says why this user cannot be asked, or None. Discord sends what is known
        of them with the choice."""
        data: Any = click.data or {}
        known = data.get("resolved", {})
        member = known.get("members", {}).get(str(user))
        if known.get("users", {}).get(str(user), {}).get("bot"):
            return "invite-bot"
        if member is None:
            return "invite-absent"
        if any(seat.user == user for seat in lobby.seats):
            return "invite-yourself" if user == click.user.id else "invite-seated"
        allowed = member.get("permissions")
        if allowed is not None and not discord.Permissions(int(allowed)).view_channel:
            return "invite-unseen"
        player = await self.desk.store.player_of(user)
        if any(one.player == player and one.answer == "no" for one in lobby.invited):
            return "invite-said-no"
        return "invite-already" if any(one.player == player for one in lobby.held) else None


def _room(lobby: Lobby, player: str) -> int:
    """How many the player may ask now. Raises Refusal."""
    must_sit(lobby, player)
    if (room := _free(lobby)) < 1:
        raise Refusal(Msg("invite-full"))
    return room


def _free(lobby: Lobby | None) -> int:
    """For how many guests at once seats are free; none in a lobby that has gone."""
    return max(0, min(MOST, lobby.free - len(lobby.held))) if lobby else 0


def _must_fit(users: Sequence[int], room: int) -> None:
    if not 0 < len(users) <= room:
        raise Refusal(Msg("invite-room" if users else "forged", {"count": room}))
