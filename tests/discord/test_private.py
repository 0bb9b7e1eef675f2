"""Private answers: a new one takes the place of the older one of its kind; a question moves
nothing."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.platform.limits import TOKEN_SECONDS
from bot.table.ids import Pick, parse
from db import Seat
from tests.discord.choices import choices
from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    latest,
    lobby,
    offered,
    panel,
    play_on,
    privately,
    table,
)
from tests.discord.test_invite import invite
from tests.discord.test_table import paper
from tests.toys import TOYS


def written(world: World, message: discord.Message) -> list[Any]:
    """All parts of a message as they stand now, ids of buttons included, without its pictures."""
    stored = world.env.backend.get_message(message.channel.id, message.id)
    return [part for part in stored.components if "media" not in str(part)]


def stored(world: World, message: discord.Message) -> str:
    """All of it, with its pictures."""
    return str(world.env.backend.get_message(message.channel.id, message.id).components)


READ = ["My seat", "Why not?", "As text"]


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, TOYS)


def stands(world: World, message: discord.Message) -> bool:
    return message.id in world.env.backend.messages[message.channel.id]


@pytest.mark.parametrize("label", READ)
async def test_an_answer_takes_the_place_of_the_older_one_to_the_same_button(
    world: World, label: str
) -> None:
    message = await table(world, "duel", world.bob)
    theirs = shown(await world.bob.click(message, label=label))

    first = shown(await world.ann.click(message, label=label))
    second = shown(await world.ann.click(message, label=label))

    assert [stands(world, one) for one in (first, second, theirs)] == [False, True, True]


@pytest.mark.parametrize("label", ["The goal", "Close-up", "More cards"])
async def test_so_does_a_picture_and_the_panel_it_was_asked_from_stays(
    world: World, label: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older one would show the table as it no longer is."""
    monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=9))
    message = await table(world, "duel", world.bob)
    mine = await panel(world.ann, message)
    asked = message if label == "Close-up" else mine

    first = shown(await world.ann.click(asked, label=label))
    second = shown(await world.ann.click(asked, label=label))

    assert [stands(world, one) for one in (mine, first, second)] == [True, False, True]


@pytest.mark.parametrize("label", ["Invite …", "Start"])
async def test_so_does_a_question_in_a_lobby(world: World, label: str) -> None:
    message = await lobby(world, "auction", world.cleo, world.dan)
    await invite(world.ann, message, world.bob)
    message = await latest(world, message)

    first = shown(await world.ann.click(message, label=label))
    second = shown(await world.ann.click(message, label=label))

    assert [stands(world, one) for one in (first, second)] == [False, True]


async def test_so_does_a_sentence_whatever_was_pressed(world: World) -> None:
    """Why something cannot be done is read once; at another table it stays."""
    message = await table(world, "duel", world.bob)
    other = world.guild.create_text_channel("cellar")
    there = shown(await world.cleo.slash(other, "play", game="duel"))
    elsewhere = shown(await world.dan.click(there, label="Leave"))

    refused = [shown(await world.dan.click(message, label=one)) for one in ("My seat", READ[2])]
    refused.append(shown(await world.dan.click(message, label="Since my last turn")))

    assert [stands(world, one) for one in (elsewhere, *refused)] == [True, False, True, True]


async def test_answers_of_several_kinds_stand_beside_each_other(world: World) -> None:
    message = await table(world, "duel", world.bob)

    found = [shown(await world.ann.click(message, label=label)) for label in READ]

    assert [stands(world, one) for one in found] == [True] * 3


async def test_what_discord_does_not_let_us_take_away_stays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await table(world, "duel", world.bob)
    start = world.bot.desk.private.now()
    first = await panel(world.ann, message)
    monkeypatch.setattr(world.bot.desk.private, "now", lambda: start + TOKEN_SECONDS + 60)

    await panel(world.ann, message)

    assert stands(world, first)


async def test_an_answer_that_was_dismissed_disturbs_nothing(world: World) -> None:
    message = await table(world, "duel", world.bob)
    first = await panel(world.ann, message)
    world.env.backend.delete_message(first.channel.id, first.id)

    again = await panel(world.ann, message)

    assert stands(world, again)


