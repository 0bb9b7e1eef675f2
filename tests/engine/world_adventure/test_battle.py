"""One-sided battles: merchants and monsters [WA-52, WA-61, WA-64 to WA-70]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action
from engine.games.world_adventure import GAME
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import barrier_of, fight_merchant, fight_monster, stages
from engine.games.world_adventure.cards import CARAVANS, CaravanKey
from engine.games.world_adventure.powers import fresh
from engine.games.world_adventure.stages import fighting
from engine.games.world_adventure.state import Clan, Npc, NpcKind, Turn
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import answer, settle

pytestmark = pytest.mark.usefixtures("known_cards")

HERE = "CN1"
MISS = 6
CARDS: dict[NpcKind, str] = {
    "minion": "minion-1-1",  # 3 hit points, accuracy 4, retreat up to 5
    "destroyer": "destroyer-1-1",
    "raid": "raid-1",
    "legendary": "roc",
}


def plunder(me: Clan, *dice: int | str, card: str = "merchant-1-5", **rest: Any) -> Turn:
    """`card` has 4 hit points and accuracy 3, unless another is given."""
    me.at = HERE
    t = rolling(lay(me, clan(), **rest), *dice)
    fight_merchant(t, ME, card)
    settle(t)
    return t


def hunt(
    me: Clan, *dice: int | str, kind: NpcKind = "minion", ambushed: bool = False, **rest: Any
) -> Turn:
    """A monster of the first stage stands here."""
    me.at = HERE
    t = rolling(lay(me, clan(), npcs=[Npc(kind, CARDS[kind], HERE)], **rest), *dice)
    fight_monster(t, ME, t.s.npcs[0], ambushed=ambushed)
    settle(t)
    return t


def offered(t: Turn, seat: int = ME) -> list[Action]:
    top = t.s.stack[-1]
    return [one.action for one in top.options(t.s, seat) if one.blocked is None]


def roll_on(t: Turn, times: int = 1) -> None:
    for _ in range(times):
        answer(t, a.Roll())


# --- merchants --------------------------------------------------------------------------------


@pytest.mark.rule("WA-66", "WA-75")
def test_an_attack_leaves_a_marker_and_a_wanted_point_at_once() -> None:
    t = plunder(clan(wanted=1))

    assert t.s.merchants == [HERE]
    assert t.s.clans[ME].wanted == 2


@pytest.mark.rule("WA-66", "WA-61", "WA-62")
@pytest.mark.parametrize("caravan", CARAVANS)
@pytest.mark.parametrize("pet", [False, True])
def test_it_is_chased_for_as_many_stages_as_the_chaser(caravan: CaravanKey, pet: bool) -> None:
    chaser = CARAVANS[caravan].chaser + pet
    t = plunder(clan(caravan=caravan, pet=pet), *[MISS] * 2 * chaser)

    roll_on(t, chaser)

    assert len(told(t, e.StageRolled)) == chaser
    assert told(t, e.MerchantEscaped) == [e.MerchantEscaped(ME, "merchant-1-5")]
    assert t.s.merchants == [HERE]


@pytest.mark.rule("WA-66", "WA-26")
def test_an_event_lengthens_the_chase() -> None:
    assert stages(lay(clan(), clan(), event="sturdy-wagons"), ME) == 1 + 1


@pytest.mark.rule("WA-66")
def test_merchants_do_not_strike_back_and_there_is_no_need_to_flee() -> None:
    t = plunder(clan(caravan="chaser", soldiers=[1, 1]), MISS, MISS, MISS, MISS)

    assert offered(t) == [a.Roll()]
    roll_on(t)

    assert not told(t, e.Fainted)


def test_a_roll_against_merchants_needs_no_click_while_nothing_else_can_be_done() -> None:
    """The offer says so beforehand; with a purple Rune Power in hand there is a choice."""
    t = plunder(clan(soldiers=[1, 1]))
    armed = plunder(clan(soldiers=[1, 1], powers=[fresh("lion-heart")]))

    assert GAME.following(t.s, ME) == a.Roll()
    assert GAME.following(armed.s, ME) is None


@pytest.mark.rule("WA-66", "WA-47")
def test_a_stage_that_costs_nothing_is_not_counted() -> None:
    """Kartika's skill works at 2; her trader chases for one stage."""
    t = plunder(clan(hero="kartika"), MISS, 2, MISS, MISS)

    roll_on(t)
    assert not told(t, e.MerchantEscaped)
    roll_on(t)

    assert told(t, e.MerchantEscaped)


