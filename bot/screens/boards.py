"""Leaderboards and the table of a month, as a picture and as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.platform.limits import TEXT, fold
from bot.screens.folds import listed
from bot.screens.screen import Screen, pictured
from bot.text.say import Say
from rendering.leaderboard import Board, Standing

MONTH = "month"
LEADERBOARD = "leaderboard"


def month_screen(say: Say, board: Board, picture: bytes | None) -> Screen:
    """The rows are text in any case; with a `picture`, its alt text too."""
    rows = _rows(say, board)
    lines = [f"## {board.title}", f"-# {say('daily-ties')}", *rows]
    text = fold(lines, TEXT, partial(listed, say))
    return pictured(MONTH, picture, text, alt="\n".join(rows))


def leaderboard_screen(
    say: Say, title: str, boards: Sequence[Board], picture: bytes | None
) -> Screen:
    """All boards as text; `picture` is of the first."""
    lines = [f"## {title}"]
    for board in boards:
        lines += [f"**{board.subtitle}**", *_rows(say, board)]
    alt = "\n".join(_rows(say, boards[0]))
    return pictured(LEADERBOARD, picture, fold(lines, TEXT, partial(listed, say)), alt)


def _rows(say: Say, board: Board) -> list[str]:
    return [
        say("pair", name=f"{row.place}. {row.name}", value=_told(board, row)) for row in board.rows
    ]


def _told(board: Board, row: Standing) -> str:
    """What the columns say of somebody."""
    return ", ".join(f"{key} {value}" for key, value in zip(board.columns, row.values, strict=True))
