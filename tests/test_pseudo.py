"""A language with longer words fits (`tools.pseudo`)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from PIL import Image

from bot.platform import limits
from bot.screens import panel
from bot.text.say import ENGLISH, Say, say_in
from engine.games import GAMES
from rendering.fonts import Face
from rendering.palette import WHITE
from rendering.text import Style, write
from tools.pseudo import pictures, screens
from tools.pseudo.found import Found
from tools.pseudo.locale import change, longer, spoken, whole
from tools.sittings import Sitting, sittings


@pytest.fixture
def pseudo() -> Iterator[Say]:
    with spoken() as say:
        yield say


def first(key: str) -> Sitting:
    return next(iter(sittings([key], ["random"], 1)))


def changed(source: str) -> str:
    (entry,) = FluentParser().parse(source).body
    assert isinstance(entry, ast.Message)
    assert entry.value
    change(entry.value)
    return FluentSerializer().serialize_entry(entry).strip()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("a = Join", "a = ‹Jööîîñ›"),
        ("a = **{ $who }** buys", "a = **‹{ $who }** büüýýš›"),
        ("a = ### Rope", "a = ### ‹Ŕööööpéééé›"),
        ("a = { $n } · { $of }", "a = { $n } · { $of }"),
        ("a = silent", "a = silent"),
    ],
)
def test_what_is_read_is_accented_longer_and_marked(source: str, said: str) -> None:
    assert changed(source) == said


def test_markup_commands_and_addresses_stay() -> None:
    text = "**Go** :coin: <t:1:R> /table show or `dusk`, https://a.bc HP"

    assert [part in longer(text, 9) for part in ("**", ":coin: <t:1:R> /table show ")] == [True] * 2
    assert longer(text, 9).endswith(" `dusk`, https://a.bc HP")


def test_what_all_languages_say_alike_is_a_name_and_gets_no_longer(pseudo: Say) -> None:
    assert pseudo("hero-kartika") == "‹Kåŕţîkå›"


def test_short_texts_grow_most(pseudo: Say) -> None:
    plain = Say(ENGLISH)
    ids = ("button-join", "table-full", "replay-nothing-told")
    grown = [len(pseudo(id)) / len(plain(id)) for id in ids]

    assert say_in(ENGLISH) is pseudo
    assert grown == pytest.approx([2, 1.6, 1.35], abs=0.05)


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("key", GAMES)
def test_nothing_at_a_table_is_cut_or_refused(key: str) -> None:
    found = Found()

    screens.of_tables(found, [first(key)], every=4, most=9)

    assert found.looked["messages"] > 10
    assert found.kinds == {}


@pytest.mark.landing
@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("key", GAMES)
def test_nothing_in_any_mode_or_chapter_is_cut_or_refused(key: str) -> None:
    """The first hundred decisions of a play of each, and all lessons."""
    found = Found()

    screens.of_tables(found, sittings([key], ["random"], 1), every=10, most=100)
    screens.of_lessons(found, key)

    assert found.looked["messages"] > 10
    assert found.kinds == {}


@pytest.mark.landing
@pytest.mark.parametrize(
    ("key", "part"), [(key, part) for key in GAMES for part in pictures.parts(key)]
)
def test_all_that_is_written_on_pictures_is_whole(pseudo: Say, key: str, part: str) -> None:
    found = Found()

    pictures.of_part(found, pseudo, key, pictures.parts(key)[part])

    assert found.looked["pictures"]
    assert found.kinds == {}


def test_lines_that_lie_on_each_other_are_found(pseudo: Say) -> None:
    def drawn(say: Say, _: int) -> Iterator[pictures.Drawn]:
        image = Image.new("RGB", (1280, 100))
        for x, text in ((20, say("button-join")), (60, "7"), (400, "13"), (410, "14")):
            write(image, (x, 50), text, Style(Face.BOLD, 40), WHITE)
        yield "some", image, None

    found = Found()

    pictures.of_part(found, pseudo, "toy", drawn)

    assert found.kinds == {"pictures": ["toy, some: '‹Jööîîñ›' lies on '7'"]}


@pytest.mark.usefixtures("pseudo")
def test_a_label_that_is_cut_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel, "BUTTON", 6)
    found = Found()

    screens.of_tables(found, [first("volfyirion")], every=9, most=1)

    assert found.kinds["cut label"]


def test_a_text_without_its_end_is_found() -> None:
    assert not whole(limits.clip("‹Jööîîñ üüš›", 8))
    assert whole("‹Jööîîñ ‹üüš››")
