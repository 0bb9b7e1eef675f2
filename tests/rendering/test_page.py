import pytest

from rendering.cards import Card
from rendering.page import FOOT, MARGIN, WIDE, draw_page
from rendering.palette import FOREST

STORY = "The lantern swings once and goes out, and a page turns by itself. " * 8
CARD = Card("The door that was not there", "Story", FOREST, "S", story="Knock.", number="12")


@pytest.mark.parametrize(
    "card",
    [
        CARD,
        CARD._replace(story=STORY, rule="**Choose together:** knock, or listen."),
        CARD._replace(art="door", facts=(("heart", "**5** Hearts"),)),
        CARD._replace(story=STORY, art="door", flavour="It smells of snow."),
    ],
)
def test_pages_are_drawn_the_same_each_time(card: Card) -> None:
    image = draw_page(card)
    assert image.width == WIDE
    assert image.tobytes() == draw_page(card).tobytes()


def test_a_page_is_as_high_as_what_stands_on_it() -> None:
    high = [
        draw_page(card).height
        for card in (
            CARD,
            CARD._replace(rule="Listen."),
            CARD._replace(rule="Listen.", art="door"),
            CARD._replace(rule="Listen.", art="door", story=STORY),
        )
    ]
    assert high == sorted(set(high))
    assert high[0] < WIDE
    assert min(MARGIN, FOOT) > 24  # nothing stands on the frame
