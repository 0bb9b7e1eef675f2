"""The engine and its codec, and the search in the rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.bench.games import moves, play_out
from bot.bench.timing import rate, typical
from bot.text.catalogue import Rule, rules_of
from bot.text.finding import find
from engine.core import Game
from engine.games import GAMES
from engine.rule_book import ENGLISH, RuleBook


def random_play(seconds: float) -> float:
    """The heaviest game's steps a second against python-chess's."""
    ours = min(_steps(game, seconds) for game in GAMES.values())
    return ours / _chess(seconds)


def codec(seconds: float) -> float:
    """Encoding and decoding a state, against the standard library on the same data."""
    return max(_codec(game, seconds) for game in GAMES.values())


def search(seconds: float) -> float:
    """The slower of two questions in the rules of all games: one as people ask, and a hundred
    characters that nobody understands. Against looking for their words in every text."""
    books = [game.rules for game in GAMES.values()]
    rules = [rule for book in books for rule in rules_of(book)]
    words = " ".join("aceimprst"[n % 9] + "qzxv" for n in range(20))
    return max(_search(query, books, rules, seconds / 2) for query in ("how do I win", words))


def _search(query: str, books: Sequence[RuleBook], rules: Sequence[Rule], seconds: float) -> float:
    words = query.lower().split()

    def plainly() -> list[Rule]:
        return [rule for rule in rules if any(word in rule.text.lower() for word in words)]

    ours = typical(lambda: find(query, books, ENGLISH), seconds / 2)
    return ours / typical(plainly, seconds / 2)


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
