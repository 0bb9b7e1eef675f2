"""Heroes: WB-10 to WB-14."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Msg
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    Attack,
    BecomeHero,
    HoldBack,
    Keep,
    Move,
    PickHero,
    PickSkill,
    Stop,
    Strike,
    TurnPage,
    UseSkill,
)
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import Card
from engine.games.wonder_book.events import Rolled
from engine.games.wonder_book.state import WonderBook
from tests.engine.wonder_book.laid import (
    AREAS,
    OPEN_CHEST,
    at,
    chest,
    deciding,
    events,
    hero,
    laid,
    offered,
    opened,
    play,
    refusal,
    story,
    wyrm,
)

UPGRADES = {"ken": 2, "lara": 3, "sid": 4}


def upgraded() -> WonderBook:
    """Ken and Lara are about to choose the skills of their Upgrade cards; then the chapter is
    won."""
    cards = {
        1: story(
            do.Open(AREAS), do.ChooseHeroes("square"), do.Upgrade(UPGRADES), then=(do.GoTo(5),)
        ),
        2: Card("upgrade", hero="ken", skills=("whirl", "bear-hug")),
        3: Card("upgrade", hero="lara", skills=("plan-b", "long-throw")),
        4: Card("upgrade", hero="sid", skills=("magnet", "tripwire")),
        5: story(do.Win()),
    }
    return play(opened(cards), BecomeHero("ken"), BecomeHero("lara"))


@pytest.mark.rule("WB-10")
@pytest.mark.parametrize("name", HERO_CARDS)
def test_the_hero_card_names_dice_hearts_and_skill(name: str) -> None:
    other = "ken" if name != "ken" else "lara"
    heroes: dict[str, Any] = {name: at("square"), other: at("garden")}
    s = laid(**heroes, turn=name, wyrms={"A": "square", "B": "square"})
    card = HERO_CARDS[name]

    rolls = [e for e in events(s, Attack(), rolls="-" * card.dice) if isinstance(e, Rolled)]

    assert [len(roll.dice) for roll in rolls] == [card.dice]
    assert (hero(s, name).hearts, hero(s, name).skills) == (card.hearts, [card.skill])


@pytest.mark.rule("WB-11")
def test_hearts_never_exceed_the_maximum() -> None:
    s = laid(
        ken=at("square", hearts=5),
        lara=at("square", hearts=1),
        turn="ken",
        **chest("square", do.Hearts("each", 3)),
    )

    s = play(s, *OPEN_CHEST)

    assert (hero(s, "ken").hearts, hero(s, "lara").hearts) == (6, 4)


@pytest.mark.rule("WB-12")
def test_the_upgrade_card_is_read_while_its_skill_is_chosen() -> None:
    s = upgraded()
    first = GAME.text(GAME.view(s, None)).page

    s = play(s, PickSkill("whirl"), by="ken")
    then = GAME.text(GAME.view(s, None)).page

    cards = sorted(UPGRADES[name] for name in ("ken", "lara"))
    assert [page[0].id for page in (first, then)] == [f"wb-99-{n}-front-title" for n in cards]


@pytest.mark.rule("WB-12")
def test_each_player_chooses_one_of_two_skills_for_good() -> None:
    s = upgraded()
    assert deciding(s) == ["ken", "lara"]
    assert offered(s, by="ken") == [PickSkill("whirl"), PickSkill("bear-hug")]

    s = play(s, PickSkill("plan-b"), PickSkill("bear-hug"))

    assert hero(s, "ken").skills == ["headlong", "bear-hug"]
    assert hero(s, "lara").skills == ["tag-team", "plan-b"]
    assert deciding(s) == ["ken", "lara"]
    assert offered(s) == [TurnPage()]


@pytest.mark.rule("WB-12")
def test_nobody_chooses_a_skill_of_another_hero_s_card() -> None:
    s = upgraded()

    assert refusal(s, PickSkill("plan-b"), by="ken") is None
    s = play(s, PickSkill("whirl"))
    assert deciding(s) == ["lara"]
    assert refusal(s, PickSkill("bear-hug"), by="ken") is None


@pytest.mark.rule("WB-13")
def test_hero_and_chosen_skill_carry_over() -> None:
    s = play(upgraded(), PickSkill("whirl"), PickSkill("long-throw"), TurnPage())
    assert s.won

    campaign = GAME.harvest(s)

    assert campaign.heroes == ["ken", "lara"]
    assert campaign.skills == {"ken": ["whirl"], "lara": ["long-throw"]}


@pytest.mark.rule("WB-14")
def test_sid_reaches_his_own_and_adjacent_areas() -> None:
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms={"A": "square", "B": "lane"})

    s = play(s, Attack(), Strike("B"), rolls="++")

    assert (wyrm(s, "A").stunned, wyrm(s, "B").area) == (False, "")


@pytest.mark.rule("WB-14")
def test_ken_reaches_his_own_area_only() -> None:
    s = laid(ken=at("square"), sid=at("garden"), turn="ken", wyrms={"B": "lane"})

    assert refusal(s, Attack()) == Msg("wb-35-area", {"way": True})


@pytest.mark.rule("WB-14")
def test_each_success_of_lara_hits_two_wyrms() -> None:
    s = laid(lara=at("square"), ken=at("garden"), turn="lara", wyrms={"A": "square", "B": "square"})

    s = play(s, Attack(), Strike("A"), rolls="++")
    assert offered(s) == [Strike("B"), HoldBack(), Stop()]
    s = play(s, Strike("B"))

    assert (wyrm(s, "A").area, wyrm(s, "B").area) == ("", "")


@pytest.mark.rule("WB-14")
def test_lara_may_stop_after_one_wyrm_or_only_stun_the_second() -> None:
    s = laid(lara=at("square"), ken=at("garden"), turn="lara", wyrms={"A": "square", "B": "square"})
    struck = play(s, Attack(), Strike("A"), rolls="++")

    one = play(struck, Stop())
    held = play(struck, HoldBack(), Strike("B"))

    assert [(wyrm(t, "B").area, wyrm(t, "B").stunned) for t in (one, held)] == [
        ("square", False),
        ("square", True),
    ]


@pytest.mark.rule("WB-14")
def test_damage_left_over_by_lara_passes_to_a_third_wyrm() -> None:
    s = laid(
        lara=at("square"),
        ken=at("garden"),
        sid=at("garden"),
        turn="lara",
        wyrms={"A": "square", "B": "square", "C": "square"},
        stunned="AB",
    )

    s = play(s, Attack(), Strike("A"), Strike("B"), Strike("C"), rolls="++")

    assert (wyrm(s, "A").area, wyrm(s, "B").area) == ("", "")
    assert (wyrm(s, "C").area, wyrm(s, "C").stunned) == ("square", True)


@pytest.mark.rule("WB-14")
def test_tag_team_swaps_places_and_gives_an_action() -> None:
    s = laid(lara=at("square", sparks=1), ken=at("garden"), turn="lara")

    s = play(s, UseSkill("tag-team"))
    assert (hero(s, "lara").area, hero(s, "ken").area) == ("garden", "square")
    s = play(s, Move("tower"), Move("square"), Move("lane"))

    assert (hero(s, "lara").area, hero(s, "lara").done) == ("lane", True)


@pytest.mark.rule("WB-14", "WB-35")
def test_tinas_attack_lets_one_hero_recover_once() -> None:
    s = laid(
        tina=at("square", hearts=3),
        ken=at("garden", hearts=2),
        turn="tina",
        wyrms={"A": "square", "B": "square"},
        stunned="A",
    )

    s = play(s, Attack(), Strike("A"), Strike("B"), PickHero("ken"), rolls="++")

    assert (wyrm(s, "A").area, wyrm(s, "B").stunned) == ("", True)
    assert (hero(s, "tina").hearts, hero(s, "ken").hearts) == (3, 3)


@pytest.mark.rule("WB-14", "WB-35")
def test_without_success_tinas_attack_heals_nobody() -> None:
    s = laid(
        tina=at("square", hearts=3), ken=at("garden", hearts=2), turn="tina", wyrms={"A": "square"}
    )

    s = play(s, Attack(), Keep(), rolls="--")

    assert (hero(s, "tina").hearts, hero(s, "ken").hearts) == (3, 2)
