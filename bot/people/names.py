"""What people are called: a name that can be seen, that Discord does not read as markup nor our own
texts as one of their words, and that nobody else on the server has."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

import discord

from bot.people.recent import Recent
from bot.text.say import LANGUAGES, say_in
from rendering.bidi import isolated

LONGEST = 32
MARKS_IN_A_ROW = 3  # as many as real scripts stack; more would cover the line above
JOINERS = "\u200c\u200d\ufe0e\ufe0f"  # Persian, Hindi and emoji are spelled with them
MARKUP = re.compile(r"[*_~`|<>@#\\\[\]]|^(?:[-+] +)+|:(?=//)|(?<=:)//|:(?=[a-z-]+:)")
INVITE = re.compile(r"(\.\w+)/+")  # discord.gg/… is a link by itself
# What Unicode calls letters, marks or signs, or has not assigned, yet nobody can see.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0d\uffa0\ufff0-\uffff"
    "\U0001d159\U000e0000-\U000e0fff]"
)
SEATS = 6  # at most at a table
NUMBER, NAME = "\ue000", "\ue001"  # stand in our texts where these will be


class Person(NamedTuple):
    name: str  # legible
    handle: str  # unique on all of Discord

    @property
    def key(self) -> str:
        return alike(self.name)


class Roster:
    """The first person of a name on a server keeps it; the next ones of that name bear their
    handle, too. The `most` people met last are remembered."""

    def __init__(self, most: int) -> None:
        self._people = Recent[tuple[int | None, int], Person | None](most)
        self._alike = Recent[tuple[int | None, str], list[int]](most)

    def __contains__(self, key: tuple[int | None, int]) -> bool:
        return key in self._people

    def meet(self, server: int | None, user: discord.User | discord.Member) -> None:
        handle = user.name.replace("_", "\u02cd")  # looks the same, and is no markup
        person = Person(legible(user.display_name) or handle, handle)
        known = self._called(server, person.key)
        self._people[server, user.id] = person
        self._alike[server, person.key] = known if user.id in known else [*known, user.id]

    def miss(self, server: int | None, user: int) -> None:
        """Note that this user's name is unknown."""
        self._people[server, user] = None

    def forget(self, user: int) -> None:
        for key in [key for key in self._people if key[1] == user]:
            del self._people[key]
        for called in self._alike.values():
            called[:] = [one for one in called if one != user]

    def name(self, server: int | None, user: int) -> str | None:
        person = self._people.get((server, user))
        if person is None:
            return None
        others = [one for one in self._called(server, person.key)[:1] if one != user]
        taken = others or _ours().fullmatch(person.key)
        return isolated(person.name) + (f" (@{person.handle})" if taken else "")

    def _called(self, server: int | None, key: str) -> list[int]:
        """The users of this name, in the order in which they were met."""
        return [
            user
            for user in self._alike.get((server, key), ())
            if (person := self._people.get((server, user))) is not None and person.key == key
        ]


def legible(name: str) -> str:
    """One line without markup, mentions, links, and characters that nobody can see; "" if nothing
    is left."""
    line = INVITE.sub(r"\1 ", MARKUP.sub("", _seen(" ".join(name.split()))))
    line = " ".join(line[:LONGEST].split()).rstrip(JOINERS)
    return line if any(_shows(character) for character in line) else ""


def alike(name: str) -> str:
    """A key that is equal for names that look the same apart from case."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in plain if c not in JOINERS and not c.isspace())


def _seen(line: str) -> str:
    kept, marks = "", 0
    for character in line:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") and character not in JOINERS else 0
        bare = kept[-1:] in ("", " ")  # there is nothing that a mark could stand on
        if character in JOINERS:
            kept += "" if bare else character
        elif kind in ("Cc", "Cf", "Co", "Cs") or UNSEEN.match(character):
            continue
        elif kind[0] != "M" or (not bare and marks <= MARKS_IN_A_ROW):
            kept += character
    return kept


def _shows(character: str) -> bool:
    """Whether the character can be seen. An unassigned one may be too new for this Python, like the
    latest emoji."""
    kind = unicodedata.category(character)
    return kind[0] in "LNPS" or kind == "Cn"


@cache
def _ours() -> re.Pattern[str]:
    """What our texts call a seat without a person's name."""
    said = [
        say(id, number=NUMBER, name=NAME)
        for say in map(say_in, LANGUAGES)
        for id in ("someone", "seat", "house-for")
    ]
    said += [
        say("house-seat", number=number)
        for say in map(say_in, LANGUAGES)
        for number in range(1, SEATS + 1)
    ]
    patterns = "|".join(re.escape(alike(text)) for text in said)
    return re.compile(patterns.replace(NUMBER, r"\d+").replace(NAME, ".*"))
