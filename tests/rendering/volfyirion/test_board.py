from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.text.say import LANGUAGES, say_in
from engine.core import HIDDEN, Result
from engine.games.volfyirion.cards import CARDS, CITIES
from engine.games.volfyirion.state import LAIR, City, Dragon, Played, RageCard, Volfyirion
from rendering.pieces import LEAST
from rendering.volfyirion import draw
from rendering.volfyirion.board import (
    CIRCLE,
    CIRCLE_ROW,
    FLIGHT,
    FLIGHT_GAP,
    HIGH,
    LEFT,
    MARKET,
    RIGHT,
    TEAM_CITIES,
    shares,
)
from rendering.volfyirion.chips import chip_of
from rendering.volfyirion.cities import (
    EDGE,
    LEAST_NAME,
    Plate,
    name_lines,
    name_room,
    plate,
    plate_of,
)
from rendering.volfyirion.cities import HEAD as CITY_HEAD
from rendering.volfyirion.houses import panel, panel_of
from rendering.volfyirion.market import CARD, HEAD, STEP, cells, heading
from rendering.volfyirion.rage import worth
from tests.rendering.volfyirion import STRONGHOLDS, coop, duel, seen, solo, team
from tests.rendering.witness import Written, watched, written

EN = say_in("en")
TABLES = (duel, solo, coop, team)

Change = Callable[[Volfyirion], object]
Box = tuple[int, int, int, int]

