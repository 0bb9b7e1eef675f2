"""Bosses: foes with Hearts and stages [WB-64]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    Attack,
    EndTurn,
    HoldBack,
    Interact,
    PickArea,
    Stop,
    Strike,
    StrikeBoss,
)
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect, Stage
from engine.games.wonder_book.cards.kinds import Card, Goal, Side
from engine.games.wonder_book.events import BossAttacked, BossBack, BossCame
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.state import Ally, Boss, WonderBook, by_heroes
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


def gloss(area: str, *stages: Stage) -> dict[str, Any]:
    """For `laid`: a boss in its first stage."""
    first = stages[0].hearts
    assert isinstance(first, int)
    return {"settings": {"bosses": [Boss("gloss", area, first, first, stages)]}}


def attacked(s: WonderBook, rolls: str, *then: Action) -> WonderBook:
    return play(s, Attack(), *then, rolls=rolls)


@pytest.mark.rule("WB-64", "WB-02")
def test_a_boss_enters_with_the_hearts_of_its_first_stage() -> None:
    comes = do.BossComes("gloss", "lane", (Stage((6, 9, 12)), Stage(4)))
    s = laid(
        ken=at("square"), sid=at("lane"), lara=at("lane"), turn="ken", **chest("square", comes)
    )

    s = play(s, Interact("chest"))

    (boss,) = s.bosses
    assert (boss.area, boss.hearts, boss.most, boss.card) == ("lane", 9, 9, 1)


@pytest.mark.rule("WB-35", "WB-64")
def test_an_attack_hits_a_boss_as_it_would_a_wyrm() -> None:
    s = laid(
        ken=at("square", hearts=1),
        turn="ken",
        sid=at("lane"),
        wyrms={"A": "square"},
        **gloss("square", Stage(9)),
    )

    s = play(s, Attack(), rolls="++-")
    assert offered(s) == [Strike("A"), StrikeBoss("gloss"), HoldBack(), Stop()]
    s = play(s, StrikeBoss("gloss"))

    assert (s.bosses[0].hearts, wyrm(s, "A").stunned) == (7, False)


@pytest.mark.rule("WB-37", "WB-64")
def test_leftover_damage_may_go_to_a_boss() -> None:
    s = laid(
        ken=at("square", hearts=1),
        turn="ken",
        sid=at("lane"),
        wyrms={"A": "square"},
        **gloss("square", Stage(9)),
    )

    s = attacked(s, "+++", Strike("A"))
    assert offered(s) == [StrikeBoss("gloss"), Stop()]
    s = play(s, StrikeBoss("gloss"))

    assert (s.bosses[0].hearts, wyrm(s, "A").area) == (8, "")


@pytest.mark.rule("WB-64")
def test_damage_beyond_a_stage_is_lost_and_the_next_one_begins() -> None:
    stages = (Stage(2, (do.Count("pages"), do.Hearts("you", -1))), Stage((5, 7, 9)))
    s = laid(ken=at("square", hearts=1), turn="ken", sid=at("lane"), **gloss("square", *stages))

    s = attacked(s, "+++")

    assert (s.bosses[0].hearts, s.bosses[0].most, s.counters["pages"]) == (5, 5, 1)
    assert hero(s, "ken").hearts == 0  # the acting hero is the one whose turn it is
    assert not holds(s, when.Beaten("gloss"))


@pytest.mark.rule("WB-64")
def test_after_its_last_stage_it_is_beaten_and_gone() -> None:
    goal = Goal(when.Beaten("gloss"), "bridge", (), (do.Destiny(1),))
    s = laid(
        ken=at("square", hearts=1),
        turn="ken",
        sid=at("lane"),
        goal=goal,
        cards={2: Card("ending", Side())},
        **gloss("square", Stage(2)),
    )

    s = attacked(s, "++-")

    assert (s.bosses[0].area, s.beaten, s.destiny, s.goal) == ("", ["gloss"], 6, 0)


@pytest.mark.rule("WB-64")
def test_what_concerns_wyrms_passes_a_boss_by() -> None:
    effects = (
        do.Stun("area", all=True),
        do.Stun("area"),
        do.Shove("area"),
        do.RemoveWyrms(),
        do.Explode(crowd=1),
        do.Activate(2),
    )
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("lane"),
        **chest("square", *effects),
        **gloss("square", Stage(9)),
    )

    s = play(s, Interact("chest"))

    assert (s.bosses[0].area, s.bosses[0].hearts) == ("square", 9)
    assert [each.hearts for each in s.heroes] == [6, 4]
    assert not holds(s, when.WyrmsIn("square"))


@pytest.mark.rule("WB-64", "WB-36")
@pytest.mark.parametrize("effect", [do.Damage(3), do.Sweep(3)])
def test_damage_of_cards_hits_a_boss(effect: Effect) -> None:
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("lane"),
        **chest("square", effect),
        **gloss("square", Stage(9)),
    )

    s = play(s, Interact("chest"))

    assert s.bosses[0].hearts == 6


def acting(effect: do.BossActs, boss: str, **heroes: Any) -> WonderBook:
    """The boss acts in the Enemies' Phase."""
    goal = Goal(NEVER.test, "bridge", (effect,))
    table = {"turn": "ken", "goal": goal, **gloss(boss, Stage(9)), **heroes}
    return play(laid(**table), EndTurn())


