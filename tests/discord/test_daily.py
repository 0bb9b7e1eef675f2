"""The daily as people meet it: alone, once, in a direct message or privately in a server."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from threading import get_ident
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import msgspec
import pytest

from bot.app import Bot
from bot.records.records import Record
from bot.records.verifying import verify
from bot.screens.dailies import ROWS
from bot.settings import Settings
from bot.table.daily import DAY, _worth, scenario_of
from bot.table.table import Table
from db import NewGame, Seat, Stale
from engine.core import Game, Setup
from tests.discord.choices import choices
from tests.discord.kit import Actor, Done, NewBot, World, labels, shown, text
from tests.discord.tables import bots, keeper, privately
from tests.toys import TOYS

TUG = {"tug": TOYS["tug"]}
SECRET = b"a secret of dice"
MINUTE = 60


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return of_the_secret(tmp_path, TUG)


def of_the_secret(directory: Path, games: Mapping[str, Game[Any]]) -> NewBot:
    settings = Settings(database=directory / "db.sqlite", daily_secret=SECRET)
    return lambda: Bot(settings, games)


def today(world: World) -> date:
    return world.env.now().astimezone(UTC).date()


async def next_day(world: World) -> None:
    """A minute past midnight. The bot restarts, so that its loops need not make up for the
    hours."""
    start = datetime.combine(today(world) + DAY, datetime.min.time(), UTC)
    world.env.backend.advance_clock((start - world.env.now()).total_seconds() + MINUTE)
    await world.restart()


async def daily(world: World, who: Any) -> Done:
    """In the channel for a member, in the direct message for a user."""
    if hasattr(who, "user"):
        return await who.slash(world.channel, "daily play")
    return await who.slash("daily play")


def followed(done: Done) -> str:
    """What was said privately after the answer."""
    said = done.followups[-1]
    assert said.ephemeral
    return text(said.message)


async def nothing() -> None:
    pass


async def everything(done: Done) -> str:
    """The words of all answers, and what is in their files."""
    messages = [shown(done), *(followup.message for followup in done.followups)]
    files = [await file.read() for message in messages for file in message.attachments]
    return "\n".join([*map(text, messages), *(file.decode("utf-8", "replace") for file in files)])


async def table(world: World, id: int = 1) -> Table:
    return await world.bot.desk.tables.get(id)


async def now(world: World, message: Any) -> Any:
    """The message in the direct message as it stands now."""
    return await world.bot.get_partial_messageable(message.channel.id).fetch_message(message.id)


async def to_the_end(who: Actor, message: Any) -> Any:
    """The first choice each time; the message in which it ended."""
    while found := choices(message):
        message = shown(await found[0].click(who, message))
        if "Yes, do it" in labels(message):
            message = shown(await who.click(message, label="Yes, do it"))
    return message


async def in_direct_message(world: World, who: Any, message: Any) -> Any:
    """The same where the confirmation is a message of its own."""
    while found := choices(message := await now(world, message)):
        asked = shown(await found[0].click(who, message))
        if "Yes, do it" in labels(asked):
            await who.click(asked, label="Yes, do it")
    return message


async def test_a_seat_that_a_house_player_keeps_is_taken_back(world: World) -> None:
    await daily(world, world.ann)
    store = world.bot.desk.store
    await store._connection.run(lambda db: db.execute("update seat set house = 'greedy'"))
    world.bot.desk.tables._kept.clear()

    kept = await daily(world, world.ann)
    assert privately(kept) == "A bot player keeps your seat warm at this table."
    await world.ann.click(shown(kept), label="Take my seat back")

    assert [seat.house for seat in (await table(world)).seats] == [None]
    assert choices(shown(await daily(world, world.ann)))


class TestDirectMessage:
    async def test_opens_at_once_with_the_dice_of_the_day(self, world: World) -> None:
        answer = await daily(world, world.ann.user)

        message, row = shown(answer), (await table(world)).row
        scenario = scenario_of(SECRET, today(world), TUG)
        assert "My seat" in labels(message)
        assert (row.daily, row.seed) == (today(world).isoformat(), scenario.seed)
        assert (row.mode, row.server, row.ranked) == ("solo", None, False)
        assert followed(answer).startswith(f"**The daily of {today(world)}: Tug.** One try")

    async def test_once(self, world: World) -> None:
        """Asking again while it runs leads back to it; after it has ended, one is told how it
        went."""
        ann = world.ann.user
        first = shown(await daily(world, ann))
        brought = shown(await daily(world, ann))
        assert brought.id != first.id
        with pytest.raises(discord.NotFound):
            await now(world, first)

        ended = await in_direct_message(world, ann, brought)
        again = await daily(world, ann)

        assert labels(ended) == ["Share", "As text"]
        told = text(shown(again))
        assert "You have had your try of today" in told
        assert f"Dragonspotter daily {today(world)} · Tug · " in told
        assert labels(shown(again)) == ["Share"]
        assert len(await world.bot.desk.store.open_games()) == 0

    async def test_given_up_counts(self, world: World) -> None:
        ann = world.ann.user
        await daily(world, ann)
        asked = shown(await ann.slash("table end"))
        await ann.click(asked, label="End this table")

        told = text(shown(await daily(world, ann)))

        assert "not finished ▱▱▱▱" in told

    async def test_two_at_the_same_moment_open_one(self, world: World) -> None:
        ann = world.ann.user
        await world.together(daily(world, ann), daily(world, ann))

        assert len(await world.bot.desk.store.open_games()) == 1

    async def test_beside_a_table_of_the_same_game(self, world: World) -> None:
        ann = world.ann.user
        own = shown(await ann.slash("play", game="tug"))
        message = shown(await daily(world, ann))

        await choices(message)[0].click(ann, message)
        await choices(own)[0].click(ann, own)

        store = world.bot.desk.store
        assert [row.daily is None for row in await store.open_games()] == [True, False]
        assert [len(await store.moves(id)) for id in (1, 2)] == [2, 2]
        refused = await ann.slash("play", game="tug")
        assert "already a table here" in privately(refused)

    async def test_a_table_after_it(self, world: World) -> None:
        await daily(world, world.ann.user)

        own = shown(await world.ann.user.slash("play", game="tug"))

        assert "My seat" in labels(own)
        assert (await table(world, 2)).row.daily is None

    async def test_nobody_takes_the_seat(self, world: World) -> None:
        await daily(world, world.ann.user)

        refused = await world.ann.user.slash("table leave")

        assert "A daily is yours alone" in privately(refused)
        assert (await table(world)).seats[0].house is None

    async def test_goes_on_after_a_restart(self, world: World) -> None:
        message = shown(await daily(world, world.ann.user))

        await world.restart()
        await choices(message)[0].click(world.ann.user, message)

        assert len(await world.bot.desk.store.moves(1)) == 2
        assert (await table(world)).row.daily == today(world).isoformat()

    async def test_what_a_kill_left_unlaid_is_laid(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def killed(*_: object) -> None:
            raise Stale(game=1)

        with monkeypatch.context() as patch:
            patch.setattr(world.bot.desk.tables, "start", killed)
            await daily(world, world.ann.user)
        assert (await world.bot.desk.store.open_tries())[0].status == "lobby"

        message = shown(await daily(world, world.ann.user))

        assert "My seat" in labels(message)


class TestWithoutASecret:
    @pytest.fixture
    def new_bot(self, tmp_path: Path) -> NewBot:
        return bots(tmp_path, TUG)

    async def test_the_database_keeps_one(self, world: World) -> None:
        await daily(world, world.ann.user)
        await world.restart()
        await daily(world, world.bob.user)

        kept = scenario_of(await world.bot.desk.store.daily_secret(), today(world), TUG)
        seeds = {(await table(world, id)).row.seed for id in (1, 2)}
        assert seeds == {kept.seed}
        assert kept.seed != scenario_of(SECRET, today(world), TUG).seed


class TestNoUndo:
    @pytest.fixture
    def new_bot(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
        same_deal = SimpleNamespace(token_bytes=bytes)
        monkeypatch.setattr("bot.table.tables.secrets", same_deal)
        return of_the_secret(tmp_path, {"duel": TOYS["duel"]})

    async def test_of_moves_that_are_free_elsewhere(self, world: World) -> None:
        ann = world.ann.user
        own = shown(await ann.slash("play", game="duel"))
        message = shown(await daily(world, ann))
        for one in (own, message):
            play = next(c for c in choices(await now(world, one)) if c.label.startswith("Play"))
            await play.click(ann, await now(world, one))
        assert "Undo" in labels(await now(world, own))

        shown_now = await now(world, message)

        assert (await table(world, 2)).last.free
        assert not {"Undo", "Undo …"} & set(labels(shown_now))
        forged = await world.forge(ann, shown_now, f"t:2:undo:{(await table(world, 2)).seq}")
        assert "nothing of yours to undo" in privately(forged)
        assert len(await world.bot.desk.store.moves(2)) == 2


class TestServer:
    async def test_is_played_in_private(self, world: World) -> None:
        answer = await daily(world, world.ann)
        assert privately(answer)
        assert "Only you see it." in followed(answer)
        message = shown(answer)
        channel = world.channel.history()

        ended = await to_the_end(world.ann, message)

        assert [one.id for one in world.channel.history()] == [one.id for one in channel]
        row = (await table(world)).row
        assert (row.server, row.channel, row.message) == (world.guild.id, None, None)
        assert row.status == "ended"
        assert labels(ended) == ["Share", "As text"]
        assert ended.flags.ephemeral

    async def test_beside_a_table_in_the_channel(self, world: World) -> None:
        lobby = shown(await world.ann.slash(world.channel, "play", game="tug"))
        await daily(world, world.ann)
        await daily(world, world.bob)

        assert "Leave" in labels(lobby)
        assert len(await world.bot.desk.store.open_tries()) == 2

    async def test_comes_back_where_its_message_was_lost(self, world: World) -> None:
        message = shown(await daily(world, world.ann))
        await choices(message)[0].click(world.ann, message)
        await world.restart()

        again = shown(await daily(world, world.ann))

        assert choices(again)
        await choices(again)[0].click(world.ann, again)
        assert len(await world.bot.desk.store.moves(1)) == 3

    async def test_an_old_message_shows_the_table_as_it_is(self, world: World) -> None:
        old = shown(await daily(world, world.ann))
        new = shown(await daily(world, world.ann))
        first = choices(old)[0]
        await choices(new)[0].click(world.ann, new)

        stale = await first.click(world.ann, old)

        assert (await table(world)).seq == 1
        fresh = shown(stale)
        assert choices(fresh)[0].pick.now == (await table(world)).state.now
        assert "The table has moved on" in followed(stale)

    async def test_beside_the_table_the_own_seat(self, world: World) -> None:
        message = shown(await daily(world, world.ann))

        seat = shown(await world.ann.click(message, label="My seat"))
        assert seat.id != message.id
        moved = shown(await choices(seat)[0].click(world.ann, seat))

        assert "My seat" in labels(moved)
        assert (await table(world)).seq == 1

    async def test_a_question_back_and_no(self, world: World) -> None:
        message = shown(await daily(world, world.ann))
        rest = next(choice for choice in choices(message) if "Rest" in choice.label)
        asked = shown(await rest.click(world.ann, message))

        await world.ann.click(asked, label="Not now")

        assert asked.id != message.id
        assert message.id in world.env.backend.messages[message.channel.id], "the table stands"
        assert (await table(world)).seq == 0

    async def test_in_words_for_those_who_want_them(self, world: World) -> None:
        user = world.ann.user.id
        await world.bot.desk.store.set_setting("user", user, "text", "on")
        message = shown(await daily(world, world.ann))

        moved = shown(await choices(message)[0].click(world.ann, message))
        ended = await to_the_end(world.ann, moved)
        board = shown(await world.ann.slash(world.channel, "daily table"))

        assert "Why not?" in labels(message)
        assert "tug-puller 0 4 2" in text(message)
        assert labels(ended) == ["Share", "As text"]
        assert board.attachments == []

    async def test_nobody_else_sees_it(self, world: World) -> None:
        await daily(world, world.ann)
        lobby = shown(await world.bob.slash(world.channel, "play", game="tug"))

        for do in ("text", "why", "seat", "since", "try", "share", "0:0:s0"):
            refused = await world.forge(world.bob, lobby, f"t:1:{do}")
            assert "does not belong to this table" in privately(refused), do

    async def test_nobody_else_ends_it(self, world: World) -> None:
        """Not even a person who keeps order there."""
        await daily(world, world.ann)
        eve = keeper(world)
        lobby = shown(await eve.slash(world.channel, "play", game="tug"))

        await world.forge(eve, lobby, "t:1:end")

        assert (await table(world)).running

    async def test_show_does_not_bring_it_into_the_channel(self, world: World) -> None:
        await daily(world, world.ann)

        answer = await world.ann.slash(world.channel, "table show")

        assert "No table here yet" in privately(answer)

    async def test_under_way_elsewhere(self, world: World) -> None:
        await daily(world, world.ann.user)

        answer = await daily(world, world.ann)

        assert "under way elsewhere" in privately(answer)

    async def test_whoever_is_forgotten_leaves_nothing_open(self, world: World) -> None:
        await daily(world, world.ann)
        asked = shown(await world.ann.slash(world.channel, "me forget"))

        await world.ann.click(asked, label="Forget me")

        assert await world.bot.desk.store.open_games() == []


@pytest.mark.landing
class TestSeveralSeats:
    """A campaign's first chapter, by one person."""

    @pytest.fixture
    def new_bot(self, tmp_path: Path) -> NewBot:
        return of_the_secret(tmp_path, {"expedition": TOYS["expedition"]})

    async def test_founds_no_campaign_and_goes_on_to_no_next_chapter(self, world: World) -> None:
        opened = await daily(world, world.ann)
        ended = await to_the_end(world.ann, shown(opened))

        assert "\nDifficulty: " in followed(opened)
        assert not (await table(world)).running
        assert labels(ended) == ["Share", "As text"]
        store = world.bot.desk.store
        assert await store.campaigns_of("server", world.guild.id, "expedition") == []
        setup = msgspec.json.decode((await table(world)).row.options, type=Setup)
        assert (setup.mode, setup.seats, setup.campaign) == ("solo", 2, None)


