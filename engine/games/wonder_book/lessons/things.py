"""Lesson 2: Shreds, things and choices in the second goal of chapter I."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.wonder_book import actions as a
from engine.games.wonder_book.lessons.to_the_gate import KEN, LARA, OPENING, READ, SETUP
from engine.games.wonder_book.state import WonderBook
from engine.games.wonder_book.turns import ACTIONS
from engine.lessons import Lesson, Moves, Step
from engine.values import Word

FIRST_GOAL: Moves = (
    (KEN, a.TakeTurn("ken")),
    (KEN, a.Collect()),
    (KEN, a.Move("hinge-hill")),
    (KEN, a.Collect()),
    (LARA, a.Move("well")),
    (LARA, a.Collect()),
    (LARA, a.Collect()),
    (KEN, a.TakeTurn("ken")),
    (KEN, a.Move("gatehouse")),
    (KEN, a.EndTurn()),
    (LARA, a.Move("hinge-hill")),
    (LARA, a.Move("gatehouse")),
    (KEN, a.Choose("1-6-free")),
    *READ,
    (KEN, a.Choose("1-7-lantern")),
    *READ * 7,
)


def _facts(s: WonderBook) -> Mapping[str, Word]:
    ken, lara = s.heroes
    return {
        "left": getattr(s.stack[-1], "left", 0),
        "ken": ken.sparks,
        "lara": lara.sparks,
        "hits": sum(s.roll),
        "items": len(lara.items),
    }


def _lay(s: WonderBook) -> None:
    """Lara has her whole turn, then Ken has his; one Wyrm sits in the Bakery."""
    ken, lara = s.heroes
    s.stack[-1].left = ACTIONS
    pool = [*s.shred_deck.cards, *ken.shreds, *lara.shreds]
    pool.remove("fireflies")
    ken.shreds, lara.shreds, s.shred_deck.cards = [], ["fireflies"], pool
    ken.done = False
    for wyrm in s.wyrms:
        wyrm.area = ""
    s.wyrms[0].area = "bakery"


THINGS = Lesson(
    setup=SETUP,
    seed=b"things 8",
    prelude=(*OPENING, *FIRST_GOAL),
    lay=_lay,
    facts=_facts,
    steps=(
        Step(a.UseShred("fireflies")),
        Step(a.Interact("satchel")),
        Step(a.TurnPage()),
        Step(a.Interact("satchel")),
        Step(a.Choose("1-17-open")),
        Step(a.TurnPage()),
        Step(a.UseSkill("headlong")),
        Step(a.PickArea("bakery")),
        Step(a.Strike("A"), given=lambda s: sum(s.roll) == 2),
    ),
    met=lambda s: not s.wyrms[0].area,
)