@pytest.mark.rule("WA-66", "WA-08")
def test_a_rune_power_lengthens_the_chase() -> None:
    me = clan(powers=[fresh("long-gallop")], caravan="trader")
    t = plunder(me, MISS, MISS, MISS, MISS)

    answer(t, a.UsePower("long-gallop"))
    roll_on(t, 2)

    assert [event.left for event in told(t, e.FoeHurt)] == [3, 3]
    assert told(t, e.MerchantEscaped)


@pytest.mark.rule("WA-66", "WA-81", "WA-05", "WA-55")
@pytest.mark.parametrize(
    ("card", "tier", "experience", "cargo", "gold"),
    [("merchant-1-2", "green", 1, 1, 2), ("merchant-1-5", "yellow", 2, 2, 2)],
)
def test_a_plundered_one_pays(card: str, tier: str, experience: int, cargo: int, gold: int) -> None:
    dice = [1, 1, 1, 1] + [6] * cargo + [1] * gold
    t = plunder(clan(soldiers=[2, 2]), *dice, card=card)
    me = t.s.clans[ME]

    roll_on(t)

    assert {figure.experience for figure in (me.hero, *me.soldiers)} == {experience}
    assert me.goods == ["silk"] * cargo
    assert me.gold == 20 + 2 * gold
    assert me.runes == [tier]


# --- monsters: stages -------------------------------------------------------------------------


@pytest.mark.rule("WA-68")
def test_each_stage_costs_one_soldier_of_ones_choice() -> None:
    t = hunt(clan(soldiers=[1, 2]), *[MISS] * 4)

    roll_on(t)
    assert offered(t) == [a.Faint("soldier-1"), a.Faint("soldier-2")]
    answer(t, a.Faint("soldier-2"))

    assert [soldier.fainted for soldier in t.s.clans[ME].soldiers] == [False, True]
    assert a.Roll() in offered(t)


@pytest.mark.rule("WA-68")
def test_among_soldiers_that_are_alike_nobody_is_asked() -> None:
    t = hunt(clan(soldiers=[1, 1]), *[MISS] * 4)

    roll_on(t)

    assert told(t, e.Fainted) == [e.Fainted(ME, "soldier-1")]
    assert a.Roll() in offered(t)


@pytest.mark.rule("WA-68", "WA-49")
def test_the_hero_falls_last_and_that_is_death() -> None:
    t = hunt(clan(soldiers=[2]), *[MISS] * 3, *[MISS] * 2, "EG")

    roll_on(t, 2)

    assert [event.who for event in told(t, e.Fainted)] == ["soldier-1", "hero"]
    assert told(t, e.Died) == [e.Died(ME)]
    assert t.s.clans[ME].at == "EG"
    assert not t.s.stack


@pytest.mark.rule("WA-68")
def test_a_stage_that_defeats_it_costs_nobody() -> None:
    t = hunt(clan(soldiers=[2, 2]), 1, MISS, 1, MISS)

    roll_on(t)

    assert not told(t, e.Fainted)
    assert told(t, e.FoeDefeated) == [e.FoeDefeated(ME, "minion-1-1")]


@pytest.mark.rule("WA-68", "WA-61")
def test_the_barrier_takes_one_loss_each() -> None:
    t = hunt(clan(caravan="scout-shell", soldiers=[1]), *[MISS] * 6)

    roll_on(t)
    assert told(t, e.Shielded) == [e.Shielded(ME, 1)]
    assert not told(t, e.Fainted)
    roll_on(t)

    assert told(t, e.Fainted) == [e.Fainted(ME, "soldier-1")]


@pytest.mark.rule("WA-61", "WA-86")
def test_barriers_of_caravans_do_not_hold_against_legendary_monsters() -> None:
    for key, caravan in CARAVANS.items():
        s = lay(clan(caravan=key), clan())
        assert barrier_of(s, ME, "raid") == caravan.barrier
        assert barrier_of(s, ME, "legendary") == 0


@pytest.mark.rule("WA-68", "WA-47")
@pytest.mark.parametrize("kind", ["raid", "legendary"])
def test_a_guard_takes_losses_before_the_barrier_and_against_all_monsters(kind: NpcKind) -> None:
    """This is Vasilka's skill."""
    me = clan(hero="vasilka", caravan="scout-shell", soldiers=[1, 1])
    t = hunt(me, MISS, 1, MISS, MISS, kind=kind)

    roll_on(t)

    assert told(t, e.Shielded) == [e.Shielded(ME, 1)]
    assert t.s.stack[-1].warded == 0
    assert not told(t, e.Fainted)


@pytest.mark.rule("WA-68", "WA-08")
def test_in_a_still_stage_nobody_faints() -> None:
    t = hunt(clan(soldiers=[1], powers=[fresh("still-hour")]), *[MISS] * 6)

    answer(t, a.UsePower("still-hour"))
    roll_on(t)
    assert not told(t, e.Fainted)
    roll_on(t)

    assert told(t, e.Fainted)


