"""What in a database can no longer be understood, or does not fit together, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.table.kept import check
from bot.table.reading import reading
from bot.table.table import Table
from db import Campaign, Move, Unreadable
from db.whole import Whole, campaigns, strays, tables
from engine.core import Game, Setup
from engine.teaching import taught


def unsound(path: Path, games: Mapping[str, Game[Any]]) -> Iterator[str]:
    """A line for each such row."""
    yield from strays(path)
    for found in (*tables(path), *campaigns(path)):
        match found:
            case Unreadable():
                yield str(found)
            case Whole(row):
                look = partial(_table, games, found)
                yield from _told(f"table {row.id}", look)
                for move in found.moves if row.kind in games else ():
                    yield from _move(games[row.kind], move)
            case _:
                yield from _told(f"campaign {found.id}", lambda one=found: _campaign(games, one))


def _told(what: str, look: Any) -> Iterator[str]:
    try:
        with reading(what):
            look()
    except Unreadable as error:
        yield str(error)


def _table(games: Mapping[str, Game[Any]], found: Whole) -> None:
    row, seats, moves = found
    game = games[row.kind]
    game.mode(msgspec.json.decode(row.options, type=Setup).mode)
    game.mode(row.mode)
    if row.lesson is not None:
        taught(game, row.lesson)
    if row.status == "running" and isinstance(newest := moves[-1], Move):
        state = game.load(newest.state)
        check(Table(row, tuple(seats), game, newest.seq, newest, state))


def _move(game: Game[Any], move: Move | Unreadable) -> Iterator[str]:
    if isinstance(move, Unreadable):
        yield str(move)
    else:
        yield from _told(f"move {move.game}, {move.seq}", lambda: _understood(game, move))


def _understood(game: Game[Any], move: Move) -> None:
    game.load_events(move.events)
    if move.action is not None:
        game.load_action(move.action)
    if move.state:
        game.load(move.state)


def _campaign(games: Mapping[str, Game[Any]], campaign: Campaign) -> None:
    if (kept := games[campaign.kind].campaign) is not None:
        msgspec.json.decode(campaign.value, type=kept)
