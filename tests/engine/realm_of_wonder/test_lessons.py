"""What the texts of the lessons take for granted, at each step: facts, not bytes."""

from __future__ import annotations

from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder.board import CASTLE, LANDS
from engine.games.realm_of_wonder.state import points
from engine.teaching import played, taught

YOU, RIVAL = 0, 1


class TestTheThirdOrb:
    states = list(played(taught(GAME, 1)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[0].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def test_the_mage_lacks_one_orb(self) -> None:
        assert self.states[0].characters[YOU].key == "mage"
        assert self.facts(1, "orbs", "points") == (2, 9)

    def test_the_slower_casts_first_and_moves_last(self) -> None:
        you, rival = self.states[1].characters

        assert you.pace.speed < rival.pace.speed
        assert points(self.states[1], YOU) > points(self.states[1], RIVAL)
        assert self.states[1].turn_of == YOU
        assert self.states[4].characters[RIVAL].pace.moved

    def test_discs_turn_where_they_should(self) -> None:
        middle = [LANDS[s.middle] for s in self.states]
        castle = [LANDS[s.castle] for s in self.states]

        assert (middle[2], middle[3]) == ("orchard", "heath")
        assert (castle[7], castle[8]) == ("quarry", "ice")

    def test_points_and_orbs_are_as_the_texts_tell(self) -> None:
        assert self.facts(4, "magic") == (2,)
        assert self.facts(5, "left", "rough") == (9, 2)
        assert self.facts(6, "mp") == (10,)
        assert self.facts(7, "orbs", "left") == (3, 7)
        assert self.facts(9, "left") == (3,)
        assert self.facts(10, "left") == (1,)

    def test_it_is_won(self) -> None:
        last = self.states[-1]

        assert last.characters[YOU].at == CASTLE
        assert last.result is not None
        assert last.result.places == (1, 2)


class TestMusclesAndForts:
    states = list(played(taught(GAME, 2)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[1].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def test_the_faster_moves_first(self) -> None:
        you, rival = self.states[2].characters

        assert you.pace.speed > rival.pace.speed
        assert self.states[2].turn_of == YOU

    def test_the_rival_holds_the_orb(self) -> None:
        assert [one.orbs for one in self.states[0].characters] == [0, 1]
        assert [one.orbs for one in self.states[-1].characters] == [1, 0]

    def test_a_fort_stands_on_the_well(self) -> None:
        assert self.facts(3, "cost", "mp") == (3, 10)
        assert self.facts(4, "left", "mp") == (6, 7)
        assert self.states[3].forts["H4"].owner == YOU

    def test_muscles_make_the_difference(self) -> None:
        mine, theirs = self.facts(8, "mine", "theirs")

        assert self.facts(7, "muscles") == (2,)
        assert isinstance(mine, int)
        assert isinstance(theirs, int)
        assert theirs < mine <= theirs + 2

    def test_fort_and_orb_pay_in_the_next_round(self) -> None:
        assert self.facts(9, "battles", "left") == (1, 3)
        assert self.states[-1].round == self.states[0].round + 1
        assert self.states[-1].characters[YOU].at == "H4"
        assert self.facts(11, "income", "mp") == (6, 13)
