"""Battles against characters and monsters [RW-25, RW-38 to RW-43, RW-66, RW-68 to RW-70, RW-76,
RW-77]."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from engine.core import Event
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.state import BONUS_TOKENS, HOUSES, Realm, Roll
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.ground import (
    BY_TOWER,
    BY_WELL,
    TOWER,
    WELL,
    around,
    beside,
    beyond,
    spaces,
)
from tests.engine.realm_of_wonder.kit import (
    FOE,
    ME,
    THIRD,
    blocked,
    do,
    done,
    laid,
    offered,
    offers,
    side,
)

HOUSE, FOES_HOUSE = HOUSES["heath"], HOUSES["quarry"]
EventT = TypeVar("EventT", bound=Event)


def facing(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Realm:
    """I stand beside an empty tower with my foe on it."""
    me, foe = side(at=BY_TOWER, **(mine or {})), side(at=TOWER, **(theirs or {}))
    return laid(me, foe, opened=[TOWER])


def lair(monster: str, mine: dict[str, Any] | None = None, **rest: Any) -> Realm:
    """I stand beside a tower with a monster."""
    return laid(side(at=BY_TOWER, **(mine or {})), side(), monsters={TOWER: monster}, **rest)


def fight(s: Realm, *dice: str) -> tuple[Realm, tuple[Event, ...]]:
    """Attack on the tower's space with these dice, mine first."""
    applied = done(s, a.Attack(TOWER), dice=Loaded(*dice))
    return applied.s, applied.events


def only(kind: type[EventT], events: tuple[Event, ...]) -> list[EventT]:
    return [event for event in events if isinstance(event, kind)]


def at(s: Realm, seat: int = ME) -> str:
    return s.characters[seat].at


class TestCharacters:
    @pytest.mark.rule("RW-25", "RW-38")
    def test_the_attacker_rolls_first_and_the_higher_total_wins(self) -> None:
        s = facing()

        s, happened = fight(s, "3", "1")

        assert happened[1:] == (
            e.BattleBegan(ME, FOE, TOWER),
            e.BattleRolled(ME, ["3"], 0, 3),
            e.BattleRolled(FOE, ["1"], 0, 1),
            e.BattleWon(ME, FOE),
            e.Returned(FOE, FOES_HOUSE),
        )

    @pytest.mark.rule("RW-38")
    def test_the_dice_of_both_lie_in_sight_until_the_next(self) -> None:
        s, _ = fight(facing({"muscles": 1}), "purple", "1", "3")

        assert s.rolled == [Roll(ME, ["purple", "1"], 4), Roll(FOE, ["3"], 3)]

    @pytest.mark.rule("RW-38", "RW-67", "RW-79")
    def test_muscle_tokens_add_up_in_every_battle(self) -> None:
        s = facing({"muscles": 2}, {"muscles": 1})

        s, happened = fight(s, "1", "1")

        assert [(roll.bonus, roll.total) for roll in only(e.BattleRolled, happened)] == [
            (2, 3),
            (1, 2),
        ]
        assert s.characters[ME].muscles == 2

    @pytest.mark.rule("RW-39", "RW-79")
    def test_a_purple_two_is_rolled_again_and_added(self) -> None:
        _, happened = fight(facing(), "purple", "3", "purple", "purple", "2")

        mine, theirs = only(e.BattleRolled, happened)
        assert (mine.dice, mine.total) == (["purple", "3"], 5)
        assert (theirs.dice, theirs.total) == (["purple", "purple", "2"], 6)

    @pytest.mark.rule("RW-76")
    def test_the_winning_attacker_stays_and_goes_on(self) -> None:
        s = facing({"left": 4})

        s, _ = fight(s, "3", "1")

        assert at(s) == TOWER
        assert s.characters[ME].pace.left > 0
        assert offered(s, a.EndTurn(), by=ME)

    @pytest.mark.rule("RW-40")
    def test_a_beaten_defender_plays_its_turn_from_where_it_was_placed(self) -> None:
        s, _ = fight(facing(), "3", "1")

        s = do(s, a.EndTurn())

        assert at(s, FOE) == FOES_HOUSE
        assert s.turn_of == FOE
        assert offered(s, a.EndTurn(), by=FOE)

    @pytest.mark.rule("RW-40")
    def test_a_beaten_attacker_goes_home_and_its_turn_is_over(self) -> None:
        s, happened = fight(facing(), "1", "3")

        assert only(e.BattleWon, happened) == [e.BattleWon(FOE, ME)]
        assert only(e.TurnEnded, happened) == [e.TurnEnded(ME)]
        assert (at(s), at(s, FOE)) == (HOUSE, TOWER)
        assert s.turn_of == FOE

    @pytest.mark.rule("RW-72")
    @pytest.mark.parametrize(("dice", "winner"), [(("3", "1"), ME), (("1", "3"), FOE)])
    def test_whoever_wins_has_won_a_battle(self, dice: tuple[str, str], winner: int) -> None:
        s, _ = fight(facing(), *dice)

        assert [one.battles for one in s.characters] == [int(winner == ME), int(winner == FOE)]

    @pytest.mark.rule("RW-77")
    def test_nobody_is_attacked_at_home(self) -> None:
        s = laid(side(at=beside(FOES_HOUSE), left=8), side(at=FOES_HOUSE))

        assert a.Attack(FOES_HOUSE) not in offers(s)
        assert a.Walk(FOES_HOUSE) not in offers(s)

    @pytest.mark.rule("RW-77", "RW-34")
    def test_on_the_castle_island_attacks_are_allowed(self) -> None:
        here = "K4"
        there = next(code for code in around(here) if code != "K")
        s = laid(side(at=here, left=4), side(at=there))

        s = done(s, a.Attack(there), dice=Loaded("3", "1")).s

        assert (at(s), at(s, FOE)) == (there, FOES_HOUSE)


