"""How Discord lays a message out on a phone 400 points wide, which leaves 300 to what stands in it.
Measured at screenshots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

INNER = 300
GAP = 8  # between two parts
LETTER, AROUND = 7.2, 24  # of a button: a letter of its label, and what is around that


def rows_on_phone(row: ui.ActionRow[Any]) -> int:
    """How many rows one of Discord's becomes, since its buttons wrap."""
    labels = [one.label or "" for one in row.children if isinstance(one, ui.Button)]
    return wrapped([min(INNER, AROUND + len(label) * LETTER) for label in labels])


def wrapped(widths: Sequence[float]) -> int:
    rows, used = 1, 0.0
    for width in widths:
        if used and used + GAP + width > INNER:
            rows, used = rows + 1, 0.0
        used += width + (GAP if used else 0)
    return rows
