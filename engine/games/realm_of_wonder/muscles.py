"""Muscles in a battle: asked for, or laid by a standing order [RW-19, RW-38].

Hands are secret but their size is not: a seat that holds no magic card is never asked, and one that
holds any is asked whether or not there is a muscle among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from engine.core import Msg, Option, Sealed
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.cards import has_muscle
from engine.games.realm_of_wonder.magic import discard_magic
from engine.games.realm_of_wonder.state import Realm, Turn


def ask(s: Realm, seat: int) -> Sealed | None:
    """The question to a seat; the cards that it lays are added to the question by name."""
    return Sealed(seat, "") if s.characters[seat].magic.cards else None


def offers(s: Realm, laid: Sealed, tell: Callable[[], Msg]) -> Iterator[Option]:
    """The muscle cards that may be added; `tell` says what one more would bring."""
    left = Counter(held(s, laid.owner)) - Counter(chosen(s, laid))
    for card in sorted(left):
        yield Option(a.PlayMuscle(card), secret=True, tell=tell)


def choose(laid: Sealed, card: str) -> None:
    laid.value = f"{laid.value} {card}"


def chosen(s: Realm, laid: Sealed) -> list[str]:
    """The muscle cards chosen so far, which still lie in the hand."""
    names = Counter((laid.value or "").split())
    return sorted((names & Counter(held(s, laid.owner))).elements())


def held(s: Realm, seat: int) -> list[str]:
    """[RW-19] The magic cards that are worth a battle point."""
    return [card for card in s.characters[seat].magic.cards if has_muscle(card)]


def lay(t: Turn, seat: int, cards: list[str]) -> None:
    """[RW-38] The cards leave the game now, since nothing can happen to them before the battle is
    over."""
    t.reveal()
    for card in cards:
        discard_magic(t, seat, card)
    if cards:
        t.tell(e.MusclesPlayed(seat, cards))
