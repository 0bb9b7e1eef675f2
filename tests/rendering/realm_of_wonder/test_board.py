from collections.abc import Callable
from itertools import combinations
from math import hypot

import pytest
from PIL import Image, ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.core import HIDDEN, Result
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cards import HOMES, QUESTS
from engine.games.realm_of_wonder.state import Fort, Realm, Roll
from rendering.fonts import Face
from rendering.pieces import LEAST
from rendering.realm_of_wonder import draw
from rendering.realm_of_wonder.board import changed
from rendering.realm_of_wonder.column import (
    FACE,
    NEEDED,
    NUMBER,
    ROUND,
    TURN,
    WIDE,
    Mark,
    head_of,
    quest_title,
    track,
)
from rendering.realm_of_wonder.easel import RADIUS, Brush, Easel, Stand, spot
from rendering.realm_of_wonder.figures import Standing, Token, picture
from rendering.realm_of_wonder.ground import MIDDLE, plate, stars
from rendering.realm_of_wonder.lands import furnish
from rendering.realm_of_wonder.legend import ENTRIES, SIDE, SIGN, WORD
from rendering.realm_of_wonder.panels import NAME
from rendering.realm_of_wonder.passages import meetings
from rendering.realm_of_wonder.regions import mainland
from rendering.realm_of_wonder.spots import CODE, half_width, space, tower
from rendering.realm_of_wonder.symbols import GROUND
from rendering.text import Style, width
from tests.rendering.realm_of_wonder import casting, choosing, race, seen
from tests.rendering.witness import watched, written

EN = say_in("en")
PHONE = 400 / 1280  # a picture of 1280 on a phone

Change = Callable[[Realm], object]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _picture(s: Realm, seat: int | None = None) -> Image.Image:
    return draw(seen(s, seat), EN)


@every_language
@pytest.mark.parametrize("table", [race, choosing, casting])
def test_every_step_is_drawn_in_every_language(table: Callable[[], Realm], lang: str) -> None:
    assert draw(seen(table()), say_in(lang)).size == (1280, 960)


@pytest.mark.parametrize("seats", range(2, 7))
def test_any_number_of_players_is_drawn(seats: int) -> None:
    assert _picture(race(seats), 0).size == (1280, 960)


def test_the_same_table_looks_the_same_and_drawing_changes_nothing() -> None:
    s, other = race(), race()
    other.characters[2].at, other.towers = "H2", []

    first = _picture(s).tobytes()
    second = _picture(other).tobytes()

    assert s == race()
    assert _picture(s).tobytes() == first
    assert _picture(other).tobytes() == second != first


CHANGES: list[Change] = [
    lambda s: setattr(s, "round", 8),
    lambda s: setattr(s, "turn_of", 4),
    lambda s: setattr(s, "step", "spells"),
    lambda s: setattr(s, "quest", "pages"),
    lambda s: setattr(s, "middle", 4),
    lambda s: setattr(s, "castle", 4),
    lambda s: s.towers.remove("H5"),
    lambda s: s.monsters.pop("M13"),
    lambda s: s.monsters.update(M13="vampire"),
    lambda s: s.forts.pop("H4"),
    lambda s: setattr(s.forts["D14"], "height", 6),
    lambda s: setattr(s.forts["D14"], "owner", 0),
    lambda s: s.forts.update(Q3=Fort(2, 1)),
    lambda s: setattr(s.characters[4], "at", "I3"),
    lambda s: setattr(s.characters[4], "mp", 99),
    lambda s: s.characters[4].moves.cards.pop(),
    lambda s: s.characters[4].magic.cards.pop(),
    lambda s: s.characters[4].tiles.append("orb"),
    lambda s: s.characters[4].tiles.append("knight"),
    lambda s: setattr(s.characters[4], "ready", False),
    lambda s: setattr(s.characters[4], "victory", True),
    lambda s: setattr(s.characters[4], "shoes", 1),
    lambda s: setattr(s.characters[4], "muscles", 1),
    lambda s: setattr(s.characters[4].pace, "speed", 62),
    lambda s: setattr(s.characters[4].pace, "moved", True),
    lambda s: setattr(s.characters[4].pace, "balloon", True),
    lambda s: setattr(s.characters[2].pace, "left", 1),
    lambda s: s.marks.update(Q3=40),
    lambda s: setattr(s, "footprints", []),
    lambda s: setattr(s, "rolled", []),
    lambda s: setattr(s, "rolled", [Roll(2, ["heath"])]),
    lambda s: setattr(s, "result", Result((1, 2, 2, 2, 2, 2), ((),) * 6)),
]


