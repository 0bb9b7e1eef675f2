"""A table of chapter I as the pictures see it."""

from typing import Any

import msgspec

from engine.core import View
from engine.games.wonder_book.cards import CHAPTERS, HERO_CARDS
from engine.games.wonder_book.state import Hero, Page, Stack, WonderBook, Wyrm

STACKS = {
    "ovens": Stack("bakery", [14]),
    "satchel": Stack("lamp-court", [16]),
    "bell": Stack("bell-stair", [18]),
    "door": Stack("reading-room", [20]),
    "dragon": Stack("paper-bridge", [33]),
    "bobbin": Stack("seam", [34]),
}


def table(heroes: int = 4) -> WonderBook:
    """All parts stand, everyone is on the Landing, a Wyrm before them."""
    chapter = CHAPTERS[1]
    s = WonderBook(seats=heroes, people=[True] * heroes, round=2, goal=13, destiny=5)
    s.areas, s.dashed, s.solid = [*chapter.areas], [*chapter.dashed], [*chapter.solid]
    names = [*HERO_CARDS][:heroes]
    s.heroes = [Hero(n, "landing", hearts=HERO_CARDS[n].hearts) for n in names]
    s.wyrms = [Wyrm("landing"), *(Wyrm() for _ in range(2 * heroes - 1))]
    s.sparks, s.vortex, s.stacks = {"well": 3}, "gatehouse", dict(STACKS)
    return s


def before_the_fall() -> WonderBook:
    """The book is shut, nobody is anyone yet."""
    s = WonderBook(seats=2, people=[True, True], destiny=5, page=Page(1, "front"))
    s.heroes, s.wyrms = [Hero(), Hero()], [Wyrm() for _ in range(4)]
    return s


def seen(s: WonderBook, seat: int | None = None) -> View[WonderBook]:
    return View(seat, s)


def words(cards: object, kind: type[Any]) -> list[Any]:
    """All words of one kind on these cards, however deep."""
    if isinstance(cards, kind):
        return [cards]
    if isinstance(cards, dict):
        return [word for card in cards.values() for word in words(card, kind)]
    if isinstance(cards, tuple | list):
        return [word for part in cards for word in words(part, kind)]
    if isinstance(cards, msgspec.Struct):
        parts = (getattr(cards, field) for field in cards.__struct_fields__)
        return [word for part in parts for word in words(part, kind)]
    return []
