from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import bot
from bot.text.catalogue import rules_of
from bot.text.say import LANGUAGES, Say, forget_said, say_in, struct_id
from bot.text.texts import Texts
from bot.text.words import Words
from engine.core import Action, Event, Msg, Seat, Zone, named
from engine.games import GAMES
from tests.sources import entries_of

LOCALES = Path(bot.__file__).parent / "locales"
LENGTHS = {"button": 80, "placeholder": 150, "describe": 100, "title": 45}
LONG = 30  # characters of a message that says more than a word or two
STORIES = "wonder_book"
LONGEST = 1000  # four such texts still fit on one message


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Longest(Visitor):
    """Characters of the text itself, the longest variant of each choice, a name for a variable."""

    def __init__(self) -> None:
        self.length = 0

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.length += len(node.value)

    def visit_VariableReference(self, _: ast.VariableReference) -> None:
        self.length += 12

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.length += max(longest(variant.value) for variant in node.variants)


def longest(node: ast.Pattern | ast.BaseNode) -> int:
    visitor = Longest()
    visitor.generic_visit(node)
    return visitor.length


@cache
def written(lang: str) -> list[tuple[Path, ast.Message]]:
    return [
        (path, entry)
        for path in sorted((LOCALES / lang).glob("*.ftl"))
        for entry in entries_of(path)
        if isinstance(entry, ast.Message)
    ]


def whose(path: Path) -> str:
    """The game that a file belongs to; "" for the bot's own."""
    return next((game for game in GAMES if path.stem.startswith(game)), "")


MARKS = re.compile(  # in French, without their narrow space
    r"[^\u202f:;?!/*][;?!]|[^\u202f:;?!/*]:(?=\s|$)|[^\u202f]»|«[^\u202f]"
)
HYPHEN = re.compile(r"(?<![\w\[−-])-\d|(?<!\w)-\{ \$|[\d}] - [\d{]")  # in the place of a minus
SMALL = re.compile(  # words that only English has
    r"(?i)\b(?:the|and|with|you|your|they|is|are|from|this|that|which|his|their|there)\b(?! ?[-=(])"
)


def pattern_of(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), message.value))


def entries(lang: str) -> list[ast.EntryType]:
    return [entry for path in sorted((LOCALES / lang).glob("*.ftl")) for entry in entries_of(path)]


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """By id; what says no more than `{ other }` stands for the other's text."""
    found = entries(lang)
    written = {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}
    return {id: _meant(entry, written) for id, entry in written.items()}


def _meant(message: ast.Message, written: Mapping[str, ast.Message]) -> ast.Message:
    other = _other(message)
    return written[other] if other is not None else message


def _other(message: ast.Message) -> str | None:
    """The one that a message refers to, if it does nothing else."""
    match message.value and message.value.elements:
        case [ast.Placeable(expression=ast.MessageReference(id=other, attribute=None))]:
            return other.name
        case _:
            return None


