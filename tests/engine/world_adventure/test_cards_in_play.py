"""Every change that cards make shows where it counts: in prices, points, dice and battles, one card
after the other [WA-08, WA-26, WA-65]."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import get_args

import pytest

from engine.core import Zone
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import barracks, guild, roaming, shop, stalls, workshop
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import MerchantBattle, MonsterBattle, barrier_of, stages
from engine.games.world_adventure.cards import (
    HAPPENINGS,
    LEGENDARY,
    POWERS,
    SKILLS,
    Task,
    happening,
)
from engine.games.world_adventure.effects import Boon, BoonKey, Law, LawKey
from engine.games.world_adventure.figures import Edge, Side, cast_value, deal, grant, limit
from engine.games.world_adventure.guild import quest_dice
from engine.games.world_adventure.month import begin
from engine.games.world_adventure.rewards import reward
from engine.games.world_adventure.roaming import may_strike
from engine.games.world_adventure.scouting import scout_dice
from engine.games.world_adventure.stages import retreat_die
from engine.games.world_adventure.state import Acting, Npc, NpcKind, Turn, World
from engine.games.world_adventure.turn import fresh_points
from engine.games.world_adventure.wanted import pay_bounty
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import fainted

OF_EVENTS = [
    pytest.param(event, one, id=f"{event}-{one.key}-{one.of}")
    for event in (*HAPPENINGS, *LEGENDARY)
    for one in happening(event).laws
]
OF_POWERS = [
    pytest.param(power, one, id=f"{power}-{one.key}")
    for power, card in POWERS.items()
    for one in card.laws
]
NUMBERS: tuple[LawKey, ...] = get_args(LawKey)
OF_HIGH_STATUS = ("scout-sure", "quest-sure", "reroll")  # no card uses these


def board(**rest: object) -> World:
    """ME is in China, which needs iron, and wanted, with both patrols at hand; FOE is beside
    them."""
    me = clan("CN", explorer=3, charisma=0, wanted=2, gold=40, goods=["iron", "silk"])
    return lay(
        me,
        clan("CN2", wanted=1),
        needs={"china": "iron"},
        stalls={"java": ME},
        npcs=[Npc("brigand", "brigand-1", "CN2"), Npc("government", "government-1", "CN")],
        coming="sandstorm",
        events=Zone(["tailwind"]),
        turn_of=ME,
        **rest,
    )


# --- what a number is where it is used --------------------------------------------------------


def side(of: str) -> Side:
    return Side(seat=ME, foe=of or "minion")


def npc(s: World, of: str) -> Npc:
    return next(one for one in s.npcs if one.kind == of)


def offered(s: World) -> int:
    """The number of dice that tell what a shop offers."""
    t = rolling(s)
    shop.Shop(seat=ME, step="opening").auto(t)
    return len(told(t, e.ShopRolled)[0].dice)


def income(s: World) -> int:
    t = rolling(s)
    begin(t)
    (income,) = told(t, e.StallIncome)[0].incomes
    return int(str(income.args["n"]))


def won(s: World, of: str) -> Turn:
    t = rolling(s)
    reward(t, side(of), 1, 1, 1)
    return t


def scouts(s: World, of: str) -> int:
    """The number of dice of a patrol that has found its prey's territory."""
    one, t = npc(s, of), rolling(s)
    s.clans[ME].at = s.clans[FOE].at = one.at = "CN3"
    roaming.search(t, one)
    return len(told(t, e.NpcScouted)[0].dice)


def left_alone(s: World, of: NpcKind) -> int:
    one = npc(s, of)
    s.clans[ME].at = one.at
    return int(not may_strike(s, one, ME))


def paid(s: World) -> int:
    t = rolling(s)
    pay_bounty(t, ME, FOE, 4)
    return told(t, e.BountyPaid)[0].n