@pytest.mark.rule("WA-08", "WA-65")
def test_purple_powers_act_in_the_stage_before_which_they_are_used() -> None:
    me = clan(soldiers=[1, 1], powers=[fresh("lion-heart"), fresh("stone-wall")])
    t = hunt(me, *[MISS] * 8)

    answer(t, a.UsePower("lion-heart"))
    answer(t, a.UsePower("stone-wall"))
    roll_on(t, 2)

    assert [event.left for event in told(t, e.FoeHurt)] == [1, 1]
    assert me.powers == []
    assert len(told(t, e.Shielded)) == 2


@pytest.mark.rule("WA-64")
def test_until_the_first_roll_it_is_no_fight_yet() -> None:
    t = hunt(clan(soldiers=[1, 1]), *[MISS] * 4)
    assert not fighting(t.s, ME)

    roll_on(t)

    assert fighting(t.s, ME)
    assert not fighting(t.s, FOE)


# --- rerolls ----------------------------------------------------------------------------------


@pytest.mark.rule("WA-52")
def test_leadership_four_rolls_one_accuracy_die_again_once_a_fight() -> None:
    t = hunt(clan(soldiers=[1, 2], leadership=4), MISS, MISS, MISS, MISS, 1, MISS, MISS, MISS)

    roll_on(t)
    assert offered(t)[:-1] == [a.RerollDie(who) for who in ("hero", "soldier-1", "soldier-2")]
    answer(t, a.RerollDie("soldier-2"))

    assert [event.left for event in told(t, e.FoeHurt)] == [3 - 2]
    answer(t, a.Faint("soldier-2"))
    roll_on(t)
    assert len(told(t, e.StageRolled)) == 2


@pytest.mark.rule("WA-52")
def test_a_reroll_may_be_kept_for_later() -> None:
    t = hunt(clan(soldiers=[1, 1], leadership=4), *[MISS] * 7, 1)

    roll_on(t)
    answer(t, a.KeepDice())
    roll_on(t)

    assert a.RerollDie("hero") in offered(t)


@pytest.mark.rule("WA-52")
def test_dice_that_hit_are_not_rolled_again() -> None:
    t = hunt(clan(soldiers=[1, 1], leadership=4), 4, MISS, 4, MISS)

    roll_on(t)
    assert offered(t) == [a.RerollDie("soldier-2"), a.KeepDice()]


@pytest.mark.rule("WA-52", "WA-08")
def test_below_four_only_a_rune_power_rolls_again() -> None:
    me = clan(soldiers=[1], leadership=3, powers=[fresh("second-throw")])
    t = hunt(me, MISS, MISS, MISS, 5, 1)

    answer(t, a.UsePower("second-throw"))
    roll_on(t)
    answer(t, a.RerollDie("hero"))
    answer(t, a.RerollDie("hero"))

    assert [event.die for event in told(t, e.DieRerolled)] == [5, 1]
    assert [event.left for event in told(t, e.FoeHurt)] == [2]


# --- victory ----------------------------------------------------------------------------------


def slay(kind: NpcKind, wanted: int = 0) -> Turn:
    """Slay a monster with one blow."""
    me = clan(soldiers=[2] * 5, wanted=wanted)
    t = hunt(me, 1, MISS, 1, 1, 1, 1, 1, kind=kind)
    t.s.stack[-1].sides[0].edge.damage = 20
    roll_on(t)
    return t


@pytest.mark.rule("WA-69", "WA-05", "WA-79")
@pytest.mark.parametrize("kind", CARDS)
def test_a_slain_monster_leaves_the_map(kind: NpcKind) -> None:
    t = slay(kind)

    assert t.s.npcs == []
    assert t.s.clans[ME].runes == [kind] or kind == "legendary"
    assert t.s.monsters == ([HERE] if kind in ("minion", "destroyer") else [])


@pytest.mark.rule("WA-75")
@pytest.mark.parametrize(
    ("kind", "left"), [("minion", 3), ("destroyer", 2), ("raid", 2), ("legendary", 1)]
)
def test_who_slays_monsters_is_wanted_less(kind: NpcKind, left: int) -> None:
    assert slay(kind, wanted=3).s.clans[ME].wanted == left


@pytest.mark.rule("WA-79", "WA-74", "WA-05", "WA-82")
def test_a_legendary_one_has_an_item_and_a_status_point() -> None:
    t = slay("legendary")
    me = t.s.clans[ME]

    assert me.items == ["sky-cloak"]
    answer(t, a.RaiseStatus("explorer"))

    assert me.explorer == 1
    assert me.runes == ["legendary"]


