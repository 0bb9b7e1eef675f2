"""Before the first month: modes, clans, the table as laid [WA-02 to WA-04, WA-18 to WA-22]."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Dice, Setup
from engine.games.world_adventure import GAME
from engine.games.world_adventure import actions as a
from engine.games.world_adventure.board import CITIES, LEGENDS, NATIONS
from engine.games.world_adventure.cards import (
    CARAVANS,
    COMMODITIES,
    HAPPENINGS,
    HEROES,
    POWERS,
    QUESTS,
)
from engine.games.world_adventure.state import World
from tests.engine.playing import SEED
from tests.engine.world_adventure.kit import FOE, ME
from tests.engine.world_adventure.play import do

MODES = [("competitive", n) for n in (2, 3, 4)] + [("pairs", 4), ("trios", 6)]
SHARES = {"ME": a.SharePoints(2, 1, 2), "FOE": a.SharePoints(0, 4, 1)}


def opened(mode: str = "competitive", seats: int = 2, **settings: str) -> World:
    return GAME.new(Setup(mode, seats, settings=settings), Dice(SEED, 0)).s


def chosen(s: World) -> World:
    """Everybody has taken the first hero offered."""
    for seat in range(s.seats):
        s = do(s, GAME.legal(s, seat)[0], by=seat)
    return s


def made_up(s: World) -> World:
    """Play on to the first turn."""
    s = chosen(s)
    for seat in range(s.seats):
        s = do(s, a.SharePoints(2, 1, 2), by=seat)
    for seat in range(s.seats):
        s = do(s, a.ChooseCaravan("chaser"), by=seat)
    return s


# --- modes ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-02", "WA-03")
@pytest.mark.parametrize(
    ("mode", "seats", "runes", "goal"),
    [
        ("competitive", 2, "9", 9),
        ("competitive", 4, "12", 12),
        ("pairs", 4, "9", 18),
        ("trios", 6, "9", 27),
    ],
)
def test_each_mode_has_its_goal(mode: str, seats: int, runes: str, goal: int) -> None:
    assert opened(mode, seats, runes=runes).goal == goal


@pytest.mark.rule("WA-02", "WA-03", "WA-87")
def test_teams_sit_in_turn() -> None:
    assert opened("competitive", 3).teams == [[0], [1], [2]]
    assert opened("pairs", 4).teams == [[0, 2], [1, 3]]
    assert opened("trios", 6).teams == [[0, 2, 4], [1, 3, 5]]


@pytest.mark.rule("WA-04")
@pytest.mark.parametrize(("chosen", "wanted"), [("off", False), ("on", True)])
def test_the_legend_option(chosen: str, wanted: bool) -> None:
    assert opened(legend=chosen).legend == wanted


# --- the table --------------------------------------------------------------------------------


@pytest.mark.rule("WA-22")
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_the_table_is_laid(mode: str, seats: int) -> None:
    s = opened(mode, seats)

    assert list(s.needs) == list(NATIONS)
    assert len(s.reserve.cards) == 9
    assert Counter([*s.needs.values(), *s.reserve.cards]) == dict.fromkeys(COMMODITIES, 3)
    assert s.stock == dict.fromkeys(COMMODITIES, seats)
    assert sorted(s.legends.cards) == sorted(LEGENDS)
    assert len(s.board) == 3
    assert [s.merchants, s.monsters, s.npcs, s.track] == [[], [], [], []]
    assert s.stage == 1


@pytest.mark.rule("WA-22")
def test_all_cards_are_in_their_decks() -> None:
    s = opened()

    assert sorted([s.coming, *s.events.cards]) == sorted(HAPPENINGS)
    assert sorted([*s.board, *s.quests.cards]) == sorted(QUESTS)
    assert sorted(s.powers.cards) == sorted(POWERS)


# --- clans ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-18")
def test_everyone_keeps_one_of_two_heroes() -> None:
    s = opened("competitive", 4)
    mine, others = GAME.legal(s, ME), GAME.legal(s, FOE)

    s = do(s, mine[1], by=ME)

    assert len({*mine, *others}) == 4
    assert isinstance(mine[1], a.ChooseHero)
    assert s.clans[ME].hero.key == mine[1].hero
    assert GAME.legal(s, ME) == []
    assert GAME.legal(s, FOE) == others


@pytest.mark.rule("WA-18", "WA-87")
def test_a_team_chooses_from_what_its_members_were_dealt() -> None:
    s = opened("trios", 6)
    pools = [set(GAME.legal(s, seat)) for seat in range(6)]

    assert pools[0] == pools[2] == pools[4]
    assert pools[1] == pools[3] == pools[5]
    assert {action.hero for action in pools[0] | pools[1] if isinstance(action, a.ChooseHero)} == {
        *HEROES
    }
    taken = GAME.legal(s, 0)[0]
    assert set(GAME.legal(do(s, taken, by=0), 2)) == pools[0] - {taken}


@pytest.mark.rule("WA-19")
def test_five_points_are_shared_and_at_most_four_in_one() -> None:
    s = chosen(opened())
    shares = [action for action in GAME.legal(s, ME) if isinstance(action, a.SharePoints)]

    assert len(set(shares)) == len(shares) == 18
    for share in shares:
        points = (share.explorer, share.charisma, share.leadership)
        assert sum(points) == 5
        assert 0 <= min(points) <= max(points) <= 4


@pytest.mark.rule("WA-19")
def test_points_go_where_they_were_shared() -> None:
    s = do(chosen(opened()), a.SharePoints(0, 4, 1), by=FOE)

    clan = s.clans[FOE]
    assert (clan.explorer, clan.charisma, clan.leadership) == (0, 4, 1)


@pytest.mark.rule("WA-20", "WA-61")
def test_the_first_caravan_is_free_and_of_level_1() -> None:
    s = chosen(opened())
    for seat in (ME, FOE):
        s = do(s, a.SharePoints(2, 1, 2), by=seat)

    simple = [a.ChooseCaravan(key) for key, caravan in CARAVANS.items() if caravan.level == 1]
    assert GAME.legal(s, ME) == simple
    s = do(s, a.ChooseCaravan("scout-shell"), by=ME)
    assert s.clans[ME].caravan == "scout-shell"
    assert s.clans[ME].gold == 20


@pytest.mark.rule("WA-20")
def test_start_goods() -> None:
    for clan in made_up(opened("competitive", 4)).clans:
        assert clan.gold == 20
        assert clan.smoke
        assert (clan.medics, clan.pet, clan.cargo) == (0, False, False)
        assert not clan.soldiers
        assert not clan.goods
        assert clan.hero.experience == 0
        assert clan.wanted == 0


@pytest.mark.rule("WA-21", "WA-13")
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_all_awake_in_different_cities(mode: str, seats: int) -> None:
    s = made_up(opened(mode, seats))

    places = [clan.at for clan in s.clans]
    assert len(set(places)) == seats
    assert set(places) <= set(CITIES.values())


@pytest.mark.rule("WA-23", "WA-26")
def test_then_the_first_month_begins() -> None:
    s = made_up(opened())

    assert (s.month, s.step, s.event) == (1, "players", "")
    assert s.coming
    assert s.turn_of == s.order[0]
    assert GAME.actors(s) == [s.turn_of]
