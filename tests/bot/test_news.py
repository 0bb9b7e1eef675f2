"""News that do not begin where the reader's turn ended begin with what changes who is winning, and
say how much is left out, and where: over whole games, in every language."""

from __future__ import annotations

import pytest

from bot.screens import folds, history
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from engine.core import redact
from tests.bot.test_short_log import SITTINGS
from tools.sittings import Moment, Sitting, moments

LOOKED, STEP = 60, 6  # decisions of a table, and every which its message is looked at
ENOUGH, SHORT = 6, 600  # decisions; characters
CASES = [
    pytest.param(one.values[0], LANGUAGES[n % len(LANGUAGES)], id=f"{one.id}", marks=one.marks)
    for n, one in enumerate(SITTINGS)
]


def weighty(moment: Moment, words: Words, seat: int | None) -> set[str]:
    """All lines of the log that change who is winning."""
    found = set[str]()
    for move in moment.moves:
        events = moment.table.game.load_events(move.events)
        redact(events, seat)
        found |= {words.struct(event) for event in events if event.weighty}
    return found


def folded(lines: list[str]) -> int | None:
    """Where the lines say that some are left out; None if they do not."""
    return next((n for n, line in enumerate(lines) if line.startswith(folds.MORE)), None)


@pytest.mark.parametrize(("sitting", "lang"), CASES)
def test_they_begin_with_what_weighs(sitting: Sitting, lang: str) -> None:
    for moment in [*moments(sitting, LOOKED)][::STEP]:
        scene = moment.scene(say_in(lang), None)
        told = [*scene.recent]
        if (note := folded(told)) is None:
            continue
        found = weighty(moment, scene.words, None)
        assert {*told[:note]} <= found
        assert not {*told[note:]} & found
        assert any(where in told[note] for where in ("/table log", scene.words.say("button-since")))


@pytest.mark.parametrize(("sitting", "lang"), CASES)
def test_my_seat_tells_in_short_what_one_has_missed(sitting: Sitting, lang: str) -> None:
    """All of it, or what weighs of it and how much more there is; nothing once one has acted."""
    told = 0
    for moment in moments(sitting, LOOKED):
        table, moves, seat = moment.table, [*moment.moves], moment.seat
        player = table.seats[seat].player or ""
        words = Words(say_in(lang), table.game.key, say_in(lang).seat)
        short = history.news(table, moves[-history.FAR :], words, seat, player).splitlines()
        lines = [line.removeprefix("-# ") for line in short if not line.startswith(folds.MORE)]
        assert sum(map(len, lines)) <= history.NEWS
        assert not (short and moves[-1].actor == player)
        assert not (short and len(moves) == 1)
        if short and told < ENOUGH:
            told += 1
            _, *whole = history.since(table, moves, words, seat, player).splitlines()
            assert {*lines} <= {*whole}
            if (note := folded(short)) is not None:
                assert words.say("button-since") in short[note]
                laid = history.lines(table, moves[:1], words, seat)
                first = len(laid) if whole[: len(laid)] == laid else 0
                left = len(whole) - first - len(lines)
                assert f" {left} " in short[note] or left == 1 or len(moves) > history.FAR
    assert told or not sitting.mode.competitive


@pytest.mark.parametrize(("sitting", "lang"), CASES)
def test_a_long_private_answer_begins_with_what_weighs(
    sitting: Sitting, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With so little room, and since the beginning, that every answer is cut that is not short."""
    monkeypatch.setattr(history, "turn_over", lambda *_: 0)
    *_, last = moments(sitting, LOOKED)
    words = Words(say_in(lang), last.table.game.key, say_in(lang).seat)
    whole = history.since(last.table, [*last.moves], words, last.seat, "nobody")
    monkeypatch.setattr(history, "TEXT", SHORT)
    monkeypatch.setattr(history, "WEIGHTY", SHORT // 2)

    told = history.since(last.table, [*last.moves], words, last.seat, "nobody")

    _, *lines = told.splitlines()
    note = folded(lines)
    assert len(told) <= SHORT
    assert (note is None) == (len(whole) <= SHORT)
    assert {*lines[:note]} <= weighty(last, words, last.seat) or note is None
