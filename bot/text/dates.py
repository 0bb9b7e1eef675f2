"""Until when somebody is away, as people type it in English, French and Italian: a date, a day by
its name, or for how long.

Each word has its meanings in all languages (“mar” is March and Tuesday), each a letter and a
number, and a few forms say in which order letters make a day. What can be read as two days, or as
none, is not understood. Names of days and months come from Babel, other words from the locale
files.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache
from itertools import product
from typing import Any, cast
from zoneinfo import ZoneInfo

from babel.dates import format_date, get_day_names, get_month_names

from bot.platform.limits import CHOICE_TEXT, clip
from bot.text.say import ENGLISH, LANGUAGES, say_in
from engine.core import Msg

Meaning = tuple[str, int]

WORDS: Mapping[str, Meaning] = {  # by message id
    "back-yesterday": ("x", -1),  # in days from today
    "back-today": ("x", 0),
    "back-tomorrow": ("x", 1),
    "back-after-tomorrow": ("x", 2),
    "back-days": ("u", 1),  # in days
    "back-weeks": ("u", 7),
    "back-weekend": ("e", 0),
    "back-one": ("n", 1),
    "back-this": ("t", 0),
    "back-evening": ("v", 0),
    "back-the": ("d", 0),  # makes a day of a number: the, th
    "back-idle": ("", 0),  # says nothing: until, next
}
FORMS = (  # w is a weekday, m a month, n a number of up to three digits, y a longer one
    "(?P<near>x)v?",
    "t?(?P<end>e)",
    "(?P<count>n)?(?P<unit>u)",
    "(?P<this>t)(?P<unit>u)",
    "d(?P<day>n)",
    "t?(?P<weekday>w)(?P<day>n)?v?",
    "t?(?P<weekday>w)?(?P<day>n)(?P<month>m)(?P<year>[ny])?",
    "t?(?P<weekday>w)?(?P<month>m)(?P<day>n)(?P<year>[ny])?",
    "(?P<weekday>w)?(?P<day>n)-(?P<month>n)(-(?P<year>[ny]))?",
    "(?P<year>y)-(?P<month>n)-(?P<day>n)",
)
MONTH_FIRST = "(?P<weekday>w)?(?P<month>n)-(?P<day>n)(-(?P<year>[ny]))?"  # in English
SHORTEST = 3  # letters by which a month or a weekday is known
MOST = 10  # words
LEAP = 8 * 366  # days within which every date comes again
# Day and month in the order in which Discord shows them to readers of the language.
DAY_NAMED = {ENGLISH: "EEEE, MMMM d"}
DAY_SHORT = {ENGLISH: "MMMM d"}
CENTURY = 2000  # of years with two digits

# Hyphens and dots part words; between digits they part a day, a month and a year.
_SILENT = re.compile(r"[!?,;:…'’\"“”«»()\s]|(?<!\d)\.|\.(?!\d)|(?<=[^\W\d])-(?=[^\W\d])")


def until_when(typed: str, now: float, zone: ZoneInfo, language: str = ENGLISH) -> float | None:
    """When somebody is back, by what they have typed, in their own zone, about how long they are
    away: at the end of a day, or after so many days or weeks, at the same time of day. A weekday is
    the next one after today, a date without a year the next one, today included; “this week” and
    the weekend end with Sunday. In English a date in figures may begin with the month. None if it
    is no day, or may be two."""
    found = _found(typed, datetime.fromtimestamp(now, zone), language) - {None}
    only = found.pop() if len(found) == 1 else None
    return None if only is None else only.timestamp()


def unclear(typed: str, now: float, zone: ZoneInfo, language: str) -> Msg:
    """Why it is not understood: it may be two days, or a day that there is not."""
    found = _found(typed, datetime.fromtimestamp(now, zone), language)
    days = sorted(one for one in found if one is not None)
    short = {"typed": clip(typed, CHOICE_TEXT)}
    if len(days) > 1:
        first, second = (named((day - timedelta(seconds=1)).date(), language) for day in days[:2])
        return Msg("away-two-days", {**short, "first": first, "second": second})
    return Msg("away-no-such-day" if found else "away-no-date", short)


def _found(typed: str, here: datetime, language: str) -> set[datetime | None]:
    """All that it can mean."""
    words = _lexicon().meanings(typed)
    if len(words) > MOST:
        return set()
    forms = (*FORMS, MONTH_FIRST) if language == ENGLISH else FORMS
    return {day for said in product(*words) for day in _read(said, here, forms)}


def _read(
    said: Sequence[Meaning], here: datetime, forms: Sequence[str]
) -> Iterator[datetime | None]:
    """What these meanings say in this order, by each form that they have; None for a day that there
    is not."""
    the = [one for one in said if one[0] == "d"][:1]
    told = the + [one for one in said if one[0] not in ("", "d")]
    letters = "".join(letter for letter, _ in told)
    for form in forms:
        if (found := re.fullmatch(f"d?{form}", letters)) is not None:
            parts = {
                name: told[found.start(name)][1] for name, one in found.groupdict().items() if one
            }
            try:
                yield _moment(parts, here)
            except (ValueError, OverflowError):
                yield None


def _moment(parts: Mapping[str, int], here: datetime) -> datetime:
    """Raises ValueError, OverflowError if there is no such day."""
    today = here.date()
    match parts:
        case {"near": days}:
            day = today + timedelta(days=days)
        case {"end": _}:
            day = today + timedelta(days=6 - today.weekday())
        case {"this": _, "unit": days}:
            day = today + timedelta(days=days - 1 - today.weekday() % days)
        case {"unit": days}:
            return here + timedelta(days=days * parts.get("count", 1))
        case {"day": _}:
            day = _date(parts, today)
        case _:
            day = today + timedelta(days=(parts["weekday"] - today.weekday() - 1) % 7 + 1)
    return datetime.combine(day + timedelta(days=1), time(), here.tzinfo)


def examples(now: float, zone: ZoneInfo, language: str) -> dict[str, str]:
    """The day after tomorrow as a date in figures, a date in words, and a weekday."""
    day = datetime.fromtimestamp(now, zone).date() + timedelta(days=2)
    names = {"date": DAY_SHORT.get(language, "d MMMM"), "day": "EEEE"}
    written = {key: format_date(day, form, locale=language) for key, form in names.items()}
    return {"iso": day.isoformat(), **written}


def named(day: date, language: str) -> str:
    """With its weekday, so that a slip is seen: “Sunday, December 6”."""
    return format_date(day, DAY_NAMED.get(language, "EEEE d MMMM"), locale=language)


def shortly(until: float, zone: ZoneInfo, language: str) -> str:
    """The day on which somebody who is away until then is back: “December 6”."""
    back = datetime.fromtimestamp(until, zone)
    return format_date(back.date(), DAY_SHORT.get(language, "d MMMM"), locale=language)


def _date(parts: Mapping[str, int], today: date) -> date:
    """In its year or, without one, the first from today on. Raises ValueError if there is none, or
    if it is another weekday."""
    if (year := parts.get("year")) is not None:
        found = date(year + CENTURY if year < 100 else year, parts["month"], parts["day"])
    else:
        days = (today + timedelta(days=n) for n in range(LEAP))
        day, month = parts["day"], parts.get("month")
        found = next((d for d in days if d.day == day and month in (d.month, None)), None)
    if found is None or found.weekday() != parts.get("weekday", found.weekday()):
        raise ValueError(parts)
    return found


@dataclass(frozen=True)
class Lexicon:
    of: Mapping[str, frozenset[Meaning]]  # a word or words, in plain letters
    token: re.Pattern[str]

    def meanings(self, typed: str) -> list[frozenset[Meaning]]:
        """Of each word; none if there are none for it."""
        return [self._mean(one) for one in self.token.findall(_plain(typed))]

    def _mean(self, word: str) -> frozenset[Meaning]:
        if word.isdecimal():
            return frozenset({("n" if len(word) < 4 else "y", int(word))})
        return self.of.get(word, frozenset())


@cache
def _lexicon() -> Lexicon:
    of = defaultdict[str, set[Meaning]](set)
    for one in "-/.":
        of[one].add(("-", 0))
    for language in LANGUAGES:
        for word, meaning in (*_words(language), *_names(language)):
            of[word].add(meaning)
    phrases = sorted((re.escape(one) for one in of if " " in one), key=len, reverse=True)
    token = re.compile(rf"(?:{'|'.join(phrases)})\b|\d+|[^\W\d]+|\S")
    return Lexicon({word: frozenset(meanings) for word, meanings in of.items()}, token)


def _words(language: str) -> Iterator[tuple[str, Meaning]]:
    say = say_in(language)
    for id, meaning in WORDS.items():
        yield from ((_plain(one), meaning) for one in say(id).split(", "))
    for number, one in enumerate(say("back-numbers").split(", "), start=2):
        yield _plain(one), ("n", number)


def _names(language: str) -> Iterator[tuple[str, Meaning]]:
    """Of weekdays, from Monday, 0, on, and months, from January, 1, on; also what they are short
    for."""
    kinds: list[tuple[str, Callable[..., Any]]] = [("w", get_day_names), ("m", get_month_names)]
    for letter, names in kinds:
        for number, name in cast("Mapping[int, str]", names(locale=language)).items():
            word = _plain(name)
            yield from ((word[:n], (letter, number)) for n in range(SHORTEST, len(word) + 1))


def _plain(text: str) -> str:
    """In small letters without accents, with one space between words."""
    parts = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(one for one in parts if not unicodedata.combining(one))
    return " ".join(_SILENT.sub(" ", letters).split())
