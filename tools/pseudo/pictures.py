"""All that is written on pictures: of tables, cards, deeds and the pages of the story."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.text.say import Say
from engine.games.wonder_book.cards import CHAPTERS
from rendering.rows import LEAST as LEAST_OF_ROWS
from tests.rendering.every import DEEDS, faults, of_cards, of_deeds, of_pages, of_tables
from tests.rendering.witness import watched
from tools.pseudo.found import Found

Drawn = tuple[str, Image.Image | None, float | None]  # with the least size of its type


def of_game(found: Found, say: Say, key: str, step: int = 1) -> None:
    """Each `step`-th picture of a game."""
    with watched():
        for name, image, least in _drawn(say, key, step):
            if image:
                found.looked["pictures"] += 1
                for fault in faults(name, image, least):
                    where, _, what = fault.partition(": ")
                    found.add("pictures", what, f"{key}, {where}")


def _drawn(say: Say, key: str, step: int) -> Iterator[Drawn]:
    for name, draw in [*of_tables(key)][::step]:
        yield name, draw(say), None
    for name, image in of_cards(key, say, 0, step):
        yield name, image, LEAST_OF_ROWS
    if key == "world_adventure":
        yield from (("deeds", image, DEEDS) for image in of_deeds(say))
    if key == "wonder_book":
        for chapter in CHAPTERS:
            yield from ((id, one, LEAST_OF_ROWS) for id, one in of_pages(chapter, say, step))
