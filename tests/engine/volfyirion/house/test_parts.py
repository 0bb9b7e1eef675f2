"""What a hint can tell of a card is what the card brings."""

from __future__ import annotations

import pytest

from engine.games.volfyirion.house.parts import parts
from tests.engine.volfyirion.kit import ME, table


def greatest(with_it: dict[str, float], without: dict[str, float], n: int) -> set[str]:
    """The `n` parts that gain most."""
    gains = {name: value - without[name] for name, value in with_it.items()}
    found = sorted(gains, key=lambda name: -gains[name])[:n]
    assert all(gains[name] > 0 for name in found)
    return set(found)


@pytest.mark.parametrize(
    ("card", "brings"),
    {
        "void-fluid": {"battle"},
        "black-spores": {"command", "knowledge"},
        "emerald-horn": {"command", "knowledge"},
        "ascension-path": {"command", "battle"},
    }.items(),
)
def test_a_wonder_by_its_points(card: str, brings: set[str]) -> None:
    variants = ["ascension-path"]
    before, after = table(variants=variants), table(variants=variants, play=[card])
    assert greatest(parts(after, ME), parts(before, ME), len(brings)) == brings


def test_a_troop_by_the_defence_of_its_city() -> None:
    before, after = table(), table(cities={"tylaris": ["guard"]})
    assert greatest(parts(after, ME), parts(before, ME), 1) == {"guard"}


def test_cards_of_one_colour_by_their_synergy() -> None:
    """Two turquoise cards chain, a turquoise and a purple one do not [VF-33]."""
    chain, alone = ["shrewd-deal", "telrons-analysis"], ["shrewd-deal", "hidden-cache"]
    together, apart = (parts(table(discard=cards), ME) for cards in (chain, alone))
    assert together["synergy"] > apart["synergy"]
    assert parts(table(), ME)["synergy"] == 0


def test_a_card_that_is_gone_by_what_the_others_then_bring() -> None:
    others = ["shrewd-deal", *["prospector"] * 5]
    before, after = table(hand=others, deck=["prospector"]), table(hand=others, deck=[])
    gains = parts(after, ME), parts(before, ME)
    assert all(gains[0][name] > gains[1][name] for name in ("battle", "knowledge"))
    assert gains[0]["guard"] == gains[1]["guard"]
