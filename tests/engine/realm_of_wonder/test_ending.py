"""The three roads, the castle gate and the end [RW-01, RW-03, RW-80]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Score
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import CASTLE
from engine.games.realm_of_wonder.cards import QUESTS
from engine.games.realm_of_wonder.state import ROUNDS, Realm
from tests.engine.realm_of_wonder.ground import around
from tests.engine.realm_of_wonder.kit import (
    ME,
    blocked,
    do,
    done,
    laid,
    lay,
    offered,
    settle,
    side,
)

GATE = next(code for code in around(CASTLE))  # a space of the island next to the castle
ROADS: dict[str, dict[str, Any]] = {
    "quest": {"victory": True},
    "monsters": {"tiles": ["cyclops", "dragon", "cyclops"]},
    "orbs": {"tiles": ["orb", "cursed", "orb"]},
}


def ended(*sides: dict[str, Any]) -> Realm:
    """After the last turn of the last round."""
    moved = [side(**each, pace={"moved": True}) for each in sides]
    return settle(lay(*moved, round=ROUNDS)).s


class TestCastle:
    @pytest.mark.rule("RW-01", "RW-03")
    @pytest.mark.parametrize("road", ROADS)
    def test_whoever_enters_by_one_of_three_roads_wins_at_once(self, road: str) -> None:
        s = laid(side(at=GATE, left=4, **ROADS[road]))

        applied = done(s, a.EnterCastle())

        assert applied.events[-1] == e.CastleEntered(ME, road)
        assert applied.s.result is not None
        assert applied.s.result.places == (1, 2)
        assert applied.s.result.road == road

    @pytest.mark.rule("RW-03")
    @pytest.mark.parametrize(
        "mine",
        [{}, {"tiles": ["orb", "orb", "cyclops", "dragon"]}, {"battles": QUESTS["battles"] - 1}],
    )
    def test_without_one_the_gate_is_shut(self, mine: dict[str, Any]) -> None:
        s = laid(side(at=GATE, left=4, **mine), side(victory=True))

        assert blocked(s, a.EnterCastle()) == "rw-03-nothing"

    @pytest.mark.rule("RW-01")
    def test_orbs_and_monsters_are_not_added_up(self) -> None:
        s = laid(side(at=GATE, left=4, tiles=["orb", "orb", "vampire"]))

        assert not offered(s, a.EnterCastle())

    @pytest.mark.rule("RW-03")
    def test_it_costs_a_movement_point(self) -> None:
        s = laid(side(at=GATE, left=0, mp=3, victory=True))
        assert not offered(s, a.EnterCastle())

        s = do(s, a.BuyPoint(), a.EnterCastle())

        assert s.result is not None


class TestPlaces:
    @pytest.mark.rule("RW-01")
    def test_the_others_by_how_far_their_best_road_is(self) -> None:
        s = laid(
            side(at=GATE, left=4, tiles=["cyclops", "vampire", "dragon"]),
            side(tiles=["orb"]),
            side(battles=QUESTS["battles"] - 1),
            side(victory=True),
            side(tiles=["orb"]),
        )

        s = do(s, a.EnterCastle())

        assert s.result is not None
        assert s.result.places == (1, 4, 3, 2, 4)

    @pytest.mark.rule("RW-01")
    def test_scores_tell_the_best_road_in_per_cent_and_the_rounds(self) -> None:
        s = laid(side(at=GATE, left=4, victory=True), side(tiles=["orb", "cursed"]), round=9)

        s = do(s, a.EnterCastle())

        assert s.result is not None
        mine, theirs = s.result.scores
        assert mine[:2] == (Score("road-done", 100), Score("rounds", 9, "low"))
        assert [score.id for score in mine[2:]] == ["quest-round"]
        assert theirs == (Score("road-done", 66), Score("rounds", 9, "low"))


class TestTimeUp:
    @pytest.mark.rule("RW-80")
    def test_after_the_last_round_who_is_farthest_wins(self) -> None:
        s = ended({"tiles": ["orb"]}, {"tiles": ["cyclops", "dragon"]}, {})

        assert s.result is not None
        assert s.result.places == (2, 1, 3)
        assert s.result.road == ""

    @pytest.mark.rule("RW-80")
    def test_who_is_as_far_shares_it(self) -> None:
        s = ended({"tiles": ["orb", "orb"]}, {"tiles": ["cyclops", "dragon"]}, {"battles": 1})

        assert s.result is not None
        assert s.result.places == (1, 1, 3)

    @pytest.mark.rule("RW-80")
    def test_not_before_the_last_round(self) -> None:
        s = do(laid(side(), side(pace={"moved": True}), round=ROUNDS - 1), a.EndTurn())

        assert s.result is None
        assert s.round == ROUNDS

    @pytest.mark.rule("RW-80")
    def test_it_is_told(self) -> None:
        s = laid(side(), side(pace={"moved": True}), round=ROUNDS)

        applied = done(s, a.EndTurn())

        assert applied.events[-1] == e.TimeUp(ROUNDS)
        assert applied.s.result is not None
        assert applied.s.result.places == (1, 1)
