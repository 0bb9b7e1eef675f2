"""How well a table stands, for bot players.

Worth is counted in actions: what one action of a hero usually brings is worth about 1.
"""

from __future__ import annotations

from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.house.nearness import Nearness
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.state import (
    Ally,
    Hero,
    WonderBook,
    bosses_in_play,
    has_gift,
    in_play,
)

END = 1_000.0  # the chapter won or lost
DESTINY = 12.0  # for a token that is face up
PAGE = 30.0  # for a page turned, so that the story goes on
MET = 100.0  # while no goal is in force: more than any way towards one
SPARK = 0.8  # for a Spark in reserve
CARD = 2.0  # for an item or a Shred card
HEARTS = 9.0  # for all of a hero's Hearts together
SIDE = 6.0  # for a skill chosen by the person who had the hero: they may come back
STANDING_WYRM, STUNNED_WYRM, AURA = 3.0, 1.8, 2.0


def worth(s: WonderBook, _seat: int) -> float:
    """How well the group stands; the same for all seats."""
    if s.result is not None:
        return END if s.won else -END
    heroes = sum(_hero(s, hero) for hero in s.heroes if hero.name)
    allies = sum(_lives(s, ally, ally.most) for ally in s.allies)
    goal = Nearness(s).towards(goal_in_force(s).test) if s.goal else MET
    return DESTINY * s.destiny + PAGE * s.pages + heroes + allies - wyrms(s) + goal


def wyrms(s: WonderBook) -> float:
    standing = sum(STUNNED_WYRM if s.wyrms[i].stunned else STANDING_WYRM for i in in_play(s))
    return standing + AURA * any(wyrm.aura for wyrm in s.wyrms)


def _hero(s: WonderBook, hero: Hero) -> float:
    cards = len(hero.items) + len(hero.shreds) + has_gift(s, hero)
    goods = SPARK * hero.sparks + CARD * cards + sides(s, hero)
    return _lives(s, hero, HERO_CARDS[hero.name].hearts) + goods


def sides(s: WonderBook, hero: Hero) -> float:
    return SIDE * len({*hero.skills} & {*s.campaign.skills.get(hero.name, [])})  # [WB-61]


def _lives(s: WonderBook, friend: Hero | Ally, most: int) -> float:
    return hearts(friend, most) - peril(s, friend)


def hearts(friend: Hero | Ally, most: int) -> float:
    """The worth of Hearts, the last ones most; a friend that lies down will cost a Destiny token
    [WB-53]."""
    return HEARTS * (friend.hearts / most) ** 0.7 if friend.standing else -DESTINY


def peril(s: WonderBook, friend: Hero | Ally) -> float:
    """The danger from foes in the same area, for a friend that stands."""
    if not friend.standing:
        return 0.0
    foes = len(in_play(s, friend.area)) + len(bosses_in_play(s, friend.area))
    return 4.0 * max(0, foes + 1 - friend.hearts)
