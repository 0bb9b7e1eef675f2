from itertools import groupby

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.result import BOTTOM, LEFT, Player, ResultCard, draw_result
from tests.rendering import every
from tests.rendering.witness import watched, written

CARD = ResultCard(
    "", "Won", "Chapter I", ("ken",), "7", "Destiny", (Player(0, "K", "龍の騎士", "Ken"),)
)
SIX = tuple(Player(seat, "KLMNOP"[seat], f"Player {seat}", "66") for seat in range(6))
TEAMS = tuple(player._replace(place=1 + n // 3) for n, player in enumerate(SIX))


def test_the_card_shows_everyone() -> None:
    more = CARD._replace(players=(*CARD.players, Player(1, "L", "x" * 32, "Lara")))
    assert draw_result(CARD).size == (1280, 720)
    assert draw_result(more).tobytes() != draw_result(CARD).tobytes()


def test_six_players_fit() -> None:
    """Within the frame, in lines apart from one another."""
    inked = _inked(SIX)
    assert sum(ink for ink, _ in groupby(inked)) == 6
    assert not any(inked[BOTTOM:])


def test_two_teams_stand_apart() -> None:
    """The space between them is larger than that between partners."""
    spaces = [len([*run]) for ink, run in groupby(_inked(TEAMS)) if not ink][1:-1]
    assert len(spaces) == 5
    assert spaces[2] == max(spaces) > 2 * spaces[0]


def test_six_names_can_be_read_on_a_phone() -> None:
    """At 400 points, the same size as what is asked in a message."""
    long = tuple(player._replace(name="Wendelin (Maximilian)") for player in SIX)
    with watched():
        image = draw_result(CARD._replace(players=long))
        sizes = [line.size for line in written(image) if line.text == long[0].name]
    assert len(sizes) == 6
    assert min(sizes) * 400 / image.width >= 11


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_who_won_is_seen_large_and_left_of_the_words(count: int) -> None:
    heads = ("ken", "lara", "sid", "tina")[:count]
    bare, shown = (draw_result(CARD._replace(heads=some)) for some in ((), heads))
    box = ImageChops.difference(bare, shown).getbbox()
    assert box
    assert box[2] <= LEFT
    assert box[3] - box[1] >= 250


def test_behind_it_lies_the_ground_of_each_game() -> None:
    """Another in each; it fills the card, darker below the words."""
    grounds = {}
    for key, _, s in every.tables():
        artist = every.artist_of(key)
        assert artist
        assert artist.ground
        grounds[key] = artist.ground(s)
    cards = {key: draw_result(CARD._replace(ground=ground)) for key, ground in grounds.items()}
    assert len({card.tobytes() for card in cards.values()}) == len(cards) == 4

    white = draw_result(CARD._replace(ground=Image.new("RGB", (320, 190), "white")))
    left, right = ((30, 660, 100, 690), (1100, 660, 1200, 690))
    assert ImageStat.Stat(white.crop(left).convert("L")).mean[0] > 150
    assert ImageStat.Stat(white.crop(right).convert("L")).mean[0] < 90


def _inked(players: tuple[Player, ...]) -> list[bool]:
    """Which rows of pixels the lines of players take."""
    without, with_them = (draw_result(CARD._replace(players=some)) for some in ((), players))
    drawn = ImageChops.difference(without, with_them)
    rows = range(drawn.height)
    return [drawn.crop((0, y, drawn.width, y + 1)).getbbox() is not None for y in rows]
