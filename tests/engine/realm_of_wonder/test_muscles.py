"""Muscles in battles: who is asked, what they add, what stays secret [RW-19, RW-34, RW-38]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core import Action, Msg, named
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.cards import battle_odds
from engine.games.realm_of_wonder.details import odds
from engine.games.realm_of_wonder.state import Realm
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.ground import BY_TOWER, TOWER, around
from tests.engine.realm_of_wonder.kit import FOE, GAME, ME, do, done, events, laid, offers, side

MINE, OTHER = "cannon-muscle", "wish-muscle"


def attacked(mine: list[str], theirs: list[str], order: str = "all", **rest: Any) -> Realm:
    """I have entered my foe's space; the dice will be equal unless they are loaded otherwise."""
    foe = side(at=TOWER, magic=theirs, orders={"muscles": order}, **rest)
    s = laid(side(at=BY_TOWER, magic=mine), foe, opened=[TOWER])
    return done(s, a.Attack(TOWER), dice=Loaded("1", "1")).s


def bonuses(happened: tuple[object, ...]) -> list[int]:
    return [event.bonus for event in happened if isinstance(event, e.BattleRolled)]


def stakes(s: Realm, seat: int) -> Mapping[str, Any]:
    return about(s, seat, a.EndMuscles())


def about(s: Realm, seat: int, action: Action) -> Mapping[str, Any]:
    detail = next(o.detail for o in GAME.options(s, seat) if o.action == action)
    assert detail is not None
    return detail.args


class TestAttacker:
    @pytest.mark.rule("RW-38")
    def test_holding_any_magic_card_it_is_asked_with_or_without_a_muscle(self) -> None:
        with_one, without = attacked([MINE], []), attacked(["wish"], [])

        assert GAME.actors(with_one) == GAME.actors(without) == [ME]
        public = [o.action for o in GAME.options(with_one, ME) if not o.secret]
        assert public == [o.action for o in GAME.options(without, ME) if not o.secret]
        assert public == [a.EndMuscles()]

    @pytest.mark.rule("RW-38")
    def test_without_magic_cards_it_is_not_asked(self) -> None:
        s = attacked([], [])

        assert s.turn_of == FOE  # a draw: the turn is over

    @pytest.mark.rule("RW-19", "RW-38")
    def test_each_counts_one_and_leaves_the_game(self) -> None:
        s = attacked([MINE, MINE, OTHER, "plus"], [])
        s = do(s, a.PlayMuscle(MINE), a.PlayMuscle(OTHER))
        assert offers(s) == [a.PlayMuscle(MINE), a.EndMuscles()]

        applied = done(s, a.EndMuscles(), dice=Loaded("1", "2"))

        assert applied.events[0] == e.MusclesPlayed(ME, [MINE, OTHER])
        assert bonuses(applied.events) == [2, 0]
        assert e.BattleWon(ME, FOE) in applied.events
        assert sorted(applied.s.characters[ME].magic.cards) == [MINE, "plus"]
        assert {MINE, OTHER} <= set(applied.s.gone)

    @pytest.mark.rule("RW-38")
    def test_none_need_be_played(self) -> None:
        s = attacked([MINE], [])

        happened = events(s, a.EndMuscles())

        assert not any(isinstance(event, e.MusclesPlayed) for event in happened)
        assert bonuses(happened) == [0, 0]

    @pytest.mark.rule("RW-38")
    def test_until_it_is_done_nobody_sees_what_it_lays_nor_how_many(self) -> None:
        s = attacked([MINE, OTHER], ["plus"])

        one, two = do(s, a.PlayMuscle(MINE)), do(s, a.PlayMuscle(MINE), a.PlayMuscle(OTHER))
        two.now, two.changed = one.now, one.changed

        assert GAME.view(one, FOE) == GAME.view(two, FOE)
        on_the_table = [[o for o in GAME.options(s, ME) if not o.secret] for s in (one, two)]
        assert on_the_table[0] == on_the_table[1]

    @pytest.mark.rule("RW-38")
    def test_it_may_be_taken_back_until_the_answer_may_show(self) -> None:
        s = attacked([MINE], ["plus"], order="ask")

        laying = done(s, a.PlayMuscle(MINE))
        ending = done(laying.s, a.EndMuscles())

        assert laying.free
        assert not ending.free

    @pytest.mark.rule("RW-38")
    def test_what_is_known_of_both_sides_is_told_beforehand(self) -> None:
        s = attacked([MINE, MINE], [OTHER], order="ask", tiles=["knight"], muscles=1)
        s = do(s, a.PlayMuscle(MINE), a.PlayMuscle(MINE))
        known = {"mine": 0, "theirs": 3, "foe": named(FOE), "monster": "", "odds": odds(-3, 3)}
        assert stakes(s, ME) == known

        s = do(s, a.EndMuscles())
        assert stakes(s, FOE) == {
            "mine": 3,
            "theirs": 2,
            "foe": named(ME),
            "monster": "",
            "odds": odds(1, 1),
        }
        assert about(s, FOE, a.PlayMuscle(OTHER))["odds"] == odds(2, 0)

    @pytest.mark.rule("RW-38")
    def test_a_muscle_tells_the_attacker_what_it_makes_of_the_odds(self) -> None:
        s = attacked([MINE, MINE], [OTHER, "wish"], order="ask", muscles=1)
        assert about(s, ME, a.PlayMuscle(MINE))["odds"] == odds(0, 2)

        s = do(s, a.PlayMuscle(MINE))

        assert about(s, ME, a.PlayMuscle(MINE))["odds"] == odds(1, 2)

    @pytest.mark.rule("RW-38", "RW-39")
    def test_the_odds_are_those_of_the_die(self) -> None:
        """Worked out by hand: 3 and all above it repeat, six times rarer at each step of two."""
        same = (1 / 3) ** 2 + ((1 / 6) ** 2 + (7 / 18) ** 2) / (1 - 1 / 36)

        win, lose = battle_odds(0)

        assert 1 - win - lose == pytest.approx(same, abs=1e-4)
        assert win == pytest.approx(lose)
        assert odds(0, 4) == Msg("realm-of-wonder-odds", {"win": 35, "draw": 30, "cards": 4})

    @pytest.mark.rule("RW-42")
    def test_so_is_what_a_monster_adds(self) -> None:
        s = laid(side(at=BY_TOWER, magic=[MINE]), side(), monsters={TOWER: "dragon"})

        s = do(s, a.Attack(TOWER))

        known = {"mine": 0, "theirs": 3, "foe": None, "monster": "dragon", "odds": odds(-3, 1)}
        assert stakes(s, ME) == known

    @pytest.mark.rule("RW-34")
    def test_on_the_castle_island_muscles_are_allowed(self) -> None:
        there = next(code for code in around("K4") if code != "K")
        s = laid(side(at="K4", magic=[MINE], left=4), side(at=there, magic=[OTHER]))

        s = do(s, a.Attack(there), a.PlayMuscle(MINE))
        happened = events(s, a.EndMuscles())

        assert bonuses(happened) == [1, 1]

    @pytest.mark.rule("RW-42")
    def test_against_a_monster_only_the_attacker_has_muscles(self) -> None:
        s = laid(side(at=BY_TOWER, magic=[MINE]), side(magic=[OTHER]), monsters={TOWER: "cyclops"})

        s = do(s, a.Attack(TOWER), a.PlayMuscle(MINE))
        applied = done(s, a.EndMuscles(), dice=Loaded("2", "1"))

        assert bonuses(applied.events) == [1, 1]
        assert applied.s.characters[FOE].magic.cards == [OTHER]


