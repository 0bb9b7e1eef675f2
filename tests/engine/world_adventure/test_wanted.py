"""Wanted points, ranks and bounties [WA-75 to WA-78]."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.games.world_adventure import events as e
from engine.games.world_adventure.state import NpcKind
from engine.games.world_adventure.wanted import (
    attack_npc,
    attack_player,
    bounty,
    change_wanted,
    clear_wanted,
    defeat_npc,
    pay_bounty,
    rank,
    ranked,
)
from tests.engine.world_adventure.kit import FOE, FOURTH, ME, THIRD, clan, lay, rolling, told


@pytest.mark.rule("WA-75")
@pytest.mark.parametrize(("target", "points"), [("merchant", 1), ("government", 2)])
def test_attacking_them_makes_wanted(
    target: Literal["merchant", "government"], points: int
) -> None:
    t = rolling(lay(clan(), clan()))

    attack_npc(t, ME, target)

    assert t.s.clans[ME].wanted == points
    assert told(t, e.WantedChanged) == [e.WantedChanged(ME, points)]


@pytest.mark.rule("WA-75")
@pytest.mark.parametrize(("wanted", "mine"), [(0, 4), (1, 2)])
def test_attacking_a_player_is_a_crime_unless_that_one_is_wanted(wanted: int, mine: int) -> None:
    t = rolling(lay(clan(wanted=3), clan(wanted=wanted)))

    attack_player(t, ME, FOE)

    assert t.s.clans[ME].wanted == mine
    assert t.s.clans[FOE].wanted == wanted


@pytest.mark.rule("WA-75")
@pytest.mark.parametrize(
    ("kind", "less"),
    [
        ("brigand", 2),
        ("government", 0),
        ("minion", 0),
        ("destroyer", 1),
        ("raid", 1),
        ("legendary", 2),
    ],
)
def test_defeating_them_redeems(kind: NpcKind, less: int) -> None:
    t = rolling(lay(clan(wanted=5), clan()))

    defeat_npc(t, ME, kind)

    assert t.s.clans[ME].wanted == 5 - less


@pytest.mark.rule("WA-75")
def test_points_never_fall_below_none() -> None:
    t = rolling(lay(clan(wanted=1), clan()))

    defeat_npc(t, ME, "legendary")
    defeat_npc(t, ME, "raid")

    assert t.s.clans[ME].wanted == 0
    assert told(t, e.WantedChanged) == [e.WantedChanged(ME, 0)]


@pytest.mark.rule("WA-76", "WA-E5")
def test_among_equals_the_first_to_come_is_the_more_wanted() -> None:
    t = rolling(lay(clan(), clan(), clan()))

    attack_npc(t, ME, "merchant")
    attack_npc(t, FOE, "merchant")
    attack_npc(t, THIRD, "government")
    assert ranked(t.s) == [THIRD, ME, FOE]
    defeat_npc(t, THIRD, "raid")

    assert ranked(t.s) == [ME, FOE, THIRD]
    assert [rank(t.s, seat) for seat in (ME, FOE, THIRD)] == [1, 2, 3]


@pytest.mark.rule("WA-76")
def test_who_returns_to_a_number_stands_behind_those_on_it() -> None:
    t = rolling(lay(clan(wanted=2), clan(wanted=2)))

    change_wanted(t, ME, 1)
    change_wanted(t, ME, -1)

    assert ranked(t.s) == [FOE, ME]


@pytest.mark.rule("WA-78", "WA-76")
def test_who_has_no_points_has_no_rank() -> None:
    t = rolling(lay(clan(wanted=1), clan(wanted=4)))

    defeat_npc(t, ME, "brigand")

    assert rank(t.s, ME) is None
    assert bounty(t.s, ME) == 0
    assert ranked(t.s) == [FOE]


@pytest.mark.rule("WA-77")
def test_bounties_go_by_rank() -> None:
    s = lay(*(clan(wanted=points) for points in (2, 6, 4, 3)))

    assert [bounty(s, seat) for seat in (FOE, THIRD, FOURTH, ME)] == [10, 7, 5, 3]


@pytest.mark.rule("WA-77")
def test_six_wanted_have_bounties_down_to_one_gold() -> None:
    s = lay(*(clan("CN", wanted=9 - seat) for seat in range(6)), teams=[[0, 2, 4], [1, 3, 5]])

    assert [bounty(s, seat) for seat in range(6)] == [10, 7, 5, 3, 2, 1]


@pytest.mark.rule("WA-77", "WA-17")
def test_a_bounty_fills_the_purse_no_further_than_it_holds() -> None:
    t = rolling(lay(clan(gold=95), clan(wanted=2)))

    pay_bounty(t, ME, FOE, bounty(t.s, FOE))

    assert t.s.clans[ME].gold == 99
    assert told(t, e.BountyPaid) == [e.BountyPaid(ME, FOE, 10)]


@pytest.mark.rule("WA-77")
def test_whoever_is_caught_begins_anew() -> None:
    t = rolling(lay(clan(wanted=7), clan(wanted=1)))

    clear_wanted(t, ME)

    assert t.s.clans[ME].wanted == 0
    assert rank(t.s, FOE) == 1


@pytest.mark.rule("WA-77")
def test_nobody_pays_for_the_innocent() -> None:
    t = rolling(lay(clan(gold=5), clan()))

    pay_bounty(t, ME, FOE, bounty(t.s, FOE))

    assert t.s.clans[ME].gold == 5
    assert not t.events
