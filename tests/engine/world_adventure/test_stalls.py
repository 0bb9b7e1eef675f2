"""Stalls, and what visits to a rival's city cost: WA-51, WA-60, WA-87."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Msg, named
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import Nation
from engine.games.world_adventure.state import World
from tests.engine.world_adventure.kit import FOE, ME, THIRD, clan, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, refusal

ELSEWHERE: tuple[Nation, ...] = ("java", "india", "egypt", "europe")


def hosted(charisma: int, **rest: Any) -> World:
    """A rival with that much Charisma has a stall in China."""
    return at_turn(clan("CN", **rest), clan(charisma=charisma), stalls={"china": FOE})


# --- building ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-60", "WA-32", "WA-55")
def test_a_stall_costs_5_gold_and_the_action() -> None:
    s = at_turn(clan("CN", charisma=1, soldiers=[1]))

    t = doing(s, a.BuildStall())

    me = s.clans[ME]
    assert (me.gold, me.acting.actions, s.stalls) == (15, 0, {"china": ME})
    assert (me.hero.experience, me.soldiers[0].experience) == (1, 1)
    assert told(t, e.StallBuilt) == [e.StallBuilt(ME, "china")]


@pytest.mark.rule("WA-60")
@pytest.mark.parametrize("owner", [ME, FOE])
def test_there_is_one_stall_in_a_city_whoever_owns_it(owner: int) -> None:
    s = at_turn(clan("CN", charisma=2), stalls={"china": owner})

    assert refusal(s, a.BuildStall()) == Msg("wa-60-taken", {"owner": named(owner)})


@pytest.mark.rule("WA-51", "WA-60", "WA-20")
@pytest.mark.parametrize(
    ("charisma", "has", "allowed"),
    [(0, 0, False), (1, 0, True), (1, 1, False), (3, 2, True), (4, 3, True), (5, 4, False)],
)
def test_each_point_of_charisma_is_a_licence_up_to_four(
    charisma: int, has: int, allowed: bool
) -> None:
    s = at_turn(clan("CN", charisma=charisma), stalls=dict.fromkeys(ELSEWHERE[:has], ME))

    assert (a.BuildStall() in open_to(s)) is allowed
    if not allowed:
        assert refusal(s, a.BuildStall()) == Msg("wa-60-licence", {"n": min(4, charisma)})


@pytest.mark.rule("WA-60")
def test_without_gold_or_an_action_there_is_no_stall() -> None:
    poor = at_turn(clan("CN", charisma=1, gold=4))
    tired = at_turn(clan("CN", charisma=1), actions=0)

    assert refusal(poor, a.BuildStall()) == Msg(
        "wa-60-gold", {"cost": 5, "have": 4, "toll": 0, "goods": 0}
    )
    assert refusal(tired, a.BuildStall()) == Msg("wa-28-action")


@pytest.mark.rule("WA-05")
@pytest.mark.parametrize(
    ("has", "runes"), [(0, []), (1, ["stalls-2"]), (2, ["stalls-3"]), (3, ["stalls-4"])]
)
def test_two_three_and_four_stalls_give_a_rune_each(has: int, runes: list[str]) -> None:
    s = at_turn(clan("CN", charisma=4), stalls=dict.fromkeys(ELSEWHERE[:has], ME))

    doing(s, a.BuildStall())

    assert s.clans[ME].runes == runes


# --- visits -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-51")
def test_a_rival_with_charisma_4_is_paid_2_gold_once_a_turn() -> None:
    s = hosted(4, leadership=2)

    t = doing(s, a.Recruit(), a.Recruit())

    assert (s.clans[ME].gold, s.clans[FOE].gold) == (20 - 10 - 2, 22)
    assert told(t, e.TollPaid) == [e.TollPaid(ME, FOE, 2)]


@pytest.mark.rule("WA-51", "WA-17")
@pytest.mark.parametrize(("gold", "paid"), [(0, 0), (1, 1), (2, 2)])
def test_one_pays_what_one_has(gold: int, paid: int) -> None:
    s = hosted(4, gold=gold, goods=["fruit"])

    doing(s, a.Sell("fruit"), dice=(6, 6, 6, 6, 6, 6))

    assert s.clans[FOE].gold == 20 + paid
    assert s.clans[ME].gold == gold - paid + 4


@pytest.mark.rule("WA-51")
def test_what_is_left_after_the_toll_is_to_be_spent() -> None:
    s = hosted(4, gold=6, leadership=1)

    assert refusal(s, a.Recruit()) == Msg(
        "wa-53-gold", {"cost": 5, "have": 4, "toll": 2, "goods": 0}
    )


@pytest.mark.rule("WA-51")
@pytest.mark.parametrize("charisma", [0, 3])
def test_a_rival_with_less_charisma_is_not_paid(charisma: int) -> None:
    s = hosted(charisma, leadership=1)

    doing(s, a.Recruit())

    assert (s.clans[ME].gold, s.clans[FOE].gold) == (15, 20)


@pytest.mark.rule("WA-51")
def test_above_4_rivals_may_not_use_the_city_but_cross_it() -> None:
    s = hosted(5, goods=["fruit"], leadership=1)
    stop = Msg("wa-51-barred", {"owner": named(FOE)})
    for action in (a.Sell("fruit"), a.Recruit(), a.BuyUpgrade("pet"), a.AskGuild()):
        assert refusal(s, action) == stop

    doing(s, a.Travel("CN1"))
    assert s.clans[ME].at == "CN1"


@pytest.mark.rule("WA-51", "WA-87")
@pytest.mark.parametrize("charisma", [4, 5])
def test_partners_neither_pay_nor_stay_outside(charisma: int) -> None:
    s = at_turn(
        clan("CN", leadership=1),
        clan(),
        clan(charisma=charisma),
        clan(),
        teams=[[0, 2], [1, 3]],
        stalls={"china": THIRD},
    )

    doing(s, a.Recruit())

    assert (s.clans[ME].gold, s.clans[THIRD].gold) == (15, 20)
