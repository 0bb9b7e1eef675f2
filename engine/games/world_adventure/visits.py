"""Coming to a city hall: whom a stall's owner makes pay, or lets not in; what things cost there
[WA-32, WA-51]."""

from __future__ import annotations

from engine.core import Action, Msg, Option
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import TERRITORIES, Nation
from engine.games.world_adventure.state import STATUS_MOST, Turn, World, gain_gold, team_of

TOLL = 2  # gold [WA-51]


def nation_of(s: World, seat: int) -> Nation:
    """Where the clan is."""
    return TERRITORIES[s.clans[seat].at].nation


# --- rivals' stalls ---------------------------------------------------------------------------


def barred(s: World, seat: int, city: str) -> Msg | None:
    """[WA-51] A rival with Charisma above 4 has a stall there: one may cross the city, not use
    it."""
    owner = _host(s, seat, city)
    if owner is None or s.clans[owner].charisma <= STATUS_MOST:
        return None
    return Msg("wa-51-barred", {"owner": owner})


def toll(s: World, seat: int, city: str) -> int:
    """[WA-51] What the first activity there in a turn will cost: as far as one has it, to a rival
    with Charisma 4."""
    clan, owner = s.clans[seat], _host(s, seat, city)
    due = owner is not None and s.clans[owner].charisma == STATUS_MOST
    return min(TOLL, clan.gold) if due and city not in clan.acting.visited else 0


def visit(t: Turn, seat: int) -> None:
    """Before every activity in a city."""
    clan = t.s.clans[seat]
    if n := toll(t.s, seat, clan.at):
        owner = t.s.stalls[nation_of(t.s, seat)]
        clan.gold -= n
        gain_gold(t, owner, n)
        t.tell(e.TollPaid(seat, owner, n))
    if clan.at not in clan.acting.visited:
        clan.acting.visited.append(clan.at)


def _host(s: World, seat: int, city: str) -> int | None:
    """The rival whose stall stands there [WA-87]."""
    owner = s.stalls.get(TERRITORIES[city].nation)
    return owner if owner is not None and owner not in team_of(s, seat) else None


# --- prices -----------------------------------------------------------------------------------


def purse(s: World, seat: int) -> int:
    """What can be spent here: the toll goes first."""
    clan = s.clans[seat]
    return clan.gold - toll(s, seat, clan.at)


def priced(s: World, seat: int, action: Action, cost: int, refusal: str) -> Option:
    """Tells cost and rest; blocked by `refusal`, which names its rule, while gold lacks."""
    have = purse(s, seat)
    if have < cost:
        return Option(action, short(s, seat, refusal, cost, have))
    return Option(action, detail=Msg("world-adventure-cost", {"cost": cost, "left": have - cost}))


def short(s: World, seat: int, refusal: str, cost: int, have: int) -> Msg:
    """What is missing, and the toll that is taken off already."""
    due = toll(s, seat, s.clans[seat].at)
    return Msg(refusal, {"cost": cost, "have": have, "toll": due})
