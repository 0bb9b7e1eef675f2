"""Nobody can freeze a table: if somebody has left the server, or lets the others wait, play goes on
without them until they are back."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.people.members import AGAIN
from bot.preferences import PRESET
from bot.table.choosing import UNCHOSEN
from bot.table.clock import HOUR
from bot.table.tables import By
from tests.bot.tables import pick
from tests.discord.everything import said
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import (
    bots,
    calls,
    end_of,
    later,
    latest,
    leave,
    lobby,
    newest,
    privately,
    set_up,
)

DAY, MINUTE = 24 * HOUR, 60.0


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path)


async def without_clock(world: World, game: str, *others: Any) -> discord.Message:
    message = await lobby(world, game, *others)
    await set_up(world.ann, message, clock="0")
    await world.ann.click(await latest(world, message), label="Start")
    return await latest(world, message)


async def bobs_turn(world: World, hours: int = 0) -> discord.Message:
    """Bob's turn in a duel."""
    message = await lobby(world, "duel", world.bob)
    await set_up(world.ann, message, clock=UNCHOSEN if hours == PRESET else str(hours))
    await world.ann.click(await latest(world, message), label="Start")
    message = await latest(world, message)
    await world.ann.click(message, custom_id=end_of(message))
    return await latest(world, message)


async def house(world: World) -> list[bool]:
    return [seat.house is not None for seat in (await world.bot.desk.tables.get(1)).seats]


