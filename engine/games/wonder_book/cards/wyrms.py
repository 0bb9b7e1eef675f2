"""The Wyrm cards: six of the base deck, and the purple ones that chapters add [WB-43, WB-60]."""

from __future__ import annotations

from engine.games.wonder_book.content import DrainSparks, EatSparks, Explode, WyrmCard

BASE_WYRM_CARDS = ("scent", "burst", "prowl", "brood", "frenzy", "gnaw")

WYRM_CARDS: dict[str, WyrmCard] = {
    "scent": WyrmCard(spawn=1, act=1, act_aura=1, another=True),
    "burst": WyrmCard(spawn=1, spawn_aura=1, do=(Explode(crowd=3, inside=2, beside=1),)),
    "prowl": WyrmCard(spawn=1, act=1),
    "brood": WyrmCard(spawn=1, spawn_aura=1, act=1),
    "frenzy": WyrmCard(act=2),
    "gnaw": WyrmCard(spawn_aura=1, act=1, do=(EatSparks(),)),
    # chapter I
    "unravel": WyrmCard(spawn=1, act=1, act_aura=1, do=(DrainSparks(),)),
}
