"""Whatever people call themselves, they are told apart, and no text or picture is harmed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, cycle
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.people.names import Roster, legible
from bot.screens import history
from bot.screens.by_text import text_of, why_not
from bot.screens.layout import CLOSE_UP, HAND, PICTURE, RESULT, seat_message, table_message
from bot.screens.pictures import result_card
from bot.screens.scene import Scene
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from db import Move
from engine.core import Result, Score
from engine.games.world_adventure.events import Fainted
from rendering import text as writing
from rendering.bidi import NAME, RIGHT_TO_LEFT
from rendering.leaderboard import Board, Standing, draw_leaderboard
from rendering.profile import Part, Profile, draw_profile
from rendering.result import draw_result
from tests.bot.tables import drawn_hand, drawn_piles
from tests.bot.test_layout import table
from tests.bot.test_say import messages
from tests.engine.conformance import Case, Moment, cases, probes, reach

INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u00ad",
    "\u200b\u200b",
    "\u115f",
    "\uffa0",
    "\u2060",
    "\u202e",
    "\U000e0041",
]
INVISIBLE += [
    "\u034f",
    "\ufe0f",
    "\u180e",
    "\u0301\u0301",
    "\u200d",
    "\ue000",
    "\U0001d159",
    "\n",
    "***",
    "<@>",
]
# What people call themselves, and what is shown of it.
ZOO = {
    "Alex": "Alex",
    "the one": "the one",
    "  a \n b\u2028c ": "a b c",
    "**bold** ~~x~~": "bold x",
    "<@123> @everyone": "123 everyone",
    "<:smile:99>": "smile:99",
    "[x](https://x.yz/q)": "x(httpsx.yz q)",
    "discord.gg/abc": "discord.gg abc",
    "- # list": "list",
    ":heart:": "heart:",
    "A\u202ebc\u200b\u00add": "Abcd",
    "Z" + "\u0323" * 9: "Z\u0323\u0323\u0323",
    "\u0301Ann": "Ann",
    "שלום": "שלום",
    "محمد 5": "محمد 5",
    "\u0645\u06cc\u200c\u062e": "\u0645\u06cc\u200c\u062e",
    "\U0001fae8 \U0001fabf": "\U0001fae8 \U0001fabf",
    "👩\u200d🚀": "👩\u200d🚀",
    "ß" * 40: "ß" * 32,
}
CROWDED = [case for case in cases([0]) if case.seats == case.mode.seats[1]]
SAID = [  # each play in a language, each language of several
    pytest.param(case, lang, id=f"{case}-{lang}", marks=reach(case))
    for case, lang in zip(CROWDED, cycle(LANGUAGES), strict=False)
]
KEYWORDS = ("none", "hidden", "yes", "no", "one", "other", "lobby", "host", "all")
TOLD = ("\u2068שלום\u2069", "\u2068אבג 12 foo\u2069", "Alex (@alex2)", "X" * 32, "\U0001fae8")
CROWD = (*KEYWORDS, *TOLD)
RIGHT = ["\u2068שלום: דן\u2069", "\u2068محمد علی\u2069 (@x)", "\u2068אבג 12 foo\u2069"] * 2
FEW = 3  # moments of a play whose messages are looked at


def user(id: int, display: str, handle: str = "") -> Any:
    return SimpleNamespace(id=id, name=handle or f"user_{id}", display_name=display)


def called(*people: Any) -> list[str | None]:
    """Their names, once all of them have been met."""
    roster = Roster(100)
    for one in people:
        roster.meet(1, one)
    return [roster.name(1, one.id) for one in people]


@pytest.mark.parametrize(("name", "shown"), ZOO.items())
def test_a_name_is_one_line_without_markup_and_tricks(name: str, shown: str) -> None:
    assert legible(name) == shown


@pytest.mark.parametrize("name", INVISIBLE)
def test_whoever_cannot_be_seen_goes_by_their_handle(name: str) -> None:
    assert legible(name) == ""
    assert called(user(1, name, "ann_b")) == ["annˍb"]


@pytest.mark.landing
def test_no_character_alone_passes_for_a_name_unless_it_can_be_seen() -> None:
    """Over all of Unicode that is assigned, and the first of each other plane: what passes is a
    letter, a number, a sign, or unknown to this Python."""
    later = [plane << 16 | n for plane in range(4, 17) for n in range(0x1000)]
    passing = [c for c in map(chr, [*range(0x34000), *later]) if legible(c)]
    ink = [c for c in passing if c.isprintable() and not c.isspace()]
    new = [c for c in passing if not c.isprintable()]

    assert len(ink) > 100_000
    assert [c for c in passing if len(legible(c)) != 1] == []
    assert {c for c in passing if discord.utils.escape_markdown(c) != c} <= {
        "-"
    }  # marks a list before a blank
    assert all(ord(c) < 0x200000 and not 0xE0000 <= ord(c) < 0xE1000 for c in new)


class TestTellingApart:
    def test_people_of_one_name(self) -> None:
        people = [user(1, "Alex", "alex"), user(2, "Alex", "alex2"), user(3, "alex\u200b", "al_ex")]

        assert called(*people) == ["Alex", "Alex (@alex2)", "alex (@alˍex)"]

    def test_on_another_server_nobody_is_confused(self) -> None:
        roster = Roster(100)
        roster.meet(1, user(1, "Alex"))
        roster.meet(2, user(2, "Alex"))

        assert roster.name(2, 2) == "Alex"

    def test_who_takes_another_name_frees_the_old_one(self) -> None:
        roster = Roster(100)
        roster.meet(1, user(1, "Alex"))
        roster.meet(1, user(2, "Alex", "b"))
        roster.meet(1, user(1, "Sandra"))

        assert roster.name(1, 2) == "Alex"
        roster.meet(1, user(1, "Alex", "a"))
        assert roster.name(1, 1) == "Alex (@a)"

    def test_who_is_forgotten_is_not_told_apart_from(self) -> None:
        roster = Roster(100)
        roster.meet(1, user(1, "Alex"))
        roster.meet(1, user(2, "Alex"))
        roster.forget(1)

        assert roster.name(1, 1) is None
        assert roster.name(1, 2) == "Alex"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_nobody_passes_for_a_house_player(self, lang: str) -> None:
        say = say_in(lang)
        ours = [
            say("house-seat", number=2),
            say("someone"),
            say.seat(0),
            say("house-for", name="x"),
        ]

        assert called(*(user(n, name, "bob") for n, name in enumerate(ours))) == [
            f"{name} (@bob)" for name in ours
        ]

    def test_as_many_are_remembered_as_there_is_room_for(self) -> None:
        roster = Roster(3)
        for id in range(5):
            roster.meet(1, user(id, "Alex"))

        assert [id for id in range(5) if (1, id) in roster] == [2, 3, 4]
        assert roster.name(1, 2) == "Alex"


class Selected(Visitor):
    """The variables by which a text chooses between its forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_chooses_by_a_name(lang: str) -> None:
    """The bot's own texts name people by these variables; those of the games do it by seats."""
    visitor = Selected()
    for message in messages(lang).values():
        visitor.visit(message)

    assert {"count", "seat"} <= visitor.names
    assert (
        visitor.names & {"name", "names", "friend", "mark", "mention", "agreed", "waiting"} == set()
    )


