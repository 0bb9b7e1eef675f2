"""What people can earn in Volfyirion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.games.volfyirion import events as e
from engine.games.volfyirion.state import House, Volfyirion, city_of, partners
from engine.honours import Earned, Honour, Honours

DECK = 10  # cards at the start [VF-02]


def _moment(before: Volfyirion, events: Sequence[Event], after: Volfyirion) -> Iterator[Earned]:
    for event in events:
        match event:
            case e.DragonDefeated(seat):
                yield seat, "landlord"
            case e.DragonBeaten(seats):
                if _knowledge(after, seats) < _knowledge(before, seats):
                    yield from ((seat, "by-the-book") for seat in seats)
                if len(seats) > 1:
                    yield from ((seat, "four-hands") for seat in seats)
            case _:
                pass


def _knowledge(s: Volfyirion, seats: Sequence[int]) -> int:
    return sum(s.houses[seat].points.knowledge for seat in seats)


def _ending(story: Sequence[Event], s: Volfyirion) -> Iterator[Earned]:
    assert s.result is not None
    winners = [seat for seat in range(s.seats) if s.result.places[seat] == 1]
    for seat in range(s.seats):
        yield from ((seat, honour) for honour in _waged(story, s, seat))
    for seat in winners:
        yield from ((seat, honour) for honour in _won(story, s, seat, shared=len(s.teams) > 1))


def _waged(story: Sequence[Event], s: Volfyirion, seat: int) -> Iterator[str]:
    """Honours for waging war, won or lost."""
    fallen, sent = 0, False
    for event in story:
        match event:
            case e.TurnBegan():
                fallen = 0
            case e.CityFell(who) if who == seat:
                fallen += 1
                if fallen > 1:
                    yield "double-siege"
            case e.DragonSent(who) if who == seat:
                sent = True
            case e.CityBurned(city) if sent and seat in city_of(s, city).owners:
                yield "return-to-sender"
            case _:
                pass


def _won(story: Sequence[Event], s: Volfyirion, seat: int, *, shared: bool) -> Iterator[str]:
    """Honours for a winner; `shared` says whether somebody has lost."""
    ours = [city for city in s.cities if set(city.owners) & set(partners(s, seat))]
    fallen = {event.city for event in story if isinstance(event, e.CityFell | e.CityBurned)}
    if shared and fallen.isdisjoint(city.key for city in ours):
        yield "unbroken"
    if sum(city.standing for city in ours) == 1:
        yield "last-wall"
    if _cards(s.houses[seat]) < DECK:
        yield "travelling-light"


def _cards(house: House) -> int:
    """The number of cards of a House, without those on Cities."""
    piles = (house.deck.cards, house.hand.cards, house.discard, house.play)
    return sum(len(pile) for pile in piles)


HONOURS = Honours(
    (
        Honour("unbroken"),
        Honour("last-wall"),
        Honour("double-siege"),
        Honour("landlord"),
        Honour("by-the-book"),
        Honour("four-hands"),
        Honour("return-to-sender", hidden=True),
        Honour("travelling-light", hidden=True),
    ),
    _moment,
    _ending,
)
