from collections.abc import Callable
from copy import deepcopy

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.text.say import LANGUAGES, say_in
from engine.core import HIDDEN, Dice, Result, Setup
from engine.games.world_adventure import GAME
from engine.games.world_adventure.board import TERRITORIES, neighbours
from engine.games.world_adventure.cards import HEROES, MONSTERS
from engine.games.world_adventure.state import Hero, Npc, Quest, Soldier, World, npc_of
from rendering import pieces
from rendering.fonts import Face
from rendering.icons import has_icon
from rendering.text import NARROWEST, Style, width
from rendering.world_adventure import draw, symbols
from rendering.world_adventure.chart import CODE, CODE_UP, SIDE, SIZE, coast_edges, land, whole
from rendering.world_adventure.column import MONTH, TURN, WIDE, panel_height
from rendering.world_adventure.figures import _border, changed, npc, reach, threats
from rendering.world_adventure.panels import NUMBER, Troop, panel, panel_of, soldier
from rendering.world_adventure.places import scenery, sign
from rendering.world_adventure.scene import (
    ACROSS,
    LEGEND,
    TAKEN,
    WORD,
    battle_of,
    cells,
    die,
    parties,
)
from tests.rendering.world_adventure import clash, hunt, month, seen, trios

EN = say_in("en")
SEED = b"0123456789abcdef"
PHONE = 400 / 1280  # a picture of 1280 on a phone

Change = Callable[[World], object]


def _needs(s: World) -> None:
    s.needs["china"] = "iron"


def _builds(s: World) -> None:
    s.stalls["japan"] = 2


def _sells(s: World) -> None:
    s.stalls["china"] = 2


every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _picture(s: World, seat: int | None = None) -> Image.Image:
    return draw(seen(s, seat), EN)


@every_language
@pytest.mark.parametrize("table", [month, hunt, clash, trios])
def test_every_table_is_drawn_in_every_language(table: Callable[[], World], lang: str) -> None:
    assert draw(seen(table()), say_in(lang)).size == (1280, 960)


@pytest.mark.parametrize("seats", range(2, 7))
def test_any_number_of_players_is_drawn(seats: int) -> None:
    assert _picture(month(seats), 0).size == (1280, 960)


def test_the_same_table_looks_the_same_and_drawing_changes_nothing() -> None:
    s, other = month(), month()
    other.clans[2].at, other.merchants = "JV3", []

    first = _picture(s).tobytes()
    second = _picture(other).tobytes()

    assert s == month()
    assert _picture(s).tobytes() == first
    assert _picture(other).tobytes() == second != first


CHANGES: list[Change] = [
    lambda s: setattr(s, "month", 10),
    lambda s: setattr(s, "stage", 2),
    lambda s: setattr(s, "legend", True),
    lambda s: setattr(s, "turn_of", 2),
    lambda s: setattr(s.npcs[4], "card", "naga"),  # whose event holds while it lives
    lambda s: setattr(s, "coming", "naga"),
    lambda s: s.order.reverse(),
    _needs,
    lambda s: s.served.append("java"),
    _builds,
    _sells,
    lambda s: s.merchants.append("JP6"),
    lambda s: s.monsters.remove("AR1"),
    lambda s: s.npcs.pop(),
    lambda s: setattr(s.npcs[0], "at", "EG2"),
    lambda s: s.trails.clear(),
    lambda s: s.marks.update(JV4=40),
    lambda s: setattr(s, "rolled", [6]),
    lambda s: setattr(s, "result", Result((1, 2, 2, 2), ((),) * 4)),
    lambda s: setattr(s.clans[3], "at", "IN3"),
    lambda s: setattr(s.clans[3], "gold", 1),
    lambda s: setattr(s.clans[3], "charisma", 4),
    lambda s: setattr(s.clans[3], "quest", None),
    lambda s: setattr(s.clans[3], "quest", Quest("shy-poet", ["EG"])),
    lambda s: setattr(s.clans[3].quest, "places", ["CN", "EG2"]),
    lambda s: setattr(s.clans[3].hero, "level", 1),
    lambda s: s.clans[3].goods.pop(),
    lambda s: s.clans[3].runes.append("green"),
    lambda s: s.clans[3].powers.pop(),
    lambda s: s.clans[3].items.append("tide-pearl"),
    lambda s: s.clans[3].soldiers.pop(),
    lambda s: setattr(s.clans[3].soldiers[0], "fainted", True),
    lambda s: [setattr(one, "level", 1) for one in s.clans[3].soldiers],
    lambda s: setattr(s.clans[0], "wanted", 3),
    lambda s: setattr(s.clans[0].acting, "moves", 0),
    lambda s: setattr(s.clans[0].acting, "actions", 0),
]


