"""The side column and the title strip: what the party has, what it wants, how it stands."""

from functools import lru_cache

from PIL import Image

from engine.core import View
from engine.games.wonder_book.cards import HERO_CARDS, card_of
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.state import DESTINY, Hero, WonderBook, in_play
from engine.games.wonder_book.text import progress
from engine.games.wonder_book.turns import turn_under_way
from rendering import icons, pieces, rich
from rendering.canvas import Pen, frame, ink_mask
from rendering.fonts import Face
from rendering.palette import BLOOD, CARD_PAPER, FAINT_INK, GOLD, INK, NIGHT, WHITE, mix
from rendering.paper import paper
from rendering.text import Style, fitted, width, write
from rendering.wonder_book import symbols
from rendering.wonder_book.figures import Figure, picture
from rendering.words import Say, said

LEFT, RIGHT, TOP, BOTTOM = 942, 1252, 104, 940
SHEET = (920, 92, 1270, 952)
HERO_ROW = 104
HEAD, RULE = Style(Face.BOLD, 32), Style(Face.TEXT, 30)
PACK = 3  # icons beside the Hearts
TOKEN = 29
CREAM = (246, 226, 178)


def draw_column(image: Image.Image, view: View[WonderBook], say: Say) -> None:
    s = view.s
    y = TOP
    for seat, hero in enumerate(s.heroes):
        if hero.name:
            _hero(image, y, seat, view, say)
            y += HERO_ROW
    y = _destiny(image, y + 4, s, say)
    y = _supply(image, y, s, say)
    y = _goal(image, y, s, say)
    _rules(image, y, s, say)


