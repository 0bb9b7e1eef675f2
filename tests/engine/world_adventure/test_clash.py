"""Two-sided battles: Brigand, Government, players [WA-55, WA-64, WA-71 to WA-73, WA-75 to WA-77,
WA-80]."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from engine.core import Action
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import PATROLS
from engine.games.world_adventure.clash import band, clash
from engine.games.world_adventure.figures import aims, grazes, left
from engine.games.world_adventure.powers import fresh
from engine.games.world_adventure.state import Clan, Npc, NpcKind, Soldier, Turn
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import answer, settle

pytestmark = pytest.mark.usefixtures("known_cards")

HERE = "CN1"
MISS = 6
NOBODY = (MISS, MISS)  # a hero that misses, and whose skill does not work


def meet(
    me: Clan, kind: NpcKind, *dice: int | str, stage: int = 1, ambushed: bool = False, **rest: Any
) -> Turn:
    me.at = HERE
    npc = Npc(kind, f"{kind}-{stage}", HERE)
    t = rolling(lay(me, clan(), npcs=[npc], **rest), *dice)
    clash(t, ME, npc, ambushed=ambushed)
    settle(t)
    return t


def duel(me: Clan, rival: Clan, *dice: int | str, **rest: Any) -> Turn:
    me.at = rival.at = HERE
    t = rolling(lay(me, rival, **rest), *dice)
    clash(t, ME, FOE)
    settle(t)
    return t


def both_roll(t: Turn) -> None:
    """Play a stage between players."""
    answer(t, a.Roll(), ME)
    answer(t, a.Roll(), FOE)


def offered(t: Turn, seat: int = ME) -> list[Action]:
    top = t.s.stack[-1]
    return [one.action for one in top.options(t.s, seat) if one.blocked is None]


def asked(t: Turn) -> list[int]:
    return list(t.s.stack[-1].actors(t.s))


def edge(t: Turn, side: int) -> Any:
    return t.s.stack[-1].sides[side].edge


# --- Brigand, Government ----------------------------------------------------------------------


@pytest.mark.rule("WA-80")
@pytest.mark.parametrize("card", PATROLS)
def test_their_soldiers_are_those_of_the_card(card: str) -> None:
    levels = [soldier.level for soldier in band(card)]

    assert levels.count(1) == PATROLS[card].recruits
    assert levels.count(2) == PATROLS[card].veterans


@pytest.mark.rule("WA-75")
@pytest.mark.parametrize(
    ("kind", "ambushed", "wanted"),
    [
        ("government", False, 1 + 2),
        ("government", True, 1),
        ("brigand", False, 1),
        ("brigand", True, 1),
    ],
)
def test_who_attacks_the_government_is_wanted_more(
    kind: NpcKind, ambushed: bool, wanted: int
) -> None:
    t = meet(clan(wanted=1), kind, ambushed=ambushed)

    assert t.s.clans[ME].wanted == wanted


@pytest.mark.rule("WA-71", "WA-80")
@pytest.mark.parametrize("ambushed", [False, True])
def test_only_the_player_is_asked_whoever_attacks(ambushed: bool) -> None:
    t = meet(clan(), "brigand", ambushed=ambushed)

    assert asked(t) == [ME]
    assert offered(t) == [a.Roll(), a.Retreat(), a.SmokeBomb()]


def beaten(kind: NpcKind, **me: Any) -> Turn:
    t = meet(clan(soldiers=[1, 1], **me), kind, *NOBODY, MISS, MISS, MISS, MISS, MISS)
    edge(t, 0).damage = 20
    answer(t, a.Roll())
    return t


@pytest.mark.rule("WA-05", "WA-55", "WA-80")
@pytest.mark.parametrize(("kind", "gold"), [("brigand", 6), ("government", 7)])
def test_a_beaten_patrol_leaves_the_map_and_its_loot(kind: NpcKind, gold: int) -> None:
    t = beaten(kind)
    me = t.s.clans[ME]

    assert t.s.npcs == []
    assert me.gold == 20 + gold
    assert {figure.experience for figure in (me.hero, *me.soldiers)} == {2}
    assert me.runes == [kind]


@pytest.mark.rule("WA-75")
def test_who_beats_the_brigand_is_wanted_less() -> None:
    assert beaten("brigand", wanted=3).s.clans[ME].wanted == 3 - 2
    assert beaten("government", wanted=3).s.clans[ME].wanted == 3 + 2


@pytest.mark.rule("WA-71")
def test_its_damage_fells_as_many_as_it_can() -> None:
    """Of three points, the soldier of level 1 takes the first, one of level 2 the rest."""
    t = meet(clan(soldiers=[2, 1]), "brigand", *NOBODY, MISS, MISS, 1, 1, 1)

    answer(t, a.Roll())

    assert told(t, e.Fainted) == [e.Fainted(ME, "soldier-2")]
    assert t.s.clans[ME].soldiers[0].wounds == 1


@pytest.mark.rule("WA-71")
def test_what_is_left_of_its_damage_comes_to_the_hero() -> None:
    t = meet(clan(soldiers=[1]), "brigand", *NOBODY, MISS, 1, 1, 1)

    answer(t, a.Roll())

    assert told(t, e.Fainted) == [e.Fainted(ME, "soldier-1")]
    assert t.s.clans[ME].hero.wounds == 1


@pytest.mark.rule("WA-71", "WA-49", "WA-86")
def test_who_falls_before_a_patrol_dies() -> None:
    """Akane has three hit points, and a 2 hits her."""
    t = meet(clan(hero="akane", wanted=2), "government", 1, MISS, 1, *NOBODY, "EG", ambushed=True)
    answer(t, a.Roll())

    assert told(t, e.Died) == [e.Died(ME)]
    assert t.s.clans[ME].wanted == 0
    assert t.s.npcs == [Npc("government", "government-1", HERE)]


@pytest.mark.rule("WA-65", "WA-47")
def test_a_hero_that_stands_alone_is_as_hard_to_hit_as_its_card_says() -> None:
    """Akane is hit by a 2. With a soldier before her, a 3 hits him."""
    alone = meet(clan(hero="akane"), "brigand", *NOBODY, 3, 3, 2)
    guarded = meet(clan(hero="akane", soldiers=[1]), "brigand", *NOBODY, MISS, 3, 3, 2)

    answer(alone, a.Roll())
    answer(guarded, a.Roll())

    assert [event.damage for event in told(alone, e.StageRolled)] == [0, 1]
    assert [event.damage for event in told(guarded, e.StageRolled)] == [0, 3]


# --- damage -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-71")
def test_who_deals_damage_says_whom_it_hits() -> None:
    t = duel(clan(soldiers=[1, 1, 1]), clan(soldiers=[1, 2]), *NOBODY, 1, 1, 1, *NOBODY, MISS, MISS)

    both_roll(t)
    assert asked(t) == [ME]
    assert offered(t) == [
        a.Hit(("soldier-1", "soldier-2")),
        a.Hit(("soldier-2",)),
        *(a.Graze("soldier-1"), a.Graze("soldier-2")),
    ]
    answer(t, a.Hit(("soldier-2",)))

    foe = t.s.clans[FOE]
    assert [(one.fainted, one.wounds) for one in foe.soldiers] == [(False, 0), (False, 3)]
    assert a.Roll() in offered(t)


@pytest.mark.rule("WA-71")
def test_one_answer_says_who_falls_and_who_gets_the_rest() -> None:
    """Of 4 damage; it makes no difference which of two soldiers falls that are alike."""
    mine, dice = clan(soldiers=[2, 2]), [*NOBODY, 1, 1, *NOBODY, MISS, MISS, MISS]
    t = duel(mine, clan(soldiers=[1, 2, 1]), *dice)

    both_roll(t)
    assert offered(t) == [
        a.Hit(("soldier-1", "soldier-2")),
        a.Hit(("soldier-1", "soldier-3")),
        a.Hit(("soldier-2",)),
        *(a.Graze("soldier-1"), a.Graze("soldier-2")),
    ]
    answer(t, a.Hit(("soldier-1", "soldier-2")))

    foe = t.s.clans[FOE]
    assert [one.fainted for one in foe.soldiers] == [True, False, False]
    assert [one.wounds for one in foe.soldiers] == [0 + 2, 2, 0]


@pytest.mark.rule("WA-71")
def test_damage_is_shared_out_as_one_likes() -> None:
    """Lianhua's skill would raise a soldier that falls; two that are hurt fall together."""
    mine, theirs = clan(soldiers=[1, 1]), clan(hero="lianhua", soldiers=[1, 1])
    stages = [(*NOBODY, 1, 1, *NOBODY, MISS, MISS), (*NOBODY, 1, 1, *NOBODY, MISS, MISS)]
    t = duel(mine, theirs, *stages[0], *stages[1])

    both_roll(t)
    assert offered(t) == [a.Hit(("soldier-1",)), a.Graze("soldier-1")]
    answer(t, a.Graze("soldier-1"))
    assert offered(t) == [a.Hit(("soldier-1",)), a.Hit(("soldier-2",))]
    answer(t, a.Hit(("soldier-2",)))
    assert [one.wounds for one in t.s.clans[FOE].soldiers] == [1, 1]
    both_roll(t)

    assert [one.fainted for one in t.s.clans[FOE].soldiers] == [True, True]


