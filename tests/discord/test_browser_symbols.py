"""The offline page shows the symbols on its buttons, too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.offline.page import page, tidy
from bot.offline.tavern import tavern
from bot.settings import Settings
from rendering import symbols
from tests.discord.page import PATIENCE, Seat

DRAWN = symbols.pictures()
MANY = 9  # SimCord itself takes eight pictures at a time
SEEN = """[...document.querySelectorAll("button img")].filter(
    one => one.complete && one.naturalWidth == 128
).length"""


@pytest.mark.landing
@pytest.mark.browser
async def test_every_symbol_is_seen_and_stays(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(symbols, "pictures", lambda: DRAWN)
    settings = Settings(database=tmp_path / "games.sqlite")
    async with tavern(settings) as place, page(place, 0) as at:
        ann = await Seat.open(browser, at.address, "Ann")
        for label in ("Play Volfyirion", "Add a bot player", "Start"):
            await ann.click(label)
        borne = ann.page.locator("button img")
        await expect(borne.nth(MANY)).to_be_visible(timeout=PATIENCE)

        tidy(place.env)
        again = await Seat.open(browser, at.address, "Bob")

        for seat in (ann, again):
            await seat.page.wait_for_function(f"{SEEN} > {MANY}", timeout=PATIENCE)
