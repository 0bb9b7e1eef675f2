"""The table in words: the worst news first, all that a seat may know, hidden things only by
number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from engine.core import Msg, Result, named
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.board import CASTLE
from engine.games.realm_of_wonder.cards import QUESTS
from engine.games.realm_of_wonder.routes import open_ways
from engine.games.realm_of_wonder.state import FORTS, HOUSES, Realm
from engine.games.realm_of_wonder.ways import distance_to_castle
from tests.engine.realm_of_wonder.ground import BY_TOWER, BY_WELL, TOWER, WELL, around
from tests.engine.realm_of_wonder.kit import FOE, ME, do, laid, side

HOUSE = HOUSES["heath"]
GATE = around(CASTLE)[0]


def told(s: Realm, seat: int | None = None) -> list[Msg]:
    text = GAME.text(GAME.view(s, seat))
    return [*text.stakes[1:], *text.lines]


def ids(s: Realm, seat: int | None = None) -> list[str]:
    return [line.id.removeprefix("realm-of-wonder-") for line in told(s, seat)]


def line(s: Realm, name: str, to: int | None = None, **args: object) -> Msg | None:
    """The first line of that name, as told to a seat, with these among its arguments."""
    lines = (each for each in told(s, to) if each.id == f"realm-of-wonder-{name}")
    return next((each for each in lines if {**each.args, **args} == each.args), None)


def args(s: Realm, name: str, to: int | None = None, **some: object) -> Mapping[str, Any]:
    found = line(s, name, to, **some)
    assert found is not None
    return found.args


def racers(s: Realm) -> list[Mapping[str, Any]]:
    """What the table says of those who may enter the castle, in its order."""
    first = told(s)[0]
    assert first.id == "realm-of-wonder-may-enter"
    own = {name: value for name, value in first.args.items() if name != "others"}
    return [own, *(one.args for one in cast("list[Msg]", first.args["others"]))]


def balloon_ways(s: Realm) -> int:
    """How many points the way to the castle takes with a balloon, if it takes more without."""
    mine = s.characters[ME].pace
    before, mine.balloon = mine.balloon, True
    most = next(n for n in range(40) if CASTLE in open_ways(s, ME, n - mine.left))
    mine.balloon = False
    assert CASTLE not in open_ways(s, ME, most - mine.left)
    mine.balloon = before
    return most


class TestRace:
    def test_who_may_enter_the_castle_comes_first_the_nearest_before_the_others(self) -> None:
        s = laid(side(victory=True), side(at=GATE, tiles=["orb", "cursed", "orb"]))

        near, far, *_ = racers(s)

        assert near == {"seat": FOE, "road": "orbs", "n": 1}
        assert far["seat"] == ME
        assert far["road"] == "quest"
        assert isinstance(far["n"], int)
        assert far["n"] > 1

    @pytest.mark.parametrize("gates", [1, 2, 3, 6])
    def test_goal_and_danger_name_all_who_may_enter_in_two_lines(self, gates: int) -> None:
        s = laid(*(side(at=f"K{n + 1}", victory=n < gates) for n in range(6)))

        stakes = GAME.text(GAME.view(s, None)).stakes

        assert len(stakes) == 2
        far = distance_to_castle(s.middle, s.castle)
        named = {one["seat"]: one["n"] for one in racers(s)}
        assert named == {seat: far[f"K{seat + 1}"] for seat in range(gates)}

    def test_who_can_be_there_in_this_round_comes_before_who_has_moved(self) -> None:
        s = laid(side(at=GATE, victory=True), side(tiles=["orb", "orb", "orb"]))
        s.characters[ME].pace.moved, s.turn_of = True, FOE
        s.characters[FOE].pace.left = 40

        assert [one["seat"] for one in racers(s)] == [FOE, ME]

    def test_who_still_moves_in_this_round_comes_before_who_has_moved(self) -> None:
        """However near the other one is: a disc may turn for the first."""
        s = laid(side(at=GATE, victory=True), side(tiles=["orb", "orb", "orb"]))
        s.characters[ME].pace.moved, s.turn_of = True, FOE

        assert [one["seat"] for one in racers(s)] == [FOE, ME]

    @pytest.mark.parametrize(("balloon", "first"), [(True, ME), (False, FOE)])
    def test_a_balloon_brings_the_mover_closer(self, balloon: bool, first: int) -> None:
        s = laid(side(victory=True), side(at=GATE, victory=True))
        s.turn_of = ME
        s.characters[ME].mp = 0
        s.characters[ME].pace.balloon = balloon
        s.characters[ME].pace.left = balloon_ways(s)

        assert told(s)[0].args["seat"] == first

    def test_who_lacks_one_thing_only_is_told_with_the_roads(self) -> None:
        s = laid(side(tiles=["orb", "orb", "cyclops", "dragon"]), side())

        assert told(s)[0] == Msg(
            "realm-of-wonder-lacks-one", {"seat": ME, "roads": ["monsters", "orbs"]}
        )
        assert not line(s, "lacks-one", seat=FOE)

    def test_the_quest_is_told_with_everybodys_progress(self) -> None:
        s = laid(side(battles=1), side(tiles=["orb", "vampire"]), quest="battles")

        n = QUESTS["battles"]
        goal = Msg("quest-battles-goal", {"n": n})
        assert GAME.text(GAME.view(s, None)).stakes[0].args["wanted"] == goal
        assert line(s, "roads", seat=ME, have=1, needed=n, monsters=0, orbs=0, victory=False)
        assert line(s, "roads", seat=FOE, have=0, needed=n, monsters=1, orbs=1)

    def test_lands_whose_page_is_still_hidden_are_named(self) -> None:
        s = laid(side(), quest="pages", pages={"heath": TOWER})

        assert line(s, "pages") == Msg("realm-of-wonder-pages", {"lands": ["heath"]})
        assert TOWER not in str(line(s, "pages"))

    def test_an_ended_game_is_nobodys_turn_and_threatens_nobody(self) -> None:
        s = laid(side(at=GATE, left=2, victory=True), side(victory=True))

        s = do(s, a.EnterCastle())

        assert "may-enter" not in ids(s)
        assert GAME.text(GAME.view(s, None)).heading.args["now"] == ""


class TestTurn:
    def test_the_heading_names_who_moves_with_what_is_left(self) -> None:
        s = laid(side(left=3, mp=8), round=4)

        heading = GAME.text(GAME.view(s, None)).heading

        now = Msg("realm-of-wonder-now-moves", {"seat": ME, "points": 3, "mp": 8})
        assert heading == Msg("realm-of-wonder-heading", {"n": 4, "now": now})

    def test_the_heading_names_who_casts(self) -> None:
        s = laid(side(magic=["plus"]), step="spells")

        heading = GAME.text(GAME.view(s, None)).heading

        assert heading.args["now"] == Msg("realm-of-wonder-now-casts", {"seat": ME})

    def test_the_fastest_is_told_first_with_its_points(self) -> None:
        s = laid(side(shoes=1), side(pace={"shift": -3}))

        mine, theirs = args(s, "speeds")["speeds"]

        assert (mine.args["seat"], theirs.args["seat"]) == (ME, FOE)
        moves = [one.move.points for one in s.characters]
        assert (mine.args["points"], theirs.args["points"]) == (moves[ME] + 1, moves[FOE] - 3)

    def test_before_all_have_chosen_there_are_no_speeds(self) -> None:
        assert "speeds" not in ids(laid(side(), step="cards"))

    def test_a_spell_that_may_still_be_answered_is_told_with_its_answer(self) -> None:
        ask = {"counter": "ask"}
        me = side(magic=["plus", "plus"], orders=ask)
        s = laid(me, side(magic=["counterspell"], orders=ask), step="spells")

        s = do(s, a.Cast("plus"), a.TargetSeat(ME))
        assert args(s, "spell-cast", seat=ME, card="plus")
        assert "spell-countered" not in ids(s)
        s = do(s, a.Counter("counterspell"), by=FOE)

        assert args(s, "spell-countered", seat=FOE, caster=named(ME), card="plus")
        s = do(s, a.LetPass(), by=ME)
        assert "spell-cast" not in ids(s)

    def test_a_battle_under_way_is_told_before_the_quest(self) -> None:
        s = laid(side(at=BY_TOWER, magic=["plus"]), side(at=TOWER), opened=[TOWER])

        s = do(s, a.Attack(TOWER))

        assert told(s)[0] == Msg(
            "realm-of-wonder-battle", {"seat": ME, "space": TOWER, "foe": named(FOE)}
        )

    def test_so_is_one_with_a_monster(self) -> None:
        s = laid(side(at=BY_TOWER, magic=["plus"]), side(), monsters={TOWER: "dragon"})

        s = do(s, a.Attack(TOWER))

        assert line(s, "hunt", seat=ME, space=TOWER, monster="dragon")


class TestCharacters:
    def test_where_everybody_stands_and_what_it_has(self) -> None:
        me = side(at=WELL, mp=7, tiles=["orb", "potion", "potion"], forts={WELL: 2}, ready=False)
        s = laid(me, side(muscles=1, magic=["plus"]))

        assert args(s, "stands", seat=ME, character="mage")["where"] == Msg(
            "realm-of-wonder-where",
            {"space": WELL, "land": "heath", "feature": "well", "disc": "outer"},
        )
        assert line(s, "purse", seat=ME, mp=7, magic=0, moves=2)
        assert line(s, "purse", seat=FOE, magic=1)
        tiles = [
            Msg("realm-of-wonder-tiles", {"tile": "orb", "n": 1}),
            Msg("realm-of-wonder-tiles", {"tile": "potion", "n": 2}),
        ]
        assert line(s, "keeps", seat=ME, tiles=tiles, shoes=0, muscles=0, ready=False)
        assert line(s, "keeps", seat=FOE, tiles=[], muscles=1, ready=True)
        fort = Msg("realm-of-wonder-fort", {"space": WELL, "n": 2})
        assert line(s, "forts", seat=ME, forts=[fort], left=FORTS - 2)

    def test_the_income_is_what_the_score_marker_shows(self) -> None:
        s = laid(side(tiles=["orb"], forts={WELL: 1}), middle="heath", castle="ice")

        assert line(s, "purse", seat=ME, income=3 + 1 + 1 + 1)


class TestHands:
    def test_the_own_hand_is_told_in_full(self) -> None:
        s = laid(side(magic=["plus", "wish", "plus"], moves=["move-40", "move-7"]))

        plus = Msg("realm-of-wonder-copies", {"card": "plus", "n": 2})
        wish = Msg("realm-of-wonder-copies", {"card": "wish", "n": 1})
        assert line(s, "own-magic", ME, cards=[plus, wish])
        moves = args(s, "own-moves", ME)["moves"]
        assert [move.args["card"] for move in moves] == ["move-7", "move-40"]

    def test_of_another_s_hand_only_the_number(self) -> None:
        s = laid(side(magic=["wish"], moves=["move-40", "move-7"]), step="cards")

        for other in (FOE, None):
            assert "wish" not in str(told(s, other))
            assert "move-40" not in str(told(s, other))
            assert line(s, "purse", other, seat=ME, moves=2, magic=1)
        assert "own-magic" not in ids(s)

    def test_a_chosen_card_and_orders_are_told_to_their_seat_alone(self) -> None:
        s = laid(side(), step="cards")
        card = s.characters[ME].moves.cards[0]

        s = do(s, a.OrderCounter("ask"), a.ChooseMove(card), by=ME)

        assert args(s, "chose", ME)["move"].args["card"] == card
        (muscles,) = args(s, "own-orders", ME)["orders"]  # to be asked is what holds without one
        assert muscles.args == {"value": "all", "lapses": False}
        assert not {"chose", "own-orders"} & set(ids(s))
        assert not line(s, "chose", FOE)

    def test_at_the_end_nobody_needs_their_hand_any_more(self) -> None:
        s = laid(side(magic=["wish"]))
        s.result = Result((1, 2), ((), ()))

        assert [one for one in ids(s, ME) if one.startswith("own-")] == []

    def test_movement_cards_count_the_winged_shoes(self) -> None:
        s = laid(side(moves=["move-48"], shoes=2), side(), step="cards")

        choice = next(o for o in GAME.options(s, ME) if o.action == a.ChooseMove("move-48"))

        assert choice.detail == Msg("realm-of-wonder-move-points", {"n": 6, "effect": ""})
        assert args(s, "own-moves", ME)["moves"][0].args["points"] == choice.detail

    def test_a_spell_that_is_aimed_is_told_to_its_caster_alone(self) -> None:
        s = laid(side(magic=["plus"]), side(), step="spells")

        s = do(s, a.Cast("plus"))

        assert line(s, "aims", ME, card="plus")
        assert "aims" not in {*ids(s), *ids(s, FOE)}

    def test_muscles_that_are_laid_are_told_to_their_seat_alone(self) -> None:
        s = laid(side(at=BY_TOWER, magic=["wish-muscle"]), side(), monsters={TOWER: "dragon"})

        s = do(s, a.Attack(TOWER), a.PlayMuscle("wish-muscle"))

        wish = Msg("realm-of-wonder-copies", {"card": "wish-muscle", "n": 1})
        assert line(s, "laid", ME, cards=[wish])
        assert "laid" not in {*ids(s), *ids(s, FOE)}


class TestBoard:
    def test_monsters_face_up_are_told_with_their_place(self) -> None:
        s = laid(side(), monsters={TOWER: "dragon"})

        (dragon,) = args(s, "monsters")["monsters"]

        assert dragon.args["monster"] == "dragon"
        assert dragon.args["where"].args["space"] == TOWER

    def test_whirls_and_the_ways_from_disc_to_disc(self) -> None:
        s = laid(side(), middle="marsh", castle="ice")

        ways = args(s, "whirl", disc="middle", land="marsh")["ways"]
        assert Msg("realm-of-wonder-dock", {"space": "M2", "to": "H11"}) in ways
        assert args(s, "whirl", disc="castle", land="ice")["ways"]

    def test_towers_and_decks_are_counted(self) -> None:
        s = laid(side(), opened=[TOWER], gone=["wish", "wish"])

        towers = args(s, "towers", n=len(s.towers))["spaces"]
        assert TOWER not in towers
        assert line(s, "decks", magic=len(s.magic.cards), moves=len(s.deck.cards))
        assert line(s, "gone", cards=[Msg("realm-of-wonder-copies", {"card": "wish", "n": 2})])


def test_a_seat_goes_by_its_character() -> None:
    s = laid(side(key="yeti"), side(key="mage"))

    assert [GAME.called(s, seat) for seat in (ME, FOE)] == [
        Msg("character-yeti"),
        Msg("character-mage"),
    ]


class TestNearest:
    def test_the_nearest_of_each_kind_with_the_points_it_takes(self) -> None:
        s = laid(side(at=BY_TOWER), side())
        ways = open_ways(s, ME, 30)

        nears = [near.args for near in args(s, "nearest", ME)["nears"]]

        found = {near["what"].id: (near["space"], near["n"]) for near in nears}
        tower, points = found["feature-tower"]
        assert tower in s.towers
        assert points == min(way.cost for space, way in ways.items() if space in s.towers)
        assert found["feature-castle"][0] == CASTLE
        assert [near["n"] for near in nears] == sorted(near["n"] for near in nears)
        assert "feature-house" not in found

    def test_a_well_that_bears_a_fort_is_none_to_build_on(self) -> None:
        free = laid(side(at=BY_WELL), side())
        taken = laid(side(at=BY_WELL, forts={WELL: 1}), side())

        near, next_ = (
            {one.args["what"].id: one.args["space"] for one in args(s, "nearest", ME)["nears"]}
            for s in (free, taken)
        )

        assert near["feature-well"] == WELL
        assert next_["feature-well"] != WELL

    def test_it_is_nobodys_but_the_readers(self) -> None:
        assert "nearest" not in ids(laid(side(), side()))
        assert "nearest" in ids(laid(side(), side()), ME)
