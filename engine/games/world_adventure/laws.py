"""What holds at a moment: the world event, Rune Powers in use, high statuses.

Whoever needs a number adds `law(s, seat, key, of)` to it; nothing asks where it comes from. `of` is
the kind of the foe (merchant, player or an NPC's kind), for quests the status. A law that names
none holds for all.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.world_adventure.happenings import happening
from engine.games.world_adventure.lawbook import Law, LawKey
from engine.games.world_adventure.powers import POWERS
from engine.games.world_adventure.state import STATUS_MOST, Clan, World


def law(s: World, seat: int | None, key: LawKey, of: str = "") -> int:
    """What all that holds for the seat adds to a number; `seat` None: for an NPC by itself."""
    return sum(one.n for one in _in_force(s, seat) if one.key == key and one.of in ("", of))


def _in_force(s: World, seat: int | None) -> Iterator[Law]:
    if s.event:
        yield from happening(s.event).laws
    if seat is None:
        return
    clan = s.clans[seat]
    yield from _bonuses(clan)
    if s.turn_of == seat:
        for power in clan.acting.powers:
            yield from POWERS[power].laws


def _bonuses(clan: Clan) -> Iterator[Law]:
    """[WA-50 to WA-52] Of high statuses, and one gold less for each point of Charisma."""
    yield Law("buy", -clan.charisma)
    if clan.explorer >= STATUS_MOST:
        yield Law("moves")
    if clan.leadership >= STATUS_MOST:
        yield Law("reroll")
    if clan.explorer > STATUS_MOST:
        yield from (Law("moves"), Law("scout-sure"), Law("quest-sure", of="explorer"))
    if clan.charisma > STATUS_MOST:
        yield Law("quest-sure", of="charisma")