PROBES: dict[LawKey, Callable[[World, str], int]] = {
    "moves": lambda s, _: fresh_points(s, ME).moves,
    "actions": lambda s, _: fresh_points(s, ME).actions,
    "scout-dice": lambda s, _: scout_dice(s, ME),
    "quest-dice": lambda s, _: quest_dice(s, ME, Task("here", "explorer")),
    "guild": lambda s, _: guild.cost(s, ME),
    "drop": lambda s, _: guild.drop_price(s, ME),
    "buy": lambda s, _: shop.price(s, ME),
    "sell": lambda s, _: shop.sale_price(s, ME, "silk"),
    "need": lambda s, _: shop.sale_price(s, ME, "iron"),
    "shop-dice": lambda s, _: offered(s),
    "stall-price": lambda s, _: stalls.price(s, ME),
    "stall-income": lambda s, _: income(s),
    "upgrade": lambda s, _: workshop.price(s, ME),
    "recruit": lambda s, _: barracks.recruit_price(s, ME),
    "recover": lambda s, _: barracks.recover_price(s, ME),
    "train": lambda s, _: barracks.training_price(s, ME, barracks.CHEAPLY),
    "train-die": lambda s, _: barracks.training_die(s, ME),
    "accuracy": lambda s, of: limit(s, side(of), 3),
    "cast": lambda s, _: cast_value(s, ME, Edge()),
    "chaser": lambda s, _: stages(s, ME),
    "barrier": lambda s, _: barrier_of(s, ME, "minion"),
    "retreat": lambda s, of: retreat_die(s, side(of), 3),
    "loot-gold": lambda s, of: len(told(won(s, of), e.GoldGained)[0].dice),
    "loot-cargo": lambda s, of: len(told(won(s, of), e.CargoGained)[0].dice),
    "experience": lambda s, of: told(won(s, of), e.ExperienceGained)[0].n,
    "npc-steps": lambda s, of: roaming.stride(s, npc(s, of)),
    "npc-explorer": scouts,
    "truce": lambda s, of: left_alone(s, "brigand" if of == "brigand" else "government"),
    "bounty": lambda s, _: paid(s),
}


def measured(s: World, one: Law) -> int:
    """Measure on a copy, since some numbers can be seen only by using them."""
    return PROBES[one.key](deepcopy(s), one.of)


# --- every card -------------------------------------------------------------------------------


def test_every_number_is_measured() -> None:
    assert {*PROBES, *OF_HIGH_STATUS} == {*NUMBERS}


@pytest.mark.rule("WA-26")
@pytest.mark.parametrize(("event", "one"), OF_EVENTS)
def test_an_event_changes_its_numbers_by_what_it_says(event: str, one: Law) -> None:
    usual, now = board(), board(event=event)

    assert measured(now, one) - measured(usual, one) == one.n


@pytest.mark.rule("WA-08")
@pytest.mark.parametrize(("power", "one"), OF_POWERS)
def test_a_power_changes_its_numbers_by_what_it_says(power: str, one: Law) -> None:
    usual, now = board(), board()
    now.clans[ME].acting = Acting(powers=[power])

    assert measured(now, one) - measured(usual, one) == one.n


# --- battles ----------------------------------------------------------------------------------

HITS = {"hero": 1, "soldier-1": 1, "soldier-2": 1}  # accuracy dice
MISSES = {"hero": 6, "soldier-1": 6, "soldier-2": 6}
BOONS = {boon for card in POWERS.values() for boon in card.boons}
BOONS |= {skill.boon for skill in SKILLS.values()}


def party(boon: Boon | None, dice: dict[str, int]) -> tuple[Turn, Side]:
    """A hero with two soldiers who stand and two who do not, in a stage whose dice already lie."""
    me = clan("CN1", soldiers=[1, 2, 1, 1], fainted=[2, 3])
    t, edge = rolling(lay(me, clan())), Edge()
    if boon:
        grant(t, ME, edge, boon)
    return t, Side(seat=ME, foe="raid", edge=edge, dice=dict(dice), part=[*dice])


