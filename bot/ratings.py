"""How strong people are against each other, made anew from the stored results each time.

Nothing of it is stored, so nothing can drift: the same results give the same ratings. OpenSkill's
Plackett-Luce model rates the sides of a game by their places; a side is who won or lost together.

A game counts where at least two people stood on different sides and somebody reached the third
round; house seats have no rating. Of the games that the same two people play alone against each
other in one season only the first few count fully, the n-th after that FULL/n: games that are
thrown to a friend move less and less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from db import ALWAYS, Rated, Span
from engine.core import Game

ROUNDS = 3  # that somebody must have reached
FULL = 5  # games of the same two people in a season that count fully
BASE, SCALE = 1000, 20  # points of who has never played; points for one of the model's units
ALL_TIME = "all"

MODEL = PlackettLuce()


class Rating(NamedTuple):
    """`points` grow with strength and with certainty; everybody begins with BASE."""

    player: str
    points: int
    games: int
    won: int


@dataclass(slots=True)
class Skill:
    """What the model knows of a person."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    won: int = 0

    @property
    def points(self) -> int:
        return round(BASE + SCALE * (self.mu - MODEL.mu - 3 * (self.sigma - MODEL.sigma)))

    def move(self, mu: float, sigma: float, weight: float) -> None:
        self.mu += weight * (mu - self.mu)
        self.sigma += weight * (sigma - self.sigma)


def ratings(results: Iterable[Rated], competitive: Collection[str]) -> list[Rating]:
    """Of everybody who is still known, the best first. `results` in the order in which the games
    ended; `competitive` are the modes in which people play against each other."""
    skills, met = dict[str, Skill](), Counter[tuple[str, ...]]()
    known = set[str]()
    for _, rows in groupby(results, lambda row: row.game):
        game = list(rows)
        known |= {row.player for row in game if row.known}
        if game[0].mode in competitive and _counts(game):
            _rate(game, skills, _weight(game, met))
    rated = [Rating(who, one.points, one.games, one.won) for who, one in skills.items()]
    return sorted((one for one in rated if one.player in known), key=_rank)


def competitive_modes(game: Game[Any]) -> frozenset[str]:
    """In which people play against each other."""
    return frozenset(mode.key for mode in game.modes if mode.competitive)


def season_of(at: float) -> str:
    """The quarter of a year, in UTC: `2026-4`."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def span_of(season: str) -> Span:
    """From when to when a season is. ValueError for what is none."""
    if season == ALL_TIME:
        return ALWAYS
    year, quarter = map(int, season.split("-"))
    first = datetime(year, 3 * quarter - 2, 1, tzinfo=UTC)
    after = datetime(year + quarter // 4, 3 * (quarter % 4) + 1, 1, tzinfo=UTC)
    return Span(first.timestamp(), after.timestamp())


def _rank(one: Rating) -> tuple[int, int, str]:
    return -one.points, -one.won, one.player


def _counts(game: Sequence[Rated]) -> bool:
    sides = {row.party for row in game}
    return len(sides) > 1 and max(row.rounds for row in game) >= ROUNDS


def _weight(game: Sequence[Rated], met: Counter[tuple[str, ...]]) -> float:
    """From how often the same two have met in this season."""
    if len(game) != 2:
        return 1
    pair = (*sorted(row.player for row in game), season_of(game[0].ended))
    met[pair] += 1
    return min(1, FULL / met[pair])


def _rate(game: Sequence[Rated], skills: dict[str, Skill], weight: float) -> None:
    sides = list(_sides(game))
    before = [[skills.setdefault(row.player, Skill()) for row in side] for side in sides]
    teams = [[MODEL.rating(one.mu, one.sigma) for one in side] for side in before]
    after = MODEL.rate(teams, ranks=[min(row.place for row in side) for side in sides])
    for side, old, new in zip(sides, before, after, strict=True):
        for row, one, now in zip(side, old, new, strict=True):
            one.move(now.mu, now.sigma, weight)
            one.games, one.won = one.games + 1, one.won + row.won


def _sides(game: Sequence[Rated]) -> Iterator[list[Rated]]:
    """Who stood together, in the order of the seats."""
    for party in dict.fromkeys(row.party for row in game):
        yield [row for row in game if row.party == party]
