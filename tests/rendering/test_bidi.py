"""Names from right to left in lines from left to right."""

from __future__ import annotations

import re

import pytest
from PIL import Image, ImageChops

from rendering import rich
from rendering.bidi import NAME, RIGHT_TO_LEFT, isolated, ordered
from rendering.fonts import Face
from rendering.palette import INK
from rendering.text import Style, shortened, width, write

STYLE = Style(Face.BOLD, 40)
NAMES = [
    "שלום",
    "محمد علی",
    "דן 5",
    "אבג 123 דה",
    "foo אבג",
    "אבג foo 漢 bar",
    "(דן)",
    "בית!",
    "שָׁלוֹם",
    "٣ דן",
]
AFTER = ": 5 coins, 3 left (Seat 1)"


def pieces(name: str) -> list[tuple[str, bool]]:
    return list(ordered(isolated(name)))


def test_what_reads_from_left_to_right_is_left_as_it_is() -> None:
    assert isolated("Ann 5 🐉 漢") == "Ann 5 🐉 漢"
    assert list(ordered("Ann: 5")) == [("Ann: 5", False)]


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("אבג דה", [("אבג דה", True)]),
        ("אבג 12.5 דה", [(" דה", True), ("12.5", False), ("אבג ", True)]),
        ("אבג 1 2", [("2", False), (" ", True), ("1", False), ("אבג ", True)]),
        ("אב foo 漢 bar!", [("!", True), ("foo 漢 bar", False), ("אב ", True)]),
        ("foo אבג 12", [("foo ", False), ("12", False), ("אבג ", True)]),
        ("שָׁל", [("שָׁל", True)]),
    ],
)
def test_a_name_stands_as_its_readers_expect(name: str, seen: list[tuple[str, bool]]) -> None:
    assert pieces(name) == seen


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_name_is_lost(name: str) -> None:
    told = list(ordered(f"a {isolated(name)} b"))

    assert (told[0], told[-1]) == (("a ", False), (" b", False))
    assert sorted("".join(piece for piece, _ in told[1:-1])) == sorted(name)


def turned(name: str) -> bool:
    """Whether what follows the name stands elsewhere, or looks different, than to the right of it;
    seen with screwed-up eyes, as positions are fractions of a pixel."""
    both, after = (Image.new("L", (1200, 96), "white").convert("RGB") for _ in range(2))
    wide = width(name, STYLE)
    write(both, (100, 60), f"{name}{AFTER}", STYLE, INK)
    write(after, (100 + wide, 60), AFTER, STYLE, INK)
    room = (100 + wide + 2, 0, 1200, 96)
    one, other = (image.crop(room).convert("L").reduce(8) for image in (both, after))
    return max(ImageChops.difference(one, other).tobytes()) > 60


@pytest.mark.usefixtures("raqm")
@pytest.mark.parametrize("name", NAMES)
def test_what_follows_a_name_stands_to_its_right_as_without_it(name: str) -> None:
    assert not turned(isolated(name))


@pytest.mark.usefixtures("raqm")
def test_without_isolates_it_would_not() -> None:
    assert turned("שלום")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_kept_together_where_lines_break_and_where_it_is_cut(name: str) -> None:
    text = f"It is **{isolated(name)}**’s turn: {isolated(name)} has 2 dice"
    atoms = [one.atom.value for one in rich.layout(text, 30, 260).atoms]

    cut = shortened(f"{isolated(name)}{AFTER}", STYLE, 100)
    assert [one for one in (*atoms, cut) if RIGHT_TO_LEFT.search(re.sub(NAME, "", one))] == []
