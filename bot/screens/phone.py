"""How Discord lays a message out on a phone 400 points wide, which leaves 300 for what stands in
it. Measured on screenshots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any

from discord import ui

SCREEN = 860  # its height
INNER = 300
GAP = 8  # between two parts
TEXTS = 3  # parts that are text: what is asked, the choices, one's own
BUTTON, MENU = 32, 40  # how high they are
LETTERS = {"## ": (10.0, 30), "### ": (8.6, 26), "-# ": (6.6, 19), "": (7.6, 22)}  # width, line
FILLED = 0.7  # of the lines, on average
ASKED = 28  # letters that a menu shows before something is chosen
LETTER, AROUND = 7.2, 24  # of a button: a letter of its label, and what is around that
SYMBOL = 24  # of a button: its symbol with the gap to its label


def rows_on_phone(row: ui.ActionRow[Any]) -> int:
    """How many rows one of Discord's becomes, since its buttons wrap."""
    buttons = [one for one in row.children if isinstance(one, ui.Button)]
    return wrapped([_width(one.label or "", one.emoji is not None) for one in buttons])


def _width(label: str, symbol: bool) -> float:
    return min(INNER, AROUND + len(label) * LETTER + symbol * SYMBOL)


def text_height(text: str) -> int:
    """How high a text is, in points, with its headings and small print."""
    return sum(map(_line_height, text.split("\n")))


def row_height(row: ui.ActionRow[Any]) -> int:
    """The height in points: of a menu, or of as many lines of buttons as the phone makes of the
    row."""
    if any(isinstance(one, ui.Select) for one in row.children):
        return MENU
    rows = rows_on_phone(row)
    return rows * BUTTON + (rows - 1) * GAP


def characters(text: str, rows: Iterable[ui.ActionRow[Any]]) -> int:
    """How many characters have room on one screen with this text and these rows: a line that is
    begun is lost to the next, so not every line is filled."""
    letter, high = LETTERS[""]
    return int((SCREEN - height(text, rows)) // high * (INNER / letter) * FILLED)


def height(text: str, rows: Iterable[ui.ActionRow[Any]]) -> int:
    """Of a message without pictures, in points."""
    return text_height(text) + TEXTS * GAP + sum(row_height(row) + GAP for row in rows)


def _line_height(line: str) -> int:
    mark = next(mark for mark in LETTERS if line.startswith(mark))
    letter, high = LETTERS[mark]
    plain = line.removeprefix(mark).replace("**", "")
    return high * max(1, ceil(len(plain) * letter / INNER))


def wrapped(widths: Sequence[float]) -> int:
    """How many lines buttons of these widths, in points, take."""
    rows, used = 1, 0.0
    for width in widths:
        if used and used + GAP + width > INNER:
            rows, used = rows + 1, 0.0
        used += width + (GAP if used else 0)
    return rows
