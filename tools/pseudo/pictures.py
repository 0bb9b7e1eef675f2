"""All that is written on pictures: of tables, cards, deeds and the pages of the story."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import takewhile

from PIL import Image

from bot.text.say import Say
from engine.games.wonder_book.cards import CHAPTERS
from rendering.artist import artist_of
from rendering.rows import LEAST as LEAST_OF_ROWS
from tests.rendering.every import DEEDS, faults, of_cards, of_deeds, of_pages, of_tables
from tests.rendering.witness import Written, watched, written
from tools.pseudo.found import Found

Drawn = tuple[str, Image.Image | None, float | None]  # with the least size of its type
Part = Callable[[Say, int], Iterator[Drawn]]  # each so-many-th of its pictures

ACROSS, DOWN = 3, 8  # pixels that boxes of two lines may have in common: halos and accents reach so


def of_game(found: Found, say: Say, key: str, step: int = 1) -> None:
    """Each `step`-th picture of a game."""
    for part in parts(key).values():
        of_part(found, say, key, part, step)


def of_part(found: Found, say: Say, key: str, part: Part, step: int = 1) -> None:
    """Each `step`-th picture of a part of a game."""
    with watched():
        for name, image, least in part(say, step):
            if image:
                found.looked["pictures"] += 1
                for fault in [*faults(name, image, least), *_touching(name, image)]:
                    where, _, what = fault.partition(": ")
                    found.add("pictures", what, f"{key}, {where}")


def parts(key: str) -> dict[str, Part]:
    """The pictures of a game, in parts that take a few seconds each; none of a game without any,
    which has no emblem either."""
    if not (artist := artist_of(key)) or not artist.emblem:
        return {}
    found: dict[str, Part] = {"tables": partial(_tables, key), "cards": partial(_cards, key)}
    if key == "world_adventure":
        found["deeds"] = _deeds
    if key == "wonder_book":
        found |= {f"chapter {number}": partial(_pages, number) for number in CHAPTERS}
    return found


def _tables(key: str, say: Say, step: int) -> Iterator[Drawn]:
    yield from ((name, draw(say), None) for name, draw in [*of_tables(key)][::step])


def _cards(key: str, say: Say, step: int) -> Iterator[Drawn]:
    yield from ((name, image, LEAST_OF_ROWS) for name, image in of_cards(key, say, 0, step))


def _deeds(say: Say, _: int) -> Iterator[Drawn]:
    yield from (("deeds", image, DEEDS) for image in of_deeds(say))


def _pages(chapter: int, say: Say, step: int) -> Iterator[Drawn]:
    yield from ((id, image, LEAST_OF_ROWS) for id, image in of_pages(chapter, say, step))


def _touching(name: str, image: Image.Image) -> Iterator[str]:
    """Lines that lie on each other, one of them in words. On close-ups figures and the frame lie on
    the map; codes of spaces and numbers lie on figures everywhere."""
    read = {line for line in written(image) if any(map(str.isalnum, line.text))}
    lines = [] if name.endswith("close") else sorted(read, key=_top)
    for n, one in enumerate(lines, 1):
        for other in takewhile(lambda other, one=one: _top(other) < one.box[3] - DOWN, lines[n:]):
            in_words = not (one.text + other.text).isascii()
            if in_words and one.text != other.text and _across(one, other) > ACROSS:
                yield f"{name}: {one.text!r} lies on {other.text!r}"


def _top(line: Written) -> float:
    return line.box[1]


def _across(one: Written, other: Written) -> float:
    return min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
