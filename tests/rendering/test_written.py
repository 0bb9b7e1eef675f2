"""One law for every picture of every game, mode and chapter, in every language: whatever is written
on it is large enough for a phone, whole, in letters that exist, and within the picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from PIL import Image

from bot.text.say import LANGUAGES, say_in
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
from rendering.rows import LEAST as LEAST_OF_ROWS
from rendering.rows import draw_rows, page_of, pages
from rendering.wonder_book.cards import full_card
from rendering.wonder_book.sheets import SHEETS
from rendering.words import Say
from rendering.world_adventure.deeds import draw_deeds
from tests.rendering import realm_of_wonder as realm
from tests.rendering import volfyirion as duel
from tests.rendering import wonder_book as book
from tests.rendering import world_adventure as world
from tests.rendering.witness import CUT, watched, written

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
            if artist.page:
                yield f"{name}, page", partial(artist.page, View(0, s))
    if artist.campaign:
        yield "campaign", partial(artist.campaign, Campaign(chapter=3, destiny={1: 3, 2: 5}))


def faults(name: str, image: Image.Image, least: float) -> list[str]:
    """What a reader could not read, with what is wrong about it."""
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
    return found


@pytest.mark.slow
@pytest.mark.parametrize("each", [False, pytest.param(True, marks=pytest.mark.landing)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_is_written_on_a_table_can_be_read_on_a_phone(game: str, each: bool) -> None:
    """`each`: in every language, else one picture in one, the next in the next."""
    found: list[str] = []
    with watched():
        for n, (name, draw) in enumerate(of_tables(game)):
            for lang in LANGUAGES if each else LANGUAGES[n % len(LANGUAGES) :][:1]:
                if image := draw(say_in(lang)):
                    assert written(image), name
                    found += faults(f"{lang}, {name}", image, LEAST * image.width / WIDE)
    assert "\n".join(sorted(set(found))) == ""


@pytest.mark.slow
@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.landing)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_is_written_on_a_card_can_be_read_on_a_phone(game: str, step: int) -> None:
    """Each card as a row among others. `step`: only each such card of a language."""
    artist = artist_of(game)
    assert artist
    found: list[str] = []
    with watched():
        for n, lang in enumerate(LANGUAGES):
            say = say_in(lang)
            every = together([*GAMES[game].cards][n % step :: step], artist.card, say)
            rows = [card._replace(times=12, chosen=True) for card in every if not card.story]
            for page in range(pages(len(rows))):
                image = draw_rows(page_of(rows, page), 90)
                found += faults(f"{lang}, row", image, LEAST_OF_ROWS)
            for card in every:
                if card.story:
                    found += faults(f"{lang}, page", draw_page(card), LEAST_OF_ROWS)
    assert "\n".join(sorted(set(found))) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_written_on_the_deeds_can_be_read_on_a_phone(lang: str) -> None:
    with watched():
        for table in (world.month, world.trios):
            s = table()
            s.legend = True
            image = draw_deeds(View(0, s), say_in(lang))
            assert image
            assert faults("deeds", image, DEEDS) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chapter", "langs", "step"),
    [
        (1, LANGUAGES, 9),
        pytest.param(1, LANGUAGES, 1, marks=pytest.mark.landing),
        *(pytest.param(n, LANGUAGES, 2, marks=pytest.mark.landing) for n in CHAPTERS if n > 1),
        *(pytest.param(n, LANGUAGES, 1, marks=pytest.mark.long) for n in CHAPTERS if n > 1),
    ],
)
def test_all_that_is_written_on_a_page_can_be_read_on_a_phone(
    chapter: int, langs: Sequence[str], step: int
) -> None:
    """Each page of the story. `step`: only each such page."""
    ids = [f"wb-{chapter}-{n}-{s}" for n in CHAPTERS[chapter].cards for s in ("front", "back")]
    found: list[str] = []
    with watched():
        for id in [id for id in ids if id in say_in("en")][::step]:
            for lang in langs:
                full = full_card(id, say_in(lang))
                assert full
                found += faults(f"{lang}, {id}", draw_page(full), LEAST_OF_ROWS)
    assert "\n".join(sorted(set(found))) == ""
