"""Play on a table through `GAME.apply`, as at a real one.

    s = on(lay(clan("CN"), clan("IN3")))
    s = do(s, Travel("CN1"))

`on` begins the turn of ME. Decks are whole, and after each move every card is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import Action, Applied, Dice, Event, Illegal, Phase, Zone
from engine.games.world_adventure import GAME
from engine.games.world_adventure.board import LEGENDS, NATIONS
from engine.games.world_adventure.cards import COMMODITIES, HAPPENINGS, ITEMS, POWERS, QUESTS
from engine.games.world_adventure.month import Month
from engine.games.world_adventure.setup import NEED_MARKERS, OPEN_QUESTS
from engine.games.world_adventure.state import Turn, World
from tests.engine.world_adventure.kit import SEED, Chosen, Loaded


def on(s: World, *shows: int | str | Chosen, top: Sequence[Phase] = ()) -> World:
    """A table of the kit with all decks, played on to its first decision. `top`: phases that lie
    upon the month, instead of the turn of the first in order."""
    fill(s)
    fields: dict[str, Any] = {name: getattr(s, name) for name in s.__struct_fields__}
    fields["stack"] = [Month(), *top]
    table = GAME.state(**fields)
    t = Turn(table, Loaded(*shows))
    _settle(t)
    GAME.check(table)
    return GAME.copy(table)


def do(s: World, *actions: Action, by: int | None = None) -> World:
    """Play actions in a row, of the seat that may or of the one named."""
    for action in actions:
        s = done(s, action, by=by).s
    return s


def done(
    s: World, action: Action, *shows: int | str | Chosen, by: int | None = None
) -> Applied[World]:
    """The move with its events, and whether it is free to undo. Dice show what is wanted first."""
    assert action in offers(s, by), f"{action} is not on offer but {offers(s, by)}"
    seat = next(seat for seat in _seats(s, by) if action in GAME.legal(s, seat))
    applied = GAME.apply(s, seat, action, Loaded(*shows) if shows else Dice(SEED, s.now + 1))
    GAME.check(applied.s)
    return applied


def events(
    s: World, action: Action, *shows: int | str | Chosen, by: int | None = None
) -> tuple[Event, ...]:
    return done(s, action, *shows, by=by).events


def offers(s: World, by: int | None = None) -> list[Action]:
    """What may be done: by the seat named, or by whoever must decide."""
    return [action for seat in _seats(s, by) for action in GAME.legal(s, seat)]


def blocked(s: World, action: Action, by: int | None = None) -> str | None:
    """The message that says why an action is refused; None if it is not even named."""
    (seat, *_) = _seats(s, by)
    try:
        GAME.apply(s, seat, action, Dice(SEED, 1))
    except Illegal as illegal:
        return illegal.reason.id if illegal.reason else None
    raise AssertionError(f"{action} is allowed")


def top(s: World) -> Phase:
    return s.stack[-1]


# --- decks ------------------------------------------------------------------------------------


def fill(s: World) -> None:
    """Whatever the kit has not laid lies in the decks."""
    s.needs = s.needs or dict(zip(NATIONS, [*COMMODITIES, *COMMODITIES], strict=False))
    needs = Counter[str](dict.fromkeys(COMMODITIES, NEED_MARKERS))
    _complete(s.reserve, needs - Counter([*s.needs.values(), *s.used]))
    s.coming = s.coming or next(key for key in HAPPENINGS if key != s.event and key not in s.past)
    _complete(s.events, Counter([*HAPPENINGS]) - Counter([s.coming, *s.past]))
    won = {item for clan in s.clans for item in clan.items}
    awake = [npc.card for npc in s.npcs if npc.kind == "legendary"]
    gone = [*awake, *(legend for legend, item in ITEMS.items() if item in won)]
    _complete(s.legends, Counter([*LEGENDS]) - Counter(gone))
    powers = [power.key for clan in s.clans for power in clan.powers]
    _complete(s.powers, Counter([*POWERS]) - Counter([*powers, *s.pile]))
    quests = [clan.quest.key for clan in s.clans if clan.quest]
    s.board = s.board or [quest for quest in QUESTS if quest not in quests][:OPEN_QUESTS]
    _complete(s.quests, Counter([*QUESTS]) - Counter([*quests, *s.board]))


def _complete(deck: Zone, cards: Counter[str]) -> None:
    """What a test has put there lies on top."""
    deck.cards += _shuffled((cards - Counter(deck.cards)).elements())


def _shuffled(cards: Iterable[str]) -> list[str]:
    got = list(cards)
    Dice(SEED, 0).shuffle(got)
    return got


def _settle(t: Turn) -> None:
    """As after a move."""
    while t.s.result is None:
        phase = t.s.stack[-1]
        if phase.over:
            t.s.stack.pop()
        elif phase.actors(t.s):
            return
        else:
            phase.auto(t)


def _seats(s: World, by: int | None) -> Sequence[int]:
    return GAME.actors(s) if by is None else [by]
