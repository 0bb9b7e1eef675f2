from itertools import groupby

from PIL import ImageChops

from rendering.result import BOTTOM, Player, ResultCard, draw_result

CARD = ResultCard(
    "Won", "Chapter I", "trophy", "7", "Destiny", (Player(0, "K", "龍の騎士", "Ken"),)
)


def test_the_card_shows_everyone() -> None:
    more = CARD._replace(players=(*CARD.players, Player(1, "L", "x" * 32, "Lara")))
    assert draw_result(CARD).size == (1280, 720)
    assert draw_result(more).tobytes() != draw_result(CARD).tobytes()


def test_six_players_fit() -> None:
    """Within the frame, in lines apart from one another."""
    six = tuple(Player(seat, "KLMNOP"[seat], f"Player {seat}", "66") for seat in range(6))
    without, with_them = (draw_result(CARD._replace(players=some)) for some in ((), six))

    drawn = ImageChops.difference(without, with_them)

    inked = [drawn.crop((0, y, drawn.width, y + 1)).getbbox() is not None for y in range(720)]
    assert sum(ink for ink, _ in groupby(inked)) == 6
    assert not any(inked[BOTTOM:])
