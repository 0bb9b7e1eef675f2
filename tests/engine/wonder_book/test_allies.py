"""Allies [WB-65], and the Dark Aura on the Wyrms that bite them [WB-66]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    Attack,
    EndTurn,
    HoldBack,
    Interact,
    PickAlly,
    PickArea,
    PickHero,
    PickWyrm,
    Stop,
    Strike,
    TurnPage,
)
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Goal
from engine.games.wonder_book.events import AllyCame, AllyHealed, AllyMoved
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.state import Ally, WonderBook, Wyrm
from tests.engine.wonder_book.laid import (
    NEVER,
    OPEN_CHEST,
    at,
    chest,
    events,
    hero,
    laid,
    offered,
    play,
    wyrm,
)

ACTS = Goal(NEVER.test, "bridge", (do.Activate(1),))


def nora(area: str, hearts: int = 4) -> dict[str, Any]:
    """For `laid`: an ally with at most 4 Hearts."""
    return {"settings": {"allies": [Ally("nora", area, hearts, 4)]}}


@pytest.mark.rule("WB-65")
def test_an_ally_enters_moves_gains_loses_and_leaves() -> None:
    def ordered(*effects: Effect) -> list[tuple[str, int]]:
        table = chest("square", do.AllyComes("nora", "lane", (4, 5, 6)), *effects)
        s = laid(ken=at("square"), turn="ken", sid=at("lane"), **table)
        return [(ally.area, ally.hearts) for ally in play(s, Interact("chest")).allies]

    hurt = do.AllyHearts("nora", -3)

    assert ordered() == [("lane", 4)]
    assert ordered(do.AllyMoves("nora", "tower"), hurt) == [("tower", 1)]
    assert ordered(hurt, do.AllyHearts("nora", 1)) == [("lane", 2)]
    assert ordered(hurt, do.AllyHearts("nora", 9)) == [("lane", 4)]
    assert ordered(do.AllyHearts("nora", -9), do.AllyHearts("nora", 1)) == [("lane", 0)]
    assert ordered(do.AllyGoes("nora")) == []


@pytest.mark.rule("WB-65")
def test_an_ally_that_is_here_gains_hearts_and_arrives_once() -> None:
    comes = [do.AllyComes("nora", area, n) for area, n in (("lane", 4), ("lane", 5), ("tower", 5))]
    s = laid(ken=at("square"), turn="ken", sid=at("lane"), **chest("square", *comes))

    told = events(s, Interact("chest"))

    assert [one for one in told if isinstance(one, AllyCame | AllyHealed | AllyMoved)] == [
        AllyCame("nora", "lane"),
        AllyHealed("nora", 1),
        AllyMoved("nora", "tower"),
    ]


@pytest.mark.rule("WB-65", "WB-47")
def test_a_wyrm_attacks_an_ally_or_a_hero_of_its_area() -> None:
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("lane", done=True),
        wyrms={"A": "square"},
        goal=ACTS,
        **nora("square"),
    )

    s = play(s, EndTurn())
    assert offered(s) == [PickHero("ken"), PickAlly("nora")]
    s = play(s, PickAlly("nora"))

    assert (s.allies[0].hearts, hero(s, "ken").hearts) == (3, 6)


@pytest.mark.rule("WB-65", "WB-48")
def test_a_wyrm_comes_for_an_ally_even_with_all_heroes_down() -> None:
    s = laid(
        ken=at("bridge", hearts=0),
        sid=at("bridge"),
        turn="sid",
        wyrms={"A": "tower"},
        goal=Goal(NEVER.test, "bridge", (do.HurtIn("bridge", 9), do.Activate(2))),
        **nora("garden"),
    )

    s = play(s, EndTurn())

    assert (wyrm(s, "A").area, s.allies[0].hearts) == ("garden", 3)


@pytest.mark.rule("WB-65", "WB-48")
def test_a_wyrm_ignores_an_ally_that_lies() -> None:
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("bridge", done=True),
        wyrms={"A": "tower"},
        goal=ACTS,
        **nora("tower", hearts=0),
    )

    s = play(s, EndTurn())

    assert wyrm(s, "A").area == "square"


@pytest.mark.rule("WB-53", "WB-65")
def test_an_ally_stands_up_for_a_destiny_token() -> None:
    s = laid(ken=at("square"), turn="ken", sid=at("lane", hearts=0), **nora("tower", hearts=0))

    lying = holds(s, when.AllyIn("nora"))
    s = play(s, EndTurn())

    assert (lying, holds(s, when.AllyIn("nora", "tower"))) == (False, True)
    assert (s.allies[0].hearts, hero(s, "sid").hearts, s.destiny) == (4, 4, 3)


@pytest.mark.rule("WB-53", "WB-54")
def test_an_ally_can_cost_the_last_token() -> None:
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("lane", done=True),
        destiny=1,
        **nora("tower", hearts=0),
    )

    s = play(s, EndTurn())

    assert s.result is not None
    assert not s.won


@pytest.mark.rule("WB-65")
def test_what_hurts_all_in_an_area_hurts_an_ally_but_cards_for_heroes_pass_it_by() -> None:
    s = laid(
        ken=at("lane"),
        turn="ken",
        sid=at("lane"),
        wyrms={"A": "square"},
        **chest("lane", do.HurtIn("square", 1), do.Explode(1, 1, 0), do.Hearts("each", -1)),
        **nora("square"),
    )

    s = play(s, Interact("chest"))

    assert (s.allies[0].hearts, hero(s, "ken").hearts) == (2, 5)


@pytest.mark.rule("WB-65")
def test_a_hero_leads_an_ally_that_stands_beside_it() -> None:
    table: dict[str, Any] = {
        "ken": at("square"),
        "sid": at("lane"),
        "turn": "ken",
        **chest("square", do.Lead("nora")),
    }
    beside, apart = laid(**table, **nora("square")), laid(**table, **nora("tower"))

    led = play(beside, Interact("chest"), PickArea("tower"))

    assert (hero(led, "ken").area, led.allies[0].area) == ("tower", "tower")
    assert offered(play(apart, Interact("chest"))) == [TurnPage()]


@pytest.mark.rule("WB-65")
def test_the_table_in_words_says_how_an_ally_does() -> None:
    s = laid(ken=at("square"), sid=at("lane"), **nora("tower", hearts=2))

    lines = GAME.text(GAME.view(s, None)).lines

    said = {"ally": "nora", "area": "tower", "hearts": 2, "most": 4}
    assert [line.args for line in lines if line.id == "wonder-book-ally"] == [said]


# --- the Dark Aura --------------------------------------------------------------------------


def aura(**table: Any) -> WonderBook:
    """The Dark Aura lies on Wyrm A in the square."""
    heroes: dict[str, Any] = {"ken": at("square", hearts=1), "sid": at("lane", done=True)}
    s = laid(**{**heroes, "turn": "ken", "wyrms": {"A": "square"}, **table})
    s.wyrms[0].aura = True
    GAME.check(s)
    return s


@pytest.mark.rule("WB-66")
def test_the_group_chooses_which_wyrm_gets_the_dark_aura() -> None:
    s = laid(
        ken=at("lane"),
        turn="ken",
        sid=at("lane"),
        wyrms={"A": "square", "B": "tower"},
        **chest("lane", do.DarkAura(), do.DarkAura()),
    )

    s = play(s, Interact("chest"))
    assert offered(s) == [PickWyrm("A"), PickWyrm("B")]
    s = play(s, PickWyrm("B"))

    assert [each.aura for each in s.wyrms] == [False, True, False, False]
    assert offered(s) == [TurnPage()]


@pytest.mark.rule("WB-66")
def test_a_single_wyrm_gets_the_dark_aura_and_without_wyrms_nobody() -> None:
    def said(**wyrms: str) -> WonderBook:
        return play(
            laid(
                ken=at("lane"),
                turn="ken",
                sid=at("lane"),
                wyrms=wyrms,
                **chest("lane", do.DarkAura()),
            ),
            *OPEN_CHEST,
        )

    assert said(A="square").wyrms[0] == Wyrm("square", aura=True)
    assert not any(each.aura for each in said().wyrms)


@pytest.mark.rule("WB-66")
def test_the_attack_of_a_wyrm_with_the_dark_aura_takes_two_hearts() -> None:
    s = aura(ken=at("square"), goal=ACTS)

    assert hero(play(s, EndTurn()), "ken").hearts == 4


@pytest.mark.rule("WB-66")
def test_the_dark_aura_takes_the_next_damage_however_much() -> None:
    s = aura(wyrms={"A": "square", "B": "square"})

    s = play(s, Attack(), rolls="+++")
    # they do not stand in the same places
    assert offered(s) == [Strike("A"), Strike("B"), HoldBack(), Stop()]
    s = play(s, Strike("A"))

    assert s.wyrms[:2] == [Wyrm("square"), Wyrm("square")]


@pytest.mark.rule("WB-66")
@pytest.mark.parametrize(("effect", "left"), [(do.Stun(), True), (do.RemoveWyrms(), False)])
def test_stunning_leaves_the_dark_aura_and_removing_does_not(effect: Effect, left: bool) -> None:
    s = play(aura(**chest("square", effect)), *OPEN_CHEST)

    assert wyrm(s, "A").aura == left


@pytest.mark.rule("WB-66")
def test_the_table_in_words_says_where_the_dark_aura_lies() -> None:
    lines = GAME.text(GAME.view(aura(), None)).lines

    assert [line.args for line in lines if line.id == "wonder-book-aura"] == [{"wyrm": "A"}]
