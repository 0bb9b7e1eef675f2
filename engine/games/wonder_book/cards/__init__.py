"""All cards, as facts: who the heroes are, what each card says in the vocabulary of
`conditions` and `effects`."""

from __future__ import annotations

from engine.games.wonder_book.cards.chapter_1 import CHAPTER_1
from engine.games.wonder_book.cards.chapter_2 import CHAPTER_2
from engine.games.wonder_book.cards.chapter_3 import CHAPTER_3
from engine.games.wonder_book.cards.chapter_4 import CHAPTER_4
from engine.games.wonder_book.cards.chapter_5 import CHAPTER_5
from engine.games.wonder_book.cards.chapter_6 import CHAPTER_6
from engine.games.wonder_book.cards.heroes import GIFTS, HERO_CARDS, SKILLS, UPGRADES
from engine.games.wonder_book.cards.kinds import Card, Chapter, WyrmCard
from engine.games.wonder_book.cards.shreds import SHREDS
from engine.games.wonder_book.cards.wyrms import BASE_WYRMS

__all__ = [
    "BASE_WYRM_CARDS",
    "CHAPTERS",
    "GIFTS",
    "HERO_CARDS",
    "SHREDS",
    "SKILLS",
    "UPGRADES",
    "WYRM_CARDS",
    "card_of",
]

CHAPTERS: dict[int, Chapter] = {
    1: CHAPTER_1,
    2: CHAPTER_2,
    3: CHAPTER_3,
    4: CHAPTER_4,
    5: CHAPTER_5,
    6: CHAPTER_6,
}

BASE_WYRM_CARDS = tuple(BASE_WYRMS)  # every campaign starts with these [WB-43]
WYRM_CARDS: dict[str, WyrmCard] = BASE_WYRMS | {
    name: card for chapter in CHAPTERS.values() for name, card in chapter.wyrms.items()
}


def card_of(chapter: int, number: int) -> Card:
    return CHAPTERS[chapter].cards[number]
