"""The spell step: each seat in turn casts as many spells as it likes [RW-18, RW-19]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase, Sealed, Seat, Zone
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.cards import kind_of
from engine.games.realm_of_wonder.counterspell import announce
from engine.games.realm_of_wonder.details import does
from engine.games.realm_of_wonder.discs import turning
from engine.games.realm_of_wonder.magic import discard_magic
from engine.games.realm_of_wonder.orders import can_answer, give
from engine.games.realm_of_wonder.spell_effects import needs_target, targets, why_not
from engine.games.realm_of_wonder.state import Realm, Turn, foreign_fort, on_island


class Casting(Phase, kw_only=True):
    """[RW-18] Spells are free. A seat whose speed Lightning has changed stops here, and casts on
    when its turn comes again [RW-52]."""

    private: ClassVar[bool] = True
    me: Seat
    speed: int

    def actors(self, s: Realm) -> list[int]:
        return [self.me] if self._goes_on(s) else []

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        for card in dict.fromkeys(sorted(s.characters[seat].magic.cards)):
            blocked = why_not(s, seat, kind_of(card))
            yield Option(a.Cast(card), blocked, detail=does(card), secret=True)
        yield Option(a.EndSpells())
        if can_answer(s, seat):
            yield Option(a.StayQuiet("always"), detail=Msg("realm-of-wonder-holds-on"))

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if isinstance(action, a.Cast):
            cast(t, seat, action.card)
            return
        if isinstance(action, a.StayQuiet):
            give(t.s.characters[seat].orders, action)
        self._end(t)

    def auto(self, t: Turn) -> None:
        """The hand is empty, or others come first now."""
        if t.s.characters[self.me].pace.speed == self.speed:
            self._end(t)
        self.over = True

    def _goes_on(self, s: Realm) -> bool:
        """There is nothing to cast on the castle island [RW-34]."""
        me = s.characters[self.me]
        return me.pace.speed == self.speed and may_cast(s, self.me)

    def _end(self, t: Turn) -> None:
        self.over = True
        end_spells(t, self.me)


def may_cast(s: Realm, seat: int) -> bool:
    return bool(s.characters[seat].magic.cards) and not on_island(s, seat)


def end_spells(t: Turn, seat: int) -> None:
    t.s.characters[seat].pace.cast = True
    t.tell(e.SpellsEnded(seat))


def cast(t: Turn, seat: int, card: str) -> None:
    """The spell is aimed first, and nobody knows the card until then; it leaves the game when it is
    announced."""
    if needs_target(kind_of(card)):
        t.s.characters[seat].magic.cards.remove(card)
        t.push(Aiming(me=seat, card=Zone([card], [seat]), chosen=Sealed(seat)))
    else:
        discard_magic(t, seat, card)
        announce(t, e.SpellCast(seat, card))


class Aiming(Phase, kw_only=True):
    """What the spell is aimed at. A Transfer has two answers: from where and to where."""

    private: ClassVar[bool] = True
    me: Seat
    card: Zone
    chosen: Sealed  # the fort from which a token is moved

    def actors(self, s: Realm) -> list[int]:
        return [self.me]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        for target in targets(s, seat, kind_of(self.card.cards[0]), self.chosen.value):
            yield Option(target, secret=True, tell=partial(self._about, s, target))

    def play(self, t: Turn, seat: int, action: Action) -> None:
        card = self.card.cards[0]
        if (
            isinstance(action, a.TargetSpace)
            and kind_of(card) == "transfer"
            and not self.chosen.value
        ):
            self.chosen.value = action.space
            return
        self.over = True
        self.card.cards = []
        t.s.gone.append(card)
        announce(t, self._aimed(t.s, card, action))

    def _about(self, s: Realm, target: Action) -> Msg | None:
        """Whose fort the target is, or what comes there, or what the turn of a disc changes."""
        match target:
            case a.TargetDisc(disc, land):
                return turning(s, self.me, disc, land)
            case a.TargetSpace() if self.chosen.value:
                return Msg("realm-of-wonder-token-from", {"space": self.chosen.value})
            case a.TargetSpace(space) if fort := s.forts.get(space):
                return Msg("realm-of-wonder-fort-of", {"seat": fort.owner, "n": fort.height})
            case _:
                return None

    def _aimed(self, s: Realm, card: str, at: Action) -> e.SpellCast:
        """The seat is named only if it is another's."""
        match at:
            case a.TargetSpace(space) if kind_of(card) == "cannon":
                return e.SpellCast(self.me, card, target=self._other(s, space), space=space)
            case a.TargetSpace(to):
                start = self.chosen.value or ""
                return e.SpellCast(self.me, card, target=self._other(s, start), space=start, to=to)
            case a.TargetSeat(target):
                return e.SpellCast(self.me, card, target=None if target == self.me else target)
            case a.TargetTile(target, tile):
                return e.SpellCast(self.me, card, target=target, tile=tile)
            case a.TargetDisc(disc, land):
                return e.SpellCast(self.me, card, disc=disc, land=land)
            case _:
                raise AssertionError(at)

    def _other(self, s: Realm, space: str) -> int | None:
        fort = foreign_fort(s, self.me, space)
        return fort.owner if fort else None
