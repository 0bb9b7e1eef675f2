"""Lessons as people meet them: private in a server, a table of its own in a direct message."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.app import Bot
from bot.settings import Settings
from bot.table.clock import ABANDONED
from db import Reached
from engine.core import Game
from engine.games import GAMES
from tests.discord.choices import choices
from tests.discord.everything import keeps_order
from tests.discord.kit import Done, NewBot, World, controls, labels, shown, text
from tests.discord.tables import bots, latest, privately, set_up
from tests.toys import TOYS
from tests.toys.tug import LESSON

LESSONS = [(key, n) for key, game in GAMES.items() for n in range(1, len(game.lessons) + 1)]
TUG = {"tug": TOYS["tug"]}
TITLE = "tug-lesson-1-title"
END = ["Play a real game", "As text"]


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, TUG)


async def learn(world: World, who: Any, **options: str) -> Done:
    """In the channel for a member, in the direct message for a user."""
    if hasattr(who, "user"):
        return await who.slash(world.channel, "learn", **options)
    return await who.slash("learn", **options)


async def step(who: Any, message: Any) -> Any:
    """Click the one open button; the message that it changed, or is."""
    (choice,) = choices(message)
    return shown(await choice.click(who, message))


async def finished(world: World, who: Any) -> Any:
    message = shown(await learn(world, who, game="tug"))
    for _ in LESSON.steps:
        message = await step(who, message)
    return message


def ids(message: Any) -> list[str]:
    return [one.custom_id for one in controls(message)]


class TestServer:
    async def test_its_learner_sees_it_alone_and_plays_it_to_the_end(self, world: World) -> None:
        begun = await learn(world, world.ann, game="tug")
        assert "Step 1 of 3" in privately(begun)
        assert "Only you see it" in text(begun.followups[-1].message)

        message = shown(begun)
        for n in (2, 3):
            message = await step(world.ann, message)
            assert f"Step {n} of 3" in text(message)
        message = await step(world.ann, message)

        assert "tug-lesson-1-done" in text(message)
        assert (choices(message), labels(message)) == ([], END)

    async def test_a_lobby_offers_it_as_long_as_somebody_there_has_not_finished_it(
        self, world: World
    ) -> None:
        never = "Learn it in 3 minutes"
        await step(world.ann, shown(await learn(world, world.ann, game="tug")))
        message = shown(await world.ann.slash(world.channel, "play", game="tug"))
        await set_up(world.ann, message, mode="team")
        begun = labels(await latest(world, message))
        for _ in LESSON.steps[1:]:
            await step(world.ann, shown(await learn(world, world.ann, game="tug")))

        await world.ann.click(message, label="Add a bot player")
        ended = labels(await latest(world, message))
        await world.bob.click(message, label="Join team 2")

        joined = labels(await latest(world, message))
        assert [never in one for one in (begun, ended, joined)] == [True, False, True]

    async def test_it_tells_what_the_last_step_brought_and_nothing_older(
        self, world: World
    ) -> None:
        message, told = shown(await learn(world, world.ann, game="tug")), list[int]()
        for _ in LESSON.steps:
            told.append(text(message).count("Pulled"))
            message = await step(world.ann, message)

        assert told == [0, 1, 0]

    async def test_it_is_left_and_gone_on_with_after_a_restart(self, world: World) -> None:
        await step(world.ann, shown(await learn(world, world.ann, game="tug")))
        await world.restart()

        resumed = await learn(world, world.ann, game="tug")

        assert "Step 2 of 3" in privately(resumed)
        assert len(await world.bot.desk.store.open_games()) == 1

    async def test_it_begins_again_where_it_is_wanted(self, world: World) -> None:
        message = await step(world.ann, shown(await learn(world, world.ann, game="tug")))

        message = shown(await world.ann.click(message, label="From the beginning"))

        assert "Step 1 of 3" in text(message)
        assert "From the beginning" not in labels(message)

    async def test_of_two_clicks_at_once_both_begin_the_same_again(self, world: World) -> None:
        first = await step(world.ann, shown(await learn(world, world.ann, game="tug")))
        second = shown(await learn(world, world.ann, game="tug"))

        done = await world.together(
            *(world.ann.click(one, label="From the beginning") for one in (first, second))
        )

        assert ["Step 1 of 3" in text(shown(one)) for one in done] == [True, True]
        assert len(await world.bot.desk.store.open_games()) == 1

    @pytest.mark.parametrize("label", ["Why not?", "As text"])
    async def test_begun_again_its_older_message_says_that_it_is_gone(
        self, world: World, label: str
    ) -> None:
        old = await step(world.ann, shown(await learn(world, world.ann, game="tug")))
        new = shown(await learn(world, world.ann, game="tug"))
        await world.ann.click(new, label="From the beginning")

        assert "table is gone" in text(shown(await world.ann.click(old, label=label)))

    @pytest.mark.parametrize("do", ["end", "again", "anew", "replay", "finish", "film"])
    async def test_what_only_a_real_table_has_is_refused(self, world: World, do: str) -> None:
        """Running or over, to its learner and to those who keep order."""
        running = shown(await learn(world, world.ann, game="tug"))
        over = await finished(world, world.bob)
        keeps_order(world)
        for id, who, message in ((1, world.ann, running), (2, world.bob, over)):
            for clicker in {who, world.ann}:
                done = await world.forge(clicker, message, f"t:{id}:{do}")
                answers = [done.response, *done.followups]
                assert "does not belong to this table" in text(answers[-1].message)
        store = world.bot.desk.store
        assert [(await store.game(id)).status for id in (1, 2)] == ["running", "ended"]
        assert len(await store.open_games()) == 1

    async def test_why_not_says_what_comes_next(self, world: World) -> None:
        message = shown(await learn(world, world.ann, game="tug"))

        told = privately(await world.ann.click(message, label="Why not?"))

        assert told == "One step at a time: the rest comes later. Next: **Pull heavy**."

    async def test_a_closed_choice_that_is_forged_is_refused(self, world: World) -> None:
        message = shown(await learn(world, world.ann, game="tug"))

        done = await world.forge(world.ann, message, "t:1:0:0:s1")

        assert "Not in this lesson." in text(done.followups[-1].message)
        assert len(await world.bot.desk.store.moves(1)) == 1

    async def test_it_is_read_in_words_by_those_who_want_no_pictures(self, world: World) -> None:
        await world.ann.slash(world.channel, "me text", text="on")
        message = shown(await learn(world, world.ann, game="tug"))

        message = await step(world.ann, message)

        assert "Step 2 of 3" in text(message)
        assert message.attachments == []

    async def test_nobody_else_may_click_it(self, world: World) -> None:
        message = shown(await learn(world, world.ann, game="tug"))

        done = await world.forge(world.bob, message, choices(message)[0].custom_id)

        assert "Step" not in privately(done)
        assert len(await world.bot.desk.store.moves(1)) == 1

    async def test_it_stands_in_no_channel(self, world: World) -> None:
        await learn(world, world.ann, game="tug")

        opened = await world.ann.slash(world.channel, "play", game="tug")
        assert "Start" in labels(shown(opened))
        assert "Step" not in text(shown(await world.bob.slash(world.channel, "table show")))

    async def test_one_each_and_each_their_own(self, world: World) -> None:
        await world.together(
            learn(world, world.ann, game="tug"),
            learn(world, world.ann, game="tug"),
            learn(world, world.bob, game="tug"),
        )

        assert len(await world.bot.desk.store.open_games()) == 2


class TestDirectMessage:
    async def test_it_is_a_table_of_its_own(self, world: World) -> None:
        ann = world.ann.user
        message = shown(await learn(world, ann, game="tug"))
        for _ in LESSON.steps:
            await step(ann, message)
            message = await latest(world, message)

        assert labels(message) == END

    async def test_it_stands_beside_the_table_of_its_game(self, world: World) -> None:
        ann = world.ann.user
        own = shown(await ann.slash("play", game="tug"))

        lesson = shown(await learn(world, ann, game="tug"))
        await step(ann, lesson)
        await choices(own)[0].click(ann, own)

        store = world.bot.desk.store
        assert [len(await store.moves(id)) for id in (1, 2)] == [2, 2]
        assert "already a table here" in privately(await ann.slash("play", game="tug"))

    async def test_a_real_table_is_a_click_away(self, world: World) -> None:
        ann = world.ann.user
        message = shown(await learn(world, ann, game="tug"))
        for _ in LESSON.steps:
            await step(ann, message)
            message = await latest(world, message)

        opened = shown(await ann.click(message, label="Play a real game"))

        assert "My seat" in labels(opened)

    async def test_begun_again_it_replaces_its_message(self, world: World) -> None:
        ann = world.ann.user
        old = shown(await learn(world, ann, game="tug"))
        await step(ann, old)

        new = shown(await ann.click(await latest(world, old), label="From the beginning"))

        assert "Step 1 of 3" in text(new)
        with pytest.raises(discord.NotFound):
            await latest(world, old)


class TestList:
    async def test_tells_what_is_done(self, world: World) -> None:
        before = shown(await learn(world, world.ann))
        await finished(world, world.ann)
        after = shown(await learn(world, world.ann))

        assert labels(before) == [f"Tug 1: {TITLE}"]
        assert labels(after) == [f"✓ Tug 1: {TITLE}"]

    async def test_comes_when_nothing_is_left_to_learn(self, world: World) -> None:
        await finished(world, world.ann)

        assert labels(shown(await learn(world, world.ann, game="tug"))) == [f"✓ Tug 1: {TITLE}"]

    async def test_a_finished_lesson_can_be_played_again(self, world: World) -> None:
        await finished(world, world.ann)
        listed = shown(await learn(world, world.ann))

        again = shown(await world.ann.click(listed, label=labels(listed)[0]))

        assert "Step 1 of 3" in text(again)

    async def test_there_is_no_lesson_by_an_unknown_number(self, world: World) -> None:
        message = shown(await learn(world, world.ann))

        done = await world.forge(world.ann, message, "e:tug:7:go")
        assert text(shown(done)) == "There is no such lesson."


class TestDoors:
    async def test_help_leads_to_the_list(self, world: World) -> None:
        page = shown(await world.ann.slash(world.channel, "help"))

        listed = shown(await world.ann.click(page, label="Learn a game in three minutes"))

        assert labels(listed) == [f"Tug 1: {TITLE}"]

    async def test_every_lobby_leads_to_the_first_lesson(self, world: World) -> None:
        lobby = shown(await world.ann.slash(world.channel, "play", game="tug"))

        begun = await world.bob.click(lobby, label="Learn it in 3 minutes")

        assert "Step 1 of 3" in privately(begun)
        assert "Start" in labels(await latest(world, lobby))

    async def test_so_does_the_first_game_that_somebody_loses(self, world: World) -> None:
        for after in (True, False):
            message = await lost(world, world.ann.user)
            assert ("e:tug:0:go" in ids(message)) is after

    async def test_it_opens_what_its_reader_has_not_finished(self, world: World) -> None:
        """A finished lesson is not begun again: one that is left comes, or the list of all."""
        me, lesson = world.ann.user, "Lost? A lesson in three minutes"
        message = await lost(world, me)
        assert "Step 1 of 3" in text(shown(await me.click(message, label=lesson)))
        await finished(world, me)

        listed = shown(await me.click(message, label=lesson))

        assert labels(listed) == [f"✓ Tug 1: {TITLE}"]


class TestChanged:
    """The lesson has been rewritten since it was begun."""

    @pytest.fixture
    def new_bot(self, tmp_path: Path) -> NewBot:
        games: list[dict[str, Game[Any]]] = [TUG, _rewritten()]

        def bot() -> Bot:
            return Bot(Settings(database=tmp_path / "db.sqlite"), games.pop(0))

        return bot

    async def test_it_begins_again_with_a_sentence(self, world: World) -> None:
        old = await step(world.ann, shown(await learn(world, world.ann, game="tug")))
        await world.restart()

        clicked = await choices(old)[0].click(world.ann, old)
        assert "rewritten since you began it" in text(shown(clicked))

        begun = await learn(world, world.ann, game="tug")
        assert "Step 1 of 2" in privately(begun)
        assert "it starts from the beginning" in text(begun.followups[-1].message)
        world.failures.clear()


def _rewritten() -> dict[str, Game[Any]]:
    shorter = msgspec.structs.replace(LESSON, steps=LESSON.steps[:2], met=lambda s: s.round == 2)
    return {"tug": msgspec.structs.replace(TUG["tug"], lessons=(shorter,))}


class TestTraces:
    async def test_nothing_counts(self, world: World) -> None:
        await finished(world, world.ann)
        await world.settle()

        store, ann = world.bot.desk.store, await world.bot.desk.store.player_of(world.ann.user.id)
        row = await store.game(1)
        assert (row.status, row.ranked) == ("ended", False)
        assert (await store.outcomes(1), await store.honours_of(ann)) == ([], [])
        assert await store.played(ann, world.guild.id) == []

    async def test_abandoned_ones_are_forgotten_and_finished_ones_stay(self, world: World) -> None:
        await finished(world, world.bob)
        old = await step(world.ann, shown(await learn(world, world.ann, game="tug")))
        desk = world.bot.desk

        await world.bot.lessons.sweep(desk.now() + ABANDONED - 60)
        assert len(await desk.store.open_games()) == 1
        await world.bot.lessons.sweep(desk.now() + ABANDONED)

        assert await desk.store.open_games() == []
        assert (await desk.store.game(1)).status == "ended"
        assert "table is gone" in text(await step(world.ann, old))

    async def test_nobody_is_reminded_of_one(self, world: World) -> None:
        await learn(world, world.ann.user, game="tug")
        store = world.bot.desk.store

        assert await store.asleep(world.bot.desk.now() + ABANDONED) == []
        assert await store.games_due(world.bot.desk.now() + ABANDONED) == []

    async def test_people_who_are_forgotten_leave_none(self, world: World) -> None:
        await finished(world, world.ann)
        await learn(world, world.ann.user, game="tug")
        await learn(world, world.bob, game="tug")

        await world.bot.desk.tables.forget(world.ann.user.id)

        assert [row.id for row in await world.bot.desk.store.open_games()] == [3]
        assert [await world.bot.desk.store.game(id) for id in (1, 2)] == [None, None]


class TestCounts:
    async def test_each_step_is_counted_without_names(self, world: World) -> None:
        await finished(world, world.ann)
        await step(world.bob, shown(await learn(world, world.bob, game="tug")))
        await learn(world, world.bob.user, game="tug")
        store = world.bot.desk.store

        here = await store.reached(world.guild.id)
        assert here == [Reached("tug", 1, n, times) for n, times in enumerate((2, 2, 1, 1))]
        assert (await store.reached())[0] == Reached("tug", 1, 0, 3)

    async def test_who_keeps_the_server_reads_where_people_leave(self, world: World) -> None:
        keeps_order(world)
        nothing = privately(await world.ann.slash(world.channel, "server lessons"))
        await finished(world, world.ann)
        await step(world.bob, shown(await learn(world, world.bob, game="tug")))

        told = privately(await world.ann.slash(world.channel, "server lessons"))

        assert nothing == "Nobody has begun a lesson here yet."
        assert f"**Tug: {TITLE}**: begun 2 ×, finished 1 ×. Left at step 2 (1 ×)." in told

    async def test_a_server_that_is_erased_has_none(self, world: World) -> None:
        await finished(world, world.ann)
        await learn(world, world.ann.user, game="tug")

        await world.bot.desk.tables.erase(world.guild.id)

        assert await world.bot.desk.store.reached() == [Reached("tug", 1, 0, 1)]


async def lost(world: World, who: Any) -> Any:
    """The message of a game that somebody has lost alone, by doing nothing."""
    message = shown(await who.slash("play", game="tug"))
    while found := choices(message := await latest(world, message)):
        asked = shown(await found[-1].click(who, message))
        if "Yes, do it" in labels(asked):
            await who.click(asked, label="Yes, do it")
    return message


class TestAll:
    """Every lesson is clicked through on Discord, with its pictures."""

    @pytest.fixture
    def new_bot(self, tmp_path: Path) -> NewBot:
        return bots(tmp_path, GAMES)

    @pytest.mark.landing
    @pytest.mark.parametrize(("key", "number"), LESSONS)
    async def test_is_played_to_its_end(self, world: World, key: str, number: int) -> None:
        listed = shown(await learn(world, world.ann))
        message = shown(await world.forge(world.ann, listed, f"e:{key}:{number}:go"))
        for _ in GAMES[key].lessons[number - 1].steps:
            assert message.attachments
            message = await step(world.ann, message)

        assert "Play a real game" in labels(message)
        assert choices(message) == []
