"""What does not fit is folded: a line says how much it is, what it is about and where it stands."""

from __future__ import annotations

import msgspec
import pytest
from discord import ui

from bot.platform.limits import fold, fold_oldest, pages
from bot.screens import folds, history
from bot.screens.layout import HAND, PICTURE, seat_message, table_message
from bot.screens.scene import Scene
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from db import Move
from engine.core import Dice, Event, Msg, Setup
from engine.games import GAMES
from engine.games.wonder_book.campaign import Campaign
from engine.games.wonder_book.choosing import ChoosingSkills
from tests.bot.test_layout import played, scene, seen, table
from tests.toys import TOYS
from tests.toys.duel import Buy, Played

LINES = ["one", "two", "three"]
AS_TEXT = "-# … **As text** says more"


def more(lost: int) -> str:
    return f"+{lost}"


@pytest.mark.parametrize(
    ("length", "text"),
    [
        (13, "one\ntwo\nthree"),
        (12, "one\ntwo\n+1"),
        (10, "one\ntwo\n+1"),
        (9, "one\n+2"),
        (5, "+3"),
    ],
)
def test_whole_lines_are_kept_and_the_others_counted(length: int, text: str) -> None:
    assert fold(LINES, length, more) == text


def test_a_line_too_long_alone_is_folded_like_the_others() -> None:
    lines = ["Ann has a rope, a lamp and two apples in her bag", "Bob has nothing"]

    assert fold(lines, 36, more) == "+2"
    assert fold(lines[:1], 36, more) == "+1"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_whatever_room_there_is_every_line_is_whole_or_folded(key: str, lang: str) -> None:
    """Below the buttons of My seat."""
    game = GAMES[key]
    *_, (s, _) = played(game, max(mode.seats[1] for mode in game.modes))
    now = scene(table(game, s), lang, 1)
    whole = {now.words.msg(line) for line in now.text.lines}
    lines = {line for text in whole for line in text.split("\n")}

    shown = [
        line
        for room in range(60, 601, 9)
        for line in folds.about(now.words, now.text.lines, 1, room, own=True).split("\n")
    ]

    assert [line for line in shown if line not in lines and not line.startswith(folds.MORE)] == []
    assert lines & {*shown}


def test_the_newest_are_kept_in_their_order() -> None:
    assert fold_oldest(LINES, 13, more) == "one\ntwo\nthree"
    assert fold_oldest(LINES, 12, more) == "+1\ntwo\nthree"
    assert fold_oldest([], 12, more) == ""


def test_what_has_a_message_of_its_own_is_told_whole() -> None:
    assert pages(LINES, 7) == ["one\ntwo", "three"]
    assert pages([], 7) == [""]


def words(lang: str = "en") -> Words:
    return Words(say_in(lang), "toy", lambda seat: ("Ann", "Bob")[seat])


def about(seat: int | None, n: int) -> Msg:
    """A line of more than 70 characters about a seat, or about nobody."""
    args = {} if seat is None else {"seat": seat}
    return Msg("a-line-of-a-table-" * 4, {**args, "n": n})


def test_a_reader_sees_what_is_about_them_then_the_table_then_the_others() -> None:
    lines = [about(1, 1), about(None, 2), about(0, 3), about(None, 4)]

    whole = folds.about(words(), lines, 0, 1000).split("\n")
    long, short = (
        folds.about(words(), lines, 0, len("\n".join(whole)) - less).split("\n") for less in (1, 60)
    )

    assert [line[-1] for line in whole] == ["3", "2", "4", "1"]
    assert long == [*whole[:3], f"{AS_TEXT}: 1 line about the others"]
    assert short == [*whole[:2], f"{AS_TEXT}: 1 line about the table and 1 line about the others"]


