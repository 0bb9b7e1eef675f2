"""What bot players make of a table: better tables are worth more, and they act on it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Dice, Setup
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.cards import TILES, battle_odds
from engine.games.realm_of_wonder.state import Realm
from engine.house import HOUSES, play_out
from engine.house.playing_out import decide
from tests.engine.realm_of_wonder.ground import BY_TOWER, TOWER, WELL, spaces
from tests.engine.realm_of_wonder.kit import FOE, ME, SEED, do, laid, side

RUNESTONE = spaces("runestone")[0]
THREE = ["cyclops", "cyclops", "vampire"]


def worth(*sides: Any, **rest: Any) -> float:
    return GAME.worth(laid(*sides, **rest), ME)


def choice(s: Realm, house: str = "greedy", number: int = 1) -> Action:
    return decide(GAME, s, GAME.actors(s)[0], HOUSES[house], Dice.house(SEED, number))


BETTER = {
    "a fort": (side(forts={WELL: 1}), side()),
    "no fort of the other": (side(), [side(), side(forts={WELL: 1})]),
    "points": (side(mp=8), side(mp=5)),
    "a card": (side(magic=["wish"]), side()),
    "a muscle on it": (side(magic=["cannon-muscle"]), side(magic=["cannon"])),
    "an orb": (side(tiles=["orb"]), side()),
    "even a cursed one": (side(tiles=["orb", "cursed"]), side(tiles=["orb", "knight"])),
    "a monster": (side(tiles=["cyclops"]), side(tiles=["knight"])),
    "none of the other": (side(), [side(), side(tiles=["cyclops"])]),
    "the last most": (side(tiles=THREE), side(tiles=["cyclops", "cyclops", "orb"])),
    "a bonus": (side(shoes=1), side()),
    "the power": (side(ready=True), side(ready=False)),
    "a tower near": (side(at=TOWER, left=2), side(left=2)),
    "the castle near": (side(at="K3", tiles=THREE), side(tiles=THREE)),
    "the mainland without": (side(at="H15"), side(at="K1")),
}


@pytest.mark.parametrize("better", BETTER)
def test_what_is_better_is_worth_more(better: str) -> None:
    one, other = (sides if isinstance(sides, list) else [sides] for sides in BETTER[better])

    assert worth(*one) > worth(*other)


@pytest.mark.parametrize("house", ["greedy", "search", "beginner"])
@pytest.mark.parametrize(
    ("sides", "rest", "action"),
    [
        ([side(at="K3", tiles=THREE)], {}, a.EnterCastle()),
        ([side(at="K3", victory=True, magic=["balloon"])], {}, a.EnterCastle()),
        ([side(at=TOWER, left=0)], {}, a.OpenTower()),
        ([side(at=RUNESTONE, tiles=["potion"], left=0, mp=0)], {}, a.DrinkPotion("shoe")),
        ([side(at=WELL, left=0, mp=4)], {"quest": "forts"}, a.Build()),
        ([side(left=0, mp=0, ready=False)], {}, a.EndTurn()),
    ],
)
def test_great_things_come_first_and_nothing_is_done_for_nothing(
    house: str, sides: list[Any], rest: dict[str, Any], action: Action
) -> None:
    chosen = choice(laid(*sides, **rest), house)

    if isinstance(action, a.DrinkPotion):
        assert isinstance(chosen, a.DrinkPotion)
    else:
        assert chosen == action


def test_a_spell_that_opens_the_castle_today_is_cast() -> None:
    """The castle is 5 points away, the card has 3."""
    me = side(at="H15", tiles=THREE, move="move-47", magic=["plus"], mp=0)
    s = laid(me, side(move="move-48"), step="spells")

    assert choice(s) == a.Cast("plus")
    assert choice(do(s, a.Cast("plus"))) == a.TargetSeat(ME)


def test_a_spell_without_use_is_kept() -> None:
    s = laid(side(magic=["submarine", "transfer", "cannon"]), step="spells")

    assert choice(s) == a.EndSpells()


def test_who_could_win_is_slowed_down() -> None:
    """The castle is 2 points away, the card has 4."""
    foe = side(at="K4", victory=True, move="move-50", mp=0)
    s = laid(side(magic=["minus"], move="move-20"), foe, step="spells")

    assert choice(s) == a.Cast("minus")
    assert choice(do(s, a.Cast("minus"))) == a.TargetSeat(FOE)


def test_a_tile_that_is_wanted_is_wished_for() -> None:
    foe = side(tiles=["knight", "orb"])
    s = do(laid(side(magic=["wish"], tiles=["orb", "cursed"]), foe, step="spells"), a.Cast("wish"))

    assert choice(s) == a.TargetTile(FOE, "orb")


def test_muscles_help_against_a_dragon_and_not_without_need() -> None:
    hand = ["lightning-muscle", "cannon-muscle"]
    me = side(at=BY_TOWER, tiles=["cyclops", "cyclops"], magic=hand)
    fight = laid(me, monsters={TOWER: "dragon"}, opened=[TOWER])
    sure = laid(
        side(at=BY_TOWER, tiles=["knight"] * TILES["knight"], magic=hand),
        monsters={TOWER: "cyclops"},
        opened=[TOWER],
    )

    assert isinstance(choice(do(fight, a.Attack(TOWER))), a.PlayMuscle)
    assert choice(do(sure, a.Attack(TOWER))) == a.EndMuscles()


def test_who_asked_counters_what_wins() -> None:
    """The castle is 5 points away, the other's card has 4."""
    foe = side(at="H15", victory=True, magic=["plus"], move="move-48", mp=0)
    me = side(magic=["counterspell"], orders={"counter": "ask"}, move="move-50")
    s = do(laid(me, foe, step="spells"), a.Cast("plus"), a.TargetSeat(FOE), by=FOE)

    assert choice(s) == a.Counter("counterspell")


def test_the_usual_orders_are_kept() -> None:
    s = laid(side(magic=["wish"]), step="cards")

    assert {type(choice(s, number=number)) for number in range(4)} == {a.ChooseMove}


def test_to_end_a_round_brings_nothing() -> None:
    """The next income and card count as if they had come, so nobody hurries to end the last
    turn."""
    s = laid(
        side(left=0, mp=0, ready=False, pace={"extra": True}),
        side(pace={"moved": True, "left": 0}),
    )

    after = do(s, a.EndTurn())

    assert after.round == s.round + 1
    assert GAME.worth(after, ME) == pytest.approx(GAME.worth(s, ME), abs=1)


@pytest.mark.parametrize("lead", range(-4, 5))
def test_chances_of_a_battle_are_even_both_ways(lead: int) -> None:
    win, lose = battle_odds(lead)

    assert (lose, win) == pytest.approx(battle_odds(-lead))
    assert win < battle_odds(lead + 1)[0]


@pytest.mark.landing
def test_a_table_of_house_players_comes_to_an_end() -> None:
    record = play_out(GAME, Setup("race", 3, (False,) * 3), [HOUSES["greedy"]] * 3, SEED)

    assert record.final.result is not None
    assert len(record.moves) < 3 * record.final.round * 20
