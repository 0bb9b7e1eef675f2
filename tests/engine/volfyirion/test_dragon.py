"""Volfyirion: VF-31 and VF-36."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    AcquireWonder,
    Attack,
    DefeatDragon,
    EndTurn,
    HireHeroes,
    PlayCard,
    RepelDragon,
    SendDragon,
    UseRemoval,
)
from engine.games.volfyirion.events import CityBurned, DragonReturned
from engine.games.volfyirion.state import LAIR, city_of
from tests.engine.volfyirion.kit import (
    FOE,
    ME,
    blocked,
    do,
    end_turns,
    events,
    has,
    offered,
    offers,
    standing,
    table,
)


@pytest.mark.rule("VF-31")
def test_eight_knowledge_send_the_dragon_from_the_lair_onto_an_enemy_city() -> None:
    s = table(points=(0, 0, 8))
    assert [action for action in offers(s) if isinstance(action, SendDragon)] == [
        SendDragon("yrdesh"),
        SendDragon("akao-uket"),
        SendDragon("kyr"),
    ]

    s = do(s, SendDragon("kyr"))

    assert (s.dragon.at, s.dragon.city) == ("city", "kyr")
    assert has(s) == (0, 0, 0)
    assert blocked(table(points=(0, 0, 7)), SendDragon("kyr")) == "vf-31-cost"


@pytest.mark.rule("VF-37")
def test_a_card_on_a_city_that_will_burn_is_told_to_burn_with_it() -> None:
    s = table(hand=["library"], dragon="tylaris")

    told = {one.action: one.detail for one in GAME.options(s, ME)}

    assert told[PlayCard("library", "tylaris")] == Msg("volfyirion-burns")
    assert told[PlayCard("library", "vahylea")] is None


@pytest.mark.rule("VF-31", "VF-37")
def test_it_destroys_the_city_at_the_end_of_its_owners_turn_and_flies_home() -> None:
    s = do(table(points=(0, 0, 8), cities={"kyr": ["guard", "bank"]}), SendDragon("kyr"))

    s = do(s, EndTurn())
    assert "kyr" in standing(s, FOE)
    s = do(s, EndTurn())

    assert standing(s, FOE) == ["yrdesh", "akao-uket"]
    assert {"guard", "bank"} <= set(s.removed)
    assert s.dragon.at == "lair"


@pytest.mark.rule("VF-31")
def test_eight_knowledge_drive_it_home_and_sixteen_send_it_on() -> None:
    s = table(points=(0, 0, 16), dragon="tylaris")

    s = do(s, RepelDragon())
    assert (s.dragon.at, has(s)) == ("lair", (0, 0, 8))
    s = do(s, SendDragon("yrdesh"))

    assert s.dragon.city == "yrdesh"
    assert blocked(table(points=(0, 0, 7), dragon="tylaris"), RepelDragon()) == "vf-31-cost"


@pytest.mark.rule("VF-31")
def test_who_sent_it_cannot_move_it_on() -> None:
    s = do(table(points=(0, 0, 24)), SendDragon("kyr"))

    assert not any(isinstance(action, SendDragon | RepelDragon) for action in offers(s))


@pytest.mark.rule("VF-31", "VF-25")
def test_on_a_city_that_falls_under_it_it_stays_and_then_just_flies_home() -> None:
    s = do(table(points=(0, 10, 8)), SendDragon("kyr"), Attack("kyr"))
    assert (s.dragon.at, s.dragon.city) == ("city", "kyr")

    s = end_turns(s)
    assert (s.dragon.at, s.dragon.city) == ("city", "kyr")
    told = events(s, EndTurn())
    s = end_turns(s)

    assert DragonReturned() in told
    assert not any(isinstance(event, CityBurned) for event in told)
    assert s.dragon.at == "lair"
    assert standing(s, FOE) == ["yrdesh", "akao-uket"]


@pytest.mark.rule("VF-36")
def test_sixteen_battle_defeat_it_and_claim_its_lair_and_wonders() -> None:
    s = table(
        points=(0, 17, 0), lair=["pure-qoam", "sharp-qoam"], play=["stab"], discard=["diviner"]
    )

    s = do(s, DefeatDragon())

    assert s.dragon.at == "gone"
    assert s.houses[ME].discard == ["diviner", "pure-qoam", "sharp-qoam"]
    assert standing(s) == ["tylaris", "vahylea", "alantar", LAIR]
    assert city_of(s, LAIR).strength == 9
    assert has(s) == (0, 5, 0)  # 1 left, and the Lair's 4 at once
    assert offered(s, EndTurn())  # VF-13 does not apply
    assert blocked(table(points=(0, 15, 0)), DefeatDragon()) == "vf-36-cost"


@pytest.mark.rule("VF-36")
def test_the_lair_gives_four_battle_in_each_main_phase_to_its_owner() -> None:
    s = end_turns(table(claimed=ME))
    assert has(s, FOE) == (0, 0, 0)

    assert has(end_turns(s)) == (0, 4, 0)


@pytest.mark.rule("VF-36")
def test_from_then_on_no_wonder_is_acquired_and_nothing_moves_the_dragon() -> None:
    s = table(
        points=(0, 16, 8),
        lair=["pure-qoam", "sharp-qoam"],
        play=["emerald-horn"],
        perk="heroes-party",
    )
    assert offered(s, HireHeroes())

    s = do(s, DefeatDragon())
    s.houses[ME].points.battle = 20
    assert blocked(s, AcquireWonder("pure-qoam")) is None
    assert blocked(s, DefeatDragon()) is None
    assert blocked(s, HireHeroes()) is None
    assert not any(isinstance(action, SendDragon) for action in offers(s))
    s = end_turns(do(s, UseRemoval("emerald-horn")))

    assert s.markets[0].lair == []


@pytest.mark.rule("VF-36")
@pytest.mark.parametrize("where", ["tylaris", "kyr"])
def test_it_can_be_defeated_wherever_it_is(where: str) -> None:
    s = do(table(points=(0, 16, 0), dragon=where), DefeatDragon(), EndTurn(), EndTurn())

    assert s.dragon.at == "gone"
    assert len(standing(s)) == 4
    assert len(standing(s, FOE)) == 3


@pytest.mark.rule("VF-36", "VF-25")
def test_the_lair_is_attacked_at_nine_and_leaves_the_game() -> None:
    s = table(points=(0, 9, 0), claimed=FOE)

    s = do(s, Attack(LAIR))
    assert standing(s, FOE) == ["yrdesh", "akao-uket", "kyr"]

    assert has(end_turns(s), FOE) == (0, 0, 0)


@pytest.mark.rule("VF-36", "VF-30")
def test_gaps_on_the_lair_are_nobodys() -> None:
    s = do(table(points=(0, 16, 0), lair=["pure-qoam"]), DefeatDragon())

    assert s.houses[ME].discard == ["pure-qoam"]
