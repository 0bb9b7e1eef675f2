"""Two against two: Strongholds, shared points, sealed Assets, two Lairs [VF-55 to VF-63]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import HIDDEN, Dice, Option, Setup
from engine.games.volfyirion import GAME
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CARDS, PLOYS
from engine.games.volfyirion.state import Dragon, Volfyirion, city_of
from tests.engine.volfyirion.kit import (
    SEED,
    blocked,
    do,
    events,
    has,
    in_play,
    offered,
    on,
    ready,
    table,
)

ME, PARTNER, FOE = 0, 1, 2
OWN, KEEP = "volarees-west", "volarees-keep"
ENEMY = ("rorius-west", "rorius-keep", "rorius-east")


def team(**given: Any) -> Volfyirion:
    return table("team", **{"dragon": "away", **given})


def on_lair(s: Volfyirion, lair: int) -> Volfyirion:
    s.dragon = Dragon("lair", lair=lair)
    return s


@pytest.mark.rule("VF-55")
def test_each_team_has_a_copy_and_three_strongholds_of_18() -> None:
    s = GAME.new(Setup("team", 4), Dice(SEED, 0)).s

    assert s.teams == [[0, 1], [2, 3]]
    assert [(city.defence, city.owners) for city in s.cities] == [
        (18, [0]),
        (18, [0, 1]),
        (18, [1]),
        (18, [2]),
        (18, [2, 3]),
        (18, [3]),
    ]
    assert len({city.key for city in s.cities}) == 6
    assert [len(market.row) for market in s.markets] == [5, 5]
    assert [len(market.lair) for market in s.markets] == [2, 2]
    assert s.dragon.at == "away"
    assert not s.variants
    assert not any(ploy in PLOYS for ploy in s.removed)


@pytest.mark.rule("VF-55")
def test_a_team_may_pair_its_cities_freely() -> None:
    s = GAME.new(Setup("team", 4, settings={"pairing": "free"}), Dice(SEED, 0)).s

    s = do(s, a.PairCities(20, 16, 18))
    s = do(s, a.PairCities(18, 18, 18))

    assert [city.defence for city in s.cities] == [20, 16, 18, 18, 18, 18]


@pytest.mark.rule("VF-56")
def test_the_shared_stronghold_has_troops_but_no_buildings() -> None:
    s = team(hand=["guard", "bank"], cities={KEEP: ["novice"]})

    assert offered(s, a.PlayCard("guard", KEEP), ME)
    assert not offered(s, a.PlayCard("bank", KEEP), ME)
    assert offered(s, a.PlayCard("bank", OWN), ME)
    assert not offered(s, a.PlayCard("guard", "volarees-east"), ME)


@pytest.mark.rule("VF-56")
@pytest.mark.parametrize(
    ("where", "holds"), [(KEEP, True), (OWN, True), ("volarees-east", False), (ENEMY[1], False)]
)
def test_a_chain_counts_troops_of_the_own_and_the_shared_stronghold(
    where: str, holds: bool
) -> None:
    s = team(play=["alchemic-key"], cities={where: ["qoam-scout"]})

    assert offered(s, a.UseChain("alchemic-key"), ME) is holds


@pytest.mark.rule("VF-56")
def test_cards_that_the_partner_played_meet_no_condition() -> None:
    s = team(play=["alchemic-key"], more={PARTNER: {"play": ["barter"]}})

    assert not offered(s, a.UseChain("alchemic-key"), ME)


@pytest.mark.rule("VF-56")
def test_an_attack_pays_for_all_troops_and_removes_all() -> None:
    s = team(points=(0, 41, 0), cities={"rorius-keep": ["guard", "qoam-scout"]})

    told = events(s, a.Attack("rorius-keep"), by=PARTNER)
    s = do(s, a.Attack("rorius-keep"), by=PARTNER)

    assert told == (e.TroopFell(PARTNER, "guard", "rorius-keep", 25), e.CardsLost(["qoam-scout"]))
    assert on(s, "rorius-keep") == []
    assert city_of(s, "rorius-keep").standing
    assert has(s, ME)[1] == 41 - 18 - CARDS["guard"].defence - CARDS["qoam-scout"].defence


@pytest.mark.rule("VF-56")
def test_who_has_no_stronghold_left_plays_on() -> None:
    s = team(hand=["captain"], fallen=[OWN, KEEP])

    s = do(s, a.PlayCard("captain"), by=ME)

    assert in_play(s) == ["captain"]


@pytest.mark.rule("VF-57")
def test_battle_and_knowledge_are_common_command_is_not() -> None:
    s = team(hand=["captain"], more={PARTNER: {"hand": ["diviner"]}})

    s = do(s, a.PlayCard("captain"), by=ME)
    s = do(s, a.PlayCard("diviner"), by=PARTNER)

    assert has(s, ME) == has(s, PARTNER) == (1, 3, 3)


@pytest.mark.rule("VF-57")
def test_partners_see_each_others_hands_and_the_others_do_not() -> None:
    s = team(hand=["captain"])

    assert GAME.view(s, PARTNER).s.houses[ME].hand.cards == ["captain"]
    assert GAME.view(s, FOE).s.houses[ME].hand.cards == [HIDDEN]


@pytest.mark.rule("VF-57")
def test_a_turn_ends_when_both_partners_are_done() -> None:
    s = do(team(), a.EndTurn(), by=PARTNER)
    assert GAME.actors(s) == [ME]

    s = do(s, a.EndTurn(), by=ME)
    assert GAME.actors(s) == [2, 3]


@pytest.mark.rule("VF-57")
def test_the_partners_choose_the_wonders_pile_and_who_removes() -> None:
    s = team(points=(0, 3, 0), lair=["pure-qoam"], more={PARTNER: {"hand": ["prospector"]}})

    s = do(s, a.AcquireWonder("pure-qoam"), by=ME)
    s = do(s, a.ShareWonder("pure-qoam", PARTNER, PARTNER), by=ME)
    s = do(s, a.RemoveCard("prospector", "hand"), by=PARTNER)

    assert s.houses[PARTNER].discard == ["pure-qoam"]
    assert s.houses[ME].discard == s.houses[PARTNER].hand.cards == []


@pytest.mark.rule("VF-57")
def test_redraw_per_player_refresh_per_team() -> None:
    s = team(turns=1, hand=["captain"], row=["barter", "stab"])

    s = do(s, a.Refresh("barter"), by=ME)

    assert not offered(s, a.Refresh("stab"), PARTNER)
    assert not offered(s, a.Redraw(), ME)
    assert offered(s, a.Redraw(), PARTNER)


@pytest.mark.rule("VF-58")
def test_gaps_are_filled_at_once() -> None:
    s = team(
        points=(1, 2, 0),
        row=["barter", "stab", "mint", "bank", "guard"],
        assets=["novice", "fighter"],
        lair=["sharp-qoam", "strange-box"],
        wonders=["primal-beast"],
    )

    s = do(s, a.Acquire("barter"), a.AcquireWonder("sharp-qoam"), by=ME)

    assert s.markets[0].row == ["novice", "stab", "mint", "bank", "guard"]
    assert s.markets[0].lair == ["primal-beast", "strange-box"]


@pytest.mark.rule("VF-59")
def test_a_sealed_asset_waits_until_it_is_unsealed() -> None:
    s = team(points=(5, 0, 5), row=["stab", "barter"])
    s.markets[0].sealed = ["stab"]

    assert blocked(s, a.Acquire("stab"), ME) == "vf-59-sealed"
    assert blocked(s, a.Replace("stab"), ME) == "vf-59-sealed"
    s = do(s, a.UnsealAsset("stab"), by=PARTNER)

    assert has(s, ME)[2] == 4
    assert offered(s, a.Acquire("stab"), ME)


@pytest.mark.rule("VF-59")
def test_a_card_of_the_enemy_row_is_sealed_for_its_cost() -> None:
    s = team(points=(0, 0, 8))
    card = next(card for card in s.markets[1].row if card)

    s = do(s, a.SealAsset(card), by=ME)

    assert s.markets[1].sealed == [card]
    assert has(s, ME)[2] == 8 - CARDS[card].cost


@pytest.mark.rule("VF-59")
def test_of_two_alike_one_is_sealed() -> None:
    s = team(points=(2, 0, 0), row=["stab", "stab"], assets=[])
    s.markets[0].sealed = ["stab"]

    s = do(s, a.Acquire("stab"), by=ME)

    assert s.markets[0].row.count("stab") == 1
    assert blocked(s, a.Acquire("stab"), ME) == "vf-59-sealed"


@pytest.mark.rule("VF-59")
def test_a_refresh_leaves_what_is_sealed() -> None:
    s = team(turns=1, first_team=1, row=["stab", "barter"], assets=["novice", "fighter"])
    s.markets[0].sealed = ["stab"]

    s = do(s, a.RefreshAll(), by=ME)

    assert s.markets[0].row[:2] == ["stab", "novice"]


@pytest.mark.rule("VF-60")
@pytest.mark.parametrize("dragon", ["away", OWN, "rorius-west"])
def test_nine_k_send_it_to_the_enemy_lair_and_nine_more_on(dragon: str) -> None:
    s = team(points=(0, 0, 18), dragon=dragon)

    s = do(s, a.SendToLair(), by=ME)
    assert s.dragon == Dragon("lair", lair=1)
    s = do(s, a.SendDragon("rorius-keep"), by=PARTNER)

    assert s.dragon.city == "rorius-keep"
    assert has(s, ME)[2] == 0


@pytest.mark.rule("VF-60")
def test_sixteen_k_send_it_from_anywhere() -> None:
    assert not offered(team(points=(0, 0, 15)), a.SendDragon("rorius-west"), ME)

    s = do(on_lair(team(points=(0, 0, 16)), 0), a.SendDragon("rorius-west"), by=ME)

    assert s.dragon.city == "rorius-west"
    assert has(s, ME)[2] == 0


@pytest.mark.rule("VF-60")
def test_a_free_move_is_one_short_move() -> None:
    s = do(team(play=["emerald-horn"]), a.UseRemoval("emerald-horn"), by=ME)

    assert not offered(s, a.SendDragon("rorius-west"), ME)
    s = do(s, a.SendToLair(), by=ME)

    assert s.dragon == Dragon("lair", lair=1)


@pytest.mark.rule("VF-60")
def test_after_burning_a_stronghold_it_sits_on_that_teams_lair() -> None:
    s = do(team(dragon=KEEP, cities={KEEP: ["guard"]}), a.EndTurn(), by=ME)
    s = do(s, a.EndTurn(), by=PARTNER)

    assert not city_of(s, KEEP).standing
    assert on(s, KEEP) == []
    assert s.dragon == Dragon("lair", lair=0)


@pytest.mark.rule("VF-37", "VF-60")
def test_the_fall_is_told_before_what_falls_with_it() -> None:
    s = do(team(dragon=KEEP, cities={KEEP: ["guard"]}), a.EndTurn(), by=ME)

    told = [type(event) for event in events(s, a.EndTurn())]

    assert told.index(e.CityBurned) < told.index(e.CardsLost) < told.index(e.DragonLanded)


@pytest.mark.rule("VF-11", "VF-56")
@pytest.mark.parametrize("used", [0, 1])
def test_of_two_buildings_alike_the_one_that_has_done_its_work_makes_way(used: int) -> None:
    alike = [ready("library", used=number == used) for number in range(2)]
    s = team(hand=["bank"], cities={OWN: alike}, play=["barter", "qoam-ritual"])

    s = do(s, a.PlayCard("bank", OWN, "library"), by=ME)

    assert on(s, OWN) == ["library", "bank"]
    assert offered(s, a.UseChain("library", OWN), ME)


@pytest.mark.rule("VF-61")
def test_in_its_clutch_wonders_cost_two_more() -> None:
    s = on_lair(team(points=(0, 4, 0), lair=["pure-qoam"]), 0)
    assert blocked(s, a.AcquireWonder("pure-qoam"), ME) == "vf-61-cost"

    s = on_lair(team(points=(0, 5, 0), lair=["pure-qoam"]), 0)
    assert has(do(s, a.AcquireWonder("pure-qoam"), by=ME), ME)[1] == 0

    s = on_lair(team(points=(0, 3, 0), lair=["pure-qoam"]), 1)
    assert has(do(s, a.AcquireWonder("pure-qoam"), by=ME), ME)[1] == 0


@pytest.mark.rule("VF-62")
def test_defeating_it_shares_out_the_own_lair_and_ends_both() -> None:
    s = team(
        points=(0, 32, 0),
        lair=["pure-qoam", "strange-box"],
        discard=["prospector"],
        more={PARTNER: {"discard": ["prospector"]}},
    )
    theirs = [card for card in s.markets[1].lair if card]

    s = do(s, a.DefeatDragon(), by=ME)
    s = do(s, a.TakeWonder("pure-qoam", ME), by=ME)
    s = do(s, a.TakeWonder("strange-box", PARTNER), by=ME)
    s = do(s, a.RemoveCard("prospector", "discard"), by=ME)
    s = do(s, a.RemoveCard("prospector", "discard"), by=PARTNER)

    assert in_play(s, ME) == ["pure-qoam"]
    assert in_play(s, PARTNER) == ["strange-box"]
    assert has(s, ME) == (1, 0, 1)
    assert s.houses[ME].discard == s.houses[PARTNER].discard == []
    assert s.dragon.at == "gone"
    assert set(theirs) <= set(s.removed)
    assert not any(market.lair for market in s.markets)
    kinds = (a.AcquireWonder, a.SendToLair, a.SendDragon, a.DefeatDragon)
    assert not any(isinstance(o.action, kinds) for o in GAME.options(s, ME))


@pytest.mark.rule("VF-63")
def test_all_three_enemy_strongholds_win_for_both_partners() -> None:
    s = team(points=(0, 18, 0), fallen=ENEMY[:2])

    told = events(s, a.Attack(ENEMY[2]), by=PARTNER)
    s = do(s, a.Attack(ENEMY[2]), by=PARTNER)

    assert e.CityFell(PARTNER, ENEMY[2], 18) in told
    assert s.result is not None
    assert s.result.places == (1, 1, 2, 2)


@pytest.mark.rule("VF-57")
def test_who_ends_first_is_not_asked_about_what_the_partner_can_still_spend() -> None:
    s = table("team", points=(0, 4, 0), lair=["pure-qoam", "strange-box"], dragon="away")

    first, last = end_of(s, 0), end_of(do(s, a.EndTurn(), by=0), 1)

    assert not first.confirm
    assert last.confirm


def end_of(s: Volfyirion, seat: int) -> Option:
    return next(o for o in GAME.options(s, seat) if o.action == a.EndTurn())
