"""People at the offline table, each in a page of their own, playing as greedy bot players do."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, expect

from bot.offline.page import Page, page
from bot.offline.tavern import Tavern, tavern
from bot.screens.frame import framed
from bot.settings import Settings
from bot.table.table import Table
from engine.core import Action, Dice
from engine.games.realm_of_wonder.cards import MOVES
from engine.games.realm_of_wonder.state import Realm
from engine.games.wonder_book.events import GoalMet
from engine.house import HOUSES
from tests.discord.choices import choice_of, choices
from tests.discord.kit import labels, text
from tests.discord.page import PATIENCE, Seat

GOAL = b"," * 16  # with this seed two are at the first goal within thirty clicks
FALL = b"1" * 16  # with this one the dragon wins in the fifth round
RACE = bytes(16)  # with this one Ann is the Troll and Bob the Golem
HANDS = ("What Troll holds, as cards.", "What Golem holds, as cards.")
MAGIC = "Your magic cards: "
CLICKS = 120  # the most clicks

Shown = tuple[Tavern, Page]


@pytest_asyncio.fixture
async def shown(tmp_path: Path) -> AsyncIterator[Shown]:
    settings = Settings(database=tmp_path / "games.sqlite")
    async with tavern(settings) as place, page(place, 0) as shown:
        yield place, shown


@pytest.mark.landing
@pytest.mark.browser
async def test_two_people_click_chapter_1_to_its_first_goal(
    browser: Browser, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, GOAL)
    place, at = shown
    ann, bob = [await Seat.open(browser, at.address, name) for name in ("Ann", "Bob")]
    bot: Any = place.env.bot  # a clock that was chosen is not told to Ann, who manages the server
    await bot.desk.store.set_setting("server", bot.guilds[0].id, "clock", "0")
    await ann.click("Play Wonder Book")
    await bob.click("Join")
    await expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    await ann.click("Start")
    await bob.sees("Turn the page")

    for _ in range(CLICKS):
        await play(place, (ann, bob), await table_of(place))
        if await goal_is_met(place):
            break
    else:
        pytest.fail(f"no goal is met after {CLICKS} clicks")


@pytest.mark.landing
@pytest.mark.browser
async def test_a_private_answer_comes_into_view_on_a_phone(browser: Browser, shown: Shown) -> None:
    _, at = shown
    ann = await Seat.open(browser, at.address, "Ann")
    await ann.page.set_viewport_size({"width": 400, "height": 860})
    await ann.click("Play Wonder Book")
    await ann.click("Alone, with two heroes")
    await ann.sees("Turn the page")

    for label in ("My seat", "How to play", "Since my last turn"):
        await ann.click(label)

        head = ann.page.get_by_text("Only you can see this").last
        await expect(head).to_be_in_viewport(timeout=PATIENCE)
        await expect(ann.page.get_by_role("article").last).to_contain_text("Only you can see this")


@pytest.mark.landing
@pytest.mark.browser
async def test_settings_are_chosen_in_a_window(browser: Browser, shown: Shown) -> None:
    _, at = shown
    ann = await Seat.open(browser, at.address, "Ann")
    await ann.slash("play", game="Wonder Book")

    await ann.click("Settings")
    await ann.page.get_by_text("Hardcore (4 Destiny)", exact=True).click()
    await ann.page.get_by_role("button", name="Submit").click()

    await ann.sees("Difficulty: Hardcore (4 Destiny)")


@pytest.mark.landing
@pytest.mark.browser
async def test_an_open_menu_stays_open_while_its_message_changes(
    browser: Browser, shown: Shown
) -> None:
    """In a long conversation, with a line more above it: others have moved."""
    place, at = shown
    bot: Any = place.env.bot
    channel = bot.get_partial_messageable(place.channel.id)
    for _ in range(30):
        await channel.send("Much has been said.")
    message = await channel.send(view=asking("Ann: your choice."))
    await place.env.settle()
    ann = await Seat.open(browser, at.address, "Ann")
    menu = ann.page.get_by_role("combobox", name="Where to?")
    await menu.click()
    await expect(menu).to_have_attribute("aria-expanded", "true")

    await message.edit(view=asking("Bob has moved.", "Ann: your choice."))
    await channel.send("Much has been said.")
    async with at._turns:
        await at._preview.refresh()
    await ann.sees("Bob has moved.")

    await expect(menu).to_have_attribute("aria-expanded", "true")
    await expect(ann.page.get_by_role("option", name="Home")).to_be_visible()


def asking(*lines: str) -> ui.LayoutView:
    """A message that asks in a menu."""
    choices = [discord.SelectOption(label=label, value=label) for label in ("Home", "Away")]
    menu = ui.Select[Any](custom_id="t:1:0:1:m0", placeholder="Where to?", options=choices)
    return framed([ui.TextDisplay(line) for line in lines], [ui.ActionRow(menu)])


@pytest.mark.landing
@pytest.mark.browser
async def test_one_person_clicks_a_whole_game_alone_against_volfyirion(
    browser: Browser, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They use the private panel, where their hand is."""
    deal(monkeypatch, FALL)
    place, at = shown
    ann = await Seat.open(browser, at.address, "Ann")
    await ann.slash("play", game="Volfyirion")
    await ann.click("Alone against Volfyirion")
    await ann.click("My seat")

    for _ in range(CLICKS):
        if not (table := await table_of(place)).running:
            break
        await play(place, (ann,), table)
    else:
        pytest.fail(f"the game is not over after {CLICKS} clicks")

    assert table.state.result is not None
    await expect(ann.button("Rematch")).to_be_enabled()


