"""`worth` in named parts, so that a move's gain can be told in words."""

from __future__ import annotations

from collections import defaultdict

from engine.games.volfyirion.house.deck_value import deck_value, guard
from engine.games.volfyirion.house.worth import AIMS, owned, team_parts, worth
from engine.games.volfyirion.state import Volfyirion, team_of

UNTOLD = ("done", "rival-done", "rival-asked")  # they say nothing to people


def parts(s: Volfyirion, seat: int) -> dict[str, float]:
    """Those of the seat's own side by their names, its cards by what they bring; those of the
    others as `rival-<name>`."""
    if s.result is not None:
        return {"end": worth(s, seat)}
    found, own = defaultdict[str, float](float), team_of(s, seat)
    for team in range(len(s.teams)):
        for name, value in team_parts(s, team).items():
            if team != own:
                found[f"rival-{name}"] -= value
            elif name != "deck":
                found[name] += value
    for partner in s.teams[own]:
        for name, value in _cards(s, partner).items():
            found[name] += value
    found[""] = sum(found.pop(name, 0.0) for name in UNTOLD)
    return dict(found)


def _cards(s: Volfyirion, seat: int) -> dict[str, float]:
    """What the cards of a House bring, each by itself and together by their colours."""
    cards, aim = owned(s, seat), AIMS[s.mode]
    each, guards = deck_value(cards, chained=False), guard(cards)
    found = each.parts(aim)
    synergy = deck_value(cards).worth(aim) - each.worth(aim)
    return {**found, "synergy": synergy, "guard": guards, "removals": found["removals"] - guards}
