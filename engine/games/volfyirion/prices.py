"""What a choice costs and what it leaves, told in words beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from engine.core import LATER, Action, Lasting, Msg, Option
from engine.games.volfyirion import actions as a
from engine.games.volfyirion.cards import CARDS, Bonus, Colour
from engine.games.volfyirion.state import Currency, Points, Turn, Volfyirion, have, pay

Cost = Callable[[Volfyirion, int, Any], int]  # what an action costs a seat
Effect = Callable[[Volfyirion, int, Any], Msg | None]  # tells what it brings


class Price(msgspec.Struct, frozen=True):
    """What a kind of action costs. While points are lacking it is blocked by `refusal`, which names
    its rule."""

    currency: Currency
    refusal: str
    cost: Cost
    effect: Effect | None = None

    def options(self, action: Action) -> tuple[Option, Option]:
        """The open one and the one that is short of points."""
        return Lasting(action, text=self._offer), Lasting(action, LATER, text=self._lacking)

    def option(self, s: Volfyirion, me: int, action: Action, *, confirm: bool = False) -> Option:
        if have(s, me, self.currency) < self.cost(s, me, action):
            return Lasting(action, LATER, text=self._lacking)
        return Lasting(action, confirm=confirm, text=self._offer)

    def pay(self, t: Turn, me: int, action: Action) -> None:
        pay(t, me, self.currency, self.cost(t.s, me, action))

    def _offer(self, s: Volfyirion, me: int, action: Action) -> Msg:
        cost = self.cost(s, me, action)
        left = have(s, me, self.currency) - cost
        price = Msg(f"volfyirion-cost-{self.currency}", {"cost": cost, "left": left})
        told = self.effect and self.effect(s, me, action)
        return Msg("volfyirion-offer", {"price": price, "effect": told}) if told else price

    def _lacking(self, s: Volfyirion, me: int, action: Action) -> Msg:
        held = have(s, me, self.currency)
        args = {"cost": self.cost(s, me, action), "have": held, **hand_of(s, me)}
        return Msg(self.refusal, args)


class Shelf:
    """The options of a kind of action, by what it is about. They are made once, because a turn
    offers so many of them."""

    def __init__(self, price: Price, actions: Mapping[str, Action]) -> None:
        self.price = price
        self._made = {key: price.options(action) for key, action in actions.items()}

    def options(self, s: Volfyirion, me: int, keys: Iterable[str]) -> list[Option]:
        enough, cost = have(s, me, self.price.currency), self.price.cost
        pairs = map(self._made.__getitem__, keys)
        return [short if cost(s, me, open_.action) > enough else open_ for open_, short in pairs]


def winning(option: Option) -> Option:
    """Marked as what wins the game, where it is open."""
    return option if option.blocked else msgspec.structs.replace(option, wins=True)


def fixed(n: int) -> Cost:
    """The same for everybody."""
    return lambda _, __, ___: n


def cost_of_card(_: Volfyirion, __: int, action: Any) -> int:
    return CARDS[action.card].cost


def bought(
    _: Volfyirion, __: int, action: a.Acquire | a.AcquireTop | a.AcquireWonder | a.BuyOff
) -> Msg:
    """What the card gives that is bought."""
    return about(action.card)


def about(card: str) -> Msg:
    """What a card is and gives, as a menu or a line above its button tells it."""
    one = CARDS[card]
    guards = Msg("volfyirion-guards", {"n": one.defence})
    kinds = {"troop": one.is_troop, "building": one.is_building, "wonder": one.is_wonder}
    args = {
        "kind": next((kind for kind, so in kinds.items() if so), "command"),
        "colour": Msg(f"colour-{one.colour}") if one.colour else None,
        "first": guards if one.is_troop else gives(one.points),
        "how": "chain" if one.chain else "remove" if one.remove else "none",
        "needs": needed(one.chain.needs) if one.chain else [],
        "second": gives(one.secondary or Bonus()),
    }
    return Msg("volfyirion-about", args)


def needed(colours: Iterable[Colour]) -> list[Msg]:
    """Colours that a Synergy Chain needs, with how many of each."""
    return [
        Msg("volfyirion-copies", {"card": Msg(f"colour-{colour}"), "n": n})
        for colour, n in Counter(colours).items()
    ]


def hand_of(s: Volfyirion, me: int) -> dict[str, int]:
    """How many cards are in hand, for refusals that advise to play some first."""
    return {"hand": len(s.houses[me].hand.cards)}


def said(bonus: Bonus | Points) -> Msg:
    """Points gained, in words: “+2 C and +1 K”, or “none” if there are none."""
    return Msg("volfyirion-points", {"parts": _parts("gain", bonus)})


def held(points: Points) -> Msg:
    """Points that somebody has: “2 C and 1 K”."""
    return Msg("volfyirion-points", {"parts": _parts("have", points)})


def gives(bonus: Bonus) -> Msg:
    """A bonus in words, with its effects."""
    effects = [
        Msg(f"volfyirion-effect-{name}", {"n": n})
        for name in ("draw", "remove-card", "destroy-building", "destroy-troop", "move-volfyirion")
        if (n := getattr(bonus, name.replace("-", "_")))
    ]
    return Msg("volfyirion-points", {"parts": [*_parts("gain", bonus), *effects]})


def goes(over: str, *, burns: bool = False) -> Msg | None:
    """What is lost where a card is put: the one that makes way for it [VF-11, VF-12], or what the
    dragon `burns`."""
    if not over:
        return Msg("volfyirion-burns") if burns else None
    return Msg("volfyirion-goes", {"card": over, "burns": burns})


def several(cards: Iterable[str]) -> list[Msg]:
    """Card names in words, with a count for cards that are alike: “Prospector, three times”."""
    return [Msg("volfyirion-copies", {"card": c, "n": n}) for c, n in Counter(cards).items()]


def is_nothing(bonus: Bonus | Points) -> bool:
    return not (bonus.command or bonus.battle or bonus.knowledge)


def _parts(how: str, bonus: Bonus | Points) -> list[Msg]:
    return [
        Msg(f"volfyirion-{how}-{currency}", {"n": n})
        for currency in ("command", "battle", "knowledge")
        if (n := getattr(bonus, currency))
    ]
