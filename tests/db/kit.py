"""Rows for tests, with what a test does not care about filled in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from db import Ending, Move, NewGame, Opening, Result, Score, Seat, Store

SERVER, CHANNEL = 700, 800
OPENING = Opening(state=b"state 0", events=b"[]", rules="1")


async def lay(store: Store, user: int = 1, **changes: Any) -> int:
    """A running table in a channel of its own."""
    owner = await store.player_of(user)
    seats = [Seat(0, owner), Seat(1, house="greedy")]
    fields = {"server": SERVER, "channel": await free_channel(store), **changes}
    game = await store.create_game(new_game(owner, **fields), seats)
    await store.start_game(game, OPENING)
    return game


async def newest(store: Store, game: int) -> Move:
    found = await store.snapshot(game)
    assert found is not None
    return found.newest


async def free_channel(store: Store) -> int:
    return CHANNEL + len(await store.open_games())


def new_game(owner: str, **changes: Any) -> NewGame:
    fields = {"kind": "duel", "mode": "short", "seed": b"seed", "options": b"{}", **changes}
    return NewGame(owner=owner, **fields)


def move(game: int, seq: int, **changes: Any) -> Move:
    fields = {
        "base": seq - 1,
        "rules": "1",
        "action": b"act %d" % seq,
        "events": b"[%d]" % seq,
        "state": b"state %d" % seq,
        **changes,
    }
    return Move(game=game, seq=seq, **fields)


def won(*players: str, destiny: int = 0, by: bool = True) -> Ending:
    return Ending(
        tuple(
            Result(
                player=player,
                seat=seat,
                place=1 if by else 2,
                won=by,
                rounds=5,
                scores=(Score("destiny", destiny),),
            )
            for seat, player in enumerate(players)
        )
    )


def holds(path: Path, text: bytes) -> list[str]:
    """The files of a database in which the bytes occur."""
    files = path.parent.glob(path.name + "*")
    return [file.name for file in files if text in file.read_bytes()]
