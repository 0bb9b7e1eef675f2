"""What a clan gains and loses: gold, experience and soldiers [WA-16, WA-52, WA-55, WA-64]; and what
the effects of cards do, a closed union with one match.

All rewards in gold use the same roll.
"""

from __future__ import annotations

from typing import Literal

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import NATIONS
from engine.games.world_adventure.cargo import cargo_dice
from engine.games.world_adventure.effects import (
    Actions,
    Banish,
    Cargo,
    Effect,
    Experience,
    Flight,
    Gold,
    GoldDice,
    Heal,
    Medics,
    Moves,
    NewNeeds,
    OpenShops,
    Smoke,
    Summon,
    TakeBack,
    Volunteer,
    Wanted,
)
from engine.games.world_adventure.npcs import leave, renew_needs, send_patrol
from engine.games.world_adventure.state import (
    EXPERIENCE,
    MEDICS,
    STATUS_MOST,
    Soldier,
    Turn,
    gain_gold,
    npc_of,
    roll,
    touch,
)
from engine.games.world_adventure.wanted import change_wanted

GOLD_DICE = (2, 2, 3, 3, 3, 4)  # pieces, by die [WA-16]


def apply(  # noqa: C901 - a table
    t: Turn, seat: int, effect: Effect, place: str = ""
) -> None:
    """Carry out a card's effect; `place` is where a flight ends."""
    clan = t.s.clans[seat]
    match effect:
        case Gold(n) if n < 0:
            pay(t, seat, -n)
        case Gold(n):
            t.tell(e.GoldGained(seat, [], gain_gold(t, seat, n)))
        case GoldDice(n):
            gold_dice(t, seat, n)
        case Cargo(n):
            cargo_dice(t, seat, n)
        case Experience(n):
            gain_experience(t, seat, n)
        case Wanted(n):
            change_wanted(t, seat, n)
        case Heal(n):
            rally(t, seat, n)
        case Medics(n):
            for _ in range(min(n, MEDICS - clan.medics)):
                clan.medics += 1
                t.tell(e.UpgradeGained(seat, "medic"))
        case Smoke() if not clan.smoke:
            clan.smoke = True
            t.tell(e.UpgradeGained(seat, "smoke"))
        case Volunteer() if len(clan.soldiers) < clan.leadership:
            enlist(t, seat)
        case Moves(n):
            clan.acting.moves += n
            t.tell(e.PointsGained(seat, n, 0))
        case Actions(n):
            clan.acting.actions += n
            t.tell(e.PointsGained(seat, 0, n))
        case OpenShops():
            clan.shops = {}
            t.tell(e.ShopsOpened(seat))
        case Flight():
            touch(t, clan.at, place)
            clan.at = place
            t.tell(e.Flown(seat, place))
        case TakeBack(markers):
            take_back(t, markers)
        case Banish(kind):
            if npc := npc_of(t.s, kind):
                leave(t, npc)
        case Summon(kind):
            send_patrol(t, kind)
        case NewNeeds():
            renew_needs(t, [nation for nation in NATIONS if nation not in t.s.served])
        case _:  # the effect is not needed, or has no room
            pass


# --- gold -------------------------------------------------------------------------------------


def pay(t: Turn, seat: int, n: int) -> int:
    """Pay `n` gold or as much as there is. Returns what was paid."""
    clan = t.s.clans[seat]
    paid = min(n, clan.gold)
    clan.gold -= paid
    t.tell(e.GoldLost(seat, paid))
    return paid


def gold_dice(t: Turn, seat: int, n: int) -> int:
    """[WA-16] Roll for gold. Returns what was gained."""
    dice = roll(t, n)
    gained = gain_gold(t, seat, sum(GOLD_DICE[die - 1] for die in dice))
    t.tell(e.GoldGained(seat, dice, gained))
    return gained


# --- the clan ---------------------------------------------------------------------------------


def gain_experience(t: Turn, seat: int, n: int) -> None:
    """[WA-55] The hero and all soldiers each gain the full value, up to six."""
    clan = t.s.clans[seat]
    for figure in (clan.hero, *clan.soldiers):
        figure.experience = min(EXPERIENCE, figure.experience + n)
    t.tell(e.ExperienceGained(seat, n))


def enlist(t: Turn, seat: int) -> None:
    """Add a soldier. [WA-52] The one in slot 5 joins at level 2."""
    soldiers = t.s.clans[seat].soldiers
    soldiers.append(Soldier(2 if len(soldiers) == STATUS_MOST else 1))
    t.tell(e.Recruited(seat, len(soldiers)))


def rally(t: Turn, seat: int, n: int) -> None:
    """[WA-64] `n` fainted soldiers recover, those of level 2 first."""
    fainted = [soldier for soldier in t.s.clans[seat].soldiers if soldier.fainted]
    for soldier in sorted(fainted, key=lambda soldier: -soldier.level)[:n]:
        stand_up(t, seat, soldier)


def stand_up(t: Turn, seat: int, soldier: Soldier) -> None:
    """The soldier stands up unhurt."""
    soldier.fainted, soldier.wounds = False, 0
    t.tell(e.Recovered(seat))


# --- the map ----------------------------------------------------------------------------------


def take_back(t: Turn, markers: Literal["merchants", "monsters"]) -> None:
    """[WA-67, WA-69] Take all markers of these off the map."""
    touch(t, *getattr(t.s, markers))
    setattr(t.s, markers, [])
    t.tell(e.MarkersTaken(markers))
