"""What a choice costs and what it leaves, told in words beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol

from engine.core import LATER, Action, Msg, Option
from engine.games.volfyirion import actions as a
from engine.games.volfyirion.cards import CARDS, Bonus, Colour
from engine.games.volfyirion.state import Currency, Points, Volfyirion, have

Effect = Callable[[Any], Msg]  # tells what an action brings


class Maker(Protocol):
    """Makes an option of an action and its cost."""

    def __call__(self, action: Action, cost: int, *, confirm: bool = False) -> Option: ...


def priced(
    s: Volfyirion, me: int, currency: Currency, refusal: str, effect: Effect | None = None
) -> Maker:
    """The options tell their cost, what is left, and their effect. While points are lacking they
    are blocked by `refusal`, which names its rule."""
    held = have(s, me, currency)

    def option(action: Action, cost: int, *, confirm: bool = False) -> Option:
        if held < cost:
            return Option(action, LATER, tell=partial(_lacking, s, me, refusal, cost, held))
        tell = partial(_offer, currency, cost, held, action, effect)
        return Option(action, confirm=confirm, tell=tell)

    return option


def _lacking(s: Volfyirion, me: int, refusal: str, cost: int, held: int) -> Msg:
    return Msg(refusal, {"cost": cost, "have": held, **hand_of(s, me)})


def _offer(currency: Currency, cost: int, held: int, action: Action, effect: Effect | None) -> Msg:
    price = Msg(f"volfyirion-cost-{currency}", {"cost": cost, "left": held - cost})
    return Msg("volfyirion-offer", {"price": price, "effect": effect(action)}) if effect else price


def bought(action: a.Acquire | a.AcquireTop | a.AcquireWonder | a.BuyOff) -> Msg:
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
