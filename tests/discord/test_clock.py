"""Pings, reminders, seats that pass on and come back: a simulated week in the real bot."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.table.clock import HOUR
from bot.table.tables import By
from tests.bot.tables import pick
from tests.discord.kit import Actor, NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    calls,
    end_of,
    later,
    latest,
    lobby,
    newest,
    privately,
    quit_lobby,
    set_up,
    table,
)
from tests.discord.test_server import keeper
from tests.toys.duel import End, Play

DAY, MINUTE = 24 * HOUR, 60.0


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path)


async def clocked(world: World, game: str, hours: int, *others: Actor) -> discord.Message:
    """A running table of Ann and others that allows so many hours a decision."""
    message = await lobby(world, game, *others)
    await set_up(world.ann, message, clock=str(hours))
    await world.ann.click(await latest(world, message), label="Start")
    return await latest(world, message)


def marked(message: discord.Message) -> str:
    """What the lobby says of its clock."""
    (line,) = [line for line in text(message).splitlines() if "Clock: " in line]
    return line.removeprefix("-# ")


async def bobs_turn(world: World, message: discord.Message) -> None:
    await world.ann.click(message, custom_id=end_of(message))


async def gone(world: World, message: discord.Message) -> bool:
    return message.id not in [one.id for one in world.channel.history()]


def written_to(who: Any) -> list[str]:
    return [text(message) for message in who.user.dm_channel.history()]


async def seats(world: World) -> list[str | None]:
    return [seat.house for seat in (await world.bot.desk.tables.get(1)).seats]


@pytest.mark.landing
class TestPing:
    async def test_the_table_message_anew_with_the_mention(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        world.env.backend.advance_clock(HOUR)
        await bobs_turn(world, message)

        await later(world, MINUTE)

        anew = newest(world)
        assert text(anew).startswith(f"{world.bob.mention}: your turn.")
        assert [user.id for user in anew.mentions] == [world.bob.id]
        assert calls(world) == [[world.bob.id]]
        assert await gone(world, message)
        assert (await world.bot.desk.store.game(1)).message == anew.id
        moved = await world.bob.click(anew, custom_id=end_of(anew))
        assert shown(moved).id == anew.id
        assert world.bob.mention not in text(await latest(world, anew))

    async def test_once_for_a_decision(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await bobs_turn(world, message)

        for _ in range(48):
            await later(world, HOUR)

        assert calls(world) == [[world.bob.id]]

    async def test_not_for_who_clicked_within_five_minutes(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        world.env.backend.advance_clock(HOUR)
        await world.bob.click(message, label="As text")
        await bobs_turn(world, message)

        await later(world, 4 * MINUTE)
        await world.bob.click(message, label="My seat")
        await later(world, 4 * MINUTE)
        assert calls(world) == []
        assert newest(world).id == message.id

        await later(world, 2 * MINUTE)
        assert calls(world) == [[world.bob.id]]

    async def test_not_for_who_knows(self, world: World) -> None:
        """Ann has started the table, and in her turn goes on as she likes."""
        message = await table(world, "duel", world.bob)

        await later(world, DAY)
        assert calls(world) == []

        private = shown(await world.ann.click(message, label="My seat"))
        play = next(one for one in controls(private) if "copper" in str(one.to_dict()).lower())
        if isinstance(play, discord.SelectMenu):
            await world.ann.select(private, [play.options[0].value], custom_id=play.custom_id)
        else:
            await world.ann.click(private, custom_id=play.custom_id)
        await later(world, DAY)
        assert calls(world) == []

    @pytest.mark.parametrize(
        ("scope", "key"), [("user", "pings"), ("user", "pings-here"), ("server", "pings")]
    )
    async def test_not_where_they_are_off(self, world: World, scope: str, key: str) -> None:
        message = await table(world, "duel", world.bob)
        of = world.bob.id if scope == "user" else world.guild.id
        key = key.replace("here", str(world.guild.id))
        await world.bot.desk.store.set_setting(scope, of, key, "off")
        await bobs_turn(world, message)

        await later(world, DAY)

        assert calls(world) == []
        assert newest(world).id == message.id

    @pytest.mark.landing
    async def test_quiet_hours_are_respected(self, world: World) -> None:
        store = world.bot.desk.store
        await store.set_setting("user", world.bob.id, "quiet", "22-8")
        await store.set_setting("user", world.bob.id, "zone", "Europe/Rome")
        message = await table(world, "duel", world.bob)
        midnight = datetime(2026, 1, 2, 23, tzinfo=UTC).timestamp()  # in Rome
        world.env.backend.advance_clock(midnight - world.env.now().timestamp())
        await bobs_turn(world, message)

        for _ in range(7 * 60):
            await later(world, MINUTE)
        assert calls(world) == []
        await later(world, 61 * MINUTE)

        assert calls(world) == [[world.bob.id]]

    async def test_several_at_once_in_one_message(self, world: World) -> None:
        message = await table(world, "expedition", world.bob, world.cleo)
        world.env.backend.advance_clock(HOUR)

        await later(world, MINUTE)

        assert sorted(calls(world)[0]) == sorted([world.bob.id, world.cleo.id])
        assert len(calls(world)) == 1
        assert await gone(world, message)

    async def test_a_quick_answer_is_called_so(self, world: World) -> None:
        """Ann's wolf asks Bob to show a shield or lose a card."""
        await table(world, "duel", world.bob)
        world.env.backend.advance_clock(HOUR)
        tables = world.bot.desk.tables
        while not (now := await tables.get(1)).state.stack[-1].quick:
            (seat,) = now.game.actors(now.state)
            legal = now.game.legal(now.state, seat)
            wolves = [action for action in legal if action == Play("wolf")]
            by = By(now.seats[seat].player, None)
            await tables.play(pick(now, seat, [*wolves, End()][0]), seat, by)

        await later(world, MINUTE)

        assert "a quick answer, please." in text(newest(world))

    async def test_by_itself(self, world: World) -> None:
        """The bot looks once a minute; nobody has to tell it to."""
        message = await table(world, "duel", world.bob)
        await bobs_turn(world, message)

        await world.wait(7 * MINUTE)

        assert calls(world) == [[world.bob.id]]

    async def test_discord_does_not_answer(self, world: World) -> None:
        """It is tried again, and one key is sent that Discord posts once."""
        message = await table(world, "duel", world.bob)
        await later(world, HOUR)
        await bobs_turn(world, message)
        world.fail("POST", f"/channels/{world.channel.id}/messages", 500, times=None)
        await later(world, MINUTE)
        world.recover()
        assert newest(world).id == message.id

        await later(world, MINUTE)

        assert text(newest(world)).startswith(world.bob.mention)
        path = f"/channels/{world.channel.id}/messages"
        keys = {one.body.get("nonce") for one in world.requests.sent if one.path == path}
        assert len(keys - {None}) == 1
        assert all(one.body["enforce_nonce"] for one in world.requests.sent if one.path == path)


