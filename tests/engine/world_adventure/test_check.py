"""Nothing gets lost, and guesses at what is hidden fit what is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Dice, Setup, Zone
from engine.games.world_adventure import GAME
from engine.games.world_adventure.check import check
from engine.games.world_adventure.house.imagine import imagine
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.state import Npc, Power, Quest, World
from tests.engine.world_adventure.kit import FOE, ME


def opened() -> World:
    return GAME.new(Setup("competitive", 3), Dice(bytes(16), 0)).s


def lose_a_need(s: World) -> None:
    s.reserve.cards.pop()


def lose_a_good(s: World) -> None:
    s.stock["silk"] -= 1


def make_a_good(s: World) -> None:
    s.clans[ME].goods.append("silk")


def double_an_event(s: World) -> None:
    s.past.append(s.coming)


def lose_a_quest(s: World) -> None:
    s.board.pop()


def double_a_quest(s: World) -> None:
    s.clans[FOE].quest = Quest(s.board[0], [])


def double_a_power(s: World) -> None:
    s.clans[ME].powers.append(Power(s.powers.cards[0], 1))


def wake_a_legend_twice(s: World) -> None:
    s.npcs.append(Npc("legendary", s.legends.cards[0], "CN1"))


def overfill_the_purse(s: World) -> None:
    s.clans[ME].gold = 100


def owe_gold(s: World) -> None:
    s.clans[ME].gold = -1


def know_too_much(s: World) -> None:
    s.clans[ME].hero.experience = 7


def win_a_rune_twice(s: World) -> None:
    s.clans[ME].runes = ["hero", "hero"]


def leave_the_map(s: World) -> None:
    s.clans[ME].at = "CN7"


def send_two_brigands(s: World) -> None:
    s.npcs += [Npc("brigand", "brigand-1", "CN1"), Npc("brigand", "brigand-1", "CN2")]


def let_the_brigand_into_a_city(s: World) -> None:
    s.npcs.append(Npc("brigand", "brigand-1", "CN"))


def keep_the_ninth_marker(s: World) -> None:
    s.merchants = ["CN1"] * 9


def be_wanted_off_the_track(s: World) -> None:
    s.clans[ME].wanted = 1


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_need,
        lose_a_good,
        make_a_good,
        double_an_event,
        lose_a_quest,
        double_a_quest,
        double_a_power,
        wake_a_legend_twice,
        overfill_the_purse,
        owe_gold,
        know_too_much,
        win_a_rune_twice,
        leave_the_map,
        send_two_brigands,
        let_the_brigand_into_a_city,
        keep_the_ninth_marker,
        be_wanted_off_the_track,
    ],
)
def test_what_does_not_add_up_is_noticed(harm: Callable[[World], None]) -> None:
    s = opened()
    check(s)

    harm(s)

    with pytest.raises(AssertionError):
        check(s)


def test_a_guess_deals_what_is_hidden() -> None:
    real = opened()
    drawn = Zone([real.powers.cards.pop(0) for _ in range(2)], [FOE])
    real.stack.append(TakingPower(seat=FOE, drawn=drawn))
    view = GAME.view(real, ME).s

    imagine(view, Dice(bytes(16), 1))

    check(view)
    assert view.board == real.board
    assert view.coming == real.coming
    assert len(view.powers.cards) == len(real.powers.cards)


def test_guesses_differ() -> None:
    decks = set[tuple[str, ...]]()
    for seq in range(3):
        view = GAME.view(opened(), ME).s
        imagine(view, Dice(bytes(16), seq))
        decks.add((*view.powers.cards, *view.legends.cards, *view.reserve.cards))

    assert len(decks) == 3
