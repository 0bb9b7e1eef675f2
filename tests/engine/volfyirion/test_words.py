"""The table in words: the worst news first, all that a seat may know, hidden things only by
number."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import cast

import pytest

from bot.text.say import say_in
from engine.core import Msg, Result, Zone
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import Acquire, Attack, SendDragon
from engine.games.volfyirion.state import (
    Dragon,
    Played,
    Rage,
    RageCard,
    Volfyirion,
    active,
    city_of,
    purse,
    team_of,
)
from engine.games.volfyirion.team_dragon import flights
from engine.games.volfyirion.turn import MainPhase
from engine.games.volfyirion.words.stakes import _ways, stakes
from tests.engine.conformance import PLAIN, Case, probes, reach
from tests.engine.volfyirion.kit import FOE, ME, do, flat, table


def told(s: Volfyirion, seat: int | None = None) -> list[Msg]:
    text = GAME.text(GAME.view(s, seat))
    return [*text.stakes[1:], *text.lines]


def standing(s: Volfyirion) -> list[tuple[object, object]]:
    """Of each side, as the goal tells it."""
    goal = GAME.text(GAME.view(s, None)).stakes[0]
    sides = cast("list[Msg]", goal.args["sides"])
    return [(side.args["seats"], side.args["n"]) for side in sides]


def ids(s: Volfyirion, seat: int | None = None) -> list[str]:
    return [line.id.removeprefix("volfyirion-") for line in told(s, seat)]


def line(s: Volfyirion, name: str, to: int | None = None, **args: object) -> Msg | None:
    """The first line of that name, as told to a seat, with these among its arguments."""
    lines = (each for each in told(s, to) if each.id == f"volfyirion-{name}")
    return next((each for each in lines if {**each.args, **args} == each.args), None)


def price(currency: str, card: str, n: int) -> Msg:
    return Msg(f"volfyirion-price-{currency}", {"card": card, "n": n})


def some(card: str, n: int = 1) -> Msg:
    return Msg("volfyirion-copies", {"card": card, "n": n})


CASES = [pytest.param(one, id=str(one), marks=reach(one)) for one in PLAIN if one.key == GAME.key]


def falls(s: Volfyirion, key: str, battle: int) -> bool:
    """Whether the City falls if those whose turn it is attack it as often as they can."""
    s, me = deepcopy(s), active(s)[0]
    purse(s, me, "battle").points.battle = battle
    while Attack(key) in GAME.legal(s, me):
        s = do(s, Attack(key))
    return not city_of(s, key).standing


def priced(dangers: Iterable[Msg]) -> list[tuple[str, int]]:
    """The Cities that they name with the B that bring them down."""
    return [
        (str(one.args["city"]), cast("int", one.args["battle"]))
        for one in flat(dangers)
        if {"city", "battle"} <= {*one.args}
    ]


class TestOrder:
    def test_at_the_end_no_city_is_threatened(self) -> None:
        s = table(dragon="kyr")
        before = ids(s)
        s.result = Result((1, 2), ((), ()))

        assert "besieges" in before
        assert "besieges" not in ids(s)

    def test_what_stands_comes_first_then_a_dragon_on_a_city_then_the_turn(self) -> None:
        s = table(dragon="kyr", fallen=["tylaris"], points=(3, 0, 1))

        first, _, turn, *_ = told(s)

        assert standing(s) == [([ME], 2), ([FOE], 3)]
        assert first.id == "volfyirion-besieges"
        assert (first.args["city"], first.args["seats"]) == ("kyr", [FOE])
        have = [
            Msg("volfyirion-have-command", {"n": 3}),
            Msg("volfyirion-have-knowledge", {"n": 1}),
        ]
        assert turn.args == {"seat": ME, "points": Msg("volfyirion-points", {"parts": have})}

    def test_the_heading_names_the_round(self) -> None:
        assert GAME.text(GAME.view(table(turns=4), None)).heading.args == {"n": 4, "purses": []}

    def test_points_that_are_left_stand_in_the_heading(self) -> None:
        s = do(table(points=(4, 0, 0), row=["stab", "guard"]), Acquire("stab"))

        heading = GAME.text(GAME.view(s, None)).heading

        left = Msg("volfyirion-rest-command", {"n": 3, "of": 4})
        assert heading.args["purses"] == [
            Msg("volfyirion-purse", {"seat": 0, "parts": [left]}),
        ]

    def test_an_ended_game_is_nobodys_turn(self) -> None:
        s = table(fallen=["yrdesh", "akao-uket"], points=(0, 10, 0))
        assert "to-spend" in ids(s)

        s = do(s, Attack("kyr"))

        assert "to-spend" not in ids(s)


class TestDanger:
    @pytest.mark.rule("VF-31", "VF-60")
    @pytest.mark.parametrize(
        ("mode", "city", "cost"), [("duel", "kyr", 8), ("team", "rorius-east", 9)]
    )
    def test_a_dragon_on_a_city_says_what_moves_him_away(
        self, mode: str, city: str, cost: int
    ) -> None:
        s = table(mode=mode, dragon=city)

        dangers = [one for one in stakes(s) if one.id == "volfyirion-besieges"]

        assert [one.args["cost"] for one in dangers] == [cost]

    @pytest.mark.rule("VF-25", "VF-26", "VF-27", "VF-56")
    @pytest.mark.parametrize("case", CASES)
    def test_from_the_first_turn_on_it_tells_what_can_happen_at_worst(self, case: Case) -> None:
        """Where it names a City, so many B destroy it, and no fewer."""
        for s in [moment.s for moment in probes(case) if moment.s.result is None]:
            dangers = stakes(s)[1:]
            assert dangers or s.mode == "coop"
            if type(s.stack[-1]) is MainPhase:
                for key, cost in priced(dangers):
                    then = deepcopy(s)
                    then.turn_of = 1 - team_of(s, city_of(s, key).owners[0])
                    assert falls(then, key, cost)
                    assert not falls(then, key, cost - 1)

    @pytest.mark.rule("VF-31", "VF-60")
    @pytest.mark.parametrize(
        ("mode", "dragon", "cost"),
        [
            ("duel", Dragon(), 8),
            ("duel", Dragon("gone"), 0),
            ("team", Dragon("lair", lair=0), 9),
            ("team", Dragon("lair", lair=1), 16),
            ("team", Dragon("away"), 16),
            ("team", Dragon("gone"), 0),
        ],
    )
    def test_it_tells_what_sends_the_dragon_next(
        self, mode: str, dragon: Dragon, cost: int
    ) -> None:
        """By those who wait, onto a City of the side whose turn it is."""
        s = table(mode=mode)
        s.dragon = dragon

        assert [one.args["cost"] for one in flat(stakes(s)) if one.id == "volfyirion-ways"] == [
            cost
        ]
        if mode == "team":
            flown = {type(action): price for action, price in flights(s, s.teams[1][0])}
            assert flown.get(SendDragon, 0) == cost

    @pytest.mark.parametrize(
        ("foe", "cities", "made"),
        [
            ({"deck": ["captain", "diviner"]}, {}, "3 B, 3 K"),
            ({"deck": ["captain", *["prospector"] * 8, "diviner"]}, {}, "2 B, 2 K"),
            ({"deck": ["captain"], "discard": ["stab"]}, {"kyr": ["barracks"]}, "7 B, 0 K"),
            ({"deck": [], "play": [Played("primal-beast", sealed=True)]}, {}, "0 B, 0 K"),
        ],
    )
    def test_it_names_the_rival_and_what_their_cards_bring(
        self, foe: dict[str, object], cities: dict[str, list[str]], made: str
    ) -> None:
        s = table(foe=foe, cities=cities)

        told = say_in("en").msg(stakes(s)[1], ["Ann", "Fennel"].__getitem__)

        turn = f"Fennel’s cards make about {made} a turn"
        ways = "8 B bring down Ann’s Tylaris, 27 B all 3, 8 K send Volfyirion to burn one."
        assert told.endswith(f"{turn}; {ways}")

    @pytest.mark.rule("VF-27", "VF-38")
    @pytest.mark.parametrize(
        ("troops", "ways"),
        [
            (["guard"], "24 B bring down Ann’s Alantar with its Troop, "),
            (["mercenary-veteran"], "15 B bring down Ann’s Alantar, "),
        ],
    )
    def test_where_troops_fall_first_it_says_so(self, troops: list[str], ways: str) -> None:
        s = table(cities={"alantar": troops}, fallen=["tylaris"])
        told = say_in("en").msg(_ways(s, 0, [city_of(s, "alantar")]), ["Ann", "Fennel"].__getitem__)

        assert told.startswith(ways)

    @pytest.mark.rule("VF-36")
    def test_a_claimed_lair_counts_among_them(self) -> None:
        s = table(claimed=FOE, foe={"deck": ["diviner"]})

        assert stakes(s)[1].args["battle-made"] == 4

    @pytest.mark.rule("VF-37")
    def test_where_a_last_city_burns_the_dragon_is_told_once(self) -> None:
        s = table(dragon="kyr", fallen=["yrdesh", "akao-uket"])

        assert [one for one in ids(s) if one in ("last-burns", "besieges")] == ["last-burns"]


class TestTable:
    def test_a_city_tells_its_defence_with_what_is_on_it(self) -> None:
        s = table(cities={"kyr": ["guard", "bank"]})

        kyr = line(s, "city", city="kyr")

        assert kyr is not None
        assert kyr.args["defence"] == 14
        assert kyr.args["cards"] == ["guard", "bank"]

    def test_a_destroyed_city_is_told_as_such(self) -> None:
        s = table(fallen=["kyr"])

        assert line(s, "ruins", city="kyr", seats=[FOE])
        assert not line(s, "city", city="kyr")

    def test_row_and_lair_tell_what_each_card_costs(self) -> None:
        s = table(row=["bank", "stab"], lair=["void-fluid"], assets=["mint"])

        assert line(
            s, "row", seats=[], cards=[price("command", "bank", 6), price("command", "stab", 1)]
        )
        assert line(s, "lair", cards=[price("battle", "void-fluid", 4)])
        assert line(s, "top", card=price("command", "mint", 4))

    def test_a_face_down_top_card_is_not_told(self) -> None:
        s = table(assets=["mint"], variants=["face-down-deck"])

        assert "top" not in ids(s, ME)

    def test_a_sealed_wonder_is_told_as_sealed(self) -> None:
        s = table(play=["pure-qoam", Played("void-fluid", sealed=True)])

        sealed = Msg("volfyirion-sealed", {"card": some("void-fluid")})
        assert line(s, "in-play", seat=ME, cards=[some("pure-qoam"), sealed])


class TestSecrets:
    def test_a_hand_is_named_to_its_owner_and_counted_to_the_others(self) -> None:
        s = table(hand=["stab", "stab", "bank"])

        assert line(s, "holds", ME, seat=ME, cards=[some("stab", 2), some("bank")])
        for other in (FOE, None):
            assert not line(s, "holds", other, seat=ME)
            assert line(s, "house", other, seat=ME, hand=3)

    def test_a_ploy_is_named_to_its_owner_and_known_of_by_the_others(self) -> None:
        s = table(ploy="double-shift")

        assert line(s, "holds-ploy", ME, seat=ME, ploy="double-shift")
        assert line(s, "holds-ploy", FOE, seat=ME, ploy="")

    def test_a_perk_is_told_to_everybody(self) -> None:
        assert line(table(perk="qoam-oracle"), "has-perk", seat=ME, perk="qoam-oracle")


class TestAgainstTheDragon:
    def test_the_rage_pile_is_counted_and_its_kept_card_named(self) -> None:
        s = table("solo", rage=Rage(kept="stab", pile=Zone(["bank", "mint"])))

        assert line(s, "rage-pile", n=3, card="stab")

    def test_a_woken_dragon_comes_first(self) -> None:
        assert ids(table("solo", dragon="woken"))[0] == "awake"

    def test_the_co_op_attack_is_told_beforehand(self) -> None:
        grid = Rage(left=[RageCard("void-fluid")], right=[RageCard("pure-qoam")])
        s = table("coop", dragon="kyr", rage=grid)

        first, row, *_ = told(s)

        assert first.id == "volfyirion-threatens"
        assert first.args == {"city": "kyr", "value": 12, "defence": 10, "falls": True, "n": 6}
        assert row.args["cards"] == [
            price("battle", "void-fluid", 4),
            price("battle", "pure-qoam", 3),
        ]

    def test_a_dragon_on_ruins_threatens_nobody(self) -> None:
        assert ids(table("coop", dragon="kyr", fallen=["kyr"]))[0] == "on-ruins"


class TestTeams:
    def test_what_stands_and_what_is_on_offer_is_told_by_team(self) -> None:
        s = table("team", row=["bank"])
        s.markets[0].sealed.append("bank")

        sealed = Msg("volfyirion-sealed", {"card": price("command", "bank", 6)})
        assert line(s, "row", seats=[0, 1], cards=[sealed])
        assert line(s, "row", seats=[2, 3])
        assert standing(s) == [([0, 1], 3), ([2, 3], 3)]

    def test_a_dragon_on_a_lair_tells_whose(self) -> None:
        s = table("team")
        s.dragon.at, s.dragon.lair = "lair", 1

        assert Msg("volfyirion-in-lair", {"seats": [2, 3]}) in told(s)

    def test_partners_see_each_others_hand(self) -> None:
        s = table("team", hand=["stab"])

        assert line(s, "holds", 1, seat=ME, cards=[some("stab")])
        assert not line(s, "holds", 2, seat=ME)