class TestDraw:
    @pytest.mark.rule("RW-41")
    def test_the_attacker_goes_back_and_its_turn_is_over(self) -> None:
        s, happened = fight(facing(), "2", "2")

        assert happened[-4:-1] == (
            e.BattleDrawn(ME),
            e.StoodBack(ME, BY_TOWER),
            e.TurnEnded(ME),
        )
        assert (at(s), at(s, FOE)) == (BY_TOWER, TOWER)
        assert [one.battles for one in s.characters] == [0, 0]
        assert s.turn_of == FOE

    @pytest.mark.rule("RW-41")
    def test_after_a_longer_walk_it_stands_on_the_space_before(self) -> None:
        far = beyond(TOWER)
        s = laid(side(at=far, left=8), side(at=TOWER), opened=[TOWER])

        s, happened = fight(s, "2", "2")

        (walk,) = only(e.Walked, happened)
        assert at(s) == walk.spaces[-2]

    @pytest.mark.rule("RW-41")
    def test_after_a_jump_it_stands_where_the_jump_began(self) -> None:
        here = spaces("vortex")[0]
        s = laid(side(at=here), side(at=FOES_HOUSE))
        there = next(action.space for action in offers(s) if isinstance(action, a.Vortex))
        s = laid(side(at=here), side(at=there))

        s = done(s, a.Vortex(there), dice=Loaded("1", "1")).s

        assert (at(s), at(s, FOE)) == (here, there)
        assert s.turn_of == FOE


class TestConqueredGround:
    @pytest.mark.rule("RW-37")
    @pytest.mark.parametrize(("dice", "ends"), [(("1", "3"), HOUSE), (("2", "2"), BY_WELL)])
    def test_conquest_first_and_it_stands_whatever_follows(
        self, dice: tuple[str, str], ends: str
    ) -> None:
        s = laid(side(at=BY_WELL), side(at=WELL, forts={WELL: 1}))

        applied = done(s, a.Conquer(WELL, 2), dice=Loaded(*dice))

        kinds = [type(event) for event in applied.events]
        assert kinds.index(e.FortConquered) < kinds.index(e.BattleBegan)
        assert applied.s.forts[WELL].owner == ME
        assert at(applied.s) == ends


