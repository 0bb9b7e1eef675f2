"""Wonders: VF-13, VF-28, VF-29, VF-39."""

from __future__ import annotations

import pytest

from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    AcquireWonder,
    Decline,
    EndTurn,
    PlayCard,
    RemoveCard,
    SealWonder,
    TakePath,
    UnsealWonder,
    UseRemoval,
)
from engine.games.volfyirion.state import GAP, Played
from tests.engine.volfyirion.kit import (
    FOE,
    ME,
    blocked,
    do,
    end_turns,
    has,
    in_play,
    offered,
    offers,
    ready,
    table,
)


@pytest.mark.rule("VF-28")
def test_a_wonder_costs_its_battle_goes_to_the_discard_pile_and_is_followed_at_the_end() -> None:
    s = table(lair=["pure-qoam", "sharp-qoam"], wonders=["emerald-horn"], points=(0, 4, 0))

    s = do(s, AcquireWonder("pure-qoam"))
    assert s.houses[ME].discard == ["pure-qoam"]
    assert has(s) == (0, 1, 0)
    assert s.markets[0].lair == [GAP, "sharp-qoam"]
    assert blocked(s, AcquireWonder("sharp-qoam")) == "vf-28-cost"
    s = do(s, EndTurn())

    assert s.markets[0].lair == ["emerald-horn", "sharp-qoam"]


@pytest.mark.rule("VF-29")
def test_who_would_seal_their_own_wonder_or_free_an_enemy_s_is_asked_first() -> None:
    """Both are allowed, and hardly ever meant."""
    s = table(
        play=["pure-qoam", Played("strange-box", sealed=True)],
        foe={"play": ["void-fluid", Played("sharp-qoam", sealed=True)]},
        points=(0, 0, 9),
    )

    asked = {option.action: option.confirm for option in GAME.options(s, ME)}

    assert asked[SealWonder("pure-qoam", ME)]
    assert asked[UnsealWonder("sharp-qoam", FOE)]
    assert not asked[SealWonder("void-fluid", FOE)]
    assert not asked[UnsealWonder("strange-box", ME)]


@pytest.mark.rule("VF-28", "VF-19")
def test_a_wonder_drawn_later_enters_play_unsealed_and_stays() -> None:
    s = table(hand=["pure-qoam"])

    s = do(s, PlayCard("pure-qoam"))
    assert s.houses[ME].play == [Played("pure-qoam", gained=True)]
    s = end_turns(s, 2)

    assert in_play(s) == ["pure-qoam"]
    assert has(s) == (1, 0, 0)


@pytest.mark.rule("VF-13")
def test_acquiring_a_wonder_allows_one_other_own_card_to_be_removed_from_three_places() -> None:
    s = table(
        lair=["pure-qoam"],
        points=(0, 3, 0),
        hand=["captain"],
        discard=["stab"],
        play=["diviner", "strange-box"],
        foe={"play": ["void-fluid"], "discard": ["barter"]},
        cities={"tylaris": ["bank"]},
    )

    s = do(s, AcquireWonder("pure-qoam"))

    assert set(offers(s)) == {
        RemoveCard("captain", "hand"),
        RemoveCard("stab", "discard"),
        RemoveCard("diviner", "play"),
        RemoveCard("strange-box", "play"),
        Decline(),
    }


@pytest.mark.rule("VF-13", "VF-07")
def test_what_is_removed_so_has_left_the_game_and_gives_no_points_from_the_hand() -> None:
    s = table(lair=["pure-qoam"], points=(0, 3, 0), hand=["captain"], deck=[])

    s = do(s, AcquireWonder("pure-qoam"), RemoveCard("captain", "hand"))

    assert "captain" in s.removed
    assert s.houses[ME].hand.cards == []
    assert has(s) == (0, 0, 0)


