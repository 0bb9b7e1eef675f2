"""Every chapter from cover to cover: every side, option and goal comes up, nothing dead-ends, every
text is there, and the campaign as a whole holds together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from engine.games.wonder_book import GAME
from engine.games.wonder_book.campaign import LAST
from engine.games.wonder_book.cards import (
    BASE_WYRM_CARDS,
    CHAPTERS,
    SHREDS,
    SKILLS,
    UPGRADES,
    WYRM_CARDS,
)
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test, Word
from engine.games.wonder_book.state import DICE
from engine.rule_book import LANGUAGES
from tests.engine.wonder_book import book
from tests.engine.wonder_book.book import words
from tests.engine.wonder_book.walker import Met, Walk, walks

CAMPAIGN = range(1, LAST + 1)
BOOK = "wonder_book*.ftl"
NAME, OPTION = 24, 26  # characters on buttons and pictures
ALOUD = range(38, 96)  # numbers of words that can be read in half a minute
WHOLE = 150  # words that a page and its rules stay under
KEPT_BY_ENGINE = {"defeated", "rounds"}

each_chapter = pytest.mark.parametrize("chapter", sorted(CHAPTERS))

# --- walks ----------------------------------------------------------------------------------


@pytest.mark.landing
@each_chapter
def test_everything_is_met_on_some_walk(chapter: int) -> None:
    met, _ = walks(chapter)

    assert sorted(met.missing(chapter)) == []


@pytest.mark.landing
@each_chapter
def test_every_walk_ends_and_parties_of_all_sizes_win(chapter: int) -> None:
    _, ends = walks(chapter)

    assert all(s.result is not None for s in ends)
    assert {s.seats for s in ends if s.won} == {2, 3, 4}


@pytest.mark.slow
@each_chapter
def test_what_is_won_is_kept_and_what_is_lost_is_as_it_was(chapter: int) -> None:
    for s in walks(chapter)[1]:
        campaign = GAME.harvest(s)
        if s.won:
            assert campaign.chapter == chapter + 1
            assert campaign.destiny[chapter] == s.destiny > 0
            assert campaign.keywords == s.keywords
            assert set(campaign.heroes) == {hero.name for hero in s.heroes}
            assert len(set(campaign.journal[chapter])) == len(campaign.journal[chapter]) > 20
        else:
            assert campaign == msgspec.structs.replace(s.campaign, defeats=1)


@each_chapter
@pytest.mark.rule("WB-54", "WB-55")
@pytest.mark.parametrize("number", range(3))
def test_who_lies_down_loses_and_can_begin_again(chapter: int, number: int) -> None:
    s = Walk(chapter, number, Met(), doomed=True).to_its_end()

    assert (s.won, s.destiny) == (False, 0)
    campaign = GAME.harvest(s)
    assert campaign == msgspec.structs.replace(s.campaign, defeats=1)
    again = Walk(chapter, number, Met(), campaign=campaign).s
    assert (again.chapter, again.keywords) == (chapter, s.campaign.keywords)
    assert sorted(again.wyrm_deck.cards) == sorted([*BASE_WYRM_CARDS, *s.campaign.wyrm_cards])


# --- cards ----------------------------------------------------------------------------------


@each_chapter
def test_decks_are_numbered_without_a_gap_and_end_with_the_ending(chapter: int) -> None:
    cards = CHAPTERS[chapter].cards

    assert sorted(cards) == list(range(1, len(cards) + 1))
    assert 38 <= len(cards) <= 44
    assert cards[len(cards)].kind == "ending"
    assert any(words(cards, do.Win))


@each_chapter
def test_cards_hand_out_the_upgrades_and_purple_cards_of_their_chapter(chapter: int) -> None:
    cards = CHAPTERS[chapter].cards.values()
    upgrades = {card.hero: card.skills for card in cards if card.kind == "upgrade"}
    purple = [card.wyrm for card in cards if card.kind == "wyrm"]
    handed = [each.cards for each in words(CHAPTERS[chapter].cards, do.Upgrade)]

    assert upgrades == UPGRADES.get(chapter, {})
    assert all(
        {hero: CHAPTERS[chapter].cards[n].hero for hero, n in each.items()}
        == {hero: hero for hero in upgrades}
        for each in handed
    )
    assert sorted(purple) == sorted(CHAPTERS[chapter].wyrms)
    assert len(purple) in ((1,) if chapter == 1 else (2, 3))


@each_chapter
def test_no_roll_needs_more_dice_than_there_are(chapter: int) -> None:
    cards = CHAPTERS[chapter].cards
    rolls = [*words(cards, do.Roll), *words(cards, do.AttackWith), *words(cards, do.PushLuck)]

    assert all(roll.dice <= DICE for roll in rolls)
    assert all(len(roll.outcomes) <= roll.dice + 1 for roll in words(cards, do.Roll))


def test_no_skill_or_shred_needs_more_dice_than_there_are() -> None:
    attacks = words([*SKILLS.values(), *SHREDS.values()], do.AttackWith)

    assert all(attack.dice <= DICE for attack in attacks)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_asks_for_more_wyrms_than_the_supply(seats: int) -> None:
    cards = [chapter.cards for chapter in CHAPTERS.values()]

    assert all(each.n + each.aura * (seats > 2) <= 2 * seats for each in words(cards, do.Spawn))
    assert all(
        each.spawn + each.spawn_aura * (seats > 2) <= 2 * seats for each in WYRM_CARDS.values()
    )


@each_chapter
def test_borders_join_areas_of_the_map_and_each_is_drawn_once(chapter: int) -> None:
    borders = [*CHAPTERS[chapter].dashed, *CHAPTERS[chapter].solid]

    assert all(a < b and {a, b} <= set(CHAPTERS[chapter].areas) for a, b in borders)
    assert len(set(borders)) == len(borders)


@each_chapter
def test_cards_name_only_areas_of_their_map(chapter: int) -> None:
    named = {area for _, area in named_areas(chapter)} - {""}

    assert sorted(named - set(CHAPTERS[chapter].areas)) == []


@each_chapter
def test_every_area_can_be_walked_to(chapter: int) -> None:
    """From where heroes start, over borders that are or can become dashed."""
    ways = {frozenset(way) for way in CHAPTERS[chapter].dashed}
    ways |= {frozenset((link.a, link.b)) for link in words(CHAPTERS[chapter].cards, do.Link)}
    places = [*words(CHAPTERS[chapter].cards, do.PlaceHeroes)]
    reached = {place.area for place in places}
    while more := {area for way in ways if way & reached for area in way} - reached:
        reached |= more

    assert sorted(set(CHAPTERS[chapter].areas) - reached) == []


def named_areas(chapter: int) -> Iterator[tuple[str, str]]:
    """(field, area) for each place where a card can name an area."""
    for word in words(CHAPTERS[chapter].cards, Word):
        for name in ("area", "to", "a", "b"):
            if isinstance(area := getattr(word, name, ""), str):
                yield name, area
        yield from (("areas", area) for area in getattr(word, "areas", ()))
    yield from (("vortex", goal.vortex) for _, goal in book.goals(chapter))


@each_chapter
def test_sparks_grow_back_under_every_goal(chapter: int) -> None:
    """Whatever the heroes spent, no goal can become unreachable."""
    for n, goal in book.goals(chapter):
        assert any(words(goal.enemies, do.PutSparks)), n


@each_chapter
def test_every_counter_that_is_asked_for_is_counted(chapter: int) -> None:
    cards = CHAPTERS[chapter].cards
    asked = {each.counter for each in [*words(cards, when.AtLeast), *words(cards, when.Below)]}

    assert asked - KEPT_BY_ENGINE <= book.shown_counters(chapter)


@each_chapter
def test_every_item_and_rule_enters_play(chapter: int) -> None:
    cards = CHAPTERS[chapter].cards
    by_kind = {
        "item": {each.card for each in words(cards, do.GainItem)},
        "rule": {each.card for each in words(cards, do.RuleOn)},
        "wyrm": {each.card for each in words(cards, do.AddWyrmCard)},
        "interaction": {n for lay in words(cards, do.Lay) for n in lay.cards},
    }

    for kind, entering in by_kind.items():
        assert {n for n, card in cards.items() if card.kind == kind} == entering, kind


@each_chapter
def test_destiny_picks_one_of_four_endings_at_least(chapter: int) -> None:
    ladders = [ladder(each) for each in words(CHAPTERS[chapter].cards, do.If)]

    assert max(ladders) >= 4


def ladder(effect: do.If) -> int:
    """How many ends a chain of questions has, after Destiny."""
    if not isinstance(effect.test, when.DestinyAtLeast):
        return 1
    rungs = [each for side in (effect.then, effect.otherwise) for each in side]
    below = [ladder(each) for each in rungs if isinstance(each, do.If)]
    return 1 + max(below, default=1)


def test_guesses_that_fail_do_not_all_cost_the_same() -> None:
    """A guess may be tried again: only the right one lifts the card off its stack or leads on."""
    guesses = [
        card.back.choices
        for chapter in CHAPTERS.values()
        for card in chapter.cards.values()
        if card.kind == "interaction" and card.back and len(card.back.choices) > 2
    ]
    wrong = [
        {each.do for each in choices if not each.then and not [*words(each.do, do.Lift)]}
        for choices in guesses
        if not any(each.when for each in choices)
    ]
    costs = Counter(tuple(type(effect) for effect in cost) for (cost,) in wrong)

    assert costs.total() == 11
    assert len(costs) >= 7
    assert max(costs.values()) <= 5


@each_chapter
def test_destiny_is_never_a_price_that_loses_the_chapter(chapter: int) -> None:
    for n, choice in book.choices(chapter):
        price = sum(min(0, each.n) for each in words(choice.do, do.Destiny))
        if price and any(isinstance(each, do.Destiny) for each in choice.do):
            kept = [each.n for each in words(choice.when, when.DestinyAtLeast)]
            assert max(kept, default=0) > -price, (n, choice.key)


# --- keywords -------------------------------------------------------------------------------


@each_chapter
def test_keywords_that_are_asked_for_were_written_before(chapter: int) -> None:
    written = set[str]().union(*(book.written(n) for n in CAMPAIGN if n <= chapter))

    assert sorted(book.asked(chapter) - written) == []


def test_every_keyword_is_read_and_most_in_a_later_chapter() -> None:
    written = {word: n for n in reversed(CAMPAIGN) for word in book.written(n)}
    asked = {n: book.asked(n) for n in CAMPAIGN}

    assert sorted(set(written) - set[str]().union(*asked.values())) == []
    later = [word for word, n in written.items() if any(word in asked[m] for m in CAMPAIGN[n:])]
    assert len(written) >= 20
    assert len(later) > len(written) / 2


def test_the_campaign_has_its_measure() -> None:
    cards = [card for n in CAMPAIGN for card in CHAPTERS[n].cards.values()]
    all_cards = [CHAPTERS[n].cards for n in CAMPAIGN]

    assert sum(card.kind == "item" for card in cards) >= 20
    assert sum(len(list(book.goals(n))) for n in CAMPAIGN) >= 18
    assert len({each.boss for each in words(all_cards, do.BossComes)}) >= 3
    assert len({each.ally for each in words(all_cards, do.AllyComes)}) >= 3
    assert any(words(all_cards, do.DarkAura))
    assert any(words(all_cards, do.OpenChest))
    assert any(words(all_cards, do.PushLuck))
    assert len({goal_kind(goal.test) for n in CAMPAIGN for _, goal in book.goals(n)}) >= 8
    assert len([*words(CHAPTERS[LAST].cards[max(CHAPTERS[LAST].cards)], do.Tell)]) >= 6


def goal_kind(test: Test) -> tuple[str, ...]:
    """What a goal asks for, apart from numbers: its tests, and the counters that they read."""
    counted = {each.counter for each in words(test, when.AtLeast)}
    kinds = {type(each).__name__ for each in words(test, Word)} - {"All", "Any"}
    return (*sorted(kinds), *sorted(counted))


# --- texts ----------------------------------------------------------------------------------


@each_chapter
def test_the_story_has_all_its_texts_and_no_others(chapter: int) -> None:
    have = {id for id in book.messages("en", BOOK) if id.startswith(f"wb-{chapter}-")}
    fronts = {f"wb-{chapter}-{n}-front" for n in CHAPTERS[chapter].cards}
    apart = fronts | {f"{front}-{part}" for front in fronts for part in ("title", "rules")}
    apart |= {f"wb-{chapter}-{outcome}-rules" for outcome in book.outcomes(chapter)}

    assert sorted(book.told(chapter) - have) == []
    assert sorted(have - book.told(chapter) - apart) == []


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_page_tell_its_figures_and_places(chapter: int, language: str) -> None:
    """By the names that the map shows, in each language that the page's rules are in."""
    texts = book.messages(language, BOOK)
    ruled = [(n, name, side) for n, name, side in book.sides(chapter) if side.rules]
    rules = {(n, name): texts.get(f"wb-{chapter}-{n}-{name}-rules") for n, name, _ in ruled}
    known = [(rules[n, name] or "", (n, name), side) for n, name, side in ruled if rules[n, name]]

    assert len(known) in ((len(ruled),) if language == "en" else (0, len(ruled)))
    figures = [
        (page, n)
        for text, page, side in known
        for n in sorted(book.figures(side) - book.numbers(text, language))
    ]
    places = [
        (page, area)
        for text, page, side in known
        for area in sorted(book.places(side))
        if texts[f"area-{area}"].lower() not in text.lower()
    ]
    assert (figures, places) == ([], [])


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_rule_has_its_words(chapter: int, language: str) -> None:
    needed = book.names(chapter) | {f"{name}-rules" for name in book.ruled(chapter)}
    sides = [side for _, _, side in book.sides(chapter)]
    scenes = {f"scene-{scene}" for side in sides for scene in (side.scene, *side.scenes.values())}
    scenes.discard("scene-")

    assert sorted((needed | scenes) - set(book.messages(language, BOOK))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_skills_and_shreds_have_their_words(language: str) -> None:
    needed = book.names_everywhere() | {f"{name}-rules" for name in book.ruled_everywhere()}

    assert needed <= set(book.messages(language, BOOK))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_names_more_than_english(language: str) -> None:
    assert set(book.messages(language, "wonder_book_*cards.ftl")) == set(
        book.messages("en", "wonder_book_*cards.ftl")
    )


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_on_buttons_and_pictures(chapter: int, language: str) -> None:
    have = book.messages(language, BOOK)
    names = {name: have.get(name, "") for name in book.names(chapter)}

    for name, text in names.items():
        longest = OPTION if name.startswith("option-") else NAME
        assert len(text) <= longest or name.startswith("goal-"), text


@each_chapter
def test_stories_are_read_aloud_in_half_a_minute(chapter: int) -> None:
    texts, cards = book.messages("en", BOOK), CHAPTERS[chapter].cards
    lengths = Counter(
        {
            f"{n}-{name}": len(texts[f"wb-{chapter}-{n}-{name}"].split())
            for n, name, _ in book.sides(chapter)
            if cards[n].kind in ("story", "goal")
        }
    )

    assert {page: n for page, n in lengths.items() if n not in ALOUD} == {}


@each_chapter
def test_a_page_and_its_rules_are_short(chapter: int) -> None:
    texts = book.messages("en", BOOK)
    pages = [id for id in book.told(chapter) if not id.endswith(("-title", "-rules"))]
    lengths = {
        id: len(f"{texts[id]} {texts.get(f'{id}-rules', '')}".split()) for id in sorted(pages)
    }

    assert {id: n for id, n in lengths.items() if n >= WHOLE} == {}
