"""The King's quests: how far each player has come, and the Victory token [RW-02, RW-72]."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import QUESTS, QuestKey
from engine.games.realm_of_wonder.state import Realm, Turn


def progress(s: Realm, seat: int) -> tuple[int, int]:
    """What a seat has of what the King wants, and how much he wants [RW-72]; it may have more."""
    return have(s)[seat], QUESTS[s.quest]


def have(s: Realm) -> Sequence[int]:
    """What each seat has of what the King wants."""
    return _HAVE[s.quest](s)


def watch(t: Turn) -> None:
    """[RW-02] After every step, a seat that has fulfilled the quest gets a Victory token, no matter
    whose turn it is, and keeps it."""
    needed, forts = QUESTS[t.s.quest], t.s.quest in ("forts", "lands")
    if max(_forts(t.s) if forts else have(t.s)) < needed:
        return  # this is asked after every step, and a land is dearer to count than a fort
    found = have(t.s)
    for seat, one in enumerate(t.s.characters):
        if found[seat] >= needed and not one.victory:
            one.victory, one.victory_round = True, t.s.round
            t.tell(e.QuestFulfilled(seat))


def _forts(s: Realm) -> list[int]:
    owners = [fort.owner for fort in s.forts.values()]
    return list(map(owners.count, range(s.seats)))


def _lands(s: Realm) -> list[int]:
    owned = {(fort.owner, SPACES[space].land) for space, fort in s.forts.items()}
    owners = [owner for owner, _ in owned]
    return list(map(owners.count, range(s.seats)))


_HAVE: dict[QuestKey, Callable[[Realm], Sequence[int]]] = {  # by seat
    "forts": _forts,
    "pages": lambda s: [one.pages for one in s.characters],
    "hoard": lambda s: [one.mp for one in s.characters],
    "battles": lambda s: [one.battles for one in s.characters],
    "lands": _lands,
}