@pytest.mark.landing
class TestWhoHasLeft:
    @pytest.mark.parametrize("quiet", [False, True])
    @pytest.mark.landing
    async def test_is_told_and_one_click_goes_on(self, world: World, quiet: bool) -> None:
        """This works even where nobody would have been called."""
        if quiet:
            await world.bot.desk.store.set_setting("server", world.guild.id, "pings", "off")
            await world.bot.desk.store.set_setting("user", world.bob.id, "quiet", "0-23")
        await bobs_turn(world)
        world.guild.remove_member(world.bob)

        await later(world, AGAIN + MINUTE)
        await later(world, MINUTE)

        told, until = newest(world), int(world.env.now().timestamp() + DAY - MINUTE)
        assert "bob has left the server." in text(told)
        assert f"takes over <t:{until}:R>" in text(told)
        as_text = privately(await world.ann.click(told, label="As text"))
        assert "bob has left the server" in as_text

        await world.ann.click(told, label="Go on without bob")

        after = newest(world)
        assert await house(world) == [False, True]
        assert "bob is away: a bot player plays on." in text(after)
        assert "ann: your choice." in text(after)
        assert "Go on without bob" not in labels(after)
        assert "ann is the only one left here" in text(after)

    @pytest.mark.landing
    async def test_a_day_later_by_itself_also_after_a_restart(self, world: World) -> None:
        await bobs_turn(world)
        world.guild.remove_member(world.bob)
        await later(world, AGAIN + MINUTE)
        await world.restart()

        await later(world, DAY - HOUR)
        assert await house(world) == [False, False]
        await later(world, HOUR)

        assert await house(world) == [False, True]
        assert "ann: your choice." in text(newest(world))

    @pytest.mark.landing
    async def test_the_clock_is_shorter(self, world: World) -> None:
        """There is no wait for a reminder, since nobody could read it."""
        await bobs_turn(world, hours=24)
        await later(world, 10 * HOUR)
        world.guild.remove_member(world.bob)
        await later(world, 4 * HOUR)

        await later(world, 9 * HOUR)
        assert await house(world) == [False, False]
        await later(world, HOUR + MINUTE)

        assert await house(world) == [False, True]

    async def test_is_not_called(self, world: World) -> None:
        await bobs_turn(world)
        world.env.backend.advance_clock(AGAIN + MINUTE)
        world.guild.remove_member(world.bob)

        await later(world, MINUTE)

        assert calls(world) == []
        assert "bob has left the server." in text(newest(world))

    async def test_whoever_comes_back_in_time_keeps_the_seat(self, world: World) -> None:
        await bobs_turn(world)
        world.guild.remove_member(world.bob)
        await later(world, AGAIN + MINUTE)
        world.guild.add_member(world.bob.user)

        for _ in range(4):
            await later(world, 8 * HOUR)

        assert await house(world) == [False, False]
        assert "has left" not in text(newest(world))

    @pytest.mark.landing
    async def test_whoever_comes_back_late_takes_it_back(self, world: World) -> None:
        await bobs_turn(world)
        world.guild.remove_member(world.bob)
        await later(world, AGAIN + MINUTE)
        await world.ann.click(newest(world), label="Go on without bob")
        bob = world.guild.add_member(world.bob.user)

        await bob.click(newest(world), label="Take my seat back (bob)")

        assert await house(world) == [False, False]
        assert "Only ann" not in text(await latest(world, newest(world)))

    @pytest.mark.parametrize("how", ["click", "grace"])
    async def test_whoever_came_back_unseen_keeps_the_seat(self, world: World, how: str) -> None:
        """Discord was asked not long ago, and said that they had left."""
        await bobs_turn(world)
        world.guild.remove_member(world.bob)
        await later(world, AGAIN + MINUTE)
        since = world.env.now().timestamp()
        if how == "grace":
            await later(world, DAY - 2 * HOUR)
            await world.bot.desk.members.left(world.guild.id, world.bob.id)
        world.guild.add_member(world.bob.user)

        if how == "click":
            told = await world.ann.click(newest(world), label="Go on without bob")
            (said,) = told.followups
            assert "You cannot go on without that seat" in text(said.message)
        else:
            await later(world, 2 * HOUR + MINUTE)
            assert world.env.now().timestamp() > since + DAY

        assert await house(world) == [False, False]
        assert "has left" not in text(newest(world))

    async def test_an_outage_is_no_absence(self, world: World) -> None:
        await bobs_turn(world)
        path = f"/guilds/{world.guild.id}/members/{world.bob.id}"
        world.fail("GET", path, 503, times=None)
        world.guild.remove_member(world.bob)

        for _ in range(5):
            await later(world, 4 * HOUR)

        assert "has left" not in text(newest(world))
        assert await house(world) == [False, False]

    async def test_of_several_others_all_must_agree(self, world: World) -> None:
        message = await without_clock(world, "auction", world.bob, world.cleo)
        world.guild.remove_member(world.bob)
        await later(world, AGAIN + MINUTE)
        told = newest(world)
        assert "If everyone else at the table agrees" in text(told)

        agreed = await world.ann.click(told, label="Go on without bob")
        once = await latest(world, told)
        assert "ann would like to go on without bob. Still asked: cleo." in text(once)
        assert "Your agreement counts. Still asked: cleo." in said(agreed)
        await world.ann.click(once, label="Go on without bob")
        assert await house(world) == [False, False, False]
        await world.restart()
        await world.cleo.click(await latest(world, told), label="Go on without bob")

        assert await house(world) == [False, True, False]
        assert message.id != told.id

    async def test_only_those_who_sit_may(self, world: World) -> None:
        await bobs_turn(world)
        world.guild.remove_member(world.bob)
        await later(world, AGAIN + MINUTE)

        refused = await world.cleo.click(newest(world), label="Go on without bob")

        assert "You do not sit at this table" in privately(refused)
        assert await house(world) == [False, False]

    @pytest.mark.landing
    async def test_everybody_has_left_and_the_game_ends_by_itself(self, world: World) -> None:
        await bobs_turn(world)
        for one in (world.ann, world.bob):
            world.guild.remove_member(one)

        for _ in range(4):
            await later(world, DAY)

        assert (await world.bot.desk.store.game(1)).status == "ended"
        store, left = world.bot.desk.store, (world.ann, world.bob)
        assert [await store.absent(world.guild.id, one.id) for one in left] == [None, None]


