"""Campaigns: what a party has become over its chapters, and how it goes on."""

from __future__ import annotations

from typing import Any

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.clicks.answers import say
from bot.people import Click
from bot.screens.limits import CHOICE_TEXT, CHOICES, TEXT, clip, clip_lines
from bot.screens.lobby_layout import game_name
from bot.text.say import Say
from bot.text.translator import told
from bot.text.words import Words
from cogs.common import contexts, installs
from db import Campaign

SHOWN = 20  # campaigns in one answer


@contexts
@installs
class CampaignCog(commands.GroupCog, group_name="campaign", group_description=told("campaign")):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.desk = bot.desk

    @app_commands.command(description=told("campaign-show"))
    async def show(self, click: Click) -> None:
        reader = await self.desk.people.reader(click)
        lines = [await self._told(click, reader, one) for one in await self._all(click)]
        told = clip_lines([*lines[:SHOWN], "", reader("campaign-how")], TEXT)
        await say(click, told if lines else reader("no-campaign"))

    @app_commands.command(name="continue", description=told("continue"))
    @app_commands.describe(campaign=told("which-campaign"))
    async def continue_(self, click: Click, campaign: str | None = None) -> None:
        found = await self._all(click)
        if campaign is not None:
            found = [one for one in found if str(one.id) == campaign]
        if not found:
            await self.bot.deeds.sentence(click, "no-campaign")
        elif found[0].open_game is not None:
            await self.bot.deeds.sentence(click, "campaign-busy")
        else:
            await self.bot.lobbies.open(click, self.bot.games[found[0].kind], found[0])

    @continue_.autocomplete("campaign")
    async def _campaigns(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        reader = await self.desk.people.reader(click)
        told = [(await self._told(click, reader, one), one.id) for one in await self._all(click)]
        return [
            app_commands.Choice(name=clip(text.replace("*", ""), CHOICE_TEXT), value=str(id))
            for text, id in told
            if typed.lower() in text.lower()
        ][:CHOICES]

    @app_commands.command(description=told("restart"))
    async def restart(self, click: Click) -> None:
        games = [game for game in self.bot.games.values() if game.campaign is not None]
        if games:
            await self.bot.lobbies.open(click, games[0])
        else:
            await self.bot.deeds.sentence(click, "no-campaign")

    async def _all(self, click: Click) -> list[Campaign]:
        """This server's, or in direct messages the user's own; newest first."""
        found: list[Campaign] = []
        for key in self.bot.games:
            if click.guild_id is not None:
                found += await self.desk.store.campaigns_of("server", click.guild_id, key)
            else:
                found += await self.desk.store.campaigns_of("user", click.user.id, key)
        return sorted(found, key=lambda one: one.updated, reverse=True)

    async def _told(self, click: Click, reader: Say, campaign: Campaign) -> str:
        """Who, which game, and how far."""
        people = [
            await self.desk.people.player_name(click.guild_id, player, reader)
            for player in campaign.party.split(",")
        ]
        game = self.bot.games[campaign.kind]
        line = f"**{reader.join(people)}**: {game_name(reader, campaign.kind)}"
        if game.campaign is None:
            return line
        value = msgspec.json.decode(campaign.value, type=game.campaign)
        about = Words(reader, campaign.kind, reader.seat).about("campaign", value)
        return f"{line}. {about}" if about else line


async def setup(bot: Any) -> None:
    await bot.add_cog(CampaignCog(bot))