@pytest.mark.landing
@pytest.mark.browser
async def test_a_link_leads_to_the_table_in_the_other_channel(
    browser: Browser, shown: Shown
) -> None:
    _, at = shown
    ann = await Seat.open(browser, at.address, "Ann")
    await ann.click("Play Volfyirion")
    await ann.sees("Host: Ann.")
    await ann.page.locator("#viewer-picker").select_option(label="Ann, #cellar")
    await ann.sees("What shall we play?")
    await ann.click("Play Wonder Book")
    await ann.sees("Host: Ann.")
    await ann.slash("me tables")
    await ann.sees("Your 2 open tables")

    async with ann.page.context.expect_page() as opened:
        await ann.page.get_by_role("link", name="tavern").last.click()

    there = await opened.value
    await expect(there.locator("#channel-name")).to_have_text("tavern", timeout=PATIENCE)
    await expect(there.locator("#viewer-picker option:checked")).to_have_text("Ann")


@pytest.mark.landing
@pytest.mark.browser
async def test_two_people_click_a_round_and_never_see_each_others_cards(
    browser: Browser, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in words and not in pictures, though both have their own cards before them."""
    deal(monkeypatch, RACE)
    place, at = shown
    ann, bob = [await Seat.open(browser, at.address, name) for name in ("Ann", "Bob")]
    seats = (ann, bob)
    await ann.slash("play", game="Realm of Wonder")
    await bob.click("Join")
    await expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    await ann.click("Start")
    await bob.sees("Choose your movement card")

    for _ in range(CLICKS):
        table = await table_of(place)
        if realm(table).round > 1:
            break
        who, _ = greedy(table)
        if not is_fresh(newest(place, who), table, who):
            await seats[who].click("My seat")
            await seats[who].reads(text(newest(place, who)))
        me, other = seats[who], seats[1 - who]
        mine, theirs = await me.source(), await other.source()
        assert held(table, who) <= speeds(mine)
        assert held(table, who).isdisjoint(speeds(theirs))
        magic = re.findall(MAGIC + r"[^.<\"]+", mine)
        assert magic, "in words below the picture of the hand, or in what it shows"
        assert not any(line in theirs for line in magic)
        await play(place, seats, table)
    else:
        pytest.fail(f"the round is not over after {CLICKS} clicks")

    ann_s, bob_s = await ann.source(), await bob.source()
    assert HANDS[0] in ann_s, "ann sees her hand"
    assert HANDS[1] in bob_s, "bob sees his"
    assert HANDS[1] not in ann_s
    assert HANDS[0] not in bob_s


def is_fresh(message: Any, table: Table, who: int) -> bool:
    """Whether it is somebody's own panel in its current state."""
    picks = [choice.pick for choice in choices(message)]
    return bool(picks) and all(p.pile == "s" and table.fresh(who, p.now) for p in picks)


def speeds(page: str) -> set[int]:
    """Every number after the word speed, anywhere on the page."""
    return {int(n) for n in re.findall(r"speed\W{1,3}(\d+)", page, re.I)}


def held(table: Table, seat: int) -> set[int]:
    """The speeds of the movement cards in hand: no other card has them."""
    return {MOVES[card].speed for card in realm(table).characters[seat].moves.cards}


def realm(table: Table) -> Realm:
    assert isinstance(table.state, Realm)
    return table.state


def deal(monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    """This is the deal at every table. The page's address must stay a secret, so it is not
    touched."""
    known = SimpleNamespace(token_bytes=lambda _: seed)
    monkeypatch.setattr("bot.table.tables.secrets", known)


async def table_of(place: Tavern) -> Table:
    bot: Any = place.env.bot
    return await bot.desk.tables.get(1)


async def play(place: Tavern, seats: tuple[Seat, ...], table: Table) -> None:
    """One move, on the newest message that the person to move sees; a confirmation gets a yes."""
    who, action = greedy(table)
    choice = choice_of(newest(place, who), table, who, action)
    if choice.menu is None:
        await seats[who].click(choice.label)
    else:
        await seats[who].choose(choice.label, choice.menu)
    if "Yes, do it" in labels(newest(place, who)):
        await seats[who].click("Yes, do it")
    for number, seat in enumerate(seats):
        await seat.reads(text(newest(place, number)))


def greedy(table: Table) -> tuple[int, Action]:
    """The person whose turn it is, and what a greedy bot player would do."""
    seat = table.game.actors(table.state)[0]
    view, options = table.game.view(table.state, seat), table.game.options(table.state, seat)
    dice = Dice.house(table.row.seed, table.seq + 1)
    return seat, HOUSES["greedy"](table.game, view, options, dice)


def newest(place: Tavern, who: int) -> Any:
    """The newest message that this person sees."""
    return place.channel.history(viewer=place.people[who])[-1]


async def goal_is_met(place: Tavern) -> bool:
    bot: Any = place.env.bot
    table = await table_of(place)
    (move,) = await bot.desk.store.moves(1, table.seq - 1)
    return any(isinstance(event, GoalMet) for event in table.game.load_events(move.events))