@pytest.mark.rule("VF-13")
def test_not_itself_but_its_twin() -> None:
    alone = do(
        table(lair=["pure-qoam"], points=(0, 3, 0), hand=["captain"]), AcquireWonder("pure-qoam")
    )
    twin = do(
        table(lair=["pure-qoam"], points=(0, 3, 0), discard=["pure-qoam"]),
        AcquireWonder("pure-qoam"),
    )

    assert blocked(alone, RemoveCard("pure-qoam", "discard")) is None
    assert offered(twin, RemoveCard("pure-qoam", "discard"))
    twin = do(twin, RemoveCard("pure-qoam", "discard"))
    assert twin.houses[ME].discard == ["pure-qoam"]


@pytest.mark.rule("VF-13")
def test_who_has_nothing_else_is_not_asked() -> None:
    s = do(table(lair=["pure-qoam"], points=(0, 3, 0)), AcquireWonder("pure-qoam"))

    assert offered(s, EndTurn())


@pytest.mark.rule("VF-13")
@pytest.mark.parametrize("card", ["captain", "saboteur"])
def test_whether_somebody_is_asked_does_not_tell_the_hand(card: str) -> None:
    s = table(lair=["pure-qoam"], points=(0, 3, 0), hand=[card], variants=["saboteurs"])

    s = do(s, AcquireWonder("pure-qoam"))

    assert list(GAME.actors(s)) == list(GAME.actors(GAME.view(s, FOE).s)) == [ME]


@pytest.mark.rule("VF-13", "VF-20")
def test_a_played_card_that_is_removed_keeps_its_points_given() -> None:
    s = table(lair=["pure-qoam"], points=(0, 3, 0), hand=["diviner"])

    s = do(s, PlayCard("diviner"), AcquireWonder("pure-qoam"), RemoveCard("diviner", "play"))

    assert has(s) == (1, 0, 3)


@pytest.mark.rule("VF-29")
def test_a_wonder_of_either_side_is_sealed_for_its_cost_in_knowledge() -> None:
    s = table(play=["pure-qoam"], foe={"play": ["emerald-horn"]}, points=(0, 0, 8))

    s = do(s, SealWonder("emerald-horn", FOE))
    assert s.houses[FOE].play[0].sealed
    assert has(s) == (0, 0, 2)

    assert blocked(s, SealWonder("pure-qoam", ME)) == "vf-29-cost"
    assert blocked(s, SealWonder("emerald-horn", FOE)) is None
    assert blocked(s, UnsealWonder("emerald-horn", FOE)) == "vf-29-cost"


@pytest.mark.rule("VF-29", "VF-14")
def test_a_sealed_wonder_gives_nothing_and_has_no_ability_but_stays() -> None:
    s = table(foe={"play": ["pure-qoam"]}, points=(0, 0, 3))

    s = end_turns(do(s, SealWonder("pure-qoam", FOE)))

    assert has(s, FOE) == (0, 0, 0)
    assert blocked(s, UseRemoval("pure-qoam")) == "vf-34-sealed"
    assert in_play(end_turns(s), FOE) == ["pure-qoam"]


@pytest.mark.rule("VF-29", "VF-20")
def test_unsealing_gives_its_points_at_once() -> None:
    s = table(play=[Played("pure-qoam", sealed=True)], points=(0, 0, 3))

    s = do(s, UnsealWonder("pure-qoam", ME))

    assert has(s) == (1, 0, 0)
    assert offered(s, UseRemoval("pure-qoam"))


@pytest.mark.rule("VF-29", "VF-20")
def test_sealing_and_unsealing_gives_points_once_a_turn() -> None:
    s = table(play=["pure-qoam"], points=(0, 0, 9))

    s = do(s, SealWonder("pure-qoam", ME), UnsealWonder("pure-qoam", ME))
    assert has(s) == (0, 0, 3)
    s = do(s, SealWonder("pure-qoam", ME))
    assert has(s) == (0, 0, 0)

    again = end_turns(table(play=["pure-qoam"]), 2)
    assert has(again) == (1, 0, 0)