def damage(boon: Boon | None) -> int:
    return deal(*party(boon, HITS), 3)


def hits_up_to(boon: Boon | None) -> int:
    t, one = party(boon, MISSES)
    return limit(t.s, one, 3)


def works_up_to(boon: Boon | None) -> int:
    t, one = party(boon, MISSES)
    return cast_value(t.s, ME, one.edge)


def losses(boon: Boon | None) -> int:
    """Losses in three stages, of which only the first has the boon's moment."""
    t, one = party(boon, MISSES)
    battle = MonsterBattle(place="CN1", card="raid-3", token="", sides=[one])
    lost = 0
    for _ in range(3):
        one.dice = dict(MISSES)
        battle.step = "after"
        battle.strike(t)
        lost += battle.step == "fall"
        battle.next_stage()
    return lost


def chase(boon: Boon | None) -> int:
    """How many stages it takes a merchant to escape."""
    t, one = party(boon, {})
    battle = MerchantBattle(place="CN1", card="merchant-3-6", sides=[one])
    stage = 0
    while not battle.over:
        battle.finish(t)
        stage += 1
    return stage


def rerolls(boon: Boon | None) -> int:
    t, one = party(boon, MISSES)
    battle = MonsterBattle(place="CN1", card="raid-3", token="", sides=[one], step="reroll")
    n = 0
    while battle.asks(t.s, one):
        one.dice["hero"] = 6
        battle.play(t, ME, a.RerollDie("hero"))
        n += 1
    return n


def gets_away_up_to(boon: Boon | None) -> int:
    t, one = party(boon, MISSES)
    return retreat_die(t.s, one, 2)


def standing(boon: Boon | None) -> int:
    t, _ = party(boon, MISSES)
    return 4 - fainted(t.s.clans[ME])


def prize(kind: type[e.GoldGained | e.CargoGained]) -> Callable[[Boon | None], int]:
    def dice(boon: Boon | None) -> int:
        t, one = party(boon, HITS)
        reward(t, one, 1, 1, 1)
        return len(told(t, kind)[0].dice)

    return dice


def lesson(boon: Boon | None) -> int:
    t, one = party(boon, HITS)
    reward(t, one, 1)
    return told(t, e.ExperienceGained)[0].n


# What is measured, and how much n of the boon changes it.
IN_BATTLE: dict[BoonKey, tuple[Callable[[Boon | None], int], Callable[[int], int]]] = {
    "strike": (damage, lambda n: n),
    "damage": (damage, lambda n: n),
    "vengeance": (damage, lambda n: n),
    "hero": (damage, lambda n: n),
    "each": (damage, lambda n: 2 * n),
    "accuracy": (hits_up_to, lambda n: n),
    "aim": (hits_up_to, lambda n: n),
    "cast": (works_up_to, lambda n: n),
    "still": (losses, lambda _: -1),
    "guard": (losses, lambda n: -n),
    "away": (gets_away_up_to, lambda _: 4),
    "rally": (standing, lambda n: n),
    "stages": (chase, lambda n: n),
    "reroll": (rerolls, lambda n: n),
    "gold": (prize(e.GoldGained), lambda n: n),
    "cargo": (prize(e.CargoGained), lambda n: n),
    "experience": (lesson, lambda n: n),
}


@pytest.mark.rule("WA-08", "WA-47", "WA-65")
@pytest.mark.parametrize("boon", sorted(BOONS, key=repr), ids=lambda boon: f"{boon.key}-{boon.n}")
def test_a_skill_or_power_changes_a_battle_by_what_it_says(boon: Boon) -> None:
    measure, change = IN_BATTLE[boon.key]

    assert measure(boon) - measure(None) == change(boon.n)


@pytest.mark.rule("WA-08", "WA-66")
def test_a_still_stage_of_a_chase_is_not_counted() -> None:
    assert chase(Boon("still")) - chase(None) == 1
