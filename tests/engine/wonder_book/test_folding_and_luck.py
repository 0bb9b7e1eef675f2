"""Folding pages, reactions, options taken again, the Treasure Chest, pushing one's luck."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Msg
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    Attack,
    Choose,
    Collect,
    EndTurn,
    Interact,
    Keep,
    Move,
    PickArea,
    PickHero,
    Reroll,
    RollOn,
    Stop,
    UseGift,
    UseItem,
    UseSkill,
)
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect, Stage
from engine.games.wonder_book.cards.kinds import Card, Choice, Goal, Reaction, Side, Special
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.state import Ally, Boss, Campaign, Page, Stack, WonderBook, in_play
from tests.engine.wonder_book.laid import (
    LAID,
    OPEN_CHEST,
    at,
    chest,
    hero,
    laid,
    offered,
    play,
    refusal,
)

# --- folding --------------------------------------------------------------------------------


def folded(effect: Effect, **table: Any) -> WonderBook:
    """Ken, in the lane, looks at a card; Sid, Lara (lying), an ally, a boss, Wyrm A, Sparks and an
    object are in the square."""
    figures = {
        "allies": [Ally("nora", "square", 3, 4)],
        "bosses": [Boss("gloss", "square", 9, 9, (Stage(9),))],
    }
    box = chest("lane", effect)
    box["stacks"]["box"] = Stack("square", [2])
    box["cards"][2] = Card("interaction", back=Side())
    heroes = {"ken": at("lane"), "sid": at("square"), "lara": at("square", hearts=0)}
    s = laid(
        **heroes,
        turn="ken",
        wyrms={"A": "square"},
        sparks={"square": 2, "lane": 1},
        settings=figures,
        **{**box, **table},
    )
    return play(s, Interact("chest"))


@pytest.mark.rule("WB-68")
def test_an_area_folds_away_with_what_lies_in_it() -> None:
    s = folded(do.Close(("square",), "tower", hurt=1))

    assert "square" not in s.areas
    assert not holds(s, when.InPlay("square"))
    assert ([each.area for each in s.wyrms if each.area], s.sparks) == ([], {"lane": 1})
    assert ("box" in s.stacks, 2 in s.read) == (False, True)


@pytest.mark.rule("WB-68")
def test_who_is_in_an_area_that_closes_is_moved_and_hurt() -> None:
    s = folded(do.Close(("square", "garden"), "tower", hurt=1))

    assert [(each.area, each.hearts) for each in s.heroes] == [
        ("lane", 6),
        ("tower", 3),
        ("tower", 0),
    ]
    assert [(each.area, each.hearts) for each in s.allies] == [("tower", 2)]
    assert [(each.area, each.hearts) for each in s.bosses] == [("tower", 9)]


@pytest.mark.rule("WB-68")
def test_an_area_that_is_not_in_play_is_passed_over() -> None:
    s = laid(
        ken=at("lane"),
        turn="ken",
        sid=at("lane"),
        **chest("lane", do.Close(("garden",)), do.Close(("garden",), "lane", 3)),
    )

    s = play(s, *OPEN_CHEST)

    assert [each.hearts for each in s.heroes] == [6, 4]


@pytest.mark.rule("WB-68")
def test_a_page_folds_away_and_figures_stand_nowhere_until_they_are_placed() -> None:
    s = folded(do.FoldAway())

    assert (s.areas, s.vortex, s.sparks, s.stacks) == ([], "", {}, {})
    everybody = [*s.heroes, *s.allies, *s.bosses, *s.wyrms]
    assert {each.area for each in everybody} == {""}
    assert [each.hearts for each in s.heroes] == [6, 4, 0]
    assert holds(s, when.AllyIn("nora"))


@pytest.mark.rule("WB-68")
def test_nothing_is_laid_and_nobody_comes_where_no_area_is() -> None:
    s = laid(
        ken=at("lane"),
        turn="ken",
        sid=at("lane"),
        **chest("lane", do.Close(("garden",)), do.Spawn(1, "garden"), do.PutSparks("garden", 1)),
    )

    s = play(s, *OPEN_CHEST)

    assert (s.sparks, [each.area for each in s.wyrms if each.area]) == ({}, [])


# --- reactions ------------------------------------------------------------------------------


def ruled(*reactions: Reaction, **table: Any) -> WonderBook:
    """Ken's turn in the square under a Special Rule; Sid stands in the lane."""
    rule = {"cards": {3: Card("rule", reactions=reactions)}, "rules": (3,)}
    heroes: dict[str, Any] = {"ken": at("square"), "sid": at("lane", done=True)}
    return laid(**{**heroes, "turn": "ken", **rule, **table})


