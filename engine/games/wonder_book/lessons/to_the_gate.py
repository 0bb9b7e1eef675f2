"""Lesson 1: to the gate, the first goal of chapter I. None of its pages is shown."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Setup
from engine.games.wonder_book import actions as a
from engine.games.wonder_book.cards.chapter_1 import TOLL
from engine.games.wonder_book.cards.heroes import HERO_CARDS
from engine.games.wonder_book.state import WonderBook
from engine.games.wonder_book.turns import ACTIONS
from engine.lessons import Lesson, Moves, Step
from engine.values import Word

KEN, LARA = 0, 1
SETUP = Setup("solo", 2, (True, True))
READ: Moves = ((KEN, a.TurnPage()),)
OPENING: Moves = (
    *READ * 2,
    (KEN, a.Choose("1-2-sign")),
    *READ,
    (KEN, a.BecomeHero("ken")),
    (LARA, a.BecomeHero("lara")),
    *READ * 6,
)


def facts(s: WonderBook) -> Mapping[str, Word]:
    ken, lara = s.heroes
    return {
        "hearts": ken.hearts,
        "ken": ken.sparks,
        "lara": lara.sparks,
        "hill": s.sparks.get("hinge-hill", 0),
        "dice": HERO_CARDS["ken"].dice,
        "hits": sum(s.roll),
        "toll": TOLL,
        "actions": ACTIONS,
    }


def _bitten(s: WonderBook) -> bool:
    """A Wyrm has come to Ken and cost him a Heart, after the one that he gave."""
    ken = s.heroes[KEN]
    return ken.hearts == HERO_CARDS[ken.name].hearts - 2 and any(
        wyrm.area == ken.area for wyrm in s.wyrms
    )


def _lay(s: WonderBook) -> None:
    s.heroes[LARA].area, s.heroes[LARA].sparks = "hinge-hill", 1


TO_THE_GATE = Lesson(
    setup=SETUP,
    seed=b"to the gate 21",
    prelude=OPENING,
    lay=_lay,
    facts=facts,
    steps=(
        Step(a.TakeTurn("ken")),
        Step(a.Attack()),
        Step(a.Reroll(), given=lambda s: sum(s.roll) == 1),
        Step(a.Strike("A"), given=lambda s: sum(s.roll) == 2),
        Step(a.Collect(), given=lambda s: all(w.area != "landing" for w in s.wyrms)),
        Step(a.Move("hinge-hill")),
        Step(a.Collect()),
        Step(a.Collect()),
        Step(a.Move("gatehouse")),
        Step(a.TakeTurn("ken"), given=_bitten),
        Step(a.Move("gatehouse")),
    ),
    met=lambda s: s.goal != 6 or s.page is not None,
)
