"""Cards in rows on the picture of a hand or a pile."""

from collections.abc import Iterator

WIDE, GAP = 1280, 14  # width of the picture; gap between cards


def columns(count: int, least: int, most: int) -> int:
    """How many cards a row has: as few as keep the rows even."""
    rows = -(-count // most)
    return max(least, -(-count // rows)) if rows else least


def card_width(across: int) -> int:
    """What is left to each of so many cards in a row."""
    return (WIDE - GAP * (across + 1)) // across


def corners(
    count: int, across: int, size: tuple[int, int], top: int = GAP
) -> Iterator[tuple[int, int]]:
    """The upper left corner of every card, row by row; a row that is not full stands centred."""
    wide, high = size
    for i in range(count):
        row, place = divmod(i, across)
        in_row = min(across, count - row * across)
        left = (WIDE - in_row * (wide + GAP) + GAP) // 2
        yield left + place * (wide + GAP), top + row * (high + GAP)
