"""What a component's id says: which table, for whom, drawn when, which choice.

    t:<table>:<seat or *>:<now>:p3       the seat's fourth public option
    t:<table>:<seat or *>:<now>:s3       the fourth of all its options, on private panels only
    t:<table>:<seat or *>:<now>:c3       the same, confirmed
    t:<table>:<seat or *>:<now>:m0       a menu; what was picked (<now>:p3) is its value
    t:<table>:<do>[:<number>]            what is beside the game: my seat, why not, undo …
    l:<lobby>:<do>[:<number>]            in a lobby: join, leave, a setting …
    h:<number>                           a screen of the help
    p:<game>[:options][:<campaign>]      a game on offer is to be played
    h:<game>:<mode>[:here]               How to play; `here`: in place of another card
    e[:<game>:<lesson>:<do>]             lessons: the list of all, or what is done with one
    c:<campaign>:<chapter>:<page>        a leaf of a campaign's journal
    f:yes                                forget me
    g:<do>                               of a server: its channels, erasing its data
    o:<table>:<do>:<user>:<proof>        a seat offered to this user

No id holds a card's name, and public ids count public options only: nothing hidden shows.
Values tell `now` too: some clients would take a value they know for one picked already.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

ANY = "*"

_PICK = re.compile(r"t:(\d{1,18}):(\d{1,3}|\*):(\d{1,9}):([psc])(\d{1,4})", re.ASCII)
_MENU = re.compile(r"t:(\d{1,18}):(\d{1,3}|\*):\d{1,9}:m\d{1,4}", re.ASCII)
_DEED = re.compile(r"t:(\d{1,18}):([a-z]+)(?::(\d{1,9}))?", re.ASCII)
_STEP = re.compile(r"l:(\d{1,18}):([a-z]+)(?::(\d{1,9}))?", re.ASCII)
_LEAF = re.compile(r"c:(\d{1,18}):(\d{1,3}):(\d{1,3})", re.ASCII)
_HAND = re.compile(r"o:(\d{1,18}):([a-z]+):(\d{1,20}):([0-9a-f]{16})", re.ASCII)
_PLAY = re.compile(r"p:([a-z0-9_]{1,60})(:options)?(?::(\d{1,18}))?", re.ASCII)
_HOW = re.compile(r"h:([a-z_\d]{1,40}):([a-z_\d-]{1,40})(:here)?", re.ASCII)
_LEARN = re.compile(r"e(?::([a-z0-9_]{1,40}):(\d{1,3}):([a-z]+))?", re.ASCII)
_SERVER = re.compile(r"g:([a-z]+)", re.ASCII)
_VALUE = re.compile(r"(\d{1,9}):([ps])(\d{1,4})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice clicked. `seat` is None for any of the waited-for seats that its clicker holds."""

    table: int
    seat: int | None
    now: int
    pile: str
    index: int

    @property
    def id(self) -> str:
        return f"t:{self.table}:{_seat(self.seat)}:{self.value}"

    @property
    def value(self) -> str:
        return f"{self.now}:{self.pile}{self.index}"


@dataclass(frozen=True, slots=True)
class Deed:
    """A click beside the game. `number` is the seat or move meant, `value` what was chosen in a
    menu."""

    table: int
    do: str
    number: int | None = None
    value: str = ""

    @property
    def id(self) -> str:
        return f"t:{self.table}:{self.do}" + ("" if self.number is None else f":{self.number}")


@dataclass(frozen=True, slots=True)
class Step:
    """A click in a lobby. `fields` are what was chosen in a modal, by the fields' ids, `values` in
    a menu."""

    lobby: int
    do: str
    number: int | None = None
    fields: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    values: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return f"l:{self.lobby}:{self.do}" + ("" if self.number is None else f":{self.number}")


@dataclass(frozen=True, slots=True)
class Help:
    """A page of the help, from 1."""

    number: int

    @property
    def id(self) -> str:
        return f"h:{self.number}"


