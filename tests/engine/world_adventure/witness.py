"""Shows whether an effect, a law or a boon has done what it says, for tests generated from
cards."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Zone
from engine.games.world_adventure import effects as f
from engine.games.world_adventure.board import NATIONS
from engine.games.world_adventure.cards import COMMODITIES, HEROES
from engine.games.world_adventure.effects import Boon, Law
from engine.games.world_adventure.figures import Edge
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import EXPERIENCE, MEDICS, Clan, Npc, Turn, World, npc_of
from tests.engine.world_adventure.kit import ME, clan, lay, rolling

THIRTY = 30  # gold of a clan that can pay and gain
SERVED = "java"


def rich(**rest: Any) -> World:
    """A table on which every effect can be seen: ME has two fainted soldiers out of three and room
    for one, is wanted and has been in a shop; all markers lie on the map, and of the patrols only
    the Brigand is not out."""
    fields = {"leadership": 4, "gold": THIRTY, "wanted": 3, "smoke": False, "shops": {"china": 1}}
    me = clan("CN", soldiers=[1, 1, 2], fainted=[0, 2], **fields | rest)
    return lay(
        me,
        clan(),
        merchants=["CN1", "IN2"],
        monsters=["CN2"],
        npcs=[Npc("government", "government-1", "JP3")],
        needs=dict(zip(NATIONS, [*COMMODITIES, *COMMODITIES], strict=False)),
        reserve=Zone([*COMMODITIES, *COMMODITIES][-len(NATIONS) :]),
        served=[SERVED],
        turn_of=ME,
    )


def sure(s: World, *shows: int | str) -> Turn:
    """Dice that show these numbers, then only sixes: 4 gold each, silk."""
    return rolling(s, *shows, *[6] * 30)


def seen(effect: f.Effect, before: World, after: World, seat: int = ME) -> bool:  # noqa: C901
    """Whether the effect shows, by itself, between two tables with sixes on all dice."""
    was, now = before.clans[seat], after.clans[seat]
    match effect:
        case f.Gold(n):
            return now.gold == max(0, was.gold + n)
        case f.GoldDice(n):
            return now.gold == was.gold + 4 * n
        case f.Cargo(n):
            got = min(n, before.stock["silk"])
            return now.goods == was.goods + ["silk"] * got
        case f.Experience(n):
            figures = [now.hero, *now.soldiers[: len(was.soldiers)]]
            return all(one.experience == min(EXPERIENCE, n) for one in figures)
        case f.Wanted(n):
            return now.wanted == max(0, was.wanted + n)
        case f.Heal(n):
            return fainted(now) == fainted(was) - n
        case f.Medics(n):
            return now.medics == min(MEDICS, was.medics + n)
        case f.Smoke():
            return now.smoke
        case f.Volunteer():
            return len(now.soldiers) == len(was.soldiers) + 1
        case f.Moves(n):
            return now.acting.moves == was.acting.moves + n
        case f.Actions(n):
            return now.acting.actions == was.acting.actions + n
        case f.OpenShops():
            return now.shops == {}
        case f.Flight():
            return now.at == "EG"
        case f.TakeBack(markers):
            return bool(getattr(before, markers)) and not getattr(after, markers)
        case f.Banish(kind):
            return npc_of(before, kind) is not None and npc_of(after, kind) is None
        case f.Summon(kind):
            return npc_of(before, kind) is None and npc_of(after, kind) is not None
        case f.NewNeeds():
            return after.used == [need for nation, need in before.needs.items() if nation != SERVED]


def fainted(one: Clan) -> int:
    return sum(soldier.fainted for soldier in one.soldiers)


def holds(s: World, one: Law, seat: int = ME) -> int:
    """How much of a law holds, for the kind of foe that it names."""
    return law(s, seat, one.key, one.of)


def granted(s: World, boon: Boon, edge: Edge, before: World) -> bool:
    """Whether a boon has been added to the edge, or has been done."""
    match boon.key:
        case "strike":
            hero = s.clans[ME].hero
            return edge.damage == HEROES[hero.key][hero.level - 1].damage
        case "vengeance":
            return edge.damage == min(boon.n, fainted(before.clans[ME]))
        case "rally":
            return fainted(s.clans[ME]) == fainted(before.clans[ME]) - boon.n
        case "still":
            return edge.still
        case "away":
            return edge.away
        case "reroll":
            return edge.rerolls == boon.n
        case key:
            return getattr(edge, key) == boon.n


# --- phases without a game --------------------------------------------------------------------


def settle(t: Turn) -> None:
    """Go on until somebody must decide, nothing is left to do, or the game has ended."""
    while t.s.stack and t.s.result is None:
        top = t.s.stack[-1]
        if top.over:
            t.s.stack.pop()
        elif top.actors(t.s):
            return
        else:
            top.auto(t)


def answer(t: Turn, action: Action, seat: int = ME) -> None:
    """Do something that the newest question offers."""
    top = t.s.stack[-1]
    assert action in [one.action for one in top.options(t.s, seat) if one.blocked is None]
    top.play(t, seat, action)
    settle(t)
