"""Play a recorded game again through the rules alone and name the first difference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from bot.records.records import Played, Record
from bot.table.reading import ODD, reading
from db import Unreadable
from engine.core import Applied, Dice, Game, Illegal, Msg, Setup, Sit, State, Undo, commitment
from engine.games import GAMES

STUMBLES = (Illegal, *ODD)  # raised by rules about data that somebody made up
SHOWN = 16  # how many characters of the sealed seed an open table shows


class Finding(NamedTuple):
    """`same` says whether the file tells exactly what the rules and the seed make of its moves."""

    same: bool
    says: Msg


class Differs(Exception):
    """The record is not what was played."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.says = Msg(id, args)


def verify(raw: bytes, games: Mapping[str, Game[Any]] = GAMES) -> Finding:
    """What is found in a file, which anybody may have written."""
    try:
        with reading("a game"):
            record = msgspec.json.decode(raw, type=Record)
        _replay(record, _game(record, games))
    except (Unreadable, msgspec.DecodeError):
        return Finding(same=False, says=Msg("verify-unreadable"))
    except Differs as found:
        return Finding(same=False, says=found.says)
    args = {"n": len(record.moves) - 1, "hash": record.sealed[:SHOWN]}
    return Finding(same=True, says=Msg("verify-same", args))


def _game(record: Record, games: Mapping[str, Game[Any]]) -> Game[Any]:
    """A game of other rules is reported as such, not accused."""
    if (game := games.get(record.game)) is None:
        raise Differs("verify-no-game", game=record.game)
    for move in record.moves:
        if move.rules != game.version:
            raise Differs("verify-other-rules", rules=move.rules, now=game.version)
    return game


def _replay(record: Record, game: Game[Any]) -> None:
    seed = _seed(record)
    if not record.moves:
        raise Differs("verify-unreadable")
    states: list[State] = []
    for seq, move in enumerate(record.moves):
        try:
            applied = _again(game, record, move, seq, states, Dice(seed, seq))
        except STUMBLES as error:
            raise Differs("verify-illegal", n=seq) from error
        follows = move.seq == seq and move.base == _base(game, move)
        if not follows or not _alike(msgspec.json.encode(applied.events), move.events):
            raise Differs("verify-move", n=seq)
        states.append(applied.s)
    if not _alike(game.dump(states[-1]), record.state):
        raise Differs("verify-end")


def _seed(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise Differs("verify-unreadable") from error
    if commitment(seed) != record.sealed:
        raise Differs("verify-seed")
    return seed


def _again(
    game: Game[Any], record: Record, move: Played, seq: int, states: list[State], dice: Dice
) -> Applied[Any]:
    """The table after this move, worked out again."""
    if seq == 0:
        return game.new(setup_of(record, game), dice)
    now = states[-1]
    match action := game.load_action(bytes(move.action)):
        case Undo(to):
            return Applied(game.undo(now, _earlier(states, to)), (), free=False)
        case Sit():
            return game.sit(now, action, dice)
        case _:
            return game.apply(now, _earlier(range(now.seats), move.seat), action, dice)


def _base(game: Game[Any], move: Played) -> int | None:
    """The move that it was made after: the one before, unless something is taken back."""
    if move.seq == 0:
        return None
    action = game.load_action(bytes(move.action))
    return action.to if isinstance(action, Undo) else move.seq - 1


def _earlier(row: Any, at: int | None) -> Any:
    """An entry of a row; a negative number is not one."""
    if at is None or at < 0:
        raise LookupError(at)
    return row[at]


def setup_of(record: Record, game: Game[Any]) -> Setup:
    """What the table was opened with. Raises ValidationError if it cannot be decoded, StopIteration
    if the game has no such mode, and ValueError if people or seats do not fit it."""
    setup = msgspec.json.decode(record.setup, type=Setup)
    game.mode(setup.mode)  # raises if there is no such mode
    most = max(mode.seats[1] for mode in game.modes)
    told = {0, setup.seats}
    if not (0 < setup.seats <= most and {len(setup.people), len(setup.had)} <= told):
        raise ValueError(f"{setup.seats} seats")
    if setup.campaign is None or game.campaign is None:
        return setup
    value = msgspec.json.decode(msgspec.json.encode(setup.campaign), type=game.campaign)
    return msgspec.structs.replace(setup, campaign=value)


def _alike(one: bytes, other: msgspec.Raw) -> bool:
    """Whether the values are the same, however they are written down."""
    return msgspec.json.decode(one) == msgspec.json.decode(other)