@pytest.mark.landing
class TestAnOpenPanel:
    """It shows what its reader has done on the table message, and offers nothing old."""

    async def test_follows_its_reader_to_the_table_message(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        mine, theirs = await panel(world.ann, message), await panel(world.bob, message)
        old, others = written(world, mine), written(world, theirs)

        await choices(message)[0].click(world.ann, message)

        assert written(world, theirs) == others
        assert (now := written(world, mine)) != old
        assert now == written(world, await panel(world.ann, message))

    async def test_follows_its_reader_when_a_question_undoes_a_turn(self, world: World) -> None:
        message = await lobby(world, "duel")
        await add_house(world, message, "beginner")
        await world.ann.click(await latest(world, message), label="Start")
        await world.ann.click(await latest(world, message), label="End")
        mine = await panel(world.ann, await latest(world, message))
        old = written(world, mine)

        offer = await world.ann.click(await latest(world, message), label="Undo …")
        await world.ann.click(shown(offer), label="Yes, undo it")

        assert (now := written(world, mine)) != old
        assert now == written(world, await panel(world.ann, await latest(world, message)))

    @pytest.mark.parametrize("won", [True, False])
    async def test_of_a_table_that_has_ended_offers_nothing(self, world: World, won: bool) -> None:
        """Nobody has to click to find that out; an older button says so."""
        message = await table(world, "tug", world.bob)
        mine, _ = await panel(world.ann, message), await panel(world.bob, message)
        old = choices(mine)[0].custom_id

        if won:
            await play_on(world, message, [world.ann, world.bob], 40)
        else:
            asked = shown(await world.ann.slash(world.channel, "table end"))
            await world.ann.click(asked, label="End this table")
        await world.settle()

        private = world.env.backend.messages[message.channel.id].values()
        parts = [str(one.components) for one in private if one.is_ephemeral]
        assert parts
        ids = [parse(id, []) for part in parts for id in re.findall(r"'(t:[^']+)'", part)]
        assert ids
        assert not any(isinstance(id, Pick) for id in ids)
        late = await world.forge(world.ann, await latest(world, message), old)
        assert "This game has ended" in privately(late)

    async def test_that_was_dismissed_disturbs_nothing(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        mine = await panel(world.ann, message)
        world.env.backend.delete_message(mine.channel.id, mine.id)

        done = await choices(message)[0].click(world.ann, message)

        assert done.acknowledged
        assert not stands(world, mine)

    async def test_shows_nothing_of_a_seat_given_away_while_bot_players_moved(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        message, desk = await table(world, "duel", world.bob), world.bot.desk
        mine, follow = await panel(world.ann, message), desk.follow
        cleo = await desk.store.player_of(world.cleo.id)

        async def until_handed_over(*args: Any) -> Any:
            trouble = await follow(*args)
            now = await desk.tables.get(1)
            await desk.tables.sit(1, [Seat(0, player=cleo)], None, now.seq)
            await desk.store.keep_note(1, 0, cleo, "Cleo’s secret")
            return trouble

        monkeypatch.setattr(desk, "follow", until_handed_over)
        await choices(mine)[0].click(world.ann, mine)

        assert "secret" not in str(written(world, mine))
        assert "You do not sit at this table" in str(written(world, mine))


@pytest.mark.parametrize("label", ["The goal", "Close-up"])
class TestAnOpenPicture:
    """It says which moment it shows, and never one before what its reader has done since."""

    async def test_follows_what_its_reader_does_wherever(
        self, world: World, label: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=1))
        dealt = SimpleNamespace(token_bytes=lambda _: bytes(16))  # ann's first choice can be undone
        monkeypatch.setattr("bot.table.tables.secrets", dealt)
        message, tables = await table(world, "duel", world.bob), world.bot.desk.tables
        mine = await panel(world.ann, message)
        do = {"The goal": "goals", "Close-up": "close"}[label]
        own, others = [
            shown(await world.forge(who, message, f"t:1:{do}")) for who in (world.ann, world.bob)
        ]
        old, kept = stored(world, own), stored(world, others)
        assert "<t:" in old

        start = tables.now()
        monkeypatch.setattr(tables, "now", lambda: start + 60)
        await choices(mine)[0].click(world.ann, mine)
        second = stored(world, own)
        monkeypatch.setattr(tables, "now", lambda: start + 120)
        await world.ann.click(await latest(world, message), label="Undo")

        assert len({old, second, stored(world, own)}) == 3
        assert stored(world, others) == kept

    async def test_is_taken_away_where_there_is_nothing_to_see_any_more(
        self, world: World, label: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=1))
        message = await table(world, "duel", world.bob)
        do = {"The goal": "goals", "Close-up": "close"}[label]
        own = shown(await world.forge(world.ann, message, f"t:1:{do}"))

        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: None)
        await choices(message)[0].click(world.ann, message)

        assert not stands(world, own)


