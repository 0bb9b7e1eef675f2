"""What a way costs, what stands at its end and what it passes, told in words beforehand."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core import Msg, named
from engine.games.realm_of_wonder.board import CASTLE, LANDS, SPACES
from engine.games.realm_of_wonder.cards import MAGIC, MONSTERS, battle_odds, has_muscle, kind_of
from engine.games.realm_of_wonder.ending import may_enter
from engine.games.realm_of_wonder.routes import Bar, Way, ways_from
from engine.games.realm_of_wonder.state import (
    Realm,
    feature_at,
    foreign_fort,
    home_of,
    on_island,
    standing_at,
)

PASSED = 2  # a line of a menu has no room for more
ROOM = {"": 1, "island": 1, "balloon": 0}  # after what is told of the end itself
BEYOND = 6  # points: how far one looks from bare ground


def signpost(s: Realm, seat: int, way: Way, barred: Mapping[str, Bar]) -> Msg:
    """What a mere walk leads to, and what it passes that can be used; `barred` spaces cannot."""
    *between, end = way.path
    one = s.characters[seat]
    here = _free_use(s, seat, end, barred)
    if SPACES[end].disc == "castle" and not on_island(s, seat):
        here = "balloon" if one.pace.balloon else "island"
    past = [(kind, code) for code in between if (kind := _free_use(s, seat, code, barred))]
    args = {
        "cost": way.cost,
        "left": one.pace.left - way.cost,
        "here": Msg(f"realm-of-wonder-here-{here}") if here else _beyond(s, seat, way, barred),
        "past": [_passing(kind, code) for kind, code in past[: ROOM.get(here, PASSED)]],
    }
    return Msg("realm-of-wonder-way", args)


def _beyond(s: Realm, seat: int, way: Way, barred: Mapping[str, Bar]) -> Msg:
    """Of bare ground: what of use comes next, and how far it is; only as bare if all is far."""
    ways = ways_from(s, seat, way.path[-1], BEYOND, barred)
    seen = {s.characters[seat].at, *way.path}
    uses = [
        (ways[code].cost, code, kind)
        for code in ways
        if code not in seen and (kind := _goal(s, seat, code, barred))
    ]
    if not uses:
        return Msg("realm-of-wonder-here-bare")
    cost, code, kind = min(uses)
    return Msg("realm-of-wonder-here-next", {"n": cost, "next": _passing(kind, code)})


def _goal(s: Realm, seat: int, space: str, barred: Collection[str]) -> str:
    """What one may head for: the castle, too, once its gate opens [RW-03]."""
    return _free_use(s, seat, space, barred) or (
        "castle" if space == CASTLE and may_enter(s, seat) else ""
    )


def _free_use(s: Realm, seat: int, space: str, barred: Collection[str]) -> str:
    return "" if space in barred else use(s, seat, space)


def _passing(kind: str, space: str) -> Msg:
    return Msg(f"realm-of-wonder-past-{kind}", {"place": space})


def foe(s: Realm, seat: int, space: str, cost: int) -> Msg:
    """What everybody knows of the character or monster on a space, and the odds by that; the rest
    is guesswork [RW-38]."""
    other = standing_at(s, space)
    if other is None:
        return monster(s, seat, space, cost)
    one = s.characters[other]
    return Msg(
        "realm-of-wonder-foe",
        {
            "cost": cost,
            "odds": fight(s, seat, space),
            "other": named(other),
            "bonus": one.bonus,
            "cards": len(one.magic.cards),
            "monster": s.monsters.get(space, ""),
        },
    )


def monster(s: Realm, seat: int, space: str, cost: int) -> Msg:
    key = s.monsters[space]
    about = {"cost": cost, "monster": key, "strength": MONSTERS[key].strength}
    return Msg("realm-of-wonder-lair", {**about, "odds": fight(s, seat, space)})


def fight(s: Realm, seat: int, space: str) -> Msg:
    """The odds against the character or monster on a space, by what everybody knows; magic cards
    that either side may still lay are counted."""
    mine, other = s.characters[seat], standing_at(s, space)
    cards = len(mine.magic.cards)
    if other is None:
        return odds(mine.bonus - MONSTERS[s.monsters[space]].strength, cards)
    theirs = s.characters[other]
    return odds(mine.bonus - theirs.bonus, cards + len(theirs.magic.cards))


def odds(lead: int, cards: int) -> Msg:
    """The chances of a battle in whole per cent, for an attacker who leads by so much; `cards` is
    how many may still be played."""
    win, lose = battle_odds(lead)
    chances = {"win": round(100 * win), "draw": round(100 * (1 - win - lose))}
    return Msg("realm-of-wonder-odds", {**chances, "cards": cards})


def about_tile(tile: str) -> Msg:
    """What a tower's tile does."""
    return Msg(f"tile-{tile}-rules")


def about_bonus(side: str) -> Msg:
    """What a side of a bonus token gives."""
    return Msg(f"bonus-{side}-rules")


def landing(s: Realm, seat: int, space: str) -> Msg:
    """Who will be met at the end of a jump, and the odds [RW-76]."""
    other, monster = standing_at(s, space), s.monsters.get(space, "")
    met = {"other": named(other), "monster": monster}
    odds = fight(s, seat, space) if other is not None or monster else ""
    return Msg("realm-of-wonder-landing", {**met, "odds": odds})


def use(s: Realm, seat: int, space: str) -> str:
    """What a character could use on a space [RW-24]."""
    match feature_at(s, space):
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


def does(card: str) -> Msg | None:
    """What a magic card is good for, or None if the card is hidden. One with a muscle can be kept
    for a battle [RW-19]."""
    if card not in MAGIC:
        return None
    does = Msg(f"realm-of-wonder-does-{kind_of(card)}")
    return Msg("realm-of-wonder-does-or-muscle", {"does": does}) if has_muscle(card) else does


def _may_hide_page(s: Realm, space: str) -> bool:
    """Whether a page of that land still lies under one of its towers [RW-72]."""
    land = SPACES[space].land
    return s.quest == "pages" and land != "" and bool(s.pages[LANDS.index(land)].cards)
