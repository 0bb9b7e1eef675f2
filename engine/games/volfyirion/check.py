"""Where every card is, so that none is lost [VF-02, VF-03, VF-05, VF-42, VF-55]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.components import conserved
from engine.core import Zone
from engine.games.volfyirion.cards import CARDS, PLOYS
from engine.games.volfyirion.laying import assets, house_deck, wonders
from engine.games.volfyirion.state import GAP, House, Rage, Volfyirion


def everything(s: Volfyirion) -> Counter[str]:
    """[VF-02, VF-03, VF-05, VF-55] All cards of the table: a House deck for each seat, an Asset
    Deck and a Wonder Deck for each copy of the game."""
    box = Counter[str]()
    for _ in s.houses:
        box += house_deck()
    for _ in s.markets:
        box += assets(s) + wonders(s)
    return box


def check(s: Volfyirion) -> None:
    """Raise AssertionError unless every card is somewhere, and only once."""
    own = (zone for house in s.houses for zone in (house.deck, house.hand))
    hidden = (card for zone in (*shared_decks(s), *own) for card in zone.cards)
    conserved([*in_sight(s), *hidden], everything(s))
    for house in s.houses:
        assert house.unseen == sorted(house.deck.cards + house.hand.cards)
    assert all(min(_points(house)) >= 0 for house in s.houses)
    if "ploys" in s.variants:
        ploys = [*s.ploys.cards, *(ploy for house in s.houses for ploy in house.ploy.cards)]
        conserved(ploys + [card for card in s.removed if card in PLOYS], dict.fromkeys(PLOYS, 1))


def in_sight(s: Volfyirion) -> Iterator[str]:
    """Cards that lie open, or have left the game."""
    for house in s.houses:
        yield from house.discard
        yield from (played.card for played in house.play)
    for city in s.cities:
        yield from (played.card for played in (*city.troops, *city.buildings))
    for market in s.markets:
        yield from (card for card in (*market.row, *market.lair) if card != GAP)
    yield from (card for card in _rage(s.rage) if card)
    yield from (card for card in s.removed if card in CARDS)


def _rage(rage: Rage) -> Iterator[str]:
    yield from (rage.kept, *rage.revealed, *rage.aside, *rage.discard)
    yield from (each.card for each in (*rage.left, *rage.right))  # gaps too


def shared_decks(s: Volfyirion, *, wonder: bool | None = None) -> Iterator[Zone]:
    """The shared decks: of Wonders, of Assets, or both."""
    for market in s.markets:
        if wonder is not True:
            yield from (market.top, market.deck)
        if wonder is not False:
            yield market.wonders
    if wonder is not True:
        yield s.rage.pile
    if wonder is not False:
        yield s.rage.deck


def _points(house: House) -> tuple[int, int, int]:
    return house.points.command, house.points.battle, house.points.knowledge
