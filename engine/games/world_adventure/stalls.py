"""Market stalls [WA-60]: how they are built, and which rivals pay their owners or are kept out
[WA-51]; what anything costs in a city [WA-32]."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from engine.core import LATER, Action, Msg, Option, named
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import TERRITORIES, Nation
from engine.games.world_adventure.cards import Deed
from engine.games.world_adventure.gains import gain_experience
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.runes import earn
from engine.games.world_adventure.state import (
    STATUS_MOST,
    Turn,
    World,
    gain_gold,
    no_action,
    spend_action,
    team_of,
    touch,
)

INCOME = 5  # gold a month from each stall [WA-25]
TOLL = 2  # gold [WA-51]
PAUSE = 2  # months from a visit of a shop to the next one [WA-56]
PRICE = 5  # gold, besides the action [WA-60]
EXPERIENCE = 1  # [WA-55]
RUNES: dict[int, Deed] = {2: "stalls-2", 3: "stalls-3", 4: "stalls-4"}  # [WA-05]


def nation_of(s: World, seat: int) -> Nation:
    """The nation in whose city the clan is."""
    return TERRITORIES[s.clans[seat].at].nation


def price(s: World, seat: int) -> int:
    """In gold."""
    return max(0, PRICE + law(s, seat, "stall-price"))


def owned(s: World, seat: int) -> int:
    return list(s.stalls.values()).count(seat)


def licences(s: World, seat: int) -> int:
    """[WA-51] How many stalls the seat may own: one for each point of Charisma, up to the four in
    stock [WA-20]."""
    return min(STATUS_MOST, s.clans[seat].charisma)


def _offers(s: World, seat: int) -> Iterator[Option]:
    blocked = _refusal(s, seat)
    if blocked:
        yield Option(a.BuildStall(), blocked)
    else:
        yield priced(s, seat, "wa-60-gold")(a.BuildStall(), price(s, seat))


def _refusal(s: World, seat: int) -> Msg | None:
    """[WA-60] There is one stall in a city, no matter who owns it."""
    owner = s.stalls.get(nation_of(s, seat))
    if owner is not None:
        return Msg("wa-60-taken", {"owner": named(owner)})
    if owned(s, seat) >= licences(s, seat):
        return Msg("wa-60-licence", {"n": licences(s, seat)})
    return no_action(s, seat)


def _perform(t: Turn, seat: int, _: a.BuildStall) -> None:
    clan, nation = t.s.clans[seat], nation_of(t.s, seat)
    spend_action(t, seat)
    clan.gold -= price(t.s, seat)
    t.s.stalls[nation] = seat
    touch(t, clan.at)
    t.tell(e.StallBuilt(seat, nation))
    gain_experience(t, seat, EXPERIENCE)
    if deed := RUNES.get(owned(t.s, seat)):
        earn(t, seat, deed)


STALLS = Deeds(_offers, (a.BuildStall,), _perform)


# --- rivals' stalls ---------------------------------------------------------------------------


def barred(s: World, seat: int, city: str) -> Msg | None:
    """[WA-51] Why the city is closed to the seat, if a rival with Charisma above 4 has a stall
    there. Such a city may be crossed but not used."""
    owner = _host(s, seat, city)
    if owner is None or s.clans[owner].charisma <= STATUS_MOST:
        return None
    return Msg("wa-51-barred", {"owner": named(owner)})


def toll(s: World, seat: int, city: str) -> int:
    """[WA-51] What the first activity there in a turn will cost, as far as the purse reaches, if a
    rival with Charisma 4 has a stall."""
    clan, owner = s.clans[seat], _host(s, seat, city)
    due = owner is not None and s.clans[owner].charisma == STATUS_MOST
    return min(TOLL, clan.gold) if due and city not in clan.acting.visited else 0


def visit(t: Turn, seat: int) -> None:
    """Pay the toll before any activity in a city."""
    clan = t.s.clans[seat]
    if n := toll(t.s, seat, clan.at):
        owner = t.s.stalls[nation_of(t.s, seat)]
        clan.gold -= n
        gain_gold(t, owner, n)
        t.tell(e.TollPaid(seat, owner, n))
    if clan.at not in clan.acting.visited:
        clan.acting.visited.append(clan.at)


def _host(s: World, seat: int, city: str) -> int | None:
    """The rival whose stall stands there, if any [WA-87]."""
    owner = s.stalls.get(TERRITORIES[city].nation)
    return owner if owner is not None and owner not in team_of(s, seat) else None


# --- what things cost in a city ---------------------------------------------------------------


def purse(s: World, seat: int) -> int:
    """What can be spent here, once the toll is set aside."""
    clan = s.clans[seat]
    return clan.gold - toll(s, seat, clan.at)


def priced(s: World, seat: int, refusal: str) -> Callable[[Action, int], Option]:
    """Makes options, each of an action and its cost, that tell the cost and what is left. While
    gold is lacking they are blocked by `refusal`, which names its rule."""
    have = purse(s, seat)

    def option(action: Action, cost: int) -> Option:
        if have < cost:
            return Option(action, LATER, tell=partial(short, s, seat, refusal, cost, have))
        return Option(action, tell=partial(cost_of, cost, have))

    return option


def cost_of(cost: int, have: int) -> Msg:
    """What a price leaves."""
    return Msg("world-adventure-cost", {"cost": cost, "left": have - cost})


def opens(s: World, seat: int) -> int:
    """[WA-56] The month from which the shop of this city lets the clan in again."""
    nation = nation_of(s, seat)
    shops = s.clans[seat].shops
    return shops[nation] + PAUSE if nation in shops else 0


def short(s: World, seat: int, refusal: str, cost: int, have: int, goods: int | None = None) -> Msg:
    """What is missing, with the toll already taken off; `goods` is how many can be sold first."""
    due = toll(s, seat, s.clans[seat].at)
    if goods is None:
        goods = len(s.clans[seat].goods) if opens(s, seat) <= s.month else 0
    return Msg(refusal, {"cost": cost, "have": have, "toll": due, "goods": goods})
