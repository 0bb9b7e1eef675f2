"""Lesson 2: a battle with muscles, and a fort on a well."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.forts import TOKEN_COST
from engine.games.realm_of_wonder.lessons.position import RIVAL, SETUP, YOU, deal, take
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.state import Realm
from engine.lessons import Lesson, Step
from engine.values import Word

LAID = ("minus-muscle", "plus-muscle")


def _facts(s: Realm) -> Mapping[str, Word]:
    you = s.characters[YOU]
    totals = {roll.seat: roll.total for roll in s.rolled}
    return {
        "mp": you.mp,
        "left": you.pace.left,
        "orbs": you.orbs,
        "battles": you.battles,
        "cost": TOKEN_COST,
        "muscles": len(LAID),
        "income": income(s, YOU),
        "mine": totals.get(YOU, 0),
        "theirs": totals.get(RIVAL, 0),
    }


def _lay(s: Realm) -> None:
    """You stand on a well, the rival near by with an orb."""
    you, rival = s.characters
    you.at, rival.at, s.round = "H4", "H2", 7
    take(s, rival, "orb")
    deal(
        s.deck,
        [you.moves, rival.moves],
        [["move-31", "move-46", "move-6"], ["move-13", "move-23", "move-33"]],
    )
    deal(
        s.magic,
        [you.magic, rival.magic],
        [[*LAID, "runestone"], ["cannon", "cannon", "submarine"]],
    )


MUSCLES = Lesson(
    setup=SETUP,
    seed=b"muscles 0",
    lay=_lay,
    facts=_facts,
    steps=(
        Step(a.ChooseMove("move-31"), ((RIVAL, a.StayQuiet()), (RIVAL, a.ChooseMove("move-13")))),
        Step(a.EndSpells()),
        Step(a.Build()),
        Step(a.Attack("H2")),
        *(Step(a.PlayMuscle(card)) for card in LAID),
        Step(a.EndMuscles()),
        Step(a.TakeTile("orb"), given=lambda s: s.rolled[0].total - s.rolled[1].total in (1, 2)),
        Step(a.Walk("H4")),
        Step(a.EndTurn(), ((RIVAL, a.EndTurn()),)),
    ),
    met=lambda s: s.round > 7 and s.characters[YOU].orbs == 1,
)
