"""Walking: points, ways beforehand, what bars them and what waits at their end: RW-22 to RW-25,
RW-33, RW-37, RW-41, RW-76, RW-77."""

from __future__ import annotations

import pytest

from engine.core import Action, Msg, Option, named
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import (
    Attack,
    BuyMagic,
    BuyPoint,
    Conquer,
    EndTurn,
    EnterCastle,
    OpenTower,
    Walk,
)
from engine.games.realm_of_wonder.cards import MOVES
from engine.games.realm_of_wonder.details import odds
from engine.games.realm_of_wonder.routes import open_ways
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
    offers,
    side,
)

ORBS = ("orb", "orb", "cursed")


def option(s: Realm, action: Action) -> Option:
    return next(one for one in GAME.options(s, ME) if one.action == action)


def walks(s: Realm) -> set[str]:
    return {action.space for action in offers(s, ME) if isinstance(action, Walk)}


def where(s: Realm, seat: int = ME) -> str:
    return s.characters[seat].at


def left(s: Realm, seat: int = ME) -> int:
    return s.characters[seat].pace.left


# --- turns ------------------------------------------------------------------------------------


@pytest.mark.rule("RW-21")
def test_the_fastest_moves_first_and_each_its_whole_turn() -> None:
    s = laid(side(move="move-20"), side(move="move-40"), side(move="move-30"))

    order = [*GAME.actors(s)]
    for _ in range(2):
        s = do(s, EndTurn())
        order += GAME.actors(s)
    last = done(s, EndTurn())

    assert order == [FOE, THIRD, ME]
    assert e.RoundBegan(3) in last.events


# --- points -----------------------------------------------------------------------------------


@pytest.mark.rule("RW-22")
def test_an_easy_space_costs_one_point_and_a_hard_one_two() -> None:
    s = laid(side(left=4))

    applied = done(s, Walk("H6"))

    assert applied.events[0] == e.Walked(ME, ["H3", "H6"], 3)
    assert (where(applied.s), left(applied.s)) == ("H6", 1)


@pytest.mark.rule("RW-22")
def test_only_what_the_points_reach_is_on_offer() -> None:
    assert walks(laid(side(left=0))) == set()
    assert walks(laid(side(left=1))) == {"H3", "H4"}
    assert walks(laid(side(left=2))) == {"H3", "H4", "H5", "H9"}


@pytest.mark.rule("RW-22")
@pytest.mark.parametrize(("shift", "more"), [(0, 2), (3, 5), (-3, -1)])
def test_card_shoes_and_spells_are_summed(shift: int, more: int) -> None:
    s = laid(side(move="move-40", shoes=2, pace={"shift": shift}))

    assert left(s) == MOVES["move-40"].points + more


@pytest.mark.rule("RW-22")
def test_points_never_fall_below_none_but_one_can_still_be_bought() -> None:
    s = laid(side(move="move-50", pace={"shift": -6}))

    then = do(s, BuyPoint())

    assert (left(s), left(then)) == (0, 1)


@pytest.mark.rule("RW-22")
def test_points_left_are_lost_and_who_has_used_none_is_asked_once() -> None:
    s = laid(side(move="move-40", left=MOVES["move-40"].points))
    walked = do(s, Walk("H3"), OpenTower())

    then = do(walked, EndTurn())

    assert option(s, EndTurn()).confirm
    told = {"points": left(walked), "island": False}
    assert option(walked, EndTurn()).detail == Msg("realm-of-wonder-left", told)
    assert left(then) == 0
    assert GAME.actors(then) == [FOE]


@pytest.mark.rule("RW-23")
def test_three_mp_buy_one_point_a_turn() -> None:
    s = laid(side(left=0, mp=7))

    then = do(s, BuyPoint())

    assert (left(then), then.characters[ME].mp) == (1, 4)
    assert blocked(then, BuyPoint()) == "rw-23-once"
    assert blocked(laid(side(mp=2)), BuyPoint()) == "rw-23-cost"


@pytest.mark.rule("RW-23")
def test_what_one_bought_point_would_reach_is_named_but_little_of_it() -> None:
    rich, poor = laid(side(left=4)), laid(side(left=4, mp=2))

    named, none = (
        [one.action for one in GAME.options(s, ME) if one.blocked == Msg("rw-23-short")]
        for s in (rich, poor)
    )

    assert 0 < len(named) <= 3
    assert none == []
    for action in named:
        assert isinstance(action, Walk)
        assert open_ways(rich, ME, 1)[action.space].cost == 5


@pytest.mark.rule("RW-24")
def test_what_is_passed_and_the_start_may_be_used_on_the_way() -> None:
    s = laid(side(left=2), towers={"H3": "knight"}, magic_deck=["wish"])

    then = do(s, BuyMagic(), Walk("H3"), OpenTower(), Walk("H5"), OpenTower())

    assert where(then) == "H5"
    assert then.characters[ME].magic.cards[0] == "wish"
    assert "knight" in then.characters[ME].tiles


