"""What holds at a moment: the world event, Rune Powers in use, high statuses.

Code that needs a number adds `law(s, seat, key, of)` to it and does not ask where it comes from.
`of` is the kind of the foe (merchant, player or an NPC's kind) or, for quests, the status. A law
that names none holds for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.games.world_adventure.cards import POWERS, happening
from engine.games.world_adventure.effects import Law, LawKey
from engine.games.world_adventure.state import STATUS_MOST, World


def law(s: World, seat: int | None, key: LawKey, of: str = "") -> int:
    """The sum that all laws in force for the seat add to a number; `seat` is None for an NPC by
    itself."""
    laws = _in_force(s, seat).get(key)
    return sum(one.n for one in laws if one.of in ("", of)) if laws else 0


def _in_force(s: World, seat: int | None) -> Mapping[LawKey, Sequence[Law]]:
    if seat is None:
        return _laws(s.running, 0, 0, 0, ())
    clan = s.clans[seat]
    used = clan.acting.powers
    powers = tuple(used) if used and s.turn_of == seat else ()
    return _laws(s.running, clan.explorer, clan.charisma, clan.leadership, powers)


@lru_cache(maxsize=10_000)
def _laws(
    event: str, explorer: int, charisma: int, leadership: int, powers: Sequence[str]
) -> Mapping[LawKey, Sequence[Law]]:
    found: dict[LawKey, list[Law]] = {}
    for one in (
        *(happening(event).laws if event else ()),
        *_bonuses(explorer, charisma, leadership),
        *(one for power in powers for one in POWERS[power].laws),
    ):
        found.setdefault(one.key, []).append(one)
    return found


def _bonuses(explorer: int, charisma: int, leadership: int) -> tuple[Law, ...]:
    """[WA-50 to WA-52] What high statuses give, and one gold off for each point of Charisma."""
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
