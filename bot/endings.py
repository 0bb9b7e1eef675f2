"""What an ended table leaves: a result for each person, and the campaign's new value."""

from __future__ import annotations

import msgspec

from bot.table import Table
from db import Ending, Progress, Result, Score
from engine.core import State


def ending(table: Table, s: State) -> Ending | None:
    """None while the game goes on."""
    if s.result is None:
        return None
    best: dict[str, Result] = {}
    for seat in table.seats:
        if seat.player is not None and seat.house is None:
            mine = _result(seat.player, seat.seat, s)
            if seat.player not in best or mine.place < best[seat.player].place:
                best[seat.player] = mine
    return Ending(tuple(best.values()), _progress(table, s))


def _result(player: str, seat: int, s: State) -> Result:
    assert s.result is not None
    place = s.result.places[seat]
    scores = tuple(Score(score.id, score.value, score.better) for score in s.result.scores[seat])
    return Result(
        player=player,
        seat=seat,
        place=place,
        won=place == 1,
        rounds=next((score.value for score in scores if score.id == "rounds"), s.now),
        scores=scores,
    )


def _progress(table: Table, s: State) -> Progress | None:
    value = table.game.harvest(s)
    return None if value is None else Progress(msgspec.json.encode(value), "")
