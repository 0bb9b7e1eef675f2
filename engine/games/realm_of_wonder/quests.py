"""The King's quests: how far each player has come, and the Victory token [RW-02, RW-72]."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import QUESTS, QuestKey
from engine.games.realm_of_wonder.state import Realm, Turn, own_forts


def progress(s: Realm, seat: int) -> tuple[int, int]:
    """What a seat has of what the King wants, and how much he wants [RW-72]; it may have more."""
    return _HAVE[s.quest](s, seat), QUESTS[s.quest]


def watch(t: Turn) -> None:
    """[RW-02] After every step, a seat that has fulfilled the quest gets a Victory token, no matter
    whose turn it is, and keeps it."""
    have, needed = _HAVE[t.s.quest], QUESTS[t.s.quest]
    if t.s.quest in ("forts", "lands") and len(t.s.forts) < needed:
        return  # nobody can have so many: this is asked after every step
    for seat, one in enumerate(t.s.characters):
        if not one.victory and have(t.s, seat) >= needed:
            one.victory, one.victory_round = True, t.s.round
            t.tell(e.QuestFulfilled(seat))


_HAVE: dict[QuestKey, Callable[[Realm, int], int]] = {
    "forts": lambda s, seat: len(own_forts(s, seat)),
    "pages": lambda s, seat: s.characters[seat].pages,
    "hoard": lambda s, seat: s.characters[seat].mp,
    "battles": lambda s, seat: s.characters[seat].battles,
    "lands": lambda s, seat: len({SPACES[space].land for space in own_forts(s, seat)}),
}
