from __future__ import annotations

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.text.say import say_in
from bot.text.translator import CommandTranslator, told

CONTEXT = TranslationContext(TranslationContextLocation.other, None)


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        (discord.Locale.french, "Ouvrir une table"),
        (discord.Locale.italian, "Aprire un tavolo"),
        (discord.Locale.british_english, None),
        (discord.Locale.japanese, None),
    ],
)
async def test_a_description_in_the_readers_language(
    locale: discord.Locale, says: str | None
) -> None:
    assert await CommandTranslator().translate(told("play"), locale, CONTEXT) == says
    assert await CommandTranslator().translate(locale_str("plain"), locale, CONTEXT) is None


def test_english_is_what_fluent_says() -> None:
    for id in ("play", "card", "which-language"):
        assert told(id).message == say_in("en")(f"describe-{id}")
