import pytest
from PIL import ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.core import Zone
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder.cards import EFFECTS, HOMES, MAGIC, MOVES, QUESTS, TILES
from rendering.cards import plan
from rendering.grid import GAP, WIDE
from rendering.icons import has_icon
from rendering.realm_of_wonder import ARTIST, draw_hand, draw_pile, symbols
from rendering.realm_of_wonder.cards import full_card
from rendering.realm_of_wonder.faces import NAME_HIGH, face, name_block, rule_block
from rendering.realm_of_wonder.hand import MAGIC_HIGH, MOVE_HIGH
from rendering.rich import Block
from tests.rendering.realm_of_wonder import race, seen

EN = say_in("en")
NAMES = [
    *(f"card-{card}" for card in (*MOVES, *MAGIC)),
    *(f"tile-{tile}" for tile in TILES),
    *(f"quest-{quest}" for quest in QUESTS),
    *(f"character-{key}" for key in HOMES),
]
NARROW = (WIDE - 5 * GAP) // 4  # of a card where four lie in a row

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
    assert picture.size == (600, 840)


@pytest.mark.parametrize("name", ["card-nonsense", "quest-", "character-king", "nonsense"])
def test_an_unknown_card_has_none(name: str) -> None:
    assert ARTIST.draw_card(name, EN) is None


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_every_card_can_be_read(name: str, lang: str) -> None:
    full = full_card(name, say_in(lang))

    assert full
    assert full.title
    assert full.rule
    assert plan(full).size >= 24


@pytest.mark.rule("RW-15", "RW-16")
@pytest.mark.parametrize("card", MOVES)
def test_a_movement_card_tells_its_speed_and_points(card: str) -> None:
    full = full_card(f"card-{card}", EN)

    assert full
    assert full.cost == (("winged", str(MOVES[card].speed)),)
    assert f"**{MOVES[card].points}**" in full.facts[0][1]
    assert len(full.facts) == 1 + bool(MOVES[card].effect)


@every_language
@pytest.mark.parametrize("card", [*MAGIC, *TILES])
def test_names_and_rules_in_the_hand_are_whole(card: str, lang: str) -> None:
    say = say_in(lang)
    kind = "tile" if card in TILES else "card"

    name, rule = name_block(card, say, NARROW), rule_block(card, say, (NARROW, MAGIC_HIGH))

    assert _words(name) == "".join(say(f"{kind}-{card}").split())
    assert _words(rule) == "".join(say(f"{kind}-{card}-rules").split())
    assert name.height <= NAME_HIGH
    assert rule.height <= MAGIC_HIGH - NAME_HIGH - 60


def test_the_chosen_card_is_marked_without_colour() -> None:
    size = (410, MOVE_HIGH)

    plain, chosen = (face("move-9", EN, size, mark).convert("L") for mark in (False, True))

    assert ImageChops.difference(plain, chosen).getbbox()


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 7, 12])
def test_a_hand_is_1280_wide(count: int) -> None:
    s = race()
    s.characters[1].moves = Zone(["move-1", "move-20", "move-50"], [1])
    s.characters[1].magic = Zone([*MAGIC][:count], [1])

    picture = draw_hand(seen(s, 1), EN)

    assert picture
    assert picture.width == WIDE
    assert picture.height <= 1700


def test_strangers_have_no_hand() -> None:
    assert draw_hand(seen(race()), EN) is None


@pytest.mark.parametrize("count", [0, 1, 30])
def test_a_pile_can_be_looked_through(count: int) -> None:
    picture = draw_pile([*MOVES][:count], EN)

    assert picture.width == WIDE


def test_equal_cards_lie_together() -> None:
    one, two = draw_pile(["wish"], EN), draw_pile(["wish", "wish"], EN)

    assert one.size == two.size
    assert one.tobytes() != two.tobytes()


def _words(block: Block) -> str:
    """Without blanks: which a line break takes the place of, and which hold a mark to its word."""
    return "".join("".join(placed.atom.value.split()) for placed in block.atoms)
