"""A campaign in words: the score sheet and the journal [WB-58]."""

from __future__ import annotations

import pytest

from engine.core import Dice, Event, Msg, Setup, Tale
from engine.games.wonder_book import GAME
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.events import CardRead
from engine.games.wonder_book.state import Campaign, WonderBook
from engine.games.wonder_book.words.chronicle import chronicle, story


@pytest.mark.rule("WB-58")
def test_the_sheet_sums_destiny_and_names_keywords() -> None:
    told = chronicle(Campaign(chapter=3, keywords=["signed"], destiny={1: 4, 2: 3}, defeats=2))

    assert told.heading == Msg("wonder-book-campaign", {"chapter": 3})
    assert told.lines == (
        Msg("wonder-book-sheet-chapter", {"chapter": 1, "n": 4}),
        Msg("wonder-book-sheet-chapter", {"chapter": 2, "n": 3}),
        Msg("wonder-book-sheet-total", {"n": 7}),
        Msg("wonder-book-keywords", {"n": 1, "keywords": ["signed"]}),
        Msg("wonder-book-sheet-defeats", {"n": 2}),
    )


@pytest.mark.rule("WB-63")
def test_the_sheet_says_that_it_began_from_a_finished_one() -> None:
    told = chronicle(Campaign(wyrm_cards=["unravel"], again=True))

    assert told.lines == (
        Msg("wonder-book-sheet-again"),
        Msg("wonder-book-sheet-wyrms", {"cards": [Msg("wyrm-card-unravel")]}),
    )


def test_the_journal_reads_pages_with_titles_and_outcomes_without() -> None:
    (tale,) = chronicle(Campaign(journal={1: ["2-front", "2-sign"]})).tales

    assert tale.pages == (
        (Msg("wb-1-2-front-title"), Msg("wb-1-2-front")),
        (Msg("wb-1-2-sign"),),
    )


def test_an_interaction_card_is_read_whole() -> None:
    """[WB-39] Its front lay face up before it was flipped."""
    (tale,) = chronicle(Campaign(journal={1: ["14-back"]})).tales

    assert tale.pages == (
        (Msg("wb-1-14-front-title"), Msg("wb-1-14-front")),
        (Msg("wb-1-14-back-title"), Msg("wb-1-14-back")),
    )


def test_a_new_campaign_has_nothing_to_tell() -> None:
    told = chronicle(Campaign())

    assert (told.lines, told.tales) == ((), ())


def test_the_story_so_far_is_what_was_read_at_the_table_and_no_more() -> None:
    """Each page has been opened, or lay there as the front of an Interaction card."""
    done = GAME.new(Setup("coop", 2), Dice(b"story", 0))
    told, most = list[Event](done.events), 0
    for move in range(1, 60):
        pages = [page for s in seen(done.s) for page in s.pages]
        opened = {event.title.id for event in told if isinstance(event, CardRead)}
        fronts = {title.replace("-back-", "-front-") for title in opened}
        assert {page[0].id for page in pages if len(page) > 1} <= opened | fronts
        assert bool(pages) == bool(opened)
        most = max(most, len(pages))
        seat = GAME.actors(done.s)[0]
        legal = GAME.legal(done.s, seat)
        done = GAME.apply(done.s, seat, legal[move % len(legal)], Dice(b"story", move))
        told += done.events

    assert most > 3


@pytest.mark.rule("WB-22")
@pytest.mark.parametrize("chapter", range(1, 7))
def test_what_special_rules_and_goals_say_can_be_read_again_at_the_table(chapter: int) -> None:
    """They hold on after their page was turned, and no other screen has all their words."""
    sides = [
        (number, name)
        for number, card in CHAPTERS[chapter].cards.items()
        for name, side in (("front", card.front), ("back", card.back))
        if side and side.rules and (card.kind == "rule" or side.goal)
    ]
    s = GAME.new(Setup("coop", 2), Dice(b"story", 0)).s
    s.chapter, s.journal = chapter, [f"{number}-{name}" for number, name in sides]
    (tale,) = seen(s)

    assert len(sides) > 4
    assert [page[-1].id for page in tale.pages] == [
        f"wb-{chapter}-{number}-{name}-rules" for number, name in sides
    ]


def seen(s: WonderBook) -> list[Tale]:
    """The story as everybody sees it; the same from each seat."""
    stories = [story(GAME.view(s, seat)) for seat in (None, *range(s.seats))]
    assert all(one == stories[0] for one in stories)
    return [one for one in stories[:1] if one is not None]
