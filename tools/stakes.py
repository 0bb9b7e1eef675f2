"""How often the danger that stands on the table names who wins, or what loses, a turn ahead.

    python -m tools.stakes volfyirion duel --games 20

Bot players play; of each game the danger is read at the beginning of its last turn. It counts if it
names the winning side and nobody else or, where all play against the game and have lost, if it
speaks of what beats them. What it said where it failed is printed, then the share with its 95 %
interval (Wilson).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, cast

from bot.simulate.report import wilson
from engine.core import Event, Game, Msg, Setup, State
from engine.games import GAMES
from engine.house import HOUSES, play_out, search

SUFFER = {"volfyirion-besieges", "world-adventure-hunts", "world-adventure-raids"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("mode")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, help="the fewest if not given")
    parser.add_argument("--house", choices=HOUSES, default=next(iter(HOUSES)))
    parser.add_argument("--playouts", type=int, default=search.PLAYOUTS, help="fewer are quicker")
    how = parser.parse_args()
    search.PLAYOUTS = how.playouts
    game = GAMES[how.game]
    seats = how.seats or game.mode(how.mode).seats[0]
    outcomes = [named(game, how.mode, seats, how.house, number) for number in range(how.games)]
    told = [one for one in outcomes if one is not None]
    low, high = wilson(sum(told), len(told)) if told else (0.0, 1.0)
    share = sum(told) / len(told) if told else 0.0
    of = f"{sum(told)} of {len(told)} games, {share:.0%} ({low:.0%} to {high:.0%})"
    print(f"{how.game} {how.mode} by {how.house}: {of}")


def named(game: Game[Any], mode: str, seats: int, house: str, number: int) -> bool | None:
    """Whether the danger foretold the end; None if there was nothing to foretell, since all won
    together or nobody did."""
    starts: list[State] = []

    def watch(before: State, _: Sequence[Event], __: State) -> None:
        if not starts or turn_of(game, starts[-1]) != turn_of(game, before):
            starts.append(before)

    setup = Setup(mode, seats, (False,) * seats)
    record = play_out(game, setup, [HOUSES[house]] * seats, number.to_bytes(16, "big"), watch)
    result, how = record.final.result, game.mode(mode)
    assert result is not None
    winners = set(how.winners(result.places))
    if not winners if how.competitive else winners:
        return None
    _, *danger = game.text(game.view(starts[-1], None)).stakes
    found = set(seats_in(danger)) == winners if how.competitive else bool(danger)
    if not found:
        print(f"game {number}: {result.places} {danger}", flush=True)
    return found


def turn_of(game: Game[Any], s: Any) -> object:
    return game.turn(s) if game.turn else s.round


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
