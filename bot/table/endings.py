"""What an ended table leaves: a result for each person, and the campaign's new value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from bot.table.table import Table
from db import Ending, Progress, Result, Score, Seat
from engine.core import Dice, Game, Illegal, Mode, Msg, Setup, State
from engine.core import Result as End


def ending(table: Table, s: State) -> Ending | None:
    """None while the game goes on."""
    if s.result is None:
        return None
    best: dict[str, Result] = {}
    for seat in table.seats:
        if seat.player is not None and _counts(table, seat):
            mine = _result(table.mode, seat.player, seat.seat, s.result)
            mine = mine if seat.house is None else _lost(mine, table)
            if seat.player not in best or mine.place < best[seat.player].place:
                best[seat.player] = mine
    return Ending(tuple(best.values()), _progress(table, s))


def hindrance(game: Game[Any], value: Any) -> Msg | None:
    """Why a campaign cannot go on from `value`: its next chapter is not written, for example."""
    mode = game.modes[0]
    try:
        game.new(Setup(mode.key, mode.seats[0], campaign=value), Dice(bytes(16), 0))
    except Illegal as illegal:
        return illegal.reason
    return None


@dataclass(frozen=True, slots=True)
class Next:
    """What can follow an ended table: a button, and for a campaign a sentence."""

    button: str
    deed: str = "again"
    says: Msg | None = None


def what_next(table: Table) -> Next:
    """The same again, or the campaign from what it has become."""
    game, result = table.game, table.state.result
    if table.row.daily is not None:
        return Next("share", "share")
    if result is None:
        return Next("again")
    if game.campaign is None:
        return Next("rematch")
    if 1 not in result.places:
        return Next("again", says=Msg("campaign-lost"))
    if (reason := hindrance(game, game.harvest(table.state))) is not None:
        return Next("anew", "anew", reason)
    return Next("go-on", says=Msg("campaign-goes-on"))


def _counts(table: Table, seat: Seat) -> bool:
    """Who leaves those with whom they played together has no part in the end; who leaves
    opponents has lost; who has been forgotten keeps nothing."""
    return seat.house is None or (table.mode.competitive and seat.user is not None)


def _lost(result: Result, table: Table) -> Result:
    """However the house player fares: else it would pay to leave just before the end. The partner
    who stays is not drawn into it."""
    last = len(table.mode.sides(len(table.seats)))
    return msgspec.structs.replace(result, side=last + result.seat, place=last, won=False)


def _result(mode: Mode, player: str, seat: int, over: End) -> Result:
    """A draw is a game played, and nobody's win."""
    sides = mode.sides(len(over.places))
    scores = tuple(Score(score.id, score.value, score.better) for score in over.scores[seat])
    return Result(
        player=player,
        seat=seat,
        side=next(number for number, side in enumerate(sides) if seat in side),
        place=over.places[seat],
        won=seat in mode.winners(over.places),
        rounds=next(score.value for score in scores if score.id == "rounds"),
        scores=scores,
    )


def _progress(table: Table, s: State) -> Progress | None:
    """Of a daily nothing: it is one chapter, played by everybody."""
    value = None if table.row.daily is not None else table.game.harvest(s)
    return None if value is None else Progress(msgspec.json.encode(value), "")
