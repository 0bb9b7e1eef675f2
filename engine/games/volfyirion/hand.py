"""What can be done with the hand: play one card or all, and redraw in the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase, Seat
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CARDS, Bonus
from engine.games.volfyirion.piles import draw, gain_points, take_from_hand
from engine.games.volfyirion.prices import goes, is_nothing, said, several
from engine.games.volfyirion.rage import feed
from engine.games.volfyirion.spaces import place, spaces
from engine.games.volfyirion.state import (
    Played,
    Points,
    Turn,
    Volfyirion,
    burning,
    city_of,
    own_cities,
    ploys_hidden,
    sites,
)

HAND = 5  # [VF-16]
SHORT_HAND = 3  # of the first player, if the start is even [VF-66]


def hand_size(s: Volfyirion) -> int:
    """How many cards are drawn this turn [VF-16, VF-66]."""
    first = s.round == 1 and s.turn_of == s.first_team
    return SHORT_HAND if first and "even-start" in s.variants else HAND


def offers(s: Volfyirion, me: int) -> Iterator[Option]:
    """First to play all cards at once, then each different card in the order of their keys, then to
    redraw."""
    hand = s.houses[me].hand.cards
    if hand and me not in s.notes.kept:
        yield Option(a.PlayAll(), _no_city(s, me))
    yield from plays(s, me)
    if can_redraw(s, me):
        yield Option(a.Redraw(), detail=Msg("volfyirion-redraw-once"))


def plays(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-19] A card is played from the hand for free. Only its owner may know that it is there."""
    blocked = _no_city(s, me)
    for card in sorted(set(s.houses[me].hand.cards)):
        if blocked or not _is_placed(card):
            yield Option(a.PlayCard(card), blocked, secret=True)
        else:
            yield from _places(s, me, card)


def _places(s: Volfyirion, me: int, card: str) -> Iterator[Option]:
    places = list(spaces(card, sites(s, me)))
    lost = burning(s)
    for city, over in places:
        burns = lost is not None and city == lost.key
        yield Option(a.PlayCard(card, city, over), detail=goes(over, burns=burns), secret=True)
    if not places:
        yield Option(a.PlayCard(card), Msg("vf-19-no-space"), secret=True)


def can_redraw(s: Volfyirion, me: int) -> bool:
    """[VF-16] The redraw is open in a seat's first turn, before it does anything else."""
    return s.houses[me].turns == 1 and me not in s.notes.acted


def play_card(t: Turn, me: int, action: a.PlayCard) -> None:
    """[VF-19 to VF-21] One card goes to the Play Area or onto a City and gives its points at
    once."""
    take_from_hand(t, me, action.card)
    played = Played(action.card)
    if action.city:
        _play_on_city(t, me, played, action)
    else:
        t.s.houses[me].play.append(played)
        t.tell(e.CardPlayed(me, action.card, said(gain_points(t, me, played))))
    if not _is_command(action.card):
        feed(t)
        if ploys_hidden(t.s):
            t.reveal()


def _play_on_city(t: Turn, me: int, played: Played, action: a.PlayCard) -> None:
    """A card on the partner's City gives its points to the partner [VF-53]."""
    place(t, played, action.city, action.over)
    owners = city_of(t.s, action.city).owners
    owner = me if me in owners else owners[0]
    gain = gain_points(t, owner, played)
    mine = said(gain if owner == me else Bonus())
    t.tell(e.CardPlaced(me, action.card, action.city, action.over, mine))
    if owner != me and not is_nothing(gain):
        t.tell(e.PointsGained(owner, said(gain)))


def redraw(t: Turn, me: int) -> None:
    """The hand goes back into the deck, which is shuffled before as many are drawn."""
    house = t.s.houses[me]
    house.deck.cards += house.hand.cards
    house.hand.cards = []
    t.dice.shuffle(house.deck.cards)
    t.tell(e.Redrew(me))
    draw(t, me, hand_size(t.s))


class PlayingAll(Phase, kw_only=True):
    """Command cards come together, as nothing answers them; then Wonders one by one, if their order
    cannot matter."""

    me: Seat

    def auto(self, t: Turn) -> None:
        hand = t.s.houses[self.me].hand.cards
        if commands := sorted(card for card in hand if _is_command(card)):
            _play_together(t, self.me, commands)
        elif wonders := _plain_wonders(t.s, hand):
            play_card(t, self.me, a.PlayCard(wonders[0]))
        else:
            self.over = True
            t.push(Placing(me=self.me))


class Placing(Phase, kw_only=True):
    """The rest of "play all": cards that need a City, and Wonders whose order may matter."""

    private: ClassVar[bool] = True
    me: Seat

    def actors(self, s: Volfyirion) -> list[int]:
        return [self.me] if s.houses[self.me].hand.cards else []

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        yield from plays(s, seat)
        yield Option(a.KeepInHand())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if isinstance(action, a.PlayCard):
            play_card(t, seat, action)
        else:
            self.over = True
            t.s.notes.kept.append(seat)


def _perform(t: Turn, me: int, action: Action) -> None:
    match action:
        case a.PlayAll():
            t.push(PlayingAll(me=me))
        case a.PlayCard():
            play_card(t, me, action)
        case _:
            redraw(t, me)


def _play_together(t: Turn, me: int, cards: list[str]) -> None:
    """Play several Command cards and tell them as one event."""
    gain = Points()
    for card in cards:
        take_from_hand(t, me, card)
        t.s.houses[me].play.append(played := Played(card))
        gain.count(gain_points(t, me, played))
    t.tell(e.CardsPlayed(me, several(cards), said(gain)))


def _no_city(s: Volfyirion, me: int) -> Msg | None:
    """[VF-54] In the co-op game a player without a City plays no cards."""
    return Msg("vf-54-no-city") if s.mode == "coop" and not own_cities(s, me) else None


def _is_command(card: str) -> bool:
    return not (CARDS[card].is_wonder or _is_placed(card))


def _is_placed(card: str) -> bool:
    return CARDS[card].is_troop or CARDS[card].is_building


def _plain_wonders(s: Volfyirion, hand: list[str]) -> list[str]:
    """Wonders whose order cannot matter. In the solo game each one feeds the dragon's rage [VF-46],
    and a Ploy may answer one of several and leave the next [VF-65]."""
    wonders = sorted(card for card in hand if CARDS[card].is_wonder)
    in_any_order = len(set(wonders)) <= 1 or not ploys_hidden(s)
    return wonders if s.mode != "solo" and in_any_order else []


HAND_DEEDS = Deeds(offers, (a.PlayAll, a.PlayCard, a.Redraw), _perform)