@pytest.mark.rule("WB-69", "WB-22")
@pytest.mark.parametrize(
    ("on", "action", "rolls"),
    [("move", Move("tower"), ""), ("collect", Collect(), ""), ("attack", Attack(), "---")],
)
def test_a_rule_reacts_to_an_action_of_its_kind(on: Any, action: Any, rolls: str) -> None:
    kinds = ("move", "collect", "attack", "skill", "interact")
    react = [Reaction(kind, (do.Count(kind),)) for kind in kinds]
    s = ruled(*react, ken=at("square", hearts=1), sparks={"square": 1}, wyrms={"A": "square"})

    s = play(s, action, rolls=rolls)

    assert {kind: s.counters.get(kind, 0) for kind in kinds} == {k: int(k == on) for k in kinds}


@pytest.mark.rule("WB-69")
def test_a_reaction_follows_when_the_action_is_carried_out_completely() -> None:
    s = ruled(
        Reaction("skill", (do.Hearts("you", -1),), when=when.Here("tower")),
        ken=at("square", sparks=1),
        wyrms={"A": "tower"},
    )

    s = play(s, UseSkill("headlong"), PickArea("tower"), rolls="----")
    assert hero(s, "ken").hearts == 6
    s = play(s, Keep())

    assert hero(s, "ken").hearts == 5


@pytest.mark.rule("WB-69")
def test_a_reaction_whose_condition_fails_does_nothing() -> None:
    s = ruled(Reaction("move", (do.Hearts("you", -1),), when=when.Here("lane")))

    assert hero(play(s, Move("tower")), "ken").hearts == 6


@pytest.mark.rule("WB-69", "WB-53")
def test_a_rule_reacts_to_a_players_phase_when_heroes_stood_up() -> None:
    s = ruled(Reaction("round", (do.HurtIn("lane", 1),)), sid=at("lane", hearts=0))

    s = play(s, EndTurn())

    assert (hero(s, "sid").hearts, s.destiny) == (3, 4)


# --- options --------------------------------------------------------------------------------


@pytest.mark.rule("WB-17")
def test_an_option_can_be_taken_again_where_the_card_says_so() -> None:
    side = Side(choices=(Choice("try", told=False), Choice("back", told=False, again=True)))
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("lane"),
        stacks={"chest": Stack("square", [1])},
        cards={1: Card("interaction", back=side)},
    )

    back, once = Choose(f"{LAID}-1-back"), Choose(f"{LAID}-1-try")
    s = play(s, Interact("chest"), back, Interact("chest"), once, Interact("chest"))

    assert offered(s) == [back]
    assert refusal(s, once) == Msg("wb-17-tried")


def test_a_scene_is_told_in_words_with_its_page() -> None:
    s = laid(
        ken=at("square"),
        turn="ken",
        sid=at("lane"),
        stacks={"chest": Stack("square", [1])},
        cards={1: Card("story", back=Side(scene="moon", rules=False))},
    )

    s = play(s, Interact("chest"))

    assert s.page == Page(1, "back")
    assert GAME.text(GAME.view(s, None)).scene == Msg("scene-moon")


def test_each_count_of_a_goal_is_told_by_its_name() -> None:
    knots = when.AtLeast("knots", (4, 6, 8))
    goal = Goal(
        when.All((knots, when.HeroesIn("lane"), when.SparksHeld(3), when.NoWyrms())), "bridge"
    )
    s = laid(ken=at("square", sparks=1), turn="ken", sid=at("lane", sparks=1), goal=goal)
    s.counters["knots"] = 3

    told, _ = GAME.text(GAME.view(s, None)).stakes

    assert told.args["parts"] == [
        Msg("wonder-book-progress-counter", {"counter": "knots", "have": 3, "need": 4}),
        Msg("wonder-book-progress-heroes", {"place": "lane", "have": 1, "need": 2}),
        Msg("wonder-book-progress-sparks", {"have": 2, "need": 3, "elsewhere": 0}),
    ]


