"""The scenario of a day, and how a month compares: no Discord, the real games."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

import msgspec
import pytest

from bot.screens.dailies import line_of, month_board
from bot.table.clock import newest_told, tries_end
from bot.table.daily import (
    DAY,
    Line,
    Scenario,
    _worth,
    bar,
    day_named,
    day_of,
    is_month,
    months_lines,
    next_one,
    scenario_of,
    sealed,
    seed_of,
)
from bot.table.lobby import settled, solo_seats
from bot.table.table import Lobby
from bot.text.say import LANGUAGES, say_in
from db import Try
from engine.core import Dice, Setup
from engine.games import GAMES
from tests.bot.test_layout import row
from tests.toys import TOYS

SECRET, OTHER = b"a secret of dice", b"another of dice."
TODAY = date(2026, 11, 28)
NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
END = datetime(2026, 11, 30, tzinfo=UTC)  # of its tries
DAYS = [TODAY + n * DAY for n in range(40)]
ASKED = """
import sys
from datetime import date
from bot.table.daily import scenario_of
from engine.games import GAMES
one = scenario_of(sys.argv[1].encode(), date(2026, 11, 28), GAMES)
print(one.game.key, one.seed.hex(), sorted(one.plan.settings.items()))
"""


def alone(scenario: Scenario) -> Setup:
    """The setup with which its table is laid."""
    game, plan = scenario.game, scenario.plan
    seats = solo_seats(game.mode(plan.mode), "ann", "greedy")
    lobby = Lobby(row(game, plan.mode), tuple(seats), game, plan)
    return settled(lobby, seats).plan


def asked(secret: bytes) -> str:
    command = [sys.executable, "-c", ASKED, secret.decode()]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class TestScenario:
    def test_processes_with_the_same_secret_agree(self) -> None:
        """This holds for other seeds of Python's own hashes, too."""
        here = scenario_of(SECRET, TODAY, GAMES)

        told = [asked(SECRET), asked(SECRET)]

        settings = sorted(here.plan.settings.items())
        assert told == [f"{here.game.key} {here.seed.hex()} {settings}\n"] * 2
        assert here.seed.hex() not in asked(OTHER)

    def test_seeds_are_as_many_as_days_and_secrets(self) -> None:
        seeds = {seed_of(secret, day) for secret in (SECRET, OTHER) for day in DAYS}

        assert len(seeds) == 80
        assert {len(seed) for seed in seeds} == {16}

    def test_a_seed_can_be_made_again_by_whoever_has_the_secret(self) -> None:
        """HMAC-SHA256 of `daily 2026-11-28`; pinned, since other versions must agree, too."""
        assert seed_of(SECRET, TODAY).hex() == "4fc56a78886bbd2f08842a304ab4c872"

    @pytest.mark.parametrize("games", [GAMES, TOYS], ids=["games", "toys"])
    def test_the_games_take_turns(self, games: Any) -> None:
        order = [scenario_of(SECRET, day, games).game.key for day in DAYS]

        assert Counter(order) == dict.fromkeys(games, len(DAYS) // len(games))
        assert [order[: len(games)]] * (len(DAYS) // len(games)) == [
            order[n : n + len(games)] for n in range(0, len(DAYS), len(games))
        ]

    @pytest.mark.parametrize("day", DAYS, ids=str)
    def test_one_person_can_open_it(self, day: date) -> None:
        """The real rules lay it and ask the person or a bot player; laid twice, it is the same."""
        scenario = scenario_of(SECRET, day, GAMES)
        game, setup = scenario.game, alone(scenario)

        first = game.new(setup, Dice(scenario.seed, 0))
        again = game.new(alone(scenario_of(SECRET, day, GAMES)), Dice(scenario.seed, 0))

        assert game.actors(first.s)
        assert first.s.result is None
        assert True in setup.people
        assert setup.campaign is None
        assert game.dump(first.s) == game.dump(again.s)

    def test_settings_differ_only_where_the_game_says_so(self) -> None:
        found = dict[tuple[str, str], set[str]]()
        for day in DAYS:
            one = scenario_of(SECRET, day, GAMES)
            for key, value in alone(one).settings.items():
                found.setdefault((one.game.key, key), set()).add(value)

        differing = {place for place, values in found.items() if len(values) > 1}
        assert differing == {(game.key, key) for game in GAMES.values() for key in game.daily}

    def test_what_games_declare_exists(self) -> None:
        for game in GAMES.values():
            assert set(game.daily) <= {setting.key for setting in game.settings}


class TestDays:
    def test_are_in_utc(self) -> None:
        tokyo = timezone(timedelta(hours=9))

        assert day_of(datetime(2026, 11, 29, 8, 59, tzinfo=tokyo)) == TODAY
        assert day_of(datetime(2026, 11, 29, 9, 0, tzinfo=tokyo)) == TODAY + DAY

    def test_tries_last_to_the_end_of_the_next_day(self) -> None:
        assert next_one(NOON) == datetime(2026, 11, 29, tzinfo=UTC)
        assert tries_end(TODAY) == END

    def test_a_seed_is_told_when_no_try_can_be_open(self) -> None:
        assert newest_told(END - timedelta(seconds=1)) == TODAY - DAY
        assert newest_told(END) == TODAY

    def test_only_dailies_are_sealed_beyond_their_end(self) -> None:
        plain = row(TOYS["duel"], "duel")
        daily = msgspec.structs.replace(plain, daily="2026-11-28", status="ended")

        assert sealed(daily, END - timedelta(seconds=1))
        assert not sealed(daily, END)
        assert not sealed(plain, NOON)

    @pytest.mark.parametrize(
        "text", ["2026-13", "2026-1", "26-01", "now", "", "2026-11-01", "0000-01"]
    )
    def test_what_is_no_month(self, text: str) -> None:
        assert not is_month(text)

    def test_names(self) -> None:
        assert is_month("2026-11")
        assert day_named("2026-11-28") == TODAY
        for text in ("2026-11-31", "20261128", "yesterday", "", "9999-12-30", "2026-W48-6"):
            assert day_named(text) is None


def tried(player: str, day: int = 1, **how: Any) -> Try:
    fields: dict[str, Any] = {"kind": "duel", "mode": "duel", "seats": 2, **how}
    return Try(game=1, daily=f"2026-11-{day:02}", player=player, **fields)


def ended(player: str, value: int = 0, day: int = 1, *, won: bool = True, **how: Any) -> Try:
    fields: dict[str, Any] = {"score": "coins", "better": "high", "rounds": 9, **how}
    return tried(player, day, place=1 if won else 2, won=won, value=value, **fields)


class TestMonth:
    def test_days_won_come_first_then_points(self) -> None:
        """A point for each person whose try of that day was worse: not won, or not even
        finished."""
        tries = [
            *(ended("ann", 3), ended("bob", 5), ended("cleo", 9, won=False), tried("dan")),
            *(ended("ann", 1, day=2), ended("cleo", 2, day=2)),
        ]

        assert months_lines(tries) == [
            Line("ann", won=2, points=2, days=2),
            Line("bob", won=1, points=3, days=1),
            Line("cleo", won=1, points=2, days=2),
            Line("dan", won=0, points=0, days=1),
        ]

    def test_then_fewer_days(self) -> None:
        tries = [ended("ann"), tried("ann", day=2), ended("bob", day=3), tried("cleo", day=4)]

        assert months_lines(tries) == [
            Line("bob", won=1, points=0, days=1),
            Line("ann", won=1, points=0, days=2),
            Line("cleo", won=0, points=0, days=1),
        ]

    def test_a_score_where_less_is_better(self) -> None:
        tries = [ended("ann", 3, better="low"), ended("bob", 5, better="low")]

        assert [line.player for line in months_lines(tries)] == ["ann", "bob"]

    def test_only_the_same_day_is_compared(self) -> None:
        assert {
            line.points for line in months_lines([ended("ann", 3), ended("bob", 1, day=2)])
        } == {0}

    def test_a_crowd_is_not_compared_one_by_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        weighed = list[Try]()
        monkeypatch.setattr(
            "bot.table.daily._worth", lambda one: (weighed.append(one), _worth(one))[1]
        )
        tries = [ended(f"p{number}", number) for number in range(300)]

        best, *_, worst = months_lines(tries)

        assert (best.points, worst.points) == (299, 0)
        assert len(weighed) <= 2 * len(tries)

    def test_who_is_equal_shares_the_place(self) -> None:
        tries = [ended("ann"), ended("bob"), ended("cleo", won=False)]
        names = {"ann": "Ann", "bob": "Bob", "cleo": "someone"}

        board = month_board(say_in("en"), "2026-11", months_lines(tries), names, "bob")

        assert board.title == "Daily · 2026-11"
        assert board.columns == ("Won", "Points", "Days")
        assert [(one.place, one.name, one.values, one.mine) for one in board.rows] == [
            (1, "Ann", ("1", "1", "1"), False),
            (1, "Bob", ("1", "1", "1"), True),
            (3, "someone", ("0", "0", "1"), False),
        ]


class TestLine:
    @pytest.mark.parametrize(
        ("place", "sides", "parts"),
        [(None, 2, "▱▱▱▱"), (1, 2, "▰▰▰▰"), (2, 2, "▰▱▱▱"), (1, 1, "▰▰▰▰"), (2, 1, "▰▱▱▱")]
        + [(place, 4, "▰" * (5 - place) + "▱" * (place - 1)) for place in (1, 2, 3, 4)],
    )
    def test_the_bar_is_full_for_the_first(self, place: int, sides: int, parts: str) -> None:
        assert bar(place, sides) == parts

    def test_in_words(self) -> None:
        say = say_in("en")
        how = {"kind": "auction", "mode": "auction", "seats": 3}
        won = ended("ann", 12, **how)
        second = ended("ann", 7, won=False, **how)
        lost = ended("ann", 2, won=False, kind="expedition", mode="coop", rounds=1)

        assert line_of(say, won, TOYS) == (
            "Dragonspotter daily 2026-11-01 · Auction · won in 9 rounds · coins: 12 ▰▰▰▰"
        )
        assert "· place 2 of 3 after 9 rounds · coins: 7 ▰▰▱▱" in line_of(say, second, TOYS)
        assert "· lost after 1 round · coins: 2 ▰▱▱▱" in line_of(say, lost, TOYS)
        assert line_of(say, tried("ann"), TOYS).endswith("· Duel · not finished ▱▱▱▱")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_game_that_is_gone_is_named_all_the_same(self, lang: str) -> None:
        assert "Ludo" in line_of(say_in(lang), ended("ann", kind="ludo", mode="x"), TOYS)


def test_a_place_or_mode_that_there_is_not_is_told_in_few_words() -> None:
    odd = Try(1, "duel", "chess", "2026-11-28", "a", 2, place=4 * 10**18, won=False, rounds=5)

    assert len(line_of(say_in("en"), odd, TOYS)) < 200
    assert bar(4 * 10**18, 2) == bar(2, 2)
