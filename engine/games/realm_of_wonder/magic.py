"""Magic points and magic cards: what comes in and what is spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import LATER, Action, Lasting, Msg, Option, Zone
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS
from engine.games.realm_of_wonder.state import HOUSE_MP, Realm, Turn, on_island, own_forts

Told = Callable[[Realm, int, Any], Msg]  # what an action of a seat brings


def income(s: Realm, seat: int) -> int:
    """The MP that the score marker shows [RW-10, RW-11]; no whirl counts in the first round."""
    one = s.characters[seat]
    orbs = one.tiles.count("orb") - one.tiles.count("cursed")
    home = LANDS.index(one.home)
    whirls = (s.middle == home) + (s.castle == home) if s.round > 1 else 0
    return HOUSE_MP + len(own_forts(s, seat)) + orbs + whirls


def earn(t: Turn, seat: int) -> None:
    """Step 1 of a round: receive income, or be told that there is none [RW-10, RW-12]."""
    n = due(t.s, seat)
    t.s.characters[seat].mp += n
    t.tell(e.Income(seat, n))


def due(s: Realm, seat: int) -> int:
    """What would come in where the character stands: nothing on the castle island [RW-12]."""
    return 0 if on_island(s, seat) else income(s, seat)


def pay(t: Turn, seat: int, n: int) -> None:
    t.s.characters[seat].mp -= n


class Priced:
    """An action that always costs the same MP. While they are lacking it is blocked by `refusal`,
    which names its rule; or else `text` tells what it brings, or its cost and what is left."""

    def __init__(self, action: Action, cost: int, refusal: str, text: Told | None = None) -> None:
        self._cost, self._refusal = cost, refusal
        self._open = Lasting(action, text=text or self._left)
        self._short = Lasting(action, LATER, text=self._lacking)

    def option(self, s: Realm, seat: int) -> Option:
        return self._open if s.characters[seat].mp >= self._cost else self._short

    def _left(self, s: Realm, seat: int, _: Action) -> Msg:
        left = s.characters[seat].mp - self._cost
        return Msg("realm-of-wonder-cost", {"cost": self._cost, "left": left})

    def _lacking(self, s: Realm, seat: int, _: Action) -> Msg:
        return Msg(self._refusal, {"cost": self._cost, "have": s.characters[seat].mp})


def draw_magic(t: Turn, seat: int, n: int = 1) -> list[str]:
    """Draw `n` cards into the hand, or as many as there are [RW-61, RW-75], without telling it."""
    cards = t.draw(t.s.magic, n)
    t.s.characters[seat].magic.cards += cards
    return cards


def gain_magic(t: Turn, seat: int, n: int = 1) -> None:
    """Draw `n` cards and tell it."""
    cards = draw_magic(t, seat, n)
    t.tell(e.MagicDrawn(seat, len(cards), Zone(cards, [seat])))


def discard_magic(t: Turn, seat: int, card: str) -> None:
    """A used card leaves the game [RW-18, RW-75]."""
    t.s.characters[seat].magic.cards.remove(card)
    t.s.gone.append(card)
