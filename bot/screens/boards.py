"""Leaderboards and the table of a month, as a picture and as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.platform.limits import TEXT, fold
from bot.screens.folds import listed
from bot.screens.screen import Screen, pictured
from bot.text.say import Say
from rendering.leaderboard import Board

MONTH = "month"
LEADERBOARD = "leaderboard"


def month_screen(say: Say, board: Board, picture: bytes | None) -> Screen:
    rows = _rows(board)
    lines = [f"## {board.title}", f"-# {say('daily-ties')}", *rows]
    text = fold(lines, TEXT, partial(listed, say))
    return pictured(MONTH, picture, text, alt=" ".join(rows))


def leaderboard_screen(
    say: Say, title: str, boards: Sequence[Board], picture: bytes | None
) -> Screen:
    """All boards as text; `picture` is of the first."""
    lines = [f"## {title}"]
    for board in boards:
        lines += [f"**{board.subtitle}**", *_rows(board)]
    alt = " ".join(_rows(boards[0]))
    return pictured(LEADERBOARD, picture, fold(lines, TEXT, partial(listed, say)), alt)


def _rows(board: Board) -> list[str]:
    return [
        f"{row.place}. {row.name}: "
        + ", ".join(f"{key} {value}" for key, value in zip(board.columns, row.values, strict=True))
        for row in board.rows
    ]
