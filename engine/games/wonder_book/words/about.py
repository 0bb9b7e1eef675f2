"""What heroes, skills and objects are, in words, beside the choice of one [WB-10, WB-12]."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Msg
from engine.games.wonder_book.campaign import kept_skills, unlearned
from engine.games.wonder_book.cards import HERO_CARDS, SKILLS, card_of
from engine.games.wonder_book.state import WonderBook


def about_hero(name: str) -> Msg:
    """What a hero card rules [WB-10]."""
    hero = HERO_CARDS[name]
    about = {"hearts": hero.hearts, "attack": Msg(f"hero-{name}-attack")}
    skill = {"skill": hero.skill, "does": about_skill(hero.skill)}
    return Msg("wonder-book-hero-card", about | skill)


def about_return(s: WonderBook, seat: int, name: str) -> Msg:
    """What a hero card says, what its hero brings to this seat from earlier chapters, and what is
    to be chosen for it [WB-61]. What a hero is like is told in the first chapter."""
    card, about = about_hero(name), Msg(f"hero-{name}-about")
    if s.chapter == 1:
        card = Msg("wonder-book-hero-met", {"card": card, "about": about})
    if skills := kept_skills(s, seat, name):
        card = Msg("wonder-book-hero-kept", {"card": card, "skills": skills})
    if won := unlearned(s, seat, name):
        card = Msg("wonder-book-hero-anew", {"card": card, "n": len(won)})
    return card


@lru_cache(maxsize=500)
def about_skill(name: str) -> Msg:
    """What a skill costs and does."""
    cost = Msg("wonder-book-costs", {"n": SKILLS[name].sparks})
    return Msg("wonder-book-skill", {"cost": cost, "rules": Msg(f"skill-{name}-rules")})


@lru_cache(maxsize=1_000)
def about_object(chapter: int, card: int) -> Msg:
    """What the top Interaction card of an object says, and what looking at it costs [WB-39]."""
    price = Msg("wonder-book-costs", {"n": card_of(chapter, card).sparks})
    return Msg("wonder-book-look", {"text": Msg(f"wb-{chapter}-{card}-front"), "price": price})
