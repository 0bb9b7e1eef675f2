"""All tables and campaigns of a file, read one by one: what cannot be read stops nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from db.campaigns import CAMPAIGN
from db.errors import Unreadable
from db.file import reader
from db.games import GAME
from db.link import select
from db.moves import MOVE
from db.rows import Campaign, Game, Move


class Whole(NamedTuple):
    """A table with its log and the states that are kept."""

    game: Game
    moves: list[Move | Unreadable]


def tables(path: Path) -> Iterator[Whole | Unreadable]:
    """Also of a database that is in use."""
    with closing(reader(path)) as db:
        for id in select(db, int, "select id from game order by id"):
            try:
                found = select(db, Game, f"{GAME} where id = ?", id)
            except Unreadable as error:
                yield error
                continue
            if not found:  # erased meanwhile
                continue
            seqs = select(db, int, "select seq from move where game = ? order by seq", id)
            moves: list[Move | Unreadable] = []
            for seq in seqs:
                try:
                    moves += select(db, Move, f"{MOVE} where game = ? and seq = ?", id, seq)
                except Unreadable as error:
                    moves.append(error)
            yield Whole(found[0], moves)


def campaigns(path: Path) -> Iterator[Campaign | Unreadable]:
    with closing(reader(path)) as db:
        for id in select(db, int, "select id from campaign order by id"):
            try:
                yield from select(db, Campaign, f"{CAMPAIGN} where id = ?", id)
            except Unreadable as error:
                yield error
