"""The twelve hero skills, on the gold die [WA-47, WA-65]."""

from __future__ import annotations

import msgspec

from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import HEROES, HeroKey
from engine.games.world_adventure.edges import Boon, Edge, grant
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import Turn, World


class Skill(msgspec.Struct, frozen=True):
    """`needs_hit`: the hero's silver die must hit too."""

    boon: Boon
    needs_hit: bool = False


SKILLS: dict[HeroKey, Skill] = {
    "salman": Skill(Boon("strike"), needs_hit=True),
    "kartika": Skill(Boon("still")),
    "akane": Skill(Boon("damage", 1)),
    "lianhua": Skill(Boon("rally", 1)),
    "vasilka": Skill(Boon("guard", 1)),
    "ishan": Skill(Boon("aim", 1)),
    "parisa": Skill(Boon("gold", 1)),
    "nefri": Skill(Boon("accuracy", 1)),
    "wendelin": Skill(Boon("vengeance", 2)),
    "jargal": Skill(Boon("each", 1)),
    "zubair": Skill(Boon("cargo", 1), needs_hit=True),
    "odalys": Skill(Boon("experience", 1), needs_hit=True),
}


def cast_value(s: World, seat: int, edge: Edge) -> int:
    """The gold die up to which the skill works."""
    hero = s.clans[seat].hero
    return HEROES[hero.key][hero.level - 1].cast + law(s, seat, "cast") + edge.cast


def cast(t: Turn, seat: int, edge: Edge, *, hit: bool, die: int) -> bool:
    """Whether the skill works in this stage; what it gives comes into the edge at once."""
    hero = t.s.clans[seat].hero
    skill = SKILLS[hero.key]
    if die > cast_value(t.s, seat, edge) or (skill.needs_hit and not hit):
        return False
    t.tell(e.SkillCast(seat, hero.key))
    grant(t, seat, edge, skill.boon)
    return True
