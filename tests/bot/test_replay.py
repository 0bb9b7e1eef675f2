"""What is stored of a table is all that it takes to play it again."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.table.table import Table
from bot.table.tables import Tables
from db import Move, Seat, Store
from engine.core import Action, Dice, Game, Setup, Sit, State, Undo
from engine.games import GAMES
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.toys import TOYS

CLICKS = 150  # then it is ended, whether or not it is over
ALL = GAMES | TOYS


@pytest.mark.parametrize("key", [*TOYS, "wonder_book"])
async def test_the_stored_rows_lead_to_the_stored_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """With moves taken back, and seats that change hands."""
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    store = await Store.open(tmp_path / "db.sqlite")
    tables = Tables(store, ALL)
    users = (ANN, BOB, 13)[: max(2, ALL[key].modes[0].seats[0])]
    table = await laid(tables, key, *users, mode=ALL[key].modes[0].key)
    for interaction in range(1, CLICKS):
        if table.running:
            table = await clicked(tables, table, users, random.Random(interaction), interaction)

    row, moves = await store.game(table.id), await store.moves(table.id)
    newest = await store.newest(table.id)
    await store.close()

    assert row is not None
    assert newest is not None
    done = {type(table.game.load_action(move.action)) for move in moves if move.action}
    assert {Sit, Undo} <= done or key == "auction", "in the auction nothing is free"
    assert table.game.dump(replayed(table.game, row.options, row.seed, moves)) == newest.state


async def clicked(
    tables: Tables, table: Table, users: tuple[int, ...], luck: random.Random, interaction: int
) -> Table:
    """Somebody does something: takes a move back, leaves, comes back, or plays."""
    seat = luck.choice(list(table.game.actors(table.state)))
    who = await by(tables, users[seat], interaction)
    if table.undoable is not None and luck.random() < 0.3:
        return await tables.undo(table.id, table.last.seq, who)
    if luck.random() < 0.1 or not table.state.people[seat]:
        house = "random" if table.state.people[seat] else None
        return await tables.sit(table.id, [Seat(seat, who.player, house=house)], who)
    action = luck.choice(table.game.legal(table.state, seat))
    return await tables.play(pick(table, seat, action), seat, who)


def replayed(game: Game[Any], options: bytes, seed: bytes, moves: list[Move]) -> State:
    """Through the rules alone: nothing but actions, setup and seed is taken from the rows."""
    states = [game.new(msgspec.json.decode(options, type=Setup), Dice(seed, 0)).s]
    for move in moves[1:]:
        action: Action = game.load_action(move.action or b"")
        dice = Dice(seed, move.seq)
        match action:
            case Undo(to):
                states.append(game.undo(states[-1], states[to]))
            case Sit():
                states.append(game.sit(states[-1], action, dice).s)
            case _:
                assert move.seat is not None
                applied = game.apply(states[-1], move.seat, action, dice)
                assert msgspec.json.encode(applied.events) == move.events
                states.append(applied.s)
    return states[-1]
