"""`worth` in named parts, so that a move's gain can be told in words."""

from __future__ import annotations

from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.house.nearness import Nearness
from engine.games.wonder_book.house.worth import (
    CARD,
    DESTINY,
    END,
    MET,
    PAGE,
    SPARK,
    hearts,
    peril,
    sides,
    wyrms,
)
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.state import WonderBook, has_gift


def parts(s: WonderBook, _seat: int) -> dict[str, float]:
    """Their sum is `worth`, the same for every seat, since heroes win and lose together."""
    if s.result is not None:
        return {"end": END if s.won else -END}
    heroes = [hero for hero in s.heroes if hero.name]
    friends = [(hero, HERO_CARDS[hero.name].hearts) for hero in heroes]
    friends += [(ally, ally.most) for ally in s.allies]
    cards = [len(one.items) + len(one.shreds) + has_gift(s, one) for one in heroes]
    return {
        "destiny": DESTINY * s.destiny,
        "page": PAGE * s.pages,
        "hearts": sum(hearts(friend, most) for friend, most in friends),
        "danger": -sum(peril(s, friend) for friend, _ in friends),
        "sparks": SPARK * sum(hero.sparks for hero in heroes),
        "cards": CARD * sum(cards),
        "skills": sum(sides(s, hero) for hero in heroes),
        "wyrms": -wyrms(s),
        "goal": Nearness(s).towards(goal_in_force(s).test) if s.goal else MET,
    }
