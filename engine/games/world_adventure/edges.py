"""What hero skills and purple Rune Powers give one side of a battle.

A battle asks an `Edge` for its numbers at fixed moments; a `Boon` is what fills it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import HEROES
from engine.games.world_adventure.state import Soldier, Turn

BoonKey = Literal[
    "strike",  # the hero's damage once more
    "damage",  # in any case, whatever the dice show
    "vengeance",  # a point for each of the own fainted soldiers, up to n
    "hero",  # more damage if the hero hits
    "each",  # more damage for every soldier that hits
    "accuracy",  # own dice hit up to so much more
    "aim",  # likewise, for the rest of the battle
    "cast",  # the gold die works up to so much more
    "still",  # the stage costs nothing
    "away",  # a retreat cannot fail, and nothing is dropped
    "guard",  # so many losses, or points of damage, are warded off
    "rally",  # so many fainted soldiers stand up again
    "stages",  # against a merchant
    "reroll",  # dice
    "gold",  # dice more at the victory
    "cargo",
    "experience",
]


class Boon(msgspec.Struct, frozen=True):
    key: BoonKey
    n: int = 1


class Edge(msgspec.Struct):
    """The first seven hold for one stage, the others for the battle."""

    damage: int = 0
    hero: int = 0
    each: int = 0
    accuracy: int = 0
    cast: int = 0
    still: bool = False
    away: bool = False
    aim: int = 0
    guard: int = 0
    stages: int = 0
    rerolls: int = 0
    gold: int = 0
    cargo: int = 0
    experience: int = 0

    def next_stage(self) -> None:
        self.damage = self.hero = self.each = self.accuracy = self.cast = 0
        self.still = self.away = False


def grant(t: Turn, seat: int, edge: Edge, boon: Boon) -> None:
    clan = t.s.clans[seat]
    match boon.key:
        case "strike":
            edge.damage += HEROES[clan.hero.key][clan.hero.level - 1].damage
        case "vengeance":
            edge.damage += min(boon.n, sum(soldier.fainted for soldier in clan.soldiers))
        case "still":
            edge.still = True
        case "away":
            edge.away = True
        case "rally":
            rally(t, seat, boon.n)
        case "reroll":
            edge.rerolls += boon.n
        case key:
            setattr(edge, key, getattr(edge, key) + boon.n)


def rally(t: Turn, seat: int, n: int) -> None:
    """[WA-64] So many fainted soldiers, those of level 2 first."""
    fainted = [soldier for soldier in t.s.clans[seat].soldiers if soldier.fainted]
    for soldier in sorted(fainted, key=lambda soldier: -soldier.level)[:n]:
        stand_up(t, seat, soldier)


def stand_up(t: Turn, seat: int, soldier: Soldier) -> None:
    """It is unhurt."""
    soldier.fainted, soldier.wounds = False, 0
    t.tell(e.Recovered(seat))
