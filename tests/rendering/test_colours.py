"""Colours that mean something, seen by people who see colours differently.

Colour-blindness is simulated in linear RGB by the matrices of Machado, Oliveira and Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1; what is
left of a difference is measured in CIELAB (CIE 1976): 2.3 is just seen, 10 is seen at a glance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product

import pytest

from rendering.palette import INK, SEATS, WHITE, Colour
from rendering.volfyirion.symbols import COLOURS as CARDS
from rendering.wonder_book.cards import COLOURS as KINDS

Matrix = tuple[tuple[float, float, float], ...]

EYES: Mapping[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LAB: Matrix = (  # linear sRGB to CIE XYZ, D65, each over its white
    (0.4339531, 0.3762192, 0.1898277),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0177578, 0.1094763, 0.8727659),
)
AT_A_GLANCE = 10.0


def linear(colour: Colour) -> list[float]:
    parts = [part / 255 for part in colour]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]


def through(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * x for a, x in zip(row, vector, strict=True)) for row in matrix]


def lab(colour: Colour, eye: str) -> list[float]:
    seen = [min(1, max(0, x)) for x in through(EYES[eye], linear(colour))]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in through(LAB, seen))
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def distance(one: Colour, other: Colour, eye: str) -> float:
    pairs = zip(lab(one, eye), lab(other, eye), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def contrast(one: Colour, other: Colour) -> float:
    """Of WCAG 2: 1 to 21."""
    dark, light = sorted(through(LAB, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_itself() -> None:
    white, black, red, green = (255, 255, 255), (0, 0, 0), (200, 40, 40), (90, 110, 30)

    assert distance(white, black, "all colours") == pytest.approx(100, abs=0.1)
    assert distance(red, green, "deuteranopia") < distance(red, green, "all colours") / 2
    assert contrast(white, black) == pytest.approx(21)


@pytest.mark.parametrize(
    ("eye", "one", "other"), [(e, a, b) for e, (a, b) in product(EYES, combinations(range(6), 2))]
)
def test_seats_differ_for_every_eye(eye: str, one: int, other: int) -> None:
    assert distance(SEATS[one].colour, SEATS[other].colour, eye) >= AT_A_GLANCE


def test_seats_have_a_shape_each_and_a_letter_that_reads() -> None:
    assert len({seat.shape for seat in SEATS}) == len(SEATS)
    assert all(contrast(seat.colour, seat.letter) >= 3 for seat in SEATS)
    assert contrast(INK, WHITE) >= 7


@pytest.mark.parametrize("eye", EYES)
def test_kinds_of_cards_differ_for_every_eye(eye: str) -> None:
    for colours in (KINDS, CARDS):
        assert (
            min(distance(*pair, eye) for pair in combinations(colours.values(), 2)) >= AT_A_GLANCE
        )
