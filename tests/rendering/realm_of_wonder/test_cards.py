import pytest

from bot.text.say import LANGUAGES, say_in
from engine.core import Zone
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder.cards import EFFECTS, HOMES, MAGIC, MOVES, QUESTS, TILES, kind_of
from rendering.icons import has_icon
from rendering.realm_of_wonder import ARTIST, hand, pile, symbols
from rendering.realm_of_wonder.cards import full_card
from rendering.rows import WIDE
from tests.rendering.realm_of_wonder import race, seen

EN = say_in("en")
NAMES = [
    *(f"card-{card}" for card in (*MOVES, *MAGIC)),
    *(f"tile-{tile}" for tile in TILES),
    *(f"quest-{quest}" for quest in QUESTS),
    *(f"character-{key}" for key in HOMES),
]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_everything_has_an_icon_of_its_own_that_exists() -> None:
    tables = (
        symbols.CHARACTERS,
        symbols.POWERS,
        symbols.SPELLS,
        symbols.TILES,
        symbols.QUESTS,
        symbols.EFFECTS,
    )
    for table in tables:
        assert len(set(table.values())) == len(table)
        assert all(has_icon(icon) for icon in table.values())
    assert set(symbols.CHARACTERS) == set(symbols.POWERS) == set(symbols.LETTERS) == set(HOMES)
    assert set(symbols.TILES) == set(TILES)
    assert set(symbols.QUESTS) == set(QUESTS)
    assert set(symbols.EFFECTS) >= set(EFFECTS.values())
    assert len(set(symbols.LETTERS.values())) == len(HOMES)


def test_public_cards_of_the_game_can_all_be_drawn() -> None:
    assert set(GAME.cards) <= set(NAMES)


@pytest.mark.parametrize("name", ["card-move-2", "card-wish-muscle", "quest-pages"])
def test_cards_are_drawn(name: str) -> None:
    picture = ARTIST.draw_card(name, EN)

    assert picture
    assert picture.width == WIDE


@pytest.mark.parametrize("name", ["card-nonsense", "quest-", "character-king", "nonsense"])
def test_an_unknown_card_has_none(name: str) -> None:
    assert ARTIST.draw_card(name, EN) is None


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_every_card_can_be_read(name: str, lang: str) -> None:
    full = full_card(name, say_in(lang))

    assert full
    assert full.title
    assert full.rule or full.facts


@pytest.mark.rule("RW-15", "RW-16")
@pytest.mark.parametrize("card", MOVES)
def test_a_movement_card_tells_its_speed_and_points(card: str) -> None:
    full = full_card(f"card-{card}", EN)

    assert full
    assert full.figure == str(MOVES[card].speed)
    assert full.cost == ((symbols.MOVES, str(MOVES[card].points)),)
    assert f"**{MOVES[card].points}**" in full.facts[0][1]
    assert len(full.facts) == 1 + bool(MOVES[card].effect)


def test_no_two_kinds_of_cards_have_the_same_picture() -> None:
    """Of magic cards those with and without a muscle are one kind."""
    cards = [full_card(f"card-{card}", EN) for card in (*MOVES, *(kind_of(card) for card in MAGIC))]
    pictures = {(card.art, card.figure) for card in cards if card}

    assert len(pictures) == len(MOVES) + len({kind_of(card) for card in MAGIC})


@pytest.mark.rule("RW-13")
def test_a_hand_holds_movement_cards_by_speed_the_chosen_one_first_then_magic_cards() -> None:
    s = race()
    s.characters[1].moves = Zone(["move-50", "move-1", "move-20"], [1])
    s.characters[1].magic = Zone(["wish", "cannon", "wish"], [1])
    s.characters[1].chosen.value = "move-20"

    found = hand(seen(s, 1), EN)

    named = [f"card-{card}" for card in ("move-20", "move-1", "move-50", "wish", "cannon")]
    assert [card.title for card in found] == [EN(name) for name in named]
    assert [card.chosen for card in found] == [True, False, False, False, False]
    assert [card.times for card in found] == [1, 1, 1, 2, 1]


def test_strangers_have_no_hand() -> None:
    assert hand(seen(race()), EN) == ()


def test_a_pile_holds_cards_and_tiles_equal_ones_together() -> None:
    tile = next(iter(TILES))

    found = pile(["wish", tile, "wish"], EN)

    assert [(card.title, card.times) for card in found] == [
        (EN("card-wish"), 2),
        (EN(f"tile-{tile}"), 1),
    ]
