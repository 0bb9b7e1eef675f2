"""The dragon as an opponent: the Rage Pile of the solo game, the Rage grid of the co-op game."""

from itertools import zip_longest
from math import prod
from typing import NamedTuple

from PIL import Image

from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.rage import grudge
from engine.games.volfyirion.state import Played, RageCard, Volfyirion
from rendering import icons, rich
from rendering.canvas import Pen, border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import INK, mix
from rendering.pieces import LEAST, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import faces, symbols, tokens
from rendering.volfyirion.chips import Box, lay_play_area
from rendering.volfyirion.faces import RIM, Size
from rendering.volfyirion.market import CARD, DEN_ROCK
from rendering.volfyirion.plates import scene
from rendering.volfyirion.symbols import BONE, COAL, EMBER, GLOW
from rendering.words import Say, said

TITLE = Style(Face.TITLE, 38)
HEAD, FOOT, GAP = 54, 48, 6
LEAST_ROWS = 4
DEN_WIDE = 400  # of the solo dragon's Lair

Cell = tuple[str, bool] | None  # card, sealed
Row = tuple[Cell, Cell]


class Wrath(NamedTuple):
    """The solo dragon: the card kept open, cards in the pile and set aside, mood and level."""

    kept: str
    pile: int
    aside: int
    awake: bool
    level: str
    grudge: int
    attacking: bool


def draw_pile_of_rage(image: Image.Image, box: Box, s: Volfyirion, say: Say) -> None:
    """[VF-46]"""
    rage = s.rage
    facts = Wrath(
        rage.kept,
        len(rage.pile.cards),
        len(rage.aside),
        s.dragon.at == "woken",
        s.level,
        grudge(s),
        bool(rage.revealed),
    )
    image.paste(_wrath(facts, (box[2] - box[0], box[3] - box[1]), say), box[:2])
    if rage.revealed:
        area = (box[0] + 370, box[1] + 142, box[2] - 12, box[3] - 12)
        lay_play_area(image, area, [Played(card, used=True) for card in rage.revealed], say)


def draw_grid(image: Image.Image, box: Box, s: Volfyirion, say: Say) -> None:
    """Both columns, each row with what it is worth [VF-51, VF-52]."""
    rage, size = s.rage, (box[2] - box[0], box[3] - box[1])
    counts = (len(rage.deck.cards), len(rage.discard))
    image.paste(_grid_plate(counts, s.level, grudge(s), size, say), box[:2])
    rows = [(_cell(a), _cell(b)) for a, b in zip_longest(rage.left, rage.right)]
    count = max(LEAST_ROWS, len(rows))
    high = (size[1] - HEAD - FOOT) // count - GAP
    for i, row in enumerate(rows):
        piece = _row(row, (size[0] - 2 * GAP, high), say)
        image.paste(piece, (box[0] + GAP, box[1] + HEAD + i * (high + GAP)), piece)


def worth(row: Row) -> int:
    """The product of the costs that count; a single card counts once [VF-52]."""
    counting = [CARDS[cell[0]].cost for cell in row if cell and not cell[1]]
    return prod(counting) if counting else 0


@kept
def _wrath(facts: Wrath, size: Size, say: Say) -> Image.Image:
    image = sheet(size, DEN_ROCK, seed=8, edge=0.6)
    if not facts.attacking:
        image.paste(den_of(facts.awake, (DEN_WIDE, size[1])), (size[0] - DEN_WIDE, 0))
    border(image, EMBER, 4 if facts.awake else 2)
    _cards(image, facts, say)
    _mood(image, facts, say)
    return image


def den_of(awake: bool, size: Size) -> Image.Image:
    """His Lair: he flies out of it, or it lies quiet in the evening."""
    return scene("lair", "dragon" if awake else "evening", size)