@dataclass(frozen=True, slots=True)
class Play:
    """A game to be played, by its key; with `options` its mode and settings are chosen first.
    `campaign` is the one that goes on, 0 for a new one, None for asking if a chapter waits."""

    game: str
    options: bool = False
    campaign: int | None = None

    @property
    def id(self) -> str:
        which = "" if self.campaign is None else f":{self.campaign}"
        return f"p:{self.game}{':options' if self.options else ''}{which}"


@dataclass(frozen=True, slots=True)
class How:
    """The How to play card of a game's mode, in a message of its own (`beside`) or in place of the
    card that was clicked."""

    game: str
    mode: str
    beside: bool = True

    @property
    def id(self) -> str:
        return f"h:{self.game}:{self.mode}" + ("" if self.beside else ":here")


@dataclass(frozen=True, slots=True)
class Learn:
    """A game's lesson, from 1: to go on with it, or `do` otherwise; 0 is the first that the reader
    has not finished. Without a game: all lessons."""

    game: str = ""
    lesson: int = 0
    do: str = "go"

    @property
    def id(self) -> str:
        return f"e:{self.game}:{self.lesson}:{self.do}" if self.game else "e"


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf of a campaign's journal; chapters and pages count from 1."""

    campaign: int
    chapter: int
    page: int

    @property
    def id(self) -> str:
        return f"c:{self.campaign}:{self.chapter}:{self.page}"


class Forget:
    id = "f:yes"


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat offered to the user `friend`. `proof` shows that the person who has the seat did
    it."""

    table: int
    do: str
    friend: int
    proof: str

    @property
    def id(self) -> str:
        return f"o:{self.table}:{self.do}:{self.friend}:{self.proof}"


@dataclass(frozen=True, slots=True)
class Server:
    """What somebody who keeps a server chose or typed about it."""

    do: str
    values: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return f"g:{self.do}"


def menu_id(table: int, seat: int | None, now: int, number: int) -> str:
    return f"t:{table}:{_seat(seat)}:{now}:m{number}"


Id = Pick | Deed | Step | Help | How | Learn | Play | Leaf | Forget | Server | Hand


def parse(
    custom_id: str, values: list[str], fields: Mapping[str, Sequence[str]] | None = None
) -> Id | None:
    """The parsed id, with what was chosen in a menu or in the fields of a modal; None for one that
    this bot never wrote."""
    if match := _PICK.fullmatch(custom_id):
        return _pick(*match.groups())
    if match := _MENU.fullmatch(custom_id):
        value = _VALUE.fullmatch(values[0]) if len(values) == 1 else None
        return _pick(*match.groups(), *value.groups()) if value else None
    if match := _DEED.fullmatch(custom_id):
        table, do, number = match.groups()
        value = values[0] if len(values) == 1 else ""
        return Deed(int(table), do, None if number is None else int(number), value)
    if match := _STEP.fullmatch(custom_id):
        lobby, do, number = match.groups()
        chosen = () if fields else tuple(values)
        return Step(int(lobby), do, None if number is None else int(number), fields or {}, chosen)
    if match := _SERVER.fullmatch(custom_id):
        return Server(match[1], tuple(values))
    return _button(custom_id)


def _button(custom_id: str) -> Id | None:
    """What nothing is chosen or typed in."""
    if match := _LEARN.fullmatch(custom_id):
        game, lesson, do = match.groups()
        return Learn(game, int(lesson), do) if game else Learn()
    if match := _LEAF.fullmatch(custom_id):
        return Leaf(*map(int, match.groups()))
    if match := _HAND.fullmatch(custom_id):
        table, do, friend, proof = match.groups()
        return Hand(int(table), do, int(friend), proof)
    if match := _HOW.fullmatch(custom_id):
        return How(match[1], match[2], beside=match[3] is None)
    if match := _PLAY.fullmatch(custom_id):
        return Play(match[1], match[2] is not None, None if match[3] is None else int(match[3]))
    if custom_id == Forget.id:
        return Forget()
    return Help(int(custom_id[2])) if custom_id in ("h:1", "h:2", "h:3") else None


def _pick(table: str, seat: str, now: str, pile: str, index: str) -> Pick:
    return Pick(int(table), None if seat == ANY else int(seat), int(now), pile, int(index))


def _seat(seat: int | None) -> str:
    return ANY if seat is None else str(seat)
