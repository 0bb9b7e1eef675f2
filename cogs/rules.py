"""Look things up: the rules, the public cards, how to play with this bot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from bot.app import Bot
from bot.messages.answers import hold, say, tell
from bot.people.people import Click
from bot.platform.limits import CHOICE_TEXT, CHOICES, TEXT, clip
from bot.screens.frame import framed
from bot.screens.frame import picture as shown
from bot.screens.help import help_page
from bot.screens.screen import Screen
from bot.screens.seen import Seen
from bot.text.catalogue import Rule, rules_of, search
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import Typed, contexts, games_like, games_meant, installs

SHOWN = 3  # rules in one answer
CARD = "card.png"


class RulesCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._seen = Seen(bot.desk.store, bot.desk.hosts)

    @app_commands.command(description=told("rules"))
    @app_commands.describe(query=told("query"), game=told("game"))
    @contexts
    @installs
    async def rules(self, click: Click, query: Typed = "", game: Typed | None = None) -> None:
        reader = await self.bot.desk.people.reader(click)
        rules = await self._catalogue(click, game, reader)
        found = search(rules, query) if query else []
        if query and not found:
            await say(click, reader("no-rule", query=clip(query, CHOICE_TEXT)))
        elif not found:
            await say(click, _contents(rules, reader))
        else:
            await say(click, _told(found, reader))

    @rules.autocomplete("query")
    async def _rules(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.desk.people.reader(click)
        found = search(await self._catalogue(click, _named(click), reader), typed)[:CHOICES]
        return [
            app_commands.Choice(name=clip(rule.name, CHOICE_TEXT), value=rule.number)
            for rule in found
        ]

    async def _catalogue(self, click: Click, game: str | None, reader: Say) -> list[Rule]:
        kinds = await games_meant(self.bot, click, game)
        return [rule for kind in kinds for rule in rules_of(kind, reader.lang)]

    @app_commands.command(description=told("card"))
    @app_commands.describe(name=told("name"), game=told("game"))
    @contexts
    @installs
    async def card(self, click: Click, name: Typed, game: Typed | None = None) -> None:
        reader = await self.bot.desk.people.reader(click)
        known = await self._known(click, game, reader)
        if (card := _card(list(known), name, reader)) is None:
            await say(click, reader("no-card", name=clip(name, CHOICE_TEXT)))
            return
        await hold(click)
        pictures = await self.bot.desk.pictures_for(click)
        picture = await pictures.card(known[card], card, reader)
        text = _card_text(card, reader)
        parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
        if picture is not None:
            parts.append(shown(CARD, text))
        await tell(click, Screen(framed(parts), {CARD: picture} if picture else {}))

    @card.autocomplete("name")
    async def _cards(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.desk.people.reader(click)
        known = await self._known(click, _named(click), reader)
        names = sorted((_card_name(card, reader), card) for card in known)
        return [
            app_commands.Choice(name=clip(name, CHOICE_TEXT), value=card)
            for name, card in names
            if typed.lower() in name.lower()
        ][:CHOICES]

    @rules.autocomplete("game")
    @card.autocomplete("game")
    async def _games(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await games_like(self.bot, click, typed)

    async def _known(self, click: Click, game: str | None, reader: Say) -> dict[str, str]:
        """Cards with their games: what anyone may know, and what the table that stands here has
        seen."""
        desk, kinds = self.bot.desk, await games_meant(self.bot, click, game)
        known = {card: kind for kind in kinds for card in self.bot.games[kind].cards}
        for row in await desk.store.running_in(click.channel_id or 0):
            table = await desk.tables.get(row.id)
            if table is not None and row.kind in kinds:
                known |= dict.fromkeys(await self._seen.at(table, reader), row.kind)
        return known

    @app_commands.command(description=told("help"))
    @contexts
    @installs
    async def help(self, click: Click) -> None:
        reader = await self.bot.desk.people.reader(click)
        await tell(click, help_page(reader, 1))


def _named(click: Click) -> str | None:
    """The game that is filled in already, while another field is being typed."""
    return getattr(click.namespace, "game", None)


def _told(found: list[Rule], reader: Say) -> str:
    rules = [f"**{rule.name}**\n{rule.text}" for rule in found[:SHOWN]]
    if len(found) > SHOWN:
        more = ", ".join(rule.name for rule in found[SHOWN : SHOWN + 8])
        rules.append(reader("more-rules", names=more))
    return clip("\n\n".join(rules), TEXT)


def _contents(rules: Sequence[Rule], reader: Say) -> str:
    lines: list[str] = []
    for chapter, some in groupby(rules, key=lambda rule: rule.chapter):
        numbers = [rule.number for rule in some]
        lines.append(f"- **{chapter}**: {numbers[0]} … {numbers[-1]}")
    return reader("rules-contents", chapters="\n".join(lines))


def _card(cards: Sequence[str], name: str, reader: Say) -> str | None:
    """By id, as suggested, or by the name that was typed."""
    wanted = name.lower()
    return next(
        (card for card in cards if wanted in (card, _card_name(card, reader).lower())), None
    )


def _card_name(card: str, reader: Say) -> str:
    name = next((id for id in (f"{card}-title", card) if id in reader), None)
    return reader(name) if name else card.replace("-", " ").capitalize()


def _card_text(card: str, reader: Say) -> str:
    """A page has a text of its own beside its rules, a hero an attack."""
    page = [card] if f"{card}-title" in reader else []
    parts = [*page, f"{card}-rules", f"{card}-attack", f"{card}-about"]
    return "\n".join(
        [f"## {_card_name(card, reader)}", *(reader(id) for id in parts if id in reader)]
    )


async def setup(bot: Any) -> None:
    await bot.add_cog(RulesCog(bot))
