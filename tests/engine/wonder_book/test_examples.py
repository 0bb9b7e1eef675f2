"""The worked examples of the catalogue, move by move, on real maps and cards."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games.wonder_book.actions import (
    Attack,
    Collect,
    EndTurn,
    Interact,
    Keep,
    Move,
    PickArea,
    PickHero,
    PickWyrm,
    Reroll,
    Stop,
    Strike,
    TakeTurn,
    TurnPage,
    UseSkill,
)
from engine.games.wonder_book.state import Stack
from tests.engine.wonder_book.laid import at, hero, laid, offered, play, refusal, wyrm

GATE = (1, 6)  # chapter I and the goal card of its first map
BELFRY = (3, 9)  # the same for chapter III: a solid line parts the belfry from the gutter
SIGN = 19  # its Interaction card that gives a Shred card


@pytest.mark.rule("WB-E1")
def test_a_players_phase_of_three() -> None:
    s = laid(
        sid=at("dark-court", hearts=0),
        lara=at("dark-gutter"),
        ken=at("dark-belfry"),
        wyrms={"A": "dark-court", "B": "dark-court", "C": "dark-gutter"},
        sparks={"dark-court": 1, "dark-gutter": 1},
        stacks={
            "dark-sign": Stack("dark-belfry", [SIGN]),
            "dark-inkwell": Stack("dark-well", [10]),
        },
        real=BELFRY,
        begun=False,
    )
    assert (hero(s, "sid").hearts, s.destiny) == (4, 4)

    s = play(s, TakeTurn("sid"), by="sid")
    s = play(s, Attack(), Strike("C"), rolls="+-")
    assert wyrm(s, "C").stunned
    s = play(s, Attack(), Reroll(), rolls="--++")
    assert hero(s, "sid").hearts == 3
    s = play(s, Strike("C"))
    assert offered(s) == [Strike("A"), Stop()]  # "decides to deal the extra 1 damage"
    s = play(s, Strike("A"))
    assert (wyrm(s, "C").area, wyrm(s, "A").stunned, wyrm(s, "B").stunned) == ("", True, False)
    s = play(s, Collect())
    assert (hero(s, "sid").sparks, s.sparks["dark-court"], hero(s, "sid").done) == (1, 0, True)

    s = play(s, TakeTurn("lara"), by="lara")
    s = play(s, Collect(), UseSkill("tag-team"), PickHero("sid"))
    assert (hero(s, "lara").area, hero(s, "sid").area) == ("dark-court", "dark-gutter")
    assert hero(s, "lara").sparks == 0
    s = play(s, Attack(), Keep(), rolls="--")
    assert (wyrm(s, "A").area, wyrm(s, "B").stunned) == ("dark-court", False)
    s = play(s, Attack(), Strike("A"), Strike("B"), rolls="+-")
    assert (wyrm(s, "A").area, wyrm(s, "B").stunned) == ("", True)
    assert hero(s, "lara").done

    s = play(s, Interact("dark-sign"), TurnPage())
    assert len(hero(s, "ken").shreds) == 1
    assert refusal(s, Move("dark-gutter")) == Msg("wb-31-wall", {"place": "dark-gutter"})
    s = play(s, Move("dark-court"), Move("dark-gutter"))
    assert hero(s, "ken").area == hero(s, "sid").area == "dark-gutter"


@pytest.mark.rule("WB-E2")
def test_an_enemies_phase_of_three() -> None:
    s = laid(
        ken=at("hinge-hill", hearts=4, done=True),
        sid=at("hinge-hill", done=True),
        lara=at("well", hearts=2),
        turn="lara",
        wyrms={"A": "hinge-hill", "B": "landing", "C": "well", "E": "hinge-hill"},
        stunned="E",
        real=GATE,
        wyrm_deck=("scent", "burst"),
    )

    s = play(s, EndTurn())
    assert wyrm(s, "D").area == "landing"
    s = play(s, PickWyrm("A"), PickHero("ken"), PickHero("sid"))
    assert (hero(s, "ken").hearts, hero(s, "sid").hearts) == (3, 3)
    s = play(s, PickWyrm("B"), PickArea("well"))
    assert (wyrm(s, "B").area, hero(s, "lara").hearts) == ("well", 1)
    s = play(s, PickWyrm("C"))
    assert (wyrm(s, "C").area, hero(s, "lara").hearts) == ("hinge-hill", 0)
    assert wyrm(s, "D").area == "hinge-hill"  # nobody else can fall: the others act in order
    s = play(s, PickHero("ken"))
    assert hero(s, "ken").hearts == 2
    assert offered(s) == [PickHero("ken"), PickHero("sid")]  # E stood up and attacks
    s = play(s, PickHero("ken"))

    assert [letter for letter in "ABCDEF" if wyrm(s, letter).area == "landing"] == ["F"]
    assert sum(wyrm(s, letter).area == "hinge-hill" for letter in "ACDE") == 3
    assert (hero(s, "sid").hearts, s.knock_outs) == (1, 2)
    assert hero(s, "lara").hearts == 5  # while knocked out she took no damage; she stands up again
    assert s.destiny == 3