@pytest.mark.parametrize(
    ("destiny", "hearts", "told"),
    [
        (5, (3, 1), Msg("wonder-book-danger", {"n": 5, "of": 10, "names": [], "count": 0})),
        (
            2,
            (3, 1),
            Msg(
                "wonder-book-lost-soon",
                {"n": 2, "of": 10, "names": [], "count": 0}
                | {"left": 2, "weakest": [Msg("hero-sid")], "hearts": 1},
            ),
        ),
        (
            2,
            (3, 0),
            Msg(
                "wonder-book-lost-soon",
                {"n": 2, "of": 10, "names": [Msg("hero-sid")], "count": 1}
                | {"left": 1, "weakest": [Msg("hero-ken")], "hearts": 3},
            ),
        ),
        (
            1,
            (3, 0),
            Msg(
                "wonder-book-lost-next",
                {"n": 1, "of": 10, "names": [Msg("hero-sid")], "count": 1},
            ),
        ),
    ],
)
@pytest.mark.rule("WB-54")
def test_the_danger_warns_once_a_round_may_cost_the_last_destiny(
    destiny: int, hearts: tuple[int, int], told: Msg
) -> None:
    ken, sid = hearts
    s = laid(ken=at("square", hearts=ken), turn="ken", sid=at("lane"), destiny=destiny)
    s.heroes[1].hearts = sid

    assert GAME.text(GAME.view(s, None)).stakes[1] == told


# --- the Treasure Chest ---------------------------------------------------------------------


@pytest.mark.rule("WB-67")
def test_the_opened_chest_has_a_gift_for_every_hero_once_a_chapter() -> None:
    s = laid(
        ken=at("square"), tina=at("lane", hearts=1), turn="tina", **chest("lane", do.OpenChest())
    )

    s = play(s, *OPEN_CHEST)
    assert UseGift("bun-tin") in offered(s)
    s = play(s, UseGift("bun-tin"))

    assert (hero(s, "tina").hearts, s.gifts_used, s.keywords) == (3, ["tina"], ["chest"])
    assert UseGift("bun-tin") not in offered(s)
    assert UseGift("boots") in offered(play(s, EndTurn()))


@pytest.mark.rule("WB-67")
def test_in_a_later_chapter_every_gift_is_there_again() -> None:
    s = laid(
        ken=at("square"),
        tina=at("lane"),
        turn="ken",
        settings={"keywords": ["chest"], "gifts_used": ["ken"], "won": True},
    )
    kept = GAME.harvest(s)

    later = laid(
        ken=at("square"), tina=at("lane"), turn="ken", settings={"keywords": kept.keywords}
    )

    assert UseGift("boots") not in offered(s)
    assert UseGift("boots") in offered(later)


@pytest.mark.rule("WB-67", "WB-55")
def test_without_the_chest_nobody_has_a_gift() -> None:
    s = laid(ken=at("square"), tina=at("lane"), turn="ken")

    assert refusal(s, UseGift("boots"), by="ken") is None


@pytest.mark.rule("WB-67")
def test_two_heroes_are_called_by_the_chalk() -> None:
    s = laid(
        lara=at("garden"),
        ken=at("square"),
        tina=at("lane"),
        turn="lara",
        settings={"keywords": ["chest"]},
    )

    s = play(s, UseGift("chalk"), PickHero("ken"))
    assert offered(s) == [PickHero("tina"), Stop()]  # up to two
    s = play(s, PickHero("tina"))

    assert [each.area for each in s.heroes] == ["garden"] * 3
    assert EndTurn() in offered(s)  # the additional action


# --- pushing one's luck ---------------------------------------------------------------------

LUCK = do.PushLuck(2, "letters", most=4, bust=(do.Hearts("you", -1),))
MACHINE = {2: Card("item", item="needle", specials=(Special("needle", (LUCK,)),))}


def pushed(*rolls: str, hearts: int = 1) -> WonderBook:
    """Ken has fed a machine by its Special Action, whose rolls he may reroll if he has Hearts."""
    s = laid(ken=at("square", items=[2], hearts=hearts), turn="ken", sid=at("lane"), cards=MACHINE)
    s = play(s, UseItem("needle"), rolls=rolls[0])
    for roll in rolls[1:]:
        s = play(s, RollOn(), rolls=roll)
    return s