def test_a_seat_is_said_by_its_name_even_if_that_is_a_keyword() -> None:
    """Where the text selects by it: nobody's side has a form of its own."""
    say = say_in("en")

    def said(seat: int | None) -> str:
        return say.struct("world_adventure", Fainted(seat=seat, who="x"), lambda _: "none")

    assert said(0) == "none’s x is down."
    assert said(None) == "The other side’s x is down."


def crowd(turn: int) -> list[str]:
    return [*CROWD[turn:], *CROWD[:turn]]


def masks(names: list[str]) -> list[str]:
    """As many names of the same shape, whose letters occur nowhere else, except for a vowel or an h
    that they begin with, and what follows a y: French joins what stands before it."""
    return [
        "".join(
            c if c == " " or i < _heard(name) else chr(0xF0000 + 64 * n + i)
            for i, c in enumerate(name)
        )
        for n, name in enumerate(names)
    ]


def _heard(name: str) -> int:
    """How many of its first letters decide whether French joins what stands before it."""
    return 2 if name[:1] == "y" else int(name[:1] in tuple("aeiouh"))


def unmasked(text: str, names: list[str]) -> str:
    letters = zip("".join(masks(names)), "".join(names), strict=True)
    return text.translate({ord(mask): letter for mask, letter in letters if mask != " "})


