"""Lesson 1: your first rune, by a good sale."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Setup
from engine.games.world_adventure import actions as a
from engine.games.world_adventure.board import NATIONS, Nation
from engine.games.world_adventure.cards import Commodity
from engine.games.world_adventure.shop import NEED, SELL, price
from engine.games.world_adventure.stalls import INCOME, PAUSE, PRICE
from engine.games.world_adventure.state import World
from engine.games.world_adventure.turn import MOVES
from engine.lessons import Lesson, Moves, Step
from engine.values import Word

YOU, RIVAL = 0, 1
SETUP = Setup("competitive", 2, (True, False))
CLANS: Moves = (
    (RIVAL, a.ChooseHero("akane")),
    (YOU, a.ChooseHero("zubair")),
    (RIVAL, a.SharePoints(2, 1, 2)),
    (YOU, a.SharePoints(4, 1, 0)),
    (RIVAL, a.ChooseCaravan("chaser")),
    (YOU, a.ChooseCaravan("trader")),
)


def _facts(s: World) -> Mapping[str, Word]:
    """`sum`: what two needed goods and another one bring."""
    you = s.clans[YOU]
    return {
        "goal": s.goal,
        "gold": you.gold,
        "room": you.room,
        "runes": len(you.runes),
        "moves": you.acting.moves,
        "usual": MOVES,
        "actions": you.acting.actions,
        "price": price(s, YOU),
        "needed": NEED,
        "other": SELL,
        "pair": 2 * NEED,
        "sum": 2 * NEED + SELL,
        "pause": PAUSE,
        "stall": PRICE,
        "income": INCOME,
    }


def _needs(s: World, nation: Nation, good: Commodity) -> None:
    """[WA-22] The city needs this; what it needed lies where that marker was."""
    before = s.needs[nation]
    for other in NATIONS:
        if s.needs[other] == good:
            s.needs[other] = before
            break
    else:
        s.reserve.cards[s.reserve.cards.index(good)] = before
    s.needs[nation] = good


def _on_top(s: World, *powers: str) -> None:
    s.powers.cards = [*powers, *(one for one in s.powers.cards if one not in powers)]


def _china(s: World) -> None:
    s.clans[YOU].at = "CN"
    _needs(s, "japan", "spice")
    _on_top(s, "carpet-of-winds", "stone-wall")


FIRST_RUNE = Lesson(
    setup=SETUP,
    seed=b"your first rune 288",
    prelude=(*CLANS, (RIVAL, a.EndTurn())),
    lay=_china,
    facts=_facts,
    steps=(
        Step(a.OpenStalls(), given=lambda s: s.turn_of == YOU),
        Step(a.Buy("spice")),
        Step(a.Buy("spice")),
        Step(a.Buy("silk")),
        Step(a.Travel("JP")),
        Step(a.SellAll()),
        Step(a.RaiseStatus("charisma")),
        Step(a.DrawPowers()),
        Step(a.TakePower("carpet-of-winds")),
        Step(a.LeaveShop()),
        Step(a.BuildStall()),
        Step(a.EndTurn()),
    ),
    met=lambda s: bool(s.clans[YOU].runes) and s.month > 1,
)
