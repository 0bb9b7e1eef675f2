"""Tables laid for a test by one call, and play on them through `GAME.apply`.

    s = laid(ken=at("square"), lara=at("lane", hearts=2), wyrms={"A": "bridge"}, turn="ken")
    s = play(s, Attack(), rolls="+--")

The map, `-` a dashed line, `#` a solid one; the Dark Vortex is on the bridge:

    bridge - lane # tower - garden          bridge - square - lane, square - tower
                    tower # cellar
"""

from __future__ import annotations

from typing import Any

from engine.core import Action, Applied, Dice, Event, Illegal, Msg, Phase, Setup, Sit, Zone
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import Interact, TurnPage
from engine.games.wonder_book.cards import BASE_WYRM_CARDS, CHAPTERS, HERO_CARDS, SHREDS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Goal, Side
from engine.games.wonder_book.cards.kinds import Chapter as Deck
from engine.games.wonder_book.chapter import Chapter
from engine.games.wonder_book.players import HeroTurn, PlayersPhase
from engine.games.wonder_book.state import WYRMS, Campaign, Hero, Stack, WonderBook, Wyrm
from tests.engine.playing import SEED, Loaded

LAID = 99  # the number of the chapter that tests play
GOAL = 90  # the card of the goal in force
AREAS = ("bridge", "square", "lane", "tower", "garden", "cellar")
DASHED = (
    ("bridge", "lane"),
    ("bridge", "square"),
    ("lane", "square"),
    ("square", "tower"),
    ("garden", "tower"),
)
SOLID = (("cellar", "tower"), ("lane", "tower"))
NEVER = Goal(when.AtLeast("never", 1), vortex="bridge", enemies=())
OPEN_CHEST = (Interact("chest"), TurnPage())


def rolling(rolls: str) -> Loaded:
    """Dice that show the given faces in a row, `+` a success and `-` a failure."""
    return Loaded(*(1 if roll == "+" else 6 for roll in rolls))


def at(area: str, **changes: Any) -> Hero:
    """A hero in an area, with full Hearts and its own skill unless `changes` say otherwise."""
    hearts: int = changes.pop("hearts", -1)
    return Hero(area=area, hearts=hearts, **changes)


def laid(
    *,
    turn: str = "",
    wyrms: dict[str, str] | None = None,
    stunned: str = "",
    sparks: dict[str, int] | None = None,
    goal: Goal = NEVER,
    cards: dict[int, Card] | None = None,
    stacks: dict[str, Stack] | None = None,
    rules: tuple[int, ...] = (),
    destiny: int = 5,
    wyrm_deck: tuple[str, ...] = (),
    people: tuple[bool, ...] = (),
    settings: dict[str, Any] | None = None,
    real: tuple[int, int] | None = None,
    begun: bool = True,
    **heroes: Hero,
) -> WonderBook:
    """A table in the Players' Phase, which has `begun`; with `turn`, that hero's turn has begun
    too.

    Seats are in the order of the heroes named. `wyrm_deck` are the next cards of that deck. `real`:
    a chapter and its goal card in force, in place of the tests' own `goal` and `cards`.
    """
    chapter, goal_card = real or (LAID, GOAL)
    if not real:
        register({GOAL: Card("goal", Side(goal=goal)), **(cards or {})})
    deck = CHAPTERS[chapter]
    goal = deck.cards[goal_card].front.goal or goal
    s = GAME.state(seats=len(heroes), people=list(people) or [True] * len(heroes))
    s.changed, s.chapter, s.destiny, s.round = [0] * s.seats, chapter, destiny, 1
    s.heroes = [_hero(name, hero) for name, hero in heroes.items()]
    s.areas, s.dashed, s.solid = list(deck.areas), list(deck.dashed), list(deck.solid)
    s.wyrms = [Wyrm() for _ in range(2 * s.seats)]
    for letter, area in (wyrms or {}).items():
        s.wyrms[WYRMS.index(letter)] = Wyrm(area, letter in stunned)
    s.sparks, s.stacks, s.rules = sparks or {}, stacks or {}, list(rules)
    s.goal, s.vortex, s.counters = goal_card, goal.vortex, {"defeated": 0, "rounds": 0}
    unread = sorted({*deck.cards} - {goal_card})
    s.deck = Zone([str(card) for card in unread if not _lies_open(s, card)])
    s.read = [goal_card]
    rest = [card for card in BASE_WYRM_CARDS if card not in wyrm_deck]
    s.wyrm_deck = Zone([*wyrm_deck, *rest])
    held = [shred for hero in s.heroes for shred in hero.shreds]
    s.shred_deck = Zone([name for name, shred in SHREDS.items() for _ in range(shred.copies)])
    for shred in held:
        s.shred_deck.cards.remove(shred)
    for key, value in (settings or {}).items():
        setattr(s, key, value)
    s.stack = [Chapter(enemies=True), PlayersPhase(begun=begun)]
    if turn:
        s.stack.append(HeroTurn(turn_of=seat_of(s, turn)))
    s = GAME.sit(s, Sit(0, s.people[0]), Loaded()).s  # goes on to the first decision
    GAME.check(s)
    return s


