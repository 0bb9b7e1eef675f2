"""Who answers a spell, who is waited for, and what that tells [RW-20, RW-34, RW-60, RW-75]."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.core import Applied, Msg
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS
from engine.games.realm_of_wonder.cards import MAGIC
from engine.games.realm_of_wonder.counterspell import Window
from engine.games.realm_of_wonder.state import Realm
from engine.games.realm_of_wonder.ways import distance_to_castle
from tests.engine.realm_of_wonder.ground import spaces
from tests.engine.realm_of_wonder.kit import (
    FOE,
    ME,
    THIRD,
    Side,
    blocked,
    do,
    done,
    laid,
    offered,
    offers,
    side,
)

COUNTER, OTHER = "counterspell", "counterspell-muscle"
WELLS = spaces("well")
ASK = {"counter": "ask"}


def minus(*others: Side, magic: list[str] | None = None, **mine: Any) -> Applied[Realm]:
    """Seat 0 announces a Minus three at seat 1."""
    me = side(magic=["minus", *(magic or [])], **mine)
    s = laid(me, *others, step="spells")
    return done(do(s, a.Cast("minus")), a.TargetSeat(FOE))


def shift(s: Realm) -> int:
    return s.characters[FOE].pace.shift


# --- by standing order ------------------------------------------------------------------------


@pytest.mark.rule("RW-20", "RW-60", "RW-75")
@pytest.mark.parametrize(("order", "card"), [("aimed", COUNTER), ("aimed-muscle", OTHER)])
def test_the_target_answers_by_its_order_with_the_kind_that_it_named(order: str, card: str) -> None:
    both = side(magic=["plus", OTHER, COUNTER], orders={"counter": order})
    applied = minus(both)

    assert e.SpellCountered(FOE, ME, "minus", card) in applied.events
    assert e.SpellFailed(ME, "minus") in applied.events
    assert shift(applied.s) == 0
    assert applied.s.gone == ["minus", card]
    assert applied.s.characters[FOE].magic.cards == [one for one in both.magic if one != card]


@pytest.mark.rule("RW-20", "RW-60")
@pytest.mark.parametrize(("order", "card"), [("aimed", OTHER), ("aimed-muscle", COUNTER)])
def test_with_one_kind_in_hand_that_one_goes(order: str, card: str) -> None:
    assert minus(side(magic=[card], orders={"counter": order})).s.gone == ["minus", card]


@pytest.mark.rule("RW-60")
@pytest.mark.parametrize("card", [COUNTER, OTHER])
def test_of_two_kinds_the_player_chooses_which(card: str) -> None:
    applied = minus(side(magic=[OTHER, COUNTER], orders=ASK))
    assert {one for one in offers(applied.s) if isinstance(one, a.Counter)} == {
        a.Counter(COUNTER),
        a.Counter(OTHER),
    }

    s = do(applied.s, a.Counter(card), by=FOE)

    assert s.gone == ["minus", card]


@pytest.mark.rule("RW-20")
def test_whoever_never_answers_does_not_and_is_not_asked() -> None:
    applied = minus(side(magic=[COUNTER], orders={"counter": "never"}))

    assert shift(applied.s) == -3
    assert applied.s.characters[FOE].magic.cards == [COUNTER]


@pytest.mark.rule("RW-20")
def test_who_is_not_the_target_lets_it_pass() -> None:
    applied = minus(side(), side(magic=[COUNTER]))

    assert shift(applied.s) == -3


@pytest.mark.rule("RW-20")
@pytest.mark.parametrize("spell", ["cannon", "transfer", "wish"])
def test_a_spell_is_aimed_at_the_owner_of_what_it_hits(spell: str) -> None:
    foe = side(magic=[COUNTER], tiles=["orb"], forts={WELLS[0]: 1})
    s = do(laid(side(magic=[spell]), foe, step="spells"), a.Cast(spell))

    aims = {
        "cannon": [a.TargetSpace(WELLS[0])],
        "transfer": [a.TargetSpace(WELLS[0]), a.TargetSpace(WELLS[1])],
        "wish": [a.TargetTile(FOE, "orb")],
    }
    s = do(s, *aims[spell])

    assert s.gone == [spell, COUNTER]
    assert s.forts[WELLS[0]].height == 1
    assert s.characters[FOE].tiles == ["orb"]


@pytest.mark.rule("RW-20")
@pytest.mark.parametrize("spell", ["plus", "runestone", "balloon", "lightning"])
def test_a_gift_and_what_is_for_oneself_is_aimed_at_nobody(spell: str) -> None:
    s = do(laid(side(magic=[spell]), side(magic=[COUNTER]), step="spells"), a.Cast(spell))

    if spell == "plus":
        s = do(s, a.TargetSeat(FOE))
    if spell == "runestone":
        s = do(s, a.TargetDisc("middle", "ice"))

    assert s.gone == [spell]


@pytest.mark.rule("RW-20")
def test_nobody_answers_its_own_spell() -> None:
    s = laid(side(magic=["cannon", COUNTER], forts={WELLS[0]: 2}), side(), step="spells")

    s = do(s, a.Cast("cannon"), a.TargetSpace(WELLS[0]))

    assert s.forts[WELLS[0]].height == 1


# --- counterspell on counterspell -------------------------------------------------------------


@pytest.mark.rule("RW-20", "RW-60")
def test_a_counterspell_is_aimed_at_the_caster_who_counters_it() -> None:
    applied = minus(side(magic=[COUNTER]), magic=[OTHER])

    assert e.SpellCountered(ME, FOE, COUNTER, OTHER) in applied.events
    assert shift(applied.s) == -3
    assert applied.s.gone == ["minus", COUNTER, OTHER]


@pytest.mark.rule("RW-20", "RW-60")
def test_a_third_counterspell_stops_the_spell_again() -> None:
    applied = minus(side(magic=[COUNTER, COUNTER]), magic=[COUNTER])

    assert shift(applied.s) == 0
    assert applied.s.gone == ["minus", *[COUNTER] * 3]


# --- asked ------------------------------------------------------------------------------------


@pytest.mark.rule("RW-20")
def test_only_those_who_asked_are_waited_for_holding_one_or_not() -> None:
    with_one = minus(side(), side(magic=[COUNTER], orders=ASK), side(magic=["plus"], orders=ASK))
    without = minus(side(), side(magic=["wish"], orders=ASK), side(magic=["plus"], orders=ASK))

    for applied in (with_one, without):
        assert GAME.actors(applied.s) == [THIRD, 3]
        assert e.AnswersAwaited([THIRD, 3]) in applied.events
        public = [o for o in GAME.options(applied.s, THIRD) if not o.secret]
        assert [o.action for o in public] == [a.LetPass()]
        assert public[0].detail == Msg("realm-of-wonder-does-minus")
    assert offered(with_one.s, a.Counter(COUNTER), by=THIRD)
    assert blocked(without.s, a.Counter(), by=THIRD) == "rw-60-none"
    assert GAME.view(with_one.s, ME).s == GAME.view(without.s, ME).s


@pytest.mark.rule("RW-20")
def test_an_empty_hand_is_not_asked() -> None:
    applied = minus(side(orders=ASK))

    assert shift(applied.s) == -3


@pytest.mark.rule("RW-20")
def test_who_asked_may_answer_a_spell_that_is_aimed_at_another() -> None:
    applied = minus(side(), side(magic=[COUNTER], orders=ASK))

    s = do(applied.s, a.Counter(COUNTER), by=THIRD)

    assert shift(s) == 0
    assert s.gone == ["minus", COUNTER]


@pytest.mark.rule("RW-20")
def test_who_asked_may_let_it_pass() -> None:
    applied = minus(side(magic=[COUNTER], orders=ASK))

    s = do(applied.s, a.LetPass(), by=FOE)

    assert shift(s) == -3
    assert s.characters[FOE].magic.cards == [COUNTER]


@pytest.mark.rule("RW-20")
def test_several_answer_sealed_and_the_slowest_willing_one_plays() -> None:
    slow = side(magic=[COUNTER], orders=ASK, move="move-22")
    fast = side(magic=[COUNTER], orders=ASK, move="move-44")
    applied = minus(side(), fast, slow, move="move-1")
    assert GAME.actors(applied.s) == [THIRD, 3]

    first = done(applied.s, a.Counter(COUNTER), by=THIRD)
    assert first.events == ()
    passed = done(applied.s, a.LetPass(), by=THIRD)
    assert GAME.view(first.s, ME) == GAME.view(passed.s, ME)
    s = do(first.s, a.Counter(COUNTER), by=3)

    assert s.gone == ["minus", COUNTER]
    assert s.characters[3].magic.cards == []
    assert s.characters[THIRD].magic.cards == [COUNTER]


@pytest.mark.rule("RW-20")
def test_the_slower_one_plays_though_the_other_has_a_standing_order() -> None:
    slow = side(magic=[COUNTER], orders=ASK, move="move-22")
    applied = minus(side(magic=[COUNTER], move="move-44"), slow, move="move-1")

    s = do(applied.s, a.Counter(COUNTER), by=THIRD)

    assert s.characters[FOE].magic.cards == [COUNTER]
    assert s.characters[THIRD].magic.cards == []


@pytest.mark.rule("RW-20")
def test_a_counterspell_opens_a_window_of_its_own() -> None:
    third = side(magic=[COUNTER, COUNTER], orders=ASK)
    applied = minus(side(magic=[COUNTER]), third)

    s = do(applied.s, a.LetPass(), by=THIRD)  # the foe answers by its order
    assert GAME.actors(s) == [THIRD]
    s = do(s, a.Counter(COUNTER), by=THIRD)

    assert shift(s) == -3
    assert s.gone == ["minus", COUNTER, COUNTER]


@pytest.mark.rule("RW-34", "RW-60")
def test_a_counterspell_may_be_cast_from_the_castle_island() -> None:
    applied = minus(side(at="K3", magic=[COUNTER]))

    assert shift(applied.s) == 0


@pytest.mark.rule("RW-52", "RW-60")
def test_a_countered_lightning_lets_its_caster_go_on() -> None:
    asked = side(magic=[COUNTER], orders=ASK)
    s = laid(side(magic=["lightning", "plus"], move="move-12"), asked, step="spells")

    s = do(do(s, a.Cast("lightning")), a.Counter(COUNTER), by=FOE)

    assert s.characters[ME].pace.speed == 12
    assert GAME.actors(s) == [ME]
    assert offered(s, a.Cast("plus"))


@pytest.mark.rule("RW-60")
def test_it_stops_spells_only() -> None:
    """Powers, tiles, muscles and movement cards open no window."""
    s = laid(side(ready=True), side(magic=[COUNTER], orders=ASK), step="movement")

    s = do(s, a.UseWand())

    assert GAME.actors(s) == [ME]
    assert s.gone == []


@pytest.mark.rule("RW-20", "RW-75")
@pytest.mark.parametrize(("gone", "asked"), [(7, []), (6, [FOE])])
def test_nobody_is_asked_once_all_counterspells_have_left_the_game(
    gone: int, asked: list[int]
) -> None:
    """Everybody can count those; what the hands hold tells nothing."""
    s = laid(side(magic=["minus"]), side(magic=["plus"], orders=ASK), step="spells")
    copies = [card for card in (COUNTER, OTHER) for _ in range(MAGIC[card])]
    for card in copies[:gone]:
        s.magic.cards.remove(card)
        s.gone.append(card)

    applied = done(do(s, a.Cast("minus")), a.TargetSeat(FOE))

    waits = any(isinstance(phase, Window) for phase in applied.s.stack)
    assert (GAME.actors(applied.s) if waits else []) == asked
    assert shift(applied.s) == (0 if asked else -3)


@pytest.mark.rule("RW-20")
@pytest.mark.parametrize("held", ["plus", COUNTER])
def test_who_is_asked_without_a_counterspell_reads_why_and_nobody_else(held: str) -> None:
    s = minus(side(magic=[held], orders=ASK)).s

    def told(seat: int | None) -> list[str]:
        return [line.id for line in GAME.text(GAME.view(s, seat)).lines]

    why = "realm-of-wonder-asked-without"
    assert (why in told(FOE)) == (held == "plus")
    assert why not in (*told(ME), *told(None))


@pytest.mark.rule("RW-20", "RW-56")
def test_what_a_turn_would_change_is_told_alike_to_all_who_may_stop_it() -> None:
    """So that one button serves them all, none of them is called “you”."""
    racer = side(at="H8", magic=[COUNTER], orders=ASK, victory=True)
    s = laid(
        side(at="H15", magic=["runestone"]), racer, side(magic=["plus"], orders=ASK), step="spells"
    )

    s = do(s, a.Cast("runestone"), a.TargetDisc("castle", "ice"))

    passing = [
        next(one for one in GAME.options(s, seat) if one.action == a.LetPass())
        for seat in GAME.actors(s)
    ]
    assert passing[0] == passing[1]
    assert passing[0].detail
    (told,) = cast("list[Msg]", passing[0].detail.args["castle"])
    assert told.args["seat"] == FOE
    assert told.args["n"] == distance_to_castle(0, LANDS.index("ice"))["H8"]
