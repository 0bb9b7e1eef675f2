"""What Discord refuses, for good or for now: few requests, nobody called, no time that runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.backend.serializers import thread_payload
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from bot.platform.refusals import CODES
from bot.platform.retries import LONGEST
from bot.table.lobby import first_plan, settled
from bot.table.tables import Place
from db import Seat
from tests.bot.test_refusals import PAIRS
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, calls, latest, lobby, newest, privately

pytestmark = pytest.mark.landing

MINUTE, HOUR = 60, 3600
DAY = 24 * HOUR
FEW = 3  # requests that it takes to find out that it is refused for good
OFTEN = 2 * (HOUR / LONGEST + 6)  # for now, in an hour: edits and calls, each backing off
FOR_GOOD = [pair for pair in PAIRS if not CODES[pair[1]].transient]
FOR_NOW = [pair for pair in PAIRS if CODES[pair[1]].transient]


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def laid(world: World, channel: Any = None, clock: int = 24) -> int:
    """A table of bob's at which ann is waited for."""
    desk, place = world.bot.desk, Place(world.guild.id, (channel or world.channel).id)
    game = desk.games["duel"]
    players = [await desk.store.player_of(one.id) for one in (world.ann, world.bob)]
    seats = [Seat(1, player=players[1]), Seat(0, player=players[0])]
    id = await desk.tables.open_lobby(game, place, first_plan(game), seats, clock=clock)
    with world.env._bot_scope():
        await desk.tables.start(id, lambda one: settled(one, sorted(seats, key=lambda s: s.seat)))
        await desk.go_on(id)
    await world.settle()
    return id


async def vote(world: World, id: int) -> None:
    """Bob asks ann."""
    ann, bob = [seat.player for seat in (await world.bot.desk.tables.get(id)).seats]
    await world.bot.desk.store.open_vote(id, 0, bob, [ann], 0)


def refuse(world: World, path: str, status: int, code: int) -> None:
    """Discord refuses whatever the bot asks for there."""
    for method in ("GET", "POST", "PATCH", "DELETE"):
        world.env.inject_error(
            method, path, status=status, code=code, message=f"{code} by test", times=None
        )


def of_tables(world: World) -> list[Any]:
    """The requests, except for those about the symbols of buttons."""
    return [one for one in world.requests.sent if not one.path.endswith("/emojis")]


def recover(world: World) -> None:
    world.env.backend.faults.clear()


async def minutes(world: World, count: int, apart: float = MINUTE) -> None:
    """Look for what is due that many times, and not in between."""
    world.bot.keep_time.cancel()
    world.bot.show_late.cancel()
    for _ in range(count):
        world.env.backend.advance_clock(apart)
        with world.env._bot_scope():
            await world.bot.due.sweep()
            await world.bot.desk.show_late()
    await world.settle()


def sent(world: World, path: str) -> int:
    return sum(one.path.startswith(path) for one in world.requests.sent)


async def seated(world: World, id: int = 1) -> list[str | None]:
    return [seat.house for seat in (await world.bot.desk.tables.get(id)).seats]


