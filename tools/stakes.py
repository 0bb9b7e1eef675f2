"""How often the danger that stands on the table names who wins, or what loses, a turn ahead.

    python -m tools.stakes volfyirion duel --games 20

Bot players play; of each game the danger is read at the beginning of its last turn (of the last
round in Wonder Book). It counts if it names the winning side and nobody else or, where all play
against the game and have lost, if it raises an alarm (`ALARMS`): a line that always stands there
warns of nothing. What it said where it failed is printed, then the share with its 95 % interval
(Wilson), and how often the same was said at the beginning of earlier turns: the lower, the more
it says. Games that all have won together, and draws, foretell nothing and are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.simulate.plan import seed_of
from bot.simulate.report import wilson
from engine.core import Dice, Event, Game, Msg, Setup, State
from engine.games import GAMES
from engine.house import HOUSES, play_out

ALARMS = {"wonder-book-lost-next", "wonder-book-lost-soon", "volfyirion-awake", "volfyirion-late"}
SUFFER = {"volfyirion-besieges", "world-adventure-hunts", "world-adventure-raids"}


@dataclass(frozen=True)
class Foretold:
    """Whether the danger named the end at the beginning of the last turn, and of how many of the
    `earlier` turns it said the same."""

    last: bool
    before: int
    earlier: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("mode")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="stakes", help="games of other seeds are other games")
    parser.add_argument("--seats", type=int, help="the fewest if not given")
    parser.add_argument("--set", nargs="*", default=[], metavar="SETTING=VALUE")
    parser.add_argument("--chapter", type=int, default=1, help="of a campaign")
    parser.add_argument("--house", choices=HOUSES, default=next(iter(HOUSES)))
    how = parser.parse_args()
    game, some = GAMES[how.game], list[Foretold]()
    for number in range(how.games):
        seed = seed_of(how.seed, number)
        foretold = foretell(game, setup_of(game, how, seed), how.house, seed)
        some += [foretold] if foretold else []
    print(f"{how.game} {how.mode} by {how.house}: {report(some)}")


def setup_of(game: Game[Any], how: argparse.Namespace, seed: bytes) -> Setup:
    """Bot players in all seats, in a campaign as its parties usually come to that chapter."""
    seats = how.seats or game.mode(how.mode).seats[0]
    campaign = None
    if game.typical and how.chapter > 1:
        campaign = game.typical(how.chapter, Dice(seed, 0))
    settings = dict(one.split("=") for one in how.set)
    return Setup(how.mode, seats, (False,) * seats, settings, campaign)


def report(some: Sequence[Foretold]) -> str:
    """One line of shares, with the 95% interval of the first."""
    n, hits = len(some), sum(one.last for one in some)
    low, high = wilson(hits, n) if n else (0.0, 1.0)
    before, earlier = sum(one.before for one in some), sum(one.earlier for one in some)
    share = f"{hits} of {n} games, {hits / max(1, n):.0%} ({low:.0%} to {high:.0%})"
    return f"{share}; {before} of {earlier} earlier turns"


def foretell(game: Game[Any], setup: Setup, house: str, seed: bytes) -> Foretold | None:
    """None if there was nothing to foretell."""
    starts: list[State] = []

    def watch(before: State, _: Sequence[Event], __: State) -> None:
        if not starts or turn_of(game, starts[-1]) != turn_of(game, before):
            starts.append(before)

    final = play_out(game, setup, [HOUSES[house]] * setup.seats, seed, watch).final
    assert final.result is not None
    how, places = game.mode(setup.mode), final.result.places
    winners = set(how.winners(places))
    if bool(winners) != how.competitive:
        return None
    told = [names(game, s, winners) for s in starts]
    if not told[-1]:
        print(f"{places} {danger_of(game, starts[-1])}", flush=True)
    return Foretold(told[-1], sum(told[:-1]), len(told) - 1)


def danger_of(game: Game[Any], s: State) -> Sequence[Msg]:
    return game.text(game.view(s, None)).stakes[1:]


def names(game: Game[Any], s: State, winners: set[int]) -> bool:
    """Whether the worst danger that names somebody names the winners alone or, if nobody wins, one
    raises an alarm."""
    danger = danger_of(game, s)
    named = [seats for line in danger if (seats := set(seats_in(line)))]
    return named[:1] == [winners] if winners else any(map(is_alarm, danger))


def is_alarm(danger: Msg) -> bool:
    return danger.id in ALARMS or danger.args.get("falls") is True


def turn_of(game: Game[Any], s: Any) -> object:
    """Where heroes share a round, and the danger strikes at its end, that is the round."""
    return game.turn(s) if game.turn and not game.plays_on else s.round


def seats_in(x: object) -> Iterator[int]:
    """The seats that messages name as those who are about to win, not those who suffer."""
    match x:
        case Msg(id=id) if id in SUFFER:
            return
        case Msg():
            for name in ("winners", "seats", "seat"):
                if name in x.args:
                    yield from seats_in(x.args[name])
                    return
        case list() | tuple():
            for item in cast("Sequence[object]", x):
                yield from seats_in(item)
        case int():
            yield x
        case _:
            pass


if __name__ == "__main__":
    main()
