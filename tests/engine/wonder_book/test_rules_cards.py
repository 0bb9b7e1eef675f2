"""Cards: WB-15 to WB-26."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Dice, Illegal, Msg, Setup
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    BecomeHero,
    Choose,
    Collect,
    EndTurn,
    Interact,
    Move,
    PickHero,
    TakeTurn,
    TurnPage,
    UseItem,
    UseShred,
    UseSkill,
    UseSpecial,
)
from engine.games.wonder_book.cards import SHREDS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Choice, Goal, Side, Special
from engine.games.wonder_book.events import (
    ChapterLost,
    EnemiesMove,
    GoalMet,
    RoundBegan,
    WyrmCardRevealed,
)
from engine.games.wonder_book.state import Campaign, Page, Stack, in_play
from tests.engine.wonder_book.laid import (
    AREAS,
    GOAL,
    LAID,
    NEVER,
    OPEN_CHEST,
    SEED,
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
)

LAMP = Card("item", item="lantern", specials=(Special("lantern", (do.Hearts("you", 1),)),))
LOAF = Card("item", item="loaf", discard=True, specials=(Special("loaf", (do.Hearts("you", 1),)),))
WELL = Card(
    "rule", specials=(Special("well", (do.Hearts("you", 1),), when=when.Here("square"), sparks=1),)
)


def choice(*choices: Choice) -> dict[int, Card]:
    return {1: Card("story", Side(choices=choices)), 2: story(), 3: story()}


def goal_met_by(*effects: Effect, enemies: tuple[Effect, ...] = ()) -> Goal:
    """A goal that is met when a hero stands in the lane."""
    return Goal(when.HeroesIn("lane", 1), vortex="bridge", enemies=enemies, do=effects)


# --- the deck -------------------------------------------------------------------------------


@pytest.mark.rule("WB-15")
def test_a_card_is_carried_out_from_top_to_bottom() -> None:
    back = Side(then=(do.GoTo(3),), rules=False)
    front = Side(do=(do.Write("a"), do.Write("b")), then=(do.Write("c"), do.Flip()), rules=False)
    s = opened({1: Card("story", front, back), 2: story(), 3: story()})
    assert (s.keywords, s.page) == (["a", "b"], Page(1, "front"))

    s = play(s, TurnPage())
    assert (s.keywords, s.page) == (["a", "b", "c"], Page(1, "back"))
    s = play(s, TurnPage())

    assert (s.page, s.deck.cards) == (Page(3, "front"), ["2"])


@pytest.mark.rule("WB-16", "WB-26")
def test_a_story_card_is_read_and_nothing_else_is_on_offer() -> None:
    s = opened(
        {1: story(do.Open(AREAS), do.ChooseHeroes("square"), then=(do.GoTo(2),)), 2: story()}
    )

    s = play(s, BecomeHero("ken"), BecomeHero("lara"))

    assert offered(s) == [TurnPage()]
    assert refusal(s, TakeTurn("ken")) is None


@pytest.mark.rule("WB-17")
def test_only_the_picked_option_applies() -> None:
    s = opened(choice(Choice("up", do=(do.Destiny(1),)), Choice("down", do=(do.Destiny(-1),))), 3)
    assert GAME.actors(s) == [0, 1, 2]

    s = play(s, Choose("99-1-up"))

    assert s.destiny == 6
    assert offered(s) == [TurnPage()]


@pytest.mark.rule("WB-17")
def test_an_option_whose_condition_fails_is_shown_but_closed() -> None:
    s = opened(choice(Choice("door", when=when.Has("key")), Choice("window")))

    assert refusal(s, Choose("99-1-door")) == Msg("wb-17-closed")
    assert offered(s) == [Choose("99-1-window")]


@pytest.mark.rule("WB-17")
@pytest.mark.parametrize(
    ("test", "reason"),
    [
        (when.SparksHeld(3), Msg("wb-17-sparks", {"n": 3, "held": 0})),
        (
            when.All((when.Lacks("key"), when.SparksHeld(3))),
            Msg("wb-17-sparks", {"n": 3, "held": 0}),
        ),
        (when.All((when.Has("key"), when.SparksHeld(3))), Msg("wb-17-closed")),
        (when.HeroesIn("square", 2), Msg("wb-17-heroes", {"n": 2, "place": "square"})),
        (when.All((when.Lacks("key"), when.DestinyAtLeast(6))), Msg("wb-17-destiny")),
        (when.Any((when.Has("key"), when.DestinyAtLeast(6))), Msg("wb-17-destiny")),
    ],
)
def test_what_an_option_takes_is_told(test: Test, reason: Msg) -> None:
    s = opened(choice(Choice("door", when=test), Choice("window")))

    assert refusal(s, Choose("99-1-door")) == reason


@pytest.mark.rule("WB-17")
def test_the_last_destiny_cannot_be_chosen_away() -> None:
    s = opened(choice(Choice("bell", when=when.DestinyAtLeast(6)), Choice("rope")))

    assert refusal(s, Choose("99-1-bell")) == Msg("wb-17-destiny")


@pytest.mark.rule("WB-17")
def test_a_card_that_stays_on_offer_offers_each_option_once() -> None:
    back = Side(choices=(Choice("milo"), Choice("nora", do=(do.Lift("chest"),))), rules=False)
    laid_out = chest("square")
    s = laid(
        ken=at("square"),
        lara=at("square"),
        turn="ken",
        stacks=laid_out["stacks"],
        cards={1: Card("interaction", back=back)},
    )

    s = play(s, Interact("chest"), Choose("99-1-milo"), TurnPage(), Interact("chest"))

    assert refusal(s, Choose("99-1-milo")) == Msg("wb-17-tried")
    assert offered(s) == [Choose("99-1-nora")]


@pytest.mark.rule("WB-15", "WB-17")
def test_turning_a_page_needs_no_vote() -> None:
    cards = {1: story(then=(do.GoTo(2),)), 2: story()}
    s = opened(cards, 3, settings={"group-choice": "majority"})

    s = GAME.apply(s, 2, TurnPage(), Dice(SEED, 1)).s

    assert s.page == Page(2, "front")


@pytest.mark.rule("WB-17")
def test_a_vote_is_decided_by_the_majority_of_the_people() -> None:
    cards = choice(Choice("up", do=(do.Destiny(1),)), Choice("down", do=(do.Destiny(-1),)))
    s = opened(cards, 3, settings={"group-choice": "majority"})

    for seat, vote in ((0, "up"), (2, "down"), (1, "down")):
        assert s.destiny == 5
        s = GAME.apply(s, seat, Choose(f"99-1-{vote}"), Dice(SEED, 1)).s

    assert s.destiny == 4


@pytest.mark.rule("WB-17")
@pytest.mark.parametrize(
    ("people", "deciders"),
    [((True, False, True), [0, 2]), ((False, True, False), [1]), ((False,) * 3, [0])],
)
def test_house_players_answer_only_where_nobody_sits(
    people: tuple[bool, ...], deciders: list[int]
) -> None:
    s = opened(choice(Choice("up"), Choice("down")), 3, people=people)

    assert GAME.actors(s) == deciders


@pytest.mark.rule("WB-18")
def test_a_keyword_is_written_once_and_erased_once() -> None:
    todo = (do.Write("ink"), do.Write("ink"), do.Erase("salt"))
    s = opened({1: story(*todo, then=(do.Erase("ink"), do.GoTo(2))), 2: story()})
    assert s.keywords == ["ink"]

    s = play(s, TurnPage())

    assert s.keywords == []


@pytest.mark.rule("WB-18")
def test_keywords_persist_and_open_later_options() -> None:
    cards = choice(Choice("door", when=when.Has("key"), do=(do.Destiny(1),)), Choice("window"))

    s = opened(cards, campaign=Campaign(chapter=LAID, keywords=["key"]))

    assert offered(s) == [Choose("99-1-door"), Choose("99-1-window")]


# --- items ----------------------------------------------------------------------------------


@pytest.mark.rule("WB-19")
def test_who_finds_an_item_holds_it_and_nobody_else_may_use_it() -> None:
    laid_out = chest("square", do.GainItem(2))
    s = laid(
        ken=at("square", hearts=2),
        lara=at("square", hearts=2),
        turn="ken",
        stacks=laid_out["stacks"],
        cards={**laid_out["cards"], 2: LAMP},
    )

    s = play(s, *OPEN_CHEST, UseItem("lantern"))
    assert (hero(s, "ken").items, hero(s, "ken").hearts) == ([2], 3)
    s = play(s, EndTurn())

    assert deciding(s) == ["lara"]
    assert refusal(s, UseItem("lantern")) is None


@pytest.mark.rule("WB-19")
def test_an_item_is_discarded_after_use_only_if_it_says_so() -> None:
    s = laid(
        ken=at("square", hearts=2, items=[2, 3]),
        lara=at("lane"),
        turn="ken",
        cards={2: LAMP, 3: LOAF},
    )

    s = play(s, UseItem("lantern"), UseItem("loaf"))

    assert hero(s, "ken").items == [2]
    assert refusal(s, UseItem("loaf")) is None
    assert offered(s).count(UseItem("lantern")) == 1


@pytest.mark.rule("WB-19")
def test_without_an_acting_hero_the_group_says_who_takes_an_item() -> None:
    s = laid(
        ken=at("lane", done=True),
        lara=at("square"),
        sid=at("square", hearts=0),
        turn="lara",
        goal=Goal(when.AtLeast("rounds", 1), enemies=(), do=(do.GainItem(2), do.GoTo(3))),
        cards={2: LAMP, 3: story()},
    )

    s = play(s, EndTurn())
    assert (deciding(s), offered(s)) == (
        ["ken", "lara", "sid"],
        [PickHero("ken"), PickHero("lara")],
    )
    s = play(s, PickHero("lara"))

    assert (hero(s, "lara").items, s.page) == ([2], Page(3, "front"))


@pytest.mark.rule("WB-19")
def test_a_card_may_take_an_item_away() -> None:
    laid_out = chest("square", do.LoseItem(2))
    s = laid(
        ken=at("square"),
        lara=at("lane", items=[2]),
        turn="ken",
        stacks=laid_out["stacks"],
        cards={**laid_out["cards"], 2: LAMP},
    )

    s = play(s, *OPEN_CHEST)

    assert (hero(s, "lara").items, s.read[-1]) == ([], 2)


@pytest.mark.rule("WB-20")
def test_a_shred_card_is_discarded_after_use() -> None:
    s = laid(ken=at("square", shreds=["fireflies"]), lara=at("lane"), turn="ken")

    s = play(s, UseShred("fireflies"))

    assert (hero(s, "ken").shreds, s.shred_discard) == ([], ["fireflies"])
    assert refusal(s, UseShred("fireflies")) is None


@pytest.mark.rule("WB-20")
def test_an_empty_shred_deck_is_made_anew_from_its_discard_pile() -> None:
    everything = [name for name, shred in SHREDS.items() for _ in range(shred.copies)]
    s = laid(
        ken=at("square", shreds=["mist"]),
        lara=at("lane", shreds=[name for name in everything if name != "mist"]),
        turn="ken",
        **chest("square", do.DrawShred("you", 3)),
    )
    hero(s, "lara").shreds.remove("tailwind")
    s.shred_deck.cards, s.shred_discard = ["mist"], ["tailwind"]

    s = play(s, *OPEN_CHEST)

    assert hero(s, "ken").shreds == ["mist", "mist", "tailwind"]
    assert (s.shred_deck.cards, s.shred_discard) == ([], [])


@pytest.mark.rule("WB-21")
def test_items_and_shred_cards_are_lost_at_the_chapters_end() -> None:
    s = laid(
        ken=at("square", items=[2], shreds=["mist"]),
        lara=at("square"),
        turn="ken",
        goal=goal_met_by(do.Win()),
        cards={1: story(do.ChooseHeroes("")), 2: LAMP},
    )

    won = play(s, Move("lane"))
    kept = msgspec.structs.replace(GAME.harvest(won), chapter=LAID)
    s = GAME.new(Setup("coop", 2, campaign=kept), Dice(SEED, 0)).s
    s = play(s, BecomeHero("ken"), BecomeHero("lara"))

    assert won.won
    assert (hero(s, "ken").items, hero(s, "ken").shreds) == ([], [])
    assert (len(s.shred_deck.cards), "2" in s.deck.cards) == (16, True)


@pytest.mark.rule("WB-22")
def test_a_special_rule_adds_its_action_where_its_condition_holds() -> None:
    s = laid(
        ken=at("lane", hearts=2, sparks=1), lara=at("lane"), turn="ken", rules=(2,), cards={2: WELL}
    )
    assert refusal(s, UseSpecial("well")) is None

    s = play(s, Move("square"), UseSpecial("well"))

    assert (hero(s, "ken").hearts, hero(s, "ken").sparks) == (3, 0)
    assert refusal(s, UseSpecial("well")) == Msg("wb-33-sparks", {"n": 1, "held": 0, "near": False})


@pytest.mark.rule("WB-22")
def test_a_special_rule_ends_when_it_is_discarded() -> None:
    laid_out = chest("square", do.RuleOff(2))
    s = laid(
        ken=at("square", sparks=1),
        lara=at("lane"),
        turn="ken",
        rules=(2,),
        stacks=laid_out["stacks"],
        cards={**laid_out["cards"], 2: WELL},
    )

    s = play(s, *OPEN_CHEST)

    assert (s.rules, refusal(s, UseSpecial("well"))) == ([], None)


# --- objects --------------------------------------------------------------------------------


@pytest.mark.rule("WB-23")
def test_a_stack_offers_its_top_card_only() -> None:
    cards = {
        1: Card("interaction", back=Side(do=(do.Hearts("you", -1), do.Lift("well")), rules=False)),
        2: Card("interaction", back=Side(do=(do.Hearts("you", -2), do.Lift("well")), rules=False)),
    }
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        cards=cards,
        stacks={"well": Stack("square", [1, 2])},
    )

    s = play(s, Interact("well"), TurnPage())
    assert (hero(s, "ken").hearts, s.stacks["well"].cards) == (5, [2])
    s = play(s, Interact("well"), TurnPage())

    assert (hero(s, "ken").hearts, s.stacks, s.read[-2:]) == (3, {}, [1, 2])
    assert refusal(s, Interact("well")) is None


@pytest.mark.rule("WB-23")
def test_a_card_may_clear_a_whole_stack() -> None:
    laid_out = chest("square", do.Clear("well"))
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        stacks={**laid_out["stacks"], "well": Stack("lane", [2, 3])},
        cards={**laid_out["cards"], 2: Card("interaction"), 3: Card("interaction")},
    )

    s = play(s, *OPEN_CHEST)

    assert list(s.stacks) == ["chest"]


@pytest.mark.rule("WB-20")
def test_a_shred_card_is_discarded_after_use_not_before() -> None:
    others = [name for name, shred in SHREDS.items() for _ in range(shred.copies)]
    others.remove("twice-told")
    s = laid(
        sid=at("square", shreds=["twice-told"], sparks=1), ken=at("lane", shreds=others), turn="sid"
    )

    s = play(s, UseShred("twice-told"))
    assert refusal(s, UseSkill("tinker")) == Msg("wb-34-nothing")  # the card cannot be drawn
    s = play(s, EndTurn(), EndTurn())

    assert (s.shred_discard, UseSkill("tinker") in offered(s)) == (["twice-told"], True)


@pytest.mark.rule("WB-19")
def test_an_item_that_is_found_while_nobody_stands_goes_to_any_hero() -> None:
    s = laid(
        ken=at("square", hearts=1),
        lara=at("square", hearts=0),
        turn="ken",
        wyrms={"A": "square"},
        goal=Goal(NEVER.test, "bridge", (do.Activate(1), do.GainItem(2))),
        cards={2: LAMP},
    )

    s = play(s, EndTurn())
    assert offered(s) == [PickHero("ken"), PickHero("lara")]
    s = play(s, PickHero("lara"))

    assert hero(s, "lara").items == [2]


# --- goals ----------------------------------------------------------------------------------


@pytest.mark.rule("WB-24")
def test_phases_alternate_the_players_first_until_the_goal_is_met() -> None:
    goal = Goal(when.AtLeast("rounds", 2), vortex="bridge", enemies=(do.PutSparks("garden", 1),))
    cards = {
        1: story(do.Open(AREAS), do.ChooseHeroes("square"), then=(do.GoTo(2),)),
        2: Card("goal", Side(goal=goal), Side(rules=False)),
    }
    s = play(opened(cards), BecomeHero("ken"), BecomeHero("lara"), TurnPage(), TurnPage())
    assert (s.goal, s.round, s.sparks) == (2, 1, {})

    for sparks in (1, 2):
        assert deciding(s) == ["ken", "lara"]
        s = play(s, TakeTurn("lara"), by="lara")
        s = play(s, EndTurn(), EndTurn())
        assert s.sparks == {"garden": sparks}

    assert (s.goal, s.page) == (0, Page(2, "back"))


@pytest.mark.rule("WB-24", "WB-43")
def test_the_enemies_phase_is_what_the_goal_card_says() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square", done=True),
        turn="ken",
        goal=Goal(
            NEVER.test, "bridge", (do.PutSparks("garden", 2), do.RevealWyrm(), do.Vortex("tower"))
        ),
        wyrm_deck=("gnaw",),
    )

    told = events(s, EndTurn())
    s = play(s, EndTurn())

    phases = [e for e in told if isinstance(e, EnemiesMove | WyrmCardRevealed | RoundBegan)]
    assert phases == [EnemiesMove(), WyrmCardRevealed("gnaw"), RoundBegan(2)]
    assert (s.sparks, s.vortex) == ({"garden": 2}, "tower")


@pytest.mark.rule("WB-25", "WB-29")
def test_a_goal_is_met_in_the_middle_of_a_turn() -> None:
    second = Goal(NEVER.test, "bridge", ())
    s = laid(
        ken=at("square"),
        lara=at("square"),
        turn="ken",
        goal=goal_met_by(do.GoTo(2)),
        cards={2: Card("goal", Side(goal=second))},
        sparks={"lane": 2},
    )

    s = play(s, Move("lane"))
    assert (s.goal, offered(s)) == (0, [TurnPage()])
    s = play(s, TurnPage())

    assert (s.goal, deciding(s)) == (2, ["ken"])
    s = play(s, Collect(), Collect())
    assert (hero(s, "ken").done, hero(s, "ken").sparks) == (True, 2)


@pytest.mark.rule("WB-25", "WB-24")
def test_a_goal_that_is_met_in_the_enemies_phase_gives_no_more_orders() -> None:
    enemies = (do.Count("bells"), do.Vortex("tower"))
    s = laid(
        ken=at("square"),
        lara=at("square", done=True),
        turn="ken",
        goal=Goal(when.AtLeast("bells", 1), "bridge", enemies, do=(do.GoTo(2),)),
        cards={2: Card("goal", Side(goal=Goal(NEVER.test)))},
    )

    s = play(s, EndTurn())
    assert (s.goal, s.vortex, s.page) == (0, "bridge", Page(2, "front"))
    s = play(s, TurnPage())

    assert (s.goal, s.vortex, s.round, s.counters["rounds"]) == (2, "bridge", 2, 0)
    assert deciding(s) == ["ken", "lara"]  # the Players' Phase of the new goal


@pytest.mark.rule("WB-25", "WB-50")
def test_a_wyrm_card_under_way_when_its_goal_is_met_is_discarded() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square", done=True),
        turn="ken",
        goal=Goal(
            when.WyrmsIn("bridge"),
            "bridge",
            (do.RevealWyrm(), do.Vortex("tower")),
            do=(do.GoTo(2),),
        ),
        cards={2: Card("goal", Side(goal=Goal(NEVER.test)))},
        wyrm_deck=("scent",),
    )

    s = play(s, EndTurn(), TurnPage())

    # it has spawned its Wyrm, which met the goal: the Wyrm does not act, nothing else is revealed
    assert (in_play(s, "bridge"), len(in_play(s)), s.vortex) == ([0], 1, "bridge")
    assert (s.wyrm_card, s.wyrm_discard, len(s.wyrm_deck.cards)) == ("", ["scent"], 5)


@pytest.mark.rule("WB-25", "WB-29")
def test_a_goal_that_is_met_in_the_players_phase_leaves_the_turn_as_it_is() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square"),
        turn="ken",
        goal=goal_met_by(do.GoTo(2), enemies=(do.Vortex("tower"),)),
        cards={2: Card("goal", Side(goal=Goal(NEVER.test, enemies=(do.Vortex("garden"),))))},
    )

    s = play(s, Move("lane"), TurnPage(), Move("square"), Move("lane"), EndTurn())

    assert (s.vortex, s.round, s.counters["rounds"]) == ("garden", 2, 1)


@pytest.mark.rule("WB-25")
def test_a_goal_that_is_true_when_revealed_is_met_at_once() -> None:
    goal = Goal(when.HeroesIn("square"), "bridge", do=(do.GoTo(3),))
    cards = {
        1: story(do.Open(AREAS), do.ChooseHeroes("square"), then=(do.GoTo(2),)),
        2: Card("goal", Side(goal=goal)),
        3: story(),
    }
    s = play(opened(cards), BecomeHero("ken"), BecomeHero("lara"), TurnPage())

    s = play(s, TurnPage())

    assert (s.goal, s.round, s.page) == (0, 0, Page(3, "front"))


@pytest.mark.rule("WB-25")
def test_a_page_that_lies_open_is_read_before_a_goal_is_met() -> None:
    told = (Choice("feed", do=(do.Count("bells"),)),)
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        goal=Goal(when.AtLeast("bells", 1), "bridge", do=(do.GoTo(2),)),
        cards={1: Card("interaction", back=Side(choices=told)), 2: story()},
        stacks={"chest": Stack("square", [1])},
    )

    s = play(s, Interact("chest"), Choose("99-1-feed"))
    assert (s.page, s.goal) == (Page(1, "back", "feed"), GOAL)
    s = play(s, TurnPage())

    assert (s.page, s.goal) == (Page(2, "front"), 0)


@pytest.mark.rule("WB-25", "WB-54")
def test_defeat_is_checked_before_goals() -> None:
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        destiny=1,
        goal=Goal(when.AtLeast("bells", 1), "bridge", do=(do.Win(),)),
        **chest("square", do.Count("bells"), do.Destiny(-1)),
    )

    told = events(s, OPEN_CHEST[0])

    assert ChapterLost() in told
    assert GoalMet(f"{LAID}-{GOAL}") not in told


@pytest.mark.rule("WB-26")
def test_without_a_goal_there_are_no_turns() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square"),
        turn="ken",
        goal=goal_met_by(do.GoTo(2)),
        cards={2: story(then=(do.GoTo(3),)), 3: story(do.Win())},
    )

    s = play(s, Move("lane"))
    assert (offered(s), s.round) == ([TurnPage()], 1)

    with pytest.raises(Illegal):
        GAME.apply(s, 0, Move("square"), Dice(SEED, 1))
