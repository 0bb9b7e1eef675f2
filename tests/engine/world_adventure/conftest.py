from __future__ import annotations

from typing import Any

import pytest

from engine.games.world_adventure.cards import (
    HEROES,
    MERCHANTS,
    MONSTERS,
    PATROLS,
    Figure,
    HeroKey,
    Merchant,
    Monster,
    Patrol,
)

KNOWN_HEROES: dict[HeroKey, tuple[Figure, Figure]] = {
    "salman": (Figure(4, 3, 1, 3), Figure(6, 3, 2, 4)),
    "kartika": (Figure(4, 3, 1, 2), Figure(6, 3, 2, 3)),
    "akane": (Figure(3, 2, 1, 3), Figure(5, 2, 2, 4)),
    "vasilka": (Figure(5, 3, 1, 2), Figure(8, 3, 2, 3)),
    "nefri": (Figure(4, 3, 1, 4), Figure(6, 3, 2, 5)),
}
KNOWN_MERCHANTS = {
    "merchant-1-2": Merchant("green", 3, 4, experience=1, cargo=1, gold=2),
    "merchant-1-5": Merchant("yellow", 4, 3, experience=2, cargo=2, gold=2),
}
KNOWN_MONSTERS = {
    "minion-1-1": Monster("minion", 3, 4, retreat=5, experience=1, cargo=0, gold=2),
    "minion-1-3": Monster("minion", 4, 3, retreat=4, experience=2, cargo=0, gold=2),
    "destroyer-1-1": Monster("destroyer", 5, 3, retreat=3, experience=2, cargo=1, gold=2),
    "raid-1": Monster("raid", 8, 3, retreat=3, experience=3, cargo=1, gold=4),
    "roc": Monster("legendary", 10, 2, retreat=1, experience=4, cargo=3, gold=5),
    "naga": Monster("legendary", 13, 3, retreat=1, experience=5, cargo=2, gold=6),
}
KNOWN_PATROLS = {
    "brigand-1": Patrol(2, recruits=3, veterans=0, experience=2, gold=6),
    "government-1": Patrol(2, recruits=2, veterans=1, experience=2, gold=7),
}


@pytest.fixture
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards with known numbers, so that tests of battles do not depend on how the cards are
    tuned."""
    tables: list[tuple[dict[Any, Any], dict[Any, Any]]] = [
        (HEROES, KNOWN_HEROES),
        (MERCHANTS, KNOWN_MERCHANTS),
        (MONSTERS, KNOWN_MONSTERS),
        (PATROLS, KNOWN_PATROLS),
    ]
    for table, known in tables:
        for key, card in known.items():
            monkeypatch.setitem(table, key, card)
