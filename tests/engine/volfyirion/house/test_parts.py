"""What a hint can tell of a card is what the card brings."""

from __future__ import annotations

import pytest

from engine.games.volfyirion import GAME
from engine.games.volfyirion.house.parts import parts
from tests.engine.volfyirion.kit import ME, table

STARTERS = ["prospector"] * 5


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


def test_a_weak_card_gone_by_the_points_of_the_others() -> None:
    strong = ["harness-qoam"] * 1
    deck = [*STARTERS, *strong]
    before, after = table(hand=deck, deck=[]), table(hand=deck[1:], deck=[])
    gains = parts(after, ME), parts(before, ME)
    assert "deck" not in gains[0]
    assert GAME.worth(after, ME) == pytest.approx(sum(gains[0].values()))
