"""What the people who keep a server decide about it, and its data."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app import Bot
from bot.clicks.places import there_still
from bot.desk import apart
from bot.files.exports import send_files, server_files
from bot.messages.answers import hold, say
from bot.people.people import LANGUAGE, Click
from bot.platform.permissions import ALWAYS, IN_THREADS, missing
from bot.preferences import CLOCK, CLOCKS, ENDER, ENDERS, MANY, MOST, OFF, ON, PINGS
from bot.records.ratings import season_of, span_of
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import AUTOMATIC, LANGUAGES, SWITCH

HOURS = [
    Choice(name=told(f"choice-clock-{name}"), value=hours)
    for name, hours in zip(("none", "day", "days", "week"), CLOCKS, strict=True)
]
WHO = [Choice(name=told(f"choice-ender-{who}"), value=who) for who in ENDERS]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class ServerCog(commands.GroupCog, group_name="server", group_description=told("server")):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.desk, self.servers = bot.desk, bot.servers

    async def interaction_check(self, click: Click, /) -> bool:
        """Discord hides these commands from everybody else, unless the server shows them."""
        return await self.servers.may(click)

    @app_commands.command(description=told("server-show"))
    async def show(self, click: Click) -> None:
        reader = await self.desk.people.reader(click)
        lacks = missing(click.app_permissions, *ALWAYS, *IN_THREADS)
        rights = reader.join([reader(f"permission-{one}") for one in lacks])
        lines = [
            reader("server-shown", server=click.guild.name if click.guild else ""),
            *[f"- {line}" for line in await self._settings(click, reader)],
            reader("server-lacks", rights=rights) if lacks else reader("server-lacks-nothing"),
            reader("server-how"),
        ]
        await say(click, "\n".join(lines))

    @app_commands.command(description=told("server-language"))
    @app_commands.describe(language=told("server-which-language"))
    @app_commands.choices(language=LANGUAGES)
    async def language(self, click: Click, language: Choice[str]) -> None:
        value = None if language.value == AUTOMATIC else language.value
        await self._set(click, LANGUAGE, value)
        reader = await self.desk.people.reader(click)
        public = await self.desk.people.public(click.guild_id, None)
        await say(click, reader("server-language-set", language=public("language-name")))

    @app_commands.command(description=told("server-channels"))
    async def channels(self, click: Click) -> None:
        await self.servers.channels(click)

    @app_commands.command(description=told("server-clock"))
    @app_commands.describe(hours=told("server-hours"))
    @app_commands.choices(hours=HOURS)
    async def clock(self, click: Click, hours: Choice[int]) -> None:
        await self._set(click, CLOCK, str(hours.value))  # no clock is a choice, too
        await apart([self.desk.notices.drop(click.guild_id or 0, CLOCK)])  # now they know
        await self.bot.deeds.sentence(click, "server-clock-set", hours=hours.value)

    @app_commands.command(description=told("server-tables"))
    @app_commands.describe(most=told("server-most"))
    async def tables(
        self, click: Click, most: app_commands.Range[int, 1, MANY] | None = None
    ) -> None:
        if most is None:
            await self.bot.overviews.of_server(click)
            return
        await self._set(click, MOST, str(most))
        await self.bot.deeds.sentence(click, "server-tables-set", count=most)

    @app_commands.command(description=told("server-pings"))
    @app_commands.describe(pings=told("server-switch"))
    @app_commands.choices(pings=SWITCH)
    async def pings(self, click: Click, pings: Choice[str]) -> None:
        await self._set(click, PINGS, OFF if pings.value == OFF else None)
        await self.bot.deeds.sentence(click, f"server-pings-{pings.value}")

    @app_commands.command(description=told("server-enders"))
    @app_commands.describe(who=told("server-who"))
    @app_commands.choices(who=WHO)
    async def enders(self, click: Click, who: Choice[str]) -> None:
        await self._set(click, ENDER, who.value)
        await self.bot.deeds.sentence(click, f"server-enders-{who.value}")

    @app_commands.command(description=told("server-seasons"))
    async def seasons(self, click: Click) -> None:
        """A season is a quarter of a year in UTC: it begins at the same moment for all servers."""
        now = span_of(season_of(self.desk.now()))
        after = span_of(season_of(now.until))
        begins, ends, last = (f"<t:{int(at)}:D>" for at in (now.since, now.until, after.until))
        dates = {"begins": begins, "ends": ends, "last": last, "at": f"<t:{int(now.until)}:R>"}
        await self.bot.deeds.sentence(click, "server-seasons", **dates)

    @app_commands.command(description=told("server-lessons"))
    async def lessons(self, click: Click) -> None:
        await self.bot.lessons.left(click)

    @app_commands.command(description=told("server-export"))
    async def export(self, click: Click) -> None:
        await hold(click)
        reader = await self.desk.people.reader(click)
        files = await server_files(self.desk, click.guild_id or 0)
        await send_files(click, reader("server-exported", files=len(files)), files)

    @app_commands.command(description=told("server-erase"))
    async def erase(self, click: Click) -> None:
        await self.servers.ask(click)

    async def _set(self, click: Click, key: str, value: str | None) -> None:
        assert click.guild_id is not None
        await self.desk.store.set_setting("server", click.guild_id, key, value)

    async def _settings(self, click: Click, reader: Say) -> list[str]:
        server, read = click.guild_id or 0, self.desk.preferences
        public = await self.desk.people.public(server, None)
        allowed = await read.channels(server)
        there = there_still(click.guild, allowed)
        places = ", ".join(f"<#{id}>" for id in there)
        off = await self.desk.store.get_setting("server", server, PINGS) == OFF
        return [
            reader("server-line-language", language=public("language-name")),
            reader("server-line-channels", places=places or ("none" if allowed else "all")),
            reader("server-line-clock", hours=await read.clock(server)),
            reader("server-line-tables", count=await read.most(server)),
            reader("server-line-pings", switch=OFF if off else ON),
            reader("server-line-enders", who=await read.ender(server)),
        ]


async def setup(bot: Any) -> None:
    await bot.add_cog(ServerCog(bot))