def test_a_panel_with_pictures_tells_only_what_is_ones_own_and_counts_the_rest() -> None:
    lines = [about(1, 1), about(None, 2), about(0, 3), about(None, 4), about(0, 5)]

    whole = folds.about(words(), lines, 0, 1000, own=True).split("\n")
    short = folds.about(words(), lines, 0, 190, own=True).split("\n")
    strange = folds.about(words(), lines[:2], 0, 1000, own=True)

    rest = "2 lines about the table and 1 line about the others"
    assert [line[-1] for line in whole[:-1]] == ["3", "5"]
    assert whole[-1] == f"{AS_TEXT}: {rest}"
    assert short[1:] == [f"{AS_TEXT}: 1 line about you, {rest}"]
    assert strange == f"{AS_TEXT}: 1 line about the table and 1 line about the others"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["lines", "choices", "page", "before", "earlier", "rest"])
def test_a_fold_begins_as_one(id: str, lang: str) -> None:
    said = folds.more(words(lang), id, count=1, parts="x", where="log")

    assert said.startswith(folds.MORE)
    assert said != folds.MORE + id


@pytest.mark.parametrize("key", GAMES)
def test_the_own_lines_of_a_panel_come_before_those_of_others(key: str) -> None:
    game = GAMES[key]
    seats = max(mode.seats[1] for mode in game.modes)
    *_, (s, _) = played(game, seats)
    now = scene(table(game, s), "en", 1)

    told = folds.about(now.words, now.text.lines, 1, 1200)

    mine, theirs = (
        [now.words.msg(line) for line in now.text.lines if line.args.get("seat") == seat]
        for seat in (1, 0)
    )
    assert mine
    assert all(line in told for line in mine)
    assert all(told.index(line) > told.index(mine[-1]) for line in theirs if line in told)


def test_a_table_says_how_many_lines_it_does_not_show() -> None:
    def move(seq: int, n: int) -> Move:
        events: list[Event] = [Played(i % 2, f"card-{i}") for i in range(n)]
        action, raw = msgspec.json.encode(Buy("silver")), msgspec.json.encode(events)
        return Move(
            game=1, seq=seq, base=seq - 1, seat=0, rules="1", action=action, events=raw, state=b""
        )

    game = TOYS["duel"]
    now = scene(table(game, game.new(Setup("duel", 2), Dice(bytes(16), 0)).s), "en", None)

    long = history.recent(now, [move(1, 1), move(2, 9)])
    short = history.recent(now, [move(1, 2), move(2, 4)])

    assert long[0] == "-# … 4 lines before this: **Since my last turn**"
    assert len(long) == history.EVENTS + 1
    assert not any(line.startswith(folds.MORE) for line in short)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_skills_of_four_heroes_are_all_explained_on_the_table(lang: str) -> None:
    """Every hero's player chooses at once, at the end of chapter I."""
    game = GAMES["wonder_book"]
    s = game.new(Setup("coop", 4, campaign=Campaign()), Dice(bytes(16), 0)).s
    for seat, name in enumerate(cards := {"ken": 38, "lara": 39, "tina": 40, "sid": 41}):
        s.heroes[seat].name = name
    s.stack = [ChoosingSkills(cards=dict(enumerate(cards.values())))]
    now = scene(table(game, s, "coop"), lang, None)

    shown = "\n".join(text for kind, text in seen(table_message(now, [PICTURE])) if kind == "text")

    details = [one.detail for seat in range(4) for one in game.options(s, seat) if one.detail]
    assert len(details) == 8
    assert all(now.words.msg(detail) in shown for detail in details)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["realm_of_wonder", "volfyirion"])
def test_what_the_picture_of_the_hand_shows_is_not_told_below_it(key: str, lang: str) -> None:
    """It stands there where there is no picture, and under As text always."""
    game, told = GAMES[key], 0
    for s, _ in [*played(game, 2)][::9]:
        now = scene(table(game, s), lang, 0)
        held = [now.words.msg(one) for one in now.text.lines if one.id in now.text.held]
        drawn, plain = (panel_text(now, pictures) for pictures in ([HAND], []))
        assert not any(line in drawn for line in held)
        told += any(line in plain for line in held)
    assert told


def panel_text(now: Scene, pictures: list[str]) -> str:
    parts = seat_message(now, pictures, in_words=not pictures).walk_children()
    return "\n".join(part.content for part in parts if isinstance(part, ui.TextDisplay))
