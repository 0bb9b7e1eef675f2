"""From chapter to chapter: WB-55 and WB-59 to WB-63."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import Dice, Illegal, Msg, Setup, Sit
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import BecomeHero, Choose, PickSkill, TurnPage
from engine.games.wonder_book.campaign import LAST
from engine.games.wonder_book.cards import BASE_WYRM_CARDS, CHAPTERS, UPGRADES
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Choice, Side
from engine.games.wonder_book.state import Campaign, Hero, WonderBook, has_gift, in_play
from engine.house import HOUSES, LEVELS
from tests.engine.wonder_book.laid import (
    AREAS,
    LAID,
    SEED,
    deciding,
    events,
    hero,
    offered,
    opened,
    play,
    refusal,
    story,
)

DATA = Path(__file__).parents[2] / "data"
OPENS = story(do.Open(AREAS), do.PlaceHeroes("square"), then=(do.GoTo(2),))
CARDS = {1: OPENS, 2: story()}
BEFORE = Campaign(
    chapter=LAID,
    heroes=["ken", "tina"],
    skills={"ken": ["whirl", "shield"], "tina": ["hush", "lullaby"], "sid": ["magnet"]},
    destiny={1: 5, 2: 3, 3: 4},
)


def next_chapter(campaign: Campaign = BEFORE, **setup: Any) -> WonderBook:
    """A later chapter of a campaign in which Ken and Tina won chapters I to III."""
    return opened(CARDS, campaign=campaign, late=False, **setup)


def begins(campaign: Campaign | None) -> WonderBook:
    return GAME.new(Setup("coop", 2, campaign=campaign), Dice(SEED, 0)).s


# --- order ----------------------------------------------------------------------------------


@pytest.mark.rule("WB-59")
def test_a_chapter_opens_when_the_one_before_it_is_won() -> None:
    assert begins(None).chapter == 1
    s = opened({1: story(then=(do.Win(),))}, campaign=Campaign(chapter=LAID))

    campaign = GAME.harvest(play(s, TurnPage()))

    assert (campaign.chapter, campaign.destiny) == (LAID + 1, {LAID: 5})
    with pytest.raises(Illegal) as refused:
        begins(campaign)
    assert refused.value.reason == Msg("wonder-book-no-chapter", {"chapter": LAID + 1})


@pytest.mark.rule("WB-59", "WB-55")
def test_a_lost_chapter_stays_the_next_one() -> None:
    s = opened({1: story(then=(do.Destiny(-5),))}, campaign=Campaign(chapter=LAID))

    campaign = GAME.harvest(play(s, TurnPage()))

    assert campaign == Campaign(chapter=LAID, defeats=1)
    assert begins(campaign).chapter == LAID


@pytest.mark.rule("WB-63")
def test_after_the_last_chapter_the_campaign_cannot_go_on() -> None:
    with pytest.raises(Illegal) as refused:
        begins(msgspec.structs.replace(BEFORE, chapter=LAST + 1))

    assert refused.value.reason == Msg("wonder-book-finished")


FINISHED = Campaign(
    chapter=LAST + 1,
    heroes=["ken", "tina"],
    skills={"ken": ["whirl", "shield", "last-word"]},
    keywords=["signed", "chest"],
    wyrm_cards=["unravel", "crease"],
    destiny=dict.fromkeys(CHAPTERS, 3),
    journal={1: ["1-front"]},
    defeats=2,
)


def again(beginning: str, campaign: Campaign = FINISHED) -> WonderBook:
    setup = Setup("coop", 2, settings={"beginning": beginning}, campaign=campaign)
    return GAME.new(setup, Dice(SEED, 0)).s


@pytest.mark.rule("WB-63")
def test_a_party_that_has_finished_begins_again_with_what_it_unlocked() -> None:
    """It keeps purple Wyrm cards and the open Chest, but no keywords, skills, Destiny or
    journal."""
    s = again("unlocked")

    kept = Campaign(keywords=["chest"], wyrm_cards=["unravel", "crease"], again=True)
    assert (s.chapter, s.campaign) == (1, kept)
    assert sorted(s.wyrm_deck.cards) == sorted([*BASE_WYRM_CARDS, "unravel", "crease"])
    assert has_gift(s, Hero(name="ken"))
    assert GAME.finished(FINISHED)
    assert not GAME.finished(kept)


@pytest.mark.rule("WB-63", "WB-67")
def test_a_chest_that_was_never_opened_is_still_shut() -> None:
    s = again("unlocked", msgspec.structs.replace(FINISHED, keywords=["signed"]))

    assert (s.keywords, has_gift(s, Hero(name="ken"))) == ([], False)


@pytest.mark.rule("WB-63")
def test_or_with_nothing() -> None:
    s = again("nothing")

    assert (s.chapter, s.campaign, s.keywords) == (1, Campaign(), [])
    assert sorted(s.wyrm_deck.cards) == sorted(BASE_WYRM_CARDS)


@pytest.mark.rule("WB-63", "WB-01")
@pytest.mark.parametrize("before", [["unravel"], []])
def test_a_wyrm_card_that_lies_in_the_deck_already_is_not_added_twice(before: list[str]) -> None:
    cards = {
        1: story(then=(do.GoTo(2),)),
        2: Card("wyrm", Side(do=(do.AddWyrmCard(2),), then=(do.Win(),)), wyrm="unravel"),
    }
    s = opened(cards, campaign=Campaign(chapter=LAID, wyrm_cards=before, again=True))

    told = events(s, TurnPage())
    s = play(s, TurnPage(), TurnPage())

    assert s.wyrm_deck.cards.count("unravel") == 1
    assert [type(event).__name__ for event in told if hasattr(event, "wyrm_card")] == (
        ["WyrmCardThere"] if before else ["WyrmCardAdded"]
    )
    harvest = GAME.harvest(s)
    assert (harvest.wyrm_cards, harvest.again) == (["unravel"], True)


@pytest.mark.rule("WB-63", "WB-55")
def test_what_was_unlocked_before_stays_after_a_defeat() -> None:
    s = again("unlocked")
    s.won, kept = False, s.campaign

    assert GAME.harvest(s) == msgspec.structs.replace(kept, defeats=1)


# --- heroes ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-06")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_from_chapter_two_on_heroes_are_chosen_before_the_first_card(chapter: int) -> None:
    s = begins(Campaign(chapter=chapter))

    assert bool(s.read) == (chapter == 1)
    assert (BecomeHero("ken") in offered(s)) == (chapter > 1)


@pytest.mark.rule("WB-06", "WB-13")
def test_heroes_of_the_last_chapter_keep_their_skills_and_card_one_is_read() -> None:
    s = next_chapter()
    assert (s.page, s.read) == (None, [])

    s = play(s, BecomeHero("tina"), BecomeHero("ken"))

    assert hero(s, "ken").skills == ["headlong", "whirl", "shield"]
    assert hero(s, "tina").skills == ["patch-up", "hush", "lullaby"]
    assert [(each.name, each.area, each.hearts, each.sparks) for each in s.heroes] == [
        ("tina", "square", 5, 0),
        ("ken", "square", 6, 0),
    ]
    assert (s.read, offered(s)) == ([1], [TurnPage()])


@pytest.mark.rule("WB-06", "WB-61")
def test_the_offer_says_who_played_last_and_who_chooses_anew() -> None:
    s = next_chapter()

    details = {option.action: option.detail or Msg("") for option in GAME.options(s, 0)}

    assert details[BecomeHero("ken")].id == "wonder-book-hero-kept"
    assert details[BecomeHero("ken")].args["skills"] == ["whirl", "shield"]
    assert details[BecomeHero("sid")].id == "wonder-book-hero-anew"
    assert details[BecomeHero("sid")].args["n"] == 2


@pytest.mark.rule("WB-61")
def test_another_hero_gets_the_upgrades_won_and_chooses_their_sides_anew() -> None:
    s = play(next_chapter(), BecomeHero("sid"), BecomeHero("ken"))
    assert (deciding(s), offered(s)) == (["sid"], [PickSkill(x) for x in UPGRADES[1]["sid"]])

    s = play(s, PickSkill("tripwire"))
    assert offered(s) == [PickSkill("windfall"), PickSkill("catapult")]
    s = play(s, PickSkill("windfall"))

    assert hero(s, "sid").skills == ["tinker", "tripwire", "windfall"]
    assert hero(s, "ken").skills == ["headlong", "whirl", "shield"]
    assert s.read == [1]


@pytest.mark.rule("WB-61")
def test_newcomers_choose_each_for_itself_at_the_same_time() -> None:
    s = play(next_chapter(), BecomeHero("sid"), BecomeHero("lara"))
    assert deciding(s) == ["sid", "lara"]
    assert refusal(s, PickSkill("plan-b"), by="sid") is None

    s = play(s, PickSkill("plan-b"), PickSkill("magnet"), PickSkill("catapult"))

    assert deciding(s) == ["lara"]
    s = play(s, PickSkill("far-shot"))
    assert hero(s, "lara").skills == ["tag-team", "plan-b", "far-shot"]


@pytest.mark.rule("WB-61")
def test_who_takes_the_hero_of_somebody_else_chooses_its_sides() -> None:
    """Both played the last chapter, each with the other's hero."""
    s = next_chapter(had=(("tina",), ("ken",)))

    s = play(s, BecomeHero("ken"), BecomeHero("tina"))

    assert [each.skills for each in s.heroes] == [["headlong"], ["patch-up"]]
    assert deciding(s) == ["ken", "tina"]
    s = play(s, PickSkill("bear-hug"), PickSkill("charge"), PickSkill("share-out"))
    s = play(s, PickSkill("big-heart"))
    assert hero(s, "ken").skills == ["headlong", "bear-hug", "charge"]
    assert hero(s, "tina").skills == ["patch-up", "share-out", "big-heart"]
    assert s.read == [1]


