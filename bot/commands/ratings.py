"""Make the ratings of a server's game again from the stored results, and print them.

One line a person, tab-separated: rating, games, games won, random player key. The bot must not run
on the database meanwhile; on a copy by `backup` it may.
"""

from __future__ import annotations

import argparse
import asyncio


def arguments(parser: argparse.ArgumentParser) -> None:
    from bot.records.ratings import ALL_TIME
    from engine.games import GAMES

    parser.add_argument("server", type=int, help="the id of the server")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--season", default=ALL_TIME, help="such as 2026-4; all time otherwise")


def run(args: argparse.Namespace) -> int:
    """Raises Problem if `--season` is not written as seasons are."""
    from bot.problem import Problem
    from bot.records.ratings import competitive_modes, ratings, span_of
    from bot.settings import Settings
    from db import Store
    from engine.games import GAMES

    try:
        span = span_of(args.season)
    except ValueError as error:
        raise Problem(f"{args.season} is no season; one is written 2026-4") from error

    async def stored() -> None:
        store = await Store.open(Settings.read().database)
        try:
            results = await store.rated(args.server, args.game, span)
        finally:
            await store.close()
        for one in ratings(results, competitive_modes(GAMES[args.game])):
            print(one.points, one.games, one.won, one.player, sep="\t")

    asyncio.run(stored())
    return 0
