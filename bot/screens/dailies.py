"""How a daily went, in a line without spoilers, and a month as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.table.daily import Line, bar, rank
from bot.text.called import game_name, word
from bot.text.say import Say
from db import Try
from engine.core import Game
from rendering.leaderboard import Board, Standing

ROWS = 10


def line_of(say: Say, one: Try, games: Mapping[str, Game[Any]]) -> str:
    """The line tells nothing about the scenario, so that people can read it before their own
    try."""
    sides = _sides(one, games)
    head = say("daily-line", day=one.daily, game=game_name(say, one.kind))
    parts = [head, _outcome(say, one, sides)]
    if one.score is not None:
        name = word(say, f"score-{one.score}", one.score)
        parts.append(say("pair", name=name, value=str(one.value)))
    return f"{' · '.join(parts)} {bar(one.place, sides)}"


def setting_line(say: Say, key: str, value: str) -> str:
    name = word(say, f"setting-{key}", key)
    return say("pair", name=name, value=word(say, f"setting-{key}-{value}", value))


def month_board(
    say: Say, month: str, lines: Sequence[Line], names: Mapping[str, str], mine: str
) -> Board:
    """The best of a month; equals share a place."""
    ranks = [rank(line) for line in lines]
    rows = [
        Standing(
            ranks.index(rank(line)) + 1,
            names[line.player],
            (str(line.won), str(line.points), str(line.days)),
            line.player == mine,
        )
        for line in lines[:ROWS]
    ]
    columns = (say("column-daily-won"), say("column-daily-points"), say("column-daily-days"))
    title = say("daily-month", month=month)
    return Board(title, say("daily-order"), columns, tuple(rows))


def _sides(one: Try, games: Mapping[str, Game[Any]]) -> int:
    """How many sides could have come first; one if a game or mode is no longer known."""
    modes = games[one.kind].modes if one.kind in games else ()
    return next((len(mode.sides(one.seats)) for mode in modes if mode.key == one.mode), 1)


def _outcome(say: Say, one: Try, sides: int) -> str:
    if one.place is None:
        return say("daily-unfinished")
    if one.won:
        return say("daily-won", n=one.rounds)
    if sides > 1:
        return say("daily-place", place=one.place, of=sides, n=one.rounds)
    return say("daily-lost", n=one.rounds)