@pytest.mark.rule("WB-61", "WB-13")
@pytest.mark.parametrize("had", [(("ken",), ("tina",)), (("ken", "tina"), ("ken", "tina")), ()])
def test_who_stays_with_a_hero_chooses_nothing(had: tuple[tuple[str, ...], ...]) -> None:
    """Each keeps their own, one person keeps both, or nobody knows who had which."""
    s = play(next_chapter(had=had), BecomeHero("ken"), BecomeHero("tina"))

    assert hero(s, "ken").skills == ["headlong", "whirl", "shield"]
    assert (s.read, offered(s)) == ([1], [TurnPage()])


@pytest.mark.rule("WB-61")
def test_a_card_won_while_the_hero_did_not_play_gets_its_side() -> None:
    s = next_chapter(had=(("sid",), ("tina",)))
    details = [option.detail for option in GAME.options(s, 0) if option.action == BecomeHero("sid")]

    s = play(s, BecomeHero("sid"), BecomeHero("tina"))

    assert hero(s, "sid").skills == ["tinker", "magnet"]
    assert offered(s) == [PickSkill(skill) for skill in UPGRADES[3]["sid"]]
    assert details[0] is not None
    assert (details[0].id, details[0].args["n"]) == ("wonder-book-hero-anew", 1)