@pytest.mark.rule("WA-71")
@pytest.mark.parametrize("damage", range(1, 12))
@pytest.mark.parametrize("levels", [[1], [1, 1], [1, 2], [2, 2], [1, 1, 2], [2, 1, 2]])
def test_every_way_to_share_out_damage_can_be_chosen(levels: list[int], damage: int) -> None:
    """Ways are compared by hit points left; soldiers that are alike may come in any order."""
    found = set[tuple[tuple[int, int], ...]]()
    waiting = [([Soldier(level) for level in levels], damage)]
    while waiting:
        soldiers, rest = waiting.pop()
        among = {f"soldier-{n}": one for n, one in enumerate(soldiers) if left(one) > 0}
        for who in grazes(rest, among):
            grazed = deepcopy(soldiers)
            grazed[int(who[-1])].wounds += 1
            waiting.append((grazed, rest - 1))
        for aim in aims(rest, among):
            found.add(_left(_dealt(soldiers, aim, rest)))

    caps = [2 * level for level in levels]
    ways = [way for way in product(*(range(cap + 1) for cap in caps)) if sum(way) == damage]
    wanted = {
        _left([Soldier(level, wounds=n) for level, n in zip(levels, way, strict=True)])
        for way in ways
    }
    assert found == wanted or damage > sum(caps)


