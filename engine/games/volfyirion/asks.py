"""Questions of secondary effects: which card, which Troop or Building [VF-13, VF-35]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Literal

from engine.core import Action, Msg, Option, Phase, Seat
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.piles import take_from_hand, take_out
from engine.games.volfyirion.prices import about
from engine.games.volfyirion.state import Played, Turn, Volfyirion, city_of, enemy_cities


class Ask(Phase, kw_only=True):
    """A seat may choose one thing or decline. If there is nothing to choose, nobody is asked."""

    quick: ClassVar[bool] = True
    me: Seat

    def actors(self, s: Volfyirion) -> list[int]:
        return [self.me] if self._any(s) else []

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        yield from self.choices(s)
        yield Option(a.Decline())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        self.over = True
        if not isinstance(action, a.Decline):
            self.choose(t, action)

    def choices(self, s: Volfyirion) -> Iterator[Option]:
        raise NotImplementedError(type(self).__name__)

    def choose(self, t: Turn, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)

    def _any(self, s: Volfyirion) -> bool:
        return any(True for _ in self.choices(s))


class RemoveOne(Ask, kw_only=True):
    """[VF-35] A card leaves the game from its owner's Play Area, discard pile or hand. A Wonder
    just acquired allows the same for any card but itself, named in `but` [VF-13]."""

    private: ClassVar[bool] = True
    but: str = ""

    def choices(self, s: Volfyirion) -> Iterator[Option]:
        house = s.houses[self.me]
        for card in dict.fromkeys(played.card for played in house.play):
            yield _removal(card, "play")
        for card in dict.fromkeys(sorted(self._discard(s))):
            yield _removal(card, "discard")
        for card in dict.fromkeys(sorted(house.hand.cards)):
            yield _removal(card, "hand")

    def choose(self, t: Turn, action: Action) -> None:
        assert isinstance(action, a.RemoveCard)
        remove_card(t, self.me, action.card, action.area)

    def _any(self, s: Volfyirion) -> bool:
        """Count the hand without reading it: others see no hand, and must not learn that it holds
        nothing but a Saboteur."""
        house = s.houses[self.me]
        return bool(house.play or self._discard(s) or house.hand.cards)

    def _discard(self, s: Volfyirion) -> list[str]:
        discard = list(s.houses[self.me].discard)
        if self.but in discard:
            discard.remove(self.but)
        return discard


def remove_card(t: Turn, me: int, card: str, area: a.Area) -> None:
    """[VF-07] The card leaves the game. Of two alike in play, the one that has done its work
    goes."""
    house = t.s.houses[me]
    match area:
        case "hand":
            take_from_hand(t, me, card)
        case "discard":
            house.discard.remove(card)
        case "play":
            alike = [played for played in house.play if played.card == card]
            spent = max(alike, key=lambda played: (played.sealed, played.used))
            house.play.remove(spent)
    t.s.removed.append(card)
    t.tell(e.CardRemoved(me, card, area))


def _removal(card: str, area: a.Area) -> Option:
    """[VF-40] A Saboteur cannot be removed."""
    blocked = Msg("vf-40-stays") if CARDS[card].kind == "saboteur" else None
    tell = partial(about, card)
    return Option(a.RemoveCard(card, area), blocked, secret=area == "hand", tell=tell)


class DestroyOne(Ask, kw_only=True):
    """[VF-35] An enemy Troop or Building leaves the game."""

    kind: Literal["troop", "building"]

    def choices(self, s: Volfyirion) -> Iterator[Option]:
        for city in enemy_cities(s, self.me):
            for card in dict.fromkeys(played.card for played in self._cards(s, city.key)):
                yield Option(a.Destroy(card, city.key), tell=partial(about, card))

    def choose(self, t: Turn, action: Action) -> None:
        assert isinstance(action, a.Destroy)
        cards = self._cards(t.s, action.city)
        take_out(t, cards, next(played for played in cards if played.card == action.card))
        t.tell(e.Destroyed(self.me, action.card, action.city))

    def _cards(self, s: Volfyirion, city: str) -> list[Played]:
        return city_of(s, city).troops if self.kind == "troop" else city_of(s, city).buildings
