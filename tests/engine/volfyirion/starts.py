"""Tables at a turning point, from which random play soon reaches rare choices and ends."""

from __future__ import annotations

from engine.core import State, Zone
from engine.games.volfyirion.state import Rage
from tests.engine.volfyirion.kit import table

PLENTY = (20, 40, 40)


def starts() -> list[tuple[str, State]]:
    """The tables, each with its mode."""
    paths = {"play": ["ascension-path"]}
    fighter = {"tylaris": ["fighter"]}
    pile = Rage(pile=Zone(["novice", "scholar", "mint"]))
    return [
        ("duel", table(points=PLENTY, perk="heroes-party", dragon="tylaris", foe=paths)),
        (
            "duel",
            table(points=PLENTY, perk="qoam-oracle", fallen=["tylaris"], variants=["rebuilding"]),
        ),
        ("duel", table(points=(0, 40, 0), cities=fighter, foe={"ploy": "second-chance"})),
        ("solo", table("solo", points=(0, 16, 6), dragon="lair")),
        ("solo", table("solo", points=(0, 6, 16), dragon="lair")),
        (
            "solo",
            table(
                "solo",
                dragon="woken",
                cities={"tylaris": ["guard"], "vahylea": ["soldier"], "alantar": ["qoam-scout"]},
                rage=pile,
            ),
        ),
        ("coop", table("coop", points=PLENTY, dragon="tylaris")),
        ("team", table("team", points=PLENTY, dragon="away")),
    ]
