"""A card's effects on things that are no longer there do nothing [WB-01, WB-25]."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core import Dice, Sit
from engine.games.wonder_book import GAME
from engine.games.wonder_book.cards import CHAPTERS, GIFTS, SHREDS, SKILLS, WYRM_CARDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Word
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import WonderBook, Wyrm
from tests.engine.wonder_book.book import words
from tests.engine.wonder_book.starts import first_round

SEED = b"0123456789abcdef"

# These are about what comes, not what was there (cards of the deck, figures, areas), or hold such.
COMING = (
    *(
        do.GoTo,
        do.Flip,
        do.Tell,
        do.RuleOn,
        do.GainItem,
        do.Lay,
        do.Discard,
        do.Upgrade,
        do.AddWyrmCard,
    ),
    *(do.ChooseHeroes, do.BossComes, do.AllyComes, do.PlaceHeroes, do.Carry, do.Close, do.Win),
    *(do.If, do.Roll),
)


def emptied(chapter: int) -> WonderBook:
    """The first round of a chapter, after a goal has cleared the book of everything in it."""
    s = first_round("coop", chapter)
    s.wyrms, s.sparks, s.bosses, s.allies = [Wyrm() for _ in s.wyrms], {}, [], []
    for stack in s.stacks.values():
        s.read += stack.cards
    s.stacks = {}
    for hero in s.heroes:
        hero.sparks, hero.guard = 0, 0
    return s


def orders(chapter: int) -> Iterator[Effect]:
    """Every effect of the chapter, and of what heroes hold in any chapter."""
    said = words((CHAPTERS[chapter].cards, WYRM_CARDS, SKILLS, SHREDS, GIFTS), Word)
    orders = (one for one in said if isinstance(one, Effect) and not isinstance(one, COMING))
    yield from dict.fromkeys(orders)


@pytest.mark.rule("WB-01", "WB-25")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_order_stumbles_over_what_is_gone(chapter: int) -> None:
    raw, tried = GAME.dump(emptied(chapter)), 0
    for order in orders(chapter):
        s = GAME.load(raw)
        s.stack.append(Script(todo=[order], me=0, card=s.goal))
        GAME.check(GAME.sit(s, Sit(0, True), Dice(SEED, 1)).s)
        tried += 1

    assert tried > 60
