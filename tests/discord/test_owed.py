"""Edits that Discord did not take are remembered through a stop and a kill."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.desk import AT_ONCE
from db import NotStored
from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import bots, end_of, latest, lobby, newest, table
from tests.discord.test_barred import laid, refuse

MANY = 100


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


def edits(world: World) -> list[int]:
    """The channels of the bot's own edits."""
    paths = [one.path.split("/") for one in world.requests.sent if one.method == "PATCH"]
    return [int(path[2]) for path in paths if path[1] == "channels"]


async def end_turn(world: World, id: int) -> None:
    """A move that is stored, though its bot is killed before anything is shown."""
    desk = world.bot.desk
    now = await desk.tables.get(id)
    (seat,) = now.game.actors(now.state)
    action = now.game.legal(now.state, seat)[-1]
    with world.env._bot_scope():
        await desk.tables._apply(now, seat, action, None)


@pytest.mark.landing
async def test_a_hundred_tables_after_an_outage_and_a_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within a minute, the one that has waited longest first."""
    unchecked = SimpleNamespace(complaints=lambda *_: [])  # it is the same over and over
    monkeypatch.setattr("tests.discord.requests.openapi", lambda: unchecked)
    rooms = [world.guild.create_text_channel(f"room-{n}") for n in range(MANY)]
    ids = [await laid(world, room) for room in rooms]
    await world.bot.desk.show_late()
    moved = [*ids[1::2], *ids[0::2]]
    for id in moved:
        world.env.backend.advance_clock(1)
        await end_turn(world, id)
    refuse(world, "/channels/*", 503, 0)
    await world.wait(20)

    await world.restart()
    await world.wait(60)
    world.recover()
    await world.restart()
    world.requests.sent.clear()
    await world.wait(60)

    asked = edits(world)
    wanted = [rooms[ids.index(id)].id for id in moved]
    assert sorted(asked) == sorted(wanted)
    assert max(abs(asked.index(room) - n) for n, room in enumerate(wanted)) <= 2 * AT_ONCE
    stand = [text(room.history()[-1]) for room in rooms]
    assert all("bob: your choice" in one for one in stand)
    world.failures.clear()


async def test_what_was_shown_is_not_shown_again(world: World) -> None:
    message = await table(world, "duel", world.bob)
    await world.ann.click(message, custom_id=end_of(message))

    await world.restart()
    world.requests.sent.clear()
    await world.wait(60)

    assert world.requests.sent == []


async def test_a_full_disk_is_waited_out(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    store = world.bot.desk.store
    await table(world, "duel", world.bob)

    async def full(*_: object) -> None:
        raise NotStored(reason="full")

    with monkeypatch.context() as disk:
        disk.setattr(store, "shown", full)
        await world.wait(20)
        assert await store.owed() == [1]

    await world.wait(20)

    assert await store.owed() == []


@pytest.mark.landing
async def test_a_lobby_that_discord_did_not_change(world: World) -> None:
    message = await lobby(world, "duel")
    world.fail("POST", "/interactions/*", 503)
    await world.bob.click(message, label="Join")
    assert "bob" not in text(await latest(world, message))

    await world.restart()
    await world.wait(60)

    assert "bob" in text(await latest(world, message))


@pytest.mark.landing
async def test_a_vote_and_an_end_that_nobody_saw(world: World) -> None:
    message = await table(world, "duel", world.bob)
    await world.ann.click(message, custom_id=end_of(message))
    await world.bot.desk.show_late()
    await world.bot.desk.tables.end(1)

    await world.restart()
    await world.wait(60)

    assert "This table has ended without a result" in text(await latest(world, message))


@pytest.mark.landing
async def test_refused_for_good_it_is_tried_once(world: World) -> None:
    """Nothing is owed for an ended table then."""
    message = await table(world, "duel", world.bob)
    await world.bot.desk.show_late()
    await world.bot.desk.tables.end(1)
    refuse(world, f"/channels/{message.channel.id}/*", 403, 50001)
    for most in (1, 0):
        await world.restart()
        world.requests.sent.clear()
        await world.wait(60)
        assert len(edits(world)) == most


@pytest.mark.landing
async def test_a_lobby_whose_message_never_came(world: World) -> None:
    """The bot was killed between the commit and the message."""
    desk = world.bot.desk
    message = shown(await world.ann.slash(world.channel, "play", game="duel"))
    await world.delete(message)
    await desk.show_late()
    await desk.tables.stand(1, world.channel.id, None)
    await desk.store._write(lambda db: db.execute("update game set owed = 1") and None)

    await world.restart()
    await world.wait(60)

    anew: Any = newest(world)
    assert "Host: ann" in text(anew)
    assert (await world.bot.desk.store.game(1)).message == anew.id
