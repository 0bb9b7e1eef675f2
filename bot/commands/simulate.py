"""Let house players play a game against each other and print what came of it.

Budgets are the same as at a real table. The same seed gives the same games, whatever the jobs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import median
from typing import Any

from bot.problem import Problem
from engine.core import Dice, Game, Illegal, Mode, Result, Setup
from engine.games import GAMES
from engine.house import HOUSES, play_out

Z95 = 1.959964  # of the normal distribution, for Wilson's interval
PROGRESS_EVERY = 5  # seconds


@dataclass(frozen=True)
class Outcome:
    """What one game came to: `winners` are seats, none where the game won or in a draw. `began` are
    the seats of the side that was asked first, () where several were."""

    result: Result
    winners: tuple[int, ...]
    began: tuple[int, ...]
    moves: int

    @property
    def rounds(self) -> int:
        return next(score.value for score in self.result.scores[0] if score.id == "rounds")

    @property
    def clicks_per_turn(self) -> float:
        return self.moves / (len(self.result.places) * self.rounds)


@dataclass(frozen=True)
class Task:
    """One game to play, as a worker process can be told it."""

    game: str
    setup: Setup
    houses: tuple[str, ...]  # by seat
    seed: bytes


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(spelt(GAMES)))
    parser.add_argument("--mode", help="default: the first mode for so many players")
    parser.add_argument("--players", type=positive, help="default: the fewest")
    parser.add_argument("--games", type=positive, default=20, help="default: 20")
    parser.add_argument("--house", choices=HOUSES, default="greedy", help="default: greedy")
    parser.add_argument("--against", choices=HOUSES, help="for all sides but one, each in turn")
    parser.add_argument("--seed", default="0", help="any word; default: 0")
    parser.add_argument("--jobs", type=positive, default=1, help="processes; default: 1")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    for key, values in setting_values(GAMES.values()).items():
        flag, dest = f"--{key}", f"setting_{key}"
        parser.add_argument(flag, dest=dest, metavar="WORD", help=", ".join(values))
    for key in sorted({key for game in GAMES.values() for key in numbers_of(game)}):
        flag, dest = f"--{key}", f"campaign_{key}"
        parser.add_argument(flag, dest=dest, metavar="N", type=int, help="of the campaign")


def run(args: argparse.Namespace) -> int:
    game = named(args.game)
    mode, seats = mode_for(game, args.mode, args.players)
    settings, numbers = settings_for(game, mode, args), campaign_for(game, args)
    campaign = game.campaign(**numbers) if game.campaign else None
    setup = Setup(mode.key, seats, (False,) * seats, settings, campaign)
    tasks = tasks_for(game, setup, args)

    began = time.monotonic()
    outcomes = list(progress(played(tasks, args.jobs), len(tasks)))
    report = {
        "game": game.key,
        "mode": mode.key,
        "players": 1 if mode.several else seats,
        "difficulty": None,
        **settings,
        **numbers,
        "house": args.house,
        **summary(outcomes),
        **firsts(outcomes),
        **(rivalry(mode, args.against, outcomes) if args.against else {}),
        "seconds": round(time.monotonic() - began, 2),
    }
    show(report, as_json=args.json)
    return 0


def positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a number from 1 on")
    return number


def setting_values(games: Iterable[Game[Any]]) -> dict[str, list[str]]:
    """Every setting of any game, with all values that one of them knows."""
    known: dict[str, list[str]] = {}
    for setting in (setting for game in games for setting in game.settings):
        values = known.setdefault(setting.key, [])
        values += [value for value in setting.values if value not in values]
    return known


def named(word: str) -> Game[Any]:
    """A game by its key; a dash is as good as an underscore."""
    key = word.replace("-", "_")
    if key not in GAMES:
        raise Problem(f"there is no game {word!r}; there are: {', '.join(spelt(GAMES))}")
    return GAMES[key]


def spelt(keys: Iterable[str]) -> list[str]:
    return [key.replace("_", "-") for key in keys]


def mode_for(game: Game[Any], key: str | None, players: int | None) -> tuple[Mode, int]:
    """The first mode that fits, and its seats: one person alone may run several of them."""
    modes = [mode for mode in game.modes if key in (None, mode.key)]
    if not modes:
        raise Problem(f"{game.key} has no mode {key!r}: {', '.join(m.key for m in game.modes)}")
    for mode in modes:
        fewest, most = mode.seats
        if mode.several and players in (None, 1):
            return mode, fewest
        if not mode.several and (players is None or fewest <= players <= most):
            return mode, players or fewest
    raise Problem(f"{game.key} is not for {players} players in {' or '.join(m.key for m in modes)}")


def settings_for(game: Game[Any], mode: Mode, args: argparse.Namespace) -> dict[str, str]:
    flags = {key: getattr(args, f"setting_{key}") for key in setting_values(GAMES.values())}
    given = {key: value for key, value in flags.items() if value is not None}
    known = {setting.key: setting for setting in game.settings_of(mode.key)}
    for key, value in given.items():
        if key not in known:
            raise Problem(f"{game.key} has no setting --{key} in mode {mode.key}")
        if value not in known[key].values:
            raise Problem(f"--{key} {value}: choose from {', '.join(known[key].values)}")
    return {key: given.get(key, setting.default) for key, setting in known.items()}


def numbers_of(game: Game[Any]) -> dict[str, int]:
    """The whole numbers of a new campaign of this game, such as how far it has come."""
    if game.campaign is None:
        return {}
    fields = ((name, getattr(game.campaign(), name)) for name in game.campaign.__struct_fields__)
    return {name: value for name, value in fields if type(value) is int}


def campaign_for(game: Game[Any], args: argparse.Namespace) -> dict[str, int]:
    numbers = numbers_of(game)
    for flag, value in vars(args).items():
        key = flag.removeprefix("campaign_")
        if key == flag or value is None:
            continue
        if key not in numbers:
            raise Problem(f"{game.key} has no campaign with --{key}")
        numbers[key] = value
    return numbers


def tasks_for(game: Game[Any], setup: Setup, args: argparse.Namespace) -> list[Task]:
    """One a game. That the table can be laid at all is found out here, not in a worker."""
    from bot.text.say import ENGLISH, say_in

    try:
        game.new(setup, Dice(b"", 0))
    except Illegal as illegal:
        reason = say_in(ENGLISH).msg(illegal.reason) if illegal.reason else "such a table"
        raise Problem(f"{game.key}: {reason}") from None
    mode, seats = game.mode(setup.mode), setup.seats
    if args.against and not mode.competitive:
        raise Problem(f"{game.key} has nobody to play --against in mode {mode.key}")
    houses = [houses_for(mode, seats, args, number) for number in range(args.games)]
    return [Task(game.key, setup, h, seed_of(args.seed, n)) for n, h in enumerate(houses)]


def houses_for(mode: Mode, seats: int, args: argparse.Namespace, number: int) -> tuple[str, ...]:
    """Each side in turn is played by --house, the others by --against."""
    own = own_side(mode, seats, number)
    return tuple(args.house if seat in own else args.against or args.house for seat in range(seats))


def own_side(mode: Mode, seats: int, number: int) -> tuple[int, ...]:
    sides = mode.sides(seats)
    return sides[number % len(sides)]


def seed_of(word: str, number: int) -> bytes:
    return hashlib.sha256(f"{word}/{number}".encode()).digest()[:16]


def played(tasks: Sequence[Task], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, tasks)


def play(task: Task) -> Outcome:
    game, houses = GAMES[task.game], [HOUSES[house] for house in task.houses]
    record = play_out(game, task.setup, houses, task.seed)
    if record.final.result is None:
        raise RuntimeError(f"{task.game} ended without a result")
    result, mode = record.final.result, game.mode(task.setup.mode)
    asked = set(game.actors(game.new(task.setup, Dice(task.seed, 0)).s))
    began = next((side for side in mode.sides(task.setup.seats) if asked <= set(side)), ())
    return Outcome(result, mode.winners(result.places), began, len(record.moves))


def progress(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """A line on stderr every few seconds, and one at the end."""
    began = said = time.monotonic()
    for number, outcome in enumerate(outcomes, start=1):
        yield outcome
        now = time.monotonic()
        if number == games or now - said >= PROGRESS_EVERY:
            said = now
            print(f"{number} of {games} games, {now - began:.0f} s", file=sys.stderr)


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """`win_rate` is the first seat's, which all share who play together."""
    seats = range(len(outcomes[0].result.places))
    wins = [sum(seat in outcome.winners for outcome in outcomes) for seat in seats]
    draws = sum(1 in outcome.result.places and not outcome.winners for outcome in outcomes)
    return {
        "games": len(outcomes),
        "win_rate": round(wins[0] / len(outcomes), 4),
        "win_interval": wilson(wins[0], len(outcomes)),
        "wins_by_seat": wins,
        "draws": draws,
        "median_rounds": median(outcome.rounds for outcome in outcomes),
        "median_clicks_per_turn": round(median(o.clicks_per_turn for o in outcomes), 2),
        **medians(outcomes),
    }