class TestHowOften:
    @pytest.mark.parametrize(
        ("pairs", "span", "most"),
        [(FOR_GOOD, DAY, FEW), (FOR_NOW, HOUR, OFTEN)],
        ids=["for good, a day", "for now, an hour"],
    )
    async def test_at_tables_where_discord_refuses_all(
        self,
        world: World,
        caplog: pytest.LogCaptureFixture,
        pairs: list[tuple[int, int]],
        span: int,
        most: float,
    ) -> None:
        """One table for each of its answers: an edit is owed, somebody is to be called, a vote is
        on, and later a reminder."""
        paths = dict[int, str]()
        for _, code in pairs:
            channel = world.guild.create_text_channel(f"room-{code}")
            id = await laid(world, channel)
            await vote(world, id)
            world.bot.desk.messages.late.owe(id)
            paths[code] = f"/channels/{channel.id}/"
        for status, code in pairs:
            refuse(world, f"{paths[code]}*", status, code)
        world.requests.sent.clear()
        caplog.clear()

        await minutes(world, span // MINUTE)

        often = {code: sent(world, path) for code, path in paths.items()}
        assert {code: n for code, n in often.items() if not 0 < n <= most} == {}
        assert [line for line in caplog.records if line.exc_info] == []
        assert len(caplog.records) <= 2 * len(pairs)
        world.failures.clear()

    async def test_reminders(self, world: World) -> None:
        id, store = await laid(world), world.bot.desk.store
        again = "update wait set pinged = 1, reminded = null, since = ?, due = ?"
        for status, code in PAIRS:
            now = world.env.now().timestamp()
            await store._write(
                lambda db, now=now: db.execute(again, (now - 13 * HOUR, now)) and None
            )
            refuse(world, "/users/@me/channels", status, code)
            world.bot._connection._private_channels_by_user.clear()
            world.requests.sent.clear()

            await minutes(world, 60)

            often = sent(world, "/users/@me/channels")
            assert 0 < often <= (HOUR / LONGEST + 6 if CODES[code].transient else 1), code
            recover(world)
        assert await seated(world, id) == [None, None]

    async def test_a_lobby_that_nobody_can_be_told_about(self, world: World) -> None:
        """That it falls asleep, and that it has closed."""
        message = await lobby(world, "duel")
        refuse(world, f"/channels/{message.channel.id}/*", 403, 50001)
        world.requests.sent.clear()
        world.env.backend.advance_clock(24 * DAY)
        await minutes(world, 60)
        world.env.backend.advance_clock(8 * DAY)
        await minutes(world, 60)

        assert len(of_tables(world)) <= 2
        assert (await world.bot.desk.store.game(1)).status == "ended"


class TestNobodyCanBeCalled:
    async def test_no_time_runs_until_the_bot_may_write_again(self, world: World) -> None:
        id = await laid(world)
        await world.forbid("send_messages")
        await minutes(world, 6)
        world.requests.sent.clear()

        for _ in range(5):
            await minutes(world, 1, apart=DAY)
        assert await seated(world) == [None, None]
        table = await world.bot.desk.tables.get(id)
        assert table.deadline is None

        await world.allow()
        await minutes(world, 1)
        await minutes(world, 1)
        assert calls(world) == [[world.ann.id]]
        table = await world.bot.desk.tables.get(id)
        left = table.deadline - world.env.now().timestamp()
        assert left == pytest.approx(DAY - 8 * MINUTE, abs=2 * MINUTE)
        assert "Nobody can be called" not in text(newest(world))

        await minutes(world, 1, apart=12 * HOUR)
        await minutes(world, 1, apart=12 * HOUR)
        assert await seated(world) == ["good", None]

    async def test_the_table_says_what_it_lacks_when_somebody_clicks(self, world: World) -> None:
        await laid(world)
        await world.forbid("send_messages")
        await minutes(world, 6)
        message = newest(world)
        assert "Nobody can be called" not in text(message)

        answer = await world.ann.click(message, label="My seat")
        await world.ann.click(shown(answer), label="End")
        told = await world.ann.click(message, label="As text")

        assert "I cannot mention anyone here, so the clock is stopped" in privately(told)
        assert "“Send Messages”" in privately(told)

    async def test_a_click_on_the_table_message_shows_it_there(self, world: World) -> None:
        await laid(world)
        await world.forbid("send_messages")
        await minutes(world, 6)
        world.requests.sent.clear()

        await world.ann.click(newest(world), label="End")

        now = await latest(world, newest(world))
        assert "bob: your choice" in text(now)
        assert "I cannot mention anyone here" in text(now)
        assert sent(world, "/channels/") == 1  # this look
        assert await seated(world) == [None, None]

    async def test_who_manages_the_server_is_told_once(self, world: World) -> None:
        await laid(world)
        await world.forbid("send_messages")
        for _ in range(3):
            await minutes(world, 1, apart=HOUR)
            await world.bob.click(newest(world), label="As text")

        (notice,) = await world.bot.desk.store.untold(world.guild.id)
        assert f"<#{world.channel.id}>" in notice.says
        assert "send-messages" in notice.says

    async def test_what_only_discord_knows_is_tried_once_a_click(self, world: World) -> None:
        """The server's AutoMod: the bot lacks nothing that it could see."""
        await laid(world)
        refuse(world, "/channels/*", 400, 200000)
        await minutes(world, 3 * 60)
        world.requests.sent.clear()

        await minutes(world, 60)
        assert of_tables(world) == []

        await world.ann.click(newest(world), label="End")
        world.requests.sent.clear()
        await minutes(world, 60)
        assert len(world.requests.sent) <= FEW
        (notice,) = await world.bot.desk.store.untold(world.guild.id)
        assert "refused-screened" in notice.says

    async def test_a_restart_changes_nothing(self, world: World) -> None:
        await laid(world)
        await world.forbid("send_messages")
        await minutes(world, 6)
        await world.restart()
        world.requests.sent.clear()

        await minutes(world, 60)

        assert sent(world, f"/channels/{world.channel.id}") == 0
        await world.allow()
        await minutes(world, 7)
        assert calls(world) == [[world.ann.id]]

    async def test_brought_elsewhere_it_goes_on(self, world: World) -> None:
        id = await laid(world)
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()
        await minutes(world, 6)
        assert (await world.bot.desk.store.game(id)).barred is not None
        other = world.guild.create_text_channel("cellar")

        again = shown(await world.ann.slash(other, "table show"))

        assert "Nobody can be called" not in text(again)
        row = await world.bot.desk.store.game(id)
        assert (row.channel, row.barred) == (other.id, None)

    async def test_also_where_the_bot_may_write_there_but_not_all(self, world: World) -> None:
        """A person who keeps order there must not be able to hold the others up."""
        id = await laid(world)
        await world.forbid("attach_files")
        refuse(world, f"/channels/{world.channel.id}/*", 403, 50013)
        await minutes(world, 6)
        assert (await world.bot.desk.store.game(id)).barred is not None
        other = world.guild.create_text_channel("cellar")

        again = shown(await world.ann.slash(other, "table show"))

        assert "Nobody can be called" not in text(again)
        row = await world.bot.desk.store.game(id)
        assert (row.channel, row.barred) == (other.id, None)


class TestBeforeATableOpens:
    async def test_a_private_thread_that_the_bot_is_not_in(self, world: World) -> None:
        await world.forbid("manage_threads")
        thread = await opened(world, ChannelType.PRIVATE_THREAD)

        answer = await world.ann.slash(thread, "play", game="duel")

        assert "I am not in this private thread. Mention me (<@" in privately(answer)
        assert await world.bot.desk.store.open_games() == []

    async def test_one_that_it_is_in(self, world: World) -> None:
        await world.forbid("manage_threads")
        thread = await opened(world, ChannelType.PRIVATE_THREAD)
        backend = world.env.backend
        added = backend.add_thread_member(thread.id, world.bot.user.id)
        backend.emit("THREAD_CREATE", {**thread_payload(backend, added)})  # as Discord tells it
        await world.settle()

        answer = await world.ann.slash(thread, "play", game="duel")

        assert "Join" in labels(shown(answer))

    async def test_a_locked_thread(self, world: World) -> None:
        thread = await opened(world, ChannelType.PUBLIC_THREAD)
        await world.bot.get_channel(thread.id).edit(locked=True)
        await world.forbid("manage_threads")

        answer = await world.ann.slash(thread, "play", game="duel")

        assert "This thread is locked" in privately(answer)
        assert await world.bot.desk.store.open_games() == []


async def opened(world: World, type: ChannelType) -> ChannelHandle:
    """A thread of Ann's; Discord does not tell the bot of a private one."""
    seen = type is not ChannelType.PRIVATE_THREAD
    thread = world.env.backend.create_thread(
        world.channel.id, "den", world.ann.id, type=type, broadcast=seen
    )
    await world.settle()
    return ChannelHandle(world.env, world.guild, thread)
