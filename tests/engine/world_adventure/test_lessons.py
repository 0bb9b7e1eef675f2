"""What the texts of the lessons take for granted, at each step: facts, not bytes."""

from __future__ import annotations

from engine.games.world_adventure import GAME
from engine.games.world_adventure.cards import POWERS
from engine.games.world_adventure.state import SUCCESS
from engine.teaching import played, taught

YOU, RIVAL = 0, 1


class TestYourFirstRune:
    states = list(played(taught(GAME, 1)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[0].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def test_you_are_in_china_and_japan_needs_spice(self) -> None:
        s = self.states[0]

        assert (s.clans[YOU].at, s.needs["japan"]) == ("CN", "spice")
        assert self.facts(1, "goal", "gold", "room") == (9, 20, 3)

    def test_a_sale_of_sixteen_is_a_deed(self) -> None:
        assert self.facts(2, "price") == (3,)
        assert self.facts(3, "needed", "other", "pair") == (6, 4, 12)
        assert self.facts(4, "sum") == (16,)
        assert self.states[4].clans[YOU].goods == ["spice", "spice", "silk"]
        assert self.states[6].clans[YOU].runes == ["sale-16"]
        assert self.facts(7, "gold", "runes") == (27, 1)

    def test_the_way_takes_all_moves(self) -> None:
        assert self.facts(5, "usual", "actions", "moves") == (2, 1, 3)
        assert self.states[5].clans[YOU].at == "JP"
        assert self.facts(6, "moves") == (0,)

    def test_two_kinds_of_powers_are_drawn(self) -> None:
        assert not POWERS["carpet-of-winds"].purple
        assert POWERS["stone-wall"].purple
        assert [power.key for power in self.states[9].clans[YOU].powers] == ["carpet-of-winds"]

    def test_a_stall_pays_in_the_next_month(self) -> None:
        before, after = self.states[-2].clans[YOU].gold, self.states[-1].clans[YOU].gold

        assert self.facts(10, "pause") == (2,)
        assert self.facts(11, "actions", "stall", "income") == (1, 5, 5)
        assert self.states[-1].month == 2
        assert after == before + 5


class TestRobbersAndBeasts:
    states = list(played(taught(GAME, 2)))

    def facts(self, step: int, *names: str) -> tuple[object, ...]:
        said = GAME.lessons[1].facts(self.states[step - 1])
        return tuple(said[name] for name in names)

    def test_two_dice_and_two_soldiers(self) -> None:
        assert self.facts(1, "explorer", "soldiers", "actions") == (2, 2, 1)

    def test_one_success_finds_and_two_bring_an_action(self) -> None:
        assert sum(die <= SUCCESS for die in self.states[1].rolled) == 1
        assert self.facts(2, "actions") == (0,)
        assert self.facts(3, "actions") == (1,)

    def test_robbing_makes_wanted_and_brings_gold_and_a_rune(self) -> None:
        assert self.facts(3, "wanted", "gold") == (0, 20)
        assert self.facts(4, "wanted") == (1,)
        assert self.states[5].clans[YOU].runes == ["green"]
        assert self.states[5].clans[YOU].goods
        assert self.facts(6, "gold") == (27,)

    def test_the_weaker_monster_is_beaten_and_nobody_faints(self) -> None:
        last = self.states[-1].clans[YOU]

        assert last.runes == ["green", "minion"]
        assert not any(soldier.fainted for soldier in last.soldiers)
