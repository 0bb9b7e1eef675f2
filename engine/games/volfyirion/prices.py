"""What a choice costs and leaves, beforehand and in words."""

from __future__ import annotations

from engine.core import Action, Msg, Option
from engine.games.volfyirion.cards import Bonus
from engine.games.volfyirion.state import Currency, Points, Volfyirion, have


def priced(
    s: Volfyirion, me: int, action: Action, currency: Currency, cost: int, refusal: str
) -> Option:
    """Tells cost and rest; blocked by `refusal`, which names its rule, while points are lacking."""
    held = have(s, me, currency)
    if held < cost:
        return Option(action, Msg(refusal, {"cost": cost, "have": held}))
    detail = Msg(f"volfyirion-cost-{currency}", {"cost": cost, "left": held - cost})
    return Option(action, detail=detail)


def said(bonus: Bonus | Points) -> Msg:
    """Points in words: “+2 C, +1 K”."""
    args = {name: getattr(bonus, name) for name in ("command", "battle", "knowledge")}
    return Msg("volfyirion-points", args)


def is_nothing(bonus: Bonus | Points) -> bool:
    return not (bonus.command or bonus.battle or bonus.knowledge)