@pytest.mark.landing
class TestMidnight:
    async def test_a_try_goes_on_past_it(self, world: World) -> None:
        ann = world.ann.user
        before = shown(await daily(world, ann))
        day = today(world).isoformat()
        await next_day(world)

        opened = await daily(world, ann)
        ended = await in_direct_message(world, ann, before)

        assert today(world).isoformat() != day
        first, second = await table(world), await table(world, 2)
        assert (first.row.daily, first.row.status) == (day, "ended")
        assert (second.row.daily, second.row.status) == (today(world).isoformat(), "running")
        assert first.row.seed != second.row.seed
        assert first.state.result is not None
        assert labels(ended) == ["Share", "As text"]
        assert f"Your try of {day} is still open" in followed(opened)

    async def test_in_a_server_the_one_before_is_a_click_away(self, world: World) -> None:
        await daily(world, world.ann)
        await next_day(world)
        opened = await daily(world, world.ann)
        reminder = opened.followups[-1].message

        back = shown(await world.ann.click(reminder, label="Go on with it"))
        await choices(back)[0].click(world.ann, back)

        assert [(await table(world, id)).seq for id in (1, 2)] == [1, 0]

    async def test_looked_at_again_when_its_tries_are_over(self, world: World) -> None:
        ann = world.ann.user
        await in_direct_message(world, ann, shown(await daily(world, ann)))

        await next_day(world)
        early = [await ann.slash(f"table {how}") for how in ("replay", "film")]
        await next_day(world)
        replay = await ann.slash("table replay")

        assert ["Others can still play this daily" in privately(one) for one in early] == [True] * 2
        assert "Others can still" not in privately(replay)
        assert labels(shown(replay))

    async def test_nothing_is_played_once_the_seed_is_told(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Not even before anybody has looked which tries are over."""
        message = shown(await daily(world, world.ann.user))
        await next_day(world)
        monkeypatch.setattr(world.bot.dailies, "close_late", nothing)
        left = datetime.combine(today(world) + DAY, datetime.min.time(), UTC) - world.env.now()
        world.env.backend.advance_clock(left.total_seconds())

        await choices(message)[0].click(world.ann.user, message)

        assert (await table(world)).seq == 0
        assert (await table(world)).running

    async def test_not_finished_by_the_end_of_the_next_day(self, world: World) -> None:
        ann = world.ann.user
        message = shown(await daily(world, ann))
        day = today(world)
        await next_day(world)
        assert (await table(world)).running

        await next_day(world)

        assert not (await table(world)).running
        assert "ended without a result" in text(await now(world, message))
        told = await ann.slash("daily table", month=day.isoformat()[:7])
        assert "1. ann: Won 0, Points 0, Days 1" in privately(told)


@pytest.mark.landing
class TestShare:
    async def ended(self, world: World, who: Any) -> Any:
        return await to_the_end(who, shown(await daily(world, who)))

    async def test_where_it_was_clicked_by_name(self, world: World) -> None:
        message = await self.ended(world, world.ann)

        posted = shown(await world.ann.click(message, label="Share"))

        assert not posted.flags.ephemeral
        assert posted.channel.id == world.channel.id
        line = text(posted)
        assert line.startswith(f"**ann**: Dragonspotter daily {today(world)} · Tug · ")
        assert line[-4:].strip("▰▱") == ""
        assert labels(posted) == []

    async def test_in_the_language_of_the_server(self, world: World) -> None:
        await world.bot.desk.store.set_setting("server", world.guild.id, "language", "fr")
        message = await self.ended(world, world.ann)

        posted = shown(await world.ann.click(message, label="Share"))

        assert "Dragonspotter, défi du" in text(posted)

    async def test_privately_where_the_bot_may_not_write(self, world: World) -> None:
        message = await self.ended(world, world.ann)
        await world.forbid("send_messages")

        answer = await world.ann.click(message, label="Share")

        assert "This is your line, to copy" in privately(answer)
        assert f"Dragonspotter daily {today(world)}" in privately(answer)

    async def test_in_a_direct_message(self, world: World) -> None:
        ann = world.ann.user
        ended = await in_direct_message(world, ann, shown(await daily(world, ann)))

        posted = shown(await ann.click(ended, label="Share"))

        assert not posted.flags.ephemeral
        assert "Dragonspotter daily" in text(posted)

    async def test_later_and_elsewhere_too(self, world: World) -> None:
        await in_direct_message(world, world.ann.user, shown(await daily(world, world.ann.user)))
        told = await daily(world, world.ann)

        posted = shown(await world.ann.click(shown(told), label="Share"))

        assert posted.channel.id == world.channel.id

    async def test_not_by_others_and_not_before_the_end(self, world: World) -> None:
        message = shown(await daily(world, world.ann))
        early = privately(await world.forge(world.ann, message, "t:1:share"))
        await to_the_end(world.ann, shown(await daily(world, world.ann)))
        lobby = shown(await world.bob.slash(world.channel, "play", game="tug"))
        others = privately(await world.forge(world.bob, lobby, "t:1:share"))

        for refused in (early, others):
            assert "does not belong to this table" in refused


@pytest.mark.landing
class TestMonth:
    async def test_counts_the_tries_made_in_the_server(self, world: World) -> None:
        for who in (world.ann, world.bob):
            await to_the_end(who, shown(await daily(world, who)))
        await in_direct_message(world, world.cleo.user, shown(await daily(world, world.cleo.user)))
        await daily(world, world.dan)

        answer = await world.ann.slash(world.channel, "daily table")

        told = privately(answer)
        assert f"## Daily · {today(world).isoformat()[:7]}" in told
        assert "1. ann: Won" in told
        assert "1. bob: Won" in told
        assert "cleo" not in told
        assert "dan" not in told
        assert "Most days won first; then points" in told
        assert [one.filename for one in shown(answer).attachments] == ["month.png"]

    async def test_of_a_crowd_only_who_is_shown_is_named(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Discord must be asked for each name; and a crowd is not compared on the event loop."""
        store, people, threads = world.bot.desk.store, world.bot.desk.people, set[int]()
        for user in range(1, 31):
            by = await store.player_of(user)
            new = NewGame(
                kind="tug",
                mode="duel",
                owner=by,
                seed=b"",
                options=b"",
                server=world.guild.id,
                daily="2026-11-01",
            )
            await store.end_game(await store.create_game(new, [Seat(0, player=by)]))
        named = AsyncMock(return_value="somebody")
        monkeypatch.setattr(people, "player_name", named)
        monkeypatch.setattr(
            "bot.table.daily._worth", lambda one: (threads.add(get_ident()), _worth(one))[1]
        )

        told = privately(await world.ann.slash(world.channel, "daily table", month="2026-11"))

        assert told.count("somebody") == named.await_count == ROWS
        assert threads
        assert get_ident() not in threads

    async def test_in_a_direct_message_ones_own(self, world: World) -> None:
        for who in (world.ann.user, world.bob.user):
            await in_direct_message(world, who, shown(await daily(world, who)))

        told = privately(await world.ann.user.slash("daily table"))

        assert "1. ann: Won" in told
        assert "bob" not in told

    async def test_whoever_is_forgotten_is_in_no_table_and_worth_no_points(
        self, world: World
    ) -> None:
        await to_the_end(world.ann, shown(await daily(world, world.ann)))
        await daily(world, world.bob)
        asked = shown(await world.bob.slash(world.channel, "me forget"))
        await world.bob.click(asked, label="Forget me")

        told = privately(await world.ann.slash(world.channel, "daily table"))

        assert "1. ann: Won 1, Points 0, Days 1" in told
        assert "someone" not in told

    async def test_wrong_and_empty_months(self, world: World) -> None:
        wrong = await world.ann.slash(world.channel, "daily table", month="Brumaire")
        empty = await world.ann.slash(world.channel, "daily table", month="2019-02")

        assert "“Brumaire” is not a month" in privately(wrong)
        assert "No daily of 2019-02 has ended here" in privately(empty)

    async def test_suggestions(self, world: World) -> None:
        found = await world.ann.autocomplete(world.channel, "daily table", "month", "")

        assert found[0]["value"] == today(world).isoformat()[:7]
        assert len({one["value"] for one in found}) == 12

    async def test_dailies_are_not_on_the_leaderboard(self, world: World) -> None:
        await to_the_end(world.ann, shown(await daily(world, world.ann)))

        answer = await world.ann.slash(world.channel, "leaderboard", game="tug")

        assert "Nobody has finished a game" in privately(answer)


class TestSeed:
    async def test_only_of_days_whose_tries_are_over(self, world: World) -> None:
        for days in (-1, 0, 1, 400):
            day = today(world) + timedelta(days)

            refused = await world.ann.slash(world.channel, "daily seed", day=day.isoformat())

            assert f"The dice of {day} stay sealed" in privately(refused)
            assert scenario_of(SECRET, day, TUG).seed.hex() not in privately(refused)

    async def test_of_a_day_that_is_over_with_the_own_game_to_verify(self, world: World) -> None:
        day = today(world)
        seed = scenario_of(SECRET, day, TUG).seed.hex()
        await to_the_end(world.ann, shown(await daily(world, world.ann)))
        await next_day(world)
        await next_day(world)

        mine = await world.ann.slash(world.channel, "daily seed")
        others = await world.bob.slash(world.channel, "daily seed", day=day.isoformat())

        assert f"The daily of {day} was Tug." in privately(mine)
        assert f"the seed `{seed}`" in privately(mine)
        assert seed in privately(others)
        assert others.followups == []
        (file,) = mine.followups[-1].message.attachments
        raw = await file.read()
        assert msgspec.json.decode(raw, type=Record).seed == seed
        assert verify(raw, TUG).same

    async def test_stays_the_one_that_was_played_when_the_secret_changes(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await daily(world, world.ann)
        played = (await table(world)).row.seed.hex()
        await next_day(world)
        await next_day(world)
        monkeypatch.setattr(world.bot.dailies, "_secret", b"another secret of dice")

        told = await world.bob.slash(world.channel, "daily seed")

        assert played in privately(told)

    @pytest.mark.landing
    async def test_no_way_tells_it_while_others_can_play(self, world: World) -> None:
        """Ann has ended her try, Bob has not: on its day and on the next nobody learns its dice."""
        ann = world.ann.user
        ended = await in_direct_message(world, ann, shown(await daily(world, ann)))
        await to_the_end(world.cleo, shown(await daily(world, world.cleo)))
        await daily(world, world.bob)
        seed = (await table(world)).row.seed.hex()

        told = [await self.all_told(world, ended)]
        await next_day(world)
        told.append(await self.all_told(world, ended))
        await next_day(world)
        later = await self.all_told(world, ended)

        assert [seed in one for one in told] == [False, False]
        assert [seed in one for one in (*told, later)] == [False, False, True]
        assert not any('"results":[{' in one.replace(" ", "").replace("\n", "") for one in told)
        assert later.count(seed) >= 5

    async def all_told(self, world: World, ended: Any) -> str:
        """Everything that commands and buttons tell of a try, one's own and others'."""
        ann, eve, day = world.ann.user, keeper(world), (await table(world)).row.daily
        done = [
            await ann.click(ended, label="As text"),
            await world.bob.slash(world.channel, "daily seed", day=day),
            await world.bob.slash(world.channel, "daily table"),
            await eve.slash(world.channel, "server export"),
            await world.bob.slash(world.channel, "me export"),
        ]
        own = ("table export", "table verify", "table log", "me export")
        done += [await ann.slash(command) for command in own]
        return "\n".join([await everything(one) for one in done])

    @pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "9999-12-31"])
    async def test_what_is_no_day(self, world: World, day: str) -> None:
        refused = await world.ann.slash(world.channel, "daily seed", day=day)

        assert f"“{day}” is not a day" in privately(refused)

    async def test_suggestions_are_days_whose_tries_are_over(self, world: World) -> None:
        found = await world.ann.autocomplete(world.channel, "daily seed", "day", "")

        days = [date.fromisoformat(one["value"]) for one in found]
        assert days == [today(world) - (n + 2) * DAY for n in range(12)]
