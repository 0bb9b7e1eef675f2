"""What heroes and skills are, in words, beside the choice of one [WB-10, WB-12]."""

from __future__ import annotations

from engine.core import Msg
from engine.games.wonder_book.cards import HERO_CARDS, SKILLS


def about_hero(name: str) -> Msg:
    """What a hero card says."""
    hero = HERO_CARDS[name]
    about = {"hearts": hero.hearts, "attack": Msg(f"hero-{name}-attack")}
    skill = {"skill": hero.skill, "does": about_skill(hero.skill)}
    return Msg("wonder-book-hero-card", about | skill | {"about": Msg(f"hero-{name}-about")})


def about_skill(name: str) -> Msg:
    """What a skill costs and does."""
    cost = Msg("wonder-book-costs", {"n": SKILLS[name].sparks})
    return Msg("wonder-book-skill", {"cost": cost, "rules": Msg(f"skill-{name}-rules")})
