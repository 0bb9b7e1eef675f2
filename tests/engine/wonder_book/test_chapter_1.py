"""Chapter I by its routes: choices are told later, and numbers in texts match the cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import msgspec
import pytest

from engine.core import Action, Dice, Setup
from engine.games.wonder_book import GAME
from engine.games.wonder_book import actions as a
from engine.games.wonder_book.cards import HERO_CARDS, SHREDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.chapter_1 import (
    BOBBIN_STITCHES,
    CHAPTER_1,
    INKLING_STITCHES,
    SPRING_STITCHES,
    STITCHES,
    TOLL,
)
from engine.games.wonder_book.cards.kinds import Side
from engine.games.wonder_book.cards.wyrms import BASE_WYRMS
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.players import HeroTurn
from engine.games.wonder_book.reading import Reading
from engine.games.wonder_book.state import SPARKS, WonderBook
from tests.engine.wonder_book.book import messages, sides, words

CARDS = CHAPTER_1.cards
WYRM_CARDS = BASE_WYRMS | CHAPTER_1.wyrms
STORY, NAMES = "wonder_book_story.ftl", "wonder_book_cards.ftl"
ENDINGS = ((7, "unfolded"), (5, "bread"), (3, "lamps"), (1, "folded"))
STEPS = 600  # a walk that takes more steps has lost its way
OBJECTS = ("ovens", "satchel", "bell", "door", "dragon", "bobbin")


class Route(msgspec.Struct, frozen=True):
    """The options that a party takes; `answers` are tried at the Door in this order."""

    seats: int
    heroes: tuple[str, ...]
    taken: frozenset[str]
    answers: tuple[str, ...]
    destiny: int


class Walk(msgspec.Struct):
    """What came up on a route: pages as (card, side, key), and all cards."""

    s: WonderBook
    pages: list[tuple[int, str, str]] = []
    cards: set[int] = set()
    answered: int = 0


# --- walking the story ----------------------------------------------------------------------


def routes() -> Iterator[Route]:
    """Every combination of the choices that later cards read; the other choices take turns."""
    tolls = ("sign", "pay", "late")
    read_later = product(
        tolls, ("feed", "nest"), ("open", "keep"), ("spring", "laces"), ("shut", "gap", "minnow")
    )
    names = list(HERO_CARDS)
    for i, (toll, oven, letter, thread, end) in enumerate(read_later):
        if end == "minnow" and letter == "keep":
            continue
        first = "sign" if toll == "sign" else "blank"
        gate = "free" if toll == "sign" else toll
        turns = (
            ("lantern", "whistle")[i % 2],
            ("ring", "untie")[i // 2 % 2],
            ("rest", "pick")[i % 2],
        )
        wrong = (("milo", "satchel"), ("uma", "apron"), ("", ""))[i % 3]
        answers = tuple(x for x in (wrong[0], "nora", wrong[1], "coat") if x)
        seats = 2 + i % 3
        heroes = tuple(names[(i + k) % 4] for k in range(seats))
        taken = frozenset((first, gate, oven, letter, thread, end, *turns))
        yield Route(seats, heroes, taken, answers, destiny=1 + i % 9)


@cache
def walks() -> tuple[tuple[Route, Walk], ...]:
    return tuple((route, walk(route)) for route in routes())


def walk(route: Route) -> Walk:
    """Play a route to its end by the rules; only the ways and fights are shortened."""
    dice = Dice(b"chapter-1", 0)
    way = Walk(GAME.new(Setup(mode="coop", seats=route.seats), dice).s)
    for _ in range(STEPS):
        if way.s.result is not None:
            return way
        _note(way)
        seat = GAME.actors(way.s)[0]
        action = _action(way, route, seat)
        assert action in GAME.legal(way.s, seat), (action, way.s.page)
        GAME.step(way.s, seat, action, dice)
        GAME.check(way.s)
    raise AssertionError(f"no end after {way.pages[-5:]}")


def _note(way: Walk) -> None:
    if way.s.page:
        way.pages.append((way.s.page.card, way.s.page.side, way.s.page.key))
        way.cards.add(way.s.page.card)
    way.cards.update(
        way.s.rules, way.s.gained, way.s.upgrades, *(hero.items for hero in way.s.heroes)
    )


def _action(way: Walk, route: Route, seat: int) -> Action:
    legal = GAME.legal(way.s, seat)
    match way.s.stack[-1]:
        case Reading():
            return _at_a_page(way, route, legal)
        case HeroTurn():
            return _in_a_turn(way.s, seat)
        case _:
            heroes = [a.BecomeHero(name) for name in route.heroes]
            return next((hero for hero in heroes if hero in legal), legal[0])


def _at_a_page(way: Walk, route: Route, legal: list[Action]) -> Action:
    options = [action for action in legal if isinstance(action, a.Choose)]
    if not options:
        return legal[0]
    keys = {action.option.split("-", 2)[2]: action for action in options}
    if route.answers[way.answered : way.answered + 1] and route.answers[way.answered] in keys:
        way.answered += 1
        return keys[route.answers[way.answered - 1]]
    if "shut" in keys:
        way.s.destiny = route.destiny
    return next(keys[key] for key in keys if key in route.taken)


def _in_a_turn(s: WonderBook, seat: int) -> Action:
    """Stand the heroes, hale and with Sparks, where the story goes on, and let it."""
    hero = s.heroes[seat]
    for other in s.heroes:
        other.hearts = HERO_CARDS[other.name].hearts
    for wyrm in s.wyrms:
        wyrm.area, wyrm.stunned = "", False
    s.sparks = {}
    for other in s.heroes:
        other.sparks = 2
    if s.goal == 6:
        for other in s.heroes:
            other.area = "gatehouse"
        return a.EndTurn()
    for name in OBJECTS:
        if stack := s.stacks.get(name):
            hero.area = stack.area
            return a.Interact(name)
    hero.area = "torn-edge"
    return a.UseItem("needle") if 26 in hero.items else a.UseSpecial("sew")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_route_ends_in_a_victory_with_an_ending(seats: int) -> None:
    for route, way in walks():
        if route.seats == seats:
            assert way.s.won, route
            assert way.s.destiny > 0


def test_who_signed_is_called_by_name_and_nobody_else() -> None:
    for _, way in walks():
        assert ((31, "front", "") in way.pages) == ("signed" in way.s.keywords)


def test_inkling_comes_back_only_to_those_who_fed_it() -> None:
    for route, way in walks():
        assert ((32, "front", "") in way.pages) == ("feed" in route.taken)


def test_only_readers_of_the_letter_can_call_her() -> None:
    blocked = {"letter": False, "no letter": True}
    for name, keywords in (("letter", ["letter"]), ("no letter", [])):
        s = msgspec.structs.replace(walks()[0][1].s, keywords=keywords)
        minnow = next(x for x in CARDS[36].front.choices if x.key == "minnow")

        assert (not holds(s, minnow.when)) == blocked[name]


def test_destiny_picks_the_ending() -> None:
    read = set[str]()
    for _, way in walks():
        ending = way.pages[-1][2]
        read.add(ending)
        assert ending == next(name for bound, name in ENDINGS if way.s.destiny >= bound)

    assert read == {name for _, name in ENDINGS}


# --- components -----------------------------------------------------------------------------


def test_no_card_lays_more_sparks_than_there_are() -> None:
    laid = [effect.n for effect in words(_stories(), do.PutSparks) if isinstance(effect.n, int)]

    assert sum(laid) <= SPARKS


def test_decks_have_their_sizes() -> None:
    assert sum(shred.copies for shred in SHREDS.values()) == 16
    assert len({card.hero for card in CARDS.values() if card.kind == "upgrade"}) == 4
    assert sum(card.kind == "goal" for card in CARDS.values()) == 3
    assert sum(card.kind == "wyrm" for card in CARDS.values()) == 1


# --- words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "words_"),
    [
        ("wb-1-6-front-rules", f"hold {TOLL} Sparks together"),
        ("wb-1-6-pay", f"Pay {TOLL} Sparks"),
        ("wb-1-30-spring", f"{SPRING_STITCHES} stitches at once"),
        ("wb-1-32-front-rules", f"makes {INKLING_STITCHES} stitches"),
        ("wb-1-34-back-rules", f"{BOBBIN_STITCHES} stitches"),
        ("wb-1-35-front-rules", "{} stitches, with three heroes {}, with four {}"),
    ],
)
def test_numbers_in_texts_are_those_of_the_cards(message: str, words_: str) -> None:
    assert words_.format(*STITCHES) in messages("en", STORY)[message]


@pytest.mark.parametrize("card", WYRM_CARDS)
def test_wyrm_cards_say_what_they_do(card: str) -> None:
    facts, text = WYRM_CARDS[card], messages("en", NAMES)[f"wyrm-card-{card}-rules"]
    times = {1: "once", 2: "twice"}

    assert (f"{facts.spawn} Wyrm" in text) == bool(facts.spawn)
    assert ("three or four heroes" in text) == bool(facts.spawn_aura + facts.act_aura)
    assert (
        not facts.act or f"acts {times[facts.act]}" in text or f"acts {times[facts.act]}," in text
    )
    assert ("reveal another" in text) == facts.another


# --- helpers --------------------------------------------------------------------------------


def _stories() -> list[Side]:
    return [side for n, _, side in sides(1) if CARDS[n].kind == "story"]
