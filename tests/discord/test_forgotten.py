"""A forgotten person who comes back is a new person: what was closed to the old one stays
closed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, end_of, keeper, latest, lobby, play_on, privately, table
from tests.toys import TOYS

pytestmark = pytest.mark.landing

DAY = 24 * 3600.0

Way = Callable[[World], Awaitable[str]]


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, TOYS)


async def forget(world: World, who: Any) -> str:
    """What is said before it is done."""
    asked = await who.slash(world.channel, "me forget")
    said = privately(asked)
    await who.click(shown(asked), label="Forget me")
    return said


@pytest.mark.parametrize("alone", [False, True])
async def test_a_lobby_shows_them_no_more(world: World, alone: bool) -> None:
    """It stays open for the others; without others it is closed."""
    message = await lobby(world, "duel", *([] if alone else [world.bob]))

    await forget(world, world.ann)
    await world.settle()

    now = text(await latest(world, message))
    assert "1. ann" not in now
    assert ("Host: bob" in now) is not alone


async def another_try(world: World) -> str:
    await world.bob.slash(world.channel, "daily play")
    await forget(world, world.bob)
    return privately(await world.bob.slash(world.channel, "daily play"))


async def another_try_elsewhere(world: World) -> str:
    """Even if forgotten twice, and in a direct message."""
    await world.bob.user.slash("daily play")
    await forget(world, world.bob)
    await forget(world, world.bob)
    return text(shown(await world.bob.user.slash("daily play")))


async def another_seat(world: World) -> str:
    """Bob has seen a hand, though he never moved."""
    message = await table(world, "duel", world.bob)
    await world.bob.click(message, label="My seat")
    await forget(world, world.bob)
    return privately(await world.forge(world.bob, await latest(world, message), "t:1:sit:1"))


async def another_seat_after_handing_on(world: World) -> str:
    message = await table(world, "duel", world.bob)
    await hand_over(world, world.bob, world.cleo)
    await forget(world, world.cleo)
    await forget(world, world.bob)
    return privately(await world.forge(world.bob, await latest(world, message), "t:1:sit:1"))


async def an_end_of_the_game(world: World) -> str:
    """A person who keeps the server ends a game that they are losing, as if they did not play."""
    eve = keeper(world)
    message = await table(world, "duel", eve)
    for who in (world.ann, eve) * 4:
        now = await latest(world, message)
        await who.click(now, custom_id=end_of(now))
    await forget(world, eve)
    return privately(await eve.slash(world.channel, "table end"))


async def a_fourth_table(world: World) -> str:
    """Three open tables are enough, no matter under which key they were begun."""
    for number in range(3):
        place = world.guild.create_text_channel(f"cellar-{number}")
        message = shown(await world.bob.slash(place, "play", game="duel"))
        await world.cleo.click(message, label="Join")
        await world.bob.click(message, label="Start")
    await forget(world, world.bob)
    return privately(await world.bob.slash(world.channel, "play", game="duel"))


async def hand_over(world: World, giver: Any, friend: Any) -> None:
    asked = await giver.slash(world.channel, "table hand", friend=friend)
    offered = await giver.click(shown(asked), label=labels(shown(asked))[1])
    await friend.click(offered.followups[0].message, label="Take this seat")


WAYS: dict[Way, str] = {
    another_try: "You have had your try of today",
    another_try_elsewhere: "You have had your try of today",
    another_seat: "know what a seat held",
    another_seat_after_handing_on: "know what a seat held",
    an_end_of_the_game: "This game counts on the leaderboard",
    a_fourth_table: "You have begun 3 tables that are still open",
}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_what_was_closed_stays_closed(world: World, way: Way) -> None:
    assert WAYS[way] in await way(world)


async def test_a_new_day_brings_a_new_try(world: World) -> None:
    await another_try(world)
    world.env.backend.advance_clock(DAY)

    await world.bob.slash(world.channel, "daily play")

    assert len(await world.bot.desk.store.open_tries()) == 1


async def test_a_new_table_has_a_seat_for_them(world: World) -> None:
    await another_seat(world)
    asked = await world.ann.slash(world.channel, "table end")
    await world.ann.click(shown(asked), label="End this table")

    await lobby(world, "duel", world.bob)

    (row,) = await world.bot.desk.store.open_games()
    assert len({seat.user for seat in await world.bot.desk.store.seats(row.id)}) == 2


async def test_a_game_that_was_left_so_is_lost_and_the_others_keep_theirs(world: World) -> None:
    message = await table(world, "duel", world.bob)
    for who in (world.ann, world.bob) * 3:
        now = await latest(world, message)
        await who.click(now, custom_id=end_of(now))
    await forget(world, world.bob)

    await play_on(world, message, [world.ann], 300)

    store = world.bot.desk.store
    found = {await store.user_of(one.player): one for one in await store.outcomes(1)}
    assert set(found) == {world.ann.user.id, None}
    assert (found[None].place, found[None].won) == (2, False)
    (rated, _) = await store.rated(world.guild.id, "duel")
    assert rated.rounds >= 3


async def test_it_is_said_before_what_is_kept(world: World) -> None:
    said = await forget(world, world.bob)

    assert "a code made from your user ID" in said
    assert "counts as a loss" in said