def _dealt(soldiers: list[Soldier], aim: tuple[str, ...], damage: int) -> list[Soldier]:
    soldiers = deepcopy(soldiers)
    for one in (soldiers[int(who[-1])] for who in aim):
        n = min(damage, left(one))
        one.wounds += n
        damage -= n
    return soldiers


def _left(soldiers: list[Soldier]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((one.level, left(one)) for one in soldiers))


@pytest.mark.rule("WA-71")
def test_damage_to_a_band_goes_on_one_soldier_until_it_falls() -> None:
    """None of them gets up again, so nobody is asked."""
    t = meet(clan(soldiers=[1, 1]), "brigand", *NOBODY, 1, 1, MISS, MISS, MISS)

    answer(t, a.Roll())

    assert a.Roll() in offered(t)
    band = t.s.stack[-1].sides[1].band
    assert [(one.fainted, one.wounds) for one in band] == [(True, 2), (False, 0), (False, 0)]


@pytest.mark.rule("WA-71")
def test_damage_that_fells_all_soldiers_asks_nobody_and_reaches_the_hero() -> None:
    t = duel(clan(soldiers=[2, 2]), clan(soldiers=[1, 1]), 1, MISS, 1, 1, *NOBODY, MISS, MISS)

    both_roll(t)

    foe = t.s.clans[FOE]
    assert [one.fainted for one in foe.soldiers] == [True, True]
    assert foe.hero.wounds == 1


@pytest.mark.rule("WA-71")
def test_both_strike_at_the_same_time() -> None:
    """A figure that falls in a stage has already dealt its damage in it."""
    t = duel(clan(soldiers=[2]), clan(soldiers=[1]), *NOBODY, 1, *NOBODY, 1)

    both_roll(t)

    assert t.s.clans[FOE].soldiers[0].fainted
    assert t.s.clans[ME].soldiers[0].wounds == 1


