"""What commands do, in the reader's language: Discord shows it while they are being typed."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import discord
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.text.called import game_name
from bot.text.say import ENGLISH, LANGUAGES, kebab, say_in


def told(id: str) -> locale_str:
    """The description `describe-<id>` of a command or option."""
    return locale_str(_english()[f"describe-{id}"], id=f"describe-{id}")


def named(game: str) -> locale_str:
    """A game's name, by its key."""
    return locale_str(game_name(say_in(ENGLISH), game), id=f"game-{kebab(game)}")


class CommandTranslator(Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        lang = locale.value.partition("-")[0]
        if lang == ENGLISH or lang not in LANGUAGES or "id" not in string.extras:
            return None
        say, id = say_in(lang), string.extras["id"]
        return say(id) if id in say else None


@cache
def _english() -> dict[str, str]:
    """Read without Fluent: commands are described at import, and Fluent would parse all stories."""
    folder = files("bot") / "locales" / ENGLISH
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return dict(re.findall(r"^(describe-[a-z-]+) = (.+)$", "\n".join(texts), re.MULTILINE))
