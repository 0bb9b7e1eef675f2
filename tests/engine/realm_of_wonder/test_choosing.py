"""Movement cards and standing orders, chosen in secret and revealed together [RW-14 to RW-17]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Event
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.cards import EFFECTS, MOVES
from engine.games.realm_of_wonder.state import Realm
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.kit import (
    FOE,
    ME,
    THIRD,
    blocked,
    do,
    done,
    events,
    laid,
    offered,
    side,
    top,
)

FIVE, TEN, TWENTY = "move-5", "move-10", "move-20"
POWER, MAGIC_CARD, ROTATION, TREASURE = "move-7", "move-14", "move-21", "move-29"


def choosing(mine: list[str], theirs: list[str], **rest: Any) -> Realm:
    return laid(side(moves=mine, **rest), side(moves=theirs), step="cards")


def reveal(s: Realm, mine: str, theirs: str, *dice: int | str) -> tuple[Realm, list[Event]]:
    """Both choose. Returns the state and what happens then."""
    s = do(s, a.ChooseMove(mine), by=ME)
    applied = done(s, a.ChooseMove(theirs), by=FOE, dice=Loaded(*dice))
    return applied.s, list(applied.events)


# --- choosing ---------------------------------------------------------------------------------


@pytest.mark.rule("RW-14")
def test_cards_stay_secret_until_all_have_chosen() -> None:
    s = choosing([FIVE], [TEN])

    first = done(s, a.ChooseMove(FIVE), by=ME)

    assert first.events == (e.MoveChosen(ME),)
    elsewhere = GAME.copy(first.s)
    elsewhere.characters[ME].chosen.value = TWENTY
    elsewhere.characters[ME].moves.cards = [TWENTY]
    assert GAME.view(elsewhere, FOE) == GAME.view(first.s, FOE)
    assert GAME.actors(first.s) == [FOE]
    _, happened = reveal(s, FIVE, TEN)
    revealed = [event for event in happened if isinstance(event, e.MoveRevealed)]
    assert [(event.seat, event.card) for event in revealed] == [(ME, FIVE), (FOE, TEN)]


@pytest.mark.rule("RW-14")
def test_a_card_may_be_taken_back_as_long_as_others_choose() -> None:
    s = choosing([FIVE, TWENTY], [TEN])

    s = do(s, a.ChooseMove(FIVE), by=ME)
    back = do(s, a.TakeBack(), by=ME)

    assert GAME.actors(back) == [ME, FOE]
    assert offered(back, a.ChooseMove(FIVE), by=ME)
    assert not offered(back, a.TakeBack(), by=ME)
    after, _ = reveal(back, TWENTY, TEN)
    assert after.characters[ME].pace.card == TWENTY
    assert not offered(after, a.TakeBack(), by=ME)


@pytest.mark.rule("RW-14")
def test_what_one_chooses_leaves_the_others_buttons_as_they_are() -> None:
    s = choosing([FIVE], [TEN])

    after = do(s, a.ChooseMove(FIVE), by=ME)

    assert after.changed[FOE] == s.changed[FOE]
    assert GAME.options(after, FOE) == GAME.options(s, FOE)


@pytest.mark.rule("RW-15")
def test_the_slowest_casts_first_and_the_fastest_moves_first() -> None:
    cards = ["cannon"]
    three = [side(moves=[card], magic=cards) for card in (TEN, TWENTY, FIVE)]
    s = laid(*three, step="cards")

    for seat, card in enumerate((TEN, TWENTY, FIVE)):
        s = do(s, a.ChooseMove(card), by=seat)
    casting, moving = list[int | None](), list[int | None]()
    while s.step == "spells":
        casting.append(s.turn_of)
        s = do(s, a.EndSpells())
    while s.step == "movement":
        moving.append(s.turn_of)
        s = do(s, a.EndTurn())

    assert casting == [THIRD, ME, FOE]
    assert moving == [FOE, ME, THIRD]


@pytest.mark.rule("RW-15", "RW-16")
def test_fifty_speeds_and_points_that_fall_with_them() -> None:
    cards = list(MOVES.values())
    plain = [card.points for card in cards if not card.effect]

    assert [card.speed for card in cards] == [*range(1, 51)]
    assert plain == sorted(plain, reverse=True)
    assert plain[0] > plain[-1] > 0
    assert {card.effect for card in cards} == {"", "power", "magic", "rotation", "treasure"}


@pytest.mark.rule("RW-16")
def test_the_number_at_the_boot_is_what_one_may_walk() -> None:
    s, happened = reveal(choosing([FIVE], [TEN]), FIVE, TEN)

    assert e.TurnBegan(FOE, MOVES[TEN].points) in happened
    assert s.characters[FOE].pace.left == MOVES[TEN].points


# --- effects ----------------------------------------------------------------------------------


@pytest.mark.rule("RW-17")
@pytest.mark.parametrize("ready", [False, True])
def test_power_turns_the_token_ready_again(ready: bool) -> None:
    s, happened = reveal(choosing([POWER], [TEN], ready=ready), POWER, TEN)

    assert s.characters[ME].ready
    assert (e.PowerRestored(ME) in happened) is not ready


@pytest.mark.rule("RW-17")
def test_magic_draws_a_card() -> None:
    s, happened = reveal(choosing([MAGIC_CARD], [TEN]), MAGIC_CARD, TEN)

    drawn = [event for event in happened if isinstance(event, e.MagicDrawn)]
    assert [(event.seat, event.n) for event in drawn] == [(ME, 1)]
    assert len(s.characters[ME].magic.cards) == 1


@pytest.mark.rule("RW-17")
def test_treasure_is_five_magic_points() -> None:
    s, happened = reveal(choosing([TREASURE], [TEN]), TREASURE, TEN)

    assert e.Treasure(ME, 5) in happened
    assert s.characters[ME].mp == 15


@pytest.mark.rule("RW-17")
@pytest.mark.parametrize("disc", ["middle", "castle"])
def test_rotation_rolls_and_then_a_whirl_is_chosen(disc: Any) -> None:
    s, happened = reveal(choosing([ROTATION], [TEN]), ROTATION, TEN, "ice")

    assert e.DieRolled(ME, "ice") in happened
    assert GAME.actors(s) == [ME]
    after = done(s, a.PickDisc(disc), by=ME)
    assert e.DiscTurned(disc, "ice") in after.events
    assert (after.s.middle, after.s.castle) == ((3, 0) if disc == "middle" else (0, 3))


@pytest.mark.rule("RW-17")
def test_effects_run_from_the_slowest_on() -> None:
    s = laid(*(side(moves=[card]) for card in (TREASURE, POWER, MAGIC_CARD)), step="cards")
    s.characters[FOE].ready = False

    s = do(s, a.ChooseMove(TREASURE), by=ME)
    s = do(s, a.ChooseMove(POWER), by=FOE)
    happened = events(s, a.ChooseMove(MAGIC_CARD), by=THIRD)

    effects = (e.PowerRestored, e.MagicDrawn, e.Treasure)
    assert [type(event) for event in happened if isinstance(event, effects)] == [*effects]


@pytest.mark.rule("RW-17")
@pytest.mark.parametrize("speed", EFFECTS)
def test_every_card_with_an_effect_has_it(speed: int) -> None:
    card, other = f"move-{speed}", "move-50"
    s = choosing([card], [other], ready=False)

    after, happened = reveal(s, card, other)

    done_for_it = {
        "power": after.characters[ME].ready,
        "magic": len(after.characters[ME].magic.cards) == 1,
        "rotation": any(isinstance(event, e.DieRolled) for event in happened),
        "treasure": after.characters[ME].mp == 15,
    }
    assert [effect for effect, there in done_for_it.items() if there] == [EFFECTS[speed]]


# --- standing orders --------------------------------------------------------------------------


@pytest.mark.rule("RW-20", "RW-38")
def test_orders_hold_from_round_to_round_until_others_are_given() -> None:
    s = choosing([FIVE], [TEN])
    orders = s.characters[ME].orders
    assert (orders.counter.value, orders.muscles.value) == ("aimed", "all")

    s = do(s, a.OrderCounter("ask"), a.OrderMuscles("none"), by=ME)

    orders = s.characters[ME].orders
    assert (orders.counter.value, orders.muscles.value) == ("ask", "none")
    assert GAME.actors(s) == [ME, FOE]


@pytest.mark.rule("RW-20")
def test_each_order_once_a_round_and_never_the_present_one() -> None:
    s = choosing([FIVE], [TEN])

    assert blocked(s, a.OrderCounter("aimed"), by=ME) == "rw-20-present"
    assert blocked(s, a.OrderMuscles("all"), by=ME) == "rw-38-present"
    s = do(s, a.OrderCounter("never"), a.StayQuiet(), by=ME)

    assert blocked(s, a.OrderCounter("ask"), by=ME) == "rw-20-once"
    assert blocked(s, a.StayQuiet("always"), by=ME) == "rw-18-present"
    assert blocked(s, a.CastAgain(), by=ME) == "rw-20-once"
    assert offered(s, a.OrderMuscles("ask"), by=ME)


@pytest.mark.rule("RW-20")
def test_nobody_else_learns_of_an_order() -> None:
    s = choosing([FIVE], [TEN])

    applied = done(s, a.OrderCounter("never"), by=ME)

    assert applied.events == ()
    before, after = GAME.view(s, FOE).s, GAME.view(applied.s, FOE).s
    assert after.characters == before.characters
    assert all(option.secret for option in GAME.options(s, ME))


@pytest.mark.rule("RW-18")
def test_who_stays_quiet_is_not_waited_for() -> None:
    s = laid(*(side(moves=[card], magic=["plus"]) for card in (FIVE, TEN)), step="cards")

    s = do(s, a.StayQuiet(), a.ChooseMove(FIVE), by=ME)
    after = done(s, a.ChooseMove(TEN), by=FOE)

    assert e.SpellsEnded(ME) in after.events
    assert GAME.actors(after.s) == [FOE]
    assert type(top(after.s)).__name__ == "Casting"
