"""Tables that were stored under older rules open, and go on under today's."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Dice
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import AllInOrder, HoldBack, Reroll, Stop
from engine.games.wonder_book.enemies.phase import Activation
from engine.games.wonder_book.state import WonderBook

SEED = b"0123456789abcdef"
HERE = Path(__file__).parent
KEPT = (HERE / "version_4.jsonl").read_bytes().splitlines()
ATTACK, LEFT_OVER, LUCK, HARDCORE, WYRMS = range(len(KEPT))  # what each table is asking
KEPT_5 = (HERE / "version_5.jsonl").read_bytes().splitlines()
NEXT_WYRM, VICTIM = range(len(KEPT_5))


def played_out(s: WonderBook) -> WonderBook:
    """Play at random to the end."""
    number = 0
    while s.result is None:
        number += 1
        seat, dice = GAME.actors(s)[0], Dice(SEED, number)
        s = GAME.apply(s, seat, dice.pick(GAME.legal(s, seat)), dice).s
        GAME.check(s)
    return s


IDS = ["attack", "left-over", "luck", "hardcore", "wyrms", "next-wyrm", "victim"]


@pytest.mark.parametrize("raw", KEPT + KEPT_5, ids=IDS)
def test_an_older_table_is_played_to_its_end(raw: bytes) -> None:
    s = played_out(GAME.load(raw))

    assert s.result is not None
    assert s.result.places == ((1, 1) if s.won else (2, 2))


def test_an_attack_of_version_4_knows_what_can_be_left_undone() -> None:
    rolled, left_over = GAME.load(KEPT[ATTACK]), GAME.load(KEPT[LEFT_OVER])

    assert GAME.legal(rolled, 0)[-3:] == [HoldBack(), Reroll(), Stop()]
    assert GAME.legal(left_over, 0)[-1] == Stop()


def test_a_hardcore_table_of_version_4_keeps_its_destiny() -> None:
    assert GAME.load(KEPT[HARDCORE]).destiny == 3


def test_a_table_of_version_5_still_asks_which_wyrm_is_next() -> None:
    """Though nobody can fall: somebody must answer, or the table would stand still."""
    s = GAME.load(KEPT_5[NEXT_WYRM])
    letter = GAME.legal(s, 0)[0]

    assert GAME.actors(s) == [0, 1]
    assert GAME.legal(s, 0)[-1] == AllInOrder()
    assert not isinstance(GAME.apply(s, 0, letter, Dice(SEED, 0)).s.stack[-1], Activation)