class TestClock:
    async def test_the_lobby_asks_for_it(self, world: World) -> None:
        """It begins with the server's own, and is kept for a rematch."""
        await world.bot.desk.store.set_setting("server", world.guild.id, "clock", "72")
        message = await lobby(world, "duel", world.bob)
        assert (await world.bot.desk.tables.lobby(1)).row.clock == 72
        await set_up(world.bob, message, clock="24")
        assert marked(await latest(world, message)) == "Clock: 24 hours a decision"

        await world.ann.click(await latest(world, message), label="Start")
        await world.ann.slash(world.channel, "table end")
        ended = await world.forge(world.ann, await latest(world, message), "t:1:end")
        assert "has ended" in privately(ended)
        await world.ann.click(await latest(world, message), label="Try again")

        assert (await world.bot.desk.store.game(2)).clock == 24

    async def test_two_people_have_one_unless_they_choose(self, world: World) -> None:
        """The lobby tells it, while one person sits there and when another one has come."""
        message = await lobby(world, "duel")
        assert (
            marked(message)
            == "Clock: none while you play alone; for two or more, 72 hours a decision"
        )
        await world.bob.click(message, label="Join")
        assert marked(await latest(world, message)) == "Clock: 72 hours a decision"
        await quit_lobby(world.bob, message)
        assert "for two or more, 72 hours" in marked(await latest(world, message))
        await world.bob.click(message, label="Join")

        await world.ann.click(await latest(world, message), label="Start")

        assert "Deadline" in text(await latest(world, message))
        assert (await world.bot.desk.store.game(1)).clock == 72

    async def test_what_was_chosen_stays_whoever_comes(self, world: World) -> None:
        message = await lobby(world, "duel")
        await set_up(world.ann, message, clock="0")
        await world.bob.click(message, label="Join")

        assert marked(await latest(world, message)) == "Clock: none"
        await world.ann.click(await latest(world, message), label="Start")
        assert "Deadline" not in text(await latest(world, message))
        await world.ann.slash(world.channel, "table end")
        await world.forge(world.ann, await latest(world, message), "t:1:end")
        await world.ann.click(await latest(world, message), label="Try again")
        assert (await world.bot.desk.store.game(2)).clock == 0

    async def test_the_servers_own_comes_first(self, world: World) -> None:
        """This may be none, which is a choice; nobody waits for a person alone."""
        for hours in ("168", "0"):
            await world.bot.desk.store.set_setting("server", world.guild.id, "clock", hours)
            cellar = world.guild.create_text_channel(f"cellar-{hours}")
            message = shown(await world.ann.slash(cellar, "play", game="duel"))
            alone = marked(message)
            await world.bob.click(message, label="Join")
            (row,) = await world.bot.desk.store.running_in(cellar.id)

            assert row.clock == int(hours)
            assert (
                alone
                == {
                    "168": "Clock: none while you play alone; for two or more, a week a decision",
                    "0": "Clock: none",
                }[hours]
            )

    async def test_a_person_alone_with_house_players_has_none(self, world: World) -> None:
        message = await lobby(world, "duel")
        await add_house(world, message)
        await world.ann.click(await latest(world, message), label="Start")

        table = await world.bot.desk.tables.get(1)
        assert table.running
        assert table.row.clock == 0

    async def test_a_rematch_of_a_table_from_before_has_one(self, world: World) -> None:
        """At that time nobody had been asked whether they want none."""
        message = await table(world, "duel", world.bob)
        before = "update game set clock = 0, preset = 0"
        await world.bot.desk.store._write(lambda db: db.execute(before) and None)
        await world.ann.slash(world.channel, "table end")
        await world.forge(world.ann, await latest(world, message), "t:1:end")

        again = shown(await world.ann.click(await latest(world, message), label="Try again"))
        await world.bob.click(again, label="Join")

        assert (await world.bot.desk.store.game(1)).clock == 0
        assert (await world.bot.desk.store.game(2)).clock == 72

    async def test_a_server_that_was_never_asked_is_told_once(self, world: World) -> None:
        eve = keeper(world)
        await table(world, "duel", world.bob)
        told = await eve.slash(world.channel, "server show")
        again = await eve.slash(world.channel, "server show")

        assert [text(one.message)[:41] for one in told.followups] == [
            "New tables of two people or more have a c"
        ]
        assert again.followups == []

    async def test_a_server_that_has_chosen_is_not_told(self, world: World) -> None:
        eve = keeper(world)
        await lobby(world, "duel", world.bob)
        chosen = await eve.slash(world.channel, "server clock", hours=0)
        await world.ann.slash(world.guild.create_text_channel("cellar"), "play", game="duel")
        after = await eve.slash(world.channel, "server show")

        assert [*chosen.followups, *after.followups] == []

    async def test_the_deadline_stands_on_the_table(self, world: World) -> None:
        before = int(world.env.now().timestamp())
        message = await clocked(world, "duel", 24, world.bob)

        assert f"Deadline <t:{before + DAY:.0f}:R>." in text(message)
        as_text = privately(await world.ann.click(message, label="As text"))
        assert f"Deadline <t:{before + DAY:.0f}:R>." in as_text

    async def test_a_reminder_at_half_time_by_direct_message(self, world: World) -> None:
        begun = int(world.env.now().timestamp())
        message = await clocked(world, "duel", 24, world.bob)

        await later(world, 12 * HOUR - MINUTE)
        assert written_to(world.ann) == []
        await later(world, 2 * MINUTE)
        await later(world, MINUTE)

        (told,) = written_to(world.ann)
        assert told.startswith("Half of your time at")
        assert f"<t:{begun + DAY:.0f}:R>" in told
        assert f"/{world.guild.id}/{world.channel.id}/{message.id})" in told
        assert written_to(world.bob) == []
        assert calls(world) == []

    async def test_where_those_are_closed_a_ping(self, world: World) -> None:
        message = await clocked(world, "duel", 24, world.bob)
        direct = world.ann.user.dm_channel.id
        world.fail("POST", f"/channels/{direct}/messages", 403, times=None)

        for _ in range(3):
            await later(world, 12 * HOUR + MINUTE)
            if calls(world):
                break

        assert text(newest(world)).startswith(f"{world.ann.mention}: half of your time")
        assert calls(world) == [[world.ann.id]]
        assert await gone(world, message)

    async def test_then_a_house_player_plays_on(self, world: World) -> None:
        await clocked(world, "duel", 24, world.bob)

        await later(world, 12 * HOUR)
        await later(world, 12 * HOUR - MINUTE)
        assert await seats(world) == [None, None]
        await later(world, 2 * MINUTE)

        assert await seats(world) == ["good", None]
        told = text(newest(world))
        assert "ann is away: a bot player plays on." in told
        assert "bob: your choice." in told

        await world.ann.click(newest(world), label="Take my seat back (ann)")
        assert await seats(world) == [None, None]

    async def test_whoever_moves_has_all_the_time_again(self, world: World) -> None:
        message = await clocked(world, "duel", 24, world.bob)
        await later(world, 23 * HOUR)
        await bobs_turn(world, message)

        await later(world, 2 * HOUR)

        assert await seats(world) == [None, None]
        now = int(world.env.now().timestamp())
        assert f"<t:{now + 22 * HOUR:.0f}:R>" in text(newest(world))

    @pytest.mark.landing
    async def test_a_restart_between_any_two_steps(self, world: World) -> None:
        """Nothing comes twice and nothing is lost; five minutes after a start nobody is pinged."""
        message = await clocked(world, "duel", 24, world.bob)
        await bobs_turn(world, message)
        for _ in range(2):
            await world.restart()
            await later(world, 6 * MINUTE)
        assert calls(world) == [[world.bob.id]]

        world.env.backend.advance_clock(12 * HOUR)
        for _ in range(2):
            await world.restart()
            await later(world, MINUTE)
        assert len(written_to(world.bob)) == 1
        assert calls(world) == [[world.bob.id]]

        await world.restart()
        await later(world, 12 * HOUR)
        assert await seats(world) == [None, "good"]
        assert "ann: your choice." in text(newest(world))

    async def test_a_group_choice_is_made_and_no_seat_passes(self, world: World) -> None:
        """The expedition asks the whole group who is struck."""
        await clocked(world, "expedition", 24, world.bob)
        tables = world.bot.desk.tables
        while not (now := await tables.get(1)).state.stack[-1].shared:
            seat = next(iter(now.game.actors(now.state)))
            action = now.game.legal(now.state, seat)[-1]
            by = By(now.seats[seat].player, None)
            await tables.play(pick(now, seat, action), seat, by)
        asked = now.state.stack[-1]

        await later(world, 12 * HOUR + MINUTE)
        await later(world, 12 * HOUR + MINUTE)

        after = await tables.get(1)
        assert asked not in after.state.stack
        assert await seats(world) == [None, None]
        assert "is away: a bot player chooses this once." in text(newest(world))
        assert len(written_to(world.ann)) == len(written_to(world.bob)) == 1

    async def test_who_cannot_come_back_is_not_waited_for(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await world.bot.desk.tables.forget(world.ann.id)

        await later(world, MINUTE)

        assert await seats(world) == ["good", None]

    @pytest.mark.landing
    async def test_everybody_vanishes(self, world: World) -> None:
        """Within the clock each seat passes on, and the game plays to its end."""
        message = await clocked(world, "duel", 24, world.bob)

        for _ in range(7 * 24):
            await later(world, HOUR)
            if (await world.bot.desk.store.game(1)).status == "ended":
                break

        row = await world.bot.desk.store.game(1)
        assert row.status == "ended"
        told = text(await latest(world, newest(world)))
        assert "has won!" in told or "share the victory" in told
        assert row.ended - row.opened < 3 * DAY
        assert len(written_to(world.ann)) == len(written_to(world.bob)) == 1
        assert message.channel.id == world.channel.id


@pytest.mark.landing
async def test_after_a_night_without_power_the_bot_looks_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would make up for each minute of it."""
    looked = list[float]()
    monkeypatch.setattr(world.bot.aways, "look", partial(noted, looked))
    monkeypatch.setattr(world.bot.desk, "show_late", partial(noted, looked))

    world.env.backend.advance_clock(8 * HOUR)
    await world.wait(1)

    assert 1 <= len(looked) <= 4


async def noted(looked: list[float], *now: float) -> None:
    looked.append(sum(now))


class TestAsleep:
    async def test_a_table_without_a_clock_ends_after_a_month(self, world: World) -> None:
        await world.bot.desk.store.set_setting("server", world.guild.id, "clock", "0")
        message = await table(world, "duel", world.bob)

        await later(world, 23 * DAY - HOUR)
        assert newest(world).id == message.id
        await later(world, 2 * HOUR)
        warned = newest(world)
        end = int(world.env.now().timestamp() + 7 * DAY)
        assert f"without a result <t:{end}:R>." in text(warned)
        assert await gone(world, message)

        await later(world, 7 * DAY - HOUR)
        assert (await world.bot.desk.store.game(1)).status == "running"
        await later(world, 2 * HOUR)
        assert (await world.bot.desk.store.game(1)).status == "ended"
        assert "Nothing has happened here for a month" in text(await latest(world, warned))
        assert "Try again" in labels(await latest(world, warned))

    async def test_a_move_wakes_it(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await later(world, 24 * DAY)
        await bobs_turn(world, newest(world))
        assert "Nothing has happened" not in text(newest(world))

        await later(world, 22 * DAY)

        assert (await world.bot.desk.store.game(1)).status == "running"

    async def test_a_lobby_closes(self, world: World) -> None:
        message = await lobby(world, "duel")

        await later(world, 24 * DAY)
        assert "this lobby closes" in text(await latest(world, message))
        await later(world, 7 * DAY + MINUTE)

        assert "This lobby is closed" in text(await latest(world, message))
        assert (await world.bot.desk.store.game(1)).status == "ended"

    async def test_also_what_cannot_be_read_any_more(self, world: World) -> None:
        """Nobody can move there; it does not hold its channel for ever, and nobody is called."""
        message = await table(world, "duel", world.bob)
        await bobs_turn(world, message)
        world.bot.desk.tables.games = {}
        world.bot.desk.tables._kept.clear()

        await later(world, HOUR)
        assert await world.bot.desk.store.games_due(world.env.now().timestamp()) == []
        await later(world, 24 * DAY)
        await later(world, 7 * DAY + MINUTE)

        assert (await world.bot.desk.store.game(1)).status == "ended"
        assert calls(world) == []
