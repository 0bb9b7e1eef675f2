"""How far everybody came, on the picture of the end."""

from collections.abc import Sequence

from engine.games.realm_of_wonder.board import CASTLE
from engine.games.realm_of_wonder.ending import best_road, may_enter
from engine.games.realm_of_wonder.state import Realm
from engine.games.realm_of_wonder.ways import NO_WAY, distance_to_castle
from rendering.words import Say


def ends(s: Realm, say: Say) -> Sequence[str]:
    return [_came(s, seat, say) for seat in range(s.seats)]


def _came(s: Realm, seat: int, say: Say) -> str:
    """In the castle; before its gate, if it was open; or else on the best road to it."""
    at = s.characters[seat].at
    if at == CASTLE:
        return say("picture-end-inside")
    road, have, whole = best_road(s, seat)
    if not may_enter(s, seat):
        return say(f"picture-end-{road}", have=have, whole=whole)
    n = distance_to_castle(s.middle, s.castle)[at]
    return say("picture-end-away", n="none" if n == NO_WAY else n)
