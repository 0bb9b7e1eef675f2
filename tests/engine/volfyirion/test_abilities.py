"""Secondary abilities and what they do: VF-32 to VF-35."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Area,
    Decline,
    Destroy,
    EndTurn,
    PlayCard,
    RemoveCard,
    RepelDragon,
    SendDragon,
    UseChain,
    UseRemoval,
)
from engine.games.volfyirion.state import Played, Volfyirion
from tests.engine.volfyirion.kit import (
    FOE,
    blocked,
    do,
    end_turns,
    has,
    in_play,
    offered,
    offers,
    on,
    ready,
    table,
)

P = "prospector"


@pytest.mark.rule("VF-32")
def test_an_ability_is_used_in_the_own_main_phase_only() -> None:
    s = table(foe={"play": ["pure-qoam"]}, cities={"kyr": ["bank", "qoam-scout"]})

    assert offers(s, FOE) == []
    assert offered(end_turns(s), UseChain("bank", "kyr"))


@pytest.mark.rule("VF-32", "VF-14")
def test_a_chain_in_play_can_be_used_again_in_the_next_turn() -> None:
    s = table(cities={"tylaris": ["apothecary", "qoam-scout"]})

    s = do(s, UseChain("apothecary", "tylaris"))
    assert has(s) == (0, 0, 1)
    assert blocked(s, UseChain("apothecary", "tylaris")) is None
    s = end_turns(s, 2)

    assert offered(s, UseChain("apothecary", "tylaris"))


@pytest.mark.rule("VF-32", "VF-33")
def test_two_cards_alike_trigger_each_other_once_each() -> None:
    s = table(play=["decisive-strike", "decisive-strike"])

    s = do(s, UseChain("decisive-strike"), UseChain("decisive-strike"))

    assert has(s) == (0, 4, 0)
    assert blocked(s, UseChain("decisive-strike")) is None


@pytest.mark.rule("VF-32")
def test_of_two_alike_on_two_cities_each_has_its_own_ability() -> None:
    s = table(cities={"tylaris": ["library"], "vahylea": ["library"]}, play=["barter"])

    s = do(s, UseChain("library", "tylaris"))

    assert blocked(s, UseChain("library", "tylaris")) is None
    assert offered(s, UseChain("library", "vahylea"))


@pytest.mark.rule("VF-33")
def test_a_cards_own_colour_does_not_count_for_itself() -> None:
    alone = table(play=["hidden-cache"])
    with_another = table(play=["hidden-cache", "qoam-ritual"])

    assert blocked(alone, UseChain("hidden-cache")) == "vf-33-colours"
    assert offered(with_another, UseChain("hidden-cache"))


@pytest.mark.rule("VF-33")
def test_every_colour_shown_needs_a_card_of_its_own() -> None:
    one = table(play=["book-of-wisdom", "stab"])
    two = table(play=["book-of-wisdom", "stab", "sabotage"])

    assert blocked(one, UseChain("book-of-wisdom")) == "vf-33-colours"
    assert offered(two, UseChain("book-of-wisdom"))


@pytest.mark.rule("VF-33")
def test_buildings_and_troops_of_the_own_city_area_count_those_of_the_enemy_do_not() -> None:
    own = table(play=["harness-qoam"], cities={"tylaris": ["elite-trooper", "mint"]})
    enemy = table(play=["harness-qoam"], cities={"kyr": ["elite-trooper", "mint"]})

    assert offered(own, UseChain("harness-qoam"))
    assert blocked(enemy, UseChain("harness-qoam")) == "vf-33-colours"


@pytest.mark.rule("VF-33", "VF-10")
def test_neutral_cards_and_wonders_never_count() -> None:
    s = table(play=["shrewd-deal", P, "strange-box"], cities={"tylaris": ["guard"]})

    assert blocked(s, UseChain("shrewd-deal")) == "vf-33-colours"


@pytest.mark.rule("VF-33")
def test_one_card_serves_any_number_of_chains() -> None:
    s = table(play=["stab", "strategic-attack", "strategic-attack"], deck=[P] * 3)

    s = do(s, UseChain("strategic-attack"), UseChain("strategic-attack"))

    assert s.houses[0].hand.cards == [P, P]


@pytest.mark.rule("VF-33")
def test_a_card_that_has_left_play_does_not_count() -> None:
    s = table(play=["stab", "strategic-attack"], deck=[P])
    assert offered(s, UseChain("strategic-attack"))

    s = do(s, UseRemoval("stab"))

    assert blocked(s, UseChain("strategic-attack")) == "vf-33-colours"


@pytest.mark.rule("VF-34")
def test_a_card_is_removed_on_the_turn_it_was_played_after_its_points() -> None:
    s = table(hand=["barter"])
    assert blocked(s, UseRemoval("barter")) is None

    s = do(s, PlayCard("barter"), UseRemoval("barter"))

    assert has(s) == (1, 0, 3)
    assert in_play(s) == []
    assert "barter" in s.removed


@pytest.mark.rule("VF-34")
def test_of_two_wonders_alike_the_open_one_is_removed() -> None:
    s = table(play=[Played("pure-qoam", sealed=True), "pure-qoam"])

    s = do(s, UseRemoval("pure-qoam"))

    assert has(s) == (0, 0, 3)
    assert s.houses[0].play == [Played("pure-qoam", sealed=True)]
    assert blocked(s, UseRemoval("pure-qoam")) == "vf-34-sealed"


@pytest.mark.rule("VF-34", "VF-14")
def test_a_troop_gives_its_points_by_removal_only() -> None:
    s = end_turns(table(cities={"tylaris": ["guard"]}), 2)
    assert has(s) == (0, 0, 0)

    s = do(s, UseRemoval("guard", "tylaris"))

    assert has(s) == (0, 3, 0)
    assert on(s, "tylaris") == []


@pytest.mark.rule("VF-35")
def test_a_drawn_card_may_be_played_this_turn() -> None:
    s = table(play=["stab"], deck=["captain"])

    s = do(s, UseRemoval("stab"), PlayCard("captain"))

    assert has(s) == (1, 3, 0)


@pytest.mark.rule("VF-35", "VF-17")
def test_of_two_cards_the_first_comes_from_the_deck_the_second_after_the_reshuffle() -> None:
    s = table(play=["qoam-vein", "stab", "qoam-ritual"], deck=["captain"], discard=["diviner"])

    s = do(s, UseChain("qoam-vein"))

    assert s.houses[0].hand.cards == ["captain", "diviner"]


@pytest.mark.rule("VF-35")
def test_a_bonus_is_taken_as_far_as_it_goes() -> None:
    s = table(play=["qoam-vein", "stab", "qoam-ritual"], deck=["captain"])

    s = do(s, UseChain("qoam-vein"))

    assert s.houses[0].hand.cards == ["captain"]


@pytest.mark.rule("VF-34", "VF-35")
def test_a_card_may_be_removed_just_to_slim_the_deck_without_drawing() -> None:
    s = table(play=["stab"], deck=["captain"])

    slim = do(s, UseRemoval("stab", fewer=1))

    assert slim.houses[0].hand.cards == []
    assert "stab" in slim.removed
    assert do(s, UseRemoval("stab")).houses[0].hand.cards == ["captain"]


def told(s: Volfyirion, action: UseChain | UseRemoval) -> Msg:
    """What is told beside an ability that is on offer or, blocked, why it is."""
    option = next(one for one in GAME.options(s, 0) if one.action == action)
    found = option.blocked or option.detail
    assert found is not None
    return found


def test_a_colour_that_is_needed_twice_is_told_once_with_its_number() -> None:
    needs = told(table(play=["book-of-wisdom", "stab"]), UseChain("book-of-wisdom")).args["colours"]

    assert needs == [Msg("volfyirion-copies", {"card": Msg("colour-red"), "n": 2})]


@pytest.mark.rule("VF-35")
def test_of_two_cards_to_draw_one_may_be_left() -> None:
    s = table(play=["qoam-vein", "stab", "qoam-ritual"], deck=["captain", P])

    s = do(s, UseChain("qoam-vein", fewer=1))

    assert s.houses[0].hand.cards == ["captain"]
    assert not offered(s, UseChain("qoam-vein"))


@pytest.mark.rule("VF-35")
def test_a_part_is_offered_only_where_it_is_another_than_the_whole() -> None:
    play = ["qoam-vein", "stab", "qoam-ritual", "strategic-attack"]

    one_left, none_left = table(play=play, deck=[P]), table(play=play, deck=[])

    assert not offered(one_left, UseChain("qoam-vein", fewer=1))
    assert offered(one_left, UseRemoval("stab", fewer=1))
    assert not offered(none_left, UseRemoval("stab", fewer=1))
    assert not offered(one_left, UseChain("strategic-attack", fewer=1))  # then it is left unused


@pytest.mark.rule("VF-35", "VF-07")
@pytest.mark.parametrize("area", ["play", "discard", "hand"])
def test_a_removed_card_has_left_the_game(area: Area) -> None:
    s = table(
        play=["worthy-trade", "captain"] if area == "play" else ["worthy-trade"],
        hand=["captain"] if area == "hand" else [],
        discard=["captain"] if area == "discard" else [],
    )

    s = do(s, UseRemoval("worthy-trade"), RemoveCard("captain", area))

    house = s.houses[0]
    assert "captain" in s.removed
    assert "captain" not in house.hand.cards + house.discard + in_play(s)


@pytest.mark.rule("VF-35")
def test_a_card_on_a_city_is_not_removed_that_way() -> None:
    s = do(
        table(play=["worthy-trade", P], cities={"tylaris": ["bank", "guard"]}),
        UseRemoval("worthy-trade"),
    )

    assert set(offers(s)) == {RemoveCard(P, "play"), Decline()}


@pytest.mark.rule("VF-35")
def test_of_two_alike_the_one_that_has_done_its_work_is_removed() -> None:
    spent = ready("decisive-strike", used=True)
    s = table(play=["decisive-strike", spent, "worthy-trade", "sabotage"])

    s = do(s, UseRemoval("worthy-trade"), RemoveCard("decisive-strike", "play"))

    assert offered(s, UseChain("decisive-strike"))


@pytest.mark.rule("VF-35")
@pytest.mark.parametrize(
    ("card", "target", "other"), [("sabotage", "bank", "guard"), ("anuths-trick", "guard", "bank")]
)
def test_an_enemy_building_or_troop_is_destroyed(card: str, target: str, other: str) -> None:
    s = table(play=[card], cities={"kyr": ["bank", "guard"], "tylaris": ["mint", "soldier"]})

    s = do(s, UseRemoval(card))
    assert set(offers(s)) == {Destroy(target, "kyr"), Decline()}
    s = do(s, Destroy(target, "kyr"))

    assert on(s, "kyr") == [other]
    assert target in s.removed


@pytest.mark.rule("VF-35")
def test_an_effect_may_be_declined() -> None:
    s = table(play=["sabotage"], cities={"kyr": ["bank"]})

    s = do(s, UseRemoval("sabotage"), Decline())

    assert on(s, "kyr") == ["bank"]
    assert "sabotage" in s.removed
    assert offered(s, EndTurn())


@pytest.mark.rule("VF-35")
def test_without_a_target_nobody_is_asked() -> None:
    s = do(table(play=["sabotage"]), UseRemoval("sabotage"))

    assert offered(s, EndTurn())


@pytest.mark.rule("VF-35", "VF-33")
def test_a_chain_may_remove_the_card_that_met_it_and_the_one_that_shows_it() -> None:
    s = table(play=["celethes-law", "qoam-ritual"])

    s = do(s, UseChain("celethes-law"))
    assert {RemoveCard("celethes-law", "play"), RemoveCard("qoam-ritual", "play")} < set(offers(s))
    s = do(s, RemoveCard("celethes-law", "play"))

    assert in_play(s) == ["qoam-ritual"]


@pytest.mark.rule("VF-35", "VF-31")
def test_volfyirion_is_moved_for_free_onto_an_enemy_city_or_home() -> None:
    out = do(table(play=["emerald-horn"]), UseRemoval("emerald-horn"))
    home = do(table(play=["emerald-horn"], dragon="tylaris"), UseRemoval("emerald-horn"))

    assert set(offers(out)) == {*(SendDragon(c) for c in ("yrdesh", "akao-uket", "kyr")), Decline()}
    assert set(offers(home)) == {RepelDragon(), Decline()}
    assert do(out, SendDragon("kyr")).dragon.city == "kyr"
    assert do(home, RepelDragon()).dragon.at == "lair"
    assert do(out, Decline()).dragon.at == "lair"


@pytest.mark.rule("VF-35", "VF-36")
def test_a_dragon_that_is_gone_or_already_sent_moves_for_nobody() -> None:
    gone = do(table(play=["emerald-horn"], claimed=FOE), UseRemoval("emerald-horn"))
    sent = do(table(play=["emerald-horn"], dragon="kyr"), UseRemoval("emerald-horn"))

    assert offered(gone, EndTurn())
    assert offered(sent, EndTurn())
