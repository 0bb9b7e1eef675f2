"""The Discord that takes everything, for what is measured there."""

from __future__ import annotations

from pathlib import Path

from bot.app import Bot
from bot.bench.silent import Silent
from bot.settings import Settings
from rendering import symbols


async def test_all_symbols_are_on_its_buttons(tmp_path: Path) -> None:
    """Nothing is uploaded while something is measured."""
    bot, discord = Bot(Settings(database=tmp_path / "games.sqlite")), Silent()
    with discord.around(bot):
        await bot.login("token")
        await bot.app_emojis.look()
        shown = dict(bot.desk.pictures.symbols)
        await bot.close()

    assert shown.keys() == symbols.pictures().keys()
