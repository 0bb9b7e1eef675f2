"""Colours that mean something, and the papers of the four games."""

from typing import NamedTuple

Colour = tuple[int, int, int]

INK: Colour = (52, 38, 28)
FAINT_INK: Colour = (122, 98, 72)
WHITE: Colour = (255, 250, 238)
BLOOD: Colour = (168, 44, 36)
GOLD: Colour = (196, 138, 32)
NIGHT: Colour = (30, 27, 38)
EYE: Colour = (255, 206, 58)
VIOLET: Colour = (96, 62, 128)
FOREST: Colour = (70, 104, 60)


class Tint(NamedTuple):
    """A paper: where the noise is dark and light, and what the edges fade to."""

    dark: Colour
    light: Colour
    edge: Colour


PARCHMENT = Tint(dark=(226, 205, 166), light=(249, 237, 211), edge=(176, 138, 88))
CARD_PAPER = Tint(dark=(238, 223, 192), light=(253, 245, 226), edge=(196, 164, 116))
LEATHER = Tint(dark=(74, 46, 32), light=(98, 63, 43), edge=(38, 23, 17))


class Seat(NamedTuple):
    colour: Colour
    shape: str
    letter: Colour  # what reads well on the colour


SEATS = (
    Seat((230, 159, 0), "circle", INK),
    Seat((86, 180, 233), "square", INK),
    Seat((0, 158, 115), "triangle", WHITE),
    Seat((213, 94, 0), "diamond", WHITE),
    Seat((0, 114, 178), "pentagon", WHITE),
    Seat((204, 121, 167), "hexagon", INK),
)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the other colour, and the rest of this one."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


def grey(colour: Colour) -> float:
    """How light the colour is, from 0 to 255, as in a picture without colours."""
    r, g, b = colour
    return r * 0.3 + g * 0.59 + b * 0.11


def lettering(colour: Colour) -> Colour:
    """Ink or white, whichever is easier to read on the colour."""
    return INK if grey(colour) > 150 else WHITE
