"""Play on a table through `GAME.apply`, as at a real one.

    s = on(lay(clan("CN"), clan("IN3")))
    s = do(s, Travel("CN1"))

`on` begins the turn of ME. Decks are whole, and after each move every card is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.core import Action, Applied, Dice, Event, Phase, Sit, Zone
from engine.games.world_adventure import GAME
from engine.games.world_adventure.board import LEGENDS, NATIONS
from engine.games.world_adventure.cards import COMMODITIES, HAPPENINGS, ITEMS, POWERS, QUESTS
from engine.games.world_adventure.month import Month
from engine.games.world_adventure.setup import NEED_MARKERS, OPEN_QUESTS
from engine.games.world_adventure.state import World
from tests.engine.playing import SEED, Chosen, Loaded, Play

_PLAY = Play(GAME)
do, offers, blocked = _PLAY.do, _PLAY.offers, _PLAY.blocked


def on(s: World, *shows: int | str | Chosen, top: Sequence[Phase] = ()) -> World:
    """A table of the kit with all decks, played on to its first decision. The phases in `top` lie
    on the month, in place of the first clan's turn."""
    fill(s)
    fields: dict[str, Any] = {name: getattr(s, name) for name in s.__struct_fields__}
    fields["stack"] = [Month(), *top]
    s = GAME.sit(GAME.state(**fields), Sit(0, person=True), Loaded(*shows)).s
    GAME.check(s)
    return s


def done(
    s: World, action: Action, *shows: int | str | Chosen, by: int | None = None
) -> Applied[World]:
    """The move with its events; dice show what is wanted first."""
    return _PLAY.done(s, action, by, Loaded(*shows) if shows else None)


def events(
    s: World, action: Action, *shows: int | str | Chosen, by: int | None = None
) -> tuple[Event, ...]:
    return done(s, action, *shows, by=by).events


def top(s: World) -> Phase:
    return s.stack[-1]


# --- decks ------------------------------------------------------------------------------------


def fill(s: World) -> None:
    """Put everything that the kit has not laid into the decks."""
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
    """Complete a deck; cards that a test has put there lie on top."""
    rest = sorted((cards - Counter(deck.cards)).elements())
    Dice(SEED, 0).shuffle(rest)
    deck.cards += rest
