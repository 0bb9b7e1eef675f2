"""How somebody fares in this server, and what they have achieved, as a picture and as text."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Bot
from bot.clicks.profiles import parts_of
from bot.messages.answers import hold, tell
from bot.people.people import Click
from bot.platform.limits import TEXT, clip_lines
from bot.records.ratings import season_of, span_of
from bot.screens.frame import framed
from bot.screens.frame import picture as shown
from bot.screens.screen import Screen
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import Typed, contexts, installs
from cogs.seasons import season_name, seasons_like
from rendering.profile import Profile, draw_profile

PICTURE = "profile.png"


class ProfileCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.desk = bot.desk

    @app_commands.command(description=told("profile"))
    @app_commands.describe(user=told("profile-user"), season=told("season"))
    @contexts
    @installs
    async def profile(
        self, click: Click, user: discord.User | None = None, season: Typed | None = None
    ) -> None:
        await hold(click)
        whose, season = user or click.user, season or season_of(self.desk.now())
        reader = await self.desk.people.reader(click)
        try:
            span = span_of(season)
        except ValueError:
            await self.bot.deeds.sentence(click, "no-season", season=season)
            return
        if (refusal := await self._refusal(click, whose)) is not None:
            await self.bot.deeds.sentence(click, refusal)
            return
        name = await self.desk.people.name(click.guild_id, whose.id, reader)
        player = await self.desk.store.player_of(whose.id)
        parts = await parts_of(self.desk, reader, player, click.guild_id, span)
        if not parts:
            id = "profile-nobody-you" if whose.id == click.user.id else "profile-nobody"
            await self.bot.deeds.sentence(click, id, name=name)
            return
        where = [reader("profile-direct")] if click.guild_id is None else []
        subtitle = " · ".join([*where, season_name(reader, season)])
        await tell(click, await self._sheet(click, reader, Profile(name, subtitle, parts)))

    @profile.autocomplete("season")
    async def _seasons(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await seasons_like(self.bot, click, typed)

    async def _refusal(self, click: Click, whose: discord.User | discord.Member) -> str | None:
        """Why there is no profile to show; whoever is not known is not made known by asking."""
        if whose.bot:
            return "profile-bot"
        if click.guild_id is None and whose.id != click.user.id:
            return "profile-others"
        if not await self.desk.store.knows(whose.id) and whose.id != click.user.id:
            return "profile-unknown"
        return None

    async def _sheet(self, click: Click, reader: Say, profile: Profile) -> Screen:
        pictures = await self.desk.pictures_for(click)
        picture = await pictures.draw(lambda: draw_profile(profile))
        text = _text(reader, profile)
        parts: list[ui.Item[Any]] = [ui.TextDisplay(clip_lines(text, TEXT))]
        if picture is not None:
            parts.insert(0, shown(PICTURE, " ".join(text)))
        return Screen(framed(parts), {PICTURE: picture} if picture else {})


def _text(reader: Say, profile: Profile) -> list[str]:
    lines = [f"## {profile.title} · {profile.subtitle}"]
    for part in profile.parts:
        lines += [f"**{part.title}**", *([part.facts] if part.facts else []), part.tally]
        if earned := [badge.name for badge in part.badges if badge.kind == "earned"]:
            lines.append(reader("profile-earned", names=reader.join(earned)))
        others = (badge for badge in part.badges if badge.kind != "earned")
        lines += [f"- {reader('pair', name=one.name, value=one.about)}" for one in others]
    return lines


async def setup(bot: Any) -> None:
    await bot.add_cog(ProfileCog(bot))