def _cards(image: Image.Image, facts: Wrath, say: Say) -> None:
    """The kept card, the pile face down, those set aside."""
    if facts.kept:
        image.paste(faces.face(facts.kept, say, CARD), (20, 20))
    else:
        image.paste(faces.space(CARD), (20, 20), faces.space(CARD))
    top = 36 + CARD[1]
    for i in range(min(facts.pile, 4), 0, -1):
        image.paste(faces.back(CARD, ""), (20 + 6 * (i - 1), top + 4 * (i - 1)))
    if facts.pile:
        middle = (20 + CARD[0] // 2, top + CARD[1] // 2)
        write(image, middle, str(facts.pile), Style(Face.BOLD, 96), GLOW, "mm", halo=COAL)


def _mood(image: Image.Image, facts: Wrath, say: Say) -> None:
    """Asleep or awake, how fierce, and how many cards are set aside; an attack takes the place of
    these [VF-47]."""
    x, room = 380, image.width - 380 - DEN_WIDE - 20
    title, style = fitted(said(say, "picture-rage-pile"), TITLE, room, LEAST)
    write(image, (x, 46), title, style, BONE, "lm")
    mood = said(say, "picture-awake" if facts.awake else "picture-asleep")
    block = rich.fit(mood, (room, 100), (46, 30), Face.BOLD)
    rich.paint(image, (x, 78), block, GLOW if facts.awake else BONE)
    if facts.attacking:
        return
    y = 78 + block.height + 32
    _level(image, (x, y), room, facts.level, facts.grudge, say)
    aside = f"{facts.aside} {said(say, 'picture-aside')}"
    text, style = fitted(aside, Style(Face.BOLD, 34), room - 52, LEAST)
    icons.stamp(image, (x + 20, y + 56), symbols.DISCARD, 40, symbols.DIM)
    write(image, (x + 52, y + 56), text, style, BONE, "lm")


def _level(
    image: Image.Image, at: tuple[int, int], room: int, level: str, grudge: int, say: Say
) -> None:
    """How fierce the dragon is, and what the destroyed Cities add to its attack [VF-48]."""
    (x, y), word = at, said(say, f"picture-level-{level}")
    more = f"{word}  +{grudge}" if grudge else word
    icons.stamp(image, (x + 20, y), "skull", 40, EMBER)
    text, style = fitted(more, Style(Face.BOLD, 34), room - 52, LEAST)
    write(image, (x + 52, y), text, style, BONE, "lm")


def _cell(card: RageCard | None) -> Cell:
    return (card.card, card.sealed) if card and card.card else None


@kept
def _grid_plate(
    counts: tuple[int, int], level: str, grudge: int, size: Size, say: Say
) -> Image.Image:
    image = sheet(size, DEN_ROCK, seed=8, edge=0.5)
    border(image, EMBER, 3)
    right, head, foot = size[0] - 10, HEAD // 2 + 1, size[1] - FOOT // 2 - 2
    deck = tokens.counted(symbols.DECK, str(counts[0]), LEAST, BONE)
    aside = tokens.counted(symbols.DISCARD, str(counts[1]), LEAST, symbols.DIM)
    for piece, y in ((deck, head), (aside, foot)):
        lay(image, (right - piece.width // 2, y), piece)
    title, room = said(say, "picture-rage-grid"), right - deck.width - 6 - 14
    text, style = fitted(title, Style(Face.BOLD, 34), room, LEAST)
    write(image, (14, head), text, style, BONE, "lm")
    _level(image, (12, foot), right - aside.width - 6 - 12, level, grudge, say)
    return image


@kept
def _row(row: Row, size: Size, say: Say) -> Image.Image:
    """Two Wonders, and between them what the row is worth."""
    image, wide = Image.new("RGBA", size), (size[0] - GAP) // 2
    for i, cell in enumerate(row):
        piece = _wonder(*cell, (wide, size[1]), say) if cell else faces.space((wide, size[1]))
        if cell and cell[1]:
            faces.lock(piece, (i * wide + (20 if i == 0 else -20), 29), 32)
        image.paste(piece, (i * (wide + GAP), 0))
    tag = 50
    pen = Pen((tag, tag))
    pen.dot((tag / 2, tag / 2), tag / 2)
    at = (size[0] // 2 - tag // 2, 2)
    image.paste(COAL, at, pen.mask())
    middle = (size[0] // 2, 2 + tag // 2)
    write(image, middle, str(worth(row)), Style(Face.BOLD, 32), GLOW, "mm")
    return image


def _wonder(card: str, sealed: bool, size: Size, say: Say) -> Image.Image:
    wide, high = size
    image = faces.blank(size, symbols.GILT)
    if sealed:
        image.paste(mix(COAL, symbols.ASH.dark, 0.3), (RIM, RIM, wide - RIM, high - RIM))
        image.paste(COAL, mask=tokens.hatching(size))
    image.paste(symbols.WONDER, (RIM, RIM, wide - RIM, 54))
    lay(image, (wide // 2, 29), tokens.pill("battle", str(CARDS[card].cost), 42, dim=sealed))
    block = rich.fit(
        said(say, f"card-{card}"), (wide - 12, high - 60), (30, LEAST), Face.BOLD, centred=True
    )
    rich.paint(image, (6, 56 + (high - 60 - block.height) // 2), block, BONE if sealed else INK)
    return image
