"""Being away: clocks wait, or a bot player sits in, until somebody is back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.table.clock import DAY, HOUR
from db import Away, DiskFull
from db.writer import commit
from tests.discord.everything import said
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    calls,
    end_of,
    later,
    latest,
    leave,
    lobby,
    newest,
    offered,
    panel,
    play_on,
    privately,
    set_up,
    table,
)
from tests.discord.test_away import bobs_turn, house
from tests.discord.test_forgotten import forget
from tests.discord.test_invite import invite, mentions
from tests.discord.test_me import exported

MINUTE = 60.0


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path)


async def away(world: World, who: Any, until: str, seats: str = "wait") -> str:
    told = privately(await who.slash(world.channel, "me away", until=until, seats=seats))
    await world.settle()
    return told


async def back(world: World, who: Any) -> str:
    told = privately(await who.slash(world.channel, "me away", off=True))
    await world.settle()
    return told


async def pass_time(world: World, seconds: float) -> None:
    """Time passes; the bot looks who is back, then what is due."""
    world.env.backend.advance_clock(seconds)
    with world.env._bot_scope():
        await world.bot.aways.look(world.bot.desk.now())
    await later(world, 0)


def reminders(world: World) -> int:
    direct = [one for one in world.requests.sent if one.path == "/users/@me/channels"]
    return len(direct)


async def unranked(world: World) -> None:
    await world.bot.desk.store._write(
        lambda db: db.execute("update game set ranked = 0 where id = 1") and None
    )
    await world.bot.desk.tables.renew(1)


class TestWait:
    async def test_the_table_tells_until_when_and_shows_no_deadline(self, world: World) -> None:
        message = await bobs_turn(world, 24)
        assert "Deadline <t:" in text(message)

        told = await away(world, world.bob, "3 days")

        until = int(world.bot.desk.now() + 3 * DAY)
        assert "You are away until **" in told
        assert "Your clocks stand still" in told
        now = await latest(world, message)
        assert f"**bob** is away, back on <t:{until}:D>; their clock stands still." in text(now)
        assert "Deadline" not in text(now)
        as_text = privately(await world.ann.click(now, label="As text"))
        assert "bob is away, back on" in as_text.replace("*", "")

    async def test_no_call_no_reminder_and_no_seat_passes_on(self, world: World) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "3 days")

        for _ in range(6):
            await pass_time(world, 11 * HOUR)

        assert await house(world) == [False, False]
        assert reminders(world) == 0
        assert calls(world) == []

    async def test_afterwards_there_is_as_much_time_as_before(self, world: World) -> None:
        message = await bobs_turn(world, 24)
        await pass_time(world, 6 * HOUR)
        called = len(calls(world))
        await away(world, world.bob, "3 days")
        await pass_time(world, 3 * DAY + MINUTE)

        left = await world.bot.desk.tables.get(1)
        assert left.deadline == pytest.approx(world.bot.desk.now() + 18 * HOUR, abs=5 * MINUTE)
        assert "is away" not in text(newest(world))
        assert "Deadline <t:" in text(newest(world))
        assert len(calls(world)) == called, "they were called for this decision already"
        await pass_time(world, 7 * HOUR)
        assert reminders(world) == 1
        await pass_time(world, 12 * HOUR)
        assert await house(world) == [False, True]
        assert message.id

    async def test_they_are_called_once_back_for_what_came_meanwhile(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await away(world, world.bob, "2 days")
        await world.ann.click(message, custom_id=end_of(message))
        await pass_time(world, DAY)
        assert calls(world) == []

        await pass_time(world, DAY + MINUTE)

        assert calls(world) == [[str(world.bob.id)]] or calls(world) == [[world.bob.id]]

    async def test_sooner_back(self, world: World) -> None:
        message = await bobs_turn(world, 24)
        await away(world, world.bob, "3 days")
        await pass_time(world, DAY)

        assert "Welcome back." in await back(world, world.bob)

        assert "is away" not in text(await latest(world, message))
        assert "You are not away. **/me away** with **until**" in await back(world, world.bob)
        left = await world.bot.desk.tables.get(1)
        assert left.deadline == pytest.approx(world.bot.desk.now() + 24 * HOUR, abs=5 * MINUTE)

    async def test_go_on_without_waits_as_well(self, world: World) -> None:
        message = await bobs_turn(world)
        await pass_time(world, DAY + HOUR)
        assert "Go on without bob" in labels(newest(world))

        await away(world, world.bob, "2 days")

        assert "Go on without bob" not in labels(newest(world))
        await pass_time(world, 47 * HOUR)
        assert "Go on without bob" not in labels(newest(world))
        refused = await world.forge(world.ann, newest(world), "t:1:without:1")
        assert "You cannot go on without that seat now" in said(refused)
        assert await house(world) == [False, False]
        await pass_time(world, DAY + 2 * HOUR)
        assert "Go on without bob" in labels(newest(world))
        assert message.id

    async def test_others_keep_their_clock(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        await set_up(world.ann, message, clock="24")
        await world.ann.click(await latest(world, message), label="Start")
        await away(world, world.bob, "3 days")
        assert "Deadline" in text(await latest(world, message))

        await pass_time(world, 13 * HOUR)
        await pass_time(world, 12 * HOUR)

        assert await house(world) == [True, False]

    async def test_after_a_restart_too(self, world: World) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "3 days")
        await world.restart()

        await pass_time(world, 2 * DAY)

        assert await house(world) == [False, False]
        assert "bob is away, back on" in text(newest(world)).replace("*", "")

    async def test_somebody_who_has_left_the_server_is_no_exception(self, world: World) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "5 days")
        world.guild.remove_member(world.bob)

        await pass_time(world, 5 * HOUR)
        await pass_time(world, DAY + HOUR)

        assert await house(world) == [False, True]

    async def test_a_daily_is_not_touched(self, world: World) -> None:
        await world.bob.slash(world.channel, "daily play")

        await away(world, world.bob, "2 days")

        (seat, *_) = (await world.bot.desk.tables.get(1)).seats
        assert (seat.away, seat.held) == (None, None)


@pytest.mark.landing
class TestLimits:
    @pytest.mark.parametrize(
        ("until", "says"),
        [
            ("8 days", "7 days in a row, and for 14 in a quarter"),
            ("soon", "I do not understand “soon”"),
            ("2020-01-01", "That day is over."),
            ("yesterday", "That day is over."),
            ("31 November", "There is no day “31 November” in the calendar."),
            ("12/3", "“12/3” can be read in two ways:"),
            ("900 days", "90 days at most"),
        ],
    )
    async def test_what_cannot_be_is_refused_and_changes_nothing(
        self, world: World, until: str, says: str
    ) -> None:
        await bobs_turn(world, 24)

        assert says in await away(world, world.bob, until)

        assert await world.bot.desk.store.away_of(world.bob.id) is None
        assert "is away" not in text(newest(world))

    async def test_what_is_left_is_told(self, world: World) -> None:
        await away(world, world.bob, "4 days")
        await pass_time(world, 4 * DAY + MINUTE)

        refused = await away(world, world.bob, "5 days")

        until = int(world.bot.desk.now() + 3 * DAY)
        assert "Now they could wait until <t:" in refused
        told = int(refused.split("until <t:")[1].split(":")[0])
        assert told == pytest.approx(until, abs=2 * MINUTE)
        await away(world, world.bob, "3 days")
        await pass_time(world, 3 * DAY + MINUTE)
        assert "They have none left just now." in await away(world, world.bob, "1 day")

    async def test_what_is_too_long_for_clocks_is_one_click_for_a_bot_player(
        self, world: World
    ) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        refused = await world.bob.slash(world.channel, "me away", until="20 days")
        (label,) = labels(shown(refused))
        assert label.startswith("Let a bot player sit in (back on ")

        told = privately(await world.bob.click(shown(refused), label=label))

        assert "A bot player sits in for you" in told
        away = await world.bot.desk.store.away_of(world.bob.id)
        assert away.until == pytest.approx(world.bot.desk.now() + 20 * DAY, abs=2 * MINUTE)
        assert away.seats == "bot"

    @pytest.mark.parametrize("number", [0, 1, 999_999_999])
    async def test_a_forged_time_is_refused(self, world: World, number: int) -> None:
        message = await bobs_turn(world, 24)

        await world.forge(world.bob, message, f"t:0:bot:{number}")

        assert await world.bot.desk.store.away_of(world.bob.id) is None

    async def test_a_change_of_mind_counts_what_has_passed(self, world: World) -> None:
        await away(world, world.bob, "6 days")
        await pass_time(world, 3 * DAY)

        assert "You are away until" in await away(world, world.bob, "4 days")
        refused = await away(world, world.bob, "5 days")
        assert "in a row" in refused
        assert "For longer, a bot player can sit in for you." in refused
        assert "What you said before still holds: you are away until **" in refused


@pytest.mark.landing
class TestBot:
    async def test_sits_in_at_once_and_gives_the_seat_back(self, world: World) -> None:
        message = await bobs_turn(world, 24)
        await unranked(world)

        told = await away(world, world.bob, "10 days", "bot")

        assert "A bot player sits in for you" in told
        assert await house(world) == [False, True]
        now = await latest(world, message)
        assert "**bob** is away, back on <t:" in text(now)
        assert "a bot player sits in" in text(now)
        assert "is the only one left" not in text(now), "bob comes back"
        as_text = privately(await world.ann.click(now, label="As text"))
        assert "bob is away, back on" in as_text.replace("*", "")
        await pass_time(world, 9 * DAY)
        assert (await house(world))[1] is True
        await pass_time(world, DAY + HOUR)
        assert (await house(world))[1] is False
        assert "**bob** is away" not in text(newest(world))

    async def test_sooner_back(self, world: World) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "10 days", "bot")

        told = await back(world, world.bob)

        assert "You have your seat at [Duel](https://discord.com/channels/" in told
        assert ") back from the bot player who sat in." in told
        assert (await house(world))[1] is False

    async def test_no_game_is_played_to_its_end_by_bot_players_alone(self, world: World) -> None:
        message = await lobby(world, "tug")
        await add_house(world, message)
        await world.ann.click(await latest(world, message), label="Start")

        told = await away(world, world.ann, "10 days", "bot")

        assert "At **Tug** nobody else sits: the table waits for you." in told
        assert await house(world) == [False, True]
        assert (await world.bot.desk.tables.get(1)).running

    async def test_if_everybody_goes_the_table_waits_for_the_last(self, world: World) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "3 days", "bot")

        told = await away(world, world.ann, "5 days", "bot")

        assert "the table waits for you, with a clock until <t:" in told
        assert await house(world) == [False, True]
        assert "**ann** is away, back on" in text(newest(world))
        await pass_time(world, 2 * DAY)
        assert await house(world) == [False, True]
        await pass_time(world, DAY + HOUR)
        assert await house(world) == [True, False], "bob is back, and ann still lets one sit in"

    async def test_if_everybody_goes_in_a_ranked_game_nobody_is_told_to_agree(
        self, world: World
    ) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "5 days", "bot")
        await world.ann.click(newest(world), label="Go on without bob")

        told = await away(world, world.ann, "5 days", "bot")

        assert "has to agree" not in told
        assert await house(world) == [False, True]
        assert "may sit in if ann" not in text(newest(world))

    async def test_a_seat_taken_back_and_left_for_good_stays_left(self, world: World) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "2 days", "bot")
        asked = await world.bob.click(newest(world), label="My seat")
        await world.bob.click(shown(asked), label="Take my seat back")
        await leave(world, world.bob)

        await pass_time(world, 2 * DAY + MINUTE)

        assert (await house(world))[1] is True

    async def test_a_seat_left_before_stays_left(self, world: World) -> None:
        await bobs_turn(world, 24)
        await leave(world, world.bob)
        told = await away(world, world.bob, "2 days", "bot")

        assert "A bot player sits in for you" not in told
        await pass_time(world, 2 * DAY + MINUTE)

        assert (await house(world))[1] is True

    @pytest.mark.parametrize("seats", ["wait", "bot"])
    async def test_of_a_seat_left_before_the_table_tells_nothing(
        self, world: World, seats: str
    ) -> None:
        """The bot player keeps it however long its owner is away; once taken back, they are not."""
        await bobs_turn(world, 24)
        await unranked(world)
        await leave(world, world.bob)
        await away(world, world.bob, "2 days", seats)

        assert "is away, back on" not in text(newest(world))

        asked = await world.bob.click(newest(world), label="My seat")
        back_ = await world.bob.click(shown(asked), label="Take my seat back")
        assert "That ends your time away" in text(shown(back_))
        assert "is away, back on" not in text(newest(world))

    async def test_a_lobby_has_no_seat_to_sit_in_for(self, world: World) -> None:
        message = await lobby(world, "duel")
        await world.bob.click(message, label="Join")

        told = await away(world, world.bob, "2 days", "bot")

        assert "A bot player may sit in for you in games with others." in told
        assert "sits in for you" not in told
        again = privately(await world.bob.slash(world.channel, "me show"))
        assert "A bot player may sit in for you in games with others." in again

    async def test_in_a_ranked_game_the_others_must_agree_until_then_the_clock_waits(
        self, world: World
    ) -> None:
        message = await bobs_turn(world, 24)

        told = await away(world, world.bob, "10 days", "bot")

        assert "which is ranked, ann has to agree first that a bot player sits in for you." in told
        assert "Until then your clock waits, until <t:" in told
        assert "Until then your clock waits, until <t:" in told
        assert await house(world) == [False, False]
        now = await latest(world, message)
        assert "A bot player may sit in if ann" in text(now)
        assert "Go on without bob" in labels(now)
        await pass_time(world, 3 * DAY)
        assert await house(world) == [False, False]
        assert reminders(world) == 0

        await world.ann.click(newest(world), label="Go on without bob")

        assert (await house(world))[1] is True
        await pass_time(world, 7 * DAY + HOUR)
        assert (await house(world))[1] is False, "they are back"

    async def test_where_to_agree_is_told_once_there_is_a_button_for_it(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        await away(world, world.bob, "5 days", "bot")

        now = await latest(world, message)
        assert "When it is their turn, ann can agree to a bot player." in text(now)
        assert "Go on without bob" not in text(now)
        await world.ann.click(now, custom_id=end_of(now))
        now = await latest(world, message)
        assert "if ann agrees: **Go on without bob**." in text(now)
        assert "Go on without bob" in labels(now)

    async def test_without_agreement_the_clock_runs_again_after_seven_days(
        self, world: World
    ) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "20 days", "bot")

        await pass_time(world, 7 * DAY + MINUTE)
        assert "is away, back on" in text(newest(world))
        assert "Go on without bob" not in labels(newest(world))
        await pass_time(world, 13 * HOUR)
        await pass_time(world, 12 * HOUR)

        assert (await house(world))[1] is True

    async def test_no_loss_for_somebody_who_is_back_before_the_end(self, world: World) -> None:
        message = await bobs_turn(world, 24)
        await away(world, world.bob, "2 days", "bot")
        await world.ann.click(newest(world), label="Go on without bob")
        await pass_time(world, 2 * DAY + MINUTE)

        assert await house(world) == [False, False]
        await play_on(world, newest(world), [world.ann, world.bob], 300)

        outcomes = await world.bot.desk.store.outcomes(1)
        assert len(outcomes) == 2
        assert [one.stood for one in outcomes] == [None, None]
        assert message.id


@pytest.mark.landing
class TestAStop:
    async def test_before_the_bot_player_sat_down_it_does_so_after_the_start(
        self, world: World
    ) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        store, now = world.bot.desk.store, world.bot.desk.now()
        bob = await store.player_of(world.bob.id)
        await store.go_away(Away(bob, now, now + 9 * DAY, None, "bot"), 0)
        await world.restart()

        await pass_time(world, MINUTE)

        assert await house(world) == [False, True]
        assert "a bot player sits in" in text(newest(world))
        await pass_time(world, 9 * DAY)
        assert await house(world) == [False, False], "and gives the seat back"


@pytest.mark.landing
class TestWhoeverSitsDownIsBack:
    """Nobody who sits down is shown as away; they read that their time away is over, everywhere."""

    async def gone(self, world: World) -> bool:
        return await world.bot.desk.store.away_of(world.bob.user.id) is None

    async def test_with_the_seat_that_a_bot_player_kept(self, world: World) -> None:
        message = await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "9 days", "bot")

        answer = await world.bob.click(newest(world), label="Take my seat back (bob)")
        await world.settle()

        assert "That ends your time away, at every table of yours." in text(shown(answer))
        assert "the bot player chose it" in text(shown(answer))
        assert "is away, back on" not in text(await latest(world, message))
        assert await self.gone(world)

    async def test_with_a_seat_in_a_lobby(self, world: World) -> None:
        message = await lobby(world, "duel")
        await away(world, world.bob, "2 days")

        joined = await world.bob.click(message, label="Join")

        assert "That ends your time away" in text(joined.followups[0].message)
        assert await self.gone(world)

    async def test_with_a_lobby_of_their_own(self, world: World) -> None:
        await away(world, world.bob, "2 days")

        opened = await world.bob.slash(world.channel, "play", game="duel")

        assert "That ends your time away" in text(opened.followups[-1].message)
        assert await self.gone(world)

    async def test_with_a_seat_that_a_friend_gives_them(self, world: World) -> None:
        await table(world, "duel", world.ann, world.cleo)
        await away(world, world.bob, "2 days")
        asked = shown(await world.cleo.slash(world.channel, "table hand", friend=world.bob))
        offered = await world.cleo.click(asked, label="Offer my seat to bob")
        offer = offered.followups[0].message

        done = await world.bob.click(offer, label="Take this seat")

        assert any("That ends your time away" in text(one.message) for one in done.followups)
        assert "is away, back on" not in text(newest(world))
        assert await self.gone(world)

    async def test_who_was_not_away_reads_nothing_of_it(self, world: World) -> None:
        message = await lobby(world, "duel")

        joined = await world.bob.click(message, label="Join")

        assert joined.followups == []

    async def test_a_disk_that_is_full_by_then_denies_no_seat(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "9 days", "bot")

        with takes(monkeypatch, 1):
            answer = await world.bob.click(newest(world), label="Take my seat back (bob)")
        world.failures.clear()

        assert "Welcome back" in text(shown(answer))
        assert await house(world) == [False, False]


@pytest.mark.landing
class TestAFullDisk:
    """Who sits in, and for whom, is one write: either both are kept, or neither."""

    async def test_no_bot_player_sits_in_again_for_somebody_who_has_taken_their_seat_back(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "9 days", "bot")
        asked = shown(await world.bob.click(newest(world), label="My seat"))

        with takes(monkeypatch, 1):
            await world.bob.click(asked, label="Take my seat back")
        world.failures.clear()
        await pass_time(world, MINUTE)

        assert await house(world) == [False, False]

    async def test_the_others_agree_and_the_seat_comes_back(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "2 days", "bot")

        with takes(monkeypatch, 2):  # that ann agrees, and that the bot player sits down
            await world.ann.click(newest(world), label="Go on without bob")
        world.failures.clear()
        assert await house(world) == [False, True]
        await pass_time(world, 2 * DAY + MINUTE)

        assert await house(world) == [False, False]


@contextmanager
def takes(monkeypatch: pytest.MonkeyPatch, commits: int) -> Iterator[None]:
    """The disk takes so many, and then none for a while."""
    room = iter(range(commits))

    def takes_so_many(db: sqlite3.Connection, jobs: Any) -> Any:
        if next(room, None) is None:
            raise DiskFull
        return commit(db, jobs)

    with monkeypatch.context() as full:
        full.setattr("db.writer.commit", takes_so_many)
        yield


@pytest.mark.landing
class TestLater:
    async def test_a_bot_player_sits_in_where_a_game_begins_meanwhile(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        await away(world, world.bob, "9 days", "bot")
        await world.ann.click(await latest(world, message), label="Start")
        await unranked(world)
        assert await house(world) == [False, False]

        await pass_time(world, MINUTE)

        assert await house(world) == [False, True]

    async def test_none_takes_a_seat_again_that_was_taken_back(self, world: World) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "9 days", "bot")
        asked = await world.bob.click(newest(world), label="My seat")
        await world.bob.click(shown(asked), label="Take my seat back")

        await pass_time(world, MINUTE)

        assert await house(world) == [False, False]

    async def test_two_who_go_at_once_do_not_leave_bot_players_among_themselves(
        self, world: World
    ) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        options = {"until": "9 days", "seats": "bot"}

        await world.together(
            *(who.slash(world.channel, "me away", **options) for who in (world.ann, world.bob))
        )
        await pass_time(world, MINUTE)

        assert (await house(world)).count(True) == 1
        assert (await world.bot.desk.tables.get(1)).running


async def answered(world: World, who: Any) -> None:
    """What the bot player has asked before it gave the seat back: then its owner goes on."""
    mine = await panel(who, newest(world))
    await who.click(mine, custom_id=offered(mine)[0].custom_id)


@pytest.mark.landing
class TestSwitching:
    async def test_from_a_bot_player_to_waiting(self, world: World) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "10 days", "bot")
        await pass_time(world, DAY)

        told = await away(world, world.bob, "5 days")

        assert "Your clocks stand still" in told
        assert "You have your seat at [Duel](https://discord.com/channels/" in told
        assert ") back from the bot player who sat in." in told
        assert await house(world) == [False, False]
        (now,) = [line for line in text(newest(world)).splitlines() if "is away, back on" in line]
        assert "bob" in now
        assert "a bot player sits in" not in now
        await answered(world, world.ann)
        before = reminders(world)
        await pass_time(world, 4 * DAY)
        assert await house(world) == [False, False]
        assert reminders(world) == before

    async def test_from_waiting_to_a_bot_player(self, world: World) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "5 days")
        await pass_time(world, DAY)

        told = await away(world, world.bob, "20 days", "bot")

        assert "A bot player sits in for you" in told
        assert "You have your seat" not in told
        assert await house(world) == [False, True]
        assert "; a bot player sits in." in text(newest(world))
        rests = await world.bot.desk.store.rests(
            await world.bot.desk.store.player_of(world.bob.id), 0
        )
        assert sum(one.until - one.since for one in rests) == pytest.approx(DAY, abs=5 * MINUTE)

    async def test_consent_is_asked_for_again(self, world: World) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "5 days", "bot")
        await world.ann.click(newest(world), label="Go on without bob")
        assert await house(world) == [False, True]

        await away(world, world.bob, "3 days")
        assert await house(world) == [False, False]
        await away(world, world.bob, "5 days", "bot")
        await answered(world, world.ann)

        assert await house(world) == [False, False]
        assert "Go on without bob" in labels(newest(world))


@pytest.mark.landing
class TestTwoAtOnce:
    async def test_in_a_ranked_game_neither_is_asked_while_somebody_is_here(
        self, world: World
    ) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        await away(world, world.bob, "5 days", "bot")

        told = await away(world, world.ann, "5 days", "bot")

        assert "has to agree first that a bot player sits in for you" in told
        for name, seat in (("ann", 0), ("bob", 1)):
            assert f"Go on without {name}" in labels(newest(world))
            await world.cleo.click(newest(world), label=f"Go on without {name}")
            assert (await house(world))[seat] is True
        assert message.id

    async def test_if_all_are_away_the_table_says_that_it_waits(self, world: World) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "5 days", "bot")

        told = await away(world, world.ann, "2 days", "bot")

        assert "everyone else is away, too: the table waits until somebody is back" in told
        assert "has to agree" not in told
        assert "Everyone else is away, too: the table waits" in text(newest(world))
        assert await house(world) == [False, False]
        await pass_time(world, 2 * DAY + MINUTE)
        assert "A bot player may sit in if ann" in text(newest(world))
        await world.ann.click(newest(world), label="Go on without bob")
        assert await house(world) == [False, True]

    async def test_the_last_one_asked_goes_away_and_those_who_agreed_go_on(
        self, world: World
    ) -> None:
        await table(world, "auction", world.bob, world.cleo)
        await away(world, world.bob, "5 days", "bot")
        await world.ann.click(newest(world), label="Go on without bob")
        assert "ann would like to go on without bob. Still asked: cleo." in text(newest(world))

        await away(world, world.cleo, "5 days")

        assert (await house(world))[1] is True


async def test_somebody_who_goes_away_again_at_that_moment_stays_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bobs_turn(world, 24)
    await away(world, world.bob, "2 days")
    store, due = world.bot.desk.store, world.bot.desk.store.aways_due

    async def before_they_are_looked_at(now: float) -> list[Away]:
        found = await due(now)
        for one in found:
            again = {"since": now, "until": now + DAY, "held": now + DAY}
            await store.go_away(msgspec.structs.replace(one, **again), 0)
        return found

    monkeypatch.setattr(store, "aways_due", before_they_are_looked_at)
    await pass_time(world, 2 * DAY + MINUTE)

    again = await store.away_of(world.bob.id)
    assert again is not None
    assert again.held is not None


class TestPeace:
    async def test_nobody_who_is_away_is_mentioned_in_an_invitation(self, world: World) -> None:
        await away(world, world.bob, "2 days")
        message = await lobby(world, "duel")

        await invite(world.ann, message, world.bob)

        assert mentions(world) == []
        assert "invited: bob, away (back on" in text(await latest(world, message))


@pytest.mark.landing
class TestMyData:
    async def test_it_is_in_my_export_and_goes_with_me(self, world: World) -> None:
        await bobs_turn(world, 24)
        await away(world, world.bob, "2 days")
        data, _ = await exported(world, world.bob)
        assert data["more"]["away"][0]["seats"] == "wait"

        await forget(world, world.bob)

        assert "bob" not in text(newest(world))
        await pass_time(world, 3 * DAY)
        assert (await house(world))[1] is True

    async def test_a_table_at_which_a_bot_player_sits_in_forgets_at_once(
        self, world: World
    ) -> None:
        await bobs_turn(world, 24)
        await unranked(world)
        await away(world, world.bob, "2 days", "bot")
        assert "**bob** is away, back on" in text(newest(world))

        await forget(world, world.bob)

        assert "bob" not in text(newest(world))
        assert "is away, back on" not in text(newest(world))

    async def test_it_is_among_what_i_have_set(self, world: World) -> None:
        assert "You are not away." in privately(await world.bob.slash(world.channel, "me show"))
        await away(world, world.bob, "2 days")

        for command in ("me show", "me away"):
            assert "You are away until" in privately(await world.bob.slash(world.channel, command))


@pytest.mark.parametrize(
    ("locale", "until", "says", "shown"),
    [
        ("fr", "2 jours", "Absence jusqu’au", "absence, retour le"),
        ("it", "2 giorni", "Sei via (ultimo giorno: **", "è via (ritorno: "),
    ],
)
async def test_words_in_each_language(
    world: World, locale: str, until: str, says: str, shown: str
) -> None:
    await world.bot.desk.store.set_setting("server", world.guild.id, "language", locale)
    world.locales[world.bob.id] = locale
    world.locales[world.ann.id] = locale
    message = await bobs_turn_in(world, locale)

    told = await away(world, world.bob, until)

    assert says in told
    assert shown in text(await latest(world, message))


async def bobs_turn_in(world: World, locale: str) -> discord.Message:
    join, start = {"fr": ("Rejoindre", "Commencer"), "it": ("Partecipa", "Inizia")}[locale]
    answered = await world.ann.slash(world.channel, "play", game="duel")
    assert answered.response is not None
    message = answered.response.message
    await world.bob.click(message, label=join)
    await world.ann.click(message, label=start)
    return await latest(world, message)
