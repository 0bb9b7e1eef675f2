"""The King's quests: how far each player has come, and the Victory token [RW-02, RW-72]."""

from __future__ import annotations

from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import QUESTS
from engine.games.realm_of_wonder.state import Realm, Table, own_forts


def progress(s: Realm, seat: int) -> tuple[int, int]:
    """What a seat has of what the King wants [RW-72]; it may be more."""
    one, needed = s.characters[seat], QUESTS[s.quest]
    match s.quest:
        case "forts":
            return len(own_forts(s, seat)), needed
        case "pages":
            return one.pages, needed
        case "hoard":
            return one.mp, needed
        case "battles":
            return one.battles, needed
        case "lands":
            return len({SPACES[space].land for space in own_forts(s, seat)}), needed


def watch(t: Table) -> None:
    """[RW-02] After every step: whoever has fulfilled the quest gets a Victory token, whosever
    turn it is, and keeps it."""
    for seat, one in enumerate(t.s.characters):
        have, needed = progress(t.s, seat)
        if have >= needed and not one.victory:
            one.victory, one.victory_round = True, t.s.round
            t.tell(e.QuestFulfilled(seat))
