"""What commands do, in the reader's language: Discord shows it while they are typed."""

from __future__ import annotations

import discord
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.say import ENGLISH, LANGUAGES, say_in

PREFIX = "describe-"


def told(id: str) -> locale_str:
    """The description `describe-<id>` of a command or option."""
    return locale_str(say_in(ENGLISH)(f"{PREFIX}{id}"), id=f"{PREFIX}{id}")


class CommandTranslator(Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        lang = locale.value.partition("-")[0]
        if lang == ENGLISH or lang not in LANGUAGES or "id" not in string.extras:
            return None
        return say_in(lang)(string.extras["id"])