every_table = pytest.mark.parametrize("table", TABLES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _picture(s: Volfyirion, seat: int | None = None) -> Image.Image:
    return draw(seen(s, seat), EN)


def _changed(table: Callable[[], Volfyirion], change: Change) -> Box | None:
    """Where the picture differs after a change."""
    before, after = table(), table()
    change(after)
    return ImageChops.difference(_picture(before), _picture(after)).getbbox()


@every_table
@every_language
def test_every_mode_is_drawn_in_every_language(table: Callable[[], Volfyirion], lang: str) -> None:
    s = table()
    assert draw(seen(s), say_in(lang)).size == (1280, HIGH[s.mode])


@every_table
def test_the_same_table_looks_the_same_and_drawing_changes_nothing(
    table: Callable[[], Volfyirion],
) -> None:
    s = table()
    first = _picture(s).tobytes()
    assert s == table()
    assert _picture(s).tobytes() == first


COMMON: list[Change] = [
    lambda s: setattr(s, "round", 12),
    lambda s: s.houses[0].deck.cards.pop(),
    lambda s: s.houses[0].hand.cards.pop(),
    lambda s: s.houses[0].discard.pop(),
    lambda s: setattr(s.houses[0].points, "command", 9),
    lambda s: setattr(s.houses[0].points, "battle", 9),
    lambda s: setattr(s.houses[0].points, "knowledge", 9),
    lambda s: s.houses[0].play.append(Played("barter")),
    lambda s: s.houses[0].play.append(Played("captain")),
    lambda s: setattr(s.houses[0].play[0], "sealed", True),
    lambda s: setattr(s.houses[0].play[-1], "card", "pure-qoam"),
    lambda s: setattr(s.cities[2], "standing", not s.cities[2].standing),
    lambda s: setattr(s.cities[-1], "shift", 2),
    lambda s: setattr(s.cities[-1], "troops", [Played("novice")]),
    lambda s: setattr(s.cities[-1], "buildings", [Played("mint")]),
    lambda s: s.markets[0].row.__setitem__(1, "mint"),
    lambda s: s.markets[0].deck.cards.pop(),
    lambda s: setattr(s.markets[0].top, "cards", [HIDDEN]),
    lambda s: setattr(s, "dragon", Dragon("gone")),
]


@every_table
@pytest.mark.parametrize("change", COMMON)
def test_what_a_player_must_know_is_on_the_picture(
    table: Callable[[], Volfyirion], change: Change
) -> None:
    assert _changed(table, change)


@pytest.mark.parametrize(
    ("table", "change"),
    [
        (duel, lambda s: setattr(s, "turn_of", 1)),
        (duel, lambda s: setattr(s.houses[1], "perk", "qoam-oracle")),
        (duel, lambda s: setattr(s.houses[1].ploy, "cards", [])),
        (duel, lambda s: setattr(s.houses[1].ploy, "cards", ["afterthought"])),
        (duel, lambda s: setattr(s, "dragon", Dragon())),
        (duel, lambda s: setattr(s, "dragon", Dragon("city", "kyr"))),
        (duel, lambda s: s.markets[0].lair.__setitem__(0, "")),
        (duel, lambda s: s.markets[0].wonders.cards.pop()),
        (duel, lambda s: setattr(s.markets[0], "claimed", True)),
        (duel, lambda s: s.cities.append(City(LAIR, 9, [0]))),
        (duel, lambda s: setattr(s.cities[1].buildings[0], "used", False)),
        (duel, lambda s: setattr(s, "result", Result((1, 2), ((), ())))),
        (solo, lambda s: setattr(s, "dragon", Dragon())),
        (solo, lambda s: setattr(s, "level", "easy")),
        (solo, lambda s: setattr(s.rage, "kept", "stab")),
        (solo, lambda s: setattr(s.rage, "kept", "")),
        (solo, lambda s: s.rage.pile.cards.pop()),
        (solo, lambda s: s.rage.aside.pop()),
        (solo, lambda s: s.rage.revealed.extend(["guard", "stab"])),
        (coop, lambda s: setattr(s, "level", "hard")),
        (coop, lambda s: s.rage.left.pop()),
        (coop, lambda s: s.rage.right.append(RageCard("sharp-qoam"))),
        (coop, lambda s: setattr(s.rage.left[0], "sealed", True)),
        (coop, lambda s: s.rage.deck.cards.pop()),
        (coop, lambda s: s.rage.discard.pop()),
        (coop, lambda s: setattr(s.houses[1].points, "battle", 8)),
        (coop, lambda s: setattr(s, "dragon", Dragon("city", "kyr"))),
        (team, lambda s: setattr(s, "turn_of", 1)),
        (team, lambda s: setattr(s, "dragon", Dragon("lair", lair=1))),
        (team, lambda s: s.markets[1].sealed.append("mint")),
        (team, lambda s: s.markets[1].lair.__setitem__(1, "void-fluid")),
        (team, lambda s: setattr(s.houses[1].points, "command", 7)),
        (team, lambda s: s.houses[3].play.append(Played("stab"))),
    ],
)
def test_what_a_mode_has_of_its_own_is_on_the_picture(
    table: Callable[[], Volfyirion], change: Change
) -> None:
    assert _changed(table, change)


@every_table
def test_who_looks_sits_below(table: Callable[[], Volfyirion]) -> None:
    """Solo and co-op have one side only; there only one's own name changes."""
    s = table()
    first, last = _picture(s, 0), _picture(s, s.seats - 1)
    apart = ImageChops.difference(first, last).getbbox()
    assert (apart is None) == (s.seats == 1)
    if s.mode in ("duel", "team"):
        assert apart
        assert apart[3] - apart[1] > 600


@every_table
def test_nothing_hidden_shows(table: Callable[[], Volfyirion]) -> None:
    """Other cards in hidden places, as many: the same picture."""
    one, other = table(), table()
    for house in other.houses:
        house.deck.cards = ["stab"] * len(house.deck.cards)
        house.hand.cards = ["barter"] * len(house.hand.cards)
        house.unseen = ["barter"]
    for market in other.markets:
        market.deck.cards = ["mint"] * len(market.deck.cards)
        market.wonders.cards = ["void-fluid"] * len(market.wonders.cards)
    for zone in (other.rage.pile, other.rage.deck):
        zone.cards = ["guard"] * len(zone.cards)
    other.ploys.cards = ["afterthought"]
    assert _picture(one).tobytes() == _picture(other).tobytes()


@pytest.mark.parametrize("cards", [1, 6, 9, 13, 15, 24])
@every_table
def test_a_play_area_holds_as_many_cards_as_come(
    table: Callable[[], Volfyirion], cards: int
) -> None:
    names = [*CARDS][:cards]

    def fill(s: Volfyirion, count: int) -> Volfyirion:
        for house in s.houses:
            house.play = [Played(card) for card in names[:count]]
        return s

    fewer, more = _picture(fill(table(), cards - 1)), _picture(fill(table(), cards))
    assert ImageChops.difference(fewer, more).getbbox()


@pytest.mark.rule("VF-52")
def test_a_row_of_the_grid_is_worth_its_product() -> None:
    assert worth((("void-fluid", False), ("pure-qoam", False))) == 12
    assert worth((("void-fluid", False), None)) == 4
    assert worth((("void-fluid", False), ("pure-qoam", True))) == 4
    assert worth((("void-fluid", True), None)) == 0


@every_language
@pytest.mark.parametrize("marks", [(), (0,), (0, 1)])
@pytest.mark.parametrize("dragon", [False, True])
def test_names_of_cities_fit(lang: str, marks: tuple[int, ...], dragon: bool) -> None:
    wide = (RIGHT - LEFT - 2 * FLIGHT_GAP) // 3
    for key in STRONGHOLDS if len(marks) == 2 else (*CITIES, LAIR, *STRONGHOLDS):
        name = say_in(lang)(f"city-{key}")
        facts = Plate(key, 18, 0, True, (), (), (2, 2), dragon, marks)
        lines, style = name_lines(name, name_room(wide, facts))
        assert " ".join(lines) == name
        assert style.size >= (LEAST_NAME if len(lines) == 1 else LEAST)


@every_language
def test_the_card_on_the_deck_is_said_to_come_next(lang: str) -> None:
    with watched():
        words = [line.text for line in written(heading(58, say_in(lang)))]
        used_up = [line.text for line in written(heading(0, say_in(lang)))]

    assert say_in(lang)("picture-next") in words
    assert say_in(lang)("picture-next") not in used_up


def test_the_card_that_comes_next_is_darker_than_the_row_unless_somebody_may_have_it() -> None:
    s = duel()
    s.markets[0].top.cards, s.markets[0].row[0] = ["mint"], "mint"
    x, y = MARKET[0], MARKET[1] + HEAD + 2
    size = CARD

    def light(image: Image.Image, at: int) -> float:
        return ImageStat.Stat(image.convert("L").crop((at, y, at + size[0], y + size[1]))).mean[0]

    def ratio() -> float:
        image = _picture(s, 0)
        return light(image, x) / light(image, x + STEP)

    for house in s.houses:
        house.perk = ""
    assert ratio() < 0.8
    s.houses[1].perk = "qoam-oracle"
    assert ratio() > 0.99


@every_table
def test_nothing_that_is_written_lies_on_something_else(table: Callable[[], Volfyirion]) -> None:
    """No line on another; nor do the arrows of the dragon's way lie on a card [VF-52]."""
    with watched():
        lines = {line for line in written(draw(seen(table(), 0), EN)) if line.text}

    for one, other in combinations(lines, 2):  # a halo is written below its line
        assert one.text == other.text or _clear(one, other.box), (one, other)
    if table is coop:
        for (x, y), _ in FLIGHT:
            assert all(_clear(line, (x - 12, y - 12, x + 12, y + 12)) for line in lines)


def test_a_panel_shows_which_of_its_cities_have_fallen() -> None:
    """Where neither a Perk nor a Ploy takes the room."""
    before, after = duel(), duel()
    after.cities[0].standing = False
    facts = [panel_of(seen(s, 1), 0, EN, str)._replace(perk="", ploy="") for s in (before, after)]
    one, other = (panel(one, (314, 276), EN) for one in facts)

    assert ImageChops.difference(one, other).getbbox()


def test_the_arrows_of_the_dragons_way_lie_between_the_plates() -> None:
    """Without them only the gaps look different."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rendering.volfyirion.board.FLIGHT", ())
        without = _picture(coop())
    apart = ImageChops.difference(_picture(coop()), without).convert("L")
    for rows in CIRCLE:
        wide = (RIGHT - LEFT - 2 * FLIGHT_GAP) // 3
        for left in range(LEFT, RIGHT, wide + FLIGHT_GAP):
            assert not apart.crop((left, rows[0], left + wide, rows[1])).getbbox()
    for x, y in cells((CIRCLE_ROW[0], CIRCLE_ROW[1] + HEAD), 6):
        assert not apart.crop((x, y, x + CARD[0], y + CARD[1])).getbbox()
    assert apart.getbbox()


@pytest.mark.parametrize(
    ("played", "columns"),
    [((0, 0), (2, 2)), ((9, 0), (3, 1)), ((0, 3), (1, 3)), ((1, 12), (1, 3)), ((9, 9), (2, 2))],
)
def test_partners_share_their_columns(played: tuple[int, int], columns: tuple[int, int]) -> None:
    assert shares([*played]) == columns


@pytest.mark.rule("VF-25")
def test_each_troop_on_a_city_tells_its_defence() -> None:
    """However full the City is."""
    s = team()
    city = s.cities[0]
    for troops in (["qoamipulator", "mercenary-veteran"], ["elite-trooper"], ["guard", "scholar"]):
        city.troops = [Played(card) for card in troops]
        city.buildings = [Played("headquarters"), Played("war-academy")]
        with watched():
            lines = [
                line.text for line in written(plate(plate_of(s, city), (307, TEAM_CITIES), EN))
            ]
        for card in (*troops, "headquarters", "war-academy"):
            assert EN(f"card-{card}") in lines
        for card in troops:
            assert f"+{CARDS[card].defence}" in lines


def _clear(line: Written, box: tuple[float, float, float, float]) -> bool:
    x0, y0, x1, y1 = line.box
    return x1 <= box[0] + 2 or box[2] <= x0 + 2 or y1 <= box[1] + 3 or box[3] <= y0 + 3


def test_no_card_lies_on_the_defence_of_a_full_city() -> None:
    s = team()
    city = s.cities[0]
    city.troops = [Played("guard"), Played("scholar")]
    city.buildings = [Played("mint"), Played("library")]
    facts, size = plate_of(s, city), (307, TEAM_CITIES)

    apart = ImageChops.difference(
        plate(facts, size, EN),
        plate(facts._replace(troops=(chip_of(Played("elite-trooper")),) * 2), size, EN),
    ).getbbox()

    assert apart
    assert apart[1] >= EDGE + CITY_HEAD
