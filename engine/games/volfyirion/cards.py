"""The printed cards of Volfyirion, one line for each card [VF-02, VF-03, VF-05, VF-09 to VF-14].

The ids are the names of the English edition: “Celethe's Law” is `celethes-law`.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Literal

import msgspec

Kind = Literal[
    "start", "command", "building", "troop", "wonder", "mercenary", "saboteur", "ascension"
]
Colour = Literal["turquoise", "red", "purple", "neutral", ""]
TURQUOISE: Colour = "turquoise"
RED: Colour = "red"
PURPLE: Colour = "purple"
NEUTRAL: Colour = "neutral"
NO_COLOUR: Colour = ""  # the colour of Wonders [VF-10]
Kinds = frozenset[Kind]
Three = tuple[int, int, int]  # Command, Battle, Knowledge

TROOPS: Kinds = frozenset({"troop", "mercenary"})
BUILDINGS: Kinds = frozenset({"building"})
WONDERS: Kinds = frozenset({"wonder", "ascension"})


class Bonus(msgspec.Struct, frozen=True):
    """What an ability gives: points, and how many times each effect of VF-35."""

    command: int = 0
    battle: int = 0
    knowledge: int = 0
    draw: int = 0
    remove_card: int = 0
    destroy_building: int = 0
    destroy_troop: int = 0
    move_volfyirion: int = 0


class Chain(msgspec.Struct, frozen=True):
    """A Synergy Chain. For the bonus it needs other cards of these colours, one for each
    [VF-33]."""

    needs: tuple[Colour, ...]
    gives: Bonus


class Card(msgspec.Struct, frozen=True, dict=True):
    """A printed card. `cost` is in Command points, for Wonders in Battle points; Wonders have no
    colour [VF-10]. For a starting card, `copies` counts those of one player."""

    kind: Kind
    colour: Colour
    cost: int
    copies: int
    points: Bonus = Bonus()
    defence: int = 0
    chain: Chain | None = None
    remove: Bonus | None = None

    @cached_property
    def is_troop(self) -> bool:
        return self.kind in TROOPS

    @cached_property
    def is_building(self) -> bool:
        return self.kind in BUILDINGS

    @cached_property
    def is_wonder(self) -> bool:
        return self.kind in WONDERS

    @cached_property
    def secondary(self) -> Bonus | None:
        """What the card's secondary ability gives, whether by chain or by removal [VF-32]."""
        return self.chain.gives if self.chain else self.remove


def _command(
    colour: Colour, cost: int, copies: int, points: Three, *needs: Colour, **gives: int
) -> Card:
    """A Command card: with a Synergy Chain if colours are needed, else with a Remove ability."""
    return _asset("command", colour, cost, copies, points, needs, Bonus(**gives))


def _building(
    colour: Colour, cost: int, copies: int, points: Three, *needs: Colour, **gives: int
) -> Card:
    return _asset("building", colour, cost, copies, points, needs, Bonus(**gives))


def _asset(
    kind: Kind,
    colour: Colour,
    cost: int,
    copies: int,
    points: Three,
    needs: tuple[Colour, ...],
    gives: Bonus,
) -> Card:
    if needs:
        return Card(kind, colour, cost, copies, Bonus(*points), chain=Chain(needs, gives))
    return Card(kind, colour, cost, copies, Bonus(*points), remove=gives)


def _troop(colour: Colour, cost: int, copies: int, defence: int, **gives: int) -> Card:
    return Card("troop", colour, cost, copies, defence=defence, remove=Bonus(**gives))


def _wonder(cost: int, copies: int, points: Three, **gives: int) -> Card:
    return Card("wonder", NO_COLOUR, cost, copies, Bonus(*points), remove=Bonus(**gives))