@pytest.mark.rule("WB-61")
@pytest.mark.parametrize("new", [True, False])
def test_who_sits_down_before_the_heroes_are_chosen_had_another_one(new: bool) -> None:
    """A person who comes back to a seat that a bot player kept warm did not."""
    s = next_chapter(had=(("tina",), ("ken",)), people=(True, False))

    s = GAME.sit(s, Sit(1, True, new=new, had=("sid",)), Dice(SEED, 1)).s

    s = play(s, BecomeHero("tina"), BecomeHero("ken"))
    assert deciding(s) == (["ken"] if new else ["tina", "ken"])
    assert hero(s, "ken").skills == (["headlong"] if new else ["headlong", "whirl", "shield"])


@pytest.mark.rule("WB-61")
@pytest.mark.parametrize("level", LEVELS)
def test_a_house_player_leaves_the_sides_as_they_lie(level: str) -> None:
    """The person who had the hero may come back."""
    s = next_chapter(had=((), ()), people=(False, False))
    s = play(s, BecomeHero("ken"), BecomeHero("tina"))

    for number in range(4):
        seat, dice = GAME.actors(s)[0], Dice.house(SEED, number)
        choice = HOUSES[level](GAME, GAME.view(s, seat), GAME.options(s, seat), dice)
        s = GAME.apply(s, seat, choice, Dice(SEED, number)).s

    assert [each.skills[1:] for each in s.heroes] == [["whirl", "shield"], ["hush", "lullaby"]]


@pytest.mark.rule("WB-61")
def test_a_table_of_version_4_goes_on_where_nobody_knows_who_had_whom() -> None:
    s = GAME.load((DATA / "wonder_book_4_heroes.json").read_bytes())

    s = play(s, BecomeHero("tina"), BecomeHero("sid"))

    assert (hero(s, "tina").skills, deciding(s)) == (["patch-up", "hush", "lullaby"], ["sid"])
    s = play(s, PickSkill("magnet"), PickSkill("catapult"))
    assert s.read == [1]


@pytest.mark.rule("WB-61")
def test_skills_chosen_anew_stay_when_the_chapter_is_won() -> None:
    s = opened({1: story(then=(do.Win(),))}, campaign=BEFORE, late=False)
    s = play(s, BecomeHero("sid"), BecomeHero("ken"), PickSkill("tripwire"), PickSkill("windfall"))

    campaign = GAME.harvest(play(s, TurnPage()))

    assert campaign.heroes == ["sid", "ken"]
    assert campaign.skills["sid"] == ["tripwire", "windfall"]


