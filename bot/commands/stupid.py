"""Let bot players play, and count the moves that a friend at the table would laugh at.

Sold again in the turn in which it was bought, bought three times in a turn, a fight left at once, a
walk straight back, a card moved to and fro, cards unplayed, a turn in which nothing was done, a
request that is refused. The share is of all decisions between several choices.
"""

from __future__ import annotations

import argparse
from collections import Counter

from bot.commands.simulate import positive
from bot.simulate import seed_of, spelt, wilson
from bot.simulate.plan import mode_for, named
from bot.simulate.stupid import stupid
from engine.core import Setup
from engine.games import GAMES
from engine.house import HOUSES, LEVELS


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(spelt(GAMES)))
    parser.add_argument("--mode", help="default: the first one")
    parser.add_argument("--players", type=positive, help="default: the fewest")
    parser.add_argument("--games", dest="tables", type=positive, default=20, help="default: 20")
    parser.add_argument("--houses", nargs="+", choices=HOUSES, default=list(LEVELS))
    parser.add_argument("--seed", default="stupid", help="any word; default: stupid")


def run(args: argparse.Namespace) -> int:
    for game in map(named, args.games or GAMES):
        mode, seats = mode_for(game, args.mode, args.players)
        settings = {one.key: one.default for one in game.settings_of(mode.key)}
        campaign = game.campaign() if game.campaign else None
        setup = Setup(mode.key, seats, (False,) * seats, settings, campaign)
        for house in args.houses:
            found = Counter[str]()
            for number in range(args.tables):
                found.update(stupid(game, setup, house, seed_of(args.seed, number)))
            print(f"{game.key} {mode.key} {seats} {house}, {args.tables} games: {told(found)}")
    return 0


def told(found: Counter[str]) -> str:
    """Each kind with its number, and its share of the decisions with the 95 % interval."""
    n = found["decisions"]
    kinds = {kind: count for kind, count in found.items() if kind != "decisions"}
    shares = {kind: wilson(count, n) for kind, count in kinds.items()}
    parts = (
        f"{kind} {count} ({100 * shares[kind][0]:.1f} to {100 * shares[kind][1]:.1f} %)"
        for kind, count in kinds.items()
    )
    return f"{n} decisions; {', '.join(parts) or 'none stupid'}"
