"""On the offline page a picture has its room before it comes, so that no button moves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, Route, expect

from bot.offline.page import page
from bot.offline.tavern import tavern
from bot.settings import Settings
from tests.discord.page import PATIENCE, Seat

BOX = "one => [one.offsetWidth, one.offsetHeight]"


@pytest.mark.landing
@pytest.mark.browser
async def test_a_picture_has_its_room_before_it_comes(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "games.sqlite")
    async with tavern(settings) as place, page(place, 0) as at:
        ann = await Seat.open(browser, at.address, "Ann")
        await ann.page.set_viewport_size({"width": 400, "height": 860})
        sent, come = asyncio.Event(), asyncio.Event()

        async def late(route: Route) -> None:
            sent.set()
            await come.wait()
            await route.continue_()

        shown = ann.page.locator("img.gallery-image[src]")
        coming = ann.page.locator("img.gallery-image:not([src])")
        await ann.click("Learn Volfyirion")
        await expect(shown.last).to_be_visible(timeout=PATIENCE)
        await expect(coming).to_have_count(0, timeout=PATIENCE)
        await ann.page.route("**/api/assets/*", late)
        await ann.click("Play all")
        await asyncio.wait_for(sent.wait(), PATIENCE / 1000)
        room = await coming.last.evaluate(BOX)
        come.set()
        await expect(coming).to_have_count(0, timeout=PATIENCE)

        assert await shown.last.evaluate(BOX) == room
