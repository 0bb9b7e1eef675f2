"""The card table: what is in the box, and that nothing was misprinted: VF-02 to VF-14."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.volfyirion.cards import CARDS, CITIES, PERKS, PLOYS, Bonus, Kind, copies


def total(kind: Kind, what: str) -> int:
    """The sum over all copies of all cards of a kind: `cost`, `defence`, or part of their
    points."""
    cards = [card for card in CARDS.values() if card.kind == kind]
    return sum(
        card.copies * getattr(card if hasattr(card, what) else card.points, what) for card in cards
    )


def abilities(kind: Kind) -> Counter[str]:
    """What the chains and Remove abilities of all copies of a kind give together."""
    given = Counter[str]()
    for card in CARDS.values():
        if card.kind == kind and card.secondary is not None:
            for name in Bonus.__struct_fields__:
                given[name] += card.copies * getattr(card.secondary, name)
    return +given


def colours(kind: Kind) -> Counter[str]:
    cards = [card for card in CARDS.values() if card.kind == kind]
    return Counter(card.colour for card in cards for _ in range(card.copies))


@pytest.mark.rule("VF-03")
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("start", 20 // 2),  # of one player
        ("command", 36),
        ("building", 12),
        ("troop", 15),
        ("wonder", 26),
        ("mercenary", 4),
        ("saboteur", 2),
        ("ascension", 2),
    ],
)
def test_the_box_holds_so_many_cards_of_each_kind(kind: Kind, number: int) -> None:
    assert copies(kind).total() == number


@pytest.mark.rule("VF-06")
def test_six_cities_four_perks_six_ploys() -> None:
    assert list(CITIES.values()) == [8, 9, 10, 8, 9, 10]
    assert len(set(PERKS)) == 4
    assert len(set(PLOYS)) == 6


@pytest.mark.rule("VF-09")
@pytest.mark.parametrize(
    ("kind", "sums"),
    [
        ("start", (10, 3, 3, 0, 0)),
        ("command", (48, 45, 37, 137, 0)),
        ("building", (13, 10, 3, 60, 0)),
        ("troop", (0, 0, 0, 61, 50)),
        ("wonder", (16, 14, 14, 88, 0)),
        ("mercenary", (0, 0, 0, 10, 18)),
        ("saboteur", (2, 0, 0, 6, 0)),
        ("ascension", (4, 4, 0, 6, 0)),
    ],
)
def test_points_costs_and_defence_add_up_to_those_of_the_printed_cards(
    kind: Kind, sums: tuple[int, ...]
) -> None:
    columns = ("command", "battle", "knowledge", "cost", "defence")

    assert tuple(total(kind, what) for what in columns) == sums


@pytest.mark.rule("VF-35")
def test_abilities_add_up_to_those_of_the_printed_cards() -> None:
    assert abilities("command") == {
        "command": 4,
        "battle": 15,
        "knowledge": 20,
        "draw": 13,
        "remove_card": 6,
        "destroy_building": 4,
        "destroy_troop": 2,
        "move_volfyirion": 1,
    }
    assert abilities("building") == {
        "command": 3,
        "battle": 5,
        "knowledge": 3,
        "draw": 4,
        "remove_card": 2,
    }
    assert abilities("troop") == {"battle": 26, "knowledge": 23}
    assert abilities("wonder") == {
        "command": 8,
        "battle": 4,
        "knowledge": 10,
        "draw": 4,
        "remove_card": 2,
        "destroy_building": 4,
        "destroy_troop": 4,
        "move_volfyirion": 2,
    }


@pytest.mark.rule("VF-10")
def test_command_cards_and_buildings_are_spread_evenly_over_the_minor_houses() -> None:
    assert colours("command") == {"turquoise": 12, "red": 12, "purple": 12}
    assert colours("building") == {"turquoise": 4, "red": 4, "purple": 4}
    assert colours("troop") == {"neutral": 8, "turquoise": 3, "purple": 3, "red": 1}
    assert colours("wonder") == {"": 26}
    assert colours("ascension") == {"": 2}


@pytest.mark.rule("VF-33", "VF-34")
def test_a_card_has_a_chain_or_a_remove_ability_never_both() -> None:
    without = {name for name, card in CARDS.items() if card.secondary is None}

    assert not any(card.chain and card.remove for card in CARDS.values())
    assert {CARDS[name].kind for name in without} == {"start", "mercenary", "saboteur", "ascension"}
    assert all(card.chain for card in CARDS.values() if card.kind == "building")
    assert all(card.remove for card in CARDS.values() if card.kind in ("troop", "wonder"))


@pytest.mark.rule("VF-35")
def test_no_ability_mixes_points_with_effects() -> None:
    """Declining an effect thus never costs points."""
    for card in CARDS.values():
        if (gives := card.secondary) is not None:
            points = gives.command + gives.battle + gives.knowledge
            effects = [getattr(gives, name) for name in Bonus.__struct_fields__[3:]]
            assert (points > 0) + sum(effect > 0 for effect in effects) == 1