# --- ways -------------------------------------------------------------------------------------


@pytest.mark.rule("RW-24")
def test_a_way_tells_its_cost_what_stands_there_and_what_it_passes() -> None:
    s = laid(side(left=5))

    way = option(s, Walk("H8")).detail

    passed = [
        Msg("realm-of-wonder-past-well", {"place": "H4"}),
        Msg("realm-of-wonder-past-tower", {"place": "H9"}),
    ]
    here = Msg("realm-of-wonder-here-runestone")
    args = {"cost": 3, "left": 2, "here": here, "past": passed}
    assert way == Msg("realm-of-wonder-way", args)


@pytest.mark.rule("RW-72")
def test_a_tower_that_may_hide_a_page_says_so_until_the_land_has_given_it() -> None:
    hidden = laid(side(left=1), quest="pages", pages={"heath": "H5"})
    found = laid(side(left=1, pages=1), quest="pages", pages={"quarry": "Q5"})

    def here(s: Realm) -> object:
        detail = option(s, Walk("H3")).detail
        assert detail
        return detail.args["here"]

    assert here(hidden) == Msg("realm-of-wonder-here-page")
    assert here(found) == Msg("realm-of-wonder-here-tower")


@pytest.mark.rule("RW-33")
def test_nobody_walks_through_a_wall() -> None:
    s = laid(side(at="H6", left=1))

    assert "H8" not in walks(s)


@pytest.mark.rule("RW-22")
def test_islands_are_reached_by_paths_only() -> None:
    joined = laid(side(at="H2", left=1))
    apart = laid(side(at="H2", left=1), middle="ice", castle="ice")
    nowhere = laid(side(at="H2", left=1), middle="quarry")

    assert "H11" in walks(joined)
    assert "I11" in walks(apart)
    assert not any(code in walks(nowhere) for code in ("H11", "Q11", "I11", "O11"))


@pytest.mark.rule("RW-77")
def test_nobody_enters_the_house_of_another() -> None:
    s = laid(side(key="golem", at="H3", left=4), side(key="mage"))
    empty = laid(side(key="golem", at="H3", left=4), side(key="mage", at="H9"))

    for table in (s, empty):
        assert not offered(table, Walk("H1"))
        assert not offered(table, Attack("H1"))
    assert open_ways(empty, ME)["H4"].path == ("H6", "H4")


@pytest.mark.rule("RW-07")
def test_where_nobody_lives_one_walks_as_anywhere() -> None:
    s = laid(side(at="Q3", left=1), side(key="yeti"))

    assert "Q1" in walks(s)


# --- meeting others ---------------------------------------------------------------------------


@pytest.mark.rule("RW-25", "RW-76")
def test_an_occupied_space_is_entered_by_battle_only_and_never_passed() -> None:
    s = laid(side(left=2), side(at="H3"))

    assert walks(s) == {"H4", "H9"}
    assert e.BattleBegan(ME, FOE, "H3") in events(s, Attack("H3"))


@pytest.mark.rule("RW-25")
def test_an_attack_tells_what_everybody_knows_of_the_defender() -> None:
    s = laid(side(left=1), side(at="H3", muscles=2, tiles=["knight", "orb"], magic=["wish"] * 3))

    detail = option(s, Attack("H3")).detail

    known = {"bonus": 4, "cards": 3, "monster": "", "odds": odds(-4, 3)}
    assert detail == Msg("realm-of-wonder-foe", {"cost": 1, "other": named(FOE), **known})


@pytest.mark.rule("RW-76")
def test_the_winning_attacker_stays_and_goes_on_with_its_points() -> None:
    s = laid(side(left=3), side(at="H3"))

    then = done(s, Attack("H3"), dice=Loaded("3", "1")).s

    assert (where(then), left(then), where(then, FOE)) == ("H3", 2, "Q1")
    assert offered(then, Walk("H5"), ME)


@pytest.mark.rule("RW-41")
def test_after_a_draw_the_attacker_goes_back_one_space_and_its_turn_is_over() -> None:
    s = laid(side(left=6), side(at="H5"))

    applied = done(s, Attack("H5"), dice=Loaded("1", "1"))

    assert where(applied.s) == "H3"
    assert where(applied.s, FOE) == "H5"
    assert e.TurnEnded(ME) in applied.events
    assert GAME.actors(applied.s) == [FOE]


@pytest.mark.rule("RW-40")
def test_a_beaten_attacker_is_out_of_its_turn() -> None:
    s = laid(side(left=6), side(at="H5"))

    then = done(s, Attack("H5"), dice=Loaded("1", "3")).s

    assert where(then) == "H1"
    assert GAME.actors(then) == [FOE]


