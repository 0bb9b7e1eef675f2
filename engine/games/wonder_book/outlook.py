"""What house players are told about a table: how well it stands, and what may be hidden.

Worth is counted in actions: what one action of a hero usually brings is worth about 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Dice
from engine.games.wonder_book.board import FAR, ways
from engine.games.wonder_book.cards import BASE_WYRM_CARDS, HERO_CARDS, SHREDS, card_of
from engine.games.wonder_book.conditions import holds
from engine.games.wonder_book.content import All, AtLeast, Here, HeroesIn, SparksHeld, Test
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.state import Hero, WonderBook, by_heroes, in_play

END = 1_000.0  # the chapter won or lost
DESTINY = 12.0  # a token face up
PAGE = 30.0  # a page turned: the story goes on
MET = 100.0  # no goal lies on top: more than any way towards one
SPARK = 0.8  # in reserve
CARD = 2.0  # an item or a Shred card
HEARTS = 9.0  # a hero's Hearts, all of them
STANDING_WYRM, STUNNED_WYRM = 3.0, 1.8


def worth(s: WonderBook, _seat: int) -> float:
    """How well the group stands; the same for all seats."""
    if s.result is not None:
        return END if s.won else -END
    heroes = sum(_hero(s, hero) for hero in s.heroes if hero.name)
    wyrms = sum(STUNNED_WYRM if s.wyrms[i].stunned else STANDING_WYRM for i in in_play(s))
    goal = _towards(s, goal_in_force(s).test) if s.goal else MET
    return DESTINY * s.destiny + PAGE * s.pages + heroes - wyrms + goal


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
    """Hearts, the last ones most; who lies down will cost a Destiny token [WB-53]."""
    if not hero.standing:
        return -DESTINY
    hearts = HEARTS * (hero.hearts / HERO_CARDS[hero.name].hearts) ** 0.7
    danger = 4.0 * max(0, len(in_play(s, hero.area)) + 1 - hero.hearts)
    return hearts + SPARK * hero.sparks + CARD * (len(hero.items) + len(hero.shreds)) - danger


def _towards(s: WonderBook, test: Test, weight: float = 1.0) -> float:
    """How far the goal is met, and how near the heroes are to where more can be done."""
    match test:
        case All(tests):
            unmet = [each for each in tests if not holds(s, each)]
            return sum(
                _towards(s, each, 1.0 if len(unmet) < 2 or not isinstance(each, HeroesIn) else 0.5)
                for each in tests
            )
        case AtLeast(counter, n):
            need = by_heroes(s, n)
            return 40.0 * min(1.0, s.counters.get(counter, 0) / need) + _errands(s)
        case SparksHeld(n, area):
            held = sum(hero.sparks for hero in s.heroes)
            short = by_heroes(s, n) - held
            haul = 0.2 * sum(hero.sparks * _steps(s, hero.area, area) for hero in s.heroes)
            search = sum(_to_sparks(s, hero.area) for hero in s.heroes) if short > 0 else 0.0
            return -5.0 * max(0, short) - haul - 0.7 * search
        case HeroesIn(area, _):
            return -3.0 * weight * sum(_steps(s, hero.area, area) for hero in s.heroes)
        case _:
            return _errands(s)


def _errands(s: WonderBook) -> float:
    """Each hero's best way to an object, or to where a Special Rule allows an action."""
    places = list(_places(s))
    return sum(
        max((_errand(s, hero, area, sparks) for area, sparks in places), default=0.0)
        for hero in s.heroes
        if hero.standing
    )


def _places(s: WonderBook) -> Iterator[tuple[str, int]]:
    """(area, Sparks to be paid there)."""
    for stack in s.stacks.values():
        yield stack.area, card_of(s.chapter, stack.cards[0]).sparks
    for number in s.rules:
        for special in card_of(s.chapter, number).specials:
            if isinstance(special.when, Here):
                yield special.when.area, special.sparks


def _errand(s: WonderBook, hero: Hero, area: str, sparks: int) -> float:
    """Nearer is better; Sparks that are lacking are a detour."""
    lacking = max(0, sparks - hero.sparks)
    detour = lacking * 1.5 + _to_sparks(s, hero.area) if lacking else 0.0
    return 8.0 - _steps(s, hero.area, area) - detour


def _to_sparks(s: WonderBook, area: str) -> int:
    return min((_steps(s, area, other) for other, n in s.sparks.items() if n), default=5)


def _steps(s: WonderBook, a: str, b: str) -> int:
    """Moves between two areas, at most 9; none needed where no area is named."""
    if not b or not a:
        return 0
    return min(9, ways(s).steps.get(a, {}).get(b, FAR))
