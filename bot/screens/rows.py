"""Rows of buttons and menus: what they take, and how they are put together."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from discord import ui

from bot.platform.limits import ROW
from bot.screens.phone import rows_on_phone

Row = ui.ActionRow[Any]


def cost(rows: Sequence[Row]) -> int:
    """The number of components; a row itself counts, too."""
    return sum(1 + len(row.children) for row in rows)


def on_phone(rows: Sequence[Row]) -> int:
    """How many rows of a phone they take, since Discord's wrap there."""
    return sum(map(rows_on_phone, rows))


def joined(rows: Sequence[Row], more: Sequence[Row]) -> list[Row]:
    """`more` below `rows`; its last row goes beside the last buttons that leave it room."""
    *above, last = more
    here = next((n for n in range(len(rows) - 1, -1, -1) if _shares(rows[n], last)), None)
    if not above or here is None:
        return [*rows, *more]
    both = ui.ActionRow[Any](*rows[here].children, *last.children)
    return [*rows[:here], both, *rows[here + 1 :], *above]


def packed(ranked: Sequence[tuple[int, Row]]) -> list[Row]:
    """Rows by rank, the lowest first. Kinds share a row of buttons with the kind before them, if
    they fit into it as a whole."""
    made: list[Row] = []
    for _, row in sorted(ranked, key=itemgetter(0)):
        if made and _shares(made[-1], row):
            made[-1] = ui.ActionRow(*made[-1].children, *row.children)
        else:
            made.append(row)
    return made


def _shares(row: Row, other: Row) -> bool:
    fits = len(row.children) + len(other.children) <= ROW
    return fits and _is_buttons(row) and _is_buttons(other)


def _is_buttons(row: Row) -> bool:
    return isinstance(row.children[0], ui.Button)