@pytest.mark.parametrize("change", CHANGES)
def test_what_a_player_must_know_is_on_the_picture(change: Change) -> None:
    before, after = race(), race()
    change(after)

    difference = ImageChops.difference(_picture(before), _picture(after))

    assert difference.getbbox()


def test_a_progress_is_on_the_picture_of_every_quest() -> None:
    for quest in QUESTS:
        before, after = race(), race()
        before.quest = after.quest = quest
        after.characters[3].pages = after.characters[3].battles = 3
        after.characters[3].mp, after.forts["Q3"] = 29, Fort(3, 1)

        assert _picture(before).tobytes() != _picture(after).tobytes()


def test_one_sees_which_seat_is_the_own() -> None:
    pictures = {_picture(race(), seat).tobytes() for seat in (None, 0, 1)}

    assert len(pictures) == 3


def test_one_sees_who_has_chosen() -> None:
    before, after = choosing(), choosing()
    after.characters[1].chosen.value = HIDDEN

    assert _picture(before).tobytes() != _picture(after).tobytes()


@pytest.mark.parametrize("icon", ["check", "hourglass", ""])
def test_what_lies_below_a_face_touches_neither_it_nor_the_frame(icon: str) -> None:
    who = Token(0, "M", "mage")
    with_face, without = (track("cards", marks, EN) for marks in ((Mark(who, "28", icon),), ()))

    rows = ImageChops.difference(with_face, without).convert("L").point([0] + [255] * 255)
    inked = [rows.crop((0, y, rows.width, y + 1)).getbbox() is not None for y in range(rows.height)]
    assert not any(inked[-4:])
    face_from = inked.index(True)
    assert not all(inked[face_from + FACE - 2 : face_from + FACE + 4])


def test_nothing_hidden_shows() -> None:
    """Other cards in hidden places, as many: the same picture."""
    one, other = choosing(), choosing()
    for character in other.characters:
        character.moves.cards = ["move-3"] * len(character.moves.cards)
        character.magic.cards = ["wish"] * len(character.magic.cards)
        character.orders.quiet.value = character.orders.counter.value = "never"
    other.characters[0].chosen.value = "move-50"
    other.tiles.cards = ["dragon"] * len(other.tiles.cards)
    other.deck.cards, other.magic.cards = ["move-1"] * 20, ["cannon"] * 21

    assert _picture(one).tobytes() == _picture(other).tobytes()


# --- discs ------------------------------------------------------------------------------------


@pytest.mark.rule("RW-26")
def test_a_turned_disc_looks_turned_and_takes_its_spaces_along() -> None:
    pictures = {plate(Stand(turn, turn), 1).image.tobytes() for turn in range(6)}
    places = {spot("H11", Stand(turn, 0)) for turn in range(6)}

    assert len(pictures) == len(places) == 6
    assert spot("H11", Stand(0, 0)) == spot("H11", Stand(0, 3))
    assert spot("H2", Stand(0, 0)) == spot("H2", Stand(5, 5))


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("middle", range(6))
@pytest.mark.parametrize("castle", range(6))
def test_bridges_are_short_and_lead_inwards(middle: int, castle: int) -> None:
    stand = Stand(middle, castle)

    bridges = [(spot(one, stand), spot(other, stand)) for one, other in meetings(stand)]

    assert len(bridges) >= 5
    for (x0, y0), (x1, y1) in bridges:
        assert 50 < ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 < RADIUS / 5


def test_a_way_that_a_disc_has_torn_is_not_drawn() -> None:
    torn, none = race(), race()
    torn.footprints, none.footprints = ["Q2", "Q11"], []  # the path and the dock are apart now

    assert _picture(torn).tobytes() == _picture(none).tobytes()


# --- what changed -----------------------------------------------------------------------------


def test_what_is_newer_than_the_reader_is_ringed() -> None:
    s = race()

    s.characters[0].seen, s.characters[1].seen = 38, 40

    assert changed(seen(s, 0)) == {"O14", "O13", "I13"}
    assert changed(seen(s, 1)) == set()
    assert changed(seen(s)) == {"O14", "I13"}


@pytest.mark.rule("RW-26")
def test_a_turned_disc_does_not_ring_all_that_it_carries() -> None:
    s = race()
    s.marks = {code: 39 for code, one in SPACES.items() if one.disc == "middle"} | {"H12": 40}

    assert changed(seen(s, 0)) == {"H12"}


# --- reading ----------------------------------------------------------------------------------


