"""The co-op game: its setup, a turn of two, how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Dice, Setup
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    AttackVolfyirion,
    BuyOff,
    EndTurn,
    PlayAll,
    Redraw,
    Refresh,
    Subjugate,
)
from engine.games.volfyirion.cards import CARDS, copies
from engine.games.volfyirion.ending import ROUNDS
from engine.games.volfyirion.events import (
    CityBurned,
    DragonAttacked,
    DragonBeaten,
    DragonFlew,
    GridGrew,
    RageDeckRenewed,
    TimeUp,
)
from engine.games.volfyirion.state import Volfyirion, city_of
from tests.engine.volfyirion.coop_kit import MINE, PARTNER, RING, coop, next_turn
from tests.engine.volfyirion.kit import (
    SEED,
    blocked,
    do,
    done,
    has,
    offered,
    offers,
    standing,
)


def opened() -> Volfyirion:
    """A table just after setup."""
    return GAME.new(Setup("coop", 2), Dice(SEED, 0)).s


# --- setup ------------------------------------------------------------------------------------


@pytest.mark.rule("VF-50")
def test_six_cities_lie_in_a_circle() -> None:
    s = opened()

    assert [city.key for city in s.cities] == RING
    assert [city.defence for city in s.cities] == [10, 9, 8, 10, 9, 8]
    assert [city.owners for city in s.cities] == [[MINE]] * 3 + [[PARTNER]] * 3
    assert s.teams == [[MINE, PARTNER]]


@pytest.mark.rule("VF-50", "VF-51")
def test_the_dragon_begins_on_an_8_and_flies_as_far_as_the_first_card_costs() -> None:
    starts = set[str]()
    for number in range(12):
        applied = GAME.new(Setup("coop", 2), Dice(SEED, number))
        grown = next(event for event in applied.events if isinstance(event, GridGrew))
        flown = CARDS[grown.cards[0]].cost
        assert DragonFlew(applied.s.dragon.city, flown) in applied.events
        starts.add(RING[RING.index(applied.s.dragon.city) - flown % len(RING)])

    assert starts == {"tylaris", "yrdesh"}


@pytest.mark.rule("VF-50")
def test_all_wonders_are_the_rage_deck_and_none_can_be_bought() -> None:
    s = opened()
    (market,) = s.markets
    wonders = [*s.rage.deck.cards, *(each.card for each in (*s.rage.left, *s.rage.right))]

    assert sorted(wonders) == sorted(copies("wonder").elements())
    assert wonders.count("emerald-horn") == 2
    assert market.lair == market.wonders.cards == []
    assert "volfyirions-mark" not in [*market.top.cards, *market.deck.cards, *market.row]
    assert market.top.seen is None


@pytest.mark.rule("VF-50")
def test_the_partners_see_each_others_hands_and_nobody_elses_deck() -> None:
    s = opened()

    for seat in (MINE, PARTNER):
        seen = GAME.view(s, seat).s
        assert [house.hand for house in seen.houses] == [house.hand for house in s.houses]
        assert set(seen.rage.deck.cards) == {"?"}


@pytest.mark.rule("VF-50")
def test_each_may_redraw_and_one_card_of_the_row_may_be_refreshed() -> None:
    s = opened()
    card = s.markets[0].row[0]
    assert offered(s, Redraw(), MINE)

    s = do(s, Refresh(card), by=MINE)

    assert not any(isinstance(action, Refresh) for action in offers(s))
    assert offered(s, Redraw(), PARTNER)
    assert not offered(s, Redraw(), MINE)


# --- a turn of two ----------------------------------------------------------------------------


@pytest.mark.rule("VF-50")
def test_both_act_in_one_turn_until_both_are_done() -> None:
    s = coop(hand=["prospector"], foe={"hand": ["captain"]})

    s = do(s, PlayAll(), by=PARTNER)
    s = do(s, PlayAll(), by=MINE)
    s = do(s, EndTurn(), by=PARTNER)

    assert GAME.actors(s) == [MINE]
    assert GAME.legal(s, PARTNER) == []
    assert has(s, PARTNER) == (1, 3, 0)
    s = do(s, EndTurn(), by=MINE)
    assert GAME.actors(s) == [MINE, PARTNER]
    assert s.round == 3


@pytest.mark.rule("VF-50")
def test_what_one_does_leaves_the_buttons_of_the_other() -> None:
    s = coop(hand=["prospector"], foe={"hand": ["captain"]})

    after = do(s, PlayAll(), by=MINE)

    assert GAME.options(after, PARTNER) == GAME.options(s, PARTNER)
    assert after.changed[PARTNER] == s.changed[PARTNER]


@pytest.mark.rule("VF-51")
def test_two_cards_come_in_the_very_first_turn_then_three() -> None:
    s = opened()
    assert len(s.rage.left) + len(s.rage.right) == 2

    s = coop("sharp-qoam")
    assert len(s.rage.left) + len(s.rage.right) == 1
    s = next_turn(s)

    assert len(s.rage.left) + len(s.rage.right) == 1 + 3


@pytest.mark.rule("VF-51")
@pytest.mark.parametrize(
    ("first", "fallen", "to"),
    [
        ("living-knife", (), "yrdesh"),
        ("living-knife", ("kyr",), "alantar"),
        ("living-knife", ("kyr", "akao-uket", "yrdesh"), "tylaris"),
        ("emerald-horn", (), "tylaris"),
        ("void-fluid", ("kyr", "akao-uket", "yrdesh", "alantar", "vahylea"), "tylaris"),
    ],
)
def test_the_dragon_flies_clockwise_over_standing_cities(
    first: str, fallen: tuple[str, ...], to: str
) -> None:
    s = coop(fallen=fallen, wonders=[first, "sharp-qoam", "sharp-qoam"])

    s = next_turn(s)

    assert s.dragon.city == to


@pytest.mark.rule("VF-52")
def test_from_a_city_that_it_destroyed_it_counts_on() -> None:
    wonders = ["divining-petals", "sharp-qoam", "sharp-qoam"]
    s = next_turn(coop("living-knife", "living-knife", wonders=wonders))

    assert not city_of(s, "tylaris").standing
    assert s.dragon.city == "akao-uket"


@pytest.mark.rule("VF-51")
def test_an_empty_rage_deck_is_made_of_its_discard_pile() -> None:
    s = coop("pure-qoam", wonders=["void-fluid"], points=(0, 3, 0))
    s = do(s, BuyOff("pure-qoam", 1), EndTurn(), by=MINE)

    told = done(s, EndTurn(), by=PARTNER)

    assert RageDeckRenewed() in told.events
    assert [each.card for each in told.s.rage.left + told.s.rage.right] == [
        "void-fluid",
        "pure-qoam",
    ]
    assert told.s.rage.discard == []


@pytest.mark.rule("VF-51")
def test_without_any_card_left_the_dragon_stays() -> None:
    s = coop("pure-qoam", wonders=[])

    s = next_turn(s)

    assert s.dragon.city == "tylaris"
    assert [each.card for each in s.rage.left] == ["pure-qoam"]


@pytest.mark.rule("VF-52")
def test_a_dragon_that_stays_on_a_ruin_attacks_nothing() -> None:
    s = coop("pure-qoam", "pure-qoam", fallen=["tylaris"], wonders=[])
    s = do(s, EndTurn(), by=MINE)

    told = done(s, EndTurn(), by=PARTNER).events

    assert not any(isinstance(event, DragonAttacked | CityBurned) for event in told)


# --- the end ----------------------------------------------------------------------------------


@pytest.mark.rule("VF-54")
@pytest.mark.parametrize(
    ("battle", "knowledge", "action", "by"),
    [
        pytest.param((20, 0), (0, 0), AttackVolfyirion(), [MINE], id="20 B alone"),
        pytest.param((0, 0), (20, 0), Subjugate(), [MINE], id="20 K alone"),
        pytest.param((19, 11), (0, 0), AttackVolfyirion(), [MINE, PARTNER], id="30 B together"),
        pytest.param((0, 0), (11, 19), Subjugate(), [MINE, PARTNER], id="30 K together"),
        pytest.param((20, 20), (0, 0), AttackVolfyirion(), [MINE], id="more than enough"),
    ],
)
def test_enough_points_win(
    battle: tuple[int, int], knowledge: tuple[int, int], action: Any, by: list[int]
) -> None:
    mine, partners = zip((0, 0), battle, knowledge, strict=True)
    s = coop(points=mine, foe={"points": partners})

    told = done(s, action, by=MINE)

    assert DragonBeaten(by) in told.events
    assert told.s.result is not None
    assert told.s.result.places == (1, 1)


@pytest.mark.rule("VF-54")
@pytest.mark.parametrize(
    ("mine", "partners"),
    [((0, 19, 19), (0, 10, 10)), ((0, 15, 15), (0, 14, 14)), ((0, 0, 0), (0, 20, 20))],
)
def test_too_few_points_do_not(mine: tuple[int, ...], partners: tuple[int, ...]) -> None:
    s = coop(points=mine, foe={"points": partners})

    assert blocked(s, AttackVolfyirion(), MINE) == "vf-54-battle"
    assert blocked(s, Subjugate(), MINE) == "vf-54-knowledge"


@pytest.mark.rule("VF-54")
def test_the_points_of_a_partner_who_is_done_count_too() -> None:
    s = coop(points=(0, 15, 0), foe={"points": (0, 15, 0)})

    s = do(s, EndTurn(), by=PARTNER)
    s = do(s, AttackVolfyirion(), by=MINE)

    assert s.won
    assert [has(s, seat) for seat in (MINE, PARTNER)] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("VF-54")
def test_with_the_last_city_the_game_is_lost() -> None:
    s = coop("void-fluid", "void-fluid", fallen=[key for key in RING if key != "tylaris"])

    s = next_turn(s)

    assert standing(s, MINE) == standing(s, PARTNER) == []
    assert s.result is not None
    assert s.result.places == (2, 2)


@pytest.mark.rule("VF-64")
def test_too_many_rounds_are_a_loss() -> None:
    s = coop()
    s.round = ROUNDS
    s = do(s, EndTurn(), by=MINE)

    told = done(s, EndTurn(), by=PARTNER)

    assert told.events[-1] == TimeUp(ROUNDS, alone=True)
    assert told.s.result is not None
    assert told.s.result.places == (2, 2)
