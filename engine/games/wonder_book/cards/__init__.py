"""All cards, as facts: who the heroes are, what each card says in the vocabulary of `content`."""

from __future__ import annotations

from engine.games.wonder_book.cards.chapter_1 import CHAPTER_1
from engine.games.wonder_book.cards.heroes import HERO_CARDS, SKILLS
from engine.games.wonder_book.cards.shreds import SHREDS
from engine.games.wonder_book.cards.wyrms import BASE_WYRM_CARDS, WYRM_CARDS
from engine.games.wonder_book.content import Card, Chapter

__all__ = ["BASE_WYRM_CARDS", "CHAPTERS", "HERO_CARDS", "SHREDS", "SKILLS", "WYRM_CARDS", "card_of"]

CHAPTERS: dict[int, Chapter] = {1: CHAPTER_1}


def card_of(chapter: int, number: int) -> Card:
    return CHAPTERS[chapter].cards[number]
