"""Every picture of every game, mode and chapter, and what a reader could not read on one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PIL import Image

from bot.text.say import HYPHEN, Say
from engine.core import View
from engine.games import GAMES
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.state import Campaign, WonderBook
from rendering.artist import Artist, artist_of
from rendering.cards import together
from rendering.fonts import FALLBACKS, covers, tidy
from rendering.header import Sitting, headed
from rendering.page import draw_page
from rendering.pieces import LEAST
from rendering.rows import draw_rows, page_of, pages
from rendering.wonder_book.cards import full_card
from rendering.wonder_book.sheets import SHEETS
from rendering.world_adventure.deeds import draw_deeds
from tests.rendering import realm_of_wonder as realm
from tests.rendering import volfyirion as duel
from tests.rendering import wonder_book as book
from tests.rendering import world_adventure as world
from tests.rendering.witness import CUT, written

WIDE = 1280  # of a board
DEEDS = 26  # of the deeds, which are 800 wide: 13 at 400, as many as two lines of a word need
NAMES = ("Annabelle", "Maximilian", "Chloé", "Giuseppina", "Bo", "Sebastian")

Draw = Callable[[Say], Image.Image | None]


def chapters() -> Iterator[tuple[str, WonderBook]]:
    """Each sheet of each chapter, with all its areas open."""
    for number, sheets in SHEETS.items():
        for sheet in sheets:
            s = book.table()
            s.chapter, s.goal, s.stacks, s.sparks = number, 0, {}, {}
            s.areas = [*sheet.areas]
            s.dashed, s.solid = [*CHAPTERS[number].dashed], [*CHAPTERS[number].solid]
            s.vortex = s.heroes[1].area = s.wyrms[0].area = s.areas[-1]
            s.heroes[0].area = s.areas[0]
            yield f"chapter {number}, {s.areas[0]}", s


def tables() -> Iterator[tuple[str, str, Any]]:
    """The game, what it is, and a state in which there is much to see."""
    for seats in (2, 6):
        yield "realm_of_wonder", f"race {seats}", realm.race(seats)
    yield "realm_of_wonder", "choosing", realm.choosing()
    yield "realm_of_wonder", "casting", realm.casting()
    for table in (duel.duel, duel.solo, duel.coop, duel.team):
        yield "volfyirion", table.__name__, table()
    yield "wonder_book", "before the fall", book.before_the_fall()
    yield "wonder_book", "all open", book.table()
    yield from (("wonder_book", name, s) for name, s in chapters())
    for seats in (2, 4):
        yield "world_adventure", f"month {seats}", world.month(seats)
    for table in (world.hunt, world.clash, world.trios):
        yield "world_adventure", table.__name__, table()


def named(seat: int) -> str:
    return NAMES[seat]


def board(artist: Artist[Any], view: View[Any], say: Say) -> Image.Image:
    drawn = artist.board(view, say, named)
    letters = artist.letters(view.s) if artist.letters else NAMES
    sitting = [Sitting(letters[n], named(n), n == view.seat) for n in range(view.s.seats)]
    return headed(drawn, [say("hand-page", cards="1", count=2)], sitting, say("picture-own"))


def near(artist: Artist[Any], view: View[Any], say: Say) -> Image.Image | None:
    return artist.near(view, say, named)


def of_tables(game: str) -> Iterator[tuple[str, Draw]]:
    artist = artist_of(game)
    assert artist
    for key, name, s in tables():
        if key == game:
            yield name, partial(board, artist, View(0, s))
            if artist.close_up and not name.startswith(("chapter", "before")):
                yield f"{name}, close", partial(near, artist, View(0, s))
            if artist.offer:
                yield f"{name}, offer", partial(artist.offer, View(0, s))
            if artist.page:
                yield f"{name}, page", partial(artist.page, View(0, s))
    if artist.campaign:
        yield "campaign", partial(artist.campaign, Campaign(chapter=3, destiny={1: 3, 2: 5}))


def of_cards(game: str, say: Say, first: int, step: int) -> Iterator[tuple[str, Image.Image]]:
    """Each `step`-th card from the `first` on: as rows among others, or as a page."""
    artist = artist_of(game)
    assert artist
    every = together([*GAMES[game].cards][first::step], artist.card, say)
    rows = [card._replace(times=12, chosen=True) for card in every if not card.story]
    for page in range(pages(len(rows))):
        yield "row", draw_rows(page_of(rows, page), 90)
    yield from (("page", draw_page(card)) for card in every if card.story)


def of_deeds(say: Say) -> Iterator[Image.Image]:
    for table in (world.month, world.trios):
        s = table()
        s.legend = True
        image = draw_deeds(View(0, s), say)
        assert image
        yield image


def of_pages(chapter: int, say: Say, step: int) -> Iterator[tuple[str, Image.Image]]:
    """Each `step`-th page of the story."""
    ids = [f"wb-{chapter}-{n}-{s}" for n in CHAPTERS[chapter].cards for s in ("front", "back")]
    for id in [id for id in ids if id in say][::step]:
        full = full_card(id, say)
        assert full
        yield id, draw_page(full)


def faults(name: str, image: Image.Image, least: float | None = None) -> list[str]:
    """What a reader could not read, with what is wrong about it. `least`: the size of type in
    pixels, if not that of a board."""
    least = LEAST * image.width / WIDE if least is None else least
    found: list[str] = []
    for line in written(image):
        size = line.size
        if size < least - 0.1:
            found.append(f"{name}: {line.text!r} is {size:.0f} px, not {least:.0f}")
        if not line.whole and not name.endswith("close"):  # the map goes on beyond its window
            found.append(f"{name}: {line.text!r} is cut at {line.box} of {image.size}")
        if line.text.endswith(CUT) or "\N{REPLACEMENT CHARACTER}" in line.text:
            found.append(f"{name}: {line.text!r} is not whole")
        if not all(any(covers(font, c) for font in FALLBACKS) for c in tidy(line.text)):
            found.append(f"{name}: {line.text!r} has a letter that no font has")
        if HYPHEN.search(line.text):
            found.append(f"{name}: {line.text!r} has a hyphen for a minus")
    return found
