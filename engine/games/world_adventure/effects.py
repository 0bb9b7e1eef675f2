"""What world events, yellow Rune Powers and guild quests do at once: a closed union, one match.

The roll for gold is that of every reward [WA-16], and so is that for cargo [WA-66].
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import NATIONS
from engine.games.world_adventure.cargo import cargo_dice
from engine.games.world_adventure.edges import rally
from engine.games.world_adventure.npcs import leave, renew_needs, send_patrol
from engine.games.world_adventure.state import (
    EXPERIENCE,
    MEDICS,
    STATUS_MOST,
    NpcKind,
    Soldier,
    Turn,
    gain_gold,
    npc_of,
    roll,
    touch,
)
from engine.games.world_adventure.wanted import change_wanted

GOLD_DICE = (2, 2, 3, 3, 3, 4)  # pieces, by die [WA-16]


class Gold(msgspec.Struct, frozen=True):
    """Below 0: to be paid, as far as one has it."""

    n: int


class GoldDice(msgspec.Struct, frozen=True):
    n: int


class Cargo(msgspec.Struct, frozen=True):
    """Dice."""

    n: int


class Experience(msgspec.Struct, frozen=True):
    n: int


class Wanted(msgspec.Struct, frozen=True):
    n: int


class Heal(msgspec.Struct, frozen=True):
    """Fainted soldiers."""

    n: int


class Medics(msgspec.Struct, frozen=True):
    n: int


class Smoke(msgspec.Struct, frozen=True):
    """A smoke bomb, for who has none."""


class Volunteer(msgspec.Struct, frozen=True):
    """A soldier for nothing, as far as Leadership reaches."""


class Moves(msgspec.Struct, frozen=True):
    n: int


class Actions(msgspec.Struct, frozen=True):
    n: int


class OpenShops(msgspec.Struct, frozen=True):
    """Every merchant shop lets one in again [WA-56]."""


class Flight(msgspec.Struct, frozen=True):
    """To a city of one's choice."""


class TakeBack(msgspec.Struct, frozen=True):
    """All markers of a kind."""

    markers: Literal["merchants", "monsters"]


class Banish(msgspec.Struct, frozen=True):
    """Off the map."""

    npc: NpcKind


class Summon(msgspec.Struct, frozen=True):
    """Onto the map, unless one is out [WA-43, WA-44]."""

    npc: Literal["brigand", "government"]


class NewNeeds(msgspec.Struct, frozen=True):
    """All cities want something else, except those that have been served this month [WA-59]."""


Effect = (
    Gold
    | GoldDice
    | Cargo
    | Experience
    | Wanted
    | Heal
    | Medics
    | Smoke
    | Volunteer
    | Moves
    | Actions
    | OpenShops
    | Flight
    | TakeBack
    | Banish
    | Summon
    | NewNeeds
)


def apply(  # noqa: C901 - a table
    t: Turn, seat: int, effect: Effect, place: str = ""
) -> None:
    """`place`: where a flight ends."""
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
        case _:  # there is no need of it, or no room
            pass


# --- gold -------------------------------------------------------------------------------------


def pay(t: Turn, seat: int, n: int) -> int:
    """What it could pay."""
    clan = t.s.clans[seat]
    paid = min(n, clan.gold)
    clan.gold -= paid
    t.tell(e.GoldLost(seat, paid))
    return paid


def gold_dice(t: Turn, seat: int, n: int) -> int:
    """[WA-16] What was taken up."""
    dice = roll(t, n)
    gained = gain_gold(t, seat, sum(GOLD_DICE[die - 1] for die in dice))
    t.tell(e.GoldGained(seat, dice, gained))
    return gained


# --- the clan ---------------------------------------------------------------------------------


def gain_experience(t: Turn, seat: int, n: int) -> None:
    """[WA-55] The hero and all soldiers, each the full value, up to six."""
    clan = t.s.clans[seat]
    for figure in (clan.hero, *clan.soldiers):
        figure.experience = min(EXPERIENCE, figure.experience + n)
    t.tell(e.ExperienceGained(seat, n))


def enlist(t: Turn, seat: int) -> None:
    """A soldier more. [WA-52] The one in slot 5 joins at level 2."""
    soldiers = t.s.clans[seat].soldiers
    soldiers.append(Soldier(2 if len(soldiers) == STATUS_MOST else 1))
    t.tell(e.Recruited(seat, len(soldiers)))


# --- the map ----------------------------------------------------------------------------------


def take_back(t: Turn, markers: Literal["merchants", "monsters"]) -> None:
    """[WA-67, WA-69]"""
    touch(t, *getattr(t.s, markers))
    setattr(t.s, markers, [])
    t.tell(e.MarkersTaken(markers))
