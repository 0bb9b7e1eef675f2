"""What of a database cannot be understood any more, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.table.reading import reading
from db import Campaign, Move, Unreadable
from db import Game as Row
from db.whole import Whole, campaigns, tables
from engine.core import Game, Setup


def unsound(path: Path, games: Mapping[str, Game[Any]]) -> Iterator[str]:
    """A line for each such row."""
    for found in (*tables(path), *campaigns(path)):
        match found:
            case Unreadable():
                yield str(found)
            case Whole(row, moves):
                yield from _told(f"table {row.id}", lambda row=row: _table(games[row.kind], row))
                for move in moves if row.kind in games else ():
                    yield from _move(games[row.kind], move)
            case _:
                yield from _told(f"campaign {found.id}", lambda one=found: _campaign(games, one))


def _told(what: str, look: Any) -> Iterator[str]:
    try:
        with reading(what):
            look()
    except Unreadable as error:
        yield str(error)


def _table(game: Game[Any], row: Row) -> None:
    game.mode(msgspec.json.decode(row.options, type=Setup).mode)
    game.mode(row.mode)


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
