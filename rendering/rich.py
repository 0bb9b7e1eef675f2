"""Wrapped text with **bold**, *italic* and :icon: in the line."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering import icons
from rendering.bidi import NAME
from rendering.fonts import BLANKS, Face, tidy
from rendering.palette import Colour
from rendering.text import (
    NARROWEST,
    Style,
    cap_height,
    narrowed,
    shortened,
    sprite,
    width,
    write,
)

TOKEN = re.compile(rf"({NAME}|\*\*|\*|:[a-z-]+:|[^\S\xa0\u202f]+|(?:[^*:\s]|[\xa0\u202f])+|.)")
LEADING = 1.28
TIGHT = 1.1  # line height of labels and titles
NARROWER = 4  # per cent: by how much letters become narrower at a time
LAID = 512  # texts whose layout is kept: most stand there again in the next picture
PARAGRAPH = 0.45  # of a line: the space between paragraphs


class Atom(NamedTuple):
    """A piece of a word in one style, or an icon."""

    value: str
    face: Face
    is_icon: bool = False
    wide: int = 100  # as in `Style`

    def advance(self, size: int) -> int:
        return size * 23 // 20 if self.is_icon else width(self.value, self.style(size))

    def style(self, size: int) -> Style:
        return Style(self.face, size, self.wide)


Word = list[Atom]


class Placed(NamedTuple):
    atom: Atom
    x: int
    y: int  # where the baseline is


class Block(NamedTuple):
    """Laid-out text, from its own corner."""

    atoms: list[Placed]
    size: int
    width: int
    height: int


@lru_cache(LAID)
def layout(
    text: str,
    size: int,
    room: int,
    face: Face = Face.TEXT,
    centred: bool = False,
    leading: float | None = None,
    wide: int = 100,
) -> Block:
    """Text wrapped to a width. Centred lines are labels and titles, and stand closer together.
    `leading`: from line to line, in sizes. `wide`: of the letters, as in `Style`."""
    leading = size * (leading or (TIGHT if centred else LEADING))
    placed: list[Placed] = []
    y = 0.0
    for paragraph in re.split(r"\s*\n\s*", text.strip()):
        for line in _lines(_words(paragraph, face, wide), size, room):
            y += leading
            baseline = round(y - leading / 2 + size * 0.3)
            placed += _place(line, size, baseline, room if centred else None)
        y += leading * PARAGRAPH
    return Block(placed, size, room, round(y - leading * PARAGRAPH))


@lru_cache(LAID)
def fit(
    text: str,
    room: tuple[int, int],
    sizes: tuple[int, int],
    face: Face = Face.TEXT,
    centred: bool = False,
) -> Block:
    """The text at the largest of the sizes (most, least) at which it fits, each of its words
    whole. A label (centred) has narrower letters if it must be, and its words are broken if they
    are still too wide; its lines are balanced."""

    def fits(text: str, size: int, wide: int) -> bool:
        if layout(text, size, room[0], face, centred, wide=wide).height > room[1]:
            return False
        return all(_wide(word, size) <= room[0] for word in _all_words(text, face, wide))

    tries = _tries(text, sizes, room[0], face, centred)
    text, size, wide = next((one for one in tries if fits(*one)), (text, sizes[1], 100))
    block = layout(text, size, room[0], face, centred, wide=wide)
    return _balanced(text, block, face, wide) if centred else block


def _tries(
    text: str, sizes: tuple[int, int], room: int, face: Face, label: bool
) -> Iterator[tuple[str, int, int]]:
    """Text, size and width of letters: what is read best comes first."""
    least = sizes[1]
    yield from ((text, size, 100) for size in range(*sizes, -1))
    if not label:
        return
    yield from ((text, least, wide) for wide in range(100, NARROWEST - 1, -NARROWER))
    style = Style(face, least, NARROWEST)
    yield " ".join(_broken(word, style, room) for word in text.split()), least, NARROWEST


def _broken(word: str, style: Style, room: int) -> str:
    """The word in as few parts of like length as the room asks for, with hyphens."""
    for count in range(1, len(word)):
        long = -(-len(word) // count)
        parts = [word[i : i + long] for i in range(0, len(word), long)]
        parts = [*(f"{part}-" for part in parts[:-1]), parts[-1]]
        if all(width(part, style) <= room for part in parts):
            return " ".join(parts)
    return word


def _balanced(text: str, block: Block, face: Face, wide: int) -> Block:
    """As many lines as in the block, but of similar length: the narrowest width that holds them."""

    def laid(room: int) -> Block:
        return layout(text, block.size, room, face, centred=True, wide=wide)

    room, step = block.width, block.size // 2
    least = max(_wide(word, block.size) for word in _all_words(text, face, wide))
    while room - step > least and laid(room - step).height <= block.height:
        room -= step
    narrow, shift = laid(room), (block.width - room) // 2
    moved = [atom._replace(x=atom.x + shift) for atom in narrow.atoms]
    return Block(moved, block.size, block.width, narrow.height)


def forget_written() -> None:
    """Drop the texts that are kept: one may name somebody who must not be named any more."""
    for written in (sprite, shortened, tidy, layout, fit):
        written.cache_clear()


def paint(image: Image.Image, corner: tuple[int, int], block: Block, colour: Colour) -> None:
    """`corner` is the block's upper left one, in pixels."""
    for atom, x, y in block.atoms:
        at = (corner[0] + x, corner[1] + y)
        style = atom.style(block.size)
        if atom.is_icon:
            wide = atom.advance(block.size)
            centre = (at[0] + wide // 2, at[1] - cap_height(style) // 2)
            icons.stamp(image, centre, atom.value, block.size, icons.tint(atom.value))
        else:
            write(image, at, atom.value, style, colour)


def _all_words(text: str, face: Face, wide: int) -> list[Word]:
    return [word for line in text.split("\n") for word in _words(line, face, wide)]


def _words(paragraph: str, base: Face, wide: int = 100) -> list[Word]:
    """The words between blanks. ** and * switch the face, and an unknown :name: is plain text."""
    words: list[Word] = [[]]
    bold = italic = False
    for token in TOKEN.findall(paragraph):
        face = Face.BOLD if bold else Face.ITALIC if italic else base
        if token == "**":
            bold = not bold
        elif token == "*":
            italic = not italic
        elif BLANKS.fullmatch(token):
            words.append([])
        elif token[0] == ":" and icons.has_icon(token.strip(":")):
            words[-1].append(Atom(token.strip(":"), base, is_icon=True))
        else:
            words[-1].append(Atom(token, face, wide=wide))
    return [word for word in words if word]


def _lines(words: list[Word], size: int, room: int) -> list[list[Word]]:
    """Lines filled greedily; a paragraph without words is one empty line."""
    lines: list[list[Word]] = [[]]
    blank, filled = _blank(size), 0
    for word in words:
        wide = _wide(word, size)
        if filled and filled + blank + wide > room:
            lines.append([])
            filled = 0
        lines[-1].append(word if wide <= room else _cut(word, size, room))
        filled += wide + (blank if filled else 0)
    return lines


def _wide(word: Word, size: int) -> int:
    return sum(atom.advance(size) for atom in word)


def _cut(word: Word, size: int, room: int) -> Word:
    text = "".join(atom.value for atom in word if not atom.is_icon)
    face = word[0].face
    text, style = narrowed(text, word[0].style(size), room)
    return [Atom(text, face, wide=style.wide)]


def _place(line: list[Word], size: int, y: int, centre_in: int | None) -> list[Placed]:
    placed: list[Placed] = []
    x = 0
    for word in line:
        for atom in word:
            placed.append(Placed(atom, x, y))
            x += atom.advance(size)
        x += _blank(size)
    shift = (centre_in - x + _blank(size)) // 2 if centre_in is not None else 0
    return [Placed(p.atom, p.x + shift, p.y) for p in placed]


def _blank(size: int) -> int:
    return width("a a", Style(Face.TEXT, size)) - width("aa", Style(Face.TEXT, size))
