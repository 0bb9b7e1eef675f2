"""When people are pinged, reminded and replaced."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.preferences import Quiet
from bot.table.clock import HOUR, Do, Manners, Next, deadline, due, voice_due
from db import Vote, Wait

DAY = 24
ROME = ZoneInfo("Europe/Rome")


def at(text: str, zone: ZoneInfo | None = None) -> float:
    """`2026-05-01 08:00`, in UTC if no zone is named."""
    return datetime.fromisoformat(text).replace(tzinfo=zone or UTC).timestamp()


NOON = at("2026-05-01 12:00")


def wait(since: float = NOON, *, pinged: bool = False, reminded: float | None = None) -> Wait:
    return Wait(1, 0, 1, since, since, pinged, reminded)


class TestPing:
    def test_at_once(self) -> None:
        assert due(wait(), 0, Manners(), NOON) == Next(Do.PING, NOON)

    @pytest.mark.parametrize("ago", [0, 60, 299])
    def test_not_for_who_clicked_within_five_minutes(self, ago: float) -> None:
        clicked = NOON - ago

        assert due(wait(), 0, Manners(clicked=clicked), NOON) == Next(Do.PING, clicked + 300)

    def test_for_who_clicked_before(self) -> None:
        assert due(wait(), 0, Manners(clicked=NOON - 300), NOON) == Next(Do.PING, NOON)

    def test_once(self) -> None:
        assert due(wait(pinged=True), 0, Manners(), NOON + DAY * HOUR) is None

    def test_never_where_pings_are_off(self) -> None:
        off = Manners(pings=False)

        assert due(wait(), 0, off, NOON) is None
        assert due(wait(), DAY, off, NOON) == Next(Do.REMIND, NOON + 12 * HOUR)


class TestVoice:
    """The vote of somebody who is asked to agree to taking a move back."""

    asked = Vote(2, 1, 3, "p-bob", None, NOON)

    def test_at_once_or_five_minutes_after_a_click(self) -> None:
        assert voice_due(self.asked, Manners(), NOON) == NOON
        assert voice_due(self.asked, Manners(clicked=NOON - 60), NOON) == NOON + 240

    def test_not_in_quiet_hours(self) -> None:
        night = Manners(quiet=Quiet(10, 16, ROME))  # noon in UTC is 14:00 there

        assert voice_due(self.asked, night, NOON) == NOON + 2 * HOUR

    def test_once_and_never_where_pings_are_off_or_nobody_is_there(self) -> None:
        called = msgspec.structs.replace(self.asked, due=None)

        assert voice_due(called, Manners(), NOON) is None
        assert voice_due(self.asked, Manners(pings=False), NOON) is None
        assert voice_due(self.asked, Manners(gone=True), NOON) is None


class TestClock:
    def test_a_reminder_at_half_time(self) -> None:
        assert due(wait(pinged=True), DAY, Manners(), NOON) == Next(Do.REMIND, NOON + 12 * HOUR)

    def test_the_seat_passes_on_at_the_end(self) -> None:
        reminded = wait(pinged=True, reminded=NOON + 12 * HOUR)

        assert due(reminded, DAY, Manners(), NOON) == Next(Do.PASS_ON, NOON + DAY * HOUR)
        assert deadline([reminded, wait(NOON - HOUR)], DAY) == NOON + 23 * HOUR

    def test_without_a_clock_nothing_more_in_a_direct_message(self) -> None:
        assert due(wait(pinged=True), 0, Manners(), NOON + 1000 * HOUR) is None
        assert deadline([wait()], 0) is None

    def test_clicking_alone_does_not_stop_it(self) -> None:
        late = NOON + DAY * HOUR
        reminded = wait(pinged=True, reminded=NOON + 12 * HOUR)

        assert due(reminded, DAY, Manners(clicked=late), late) == Next(Do.PASS_ON, late)

    def test_after_a_pause_of_the_bot_only_the_weightiest(self) -> None:
        """Not a ping and a reminder at once, and nobody loses a seat without the reminder."""
        back = NOON + 100 * HOUR

        assert due(wait(), DAY, Manners(), back) == Next(Do.REMIND, back)
        reminded = wait(pinged=True, reminded=back)
        assert due(reminded, DAY, Manners(), back) == Next(Do.PASS_ON, back + HOUR)

    def test_a_forgotten_person_is_not_waited_for(self) -> None:
        assert due(wait(pinged=True), 0, Manners(gone=True), NOON) == Next(Do.PASS_ON, NOON)


class TestAway:
    """In a server, where somebody may leave while others wait."""

    night = Quiet(0, 23, ROME)

    def test_without_a_clock_the_others_may_go_on_after_a_day(self) -> None:
        """At any hour, and whether or not they want to be called."""
        for who in (
            Manners(ask=NOON + 99 * HOUR),
            Manners(pings=False, quiet=self.night, ask=1e12),
        ):
            assert due(wait(pinged=True), 0, who, NOON) == Next(Do.OFFER, NOON + DAY * HOUR)
        offered = wait(pinged=True, reminded=NOON + DAY * HOUR)
        later = NOON + 30 * HOUR
        assert due(offered, 0, Manners(ask=later), later - 1) == Next(Do.ASK, later)

    def test_with_one_it_decides(self) -> None:
        after = due(wait(pinged=True), 72, Manners(ask=1e12), NOON)

        assert after == Next(Do.REMIND, NOON + 36 * HOUR)

    def test_whoever_is_waited_for_is_looked_for_also_in_quiet_hours(self) -> None:
        silent = Manners(pings=False, quiet=self.night, ask=NOON + HOUR)

        assert due(wait(), 0, silent, NOON) == Next(Do.ASK, NOON + HOUR)

    @pytest.mark.parametrize(
        ("hours", "ends"), [(0, 20 + DAY), (168, 20 + DAY), (72, 20 + DAY), (24, 24)]
    )
    def test_a_day_of_grace_for_whoever_has_left_or_the_clock(self, hours: int, ends: int) -> None:
        who = Manners(left=NOON + 20 * HOUR, quiet=self.night, ask=NOON + 24 * HOUR)

        found = due(wait(), hours, who, NOON + 21 * HOUR)

        assert found == Next(Do.PASS_ON, NOON + ends * HOUR)

    def test_whoever_has_left_is_not_called_about_a_vote(self) -> None:
        assert voice_due(TestVoice.asked, Manners(left=NOON), NOON) is None


class TestQuietHours:
    night = Quiet(22, 8, ROME)

    @pytest.mark.parametrize(
        ("begins", "ends"),
        [
            ("2026-05-01 23:30", "2026-05-02 08:00"),  # over midnight
            ("2026-05-02 03:00", "2026-05-02 08:00"),
            ("2026-10-24 23:00", "2026-10-25 08:00"),  # the night in which summer time ends
            ("2026-03-28 23:00", "2026-03-29 08:00"),  # and the one in which it begins
        ],
    )
    def test_a_ping_waits_for_their_end(self, begins: str, ends: str) -> None:
        now = at(begins, ROME)

        found = due(wait(now), 0, Manners(quiet=self.night), now)

        assert found == Next(Do.PING, at(ends, ROME))

    def test_a_reminder_waits_for_their_end(self) -> None:
        since = at("2026-10-24 12:00", ROME)  # half time is at midnight

        found = due(wait(since, pinged=True), DAY, Manners(quiet=self.night), since)

        assert found == Next(Do.REMIND, at("2026-10-25 08:00", ROME))

    def test_a_seat_does_not_pass_on_in_them(self) -> None:
        since = at("2026-03-28 02:00", ROME)  # the end is at 03:00 of summer time
        reminded = wait(since, pinged=True, reminded=since + 12 * HOUR)

        found = due(reminded, DAY, Manners(quiet=self.night), since)

        assert found == Next(Do.PASS_ON, at("2026-03-29 08:00", ROME))

    def test_what_is_overdue_does_not_come_in_them_either(self) -> None:
        since, now = at("2026-05-01 12:00", ROME), at("2026-05-04 02:00", ROME)

        found = due(wait(since), DAY, Manners(quiet=self.night), now)

        assert found == Next(Do.REMIND, at("2026-05-04 08:00", ROME))

    @pytest.mark.parametrize(("do", "hours"), [(Do.REMIND, 12), (Do.PASS_ON, 24)])
    def test_for_three_days_at_most_however_often_they_change(self, do: Do, hours: int) -> None:
        """Otherwise a person could put off the end for ever, by quiet hours that always hold
        now."""
        one = wait(pinged=True, reminded=NOON + 12 * HOUR if do is Do.PASS_ON else None)
        now, end = NOON + hours * HOUR, NOON + (hours + 3 * DAY) * HOUR
        while now < end:
            hour = datetime.fromtimestamp(now, ROME).hour
            always = Manners(quiet=Quiet(hour, (hour - 1) % 24, ROME))
            coming = due(one, DAY, always, now)
            assert coming is not None
            assert coming.do is do
            assert now < coming.at <= end
            now = coming.at

    def test_an_hour_lies_between_a_late_reminder_and_the_end(self) -> None:
        since, end = at("2026-05-01 08:30", ROME), at("2026-05-02 08:30", ROME)
        long = Manners(quiet=Quiet(12, 8, ROME))
        asked = due(wait(since, pinged=True), DAY, long, since)
        assert asked == Next(Do.REMIND, end - HOUR / 2)

        reminded = wait(since, pinged=True, reminded=end - HOUR / 2)

        assert due(reminded, DAY, long, end) == Next(Do.PASS_ON, end + HOUR / 2)


def test_a_week_of_minutes() -> None:
    """Looked at every minute, everything comes once, at its time."""
    now, who, told = NOON, Manners(quiet=Quiet(23, 7, ROME)), list[tuple[Do, float]]()
    asked = wait(NOON + 30)
    for minute in range(8 * 24 * 60):
        now = NOON + 60 * minute
        found = due(asked, 168, who, now)
        assert found is not None
        if found.at > now:
            continue
        told.append((found.do, now))
        if found.do is Do.PASS_ON:
            break
        reminded = now if found.do is Do.REMIND else None
        asked = msgspec.structs.replace(asked, pinged=True, reminded=reminded)

    assert told == [
        (Do.PING, at("2026-05-01 12:01")),
        (Do.REMIND, at("2026-05-05 05:00")),  # half time is at 02:00 in Rome
        (Do.PASS_ON, at("2026-05-08 12:01")),
    ]