def scene(m: Moment, mode: str, lang: str, names: list[str], seat: int | None) -> Scene:
    words = Words(say_in(lang), m.game.key, names.__getitem__)
    return Scene(table(m.game, m.s, mode), words, m.game.view(m.s, seat))


def written(m: Moment, mode: str, lang: str, names: list[str], seat: int | None) -> list[str]:
    """Everything written to the reader in `seat`."""
    events, action = msgspec.json.encode(m.done.events), msgspec.json.encode(m.action)
    move = Move(game=1, seq=1, base=0, rules="1", action=action, events=events, state=b"")
    own = scene(m, mode, lang, names, seat)
    recent = history.recent(own, [move])
    public = Scene(own.table, own.words, own.view, recent)
    messages = [table_message(public, [RESULT, PICTURE])]
    messages += drawn_piles(own)
    messages += [] if seat is None else [seat_message(own, [CLOSE_UP, HAND]), *drawn_hand(own)]
    words = [*text_of(own), own.alt()]
    words += [line for other in range(m.s.seats) for line in why_not(own, other)]
    log = history.lines(own.table, [move], own.words, seat)
    return [*chain(*(strings(one.to_components()) for one in messages)), *words, *recent, *log]


def strings(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from strings(inner)


def moments(case: Case, count: int) -> list[Moment]:
    found = list(probes(case))
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize(("case", "lang"), SAID)
def test_whatever_a_name_is_the_texts_around_it_stay_the_same(case: Case, lang: str) -> None:
    for turn, m in enumerate(moments(case, FEW)):
        names = crowd(turn % len(CROWD))
        for seat in (*range(m.s.seats), None):
            now = written(m, case.mode.key, lang, names, seat)
            plain = written(m, case.mode.key, lang, masks(names), seat)
            assert now == [unmasked(text, names) for text in plain]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every line that is written into pictures."""
    lines: list[str] = []
    sprite = writing.sprite

    def noted(line: str, *how: Any) -> writing.Sprite:
        lines.append(line)
        return sprite(line, *how)

    monkeypatch.setattr(writing, "sprite", noted)
    return lines


def turning(drawn: list[str]) -> list[str]:
    """Lines in which a name is not kept apart; the check needs at least one line with a name."""
    assert any(RIGHT_TO_LEFT.search(line) for line in drawn)
    return [line for line in drawn if RIGHT_TO_LEFT.search(re.sub(NAME, "", line))]


@pytest.mark.parametrize(("case", "lang"), SAID)
def test_on_result_cards_no_name_turns_what_stands_beside_it(
    case: Case, lang: str, drawn: list[str]
) -> None:
    (m,) = moments(case, 1)
    score = Score("rounds", 3, "low")
    s = m.game.copy(m.s)
    s.result = Result((1,) * s.seats, ((score,),) * s.seats)
    card = result_card(scene(replace(m, s=s), case.mode.key, lang, RIGHT, None))

    assert card is not None
    draw_result(card)

    assert turning(drawn) == []


def test_nor_on_leaderboards_and_profiles(drawn: list[str]) -> None:
    rows = tuple(Standing(n, name, ("40",), mine=True) for n, name in enumerate(RIGHT, 1))
    draw_leaderboard(Board("Leaderboard", "this server", ("Destiny",), rows))
    for name in RIGHT:
        draw_profile(Profile(name, "2026, quarter 4", (Part("World Adventure", name, name, ()),)))

    assert turning(drawn) == []
