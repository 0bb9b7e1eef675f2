"""What is to be played: a game, its mode and settings, who sits there, from which campaign."""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.problem import Problem
from engine.core import Dice, Game, Illegal, Mode, Setup
from engine.games import GAMES

ALL = "all"  # all chapters of a campaign


@dataclass(frozen=True)
class Plan:
    """What is to be played. `told` is what the report says of it."""

    game: Game[Any]
    mode: Mode
    seats: int
    settings: dict[str, str]
    numbers: dict[str, int]  # numbers of a new campaign, such as its defeats
    chapter: str | int
    house: str
    against: str | None

    @property
    def told(self) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "mode": self.mode.key,
            "players": 1 if self.mode.several else self.seats,
            "difficulty": None,
            **self.settings,
            **({"chapter": self.chapter} if self.game.typical else {}),
            **self.numbers,
            "house": self.house,
        }


@dataclass(frozen=True)
class Task:
    """One game to play, or one campaign, in a form that a worker process can be given."""

    game: str
    setup: Setup
    houses: tuple[str, ...]  # bot players, by seat
    seed: bytes
    whole: bool  # whether all chapters are played


def planned(args: argparse.Namespace) -> Plan:
    """Raises Problem if the game has no such mode, number of players, setting or campaign."""
    game = named(args.game)
    mode, seats = mode_for(game, args.mode, args.players)
    if args.chapter is not None and game.typical is None:
        raise Problem(f"{game.key} has no campaign with --chapter")
    settings, numbers = settings_for(game, mode, args), campaign_for(game, args)
    chapter = 1 if args.chapter is None else args.chapter
    return Plan(game, mode, seats, settings, numbers, chapter, args.house, args.against)


def tasks_for(plan: Plan, args: argparse.Namespace) -> list[Task]:
    """One task for each game. Raises Problem if such a table cannot be laid, which is found out
    here and not in a worker, or if `--against` is given in a mode without opponents."""
    from bot.text.say import ENGLISH, say_in

    seeds = [seed_of(args.seed, number) for number in range(args.games)]
    try:
        plan.game.new(setup_for(plan, seeds[0]), Dice(b"", 0))
    except Illegal as illegal:
        reason = say_in(ENGLISH).msg(illegal.reason) if illegal.reason else "such a table"
        raise Problem(f"{plan.game.key}: {reason}") from None
    if plan.against and not plan.mode.competitive:
        raise Problem(f"{plan.game.key} has nobody to play --against in mode {plan.mode.key}")
    return [
        Task(
            plan.game.key,
            setup_for(plan, seed),
            houses_for(plan, number),
            seed,
            plan.chapter == ALL,
        )
        for number, seed in enumerate(seeds)
    ]


def setup_for(plan: Plan, seed: bytes) -> Setup:
    people = (False,) * plan.seats
    return Setup(plan.mode.key, plan.seats, people, plan.settings, campaign_at(plan, seed))


def campaign_at(plan: Plan, seed: bytes) -> Any:
    """A new campaign, or a typical one before the chapter, as the seed decides."""
    game, chapter = plan.game, plan.chapter
    if game.campaign is None:
        return None
    if game.typical is None or not isinstance(chapter, int) or chapter == 1:
        return game.campaign(**plan.numbers)
    typical = game.typical(chapter, Dice(b"campaign" + seed, 0))
    return msgspec.structs.replace(typical, **plan.numbers)


def setting_values(games: Iterable[Game[Any]]) -> dict[str, list[str]]:
    """Every setting of any game, with all values that at least one of them knows."""
    known: dict[str, list[str]] = {}
    for setting in (one for game in games for one in game.settings if not one.again):
        values = known.setdefault(setting.key, [])
        values += [value for value in setting.values if value not in values]
    return known


def named(word: str) -> Game[Any]:
    """A game by its key; a dash will do for an underscore. Raises Problem if there is none."""
    key = word.replace("-", "_")
    if key not in GAMES:
        raise Problem(f"there is no game {word!r}; there are: {', '.join(spelt(GAMES))}")
    return GAMES[key]


def spelt(keys: Iterable[str]) -> list[str]:
    return [key.replace("_", "-") for key in keys]


def mode_for(game: Game[Any], key: str | None, players: int | None) -> tuple[Mode, int]:
    """The first mode that fits, and its number of seats: one person alone may play several. Raises
    Problem if none does."""
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
    """The value of each setting that the mode has, its default where none is given. Raises Problem
    for another setting or value."""
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
    """The whole numbers of a new campaign of this game, except for the chapter."""
    if game.campaign is None:
        return {}
    fields = ((name, getattr(game.campaign(), name)) for name in game.campaign.__struct_fields__)
    return {name: value for name, value in fields if type(value) is int and name != "chapter"}


def campaign_for(game: Game[Any], args: argparse.Namespace) -> dict[str, int]:
    """The numbers of the campaign: as given, the others as in a new one. Raises Problem if the game
    has no such number."""
    numbers = numbers_of(game)
    for flag, value in vars(args).items():
        key = flag.removeprefix("campaign_")
        if key == flag or value is None:
            continue
        if key not in numbers:
            raise Problem(f"{game.key} has no campaign with --{key}")
        numbers[key] = value
    return numbers


def houses_for(plan: Plan, number: int) -> tuple[str, ...]:
    """Each side in turn is played by --house, the others by --against."""
    own = own_side(plan.mode, plan.seats, number)
    other = plan.against or plan.house
    return tuple(plan.house if seat in own else other for seat in range(plan.seats))


def own_side(mode: Mode, seats: int, number: int) -> tuple[int, ...]:
    sides = mode.sides(seats)
    return sides[number % len(sides)]


def seed_of(word: str, number: int) -> bytes:
    """16 bytes, the same for the same word and number."""
    return hashlib.sha256(f"{word}/{number}".encode()).digest()[:16]
