"""A click in the very instant in which its seat changes hands: it is checked again under the
table's lock, so nobody moves, leaves or comes back for somebody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.table.tables import By
from db import Seat, Stale
from tests.bot.tables import pick
from tests.discord.everything import said
from tests.discord.kit import Done, NewBot, World
from tests.discord.tables import bots, end_of, latest, leave, panel, table
from tests.toys.duel import End

pytestmark = pytest.mark.landing


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path)


async def to_a_friend(world: World) -> None:
    cleo = await world.bot.desk.store.player_of(world.cleo.id)
    await _sit(world, Seat(0, player=cleo))


async def to_a_bot_player(world: World) -> None:
    ann = await world.bot.desk.store.player_of(world.ann.id)
    await _sit(world, Seat(0, player=ann, house="random"))


async def _sit(world: World, seat: Seat) -> None:
    tables = world.bot.desk.tables
    await tables.sit(1, [seat], None, (await tables.get(1)).seq)


async def a_move(world: World, message: discord.Message) -> Done:
    return await world.ann.click(message, custom_id=end_of(message))


async def taking_back(world: World, message: discord.Message) -> Done:
    return await world.ann.click(message, label="Undo")


async def leaving(world: World, _: discord.Message) -> Done:
    return await leave(world, world.ann)


async def coming_back(world: World, message: discord.Message) -> Done:
    return await world.forge(world.ann, message, "t:1:back")


async def a_vote(world: World, message: discord.Message) -> Done:
    return await world.forge(world.ann, message, "t:1:ask:1")


Way = Callable[[World], Awaitable[None]]
Act = Callable[[World, discord.Message], Awaitable[Done]]


async def ready(world: World, act: Act) -> discord.Message:
    """A duel in which Ann could do this."""
    message = await table(world, "duel", world.bob)
    if act is taking_back:
        await world.ann.click(await panel(world.ann, message), label="Play copper")
    if act is coming_back:
        await to_a_bot_player(world)
    if act is a_vote:
        await world.ann.click(message, custom_id=end_of(message))
    return await latest(world, message)


CASES: list[tuple[Way, Act]] = [
    *((to_a_friend, act) for act in (a_move, taking_back, leaving, coming_back, a_vote)),
    *((to_a_bot_player, act) for act in (a_move, taking_back, a_vote)),
]


@pytest.mark.parametrize(("way", "act"), CASES)
async def test_nothing_is_done_for_somebody_else(
    world: World, monkeypatch: pytest.MonkeyPatch, way: Way, act: Act
) -> None:
    message = await ready(world, act)
    desk, by = world.bot.desk, world.bot.desk.by
    after: list[Any] = []

    async def meanwhile(click: Any) -> By:
        """The seat changes hands after the click was looked at, before the table is locked."""
        found = await by(click)
        if not after:
            await way(world)
            after.append(await desk.tables.get(1))
        return found

    monkeypatch.setattr(desk, "by", meanwhile)
    told = await act(world, message)

    now = await desk.tables.get(1)
    assert (now.seats, now.state) == (after[0].seats, after[0].state)
    assert said(told), "and the clicker is told"


@pytest.mark.parametrize("way", [to_a_friend, to_a_bot_player])
async def test_nobody_moves_at_a_seat_that_somebody_else_has(world: World, way: Way) -> None:
    """Not even with a button that was drawn after it changed hands."""
    await table(world, "duel", world.bob)
    await way(world)
    tables, ann = world.bot.desk.tables, await world.bot.desk.store.player_of(world.ann.id)
    now = await tables.get(1)

    with pytest.raises(Stale):
        await tables.play(pick(now, 0, End()), 0, By(ann, 1))


async def test_a_bot_players_choice_is_not_played_for_a_person_who_is_back(world: World) -> None:
    await table(world, "duel", world.bob)
    await to_a_bot_player(world)
    tables, ann = world.bot.desk.tables, await world.bot.desk.store.player_of(world.ann.id)
    thought = await tables.get(1)
    action = thought.game.legal(thought.state, 0)[0]

    await tables.sit(1, [Seat(0, player=ann)], None)

    with pytest.raises(Stale):
        await tables.play_house(1, thought.seq, 0, action)
    assert (await tables.get(1)).held_by(world.ann.id) == [0]
