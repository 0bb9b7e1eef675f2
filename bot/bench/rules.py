"""The engine and its codec."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from bot.bench.games import moves, play_out
from bot.bench.timing import rate, typical
from engine.core import Game
from engine.games import GAMES


def random_play(seconds: float) -> float:
    """The heaviest game's steps a second against python-chess's."""
    ours = min(_steps(game, seconds) for game in GAMES.values())
    return ours / _chess(seconds)


def codec(seconds: float) -> float:
    """Encoding and decoding a state, against the standard library on the same data."""
    return max(_codec(game, seconds) for game in GAMES.values())


def _steps(game: Game[Any], seconds: float) -> float:
    luck = Random(1)
    return rate(lambda: play_out(game, luck), seconds)


def _chess(seconds: float) -> float:
    import chess

    luck = Random(1)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return rate(play, seconds)


def _codec(game: Game[Any], seconds: float) -> float:
    s = moves(game, 40)[-1].applied.s
    plain: Any = json.loads(game.dump(s))
    ours = typical(lambda: game.load(game.dump(s)), seconds / 2)
    return ours / typical(lambda: json.loads(json.dumps(plain)), seconds / 2)
