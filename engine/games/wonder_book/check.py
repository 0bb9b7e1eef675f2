"""No component is lost or appears from nowhere [WB-01]."""

from __future__ import annotations

from collections import Counter

from engine.components import conserved
from engine.games.wonder_book.cards import BASE_WYRM_CARDS, CHAPTERS, SHREDS, card_of
from engine.games.wonder_book.state import DESTINY, SPARKS, WonderBook, spark_supply


def check(s: WonderBook) -> None:
    """Raise AssertionError unless every component is somewhere, and only once [WB-01]."""
    assert 0 <= spark_supply(s) <= SPARKS
    assert min([0, *s.sparks.values(), *(hero.sparks for hero in s.heroes)]) == 0
    assert 0 <= s.destiny <= DESTINY
    cards = [int(number) for number in s.deck.cards] + s.read + s.rules + s.gained + s.upgrades
    cards += [number for stack in s.stacks.values() for number in stack.cards]
    cards += [number for hero in s.heroes for number in hero.items]
    assert sorted(cards) == sorted(CHAPTERS[s.chapter].cards), sorted(cards)
    wyrm_cards = [*s.wyrm_deck.cards, *s.wyrm_discard, *([s.wyrm_card] if s.wyrm_card else [])]
    gained = [card_of(s.chapter, number).wyrm for number in s.gained]
    conserved(wyrm_cards, Counter([*BASE_WYRM_CARDS, *s.campaign.wyrm_cards, *gained]))
    shreds = [x for hero in s.heroes for x in hero.shreds] + s.shreds_used
    shreds += s.shred_deck.cards + s.shred_discard
    conserved(shreds, {name: shred.copies for name, shred in SHREDS.items()})
    figures = [*s.heroes, *s.wyrms, *s.bosses, *s.allies]
    assert all(figure.area in s.areas for figure in figures if figure.area)
    assert [wyrm.aura for wyrm in s.wyrms].count(True) <= 1
    assert all(wyrm.area for wyrm in s.wyrms if wyrm.aura)
    assert all(boss.hearts and boss.stages for boss in s.bosses if boss.area)
    assert all(0 <= ally.hearts <= ally.most for ally in s.allies)
