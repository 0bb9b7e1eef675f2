"""What is stored of a lobby that begins, and of a move."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.table.table import Lobby, Table, asked
from db import Move, Opening
from engine.core import Action, Applied, Dice, Game, State


class By(NamedTuple):
    """Who acts, and by which interaction: one that is delivered twice plays once. It is None for
    what follows by itself from the click before."""

    player: str
    interaction: int | None


class Place(NamedTuple):
    """Where a table stands. `server` is None for a direct message, `channel` for no place yet."""

    server: int | None
    channel: int | None


def opening(lobby: Lobby, at: float) -> Opening:
    """The table as it is laid out for the settled lobby."""
    game, raw = lobby.game, lobby.row.value
    kept = msgspec.json.decode(raw, type=game.campaign) if raw and game.campaign else None
    plan = msgspec.structs.replace(lobby.plan, campaign=kept)
    applied = game.new(plan, Dice(lobby.row.seed, 0))
    return Opening(
        game.dump(applied.s),
        msgspec.json.encode(applied.events),
        game.version,
        {} if lobby.row.personal else asked(game, applied.s),
        at,
    )


def played(table: Table, seat: int, action: Action) -> Applied[Any]:
    """Apart from the loop: the odds of a large battle take long."""
    dice = Dice(table.row.seed, table.seq + 1)
    applied = table.game.apply(table.state, seat, action, dice)
    foretell(table.game, applied.s)
    return applied


def foretell(game: Game[Any], s: State) -> None:
    """Make the texts that people are going to read, apart from the loop: games keep those that take
    long."""
    for seat in game.actors(s):
        if s.people[seat]:
            game.options(s, seat)


def move_of(
    table: Table,
    seat: int | None,
    action: Action,
    applied: Applied[State],
    by: By | None,
    at: float,
) -> Move:
    """The table's next move. `by` is None for a bot player or the clock."""
    return Move(
        game=table.id,
        seq=table.seq + 1,
        base=table.seq,
        seat=seat,
        rules=table.game.version,
        interaction=by.interaction if by else None,
        free=applied.free,
        actor=by.player if by else None,
        at=at,
        action=msgspec.json.encode(action),
        events=msgspec.json.encode(applied.events),
        state=table.game.dump(applied.s),
    )
