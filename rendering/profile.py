"""How one person is doing, as a picture 1280 wide: a part for each game, with its achievements."""

from functools import cache
from itertools import accumulate
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from rendering import icons, rich
from rendering.canvas import SCALE, frame, ink, ink_mask, sheet
from rendering.fonts import Face
from rendering.honours import TROPHY
from rendering.lines import stroke
from rendering.palette import CARD_PAPER, FAINT_INK, GOLD, INK, WHITE
from rendering.pieces import lay
from rendering.portraits import portrait
from rendering.rich import Block
from rendering.text import Style, fitted, width, write

WIDE, LEFT, RIGHT = 1280, 70, 1210
TOP, FOOT = 190, 44
COLUMN, GAP = 560, 20  # two of them beside each other
SEAL, SIGN, NAME_AT = 28, 38, 76  # radius of the seal, its sign; where a name begins in a column
HEAD, BADGE, APART = 62, 66, 34  # heights: of a part's heading, of a name alone, between parts
NAME, TOLD, FACTS = 32, 29, 34  # sizes of type
PORTRAIT = 116  # of the game's face, above its facts and beside them

Kind = Literal["earned", "open", "hidden"]


class Badge(NamedTuple):
    """An achievement. `about` says how it is earned; "" if that need not be said. `icon` is its
    sign."""

    kind: Kind
    name: str
    about: str = ""
    icon: str = TROPHY


class Part(NamedTuple):
    """One game; everything is in words already."""

    title: str
    tally: str
    facts: str
    badges: tuple[Badge, ...]
    face: str = ""  # the key of a portrait


class Profile(NamedTuple):
    title: str
    subtitle: str
    parts: tuple[Part, ...]


class Row(NamedTuple):
    """Badges side by side, with what is told below their names."""

    badges: tuple[tuple[Badge, Block], ...]
    height: int


class Laid(NamedTuple):
    part: Part
    facts: Block
    rows: tuple[Row, ...]
    height: int


def draw_profile(profile: Profile) -> Image.Image:
    """WIDE pixels, and as high as its parts need."""
    parts = [_laid(part) for part in profile.parts]
    high = TOP + sum(part.height for part in parts) + FOOT
    image = sheet((WIDE, high), CARD_PAPER, seed=43, edge=0.8)
    ink(image, INK, lambda pen, _: frame(pen, (18, 18, WIDE - 19, high - 19), 3, 3))
    icons.stamp(image, (LEFT + 44, 100), "laurel", 92, GOLD)
    title, style = fitted(profile.title, Style(Face.TITLE, 56), RIGHT - LEFT - 100, 34)
    write(image, (LEFT + 100, 84), title, style, INK, "lm")
    text, style = fitted(profile.subtitle, Style(Face.ITALIC, 34), RIGHT - LEFT - 100, 28)
    write(image, (LEFT + 100, 138), text, style, FAINT_INK, "lm")
    tops = list(accumulate((part.height for part in parts[:-1]), initial=TOP))
    ink(image, FAINT_INK, lambda pen, by: _rules(pen, by, tops))
    for top, part in zip(tops, parts, strict=True):
        _part(image, top, part)
    return image


def _laid(part: Part) -> Laid:
    facts = rich.layout(part.facts, FACTS, RIGHT - _beside(part))
    pairs = [part.badges[i : i + 2] for i in range(0, len(part.badges), 2)]
    rows = tuple(_row(pair) for pair in pairs)
    return Laid(part, facts, rows, _top(part, facts) + sum(r.height for r in rows) + APART)


def _beside(part: Part) -> int:
    """Where words begin beside the game's face."""
    return LEFT + (PORTRAIT + 20) * bool(part.face)


def _top(part: Part, facts: Block) -> int:
    """How high heading and facts are, with what is before the badges."""
    return max(HEAD + facts.height, PORTRAIT * bool(part.face)) + 14


def _row(badges: tuple[Badge, ...]) -> Row:
    told = [rich.layout(badge.about, TOLD, COLUMN - NAME_AT) for badge in badges]
    high = max(BADGE + (block.height - 6 if block.atoms else 0) for block in told)
    return Row(tuple(zip(badges, told, strict=True)), high)


def _part(image: Image.Image, top: int, laid: Laid) -> None:
    count = Style(Face.BOLD, 30)
    write(image, (RIGHT, top + 34), laid.part.tally, count, FAINT_INK, "rm")
    left = _beside(laid.part)
    if laid.part.face:
        middle = LEFT + PORTRAIT // 2, top + 8 + PORTRAIT // 2
        lay(image, middle, portrait(laid.part.face, PORTRAIT))
    room = RIGHT - left - width(laid.part.tally, count) - 30
    title, style = fitted(laid.part.title, Style(Face.TITLE, 40), room, 28)
    write(image, (left, top + 34), title, style, INK, "lm")
    rich.paint(image, (left, top + HEAD), laid.facts, INK)
    y = top + _top(laid.part, laid.facts)
    for row in laid.rows:
        for i, (badge, told) in enumerate(row.badges):
            _badge(image, (LEFT + i * (COLUMN + GAP), y), badge, told)
        y += row.height


def _badge(image: Image.Image, corner: tuple[int, int], badge: Badge, told: Block) -> None:
    """Its sign on a gold seal, or in a ring; a ring with a question mark."""
    x, y = corner
    middle, own = (x + SEAL + 6, y + BADGE // 2), badge.kind == "earned"
    image.paste(GOLD if own else FAINT_INK, (x + 6, middle[1] - SEAL), _seal(full=own))
    if badge.kind == "hidden":
        write(image, middle, "?", Style(Face.BOLD, 34), FAINT_INK, "mm")
    else:
        icons.stamp(image, middle, badge.icon, SIGN, WHITE if own else FAINT_INK)
    tone = INK if own else FAINT_INK
    name, style = fitted(badge.name, Style(Face.BOLD, NAME), COLUMN - NAME_AT, TOLD)
    write(image, (x + NAME_AT, y + BADGE // 2), name, style, tone, "lm")
    rich.paint(image, (x + NAME_AT, y + BADGE - 8), told, FAINT_INK)


@cache
def _seal(*, full: bool) -> Image.Image:
    """Where the seal's ink goes."""

    def draw(pen: ImageDraw.ImageDraw, by: int) -> None:
        side = 2 * SEAL * by - 1
        pen.ellipse((0, 0, side, side), 255 if full else None, 255, 3 * by)

    return ink_mask((2 * SEAL, 2 * SEAL), draw)


def _rules(pen: ImageDraw.ImageDraw, by: int, tops: list[int]) -> None:
    for y in tops:
        path = [(LEFT * by, y * by), (RIGHT * by, y * by)]
        stroke(pen, path, 255, SCALE, seed=y, sway=0.8, step=160)
