"""Deadlines, and what a clock has done, as they stand on a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.platform import limits
from bot.screens import history
from bot.screens.by_text import text_of
from bot.screens.layout import PICTURE, RESULT, table_message, turn_line
from bot.screens.scene import Scene
from bot.screens.timing import closed, drowsy
from bot.table.clock import DAY, LEFT
from bot.table.table import Table
from bot.text.say import LANGUAGES, say_in
from db import Move, Wait
from engine.core import Dice, Game, Setup
from engine.games import GAMES
from tests.bot.test_layout import SEED, scene, table
from tests.toys import TOYS

ANN = "Somebody with a long name 0"
NOON = 1_777_636_800.0  # the 1st of May 2026 in UTC


def begun(game: Game[Any], **row: Any) -> Table:
    """Its first decision has been waited for since noon."""
    mode = game.modes[0]
    laid = table(game, game.new(Setup(mode.key, mode.seats[0]), Dice(SEED, 0)).s)
    waits = tuple(Wait(1, seat, 1, NOON, NOON) for seat in game.actors(laid.state))
    return replace(laid, waits=waits, row=msgspec.structs.replace(laid.row, **row))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_all_that_a_clock_adds_still_fits(game: Game[Any], lang: str) -> None:
    drowsing = begun(game, clock=168, stirred=NOON, warned=NOON + 23 * DAY)
    plain = scene(drowsing, lang, None)
    call = plain.words.say("call-half", names=plain.words.say.join(["<@123456789012345678>"] * 6))

    message = table_message(Scene(drowsing, plain.words, plain.view, call=call), [RESULT, PICTURE])

    assert limits.fits(message) == []
    assert len(plain.alt()) <= limits.ALT
    assert f"<t:{NOON + 7 * DAY:.0f}:R>" in turn_line(plain)
    assert "2026-05-08 12:00" in plain.alt()
    assert f"<t:{NOON + 30 * DAY:.0f}:R>" in "\n".join(text_of(plain))


def test_without_a_clock_nothing_of_it() -> None:
    plain = scene(begun(TOYS["duel"]), "en", None)

    assert "<t:" not in turn_line(plain) + "\n".join(text_of(plain))
    assert "UTC" not in plain.alt()


def test_why_a_table_has_ended() -> None:
    """A notice was given: then it has slept; but not if somebody ended it before its time."""
    row, say = begun(TOYS["duel"], warned=NOON).row, say_in("en")
    assert "Nothing has happened" in drowsy(row, say)

    def told(ended: float) -> str:
        return closed(msgspec.structs.replace(row, status="ended", ended=ended), say)

    assert "for a month" in told(NOON + LEFT)
    assert told(NOON + LEFT - 1) == "This table has ended without a result."
    ended = msgspec.structs.replace(row, status="ended", ended=NOON + LEFT)
    assert closed(ended, say, "Ann") == "Ann has ended this table, without a result."


class TestLog:
    """A choice of nobody on a person's seat is the clock's."""

    def lines(self, *moves: Move) -> list[str]:
        now = begun(TOYS["duel"])
        words = scene(now, "en", None).words
        words.before = {"q": "Quinn"}
        return history.lines(now, list(moves), words, None)

    def bought(self, seq: int, actor: str | None) -> Move:
        event = b'[{"type":"Bought","seat":0,"card":"wolf"}]'
        action = b'{"type":"Buy","card":"wolf"}'
        return Move(
            game=1,
            seq=seq,
            base=seq - 1,
            seat=0,
            rules="1",
            actor=actor,
            action=action,
            events=event,
            state=b"",
        )

    def sat(self, seq: int, actor: str | None, person: str) -> Move:
        action = b'{"type":"Sit","seat":0,"person":%s}' % person.encode()
        return msgspec.structs.replace(
            self.bought(seq, actor), seat=None, action=action, events=b"[]"
        )

    def test_a_seat_that_passed_on_and_one_that_was_left(self) -> None:
        assert "is away" in self.lines(self.sat(1, None, "false"))[0]
        left = msgspec.structs.replace(self.sat(1, "a", "false"), interaction=7)
        assert self.lines(left) == [f"{ANN} has left; a bot player plays on."]
        sits_in = self.sat(1, "a", "false")
        assert self.lines(sits_in) == [f"{ANN} is away; a bot player sits in."]

    def test_all_seats_of_a_person_are_left_by_one_click(self) -> None:
        """The seats after the first have no click of their own."""
        first = msgspec.structs.replace(self.sat(1, "a", "false"), interaction=7)
        assert all("has left" in one for one in self.lines(first, self.sat(2, "a", "false")))
        moved = self.bought(2, "b")
        assert "is away" in self.lines(first, moved, self.sat(3, "a", "false"))[-1]

    def test_who_is_back_and_who_has_somebody_elses_seat(self) -> None:
        left, mine = self.sat(1, "q", "false"), self.sat(2, "a", 'true,"new":true')
        assert self.lines(self.sat(2, "a", "true")) == [f"{ANN} is back."]
        assert self.lines(self.sat(2, None, "true")) == [f"{ANN} is back."]
        assert self.lines(left, mine)[1] == f"{ANN} plays on for Quinn."
        assert self.lines(mine) == [f"{ANN} plays on here."], "nobody knows for whom"
        house = self.lines(self.bought(1, None), mine)[1]
        assert house == f"{ANN} takes the seat of the bot player Bramble."

    def test_a_choice_made_once(self) -> None:
        (why, what) = self.lines(self.bought(1, None))
        assert why == f"{ANN} is away: a bot player chooses this once."
        assert what == f"Bought {ANN} (bot player) wolf"
        assert self.lines(self.bought(1, "a")) == [f"Bought {ANN} wolf"]

    def test_what_a_house_player_did_in_its_own_time(self) -> None:
        """This was before the seat's owner came back."""
        told = self.lines(self.sat(1, "a", "false"), self.bought(2, None), self.sat(3, "a", "true"))

        assert told[1] == f"Bought {ANN} (bot player) wolf"
        assert len(told) == 3

    def test_what_others_did_before_the_seat_changed_hands(self) -> None:
        """A friend, somebody forgotten, a bot player of nobody, one who sat in for a friend."""
        taken = self.sat(4, "a", 'true,"new":true')
        left = [self.bought(1, "q"), self.sat(2, "q", "false"), self.bought(3, None)]

        assert self.lines(self.bought(1, "q"), taken, self.bought(5, "a")) == [
            "Bought Quinn wolf",
            f"{ANN} plays on for Quinn.",
            f"Bought {ANN} wolf",
        ]
        assert self.lines(self.bought(1, "gone"), taken)[0] == "Bought someone wolf"
        assert self.lines(self.bought(1, None), taken)[0] == "Bought Bramble wolf"
        assert self.lines(*left, taken)[:3] == [
            "Bought Quinn wolf",
            "Quinn is away; a bot player sits in.",
            "Bought Quinn (bot player) wolf",
        ]
