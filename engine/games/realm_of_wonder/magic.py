"""Magic points and magic cards: what comes in and what is spent."""

from __future__ import annotations

from engine.core import Action, Msg, Option, Zone
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS
from engine.games.realm_of_wonder.state import HOUSE_MP, Realm, Turn, on_island, own_forts


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


def priced(s: Realm, seat: int, action: Action, cost: int, refusal: str) -> Option:
    """An option that tells its cost and what is left in MP. While MP are lacking it is blocked by
    `refusal`, which names its rule."""
    mp = s.characters[seat].mp
    if mp < cost:
        return Option(action, Msg(refusal, {"cost": cost, "have": mp}))
    return Option(action, detail=Msg("realm-of-wonder-cost", {"cost": cost, "left": mp - cost}))


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
