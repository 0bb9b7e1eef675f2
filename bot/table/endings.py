"""What an ended table leaves: a result for each person, and the campaign's new value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.table.table import Table, is_undo, standing
from db import Ending, Figure, Move, Progress, Result, Score
from engine.core import Action, Dice, Game, Illegal, Mode, Msg, Setup, Sit, State
from engine.core import Result as End

ROUNDS = 3  # rounds that somebody must have reached for a game to count


def ending(table: Table, s: State, moves: Sequence[Move]) -> Ending | None:
    """`moves` is the whole log of a table that ends in `s`. Returns None while the game goes on.
    A lesson leaves nothing."""
    if s.result is None:
        return None
    if table.lesson is not None:
        return Ending()
    best: dict[str, Result] = {}
    for player, seat, gone in _concerned(table, moves):
        mine = _result(table.mode, player, seat, s.result, table.game.rounds(s))
        mine = _lost(mine, table) if gone else mine
        if player not in best or mine.place < best[player].place:
            best[player] = mine
    return Ending(tuple(best.values()), _progress(table, s))


def owes_an_end(table: Table, moves: Sequence[Move], player: str, *, had_sat: bool = False) -> bool:
    """Whether `player` has a part in a game that counts, or may come to count, while somebody else
    still plays it for a result: ending it would be a way out of losing, for themselves or for a
    friend. A player who leaves has lost, and the last to stay owes nobody. `had_sat` says that they
    have a part in it, even if they were forgotten since."""
    if not (table.running and table.counts):
        return False
    chosen = Counter(move.actor for move in standing(moves) if move.seat is not None and move.actor)
    part = {move.actor for move in moves} | {seat.player for seat in table.seats}
    stay = {who for who, _, gone in _concerned(table, moves) if not gone}
    begun = sum(times >= ROUNDS for times in chosen.values()) > 1
    return begun and (had_sat or player in part) and bool(stay - {player})


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


def _concerned(table: Table, moves: Sequence[Move]) -> Iterator[tuple[str, int, bool]]:
    """Players with their seats, and whether they have lost by leaving.

    A player who leaves partners in a common game has no part in its end. One who leaves opponents
    after a move, to a bot player or a friend, has lost; one who sat down later than the others
    plays against them without a result. A forgotten person counts as one who has left.
    """
    here = {one.seat: one.player for one in table.seats if one.house is None and one.player}
    if not table.mode.competitive:
        yield from ((player, seat, False) for seat, player in here.items())
        return
    actions = [(move, _action(table, move)) for move in moves]
    late = _late(actions)
    yield from ((player, seat, False) for seat, player in here.items() if player not in late)
    away = late.union(here.values())
    for move in moves:
        if move.seat is None or is_undo(move):
            continue
        if move.actor is not None and move.actor not in away:
            yield move.actor, move.seat, True


def _action(table: Table, move: Move) -> Action | None:
    """An action of no seat: somebody sat down or left. What seats did need not be read for it."""
    if move.seat is not None or move.action is None:
        return None
    return table.game.load_action(move.action)


def _late(actions: Sequence[tuple[Move, Action | None]]) -> set[str]:
    """Players who took a seat that was not their own. Older logs do not tell whose it was: in
    those, players who took one that they had not left before, and that the clock had not taken from
    somebody unknown."""
    had, left, late = dict[int, str](), set[tuple[int, str | None]](), set[str]()
    for move, action in actions:
        match action:
            case Sit(seat, person=False):
                left.add((seat, move.actor or had.get(seat)))
            case Sit(seat) if move.actor:
                if action.new or left.isdisjoint({(seat, move.actor), (seat, None)}):
                    late.add(move.actor)
                had[seat] = move.actor
            case _ if move.seat is not None and move.actor:
                had[move.seat] = move.actor
            case _:
                pass
    return late


def _lost(result: Result, table: Table) -> Result:
    """A loss, however the bot player does: otherwise it would pay to leave just before the end. A
    partner who stays is not drawn into it."""
    last = len(table.mode.sides(len(table.seats)))
    away = {"side": last + result.seat, "place": last, "won": False, "stood": result.place}
    return msgspec.structs.replace(result, **away)


def _result(mode: Mode, player: str, seat: int, over: End, rounds: int) -> Result:
    """A draw counts as a game played, and as nobody's win."""
    sides = mode.sides(len(over.places))
    scores = tuple(Score(score.id, score.value, score.better) for score in over.scores[seat])
    return Result(
        player=player,
        seat=seat,
        side=next(number for number, side in enumerate(sides) if seat in side),
        place=over.places[seat],
        won=seat in mode.winners(over.places),
        rounds=rounds,
        scores=scores,
    )


def _progress(table: Table, s: State) -> Progress | None:
    """Nothing for a daily, which is one chapter played by everybody. If the game has won, who had
    which figure stays as it was."""
    value = None if table.row.daily is not None else table.game.harvest(s)
    if value is None:
        return None
    won = s.result is not None and 1 in s.result.places
    names = table.game.figures(value) if won else ()
    figures = tuple(Figure(name, table.seats[seat].player) for seat, name in enumerate(names))
    return Progress(msgspec.json.encode(value), "", figures)
