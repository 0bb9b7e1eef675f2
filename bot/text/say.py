"""Words: message ids become sentences in English, French and Italian (Fluent).

    say = say_in("fr")
    say("button-join")                        a sentence of the bot
    say.msg(Msg("WB-35", {"hero": "ken"}))    what the engine wants said
    say.struct("some_game", event, names)     an action's label, an event's sentence

An action or event is said by the message `<game>-<type>`, in kebab-case: `Move(area="hall")` of
`some_game` by `some-game-move`, with its fields as arguments. A word in a field is itself said by
the message `<field>-<word>` if there is one (`area-hall`), a list of them (`areas`) by the field's
singular; what it does (`tile-potion-rules`) and its name within a sentence (`item-rope-the`) come
along as `$tile-rules` and `$item-the`, a place or a foe (`place-hall`) as `$area-place`; of a way
(`areas`), the last as `$areas-end` and those before it as `$areas-past`. Fields
typed as a `Seat` are said by name, and so are the arguments `seat` and `seats` of a `Msg`. True and
False arrive as `yes` and `no`, to be selected on; None, an empty word and an empty list as `none`,
cards of which none may be seen as `hidden`; a single hidden card as `<field>-hidden`.

No language falls back to another: a test holds that each has every message.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import cast

import msgspec
from fluent.runtime.types import FluentType

from bot.text.joints import JOINS, joined, kept
from bot.text.texts import Texts
from engine.core import HIDDEN, Msg, Zone, seats_of
from engine.rule_book import ENGLISH, LANGUAGES

HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # where numbers below zero should have a minus
SENTENCES = 4096  # how many are kept for each language

Names = Callable[[int], str]


@dataclass(frozen=True)
class Named(FluentType):
    """Text that is said as it is and never taken for a keyword, whatever somebody calls
    themselves."""

    name: str

    def format(self, locale: object) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name


Value = str | int | float | Named


class Say:
    """One language. Calling it returns a message; an unknown id or a missing argument is an
    error."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = _bundle(lang)
        # most of a table's sentences stay the same from one click to the next
        self._kept = lru_cache(SENTENCES)(self._formatted)
        self._words = lru_cache(SENTENCES)(self._worded)

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __call__(self, id: str, **args: object) -> str:
        return self._format(id, {name: self._value(value) for name, value in args.items()})

    def msg(
        self, msg: Msg, names: Names | None = None, seats: Collection[str] = ("seat", "seats")
    ) -> str:
        """What the engine wants said; without `names` a seat is told by its number. `seats`: the
        arguments that are seats."""
        return self._format(msg.id, self._fields(msg.args, seats, "", names or self.seat))

    def struct(self, game: str, value: msgspec.Struct, names: Names | None = None) -> str:
        """An action or event of `game`, by its type and fields."""
        fields = {field: getattr(value, field) for field in value.__struct_fields__}
        said = self._fields(fields, seats_of(type(value)), game, names or self.seat)
        return self._format(struct_id(game, type(value)), said)

    def forget(self) -> None:
        """Drop the cached sentences."""
        self._kept.cache_clear()
        self._words.cache_clear()

    def seat(self, number: int) -> str:
        """What a seat is called if nobody says who sits there."""
        return self("seat", number=number + 1)

    def join(self, words: Sequence[str]) -> str:
        """“a, b and c”."""
        if len(words) < 2:
            return "".join(words)
        return self("list-and", head=", ".join(words[:-1]), last=words[-1])

    def _fields(
        self, fields: Mapping[str, object], seats: Collection[str], game: str, names: Names
    ) -> dict[str, Value]:
        said = dict[str, Value]()
        for name, value in fields.items():
            if name in seats:
                said[name] = self._seats(value, names)
            elif isinstance(value, str):
                said |= self._words(name, value)
            else:
                said[name] = self._field(name, value, game, names)
            if isinstance(value, list):
                said.update(self._way(name, cast("list[object]", value), game, names))
        return said

    def _worded(self, name: str, word: str) -> dict[str, Value]:
        """A word, and what comes along with it."""
        said: dict[str, Value] = {name: self._word(name, word)}
        return said | {f"{name}-{part}": self(id) for part, id in _parts(name, word) if id in self}

    def _way(
        self, name: str, parts: list[object], game: str, names: Names
    ) -> Iterator[tuple[str, Value]]:
        """Of a list of words, such as places: the last one, and those before it."""
        if parts and isinstance(parts[-1], str):
            yield f"{name}-past", self._field(name, parts[:-1], game, names)
            yield f"{name}-end", self._field(name, parts[-1:], game, names)

    def _seats(self, value: object, names: Names) -> Value:
        """One seat, several or none."""
        match value:
            case int():
                return Named(names(value))
            case list() | tuple() if value:
                return Named(self.join([names(seat) for seat in cast("Sequence[int]", value)]))
            case _:
                return "none"

    def _field(self, name: str, value: object, game: str, names: Names) -> Value:
        match value:
            case str():
                return self._words(name, value)[name]
            case Msg():
                said = self.msg(value, names)
                return Named(said) if value.id == "named" else said
            case Zone(cards=cards):
                unseen, one = set(cards) == {HIDDEN}, name.removesuffix("s")
                return "hidden" if unseen else self._cards(one, cards) or "none"
            case msgspec.Struct() if game:
                return self.struct(game, value, names)
            case [] | ():
                return "none"
            case list() | tuple():
                one = name.removesuffix("s")
                parts = cast("Sequence[object]", value)
                words = [self._field(one, part, game, names) for part in parts]
                said = self.join([str(word) for word in words])
                return Named(said) if any(isinstance(word, Named) for word in words) else said
            case _:
                return self._value(value)

    def _word(self, name: str, word: str) -> str:
        if not word:
            return "none"
        id = f"{kebab(name)}-{'hidden' if word == HIDDEN else kebab(word)}"
        return self(id) if id in self else word

    def _cards(self, name: str, cards: Sequence[str]) -> str:
        """Cards by their names, equal ones together."""
        counts = Counter(f"{self._field(name, card, '', self.seat)}" for card in cards)
        return self.join([f"{word} ×{n}" if n > 1 else word for word, n in counts.items()])

    def _value(self, value: object) -> Value:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case str() | int() | float():
                return value
            case Msg():
                return self.msg(value)
            case list() | tuple():
                return self.join(
                    [str(self._value(part)) for part in cast("Sequence[object]", value)]
                )
            case _:
                raise TypeError(f"cannot be said: {value!r}")

    def _format(self, id: str, args: Mapping[str, Value]) -> str:
        return self._kept(id, tuple(args.items()))

    def _formatted(self, id: str, args: Sequence[tuple[str, Value]]) -> str:
        bundle = self._bundle
        if not bundle.has_message(id) or (pattern := bundle.get_message(id).value) is None:
            raise KeyError(f"{self.lang}: no message {id}")
        joins = self.lang in JOINS
        given = {name: _kept(value) if joins else value for name, value in args}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{self.lang}: {id}: {errors[0]}")
        said = joined(self.lang, str(text)) if joins else str(text)
        below = any(isinstance(value, int) and value < 0 for _, value in args)
        return HYPHEN.sub("−", said) if below else said


