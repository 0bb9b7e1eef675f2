"""Until when somebody is away, in their own zone, and for how long their clocks may stand still."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import product
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from babel.dates import format_date, get_day_names, get_month_names

from bot.clicks.aways import SLACK, trouble
from bot.records.ratings import season_of, span_of
from bot.screens.absence import spoken
from bot.table import parting
from bot.table.away import A_QUARTER, IN_A_ROW, allowed
from bot.table.clock import DAY, HOUR, Do, Manners, due, voice_due
from bot.table.tables import Tables
from bot.text.dates import examples, named, shortly, unclear, until_when
from bot.text.say import LANGUAGES, say_in
from db import Rest, Vote, Wait
from engine.core import Msg
from tests.bot.tables import laid

ROME = ZoneInfo("Europe/Rome")


def at(*when: int, zone: ZoneInfo = ROME) -> float:
    return datetime(*when, tzinfo=zone).timestamp()


def over(*then: int) -> float:
    """A moment, or the end of a day."""
    if len(then) > 3:
        return at(*then)
    day = date(*then) + timedelta(days=1)
    return at(day.year, day.month, day.day)


NOW = at(2026, 12, 20, 18)
# What is written in these is understood, in as many ways at least.
ADVICE = (
    ("away-no-date", 6),
    ("away-no-such-day", 6),
    ("describe-away-until", 3),
)


class TestUntil:
    @pytest.mark.parametrize(
        ("typed", "then"),
        [
            ("2026-12-24", (2026, 12, 24)),
            (" 2027-01-02 ", (2027, 1, 2)),
            ("3 days", (2026, 12, 23, 18)),
            ("1 Day", (2026, 12, 21, 18)),
            ("3 jours", (2026, 12, 23, 18)),
            ("1 giorno", (2026, 12, 21, 18)),
            ("2 giorni", (2026, 12, 22, 18)),
            ("2 weeks", (2027, 1, 3, 18)),
            ("1 semaine", (2026, 12, 27, 18)),
            ("2 settimane", (2027, 1, 3, 18)),
            ("12d", (2027, 1, 1, 18)),
        ],
    )
    def test_dates_and_days_in_three_languages(self, typed: str, then: tuple[int, ...]) -> None:
        assert until_when(typed, NOW, ROME) == over(*then)

    @pytest.mark.parametrize(
        ("typed", "then"),  # it is Sunday, 20 December
        [
            ("tomorrow demain domani", (12, 21)),
            ("après-demain dopodomani", (12, 22)),
            ("friday vendredi venerdì Fri ven. VENERDI", (12, 25)),
            ("sunday dimanche domenica sun dim. dom", (12, 27)),
            ("tues mardi martedì mar", (12, 22)),
        ],
    )
    def test_days_by_their_names(self, typed: str, then: tuple[int, int]) -> None:
        for word in typed.split():
            assert until_when(word, NOW, ROME) == over(2026, *then), word

    @pytest.mark.parametrize(
        ("typed", "then"),
        [
            ("the day after tomorrow", (2026, 12, 22)),
            ("après demain", (2026, 12, 22)),
            ("dopo domani", (2026, 12, 22)),
            ("next Monday", (2026, 12, 21)),
            ("lundi prochain", (2026, 12, 21)),
            ("lunedì prossimo", (2026, 12, 21)),
            ("until Friday", (2026, 12, 25)),
            ("jusqu’à vendredi", (2026, 12, 25)),
            ("fino a venerdì", (2026, 12, 25)),
            ("24 December", (2026, 12, 24)),
            ("Dec 24th, 2026", (2026, 12, 24)),
            ("le 24 déc.", (2026, 12, 24)),
            ("il 24 dicembre", (2026, 12, 24)),
            ("1er janvier", (2027, 1, 1)),
            ("1º gennaio", (2027, 1, 1)),
            ("24 mar", (2027, 3, 24)),
            ("mar 24", (2027, 3, 24)),
            ("24 december 26", (2026, 12, 24)),
            ("24/12/2026", (2026, 12, 24)),
            ("12/24/2026", (2026, 12, 24)),
            ("24/12", (2026, 12, 24)),
            ("24.12.", (2026, 12, 24)),
            ("24-12-26", (2026, 12, 24)),
            ("2026/12/24", (2026, 12, 24)),
            ("thursday 24 december", (2026, 12, 24)),
            ("jeudi 24 décembre 2026", (2026, 12, 24)),
            ("giovedì 24/12", (2026, 12, 24)),
            ("vendredi 25", (2026, 12, 25)),
            ("until the 24th", (2026, 12, 24)),
            ("jusqu’au 24", (2026, 12, 24)),
            ("fino al 24", (2026, 12, 24)),
            ("the 19th", (2027, 1, 19)),
            ("1° gennaio", (2027, 1, 1)),
            ("primo gennaio", (2027, 1, 1)),
            ("fino all'8 gennaio", (2027, 1, 8)),
            ("l’8 gennaio", (2027, 1, 8)),
            ("jusqu’au 1er janvier", (2027, 1, 1)),
            ("the first of January", (2027, 1, 1)),
            ("Friday!", (2026, 12, 25)),
            ("“tomorrow”…", (2026, 12, 21)),
            ("until Sunday evening", (2026, 12, 27)),
            ("until until Sunday", (2026, 12, 27)),
            ("jusqu’à jusqu’à dimanche soir", (2026, 12, 27)),
            ("fino a fino a domenica sera", (2026, 12, 27)),
            ("tomorrow evening", (2026, 12, 21)),
            ("this evening", (2026, 12, 20)),
            ("until tonight", (2026, 12, 20)),
            ("jusqu’à ce soir", (2026, 12, 20)),
            ("fino a stasera", (2026, 12, 20)),
            ("this week", (2026, 12, 20)),
            ("cette semaine", (2026, 12, 20)),
            ("questa settimana", (2026, 12, 20)),
            ("this Friday", (2026, 12, 25)),
            ("two weeks", (2027, 1, 3, 18)),
            ("deux semaines", (2027, 1, 3, 18)),
            ("due settimane", (2027, 1, 3, 18)),
            ("quinze jours", (2027, 1, 4, 18)),
            ("for the next 3 days", (2026, 12, 23, 18)),
            ("d’ici une semaine", (2026, 12, 27, 18)),
            ("sette giorni", (2026, 12, 27, 18)),
            ("juil. 14", (2027, 7, 14)),
            ("next week", (2026, 12, 27, 18)),
            ("a week", (2026, 12, 27, 18)),
            ("une semaine", (2026, 12, 27, 18)),
            ("la settimana prossima", (2026, 12, 27, 18)),
            ("dans 3 jours", (2026, 12, 23, 18)),
            ("tra 3 giorni", (2026, 12, 23, 18)),
        ],
    )
    def test_as_people_write_it(self, typed: str, then: tuple[int, ...]) -> None:
        assert until_when(typed, NOW, ROME) == over(*then)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_figures_are_day_and_month_unless_english_leaves_it_open(self, language: str) -> None:
        then = None if language == "en" else over(2027, 10, 12)

        assert until_when("12/10", NOW, ROME, language) == then
        assert until_when("12/12/26", at(2026, 12, 1), ROME, language) == over(2026, 12, 12)

    @pytest.mark.parametrize("month", range(3, 13))
    def test_the_leap_day_comes_from_march_on_before_a_leap_year(self, month: int) -> None:
        for typed in ("29 Feb", "29 février", "29/2"):
            assert until_when(typed, at(2027, month, 20), ROME) == over(2028, 2, 29)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_date_as_babel_writes_it(self, language: str) -> None:
        for day in (date(2026, 12, 20) + timedelta(days=n) for n in range(0, 365, 3)):
            for form in ("full", "long", "medium", "d MMMM", "EEEE d MMM"):
                typed = format_date(day, form, locale=language)
                then = over(day.year, day.month, day.day)
                assert until_when(typed, NOW, ROME, language) == then, typed

    def test_a_long_text_is_nothing_at_once(self) -> None:
        assert until_when("a " * 3000, NOW, ROME) is None

    def test_this_week_is_over_when_sunday_is(self) -> None:
        for day in range(14, 21):
            assert until_when("this week", at(2026, 12, day, 23), ROME) == at(2026, 12, 21)

    def test_a_weekday_is_never_today_and_a_date_may_be(self) -> None:
        assert until_when("sunday", NOW, ROME) == over(2026, 12, 27)
        for today in ("20 december", "today", "aujourd’hui", "oggi"):
            assert until_when(today, NOW, ROME) == over(2026, 12, 20)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_name_of_a_day_or_month_is_one_thing_only(self, language: str) -> None:
        days: Any = get_day_names(locale=language)
        months: Any = get_month_names(locale=language)
        for day, name in days.items():
            then = until_when(name, NOW, ROME)
            assert then is not None
            assert datetime.fromtimestamp(then - 1, ROME).weekday() == day
        for month, name in months.items():
            then = until_when(f"28 {name}", NOW, ROME)
            assert then is not None
            assert datetime.fromtimestamp(then - 1, ROME).month == month

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_the_refusal_and_the_description_advise_is_accepted_every_day(
        self, language: str
    ) -> None:
        say = say_in(language)
        for now in (NOW + n * DAY for n in range(0, 365, 5)):
            for id, least in ADVICE:
                told = say(id, typed="", **examples(now, ROME, language))
                advised = re.findall(r"[^,;:()“”«»]+", told.rstrip("."))
                understood = [until_when(one, now, ROME, language) for one in advised]
                accepted = [one for one in understood if one is not None]
                assert len(accepted) >= least, advised
                assert all(now < one <= now + IN_A_ROW + SLACK for one in accepted), advised

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            ("en", "**Sunday, December 27**, that day included (back on Monday, December 28)"),
            ("fr", "jusqu’au **dimanche 27 décembre** inclus (retour le lundi 28 décembre)"),
            ("it", "ultimo giorno: **domenica 27 dicembre**, ritorno: lunedì 28 dicembre"),
        ],
    )
    def test_a_day_is_told_with_its_weekday_and_the_next(self, language: str, told: str) -> None:
        until = until_when("dimanche", NOW, ROME)

        assert until is not None
        assert spoken(until, ROME, say_in(language), NOW) == told
        assert f"<t:{NOW:.0f}:F>" in spoken(NOW, ROME, say_in(language), NOW)

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            ("en", "the end of **today** (back on Monday, December 21)"),
            ("fr", "jusqu’à **ce soir** (retour le lundi 21 décembre)"),
            ("it", "per tutto **oggi**, ritorno: lunedì 21 dicembre"),
        ],
    )
    def test_today_is_called_today(self, language: str, told: str) -> None:
        assert spoken(at(2026, 12, 21), ROME, say_in(language), NOW) == told

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_dates_have_the_order_that_discord_gives_them(self, language: str) -> None:
        for day in (date(2026, 1, 1) + timedelta(days=n) for n in range(0, 365, 7)):
            discord = format_date(day, "long", locale=language)
            back = at(day.year, day.month, day.day)
            short = shortly(back, ROME, language)
            shown = examples(back - 2 * DAY + HOUR, ROME, language)["date"]

            assert short in discord
            assert shown in discord
            assert short in named(day, language)

    @pytest.mark.parametrize(
        "typed",
        [
            "",
            "soon",
            "2026-02-30",
            "3",
            "-3 days",
            "3 dayz",
            "9999-99-99",
            "1000 days",
            "²d",
            "may",
            "jui 3",
            "5/6",
            "10/12",
            "10/12/2026",
            "24/13/2026",
            "mar 22",
            "2 sett",
            "6 in the evening",
            "monday 24 december",
            "2026 24 december",
            "the 32nd",
            "3.5 days",
            "mo",
            "30 feb",
            "24 December 1 2",
            "31 November",
            "next",
            "friday noon",
            "demain 3 jours",
        ],
    )
    def test_anything_else_is_nothing(self, typed: str) -> None:
        assert until_when(typed, NOW, ROME) is None

    def test_the_last_day_there_is(self) -> None:
        assert until_when("999 weeks", at(9998, 1, 1), ROME) is None

    def test_it_is_a_date_where_they_live(self) -> None:
        tokyo, los_angeles = ZoneInfo("Asia/Tokyo"), ZoneInfo("America/Los_Angeles")

        east, west = (until_when("2026-12-24", NOW, zone) for zone in (tokyo, los_angeles))

        assert (east, west) == (at(2026, 12, 25, zone=tokyo), at(2026, 12, 25, zone=los_angeles))
        assert west is not None
        assert east is not None
        assert west - east == 17 * HOUR

    @pytest.mark.parametrize(("day", "hours"), [((2026, 3, 28, 18), 23), ((2026, 10, 24, 18), 25)])
    def test_a_day_over_which_summer_time_changes(self, day: tuple[int, ...], hours: int) -> None:
        then = until_when("1 day", at(*day), ROME)

        assert then == at(*day) + hours * HOUR

    def test_the_longest_time_may_run_over_the_end_of_summer_time(self) -> None:
        now = at(2026, 9, 1, 18)

        longest, longer = (until_when(typed, now, ROME) for typed in ("90 days", "91 days"))

        assert longest is not None
        assert longer is not None
        assert trouble(longest, now) is None
        assert trouble(longer, now) == Msg("away-longest", {"days": 90})

    @pytest.mark.parametrize("typed", ["yesterday", "hier", "ieri", "2026-12-19"])
    def test_a_day_that_is_over_is_told_as_over(self, typed: str) -> None:
        then = until_when(typed, NOW, ROME)

        assert then is not None
        assert trouble(then, NOW) == Msg("away-past")

    @pytest.mark.parametrize(
        "typed",
        ["31 November", "31 novembre", "2026-02-30", "30 feb", "the 32nd", "monday 24 december"],
    )
    def test_a_day_that_there_is_not_is_told_as_such(self, typed: str) -> None:
        assert unclear(typed, NOW, ROME, "en") == Msg("away-no-such-day", {"typed": typed})

    @pytest.mark.parametrize("typed", ["12/3", "3/12"])
    def test_what_reads_as_two_days_names_both(self, typed: str) -> None:
        days = {"first": "Friday, March 12", "second": "Friday, December 3"}

        assert unclear(typed, NOW, ROME, "en") == Msg("away-two-days", {"typed": typed, **days})
        assert until_when(typed, NOW, ROME, "fr") is not None

    @pytest.mark.parametrize("typed", ["", "soon", "3 dayz", "friday noon", "a " * 3000])
    def test_what_says_nothing_is_not_understood(self, typed: str) -> None:
        assert unclear(typed, NOW, ROME, "en").id == "away-no-date"

    @pytest.mark.parametrize(
        "typed",
        [
            "this weekend",
            "the weekend",
            "ce week-end",
            "le weekend",
            "questo fine settimana",
            "fino al fine settimana",
        ],
    )
    def test_the_weekend_is_over_when_its_sunday_is(self, typed: str) -> None:
        for day in range(14, 21):
            assert until_when(typed, at(2026, 12, day, 23), ROME) == at(2026, 12, 21), typed

    def test_a_midnight_that_there_is_not(self) -> None:
        beirut = ZoneInfo("Asia/Beirut")  # on 29 March 2026 clocks go from 24:00 to 1:00

        then = until_when("2026-03-28", at(2026, 3, 28, 12, zone=beirut), beirut)

        assert then is not None
        assert datetime.fromtimestamp(then, UTC).hour in (21, 22)


class TestAllowed:
    def most(self, now: float, *rests: tuple[float, float]) -> float:
        """In days from `now`; rests too are given in days before it."""
        told = [Rest(now - since * DAY, now - until * DAY) for since, until in rests]
        return (allowed(told, now, span_of(season_of(now))) - now) / DAY

    noon = datetime(2026, 11, 10, 12, tzinfo=UTC).timestamp()

    def test_seven_days_in_a_row(self) -> None:
        assert self.most(self.noon) == IN_A_ROW / DAY == 7

    def test_what_just_was_belongs_to_it(self) -> None:
        assert self.most(self.noon, (3, 0)) == 4
        assert self.most(self.noon, (3.5, 0.5)) == 4
        assert self.most(self.noon, (7, 0)) == 0
        assert self.most(self.noon, (4, 2), (1.5, 0.5)) == 4

    def test_after_a_day_a_new_row_begins(self) -> None:
        assert self.most(self.noon, (6, 2)) == 7

    def test_fourteen_a_quarter(self) -> None:
        assert A_QUARTER == 14 * DAY
        assert self.most(self.noon, (30, 23), (20, 15)) == 2
        assert self.most(self.noon, (30, 23), (20, 13)) == 0

    def test_a_new_quarter_has_fourteen_new_ones_over_the_years_end(self) -> None:
        eve = datetime(2026, 12, 31, tzinfo=UTC).timestamp()
        new_year = datetime(2027, 1, 1, 12, tzinfo=UTC).timestamp()
        spent = ((30, 23), (20, 13))

        assert self.most(eve, (30, 23), (20, 14)) == 7, "one day is left, and then a new quarter"
        assert self.most(eve, *spent) == 0
        assert self.most(new_year, *spent) == 7

    def test_a_rest_over_the_years_end_counts_on_both_sides(self) -> None:
        later = datetime(2027, 1, 20, tzinfo=UTC).timestamp()

        assert self.most(later, (22, 15), (10, 3)) == pytest.approx(14 - 4 - 7)


class TestClock:
    def waits(self, reminded: float | None = None) -> Wait:
        return Wait(1, 0, 1, NOW, 0.0, reminded=reminded)

    def test_nothing_is_due_while_clocks_stand_still(self) -> None:
        away = Manners(away=NOW + 3 * DAY)

        for hours in (0, 24, 72, 168):
            assert due(self.waits(), hours, away, NOW + 2 * DAY) is None
            reminded = self.waits(reminded=NOW)
            assert due(reminded, hours, away, NOW + 4 * DAY) is None

    def test_it_is_still_asked_whether_they_have_left_and_that_counts_more(self) -> None:
        asking = due(self.waits(), 24, Manners(away=NOW + DAY, ask=NOW), NOW)
        gone = due(self.waits(), 24, Manners(away=NOW + DAY, left=NOW - DAY), NOW)
        forgotten = due(self.waits(), 24, Manners(away=NOW + DAY, gone=True), NOW)

        assert asking is not None
        assert asking.do is Do.ASK
        assert gone is not None
        assert gone.do is Do.PASS_ON
        assert forgotten is not None
        assert forgotten.do is Do.PASS_ON

    def test_a_vote_calls_nobody_meanwhile(self) -> None:
        voice = Vote(1, 1, 1, "ann", None, NOW)

        assert voice_due(voice, Manners(away=NOW + DAY), NOW) == NOW + DAY


class TestConsent:
    """Whom those who are away wait for: nobody who is away, too, as long as somebody is here."""

    @pytest.mark.parametrize("people", [3, 4, 5])
    async def test_no_two_wait_for_each_other(self, tables: Tables, people: int) -> None:
        laid_ = await laid(tables, "auction", *range(1, people + 1))
        for gone in product((False, True), repeat=people):
            seats = [
                msgspec.structs.replace(seat, away=NOW, held=NOW, lets=True) if away else seat
                for seat, away in zip(laid_.seats, gone, strict=True)
            ]
            table = replace(laid_, seats=tuple(seats))
            here = [seat.player for seat in seats if seat.away is None]
            for seat in (seat for seat in seats if seat.away is not None):
                asked = parting.asked(table, seat.seat)
                assert asked
                assert asked == (here or [one.player for one in seats if one is not seat])
                assert parting.deserted(table, seat.seat) == (not here)
