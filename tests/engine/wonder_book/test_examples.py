"""The worked examples of the catalogue, move by move."""

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
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.content import Goal, RevealWyrm
from engine.games.wonder_book.state import Stack
from tests.engine.wonder_book.laid import NEVER, at, hero, laid, offered, play, refusal, wyrm

SIGN = 19  # of chapter III: who looks at it draws a Shred card


@pytest.mark.rule("WB-E1")
def test_a_players_phase_of_three() -> None:
    s = laid(
        sid=at("square", hearts=0),
        lara=at("lane", done=True),
        ken=at("tower"),
        turn="ken",
        wyrms={"A": "square", "B": "square", "C": "bridge"},
        sparks={"square": 1, "lane": 1},
        stacks={"dark-sign": Stack("tower", [SIGN])},
        cards={SIGN: CHAPTERS[3].cards[SIGN]},
    )

    s = play(s, EndTurn())  # the phase before; the Enemies' Phase brings nothing
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
    assert (hero(s, "sid").sparks, s.sparks["square"], hero(s, "sid").done) == (1, 0, True)

    s = play(s, TakeTurn("lara"), by="lara")
    s = play(s, Collect(), UseSkill("tag-team"), PickHero("sid"))
    assert (hero(s, "lara").area, hero(s, "sid").area) == ("square", "lane")
    assert hero(s, "lara").sparks == 0
    s = play(s, Attack(), Keep(), rolls="--")
    assert (wyrm(s, "A").area, wyrm(s, "B").stunned) == ("square", False)
    s = play(s, Attack(), Strike("A"), Strike("B"), rolls="+-")
    assert (wyrm(s, "A").area, wyrm(s, "B").stunned) == ("", True)
    assert hero(s, "lara").done

    s = play(s, Interact("dark-sign"), TurnPage())
    assert len(hero(s, "ken").shreds) == 1
    assert refusal(s, Move("lane")) == Msg("wb-31-wall", {"place": "lane"})
    s = play(s, Move("square"), Move("lane"))
    assert hero(s, "ken").area == hero(s, "sid").area == "lane"


@pytest.mark.rule("WB-E2")
def test_an_enemies_phase_of_three() -> None:
    s = laid(
        ken=at("square", hearts=4, done=True),
        sid=at("square", done=True),
        lara=at("lane", hearts=2),
        turn="lara",
        wyrms={"A": "square", "B": "bridge", "C": "lane", "E": "square"},
        stunned="E",
        goal=Goal(NEVER.test, vortex="bridge", enemies=(RevealWyrm(),)),
        wyrm_deck=("scent", "burst"),
    )

    s = play(s, EndTurn())
    assert wyrm(s, "D").area == "bridge"
    s = play(s, PickWyrm("A"), PickHero("ken"), PickHero("sid"))
    assert (hero(s, "ken").hearts, hero(s, "sid").hearts) == (3, 3)
    s = play(s, PickWyrm("B"), PickArea("lane"))
    assert (wyrm(s, "B").area, hero(s, "lara").hearts) == ("lane", 1)
    s = play(s, PickWyrm("C"))
    assert (wyrm(s, "C").area, hero(s, "lara").hearts) == ("square", 0)
    s = play(s, PickWyrm("D"))
    assert wyrm(s, "D").area == "square"
    s = play(s, PickHero("ken"))
    assert hero(s, "ken").hearts == 2
    assert offered(s) == [PickHero("ken"), PickHero("sid")]  # E stood up and attacks
    s = play(s, PickHero("ken"))

    assert [letter for letter in "ABCDEF" if wyrm(s, letter).area == "bridge"] == ["F"]
    assert sum(wyrm(s, letter).area == "square" for letter in "ACDE") == 3
    assert (hero(s, "sid").hearts, s.knock_outs) == (1, 2)
    assert hero(s, "lara").hearts == 5  # knocked out she took none; she stands up again
    assert s.destiny == 3
