"""What the people who keep a server do with buttons: choose where tables open, and erase its
data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.clicks.places import there_still
from bot.desk import Desk
from bot.messages.answers import hold, say, taken, tell
from bot.people.people import Click
from bot.platform.limits import BUTTON, PLACEHOLDER, SELECT, TYPED, clip
from bot.preferences import CHANNELS
from bot.screens.frame import framed, question, sentence
from bot.screens.screen import Screen
from bot.table.ids import Server
from bot.text.say import Say
from db import Game as Row

KINDS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
]


class Servers:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def click(self, click: Click, step: Server) -> None:
        """People who may not are refused in words."""
        if not await self.may(click):
            return
        match step.do:
            case "channels":
                await self._choose(click, step.values)
            case "erase":
                await self._ask_name(click)
            case "erased":
                await self._erase(click, "".join(step.values))
            case _:
                await self._say(click, "forged")

    async def may(self, click: Click) -> bool:
        """Whether the clicker may; if not, they are told who may."""
        if click.guild is not None and click.permissions.manage_guild:
            return True
        await self._say(click, "server-not-yours")
        return False

    async def channels(self, click: Click) -> None:
        """Show a menu of this server's channels with what is chosen now."""
        reader = await self.desk.people.reader(click)
        allowed = await self.desk.preferences.channels(click.guild_id or 0)
        await tell(click, Screen(_menu(reader, there_still(click.guild, allowed))))

    async def ask(self, click: Click) -> None:
        """The first of two questions before everything of this server is erased."""
        reader = await self.desk.people.reader(click)
        yes = ui.Button[Any](
            label=clip(reader("button-server-erase"), BUTTON),
            style=ButtonStyle.danger,
            custom_id=Server("erase").id,
        )
        await tell(click, Screen(question(reader, reader("server-erase-ask"), yes)))

    async def _choose(self, click: Click, values: tuple[str, ...]) -> None:
        """With nothing chosen, tables may open everywhere."""
        guild, server = click.guild, click.guild_id or 0
        if guild is None or not all(one.isdecimal() and _known(guild, one) for one in values):
            await self._say(click, "forged")
            return
        chosen = ",".join(sorted(values, key=int)) or None
        await self.desk.store.set_setting("server", server, CHANNELS, chosen)
        await self.channels(click)

    async def _ask_name(self, click: Click) -> None:
        """The second question, which only somebody who reads it can answer."""
        assert click.guild is not None
        reader = await self.desk.people.reader(click)
        modal = ui.Modal(title=reader("title-server-erase"), custom_id=Server("erased").id)
        typed = ui.TextInput[Any](placeholder=clip(click.guild.name, TYPED), max_length=TYPED)
        modal.add_item(ui.Label(text=reader("title-server-name"), component=typed))
        modal.stop()  # the answer is routed by its id, as all clicks are
        await taken(click.response.send_modal(modal))

    async def _erase(self, click: Click, typed: str) -> None:
        guild = click.guild
        assert guild is not None
        if _plain(typed) != _plain(guild.name[:TYPED]):
            await self._say(click, "server-erase-other-name")
            return
        await hold(click)
        standing, public = await self._erased(guild.id)
        await self._say(click, "server-erased")
        await self._close(standing, public)

    async def erase(self, server: int) -> None:
        """Erase all that is stored of the server; its open tables are closed."""
        await self._close(*await self._erased(server))

    async def _erased(self, server: int) -> tuple[list[Row], Say]:
        """The tables that still stand in its channels, and the language in which they are
        closed."""
        standing = [row for row in await self.desk.store.open_games() if row.server == server]
        public = await self.desk.people.public(server, None)
        await self.desk.tables.erase(server)
        self.desk.forget_words()
        return standing, public

    async def _close(self, standing: Sequence[Row], public: Say) -> None:
        for row in standing:
            self.desk.messages.forget(row.id)
            await self._close_one(row, public)

    async def _close_one(self, row: Row, public: Say) -> None:
        """Leave a sentence without buttons of an open table in its channel."""
        if row.channel is not None and row.message is not None:
            place = self.desk.client.get_partial_messageable(row.channel)
            view = sentence(public("server-table-erased"))
            edit = place.get_partial_message(row.message).edit(view=view, attachments=[])
            await taken(edit)

    async def _say(self, click: Click, id: str) -> None:
        reader = await self.desk.people.reader(click)
        await say(click, reader(id))


def _menu(reader: Say, chosen: list[int]) -> ui.LayoutView:
    places = ", ".join(f"<#{id}>" for id in chosen)
    text = (
        reader("server-channels-some", places=places) if chosen else reader("server-channels-all")
    )
    menu = ui.ChannelSelect[Any](
        custom_id=Server("channels").id,
        channel_types=KINDS,
        placeholder=clip(reader("placeholder-server-channels"), PLACEHOLDER),
        min_values=0,
        max_values=SELECT,
        default_values=[discord.Object(id) for id in chosen[:SELECT]],
    )
    return framed([ui.TextDisplay(text)], [ui.ActionRow(menu)])


def _known(guild: discord.Guild, id: str) -> bool:
    channel = guild.get_channel(int(id))
    return channel is not None and channel.type in KINDS


def _plain(name: str) -> str:
    """A name as it is compared, since people do not type capitals and spaces with care."""
    return " ".join(name.casefold().split())
