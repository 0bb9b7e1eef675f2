"""The ten spells and the step in which they are cast [RW-18, RW-19, RW-34, RW-51 to RW-59]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import HIDDEN, Action, Msg
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import MAGIC, MOVES, kind_of
from engine.games.realm_of_wonder.ending import may_enter
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.state import HOUSES, Realm
from tests.engine.realm_of_wonder.ground import spaces
from tests.engine.realm_of_wonder.kit import (
    FOE,
    ME,
    THIRD,
    blocked,
    do,
    done,
    laid,
    offered,
    offers,
    side,
)

WELLS = spaces("well")
BEACHES = [code for code, space in SPACES.items() if space.beach and space.disc == "outer"]
EASY = [code for code in BEACHES if SPACES[code].cost == 1 and SPACES[code].feature != "house"]


def casting(*magic: str, foe: dict[str, Any] | None = None, **mine: Any) -> Realm:
    """Seat 0 is to cast; the others hold nothing, unless `foe` says so."""
    return laid(side(magic=magic, **mine), side(**(foe or {})), step="spells")


def targets(s: Realm) -> list[Action]:
    return [action for action in offers(s) if not isinstance(action, a.EndSpells)]


def detail(s: Realm, space: str) -> Msg | None:
    """What the menu tells about a space that can be aimed at."""
    options = GAME.options(s, ME)
    return next(option.detail for option in options if option.action == a.TargetSpace(space))


def test_every_magic_card_has_its_kind() -> None:
    assert {kind_of(card) for card in MAGIC} == {card for card in MAGIC if "-" not in card}
    assert sum(MAGIC.values()) == 55


# --- the step ---------------------------------------------------------------------------------


@pytest.mark.rule("RW-18")
def test_each_casts_as_many_as_it_likes_for_nothing_and_they_leave_the_game() -> None:
    s = casting("plus", "balloon", "balloon")

    s = do(s, a.Cast("plus"), a.TargetSeat(ME), a.Cast("balloon"))

    assert s.characters[ME].mp == 10
    assert s.gone == ["plus", "balloon"]
    assert s.characters[ME].magic.cards == ["balloon"]
    s = do(s, a.EndSpells())
    assert s.step == "movement"


@pytest.mark.rule("RW-18", "RW-15")
def test_the_slowest_is_first() -> None:
    three = [side(magic=["cannon"], move=move) for move in ("move-20", "move-3", "move-40")]
    s, seen = laid(*three, step="spells"), list[int | None]()

    while s.step == "spells":
        seen.append(s.turn_of)
        s = do(s, a.EndSpells())

    assert seen == [FOE, ME, THIRD]


@pytest.mark.rule("RW-18")
def test_an_empty_hand_is_not_waited_for_and_any_card_is() -> None:
    s = casting("counterspell", foe={"magic": []})

    assert GAME.actors(s) == [ME]
    assert offers(s) == [a.EndSpells(), a.StayQuiet("always")]
    assert do(s, a.EndSpells()).step == "movement"


@pytest.mark.rule("RW-19")
def test_a_card_with_a_muscle_may_be_cast_instead() -> None:
    s = do(casting("plus-muscle"), a.Cast("plus-muscle"), a.TargetSeat(ME))

    assert s.characters[ME].pace.shift == 3
    assert s.gone == ["plus-muscle"]


@pytest.mark.rule("RW-34")
def test_on_the_castle_island_nothing_is_cast_but_others_aim_there() -> None:
    s = laid(side(at="K3", magic=["plus"]), side(magic=["minus"]), step="spells")

    assert GAME.actors(s) == [FOE]
    s = do(s, a.Cast("minus"), a.TargetSeat(ME))
    assert s.characters[ME].pace.shift == -3


def test_what_is_aimed_stays_secret_until_it_is_announced() -> None:
    s = casting("plus", "minus")

    aiming = done(s, a.Cast("plus"))

    assert aiming.events == ()
    assert aiming.free
    assert aiming.s.stack[-1].card.cards == ["plus"]
    assert GAME.view(aiming.s, FOE).s.stack[-1].card.cards == [HIDDEN]
    announced = done(aiming.s, a.TargetSeat(FOE))
    assert announced.events[0] == e.SpellCast(ME, "plus", target=FOE)
    assert not announced.free


def test_of_a_transfer_nobody_knows_whence_before_whither() -> None:
    s = casting("transfer", foe={"forts": {WELLS[0]: 2}})
    s = do(s, a.Cast("transfer"))
    assert detail(s, WELLS[0]) == Msg("realm-of-wonder-fort-of", {"seat": FOE, "n": 2})

    s = do(s, a.TargetSpace(WELLS[0]))

    assert detail(s, WELLS[1]) == Msg("realm-of-wonder-token-from", {"space": WELLS[0]})
    assert GAME.view(s, FOE).s.stack[-1].chosen.value == HIDDEN


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("cannon", "rw-51-no-fort"),
        ("transfer", "rw-57-no-place"),
        ("wish", "rw-58-no-tile"),
        ("submarine", "rw-59-no-beach"),
        ("counterspell", "rw-60-only-answers"),
    ],
)
def test_a_spell_without_a_target_says_why(card: str, why: str) -> None:
    assert blocked(casting(card), a.Cast(card)) == why


# --- cannon -----------------------------------------------------------------------------------


@pytest.mark.rule("RW-51")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0)])
def test_cannon_sends_a_token_back_to_its_owner(before: int, after: int) -> None:
    s = casting("cannon", foe={"forts": {WELLS[0]: before}})

    s = do(s, a.Cast("cannon"))
    applied = done(s, a.TargetSpace(WELLS[0]))

    assert e.FortHit(FOE, WELLS[0], after) in applied.events
    assert (WELLS[0] in applied.s.forts) is (after > 0)
    assert applied.s.characters[FOE].supply == 10 - after


@pytest.mark.rule("RW-51", "RW-27")
def test_cannon_hits_any_fort_but_no_house() -> None:
    s = casting("cannon", forts={WELLS[0]: 1}, foe={"forts": {WELLS[1]: 1}})

    s = do(s, a.Cast("cannon"))

    assert {*targets(s)} == {a.TargetSpace(WELLS[0]), a.TargetSpace(WELLS[1])}


# --- lightning --------------------------------------------------------------------------------


@pytest.mark.rule("RW-E5", "RW-52")
def test_example_lightning() -> None:
    three = [side(magic=["lightning", "plus"], move="move-12")]
    three += [side(magic=["plus"], move=move) for move in ("move-30", "move-49")]
    s = laid(*three, step="spells")
    assert GAME.actors(s) == [ME]

    s = do(s, a.Cast("lightning"))

    assert s.characters[ME].pace.speed == 62
    order = list[int | None]()
    while s.step == "spells":
        order.append(s.turn_of)
        s = do(s, a.EndSpells())
    assert order == [FOE, THIRD, ME]  # its other card waited
    assert s.turn_of == ME  # the first to move


@pytest.mark.rule("RW-52")
def test_lightning_of_the_last_to_cast_lets_it_go_on_at_once() -> None:
    s = laid(
        side(magic=["plus"], move="move-10"),
        side(magic=["lightning", "plus"], move="move-40"),
        step="spells",
    )
    s = do(s, a.EndSpells(), a.Cast("lightning"))

    assert s.characters[FOE].pace.speed == 90
    assert GAME.actors(s) == [FOE]
    assert offered(s, a.Cast("plus"))


@pytest.mark.rule("RW-52")
def test_two_lightnings_add_up() -> None:
    s = casting("lightning", "lightning-muscle", move="move-12", foe={"magic": ["plus"]})

    s = do(s, a.Cast("lightning"), a.EndSpells(), a.Cast("lightning-muscle"))

    assert s.characters[ME].pace.speed == 112
    assert s.turn_of == ME


@pytest.mark.rule("RW-52")
def test_the_order_follows_the_new_speeds_when_several_have_lightning() -> None:
    s = laid(
        side(magic=["lightning", "plus"], move="move-12"),
        side(magic=["lightning", "plus"], move="move-30"),
        side(magic=["plus"], move="move-49"),
        step="spells",
    )
    s, order = do(s, a.Cast("lightning"), a.Cast("lightning")), list[int | None]()

    while s.step == "spells":
        order.append(s.turn_of)
        s = do(s, a.EndSpells())

    assert order == [THIRD, ME, FOE]
    assert s.turn_of == FOE


# --- movement points --------------------------------------------------------------------------


@pytest.mark.rule("RW-53")
@pytest.mark.parametrize("seat", [ME, FOE])
def test_plus_three_is_for_anybody(seat: int) -> None:
    s = do(casting("plus"), a.Cast("plus"))

    applied = done(s, a.TargetSeat(seat))

    assert e.PointsShifted(seat, 3) in applied.events
    assert applied.s.characters[seat].pace.shift == 3


@pytest.mark.rule("RW-54")
def test_minus_three_is_for_a_player_of_ones_choice() -> None:
    s = do(casting("minus"), a.Cast("minus"))
    assert targets(s) == [a.TargetSeat(ME), a.TargetSeat(FOE)]
    assert do(s, a.TargetSeat(ME)).characters[ME].pace.shift == -3

    applied = done(s, a.TargetSeat(FOE))

    assert e.PointsShifted(FOE, -3) in applied.events


@pytest.mark.rule("RW-22", "RW-53", "RW-54")
@pytest.mark.parametrize(
    ("cards", "shoes", "left"),
    [(["plus"], 0, 3), (["plus", "plus"], 1, 7), (["minus"], 2, -1), ([], 1, 1)],
)
def test_card_shoes_and_spells_are_summed(cards: list[str], shoes: int, left: int) -> None:
    me, foe = side(shoes=shoes, move="move-30"), side(magic=cards, move="move-1")
    s = laid(me, foe, step="spells")

    for card in cards:
        s = do(s, a.Cast(card), a.TargetSeat(ME))

    assert s.turn_of == ME
    assert s.characters[ME].pace.left == MOVES["move-30"].points + left


@pytest.mark.rule("RW-22", "RW-54")
def test_points_never_fall_below_none() -> None:
    three = ["minus", "minus", "minus-muscle"]
    s = laid(side(move="move-50"), side(magic=three, move="move-1"), step="spells")

    for card in three:
        s = do(s, a.Cast(card), a.TargetSeat(ME))

    assert s.turn_of == ME
    assert s.characters[ME].pace.left == 0


# --- balloon, runestone -----------------------------------------------------------------------


@pytest.mark.rule("RW-55")
def test_balloon_lasts_for_this_round() -> None:
    s = do(casting("balloon"), a.Cast("balloon"))
    assert s.characters[ME].pace.balloon

    while s.round == 2:
        s = do(s, a.EndTurn())

    assert not s.characters[ME].pace.balloon


@pytest.mark.rule("RW-56", "RW-74")
def test_runestone_turns_any_whirl_to_any_land() -> None:
    s = do(casting("runestone"), a.Cast("runestone"))
    assert len(targets(s)) == 10  # each disc to each other land

    applied = done(s, a.TargetDisc("castle", "dunes"))

    assert e.DiscTurned("castle", "dunes") in applied.events
    assert (applied.s.middle, applied.s.castle) == (0, 5)


# --- transfer ---------------------------------------------------------------------------------


@pytest.mark.rule("RW-57")
def test_transfer_takes_any_token_to_a_free_well() -> None:
    s = casting("transfer", foe={"forts": {WELLS[0]: 2}})

    applied = done(do(s, a.Cast("transfer"), a.TargetSpace(WELLS[0])), a.TargetSpace(WELLS[1]))

    assert e.TokenMoved(FOE, WELLS[0], WELLS[1]) in applied.events
    assert {space: fort.height for space, fort in applied.s.forts.items()} == {
        WELLS[0]: 1,
        WELLS[1]: 1,
    }
    assert {fort.owner for fort in applied.s.forts.values()} == {FOE}


@pytest.mark.rule("RW-57", "RW-35")
def test_transfer_piles_higher_than_three() -> None:
    s = casting("transfer", forts={WELLS[0]: 1, WELLS[1]: 3})

    s = do(s, a.Cast("transfer"), a.TargetSpace(WELLS[0]), a.TargetSpace(WELLS[1]))

    assert {space: fort.height for space, fort in s.forts.items()} == {WELLS[1]: 4}


@pytest.mark.rule("RW-57")
def test_transfer_never_onto_another_s_fort_nor_a_house() -> None:
    mine, theirs = {WELLS[0]: 1, WELLS[1]: 1}, {WELLS[2]: 1}
    s = casting("transfer", forts=mine, foe={"forts": theirs})

    s = do(s, a.Cast("transfer"), a.TargetSpace(WELLS[0]))

    assert a.TargetSpace(WELLS[1]) in targets(s)
    assert a.TargetSpace(WELLS[2]) not in targets(s)
    assert a.TargetSpace(WELLS[0]) not in targets(s)
    assert not {*targets(s)} & {
        a.TargetSpace(house) for house in (HOUSES["heath"], HOUSES["quarry"])
    }


# --- wish -------------------------------------------------------------------------------------


@pytest.mark.rule("RW-58", "RW-64")
@pytest.mark.parametrize("tile", ["knight", "dragon", "cursed", "orb"])
def test_wish_takes_a_tile_of_any_kind(tile: str) -> None:
    s = casting("wish", foe={"tiles": ["potion", tile]})

    s = do(s, a.Cast("wish"), a.TargetTile(FOE, tile))

    assert s.characters[ME].tiles == [tile]
    assert s.characters[FOE].tiles == ["potion"]


@pytest.mark.rule("RW-58", "RW-63", "RW-10")
def test_a_wish_for_the_last_orb_opens_the_gate_and_moves_both_markers() -> None:
    s = casting("wish", tiles=["orb", "orb"], foe={"tiles": ["orb"]})
    before = income(s, ME), income(s, FOE)
    assert not may_enter(s, ME)

    s = do(s, a.Cast("wish"), a.TargetTile(FOE, "orb"))

    assert may_enter(s, ME) == "orbs"
    assert (income(s, ME), income(s, FOE)) == (before[0] + 1, before[1] - 1)


# --- submarine --------------------------------------------------------------------------------


def diving(start: str, **foe: Any) -> Realm:
    return do(casting("submarine", at=start, foe=foe), a.Cast("submarine"))


@pytest.mark.rule("RW-59")
def test_submarine_goes_at_once_to_another_easy_beach_of_the_disc() -> None:
    s = diving(EASY[0])
    assert {*targets(s)} == {a.TargetSpace(code) for code in EASY[1:]}

    applied = done(s, a.TargetSpace(EASY[-1]))

    assert e.Dived(ME, EASY[-1]) in applied.events
    assert applied.s.characters[ME].at == EASY[-1]


@pytest.mark.rule("RW-59")
def test_submarine_starts_from_a_beach_even_a_hard_one() -> None:
    hard = next(code for code in BEACHES if SPACES[code].cost == 2)
    inland = next(code for code in spaces("tower") if not SPACES[code].beach)

    assert targets(diving(hard))
    assert blocked(casting("submarine", at=inland), a.Cast("submarine")) == "rw-59-no-beach"


@pytest.mark.rule("RW-59")
def test_submarine_needs_a_beach_without_character_monster_or_foreign_fort() -> None:
    me = side(at=EASY[0], magic=["submarine"])
    foe = side(at=EASY[1], forts={EASY[2]: 1})

    s = laid(me, foe, step="spells", monsters={EASY[3]: "dragon"})
    s = do(s, a.Cast("submarine"))

    assert {*targets(s)} == {a.TargetSpace(code) for code in EASY[4:]}


@pytest.mark.rule("RW-59")
def test_submarine_stays_on_its_disc() -> None:
    start, *_ = [code for code, space in SPACES.items() if space.beach and space.disc == "middle"]

    there = {action.space for action in targets(diving(start)) if isinstance(action, a.TargetSpace)}

    assert {SPACES[code].disc for code in there} == {"middle"}


# --- everyone's cards -------------------------------------------------------------------------


@pytest.mark.rule("RW-18", "RW-19")
@pytest.mark.parametrize("card", [card for card in MAGIC if kind_of(card) != "counterspell"])
def test_every_card_is_cast_once(card: str) -> None:
    foe = {"forts": {WELLS[0]: 1}, "tiles": ["orb"]}
    s = casting(card, at=EASY[0], foe=foe)

    while not s.gone:
        s = do(s, targets(s)[0])

    assert s.gone == [card]
    assert s.characters[ME].magic.cards == []
