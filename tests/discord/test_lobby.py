"""A lobby: what it tells, the modals behind Settings, as last time, the chapter that waits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from engine.core import Setup
from engine.games import GAMES
from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    asked_for,
    bots,
    drawn,
    keeper,
    latest,
    lobby,
    privately,
    quit_lobby,
    set_up,
)
from tests.discord.test_beginnings import FINISHED
from tests.discord.test_campaign import PLAYED, direct, kept, won
from tests.toys import TOYS

FORGED = "does not belong to this table"


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, GAMES | TOYS)


async def plan(world: World, id: int = 1) -> Setup:
    row = await world.bot.desk.store.game(id)
    return msgspec.json.decode(row.options, type=Setup)


async def test_it_tells_what_is_played_who_sits_what_is_missing_and_what_is_chosen(
    world: World,
) -> None:
    message = await lobby(world, "wonder_book")

    what, rest = text(message).split("\nHost: ")
    who, missing = rest.split("\n\n")

    assert what.startswith("## Wonder Book\n**Together, a hero each** · 30 to 60 minutes a chapter")
    assert who == "ann.\n1. ann\n2. free\n3. free\n4. free"
    assert missing.splitlines() == [
        "**1 more player is needed to start.** Press **Add a bot player** and you can start: it "
        "plays by itself, and a friend can take its seat later. Or press **Invite …** to ask a "
        "friend, or play “Alone, with two heroes”.",
        "-# Difficulty: Standard (5 Destiny) · Group choices: Anyone decides",
        "-# Clock: none while you play alone; for two or more, 72 hours a decision",
    ]
    people = ["Start", "Join", "Leave", "Add a bot player", "Invite …"]
    choices = [
        "Alone, with two heroes",
        "Settings",
        "Learn it in 3 minutes",
        "How to play",
    ]
    assert labels(message) == [*people, *choices]


@pytest.mark.parametrize("game", ["duel", "wonder_book", "volfyirion"])
async def test_one_button_stands_out_what_makes_a_start_possible_then_the_start(
    world: World, game: str
) -> None:
    """Also where there is a mode for one person alone."""
    message = await lobby(world, game)
    few = standing_out(message)

    await world.bob.click(message, label="Join")

    assert few == {"Add a bot player": discord.ButtonStyle.primary}
    assert standing_out(await latest(world, message)) == {"Start": discord.ButtonStyle.success}


def standing_out(message: discord.Message) -> dict[str, discord.ButtonStyle]:
    buttons = [one for one in controls(message) if isinstance(one, discord.Button)]
    grey = discord.ButtonStyle.secondary
    return {one.label or "": one.style for one in buttons if one.style is not grey}


async def test_who_manages_the_server_hears_of_the_clock_once_a_table_has_one(
    world: World,
) -> None:
    """Somebody who plays alone with bot players has none, and reads nothing of it."""
    eve = keeper(world)
    alone = await lobby(world, "duel")
    await add_house(world, alone)
    await world.ann.click(await latest(world, alone), label="Start")
    before = await eve.slash(world.channel, "server show")
    ended = shown(await world.ann.slash(world.channel, "table end"))
    await world.ann.click(ended, label="End this table")

    message = await lobby(world, "duel", world.bob)
    await world.ann.click(await latest(world, message), label="Start")
    after = await eve.slash(world.channel, "server show")

    assert [text(one.message) for one in before.followups] == []
    (told,) = [text(one.message) for one in after.followups]
    assert "72 hours a decision" in told


class TestModal:
    async def test_one_asks_for_all_and_the_lobby_shows_the_answer(self, world: World) -> None:
        message = await lobby(world, "wonder_book", world.bob)

        answered = await set_up(
            world.bob, message, setting_difficulty="hardcore", clock="24", mode="coop"
        )

        assert shown(answered).id == message.id
        assert "Difficulty: Hardcore (4 Destiny) · Group" in text(shown(answered))
        assert "Clock: 24 hours a decision" in text(shown(answered))
        assert (await plan(world)).settings["difficulty"] == "hardcore"

    @pytest.mark.parametrize("game", sorted(GAMES))
    async def test_in_every_mode_of_every_game(self, world: World, game: str) -> None:
        message = await lobby(world, game)
        for mode in GAMES[game].modes:
            if len(GAMES[game].modes) > 1:
                await set_up(world.ann, await latest(world, message), mode=mode.key)
            now = await latest(world, message)
            assert "clock" in drawn(await asked_for(world.ann, now, "clock"))
            assert (await plan(world)).mode == mode.key

    async def test_only_who_sits_there_gets_it(self, world: World) -> None:
        message = await lobby(world, "wonder_book", world.bob)
        before = await plan(world)

        refused = await world.cleo.click(message, label="Settings")

        assert refused.modal is None
        assert "You have no seat in this lobby" in privately(refused)
        for do in ("fill", "dismiss", "before"):
            told = privately(await world.forge(world.cleo, message, f"l:1:{do}"))
            assert "You have no seat in this lobby" in told
        assert await plan(world) == before

    async def test_who_has_left_in_the_meantime_chooses_nothing(self, world: World) -> None:
        message = await lobby(world, "wonder_book", world.bob)
        asked = await asked_for(world.bob, message, "mode")
        await quit_lobby(world.bob, message)

        late = await world.bob.submit_modal(asked, drawn(asked) | {"setting-difficulty": "easier"})

        assert "You have no seat in this lobby" in privately(late)
        assert (await plan(world)).settings["difficulty"] == "standard"

    @pytest.mark.parametrize("since", [{"mode": "team"}, {"variants_0": ["perks"]}, {"clock": "0"}])
    async def test_what_others_chose_in_the_meantime_stays(
        self, world: World, since: dict[str, Any]
    ) -> None:
        message = await lobby(world, "volfyirion", world.bob)
        asked = await asked_for(world.bob, message, "mode")
        await set_up(world.ann, message, **since)
        before = text(await latest(world, message))

        late = await world.bob.submit_modal(asked, drawn(asked) | {"variants-0": ["ploys"]})

        assert "Somebody has changed the settings in the meantime" in privately(late)
        assert text(await latest(world, message)) == before

    async def test_who_comes_in_the_meantime_stops_nothing(self, world: World) -> None:
        message = await lobby(world, "volfyirion")
        asked = await asked_for(world.ann, message, "mode")
        await world.bob.click(message, label="Join")

        await world.ann.submit_modal(asked, drawn(asked) | {"variants-0": ["ploys"]})

        now = text(await latest(world, message))
        assert "2. bob" in now
        assert "Variants: Ploys" in now
        assert "Clock: 72 hours a decision" in now, "nobody has chosen one"

    async def test_too_late_once_it_has_begun_or_closed(self, world: World) -> None:
        message = await lobby(world, "volfyirion", world.bob)
        asked = [await asked_for(world.ann, message, "mode") for _ in range(2)]
        await world.ann.click(await latest(world, message), label="Start")
        answers = drawn(asked[0]) | {"setting-first-player": "host"}

        late = privately(await world.ann.submit_modal(asked[0], answers))

        assert "The game has begun already. Nothing was changed." in late
        assert (await plan(world)).settings["first-player"] == "chance"
        await world.bot.desk.tables.end(1)
        closed = privately(await world.ann.submit_modal(asked[1], answers))
        assert "This lobby is closed already" in closed

    async def test_more_than_five_questions_are_two_modals(self, world: World) -> None:
        """Chosen privately first, by what they ask for; the lobby shows the answer at once."""
        await won(world, world.bob, value=FINISHED)
        message = shown(await world.ann.slash(world.channel, "campaign continue"))
        await add_house(world, message)
        asked = await world.ann.click(await latest(world, message), label="Settings")
        assert "What would you like to set?" in privately(asked)
        pages = labels(shown(asked))
        assert pages == ["Mode, Difficulty, Group choices, Begin", "Clock, Bot players"]

        table = await world.ann.click(shown(asked), label=pages[1])
        answered = await world.ann.submit_modal(table, drawn(table) | {"level": "beginner"})

        assert "Done: the lobby shows it" in privately(answered)
        assert "Fennel (bot player, level: beginner)" in text(await latest(world, message))
        forged = await world.forge(world.ann, message, "l:2:page:9")
        assert FORGED in privately(forged)

    async def test_new_house_players_are_like_those_who_sit(self, world: World) -> None:
        message = await lobby(world, "wonder_book")
        await add_house(world, message, "beginner")
        await add_house(world, message)

        seats = (await world.bot.desk.tables.lobby(1)).seats
        assert [seat.house for seat in seats] == [None, "beginner", "beginner"]


class TestAsLastTime:
    async def test_mode_settings_and_clock_in_one_click(self, world: World) -> None:
        message = await lobby(world, "volfyirion", world.bob)
        await set_up(world.ann, message, variants_0=["perks"], clock="168")
        await world.ann.click(await latest(world, message), label="Start")
        await world.bot.desk.tables.end(1)
        message = await lobby(world, "volfyirion")
        assert "As last time here" in labels(message)

        taken = shown(await world.ann.click(message, label="As last time here"))

        assert "Variants: Perks" in text(taken)
        assert "Clock: a week a decision" in text(taken)
        assert "As last time here" not in labels(taken)

    async def test_of_the_channel_first_then_of_the_server(self, world: World) -> None:
        """Lobbies that never began, dailies, and other games are no last time."""
        cellar = world.guild.create_text_channel("cellar")
        for number, (place, difficulty) in enumerate(((world.channel, "mild"), (cellar, "dark"))):
            message = shown(await world.ann.slash(place, "play", game="expedition"))
            await set_up(world.ann, message, setting_difficulty=difficulty, mode="solo")
            await world.ann.click(await latest(world, message), label="Start")
            await world.bot.desk.tables.end(number + 1)
        message = shown(await world.ann.slash(cellar, "play", game="expedition"))
        await set_up(world.ann, message, setting_difficulty="mild", mode="solo")
        await world.ann.click(await latest(world, message), label="Leave")
        attic = world.guild.create_text_channel("attic")

        async def before(place: Any) -> str | None:
            shown(await world.ann.slash(place, "play", game="expedition"))
            (row,) = await world.bot.desk.store.running_in(place.id)
            before = (await world.bot.desk.tables.lobby(row.id)).before
            await world.bot.desk.tables.end(row.id)
            return before and before.settings["difficulty"]

        assert [await before(place) for place in (world.channel, cellar, attic)] == [
            *("mild", "dark", "dark")
        ]

    async def test_nothing_is_offered_the_first_time_or_if_it_was_the_same(
        self, world: World
    ) -> None:
        message = await lobby(world, "duel", world.bob)
        assert "As last time here" not in labels(message)
        await world.ann.click(await latest(world, message), label="Start")
        await world.bot.desk.tables.end(1)

        assert "As last time here" not in labels(await lobby(world, "duel"))


class TestChapters:
    async def test_the_lobby_tells_the_chapter_and_keeps_the_seats_of_the_party(
        self, world: World
    ) -> None:
        await won(world, world.bob)
        opened = shown(await world.ann.slash(world.channel, "campaign continue"))
        assert "The campaign goes on: **chapter 2, The Folding Season**." in text(opened)
        assert "1. ann\n2. kept for bob\n3. free" in text(opened)

        await world.bob.click(opened, label="Join")

        assert "1. ann\n2. bob\n3. free" in text(await latest(world, opened))

    async def test_play_asks_about_the_chapter_that_waits(self, world: World) -> None:
        campaign = await won(world, world.bob)

        asked = await world.bob.slash(world.channel, "play", game="wonder_book")

        assert "A chapter is waiting for you here." in privately(asked)
        assert "Chapter 2 is next." in privately(asked)
        assert labels(shown(asked)) == ["Next chapter", "Start again"]
        opened = shown(await world.bob.click(shown(asked), label="Next chapter"))
        assert "chapter 2, The Folding Season" in text(opened)
        (row,) = await world.bot.desk.store.open_games()
        assert row.campaign == campaign
        late = await world.bob.click(shown(asked), label="Next chapter")
        assert "has an open table already" in privately(late)

    async def test_or_a_new_campaign_begins(self, world: World) -> None:
        await won(world, world.bob)
        asked = await world.ann.slash(world.channel, "play", game="wonder_book")

        await world.ann.click(shown(asked), label="Start again")

        (row,) = await world.bot.desk.store.open_games()
        assert (row.campaign, row.value) == (None, None)

    async def test_others_are_not_asked(self, world: World) -> None:
        await won(world, world.bob)

        opened = shown(await world.cleo.slash(world.channel, "play", game="wonder_book"))

        assert "Host: cleo" in text(opened)

    async def test_alone_in_a_direct_message_too(self, world: World) -> None:
        await direct(world, "play", game="wonder_book")
        await kept(world, PLAYED)

        asked = await direct(world, "play", game="wonder_book")

        assert "A chapter is waiting for you here." in text(shown(asked))
        await world.ann.user.click(shown(asked), label="Next chapter")
        (row,) = await world.bot.desk.store.open_games()
        assert (await world.bot.desk.tables.get(row.id)).state.chapter == 2

    async def test_nobody_goes_on_with_what_is_not_theirs(self, world: World) -> None:
        campaign = await won(world, world.bob)
        message = await lobby(world, "duel")

        forged = await world.forge(world.cleo, message, f"p:wonder_book:{campaign}")

        assert "belongs to those who played its last chapter" in privately(forged)
        gone = await world.forge(world.cleo, message, "p:wonder_book:99")
        assert "No campaign is kept here yet" in privately(gone)


async def test_shown_again_it_stands_there_once(world: World) -> None:
    """Else its old message would offer Start for ever."""
    old = await lobby(world, "duel", world.bob)

    new = shown(await world.cleo.slash(world.channel, "table show"))

    assert "2. bob" in text(new)
    with pytest.raises(discord.NotFound):
        await latest(world, old)
    await world.ann.click(new, label="Start")
    assert "My seat" in labels(await latest(world, new))


async def test_its_game_is_seen_until_it_closes(world: World) -> None:
    said = await lobby(world, "volfyirion")
    assert [one.filename for one in said.attachments] == ["volfyirion.png"]

    joined = await world.bob.click(said, label="Join")
    assert [one.filename for one in shown(joined).attachments] == ["volfyirion.png"]

    await quit_lobby(world.ann, said)
    closed = await quit_lobby(world.bob, await latest(world, said))
    assert not shown(closed).attachments