@pytest.mark.rule("VF-29", "VF-20")
def test_an_enemy_wonder_that_is_unsealed_gives_nobody_points_now() -> None:
    s = table(foe={"play": [ready("pure-qoam", gained=False, sealed=True)]}, points=(0, 0, 3))

    s = do(s, UnsealWonder("pure-qoam", FOE))

    assert has(s) == has(s, FOE) == (0, 0, 0)
    assert has(end_turns(s), FOE) == (1, 0, 0)


@pytest.mark.rule("VF-29")
def test_of_two_alike_the_sealed_and_the_open_one_are_told_apart() -> None:
    s = table(play=["pure-qoam", Played("pure-qoam", sealed=True)], points=(0, 0, 6))
    assert offered(s, SealWonder("pure-qoam", ME))

    s = do(s, UnsealWonder("pure-qoam", ME))

    assert [played.sealed for played in s.houses[ME].play] == [False, False]
    assert has(s) == (1, 0, 3)


@pytest.mark.rule("VF-29", "VF-20")
@pytest.mark.parametrize("given", [0, 1])
def test_of_two_sealed_alike_the_one_that_has_not_given_its_points_is_unsealed(given: int) -> None:
    play = [Played("pure-qoam", sealed=True, gained=number == given) for number in range(2)]
    s = table(play=play, points=(0, 0, 3))

    s = do(s, UnsealWonder("pure-qoam", ME))

    assert has(s) == (1, 0, 0)


@pytest.mark.rule("VF-29", "VF-35")
def test_a_sealed_wonder_may_be_removed_by_a_card_effect() -> None:
    s = table(play=[Played("pure-qoam", sealed=True), "worthy-trade"])

    s = do(s, UseRemoval("worthy-trade"), RemoveCard("pure-qoam", "play"))

    assert in_play(s) == []


@pytest.mark.rule("VF-39")
def test_an_ascension_path_cannot_be_sealed() -> None:
    s = table(play=["ascension-path"], foe={"play": ["ascension-path"]}, points=(0, 0, 9))

    assert blocked(s, SealWonder("ascension-path", ME)) == "vf-39-seal"
    assert blocked(s, SealWonder("ascension-path", FOE)) == "vf-39-seal"


@pytest.mark.rule("VF-39")
def test_an_ascension_path_is_taken_for_four_knowledge_and_gives_its_points_at_once() -> None:
    s = table(foe={"play": ["ascension-path"]}, points=(0, 0, 5))

    s = do(s, TakePath())

    assert in_play(s) == ["ascension-path"]
    assert in_play(s, FOE) == []
    assert has(s) == (2, 2, 1)
    assert has(end_turns(s, 2)) == (2, 2, 0)
    assert blocked(table(foe={"play": ["ascension-path"]}, points=(0, 0, 3)), TakePath()) == (
        "vf-39-cost"
    )
    assert blocked(table(play=["ascension-path"], points=(0, 0, 9)), TakePath()) is None


@pytest.mark.rule("VF-39", "VF-20")
def test_both_paths_can_be_taken_and_one_can_be_taken_back() -> None:
    s = table(
        foe={"play": ["ascension-path", "ascension-path"], "deck": ["diviner"]}, points=(0, 0, 8)
    )

    s = do(s, TakePath(), TakePath())
    assert in_play(s) == ["ascension-path", "ascension-path"]
    assert has(s) == (4, 4, 0)
    s = end_turns(s)
    s.houses[FOE].points.knowledge = 4
    s = do(s, TakePath())

    assert in_play(s, FOE) == ["ascension-path"]
    assert has(s, FOE) == (2, 2, 0)
    assert has(end_turns(s)) == (2, 2, 0)


@pytest.mark.rule("VF-39")
def test_taking_stays_possible_after_the_lair_is_claimed() -> None:
    s = table(foe={"play": ["ascension-path"]}, points=(0, 0, 4), claimed=FOE)

    assert offered(s, TakePath())


@pytest.mark.rule("VF-39", "VF-28")
def test_an_ascension_path_is_acquired_like_any_wonder() -> None:
    s = table(lair=["ascension-path"], points=(0, 3, 0))

    s = do(s, AcquireWonder("ascension-path"))

    assert s.houses[ME].discard == ["ascension-path"]
