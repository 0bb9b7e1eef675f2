"""How well a seat stands, for house players."""

from __future__ import annotations

from engine.games.volfyirion.cards import CARDS, Bonus, Card
from engine.games.volfyirion.state import (
    LAIR,
    City,
    House,
    Played,
    Volfyirion,
    foes,
    own_cities,
    partners,
    points,
)

HAND = 5.0
CITIES = (0.0, 40.0, 60.0, 75.0, 85.0)  # by how many stand
BESIEGED = 0.75  # of a City's worth is gone while the dragon sits on it
UNSPENT = 0.02  # a point
LAIR_GIVES = 6.0
CHAIN = 0.45  # how often a chain holds
WIN = 1000.0


def worth(s: Volfyirion, seat: int) -> float:
    """What the own side has, less what the other has."""
    if s.result is not None:
        others = [place for other, place in enumerate(s.result.places) if other != seat]
        drawn = all(place == 1 for place in (s.result.places[seat], *others)) and bool(others)
        return 0.0 if drawn else WIN if s.result.places[seat] == 1 else -WIN
    return sum(_side(s, each) for each in partners(s, seat)) - sum(
        _side(s, each) for each in foes(s, seat)
    )


def value(card: Card) -> float:
    """A turn with this card in hand or in play."""
    chain = CHAIN * _bonus(card.chain.gives) if card.chain else 0.0
    removal = 0.25 * _bonus(card.remove) if card.remove else 0.0
    return _bonus(card.points) + chain + removal + 0.4 * card.defence


def _bonus(gives: Bonus) -> float:
    points = 1.0 * gives.command + 1.2 * gives.battle + 0.8 * gives.knowledge
    effects = 1.3 * gives.draw + 0.8 * gives.remove_card + 6.0 * gives.move_volfyirion
    return points + effects + 1.5 * (gives.destroy_building + gives.destroy_troop)


def _side(s: Volfyirion, seat: int) -> float:
    house = s.houses[seat]
    left = points(s, seat)
    unspent = UNSPENT * (left.command + left.battle + left.knowledge)
    return _cities(s, seat) + _deck(house) + _in_play(s, seat) + unspent


def _deck(house: House) -> float:
    """What a hand of five gives in the mean."""
    commands = [p.card for p in house.play if not CARDS[p.card].is_wonder]
    cards = [*house.unseen, *house.discard, *commands]
    return HAND * sum(value(CARDS[card]) for card in cards) / max(HAND, len(cards))


def _in_play(s: Volfyirion, seat: int) -> float:
    wonders = [p for p in s.houses[seat].play if CARDS[p.card].is_wonder]
    placed = [p for city in own_cities(s, seat) for p in (*city.buildings, *city.troops)]
    return sum(_lasting(played) for played in (*wonders, *placed))


def _lasting(played: Played) -> float:
    return (0.3 if played.sealed else 1.0) * value(CARDS[played.card])


def _cities(s: Volfyirion, seat: int) -> float:
    """The fewer stand the more each is worth; a dragon on one has nearly taken it."""
    cities = own_cities(s, seat)
    standing = CITIES[min(len(cities), len(CITIES) - 1)]
    besieged = any(s.dragon.at == "city" and s.dragon.city == city.key for city in cities)
    loss = standing - CITIES[max(0, min(len(cities), len(CITIES) - 1) - 1)]
    return standing - (BESIEGED * loss if besieged else 0.0) + _lair(cities)


def _lair(cities: list[City]) -> float:
    return LAIR_GIVES if any(city.key == LAIR for city in cities) else 0.0
