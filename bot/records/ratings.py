"""How strong people are against each other, worked out from the stored results each time.

None of it is stored, so nothing can drift: the same results give the same ratings. OpenSkill's
Plackett-Luce model rates the sides of a game by their places; a side is those who won or lost
together.

A game counts if at least two people stood on different sides and somebody reached the third round;
bot players' seats have no rating. Of the games that the same two people play alone against each
other in one season, only the first few count fully, and the n-th after that FULL/n: games that are
thrown to a friend matter less and less.

A person who is away when a game ends has lost it, to everybody. But nobody gains by that: those who
stayed are rated against the sides that were all there, and once more with those, too, that others
brought home ahead of them, if that is worse. So a seat in the hands of a bot player can be lost to
but never beaten: neither walking off for a friend nor sending a rival away pays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from bot.table.endings import ROUNDS
from db import ALWAYS, Rated, Span
from engine.core import Game, Mode

FULL = 5  # how many games of the same two people count fully in a season
BASE, SCALE = 1000, 20  # points of a person who has never played; points for one unit of the model
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


def ratings(results: Iterable[Rated], competitive: Mapping[str, Mode]) -> list[Rating]:
    """The ratings of everybody who is still known, the best first. `results` come in the order in
    which the games ended; `competitive` are the modes in which people play against each other."""
    skills, met = dict[str, Skill](), Counter[tuple[str, ...]]()
    known = set[str]()
    for _, rows in groupby(results, lambda row: row.game):
        game = list(rows)
        known |= {row.player for row in game if row.known}
        mode = competitive.get(game[0].mode)
        if mode is not None and _counts(game, sides := _sides(game, mode)):
            _rate(game, sides, skills, _weight(game, met))
    rated = [Rating(who, one.points, one.games, one.won) for who, one in skills.items()]
    return sorted((one for one in rated if one.player in known), key=_rank)


def competitive_modes(game: Game[Any]) -> dict[str, Mode]:
    """The modes in which people play against each other, by their keys."""
    return {mode.key: mode for mode in game.modes if mode.competitive}


def season_of(at: float) -> str:
    """The quarter of a year, in UTC: `2026-4`."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def span_of(season: str) -> Span:
    """When a season begins and ends. Raises ValueError for what is no season."""
    if season == ALL_TIME:
        return ALWAYS
    year, quarter = map(int, season.split("-"))
    first = datetime(year, 3 * quarter - 2, 1, tzinfo=UTC)
    after = datetime(year + quarter // 4, 3 * (quarter % 4) + 1, 1, tzinfo=UTC)
    return Span(first.timestamp(), after.timestamp())


def _rank(one: Rating) -> tuple[int, int, str]:
    return -one.points, -one.won, one.player


@dataclass(slots=True)
class Side:
    """People who stood together: those who were there to the end, and those who were not."""

    here: list[Rated] = field(default_factory=list[Rated])
    away: list[Rated] = field(default_factory=list[Rated])

    @property
    def place(self) -> int:
        """Its place on the table, no matter who played."""
        return min(
            [row.place for row in self.here] or [row.stood or row.place for row in self.away]
        )


def _sides(game: Sequence[Rated], mode: Mode) -> list[Side]:
    """The sides in the order of the seats. A person who was away belongs to the team of the
    seat."""
    teams = {seat: number for number, team in enumerate(mode.teams) for seat in team}
    stayed = {teams[row.seat]: row.party for row in game if row.stood is None and teams}
    sides = dict[str, Side]()
    for row in game:
        if row.stood is None:
            sides.setdefault(row.party, Side()).here.append(row)
        else:
            team = teams.get(row.seat)
            party = row.party if team is None else stayed.get(team, f"team {team}")
            sides.setdefault(party, Side()).away.append(row)
    return list(sides.values())


def _counts(game: Sequence[Rated], sides: Sequence[Side]) -> bool:
    return len(sides) > 1 and max(row.rounds for row in game) >= ROUNDS


def _weight(game: Sequence[Rated], met: Counter[tuple[str, ...]]) -> float:
    """The weight of a game, from how often the same two have met in this season. A third person who
    walks off does not make it a game of three."""
    stayed = [row for row in game if row.stood is None]
    two = stayed if len(stayed) == 2 else game
    if len(two) != 2:
        return 1
    pair = (*sorted(row.player for row in two), season_of(game[0].ended))
    met[pair] += 1
    return min(1, FULL / met[pair])


Moved = dict[str, tuple[float, float]]  # the two numbers of the model, by player


def _rate(
    game: Sequence[Rated], sides: Sequence[Side], skills: dict[str, Skill], weight: float
) -> None:
    before = {row.player: skills.setdefault(row.player, Skill()) for row in game}
    stand = {player: (one.mu, one.sigma) for player, one in before.items()}
    after = stand | _moved(before, sides)
    for side in sides if any(side.away for side in sides) else ():
        whole = [one for one in sides if one is side or not one.away]
        ahead = [one for one in sides if one in whole or one.place < side.place]
        fair, stood = stand | _moved(before, whole), stand | _moved(before, ahead)
        lost = stand | _moved(before, sides, last=side)
        after |= {
            row.player: min(fair[row.player], stood[row.player], key=_low) for row in side.here
        }
        after |= {
            row.player: min(stand[row.player], lost[row.player], key=_low) for row in side.away
        }
    for row in game:
        one = before[row.player]
        one.move(*after[row.player], weight)
        one.games, one.won = one.games + 1, one.won + row.won


def _moved(before: Mapping[str, Skill], sides: Sequence[Side], last: Side | None = None) -> Moved:
    """Where the model moves people. Those who stayed stand for a side, else those who left it; for
    the side that is `last`, all do."""
    if len(sides) < 2:
        return {}
    rows = [side.here + side.away if side is last else side.here or side.away for side in sides]
    players = [[row.player for row in some] for some in rows]
    teams = [[MODEL.rating(before[one].mu, before[one].sigma) for one in some] for some in players]
    behind = max(side.place for side in sides) + 1
    rated = MODEL.rate(teams, ranks=[behind if side is last else side.place for side in sides])
    return {
        player: (new.mu, new.sigma)
        for some, side in zip(players, rated, strict=True)
        for player, new in zip(some, side, strict=True)
    }


def _low(skill: tuple[float, float]) -> float:
    mu, sigma = skill
    return mu - 3 * sigma