@pytest.mark.rule("WA-71", "WA-08")
def test_a_still_stage_and_a_guard_ward_off_damage() -> None:
    me = clan(soldiers=[2], powers=[fresh("still-hour"), fresh("stone-wall")])
    t = duel(me, clan(soldiers=[2, 2]), *[*NOBODY, MISS, *NOBODY, 1, 1] * 2)

    answer(t, a.UsePower("still-hour"))
    both_roll(t)
    assert me.soldiers[0].wounds == 0
    answer(t, a.UsePower("stone-wall"))
    both_roll(t)

    assert told(t, e.Shielded) == [e.Shielded(ME, 2)]
    assert me.soldiers[0].wounds == 4 - 2


# --- between players --------------------------------------------------------------------------


@pytest.mark.rule("WA-71", "WA-72")
def test_both_are_asked_before_each_stage_the_attacker_first() -> None:
    t = duel(clan(soldiers=[1]), clan(soldiers=[1]), *[MISS] * 6)

    assert asked(t) == [ME]
    answer(t, a.Roll(), ME)
    assert asked(t) == [FOE]
    assert not told(t, e.StageRolled)
    answer(t, a.Roll(), FOE)

    assert [event.seat for event in told(t, e.StageRolled)] == [ME, FOE]
    assert asked(t) == [ME]


@pytest.mark.rule("WA-08", "WA-52", "WA-71")
def test_who_only_defends_uses_powers_and_rolls_again_too() -> None:
    rival = clan(soldiers=[1], leadership=4, powers=[fresh("lion-heart")])
    t = duel(clan(soldiers=[2]), rival, *[MISS] * 6, 1)

    answer(t, a.Roll(), ME)
    answer(t, a.UsePower("lion-heart"), FOE)
    answer(t, a.Roll(), FOE)
    assert asked(t) == [FOE]
    answer(t, a.RerollDie("soldier-1"), FOE)

    assert [event.damage for event in told(t, e.StageRolled)] == [0, 3]


@pytest.mark.rule("WA-75", "WA-76")
@pytest.mark.parametrize(("theirs", "mine"), [(0, 3), (2, 1)])
def test_it_counts_whether_the_attacked_one_is_wanted(theirs: int, mine: int) -> None:
    t = duel(clan(wanted=2), clan(wanted=theirs))

    assert t.s.clans[ME].wanted == mine
    assert t.s.clans[FOE].wanted == theirs


def slain(me: Clan, rival: Clan, loser: int = FOE, **rest: Any) -> Turn:
    """One of two heroes falls at once, the other stands."""
    t = duel(me, rival, *[MISS] * (4 + len(me.soldiers) + len(rival.soldiers)), "EG", **rest)
    edge(t, 1 - loser).damage = 20
    both_roll(t)
    return t


@pytest.mark.rule("WA-05", "WA-49", "WA-55", "WA-71")
@pytest.mark.parametrize("loser", [ME, FOE])
def test_whoever_wins_has_defeated_a_player(loser: int) -> None:
    t = slain(clan(), clan(), loser)
    winner = 1 - loser

    assert told(t, e.PlayerDefeated) == [e.PlayerDefeated(winner, loser, slain=True)]
    assert t.s.clans[winner].runes == ["player"]
    assert t.s.clans[winner].hero.experience == 2
    assert told(t, e.Died) == [e.Died(loser)]


@pytest.mark.rule("WA-49", "WA-17")
def test_gold_goods_and_quest_go_to_the_victor() -> None:
    t = slain(clan(gold=90), clan(gold=15, goods=["silk", "iron"]))

    assert t.s.clans[ME].gold == 99
    assert t.s.clans[FOE].gold == 0
    assert t.s.clans[ME].goods == ["silk", "iron"]


@pytest.mark.rule("WA-77", "WA-75")
@pytest.mark.parametrize(
    ("mine", "theirs", "gold"),
    [
        (0, 3, 10),  # first in rank
        (4, 3, 7),  # second in rank
        (3, 3, 7),  # the later one to reach the number, though the attacker is at 2 now
        (1, 0, 0),
    ],
)
def test_a_slain_player_brings_the_bounty_of_the_rank_before_the_fight(
    mine: int, theirs: int, gold: int
) -> None:
    t = slain(clan(wanted=mine, gold=0), clan(wanted=theirs, gold=0))

    assert t.s.clans[ME].gold == gold
    assert t.s.clans[FOE].wanted == 0


@pytest.mark.rule("WA-77")
def test_who_slays_its_attacker_gets_the_bounty_too() -> None:
    t = slain(clan(wanted=2, gold=0), clan(gold=0), loser=ME)

    assert t.s.clans[FOE].gold == 10


