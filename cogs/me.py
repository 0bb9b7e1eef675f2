"""Mine: language, pings, quiet hours, text instead of pictures; what is stored about me."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.app import Bot
from bot.clicks.aways import BOT, WAIT
from bot.clicks.forgetting import ask_forget
from bot.files.exports import my_files, send_files
from bot.messages.answers import hold, say
from bot.people.people import LANGUAGE, Click
from bot.platform.limits import CHOICE_TEXT, CHOICES, clip
from bot.preferences import OFF, ON, PINGS, QUIET, TEXT_MODE, ZONE
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import AUTOMATIC, LANGUAGES, SWITCH, Typed, contexts, installs

HERE, EVERYWHERE = "here", "everywhere"
WHERE = [Choice(name=told(f"choice-{where}"), value=where) for where in (EVERYWHERE, HERE)]
SEATS = [Choice(name=told(f"choice-away-{seats}"), value=seats) for seats in (WAIT, BOT)]
Hour = Range[int, 0, 23]


@contexts
@installs
class MeCog(commands.GroupCog, group_name="me", group_description=told("me")):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.desk = bot.desk

    @app_commands.command(description=told("me-show"))
    async def show(self, click: Click) -> None:
        reader = await self.desk.people.reader(click)
        lines = [reader("me-shown"), *[f"- {one}" for one in await self._settings(click, reader)]]
        await say(click, "\n".join([*lines, reader("me-how")]))

    @app_commands.command(description=told("me-tables"))
    async def tables(self, click: Click) -> None:
        await self.bot.overviews.mine(click)

    @app_commands.command(description=told("language"))
    @app_commands.describe(language=told("which-language"))
    @app_commands.choices(language=LANGUAGES)
    async def language(self, click: Click, language: Choice[str]) -> None:
        automatic = language.value == AUTOMATIC
        await self._set(click, LANGUAGE, None if automatic else language.value)
        await self._say(click, "language-automatic" if automatic else "language-set")

    @app_commands.command(description=told("me-pings"))
    @app_commands.describe(pings=told("me-switch"), where=told("me-where"))
    @app_commands.choices(pings=SWITCH, where=WHERE)
    async def pings(
        self, click: Click, pings: Choice[str], where: Choice[str] | None = None
    ) -> None:
        """For everywhere or for this server alone; pings come only if neither is off."""
        here = where is not None and where.value == HERE
        if here and click.guild_id is None:
            await self._say(click, "me-pings-direct")
            return
        key = f"{PINGS}-{click.guild_id}" if here else PINGS
        await self._set(click, key, OFF if pings.value == OFF else None)
        if pings.value == OFF:
            await self._say(click, "me-pings-off-here" if here else "me-pings-off")
        else:
            await self._say(click, await self._pinged(click))

    @app_commands.command(description=told("me-quiet"))
    @app_commands.rename(begins="from", ends="to")
    @app_commands.describe(
        begins=told("me-from"), ends=told("me-to"), zone=told("me-zone"), off=told("me-off")
    )
    async def quiet(
        self,
        click: Click,
        begins: Hour | None = None,
        ends: Hour | None = None,
        zone: Typed | None = None,
        off: bool = False,
    ) -> None:
        """Hours in which nothing pings; if none are given, only the zone changes."""
        known = await self.desk.workers.beside(zones)
        if (trouble := _trouble(begins, ends, zone, known)) is not None:
            await self._say(click, trouble, zone=clip(zone or "", CHOICE_TEXT))
            return
        chosen: dict[str, str | None] = {} if zone is None else {ZONE: zone}
        if off or begins is not None:
            chosen[QUIET] = None if off else f"{begins}-{ends}"
        await self.desk.store.set_settings("user", click.user.id, chosen)
        await say(click, await self._quiet(click, await self.desk.people.reader(click)))

    @quiet.autocomplete("zone")
    async def _zones(self, click: Click, typed: str) -> list[Choice[str]]:
        """Each with its local time, for people who do not know a zone's name but do know the
        time."""
        wanted = typed.lower().replace(" ", "_")
        known = await self.desk.workers.beside(zones)  # the first call reads hundreds of files
        found = [name for name in known if wanted in name.lower()][:CHOICES]
        return [Choice(name=f"{name} ({_clock(ZoneInfo(name))})", value=name) for name in found]

    @app_commands.command(description=told("me-away"))
    @app_commands.describe(until=told("away-until"), seats=told("away-seats"), off=told("away-off"))
    @app_commands.choices(seats=SEATS)
    async def away(
        self,
        click: Click,
        until: Typed | None = None,
        seats: Choice[str] | None = None,
        off: bool = False,
    ) -> None:
        """Without options it says how things are."""
        if off:
            await self.bot.aways.back(click)
        elif until is not None:
            await self.bot.aways.leave(click, until, seats.value if seats else WAIT)
        else:
            await self.bot.aways.show(click)

    @app_commands.command(description=told("me-text"))
    @app_commands.describe(text=told("me-switch"))
    @app_commands.choices(text=SWITCH)
    async def text(self, click: Click, text: Choice[str]) -> None:
        await self._set(click, TEXT_MODE, ON if text.value == ON else None)
        await self._say(click, f"me-text-{text.value}")

    @app_commands.command(description=told("me-export"))
    async def export(self, click: Click) -> None:
        await hold(click)
        reader = await self.desk.people.reader(click)
        files = await my_files(self.desk, click.user.id, reader)
        await send_files(click, reader("me-exported", files=len(files)), files)

    @app_commands.command(description=told("forget"))
    async def forget(self, click: Click) -> None:
        await ask_forget(self.desk, click)

    async def _settings(self, click: Click, reader: Say) -> list[str]:
        text = await self.desk.preferences.text_mode(click.user.id)
        return [
            reader("me-line-language", language=reader("language-name")),
            await self._told_pings(click, reader),
            await self._quiet(click, reader),
            await self.bot.aways.told(click, reader),
            reader("me-line-text", switch=ON if text else OFF),
        ]

    async def _told_pings(self, click: Click, reader: Say) -> str:
        return reader(await self._pinged(click))

    async def _pinged(self, click: Click) -> str:
        """The message that says whether the person is pinged and, if not, who has switched it
        off."""
        user, server = click.user.id, click.guild_id
        if await self.desk.preferences.pinged(user, server):
            return "me-pings-on"
        if await self.desk.store.get_setting("user", user, PINGS) == OFF:
            return "me-pings-off"
        mine = await self.desk.store.get_setting("user", user, f"{PINGS}-{server}") == OFF
        return "me-pings-off-here" if mine else "me-pings-off-server"

    async def _quiet(self, click: Click, reader: Say) -> str:
        quiet = await self.desk.preferences.quiet(click.user.id)
        if quiet is None:
            return reader("me-quiet-off")
        hours = {"begins": f"{quiet.begins}:00", "ends": f"{quiet.ends}:00"}
        zone = await self.desk.preferences.zone(click.user.id)
        return reader("me-quiet-on", **hours, zone=zone.key, now=_clock(zone))

    async def _set(self, click: Click, key: str, value: str | None) -> None:
        await self.desk.store.set_setting("user", click.user.id, key, value)

    async def _say(self, click: Click, id: str, **args: object) -> None:
        await self.bot.deeds.sentence(click, id, **args)


@cache
def zones() -> list[str]:
    """The places of the IANA database, and UTC."""
    places = (name for name in available_timezones() if "/" in name)
    return [*sorted(name for name in places if not name.startswith("Etc/")), "UTC"]


def _trouble(
    begins: int | None, ends: int | None, zone: str | None, known: Collection[str]
) -> str | None:
    """The message that says why these cannot be quiet hours, or None."""
    if zone is not None and zone not in known:
        return "me-no-zone"
    if (begins is None) != (ends is None):
        return "me-quiet-half"
    return "me-quiet-never" if begins is not None and begins == ends else None


def _clock(zone: ZoneInfo) -> str:
    """The local time there."""
    return discord.utils.utcnow().astimezone(zone).strftime("%H:%M")


async def setup(bot: Any) -> None:
    await bot.add_cog(MeCog(bot))
