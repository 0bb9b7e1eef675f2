"""Which sheet of the book lies open: each chapter has one or two."""

from collections.abc import Sequence

from rendering.wonder_book.maps import Map
from rendering.wonder_book.sheets.chapter_1 import CHAPTER_1

SHEETS: dict[int, tuple[Map, ...]] = {1: (CHAPTER_1,)}


def map_of(chapter: int, areas: Sequence[str]) -> Map:
    """The sheet that holds most of these areas; before anything is in play the first."""
    return max(SHEETS[chapter], key=lambda sheet: len(set(areas) & set(sheet.areas)))
