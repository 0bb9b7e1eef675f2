"""An exported game tells all that was played, and any change to it is found out."""

from __future__ import annotations

import random
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.commands.verify import run
from bot.records.records import Record, record, sight
from bot.records.verifying import verify
from bot.table.table import Table
from bot.table.tables import Tables
from db import Game as Row
from db import Move, Seat, Store
from engine.core import Applied, Dice, Game, Setup, Sit, Undo
from engine.games import GAMES
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.toys import TOYS

CLICKS = 150  # then it is ended, whether or not it is over
ALL = GAMES | TOYS
FEW = 40  # moves, too few for every kind to come by chance


async def played(path: Path, key: str, clicks: int = CLICKS) -> tuple[Table, list[Move]]:
    """A game with moves taken back and seats that change hands, ended early if it is not over."""
    store = await Store.open(path / "db.sqlite")
    tables = Tables(store, ALL)
    users = (ANN, BOB, 13)[: max(2, ALL[key].modes[0].seats[0])]
    table = await laid(tables, key, *users, mode=ALL[key].modes[0].key)
    for interaction in range(1, clicks):
        if table.running:
            table = await clicked(tables, table, users, random.Random(interaction), interaction)
    if table.running:
        await tables.end(table.id)
    ended = await tables.get(table.id)
    moves = await store.moves(table.id)
    await store.close()
    assert ended is not None
    return ended, moves


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


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))


@pytest.mark.slow
@pytest.mark.parametrize("key", [*TOYS, *GAMES])
async def test_an_exported_game_plays_again_to_the_same_end(tmp_path: Path, key: str) -> None:
    table, moves = await played(tmp_path, key)

    finding = verify(msgspec.json.encode(record(table, moves)), ALL)

    assert finding.same, finding.says
    done = {type(table.game.load_action(move.action)) for move in moves if move.action}
    few = len(moves) < FEW or key == "realm_of_wonder"  # where hardly anything is free
    assert {Sit, Undo} <= done or few


def test_a_chapter_is_played_again_from_its_campaigns_value() -> None:
    table, moves = chapter(3)

    raw = msgspec.json.encode(record(table, moves))

    assert '"chapter":3' in table.game.dump(table.state).decode()
    assert verify(raw, ALL).same
    assert not verify(raw.replace(b'"keywords":[', b'"keywords":["CHEATED",', 1), ALL).same


def chapter(number: int) -> tuple[Table, list[Move]]:
    """A chapter of Wonder Book from a typical campaign, some moves into it."""
    game, seed = GAMES["wonder_book"], bytes(16)
    assert game.typical is not None
    campaign = game.typical(number, Dice(seed, 0))
    plan = Setup("coop", 2, people=(True, True), campaign=campaign)
    applied, luck = game.new(plan, Dice(seed, 0)), random.Random(3)
    moves = [move(game, 0, None, None, applied)]
    for seq in range(1, 30):
        seat = game.actors(applied.s)[0]
        action = luck.choice(game.legal(applied.s, seat))
        applied = game.apply(applied.s, seat, action, Dice(seed, seq))
        moves.append(move(game, seq, seat, msgspec.json.encode(action), applied))
    options = msgspec.json.encode(msgspec.structs.replace(plan, campaign=None))
    value = msgspec.json.encode(campaign)
    row = Row(1, game.key, plan.mode, "ended", 1, 2, 3, "a", 1, True, 0, 1, seed, options, value)
    return Table(row, (Seat(0, "a"), Seat(1, "b")), game, 29, moves[-1], applied.s), moves


def move(
    game: Game[Any], seq: int, seat: int | None, action: bytes | None, applied: Applied[Any]
) -> Move:
    return Move(
        game=1,
        seq=seq,
        base=seq - 1 if seq else None,
        seat=seat,
        rules=game.version,
        action=action,
        events=msgspec.json.encode(applied.events),
        state=b"",
    )


def of_move(**changed: Any) -> Callable[[dict[str, Any]], None]:
    """Changes the first move that was played, after changes of seats."""
    return lambda file: next(m for m in file["moves"] if m["seat"] is not None).update(changed)


def of_file(**changed: Any) -> Callable[[dict[str, Any]], None]:
    return lambda file: file.update(changed)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (of_file(seed="ff" * 16), "verify-seed"),
        (of_file(seed="not hex"), "verify-unreadable"),
        (of_file(game="chess"), "verify-no-game"),
        (of_file(format="another"), "verify-unreadable"),
        (of_file(moves=[]), "verify-unreadable"),
        (of_file(setup={"mode": "duel"}), "verify-illegal"),
        (of_file(state={}), "verify-end"),
        (of_move(rules="0"), "verify-other-rules"),
        (of_move(seat=7), "verify-illegal"),
        (of_move(seat=-1), "verify-illegal"),
        (of_move(action={"type": "Nothing"}), "verify-illegal"),
        (of_move(base=9), "verify-move"),
        (of_move(events=[]), "verify-move"),
        (lambda file: file["moves"].pop(), "verify-end"),
        (lambda file: file["moves"].pop(1), "verify-move"),
        (lambda file: file["setup"].update(mode="chess"), "verify-illegal"),
    ],
)
async def test_a_changed_file_is_found_out_and_its_first_difference_named(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], says: str
) -> None:
    file = msgspec.json.decode(msgspec.json.encode(record(*await played(tmp_path, "duel", 12))))

    change(file)

    finding = verify(msgspec.json.encode(file), ALL)
    assert not finding.same
    assert finding.says.id == says


@pytest.mark.parametrize("raw", [b"", b"{}", b"[1]", b"\xff", b"null"])
def test_whatever_is_no_game_is_called_so(raw: bytes) -> None:
    assert verify(raw).says.id == "verify-unreadable"


async def test_a_file_names_no_person_and_no_key(tmp_path: Path) -> None:
    table, moves = await played(tmp_path, "duel", 40)

    raw = msgspec.json.encode(record(table, moves)).decode()

    keys = {seat.player for seat in table.seats} | {move.actor for move in moves}
    assert not any(key in raw for key in keys if key)
    assert {1, 2} >= {one.by for one in msgspec.json.decode(raw, type=Record).moves if one.by}


@pytest.mark.parametrize("seat", [None, 0, 1])
async def test_of_a_running_game_a_file_holds_what_its_reader_may_know(
    tmp_path: Path, seat: int | None
) -> None:
    table, moves = await played(tmp_path, "volfyirion", 40)

    raw = msgspec.json.encode(sight(table, moves, seat))

    file = msgspec.json.decode(raw)
    assert file["view"] == msgspec.json.decode(
        table.game.dump(table.game.view(table.state, seat).s)
    )
    assert table.row.seed.hex() not in raw.decode()
    assert "action" not in file["log"][1]
    assert len(file["log"]) == len(moves)


async def test_the_command_tells_and_answers_by_its_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw, file = msgspec.json.encode(record(*chapter(2))), tmp_path / "game.json"

    file.write_bytes(raw)
    same = run(Namespace(file=file))
    file.write_bytes(raw.replace(b'"seq":4', b'"seq":5', 1))
    changed = run(Namespace(file=file))

    assert (same, changed) == (0, 1)
    assert "29 moves" in capsys.readouterr().out
