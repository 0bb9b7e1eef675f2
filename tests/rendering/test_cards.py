import pytest

from rendering.cards import HIGH, WIDE, Card, draw_card, draw_hand
from rendering.palette import FOREST

STORY = "The lantern swings once and goes out, and a page turns by itself. " * 8
CARD = Card("The door that was not there", "Story", FOREST, "S", number="12")


@pytest.mark.parametrize(
    "card",
    [
        CARD,
        CARD._replace(story=STORY, rule="**Choose together:** knock, or listen."),
        CARD._replace(art="door", facts=(("heart", "**5** Hearts"),), cost=(("spark", "1"),)),
        CARD._replace(story=STORY, art="door", flavour="It smells of snow."),
    ],
)
def test_cards_are_drawn_the_same_each_time(card: Card) -> None:
    image = draw_card(card)
    assert image.size == (WIDE, HIGH)
    assert image.tobytes() == draw_card(card).tobytes()


def test_a_picture_takes_the_room_that_the_text_leaves() -> None:
    assert draw_card(CARD._replace(art="door")).tobytes() != draw_card(CARD).tobytes()


@pytest.mark.parametrize("count", [1, 3, 6])
def test_a_hand_is_1280_wide(count: int) -> None:
    assert draw_hand([draw_card(CARD)] * count).width == 1280
