"""Lesson 1: the third orb opens the castle."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.cards import MOVES
from engine.games.realm_of_wonder.lessons.position import RIVAL, SETUP, YOU, deal, lies, take, turn
from engine.games.realm_of_wonder.state import SPACES, Realm
from engine.lessons import Lesson, Step
from engine.values import Word


def _facts(s: Realm) -> Mapping[str, Word]:
    you = s.characters[YOU]
    return {
        "orbs": you.orbs,
        "mp": you.mp,
        "left": you.pace.left,
        "magic": len(you.magic.cards),
        "points": MOVES["move-6"].points,
        "rough": SPACES["H6"].cost,
    }


def _third_orb(s: Realm) -> None:
    you, rival = s.characters
    for _ in range(2):
        take(s, you, "orb")
    lies(s, "H6", "orb")
    you.at, s.round = "H4", 7
    turn(s, "orchard", "quarry")
    deal(
        s.deck,
        [you.moves, rival.moves],
        [["move-6", "move-31", "move-46"], ["move-13", "move-23", "move-33"]],
    )
    deal(
        s.magic,
        [you.magic, rival.magic],
        [["runestone", "plus", "minus-muscle"], ["cannon", "cannon", "submarine"]],
    )


THIRD_ORB = Lesson(
    setup=SETUP,
    seed=b"the third orb 0",
    lay=_third_orb,
    facts=_facts,
    steps=(
        Step(a.ChooseMove("move-6"), ((RIVAL, a.StayQuiet()), (RIVAL, a.ChooseMove("move-23")))),
        Step(a.Cast("runestone")),
        Step(a.TargetDisc("middle", "heath")),
        Step(a.EndSpells(), ((RIVAL, a.Walk("Q3")), (RIVAL, a.EndTurn()))),
        Step(a.Walk("H6")),
        Step(a.OpenTower()),
        Step(a.Walk("H15")),
        Step(a.SetDisc("castle", "ice")),
        Step(a.Walk("K3")),
        Step(a.EnterCastle()),
    ),
    met=lambda s: s.result is not None,
)
