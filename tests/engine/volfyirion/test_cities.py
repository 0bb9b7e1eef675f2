"""The City Area: VF-01, VF-11, VF-12, VF-24 to VF-27, VF-38, VF-43."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from bot.text.say import say_in
from engine.core import Dice
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Attack,
    AttackVolfyirion,
    EndTurn,
    PlayCard,
    Rebuild,
    Redeploy,
    SendDragon,
    Subjugate,
    UseRemoval,
)
from engine.games.volfyirion.events import CityFell, MercenaryLeft, TroopFell
from engine.games.volfyirion.state import LAIR, city_of
from tests.engine.conformance import PLAIN, Case, probes, reach
from tests.engine.volfyirion.coop_kit import coop
from tests.engine.volfyirion.kit import (
    FOE,
    ME,
    blocked,
    do,
    done,
    end_turns,
    events,
    flat,
    has,
    offered,
    offers,
    on,
    standing,
    table,
)

# --- winning ----------------------------------------------------------------------------------


@pytest.mark.rule("VF-01")
def test_who_destroys_the_last_enemy_city_wins_at_once() -> None:
    s = table(points=(0, 19, 0), fallen=("yrdesh",))

    s = do(s, Attack("akao-uket"))
    assert s.result is None
    s = do(s, Attack("kyr"))

    assert s.result is not None
    assert s.result.places == (1, 2)
    cities, rounds = s.result.scores[ME]
    assert (cities.value, rounds.value) == (3, 2)


@pytest.mark.rule("VF-01", "VF-37")
def test_who_loses_the_last_city_to_the_dragon_at_the_own_end_of_turn_loses() -> None:
    s = do(table(dragon="tylaris", fallen=("vahylea", "alantar")), EndTurn())

    assert s.result is not None
    assert s.result.places == (2, 1)


@pytest.mark.rule("VF-01", "VF-36")
def test_a_claimed_lair_is_a_city_and_may_be_the_last_one() -> None:
    s = table(
        points=(0, 18, 0),
        claimed=FOE,
        fallen=("akao-uket", "kyr"),
        cities={"tylaris": ["guard"]},
    )
    s = do(s, Attack("yrdesh"))
    assert s.result is None
    assert standing(s, FOE) == [LAIR]

    s.houses[ME].points.battle = 9
    s = do(s, Attack(LAIR))

    assert s.result is not None
    assert s.result.places == (1, 2)


# --- spaces -----------------------------------------------------------------------------------


@pytest.mark.rule("VF-11", "VF-12", "VF-06")
@pytest.mark.parametrize(
    ("new", "old", "other"), [("bank", "mint", "guard"), ("soldier", "guard", "mint")]
)
def test_a_card_on_its_space_makes_way_and_leaves_the_game(new: str, old: str, other: str) -> None:
    s = table(hand=[new], cities={"tylaris": ["mint", "guard"], "kyr": ["library"]})
    assert [action for action in offers(s) if isinstance(action, PlayCard)] == [
        PlayCard(new, "tylaris", old),
        PlayCard(new, "vahylea"),
        PlayCard(new, "alantar"),
    ]

    s = do(s, PlayCard(new, "tylaris", old))

    assert sorted(on(s, "tylaris")) == sorted([new, other])
    assert old in s.removed


@pytest.mark.rule("VF-12")
def test_a_troop_adds_its_defence() -> None:
    s = do(table(hand=["guard"]), PlayCard("guard", "alantar"))

    assert city_of(s, "alantar").strength == 14


@pytest.mark.rule("VF-25", "VF-19")
def test_a_destroyed_city_holds_no_cards() -> None:
    s = table(hand=["guard"], fallen=("tylaris",))

    assert blocked(s, PlayCard("guard", "tylaris")) is None
    assert offered(s, PlayCard("guard", "vahylea"))


# --- redeploying ------------------------------------------------------------------------------


@pytest.mark.rule("VF-24")
def test_a_troop_moves_to_another_own_city_for_its_cost() -> None:
    s = table(points=(4, 0, 0), cities={"tylaris": ["guard", "bank"]})

    s = do(s, Redeploy("guard", "tylaris", "alantar"))

    assert (on(s, "tylaris"), on(s, "alantar")) == (["bank"], ["guard"])
    assert has(s) == (0, 0, 0)
    assert blocked(s, Redeploy("guard", "alantar", "tylaris")) == "vf-24-cost"


@pytest.mark.rule("VF-24", "VF-12")
def test_a_troop_already_there_is_removed() -> None:
    s = table(points=(4, 0, 0), cities={"tylaris": ["guard"], "alantar": ["novice"]})
    assert blocked(s, Redeploy("guard", "tylaris", "alantar")) is None

    s = do(s, Redeploy("guard", "tylaris", "alantar", "novice"))

    assert on(s, "alantar") == ["guard"]
    assert "novice" in s.removed


@pytest.mark.rule("VF-24")
def test_only_own_troops_move_and_only_to_own_standing_cities() -> None:
    s = table(
        points=(9, 0, 0),
        cities={"tylaris": ["guard"], "kyr": ["novice"]},
        fallen=("alantar",),
        claimed=ME,
    )

    assert [action for action in offers(s) if isinstance(action, Redeploy)] == [
        Redeploy("guard", "tylaris", "vahylea")
    ]


# --- attacking --------------------------------------------------------------------------------


@pytest.mark.rule("VF-25")
def test_a_city_without_a_troop_falls_for_its_defence_with_its_building() -> None:
    s = table(points=(0, 11, 0), cities={"kyr": ["bank"]})

    told = events(s, Attack("kyr"))
    s = do(s, Attack("kyr"))

    assert standing(s, FOE) == ["yrdesh", "akao-uket"]
    assert on(s, "kyr") == []
    assert "bank" in s.removed
    assert has(s) == (0, 1, 0)
    assert CityFell(ME, "kyr", 10) in told


@pytest.mark.rule("VF-25")
def test_a_city_does_not_fall_for_less() -> None:
    assert blocked(table(points=(0, 9, 0)), Attack("kyr")) == "vf-25-cost"
    assert blocked(table(points=(9, 0, 9)), Attack("yrdesh")) == "vf-25-cost"


@pytest.mark.rule("VF-25", "VF-31")
def test_a_destroyed_city_is_no_target_and_own_cities_are_none() -> None:
    s = table(points=(0, 9, 8), fallen=("yrdesh",))

    assert blocked(s, Attack("yrdesh")) is None
    assert blocked(s, SendDragon("yrdesh")) is None
    assert blocked(s, Attack("tylaris")) is None


@pytest.mark.rule("VF-26")
def test_a_guarded_city_costs_both_defences_loses_its_troop_and_stands() -> None:
    s = table(points=(0, 14, 0), cities={"kyr": ["guard", "bank"]})

    told = events(s, Attack("kyr"))
    s = do(s, Attack("kyr"))

    assert standing(s, FOE) == ["yrdesh", "akao-uket", "kyr"]
    assert on(s, "kyr") == ["bank"]
    assert "guard" in s.removed
    assert has(s) == (0, 0, 0)
    assert TroopFell(ME, "guard", "kyr", 14) in told
    assert blocked(table(points=(0, 13, 0), cities={"kyr": ["guard"]}), Attack("kyr")) == (
        "vf-25-cost"
    )


@pytest.mark.rule("VF-27")
def test_a_city_can_be_attacked_twice_in_a_turn_first_its_troop_then_itself() -> None:
    s = table(points=(0, 24, 0), cities={"kyr": ["guard"]})

    s = do(s, Attack("kyr"), Attack("kyr"))

    assert standing(s, FOE) == ["yrdesh", "akao-uket"]
    assert has(s) == (0, 0, 0)


# --- Mercenaries ------------------------------------------------------------------------------


@pytest.mark.rule("VF-38")
def test_a_mercenary_is_paid_for_shuffled_into_the_asset_deck_and_the_city_falls() -> None:
    s = table(
        points=(0, 14, 0),
        cities={"kyr": ["mercenary-archer", "bank"]},
        assets=["stab", "barter", "novice"],
    )

    applied = done(s, Attack("kyr"))

    market = applied.s.markets[0]
    assert sorted(market.top.cards + market.deck.cards) == [
        "barter",
        "mercenary-archer",
        "novice",
        "stab",
    ]
    assert len(market.top.cards) == 1
    assert standing(applied.s, FOE) == ["yrdesh", "akao-uket"]
    assert "bank" in applied.s.removed
    assert "mercenary-archer" not in applied.s.removed[-2:]
    told = [type(event) for event in applied.events]
    assert told.index(MercenaryLeft) < told.index(CityFell)
    assert not applied.free
    assert blocked(
        table(points=(0, 13, 0), cities={"kyr": ["mercenary-archer"]}), Attack("kyr")
    ) == ("vf-25-cost")


@pytest.mark.rule("VF-38")
def test_any_other_loss_removes_a_mercenary() -> None:
    replaced = table(hand=["novice"], cities={"tylaris": ["mercenary-archer"]}, assets=["stab"])
    burned = table(dragon="tylaris", cities={"tylaris": ["mercenary-archer"]}, assets=["stab"])
    before = replaced.removed.count("mercenary-archer")

    replaced = do(replaced, PlayCard("novice", "tylaris", "mercenary-archer"))
    burned = do(burned, EndTurn())

    assert replaced.removed.count("mercenary-archer") == before + 1
    assert burned.removed.count("mercenary-archer") == before + 1


@pytest.mark.rule("VF-38", "VF-34")
def test_a_mercenary_has_no_ability_but_moves_like_a_troop() -> None:
    s = table(points=(3, 0, 0), cities={"tylaris": ["mercenary-veteran"]})

    assert blocked(s, UseRemoval("mercenary-veteran", "tylaris")) is None
    assert offered(s, Redeploy("mercenary-veteran", "tylaris", "alantar"))


# --- rebuilding -------------------------------------------------------------------------------


@pytest.mark.rule("VF-43")
def test_a_destroyed_city_is_rebuilt_for_its_defence_in_command() -> None:
    s = table(points=(9, 0, 0), fallen=("tylaris", "alantar"), variants=["rebuilding"])
    assert blocked(s, Rebuild("alantar")) == "vf-43-cost"

    s = do(s, Rebuild("tylaris"))

    assert standing(s) == ["tylaris", "vahylea"]
    assert has(s) == (1, 0, 0)
    assert blocked(s, Rebuild("tylaris")) is None


@pytest.mark.rule("VF-43")
def test_a_city_destroyed_a_second_time_is_never_rebuilt() -> None:
    s = table(points=(16, 0, 0), fallen=("tylaris",), variants=["rebuilding"])

    s = end_turns(do(s, Rebuild("tylaris")))
    s.houses[FOE].points.battle = 8
    s = do(s, Attack("tylaris"), EndTurn())
    s.houses[ME].points.command = 16

    assert standing(s) == ["vahylea", "alantar"]
    assert blocked(s, Rebuild("tylaris")) is None


@pytest.mark.rule("VF-43", "VF-36")
def test_a_destroyed_lair_an_enemy_city_or_one_without_the_variant_is_not_rebuilt() -> None:
    s = table(
        points=(16, 0, 0), claimed=ME, fallen=(LAIR, "tylaris", "kyr"), variants=["rebuilding"]
    )
    plain = table(points=(16, 0, 0), fallen=("tylaris",))

    assert [action for action in offers(s) if isinstance(action, Rebuild)] == [Rebuild("tylaris")]
    assert blocked(plain, Rebuild("tylaris")) is None


@pytest.mark.rule("VF-43", "VF-31")
def test_a_city_rebuilt_under_the_dragon_burns_again_unless_it_is_repelled() -> None:
    s = table(points=(8, 0, 0), fallen=("tylaris",), dragon="tylaris", variants=["rebuilding"])

    s = do(s, Rebuild("tylaris"), EndTurn())

    assert standing(s) == ["vahylea", "alantar"]
    assert s.dragon.at == "lair"


CASES = [pytest.param(one, id=str(one), marks=reach(one)) for one in PLAIN if one.key == GAME.key]


@pytest.mark.rule("VF-11", "VF-12", "VF-24")
@pytest.mark.parametrize("case", CASES)
def test_a_choice_says_what_leaves_the_game_for_it(case: Case) -> None:
    """Where something is put over another card, or in any other way takes a card from a City of its
    own side for good."""
    for moment in probes(case):
        s, seat = moment.s, moment.seat
        cities = [city for city in s.cities if seat in city.owners]
        mine = {one.card for city in cities for one in (*city.troops, *city.buildings)}
        for option in GAME.options(s, seat):
            if option.blocked is None and not option.action.ends_turn:
                after = GAME.apply(s, seat, option.action, moment.dice).s
                gone = set((Counter(after.removed) - Counter(s.removed)).elements()) & mine
                gone.discard(getattr(option.action, "card", ""))
                told = [option.detail] if option.detail else []
                assert gone <= {str(one.args.get("card")) for one in flat(told)}


def test_a_building_that_makes_way_is_named_before_the_click() -> None:
    s = table(hand=["barracks"], cities={"kyr": [], "alantar": ["black-market"]})
    put = PlayCard("barracks", "alantar", "black-market")

    (option,) = [one for one in GAME.options(s, ME) if one.action == put]

    assert option.detail is not None
    words = say_in("en").msg(option.detail, ["Ann", "Fennel"].__getitem__)
    assert words == "Black Market leaves the game"


def test_what_cannot_be_spent_is_said_where_only_the_end_is_left() -> None:
    s = table(points=(1, 0, 0), row=["sabotage"] * 2, hand=[])

    options = [one for one in GAME.options(s, ME) if one.blocked is None]

    assert [one.action for one in options] == [EndTurn()]
    assert options[0].detail is not None
    assert options[0].detail.id == "volfyirion-unused"


# --- what wins --------------------------------------------------------------------------------


@pytest.mark.rule("VF-01")
@pytest.mark.parametrize(
    ("fallen", "troops", "points", "wins"),
    [
        (["yrdesh", "akao-uket"], [], 10, True),
        (["yrdesh", "akao-uket"], ["mercenary-veteran"], 15, True),
        (["yrdesh", "akao-uket"], ["guard"], 30, False),
        (["yrdesh", "akao-uket"], [], 9, False),
        (["yrdesh"], [], 30, False),
    ],
)
def test_an_attack_that_wins_at_once_is_marked(
    fallen: list[str], troops: list[str], points: int, wins: bool
) -> None:
    s = table(points=(0, points, 0), fallen=fallen, cities={"kyr": troops})

    (option,) = (one for one in GAME.options(s, ME) if one.action == Attack("kyr"))

    assert option.wins is wins
    if option.blocked is None:
        won = GAME.apply(s, ME, Attack("kyr"), Dice(bytes(16), 0)).s.result
        assert (won is not None) is wins
        assert won is None or won.places == (1, 2)


@pytest.mark.parametrize("mode", ["solo", "coop"])
@pytest.mark.parametrize("points", [(0, 30, 0), (0, 0, 30), (0, 5, 5)])
def test_to_beat_the_dragon_is_marked_as_what_wins(mode: str, points: tuple[int, int, int]) -> None:
    lay = coop if mode == "coop" else partial(table, "solo")
    s = lay(points=points)

    for option in GAME.options(s, ME):
        won = isinstance(option.action, AttackVolfyirion | Subjugate) and option.blocked is None
        assert option.wins is won
        if option.wins:
            done = GAME.apply(s, ME, option.action, Dice(bytes(16), 0)).s.result
            assert done is not None
            assert set(done.places) == {1}
