"""Market stalls [WA-60]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Msg, Option
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.effects import gain_experience
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.points import no_action, spend_action
from engine.games.world_adventure.runes import earn
from engine.games.world_adventure.state import STATUS_MOST, Deed, Turn, World, touch
from engine.games.world_adventure.visits import nation_of, priced

PRICE = 5  # gold, besides the action [WA-60]
EXPERIENCE = 1  # [WA-55]
RUNES: dict[int, Deed] = {2: "stalls-2", 3: "stalls-3", 4: "stalls-4"}  # [WA-05]


def price(s: World, seat: int) -> int:
    return max(0, PRICE + law(s, seat, "stall-price"))


def owned(s: World, seat: int) -> int:
    return list(s.stalls.values()).count(seat)


def licences(s: World, seat: int) -> int:
    """[WA-51] One for each point of Charisma, up to the four stalls in stock [WA-20]."""
    return min(STATUS_MOST, s.clans[seat].charisma)


def _offers(s: World, seat: int) -> Iterator[Option]:
    blocked = _refusal(s, seat)
    if blocked:
        yield Option(a.BuildStall(), blocked)
    else:
        yield priced(s, seat, a.BuildStall(), price(s, seat), "wa-60-gold")


def _refusal(s: World, seat: int) -> Msg | None:
    """[WA-60] One in a city, whoever owns it."""
    owner = s.stalls.get(nation_of(s, seat))
    if owner is not None:
        return Msg("wa-60-taken", {"owner": owner})
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
