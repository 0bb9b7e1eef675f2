"""Italian as a player says it, beside the story: one thing has one word, what is counted agrees
with its number, what is asked follows a name as a sentence of its own, and nobody is called “tu”
in a crowd."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.catalogue import rules_of
from bot.text.say import say_in
from engine.games import GAMES
from tests.bot.test_names import moments
from tests.bot.test_names import written as written_at
from tests.bot.test_native_french import asked_of_several
from tests.bot.test_say import pattern_of, written
from tests.engine.conformance import PLAIN, Case, reach

SAID = {  # what one does not say: what one says
    r"lasci(?:a|ano|ato) (?:subito )?il gioco": "esce dal gioco",
    r"lasci(?:a|ano) la mappa": "esce dalla mappa",
    r"messagg(?:io|i) dirett[oi]": "messaggio privato",
    r"chi mi ospita": "chi mi gestisce (chi ospita is the host of a table)",
    r"si appost(?:a|ano)|appostarsi": "cerca",
    r"(?:uno|dei|gli) status": "attributo",
    r"soldat[oi] svenut[oi]": "a terra",
    r"colpit[oi] fino a": "colpito con … o meno",
    r"riprendere una mossa|ritira l’ultima mossa": "annullare",
}
ELIDES = re.compile(  # “al 8 dicembre”, “alle 1:05”: what Discord writes may begin with a vowel
    r"\b(?:[ad]?al|il|del|alle|dalle|sono le) (?:<t:|\{ \$(?:until|held|now)\b)"
)
TYPED = r"\w'\w| -> |\d x \d"  # as a keyboard has it
NOUNS = (
    "azioni|carte|Cuori|dadi|eroi|gettoni|messaggi|mesi|merci|mosse|muscoli|partite|passi|posti|punti"
    "|righe|rune|scelte|Scintille|sfere|soldati|successi|tavoli"
)
COUNTED = re.compile(rf" (?:{NOUNS})\b")
SEVERAL = {  # numbers that are never one
    ("lobby-several", "count"),
    ("picture-wa-goal", "n"),
    ("picture-wa-goal-legend", "n"),
    ("realm-of-wonder-fort-conquered", "tokens"),  # more than the fort has
    ("realm-of-wonder-fort-gives", "tokens"),  # one more than it then has
    ("rw-37-cost", "n"),
    ("rw-37-supply", "n"),
    ("wa-61-room", "n"),
    ("wonder-book-hero-card", "hearts"),
    ("wonder-book-rolled", "n"),  # no more successes than dice
    ("world-adventure-time-up", "months"),
    ("world-adventure-ahead", "n"),  # when it is 3 or fewer, that is told
}


ONE = re.compile(  # what is said to one person
    r"\b(?:tu|te|ti|tuoi|tu[oae]|fai|lasci|contrasti|prendi)\b"
    r"|(?:^|[.!?:] )(?:Compra|Cammina|Gioca|Lancia|Metti|Scegli|Spendi|Tira|Vendi|Viaggia)\b",
    re.IGNORECASE,
)
CROWD = ["Anna", "Hugo", "Ilaria", "Ugo", "Aldo", "Eva"]
PUT_TOGETHER = re.compile(
    r"(?i:\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’\w+)\b)"  # “di il guado”
    r"|\ba A|\be E\w|\b(?:none|hidden|yes)\b"
    rf"|(?<![\w.,/+−–-])1 (?:{NOUNS})\b"
)


def texts() -> Iterator[tuple[str, ast.Message]]:
    for path, message in written("it"):
        if not path.stem.endswith("_story"):
            yield message.id.name, message


@pytest.mark.parametrize("wrong", SAID)
def test_one_thing_has_one_word(wrong: str) -> None:
    found = [id for id, message in texts() if re.search(wrong, pattern_of(message))]

    assert found == [], SAID[wrong]


def test_no_article_stands_before_a_moment_that_discord_writes() -> None:
    assert [id for id, message in texts() if ELIDES.search(pattern_of(message))] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_use_the_same_words(game: str) -> None:
    shown = " ".join(rule.text for rule in rules_of(GAMES[game].rules, "it"))

    assert [wrong for wrong in (*SAID, TYPED) if re.search(wrong, " ".join(shown.split()))] == []


def test_what_is_counted_agrees_with_its_number() -> None:
    found = [
        (id, name)
        for id, message in texts()
        if "-lesson-" not in id and message.value is not None  # there the numbers are known
        for name in unchosen(message.value, frozenset())
    ]

    assert sorted(set(found) - SEVERAL) == []


def test_what_is_asked_is_a_sentence_after_whose_turn_it_is() -> None:
    """Before it several people may be named, so it does not go on from a colon."""
    asked = {id: pattern_of(message) for id, message in texts() if id.startswith("ask-")}

    assert say_in("it")("turn-ask", names="Ann e Ben", ask="Gioca.") == "Tocca ad Ann e Ben. Gioca."
    assert {id: text for id, text in asked.items() if re.search(r"(?i)\btocca\b", text)} == {}


def test_several_people_are_not_called_tu() -> None:
    found = asked_of_several("it")

    assert len(found) >= len(GAMES)
    assert {id: text for id, text in found.items() if ONE.search(text)} == {}


def unchosen(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    """Variables followed by a word in the plural, outside of a choice by that number."""
    for placed, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        match placed:
            case ast.Placeable(expression=ast.SelectExpression(selector=by, variants=variants)):
                of = by.id.name if isinstance(by, ast.VariableReference) else ""
                for variant in variants:
                    yield from unchosen(variant.value, chosen | {of})
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                counts = isinstance(after, ast.TextElement) and COUNTED.match(after.value)
                if counts and name not in chosen:
                    yield name
            case _:
                pass


@pytest.mark.parametrize(
    "case",
    [pytest.param(one, id=str(one), marks=reach(one)) for one in PLAIN if one.key in GAMES],
)
def test_what_is_put_together_is_italian(case: Case) -> None:
    """Prepositions are joined to what is inserted, no keyword is said, and no plural of 1."""
    for moment in moments(case, 12):
        said = written_at(moment, case.mode.key, "it", CROWD[: case.seats], moment.seat)
        assert [text for text in said if PUT_TOGETHER.search(text)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [("ne hai { $n } punti", ["n"]), ("{ $n ->\n    [one] uno\n   *[other] { $n } punti\n}", [])],
)
def test_a_number_without_its_word_is_found(text: str, found: list[str]) -> None:
    entry = FluentParser().parse_entry(f"x = {text}\n")
    assert isinstance(entry, ast.Message)
    assert entry.value is not None

    assert list(unchosen(entry.value, frozenset())) == found
