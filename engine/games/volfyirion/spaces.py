"""Where Buildings and Troops can lie [VF-06, VF-11, VF-12]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.piles import take_out
from engine.games.volfyirion.state import City, Played, Turn, city_of


def spaces(card: str, cities: list[City]) -> Iterator[tuple[str, str]]:
    """[VF-11, VF-12] Pairs of a City and the card that makes way there for a Building or Troop. The
    card is "" if a space is free."""
    for city in cities:
        held, room = _spaces(city, card)
        if len(held) < room:
            yield city.key, ""
        else:
            for over in dict.fromkeys(played.card for played in held):
                yield city.key, over


def place(t: Turn, played: Played, key: str, over: str) -> None:
    """Put a card onto a City. The card that makes way leaves the game; of two alike, one that has
    done its work."""
    held, _ = _spaces(city_of(t.s, key), played.card)
    if over:
        alike = [other for other in held if other.card == over]
        take_out(t, held, max(alike, key=lambda other: other.used))
    held.append(played)


def _spaces(city: City, card: str) -> tuple[list[Played], int]:
    """The cards on a City's spaces for such a card, and how many spaces there are."""
    if CARDS[card].is_troop:
        return city.troops, city.troop_spaces
    return city.buildings, city.building_spaces