def test_codes_fit_and_are_nine_pixels_on_a_phone() -> None:
    assert CODE * PHONE > 9
    for code in SPACES:
        assert width(code, Style(Face.BOLD, CODE)) <= 2 * half_width(len(code) > 2)


def test_states_differ_without_colour() -> None:
    token, other = Token(0, "M"), Token(1, "G")
    pairs = [
        (space("H3", 1), tower("H3", 1)),
        (picture(Standing("H4"), 1).image, picture(Standing("H4", fort=token), 1).image),
        (
            picture(Standing("H4", fort=token, height=1), 1).image,
            picture(Standing("H4", fort=other, height=1), 1).image,
        ),
        (
            picture(Standing("H2", figure=token), 1).image,
            picture(Standing("H2", figure=other), 1).image,
        ),
        (
            picture(Standing("M13", monster="dragon"), 1).image,
            picture(Standing("M13", monster="vampire"), 1).image,
        ),
        (space("K1", 1, False), space("K5", 1, False)),  # easy, hard
    ]

    for one, two in pairs:
        assert one.size != two.size or one.convert("L").tobytes() != two.convert("L").tobytes()


@every_language
def test_labels_are_whole_and_large_enough(lang: str) -> None:
    say = say_in(lang)
    steps = ("points", "cards", "spells", "movement")
    labels = [
        *((f"{say('picture-round', n=40)} · {say(f'picture-step-{s}')}", ROUND, 24) for s in steps),
        *((say(f"picture-track-{s}"), NUMBER, 20) for s in ("cards", "spells", "movement")),
        (say("picture-all-choose"), TURN, 24),
        (say("picture-your-turn"), TURN, 170),
        *((say(f"character-{key}"), NAME, 170) for key in HOMES),
    ]

    for text, style, taken in labels:
        room = WIDE - taken
        assert width(text, style) <= room or width(text, style._replace(size=LEAST)) <= room, text


@every_language
def test_the_two_columns_of_the_legend_leave_each_other_room(lang: str) -> None:
    words = [say_in(lang)(f"picture-legend-{word}") for word, _ in ENTRIES]
    left, right = (max(width(word, WORD) for word in words[i::2]) for i in (0, 1))
    assert left + right + 2 * (SIGN + SIDE) <= WIDE - 6


@every_language
@pytest.mark.parametrize("quest", QUESTS)
def test_names_of_quests_are_whole(quest: str, lang: str) -> None:
    say = say_in(lang)

    block = quest_title(quest, WIDE - 76 - width("30", NEEDED), say)

    assert "".join(atom.atom.value for atom in block.atoms) == say(f"quest-{quest}").replace(
        " ", ""
    )
    assert block.size >= 26


def test_lands_differ_in_what_stands_on_them() -> None:
    """Drawn on the same piece of ground, and without its colour."""
    shapes: list[Image.Image] = []
    for land in LANDS:
        bare = Image.new("RGB", (940, 960), GROUND[land])
        furnished = bare.copy()
        furnish(Easel(furnished, (470, 480), 1), mainland(0)._replace(land=land), 1)
        ink = ImageChops.difference(bare, furnished).convert("L")
        shapes.append(ink.point([255 * (shade > 12) for shade in range(256)]))

    for one, other in combinations(shapes, 2):
        both = _ink(ImageChops.lighter(one, other))
        assert _ink(ImageChops.difference(one, other)) > 0.4 * both


def _ink(shape: Image.Image) -> int:
    return shape.histogram()[255]


def test_in_the_end_the_head_names_who_won() -> None:
    won, shared = race(3), race(3)
    won.result = Result((2, 1, 3), ((), (), ()), "orbs")
    shared.result = Result((1, 1, 3), ((), (), ()))

    assert head_of(seen(won, 0)).who == won.characters[1].key
    assert head_of(seen(won, 0)).step == "end"
    assert head_of(seen(shared, 0)).acting is None


@pytest.mark.parametrize(
    "lang", [pytest.param(o, marks=[] if o == "fr" else pytest.mark.landing) for o in LANGUAGES]
)
def test_the_title_lies_in_the_sky(lang: str) -> None:
    say = say_in(lang)
    with watched():
        lines = written(draw(seen(race()), say))
    title = next(line for line in lines if line.text == say("game-realm-of-wonder"))
    _, _, right, bottom = title.box

    assert hypot(right - MIDDLE[0], bottom - MIDDLE[1]) > RADIUS


def test_no_star_shines_between_the_last_dice() -> None:
    brush = Brush((-470, -480, 470, 480), 1)
    stars(brush)
    sky = brush.mask()

    assert sky.getbbox()
    assert not sky.crop((0, 850, 240, 960)).getbbox()
