"""Whole tables played in memory, stopped at each decision of a person.

Nothing is stored, drawn or sent; what people would read is composed by the bot's own functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from bot.screens import history
from bot.screens.composing import marks
from bot.screens.scene import Scene
from bot.simulate.plan import seed_of
from bot.table.table import Table
from bot.text.say import Names, Say
from bot.text.words import Words
from db import Game as Row
from db import Move, Seat
from engine.core import Action, Applied, Dice, Game, Mode, Option, Setup
from engine.games import GAMES
from engine.house import HOUSES
from engine.house.playing_out import decide
from engine.symbols import Symbol

# as messages name them on Discord, where all have been uploaded
SYMBOLS = {key: f"<:{key}_ds00000000:{10**18 + n}>" for n, key in enumerate(get_args(Symbol))}
PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


@dataclass(frozen=True)
class Sitting:
    """A table to be played by people who choose as the bot player `level` does. `direct`: one
    person alone, with bot players in the other seats; nobody else reads the table message."""

    game: Game[Any]
    mode: Mode
    seats: int
    level: str
    direct: bool = False
    chapter: int = 1
    seed: bytes = b""

    @property
    def name(self) -> str:
        where = " direct" if self.direct else ""
        chapter = f" chapter {self.chapter}" if self.chapter > 1 else ""
        return f"{self.mode.key} {self.seats}{where}{chapter} {self.level}"

    def owners(self) -> tuple[Seat, ...]:
        """One person has all seats of a mode for one."""
        if self.mode.several:
            return tuple(Seat(i, player="p0", user=100) for i in range(self.seats))
        people = 1 if self.direct else self.seats
        sat = [Seat(i, player=f"p{i}", user=100 + i) for i in range(people)]
        return (*sat, *(Seat(i, house=self.level) for i in range(people, self.seats)))

    def setup(self) -> Setup:
        game = self.game
        settings = {one.key: one.default for one in game.settings_of(self.mode.key)}
        campaign = game.campaign() if game.campaign else None
        if game.typical and self.chapter > 1:
            campaign = game.typical(self.chapter, Dice(b"campaign" + self.seed, 0))
        people = tuple(seat.house is None for seat in self.owners())
        return Setup(self.mode.key, self.seats, people, settings, campaign)

    def row(self) -> Row:
        return Row(
            id=7,
            kind=self.game.key,
            mode=self.mode.key,
            status="running",
            server=None if self.direct or self.mode.alone else 1,
            channel=2,
            message=3,
            owner="p0",
            campaign=None,
            ranked=True,
            opened=0,
            ended=None,
            seed=self.seed,
            options=msgspec.json.encode(self.setup()),
            value=None,
        )


@dataclass(frozen=True)
class Moment:
    """A person at `seat` is about to choose `option`. `moves` is the whole log, the newest last."""

    sitting: Sitting
    table: Table
    moves: Sequence[Move]
    seat: int
    option: Option

    def scene(self, say: Say, seat: int | None) -> Scene:
        """The table as `seat` reads it, with the names that people have."""
        names, told = _names(self.table.seats, say), marks(self.table, say)
        words = Words(say, self.table.game.key, names, told, symbols=SYMBOLS)
        scene = Scene(self.table, words, self.table.game.view(self.table.state, seat))
        told = history.recent(scene, list(self.moves[-history.FAR :]))
        if seat is None:
            return Scene(self.table, words, scene.view, told)
        player, last = self.table.seats[seat].player or "", list(self.moves[-history.FAR :])
        news = history.news(self.table, last, words, seat, player)
        return Scene(self.table, words, scene.view, told, news, at=1.0)


def sittings(
    games: Sequence[str], levels: Sequence[str], seeds: int, first: int = 0
) -> Iterator[Sitting]:
    """Of so many seeds, from the `first` on: every mode with its fewest and its most seats, every
    chapter, and one person alone where others would sit too."""
    for key in games:
        game = GAMES[key]
        for mode in game.modes:
            counts = [mode.seats[0]] if mode.several else sorted(set(mode.seats))
            for chapter in range(1, 7 if game.typical else 2):
                for level in levels:
                    for number in range(first, first + seeds):
                        seed = seed_of(f"{key} {mode.key} {chapter} {level}", number)
                        for seats in counts:
                            yield Sitting(game, mode, seats, level, False, chapter, seed)
                        if not mode.several and chapter == 1:
                            least = mode.seats[0]
                            yield Sitting(game, mode, least, level, True, chapter, seed)


def moments(sitting: Sitting, most: int) -> Iterator[Moment]:
    """The decisions of people, at most so many, until the table ends."""
    game, seed, seats = sitting.game, sitting.seed, sitting.owners()
    applied = game.new(sitting.setup(), Dice(seed, 0))
    moves = [_move(sitting, 0, None, None, applied)]
    row, met = sitting.row(), 0
    while (s := applied.s).result is None and met < most:
        seat = next((one for one in game.actors(s) if s.people[one]), game.actors(s)[0])
        dice = Dice.house(seed, len(moves))
        action = decide(game, s, seat, HOUSES[sitting.level], dice)
        if s.people[seat]:
            met += 1
            table = Table(row, seats, game, len(moves) - 1, moves[-1], s)
            option = next(one for one in game.options(s, seat) if one.action == action)
            yield Moment(sitting, table, moves, seat, option)
        after: Action | None = action
        while after is not None:
            applied = game.apply(applied.s, seat, after, Dice(seed, len(moves)))
            moves.append(_move(sitting, len(moves), seat, after, applied))
            after = game.following(applied.s, seat) if s.people[seat] else None


def _move(
    sitting: Sitting, seq: int, seat: int | None, action: Action | None, applied: Applied[Any]
) -> Move:
    return Move(
        game=7,
        seq=seq,
        base=seq - 1 if seq else None,
        seat=seat,
        rules=sitting.game.version,
        interaction=seq,
        free=applied.free and seq > 0,
        actor=None if seat is None else sitting.owners()[seat].player,
        at=0,
        action=None if action is None else msgspec.json.encode(action),
        events=msgspec.json.encode(applied.events),
        state=b"",
    )


def _names(seats: Sequence[Seat], say: Say) -> Names:
    def name(seat: int) -> str:
        if seat >= len(seats) or (user := seats[seat].user) is None:
            return say("house-seat", number=seat + 1)
        return PEOPLE[user - 100]

    return name
