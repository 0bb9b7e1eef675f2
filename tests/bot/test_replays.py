"""A replay shows each step that counts as a watcher of the table saw it, and nothing else."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.records.records import record
from bot.records.replays import Step, steps
from bot.screens.replay import chosen, stops
from bot.table.table import Table, is_undo, standing
from bot.table.tables import Tables
from bot.table.votes import ask
from bot.table.workers import address
from db import Move, Store
from engine.core import Game, State
from engine.games import GAMES
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.bot.test_records import clicked
from tests.toys import TOYS
from tests.toys.duel import End

ALL = GAMES | TOYS


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))


async def played(path: Path, key: str) -> tuple[Table, list[Move], dict[int, State]]:
    """A game under way, with moves taken back and seats that change hands, and all its states."""
    store = await Store.open(path / "db.sqlite")
    tables = Tables(store, ALL)
    users = (ANN, BOB, 13)[: max(2, ALL[key].modes[0].seats[0])]
    table = await laid(tables, key, *users, mode=ALL[key].modes[0].key)
    states: dict[int, State] = {0: table.state}
    for interaction in range(1, 80):
        if table.running:
            table = await clicked(tables, table, users, random.Random(interaction), interaction)
            states[table.seq] = table.state
    moves = await store.moves(table.id)
    await store.close()
    return table, moves, states


def replayed(table: Table, moves: list[Move]) -> list[Step]:
    raw = msgspec.json.encode(record(table, moves))
    return steps(address(table.game), raw, {move.seq for move in standing(moves)})


def seen(game: Game[Any], s: State) -> Any:
    """What a stranger sees, without the dates of buttons."""
    view = msgspec.json.decode(game.dump(game.view(s, None).s))
    return {key: value for key, value in view.items() if key not in ("now", "changed")}


@pytest.mark.parametrize("key", [*TOYS, *GAMES])
async def test_each_step_is_what_a_stranger_saw_then(tmp_path: Path, key: str) -> None:
    table, moves, states = await played(tmp_path, key)

    made = replayed(table, moves)

    line = [move.seq for move in standing(moves) if not is_undo(move)]
    assert [step.seq for step in made] == line
    gone_on = {move.base for move in moves if move.follows}  # nobody saw the state between
    for step in (step for step in made if step.seq not in gone_on):
        view = step.view(table.game)
        assert view.seat is None
        assert seen(table.game, view.s) == seen(table.game, states[step.seq]), step.seq
    assert len(made) > 10


async def test_what_is_taken_back_is_left_out_and_who_sits_stays(tmp_path: Path) -> None:
    table, moves, _ = await played(tmp_path, "duel")
    undone = [move.seq for move in moves if is_undo(move)]

    made = replayed(table, moves)

    assert undone
    assert not set(undone) & {step.seq for step in made}
    assert made[-1].view(table.game).s.people == table.state.people


async def test_a_voted_undo_is_left_out_too(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, "random")
    before = seen(table.game, table.state)
    table = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1))
    table = await tables.play_house(table.id, table.seq, 1, End())
    after = await ask(tables, table.id, 1, await by(tables, ANN, 2))
    assert after is not None
    moves = await tables.store.moves(table.id)

    made = replayed(after, moves)

    assert [step.seq for step in made] == [0]
    assert seen(table.game, made[0].view(table.game).s) == before


def test_the_slider_stops_evenly_and_at_both_ends() -> None:
    assert stops(3, 25) == [0, 1, 2, 3]
    assert stops(24, 25) == list(range(25))
    many = stops(1789, 60)
    assert (many[0], many[-1], len(set(many))) == (0, 1789, 60)
    gaps = {after - before for before, after in pairwise(many)}
    assert gaps <= {30, 31}


@pytest.mark.parametrize(
    ("value", "at"),
    [("3-7", 7), ("3-99", None), ("7", None), ("", None), ("1--2", None), ("a-²", None)],
)
def test_what_the_slider_never_offered_is_no_step(value: str, at: int | None) -> None:
    assert chosen(value, 20) == at