@pytest.mark.parametrize("change", CHANGES)
def test_what_a_player_must_know_is_on_the_picture(change: Change) -> None:
    before, after = month(), month()
    change(after)

    difference = ImageChops.difference(_picture(before), _picture(after))

    assert difference.getbbox()


def test_where_no_legend_lives_one_sees_the_event_of_the_month() -> None:
    one, other = month(), month()
    del one.npcs[4], other.npcs[4]
    other.event = "tailwind"

    assert _picture(one).tobytes() != _picture(other).tobytes()


def test_one_sees_which_seat_is_the_own() -> None:
    pictures = {_picture(month(), seat).tobytes() for seat in (None, 0, 1)}

    assert len(pictures) == 3


def test_nothing_hidden_shows() -> None:
    """Other cards in hidden places, as many: the same picture."""
    one, other = month(), month()
    for zone in (other.events, other.quests, other.powers, other.legends, other.reserve):
        zone.cards = ["tailwind" for _ in zone.cards]

    assert HIDDEN in one.events.cards
    assert _picture(one).tobytes() == _picture(other).tobytes()


# --- the chart --------------------------------------------------------------------------------


@pytest.mark.rule("WA-11")
def test_the_chart_holds_every_territory_whole() -> None:
    chart = whole(Image.new("RGB", SIZE))
    spots = [point for code in TERRITORIES for point in chart.outline(code)]

    assert all(0 <= x <= SIZE[0] and 0 <= y <= SIZE[1] for x, y in spots)
    assert land(1).size == SIZE


def test_a_coast_runs_around_what_it_encloses() -> None:
    assert len(coast_edges(["CN"])) == 6
    assert len(coast_edges(["CN", "CN1"])) == 10
    assert len(coast_edges(["CN", *neighbours("CN")])) == 18


def test_codes_fit_and_are_nine_pixels_on_a_phone() -> None:
    assert CODE * PHONE > 9
    room = 2 * (SIDE - (CODE_UP + 10) / 3**0.5)  # of a hexagon as high as the top of the code
    assert all(width(code, Style(Face.BOLD, CODE)) <= room for code in TERRITORIES)


# --- what threatens, what has changed ---------------------------------------------------------


@pytest.mark.rule("WA-36")
@pytest.mark.rule("WA-37")
@pytest.mark.rule("WA-84")
def test_reach_goes_two_steps_and_the_brigands_around_cities() -> None:
    s = month()
    brigand, government = npc_of(s, "brigand"), npc_of(s, "government")
    assert brigand
    assert government

    assert not any(TERRITORIES[code].city for code in reach(s, brigand))
    assert {"RU6", "EU3", "PE1"} <= reach(s, brigand)
    assert {"JV", "JV4", "CN4"} <= reach(s, government)
    assert "JV3" in reach(s, government)


@pytest.mark.rule("WA-39")
@pytest.mark.rule("WA-40")
def test_destroyer_and_raid_reach_the_next_territory_a_minion_its_own() -> None:
    s = month()

    assert reach(s, Npc("raid", "raid-1", "CN3")) == {"CN3", "CN2", "CN4", "JV6", "JV1"} & (
        {"CN3", *neighbours("CN3")}
    )
    assert reach(s, Npc("minion", "minion-1-1", "CN3")) == {"CN3"}


def test_what_is_newer_than_the_readers_turn_is_ringed() -> None:
    s = month()

    assert changed(seen(s)) == {"PE3"}
    assert changed(seen(s, 1)) == {"PE3"}
    assert changed(seen(s, 3)) == {"PE3", "RU6", "CN"}


# --- battle -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-65")
def test_a_battle_shows_dice_hits_and_hit_points() -> None:
    s = hunt()
    battle = battle_of(s)
    assert battle

    place, (own, foe) = parties(s, battle)

    assert place == "JP2"
    orochi = MONSTERS["orochi"]
    assert (foe.left, foe.aim) == (orochi.hit_points - 9, orochi.accuracy)  # hurt by 9
    assert foe.note[1] == f"≤{orochi.retreat}"
    assert [(one.die, one.hit) for one in own.fighters][:3] == [(2, True), (5, False), (0, False)]


BATTLES: list[Change] = [
    lambda s: setattr(s.stack[0].sides[0], "skill", 1),
    lambda s: s.stack[0].sides[0].dice.update(hero=6),
    lambda s: s.stack[0].sides[1].band.pop(),
    lambda s: s.stack[0].sides[1].band.append(Soldier()),
    lambda s: setattr(s.stack[0].sides[1].band[1], "wounds", 1),
    lambda s: setattr(s.stack[0], "place", "RU5"),
    lambda s: s.stack.clear(),
]