CARDS: dict[str, Card] = {
    "prospector": Card("start", NEUTRAL, 0, 8, Bonus(1, 0, 0)),
    "captain": Card("start", NEUTRAL, 0, 1, Bonus(1, 3, 0)),
    "diviner": Card("start", NEUTRAL, 0, 1, Bonus(1, 0, 3)),
    "qoam-ritual": _command(PURPLE, 1, 2, (1, 0, 0), remove_card=1),
    "hidden-cache": _command(PURPLE, 2, 2, (0, 0, 2), PURPLE, battle=2),
    "celethes-law": _command(PURPLE, 3, 2, (2, 0, 2), PURPLE, remove_card=1),
    "feasible-solution": _command(PURPLE, 4, 2, (1, 1, 2), RED, PURPLE, command=2, knowledge=3),
    "strategic-attack": _command(PURPLE, 5, 2, (1, 3, 0), RED, draw=1),
    "alchemic-key": _command(PURPLE, 7, 1, (2, 2, 3), TURQUOISE, draw=1),
    "book-of-wisdom": _command(PURPLE, 8, 1, (2, 1, 5), RED, RED, draw=2),
    "stab": _command(RED, 1, 2, (0, 2, 0), draw=1),
    "decisive-strike": _command(RED, 3, 2, (0, 2, 0), RED, battle=2),
    "suicide-mission": _command(RED, 3, 2, (0, 2, 0), destroy_building=1),
    "anuths-trick": _command(RED, 4, 2, (2, 1, 0), destroy_troop=1),
    "sabotage": _command(RED, 5, 2, (2, 2, 0), destroy_building=1),
    "flawless-deploy": _command(RED, 7, 1, (2, 3, 2), TURQUOISE, PURPLE, draw=2),
    "endless-tactic": _command(RED, 8, 1, (2, 4, 3), TURQUOISE, PURPLE, battle=3),
    "barter": _command(TURQUOISE, 1, 2, (1, 0, 0), knowledge=3),
    "worthy-trade": _command(TURQUOISE, 2, 2, (1, 0, 1), remove_card=1),
    "telrons-analysis": _command(TURQUOISE, 3, 2, (2, 0, 1), TURQUOISE, draw=1),
    "harness-qoam": _command(TURQUOISE, 4, 2, (2, 1, 1), TURQUOISE, RED, battle=2, knowledge=2),
    "shrewd-deal": _command(TURQUOISE, 5, 2, (2, 1, 1), TURQUOISE, knowledge=2),
    "qoam-vein": _command(TURQUOISE, 7, 1, (3, 2, 2), RED, PURPLE, draw=2),
    "volfyirions-mark": _command(TURQUOISE, 8, 1, (3, 3, 2), TURQUOISE, PURPLE, move_volfyirion=1),
    "apothecary": _building(PURPLE, 4, 1, (1, 0, 1), TURQUOISE, knowledge=1),
    "library": _building(PURPLE, 5, 2, (2, 0, 0), TURQUOISE, PURPLE, draw=1),
    "laboratory": _building(PURPLE, 6, 1, (1, 1, 1), RED, battle=1),
    "barracks": _building(RED, 4, 1, (0, 2, 0), RED, RED, draw=1),
    "war-academy": _building(RED, 5, 2, (0, 2, 0), RED, PURPLE, battle=2),
    "headquarters": _building(RED, 6, 1, (1, 2, 0), TURQUOISE, RED, command=1, knowledge=2),
    "mint": _building(TURQUOISE, 4, 1, (1, 0, 1), TURQUOISE, TURQUOISE, command=2),
    "black-market": _building(TURQUOISE, 5, 2, (2, 0, 0), RED, remove_card=1),
    "bank": _building(TURQUOISE, 6, 1, (1, 1, 0), TURQUOISE, draw=1),
    "novice": _troop(NEUTRAL, 3, 2, 2, knowledge=3),
    "fighter": _troop(NEUTRAL, 3, 2, 2, battle=3),
    "soldier": _troop(NEUTRAL, 3, 2, 3, battle=2),
    "guard": _troop(NEUTRAL, 4, 2, 4, battle=3),
    "scholar": _troop(PURPLE, 4, 2, 3, knowledge=3),
    "qoam-scout": _troop(TURQUOISE, 4, 2, 3, knowledge=3),
    "qoamipulator": _troop(PURPLE, 6, 1, 5, knowledge=5),
    "armored-soldier": _troop(TURQUOISE, 6, 1, 5, battle=5),
    "elite-trooper": _troop(RED, 7, 1, 6, battle=5),
    "divining-petals": _wonder(2, 2, (0, 1, 0), knowledge=2),
    "sharp-qoam": _wonder(2, 2, (0, 1, 0), command=2),
    "glowing-fungii": _wonder(3, 2, (1, 1, 0), remove_card=1),
    "pure-qoam": _wonder(3, 2, (1, 0, 0), knowledge=3),
    "sibilant-crystal": _wonder(3, 2, (1, 0, 1), battle=2),
    "strange-box": _wonder(3, 2, (1, 0, 1), command=2),
    "voracious-seed": _wonder(3, 2, (0, 0, 1), destroy_building=1),
    "living-knife": _wonder(3, 2, (0, 1, 0), destroy_troop=1),
    "void-fluid": _wonder(4, 2, (0, 2, 0), destroy_building=1),
    "black-spores": _wonder(4, 2, (1, 0, 1), destroy_troop=1),
    "primal-beast": _wonder(4, 2, (0, 1, 1), draw=1),
    "floating-crystal": _wonder(4, 2, (1, 0, 1), draw=1),
    "emerald-horn": _wonder(6, 2, (2, 0, 1), move_volfyirion=1),
    "mercenary-archer": Card("mercenary", NEUTRAL, 2, 2, defence=4),
    "mercenary-veteran": Card("mercenary", NEUTRAL, 3, 2, defence=5),
    "saboteur": Card("saboteur", NEUTRAL, 3, 2, Bonus(1, 0, 0)),
    "ascension-path": Card("ascension", NO_COLOUR, 3, 2, Bonus(2, 2, 0)),
}

CITIES: dict[str, int] = {  # their Defence [VF-06]; the first three belong to one side
    "tylaris": 8,
    "vahylea": 9,
    "alantar": 10,
    "yrdesh": 8,
    "akao-uket": 9,
    "kyr": 10,
}
PERKS = ("qoam-armory", "anomaly-collider", "qoam-oracle", "heroes-party")  # [VF-41]
PLOYS = (  # [VF-42]
    "mirage-city",
    "double-shift",
    "qoam-instability",
    "afterthought",
    "crystallization",
    "second-chance",
)


def copies(*kinds: Kind) -> Counter[str]:
    """How many of each card of these kinds a box holds; starting cards are counted for one
    player."""
    return Counter({name: card.copies for name, card in CARDS.items() if card.kind in kinds})
