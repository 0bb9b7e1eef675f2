"""Towers and tiles: RW-28, RW-61 to RW-72, RW-79."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Zone
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import (
    EndTurn,
    KeepCard,
    LeaveTile,
    OpenTower,
    PickBonus,
    UseTile,
)
from engine.games.realm_of_wonder.cards import MONSTERS
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.state import Realm
from engine.games.realm_of_wonder.towers import Chest
from tests.engine.conformance import QUICK, played
from tests.engine.playing import Loaded
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


@pytest.mark.rule("RW-28", "RW-42")
def test_before_a_tower_is_opened_it_is_told_how_many_hide_a_monster() -> None:
    """As everybody can count: it is so in every position of a whole play."""
    told = [
        (one.detail, moment.s)
        for moment in played(next(case for case in QUICK if case.game is GAME))
        for one in GAME.options(moment.s, moment.seat)
        if isinstance(one.action, OpenTower)
    ]

    assert len({str(detail) for detail, _ in told}) > 5
    for detail, s in told:
        assert detail
        assert detail.args["monsters"] == sum(tile in MONSTERS for tile in s.tiles.cards)
        assert detail.args["towers"] == len(s.towers)


def at_tower(tile: str, *others: Side, mine: Side | None = None, **more: Any) -> Realm:
    """Seat 0 stands at a tower with this tile."""
    one = mine or side()
    one.at = "H3"
    return laid(one, *others, towers={"H3": tile}, **more)


# --- turning over -----------------------------------------------------------------------------


@pytest.mark.rule("RW-28")
def test_one_mp_turns_a_tile_over() -> None:
    s = at_tower("knight")

    applied = done(s, OpenTower())

    assert applied.events == (e.TowerOpened(ME, "H3", "knight"),)
    assert applied.s.characters[ME].mp == s.characters[ME].mp - 1
    assert "H3" not in applied.s.towers
    assert not applied.free
    assert not offered(applied.s, OpenTower())


@pytest.mark.rule("RW-28")
def test_every_tower_keeps_its_own_tile() -> None:
    s = laid(side(at="H5"), towers={"H3": "orb", "H5": "potion", "H6": "dragon"})

    then = do(s, OpenTower())

    assert then.characters[ME].tiles == ["potion"]
    lying = dict(zip(then.towers, then.tiles.cards, strict=True))
    assert (lying["H3"], lying["H6"]) == ("orb", "dragon")


@pytest.mark.rule("RW-28")
def test_without_an_mp_a_tower_stays_shut() -> None:
    assert blocked(at_tower("orb", mine=side(mp=0)), OpenTower()) == "rw-28-cost"


@pytest.mark.rule("RW-28")
def test_who_leaves_a_tile_lying_is_asked_once() -> None:
    ending = next(o for o in GAME.options(at_tower("orb"), ME) if o.action == EndTurn())

    assert ending.confirm


@pytest.mark.rule("RW-28", "RW-64")
def test_a_cursed_orb_cannot_be_refused() -> None:
    s = at_tower("cursed")
    before = income(s, ME)

    then = do(s, OpenTower())

    assert then.characters[ME].tiles == ["cursed"]
    assert income(then, ME) == before - 1


# --- what tiles do ----------------------------------------------------------------------------


@pytest.mark.rule("RW-61", "RW-71")
def test_a_scroll_draws_a_magic_card_and_leaves_the_game() -> None:
    s = at_tower("scroll", magic_deck=["wish"])

    assert offers(do(s, OpenTower())) == [UseTile("scroll"), LeaveTile("scroll")]

    applied = done(do(s, OpenTower()), UseTile("scroll"))

    assert e.MagicDrawn(ME, 1, Zone(["wish"], [ME])) in applied.events
    assert applied.s.characters[ME].magic.cards == ["wish"]
    assert applied.s.characters[ME].tiles == []
    assert "scroll" in applied.s.gone


@pytest.mark.rule("RW-28", "RW-62", "RW-71")
@pytest.mark.parametrize("tile", ["scroll", "chest"])
def test_what_would_be_used_up_may_be_left_unused(tile: str) -> None:
    """Nobody gets a card of a Chest that its finder leaves."""
    s = at_tower(tile, side(), side(), magic_deck=["wish", "plus", "minus"])

    applied = done(do(s, OpenTower()), LeaveTile(tile))

    assert applied.events == (e.TileLeft(ME, tile),)
    assert applied.s.magic.cards == ["wish", "plus", "minus"]
    assert tile in applied.s.gone
    assert offered(applied.s, EndTurn())


@pytest.mark.rule("RW-61", "RW-75")
def test_an_empty_deck_gives_nothing() -> None:
    then = do(at_tower("scroll", magic_deck=[]), OpenTower())

    assert then.characters[ME].magic.cards == []


@pytest.mark.rule("RW-63")
def test_an_orb_is_worth_one_mp_a_round() -> None:
    s = at_tower("orb")

    then = do(s, OpenTower())

    assert income(then, ME) == income(s, ME) + 1
    assert then.characters[ME].orbs == 1


@pytest.mark.rule("RW-65", "RW-66", "RW-67", "RW-71")
@pytest.mark.parametrize("tile", ["teleport", "knight", "potion"])
def test_teleport_knight_and_potion_are_kept(tile: str) -> None:
    assert do(at_tower(tile), OpenTower()).characters[ME].tiles == [tile]


@pytest.mark.rule("RW-62")
def test_a_chest_deals_a_card_a_player_clockwise_from_its_finder() -> None:
    s = at_tower("chest", side(), side(), magic_deck=["wish", "plus", "minus", "cannon"])

    opened = do(s, OpenTower(), UseTile("chest"))
    then = do(opened, KeepCard("plus"))
    last = do(then, KeepCard("minus"))

    assert GAME.actors(opened) == [ME]
    assert len(offers(opened, ME)) == 3
    assert GAME.actors(then) == [FOE]
    assert set(offers(then, FOE)) == {
        KeepCard("wish"),
        KeepCard("minus"),
    }
    assert [one.magic.cards for one in last.characters] == [["plus"], ["minus"], ["wish"]]
    assert last.magic.cards == ["cannon"]
    assert "chest" in last.gone
    assert GAME.actors(last) == [ME]


@pytest.mark.rule("RW-62")
def test_only_who_holds_the_chest_sees_its_cards() -> None:
    applied = done(do(at_tower("chest", side(), side()), OpenTower()), UseTile("chest"))

    (shown,) = (event for event in applied.events if isinstance(event, e.ChestOffered))
    assert (shown.seat, shown.cards.seen) == (ME, [ME])
    s = applied.s
    seen = [GAME.view(s, seat).s.stack[-1] for seat in (ME, FOE, THIRD)]

    hidden = [isinstance(each, Chest) and set(each.cards.cards) == {"?"} for each in seen]
    assert hidden == [False, True, True]
    assert all(option.secret for option in GAME.options(s, ME))


@pytest.mark.rule("RW-62", "RW-75")
def test_a_chest_deals_what_is_left_from_its_finder_on() -> None:
    s = at_tower("chest", side(), side(), magic_deck=["wish", "plus"])

    then = do(s, OpenTower(), UseTile("chest"), KeepCard("wish"))

    assert [one.magic.cards for one in then.characters] == [["wish"], ["plus"], []]


@pytest.mark.rule("RW-62", "RW-75")
def test_a_chest_without_cards_is_empty() -> None:
    s = do(at_tower("chest", magic_deck=[]), OpenTower())

    assert GAME.actors(s) == [ME]
    assert offered(s, EndTurn())


# --- monsters ---------------------------------------------------------------------------------


@pytest.mark.rule("RW-28", "RW-42")
def test_an_uncovered_monster_is_fought_at_once_and_its_tile_won() -> None:
    s = at_tower("cyclops")

    applied = done(s, OpenTower(), dice=Loaded("3", "1"))

    assert e.MonsterFought(ME, "cyclops", "H3") in applied.events
    assert applied.s.characters[ME].tiles == ["cyclops"]
    assert applied.s.monsters == {}


@pytest.mark.rule("RW-68")
def test_a_beaten_cyclops_gives_a_magic_card() -> None:
    s = at_tower("cyclops", magic_deck=["wish"])

    then = done(s, OpenTower(), dice=Loaded("3", "1")).s

    assert then.characters[ME].magic.cards == ["wish"]
    assert GAME.actors(then) == [ME]
    assert offered(then, EndTurn())


@pytest.mark.rule("RW-67", "RW-69")
def test_a_beaten_vampire_gives_a_bonus_token_of_the_chosen_side() -> None:
    s = done(at_tower("vampire", mine=side(muscles=2)), OpenTower(), dice=Loaded("2", "1")).s

    shoe, muscle = do(s, PickBonus("shoe")), do(s, PickBonus("muscle"))

    assert offers(s) == [PickBonus("shoe"), PickBonus("muscle")]
    assert (shoe.characters[ME].shoes, shoe.characters[ME].muscles) == (1, 2)
    assert (muscle.characters[ME].shoes, muscle.characters[ME].muscles) == (0, 3)
    assert shoe.bonus == s.bonus - 1 == 3


@pytest.mark.rule("RW-79")
def test_when_the_six_bonus_tokens_are_out_none_is_given() -> None:
    s = at_tower("vampire", side(shoes=3), mine=side(muscles=3))

    applied = done(s, OpenTower(), dice=Loaded("2", "1"))

    assert e.BonusesOut(ME) in applied.events
    assert offered(applied.s, EndTurn())


@pytest.mark.rule("RW-70")
def test_a_beaten_dragon_gives_a_magic_card_and_a_bonus_token() -> None:
    s = at_tower("dragon", mine=side(muscles=3), magic_deck=["wish"])

    then = do(done(s, OpenTower(), dice=Loaded("2", "1")).s, PickBonus("shoe"))

    one = then.characters[ME]
    assert (one.tiles, one.shoes, one.magic.cards) == (["dragon"], 1, ["wish"])


@pytest.mark.rule("RW-41")
def test_after_a_draw_with_a_monster_just_uncovered_the_character_stays() -> None:
    s = at_tower("cyclops")

    then = done(s, OpenTower(), dice=Loaded("2", "1")).s

    assert then.characters[ME].at == "H3"
    assert then.monsters == {"H3": "cyclops"}
    assert GAME.actors(then) == [FOE]


@pytest.mark.rule("RW-43")
def test_beaten_by_a_monster_one_goes_home_and_it_stays_face_up() -> None:
    s = at_tower("cyclops")

    then = done(s, OpenTower(), dice=Loaded("1", "3")).s

    assert then.characters[ME].at == "H1"
    assert then.monsters == {"H3": "cyclops"}
    assert GAME.actors(then) == [FOE]


# --- pages ------------------------------------------------------------------------------------


@pytest.mark.rule("RW-72")
def test_a_page_beneath_a_tile_is_found_with_it() -> None:
    s = at_tower("knight", quest="pages", pages={"heath": "H3", "quarry": "Q5"})

    applied = done(s, OpenTower())

    assert e.PageFound(ME, 1) in applied.events
    assert applied.s.characters[ME].pages == 1
    assert [page.cards for page in applied.s.pages[:2]] == [[], ["Q5"]]


@pytest.mark.rule("RW-72")
def test_where_no_page_lies_none_is_found() -> None:
    s = at_tower("knight", quest="pages", pages={"heath": "H5"})

    assert do(s, OpenTower()).characters[ME].pages == 0


@pytest.mark.rule("RW-72")
def test_nobody_sees_where_a_page_lies() -> None:
    s = at_tower("knight", quest="pages", pages={"heath": "H5"})

    assert GAME.view(s, ME).s.pages[0].cards == ["?"]