@pytest.mark.rule("WB-64", "WB-47")
def test_a_boss_walks_until_it_meets_somebody_and_hits_all_there() -> None:
    s = acting(
        do.BossActs("gloss", 3, 2),
        "garden",
        ken=at("tower"),
        sid=at("tower", done=True),
        lara=at("square", done=True),
    )

    assert s.bosses[0].area == "tower"
    assert [each.hearts for each in s.heroes] == [4, 2, 5]


@pytest.mark.rule("WB-64")
def test_a_boss_whose_steps_do_not_reach_anybody_hits_nobody() -> None:
    s = acting(do.BossActs("gloss", 1, 2), "garden", ken=at("square"), sid=at("lane", done=True))

    assert (s.bosses[0].area, [each.hearts for each in s.heroes]) == ("tower", [6, 4])


@pytest.mark.rule("WB-64")
def test_a_boss_that_takes_no_step_hits_where_it_stands() -> None:
    goal = Goal(NEVER.test, "bridge", (do.BossActs("gloss", 0, 1),))
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("lane", done=True),
        goal=goal,
        **gloss("square", Stage(9)),
    )

    told = events(s, EndTurn())

    assert [each.boss for each in told if isinstance(each, BossAttacked)] == ["gloss"]


@pytest.mark.rule("WB-64", "WB-17")
def test_the_group_chooses_between_equally_short_ways() -> None:
    s = acting(do.BossActs("gloss"), "bridge", ken=at("lane"), sid=at("square", done=True))

    assert offered(s) == [PickArea("lane"), PickArea("square")]
    s = play(s, PickArea("square"))

    assert (s.bosses[0].area, [each.hearts for each in s.heroes]) == ("square", [6, 3])


@pytest.mark.rule("WB-64")
def test_a_boss_leaves_unbeaten_and_can_come_again() -> None:
    again = do.BossComes("gloss", "tower", (Stage(3),))
    effects = (do.BossMoves("gloss", "lane"), do.BossGoes("gloss"), do.BossMoves("gloss", "square"))
    gone = play(
        laid(
            ken=at("square"),
            turn="ken",
            sid=at("lane"),
            **chest("square", *effects),
            **gloss("square", Stage(9)),
        ),
        *OPEN_CHEST,
    )
    back = play(
        laid(
            ken=at("square"),
            turn="ken",
            sid=at("lane"),
            **chest("square", *effects, again),
            **gloss("square", Stage(9)),
        ),
        *OPEN_CHEST,
    )

    assert (gone.bosses[0].area, gone.beaten) == ("", [])
    assert [(each.area, each.hearts) for each in back.bosses] == [("tower", 3)]


@pytest.mark.rule("WB-64")
def test_a_boss_that_begins_again_does_not_appear_twice() -> None:
    again = do.BossComes("gloss", "tower", (Stage(3),))
    table = chest("square", again) | gloss("square", Stage(9))
    s = laid(ken=at("square"), turn="ken", sid=at("lane"), **table)

    told = events(s, Interact("chest"))

    assert BossBack("gloss", "tower", 3) in told
    assert not any(isinstance(one, BossCame) for one in told)


@pytest.mark.rule("WB-48", "WB-64")
def test_a_boss_treats_an_ally_as_a_hero() -> None:
    goal = Goal(NEVER.test, "bridge", (do.BossActs("gloss", 1, 2),))
    s = laid(
        ken=at("bridge"),
        turn="ken",
        sid=at("bridge", done=True),
        goal=goal,
        settings={
            "bosses": [Boss("gloss", "garden", 9, 9, (Stage(9),))],
            "allies": [Ally("nora", "tower", 4, 4)],
        },
    )

    s = play(s, EndTurn())

    assert (s.bosses[0].area, s.allies[0].hearts) == ("tower", 2)


@pytest.mark.rule("WB-64")
def test_the_table_in_words_says_how_a_boss_stands() -> None:
    s = laid(ken=at("square"), sid=at("lane"), **gloss("tower", Stage(9)))

    lines = GAME.text(GAME.view(s, None)).lines

    said = {"boss": "gloss", "area": "tower", "hearts": 9, "most": by_heroes(s, 9)}
    assert [line.args for line in lines if line.id == "wonder-book-boss"] == [said]
