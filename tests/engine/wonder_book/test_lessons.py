"""What the texts of the lessons take for granted, at each step: facts, not bytes."""

from __future__ import annotations

from engine.games.wonder_book import GAME
from engine.teaching import played, taught

KEN, LARA = 0, 1


class TestToTheGate:
    states = list(played(taught(GAME, 1)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[0].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def wyrms(self, step: int) -> list[str]:
        return [wyrm.area for wyrm in self.states[step - 1].wyrms if wyrm.area]

    def test_a_wyrm_sits_beside_ken(self) -> None:
        assert self.wyrms(1) == [self.states[0].heroes[KEN].area] == ["landing"]
        assert self.facts(1, "toll", "actions", "dice") == (4, 3, 3)

    def test_a_heart_turns_one_success_into_two(self) -> None:
        assert self.facts(3, "hits", "hearts") == (1, 6)
        assert self.facts(4, "hits", "hearts") == (2, 5)
        assert self.wyrms(5) == []

    def test_sparks_are_as_the_texts_tell(self) -> None:
        assert self.states[4].sparks["landing"] == 1
        assert self.facts(7, "lara", "hill") == (1, 2)
        assert self.facts(9, "ken", "lara") == (1, 3)

    def test_ken_is_bitten_where_he_stands(self) -> None:
        assert self.facts(10, "hearts") == (4,)
        assert self.states[9].heroes[KEN].area in self.wyrms(10)

    def test_the_goal_is_met(self) -> None:
        before, last = self.states[-2], self.states[-1]

        assert {hero.area for hero in last.heroes} == {"gatehouse"}
        assert before.page is None
        assert last.page is not None


class TestThingsAndChoices:
    states = list(played(taught(GAME, 2)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[1].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def test_reading_a_shred_takes_an_action_and_brings_sparks(self) -> None:
        before, after = self.states[0].heroes[LARA], self.states[1].heroes[LARA]

        assert (before.shreds, after.shreds) == (["fireflies"], [])
        assert after.sparks == before.sparks + 2
        assert self.facts(1, "left") == (3,)
        assert self.facts(2, "left", "lara") == (2, 4)

    def test_an_item_is_found_beside_the_hero(self) -> None:
        assert self.states[1].stacks["satchel"].area == self.states[1].heroes[LARA].area
        assert self.facts(2, "items") == (1,)
        assert self.facts(3, "items") == (2,)
        assert self.facts(4, "left") == (1,)

    def test_a_choice_leaves_a_keyword(self) -> None:
        assert "letter" not in self.states[4].keywords
        assert "letter" in self.states[5].keywords

    def test_kens_skill_beats_a_wyrm_next_door(self) -> None:
        assert [wyrm.area for wyrm in self.states[6].wyrms if wyrm.area] == ["bakery"]
        assert self.facts(7, "ken") == (2,)
        assert self.facts(9, "hits") == (2,)
        assert self.states[8].heroes[KEN].area == "bakery"
        assert not any(wyrm.area for wyrm in self.states[-1].wyrms)
