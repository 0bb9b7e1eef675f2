"""Standing orders: nobody has any until they give some, and nothing is spent by others
[RW-18, RW-20, RW-38]."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from engine.core import Action, Applied, Dice, Setup, Sit
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.orders import NAMES, order
from engine.games.realm_of_wonder.state import CounterOrder, MuscleOrder, Realm, Term
from engine.house import HOUSES
from engine.house.playing_out import decide
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.ground import BY_TOWER, TOWER
from tests.engine.realm_of_wonder.kit import (
    FOE,
    ME,
    SEED,
    THIRD,
    Side,
    do,
    done,
    laid,
    offers,
    side,
    top,
)

COUNTER, OTHER = "counterspell", "counterspell-muscle"
UNSET = {"counter": "ask", "muscles": "ask"}
MUSCLE = "wish-muscle"
RULES_3 = Path(__file__).parents[2] / "data" / "realm_of_wonder_3.json"


def spells(*others: Side, **mine: Any) -> Realm:
    """Seat 0 is to cast, with Minus three in hand three times."""
    return laid(side(magic=["minus"] * 3, **mine), *others, step="spells")


def minus(s: Realm, at: int = FOE) -> Realm:
    return do(s, a.Cast("minus"), a.TargetSeat(at), by=ME)


def next_round(s: Realm) -> Realm:
    """Go on to the next choice of cards, doing as little as possible."""
    least = (a.EndSpells, a.EndTurn, a.LetPass, a.EndMuscles)
    while s.step != "cards":
        s = do(s, next(action for action in offers(s) if isinstance(action, least)))
    return s


def attacked(theirs: list[str], **orders: str) -> Realm:
    foe = side(at=TOWER, magic=theirs, orders=UNSET | orders)
    s = laid(side(at=BY_TOWER), foe, opened=[TOWER])
    return done(s, a.Attack(TOWER), dice=Loaded("1", "1")).s


def sit(s: Realm, seat: int, *, person: bool, new: bool = False) -> Applied[Realm]:
    return GAME.sit(s, Sit(seat, person, new), Dice(SEED, s.now))


def held(s: Realm) -> list[str]:
    return [order(s, FOE, name) for name in NAMES]


# --- unset ------------------------------------------------------------------------------------


@pytest.mark.rule("RW-18", "RW-20", "RW-38")
def test_a_person_begins_without_orders_and_a_house_player_with_the_usual_ones() -> None:
    s = GAME.new(Setup("race", 2, (True, False)), Dice(SEED, 0)).s

    assert [order(s, ME, name) for name in NAMES] == ["ask"] * 3
    assert held(s) == ["aimed", "all", "ask"]


@pytest.mark.rule("RW-20")
def test_the_first_spell_asks_all_who_hold_cards_whatever_they_are() -> None:
    s = minus(spells(side(magic=[COUNTER], orders=UNSET), side(magic=["plus"], orders=UNSET)))

    assert GAME.actors(s) == [FOE, THIRD]
    assert [o.action for o in GAME.options(s, FOE) if not o.secret] == [a.LetPass()]


@pytest.mark.rule("RW-20")
def test_the_question_says_for_how_long_and_shows_what_holds_now() -> None:
    s = minus(spells(side(magic=[COUNTER], orders=UNSET)))

    given = {one for one in offers(s) if isinstance(one, a.OrderCounter)}
    values = [value for value in get_args(CounterOrder) if value != "ask"]
    terms = get_args(Term)
    assert given == {a.OrderCounter(value, term) for value in values for term in terms}
    present = [o.action for o in GAME.options(s, FOE) if o.present]
    assert present == [a.OrderCounter("ask")]


@pytest.mark.rule("RW-38")
def test_the_first_attack_asks_the_defender_in_the_same_way() -> None:
    s = attacked([MUSCLE])

    assert GAME.actors(s) == [FOE]
    orders = {one for one in offers(s) if isinstance(one, a.OrderMuscles)}
    values, terms = [value for value in get_args(MuscleOrder) if value != "ask"], get_args(Term)
    assert orders == {a.OrderMuscles(value, term) for value in values for term in terms}


# --- given ------------------------------------------------------------------------------------

ANSWERS: dict[str, tuple[Action, str, str]] = {  # the order that holds then, and a round later
    "for now": (a.LetPass(), "ask", "ask"),
    "this round": (a.OrderCounter("never", "round"), "never", "ask"),
    "until changed": (a.OrderCounter("never", "always"), "never", "never"),
}


@pytest.mark.rule("RW-20")
@pytest.mark.parametrize("answer", ANSWERS)
def test_an_answer_holds_as_long_as_it_says_and_then_takes_no_click(answer: str) -> None:
    action, now, later = ANSWERS[answer]
    s = do(minus(spells(side(magic=[COUNTER], orders=UNSET))), action, by=FOE)
    assert order(s, FOE, "counter") == now

    again = minus(s)
    assert (FOE in GAME.actors(again)) == (now == "ask")
    assert again.characters[FOE].magic.cards == [COUNTER]

    assert order(next_round(s), FOE, "counter") == later


@pytest.mark.rule("RW-20")
@pytest.mark.parametrize(("aim", "left"), [(FOE, []), (THIRD, [COUNTER])])
def test_an_order_answers_the_spell_that_asked_for_it(aim: int, left: list[str]) -> None:
    s = minus(spells(side(magic=[COUNTER], orders=UNSET), side()), aim)

    s = do(s, a.OrderCounter("aimed"), by=FOE)

    assert s.characters[FOE].magic.cards == left


@pytest.mark.rule("RW-38")
@pytest.mark.parametrize(("value", "left"), [("all", ["plus"]), ("none", [MUSCLE, "plus"])])
@pytest.mark.parametrize("term", ["round", "always"])
def test_so_does_an_order_to_defend(value: Any, term: Any, left: list[str]) -> None:
    applied = done(attacked([MUSCLE, "plus"]), a.OrderMuscles(value, term), by=FOE)

    assert applied.s.characters[FOE].magic.cards == left
    assert (e.MusclesPlayed(FOE, [MUSCLE]) in applied.events) == (value == "all")
    assert order(applied.s, FOE, "muscles") == value
    assert order(next_round(applied.s), FOE, "muscles") == (value if term == "always" else "ask")


@pytest.mark.rule("RW-18")
def test_no_spells_stands_too_and_takes_no_click_until_it_is_changed() -> None:
    mine, theirs = ["move-1", "move-3"], ["move-5", "move-6"]  # cards without an effect
    s = laid(side(magic=["plus"], moves=mine), side(magic=["plus"], moves=theirs), step="spells")

    s = next_round(do(s, a.StayQuiet("always"), by=ME))
    s = do(do(s, a.ChooseMove(mine[0]), by=ME), a.ChooseMove(theirs[0]), by=FOE)
    assert (s.step, GAME.actors(s)) == ("spells", [FOE])

    s = do(next_round(s), a.CastAgain(), a.ChooseMove(mine[1]), by=ME)
    s = do(s, a.ChooseMove(theirs[1]), by=FOE)
    assert (s.step, GAME.actors(s)) == ("spells", [ME])


@pytest.mark.rule("RW-20")
def test_nobody_else_learns_which_answer_it_was() -> None:
    """They learn it only when somebody is not asked who might have been."""
    s = minus(spells(side(magic=[COUNTER], orders=UNSET), side(magic=["plus"], orders=UNSET)))

    after = [done(s, action, by=FOE) for action, _, _ in ANSWERS.values()]

    assert [one.events for one in after] == [()] * 3
    assert len({GAME.dump(GAME.view(one.s, THIRD).s) for one in after}) == 1
    assert not any(one.free for one in after)


# --- away, and others in the seat -------------------------------------------------------------


@pytest.mark.rule("RW-20")
def test_of_whoever_is_away_without_an_order_nothing_is_spent_and_the_table_goes_on() -> None:
    """The seat is passed over in the middle of the question, and the next spell does not ask it."""
    s = minus(spells(side(magic=[COUNTER], orders=UNSET)))

    s = sit(s, FOE, person=False).s

    assert GAME.actors(s) == [ME]
    assert s.characters[FOE].pace.shift == -3
    s = minus(s)
    assert GAME.actors(s) == [ME]
    assert s.characters[FOE].magic.cards == [COUNTER]
    assert order(sit(s, FOE, person=True).s, FOE, "counter") == "ask"


@pytest.mark.rule("RW-38")
def test_nor_are_the_muscles_of_a_defender_who_goes() -> None:
    s = do(attacked([MUSCLE, OTHER]), a.PlayMuscle(MUSCLE), by=FOE)

    s = sit(s, FOE, person=False).s

    assert FOE not in GAME.actors(s) or s.turn_of == FOE
    assert s.characters[FOE].magic.cards == [MUSCLE, OTHER]


@pytest.mark.rule("RW-20", "RW-38")
def test_what_somebody_has_ordered_holds_while_they_are_away_and_nobody_changes_it() -> None:
    foe = side(magic=[COUNTER], orders={"counter": "aimed", "muscles": "none"})
    s = sit(spells(foe), FOE, person=False).s

    s = minus(s)

    assert s.characters[FOE].magic.cards == []
    s = next_round(s)
    orders = (a.OrderCounter, a.OrderMuscles, a.StayQuiet)
    assert not [one for one in offers(s, FOE) if isinstance(one, orders)]
    assert order(s, FOE, "muscles") == "none"


@pytest.mark.rule("RW-20", "RW-38")
@pytest.mark.parametrize("before", ["house", "person"])
def test_whoever_takes_a_seat_is_bound_by_no_order_of_whoever_had_it(before: str) -> None:
    s = GAME.new(Setup("race", 2, (True, before == "person")), Dice(SEED, 0)).s
    if before == "person":
        s = do(s, a.OrderCounter("aimed"), a.OrderMuscles("all"), a.StayQuiet("always"), by=FOE)

    taken = sit(s, FOE, person=True, new=True).s

    assert held(s) != ["ask"] * 3
    assert held(taken) == ["ask"] * 3


@pytest.mark.rule("RW-20")
def test_undo_brings_no_strangers_orders_back() -> None:
    s = spells(side(magic=[COUNTER]))
    then = sit(s, FOE, person=True, new=True).s

    assert held(GAME.undo(then, s)) == ["ask"] * 3
    assert held(GAME.undo(then, then)) == held(then)
    assert held(GAME.undo(minus(s), s)) == held(s)


# --- bot players, and older tables ------------------------------------------------------------


@pytest.mark.parametrize("house", ["greedy", "search", "beginner"])
def test_a_house_player_gives_a_lasting_order_when_it_is_asked(house: str) -> None:
    """Nothing depends on this spell: the seat will not be asked again."""
    asked = minus(spells(side(magic=["plus", "wish"], orders=UNSET), side(mp=0)), THIRD)

    action = decide(GAME, asked, FOE, HOUSES[house], Dice.house(SEED, 1))

    assert action == a.OrderCounter("aimed", "always")


def test_a_table_of_rules_3_goes_on_and_its_orders_stay() -> None:
    """Stored in the middle of a question, with one of two answers in; seat 4 stays quiet for a
    round."""
    s = GAME.load(RULES_3.read_bytes())

    assert GAME.actors(s) == [3]
    orders = [[order(s, seat, name) for name in NAMES] for seat in range(s.seats)]
    assert orders == [["aimed", "all", "ask"]] * 2 + [["ask", "all", "ask"]] * 2 + [
        ["never", "none", "none"]
    ]
    s = do(s, a.LetPass(), by=3)
    assert s.gone == ["minus", COUNTER]
    s = next_round(s)
    assert [order(s, 4, name) for name in NAMES] == ["never", "none", "ask"]
    assert type(top(s)).__name__ == "Choosing"


@pytest.mark.parametrize("raw", [b'{"type":"Counter"}', b'{"type":"StayQuiet"}'])
def test_moves_of_rules_3_can_still_be_read(raw: bytes) -> None:
    assert GAME.load_action(raw) in (a.Counter(""), a.StayQuiet("round"))


def test_house_players_as_people_give_their_orders_with_the_first_card() -> None:
    """The last one does so too, so that later nobody is waited for without having meant it."""
    s = GAME.new(Setup("race", 3), Dice(SEED, 0)).s

    for number in range(9):  # two orders and a card for each seat
        seat = GAME.actors(s)[0]
        action = decide(GAME, s, seat, HOUSES["greedy"], Dice.house(SEED, number))
        GAME.step(s, seat, action, Dice(SEED, number))

    orders = [[order(s, seat, name) for name in NAMES] for seat in range(s.seats)]
    assert orders == [["aimed", "all", "ask"]] * 3
