"""The King's quests and the Victory token [RW-02, RW-72]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Dice, Setup
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import QUESTS
from engine.games.realm_of_wonder.ending import roads
from engine.games.realm_of_wonder.quests import progress
from engine.games.realm_of_wonder.state import Realm
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.ground import BY_TOWER, BY_WELL, TOWER, WELL, spaces
from tests.engine.realm_of_wonder.kit import FOE, ME, SEED, do, done, events, laid, side

WELLS = [well for well in (*spaces("well"), *spaces("well", "middle")) if well != WELL]


def one_in_each_land() -> list[str]:
    """Wells of different lands, none of them in the land of the tests' own well."""
    wells = {SPACES[well].land: well for well in reversed(WELLS)}
    wells.pop(SPACES[WELL].land)
    return list(wells.values())


class TestProgress:
    @pytest.mark.rule("RW-72")
    @pytest.mark.parametrize("quest", QUESTS)
    @pytest.mark.parametrize("seats", [2, 6])
    def test_no_target_is_met_at_setup(self, quest: str, seats: int) -> None:
        s = GAME.new(Setup("race", seats, settings={"quest": quest}), Dice(SEED, 0)).s

        assert s.quest == quest
        for seat in range(seats):
            have, needed = progress(s, seat)
            assert have < needed
            assert not s.characters[seat].victory

    @pytest.mark.rule("RW-72")
    @pytest.mark.parametrize(
        ("quest", "has", "n"),
        [
            ("forts", {"forts": dict.fromkeys(WELLS[:3], 2)}, 3),
            ("pages", {"pages": 2}, 2),
            ("hoard", {"mp": 17}, 17),
            ("battles", {"battles": 3}, 3),
            ("lands", {"forts": dict.fromkeys(one_in_each_land()[:2], 2)}, 2),
        ],
    )
    def test_everybodys_is_counted(self, quest: str, has: dict[str, Any], n: int) -> None:
        s = laid(side(**has), quest=quest)

        assert progress(s, ME)[0] == n
        assert progress(s, FOE)[0] == (10 if quest == "hoard" else 0)

    @pytest.mark.rule("RW-72")
    def test_two_forts_of_one_land_are_one_land(self) -> None:
        middle = next(
            well for well in spaces("well", "middle") if SPACES[well].land == SPACES[WELL].land
        )
        s = laid(side(forts={WELL: 1, middle: 1}), quest="lands")

        assert progress(s, ME)[0] == 1


class TestVictoryToken:
    @pytest.mark.rule("RW-02", "RW-72")
    def test_forts_on_wells(self) -> None:
        n = QUESTS["forts"]
        s = laid(side(at=WELL, forts=dict.fromkeys(WELLS[: n - 1], 1)), quest="forts")

        happened = events(s, a.Build())

        assert happened == (e.FortBuilt(ME, WELL, 1), e.QuestFulfilled(ME))

    @pytest.mark.rule("RW-02", "RW-72")
    def test_forts_in_distant_lands(self) -> None:
        n = QUESTS["lands"]
        forts = dict.fromkeys(one_in_each_land()[: n - 1], 1)
        s = laid(side(at=WELL, forts=forts), quest="lands")

        assert e.QuestFulfilled(ME) in events(s, a.Build())

    @pytest.mark.rule("RW-02", "RW-72")
    def test_pages_of_a_manuscript(self) -> None:
        s = laid(
            side(at=TOWER, pages=QUESTS["pages"] - 1),
            quest="pages",
            towers={TOWER: "orb"},
            pages={"heath": TOWER},
        )

        happened = events(s, a.OpenTower())

        assert e.PageFound(ME, QUESTS["pages"]) in happened
        assert e.QuestFulfilled(ME) in happened

    @pytest.mark.rule("RW-02", "RW-72")
    def test_a_battle_won_by_a_defender_counts_out_of_turn(self) -> None:
        foe = side(at=TOWER, battles=QUESTS["battles"] - 1)
        s = laid(side(at=BY_TOWER), foe, opened=[TOWER])

        applied = done(s, a.Attack(TOWER), dice=Loaded("1", "3"))

        assert e.QuestFulfilled(FOE) in applied.events
        assert applied.s.characters[FOE].victory

    @pytest.mark.rule("RW-02")
    def test_it_is_kept_even_if_the_achievement_is_lost(self) -> None:
        s = hoards(QUESTS["hoard"], 0)
        assert s.characters[ME].victory

        s = do(s, a.Build())

        assert progress(s, ME)[0] < QUESTS["hoard"]
        assert s.characters[ME].victory
        assert roads(s, ME)["quest"] == (QUESTS["hoard"], QUESTS["hoard"])

    @pytest.mark.rule("RW-02")
    def test_its_round_is_remembered(self) -> None:
        s = hoards(QUESTS["hoard"], 0, round=7)

        assert s.characters[ME].victory_round == 7

    @pytest.mark.rule("RW-02")
    def test_several_at_the_same_moment_all_get_one(self) -> None:
        s = hoards(QUESTS["hoard"], QUESTS["hoard"])

        assert [one.victory for one in s.characters] == [True, True]

    @pytest.mark.rule("RW-02")
    def test_it_is_given_once(self) -> None:
        s = hoards(QUESTS["hoard"] + 3, 0)

        assert e.QuestFulfilled(ME) not in events(s, a.Build())

    @pytest.mark.rule("RW-72", "RW-37")
    def test_a_conquest_takes_the_losers_progress(self) -> None:
        s = laid(side(at=BY_WELL, left=4), side(forts={WELL: 1}), quest="forts")

        s = do(s, a.Conquer(WELL, 2))

        assert (progress(s, ME)[0], progress(s, FOE)[0]) == (1, 0)


def hoards(mine: int, theirs: int, round: int = 2) -> Realm:
    """The King wants magic points; I stand on a well."""
    return laid(side(at=WELL, mp=mine), side(mp=theirs), quest="hoard", round=round)
