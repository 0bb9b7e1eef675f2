"""What is counted beside the goal is told on the table, not in its log alone."""

from __future__ import annotations

import pytest

from bot.text.say import say_in
from engine.core import Msg
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.state import WonderBook
from engine.games.wonder_book.words.counted import UNTOLD, counted, counters_of
from engine.rule_book import LANGUAGES
from tests.engine.wonder_book.laid import at, laid

FEEDING, KEPT = 28, 31  # chapter II: the light that is fed, and the goal to hold four rounds
HOLLOW, KNOTS = 34, 36  # chapter II: the noise that wakes the sleepers, and the goal to undo knots


def told(s: WonderBook, **counters: int) -> list[Msg]:
    s.counters |= {name.replace("_", "-"): n for name, n in counters.items()}
    return counted(s)


def test_what_a_special_rule_counts_is_told_beside_the_goal() -> None:
    s = laid(ken=at("fold-tower"), real=(2, KEPT), rules=(FEEDING,))

    assert told(s, fold_light=2, rounds=1) == [
        Msg("wonder-book-counted", {"counter": "fold-light", "n": 2})
    ]


def test_what_the_goal_tells_is_not_told_again() -> None:
    s = laid(ken=at("fold-hollow"), real=(2, KNOTS), rules=(HOLLOW,))

    assert told(s, fold_knots=1, fold_noise=3) == [
        Msg("wonder-book-counted", {"counter": "fold-noise", "n": 3})
    ]


def test_what_no_rule_in_force_and_no_goal_counts_is_not_told() -> None:
    s = laid(ken=at("fold-hollow"), real=(2, KNOTS))

    assert told(s, fold_light=2) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_silent_about_what_the_table_does_not_count(lang: str) -> None:
    say = say_in(lang)
    cards = [card for chapter in CHAPTERS.values() for card in chapter.cards.values()]
    every = {name for card in cards for name in counters_of(card)}
    silent = {name for name in every if say(f"counter-{name}") == "silent"}

    assert len(every) > 10
    assert silent == UNTOLD - {"rounds", "defeated"}