class TestMonsters:
    @pytest.mark.rule("RW-42")
    @pytest.mark.parametrize(("attacker", "roller"), [(ME, THIRD), (FOE, ME)])
    def test_the_seat_before_the_active_one_rolls_for_the_monster(
        self, attacker: int, roller: int
    ) -> None:
        sides = [side(move="move-1"), side(move="move-3"), side(move="move-5")]
        sides[attacker].at, sides[attacker].move = BY_TOWER, "move-50"
        s = laid(*sides, monsters={TOWER: "dragon"})

        _, happened = fight(s, "1", "2")

        mine, its = only(e.BattleRolled, happened)
        assert (mine.seat, mine.other) == (attacker, None)
        assert its == e.BattleRolled(None, ["2"], 3, 5, roller)

    @pytest.mark.rule("RW-42", "RW-39")
    def test_a_purple_two_counts_for_a_monster(self) -> None:
        _, happened = fight(lair("cyclops"), "3", "purple", "1")

        assert only(e.BattleRolled, happened)[1].total == 2 + 1 + 1
        assert only(e.LostToMonster, happened)

    @pytest.mark.rule("RW-42")
    def test_entering_costs_no_magic_points(self) -> None:
        s, _ = fight(lair("cyclops", {"mp": 0}), "3", "1")

        assert s.characters[ME].mp == 0
        assert s.characters[ME].tiles == ["cyclops"]

    @pytest.mark.rule("RW-42", "RW-68")
    def test_a_cyclops_gives_a_magic_card(self) -> None:
        s = lair("cyclops", {"left": 4}, magic_deck=["wish"])

        s, happened = fight(s, "3", "1")

        assert e.MonsterBeaten(ME, "cyclops") in happened
        assert s.characters[ME].magic.cards == ["wish"]
        assert TOWER not in s.monsters
        assert s.characters[ME].battles == 1
        assert at(s) == TOWER
        assert offered(s, a.EndTurn(), by=ME)

    @pytest.mark.rule("RW-69")
    def test_a_vampire_gives_a_bonus_token(self) -> None:
        s, happened = fight(lair("vampire"), "purple", "2", "1")
        assert only(e.BattleRolled, happened)[1].bonus == 2
        assert offers(s) == [a.PickBonus("shoe"), a.PickBonus("muscle")]

        s = do(s, a.PickBonus("muscle"))

        assert s.characters[ME].muscles == 1
        assert s.characters[ME].magic.cards == []

    @pytest.mark.rule("RW-70")
    def test_a_dragon_gives_a_magic_card_and_a_bonus_token(self) -> None:
        s = lair("dragon", magic_deck=["wish"])

        s, _ = fight(s, "purple", "3", "1")
        s = do(s, a.PickBonus("shoe"))

        assert s.characters[ME].tiles == ["dragon"]
        assert s.characters[ME].magic.cards == ["wish"]
        assert s.characters[ME].shoes == 1

    @pytest.mark.rule("RW-79", "RW-75")
    def test_what_is_not_left_is_not_given(self) -> None:
        s = lair("dragon", {"muscles": BONUS_TOKENS}, magic_deck=[])

        s, happened = fight(s, "3", "1")

        assert e.BonusesOut(ME) in happened
        assert s.characters[ME].magic.cards == []
        assert s.characters[ME].muscles == BONUS_TOKENS

    @pytest.mark.rule("RW-43")
    def test_who_loses_goes_home_and_nothing_is_taken(self) -> None:
        s = lair("dragon", {"tiles": ["orb", "potion"], "magic": []})

        s, happened = fight(s, "1", "1")

        assert only(e.LostToMonster, happened) == [e.LostToMonster(ME, "dragon")]
        assert at(s) == HOUSE
        assert s.characters[ME].tiles == ["orb", "potion"]
        assert s.monsters == {TOWER: "dragon"}
        assert s.turn_of == FOE

    @pytest.mark.rule("RW-42", "RW-41")
    def test_a_draw_with_a_monster_face_up_leads_back(self) -> None:
        s, _ = fight(lair("cyclops"), "2", "1")

        assert at(s) == BY_TOWER
        assert s.monsters == {TOWER: "cyclops"}
        assert s.turn_of == FOE

    @pytest.mark.rule("RW-41")
    def test_after_a_draw_with_one_just_uncovered_the_character_stays(self) -> None:
        s = laid(side(at=TOWER), side(), towers={TOWER: "cyclops"})

        s = done(s, a.OpenTower(), dice=Loaded("2", "1")).s

        assert at(s) == TOWER
        assert s.monsters == {TOWER: "cyclops"}
        assert s.turn_of == FOE

    @pytest.mark.rule("RW-41")
    def test_in_its_next_turn_it_leaves_or_fights_first(self) -> None:
        s = laid(side(at=TOWER, left=4), side(), monsters={TOWER: "cyclops"})

        assert offered(s, a.Attack(TOWER), by=ME)
        assert offered(s, a.Walk(BY_TOWER), by=ME)
        assert blocked(s, a.EndTurn(), by=ME) == "rw-41-monster"

    @pytest.mark.rule("RW-41")
    def test_another_draw_with_it_leaves_the_character_there(self) -> None:
        s = laid(side(at=TOWER), side(), monsters={TOWER: "cyclops"})

        s, happened = fight(s, "2", "1")

        assert at(s) == TOWER
        assert not only(e.StoodBack, happened)
        assert s.turn_of == FOE

    @pytest.mark.rule("RW-42", "RW-76")
    def test_behind_a_beaten_character_waits_the_monster(self) -> None:
        s = laid(side(at=BY_TOWER), side(at=TOWER), monsters={TOWER: "cyclops"})

        s, happened = fight(s, "3", "1", "3", "1")

        assert e.BattleWon(ME, FOE) in happened
        assert e.MonsterBeaten(ME, "cyclops") in happened
        assert s.characters[ME].battles == 2

    @pytest.mark.rule("RW-41", "RW-76")
    def test_it_stays_after_a_draw_where_the_beaten_one_has_gone_whence_it_came(self) -> None:
        """The well beside the tower is the foe's stronghold, and free once the attacker has
        left."""
        well, tower = "D4", "D8"
        s = laid(side(at=well), side(at=tower, forts={well: 3}), monsters={tower: "cyclops"})

        s = done(s, a.Attack(tower), dice=Loaded("3", "1")).s
        s = done(s, a.ReturnTo(well), dice=Loaded("2", "1")).s

        assert (at(s), at(s, FOE)) == (tower, well)
        assert s.monsters == {tower: "cyclops"}
        assert s.turn_of == FOE


class TestKnights:
    @pytest.mark.rule("RW-66")
    def test_all_knights_of_both_must_go(self) -> None:
        s = facing({"tiles": ["knight", "orb"]}, {"tiles": ["knight", "knight"]})

        s, happened = fight(s, "1", "1")

        assert only(e.KnightsSent, happened) == [e.KnightsSent(ME, 1), e.KnightsSent(FOE, 2)]
        assert [roll.bonus for roll in only(e.BattleRolled, happened)] == [2, 4]
        assert s.characters[FOE].tiles == []
        assert s.gone.count("knight") == 3

    @pytest.mark.rule("RW-66", "RW-40")
    def test_they_leave_before_spoils_are_taken(self) -> None:
        s = facing(None, {"tiles": ["knight"]})

        s, _ = fight(s, "purple", "purple", "3", "1")

        assert s.characters[FOE].tiles == []
        assert at(s, FOE) == FOES_HOUSE

    @pytest.mark.rule("RW-66", "RW-42")
    def test_they_fight_monsters_too(self) -> None:
        s, happened = fight(lair("dragon", {"tiles": ["knight"]}), "3", "1")

        assert e.KnightsSent(ME, 1) in happened
        assert s.characters[ME].tiles == ["dragon"]
