"""A turn: Draw, Main Phase, End of turn: VF-15 to VF-21 and VF-37."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Dice, Option, Setup
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Acquire,
    AcquireWonder,
    Attack,
    EndTurn,
    KeepInHand,
    PlayAll,
    PlayCard,
    Redraw,
    Replace,
    SendDragon,
    UseChain,
)
from engine.games.volfyirion.events import (
    CardPlayed,
    CardsPlayed,
    CityBurned,
    DragonReturned,
    Drew,
    PointsGained,
    PointsLost,
    Reshuffled,
    RowFilled,
    TurnBegan,
)
from engine.games.volfyirion.prices import several
from engine.games.volfyirion.state import Volfyirion
from tests.engine.volfyirion.kit import (
    FOE,
    ME,
    blocked,
    do,
    end_turns,
    events,
    has,
    in_play,
    offered,
    offers,
    on,
    ready,
    standing,
    table,
)

P = "prospector"


def ending(s: Volfyirion) -> Option:
    return next(option for option in GAME.options(s, ME) if option.action == EndTurn())


@pytest.mark.rule("VF-15")
def test_turns_go_to_and_fro_and_only_one_side_acts() -> None:
    s = table()
    assert list(GAME.actors(s)) == [ME]
    assert offers(s, FOE) == []

    s = do(s, EndTurn())
    assert list(GAME.actors(s)) == [FOE]
    assert s.round == 2
    s = do(s, EndTurn())

    assert list(GAME.actors(s)) == [ME]
    assert s.round == 3


@pytest.mark.rule("VF-16")
def test_five_cards_are_drawn_at_the_start_of_a_turn() -> None:
    s = table(foe={"deck": [P, "captain", P, "diviner", P, P]})

    s = do(s, EndTurn())

    assert s.houses[FOE].hand.cards == [P, "captain", P, "diviner", P]
    assert s.houses[FOE].deck.cards == [P]


@pytest.mark.rule("VF-16")
def test_the_first_hand_may_be_shuffled_back_once() -> None:
    s = table(turns=1, hand=[P] * 5, deck=["captain", "diviner", P, P, P])

    s = do(s, Redraw())

    house = s.houses[ME]
    assert sorted(house.hand.cards + house.deck.cards) == ["captain", "diviner", *[P] * 8]
    assert len(house.hand.cards) == 5
    assert blocked(s, Redraw()) is None


@pytest.mark.rule("VF-66")
@pytest.mark.parametrize(("start", "drawn"), [("off", [5, 5, 5]), ("on", [3, 5, 5])])
def test_with_an_even_start_who_begins_draws_three_cards_at_first(
    start: str, drawn: list[int]
) -> None:
    s = GAME.new(Setup("duel", 2, (False, False), {"even-start": start}), Dice(b"even", 0)).s
    found = list[int]()
    for _ in drawn:
        found.append(len(s.houses[GAME.actors(s)[0]].hand.cards))
        GAME.step(s, GAME.actors(s)[0], EndTurn(), Dice(b"even", len(found)))

    assert found == drawn


@pytest.mark.rule("VF-66")
def test_the_hand_of_an_even_start_is_drawn_again_as_it_was() -> None:
    s = GAME.new(Setup("duel", 2, (False, False), {"even-start": "on"}), Dice(b"even", 0)).s
    first = GAME.actors(s)[0]

    GAME.step(s, first, Redraw(), Dice(b"even", 1))

    assert len(s.houses[first].hand.cards) == 3


@pytest.mark.rule("VF-16")
def test_the_second_player_may_redraw_in_its_own_first_turn_too() -> None:
    s = do(table(turns=0, foe={}), EndTurn())
    assert offered(s, Redraw())

    s = do(s, EndTurn(), EndTurn())

    assert s.houses[FOE].turns == 2
    assert not offered(s, Redraw())


@pytest.mark.rule("VF-16")
@pytest.mark.parametrize(
    "action", [PlayCard(P), PlayAll(), Acquire("stab"), Replace("stab"), AcquireWonder("pure-qoam")]
)
def test_whoever_did_anything_else_redraws_no_more(action: Action) -> None:
    s = table(turns=1, hand=[P] * 5, row=["stab"], lair=["pure-qoam"], points=(1, 3, 2))
    assert offered(s, Redraw())

    s = do(s, action)

    assert not offered(s, Redraw())
    assert not offered(table(turns=2, hand=[P] * 5), Redraw())


@pytest.mark.rule("VF-17")
def test_the_discard_pile_is_reshuffled_in_mid_draw_and_the_draw_goes_on() -> None:
    s = table(foe={"deck": ["captain", "diviner"], "discard": [P, P, P, P]})

    told = events(s, EndTurn())
    s = do(s, EndTurn())

    house = s.houses[FOE]
    assert house.hand.cards == ["captain", "diviner", P, P, P]
    assert (house.deck.cards, house.discard) == ([P], [])
    assert [type(event) for event in told if isinstance(event, Reshuffled | Drew)] == [
        Reshuffled,
        Drew,
    ]


@pytest.mark.rule("VF-17")
def test_with_both_piles_empty_nothing_is_drawn_and_cards_in_play_stay_there() -> None:
    s = table(foe={"deck": [P], "play": ["pure-qoam"]}, cities={"kyr": ["bank"]})

    s = do(s, EndTurn())

    assert s.houses[FOE].hand.cards == [P]
    assert in_play(s, FOE) == ["pure-qoam"]
    assert on(s, "kyr") == ["bank"]


@pytest.mark.rule("VF-17")
def test_a_draw_in_the_main_phase_reshuffles_what_was_discarded_but_not_what_is_in_play() -> None:
    s = table(
        deck=[], discard=["captain"], play=["strategic-attack", "stab"], row=[], hand=["diviner"]
    )

    s = do(s, UseChain("strategic-attack"))

    assert s.houses[ME].hand.cards == ["diviner", "captain"]
    assert s.houses[ME].discard == []
    assert in_play(s) == ["strategic-attack", "stab"]


@pytest.mark.rule("VF-18")
def test_actions_come_in_any_order_and_any_number() -> None:
    s = table(hand=[P, P, "captain"], row=["stab", "barter"], lair=["pure-qoam"])

    s = do(s, PlayCard(P), Acquire("stab"), PlayCard("captain"), Acquire("barter"))
    s = do(s, AcquireWonder("pure-qoam"))

    assert s.houses[ME].discard == ["stab", "barter", "pure-qoam"]


@pytest.mark.rule("VF-19")
def test_cards_not_played_are_discarded_at_the_end_of_the_turn() -> None:
    s = table(hand=[P, "novice"])

    s = do(s, PlayCard(P), EndTurn())

    assert sorted(s.houses[ME].discard) == ["novice", P]
    assert s.houses[ME].hand.cards == []


@pytest.mark.rule("VF-19")
def test_without_a_city_that_has_the_space_a_building_or_troop_cannot_be_played() -> None:
    s = table(
        hand=["novice", "bank", P], claimed=ME, fallen=("tylaris", "vahylea", "alantar"), row=[]
    )

    assert blocked(s, PlayCard("novice")) == "vf-19-no-space"
    assert blocked(s, PlayCard("bank")) == "vf-19-no-space"
    assert offered(s, PlayCard(P))


@pytest.mark.rule("VF-19")
def test_play_all_plays_what_needs_no_city_and_asks_for_the_rest() -> None:
    s = table(hand=[P, "novice", "captain", "pure-qoam", P])

    told = events(s, PlayAll())
    s = do(s, PlayAll())

    assert in_play(s) == ["captain", P, P, "pure-qoam"]
    assert has(s) == (4, 3, 0)
    assert [type(event) for event in told] == [CardsPlayed, CardPlayed]
    assert set(offers(s)) == {
        *(PlayCard("novice", city) for city in ("tylaris", "vahylea", "alantar")),
        KeepInHand(),
    }


@pytest.mark.rule("VF-19")
def test_whoever_keeps_the_rest_is_not_asked_again_until_cards_are_drawn() -> None:
    s = table(hand=["novice", "captain"], deck=[P] * 3, play=["strategic-attack", "stab"])

    s = do(s, PlayAll(), KeepInHand())
    assert s.houses[ME].hand.cards == ["novice"]
    assert not offered(s, PlayAll())
    assert offered(s, PlayCard("novice", "tylaris"))
    s = do(s, UseChain("strategic-attack"))

    assert offered(s, PlayAll())


@pytest.mark.rule("VF-20", "VF-14")
def test_cards_in_play_give_their_points_at_the_start_of_the_main_phase_unless_sealed() -> None:
    s = table(
        foe={"play": ["glowing-fungii", ready("pure-qoam", sealed=True)]},
        cities={"kyr": ["bank", "guard"], "tylaris": ["mint"]},
    )

    told = events(s, EndTurn())
    s = do(s, EndTurn())

    assert has(s, FOE) == (2, 2, 0)
    assert has(s, ME) == (0, 0, 0)
    assert sum(isinstance(event, PointsGained) for event in told) == 1


@pytest.mark.rule("VF-20")
def test_points_are_gained_once_a_turn_and_again_next_turn() -> None:
    s = do(table(hand=["bank"], row=[]), PlayCard("bank", "tylaris"))
    assert has(s) == (1, 1, 0)

    s = end_turns(s, 2)

    assert has(s) == (1, 1, 0)


@pytest.mark.rule("VF-21", "VF-20", "VF-11")
def test_a_building_is_triggered_before_another_replaces_it_and_both_give_their_points() -> None:
    s = table(
        hand=["barter", "laboratory"],
        cities={"tylaris": ["apothecary"]},
        points=(1, 0, 1),  # of the Apothecary
    )
    assert blocked(s, UseChain("apothecary", "tylaris")) == "vf-33-colours"

    s = do(s, PlayCard("barter"), UseChain("apothecary", "tylaris"))
    assert has(s) == (2, 0, 2)
    s = do(s, PlayCard("laboratory", "tylaris", "apothecary"))

    assert has(s) == (3, 1, 3)
    assert on(s, "tylaris") == ["laboratory"]
    assert "apothecary" in s.removed
    assert blocked(s, UseChain("apothecary", "tylaris")) is None


@pytest.mark.rule("VF-21", "VF-33")
def test_a_replaced_building_serves_no_chain_any_more() -> None:
    s = table(
        hand=["bank"],
        play=["hidden-cache"],
        cities={"tylaris": ["apothecary"], "vahylea": [], "alantar": []},
    )
    assert offered(s, UseChain("hidden-cache"))

    s = do(s, PlayCard("bank", "tylaris", "apothecary"))

    assert blocked(s, UseChain("hidden-cache")) == "vf-33-colours"


@pytest.mark.rule("VF-37")
def test_the_end_of_a_turn_goes_in_order() -> None:
    s = table(
        hand=["diviner"],
        play=["stab", "pure-qoam"],
        points=(1, 0, 0),
        cities={"tylaris": ["guard", "bank"]},
        dragon="tylaris",
        row=["barter"],
        lair=["strange-box"],
    )

    told = events(s, EndTurn())
    s = do(s, EndTurn())

    assert s.houses[ME].discard == ["stab", "diviner"]
    assert in_play(s) == ["pure-qoam"]
    assert has(s) == (0, 0, 0)
    assert standing(s) == ["vahylea", "alantar"]
    assert on(s, "tylaris") == []
    assert {"guard", "bank"} <= set(s.removed)
    assert s.dragon.at == "lair"
    assert "" not in s.markets[0].row + s.markets[0].lair
    order = (PointsLost, CityBurned, DragonReturned, RowFilled, TurnBegan, Drew)
    assert [type(event) for event in told if isinstance(event, order)] == list(order)


@pytest.mark.rule("VF-37")
def test_a_dragon_on_an_enemy_city_stays() -> None:
    s = do(table(dragon="kyr"), EndTurn())

    assert (s.dragon.at, s.dragon.city) == ("city", "kyr")
    assert standing(s, FOE) == ["yrdesh", "akao-uket", "kyr"]


@pytest.mark.rule("VF-37")
@pytest.mark.parametrize(
    ("points", "more"),
    [
        ((1, 0, 0), {"row": ["stab"]}),
        ((0, 3, 0), {"lair": ["pure-qoam"]}),
        ((0, 8, 0), {}),
        ((0, 4, 0), {"perk": "heroes-party"}),
        ((1, 0, 0), {"perk": "qoam-oracle", "assets": ["stab"]}),
        ((8, 0, 0), {"fallen": ["tylaris"], "variants": ["rebuilding"]}),
        ((0, 0, 8), {}),
    ],
)
def test_ending_the_turn_asks_once_more_when_points_would_be_lost_that_could_buy(
    points: tuple[int, int, int], more: dict[str, Any]
) -> None:
    bare: dict[str, Any] = {"row": [], "lair": []}
    less = tuple(max(0, n - 1) for n in points)

    assert ending(table(points=points, **{**bare, **more})).confirm
    assert not ending(table(points=less, **{**bare, **more})).confirm


@pytest.mark.rule("VF-37")
@pytest.mark.parametrize(("city", "burns"), [("tylaris", True), ("kyr", False)])
def test_ending_the_turn_says_which_own_city_would_burn(city: str, burns: bool) -> None:
    option = ending(table(hand=[P], dragon=city))

    assert option.confirm
    assert option.detail is not None
    assert (option.detail.id == "volfyirion-left-burning") is burns
    assert option.detail.args.get("city", "tylaris") == "tylaris"


@pytest.mark.rule("VF-37")
@pytest.mark.parametrize(("city", "asks"), [("tylaris", True), ("kyr", False)])
def test_an_own_city_under_the_dragon_is_asked_about_though_nothing_else_is_lost(
    city: str, asks: bool
) -> None:
    option = ending(table(dragon=city, row=[], lair=[]))

    assert option.confirm is asks
    assert (option.detail is not None and option.detail.id == "volfyirion-burning") is asks


def test_ending_the_turn_asks_once_more_when_cards_would_be_thrown_away() -> None:
    """Whatever they are, since the button is public; their names are for their owner alone."""
    s = table(hand=["prospector", "captain", "prospector"], row=[], lair=[])
    mine, watched = (GAME.warning(GAME.view(s, seat), EndTurn()) for seat in (ME, None))

    assert ending(s).confirm
    assert "captain" not in str(ending(s))
    assert mine is not None
    assert mine.args["cards"] == several(["captain", "prospector", "prospector"])
    assert watched is None
    assert GAME.warning(GAME.view(s, ME), PlayAll()) is None
    assert not ending(table(hand=[], row=[], lair=[])).confirm


@pytest.mark.rule("VF-37")
def test_a_dragon_that_could_be_repelled_is_not_forgotten() -> None:
    assert ending(table(row=[], lair=[], dragon="kyr", points=(0, 0, 8))).confirm is False
    assert ending(table(row=[], lair=[], dragon="tylaris", points=(0, 0, 8))).confirm


@pytest.mark.rule("VF-37", "VF-22")
def test_what_was_acquired_this_turn_lies_under_what_is_discarded_after_it() -> None:
    s = table(hand=["captain"], points=(1, 0, 0), row=["stab"])

    s = do(s, Acquire("stab"), PlayCard("captain"), EndTurn())

    assert s.houses[ME].discard == ["stab", "captain"]


@pytest.mark.rule("VF-18", "VF-01")
def test_nothing_is_on_offer_once_the_game_has_ended() -> None:
    s = table(points=(0, 8, 8), fallen=("akao-uket", "kyr"))
    assert offered(s, SendDragon("yrdesh"))

    s = do(s, Attack("yrdesh"))

    assert s.result is not None
    assert offers(s, ME) == offers(s, FOE) == []
