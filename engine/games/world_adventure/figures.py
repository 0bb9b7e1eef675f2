"""The figures of a battle: their dice, skills and hits, how they fall and get up again [WA-47,
WA-53, WA-65, WA-73].

A hero is called `hero`, soldiers `soldier-1` to `soldier-5`, those of the Brigand and the
Government too. What hero skills and purple Rune Powers give one side is its `Edge`: a battle asks
it for its numbers at fixed moments, and a `Boon` is what fills it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from engine.core import Seat
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import HEROES, SKILLS, SOLDIERS, Figure
from engine.games.world_adventure.effects import Boon
from engine.games.world_adventure.gains import rally
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import Clan, Hero, Soldier, Turn, World, roll

HERO = "hero"
NAMES = (HERO, *(f"soldier-{n}" for n in range(1, 10)))  # more than any side has figures


# --- what skills and Rune Powers give ---------------------------------------------------------


class Edge(msgspec.Struct):
    """What one side has from skills and Rune Powers. The first seven fields hold for one stage, the
    others for the battle."""

    damage: int = 0
    hero: int = 0
    each: int = 0
    accuracy: int = 0
    cast: int = 0
    still: bool = False
    away: bool = False
    aim: int = 0
    guard: int = 0
    stages: int = 0
    rerolls: int = 0
    gold: int = 0
    cargo: int = 0
    experience: int = 0

    def next_stage(self) -> None:
        self.damage = self.hero = self.each = self.accuracy = self.cast = 0
        self.still = self.away = False


def grant(t: Turn, seat: int, edge: Edge, boon: Boon) -> None:
    """Add a boon to what the side has already. What `boon.n` counts depends on its key: damage,
    dice, soldiers."""
    clan = t.s.clans[seat]
    match boon.key:
        case "strike":
            edge.damage += HEROES[clan.hero.key][clan.hero.level - 1].damage
        case "vengeance":
            edge.damage += min(boon.n, sum(soldier.fainted for soldier in clan.soldiers))
        case "still":
            edge.still = True
        case "away":
            edge.away = True
        case "rally":
            rally(t, seat, boon.n)
        case "reroll":
            edge.rerolls += boon.n
        case key:
            setattr(edge, key, getattr(edge, key) + boon.n)


# --- a side of a battle -----------------------------------------------------------------------


class Side(msgspec.Struct, kw_only=True):
    """One side of a battle: a seat's clan or, if `seat` is None, the `band` of the Brigand or
    Government."""

    seat: Seat | None = None
    band: list[Soldier] = []
    foe: str  # the kind of foe: merchant, player or an NPC's kind
    edge: Edge = msgspec.field(default_factory=Edge)
    dice: dict[str, int] = {}  # accuracy dice of this stage, by figure [WA-15]
    skill: int = 0  # what the gold die shows
    rerolled: int = 0  # dice rolled again in this battle [WA-52]
    tried: bool = False  # whether it has tried to retreat in this stage [WA-70]
    part: list[str] = []  # the figures that have taken part [WA-55]


# --- who stands -------------------------------------------------------------------------------


def figures(s: World, side: Side) -> dict[str, Hero | Soldier]:
    """All figures of a side, the hero first."""
    if side.seat is None:
        return dict(zip(NAMES[1:], side.band, strict=False))
    clan = s.clans[side.seat]
    return dict(zip(NAMES, (clan.hero, *clan.soldiers), strict=False))


def active(s: World, side: Side) -> dict[str, Hero | Soldier]:
    return {who: one for who, one in figures(s, side).items() if not one.fainted}


def next_to_fall(s: World, side: Side) -> dict[str, Hero | Soldier]:
    """[WA-68, WA-71] The figures that may fall next: the hero only after all soldiers."""
    standing = active(s, side)
    soldiers = {who: one for who, one in standing.items() if who != HERO}
    return soldiers or standing


def fallen(clan: Clan) -> dict[str, Soldier]:
    """[WA-54, WA-64] The soldiers who may be chosen to stand up again; of those that are alike,
    only the first."""
    down = {f"soldier-{n}": one for n, one in enumerate(clan.soldiers, 1) if one.fainted}
    return {who: down[who] for who in unlike(down)}


def card_of(one: Hero | Soldier) -> Figure:
    rows = HEROES[one.key] if isinstance(one, Hero) else SOLDIERS
    return rows[one.level - 1]


def left(one: Hero | Soldier) -> int:
    """The hit points that are left."""
    return card_of(one).hit_points - one.wounds


def alike(among: Iterable[Hero | Soldier]) -> bool:
    """Whether it makes no difference which of them is chosen."""
    return len({_kind(one) for one in among}) <= 1


def unlike(among: Mapping[str, Hero | Soldier]) -> dict[str, Hero | Soldier]:
    """Of figures that are alike, only the first."""
    kinds: dict[tuple[int, ...], str] = {}
    for who, one in among.items():
        kinds.setdefault(_kind(one), who)
    return {who: among[who] for who in kinds.values()}


def _kind(one: Hero | Soldier) -> tuple[int, ...]:
    return one.level, one.wounds, one.experience, one.trained


# --- where damage goes ------------------------------------------------------------------------


def aims(damage: int, among: Mapping[str, Hero | Soldier]) -> list[tuple[str, ...]]:
    """[WA-71] The ways to deal damage that does not make all fall, on one figure until that falls.
    Ways with the same outcome count as one."""
    ways: dict[tuple[object, ...], tuple[str, ...]] = {}
    for hit in _hits(damage, among):
        *fallen, last = hit
        felled = sorted(_kind(among[who]) for who in fallen)
        rest = sum(left(among[who]) for who in hit) - damage
        ways.setdefault((*felled, rest, _kind(among[last])), hit)
    return list(ways.values())


def grazes(damage: int, among: Mapping[str, Hero | Soldier]) -> dict[str, Hero | Soldier]:
    """[WA-71] The figures that one point would leave standing, if there are at least two of them
    and the damage can be shared out between them."""
    tough = {who: one for who, one in among.items() if left(one) > 1}
    can_share = len(tough) > 1 and 1 < damage < sum(map(left, among.values())) - 1
    return unlike(tough) if can_share else {}


def _hits(damage: int, among: Mapping[str, Hero | Soldier]) -> Iterator[tuple[str, ...]]:
    """The orders in which the damage may go to the figures; of those that are alike, only the
    first."""
    for who in unlike(among):
        rest = damage - left(among[who])
        others = {other: one for other, one in among.items() if other != who}
        if rest <= 0 or not others:
            yield (who,)
        else:
            yield from ((who, *more) for more in _hits(rest, others))


# --- dice -------------------------------------------------------------------------------------


def throw(t: Turn, side: Side) -> None:
    """[WA-15, WA-65] An accuracy die for each active figure, the gold die for the hero."""
    standing = list(active(t.s, side))
    side.part += [who for who in standing if who not in side.part]
    dice = roll(t, len(standing) + (HERO in standing))
    side.skill = dice.pop(1) if HERO in standing else 0
    side.dice = dict(zip(standing, dice, strict=True))


def limit(s: World, side: Side, accuracy: int) -> int:
    """[WA-65] The highest die with which the side hits a foe of that accuracy."""
    own = law(s, side.seat, "accuracy", side.foe) if side.seat is not None else 0
    return max(0, accuracy + own + side.edge.accuracy + side.edge.aim)


def deal(t: Turn, side: Side, accuracy: int) -> int:
    """[WA-47, WA-65] Work out the hero's skill, if it works, then the hits. Returns the damage of
    this stage."""
    if side.seat is not None and side.skill:
        hit = side.dice[HERO] <= limit(t.s, side, accuracy)
        cast(t, side.seat, side.edge, hit=hit, die=side.skill)
    damage = _damage(t.s, side, limit(t.s, side, accuracy))
    soldiers = [die for who, die in side.dice.items() if who != HERO]
    t.tell(e.StageRolled(side.seat, side.dice.get(HERO, 0), side.skill, soldiers, damage))
    return damage


def _damage(s: World, side: Side, most: int) -> int:
    """[WA-53, WA-65] A hero deals what its card says, a soldier 1 or 2 by level."""
    everyone, edge = figures(s, side), side.edge
    return edge.damage + sum(
        card_of(everyone[who]).damage + (edge.hero if who == HERO else edge.each)
        for who, die in side.dice.items()
        if die <= most
    )


# --- hero skills ------------------------------------------------------------------------------


def cast_value(s: World, seat: int, edge: Edge) -> int:
    """The highest gold die with which the skill works."""
    hero = s.clans[seat].hero
    return HEROES[hero.key][hero.level - 1].cast + law(s, seat, "cast") + edge.cast


def cast(t: Turn, seat: int, edge: Edge, *, hit: bool, die: int) -> bool:
    """Whether the skill works in this stage; if so, what it gives is added to the edge at once."""
    hero = t.s.clans[seat].hero
    skill = SKILLS[hero.key]
    if die > cast_value(t.s, seat, edge) or (skill.needs_hit and not hit):
        return False
    t.tell(e.SkillCast(seat, hero.key))
    grant(t, seat, edge, skill.boon)
    return True


# --- falling ----------------------------------------------------------------------------------


def faint(t: Turn, side: Side, who: str) -> None:
    figures(t.s, side)[who].fainted = True
    t.tell(e.Fainted(side.seat, who))


def wound(t: Turn, side: Side, who: str, n: int) -> None:
    """[WA-71] A figure whose wounds reach its hit points faints."""
    one = figures(t.s, side)[who]
    one.wounds += n
    if left(one) <= 0:
        faint(t, side, who)


def heal(s: World, side: Side) -> None:
    """[WA-73, WA-49] After a battle all wounds are gone, and the hero stands."""
    for who, one in figures(s, side).items():
        one.wounds, one.fainted = 0, one.fainted and who != HERO