class TestDefender:
    @pytest.mark.rule("RW-38")
    def test_with_the_order_all_every_muscle_is_laid_unasked(self) -> None:
        s = attacked([], [])
        s = laid(
            side(at=BY_TOWER),
            side(at=TOWER, magic=[MINE, "plus", OTHER], orders={"muscles": "all"}),
            opened=[TOWER],
        )

        applied = done(s, a.Attack(TOWER), dice=Loaded("1", "2"))

        assert e.MusclesPlayed(FOE, [MINE, OTHER]) in applied.events
        assert bonuses(applied.events) == [0, 2]
        assert applied.s.characters[FOE].magic.cards == ["plus"]

    @pytest.mark.rule("RW-38")
    def test_with_the_order_none_all_are_kept(self) -> None:
        s = attacked(["plus"], [MINE], order="none")

        applied = done(s, a.EndMuscles(), dice=Loaded("1", "1"))

        assert bonuses(applied.events) == [0, 0]
        assert applied.s.characters[FOE].magic.cards == [MINE]

    @pytest.mark.rule("RW-38")
    @pytest.mark.parametrize("hand", [[MINE], ["plus"]])
    def test_with_the_order_ask_it_is_waited_for_holding_any_or_not(self, hand: list[str]) -> None:
        s = attacked([], hand, order="ask")

        assert GAME.actors(s) == [FOE]
        assert a.EndMuscles() in offers(s)

    @pytest.mark.rule("RW-38")
    def test_its_answer_comes_after_the_attackers_and_counts(self) -> None:
        s = attacked([MINE], [OTHER, OTHER.replace("wish", "minus")], order="ask")

        s = do(s, a.PlayMuscle(MINE), a.EndMuscles())
        assert GAME.actors(s) == [FOE]
        s = do(s, a.PlayMuscle(OTHER))
        applied = done(s, a.EndMuscles(), dice=Loaded("1", "1"))

        assert bonuses(applied.events) == [1, 1]
        assert applied.s.characters[FOE].magic.cards == ["minus-muscle"]

    @pytest.mark.rule("RW-38")
    def test_an_empty_hand_is_not_asked(self) -> None:
        s = attacked([], [], order="ask")

        assert s.turn_of == FOE
        assert GAME.actors(s) == [FOE]
        assert a.EndTurn() in offers(s)
