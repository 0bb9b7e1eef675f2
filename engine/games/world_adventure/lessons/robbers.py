"""Lesson 2: scouting, robbing merchants, and a fight with a monster."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.world_adventure import actions as a
from engine.games.world_adventure.lessons.first_rune import RIVAL, SETUP, YOU
from engine.games.world_adventure.state import Soldier, World
from engine.lessons import Lesson, Step
from engine.values import Word

FOUND, BEAST = "merchant-1-2", "minion-1-1"


def _facts(s: World) -> Mapping[str, Word]:
    you = s.clans[YOU]
    return {
        "explorer": you.explorer,
        "gold": you.gold,
        "soldiers": len(you.soldiers),
        "actions": you.acting.actions,
        "wanted": you.wanted,
        "runes": len(you.runes),
        "goal": s.goal,
    }


def _lay(s: World) -> None:
    """You wait with two soldiers where merchants and monsters pass."""
    s.clans[YOU].at = "CN3"
    s.clans[YOU].soldiers = [Soldier(1), Soldier(1)]


ROBBERS = Lesson(
    setup=SETUP,
    seed=b"robbers and beasts 42668",
    prelude=(
        (RIVAL, a.ChooseHero("wendelin")),
        (YOU, a.ChooseHero("jargal")),
        (RIVAL, a.SharePoints(2, 1, 2)),
        (YOU, a.SharePoints(2, 0, 3)),
        (RIVAL, a.ChooseCaravan("chaser")),
        (YOU, a.ChooseCaravan("chaser")),
    ),
    lay=_lay,
    facts=_facts,
    steps=(
        Step(a.ScoutMerchant(), given=lambda s: s.turn_of == YOU),
        Step(a.RerollScouting()),
        Step(a.PickMerchant(FOUND), given=lambda s: s.clans[YOU].acting.actions == 1),
        Step(a.Roll()),
        Step(a.Roll()),
        Step(a.RaiseStatus("explorer")),
        Step(a.DrawPowers()),
        Step(a.TakePower("hidden-purse")),
        Step(a.Engage()),
        Step(a.PickMonster(BEAST)),
        Step(a.Roll()),
    ),
    met=lambda s: "minion" in s.clans[YOU].runes,
)
