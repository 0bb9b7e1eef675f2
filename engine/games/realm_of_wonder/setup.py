"""What happens before the first round [RW-04 to RW-08]."""

from __future__ import annotations

from collections import Counter

from engine.core import Msg, Sealed, Setup, Zone
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cards import (
    HOMES,
    MAGIC,
    MOVES,
    PAGES,
    QUESTS,
    TILES,
    CharacterKey,
    QuestKey,
)
from engine.games.realm_of_wonder.discs import DISCS, turn_disc
from engine.games.realm_of_wonder.orders import fresh_orders
from engine.games.realm_of_wonder.rounds import Round
from engine.games.realm_of_wonder.state import HAND, HOUSES, Character, Turn

TOWERS = [code for code, space in SPACES.items() if space.feature == "tower"]


def setup(t: Turn, table: Setup) -> None:
    """Leaves the first round on the stack, before anything is decided."""
    s = t.s
    s.stack = [Round()]
    s.quest = _quest(t, table)
    goal = Msg(f"quest-{s.quest}-goal", {"n": QUESTS[s.quest]})
    t.tell(e.QuestGiven(s.quest, goal, Msg(f"quest-{s.quest}-about")))
    s.deck, s.magic = _shuffled(t, list(MOVES)), _shuffled(t, _box(MAGIC))
    s.towers, s.tiles = list(TOWERS), _shuffled(t, _box(TILES))  # [RW-04]
    for disc in DISCS:  # [RW-06]
        turn_disc(t, disc, t.dice.pick(LANDS))
    for seat, key in enumerate(_characters(t, table)):
        s.characters.append(_character(t, seat, key))
    if s.quest == "pages":
        s.pages = [Zone(_shuffled(t, _towers(land)).cards[:PAGES]) for land in LANDS]


def _quest(t: Turn, table: Setup) -> QuestKey:
    """[RW-05] The quest is drawn, or chosen."""
    chosen = table.settings.get("quest", "chance")
    return t.dice.pick([quest for quest in QUESTS if chosen in ("chance", quest)])


def _characters(t: Turn, table: Setup) -> list[CharacterKey]:
    """[RW-07] Characters are dealt, or come in the order of the seats."""
    keys = list(HOMES)
    if table.settings.get("characters", "chance") == "chance":
        t.dice.shuffle(keys)
    return keys[: table.seats]


def _character(t: Turn, seat: int, key: CharacterKey) -> Character:
    """[RW-07, RW-08] A character begins on its house's well, with three cards of each kind."""
    moves, magic = (Zone(t.draw(deck, HAND), [seat]) for deck in (t.s.deck, t.s.magic))
    return Character(
        key=key,
        at=HOUSES[HOMES[key]],
        moves=moves,
        magic=magic,
        chosen=Sealed(seat),
        orders=fresh_orders(seat, person=t.s.people[seat]),
    )


def _towers(land: str) -> list[str]:
    return [code for code in TOWERS if SPACES[code].land == land]


def _shuffled(t: Turn, cards: list[str]) -> Zone:
    t.dice.shuffle(cards)
    return Zone(cards)


def _box(counts: dict[str, int]) -> list[str]:
    return list(Counter(counts).elements())
