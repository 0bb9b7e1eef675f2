"""The side column: who plays, what the party has, and what is in force. The goal stands above
the picture.

Each line is a picture of its own, made from plain values and cached: a move changes one or two.
"""

from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.wonder_book.cards import HERO_CARDS, card_of
from engine.games.wonder_book.state import DESTINY, WonderBook, bosses_in_play, has_gift, in_play
from engine.games.wonder_book.turns import turn_under_way
from rendering import icons, pieces, rich
from rendering.canvas import Pen, frame, ink_mask
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import CARD_PAPER, FAINT_INK, GOLD, INK, NIGHT, WHITE, mix
from rendering.paper import paper
from rendering.pieces import LEAST
from rendering.portraits import head, portrait
from rendering.text import Style, fitted, width, write
from rendering.wonder_book import symbols
from rendering.wonder_book.figures import Figure, picture
from rendering.words import Say, said

NOTE = (920, 92, 1270, 952)
WIDE, HIGH = NOTE[2] - NOTE[0], NOTE[3] - NOTE[1]
LEFT, RIGHT, TOP = 22, WIDE - 20, 14  # edges of the text on the note
HERO_ROW = 104
FRIENDS = 372  # how high the four friends are
HEAD, RULE = Style(Face.BOLD, 32), Style(Face.TEXT, 30)
FIGURE = 58  # with rays around it
PACK, TILE = 2, 38  # icons beside the Hearts, and the paper that each lies on, in pixels
TOKEN = 29


class HeroLine(NamedTuple):
    seat: int
    who: str  # the hero's key
    name: str
    hearts: tuple[int, int]  # those left, and the most
    sparks: int
    pack: tuple[str, ...]  # icons
    acting: bool
    done: bool


class Foot(NamedTuple):
    """What lies below the heroes, already in words."""

    destiny: tuple[str, int]
    supply: tuple[str, int]
    others: tuple[tuple[str, str, str], ...]  # bosses and allies: key, name, Hearts of at most
    title: str  # what is being read
    rules: tuple[str, ...]


def draw_column(image: Image.Image, view: View[WonderBook], say: Say) -> None:
    """A row for each hero who has been chosen; before the first one, who can be."""
    y = TOP
    for seat, hero in enumerate(view.s.heroes):
        if hero.name:
            image.paste(_hero(y, _hero_line(view.s, seat, say)), (NOTE[0], NOTE[1] + y))
            y += HERO_ROW
    if y == TOP:
        y += FRIENDS
        image.paste(_friends(tuple(said(say, f"hero-{who}") for who in HERO_CARDS)), NOTE[:2])
    image.paste(_foot(y, _foot_of(view.s, say)), (NOTE[0], NOTE[1] + y))


@kept
def _friends(names: tuple[str, ...]) -> Image.Image:
    """Before anybody has chosen a hero: the four friends, two and two."""
    image = note().crop((0, 0, WIDE, TOP + FRIENDS))
    for i, (who, name) in enumerate(zip(HERO_CARDS, names, strict=True)):
        x, y = WIDE // 4 + 4 + i % 2 * (WIDE // 2 - 8), TOP + 74 + i // 2 * 186
        pieces.lay(image, (x, y), portrait(who, 152))
        write(image, (x, y + 92), name, Style(Face.BOLD, 34), INK, "mm")
    return image


@kept
def note() -> Image.Image:
    """The empty column: a note of paper with a frame."""
    sheet = paper((WIDE, HIGH), CARD_PAPER, seed=31, edge=0.5)
    line = ink_mask((WIDE, HIGH), lambda pen, _: frame(pen, (8, 8, WIDE - 9, HIGH - 9), 2, 5))
    sheet.paste(FAINT_INK, mask=line)
    return sheet


def _hero_line(s: WonderBook, seat: int, say: Say) -> HeroLine:
    hero = s.heroes[seat]
    items = [symbols.ITEMS[card_of(s.chapter, item).item] for item in hero.items]
    shreds = [symbols.SHREDS[shred] for shred in hero.shreds]
    gift = [symbols.GIFTS[hero.name]] if has_gift(s, hero) else []
    return HeroLine(
        seat,
        hero.name,
        said(say, f"hero-{hero.name}"),
        (hero.hearts, HERO_CARDS[hero.name].hearts),
        hero.sparks,
        (*gift, *items, *shreds),
        turn_under_way(s) == seat,
        hero.done,
    )


@kept
def _hero(y: int, line: HeroLine) -> Image.Image:
    """The badge, name and Sparks; below them the Hearts and what the hero carries
    [WB-11, WB-32]."""
    image = note().crop((0, y, WIDE, y + HERO_ROW))
    if line.acting:
        image.paste(mix(GOLD, WHITE, 0.55), (LEFT - 9, 2, RIGHT + 7, HERO_ROW - 7))
    down = line.hearts[0] == 0
    figure = Figure("hero", line.name[:1], line.seat, down, acting=line.acting, who=line.who)
    pieces.lay(image, (LEFT + 28, 37), picture(figure, FIGURE))
    sparks = str(line.sparks)
    right = RIGHT - 44 - width(sparks, Style(Face.BOLD, 36))
    pieces.counted(image, (right, 34), "spark", sparks, 36)
    name, style = fitted(line.name, Style(Face.BOLD, 40), right - LEFT - 80, 30)
    write(image, (LEFT + 70, 34), name, style, FAINT_INK if line.done else INK, "lm")
    pieces.hearts(image, (LEFT, 80), *line.hearts, 26)
    _pack(image, 80, line.pack)
    image.paste(FAINT_INK, (LEFT, HERO_ROW - 4, RIGHT, HERO_ROW - 3))
    return image


