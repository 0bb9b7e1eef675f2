"""What a lost battle costs [RW-36, RW-40, RW-43, RW-64]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.state import HOUSES, Realm
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.ground import BY_TOWER, TOWER, spaces
from tests.engine.realm_of_wonder.kit import (
    FOE,
    GAME,
    ME,
    blocked,
    do,
    done,
    events,
    laid,
    offered,
    offers,
    side,
)

HOUSE, FOES_HOUSE = HOUSES["heath"], HOUSES["quarry"]
FAR_WELL, OTHER_WELL = spaces("well")[-1], spaces("well")[-2]


def beaten(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Realm:
    """I have beaten my foe on an empty tower."""
    me, foe = side(at=BY_TOWER, **(mine or {})), side(at=TOWER, **(theirs or {}))
    return done(laid(me, foe, opened=[TOWER]), a.Attack(TOWER), dice=Loaded("3", "1")).s


def lost(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Realm:
    """My foe, attacked by me, has beaten me."""
    me, foe = side(at=BY_TOWER, **(mine or {})), side(at=TOWER, **(theirs or {}))
    return done(laid(me, foe, opened=[TOWER]), a.Attack(TOWER), dice=Loaded("1", "3")).s


def tiles(s: Realm) -> list[list[str]]:
    return [sorted(one.tiles) for one in s.characters]


class TestTiles:
    @pytest.mark.rule("RW-40")
    def test_the_winner_takes_as_many_as_it_likes_one_by_one(self) -> None:
        s = beaten({"tiles": ["orb"]}, {"tiles": ["orb", "potion", "potion", "cyclops"]})
        assert GAME.actors(s) == [ME]
        kinds = [a.TakeTile("cyclops"), a.TakeTile("orb"), a.TakeTile("potion"), a.EndSpoils()]
        assert offers(s) == kinds

        s = do(s, a.TakeTile("orb"), a.TakeTile("potion"), a.EndSpoils())

        assert tiles(s) == [["orb", "orb", "potion"], ["cyclops", "potion"]]
        assert s.characters[FOE].at == FOES_HOUSE
        assert s.turn_of == ME

    @pytest.mark.rule("RW-40")
    def test_with_the_last_tile_it_is_over(self) -> None:
        s = beaten(None, {"tiles": ["orb"]})

        happened = events(s, a.TakeTile("orb"))

        assert happened[:2] == (e.TileTaken(ME, FOE, "orb"), e.Returned(FOE, FOES_HOUSE))

    @pytest.mark.rule("RW-40")
    def test_with_the_last_tile_a_curse_is_not_asked_for_any_more(self) -> None:
        s = beaten({"tiles": ["cursed"]}, {"tiles": ["orb"]})

        happened = events(s, a.TakeTile("orb"))

        assert e.Returned(FOE, FOES_HOUSE) in happened

    @pytest.mark.rule("RW-40")
    def test_bonus_and_victory_tokens_are_no_tiles(self) -> None:
        s = beaten(None, {"shoes": 1, "muscles": 0, "victory": True})

        assert s.characters[FOE].at == FOES_HOUSE
        assert not offered(s, a.EndSpoils(), by=ME)
        assert (s.characters[FOE].shoes, s.characters[FOE].victory) == (1, True)

    @pytest.mark.rule("RW-40")
    def test_a_defender_who_wins_takes_from_the_attacker(self) -> None:
        s = lost({"tiles": ["orb"]})
        assert GAME.actors(s) == [FOE]

        s = do(s, a.TakeTile("orb"))

        assert tiles(s) == [[], ["orb"]]
        assert s.characters[ME].at == HOUSE
        assert s.turn_of == FOE


class TestCurse:
    @pytest.mark.rule("RW-40", "RW-64")
    def test_a_cursed_orb_is_given_even_to_who_has_nothing(self) -> None:
        s = beaten({"tiles": ["cursed"]})
        assert offers(s) == [a.GiveCurse(), a.EndSpoils()]

        s = do(s, a.GiveCurse())

        assert tiles(s) == [[], ["cursed"]]
        assert s.characters[FOE].at == FOES_HOUSE

    @pytest.mark.rule("RW-40")
    def test_only_one_and_nothing_is_taken(self) -> None:
        s = beaten({"tiles": ["cursed", "cursed"]}, {"tiles": ["orb"]})

        s = do(s, a.GiveCurse())

        assert tiles(s) == [["cursed"], ["cursed", "orb"]]
        assert not offered(s, a.TakeTile("orb"), by=ME)

    @pytest.mark.rule("RW-40")
    def test_after_a_tile_none_is_given(self) -> None:
        s = beaten({"tiles": ["cursed"]}, {"tiles": ["orb", "potion"]})

        s = do(s, a.TakeTile("orb"))

        assert blocked(s, a.GiveCurse()) == "rw-40-not-both"
        assert offered(s, a.TakeTile("potion"))

    @pytest.mark.rule("RW-64")
    def test_it_may_be_taken_as_spoils(self) -> None:
        s = beaten(None, {"tiles": ["cursed"]})

        s = do(s, a.TakeTile("cursed"))

        assert tiles(s) == [["cursed"], []]
        assert not offered(s, a.GiveCurse(), by=ME)


class TestReturning:
    @pytest.mark.rule("RW-36", "RW-40")
    def test_the_loser_chooses_between_house_and_strongholds(self) -> None:
        s = beaten(None, {"forts": {FAR_WELL: 3, OTHER_WELL: 4}})
        assert GAME.actors(s) == [FOE]
        refuges = sorted([FAR_WELL, OTHER_WELL])
        assert offers(s) == [a.ReturnTo(FOES_HOUSE), *map(a.ReturnTo, refuges)]

        s = do(s, a.ReturnTo(FAR_WELL))

        assert s.characters[FOE].at == FAR_WELL

    @pytest.mark.rule("RW-36")
    def test_a_lower_fort_is_no_stronghold(self) -> None:
        s = beaten(None, {"forts": {FAR_WELL: 2}})

        assert s.characters[FOE].at == FOES_HOUSE

    @pytest.mark.rule("RW-40")
    def test_a_stronghold_with_somebody_on_it_cannot_be_chosen(self) -> None:
        me, foe = side(at=BY_TOWER), side(at=TOWER, forts={FAR_WELL: 3})
        s = laid(me, foe, side(at=FAR_WELL), opened=[TOWER])

        s = done(s, a.Attack(TOWER), dice=Loaded("3", "1")).s

        assert s.characters[FOE].at == FOES_HOUSE

    @pytest.mark.rule("RW-36", "RW-43")
    def test_so_does_who_loses_to_a_monster(self) -> None:
        me = side(at=BY_TOWER, forts={FAR_WELL: 3})
        s = laid(me, side(), monsters={TOWER: "dragon"})

        s = done(s, a.Attack(TOWER), dice=Loaded("1", "1")).s
        assert offers(s) == [a.ReturnTo(HOUSE), a.ReturnTo(FAR_WELL)]
        s = do(s, a.ReturnTo(FAR_WELL))

        assert s.characters[ME].at == FAR_WELL
        assert s.turn_of == FOE

    @pytest.mark.rule("RW-40")
    def test_first_the_spoils_then_the_way_home(self) -> None:
        s = beaten(None, {"tiles": ["orb"], "forts": {FAR_WELL: 3}})
        assert GAME.actors(s) == [ME]

        s = do(s, a.EndSpoils())

        assert GAME.actors(s) == [FOE]
