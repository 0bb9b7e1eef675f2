"""Wells: magic cards for sale, and the Teleport from well to well [RW-29, RW-65, RW-78]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Msg, Option, Zone
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.magic import Priced, draw_magic, pay
from engine.games.realm_of_wonder.standing import end_turn, place
from engine.games.realm_of_wonder.state import (
    Realm,
    Turn,
    feature_at,
    foreign_fort,
    home_of,
    standing_at,
)

CARD_COST = 3  # [RW-29]

_CARD = Priced(a.BuyMagic(), CARD_COST, "rw-29-cost")


def is_own_or_free(s: Realm, seat: int, space: str) -> bool:
    """[RW-78] Whether a well has no fort of another player; one's own house counts as free. A
    character who stands there is another matter."""
    feature = feature_at(s, space)
    if feature == "house":
        return space == home_of(s, seat)
    return feature == "well" and not foreign_fort(s, seat, space)


def offers(s: Realm, seat: int) -> Iterator[Option]:
    """At home, or on a well that is not foreign: the top magic card, and the wells to go to by
    Teleport."""
    at = s.characters[seat].at
    if is_own_or_free(s, seat, at):
        yield _card(s, seat)
        yield from _teleports(s, seat, at)


def _card(s: Realm, seat: int) -> Option:
    """The top magic card can be bought once a turn [RW-29]; an empty deck stays empty [RW-75]."""
    if s.characters[seat].pace.bought:
        return Option(a.BuyMagic(), Msg("rw-29-once"))
    if not s.magic.cards:
        return Option(a.BuyMagic(), Msg("rw-75-empty"))
    return _CARD.option(s, seat)


def _teleports(s: Realm, seat: int, at: str) -> Iterator[Option]:
    """[RW-65] To wells where nobody stands: the turn ends there, so there is no battle."""
    if "teleport" in s.characters[seat].tiles:
        for space, one in SPACES.items():
            if space != at and is_own_or_free(s, seat, space) and standing_at(s, space) is None:
                where = {"land": one.land, "disc": one.disc}
                yield Option(a.UseTeleport(space), detail=Msg("realm-of-wonder-ends-turn", where))


def _perform(t: Turn, seat: int, action: Action) -> None:
    if isinstance(action, a.UseTeleport):
        t.s.characters[seat].tiles.remove("teleport")
        t.s.gone.append("teleport")
        t.tell(e.Teleported(seat, action.space))
        place(t, seat, action.space)
        end_turn(t, seat)
        return
    pay(t, seat, CARD_COST)
    t.s.characters[seat].pace.bought = True
    t.tell(e.MagicBought(seat, Zone(draw_magic(t, seat), [seat])))


WELLS = Deeds(offers, (a.BuyMagic, a.UseTeleport), _perform)
