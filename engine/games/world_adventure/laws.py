"""What holds at a moment: the world event, Rune Powers in use, high statuses.

Whoever needs a number adds `law(s, seat, key, of)` to it; nothing asks where it comes from. `of` is
the kind of the foe (merchant, player or an NPC's kind), for quests the status. A law that names
none holds for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.world_adventure.happenings import happening
from engine.games.world_adventure.lawbook import Law, LawKey
from engine.games.world_adventure.powers import POWERS
from engine.games.world_adventure.state import STATUS_MOST, World


def law(s: World, seat: int | None, key: LawKey, of: str = "") -> int:
    """What all that holds for the seat adds to a number; `seat` None: for an NPC by itself."""
    return sum(one.n for one in _in_force(s, seat) if one.key == key and one.of in ("", of))


def _in_force(s: World, seat: int | None) -> Iterator[Law]:
    if s.event:
        yield from happening(s.event).laws
    if seat is None:
        return
    clan = s.clans[seat]
    yield from _bonuses(clan.explorer, clan.charisma, clan.leadership)
    if s.turn_of == seat:
        for power in clan.acting.powers:
            yield from POWERS[power].laws


@cache
def _bonuses(explorer: int, charisma: int, leadership: int) -> tuple[Law, ...]:
    """[WA-50 to WA-52] Of high statuses, and one gold less for each point of Charisma."""
    laws = [Law("buy", -charisma)]
    if explorer >= STATUS_MOST:
        laws.append(Law("moves"))
    if leadership >= STATUS_MOST:
        laws.append(Law("reroll"))
    if explorer > STATUS_MOST:
        laws += [Law("moves"), Law("scout-sure"), Law("quest-sure", of="explorer")]
    if charisma > STATUS_MOST:
        laws.append(Law("quest-sure", of="charisma"))
    return tuple(laws)