@pytest.mark.rule("WB-70", "WB-38")
def test_successes_pile_up_until_the_hero_stops() -> None:
    s = pushed("+-", "+-")

    assert offered(s) == [RollOn(), Stop()]
    s = play(s, Stop())

    assert (s.counters["letters"], hero(s, "ken").hearts) == (2, 1)


@pytest.mark.rule("WB-70")
def test_a_roll_without_success_loses_the_pile() -> None:
    s = pushed("++", "--")

    assert (s.counters.get("letters", 0), hero(s, "ken").hearts) == (0, 0)


@pytest.mark.rule("WB-70")
def test_who_reaches_the_most_stops() -> None:
    s = pushed("++", "+-", "++", hearts=6)

    assert (s.counters["letters"], EndTurn() in offered(s)) == (4, True)


@pytest.mark.rule("WB-70", "WB-38")
@pytest.mark.parametrize(
    ("then", "rolls", "letters", "hearts"),
    [
        ((Keep(),), "", 0, 5),
        ((Reroll(), Stop()), "+-", 3, 5),
        ((Reroll(),), "--", 0, 4),  # a miss again: he pays the price and takes the loss
    ],
    ids=["kept", "rerolled", "in vain"],
)
def test_before_a_roll_without_success_counts_it_can_be_rerolled(
    then: tuple[Action, ...], rolls: str, letters: int, hearts: int
) -> None:
    s = pushed("++", "--", hearts=6)

    assert offered(s) == [Reroll(), Keep()]
    s = play(s, *then, rolls=rolls)

    assert (s.counters.get("letters", 0), hero(s, "ken").hearts) == (letters, hearts)


@pytest.mark.rule("WB-70", "WB-38")
def test_the_failures_of_a_partial_success_can_be_rerolled_once_a_turn() -> None:
    s = pushed("+-", hearts=6)

    assert offered(s) == [Reroll(), RollOn(), Stop()]
    s = play(s, Reroll(), rolls="+")
    assert offered(s) == [RollOn(), Stop()]
    s = play(s, RollOn(), rolls="+-")
    assert offered(s) == [RollOn(), Stop()]
    s = play(s, Stop(), UseItem("needle"), rolls="--")  # used a second time in one turn, it is lost

    assert (s.counters["letters"], hero(s, "ken").hearts) == (3, 4)


@pytest.mark.rule("WB-70", "WB-38")
def test_luck_that_no_special_action_pushes_cannot_be_rerolled() -> None:
    s = laid(ken=at("square"), turn="ken", sid=at("lane"), **chest("square", LUCK))

    s = play(s, Interact("chest"), rolls="+-")

    assert offered(s) == [RollOn(), Stop()]


@pytest.mark.rule("WB-70", "WB-38")
def test_the_machine_of_chapter_4_can_be_fed_with_a_reroll() -> None:
    (special,) = [one for one in CHAPTERS[4].cards[8].specials if one.key == "post-sort"]
    cards = {2: Card("item", item="needle", specials=(Special("needle", special.do),))}
    s = laid(ken=at("square", items=[2]), turn="ken", sid=at("lane"), cards=cards)

    s = play(s, UseItem("needle"), rolls="---")
    assert offered(s) == [Reroll(), Keep()]
    s = play(s, Reroll(), Stop(), rolls="+--")

    assert (s.counters["post-sorted"], len(in_play(s))) == (1, 0)


# --- conditions -----------------------------------------------------------------------------


def test_tests_can_be_turned_round_and_joined() -> None:
    s = laid(ken=at("square"), sid=at("lane"))
    yes, no = when.InPlay("lane"), when.InPlay("nowhere")

    assert [holds(s, when.Not(each)) for each in (yes, no)] == [False, True]
    assert [holds(s, when.Any(each)) for each in ((no, yes), (no, no), ())] == [True, False, False]


@pytest.mark.rule("WB-58")
def test_the_destiny_of_all_chapters_counts_together() -> None:
    s = laid(
        ken=at("square"),
        sid=at("lane"),
        destiny=3,
        settings={"campaign": Campaign(destiny={1: 4, 2: 5})},
    )

    assert [holds(s, when.Total(n)) for n in (12, 13)] == [True, False]
