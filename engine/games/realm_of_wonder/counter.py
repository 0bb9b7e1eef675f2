"""Whoever may answer a spell with Counterspell does so in its window [RW-20, RW-60]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase, Sealed
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.cards import kind_of
from engine.games.realm_of_wonder.purse import discard_magic
from engine.games.realm_of_wonder.spell_effects import aimed_at, take_effect
from engine.games.realm_of_wonder.state import Realm, Table, by_speed, others


def announce(t: Table, spell: e.SpellCast) -> None:
    """The spell is read out; a hidden card may answer it."""
    t.reveal()
    t.tell(spell)
    _open(t, spell, spell.seat, spell.card, aimed_at(spell), works=True)


class Window(Phase, kw_only=True):
    """[RW-20] Those who asked to be asked answer sealed; of all willing the slowest plays. Its own
    Counterspell opens the next window."""

    quick: ClassVar[bool] = True
    together: ClassVar[bool] = True
    spell: e.SpellCast
    by: int  # who played the newest card
    card: str  # the newest card: the spell or a Counterspell
    aimed: int | None  # at whom it is aimed
    works: bool  # whether the spell happens, if nobody answers any more
    answers: list[Sealed]  # of those who asked

    def actors(self, s: Realm) -> list[int]:
        return [answer.owner for answer in self.answers if answer.value is None]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        blocked = None if _counterspell(s, seat) else Msg("rw-60-none")
        yield Option(a.Counter(), blocked, secret=True)
        yield Option(a.LetPass())

    def play(self, t: Table, seat: int, action: Action) -> None:
        answer = next(answer for answer in self.answers if answer.owner == seat)
        answer.value = "counter" if isinstance(action, a.Counter) else "pass"
        t.reveal()

    def auto(self, t: Table) -> None:
        self.over = True
        willing = [seat for seat in by_speed(t.s) if self._is_willing(t.s, seat)]
        if willing:
            self._counter(t, willing[0])
        elif self.works:
            take_effect(t, self.spell)
        else:
            t.tell(e.SpellFailed(self.spell.seat, self.spell.card))

    def _is_willing(self, s: Realm, seat: int) -> bool:
        """Asked and willing, or the target with a standing order."""
        if any(answer.owner == seat and answer.value == "counter" for answer in self.answers):
            return True
        aimed = seat == self.aimed and _order(s, seat) == "aimed"
        return aimed and _counterspell(s, seat) is not None

    def _counter(self, t: Table, seat: int) -> None:
        card = _counterspell(t.s, seat)
        assert card is not None
        discard_magic(t, seat, card)
        t.tell(e.SpellCountered(seat, self.by, self.card, card))
        _open(t, self.spell, seat, card, self.by, works=not self.works)


def _open(
    t: Table, spell: e.SpellCast, by: int, card: str, aimed: int | None, *, works: bool
) -> None:
    """Only those who asked are waited for, whether or not they hold a Counterspell."""
    asked = [seat for seat in others(t.s, by) if _asks(t.s, seat)]
    answers = [Sealed(seat) for seat in asked]
    if asked:
        t.tell(e.AnswersAwaited(asked))
    t.push(Window(spell=spell, by=by, card=card, aimed=aimed, works=works, answers=answers))


def _asks(s: Realm, seat: int) -> bool:
    """An empty hand is no secret: it is not asked."""
    return _order(s, seat) == "ask" and bool(s.characters[seat].magic.cards)


def _order(s: Realm, seat: int) -> str | None:
    return s.characters[seat].orders.counter.value


def _counterspell(s: Realm, seat: int) -> str | None:
    """The first one held."""
    cards = s.characters[seat].magic.cards
    return next((card for card in cards if kind_of(card) == "counterspell"), None)
