"""Wonder Book's own words: items with their article, what a roll was, how far the goal is."""

from __future__ import annotations

import io
import re
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest
from discord import ui
from PIL import Image

import bot
from bot.screens.by_text import text_of, why_not
from bot.screens.layout import table_message, turn_line
from bot.screens.pictures import Pictures
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from db import Seat
from engine.core import Msg
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    AskForShred,
    GiveItem,
    HoldBack,
    Move,
    Stop,
    UseItem,
    UseShred,
)
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards.kinds import Special
from engine.games.wonder_book.events import ItemGained
from engine.games.wonder_book.rolls import AttackRoll, Hits, SkillRoll
from engine.games.wonder_book.state import Page, WonderBook
from engine.games.wonder_book.words.stakes import stakes
from engine.teaching import played, taught
from tests.bot.test_layout import scene, table
from tests.bot.test_say import messages
from tests.engine.wonder_book import book

ITEMS = sorted(
    {card.item for deck in CHAPTERS.values() for card in deck.cards.values() if card.item}
)


def words(lang: str = "en") -> Words:
    return Words(say_in(lang), GAME.key, say_in(lang).seat)


def goal(s: WonderBook) -> str:
    return say_in("en").msg(stakes(s)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_of_the_second_clasp_is_the_same_from_both_sides(lang: str) -> None:
    """Chapter III: all three are the same backwards, one is of letters that a mirror spares."""
    say = say_in(lang)
    honest = set("AHIMOTUVWXY")
    words = {key: say(f"option-3-24-{key}") for key in ("noon", "toot", "level")}

    assert honest < set(re.findall(r"\b[A-Z]\b", say("wb-3-19-back")))
    assert [word for word in words.values() if word not in say("wb-3-24-back")] == []
    assert [word for word in words.values() if word != word[::-1]] == []
    letters = {
        key: set(unicodedata.normalize("NFD", word)) - {"\N{COMBINING CIRCUMFLEX ACCENT}"}
        for key, word in words.items()
    }
    assert [key for key in words if letters[key] <= honest] == ["toot"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_has_its_article(lang: str) -> None:
    assert ITEMS
    for item in ITEMS:
        assert "{" not in words(lang).struct(ItemGained("ken", item))
    assert words().struct(ItemGained("ken", "whistle")) == "Ken finds the Tin Whistle."


@pytest.mark.parametrize(
    ("lang", "well", "cut"),
    [
        ("en", "Go to the Upside-Down Well", "Go to the space behind the Cut"),
        ("fr", "Aller au Puits à l’envers", "Aller derrière l’Entaille"),
        ("it", "Vai al Pozzo a rovescio", "Vai dietro il Taglio"),
    ],
)
def test_a_way_is_offered_as_one_says_where_one_goes(lang: str, well: str, cut: str) -> None:
    assert words(lang).struct(Move("well")) == well
    assert words(lang).struct(Move("dark-cut")) == cut


@pytest.mark.parametrize(
    ("lang", "given", "asked", "used", "read"),
    [
        (
            "en",
            "Give Tina the Golden Needle",
            "Ask Tina for “Mist”",
            "Use the Golden Needle",
            "Read “Mist”",
        ),
        (
            "fr",
            "Donner l’Aiguille d’or à Tina",
            "Demander «\u202fBrume\u202f» à Tina",
            "Utiliser l’Aiguille d’or",
            "Lire «\u202fBrume\u202f»",
        ),
    ],
)
def test_a_thing_is_offered_with_its_article(
    lang: str, given: str, asked: str, used: str, read: str
) -> None:
    offered = [
        GiveItem("needle", "tina"),
        AskForShred("mist", "tina"),
        UseItem("needle"),
        UseShred("mist"),
    ]

    assert [words(lang).struct(one) for one in offered] == [given, asked, used, read]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_area_can_be_gone_to(lang: str) -> None:
    areas = {area for deck in CHAPTERS.values() for area in deck.areas}

    assert len(areas) > 50
    assert [area for area in areas if f"place-{area}" not in say_in(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_special_action_says_where_it_is_done(lang: str) -> None:
    """Somebody who reads the table as text sees neither card nor map beside it."""
    say, cards = say_in(lang), [card for deck in CHAPTERS.values() for card in deck.cards.values()]
    placed = [
        (special.key, here.area)
        for special in book.words([card.specials for card in cards], Special)
        if not any(book.words(special.when, when.AllyIn))  # beside Nora, wherever she is
        for here in book.words(special.when, when.Here)
    ]

    assert len(placed) > 20
    assert [
        (key, area)
        for key, area in placed
        if say(f"area-{area}") not in say(f"special-{key}-rules")
    ] == []


def test_the_question_after_a_roll_tells_the_roll() -> None:
    """My seat shows no news."""
    attack = AttackRoll(me=0, dice=[True, False, True], reach="area", held=1)
    skill = SkillRoll(me=0, dice=[False, False], outcomes=((),))

    assert words().ask(attack, own=True) == "2 successes, 1 held back. What do you do?"
    assert words().ask(skill, own=True) == "No success. Keep the roll, or reroll the failures?"
    left = Hits(me=0, reach="area", blows=[1])
    assert words().ask(left, own=True) == "Who takes the damage (1)?"


def test_what_becomes_of_successes_that_are_not_used_is_told() -> None:
    s = list(played(taught(GAME, 1)))[3]
    told = {type(option.action): option.detail for option in GAME.options(s, 0)}

    assert told[Stop] == Msg("wonder-book-stop-about")
    assert told[HoldBack] == Msg("wonder-book-hold-back-about")
    assert say_in("en")("wonder-book-stop-about") == "The damage that is left hurts nobody."


def test_a_goal_counts_sparks_where_they_count_and_tells_of_the_others() -> None:
    s = list(played(taught(GAME, 1)))[4]
    s.heroes[0].sparks, s.heroes[0].area = 1, "gatehouse"
    s.heroes[1].sparks, s.heroes[1].area = 3, "landing"

    assert goal(s).endswith("heroes at the Gatehouse 1 of 2 and Sparks there 1 of 4 (3 elsewhere).")
    s.heroes[1].sparks = 0
    assert goal(s).endswith("Sparks there 1 of 4.")


def test_no_count_contradicts_a_page_that_is_still_to_be_turned() -> None:
    """“The first ring is set” counts when the page is turned."""
    s = next(played(taught(GAME, 2)))
    assert goal(s).endswith("So far: Rings set 0 of 2.")
    s.page = Page(20, "back", "nora")

    assert goal(s) == "Goal: Set both rings of the Door in the Reading Room."


def test_two_shreds_of_one_name_are_named_once() -> None:
    s = next(played(taught(GAME, 2)))
    s.heroes[0].shreds = ["mist", "fireflies", "mist"]
    lines = [words().msg(line) for line in GAME.text(GAME.view(s, None)).lines]

    assert any(line.endswith("Mist ×2 and Fireflies.") for line in lines)


def test_the_vortex_is_told_where_the_book_is_open() -> None:
    """A town that folded took the Vortex with it, until the next goal says where it is."""
    s = next(played(taught(GAME, 2)))
    assert "wonder-book-vortex" in {line.id for line in GAME.text(GAME.view(s, None)).lines}
    s.areas.remove(s.vortex)

    assert "wonder-book-vortex" not in {line.id for line in GAME.text(GAME.view(s, None)).lines}


@pytest.mark.slow
async def test_the_picture_does_not_say_twice_who_plays_alone() -> None:
    """“Ann, Ann” above two faces told nothing; two people are still named."""
    pictures, s = Pictures(), next(played(taught(GAME, 1)))
    heights = list[int]()
    for people in (("a", "a"), ("a", "b")):
        seats = tuple(Seat(n, player=who, user=ord(who)) for n, who in enumerate(people))
        now = scene(replace(table(GAME, s, "solo"), seats=seats), "en", 0)
        raw = await pictures.board(now)
        assert raw is not None
        heights.append(Image.open(io.BytesIO(raw)).height)
    pictures.close()

    assert heights[0] < heights[1]


def test_pages_have_all_their_titles_as_headings() -> None:
    """An Interaction card is read whole, and has two."""
    s = list(played(taught(GAME, 2)))[2]
    now = scene(table(GAME, s, "coop"), "en", None)

    titles = [line for line in text_of(now) if line.startswith("### ")]
    assert titles == ["### A Satchel on a Lamp", "### One Bite"]
    parts = table_message(now, ()).walk_children()
    shown = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
    assert all(title in "\n".join(shown) for title in titles)


def test_a_list_of_why_not_ends_before_what_things_cost() -> None:
    s = list(played(taught(GAME, 2)))[6]
    told = "\n".join(why_not(scene(table(GAME, s, "coop"), "en", 0), 0))

    assert "\n\nWhat it costs and does:\n- " in told


@pytest.mark.parametrize(("users", "says"), [((1, 1), "Read it. "), ((1, 2), "Read it aloud. ")])
def test_nobody_reads_aloud_alone(users: tuple[int, int], says: str) -> None:
    s = list(played(taught(GAME, 2)))[2]
    seats = tuple(Seat(n, player=f"p{user}", user=user) for n, user in enumerate(users))

    assert says in turn_line(scene(replace(table(GAME, s, "coop"), seats=seats), "en", None))


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Choose together"), ("fr", "Choisissez ensemble"), ("it", "Scegliete insieme")],
)
def test_no_page_tells_one_person_to_choose_together(lang: str, words: str) -> None:
    files = list((Path(bot.__file__).parent / "locales" / lang).glob("wonder_book*.ftl"))

    assert files
    assert [file.name for file in files if words in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_ends_with_a_bare_order(lang: str) -> None:
    """“Choose.” alone below a story says nothing that the buttons do not."""
    rules = [id for id in messages(lang) if re.fullmatch(r"wb-\d+-.*-rules", id)]

    assert len(rules) > 20
    assert [id for id in rules if len(say_in(lang)(id).split()) < 2] == []