def firsts(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often the side that began won, of the games that some side won against another."""
    decided = [o for o in outcomes if o.began and o.winners and 2 in o.result.places]
    wins = sum(outcome.winners == outcome.began for outcome in decided)
    return share("first_player", wins, len(decided)) if decided else {}


def rivalry(mode: Mode, against: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often --house won, of all games."""
    wins = sum(
        outcome.winners == own_side(mode, len(outcome.result.places), number)
        for number, outcome in enumerate(outcomes)
    )
    return {"against": against, **share("house", wins, len(outcomes))}


def share(name: str, wins: int, games: int) -> dict[str, Any]:
    return {f"{name}_share": round(wins / games, 4), f"{name}_interval": wilson(wins, games)}


def wilson(wins: int, games: int) -> list[float]:
    """The 95 % interval for a share; it stays sensible at 0 and 1."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = share + spread / 2
    reach = Z95 * math.sqrt(share * (1 - share) / games + spread / games / 4)
    low, high = ((middle + sign * reach) / (1 + spread) for sign in (-1, 1))
    return [round(max(0, low), 4), round(min(1, high), 4)]


def medians(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Of every score, over all seats and games."""
    values: dict[str, list[int]] = {}
    for scores in (scores for outcome in outcomes for scores in outcome.result.scores):
        for score in scores:
            values.setdefault(score.id, []).append(score.value)
    values.pop("rounds", None)
    return {f"median_{key.replace('-', '_')}": median(found) for key, found in values.items()}


def show(report: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))
        return
    width = max(map(len, report))
    for key, value in report.items():
        print(f"{key:{width}}  {value}")
