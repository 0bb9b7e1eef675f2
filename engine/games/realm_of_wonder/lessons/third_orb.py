"""Lesson 1: the third orb opens the castle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Setup, Zone
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.board import LANDS, Land
from engine.games.realm_of_wonder.cards import MOVES
from engine.games.realm_of_wonder.state import SPACES, Character, Realm
from engine.lessons import Lesson, Step
from engine.values import Word

YOU, RIVAL = 0, 1
SETUP = Setup("race", 2, (True, False), {"quest": "battles", "characters": "order"})


def _deal(deck: Zone, hands: Sequence[Zone], given: Sequence[Sequence[str]]) -> None:
    """[RW-08] These cards are in the hands; all others in the deck."""
    pool = [*deck.cards, *(card for hand in hands for card in hand.cards)]
    for hand, cards in zip(hands, given, strict=True):
        hand.cards = list(cards)
        for card in cards:
            pool.remove(card)
    deck.cards = pool


def _lies(s: Realm, space: str, tile: str) -> None:
    """[RW-04] The tile lies face down in that tower; what lay there takes its place."""
    here, there = s.towers.index(space), s.tiles.cards.index(tile)
    cards = s.tiles.cards
    cards[here], cards[there] = cards[there], cards[here]


def _take(s: Realm, one: Character, tile: str) -> None:
    """A tower that was opened before: its tile lies on the character card."""
    at = s.tiles.cards.index(tile)
    s.towers.pop(at)
    one.tiles.append(s.tiles.cards.pop(at))


def _turn(s: Realm, middle: Land, castle: Land) -> None:
    s.middle, s.castle = LANDS.index(middle), LANDS.index(castle)


def _facts(s: Realm) -> Mapping[str, Word]:
    you = s.characters[YOU]
    return {
        "orbs": you.orbs,
        "mp": you.mp,
        "left": you.pace.left,
        "magic": len(you.magic.cards),
        "points": MOVES["move-6"].points,
        "rough": SPACES["H6"].cost,
    }


def _third_orb(s: Realm) -> None:
    you, rival = s.characters
    for _ in range(2):
        _take(s, you, "orb")
    _lies(s, "H6", "orb")
    you.at, s.round = "H4", 7
    _turn(s, "orchard", "quarry")
    _deal(
        s.deck,
        [you.moves, rival.moves],
        [["move-6", "move-31", "move-46"], ["move-13", "move-23", "move-33"]],
    )
    _deal(
        s.magic,
        [you.magic, rival.magic],
        [["runestone", "plus", "minus-muscle"], ["cannon", "cannon", "submarine"]],
    )


THIRD_ORB = Lesson(
    setup=SETUP,
    seed=b"the third orb 0",
    lay=_third_orb,
    facts=_facts,
    steps=(
        Step(a.ChooseMove("move-6"), ((RIVAL, a.StayQuiet()), (RIVAL, a.ChooseMove("move-13")))),
        Step(a.Cast("runestone")),
        Step(a.TargetDisc("middle", "heath")),
        Step(a.EndSpells(), ((RIVAL, a.Walk("Q3")), (RIVAL, a.EndTurn()))),
        Step(a.Walk("H6")),
        Step(a.OpenTower()),
        Step(a.Walk("H15")),
        Step(a.SetDisc("castle", "ice")),
        Step(a.Walk("K3")),
        Step(a.EnterCastle()),
    ),
    met=lambda s: s.result is not None,
)
