"""The window in which a seat that holds a Counterspell may answer a spell [RW-20, RW-60]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase, Sealed, Seat
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.cards import MAGIC, kind_of
from engine.games.realm_of_wonder.details import does
from engine.games.realm_of_wonder.discs import turning
from engine.games.realm_of_wonder.magic import discard_magic
from engine.games.realm_of_wonder.orders import can_answer, counter_from_now_on, give, order
from engine.games.realm_of_wonder.spell_effects import aimed_at, take_effect
from engine.games.realm_of_wonder.state import UNSET, Realm, Turn, by_speed, others

_FIRST = {"aimed": "counterspell", "aimed-muscle": "counterspell-muscle"}  # order: first choice


def announce(t: Turn, spell: e.SpellCast) -> None:
    """Read the spell out; a hidden card may answer it."""
    t.reveal()
    t.tell(spell)
    _open(t, spell, spell.seat, spell.card, aimed_at(spell), works=True)


class Window(Phase, kw_only=True):
    """[RW-20] Seats without a standing order answer in secret, and may give an order. Of all who
    are willing, the slowest plays. The Counterspell so played opens the next window."""

    private: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    together: ClassVar[bool] = True
    spell: e.SpellCast
    by: Seat  # the seat that played the newest card
    card: str  # the newest card: the spell or a Counterspell
    aimed: Seat | None  # the seat at which it is aimed
    works: bool  # whether the spell happens if nobody else answers
    answers: list[Sealed]  # of the seats that are asked: a card, "pass" or "order"

    def actors(self, s: Realm) -> list[int]:
        unanswered = (answer.owner for answer in self.answers if answer.value is None)
        return [seat for seat in unanswered if can_answer(s, seat)]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        """A seat that holds both kinds also says which one it plays [RW-60]."""
        held = sorted(set(counterspells(s, seat)))
        yield from (Option(a.Counter(card), secret=True) for card in held)
        if not held:
            yield Option(a.Counter(), Msg("rw-60-none"), secret=True)
        yield Option(a.LetPass(), tell=partial(self._lets, s))
        yield from counter_from_now_on()

    def _lets(self, s: Realm) -> Msg | None:
        """What the newest card does, or what the turn of a disc changes if nobody else answers."""
        spell = self.spell
        if self.works and spell.disc and spell.land:
            return turning(s, None, spell.disc, spell.land)
        return does(kind_of(self.card))

    def play(self, t: Turn, seat: int, action: Action) -> None:
        answer = next(answer for answer in self.answers if answer.owner == seat)
        match action:
            case a.Counter(card):
                answer.value = card
            case a.LetPass():
                answer.value = "pass"
            case _:
                answer.value = "order"
                give(t.s.characters[seat].orders, action)
        t.reveal()

    def auto(self, t: Turn) -> None:
        self.over = True
        plays = [(seat, card) for seat in by_speed(t.s) if (card := self.reply(t.s, seat))]
        if plays:
            self._counter(t, *plays[0])
        elif self.works:
            take_effect(t, self.spell)
        else:
            t.tell(e.SpellFailed(self.spell.seat, self.spell.card))

    def reply(self, s: Realm, seat: int) -> str:
        """The Counterspell that a seat plays as things stand: by its answer or, if it is the
        target, by its order. "" means none."""
        said = next((answer.value for answer in self.answers if answer.owner == seat), None)
        if said in (None, "order"):
            said = _FIRST.get(order(s, seat, "counter")) if seat == self.aimed else None
        if said in (None, "", "pass"):
            return ""
        held = sorted(counterspells(s, seat))
        return next((card for card in held if card == said), "".join(held[:1]))

    def _counter(self, t: Turn, seat: int, card: str) -> None:
        discard_magic(t, seat, card)
        t.tell(e.SpellCountered(seat, self.by, self.card, card))
        _open(t, self.spell, seat, card, self.by, works=not self.works)


def _open(
    t: Turn, spell: e.SpellCast, by: int, card: str, aimed: int | None, *, works: bool
) -> None:
    """Only seats without an order are waited for, whether or not they hold a Counterspell; nobody,
    once everybody can see that there is none any more."""
    asked = [seat for seat in others(t.s, by) if _asks(t.s, seat)] if _some_left(t.s) else []
    answers = [Sealed(seat) for seat in asked]
    if asked:
        t.tell(e.AnswersAwaited(asked))
    t.push(Window(spell=spell, by=by, card=card, aimed=aimed, works=works, answers=answers))


def _asks(s: Realm, seat: int) -> bool:
    """Whether the seat is asked. An empty hand is no secret, so its seat is not."""
    return order(s, seat, "counter") == UNSET and bool(s.characters[seat].magic.cards)


def _some_left(s: Realm) -> bool:
    """Whether anybody can hold a Counterspell: those that have left the game lie open [RW-75]."""
    return any(s.gone.count(card) < MAGIC[card] for card in _FIRST.values())


def counterspells(s: Realm, seat: int) -> list[str]:
    cards = s.characters[seat].magic.cards
    return [card for card in cards if card in MAGIC and kind_of(card) == "counterspell"]
