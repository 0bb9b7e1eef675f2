"""Campaigns: what a party has become over its chapters, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.platform.limits import CHOICE_TEXT, CHOICES, clip
from bot.text.translator import told
from cogs.common import Typed, contexts, installs
from db import Campaign

SHOWN = 20  # campaigns in one answer


@contexts
@installs
class CampaignCog(commands.GroupCog, group_name="campaign", group_description=told("campaign")):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.campaigns = bot.campaigns

    @app_commands.command(description=told("campaign-show"))
    @app_commands.describe(campaign=told("which-campaign"))
    async def show(self, click: Click, campaign: Typed | None = None) -> None:
        """Show one campaign as its score sheet, and below it a line for each of the others."""
        found = await self.campaigns.here(click)
        shown = _named(found, campaign)
        if not shown:
            await self.bot.deeds.sentence(click, "no-campaign")
            return
        reader = await self.bot.desk.people.reader(click)
        all_ = [shown[0], *(one for one in found if one is not shown[0])][:SHOWN]
        lines = [await self.campaigns.told(click, one) for one in all_]
        await self.campaigns.sheet(click, shown[0], [*lines, "", reader("campaign-how")])

    @app_commands.command(name="continue", description=told("continue"))
    @app_commands.describe(campaign=told("which-campaign"))
    async def continue_(self, click: Click, campaign: Typed | None = None) -> None:
        found = _named(await self.campaigns.here(click), campaign)
        if not found:
            await self.bot.deeds.sentence(click, "no-campaign")
        elif found[0].open_game is not None:
            await self.bot.deeds.sentence(click, "campaign-busy")
        else:
            await self.bot.lobbies.open(click, self.bot.games[found[0].kind], found[0])

    @app_commands.command(description=told("campaign-log"))
    @app_commands.describe(campaign=told("which-campaign"))
    async def log(self, click: Click, campaign: Typed | None = None) -> None:
        if found := _named(await self.campaigns.here(click), campaign):
            await self.campaigns.log(click, found[0])
        else:
            await self.bot.deeds.sentence(click, "no-campaign")

    @app_commands.command(description=told("campaign-bring"))
    @app_commands.describe(campaign=told("which-elsewhere"))
    async def bring(self, click: Click, campaign: Typed) -> None:
        if found := _named(await self.campaigns.elsewhere(click), campaign):
            await self.campaigns.bring(click, found[0])
        else:
            await self.bot.deeds.sentence(click, "no-campaign-elsewhere")

    @app_commands.command(description=told("campaign-save"))
    @app_commands.describe(campaign=told("which-alone"))
    async def save(self, click: Click, campaign: Typed | None = None) -> None:
        if found := _named(await self.campaigns.alone(click), campaign):
            await self.bot.parcels.save(click, found[0])
        else:
            await self.bot.deeds.sentence(click, "no-campaign-alone")

    @app_commands.command(description=told("campaign-load"))
    @app_commands.describe(file=told("campaign-file"))
    async def load(self, click: Click, file: discord.Attachment) -> None:
        await self.bot.parcels.load(click, file)

    @app_commands.command(description=told("restart"))
    async def restart(self, click: Click) -> None:
        """Begin again after the party has come to an end, keeping what was unlocked if they
        like."""
        games = [game for game in self.bot.games.values() if game.campaign is not None]
        if (found := await self.campaigns.finished(click)) is not None:
            await self.bot.lobbies.open(click, self.bot.games[found.kind], found)
        elif games:
            await self.bot.lobbies.open(click, games[0])
        else:
            await self.bot.deeds.sentence(click, "no-campaign")

    @show.autocomplete("campaign")
    @continue_.autocomplete("campaign")
    @log.autocomplete("campaign")
    async def _here(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(click, typed, await self.campaigns.here(click))

    @bring.autocomplete("campaign")
    async def _elsewhere(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(click, typed, await self.campaigns.elsewhere(click))

    @save.autocomplete("campaign")
    async def _alone(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(click, typed, await self.campaigns.alone(click))

    async def _choices(
        self, click: Click, typed: str, found: Sequence[Campaign]
    ) -> list[app_commands.Choice[str]]:
        """Only as many are named as are shown, since Discord may have to be asked for names."""
        choices = list[app_commands.Choice[str]]()
        for one in found:
            text = await self.campaigns.told(click, one)
            if typed.lower() in text.lower():
                name = clip(text.replace("*", ""), CHOICE_TEXT)
                choices.append(app_commands.Choice(name=name, value=str(one.id)))
            if len(choices) == CHOICES:
                break
        return choices


def _named(found: Sequence[Campaign], id: str | None) -> Sequence[Campaign]:
    return [one for one in found if id in (None, str(one.id))]


async def setup(bot: Any) -> None:
    await bot.add_cog(CampaignCog(bot))