@pytest.mark.rule("WB-62")
@pytest.mark.parametrize(("seats", "spawned"), [(2, 1), (3, 3), (4, 3)])
def test_players_join_and_the_wyrms_follow_their_number(seats: int, spawned: int) -> None:
    cards = CARDS | {
        1: story(do.Open(AREAS), do.PlaceHeroes("square"), do.Spawn(1, "bridge", aura=2))
    }
    names = ("ken", "tina", "sid", "lara")
    s = opened(cards, seats, campaign=BEFORE, late=False)

    s = play(s, *(BecomeHero(name) for name in names[:seats]))
    won = [UPGRADES[chapter] for chapter in BEFORE.destiny if chapter in UPGRADES]
    s = play(s, *(PickSkill(card[name][0]) for name in names[2:seats] for card in won))

    assert [each.name for each in s.heroes] == list(names[:seats])
    assert all(len(each.skills) == 3 for each in s.heroes)
    assert (len(s.wyrms), len(in_play(s, "bridge"))) == (2 * seats, spawned)


@pytest.mark.rule("WB-62")
def test_a_player_who_leaves_takes_nothing_along() -> None:
    three = msgspec.structs.replace(
        BEFORE,
        heroes=["ken", "tina", "sid"],
        skills=BEFORE.skills | {"sid": ["magnet", "catapult"]},
    )
    s = opened({1: story(then=(do.Win(),))}, campaign=three, late=False)

    s = play(s, BecomeHero("sid"), BecomeHero("tina"))
    assert hero(s, "sid").skills == ["tinker", "magnet", "catapult"]
    campaign = GAME.harvest(play(s, TurnPage()))

    assert (campaign.heroes, campaign.skills) == (["sid", "tina"], three.skills)


# --- what stays -----------------------------------------------------------------------------

UPGRADE_CARDS = {
    3: Card("upgrade", hero="ken", skills=("charge", "shield")),
    4: Card("upgrade", hero="tina", skills=("lullaby", "big-heart")),
}


def at_the_end(*last: Effect) -> WonderBook:
    """A chapter in which the party wrote and erased keywords and gained cards, before `last`."""
    gains = (
        do.Write("salt"),
        do.Erase("ink"),
        do.AddWyrmCard(5),
        do.Upgrade({"ken": 3, "tina": 4}),
    )
    cards = {
        1: Card("story", Side(choices=(Choice("left", do=gains, then=last), Choice("right")))),
        **UPGRADE_CARDS,
        5: Card("wyrm", wyrm="unravel"),
    }
    before = Campaign(
        chapter=LAID,
        heroes=["ken", "tina"],
        skills={"ken": ["whirl"], "tina": ["hush"]},
        keywords=["ink", "signed"],
        destiny={1: 5, 2: 3},
        journal={1: ["1-front", "42-front"]},
        defeats=2,
    )
    s = opened(cards, campaign=before, late=False)
    s = play(s, BecomeHero("ken"), BecomeHero("tina"), Choose(f"{LAID}-1-left"))
    return play(s, PickSkill("shield"), PickSkill("lullaby"), TurnPage())


@pytest.mark.rule("WB-55")
def test_a_defeat_restores_the_campaign_but_for_its_count() -> None:
    s = at_the_end(do.Destiny(-9))
    assert (s.won, s.keywords, s.gained) == (False, ["signed", "salt"], [5])
    assert hero(s, "ken").skills == ["headlong", "whirl", "shield"]

    campaign = GAME.harvest(s)

    assert campaign == msgspec.structs.replace(s.campaign, defeats=3)
    again = play(begins(campaign), BecomeHero("ken"), BecomeHero("tina"))
    assert hero(again, "ken").skills == ["headlong", "whirl"]
    assert (again.keywords, len(again.wyrm_deck.cards)) == (["ink", "signed"], 6)
    assert (again.deck.cards, again.read) == (["3", "4", "5"], [1])


@pytest.mark.rule("WB-58", "WB-60", "WB-13")
def test_a_victory_keeps_keywords_skills_purple_cards_and_the_journal() -> None:
    campaign = GAME.harvest(at_the_end(do.Win()))

    assert campaign == Campaign(
        chapter=LAID + 1,
        heroes=["ken", "tina"],
        skills={"ken": ["whirl", "shield"], "tina": ["hush", "lullaby"]},
        keywords=["signed", "salt"],
        wyrm_cards=["unravel"],
        destiny={1: 5, 2: 3, LAID: 5},
        journal={
            1: ["1-front", "42-front"],
            LAID: ["1-front", "1-left", "3-front", "4-front"],
        },
        defeats=2,
    )


@pytest.mark.rule("WB-60")
def test_purple_cards_of_won_chapters_are_shuffled_in_from_the_beginning() -> None:
    s = next_chapter(msgspec.structs.replace(BEFORE, wyrm_cards=["unravel"]))

    assert sorted(s.wyrm_deck.cards).count("unravel") == 1
    GAME.check(s)


def test_an_old_campaign_without_a_journal_still_opens() -> None:
    raw = b'{"chapter":1,"keywords":[],"defeats":3}'

    campaign = msgspec.json.decode(raw, type=Campaign)

    assert (campaign.journal, begins(campaign).campaign.defeats) == ({}, 3)
