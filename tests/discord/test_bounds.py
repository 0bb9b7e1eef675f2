"""No input from outside is worked on without a bound."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord.app_commands import Command, Parameter

from bot.bench.answers import commands_of, held
from bot.messages.answers import picked
from bot.platform.limits import TYPED
from engine.games import GAMES
from tests.discord.kit import NewBot, World, opened
from tests.discord.tables import bots, end_of, privately, table
from tests.toys import TOYS

ROOT = Path(__file__).parents[2]
LONG = "ab " * 2000
FILES = {("campaign load", "file")}  # `bot.files.parcels.MOST` is asked before any of it is read


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, GAMES | TOYS)


def options(world: World) -> Iterator[tuple[str, Parameter]]:
    for name, command in commands_of(world.bot).items():
        for option in command.parameters:
            yield name, option


async def test_every_option_of_every_command_has_a_bound(world: World) -> None:
    assert len(commands_of(world.bot)) > 30
    for command, option in options(world):
        where = f"/{command} {option.display_name}"
        if option.choices or option.type in (Kind.boolean, Kind.user):
            continue
        if option.type is Kind.attachment:
            assert (command, option.display_name) in FILES, where
        elif option.type is Kind.string:
            assert option.max_value is not None, where
            assert option.max_value <= TYPED, where
        else:
            assert option.type is Kind.integer, where
            assert None not in (option.min_value, option.max_value), where


async def test_what_is_suggested_for_is_cut_on_every_keystroke(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord does not enforce an option's length while people type."""
    read = list[str]()
    suggest = Command._invoke_autocomplete

    async def noting(command: Any, click: Any, name: str, namespace: Any) -> None:
        read.extend(value for _, value in namespace if isinstance(value, str))
        await suggest(command, click, name, namespace)

    monkeypatch.setattr(Command, "_invoke_autocomplete", noting)
    suggesting = [
        (name, option.display_name) for name, option in options(world) if option.autocomplete
    ]

    for command, option in suggesting:
        await world.ann.autocomplete(world.channel, command, option, LONG)

    assert len(suggesting) > 10
    assert read == [LONG[:TYPED]] * len(suggesting)


def test_what_is_typed_into_a_modal_or_picked_in_a_menu_is_cut() -> None:
    typed = {"components": [{"type": 18, "component": {"value": LONG}}]}

    assert picked(typed) == [LONG[:TYPED]]
    assert picked({"values": [LONG, "short"]}) == [LONG[:TYPED], "short"]


def test_every_field_of_every_modal_has_a_maximum_length() -> None:
    fields = [
        (path, call)
        for package in ("bot", "cogs")
        for path in (ROOT / package).rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and "TextInput" in ast.unparse(call.func)
    ]

    assert fields
    for path, call in fields:
        most = {word.arg: ast.unparse(word.value) for word in call.keywords}.get("max_length")
        assert most in ("TYPED", "NOTE"), f"{path}:{call.lineno}"


@pytest.mark.landing
def test_the_bench_measures_every_command_and_every_suggestion(
    new_bot: NewBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table whose last move can be taken back."""
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal

    async def known() -> set[str]:
        async with opened(new_bot) as world:
            suggested = [
                f"{name} {one.display_name}" for name, one in options(world) if one.autocomplete
            ]
            return {*commands_of(world.bot), *suggested}

    names, took = asyncio.run(known()), asyncio.run(held(TOYS["duel"], 7))

    assert names <= took.keys()
    assert {"t:#:seat", "t:#:why", "t:#:text", "t:#:ask", "f:yes", "h:#"} <= took.keys()
    assert min(took.values()) > 0


async def test_a_keystroke_reads_of_a_long_log_only_what_is_new(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await table(world, "duel", world.bob)
    store, read = world.bot.desk.store, list[int]()
    moves = store.moves

    async def noting(id: int, after: int = -1) -> Any:
        read.append(after)
        return await moves(id, after)

    monkeypatch.setattr(store, "moves", noting)
    for name in ("c", "co"):
        await world.ann.autocomplete(world.channel, "card", "name", name)
    assert read == [-1]

    await world.ann.click(message, custom_id=end_of(message))
    read.clear()
    await world.ann.autocomplete(world.channel, "card", "name", "cop")
    assert read == [0]


async def test_rules_of_a_game_that_has_none(world: World) -> None:
    told = await world.ann.slash(world.channel, "rules", query="how do i win", game="duel")

    assert "no game of that name" in privately(told)
