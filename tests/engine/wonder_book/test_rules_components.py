"""Components and the setup of a chapter: WB-01 to WB-09."""

from __future__ import annotations

import pytest

from engine.core import HIDDEN, Dice, Msg, Setup
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    BecomeHero,
    Choose,
    EndTurn,
    Move,
    TurnPage,
    UseShred,
)
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import Card, Choice, Side
from engine.games.wonder_book.events import Rolled, SupplyShort
from engine.games.wonder_book.state import SPARKS, Campaign, in_play, spark_supply
from tests.engine.wonder_book.laid import (
    AREAS,
    LAID,
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

ENTER = (do.Open(AREAS), do.ChooseHeroes("square"))
CHOICE = Side(choices=(Choice("left", do=(do.Destiny(1),)), Choice("right", do=(do.Destiny(-1),))))


@pytest.mark.rule("WB-01")
def test_what_the_supply_lacks_is_not_gained() -> None:
    s = laid(
        ken=at("square", shreds=["fireflies"]),
        lara=at("lane", sparks=2),
        sparks={"garden": SPARKS - 3},
        turn="ken",
    )

    told = events(s, UseShred("fireflies"))
    s = play(s, UseShred("fireflies"))

    assert (hero(s, "ken").sparks, spark_supply(s)) == (1, 0)
    assert SupplyShort(1) in told


@pytest.mark.rule("WB-01")
def test_a_roll_uses_five_dice_at_most() -> None:
    s = laid(ken=at("square"), lara=at("lane"), turn="ken", **chest("square", do.Roll(7, ((),))))

    rolls = [e for e in events(s, OPEN_CHEST[0], rolls="+-+--") if isinstance(e, Rolled)]

    assert [(len(roll.dice), roll.successes) for roll in rolls] == [(5, 2)]


@pytest.mark.rule("WB-01")
def test_destiny_has_ten_tokens() -> None:
    s = laid(
        ken=at("square"), lara=at("lane"), turn="ken", destiny=9, **chest("square", do.Destiny(3))
    )

    s = play(s, *OPEN_CHEST)

    assert s.destiny == 10


@pytest.mark.rule("WB-02")
def test_a_card_carries_a_hero_over_a_solid_line() -> None:
    s = laid(ken=at("lane"), lara=at("lane"), turn="ken", **chest("lane", do.Carry("tower")))
    assert refusal(s, Move("tower")) == Msg("wb-31-wall", {"place": "tower"})

    s = play(s, *OPEN_CHEST)

    assert hero(s, "ken").area == "tower"


@pytest.mark.rule("WB-03")
@pytest.mark.parametrize(("difficulty", "up"), [("easier", 6), ("standard", 5), ("hardcore", 4)])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_difficulty_is_the_destiny_that_lies_up(difficulty: str, chapter: int, up: int) -> None:
    table = Setup("coop", 2, settings={"difficulty": difficulty}, campaign=Campaign(chapter))

    s = GAME.new(table, Dice(SEED, 0)).s

    assert s.destiny == up


@pytest.mark.rule("WB-03")
def test_a_chapter_card_may_change_destiny() -> None:
    s = opened({1: story(do.Destiny(-1))})

    assert s.destiny == 4


@pytest.mark.rule("WB-04")
@pytest.mark.parametrize(
    ("mode", "seats", "wyrms"), [("solo", 2, 4), ("coop", 2, 4), ("coop", 3, 6), ("coop", 4, 8)]
)
def test_two_wyrms_for_each_hero(mode: str, seats: int, wyrms: int) -> None:
    s = opened({1: story(do.Open(AREAS), do.Spawn(9, "bridge"))}, seats, mode=mode)

    assert len(s.wyrms) == len(in_play(s, "bridge")) == wyrms


@pytest.mark.rule("WB-05")
def test_everything_starts_in_the_supply_and_both_decks_are_shuffled() -> None:
    tables = [GAME.new(Setup("coop", 2), Dice(SEED, number)).s for number in range(2)]

    for s in tables:
        assert (spark_supply(s), in_play(s), s.wyrm_discard, s.shred_discard) == (17, [], [], [])
        assert (len(s.wyrm_deck.cards), len(s.shred_deck.cards)) == (6, 16)
        assert set(GAME.view(s, 0).s.wyrm_deck.cards) == {HIDDEN}
        assert set(GAME.view(s, 0).s.shred_deck.cards) == {HIDDEN}
    assert tables[0].wyrm_deck != tables[1].wyrm_deck
    assert tables[0].shred_deck != tables[1].shred_deck


@pytest.mark.rule("WB-06")
def test_heroes_are_chosen_when_a_card_says_so() -> None:
    s = opened({1: story(*ENTER, then=(do.GoTo(2),)), 2: story()})
    assert [each.name for each in s.heroes] == ["", ""]

    s = play(s, BecomeHero("sid"))
    assert refusal(s, BecomeHero("sid")) == Msg("wb-06-taken", {"hero": "sid"})
    s = play(s, BecomeHero("ken"))

    assert [each.name for each in s.heroes] == ["sid", "ken"]
    assert [(each.hearts, each.sparks, each.area) for each in s.heroes] == [
        (4, 0, "square"),
        (6, 0, "square"),
    ]


@pytest.mark.rule("WB-06")
def test_a_hero_enters_with_the_skills_that_it_has_earned() -> None:
    campaign = Campaign(LAID, ["ken", "tina"], {"ken": ["whirl"], "tina": ["hush"]})
    s = opened({1: story(*ENTER)}, campaign=campaign)

    s = play(s, BecomeHero("ken"), BecomeHero("lara"))

    assert (hero(s, "ken").skills, hero(s, "lara").skills) == (["headlong", "whirl"], ["tag-team"])


@pytest.mark.rule("WB-06")
def test_house_players_choose_after_the_people() -> None:
    s = opened({1: story(*ENTER)}, 3, people=(False, True, True))
    assert GAME.actors(s) == [1, 2]

    s = play(s, BecomeHero("ken"), BecomeHero("lara"))

    assert GAME.actors(s) == [0]
    assert offered(s) == [BecomeHero("tina"), BecomeHero("sid")]


@pytest.mark.rule("WB-07")
def test_a_solo_player_runs_two_heroes_kept_apart() -> None:
    s = opened({1: story(*ENTER, do.DrawShred("each"))}, mode="solo")

    s = play(s, BecomeHero("ken"), BecomeHero("sid"))

    assert [len(each.shreds) for each in s.heroes] == [1, 1]
    assert (hero(s, "ken").hearts, hero(s, "sid").hearts) == (6, 4)


@pytest.mark.rule("WB-07")
def test_you_is_the_hero_being_controlled() -> None:
    s = laid(
        ken=at("square"), sid=at("square"), turn="sid", **chest("square", do.Hearts("you", -1))
    )

    s = play(s, *OPEN_CHEST)

    assert (hero(s, "ken").hearts, hero(s, "sid").hearts) == (6, 3)


@pytest.mark.rule("WB-08")
def test_reading_first_is_no_advantage() -> None:
    s = opened({1: story(then=(do.GoTo(2),)), 2: story()}, 3)

    turned = [GAME.apply(s, seat, TurnPage(), Dice(SEED, 1)).s for seat in range(3)]

    assert [page.page for page in turned] == [turned[0].page] * 3
    assert GAME.actors(turned[0]) == [0, 1, 2]


@pytest.mark.rule("WB-08", "WB-17")
def test_a_tied_vote_goes_to_the_first_reader() -> None:
    settings = {"group-choice": "majority"}
    s = opened({1: Card("story", CHOICE)}, 3, people=(False, True, True), settings=settings)

    s = GAME.apply(s, 2, Choose("99-1-left"), Dice(SEED, 1)).s
    s = GAME.apply(s, 1, Choose("99-1-right"), Dice(SEED, 2)).s

    assert s.destiny == 4


@pytest.mark.rule("WB-09")
def test_the_chapter_deck_is_sealed_and_in_order() -> None:
    cards = {number: story() for number in range(1, 13)}
    s = opened(cards)

    assert s.deck.cards == [str(number) for number in range(2, 13)]
    for seat in (0, 1, None):
        assert set(GAME.view(s, seat).s.deck.cards) == {HIDDEN}


@pytest.mark.rule("WB-09")
def test_no_card_of_the_deck_is_named_before_it_is_revealed() -> None:
    s = laid(ken=at("square"), lara=at("lane"), turn="ken", cards={1: story(), 2: story()})

    s = play(s, EndTurn())

    assert s.deck.cards == ["1", "2"]
    assert deciding(s) == ["lara"]
    assert GAME.view(s, 1).s.deck.cards == [HIDDEN, HIDDEN]
