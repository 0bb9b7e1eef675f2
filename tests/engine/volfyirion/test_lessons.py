"""What the texts of the lessons take for granted, at each step: facts, not bytes."""

from __future__ import annotations

from engine.core import Dice
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import EndTurn, PlayAll, RepelDragon
from engine.games.volfyirion.state import city_of
from engine.teaching import played, taught

YOU, RIVAL = 0, 1


class TestTheLastCity:
    states = list(played(taught(GAME, 1)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[0].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def test_the_rival_has_one_city_left(self) -> None:
        s = self.states[0]
        standing = [city.key for city in s.cities if city.standing and RIVAL in city.owners]

        assert standing == ["yrdesh"]
        assert self.facts(1, "hand", "yrdesh") == (5, 8)

    def test_points_and_defences_are_as_the_texts_tell(self) -> None:
        assert self.facts(2, "c", "b", "soldier", "tylaris") == (4, 3, 3, 8)
        assert self.facts(3, "tylaris", "row", "decisive") == (11, 5, 3)
        assert self.facts(4, "c", "stab") == (1, 1)
        assert self.facts(5, "c", "b") == (0, 3)
        assert self.facts(7, "c", "b", "k") == (0, 0, 0)

    def test_all_that_was_bought_comes_back(self) -> None:
        hand = self.states[7].houses[YOU].hand.cards

        assert {"decisive-strike", "stab", "living-knife"} <= set(hand)
        assert not self.states[7].houses[YOU].discard

    def test_a_troop_makes_the_difference(self) -> None:
        assert self.facts(8, "yrdesh") == (10,)
        assert self.facts(9, "b", "chain") == (8, 2)
        assert self.facts(10, "b", "yrdesh") == (10, 10)
        assert self.facts(12, "b", "yrdesh") == (10, 8)

    def test_it_is_won(self) -> None:
        last = self.states[-1]

        assert not city_of(last, "yrdesh").standing
        assert last.result is not None
        assert last.result.places == (1, 2)


class TestKnowledgeAndTheDragon:
    states = list(played(taught(GAME, 2)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[1].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def test_the_dragon_goes_home_and_comes_back_to_the_rival(self) -> None:
        cities = [s.dragon.city for s in self.states]

        assert cities == ["tylaris"] * 2 + [""] * 6 + ["yrdesh"] * 2 + [""]

    def test_points_are_as_the_texts_tell(self) -> None:
        assert self.facts(2, "k", "move") == (11, 8)
        assert self.facts(3, "k", "own") == (3, 3)
        assert self.facts(4, "c", "sabotage") == (6, 5)
        assert self.facts(7, "k", "gives", "theirs") == (12, 1, 4)
        assert self.facts(8, "k", "move") == (8, 8)
        assert self.facts(9, "c", "tactic") == (8, 8)

    def test_only_the_sealed_wonder_keeps_the_rival_from_the_dragon(self) -> None:
        """Were it not sealed, they would have K enough at their turn."""
        one = taught(GAME, 2)
        s = one.copy(self.states[-2])
        for played_ in s.houses[RIVAL].play:
            played_.sealed = False
        for seat, action in ((YOU, EndTurn()), (RIVAL, PlayAll())):
            s = GAME.apply(s, seat, action, Dice(one.lesson.seed, len(self.states) - 1)).s

        assert RepelDragon() in GAME.legal(s, RIVAL)

    def test_it_is_won(self) -> None:
        assert self.states[-1].result is not None
        assert self.states[-1].result.places == (1, 2)
