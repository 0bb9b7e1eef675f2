"""Perks, each in effect and not in effect: VF-41."""

from __future__ import annotations

import pytest

from engine.core import Option
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Acquire,
    AcquireTop,
    Collide,
    Decline,
    DefeatDragon,
    EndTurn,
    HireHeroes,
    RemoveCard,
    Replace,
    UnsealWonder,
)
from engine.games.volfyirion.events import WonderAcquired
from engine.games.volfyirion.state import Played
from tests.engine.volfyirion.kit import (
    FOE,
    ME,
    blocked,
    do,
    done,
    end_turns,
    has,
    offered,
    offers,
    table,
)


@pytest.mark.rule("VF-41", "VF-36")
def test_with_qoam_armory_the_dragon_is_defeated_for_fourteen() -> None:
    s = do(table(points=(0, 14, 0), perk="qoam-armory"), DefeatDragon())

    assert has(s) == (0, 4, 0)
    assert blocked(table(points=(0, 13, 0), perk="qoam-armory"), DefeatDragon()) == "vf-36-cost"
    assert blocked(table(points=(0, 14, 0), foe={"perk": "qoam-armory"}), DefeatDragon()) == (
        "vf-36-cost"
    )


@pytest.mark.rule("VF-41", "VF-29")
def test_the_collider_seals_an_own_wonder_that_gave_its_points_and_gives_its_cost() -> None:
    s = table(play=["emerald-horn", "pure-qoam"], perk="anomaly-collider")

    s = do(s, Collide("emerald-horn"))

    assert has(s) == (0, 0, 6)
    assert s.houses[ME].play[0].sealed
    assert blocked(s, Collide("pure-qoam")) == "vf-41-once"
    again = end_turns(s, 2)
    assert has(again) == (1, 0, 0)  # of the open one
    assert offered(again, Collide("pure-qoam"))


@pytest.mark.rule("VF-41", "VF-20")
def test_what_the_collider_sealed_can_be_unsealed_but_gives_no_points_twice() -> None:
    s = table(play=["pure-qoam"], perk="anomaly-collider")

    s = do(s, Collide("pure-qoam"), UnsealWonder("pure-qoam", ME))

    assert has(s) == (0, 0, 0)
    assert blocked(s, Collide("pure-qoam")) == "vf-41-once"


@pytest.mark.rule("VF-41", "VF-39")
def test_the_collider_takes_neither_sealed_nor_enemy_wonders_nor_an_ascension_path() -> None:
    s = table(
        play=[Played("pure-qoam", sealed=True), "ascension-path"],
        foe={"play": ["strange-box"]},
        perk="anomaly-collider",
    )

    assert not any(isinstance(action, Collide) for action in offers(s))
    assert not any(isinstance(action, Collide) for action in offers(table(play=["pure-qoam"])))


@pytest.mark.rule("VF-41", "VF-22")
def test_the_oracle_sells_the_top_card_of_the_asset_deck_any_number_of_times() -> None:
    s = table(assets=["guard", "stab", "bank"], points=(6, 0, 0), perk="qoam-oracle")

    s = do(s, AcquireTop("guard"))
    assert s.markets[0].top.cards == ["stab"]
    s = do(s, AcquireTop("stab"))

    assert s.houses[ME].discard == ["guard", "stab"]
    assert has(s) == (1, 0, 0)
    assert blocked(s, AcquireTop("bank")) == "vf-22-cost"
    assert blocked(table(assets=["stab"], points=(9, 0, 0)), AcquireTop("stab")) is None


@pytest.mark.rule("VF-41", "VF-03")
def test_with_the_top_face_down_only_the_oracle_sees_it() -> None:
    s = table(
        assets=["stab", "guard"],
        row=["barter"],
        points=(1, 0, 2),
        perk="qoam-oracle",
        variants=["face-down-deck"],
    )
    s.markets[0].top.seen = [ME]

    option = next(each for each in GAME.options(s, ME) if each.action == AcquireTop("stab"))
    assert option.secret
    assert GAME.view(s, FOE).s.markets[0].top.cards == ["?"]
    s = do(s, Replace("barter"))
    assert s.markets[0].row[0] == "stab"
    assert GAME.view(s, ME).s.markets[0].top.cards == ["guard"]
    assert GAME.view(s, FOE).s.markets[0].top.cards == ["?"]


@pytest.mark.rule("VF-41", "VF-03")
def test_the_end_of_the_turn_tells_nobody_what_the_oracle_could_buy() -> None:
    """Others see its button, and what it says of points that buy nothing more."""
    told = list[Option]()
    for top in (["stab", "guard"], ["guard", "stab"]):  # one can be paid, the other not
        s = table(assets=top, row=["bank"], points=(2, 0, 0), perk="qoam-oracle")
        s.markets[0].top.seen = [ME]
        told += [each for each in GAME.options(s, ME) if each.action == EndTurn()]

    assert told[0] == told[1]


@pytest.mark.rule("VF-41", "VF-23")
def test_the_oracles_card_is_acquired_like_any_other() -> None:
    s = table(turns=1, assets=["stab", "guard"], points=(1, 0, 0), perk="qoam-oracle")

    s = do(s, AcquireTop("stab"))

    assert s.notes.acquired
    assert offered(s, EndTurn())


@pytest.mark.rule("VF-41", "VF-13")
def test_heroes_party_brings_the_unseen_top_wonder_for_four_with_its_removal() -> None:
    s = table(
        wonders=["emerald-horn", "pure-qoam"],
        points=(0, 5, 0),
        perk="heroes-party",
        discard=["stab"],
    )
    assert "emerald-horn" not in str(GAME.options(s, ME))

    applied = done(s, HireHeroes())

    assert applied.s.houses[ME].discard == ["stab", "emerald-horn"]
    assert WonderAcquired(ME, "emerald-horn") in applied.events
    assert has(applied.s) == (0, 1, 0)
    assert offers(applied.s) == [RemoveCard("stab", "discard"), Decline()]
    assert not applied.free


@pytest.mark.rule("VF-41")
def test_heroes_party_needs_four_battle_a_wonder_deck_and_a_lair_that_nobody_claimed() -> None:
    poor = table(points=(0, 3, 0), perk="heroes-party")
    empty = table(points=(0, 9, 0), perk="heroes-party", wonders=[])
    claimed = table(points=(0, 9, 0), perk="heroes-party", claimed=FOE)
    other = table(points=(0, 9, 0), foe={"perk": "heroes-party"})

    assert blocked(poor, HireHeroes()) == "vf-41-cost"
    for s in (empty, claimed, other):
        assert blocked(s, HireHeroes()) is None


@pytest.mark.rule("VF-41")
def test_a_perk_is_in_force_all_game() -> None:
    s = table(points=(0, 4, 0), perk="heroes-party", wonders=["pure-qoam", "sharp-qoam"])

    s = end_turns(do(s, HireHeroes()), 2)
    s.houses[ME].points.battle = 4

    assert offered(s, HireHeroes())


@pytest.mark.rule("VF-41", "VF-22")
def test_without_the_oracle_only_the_row_is_for_sale() -> None:
    s = table(assets=["stab"], row=["barter"], points=(9, 0, 0), perk="qoam-armory")

    assert [a for a in offers(s) if isinstance(a, Acquire | AcquireTop)] == [Acquire("barter")]
