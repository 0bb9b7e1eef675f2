"""What a choice costs and what it leaves, told in words beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from engine.core import LATER, Action, Msg, Option
from engine.games.volfyirion.cards import CARDS, Bonus
from engine.games.volfyirion.state import Currency, Points, Volfyirion, have


def priced(
    s: Volfyirion, me: int, currency: Currency, refusal: str
) -> Callable[[Action, int], Option]:
    """Makes options, each of an action and its cost, that tell the cost and what is left. While
    points are lacking they are blocked by `refusal`, which names its rule."""
    held = have(s, me, currency)

    def option(action: Action, cost: int) -> Option:
        if held < cost:
            return Option(action, LATER, tell=partial(_lacking, s, me, refusal, cost, held))
        return Option(action, tell=partial(_cost, currency, cost, held))

    return option


def _lacking(s: Volfyirion, me: int, refusal: str, cost: int, held: int) -> Msg:
    return Msg(refusal, {"cost": cost, "have": held, **hand_of(s, me)})


def _cost(currency: Currency, cost: int, held: int) -> Msg:
    return Msg(f"volfyirion-cost-{currency}", {"cost": cost, "left": held - cost})


def offered(
    s: Volfyirion, me: int, currency: Currency, refusal: str
) -> Callable[[Action, str, int], Option]:
    """The same for cards that can be acquired, with what they give: Assets for C, Wonders for B.
    Each option is made of an action, its card and its cost."""
    held = have(s, me, currency)

    def option(action: Action, card: str, cost: int) -> Option:
        if held < cost:
            return Option(action, LATER, tell=partial(_lacking, s, me, refusal, cost, held))
        return Option(action, tell=partial(_offer, card, currency, cost, held))

    return option


def _offer(card: str, currency: Currency, cost: int, held: int) -> Msg:
    one = CARDS[card]
    guards = Msg("volfyirion-guards", {"n": one.defence})
    args = {
        "price": _cost(currency, cost, held),
        "first": guards if one.is_troop else gives(one.points),
        "how": "chain" if one.chain else "remove" if one.remove else "none",
        "second": gives(one.secondary or Bonus()),
    }
    return Msg("volfyirion-offer", args)


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