@pytest.mark.parametrize("change", BATTLES)
def test_what_happens_in_a_battle_is_on_the_picture(change: Change) -> None:
    before, after = clash(), clash()
    change(after)

    assert _picture(before).tobytes() != _picture(after).tobytes()


# --- reading ----------------------------------------------------------------------------------


def test_every_symbol_is_in_the_atlas() -> None:
    tables = (
        symbols.GOODS,
        symbols.STATUSES,
        symbols.NPCS,
        symbols.LEGENDS,
        symbols.HEROES,
        symbols.DEEDS,
        symbols.MERCHANTS,
        symbols.MONSTERS,
        symbols.PATROLS,
        symbols.ITEMS,
        symbols.HAPPENINGS,
        symbols.POWERS,
        symbols.QUESTS,
        symbols.UPGRADES,
    )

    assert all(has_icon(icon) for table in tables for icon in table.values())


def test_heroes_have_letters_of_their_own() -> None:
    assert len(set(symbols.LETTERS.values())) == len(HEROES)


def test_states_differ_without_colour() -> None:
    up, down, veteran, hurt = (
        soldier(one, 34)
        for one in (
            Troop(1, False, 0, 0),
            Troop(1, True, 0, 0),
            Troop(2, False, 0, 0),
            Troop(1, False, 2, 0),
        )
    )
    pairs = [
        (sign("camel", False, 34), sign("camel", True, 34)),
        (sign("camel", False, 34), sign("claws", False, 34)),
        (npc("bandit", 46), npc("guards", 46)),
        (up, down),
        (up, veteran),
        (up, hurt),
        (die(3, True, 44), die(3, False, 44)),
    ]

    for one, two in pairs:
        assert one.convert("LA").tobytes() != two.convert("LA").tobytes()


@every_language
def test_labels_are_whole_and_large_enough(lang: str) -> None:
    say = say_in(lang)
    steps = ("setup", "beginning", "raid", "players", "npcs", "end")
    labels = [
        (say("picture-wa-month", n=40, stage=3), MONTH),
        *((say(f"picture-wa-step-{step}"), TURN) for step in steps),
    ]

    assert all(width(text, style) <= WIDE - 24 for text, style in labels)


def test_a_legend_that_walks_no_longer_sleeps() -> None:
    assert "orochi" not in scenery(month()).asleep
    assert "naga" in scenery(month()).asleep
    assert "lindworm" not in scenery(month()).asleep  # its item is won


@pytest.mark.rule("WA-18")
def test_a_hero_that_is_not_chosen_yet_is_not_shown() -> None:
    s = GAME.new(Setup("competitive", 2), Dice(SEED, 0)).s
    s = GAME.apply(s, 0, next(iter(GAME.legal(s, 0))), Dice(SEED, 1)).s
    other = deepcopy(s)
    other.clans[1].hero = Hero("odalys")

    assert _picture(s) == _picture(other)
    other.clans[0].hero = Hero("odalys")
    assert _picture(s) != _picture(other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_figure_is_left_out(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    left_out, more = [0], pieces._more
    monkeypatch.setattr(pieces, "_more", lambda n: left_out.append(n) or more(n))
    panel.cache_clear()

    for seat in range(seats):
        panel(panel_of(seen(month(seats)), seat), (WIDE, panel_height(seats)), EN)

    panel.cache_clear()
    assert max(left_out) == 0


def test_gold_is_ten_pixels_on_a_phone() -> None:
    assert NUMBER.size * PHONE > 10


def test_the_border_of_what_an_npc_reaches_has_no_gap_below_rings() -> None:
    """Territories that have changed are ringed, and rings reach to their borders."""
    s = month()
    s.npcs, s.trails = [one for one in s.npcs if one.kind == "brigand"][:1], {}
    (threat,) = threats(s)
    plain = _border(threat, 1)
    for code in threat.codes:
        s.marks[code] = s.clock
    (left, top), (wide, high) = plain.corner, plain.mask.size

    drawn = _picture(s).crop((left, top, left + wide, top + high))

    tone = Image.new("RGB", drawn.size, symbols.NPC_TONES["brigand"])
    inked = plain.mask.point([255 * (n == 255) for n in range(256)])
    assert max(ImageStat.Stat(ImageChops.difference(drawn, tone), inked).mean) < 10


@every_language
def test_the_legend_is_whole_beside_eight_dice(lang: str) -> None:
    words = [say_in(lang)(f"picture-wa-legend-{name}") for name in LEGEND]
    room = 934 - 20 - 386  # the widest row of dice and what is left around it

    wide = cells(words, room)

    assert max(sum(wide[:ACROSS]), sum(wide[ACROSS:])) <= room
    for word, cell in zip(words, wide, strict=True):
        assert width(word, WORD._replace(size=pieces.LEAST, wide=NARROWEST)) <= cell - TAKEN, word
