"""`worth` in named parts, so that a move's gain can be told in words."""

from __future__ import annotations

from collections import defaultdict

from engine.games.realm_of_wonder.house.pending import outlook
from engine.games.realm_of_wonder.house.worth import settled, settled_parts, worth
from engine.games.realm_of_wonder.state import Realm


def parts(s: Realm, seat: int) -> dict[str, float]:
    """Their sum is `worth`."""
    if s.result is not None:
        return {"end": worth(s, seat)}
    ahead, found = outlook(s, seat, settled), defaultdict[str, float](float)
    for chance, then in ahead.tables:
        for name, value in settled_parts(then, seat).items():
            found[name] += chance * value
    found["finds"] += ahead.extra
    return dict(found)
