"""Knock-out, defeat, victory: WB-51 to WB-58, and what a campaign keeps."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Dice, Msg, Setup
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    BecomeHero,
    EndTurn,
    Interact,
    Move,
    PickHero,
    TakeTurn,
    TurnPage,
    UseSkill,
)
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Goal
from engine.games.wonder_book.events import ChapterLost, DestinyDown, KnockedOut, StoodUp
from engine.games.wonder_book.players import HeroTurn
from engine.games.wonder_book.state import Campaign, Page, WonderBook
from tests.engine.wonder_book.laid import (
    AREAS,
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

# --- knocked out ----------------------------------------------------------------------------


@pytest.mark.rule("WB-51")
def test_a_hero_without_hearts_is_knocked_out_and_its_turn_ends() -> None:
    s = laid(
        ken=at("square", hearts=2, sparks=1, shreds=["mist"]),
        lara=at("lane"),
        turn="ken",
        **chest("square", do.Hearts("you", -5), do.PutSparks("garden", 1)),
    )

    s = play(s, *OPEN_CHEST)

    assert (hero(s, "ken").hearts, hero(s, "ken").area) == (0, "square")
    assert (hero(s, "ken").sparks, hero(s, "ken").shreds) == (1, ["mist"])
    assert s.sparks == {"garden": 1}  # the effect in progress was finished
    assert (deciding(s), s.knock_outs) == (["lara"], 1)


@pytest.mark.rule("WB-51")
def test_a_hero_knocked_out_before_its_turn_loses_that_turn() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square", hearts=1),
        sid=at("lane"),
        turn="ken",
        **chest("square", do.Hearts("beside", -1)),
    )

    s = play(s, *OPEN_CHEST, EndTurn())

    assert deciding(s) == ["sid"]
    assert refusal(s, TakeTurn("lara"), by="lara") is None


@pytest.mark.rule("WB-52")
def test_the_knocked_out_are_no_targets_and_take_no_damage() -> None:
    s = laid(
        tina=at("square", sparks=1, skills=["patch-up", "plan-b"]),
        ken=at("square", hearts=0),
        lara=at("square", hearts=3),
        turn="tina",
        **chest("square", do.Hearts("area", -1), do.Hearts("each", 1)),
    )

    s = play(s, *OPEN_CHEST)
    assert (hero(s, "ken").hearts, hero(s, "lara").hearts, s.knock_outs) == (0, 3, 0)
    s = play(s, UseSkill("patch-up"))

    assert (hero(s, "ken").hearts, hero(s, "lara").hearts) == (0, 5)
    assert PickHero("ken") not in offered(s)


@pytest.mark.rule("WB-53")
def test_the_knocked_out_stand_up_before_any_action_for_one_destiny_each() -> None:
    s = laid(
        ken=at("square"),
        lara=at("lane", hearts=0),
        sid=at("garden", hearts=0),
        turn="ken",
    )

    told = events(s, EndTurn())
    s = play(s, EndTurn())

    flips = [e for e in told if isinstance(e, DestinyDown | StoodUp)]
    assert flips == [DestinyDown(1, 4), DestinyDown(1, 3), StoodUp("lara"), StoodUp("sid")]
    assert (hero(s, "lara").hearts, hero(s, "sid").hearts) == (5, 4)
    assert deciding(s) == ["ken", "lara", "sid"]


@pytest.mark.rule("WB-53")
def test_all_heroes_down_at_once_is_no_defeat() -> None:
    s = laid(
        ken=at("square", hearts=1),
        lara=at("lane", hearts=0),
        turn="ken",
        **chest("square", do.Hearts("you", -1)),
    )

    s = play(s, *OPEN_CHEST)

    assert (s.result, s.destiny, s.round) == (None, 3, 2)
    assert [each.standing for each in s.heroes] == [True, True]


# --- defeat ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-53", "WB-54")
def test_nobody_stands_up_when_the_last_destiny_flips() -> None:
    s = laid(
        ken=at("square"), lara=at("lane", hearts=0), sid=at("lane", hearts=0), turn="ken", destiny=2
    )

    told = events(s, EndTurn())
    s = play(s, EndTurn())

    assert told[-1] == ChapterLost()
    assert (s.destiny, s.won, hero(s, "lara").standing) == (0, False, False)
    assert s.result is not None
    assert s.result.places == (2, 2, 2)


@pytest.mark.rule("WB-54")
def test_a_card_that_flips_the_last_destiny_ends_the_chapter_at_once() -> None:
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        destiny=1,
        **chest("square", do.Destiny(-1), do.Hearts("you", -1)),
    )

    s = play(s, Interact("chest"))

    assert (s.result is not None, s.won, hero(s, "ken").hearts) == (True, False, 6)
    assert [GAME.options(s, seat) for seat in range(2)] == [[], []]


def lost(*effects: Effect) -> WonderBook:
    """A chapter that began with the keyword `ink` and was lost after these effects."""
    cards = {
        1: story(do.Open(AREAS), do.ChooseHeroes("square"), *effects, then=(do.Destiny(-5),)),
        2: Card("wyrm", wyrm="unravel"),
    }
    s = opened(cards, campaign=Campaign(chapter=LAID, keywords=["ink"], skills={"ken": ["whirl"]}))
    return play(s, BecomeHero("ken"), BecomeHero("lara"), TurnPage())


@pytest.mark.rule("WB-55")
def test_after_a_defeat_nothing_of_the_chapter_remains() -> None:
    s = lost(do.Write("salt"), do.Erase("ink"), do.AddWyrmCard(2))
    assert (s.keywords, s.gained, s.won) == (["salt"], [2], False)

    campaign = GAME.harvest(s)

    assert campaign == msgspec.structs.replace(s.campaign, defeats=1)
    assert (campaign.keywords, campaign.wyrm_cards, campaign.skills) == (
        ["ink"],
        [],
        {"ken": ["whirl"]},
    )


@pytest.mark.rule("WB-55")
def test_the_lost_chapter_starts_again_from_its_first_card() -> None:
    campaign = GAME.harvest(lost(do.Write("salt"), do.AddWyrmCard(2)))

    s = GAME.new(Setup("coop", 2, campaign=campaign), Dice(SEED, 0)).s

    assert (s.chapter, s.read, s.deck.cards, s.destiny) == (LAID, [1], ["2"], 5)
    assert (s.keywords, len(s.wyrm_deck.cards)) == (["ink"], 6)


# --- victory --------------------------------------------------------------------------------


@pytest.mark.rule("WB-56")
def test_the_end_of_the_chapter_wins_for_all() -> None:
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        destiny=3,
        goal=Goal(when.HeroesIn("lane"), "bridge", (), do=(do.Win(),)),
    )

    s = play(s, Move("lane"))

    assert s.won
    assert s.result is not None
    assert s.result.places == (1, 1)
    assert [score.value for score in s.result.scores[0] if score.id == "destiny"] == [3]


@pytest.mark.rule("WB-56")
@pytest.mark.parametrize(("destiny", "ending"), [(2, "dark"), (3, "bright"), (9, "bright")])
def test_destiny_picks_the_ending(destiny: int, ending: str) -> None:
    endings = do.If(
        when.DestinyAtLeast(3), (do.Tell("bright", (do.Win(),)),), (do.Tell("dark", (do.Win(),)),)
    )
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        destiny=destiny,
        goal=Goal(when.HeroesIn("lane"), "bridge", (), do=(do.GoTo(2),)),
        cards={2: story(then=(endings,))},
    )

    s = play(s, Move("lane"), TurnPage())

    assert s.page == Page(2, "front", ending)
    assert play(s, TurnPage()).won


@pytest.mark.rule("WB-57")
@pytest.mark.parametrize(("n", "destiny"), [(1, 6), (4, 9), (8, 10), (-2, 3)])
def test_cards_flip_destiny_up_to_ten(n: int, destiny: int) -> None:
    s = laid(ken=at("square"), lara=at("lane"), turn="ken", **chest("square", do.Destiny(n)))

    s = play(s, *OPEN_CHEST)

    assert s.destiny == destiny


@pytest.mark.rule("WB-58", "WB-60")
def test_the_score_sheet_keeps_keywords_destiny_and_purple_cards() -> None:
    cards = {
        1: story(
            do.Open(AREAS),
            do.ChooseHeroes("square"),
            do.Write("ink"),
            do.AddWyrmCard(2),
            then=(do.Win(),),
        ),
        2: Card("wyrm", wyrm="unravel"),
    }
    before = Campaign(chapter=LAID, destiny={98: 4}, keywords=["salt"])
    s = play(opened(cards, campaign=before), BecomeHero("ken"), BecomeHero("lara"), TurnPage())

    campaign = GAME.harvest(s)

    assert campaign.destiny == {98: 4, LAID: 5}
    assert sum(campaign.destiny.values()) == 9
    assert (campaign.keywords, campaign.wyrm_cards) == (["salt", "ink"], ["unravel"])
    assert campaign.chapter == LAID + 1


@pytest.mark.rule("WB-60")
def test_a_purple_card_of_a_won_chapter_stays_in_the_wyrm_deck() -> None:
    s = opened({1: story()}, campaign=Campaign(chapter=LAID, wyrm_cards=["unravel"]))

    assert (len(s.wyrm_deck.cards), s.wyrm_deck.cards.count("unravel")) == (7, 1)


@pytest.mark.rule("WB-51", "WB-54")
def test_knock_outs_are_told_and_counted() -> None:
    s = laid(
        ken=at("square", hearts=1),
        lara=at("lane", done=True),
        turn="ken",
        wyrms={"A": "square"},
        goal=Goal(NEVER.test, "bridge", (do.Activate(1),)),
    )

    told = events(s, EndTurn())
    s = play(s, EndTurn())

    assert KnockedOut("ken") in told
    assert (s.knock_outs, s.destiny) == (1, 4)


@pytest.mark.rule("WB-54")
@pytest.mark.parametrize(("destiny", "asked"), [(1, True), (2, False)])
def test_the_last_hero_is_asked_if_standing_up_loses_the_chapter(destiny: int, asked: bool) -> None:
    s = laid(ken=at("square"), lara=at("lane", hearts=0), turn="ken", destiny=destiny)

    (option,) = (one for one in GAME.options(s, 0) if one.action == EndTurn())

    assert option.confirm is asked
    assert (option.detail == Msg("wonder-book-ends")) is asked


@pytest.mark.rule("WB-30")
def test_nobody_is_asked_so_about_an_extra_action_within_a_turn() -> None:
    s = laid(ken=at("square"), lara=at("lane", hearts=0), turn="ken", destiny=1)
    s.stack.append(HeroTurn(turn_of=0, left=1, extra=True))

    (option,) = (one for one in GAME.options(s, 0) if one.action == EndTurn())

    assert not option.confirm
