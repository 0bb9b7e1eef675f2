"""Bot players think ahead unless somebody chooses otherwise, however they come to a seat."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.table.clock import HOUR
from bot.text.say import say_in
from engine.house import LEVEL_OF
from engine.house.search import Effort
from tests.discord.kit import NewBot, World, shown
from tests.discord.tables import (
    add_house,
    bots,
    later,
    latest,
    leave,
    lobby,
    play_on,
    set_up,
    table,
)
from tests.toys import TOYS

ROOT = Path(__file__).parents[2]

Way = Callable[[World], Awaitable[object]]


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr(
        "engine.house.search.FULL", Effort(playouts=8)
    )  # who plays is asked, not how well
    return bots(tmp_path, {key: TOYS[key] for key in ("duel", "auction")})


async def filled_up(world: World) -> None:
    message = await lobby(world, "duel")
    await add_house(world, message)
    await world.ann.click(await latest(world, message), label="Start")


async def alone_in_a_direct_message(world: World) -> None:
    await world.ann.user.slash("play", game="duel")


async def in_the_daily(world: World) -> None:
    """A game that nobody plays alone."""
    await world.ann.user.slash("daily play")


async def for_who_leaves(world: World) -> None:
    await table(world, "duel", world.bob)
    await leave(world, world.ann)


async def for_who_is_away(world: World) -> None:
    message = await lobby(world, "duel", world.bob)
    await set_up(world.ann, message, clock="24")
    await world.ann.click(await latest(world, message), label="Start")
    await later(world, 12 * HOUR)
    await later(world, 12 * HOUR + 60)


async def for_who_is_forgotten(world: World) -> None:
    await table(world, "duel", world.bob)
    asked = await world.ann.slash(world.channel, "me forget")
    await world.ann.click(shown(asked), label="Forget me")


async def in_a_rematch(world: World) -> None:
    """The one who left a game is not drawn into the next."""
    message = await table(world, "auction", world.bob, world.cleo)
    await leave(world, world.cleo)
    await play_on(world, message, [world.ann, world.bob], 300)
    await world.ann.click(await latest(world, message), label="Rematch")


WAYS: tuple[Way, ...] = (
    *(filled_up, alone_in_a_direct_message, in_the_daily),
    *(for_who_leaves, for_who_is_away, for_who_is_forgotten, in_a_rematch),
)


@pytest.mark.landing
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_the_best_one_sits_down(world: World, way: Way) -> None:
    await way(world)

    store = world.bot.desk.store
    newest_table = max([row.id for row in await store.open_games()])
    seats = await store.seats(newest_table)
    assert {seat.house for seat in seats if seat.house} == {"good"}


@pytest.mark.landing
async def test_a_rematch_brings_the_same_bot_player(world: World) -> None:
    """At another seat, since the next one begins."""
    message = await lobby(world, "duel")
    await add_house(world, message)
    await world.ann.click(await latest(world, message), label="Start")
    assert await _bots_named(world) == {1: "Fennel"}

    await play_on(world, message, [world.ann], 300)
    await world.ann.click(await latest(world, message), label="Rematch")

    assert await _bots_named(world) == {0: "Fennel"}


async def _bots_named(world: World) -> dict[int, str]:
    """By seat, at the newest table."""
    store, people = world.bot.desk.store, world.bot.desk.people
    seats = await store.seats(max([row.id for row in await store.open_games()]))
    names = await people.names(world.guild.id, seats, say_in("en"))
    return {seat.seat: names(seat.seat) for seat in seats if seat.house}


def _levels_named(path: Path) -> list[Any]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return [value for value in nodes if value in LEVEL_OF]


def test_one_place_names_the_level() -> None:
    """All code that gives a bot player a seat takes the constant, so no way can differ from the
    others."""
    shown_to_players = [ROOT / "cogs", ROOT / "db", *(ROOT / "bot").iterdir()]
    files = [file for place in shown_to_players for file in [place, *place.rglob("*.py")]]
    found = {
        str(file.relative_to(ROOT)): named
        for file in files
        if file.suffix == ".py" and not {"simulate", "bench"} & {*file.parts, file.stem}
        if (named := _levels_named(file))
    }
    assert found == {"bot/clicks/steps.py": ["good"]}
