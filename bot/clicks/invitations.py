"""Asking people into a lobby: one message with a mention, a seat kept for an hour, and an answer
that the lobby shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.clicks.answering import own_up
from bot.clicks.lobbies import Lobbies
from bot.messages.answers import hold_edit, is_here, say, taken, tell
from bot.messages.table_messages import only
from bot.people.people import Click
from bot.platform.limits import BUTTON, PLACEHOLDER, clip
from bot.screens.frame import framed
from bot.screens.screen import Screen
from bot.screens.timing import moment
from bot.table import lobby as rules
from bot.table.clock import HELD
from bot.table.ids import Step
from bot.table.lobby import Refusal, must_sit
from bot.table.table import Lobby
from bot.text.called import game_name
from bot.text.say import Say
from engine.core import Msg

MOST = 5  # people asked at once
DAILY = 3  # how often one person may ask another within a day


class Invitations:
    def __init__(self, lobbies: Lobbies) -> None:
        self.desk, self._lobbies = lobbies.desk, lobbies

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
            must_sit(lobby, player)
            if (room := min(MOST, lobby.free - len(lobby.held))) < 1:
                raise Refusal(Msg("invite-full"))
            if step.do == "invite":
                await self._ask(click, lobby, room)
            else:
                await self._invite(click, lobby, player, step.values, room)

    async def _ask(self, click: Click, lobby: Lobby, room: int) -> None:
        reader = await self.desk.people.reader(click)
        menu = ui.UserSelect[Any](
            custom_id=Step(lobby.id, "invited").id,
            placeholder=clip(reader("placeholder-invite"), PLACEHOLDER),
            max_values=room,
        )
        text = ui.TextDisplay[Any](reader("invite-ask", count=room))
        await tell(click, Screen(framed([text], [ui.ActionRow(menu)])))

    async def _invite(
        self, click: Click, lobby: Lobby, host: str, values: Sequence[str], room: int
    ) -> None:
        users = [int(one) for one in dict.fromkeys(values) if one.isdecimal()]
        if not 0 < len(users) <= room:
            raise Refusal(Msg("invite-room" if users else "forged", {"count": room}))
        await hold_edit(click)
        reader = await self.desk.people.reader(click)
        lines, fit = list[str](), list[int]()
        for user in users:
            if (trouble := await self._unfit(click, lobby, user)) is None:
                fit.append(user)
            else:
                name = await self.desk.people.name(click.guild_id, user, reader)
                lines.append(reader(trouble, name=name, times=DAILY))
        lines += await self._asked(click, lobby, host, fit, reader)
        await say(click, "\n".join(lines))

    async def _asked(
        self, click: Click, lobby: Lobby, host: str, users: Sequence[int], reader: Say
    ) -> list[str]:
        """Keep seats for these people, call those who want to be called, and say whom."""
        now, desk = self.desk.now(), self.desk
        called = {user: await self._wants(user, lobby, now) for user in users}
        players = {await desk.store.player_of(user): user for user in users}
        wanted = {player: called[user] for player, user in players.items()}
        asked = await desk.store.invite(lobby.id, host, wanted, now, DAILY)
        mentioned = [user for player, user in players.items() if player in asked and called[user]]
        if mentioned:
            await self._call(click, lobby, mentioned, now)
        await self._show(click, lobby.id)
        lines: list[str] = []
        for player, user in players.items():
            id = "invite-often" if player not in asked else "invite-done"
            id = "invite-quiet" if player in asked and not called[user] else id
            name = await desk.people.name(click.guild_id, user, reader)
            lines.append(reader(id, name=name, times=DAILY))
        return lines

    async def _call(self, click: Click, lobby: Lobby, users: Sequence[int], now: float) -> None:
        """The one message that mentions them."""
        desk = self.desk
        public = await desk.people.public(click.guild_id, None)
        text = public(
            "invite-call",
            mentions=public.join([f"<@{user}>" for user in users]),
            name=await desk.people.name(click.guild_id, click.user.id, public),
            game=game_name(public, lobby.game.key),
            until=moment(now + HELD, "t"),
            count=len(users),
        )
        join = _button(public("button-join"), Step(lobby.id, "accept"), ButtonStyle.success)
        no = _button(public("button-decline"), Step(lobby.id, "decline"))
        view = framed([ui.TextDisplay(text)], [ui.ActionRow(join, no)])
        told = only([discord.Object(user) for user in users])
        await taken(click.followup.send(view=view, allowed_mentions=told))

    async def _accept(self, click: Click, id: int, player: str) -> None:
        lobby = await self.desk.tables.change_lobby(id, lambda now: rules.accept(now, player))
        if lobby is None:
            await self._lobbies.gone(click, id)
        else:
            await self._answered(click, id, "invite-joined")

    async def _decline(self, click: Click, lobby: Lobby, player: str) -> None:
        if player in lobby.people:
            raise Refusal(Msg("already-seated"))
        if all(one.player != player for one in lobby.invited):
            raise Refusal(Msg("invite-other"))
        await self.desk.store.decline(lobby.id, player)
        await self._answered(click, lobby.id, "invite-declined")

    async def _answered(self, click: Click, id: int, says: str) -> None:
        reader = await self.desk.people.reader(click)
        await say(click, reader(says))
        await self._show(click, id)

    async def _show(self, click: Click, id: int) -> None:
        async with self._lobbies.editing(id):
            trouble = await self.desk.messages.refresh(id)
        await own_up(self.desk, click, trouble, beside=True)

    async def _wants(self, user: int, lobby: Lobby, now: float) -> bool:
        """Whether they may be mentioned now."""
        read, quiet = self.desk.preferences, await self.desk.preferences.quiet(user)
        at_peace = quiet is not None and quiet.until(now) > now
        return await read.mentioned(user, lobby.row.server) and not at_peace

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
            return "invite-seated"
        allowed = member.get("permissions")
        if allowed is not None and not discord.Permissions(int(allowed)).view_channel:
            return "invite-unseen"
        held = [await self.desk.store.user_of(one.player) for one in lobby.held]
        return "invite-already" if user in held else None


def _button(label: str, step: Step, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
    return ui.Button(label=clip(label, BUTTON), style=style, custom_id=step.id)