def draw_strip(image: Image.Image, view: View[WonderBook], say: Say) -> None:
    """Game, chapter, round, whose turn; the last dice in the corner."""
    s, middle = view.s, 46
    icons.stamp(image, (52, middle), "book", 62, GOLD)
    title = said(say, "picture-wonder-book")
    write(image, (96, middle), title, Style(Face.TITLE, 40), CREAM, "lm")
    x = 96 + width(title, Style(Face.TITLE, 40)) + 28
    chapter, style = fitted(
        say("picture-chapter", chapter=s.chapter), Style(Face.ITALIC, 36), 250, 28
    )
    write(image, (x, middle), chapter, style, CREAM, "lm")
    if s.round:
        text, style = fitted(say("picture-round", n=s.round), Style(Face.BOLD, 36), 200, 28)
        write(image, (904, middle), text, style, CREAM, "rm")
    if s.roll:
        pieces.dice(image, ((SHEET[0] + SHEET[2]) // 2, middle), s.roll, 56)


def lay_sheet(image: Image.Image) -> None:
    """The column's still part: a note of paper with a frame."""
    size = (SHEET[2] - SHEET[0], SHEET[3] - SHEET[1])
    note = paper(size, CARD_PAPER, seed=31, edge=0.5).copy()
    line = ink_mask(size, lambda pen, _: frame(pen, (8, 8, size[0] - 9, size[1] - 9), 2, 5))
    note.paste(FAINT_INK, mask=line)
    image.paste(note, SHEET[:2])


def _hero(image: Image.Image, y: int, seat: int, view: View[WonderBook], say: Say) -> None:
    """Badge, name and Sparks; below them Hearts, then what the hero carries."""
    hero, chapter = view.s.heroes[seat], view.s.chapter
    acting = turn_under_way(view.s) == seat
    name = said(say, f"hero-{hero.name}")
    if acting:
        plate = (LEFT - 10, y - 2, RIGHT + 8, y + HERO_ROW - 8)
        image.paste(mix(GOLD, WHITE, 0.55), plate)
    figure = Figure("hero", name[:1], seat, down=not hero.standing, acting=acting)
    pieces.lay(image, (LEFT + 28, y + 32), picture(figure, 62))
    sparks = str(hero.sparks)
    right = RIGHT - 44 - width(sparks, Style(Face.BOLD, 36))
    pieces.counted(image, (right, y + 32), "spark", sparks, 36)
    text, style = fitted(name, Style(Face.BOLD, 40), right - LEFT - 80, 30)
    tone = FAINT_INK if hero.done else INK
    write(image, (LEFT + 70, y + 32), text, style, tone, "lm")
    pieces.hearts(image, (LEFT, y + 78), hero.hearts, HERO_CARDS[hero.name].hearts, 26)
    _pack(image, y + 78, hero, chapter)
    if y > TOP:
        image.paste(FAINT_INK, (LEFT, y - 5, RIGHT, y - 4))


def _pack(image: Image.Image, y: int, hero: Hero, chapter: int) -> None:
    """Items and Shred cards as icons, from the right; Shreds on torn paper."""
    held = [(symbols.ITEMS[card_of(chapter, item).item], False) for item in hero.items]
    held += [(symbols.SHREDS[shred], True) for shred in hero.shreds]
    for i, (name, torn) in enumerate(held[:PACK]):
        pieces.lay(image, (RIGHT - 14 - i * 31, y), _item(name, torn))
    if len(held) > PACK:
        at = (RIGHT - 14 - PACK * 31, y)
        write(image, at, f"+{len(held) - PACK}", Style(Face.BOLD, 28), INK, "mm")


@lru_cache(maxsize=32)
def _item(name: str, torn: bool) -> Image.Image:
    image = Image.new("RGBA", (30, 30), (*mix(GOLD, WHITE, 0.6), 255) if torn else (0, 0, 0, 0))
    icons.stamp(image, (15, 15), name, 26 if torn else 30, INK)
    return image


def _destiny(image: Image.Image, y: int, s: WonderBook, say: Say) -> int:
    write(image, (LEFT, y + 20), said(say, "picture-destiny"), HEAD, INK, "lm")
    write(image, (RIGHT, y + 20), str(s.destiny), HEAD, INK, "rm")
    step = (RIGHT - LEFT + 3) // DESTINY
    for i in range(DESTINY):
        pieces.lay(image, (LEFT + step // 2 + i * step, y + 60), _token(i < s.destiny))
    return y + 86


@lru_cache(maxsize=2)
def _token(up: bool) -> Image.Image:
    """A Destiny token: a star in light, or a plain dark back."""
    image = Image.new("RGBA", (TOKEN, TOKEN))
    for inset, tone in ((0.0, INK), (2.0, GOLD if up else FAINT_INK)):
        pen = Pen((TOKEN, TOKEN))
        pen.dot((TOKEN / 2, TOKEN / 2), TOKEN / 2 - inset)
        image.paste(tone, mask=pen.mask())
    if up:
        icons.stamp(image, (TOKEN // 2, TOKEN // 2), "success", 22, WHITE)
    else:
        icons.stamp(image, (TOKEN // 2, TOKEN // 2), "moon", 16, INK)
    return image


def _supply(image: Image.Image, y: int, s: WonderBook, say: Say) -> int:
    left = len(s.wyrms) - len(in_play(s))
    text, style = fitted(said(say, "picture-supply"), HEAD, RIGHT - LEFT - 90, 26)
    icons.stamp(image, (LEFT + 18, y + 20), "wyrm", 38, NIGHT)
    write(image, (LEFT + 48, y + 20), text, style, INK, "lm")
    write(image, (RIGHT, y + 20), str(left), HEAD, INK, "rm")
    return y + 50


def _goal(image: Image.Image, y: int, s: WonderBook, say: Say) -> int:
    """The goal in force and how far it is; between goals what is being read."""
    if not s.goal:
        return _reading(image, y, s, say)
    write(image, (LEFT, y + 18), said(say, "picture-goal"), HEAD, BLOOD, "lm")
    if count := progress(s, goal_in_force(s).test):
        write(image, (RIGHT, y + 18), f"{count[0]}/{count[1]}", HEAD, BLOOD, "rm")
    return _paragraph(image, y + 38, said(say, f"goal-{s.chapter}-{s.goal}"), 4)


def _reading(image: Image.Image, y: int, s: WonderBook, say: Say) -> int:
    if not s.page:
        return y
    title = said(say, f"wb-{s.chapter}-{s.page.card}-{s.page.side}-title")
    block = _block(title, 40, Face.TITLE, 190)
    rich.paint(image, (LEFT, y + 10), block, INK)
    return y + 20 + block.height


def _rules(image: Image.Image, y: int, s: WonderBook, say: Say) -> None:
    """Special Rule cards in force [WB-22], as far as there is room."""
    for card in s.rules:
        if y + 40 > BOTTOM:
            return
        icons.stamp(image, (LEFT + 16, y + 20), "scroll", 30, GOLD)
        name, style = fitted(said(say, f"rule-{s.chapter}-{card}"), RULE, RIGHT - LEFT - 44, 24)
        write(image, (LEFT + 44, y + 20), name, style, INK, "lm")
        y += 42


def _paragraph(image: Image.Image, y: int, text: str, lines: int) -> int:
    block = _block(text, 32, Face.TEXT, lines * 38)
    rich.paint(image, (LEFT, y), block, INK)
    return y + block.height + 8


@lru_cache(maxsize=64)
def _block(text: str, most: int, face: Face, high: int) -> rich.Block:
    return rich.fit(text, (RIGHT - LEFT, high), (most, 28), face)
