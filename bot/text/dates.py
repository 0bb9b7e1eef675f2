"""When somebody is back who has typed it, as people do in English, French and Italian: a date, a
day by its name, or for how long. Names of days and months come from Babel, the other words from
the locale files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Any, cast
from zoneinfo import ZoneInfo

from babel.dates import get_day_names, get_month_names

from bot.text.say import LANGUAGES, say_in

NEAR = {"back-today": 0, "back-tomorrow": 1, "back-after-tomorrow": 2}  # in days from today
UNITS = {"back-days": 1, "back-weeks": 7}  # in days
SHORTEST = 3  # letters by which a day or a month is known, if no other begins so

Names = Mapping[str, int]

_WORD = re.compile(r"\d+|[^\W\d]+|[^\w\s.,'’]")


@dataclass(frozen=True)
class Known:
    """The words of all languages."""

    idle: frozenset[str]  # those that say nothing: until, next, on the
    near: Names
    units: Names
    weekdays: Names  # from Monday, 0, on
    months: Names  # from January, 1, on


def until_when(typed: str, now: float, zone: ZoneInfo) -> float | None:
    """When somebody is back who has typed this in their zone: a day, from its beginning on, or so
    many days or weeks, at the same time of day. A weekday is the next one after today, a date
    without a year the next one, today included. None if it is nothing of this."""
    here = datetime.fromtimestamp(now, zone)
    words = [word for word in _words(typed) if word not in _known().idle]
    try:
        if (days := _how_long(words)) is not None:
            return (here + timedelta(days=days)).timestamp()
        day = _day(typed, words, here.date())
        return None if day is None else datetime.combine(day, time(), zone).timestamp()
    except (ValueError, OverflowError):
        return None


def _how_long(words: list[str]) -> int | None:
    """In days; “a week” and “next week” are one."""
    match words:
        case [unit] if unit in _known().units:
            return _known().units[unit]
        case [count, unit] if unit in _known().units and re.fullmatch(r"\d{1,3}", count):
            return int(count) * _known().units[unit]
        case _:
            return None


def _day(typed: str, words: list[str], today: date) -> date | None:
    with suppress(ValueError):
        return date.fromisoformat(typed.strip())
    known = _known()
    if (days := known.near.get(" ".join(words))) is not None:
        return today + timedelta(days=days)
    if len(words) == 1 and (weekday := _named(words[0], known.weekdays)) is not None:
        return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
    return _date(words, today)


def _date(words: list[str], today: date) -> date | None:
    """“24 December”, “December 24”, both with or without a year. “mar 24” is nothing: in French
    and Italian it may be a Tuesday."""
    months, weekdays = _known().months, _known().weekdays
    match words:
        case [number, name, *year] if number.isdecimal():
            month = _named(name, months)
        case [name, number, *year] if number.isdecimal() and _named(name, weekdays) is None:
            month = _named(name, months)
        case _:
            return None
    if month is None or len(year) > 1:
        return None
    if year:
        return date(int(year[0]), month, int(number))
    this = date(today.year, month, int(number))
    return this if this >= today else this.replace(year=today.year + 1)


def _named(word: str, names: Names) -> int | None:
    """What the word is, or is short for, in any language, if that is one thing only."""
    found = {one for name, one in names.items() if name.startswith(word)}
    return found.pop() if len(found) == 1 and len(word) >= SHORTEST else None


@cache
def _known() -> Known:
    said = [say_in(language) for language in LANGUAGES]

    def words(ids: Names) -> dict[str, int]:
        told = [(part, n) for say in said for id, n in ids.items() for part in say(id).split(", ")]
        return {" ".join(_words(part)): n for part, n in told}

    idle = {word for say in said for word in _words(say("back-idle"))}
    return Known(
        frozenset(idle), words(NEAR), words(UNITS), _names(get_day_names), _names(get_month_names)
    )


def _names(of: Callable[..., Any]) -> dict[str, int]:
    told = [cast("Mapping[int, str]", of(locale=language)) for language in LANGUAGES]
    return {_plain(name): n for one in told for n, name in one.items()}


def _words(text: str) -> list[str]:
    return _WORD.findall(_plain(text))


def _plain(text: str) -> str:
    """In small letters without accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))