def _pack(image: Image.Image, y: int, pack: tuple[str, ...]) -> None:
    """The gift, items and Shred cards as icons on coloured paper, from the right."""
    for i, name in enumerate(pack[:PACK]):
        x = RIGHT - TILE // 2 - i * (TILE + 4)
        corner = (x - TILE // 2, y - TILE // 2)
        image.paste(mix(GOLD, WHITE, 0.25), (*corner, corner[0] + TILE, corner[1] + TILE))
        icons.stamp(image, (x, y), name, TILE - 4, INK)
    if len(pack) > PACK:
        at = (RIGHT - PACK * (TILE + 4), y)
        write(image, at, f"+{len(pack) - PACK}", Style(Face.BOLD, 28), INK, "rm")


def _foot_of(s: WonderBook, say: Say) -> Foot:
    page = s.page if not s.goal else None
    return Foot(
        (said(say, "picture-destiny"), s.destiny),
        (said(say, "picture-supply"), len(s.wyrms) - len(in_play(s))),
        _others(s, say),
        said(say, f"wb-{s.chapter}-{page.card}-{page.side}-title") if page else "",
        tuple(said(say, f"rule-{s.chapter}-{card}") for card in s.rules),
    )


def _others(s: WonderBook, say: Say) -> tuple[tuple[str, str, str], ...]:
    bosses = [
        (boss.name, said(say, f"boss-{boss.name}"), f"{boss.hearts}/{boss.most}")
        for boss in bosses_in_play(s)
    ]
    allies = [
        (ally.name, said(say, f"ally-{ally.name}"), f"{ally.hearts}/{ally.most}")
        for ally in s.allies
    ]
    return (*bosses, *allies)


@kept
def _foot(top: int, foot: Foot) -> Image.Image:
    image = note().crop((0, top, WIDE, HIGH))
    icons.stamp(
        image, (WIDE // 2, HIGH - top - 130), "dragon", 200, mix(CARD_PAPER.light, INK, 0.1)
    )
    _destiny(image, 8, *foot.destiny)
    _count(image, 96, "wyrm", *foot.supply)
    y = 144
    for other in foot.others:
        _other(image, y, *other)
        y += 44
    y = _title(image, y + 6, foot.title)
    for name in foot.rules:
        if y + 40 < image.height:
            _rule(image, y, name)
        y += 42
    return image


def _destiny(image: Image.Image, y: int, word: str, up: int) -> None:
    """[WB-03, WB-57]"""
    write(image, (LEFT, y + 20), word, HEAD, INK, "lm")
    write(image, (RIGHT, y + 20), str(up), HEAD, INK, "rm")
    step = (RIGHT - LEFT + 3) // DESTINY
    for i in range(DESTINY):
        pieces.lay(image, (LEFT + step // 2 + i * step, y + 60), token(i < up))


@kept
def token(up: bool) -> Image.Image:
    """A Destiny token: a star in light, or a dark moon."""
    image = Image.new("RGBA", (TOKEN, TOKEN))
    for inset, tone in ((0.0, INK), (2.0, GOLD if up else FAINT_INK)):
        pen = Pen((TOKEN, TOKEN))
        pen.dot((TOKEN / 2, TOKEN / 2), TOKEN / 2 - inset)
        image.paste(tone, mask=pen.mask())
    name, size, tone = ("success", 22, WHITE) if up else ("moon", 16, INK)
    icons.stamp(image, (TOKEN // 2, TOKEN // 2), name, size, tone)
    return image


def _count(image: Image.Image, y: int, name: str, word: str, number: int) -> None:
    text, style = fitted(word, HEAD, RIGHT - LEFT - 90, LEAST)
    icons.stamp(image, (LEFT + 18, y + 20), name, 38, NIGHT)
    write(image, (LEFT + 48, y + 20), text, style, INK, "lm")
    write(image, (RIGHT, y + 20), str(number), HEAD, INK, "rm")


def _other(image: Image.Image, y: int, who: str, name: str, hearts: str) -> None:
    """A boss or an ally with its Hearts [WB-64, WB-65]; the full number stands only beside a short
    name."""
    pieces.lay(image, (LEFT + 18, y + 20), head(who, 42))
    if width(name, HEAD._replace(size=28)) > RIGHT - LEFT - 96 - width(hearts, HEAD):
        hearts = hearts.partition("/")[0]
    left = RIGHT - width(hearts, HEAD) - 40
    text, style = fitted(name, HEAD, left - LEFT - 56, LEAST)
    write(image, (LEFT + 48, y + 20), text, style, INK, "lm")
    pieces.counted(image, (left, y + 20), "heart", hearts, 32)


def _title(image: Image.Image, y: int, title: str) -> int:
    """What is being read between two goals."""
    if not title:
        return y
    block = rich.fit(title, (RIGHT - LEFT, 190), (40, 28), Face.TITLE)
    rich.paint(image, (LEFT, y), block, INK)
    return y + 10 + block.height


def _rule(image: Image.Image, y: int, name: str) -> None:
    """A Special Rule card in force [WB-22]."""
    icons.stamp(image, (LEFT + 16, y + 20), "scroll", 30, GOLD)
    text, style = fitted(name, RULE, RIGHT - LEFT - 44, LEAST)
    write(image, (LEFT + 44, y + 20), text, style, INK, "lm")
