from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core import Event
from engine.games.world_adventure import GAME
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import fight_merchant
from engine.games.world_adventure.cards import Deed
from engine.games.world_adventure.rewards import die
from engine.games.world_adventure.runes import earn
from engine.games.world_adventure.state import Turn, gain_gold
from engine.games.world_adventure.wanted import pay_bounty
from tests.engine.honours import at_the_end
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told
from tests.engine.world_adventure.play import events, on
from tests.engine.world_adventure.test_barracks import at_turn, doing
from tests.engine.world_adventure.test_battle import MISS, hunt, roll_on
from tests.engine.world_adventure.test_runes import DEEDS, table
from tests.engine.world_adventure.witness import answer, settle

HIT = 1

pytestmark = pytest.mark.usefixtures("known_cards")


def won(*before: Sequence[Event]) -> set[str]:
    """I reach the goal."""
    t = rolling(table(8, 5))
    earn(t, ME, DEEDS[8])
    settle(t)
    assert told(t, e.GoalReached)
    return mine(t, *before)


def mine(t: Turn, *before: Sequence[Event]) -> set[str]:
    return {honour for seat, honour in at_the_end(GAME, t.s, *before, t.events) if seat == ME}


def now(t: Turn) -> set[tuple[int, str]]:
    return set(GAME.honours.moment(t.s, t.events, t.s))


def death(seat: int) -> list[Event]:
    t = rolling(lay(clan(), clan()))
    die(t, seat)
    return t.events


def runes(*deeds: Deed) -> list[Event]:
    t = rolling(table(0, 0, goal=99))
    for deed in deeds:
        earn(t, ME, deed)
        settle(t)
        t.s.stack = []
    return t.events


@pytest.mark.parametrize("before", [11, 10])
def test_the_whole_alphabet(before: int) -> None:
    t = rolling(table(before, 0, goal=99))

    earn(t, ME, DEEDS[before])
    settle(t)

    assert now(t) == ({(ME, "alphabet")} if before == 11 else set())


def test_a_second_life() -> None:
    assert "second-life" in won(death(ME))
    assert "second-life" not in won(death(FOE))


def test_clean_hands() -> None:
    attack, ambush = hunt(clan(), 1), hunt(clan(), 1, ambushed=True)
    plunder = rolling(lay(clan("CN1"), clan()))
    fight_merchant(plunder, ME, "merchant-1-1")

    assert "clean-hands" in won(ambush.events)
    assert "clean-hands" not in won(attack.events)
    assert "clean-hands" not in won(plunder.events)


def test_nobodys_captain() -> None:
    recruited = doing(at_turn(clan("CN", leadership=2)), a.Recruit())

    assert "nobodys-captain" in won()
    assert "nobodys-captain" not in won(recruited.events)


@pytest.mark.parametrize("gold", [94, 93])
def test_not_one_coin_more(gold: int) -> None:
    t = rolling(lay(clan(gold=gold), clan()))

    gain_gold(t, ME, 5)

    assert now(t) == ({(ME, "full-purse")} if gold == 94 else set())


def test_harvest_day() -> None:
    next_turn = events(on(lay(clan("CN"), clan("IN3"))), a.EndTurn())
    assert any(isinstance(event, e.TurnBegan) for event in next_turn)
    two, other_two = runes(*DEEDS[:2]), runes(*DEEDS[2:4])
    t = rolling(lay(clan(), clan()))

    assert mine(t, two, other_two) == {"harvest"}
    assert mine(t, two, next_turn, other_two) == set()


@pytest.mark.parametrize("wanted", [1, 0])
def test_it_takes_a_thief(wanted: int) -> None:
    t = rolling(lay(clan(wanted=wanted), clan(wanted=2)))

    pay_bounty(t, ME, FOE, 10)

    assert now(t) == ({(ME, "takes-a-thief")} if wanted else set())


def test_cornered() -> None:
    beaten = hunt(clan(soldiers=[1, 1]), 6, *[HIT] * 20)
    answer(beaten, a.Retreat())
    while not told(beaten, e.FoeDefeated):
        roll_on(beaten)
    away = hunt(clan(soldiers=[1, 1]), 6, *[MISS] * 4, 1)
    answer(away, a.Retreat())
    answer(away, a.Retreat())
    later = hunt(clan(soldiers=[1, 1]), *[HIT] * 20)
    while not told(later, e.FoeDefeated):
        roll_on(later)

    assert "cornered" in mine(beaten)
    assert mine(later, away.events) == set(), "another battle"
