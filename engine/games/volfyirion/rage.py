"""What drives the dragon: its grudge, and the Rage Pile of the solo game [VF-46, VF-48, VF-49]."""

from __future__ import annotations

from engine.games.volfyirion import events as e
from engine.games.volfyirion.piles import take_top, turn_up
from engine.games.volfyirion.state import GAP, Level, Rage, Turn, Volfyirion

LEVELS: dict[Level, int] = {"easy": 0, "normal": 1, "hard": 2}  # per destroyed City [VF-48, VF-52]


def grudge(s: Volfyirion) -> int:
    """[VF-48, VF-52] How much the destroyed Cities add to an attack."""
    return LEVELS[s.level] * sum(not city.standing for city in s.cities)


def size(rage: Rage) -> int:
    """How many cards lie in the pile, the open one included."""
    return len(rage.pile.cards) + bool(rage.kept)


def feed(t: Turn) -> None:
    """[VF-46] The top Asset card goes face down under the pile, at the start of every turn and
    whenever a Wonder, Building or Troop is played."""
    if t.s.mode != "solo":
        return
    (market,) = t.s.markets
    card = take_top(t, market)
    if card != GAP:
        t.s.rage.pile.cards.append(card)
        t.tell(e.RageFed(size(t.s.rage)))


def take_first(t: Turn) -> str:
    """Take the pile's top card, which is the kept one, face up, as long as there is one [VF-48]."""
    kept, t.s.rage.kept = t.s.rage.kept, ""
    return kept or t.draw(t.s.rage.pile)[0]


def set_aside(t: Turn, cards: list[str]) -> None:
    """[VF-49] Set cards aside; if the Asset Deck has run out, they become a new one at once."""
    t.s.rage.aside += cards
    (market,) = t.s.markets
    if not market.top.cards:
        turn_up(t, market)
