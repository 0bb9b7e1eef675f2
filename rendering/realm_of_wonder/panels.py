"""A seat's panel: who it is, magic points, cards in hand, tiles, power and Victory token."""

from collections import Counter
from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.realm_of_wonder.cards import CharacterKey, QuestKey
from engine.games.realm_of_wonder.magic import due
from engine.games.realm_of_wonder.quests import progress
from engine.games.realm_of_wonder.state import Realm
from rendering import icons
from rendering.canvas import Pen, border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import SEATS, Colour, mix
from rendering.pieces import LEAST, in_row, lay, sign
from rendering.pixels import resized
from rendering.portraits import token
from rendering.realm_of_wonder import symbols
from rendering.realm_of_wonder.symbols import DIM, GILT, MIDNIGHT, MOON, PANEL
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said

FACE, ICON = 46, 29
HEAD = 42
NAME, MP, COUNT, INCOME = (
    Style(Face.BOLD, 31),
    Style(Face.BOLD, 33),
    Style(Face.BOLD, 29),
    Style(Face.BOLD, 28),
)
BRIGHT: Colour = (255, 224, 160)
NEGATIVE: Colour = (240, 150, 130)

Size = tuple[int, int]


class Panel(NamedTuple):
    seat: int
    key: CharacterKey
    acting: bool
    mine: bool
    mp: int
    income: int
    moves: int  # cards in hand
    magic: int
    quest: QuestKey
    progress: tuple[int, int]  # in the quest: what the seat has, what it needs
    tiles: tuple[tuple[str, int], ...]  # and bonus tokens, each kind with its number
    ready: bool
    victory: bool
    balloon: bool


def panel_of(view: View[Realm], seat: int) -> Panel:
    """The facts of a panel, as plain values. Of a hand, only how many cards it has."""
    s, one = view.s, view.s.characters[seat]
    kinds = Counter(one.tiles)
    held = [(tile, kinds[tile]) for tile in symbols.TILES if kinds[tile]]
    held += [(name, n) for name, n in (("shoe", one.shoes), ("muscle", one.muscles)) if n]
    return Panel(
        seat,
        one.key,
        s.turn_of == seat and s.result is None,
        seat == view.seat,
        one.mp,
        due(s, seat),
        len(one.moves.cards),
        len(one.magic.cards),
        s.quest,
        progress(s, seat),
        tuple(held),
        one.ready,
        one.victory,
        one.pace.balloon,
    )


@kept
def panel(facts: Panel, size: Size, say: Say) -> Image.Image:
    """`size` in pixels. All that is secret is a number: cards of others are counted, not shown."""
    image = sheet(size, PANEL, seed=size[1] + facts.seat, edge=0.3)
    image.paste(mix(SEATS[facts.seat].colour, MIDNIGHT, 0.72), (3, 3, size[0] - 3, HEAD))
    rim = GILT if facts.acting else MOON if facts.mine else mix(DIM, MIDNIGHT, 0.6)
    border(image, rim, 4 if facts.acting else 2)
    _head(image, facts, say)
    line = (size[1] - HEAD) // 2
    _line(image, HEAD + line // 2 + 1, _cards(facts), _honours(facts))
    _line(image, HEAD + line * 3 // 2, _tiles(facts), [])
    return image


def _head(image: Image.Image, facts: Panel, say: Say) -> None:
    """Badge and name; magic points, with the points that come in [RW-10]."""
    lay(image, (27, 24), token(facts.key, facts.seat, symbols.LETTERS[facts.key], FACE))
    comes = f"{'+' if facts.income >= 0 else '−'}{abs(facts.income)}"
    right = image.width - 12
    write(image, (right, 23), comes, INCOME, MOON if facts.income >= 0 else NEGATIVE, "rm")
    right -= width(comes, INCOME) + 8
    write(image, (right, 23), str(facts.mp), MP, GILT, "rm")
    right -= width(str(facts.mp), MP) + 4
    icons.stamp(image, (right - ICON // 2, 23), symbols.MP, ICON, GILT)
    name, style = fitted(said(say, f"character-{facts.key}"), NAME, right - ICON - 62, LEAST)
    write(image, (56, 23), name, style, MOON, "lm")


def _line(image: Image.Image, y: int, signs: list[Image.Image], honours: list[Image.Image]) -> None:
    """Signs from the left, made smaller if necessary; the power and the Victory token are on the
    right [RW-02]."""
    right = image.width - 8
    for piece in honours:
        lay(image, (right - piece.width // 2, y), piece)
        right -= piece.width + 4
    row = in_row(signs, 14 if honours else 8)
    room = right - 12
    if row.width > room:
        row = resized(row, (room, row.height * room // row.width))
    image.paste(row, (10, y - row.height // 2), row)


def _cards(facts: Panel) -> list[Image.Image]:
    """[RW-13]"""
    have, needed = facts.progress
    return [
        _counted(symbols.MOVES, str(facts.moves), MOON),
        _counted(symbols.MAGIC_CARDS, str(facts.magic), MOON),
        _counted(symbols.QUESTS[facts.quest], f"{have}/{needed}", GILT),
    ]


def _tiles(facts: Panel) -> list[Image.Image]:
    """Each tile, with its number if there are several [RW-63, RW-64, RW-71]."""
    signs = [_counted(_icon(tile), str(n) if n > 1 else "", BRIGHT) for tile, n in facts.tiles]
    return signs + [_counted("balloon", "", MOON)] * facts.balloon


def _icon(tile: str) -> str:
    return symbols.TILES.get(tile, tile)


def _honours(facts: Panel) -> list[Image.Image]:
    return [power(facts.key, facts.ready, 34), *[sign(symbols.VICTORY, 34, GILT)] * facts.victory]


@kept
def power(key: CharacterKey, ready: bool, size: int) -> Image.Image:
    """The special power: in a bright disc while it is ready, struck through when it is not
    [RW-44]."""
    image = Image.new("RGBA", (size, size))
    pen = Pen((size, size))
    pen.dot((size / 2, size / 2), size / 2 - 1)
    image.paste(GILT if ready else mix(DIM, MIDNIGHT, 0.6), mask=pen.mask())
    tone = MIDNIGHT if ready else DIM
    icons.stamp(image, (size // 2, size // 2), symbols.POWERS[key], size * 72 // 100, tone)
    if not ready:
        pen = Pen((size, size))
        pen.line([(size * 0.14, size * 0.86), (size * 0.86, size * 0.14)], size * 0.1)
        image.paste(MOON, mask=pen.mask())
    return image


@kept
def _counted(icon: str, text: str, colour: Colour) -> Image.Image:
    """An icon and its number."""
    wide = ICON + (3 + width(text, COUNT) if text else 0)
    image = Image.new("RGBA", (wide, ICON + 4))
    icons.stamp(image, (ICON // 2, image.height // 2), icon, ICON, colour)
    if text:
        write(image, (ICON + 3, image.height // 2), text, COUNT, colour, "lm")
    return image