@pytest.mark.rule("RW-42")
def test_a_monster_face_up_bars_the_way_and_costs_no_mp() -> None:
    s = laid(side(left=3), monsters={"H3": "cyclops"})

    applied = done(s, Attack("H3"), dice=Loaded("3", "1"))

    assert "H3" not in walks(s)
    assert open_ways(s, ME)["H6"].path == ("H4", "H6")
    assert e.MonsterBeaten(ME, "cyclops") in applied.events
    assert applied.s.characters[ME].mp == s.characters[ME].mp
    assert (where(applied.s), left(applied.s)) == ("H3", 2)


@pytest.mark.rule("RW-41")
def test_beside_an_uncovered_monster_one_leaves_or_fights_first() -> None:
    s = laid(side(at="H3", left=2), monsters={"H3": "dragon"})

    won = done(s, Attack("H3"), dice=Loaded("purple", "3", "1")).s
    drawn = done(s, Attack("H3"), dice=Loaded("purple", "2", "1")).s

    assert blocked(s, EndTurn()) == "rw-41-monster"
    assert "H5" in walks(s)
    assert "dragon" in won.characters[ME].tiles
    assert where(drawn) == "H3"
    assert GAME.actors(drawn) == [FOE]


@pytest.mark.rule("RW-42", "RW-76")
def test_a_character_beside_its_monster_is_fought_first() -> None:
    s = laid(side(left=1), side(at="H3"), monsters={"H3": "vampire"})

    told = events(s, Attack("H3"), dice=Loaded("3", "1", "3", "3"))

    order = [type(each) for each in told if isinstance(each, (e.BattleBegan, e.MonsterFought))]
    assert order == [e.BattleBegan, e.MonsterFought]
    assert e.LostToMonster(ME, "vampire") in told


# --- conquest ---------------------------------------------------------------------------------


@pytest.mark.rule("RW-37")
def test_a_foreign_fort_is_entered_by_building_a_higher_one() -> None:
    s = laid(side(left=3), side(forts={"H4": 1}))

    then = do(s, Conquer("H4", 3))

    assert not offered(s, Walk("H4"))
    assert not offered(s, Conquer("H4", 1))
    assert not offered(s, Conquer("H4", 4))
    assert (then.forts["H4"].owner, then.forts["H4"].height) == (ME, 2)
    assert (where(then), left(then), then.characters[ME].mp) == ("H4", 2, 1)


@pytest.mark.rule("RW-37")
def test_a_conquest_that_cannot_be_paid_says_why() -> None:
    s = laid(side(left=3, mp=5), side(forts={"H4": 1}))

    assert blocked(s, Conquer("H4", 2)) == "rw-37-cost"


@pytest.mark.rule("RW-37")
def test_the_fort_is_conquered_before_who_stands_there_is_met_and_stays_conquered() -> None:
    s = laid(side(left=3), side(at="H4", forts={"H4": 1}))

    applied = done(s, Conquer("H4", 2), dice=Loaded("1", "3"))

    told = [type(each) for each in applied.events]
    assert told.index(e.FortConquered) < told.index(e.BattleBegan)
    assert applied.s.forts["H4"].owner == ME
    assert (where(applied.s), where(applied.s, FOE)) == ("H1", "H4")


@pytest.mark.rule("RW-25")
def test_a_guest_on_the_own_fort_is_attacked_not_conquered() -> None:
    s = laid(side(left=1, forts={"H4": 2}), side(at="H4"))

    assert offered(s, Attack("H4"))
    assert not offered(s, Conquer("H4", 3))


# --- the castle -------------------------------------------------------------------------------


@pytest.mark.rule("RW-03")
def test_nobody_enters_the_castle_with_empty_hands() -> None:
    s = laid(side(at="K3", left=1))

    assert blocked(s, EnterCastle()) == "rw-03-nothing"


@pytest.mark.rule("RW-01", "RW-03")
def test_entering_the_castle_costs_one_point_and_wins_at_once() -> None:
    s = laid(side(at="K3", left=1, tiles=ORBS))

    applied = done(s, EnterCastle())

    assert option(s, EnterCastle()).detail == Msg(
        "realm-of-wonder-gate", {"cost": 1, "road": "orbs"}
    )
    assert option(s, EndTurn()).confirm
    assert e.CastleEntered(ME, "orbs") in applied.events
    assert applied.s.result
    assert applied.s.result.places == (1, 2)


@pytest.mark.rule("RW-03", "RW-23")
def test_a_castle_one_point_away_is_named() -> None:
    s = laid(side(at="K3", left=0, tiles=ORBS))

    then = do(s, BuyPoint(), EnterCastle())

    assert blocked(s, EnterCastle()) == "rw-23-short"
    assert then.result


@pytest.mark.rule("RW-77")
def test_characters_fight_on_the_castle_island() -> None:
    s = laid(side(at="K3", left=1), side(at="K4"))

    assert offered(s, Attack("K4"))
