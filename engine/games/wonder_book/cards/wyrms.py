"""The six Wyrm cards that every campaign starts with [WB-43]."""

from __future__ import annotations

from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import WyrmCard

BASE_WYRMS: dict[str, WyrmCard] = {
    "scent": WyrmCard(spawn=1, act=1, act_aura=1, another=True),  # [WB-E2]
    "burst": WyrmCard(spawn=1, spawn_aura=1, do=(do.Explode(),)),  # [WB-E2]
    "prowl": WyrmCard(spawn=1, act=2),
    "brood": WyrmCard(spawn=2, act=1),
    "frenzy": WyrmCard(act=2),
    "gnaw": WyrmCard(spawn=1, act=1, do=(do.EatSparks(),)),
}