@pytest.mark.rule("WA-77", "WA-75")
def test_who_has_become_wanted_by_this_attack_only_brings_none() -> None:
    t = slain(clan(gold=0), clan(gold=0), loser=ME)

    assert told(t, e.BountyPaid) == []
    assert t.s.clans[ME].wanted == 0


@pytest.mark.rule("WA-73")
def test_those_who_stand_are_healed() -> None:
    me = clan(soldiers=[1, 2, 2], fainted=[0])
    me.soldiers[1].wounds = me.hero.wounds = 2

    slain(me, clan())

    assert [(one.fainted, one.wounds) for one in me.soldiers] == [(True, 0)] + [(False, 0)] * 2
    assert me.hero.wounds == 0


# --- driven off -------------------------------------------------------------------------------


@pytest.mark.rule("WA-05", "WA-55", "WA-72", "WA-77")
@pytest.mark.parametrize("loser", [ME, FOE])
def test_who_gets_away_is_defeated_but_brings_no_bounty(loser: int) -> None:
    """This holds even before the first roll; both stay where they are."""
    t, winner = duel(clan(), clan(wanted=1), 3), 1 - loser

    if loser == FOE:
        answer(t, a.Roll(), ME)
    answer(t, a.Retreat(), loser)

    assert told(t, e.PlayerDefeated) == [e.PlayerDefeated(winner, loser, slain=False)]
    assert t.s.clans[winner].runes == ["player"]
    assert t.s.clans[winner].hero.experience == 2
    assert t.s.clans[winner].gold == 20
    assert [one.at for one in t.s.clans] == [HERE, HERE]
    assert t.s.clans[FOE].wanted == 1


@pytest.mark.rule("WA-72")
def test_a_failed_retreat_is_followed_by_the_others_choice() -> None:
    t = duel(clan(soldiers=[1]), clan(soldiers=[1]), 4, *[MISS] * 6)

    answer(t, a.Retreat(), ME)
    assert asked(t) == [FOE]
    answer(t, a.Roll(), FOE)

    assert len(told(t, e.StageRolled)) == 2


# --- both down --------------------------------------------------------------------------------


def both_fall(me: Clan, rival: Clan, *dice: int | str) -> Turn:
    rolls = [MISS] * (4 + len(me.soldiers) + len(rival.soldiers))
    t = duel(me, rival, *rolls, *dice)
    edge(t, 0).damage = edge(t, 1).damage = 40
    both_roll(t)
    return t


@pytest.mark.rule("WA-71", "WA-49")
@pytest.mark.parametrize(("dice", "winner"), [((5, 3), ME), ((2, 3), FOE)])
def test_if_both_are_down_the_highest_die_wins(dice: tuple[int, int], winner: int) -> None:
    t = both_fall(clan(soldiers=[1]), clan(soldiers=[2]), *dice, "EG")
    standing, dead = t.s.clans[winner], t.s.clans[1 - winner]

    assert told(t, e.PlayerDefeated) == [e.PlayerDefeated(winner, 1 - winner, slain=True)]
    assert (standing.at, standing.hero.fainted) == (HERE, False)
    assert all(one.fainted for one in standing.soldiers)
    assert dead.at == "EG"


@pytest.mark.rule("WA-71")
def test_equal_dice_are_rolled_again() -> None:
    t = both_fall(clan(), clan(), 4, 4, 1, 1, 6, 2, "EG")

    assert [event.dice for event in told(t, e.TieRolled)] == [[4, 4], [1, 1], [6, 2]]
    assert told(t, e.Died) == [e.Died(FOE)]


@pytest.mark.rule("WA-71", "WA-80", "WA-86")
@pytest.mark.parametrize(("die", "dead"), [(5, False), (2, True)])
def test_so_it_is_with_a_patrol(die: int, dead: bool) -> None:
    dice = [*NOBODY, 1, 1, 1, die, 3, "EG"]
    t = meet(clan(hero="akane"), "brigand", *dice)
    edge(t, 0).damage, t.s.clans[ME].hero.wounds = 20, 2

    answer(t, a.Roll())

    assert bool(told(t, e.Died)) == dead
    assert t.s.npcs == ([Npc("brigand", "brigand-1", HERE)] if dead else [])
