"""A game's words in one language, with the names of the people who sit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec

from bot.text.say import Names, Say, kebab, struct_id
from engine.core import Mode, Msg, Result, seats_of
from engine.symbols import Symbol

NO_SYMBOLS: Mapping[str, str] = {}
NOBODY: Mapping[str, str] = {}
RULE = re.compile(r"[a-z]{2}-[a-z]?\d+", re.IGNORECASE)  # the id of a refusal starts with it


class Words:
    """What a table's message and panels are written with. `owners`: the names of those who have
    the seats, whether or not bot players sit in for them. `symbols`: those that the reader sees, as
    a message names them. `before`: the names of players who have acted and have no seat now."""

    def __init__(
        self,
        say: Say,
        game: str,
        names: Names,
        marks: Sequence[str] = (),
        owners: Names | None = None,
        symbols: Mapping[str, str] = NO_SYMBOLS,
        before: Mapping[str, str] = NOBODY,
    ) -> None:
        self.say, self.game, self.names = say, game, names
        self._marks, self._owners, self._symbols = marks, owners or names, symbols
        self.before = before

    def then(self, names: Mapping[int, str], owners: Mapping[int, str]) -> Words:
        """The words of a moment at which other people had some seats."""

        def named(seat: int) -> str:
            return names.get(seat) or self.names(seat)

        def owned(seat: int) -> str:
            return owners.get(seat) or self._owners(seat)

        return Words(self.say, self.game, named, self._marks, owned, self._symbols, self.before)

    def struct(self, value: msgspec.Struct) -> str:
        """An action, event or phase in words. A missing word must not stop a running table."""
        if self.has(value):
            return self.say.struct(self.game, value, self.names)
        return self._plain(value)

    def has(self, value: msgspec.Struct) -> bool:
        return struct_id(self.game, type(value)) in self.say

    def msg(self, msg: Msg) -> str:
        if msg.id in self.say:
            return self.say.msg(msg, self.names)
        return " ".join([msg.id, *(f"{value}" for value in msg.args.values())])

    def emoji(self, symbol: Symbol | None) -> str | None:
        """The symbol as a button bears it; None where there is none to be seen."""
        return self._symbols.get(symbol) if symbol else None

    def pair(self, name: str, value: str) -> str:
        """“Ken: Attack”, with the language's colon."""
        return self.say("pair", name=name, value=value)

    def word(self, id: str, plain: str) -> str:
        """A word that a game need not provide."""
        return self.say(id) if id in self.say else plain

    def verb(self, kind: type[msgspec.Struct]) -> str:
        """What a menu shows before something is chosen."""
        id = f"placeholder-{struct_id(self.game, kind)}"
        return self.say(id) if id in self.say else self.say("placeholder-any")

    def ask(self, phase: msgspec.Struct, *, own: bool, alone: bool = False) -> str:
        """What a phase wants from those it waits for: `ask-<game>-<phase>`; "" if nobody has
        written it.

        `own`: the reader has a panel for it, so need not be told of that. `alone`: there is no
        other person at the table.
        """
        return self.about("ask", phase, own=own, alone=alone)

    def about(self, what: str, value: msgspec.Struct, **more: bool) -> str:
        """The message `<what>-<game>-<type>` with the fields that can be said; "" if there is none.

        A field that is a structure is told by its kind (`give-spark`), to be selected on.
        """
        id = f"{what}-{struct_id(self.game, type(value))}"
        if id not in self.say:
            return ""
        fields = {name: _brief(getattr(value, name)) for name in value.__struct_fields__} | more
        said = Msg(id, {k: v for k, v in fields.items() if _sayable(v)})
        return self.say.msg(said, self.names, seats_of(type(value)))

    def mark(self, seat: int) -> str:
        """What tells a seat apart: its figure, or its number if its person holds others too; "" if
        the person's name is enough."""
        return self._marks[seat] if self._marks else ""

    def called(self, seat: int) -> str:
        return self.mark(seat) or self.names(seat)

    def full(self, seat: int) -> str:
        """“Ken (ann)”."""
        return self._marked(seat, self.names(seat))

    def owner(self, seat: int) -> str:
        """The same, by the person who has the seat, even if a bot player sits in."""
        return self._marked(seat, self.person(seat))

    def person(self, seat: int) -> str:
        """Who has the seat, even if a bot player sits in."""
        return self._owners(seat)

    def _marked(self, seat: int, name: str) -> str:
        mark = self.mark(seat)
        return self.say("seat-of", mark=mark, name=name) if mark else name

    def who(self, seats: Sequence[int]) -> str:
        """One seat with its figure, or several by their people, each once."""
        return self.full(seats[0]) if len(seats) == 1 else self.all(seats)

    def all(self, seats: Iterable[int]) -> str:
        return self.say.join(list(dict.fromkeys(self.names(seat) for seat in seats)))

    def reason(self, msg: Msg) -> str:
        """Why not, with the number of the rule that says so."""
        rule = RULE.match(msg.id)
        return f"{self.msg(msg)} ({rule[0].upper()})" if rule else self.msg(msg)

    def result(self, result: Result, mode: Mode) -> str:
        """Who won. If all lose together, they lost against the game; those who share place 1
        drew."""
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        if not first:
            return self.say("result-lost")
        names = self.all(first)
        if not mode.winners(result.places):
            return self.say("result-draw", names=names)
        if not mode.competitive:
            return self.say("result-won", names=names)
        people = len({self.names(seat) for seat in first})
        return self.say("result-winner", names=names, count=people)

    def _plain(self, value: msgspec.Struct) -> str:
        """“Taken Ken 2”, where a game has no sentence."""
        words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", type(value).__name__).capitalize()
        seats = seats_of(type(value))
        fields = [(name in seats, getattr(value, name)) for name in value.__struct_fields__]
        return " ".join([words, *(self._named(part) if one else f"{part}" for one, part in fields)])

    def _named(self, seats: int | Sequence[int] | None) -> str:
        if seats is None:
            return f"{seats}"
        return self.names(seats) if isinstance(seats, int) else self.all(seats)


def _brief(value: object) -> Any:
    """A structure is told by its kind, a score sheet by its sum, what may be true or not by how
    much of it is."""
    if isinstance(value, msgspec.Struct):
        return kebab(type(value).__name__)
    if isinstance(value, dict):
        parts = list(cast("dict[object, object]", value).values())
        return sum(part for part in parts if isinstance(part, int))
    if not isinstance(value, list):
        return value
    some = cast("list[object]", value)
    return sum(map(bool, some)) if some and all(isinstance(one, bool) for one in some) else some


def _sayable(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(part, str | int) for part in cast("list[object]", value))
    return value is None or isinstance(value, str | int)
