"""Lessons: a duel's last City."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core import Setup, Zone
from engine.games.volfyirion import actions as a
from engine.games.volfyirion.cards import CARDS, Bonus
from engine.games.volfyirion.check import everything, in_sight
from engine.games.volfyirion.laying import house_deck
from engine.games.volfyirion.state import Notes, Volfyirion, city_of, points
from engine.lessons import Lesson, Step
from engine.values import Word

YOU, RIVAL = 0, 1
SETUP = Setup("duel", 2, (True, False), {"first-player": "host"})
ROUND = 6  # late enough for no redraw and no refresh [VF-16, VF-23]


def _hold(s: Volfyirion, seat: int, hand: Sequence[str], deck: Sequence[str]) -> None:
    """All House cards that a seat has, top first; the rest of them have left the game."""
    house = s.houses[seat]
    house.hand.cards, house.deck.cards = list(hand), list(deck)
    house.unseen, house.turns = sorted([*hand, *deck]), ROUND - 1


def _lay_out(s: Volfyirion, row: Sequence[str], lair: Sequence[str]) -> None:
    """[VF-04, VF-05] These lie in the Row and the Lair; what is left of the box is in the decks."""
    market = s.markets[0]
    market.row, market.lair = list(row), list(lair)
    held = [card for house in s.houses for card in house.unseen]
    left = everything(s) - Counter([*in_sight(s), *held])
    s.removed = sorted((left & (house_deck() + house_deck())).elements())
    rest = sorted((left - Counter(s.removed)).elements())
    assets = [card for card in rest if not CARDS[card].is_wonder]
    market.top = Zone(assets[:1], market.top.seen)
    market.deck.cards = assets[1:]
    market.wonders.cards = [card for card in rest if CARDS[card].is_wonder]
    s.round, s.notes = ROUND, Notes(acted=[YOU], acquired=True)


def _facts(s: Volfyirion) -> Mapping[str, Word]:
    left = points(s, YOU)
    return {
        "c": left.command,
        "b": left.battle,
        "k": left.knowledge,
        "hand": len(s.houses[YOU].hand.cards),
        **{key: city_of(s, key).strength for key in ("tylaris", "yrdesh")},
        "row": len(s.markets[0].row),
        "soldier": CARDS["soldier"].defence,
        "decisive": CARDS["decisive-strike"].cost,
        "stab": CARDS["stab"].cost,
        "chain": _gives("decisive-strike").battle,
    }


def _gives(card: str) -> Bonus:
    gives = CARDS[card].secondary
    assert gives is not None
    return gives


def _last_city(s: Volfyirion) -> None:
    """[VF-06] The rival has one City; you have three."""
    _hold(s, YOU, ["captain", "prospector", "prospector", "prospector", "soldier"], ())
    _hold(s, RIVAL, (), ["novice", *["prospector"] * 4])
    for key in ("akao-uket", "kyr"):
        city_of(s, key).standing = False
    row = ("decisive-strike", "stab", "guard", "library", "shrewd-deal")
    _lay_out(s, row, ("living-knife", "glowing-fungii"))


BOUGHT = {"decisive-strike", "stab", "living-knife"}
LAST_CITY = Lesson(
    setup=SETUP,
    seed=b"the last city 0",
    lay=_last_city,
    facts=_facts,
    steps=(
        Step(a.PlayAll()),
        Step(a.PlayCard("soldier", "tylaris")),
        Step(a.Acquire("decisive-strike")),
        Step(a.Acquire("stab")),
        Step(a.AcquireWonder("living-knife")),
        Step(a.RemoveCard("prospector", "play")),
        Step(
            a.EndTurn(),
            (
                (RIVAL, a.PlayAll()),
                (RIVAL, a.PlayCard("novice", "yrdesh")),
                (RIVAL, a.Acquire("guard")),
                (RIVAL, a.EndTurn()),
            ),
        ),
        Step(a.PlayAll(), given=lambda s: set(s.houses[YOU].hand.cards) >= BOUGHT),
        Step(a.UseChain("decisive-strike")),
        Step(a.UseRemoval("living-knife")),
        Step(a.Destroy("novice", "yrdesh")),
        Step(a.Attack("yrdesh")),
    ),
    met=lambda s: not city_of(s, "yrdesh").standing,
)
LESSONS = (LAST_CITY,)