@pytest.mark.rule("WA-79", "WA-55", "WA-16")
def test_it_pays_what_its_card_says() -> None:
    """Experience 2, one die of cargo, two of gold."""
    me = clan(soldiers=[2, 2], fainted=[0])
    t = hunt(me, 1, MISS, 1, 2, 3, 6, kind="destroyer")
    t.s.stack[-1].sides[0].edge.damage = 20

    roll_on(t)

    assert me.goods == ["spice"]
    assert me.gold == 20 + 3 + 4
    assert me.hero.experience == me.soldiers[1].experience == 2
    assert me.soldiers[0].experience == 0  # the soldier has taken no part


@pytest.mark.rule("WA-55")
def test_whoever_faints_on_the_way_learns_too() -> None:
    me = clan(soldiers=[1, 1])
    t = hunt(me, *[MISS] * 4, 1, 1, 1)

    roll_on(t, 2)

    assert [soldier.fainted for soldier in me.soldiers] == [True, False]
    assert [soldier.experience for soldier in me.soldiers] == [1, 1]


# --- where it stands --------------------------------------------------------------------------


def engage(*dice: int | str, npcs: list[Npc] | None = None) -> Turn:
    """Engage a monster that dice have found in the clan's own territory."""
    t = rolling(lay(clan(HERE), clan(), npcs=npcs or []), *dice)
    fight_monster(t, ME, Npc("minion", "minion-1-1", HERE))
    settle(t)
    return t


@pytest.mark.rule("WA-31", "WA-42", "WA-46")
def test_one_that_was_found_and_not_beaten_stands_there_and_spares_who_found_it() -> None:
    old = Npc("minion", "minion-1-3", "EG1")
    t = engage(5, npcs=[old])

    answer(t, a.Retreat())

    assert t.s.npcs == [Npc("minion", "minion-1-1", HERE, [ME])]


@pytest.mark.rule("WA-31", "WA-46", "WA-69")
def test_one_that_was_found_and_beaten_replaces_nobody() -> None:
    old = Npc("minion", "minion-1-3", "EG1")
    t = engage(MISS, MISS, npcs=[old])

    t.s.stack[-1].sides[0].edge.damage = 20
    roll_on(t)

    assert t.s.npcs == [old]
    assert t.s.monsters == [HERE]


@pytest.mark.rule("WA-42")
@pytest.mark.parametrize("ambushed", [False, True])
def test_who_engages_one_that_stands_is_spared_by_it(ambushed: bool) -> None:
    t = hunt(clan(), 1, ambushed=ambushed)

    answer(t, a.Retreat())

    assert t.s.npcs[0].spares == ([] if ambushed else [ME])


@pytest.mark.rule("WA-86")
def test_a_survivor_is_at_full_strength_next_time() -> None:
    t = hunt(clan(soldiers=[1, 1]), 1, MISS, MISS, MISS, 1)
    roll_on(t)
    answer(t, a.Retreat())

    fight_monster(t, ME, t.s.npcs[0])

    assert t.s.stack[-1].hurt == 0


# --- retreat ----------------------------------------------------------------------------------


@pytest.mark.rule("WA-70", "WA-73")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_up_to_the_cards_value_gets_one_away(die: int) -> None:
    t = hunt(clan(goods=["silk", "iron"]), die, MISS, MISS, "EG")

    answer(t, a.Retreat())

    assert told(t, e.RetreatTried) == [e.RetreatTried(ME, die, die <= 5)]
    if die <= 5:
        assert not t.s.stack
        assert t.s.clans[ME].goods == ["silk", "iron"]
        assert t.s.clans[ME].at == HERE


@pytest.mark.rule("WA-70")
def test_one_try_a_stage_and_failing_means_fighting_on() -> None:
    t = hunt(clan(soldiers=[1, 1]), 6, *[MISS] * 4, 1)

    answer(t, a.Retreat())
    assert len(told(t, e.StageRolled)) == 1
    answer(t, a.Retreat())

    assert [event.success for event in told(t, e.RetreatTried)] == [False, True]


@pytest.mark.rule("WA-70", "WA-08")
def test_after_a_failed_try_there_are_still_rune_powers() -> None:
    t = hunt(clan(soldiers=[1], powers=[fresh("lion-heart")]), 6)

    answer(t, a.Retreat())

    assert offered(t) == [a.Roll(), a.UsePower("lion-heart")]
    refused = [one.blocked for one in t.s.stack[-1].options(t.s, ME) if one.blocked]
    assert [msg.id for msg in refused] == ["wa-70-tried", "wa-70-tried"]