def opened(cards: dict[int, Card], seats: int = 2, **setup: Any) -> WonderBook:
    """A chapter of these cards at its first decision; its first card is number 1. Heroes are chosen
    when a card says so or, with `late=False`, before that card is read."""
    register(cards, setup.pop("late", True))
    campaign = setup.pop("campaign", Campaign(chapter=LAID))
    mode = setup.pop("mode", "coop")
    return GAME.new(Setup(mode, seats, campaign=campaign, **setup), Dice(SEED, 0)).s


def chest(area: str, *do: Effect, sparks: int = 0) -> dict[str, Any]:
    """For `laid`: an object in an area, whose card gives these effects."""
    card = Card("interaction", back=Side(do=do, rules=False), sparks=sparks)
    return {"stacks": {"chest": Stack(area, [1])}, "cards": {1: card}}


def story(*do: Effect, then: tuple[Effect, ...] = ()) -> Card:
    """A card that is read; it gives `do` and says `then` at its bottom."""
    return Card("story", Side(do=do, then=then, rules=False))


def register(cards: dict[int, Card], late: bool = True) -> None:
    """Make these cards the deck of the tests' chapter; `conftest.py` takes it away again."""
    CHAPTERS[LAID] = Deck(AREAS, DASHED, SOLID, cards, late=late)


def play(s: WonderBook, *actions: Action, by: str = "", rolls: str = "") -> WonderBook:
    """Play actions in a row, by the seat that may act or by the hero named; all `rolls` are
    used."""
    dice = rolling(rolls)
    for action in actions:
        s = GAME.apply(s, _seat(s, action, by), action, dice).s
        GAME.check(s)
    assert dice.shows == [], "dice that nobody rolled"
    return s


def done(s: WonderBook, action: Action, by: str = "", rolls: str = "") -> Applied[WonderBook]:
    return GAME.apply(s, _seat(s, action, by), action, rolling(rolls))


def events(s: WonderBook, action: Action, by: str = "", rolls: str = "") -> tuple[Event, ...]:
    return done(s, action, by, rolls).events


def refusal(s: WonderBook, action: Action, by: str = "") -> Msg | None:
    """Why an action is refused; None if it is not even among the offers."""
    seats = [seat_of(s, by)] if by else GAME.actors(s)
    for seat in seats:
        try:
            GAME.apply(s, seat, action, Loaded())
        except Illegal as illegal:
            return illegal.reason
    raise AssertionError(f"{action} is allowed")


def offered(s: WonderBook, by: str = "") -> list[Action]:
    """What may be done by the hero named, or else by the one who must decide."""
    seats = [seat_of(s, by)] if by else GAME.actors(s)
    return list(dict.fromkeys(action for seat in seats for action in GAME.legal(s, seat)))


def top(s: WonderBook) -> Phase:
    return s.stack[-1]


def deciding(s: WonderBook) -> list[str]:
    """The heroes whose players must decide."""
    return [s.heroes[seat].name for seat in GAME.actors(s)]


def hero(s: WonderBook, name: str) -> Hero:
    return s.heroes[seat_of(s, name)]


def wyrm(s: WonderBook, letter: str) -> Wyrm:
    return s.wyrms[WYRMS.index(letter)]


def seat_of(s: WonderBook, name: str) -> int:
    return next(seat for seat, each in enumerate(s.heroes) if each.name == name)


def _hero(name: str, hero: Hero) -> Hero:
    card = HERO_CARDS[name]
    hero.name, hero.skills = name, hero.skills or [card.skill]
    hero.hearts = card.hearts if hero.hearts < 0 else hero.hearts
    hero.done = hero.done or not hero.hearts
    return hero


def _lies_open(s: WonderBook, card: int) -> bool:
    held = [number for each in s.heroes for number in each.items]
    laid_out = [number for stack in s.stacks.values() for number in stack.cards]
    return card in [*held, *laid_out, *s.rules]


def _seat(s: WonderBook, action: Action, by: str) -> int:
    if by:
        return seat_of(s, by)
    may = [seat for seat in GAME.actors(s) if action in GAME.legal(s, seat)]
    assert may, f"{action} is not on offer but {offered(s)}"
    return may[0]
