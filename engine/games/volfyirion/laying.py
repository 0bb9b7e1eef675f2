"""Laying out the table: what is in the box, House decks, Cities, Asset Row, Lair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core import Zone
from engine.games.volfyirion.cards import CARDS, CITIES, copies
from engine.games.volfyirion.state import ROW, City, House, Market, Turn, Volfyirion

LAIR_SPACES = 2  # [VF-05]
CHEAP = 3  # the most B that the first Wonders may cost [VF-05]
MARK, HORN = "volfyirions-mark", "emerald-horn"  # these two move the dragon


def house_deck() -> Counter[str]:
    """[VF-02] The ten Command cards of a House."""
    return copies("start")


def assets(s: Volfyirion) -> Counter[str]:
    """[VF-03, VF-38, VF-40] The Asset Deck of one copy of the game; games against the dragon leave
    out Volfyirion's Mark [VF-44, VF-50]."""
    box = copies("command", "building", "troop")
    if "mercenaries" in s.variants:
        box += copies("mercenary")
    if "saboteurs" in s.variants:
        box += copies("saboteur")
    if s.mode in ("solo", "coop"):
        del box[MARK]
    return box


def wonders(s: Volfyirion) -> Counter[str]:
    """[VF-05, VF-39] The Wonder Deck; the solo game leaves out the Emerald Horns [VF-44]."""
    box = copies("wonder")
    if "ascension-path" in s.variants:
        box += copies("ascension")
    if s.mode == "solo":
        del box[HORN]
    return box


def lay_houses(t: Turn, teams: list[list[int]]) -> None:
    """[VF-02] Shuffle the decks; partners may look into each other's hands."""
    t.s.teams = teams
    for team in teams:
        for _ in team:
            deck = sorted(house_deck().elements())
            house = House(Zone(list(deck)), Zone([], list(team)), unseen=deck)
            t.dice.shuffle(house.deck.cards)
            t.s.houses.append(house)


def lay_cities(s: Volfyirion, keys: Sequence[str], owner: int) -> None:
    """[VF-06] Lay the Cities of one seat."""
    s.cities += [City(key, CITIES[key], [owner]) for key in keys]


def lay_market(t: Turn, *, face_up: bool) -> Market:
    """[VF-03, VF-04] Lay a shuffled Asset Deck, its top card apart, and the Asset Row."""
    deck = Zone(shuffled(t, assets(t.s)))
    market = Market(deck=deck, row=t.draw(deck, ROW), wonders=Zone(shuffled(t, wonders(t.s))))
    market.top = Zone(t.draw(deck), None if face_up else [])
    t.s.markets.append(market)
    return market


def lay_lair(t: Turn, market: Market) -> None:
    """[VF-05] Reveal Wonders until there are two that cost 3 B or less; the others go under the
    Wonder Deck."""
    others: list[str] = []
    while len(market.lair) < LAIR_SPACES:
        (card,) = t.draw(market.wonders)
        (market.lair if CARDS[card].cost <= CHEAP else others).append(card)
    market.wonders.cards += others


def shuffled(t: Turn, box: Counter[str]) -> list[str]:
    """Sorted first, so that the order comes from the dice alone."""
    cards = sorted(box.elements())
    t.dice.shuffle(cards)
    return cards
