from rendering.result import Player, ResultCard, draw_result

CARD = ResultCard(
    "Won", "Chapter I", "trophy", "7", "Destiny", (Player(0, "K", "龍の騎士", "Ken"),)
)


def test_the_card_shows_everyone() -> None:
    more = CARD._replace(players=(*CARD.players, Player(1, "L", "x" * 32, "Lara")))
    assert draw_result(CARD).size == (1280, 720)
    assert draw_result(more).tobytes() != draw_result(CARD).tobytes()
