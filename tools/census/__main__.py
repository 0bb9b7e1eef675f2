"""Plays whole tables, looks at them and tells what was found."""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence

from bot.text.say import LANGUAGES
from engine.games import GAMES
from tools.census import __doc__ as description
from tools.census.figures import Census, report
from tools.census.looker import Looker
from tools.sittings import Sitting, moments, sittings


def count(
    census: Census, sitting: Sitting, languages: Sequence[str], every: int, most: int
) -> None:
    """Play one table and look."""
    private = defaultdict[int, bool](bool)
    for number, moment in enumerate(moments(sitting, most)):
        look = Looker(census, moment)
        table = look.table("en")
        private[moment.seat] = look.clicks(table, private[moment.seat])
        census.counts[sitting.game.key, "decisions"] += 1
        if number % every == 0:
            _all_screens(look, languages)


def _all_screens(look: Looker, languages: Sequence[str]) -> None:
    state = look.moment.table.state
    others = [one for one in range(state.seats) if state.people[one] and one != look.moment.seat]
    look.advice()
    for lang in languages:
        if lang != "en":
            look.table(lang)
        for seat in (look.moment.seat, *others[:1]):
            look.seat(lang, seat)
        look.rest(lang, look.moment.seat)


def main(argv: Sequence[str] | None = None) -> int:
    about = (description or "").partition("\n")[0]
    ask = argparse.ArgumentParser(prog="python -m tools.census", description=about)
    ask.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    ask.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=list(LANGUAGES))
    ask.add_argument("--levels", nargs="+", default=["random", "greedy"])
    ask.add_argument("--seeds", type=int, default=1, help="tables of each kind")
    ask.add_argument("--first", type=int, default=0, help="the number of the first seed")
    ask.add_argument("--every", type=int, default=10, help="all screens at each such decision")
    ask.add_argument("--most", type=int, default=100_000, help="decisions of a table")
    ask.add_argument("--json", action="store_true", help="the figures alone")
    ask.add_argument("--check", action="store_true", help="1 if a figure is above its limit")
    args = ask.parse_args(argv)
    census = Census()
    for sitting in sittings(args.games, args.levels, args.seeds, args.first):
        count(census, sitting, args.languages, args.every, args.most)
    figures = {game: census.figures(game) for game in args.games}
    print(json.dumps(figures, indent=1) if args.json else report(census, args.games))
    broken = census.broken(args.games)
    return 1 if args.check and broken else 0


if __name__ == "__main__":
    sys.exit(main())
