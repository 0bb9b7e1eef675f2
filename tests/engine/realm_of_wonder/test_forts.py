"""Forts: built, and conquered by higher ones [RW-35, RW-37, RW-78]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.forts import conquests
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.quests import progress
from engine.games.realm_of_wonder.state import FORTS, Fort, Realm
from tests.engine.realm_of_wonder.ground import BY_WELL, TOWER, WELL, spaces
from tests.engine.realm_of_wonder.kit import (
    FOE,
    ME,
    blocked,
    do,
    events,
    laid,
    offered,
    offers,
    side,
)

ELSEWHERE = [well for well in (*spaces("well"), *spaces("well", "middle")) if well != WELL]


def by_fort(height: int, **mine: Any) -> Realm:
    """I stand beside a fort of my foe's."""
    return laid(side(at=BY_WELL, **{"left": 4, **mine}), side(forts={WELL: height}))


class TestWhatATokenBrings:
    """It is told beforehand, and is so afterwards."""

    @pytest.mark.rule("RW-11", "RW-35", "RW-37", "RW-72")
    @pytest.mark.parametrize("quest", ["forts", "lands", "hoard", "battles"])
    @pytest.mark.parametrize("high", [0, 1, 2])
    @pytest.mark.parametrize("elsewhere", [{}, {"H13": 1}, {"M9": 1}])
    def test_income_quest_and_what_it_takes_to_conquer(
        self, quest: str, high: int, elsewhere: dict[str, int]
    ) -> None:
        forts = elsewhere | ({WELL: high} if high else {})
        s = laid(side(at=WELL, mp=10, forts=forts), side(mp=60), quest=quest)

        told = next(one.detail for one in GAME.options(s, ME) if one.action == a.Build())
        then = do(s, a.Build())

        assert told
        assert (told.args["height"] == 1) == (income(then, ME) > income(s, ME))
        goes_on = progress(then, ME)[0] > progress(s, ME)[0]
        assert told.args["have"] == (progress(then, ME)[0] if goes_on else None)
        assert told.args["needed"] == progress(then, ME)[1]
        assert told.args["tokens"] == min(conquests(then, FOE, WELL))
        assert told.args["left"] == then.characters[ME].mp
        assert told.args["height"] == then.forts[WELL].height


class TestBuilding:
    @pytest.mark.rule("RW-35")
    def test_three_magic_points_a_token(self) -> None:
        s = laid(side(at=WELL, mp=10))

        happened = events(s, a.Build())
        s = do(s, a.Build(), a.Build())

        assert happened == (e.FortBuilt(ME, WELL, 1),)
        assert s.forts == {WELL: Fort(ME, 2)}
        assert s.characters[ME].mp == 10 - 6
        assert s.characters[ME].supply == FORTS - 2

    @pytest.mark.rule("RW-35")
    def test_up_to_three_tokens(self) -> None:
        s = laid(side(at=WELL, mp=20, forts={WELL: 2}))

        s = do(s, a.Build())

        assert s.forts[WELL].height == 3
        assert blocked(s, a.Build()) == "rw-35-full"

    @pytest.mark.rule("RW-35")
    def test_not_without_magic_points(self) -> None:
        assert blocked(laid(side(at=WELL, mp=2)), a.Build()) == "rw-35-cost"

    @pytest.mark.rule("RW-35")
    def test_not_without_tokens(self) -> None:
        s = laid(side(at=WELL, mp=9, forts=dict.fromkeys(ELSEWHERE[:5], 2)))

        assert blocked(s, a.Build()) == "rw-35-supply"

    @pytest.mark.rule("RW-35", "RW-78")
    def test_only_on_a_well_and_not_on_that_of_a_house(self) -> None:
        at_home, on_tower = laid(side()), laid(side(at=TOWER))

        assert blocked(at_home, a.Build()) is None
        assert blocked(on_tower, a.Build()) is None

    @pytest.mark.rule("RW-37")
    def test_not_upon_a_foreign_fort(self) -> None:
        s = laid(side(at=WELL), side(forts={WELL: 1}))

        assert blocked(s, a.Build()) == "rw-37-foreign"


class TestConquest:
    @pytest.mark.rule("RW-37")
    def test_a_foreign_fort_is_entered_only_by_a_higher_one(self) -> None:
        s = by_fort(1, mp=12)

        assert a.Walk(WELL) not in offers(s)
        conquests = [action for action in offers(s) if isinstance(action, a.Conquer)]
        assert conquests == [a.Conquer(WELL, tokens) for tokens in (2, 3, 4)]

    @pytest.mark.rule("RW-37")
    def test_it_costs_entry_and_tokens_and_the_turn_goes_on(self) -> None:
        s = by_fort(1, mp=12)

        happened = events(s, a.Conquer(WELL, 3))
        s = do(s, a.Conquer(WELL, 3))

        assert e.FortConquered(ME, FOE, WELL, 3, 2) in happened
        assert s.characters[ME].at == WELL
        assert s.characters[ME].pace.left == 4 - 1
        assert s.characters[ME].mp == 12 - 9
        assert offered(s, a.EndTurn(), by=ME)

    @pytest.mark.rule("RW-37", "RW-57")
    def test_who_stands_where_a_token_was_moved_conquers_it_on_the_spot(self) -> None:
        s = laid(side(at=WELL, mp=12, left=0), side(forts={WELL: 1}))

        s = do(s, a.Conquer(WELL, 2))

        assert (s.forts[WELL], s.characters[ME].at) == (Fort(ME, 1), WELL)
        assert (s.characters[ME].mp, s.characters[ME].pace.left) == (12 - 6, 0)
        assert offered(s, a.EndTurn(), by=ME)

    @pytest.mark.rule("RW-37")
    def test_the_limit_of_three_does_not_bind_it(self) -> None:
        s = by_fort(3, mp=21)

        s = do(s, a.Conquer(WELL, 7))

        assert s.forts[WELL] == Fort(ME, 4)

    @pytest.mark.rule("RW-37")
    def test_tokens_must_be_paid_for(self) -> None:
        assert blocked(by_fort(3, mp=11), a.Conquer(WELL, 4)) == "rw-37-cost"

    @pytest.mark.rule("RW-37")
    def test_tokens_come_from_the_own_supply(self) -> None:
        s = by_fort(3, mp=50, forts=dict.fromkeys(ELSEWHERE[:7], 1))

        assert blocked(s, a.Conquer(WELL, 4)) == "rw-37-supply"

    @pytest.mark.rule("RW-37")
    def test_a_fort_of_ten_cannot_be_conquered(self) -> None:
        s = by_fort(FORTS, mp=99)

        assert blocked(s, a.Conquer(WELL, FORTS + 1)) == "rw-37-supply"

    @pytest.mark.rule("RW-37")
    def test_the_own_fort_is_simply_entered(self) -> None:
        s = laid(side(at=BY_WELL, left=4, forts={WELL: 3}))

        assert offered(s, a.Walk(WELL))
