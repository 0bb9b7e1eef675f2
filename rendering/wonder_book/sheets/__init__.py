"""Which sheet of the book lies open: each chapter has one or two."""

from collections.abc import Sequence

from rendering.wonder_book.maps import Map
from rendering.wonder_book.sheets import (
    chapter_1,
    chapter_2,
    chapter_3_page,
    chapter_3_town,
    chapter_4,
    chapter_5_margin,
    chapter_5_nursery,
    chapter_6_page,
    chapter_6_tower,
)

SHEETS: dict[int, tuple[Map, ...]] = {
    1: (chapter_1.MAP,),
    2: (chapter_2.MAP,),
    3: (chapter_3_town.MAP, chapter_3_page.MAP),
    4: (chapter_4.MAP,),
    5: (chapter_5_margin.MAP, chapter_5_nursery.MAP),
    6: (chapter_6_tower.MAP, chapter_6_page.MAP),
}


def map_of(chapter: int, areas: Sequence[str]) -> Map:
    """The sheet that holds most of these areas; before anything is in play the first."""
    return max(SHEETS[chapter], key=lambda sheet: len(set(areas) & set(sheet.areas)))
