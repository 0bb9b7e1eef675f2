"""What trying a single chapter starts from, and what is measured while it is played."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Action, Dice
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import Attack, EndTurn, PickHero, Strike, UseSkill
from engine.games.wonder_book.cards import CHAPTERS, HERO_CARDS, UPGRADES
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import Goal
from engine.games.wonder_book.house.merits import merits
from engine.games.wonder_book.house.typical import typical
from engine.games.wonder_book.state import Campaign, WonderBook
from tests.engine.wonder_book.laid import NEVER, OPEN_CHEST, at, chest, laid, rolling

SAMPLES = [typical(2, Dice(b"typical", number)) for number in range(60)]


def test_before_the_first_chapter_there_is_nothing() -> None:
    assert typical(1, Dice(b"", 0)).keywords == []
    assert typical(1, Dice(b"", 0)).wyrm_cards == []


def test_every_line_of_choices_can_have_gone_before() -> None:
    """In chapter I a name is signed or not, Inkling is fed at the ovens or not, and so on."""
    lines = {frozenset(campaign.keywords) for campaign in SAMPLES}

    assert {"signed", "inkling", "letter", "spring", "gap"} == frozenset[str]().union(*lines)
    assert all(any(word not in line for line in lines) for word in ("signed", "letter", "gap"))
    assert len(lines) > 10
    assert all(len(set(campaign.keywords)) == len(campaign.keywords) for campaign in SAMPLES)


def test_all_heroes_have_one_side_of_each_upgrade_card_won() -> None:
    for campaign in SAMPLES:
        assert {name: len(skills) for name, skills in campaign.skills.items()} == dict.fromkeys(
            HERO_CARDS, 1
        )
        assert all(campaign.skills[name][0] in UPGRADES[1][name] for name in HERO_CARDS)
    assert {campaign.skills["ken"][0] for campaign in SAMPLES} == set(UPGRADES[1]["ken"])


def test_chapters_before_are_won_with_their_purple_cards() -> None:
    last = max(CHAPTERS)
    campaign = typical(last + 1, Dice(b"", 0))

    purple = [name for chapter in CHAPTERS.values() for name in chapter.wyrms]
    assert sorted(campaign.wyrm_cards) == sorted(purple)
    assert sorted(campaign.destiny) == sorted(CHAPTERS)
    assert isinstance(campaign, Campaign)


# --- merits ---------------------------------------------------------------------------------


def earned(s: WonderBook, *actions: Action, rolls: str = "") -> dict[tuple[int, str], int]:
    """What these actions of the hero whose turn it is bring together."""
    found, dice = Counter[tuple[int, str]](), rolling(rolls)
    for action in actions:
        before = GAME.copy(s)
        told = GAME.step(s, GAME.actors(s)[0], action, dice)
        found.update(merits(before, told, s))
    return dict(found)


@pytest.mark.parametrize(("rolls", "stunned", "points"), [("+--", "", 1), ("++-", "", 2)])
def test_damage_counts_by_the_point(rolls: str, stunned: str, points: int) -> None:
    s = laid(ken=at("square"), lara=at("lane"), turn="ken", wyrms={"A": "square"}, stunned=stunned)

    assert earned(s, Attack(), Strike("A"), rolls=rolls) == {(0, "damage"): points}


def test_a_stunned_wyrm_has_one_point_left() -> None:
    s = laid(ken=at("square"), lara=at("lane"), turn="ken", wyrms={"A": "square"}, stunned="A")

    assert earned(s, Attack(), Strike("A"), rolls="++-") == {(0, "damage"): 1}


def test_hearts_of_others_count_and_own_ones_do_not() -> None:
    tina = {"hearts": 2, "sparks": 2}
    s = laid(tina=at("square", **tina), ken=at("square", hearts=2), turn="tina")

    both = earned(s, UseSkill("patch-up"), PickHero("ken"), UseSkill("patch-up"), PickHero("tina"))

    assert both == {(0, "rescues"): 2}


def test_who_is_taken_out_of_reach_is_rescued() -> None:
    s = laid(
        lara=at("tower", sparks=1, skills=["rally"]),
        ken=at("lane"),
        turn="lara",
        wyrms={"A": "lane"},
    )

    assert earned(s, UseSkill("rally")) == {(0, "rescues"): 1}


def test_objects_counters_and_goals_count_as_goals() -> None:
    goal = Goal(when.AtLeast("stitches", 2), "bridge", (), do=(do.Win(),))
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        goal=goal,
        **chest("square", do.Count("stitches", 2)),
    )

    assert earned(s, *OPEN_CHEST) == {(0, "goals"): 1 + 2 + 1}


def test_what_enemies_do_is_nobodys_merit() -> None:
    goal = Goal(NEVER.test, "bridge", (do.Count("stitches", 2), do.HurtIn("lane", 1)))
    s = laid(ken=at("square"), lara=at("lane", done=True), turn="ken", goal=goal)

    assert earned(s, EndTurn()) == {}
