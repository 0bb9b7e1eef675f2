"""What a victory brings and what a death costs: experience, cargo dice, gold dice, the loot of a
dead player, and the way back to life [WA-16, WA-49, WA-55, WA-66, WA-79, WA-80]."""

from __future__ import annotations

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cargo import cargo_dice, count_goods, give_back, load
from engine.games.world_adventure.figures import Side, figures
from engine.games.world_adventure.gains import gold_dice
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.runes import lay_open
from engine.games.world_adventure.state import (
    EXPERIENCE,
    OwnTurn,
    Turn,
    gain_gold,
    room_left,
    touch,
)
from engine.games.world_adventure.wanted import clear_wanted


def reward(t: Turn, side: Side, experience: int, cargo: int = 0, gold: int = 0) -> None:
    """[WA-66, WA-79] Give the rewards in this order, with what laws, skills and Rune Powers add."""
    assert side.seat is not None
    edge = side.edge
    learn(t, side, experience + edge.experience + law(t.s, side.seat, "experience", side.foe))
    if (dice := cargo + edge.cargo + law(t.s, side.seat, "loot-cargo", side.foe)) > 0:
        cargo_dice(t, side.seat, dice)
    if (dice := gold + edge.gold + law(t.s, side.seat, "loot-gold", side.foe)) > 0:
        gold_dice(t, side.seat, dice)


def learn(t: Turn, side: Side, n: int) -> None:
    """[WA-55] All who have taken part, fainted or not, each gain the full value, up to six."""
    assert side.seat is not None
    everyone = figures(t.s, side)
    for who in side.part:
        one = everyone[who]
        one.experience = min(EXPERIENCE, one.experience + max(0, n))
    t.tell(e.ExperienceGained(side.seat, max(0, n)))


def pick_gold(t: Turn, seat: int, n: int) -> None:
    """[WA-80] Gain the gold pieces that the card shows."""
    t.tell(e.GoldGained(seat, [], gain_gold(t, seat, n)))


# --- what the dead leave ----------------------------------------------------------------------


def inherit(t: Turn, victor: int | None, loser: int) -> None:
    """[WA-49] Gold, goods and quest go to the victor. What does not fit, or would fall to an NPC,
    goes to the stock, the quest to the face-up ones."""
    dead = t.s.clans[loser]
    gold, goods, quest = dead.gold, list(dead.goods), dead.quest
    dead.gold, dead.quest = 0, None
    for good in goods:
        give_back(t, loser, good)
    taken = victor is not None and quest is not None and t.s.clans[victor].quest is None
    if quest and not taken:
        lay_open(t, [quest.key])
    if victor is None:
        return
    heir = t.s.clans[victor]
    heir.quest = quest if taken else heir.quest
    fits = len(goods) <= room_left(heir)
    lines = count_goods(goods if fits else [])
    name = quest.key if quest and taken else ""
    t.tell(e.Looted(victor, loser, gain_gold(t, victor, gold), lines, name))
    load(t, victor, goods)


# --- death ------------------------------------------------------------------------------------


def die(t: Turn, seat: int, victor: int | None = None) -> None:
    """[WA-49] The clan wakes in a random city, and its next turn is three gold dice. It keeps
    caravan, upgrades, runes, powers, stalls, experience, levels, status and items; the soldiers
    have fainted, the hero is healthy. `victor` is None for an NPC."""
    clan = t.s.clans[seat]
    t.tell(e.Died(seat))
    inherit(t, victor, seat)
    clear_wanted(t, seat)
    clan.hero.fainted, clan.hero.wounds = False, 0
    place = t.dice.pick([*CITIES.values()])
    touch(t, clan.at, place)
    clan.at = place
    clan.working = True
    t.tell(e.Awoke(seat, place))
    _end_turn(t, seat)


def _end_turn(t: Turn, seat: int) -> None:
    """If it is the seat's turn, nothing more is done in it."""
    for phase in t.s.stack:
        if isinstance(phase, OwnTurn) and phase.seat == seat and not phase.over:
            phase.over = True
            t.tell(e.TurnEnded(seat))
