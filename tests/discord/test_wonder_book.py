"""Wonder Book as its players see it: who acts, what a choice means, what just happened."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.text.say import LANGUAGES, say_in
from engine.core import Dice
from engine.games import GAMES
from engine.house import HOUSES
from tests.discord.kit import Actor, NewBot, World, labels, shown, text
from tests.discord.tables import bots, latest, lobby, offered, panel, privately, set_up

PAGES = 40  # clicks at most until something is seen


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, GAMES)


async def begun(world: World, *others: Actor, mode: str = "coop", **settings: str) -> Any:
    """A running table of ann and others, at its first page."""
    message = await lobby(world, "wonder_book", *others)
    chosen = {f"setting_{key}": value for key, value in settings.items()}
    await set_up(world.ann, message, mode=mode, **chosen)
    await world.ann.click(await latest(world, message), custom_id="l:1:start")
    return await latest(world, message)


async def read_on(world: World, message: Any, until: str) -> Any:
    """Ann takes the first choice of every page until the table shows this text."""
    for _ in range(PAGES):
        now = await latest(world, message)
        if until in text(now):
            return now
        await world.ann.click(now, custom_id=offered(now)[0].custom_id)
    raise AssertionError(f"{until} is never read")


class TestWhoActs:
    async def test_heroes_are_chosen_with_their_cards_in_view(self, world: World) -> None:
        message = await begun(world, world.bob)

        now = await read_on(world, message, "Choose your hero")

        assert "ann and bob: Choose your hero." in text(now)
        assert "**Ken**: 6 Hearts. Attack: 3 dice" in text(now)
        assert "Headlong: Costs 1 Spark. You may move" in text(now)
        await world.ann.click(now, label="Ken")
        taken = await latest(world, message)
        assert "bob: Choose your hero." in text(taken)
        assert "**Ken**: 6" not in text(taken)
        assert "**Sid**: 4 Hearts" in text(await panel(world.bob, taken))

    @pytest.mark.landing
    async def test_the_turn_line_names_hero_and_player(self, world: World) -> None:
        message = await begun(world, world.bob)
        now = await read_on(world, message, "Choose your hero")
        await world.ann.click(now, label="Ken")
        await world.bob.click(await latest(world, message), label="Lara")
        now = await read_on(world, message, "Who goes next?")
        assert "ann and bob: Who goes next?" in text(now)

        await world.bob.click(now, label="Lara’s turn")

        now = await latest(world, message)
        assert "Lara (bob): 3 actions left." in text(now)
        reasons = privately(await world.bob.click(now, label="Why not?"))
        assert "- **Tag Team**: It costs 1 Spark; you have 0." in reasons
        assert "- **Tag Team**: Costs 1 Spark. Swap places" in reasons
        refused = await world.ann.click(now, custom_id=offered(now)[0].custom_id)
        assert "Lara (bob) must choose" in text(shown(refused))

    @pytest.mark.landing
    async def test_alone_with_two_heroes_every_seat_is_told_apart(self, world: World) -> None:
        message = await begun(world, mode="solo")
        now = await read_on(world, message, "Choose your hero")
        assert "ann: Choose your hero." in text(now)
        await world.ann.click(now, label="Tina")
        await world.ann.click(await latest(world, message), label="Sid")

        now = await read_on(world, message, "Who goes next?")
        assert {"Tina’s turn", "Sid’s turn"} <= set(labels(now))
        await world.ann.click(now, label="Sid’s turn")

        now = await latest(world, message)
        assert "Sid (ann): 3 actions left." in text(now)
        mine = await panel(world.ann, now)
        assert "## Sid (ann)" in text(mine)
        assert "## Tina (ann)" in text(shown(await world.ann.click(mine, label="Tina’s seat")))

    @pytest.mark.landing
    async def test_my_seat_goes_on_with_the_hero_whose_turn_it_is(self, world: World) -> None:
        message = await begun(world, mode="solo")
        now = await read_on(world, message, "Choose your hero")
        await world.ann.click(now, label="Tina")
        await world.ann.click(await latest(world, message), label="Sid")
        await world.ann.click(await read_on(world, message, "Who goes next?"), label="Sid’s turn")
        mine = await panel(world.ann, await latest(world, message))
        assert "## Sid (ann)" in text(mine)

        after = shown(await world.ann.click(mine, label="End the turn"))

        assert "## Tina (ann)" in text(after)
        assert "**Tina (ann): 3 actions left.**" in text(after)


class TestWhatHappened:
    async def test_a_shown_page_is_not_announced_as_well(self, world: World) -> None:
        message = await begun(world, world.bob)
        now = await read_on(world, message, "The Slip")
        assert "The book opens at" not in text(now)

        await world.ann.click(now, label="Sign with your own names")

        now = await latest(world, message)
        assert "The group chooses: Sign with your own names." in text(now)
        assert "The book opens at" not in text(now)

    @pytest.mark.landing
    async def test_between_pages_the_last_one_is_named(self, world: World) -> None:
        now = await at_the_first_turn(world)

        assert text(now).count("The book opens at") == 1

    @pytest.mark.landing
    async def test_deeds_are_told_in_sentences(self, world: World) -> None:
        now = await at_the_first_turn(world)
        await world.ann.click(now, label="Ken’s turn")
        now = await latest(world, now)

        await world.ann.click(now, label="Go to Hinge Hill")
        log = await world.ann.slash(world.channel, "table log")

        assert "Ken goes to Hinge Hill." in text(await latest(world, now))
        assert "Ken goes to the Landing." in privately(log)


async def at_the_first_turn(world: World) -> Any:
    message = await begun(world, world.bob)
    now = await read_on(world, message, "Choose your hero")
    await world.ann.click(now, label="Ken")
    await world.bob.click(await latest(world, message), label="Lara")
    return await read_on(world, message, "Who goes next?")


class TestVotes:
    async def test_two_vote_and_a_tie_goes_to_the_first_reader(self, world: World) -> None:
        message = await begun(world, world.bob, group_choice="majority")
        now = await read_on(world, message, "The Slip")
        assert "ann and bob: Read it aloud" in text(now)

        await world.bob.click(now, label="Leave the line empty")

        voted = await latest(world, message)
        assert "bob votes: Leave the line empty." in text(voted)
        assert "ann: Read it aloud" in text(voted)
        late = await world.bob.click(voted, label="Sign with your own names")
        assert "not your turn: ann must choose" in text(shown(late))
        # drawn before bob voted, and still good for ann
        await world.ann.click(now, label="Sign with your own names")
        decided = text(await latest(world, message))
        assert "ann votes: Sign with your own names." in decided
        assert "The group chooses: Sign with your own names." in decided


class TestTheEnd:
    @pytest.mark.landing
    async def test_a_won_chapter(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        """How it ended stays to be read; what comes next is said, and one click goes on."""
        message = await ended(world, monkeypatch, WON)

        over = await latest(world, message)

        files = [one.filename for one in over.attachments]
        assert files == ["result.webp", "table.jpg", "page.webp"]
        assert "### How It Ends" in text(over)
        assert "You have won, ann!" in text(over)
        assert "Its next chapter waits" in text(over)
        assert labels(over) == ["Next chapter", "As text", "Read again", "Replay"]
        await world.ann.click(over, label="Next chapter")
        table = await world.bot.desk.tables.get(2)
        assert table.running
        assert table.state.chapter == 2

    @pytest.mark.landing
    async def test_a_lost_chapter(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        message = await ended(world, monkeypatch, LOST)

        over = await latest(world, message)

        assert "The game has won this time." in text(over)
        assert "The chapter is lost." in text(over)
        assert "Only the defeat is kept" in text(over)
        assert labels(over)[:3] == ["Try again", "As text", "Read again"]
        assert "Lost? A lesson in three minutes" in labels(over)
        await world.ann.click(over, label="Try again")
        assert (await world.bot.desk.tables.get(2)).state.campaign.defeats == 1


WON, LOST = 12, 0  # seeds with which two careful heroes win or lose chapter I


async def ended(world: World, monkeypatch: pytest.MonkeyPatch, seed: int) -> Any:
    """Ann alone, played to the end as a greedy bot player would play both heroes."""
    monkeypatch.setattr(
        "bot.table.tables.secrets", SimpleNamespace(token_bytes=lambda _: bytes([seed]) * 16)
    )
    message = await begun(world, mode="solo", difficulty="easier")
    tables = world.bot.desk.tables
    table = await tables.get(1)
    while table.running:
        game, s = table.game, table.state
        seat = game.actors(s)[0]
        dice = Dice.house(table.row.seed, table.seq + 1)
        action = HOUSES["greedy"](game, game.view(s, seat), game.options(s, seat), dice)
        table = await tables.play_house(table.id, table.seq, seat, action)
    await world.bot.desk.messages.refresh(1)
    return message


@pytest.mark.landing
class TestReadAgain:
    async def test_the_pages_so_far_are_read_again_and_no_further(self, world: World) -> None:
        message = await begun(world, world.bob)
        now = await latest(world, message)
        first = text(now)
        assert "Read again" in labels(now)

        again = await world.bob.click(now, label="Read again")

        assert "-# Page 1 of 1" in privately(again)
        assert first.split("### ")[1].split("\n")[0] in privately(again)
        assert {"Back", "Next page"} & set(labels(shown(again))) == set()

    async def test_pages_are_turned_in_its_own_message(self, world: World) -> None:
        message = await begun(world, world.bob)
        now = await read_on(world, message, "The Slip")

        newest = shown(await world.ann.click(now, label="Read again"))
        count = int(text(newest).split(" of ")[1].split("\n")[0])
        assert count > 1
        assert f"-# Page {count} of {count}" in text(newest)
        before = shown(await world.ann.click(newest, label="Back"))

        assert before.id == newest.id
        assert f"-# Page {count - 1} of {count}" in text(before)
        assert "Next page" in labels(before)

    async def test_my_seat_has_them_and_stays_as_it_is(self, world: World) -> None:
        mine = await panel(world.ann, await begun(world, world.bob))

        again = await world.ann.click(mine, label="Read again")

        assert shown(again).id != mine.id
        assert "-# Page 1 of 1" in privately(again)

    async def test_a_page_ahead_that_somebody_forges_is_not_shown(self, world: World) -> None:
        message = await begun(world, world.bob)

        forged = await world.forge(world.ann, message, "t:1:story:7")

        assert "-# Page 1 of 1" in privately(forged)


class TestCards:
    @pytest.mark.landing
    async def test_pages_and_things_are_shown_once_they_were_seen(self, world: World) -> None:
        unread = await world.ann.autocomplete(world.channel, "card", "name", "slip")
        assert unread == []
        refused = await world.ann.slash(world.channel, "card", name="wb-1-2-front")
        assert "No public card" in privately(refused)
        message = await begun(world, world.bob)
        await read_on(world, message, "The Slip")

        (found,) = await world.ann.autocomplete(world.channel, "card", "name", "slip")
        page = await world.bob.slash(world.channel, "card", name=found["value"])

        assert found["name"] == "The Slip"
        assert "The pen is warm." in privately(page)
        assert shown(page).attachments
        for lang in LANGUAGES:
            title = say_in(lang)("wb-1-2-front-title")
            by_title = await world.bob.slash(world.channel, "card", name=title.upper())
            assert "## The Slip" in privately(by_title)
        misspelt = await world.bob.slash(world.channel, "card", name="the silp")
        assert "## The Slip" in privately(misspelt)
        for name in ("wb-1-4-front", *(say_in(one)("wb-1-4-front-title") for one in LANGUAGES)):
            ahead = await world.ann.slash(world.channel, "card", name=name)
            assert "## " + say_in("en")("wb-1-4-front-title") not in privately(ahead)

    async def test_heroes_are_known_to_everyone(self, world: World) -> None:
        ken = await world.ann.slash(world.channel, "card", name="ken")

        assert "## Ken\n3 dice, own area." in privately(ken)
        assert shown(ken).attachments