@cache
def variables(message: ast.Message) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(message)
    return frozenset(visitor.names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_understood_and_no_id_stands_twice(lang: str) -> None:
    found = entries(lang)

    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.landing
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_entry_that_is_parsed_alone_is_what_the_whole_file_says(lang: str) -> None:
    whole = [one for one in entries(lang) if isinstance(one, ast.Message | ast.Term)]
    paths = sorted((LOCALES / lang).glob("*.ftl"))

    texts = Texts(lang, [path.read_text(encoding="utf-8") for path in paths])

    named = {f"{'-' * isinstance(one, ast.Term)}{one.id.name}": one for one in whole}
    assert set(texts.written) == set(named)
    for name, entry in named.items():
        (alone,) = FluentParser().parse(texts.written[name]).body
        assert alone.equals(entry, ignored_fields=["span", "comment"]), name


def test_what_a_message_refers_to_is_parsed_with_it_and_the_first_of_a_name_counts() -> None:
    source = """
-dragon = Volfyirion
who = { -dragon } { $n ->
    [0] sleeps
   *[other] wakes
}
    .how = softly
# A note.
what = { who }, { who.how }
"""
    texts = Texts("en", [source, "what = loudly\n"])

    pattern = texts.get_message("what").value

    assert pattern is not None
    assert texts.format_pattern(pattern, {"n": 0}) == ("Volfyirion sleeps, softly", [])
    assert not texts.has_message("note")
    with pytest.raises(LookupError):
        texts.get_message("note")


def test_what_says_the_same_in_all_languages_refers_to_its_sister() -> None:
    """In the bot's own texts, and in those of each game. Short words may mean different things, and
    of the printed story cards each is read against its own figures."""
    same: dict[tuple[str, ...], list[str]] = {}
    own = [
        {entry.id.name: (whose(path), pattern_of(entry)) for path, entry in written(lang)}
        for lang in LANGUAGES
    ]
    refer = {entry.id.name for _, entry in written("en") if _other(entry)}
    for id in set.intersection(*map(set, own)):
        game, text = own[0][id]
        if len(text) >= LONG and game != STORIES and id not in refer:
            same.setdefault((game, *(texts[id][1] for texts in own)), []).append(id)

    assert same
    assert [ids for ids in same.values() if len(ids) > 1] == []


def test_a_sister_that_is_referred_to_says_it_herself() -> None:
    for lang in LANGUAGES:
        refer = {entry.id.name: other for _, entry in written(lang) if (other := _other(entry))}
        known = {entry.id.name for _, entry in written(lang)}

        assert refer
        assert set(refer.values()) <= known - set(refer)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_english_message_is_translated_with_the_same_variables(lang: str) -> None:
    """Also of the story: nothing falls back to English, so what is missing could not be said."""
    english, translated = messages("en"), messages(lang)

    assert sorted(english.keys() - translated.keys()) == []
    assert sorted(translated.keys() - english.keys()) == []
    differing = [id for id in english if variables(english[id]) != variables(translated[id])]
    assert differing == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_text_is_left_in_english(lang: str) -> None:
    left = [id for id, one in messages(lang).items() if len(SMALL.findall(pattern_of(one))) > 1]

    assert left == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_minus_is_no_hyphen(lang: str) -> None:
    """Neither in texts and rules, nor where a number is put in."""
    found = [id for id, message in messages(lang).items() if HYPHEN.search(pattern_of(message))]
    rules = [rule for game in GAMES.values() for rule in rules_of(game.rules, lang)]

    assert found == []
    assert [rule.number for rule in rules if HYPHEN.search(rule.text)] == []
    assert say_in(lang)("pair", name="MP", value=-1).endswith(" −1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_fits_where_its_first_word_says_it_stands(lang: str) -> None:
    too_long = [
        (id, length, limit)
        for id, message in messages(lang).items()
        if (length := longest(message)) > (limit := LENGTHS.get(id.partition("-")[0], LONGEST))
    ]

    assert too_long == []


def test_french_marks_stand_apart_by_a_narrow_space_that_breaks_no_line() -> None:
    lines = [
        (path.name, line)
        for path in sorted((LOCALES / "fr").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]

    assert [line for line in lines if MARKS.search(line[1])] == []


def test_the_length_of_a_message_counts_its_longest_variant() -> None:
    source = "a = { $n ->\n    [one] an apple\n   *[other] { $n } apples\n }"
    (message,) = FluentParser().parse(source).body

    assert longest(message) == len("123456789012 apples")


def test_the_language_is_the_locales_first_part_or_english() -> None:
    assert [say_in(locale).lang for locale in ("en-GB", "fr", "it", "xx-YY")] == [
        "en",
        "fr",
        "it",
        "en",
    ]


@pytest.mark.parametrize(
    ("lang", "joined"), [("en", "a, b and c"), ("fr", "a, b et c"), ("it", "a, b e c")]
)
def test_lists_are_joined_in_the_language(lang: str, joined: str) -> None:
    assert say_in(lang).join(["a", "b", "c"]) == joined
    assert say_in(lang).join(["a"]) == "a"
    assert say_in(lang).join([]) == ""


def test_nested_messages_are_said_within() -> None:
    inner = Msg("table-full")

    said = say_in("en").msg(Msg("blocked", {"reason": inner}))

    assert said == "Not now: Every seat is taken."
    assert say_in("en")("blocked", reason=inner) == said


@pytest.mark.parametrize(
    ("lang", "place"), [("fr", "la Cour aux lampes"), ("it", "Corte dei lampioni")]
)
def test_a_page_says_its_rules_in_the_readers_language(lang: str, place: str) -> None:
    page = say_in(lang)("wb-2-7-slide")

    assert page.endswith(f"{place}.**")
    assert "Lamp Court" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_outcome_that_is_read_ends_with_what_it_does(lang: str) -> None:
    say, outcome = say_in(lang), re.compile(r"(wb-\d-\d+-(?!front|back)\w+)-rules")
    rules = [found for id in messages(lang) if (found := outcome.fullmatch(id))]

    assert len(rules) > 100
    assert [one[1] for one in rules if not say(one[1]).endswith(f"\n\n{say(one[0])}")] == []


def test_an_unknown_id_or_a_missing_argument_is_loud() -> None:
    with pytest.raises(KeyError, match="no-such-thing"):
        say_in("en")("no-such-thing")
    with pytest.raises(KeyError, match="blocked"):
        say_in("fr")("blocked")
    with pytest.raises(TypeError, match="object"):
        say_in("en")("blocked", reason=object())


class StepAside(Action, frozen=True):
    seat: Seat
    area: str
    cards: list[str]
    count: int
    item: str | None = None
    quietly: bool = True


class Moves(Event, frozen=True):
    step: StepAside


class Draws(Event, frozen=True):
    other: Seat
    item: str
    cards: Zone
    areas: list[str]


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Say:
    """English with a few more words than the project's own."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(
        FluentResource(
            "area-great-hall = the Great Hall\n"
            "card-sword = Sword\n"
            "card-hidden = a hidden card\n"
            "list-and = { $head } and { $last }\n"
            "seat = Seat { $number }\n"
            "some-game-step-aside = { $seat } to { $area } with { $cards }, { $count },"
            " { $item }, { $quietly ->\n   [yes] quietly\n  *[no] loudly\n }\n"
            "some-game-moves = Then { $step }\n"
            "some-game-draws = { $other }: { $item }, { $cards }, { $areas }\n"
            "some-game-taken = { $taker } took { $by } from { $losers }\n"
            "some-game-due = { $seats }, { $foe ->\n   [none] nobody\n  *[other] { $foe }\n }\n"
            "named = { $seat }\n"
        )
    )
    monkeypatch.setattr("bot.text.say._bundle", lambda _: bundle)
    return Say("en")


def test_a_struct_is_said_by_its_type_and_fields(say: Say) -> None:
    step = StepAside(seat=1, area="great_hall", cards=["sword", "axe", "?"], count=2)

    said = say.struct("some_game", Moves(step), ["Ann", "Bob"].__getitem__)

    assert said == (
        "Then Bob to the Great Hall with Sword, axe and a hidden card, 2, none, quietly"
    )


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["?", "?"], "hidden"),
        (["sword", "?"], "Sword and a hidden card"),
        (["sword", "axe", "sword", "sword"], "Sword ×3 and axe"),
        ([], "none"),
    ],
)
def test_what_is_not_seen_or_not_there_can_be_selected_on(
    say: Say, cards: list[str], said: str
) -> None:
    drawn = Draws(other=1, item="", cards=Zone(cards), areas=[])

    assert say.struct("some_game", drawn, ["Ann", "Bob"].__getitem__) == f"Bob: none, {said}, none"


def test_without_names_a_seat_is_said_by_its_number(say: Say) -> None:
    step = StepAside(seat=1, area="x", cards=[], count=1000, quietly=False)

    assert say.struct("some_game", step).startswith("Seat 2 to x with ")


class Taken(Event, frozen=True):
    taker: Seat
    by: int
    losers: list[Seat]


def test_what_is_typed_as_a_seat_is_said_by_name_whatever_it_is_called(say: Say) -> None:
    names = ["Ann", "Bob", "Cid"].__getitem__

    assert say.struct("some_game", Taken(0, 2, [1, 2]), names) == "Ann took 2 from Bob and Cid"
    assert Words(say, "other_game", names).struct(Taken(0, 2, [1, 2])) == "Taken Ann 2 Bob and Cid"


@pytest.mark.parametrize(("foe", "said"), [(None, "nobody"), (1, "none")])
def test_a_message_names_its_seats(say: Say, foe: int | None, said: str) -> None:
    """Nobody's name is a keyword."""
    due = Msg("some-game-due", {"seats": [0, 1], "foe": named(foe)})

    assert say.msg(due, ["Ann", "none"].__getitem__) == f"Ann and none, {said}"


def test_ids_of_structs_are_kebab_case() -> None:
    class HTTPMove2Go(msgspec.Struct):
        pass

    assert struct_id("wonder_book", HTTPMove2Go) == "wonder-book-httpmove2-go"


@pytest.mark.parametrize("locale", [*LANGUAGES, "en-US", "en-GB", "de"])
def test_sentences_that_are_kept_can_be_forgotten(locale: str) -> None:
    """If said again, they are put together afresh, as when the process began."""
    msg = Msg("pair", {"name": "x", "value": "y"})
    say = say_in(locale)
    first = say.msg(msg)
    kept = [one.cache_info().currsize for one in (say._kept, say._words)]

    forget_said()

    assert all(kept)
    assert [one.cache_info().currsize for one in (say._kept, say._words)] == [0, 0]
    assert say.msg(msg) == first