class TestWhoLetsOthersWait:
    @pytest.mark.landing
    async def test_without_a_clock_the_others_go_on_after_a_day(self, world: World) -> None:
        await bobs_turn(world)
        await later(world, DAY - HOUR)
        assert "Go on without bob" not in labels(await latest(world, newest(world)))

        await later(world, HOUR + MINUTE)
        told = newest(world)
        assert "The table has been waiting for **bob** for a day." in text(told)
        assert await house(world) == [False, False]
        await world.ann.click(told, label="Go on without bob")

        assert await house(world) == [False, True]
        assert "ann: your choice." in text(newest(world))
        await world.bob.click(newest(world), label="Take my seat back (bob)")
        assert await house(world) == [False, False]

    async def test_the_same_decision(self, world: World) -> None:
        await bobs_turn(world)
        await later(world, DAY - HOUR)
        for who in (world.bob, world.ann):
            now = await latest(world, newest(world))
            await who.click(now, custom_id=end_of(now))

        await later(world, DAY - HOUR)

        assert "Go on without bob" not in labels(newest(world))

    async def test_with_a_clock_the_clock_decides(self, world: World) -> None:
        await bobs_turn(world, hours=72)

        await later(world, DAY + HOUR)

        assert "Go on without bob" not in labels(await latest(world, newest(world)))
        forged = await world.forge(world.ann, newest(world), "t:1:without:1")
        assert "You cannot go on without that seat" in privately(forged)
        assert await house(world) == [False, False]

    @pytest.mark.parametrize("seat", ["", ":0", ":1", ":7"])
    async def test_a_forged_click(self, world: World, seat: str) -> None:
        message = await bobs_turn(world)

        for who in (world.ann, world.bob):
            forged = await world.forge(who, message, f"t:1:without{seat}")
            assert "You cannot go on without that seat" in privately(forged)

        assert await house(world) == [False, False]

    async def test_not_without_oneself(self, world: World) -> None:
        await bobs_turn(world)
        await later(world, DAY + MINUTE)

        refused = await world.bob.click(newest(world), label="Go on without bob")

        assert "You cannot go on without that seat" in privately(refused)

    @pytest.mark.landing
    async def test_of_two_at_once_one_goes_on(self, world: World) -> None:
        await without_clock(world, "auction", world.bob, world.cleo)
        tables = world.bot.desk.tables
        for seat in (0, 2):
            now = await tables.get(1)
            action = now.game.legal(now.state, seat)[0]
            by = By(now.seats[seat].player, None)
            await tables.play(pick(now, seat, action), seat, by)
        await later(world, DAY + MINUTE)
        told = newest(world)

        await world.together(
            world.ann.click(told, label="Go on without bob"),
            world.cleo.click(told, label="Go on without bob"),
        )

        assert await house(world) == [False, True, False]
        sits = [m for m in await world.bot.desk.store.moves(1) if b"Sit" in (m.action or b"")]
        assert len(sits) == 1

    async def test_alone_nothing_is_offered(self, world: World) -> None:
        message = await without_clock(world, "expedition")

        await later(world, DAY + MINUTE)

        assert not [one for one in labels(await latest(world, message)) if "without" in one]


async def end(world: World, who: Any) -> str:
    """What a person is told who asks to end the table and would go through with it."""
    asked = await who.slash(world.channel, "table end")
    told = privately(asked)
    if "End this table" in labels(shown(asked)):
        told += privately(await who.click(shown(asked), label="End this table"))
    return told


class TestHousePlayers:
    async def test_a_fault_stops_them_for_a_moment_only(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Otherwise everybody would wait for a seat that nothing stops."""
        await bobs_turn(world)
        choose, faults = world.bot.desk.workers.choose, iter((True, True))

        async def faulty(*what: Any) -> Any:
            if next(faults, False):
                raise RuntimeError("by test")
            return await choose(*what)

        monkeypatch.setattr(world.bot.desk.workers, "choose", faulty)
        await world.bot.desk.tables.forget(world.bob.id)
        await later(world, MINUTE)
        assert list((await world.bot.desk.tables.get(1)).asked) == []

        for _ in range(2):
            await later(world, MINUTE)

        assert list((await world.bot.desk.tables.get(1)).asked) == [0]
        assert len(world.failures) == 2
        world.failures.clear()


@pytest.mark.landing
class TestEnding:
    async def three_rounds(self, world: World) -> discord.Message:
        """From here on nobody may escape."""
        message = await bobs_turn(world)
        for who in (world.bob, world.ann) * 3:
            await who.click(message, custom_id=end_of(await latest(world, message)))
        return message

    @pytest.mark.landing
    async def test_whoever_is_alone_ends_the_table_for_nobody(self, world: World) -> None:
        """This holds for a person who did not open it, too."""
        message = await self.three_rounds(world)
        await world.bob.click(message, custom_id=end_of(await latest(world, message)))
        assert "nobody who plays or has played here ends it" in await end(world, world.bob)
        world.guild.remove_member(world.ann)
        await later(world, AGAIN + MINUTE)
        assert "nobody who plays or has played here ends it" in await end(world, world.bob)

        await world.bob.click(newest(world), label="Go on without ann")
        assert "bob is the only one left here" in text(newest(world))
        told = await end(world, world.bob)

        assert "It will have no result" in told
        assert (await world.bot.desk.store.game(1)).status == "ended"
        assert await world.bot.desk.store.outcomes(1) == []

    async def test_nobody_escapes_while_another_plays(self, world: World) -> None:
        await self.three_rounds(world)
        await leave(world, world.bob)

        assert "nobody who plays or has played here ends it" in await end(world, world.bob)
        assert (await world.bot.desk.store.game(1)).status == "running"

    async def test_nobody_ends_for_several(self, world: World) -> None:
        await without_clock(world, "auction", world.bob, world.cleo)
        await leave(world, world.ann)

        assert "Only bob, " in await end(world, world.cleo)