def _parts(name: str, word: str) -> tuple[tuple[str, str], ...]:
    """What comes along with a word: the argument's end, and the message."""
    word = kebab(word)
    own = [(part, f"{name}-{word}-{part}") for part in ("rules", "the")]
    return *own, *((kind, f"{kind}-{word}") for kind in ("place", "foe"))


def _kept(value: Value) -> Value:
    match value:
        case Named(name):
            return Named(kept(name))
        case str():
            return kept(value)
        case _:
            return value


def say_in(locale: str) -> Say:
    """The language for Discord's locale (`en-GB`, `fr`, …); English for a language that we do not
    have."""
    lang = locale.partition("-")[0]
    return _say(lang if lang in LANGUAGES else ENGLISH)


@cache
def _say(lang: str) -> Say:
    """One for each language, whatever the locale, since it caches much: sentences and pictures."""
    return Say(lang)


def forget_said() -> None:
    """Forget in all languages: a sentence may name somebody who must not be named any more."""
    for lang in LANGUAGES:
        _say(lang).forget()


def stored(raw: str) -> Msg | None:
    """A message that was stored as JSON; None if it can no longer be said."""
    try:
        msg = msgspec.json.decode(raw, type=Msg)
        say_in(ENGLISH).msg(msg)
    except (msgspec.MsgspecError, LookupError, TypeError, RecursionError):
        return None
    return msg


def struct_id(game: str, kind: type) -> str:
    """The message id of an action or event: `some-game-move`."""
    return f"{kebab(game)}-{kebab(kind.__name__)}"


@lru_cache(SENTENCES)
def kebab(name: str) -> str:
    """A name in the form used in message ids."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


@cache
def _bundle(lang: str) -> Texts:
    found = sorted((files("bot") / "locales" / lang).iterdir(), key=lambda file: file.name)
    return Texts(lang, (f.read_text(encoding="utf-8") for f in found if f.name.endswith(".ftl")))
