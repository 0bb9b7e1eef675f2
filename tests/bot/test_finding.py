"""`/rules` finds the rule that answers, however it is asked."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random
from time import process_time

import pytest

from bot.text.catalogue import parse, rules_of
from bot.text.finding import GUESSED, WORDS, Index, find, plain
from engine.games import GAMES
from engine.rule_book import LANGUAGES, NO_RULES
from tools.rules_recall import asked, interval, recall, table

DATA = Path(__file__).parents[1] / "data"
QUESTIONS, HELD_OUT = DATA / "rules_questions.toml", DATA / "rules_questions_2.toml"
FILES = sorted(DATA.glob("rules_questions*.toml"))
FLOOR = 0.90  # of all questions of a file, and of each language
UNSEEN = 0.80  # if no line under a rule asks much the same
BOOKS = [game.rules for game in GAMES.values()]
BOOK = GAMES["wonder_book"].rules


def numbers(query: str, lang: str = "en", mode: str = "") -> list[str]:
    return [rule.number for rule in find(query, [BOOK], lang, mode)]


def index(page: str, lang: str = "en") -> Index:
    return Index(parse(page), lang)


class TestQuestions:
    """213 as people ask them, with the rules that answer."""

    def test_nearly_all_are_answered_by_the_first_three(self) -> None:
        some = asked(QUESTIONS)

        assert len(some) == 213
        assert recall(some, 3) >= 0.95
        for part in {part for one in some for part in (one.game, one.lang)}:
            assert recall([one for one in some if part in (one.game, one.lang)], 3) >= 0.95

    @pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
    def test_in_each_language_nearly_as_many_of_every_file(self, file: Path) -> None:
        some = asked(file)

        assert some
        for lang in {one.lang for one in some}:
            assert recall([one for one in some if one.lang == lang], 3) >= FLOOR

    @pytest.mark.landing
    @pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
    def test_the_search_answers_what_nobody_has_asked(self, file: Path) -> None:
        assert UNSEEN <= recall(asked(file, unseen=True), 3) < recall(asked(file), 3)

    def test_no_held_out_question_stands_under_a_rule(self) -> None:
        """Else it would measure nothing."""
        written = {
            phrase
            for book in BOOKS
            for lang in LANGUAGES
            for rule in rules_of(book, lang)
            for phrase in rule.asked.split(", ")
        }

        assert written.isdisjoint(one.question.rstrip(" ?") for one in asked(HELD_OUT))

    @pytest.mark.parametrize("file", FILES)
    def test_every_answer_is_a_rule(self, file: Path) -> None:
        known = {rule.number for book in BOOKS for rule in rules_of(book)}

        assert {number for one in asked(file) for number in one.rules} <= known

    def test_a_table_over_all_by_game_and_by_language(self) -> None:
        head, *lines = table(asked(QUESTIONS))

        assert "recall@1" in head
        groups = [line.split()[0] for line in lines]
        assert groups[0] == "all"
        assert {"wonder_book", "volfyirion", *LANGUAGES} < set(groups)

    def test_the_interval_is_wilsons(self) -> None:
        low, high = interval(0.9, 100)

        assert (round(low, 3), round(high, 3)) == (0.826, 0.945)


class TestWords:
    def test_a_number_finds_that_rule_alone(self) -> None:
        for typed in ("WB-31", "wb31", " wb 031 "):
            assert numbers(typed) == ["WB-31"]
        assert numbers("wb-g1") == ["WB-G1"]

    def test_accents_capitals_and_endings_do_not_matter(self) -> None:
        book = index(
            "- **WB-31 Se déplacer.** Les héros se déplacent.\n- **WB-2 Non.** Rien.\n", "fr"
        )

        for typed in ("deplacement", "DÉPLACER", "je me déplace"):
            assert [rule.number for rule in book.find(typed)] == ["WB-31"]

    def test_a_word_of_the_same_meaning_does(self) -> None:
        book = index("- **WB-18 Keywords.** Write it.\n- **WB-31 Move.** Go there.\n")

        assert [rule.number for rule in book.find("walking")] == ["WB-31"]

    def test_words_of_one_stem_are_told_apart_by_their_form(self) -> None:
        book = index("- **WA-1 Oro.** Oro.\n- **WA-2 Truppa.** Truppa.\n", "it")

        for typed, first in (("soldi", "WA-1"), ("soldati", "WA-2")):
            assert [rule.number for rule in book.find(typed)] == [first]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_word_has_one_meaning(self, lang: str) -> None:
        """The last group would take it from the others in silence."""
        page = files("bot") / "locales" / lang / "search.toml"
        groups = tomllib.loads(page.read_text("utf-8"))["synonyms"]
        words = Counter(word for group in groups for word in set(plain(group).split()))

        assert [word for word, times in words.items() if times > 1] == []

    def test_a_misspelt_word_does(self) -> None:
        assert numbers("rerol my dcie")[0] == "WB-38"
        assert "RW-32" in [rule.number for rule in find("votrex", BOOKS, "en")][:3]

    def test_the_beginning_of_a_word_does(self) -> None:
        assert numbers("rero")[0] == "WB-38"

    def test_a_question_that_stands_under_a_rule_finds_it_first(self) -> None:
        book = index(
            "- **WB-01 Wyrms wyrm.** Wyrms, wyrms.\n- **WB-02 Foes.** Run.\n  Asked: the wyrms\n"
        )

        assert [rule.number for rule in book.find("what are wyrms")] == ["WB-02", "WB-01"]

    @pytest.mark.parametrize(
        ("query", "first"), [("how many dice?", "WB-02"), ("when do I roll dice?", "WB-01")]
    )
    def test_what_is_asked_for_counts_too(self, query: str, first: str) -> None:
        """“How many” says nothing of what is looked for, but of what is wanted of it."""
        book = index(
            "- **WB-01 One.** Dice.\n  Asked: when do I roll dice\n"
            "- **WB-02 Two.** Dice.\n  Asked: how many dice do I roll\n"
        )

        assert book.find(query)[0].number == first

    @pytest.mark.parametrize(
        ("lang", "query"), [("en", "who am I"), ("fr", "qui suis-je"), ("it", "chi sono")]
    )
    def test_a_question_whose_words_say_nothing_finds_who_asks_alike(
        self, lang: str, query: str
    ) -> None:
        assert numbers(query, lang)[0] == "WB-G3"

    def test_something_is_close_whatever_is_typed(self) -> None:
        dice = Random(1)
        for _ in range(50):
            typed = "".join(
                dice.choice("abcdefgéh '\"*():-^0") for _ in range(dice.randint(1, 100))
            )
            assert find(typed, BOOKS, dice.choice(LANGUAGES))

    def test_nothing_like_our_words_finds_all(self) -> None:
        for typed in ("", "???", "日本"):
            assert numbers(typed) == [rule.number for rule in rules_of(BOOK)]
        assert find("anything", [NO_RULES], "en") == []

    def test_a_long_query_counts_by_its_first_words(self) -> None:
        assert numbers("reroll " * WORDS + "boss") == numbers("reroll")

    def test_the_slowest_query_is_still_a_quick_one(self) -> None:
        """A hundred characters of words that nobody knows. Ten times what it takes alone, since
        other tests run beside."""
        find("warm", BOOKS, "en")
        worst = " ".join("aceimprst"[n % 9] + "qzxv" for n in range(20))
        begun = process_time()
        find(worst, BOOKS, "en")

        assert GUESSED < 20
        assert process_time() - begun < 0.1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_below_the_rule(game: str, lang: str) -> None:
    """A ruling is a paragraph of its own, never a clause or in brackets."""
    within = re.compile(r"[;(]\s*(?:ruling|arbitrage|precisazione)\s*:")

    page = " ".join(GAMES[game].rules.pages[lang].split())

    assert within.findall(page) == []


class TestModes:
    PAGE = (
        "- **VF-45 Alone.** You win.\n  Mode: solo\n"
        "- **VF-54 Together.** You win.\n  Mode: coop\n"
        "- **VF-01 All.** You win so.\n"  # no title says the word: only the mode tells them apart
    )

    @pytest.mark.parametrize(
        ("mode", "first"), [("solo", "VF-45"), ("coop", "VF-54"), ("", "VF-01"), ("duel", "VF-01")]
    )
    def test_the_rules_of_the_tables_mode_come_first(self, mode: str, first: str) -> None:
        assert index(self.PAGE).find("win", mode)[0].number == first

    def test_the_real_ones_too(self) -> None:
        found = {
            mode: [
                rule.number
                for rule in find("how do we win", [GAMES["volfyirion"].rules], "en", mode)
            ]
            for mode in ("solo", "coop", "team", "duel")
        }

        assert "VF-45" in found["solo"][:3]
        assert found["coop"][0] == "VF-54"
        assert found["team"][0] == "VF-63"
        assert found["duel"][0] == "VF-01"
