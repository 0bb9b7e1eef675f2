"""A month of World Adventure at the offline table: two people, each in a page of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from playwright.async_api import Browser, expect

from bot.offline.page import page
from bot.offline.tavern import tavern
from bot.settings import Settings
from bot.table.table import Table
from engine.core import Action
from engine.games.world_adventure.state import World
from tests.discord.choices import choices
from tests.discord.kit import text
from tests.discord.page import Seat
from tests.discord.test_browser import deal, greedy, newest, play, table_of

SEED = b"w" * 16
CLICKS = 120  # the most clicks


@pytest.mark.landing
@pytest.mark.browser
async def test_two_people_click_through_a_month_on_the_silk_road(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the choice of heroes to the second month; secret choices are made under My seat."""
    deal(monkeypatch, SEED)
    settings = Settings(database=tmp_path / "games.sqlite")
    async with tavern(settings) as place, page(place, 0) as at:
        ann, bob = seats = [await Seat.open(browser, at.address, name) for name in ("Ann", "Bob")]
        await ann.slash("play", game="World Adventure")
        await bob.click("Join")
        await expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
        await ann.click("Start")
        await bob.sees("Which hero leads your clan?")

        for _ in range(CLICKS):
            table = await table_of(place)
            if month(table) == 2:
                break
            who, action = greedy(table)
            if not can_click(newest(place, who), table, who, action):
                await seats[who].click("My seat")
                await seats[who].reads(text(newest(place, who)))
            await play(place, (ann, bob), table)
        else:
            pytest.fail(f"the month is not over after {CLICKS} clicks")

        for seat in seats:
            await seat.sees("Month 2, stage")


def month(table: Table) -> int:
    return cast("World", table.state).month


def can_click(message: Any, table: Table, seat: int, action: Action) -> bool:
    """Whether a message offers it, and is not an old one."""
    for choice in choices(message):
        option = choice.option(table, seat)
        if option is not None and option.action == action:
            return table.fresh(seat, choice.pick.now)
    return False
