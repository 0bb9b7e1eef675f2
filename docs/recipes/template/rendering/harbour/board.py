"""The table's picture: the captains as rows of a board."""

from PIL import Image

from engine.core import View
from engine.games.harbour.bidding import points
from engine.games.harbour.state import Harbour
from rendering.cards import Card
from rendering.leaderboard import Board, Standing, draw_leaderboard
from rendering.words import Say, said


def draw(view: View[Harbour], say: Say) -> Image.Image:
    standings = [
        Standing(
            1 + sum(points(other) > points(one) for other in view.s.captains),
            say("seat", number=seat + 1),
            (str(one.coins), str(points(one))),
            mine=seat == view.seat,
        )
        for seat, one in enumerate(view.s.captains)
    ]
    ship = said(say, f"ship-{view.s.quay}") if view.s.quay else ""
    columns = (said(say, "picture-harbour-coins"), said(say, "score-points"))
    return draw_leaderboard(Board(said(say, "game-harbour"), ship, columns, tuple(standings)))


def no_card(_: str, __: Say) -> None:
    """No card of this game can be looked up."""


def no_cards(_: View[Harbour], __: Say) -> tuple[Card, ...]:
    """Nobody holds any."""
    return ()
