"""Laying out the table: VF-02 to VF-08, and what variants change."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Dice, Setup, Turn, Zone
from engine.games.volfyirion import GAME
from engine.games.volfyirion.cards import CARDS, PERKS, PLOYS
from engine.games.volfyirion.laying import lay_lair
from engine.games.volfyirion.state import Volfyirion, active
from tests.engine.volfyirion.kit import FOE, ME, standing

SEEDS = [bytes([n]) * 16 for n in range(12)]


def new(seed: bytes = SEEDS[0], **settings: str) -> Volfyirion:
    keys = {key.replace("_", "-"): value for key, value in settings.items()}
    return GAME.new(Setup("duel", 2, settings=keys), Dice(seed, 0)).s


def with_variant(variant: str) -> Volfyirion:
    return GAME.new(Setup("duel", 2, settings={variant: "on"}), Dice(SEEDS[0], 0)).s


@pytest.mark.rule("VF-02")
def test_each_house_deck_has_eight_prospectors_a_captain_and_a_diviner_shuffled() -> None:
    tables = [new(seed, first_player="host") for seed in SEEDS]

    for s in tables:
        for house in s.houses:
            cards = Counter(house.deck.cards + house.hand.cards)
            assert cards == {"prospector": 8, "captain": 1, "diviner": 1}
    assert len({tuple(s.houses[ME].deck.cards) for s in tables}) > 1


@pytest.mark.rule("VF-03")
def test_the_asset_deck_is_shared_and_its_top_card_lies_face_up() -> None:
    s = new()
    (market,) = s.markets

    assert len(market.row) + len(market.top.cards) + len(market.deck.cards) == 15 + 12 + 36
    assert GAME.view(s, FOE).s.markets[0].top.cards == market.top.cards
    assert set(GAME.view(s, FOE).s.markets[0].deck.cards) == {"?"}


@pytest.mark.rule("VF-03")
def test_by_option_the_top_card_lies_face_down() -> None:
    s = new(face_down_deck="on")

    assert GAME.view(s, ME).s.markets[0].top.cards == ["?"]


@pytest.mark.rule("VF-04")
def test_five_cards_lie_face_up_in_the_asset_row() -> None:
    s = new()

    assert len(s.markets[0].row) == 5
    assert GAME.view(s, None).s.markets[0].row == s.markets[0].row


@pytest.mark.rule("VF-05")
def test_two_wonders_of_three_battle_at_most_lie_on_the_lair_with_the_dragon() -> None:
    for seed in SEEDS:
        s = new(seed)
        (market,) = s.markets

        assert len(market.lair) == 2
        assert all(CARDS[card].cost <= 3 for card in market.lair)
        assert len(market.wonders.cards) == 24
        assert s.dragon.at == "lair"


@pytest.mark.rule("VF-05")
def test_dearer_wonders_revealed_meanwhile_go_under_the_wonder_deck() -> None:
    s = new()
    (market,) = s.markets
    market.lair = []
    market.wonders = Zone(["void-fluid", "pure-qoam", "emerald-horn", "sharp-qoam", "strange-box"])

    lay_lair(Turn(s, Dice(SEEDS[0], 1)), market)

    assert market.lair == ["pure-qoam", "sharp-qoam"]
    assert market.wonders.cards == ["strange-box", "void-fluid", "emerald-horn"]


@pytest.mark.rule("VF-06")
def test_each_has_three_cities_with_defence_eight_nine_and_ten() -> None:
    s = new()

    assert standing(s, ME) == ["tylaris", "vahylea", "alantar"]
    assert standing(s, FOE) == ["yrdesh", "akao-uket", "kyr"]
    assert [city.defence for city in s.cities] == [8, 9, 10, 8, 9, 10]
    assert all((city.troop_spaces, city.building_spaces) == (1, 1) for city in s.cities)


@pytest.mark.rule("VF-07")
def test_a_hand_is_its_owners_secret_and_a_deck_everybodys() -> None:
    s = new(first_player="host")

    assert GAME.view(s, ME).s.houses[ME].hand.cards == s.houses[ME].hand.cards
    assert set(GAME.view(s, FOE).s.houses[ME].hand.cards) == {"?"}
    assert set(GAME.view(s, ME).s.houses[ME].deck.cards) == {"?"}


@pytest.mark.rule("VF-08")
def test_chance_or_the_host_begins() -> None:
    by_chance = {new(seed).first_team for seed in SEEDS}
    by_host = {new(seed, first_player="host").first_team for seed in SEEDS}

    assert by_chance == {0, 1}
    assert by_host == {0}
    for seed in SEEDS:
        s = new(seed)
        assert list(GAME.actors(s)) == active(s) == s.teams[s.first_team]


@pytest.mark.rule("VF-38", "VF-39", "VF-40")
@pytest.mark.parametrize(
    ("variant", "kind", "number"),
    [
        ("mercenaries", "mercenary", 4),
        ("ascension-path", "ascension", 2),
        ("saboteurs", "saboteur", 2),
    ],
)
def test_a_variant_shuffles_its_cards_in(variant: str, kind: str, number: int) -> None:
    def extra(s: Volfyirion) -> int:
        (market,) = s.markets
        piles = (market.row, market.top.cards, market.deck.cards, market.lair, market.wonders.cards)
        return sum(CARDS[card].kind == kind for pile in piles for card in pile)

    assert extra(new()) == 0
    assert extra(with_variant(variant)) == number


@pytest.mark.rule("VF-41")
def test_perks_are_dealt_openly_one_to_each() -> None:
    dealt = [tuple(house.perk for house in new(seed, perks="on").houses) for seed in SEEDS]

    assert all(len(set(perks)) == 2 for perks in dealt)
    assert {perk for perks in dealt for perk in perks} == set(PERKS)
    assert GAME.view(s := new(perks="on"), None).s.houses[ME].perk == s.houses[ME].perk
    assert [house.perk for house in new().houses] == ["", ""]


@pytest.mark.rule("VF-42")
def test_ploys_are_dealt_secretly_one_to_each() -> None:
    dealt = [[house.ploy.cards[0] for house in new(seed, ploys="on").houses] for seed in SEEDS]

    assert all(len(set(ploys)) == 2 for ploys in dealt)
    assert {ploy for ploys in dealt for ploy in ploys} == set(PLOYS)
    assert GAME.view(new(ploys="on"), ME).s.houses[FOE].ploy.cards == ["?"]
    assert GAME.view(new(ploys="on"), ME).s.ploys.cards == ["?"] * 4
    assert [house.ploy.cards for house in new().houses] == [[], []]