class TestQuestions:
    async def test_no_leaves_everything_as_it_was(self, world: World) -> None:
        """The question is a message of its own, and its first button is No."""
        message = await table(world, "auction", world.bob, world.cleo)
        mine = await panel(world.ann, message)
        asked = await world.ann.select(mine, ["0:s10"], custom_id=offered(mine)[0].custom_id)

        question = shown(asked)

        assert question.id != mine.id
        assert [one.label for one in controls(question)] == ["Not now", "Yes, do it"]
        await world.ann.click(question, label="Not now")

        assert [stands(world, one) for one in (mine, question)] == [True, False]
        assert len(await world.bot.desk.store.moves(1)) == 1

    async def test_yes_makes_it_the_panel_and_takes_the_old_one_away(self, world: World) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        mine = await panel(world.ann, message)
        asked = await world.ann.select(mine, ["0:s10"], custom_id=offered(mine)[0].custom_id)

        done = await world.ann.click(shown(asked), label="Yes, do it")

        assert shown(done).id == shown(asked).id
        assert "## ann" in text(shown(done))
        assert [stands(world, one) for one in (mine, shown(asked))] == [False, True]
        assert len(await world.bot.desk.store.moves(1)) == 2

    async def test_the_next_question_leaves_the_panel(self, world: World) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        mine = await panel(world.ann, message)
        for _ in range(2):
            asked = await world.ann.select(mine, ["0:s10"], custom_id=offered(mine)[0].custom_id)
            assert "This cannot be undone" in privately(asked)
            await world.ann.click(shown(asked), label="Not now")

        assert stands(world, mine)

    async def test_only_the_newest_stands(self, world: World) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        mine = await panel(world.ann, message)
        asked = [
            shown(await world.ann.select(mine, ["0:s10"], custom_id=offered(mine)[0].custom_id))
            for _ in range(2)
        ]

        assert [stands(world, one) for one in asked] == [False, True]


class TestOfAMomentThatIsOver:
    """What is true until somebody acts is gone when they have: nothing old stands between My seat
    and the next answer."""

    @pytest.mark.parametrize("where", ["the table", "My seat"])
    async def test_reasons_hints_and_questions_go(self, world: World, where: str) -> None:
        message = await table(world, "expedition", world.bob)
        mine, theirs = await panel(world.ann, message), await panel(world.bob, message)
        old = [shown(await world.ann.click(mine, label=one)) for one in ("Why not?", "As text")]
        others = shown(await world.bob.click(theirs, label="Why not?"))

        there = message if where == "the table" else mine
        await choices(there)[0].click(world.ann, there)

        assert [stands(world, one) for one in (*old, others, mine)] == [False, True, True, True]

    async def test_with_all_messages_in_which_they_go_on(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bot.clicks.deeds.why_not", lambda *_: ["a reason " * 300] * 3)
        message = await table(world, "expedition", world.bob)
        mine = await panel(world.ann, message)
        await world.ann.click(mine, label="Why not?")
        assert _private(world, message, "a reason") > 1

        await choices(mine)[0].click(world.ann, mine)

        assert not _private(world, message, "a reason")

    async def test_what_was_before_a_turn_goes_with_it(self, world: World) -> None:
        """Not with a choice within it."""
        message = await table(world, "tug", world.bob)
        mine = await panel(world.ann, message)
        since = shown(await world.ann.click(mine, label="Since my last turn"))

        there = []
        while 0 in (now := await world.bot.desk.tables.get(1)).game.actors(now.state):
            done = await choices(mine)[0].click(world.ann, mine)
            if "Yes, do it" in labels(shown(done)):
                done = await world.ann.click(shown(done), label="Yes, do it")
            mine = shown(done)
            there.append(stands(world, since))

        assert there == [*[True] * (len(there) - 1), False]


def _private(world: World, message: discord.Message, said: str) -> int:
    """How many private messages say it."""
    sent = world.env.backend.messages[message.channel.id].values()
    return sum(one.is_ephemeral and said in str(one.components) for one in sent)
