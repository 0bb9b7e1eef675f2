"""What house players are told about a table: how well it stands, and what may be hidden."""

from __future__ import annotations

from engine.core import Dice
from engine.games.wonder_book.board import FAR, ways
from engine.games.wonder_book.cards import (
    BASE_WYRM_CARDS,
    HERO_CARDS,
    SHREDS,
    card_of,
)
from engine.games.wonder_book.content import (
    All,
    AtLeast,
    HeroesIn,
    Holds,
    NoWyrms,
    SparksHeld,
    StackDone,
    Test,
)
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.state import Hero, WonderBook, by_heroes, in_play


def worth(s: WonderBook, _seat: int) -> float:
    """How well the group stands; the same for all seats. About 10 a Destiny token."""
    if s.result is not None:
        return 1_000.0 if s.won else -1_000.0
    heroes = sum(_hero(s, hero) for hero in s.heroes if hero.name)
    wyrms = sum(2.0 if s.wyrms[i].stunned else 3.0 for i in in_play(s))
    goal = _towards(s, goal_in_force(s).test) if s.goal else 0.0
    return 10.0 * s.destiny + 30.0 * s.pages + heroes - wyrms + goal


def imagine(s: WonderBook, dice: Dice) -> None:
    """Fill the two shuffled decks with what is not in sight; the chapter deck stays sealed."""
    wyrm_cards = [*BASE_WYRM_CARDS, *s.campaign.wyrm_cards]
    wyrm_cards += [card_of(s.chapter, number).wyrm for number in s.gained]
    for card in [*s.wyrm_discard, *([s.wyrm_card] if s.wyrm_card else [])]:
        wyrm_cards.remove(card)
    shreds = [name for name, shred in SHREDS.items() for _ in range(shred.copies)]
    for shred in [*s.shred_discard, *(each for hero in s.heroes for each in hero.shreds)]:
        shreds.remove(shred)
    dice.shuffle(wyrm_cards)
    dice.shuffle(shreds)
    s.wyrm_deck.cards, s.shred_deck.cards = wyrm_cards, shreds


def _hero(s: WonderBook, hero: Hero) -> float:
    """Hearts, the first ones most; Sparks and cards in hand; a knocked-out hero costs Destiny."""
    if not hero.standing:
        return -10.0
    full = HERO_CARDS[hero.name].hearts
    beset = len(in_play(s, hero.area))
    fear = 3.0 * max(0, beset + 1 - hero.hearts)
    cards = 1.5 * (len(hero.items) + len(hero.shreds))
    return 8.0 * (hero.hearts / full) ** 0.7 + 0.8 * hero.sparks + cards - fear


def _towards(s: WonderBook, test: Test) -> float:
    """How far the goal is met, and how near the heroes are to where it is met."""
    match test:
        case All(tests):
            return sum(_towards(s, each) for each in tests)
        case AtLeast(counter, n):
            need = by_heroes(s, n)
            return 30.0 * min(1.0, s.counters.get(counter, 0) / need) + _errands(s)
        case SparksHeld(n, area):
            need = by_heroes(s, n)
            near = sum(h.sparks * (1 - 0.1 * _steps(s, h.area, area)) for h in s.heroes if h.area)
            return 24.0 * min(1.0, near / need)
        case HeroesIn(area, _):
            return sum(5.0 - _steps(s, hero.area, area) for hero in s.heroes if hero.standing)
        case Holds(item, area):
            holders = [hero for hero in s.heroes if item in hero.items]
            return max((5.0 - _steps(s, hero.area, area) for hero in holders), default=0.0)
        case StackDone() | NoWyrms():
            return _errands(s)
        case _:
            return 0.0


def _errands(s: WonderBook) -> float:
    """Heroes near to something that can be done: objects, and areas of Special Rules."""
    places = [stack.area for stack in s.stacks.values()]
    if not places:
        return 0.0
    return sum(
        max(2.0 - 0.5 * _steps(s, hero.area, place) for place in places)
        for hero in s.heroes
        if hero.standing
    )


def _steps(s: WonderBook, a: str, b: str) -> int:
    """Moves between two areas, at most 9; none needed where no area is named."""
    if not b or not a:
        return 0
    return min(9, ways(s).steps.get(a, {}).get(b, FAR))
