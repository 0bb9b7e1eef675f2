import pytest
from PIL import ImageChops

from bot.text.say import say_in
from rendering.cards import Card, together
from rendering.palette import FOREST, INK, mix
from rendering.rows import ART, ART_AT, BAR, EDGE, PAGE, ROW, TALL, WIDE, draw_rows, page_of, pages
from rendering.words import Say

EN = say_in("en")

CARD = Card("Rope", "Item", FOREST, "I", art="door", rule="Climb down.")
LONG = "The lantern swings once and goes out, and a page turns by itself. " * 5


def high(*cards: Card) -> int:
    return draw_rows(cards).height


def test_a_hand_is_as_high_as_its_cards() -> None:
    one, two, four = high(CARD), high(CARD, CARD), high(*[CARD] * 4)

    assert four - two == 2 * (two - one)
    assert ROW < one < ROW + 30


def test_a_row_grows_by_its_text_which_is_never_set_smaller() -> None:
    assert high(CARD._replace(rule=LONG)) > 1.4 * high(CARD)


@pytest.mark.parametrize(
    "change",
    [
        CARD._replace(times=2),
        CARD._replace(chosen=True),
        CARD._replace(title="Lantern"),
        CARD._replace(kind="Shred"),
        CARD._replace(letter="S"),
        CARD._replace(art="key"),
        CARD._replace(number="8"),
        CARD._replace(cost=(("spark", "1"),)),
        CARD._replace(facts=(("heart", "5"),)),
    ],
)
def test_what_a_card_says_stands_in_its_row_without_colour(change: Card) -> None:
    one, other = (draw_rows((card,)) for card in (CARD, change))
    assert one.width == other.width == WIDE
    assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox()


def test_a_portrait_grows_with_its_row() -> None:
    """Told by the rim of its tile."""
    rim, highs = mix(FOREST, INK, 0.3), []
    for rule in ("", LONG, 2 * LONG):
        image = draw_rows([CARD._replace(face="lara", rule=rule)])
        x = EDGE + ART_AT + 2
        highs.append(sum(image.getpixel((x, y)) == rim for y in range(image.height)))
    assert highs == [ART, TALL, TALL]


def test_how_many_there_are_does_not_lie_on_the_picture() -> None:
    one, twelve = (draw_rows((CARD._replace(times=n),)) for n in (1, 12))

    changed = ImageChops.difference(one, twelve).getbbox()

    assert changed
    assert changed[2] <= EDGE + BAR


def test_rows_bear_their_place_in_the_hand() -> None:
    first, fifth, alone = (draw_rows((CARD,), place) for place in (1, 5, 0))
    assert len({picture.tobytes() for picture in (first, fifth, alone)}) == 3


def test_the_first_look_has_four_cards_and_the_rest_comes_behind() -> None:
    cards = [CARD._replace(title=str(n)) for n in range(9)]

    found = [page_of(cards, page) for page in range(pages(len(cards)))]

    assert [len(page) for page in found] == [PAGE, PAGE, 1]
    assert [card for page in found for card in page] == cards
    assert pages(0) == 0


def test_equal_cards_lie_together() -> None:
    def of(id: str, say: Say) -> Card | None:
        return Card(say(id), "", INK, "") if id in ("button-piles", "button-undo") else None

    found = together(["button-undo", "button-piles", "button-undo", "nothing"], of, EN)

    assert [(card.title, card.times) for card in found] == [("Undo", 2), (EN("button-piles"), 1)]
