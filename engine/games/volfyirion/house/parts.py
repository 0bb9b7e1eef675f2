"""`worth` in named parts, so that a move's gain can be told in words."""

from __future__ import annotations

from collections import defaultdict

from engine.games.volfyirion.house.worth import team_parts, worth
from engine.games.volfyirion.state import Volfyirion, team_of


def parts(s: Volfyirion, seat: int) -> dict[str, float]:
    """Those of the seat's own side by their names, those of the others as `rival-<name>`."""
    if s.result is not None:
        return {"end": worth(s, seat)}
    found, own = defaultdict[str, float](float), team_of(s, seat)
    for team in range(len(s.teams)):
        for name, value in team_parts(s, team).items():
            if team == own:
                found[name] += value
            else:
                found[f"rival-{name}"] -= value
    return dict(found)
