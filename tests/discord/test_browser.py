"""Two people at the offline table, each in a page of their own."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.play import Tavern, page, tavern
from bot.settings import Settings
from bot.table import tables
from bot.table.table import Table
from engine.core import Dice
from engine.games.wonder_book.events import GoalMet
from engine.house import HOUSES
from tests.discord.choices import Choice, choice_of
from tests.discord.kit import text
from tests.discord.page import Seat

SEED = b"," * 16  # with this one the two are at the first goal within thirty clicks
CLICKS = 120  # at most


@pytest.fixture
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every table. The page's address must stay a secret: it is not touched."""
    monkeypatch.setattr(tables, "secrets", SimpleNamespace(token_bytes=lambda _: SEED))


@pytest.mark.browser
@pytest.mark.usefixtures("known_dice")
async def test_two_people_click_chapter_1_to_its_first_goal(
    browser: Browser, tmp_path: Path
) -> None:
    settings = Settings(database=tmp_path / "games.sqlite")
    async with tavern(settings) as place, page(place, 0) as shown:
        ann = await Seat.open(browser, shown.address, "Ann")
        bob = await Seat.open(browser, shown.address, "Bob")
        await ann.slash("play")
        await bob.click("Join")
        await expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
        await ann.click("Start")
        await bob.sees("Turn the page")

        for _ in range(CLICKS):
            await click(place, (ann, bob), *await next_choice(place))
            if await goal_is_met(place):
                break
        else:
            pytest.fail(f"no goal is met after {CLICKS} clicks")


async def next_choice(place: Tavern) -> tuple[int, Choice]:
    """Whose turn it is, and what a greedy house player would do."""
    bot: Any = place.env.bot
    table: Table = await bot.desk.tables.get(1)
    seat = table.game.actors(table.state)[0]
    view, options = table.game.view(table.state, seat), table.game.options(table.state, seat)
    dice = Dice.house(SEED, table.seq + 1)
    action = HOUSES["greedy"](table.game, view, options, dice)
    return seat, choice_of(place.channel.history()[-1], table, seat, action)


async def click(place: Tavern, seats: tuple[Seat, ...], who: int, choice: Choice) -> None:
    """And wait until everybody sees what it has changed."""
    async with seats[who].answered():
        if choice.menu is None:
            await seats[who].click(choice.label)
        else:
            await seats[who].choose(choice.label, choice.menu)
    for seat in seats:
        await seat.reads(text(place.channel.history()[-1]))


async def goal_is_met(place: Tavern) -> bool:
    bot: Any = place.env.bot
    table: Table = await bot.desk.tables.get(1)
    (move,) = await bot.desk.store.moves(1, table.seq - 1)
    return any(isinstance(event, GoalMet) for event in table.game.load_events(move.events))
