"""What a way costs, what stands at its end and what it passes, in words beforehand."""

from __future__ import annotations

from functools import cache

from engine.core import Msg
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cards import MONSTERS
from engine.games.realm_of_wonder.state import Realm, foreign_fort, home_of, on_island, standing_at
from engine.games.realm_of_wonder.ways import Way

PASSED = 2  # a line of a menu holds no more

_named = cache(Msg)


def signpost(s: Realm, seat: int, way: Way) -> Msg:
    """Of a mere walk."""
    *between, end = way.path
    left = s.characters[seat].pace.left - way.cost
    past = [_passed(kind, code) for code in between if (kind := use(s, seat, code))]
    args = {"cost": way.cost, "left": left, "here": _arrival(s, seat, end), "past": past[:PASSED]}
    return Msg("realm-of-wonder-way", args)


def foe(s: Realm, space: str, cost: int) -> Msg:
    """What everybody knows of who stands there; the rest is guessing [RW-38]."""
    other = standing_at(s, space)
    if other is None:
        return monster(s, space, cost)
    one = s.characters[other]
    return Msg(
        "realm-of-wonder-foe",
        {
            "cost": cost,
            "other": other,
            "muscles": one.muscles,
            "knights": one.tiles.count("knight"),
            "cards": len(one.magic.cards),
            "monster": s.monsters.get(space, ""),
        },
    )


def monster(s: Realm, space: str, cost: int) -> Msg:
    key = s.monsters[space]
    strength = MONSTERS[key].strength
    return Msg("realm-of-wonder-lair", {"cost": cost, "monster": key, "strength": strength})


def landing(s: Realm, space: str) -> Msg:
    """Who is met at the end of a jump [RW-76]."""
    met = {"other": standing_at(s, space), "monster": s.monsters.get(space, "")}
    return Msg("realm-of-wonder-landing", met)


def use(s: Realm, seat: int, space: str) -> str:
    """What a character could use upon a space [RW-24]."""
    match SPACES[space].feature:
        case "tower" if space in s.towers:
            return "page" if _may_hide_page(s, space) else "tower"
        case "well" if not foreign_fort(s, seat, space):
            return "fort" if space in s.forts else "well"
        case "house" if space == home_of(s, seat):
            return "home"
        case "runestone" | "vortex" as feature:
            return feature
        case _:
            return ""


def _arrival(s: Realm, seat: int, space: str) -> Msg | str:
    one = s.characters[seat]
    if one.pace.balloon and SPACES[space].disc == "castle" and not on_island(s, seat):
        return _named("realm-of-wonder-here-balloon")
    kind = use(s, seat, space)
    return _named(f"realm-of-wonder-here-{kind}") if kind else ""


@cache
def _passed(kind: str, space: str) -> Msg:
    return Msg(f"realm-of-wonder-past-{kind}", {"place": space})


def _may_hide_page(s: Realm, space: str) -> bool:
    """The page of that land is still under one of its towers [RW-72]."""
    land = SPACES[space].land
    return s.quest == "pages" and land != "" and bool(s.pages[LANDS.index(land)].cards)
