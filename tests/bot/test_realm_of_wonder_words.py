"""What Realm of Wonder's cards say, held against what they do."""

from __future__ import annotations

import re

import pytest
from discord import ButtonStyle, ui

from bot.platform.limits import SELECT_TEXT
from bot.screens.layout import CLOSE_UP, HAND, seat_message
from bot.screens.panel import LINE, Panel
from bot.screens.phone import rows_on_phone
from bot.table.offers import private
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from engine.core import Msg
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import ChooseMove, EndTurn, Walk
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import MAGIC, MONSTERS, MOVES, QUESTS, TILES, has_muscle
from engine.games.realm_of_wonder.choosing import Choosing
from engine.games.realm_of_wonder.details import does
from engine.games.realm_of_wonder.forts import TOKEN_COST
from engine.games.realm_of_wonder.moving import Moving
from engine.games.realm_of_wonder.state import UNSET
from engine.games.realm_of_wonder.towers import TILE_COST
from engine.games.realm_of_wonder.words.describe import describe
from tests.bot.test_layout import scene, table
from tests.engine.conformance import QUICK, played
from tests.engine.realm_of_wonder.kit import FOE, ME, laid, lay, settle, side
from tests.engine.realm_of_wonder.starts import GATE
from tests.engine.realm_of_wonder.turns import turnings

GOAL = 80  # characters: with who is how far, three lines of the picture
YOU = re.compile(r"\b(your?|tu|te|ton|ta|tes|toi|tuo|tua|tuoi|tue|vuoi)\b", re.IGNORECASE)


@pytest.mark.rule("RW-16", "RW-17")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_movement_card_tells_its_points_and_its_effect(lang: str) -> None:
    """This is what /card reads out."""
    say = say_in(lang)

    for card, move in MOVES.items():
        told = re.fullmatch(r"(\d+) [^.]+\. ?(.*)", say(f"card-{card}-rules"))
        assert told is not None, card
        assert int(told[1]) == move.points
        assert told[2] == (say(f"effect-{move.effect}-rules") if move.effect else "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spell_says_what_it_does(lang: str) -> None:
    """Beneath its button, before it is cast."""
    say = say_in(lang)
    told = [does(card) for card in MAGIC]

    assert [msg.id for msg in told if msg and msg.id not in say] == []
    assert None not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_spell_does_is_true_for_all_who_read_it(lang: str) -> None:
    """Those who may counter it read it, too, so nobody in it is “you”."""
    say = say_in(lang)
    told = [say.msg(msg) for card in MAGIC if (msg := does(card))]

    assert [text for text in told if YOU.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_walk_names_a_place_to_go_for(lang: str) -> None:
    """What stands at its end or, on bare ground, what comes next; a line of a menu holds it."""
    words = Words(say_in(lang), GAME.key, say_in(lang).seat)
    case = next(case for case in QUICK if case.game is GAME)
    ways = [
        one.detail
        for moment in played(case)[::8]
        for one in GAME.options(moment.s, moment.seat)
        if isinstance(one.action, Walk) and one.blocked is None
    ]

    ends = [way.args["here"] for way in ways if way]
    ids = [here.id for here in ends if isinstance(here, Msg)]
    assert len(ids) == len(ways) > 100
    assert "realm-of-wonder-here-next" in ids
    assert "realm-of-wonder-here-bare" not in ids
    assert all(len(words.msg(way)) <= SELECT_TEXT for way in ways if way)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_of_a_disc_says_what_it_changes(lang: str) -> None:
    """A line of a menu holds it, with names of eight letters."""
    words = Words(
        say_in(lang), GAME.key, ["Marianne", "Benedict", "Caroline", "Federico"].__getitem__
    )
    turns = list(turnings())
    told = [words.msg(one.detail) for _, one in turns if one.detail]

    assert len(told) == len(turns) > 100
    assert [line for line in told if len(line) > SELECT_TEXT] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_my_seat_tells_what_is_nearest_while_one_may_walk(lang: str) -> None:
    """However much there is to choose: what choices do gives way to it, as Why not? tells that."""
    at = LANGUAGES.index(lang)
    race = next(case for case in QUICK if case.game is GAME)
    walking = [one for one in played(race) if isinstance(one.s.stack[-1], Moving)][at::20]
    assert len(walking) > 10
    found = 0
    for moment in walking:
        (seat,) = GAME.actors(moment.s)
        now = scene(table(GAME, moment.s), lang, seat)
        near = next(one for one in now.text.lines if one.id == "realm-of-wonder-nearest")
        shown = seat_message(now, [CLOSE_UP, HAND]).walk_children()
        told = "\n".join(part.content for part in shown if isinstance(part, ui.TextDisplay))
        explained = re.search(r"^-#? \*\*", told, re.MULTILINE)
        assert now.words.msg(near) in told or not explained
        found += now.words.msg(near) in told
    assert found > len(walking) * 3 // 4


def test_a_fort_is_explained_before_what_only_tells_its_price() -> None:
    """Where My seat has room for a few choices only, those stay that tell most."""
    race = next(case for case in QUICK if case.game is GAME)
    told = 0
    for moment in [one for one in played(race) if isinstance(one.s.stack[-1], Moving)]:
        (seat,) = GAME.actors(moment.s)
        now = scene(table(GAME, moment.s), "en", seat)
        some = private(GAME, moment.s, seat)
        lines = [line for line in Panel(7, 3, now.words, some).lines() if "**:" in line]
        fort = [n for n, line in enumerate(lines) if "**Build a fort" in line and "a round" in line]
        dull = [n for n, line in enumerate(lines) if "**Magic card" in line and "eaves" in line]
        if fort and dull:
            told += 1
            assert fort < dull
    assert told


@pytest.mark.rule("RW-19")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_with_a_muscle_says_what_the_muscle_is_for(lang: str) -> None:
    say, some = say_in(lang), [card for card in MAGIC if has_muscle(card)]

    told = {card: say.msg(msg) for card in some if (msg := does(card))}

    assert len(told) == len(some) > 5
    assert all("+1" in text and len(text) <= SELECT_TEXT for text in told.values())


@pytest.mark.parametrize(
    ("spaces", "told"),
    [
        (["H2"], "Ann walks to H2."),
        (["H2", "H11", "H15"], "Ann walks via H2 and H11 to H15."),
        (["K4", "K3", "K"], "Ann walks via K4 and K3 towards the castle."),
        (["K"], ""),
    ],
)
def test_a_way_is_told_by_what_it_passes_and_where_it_ends(spaces: list[str], told: str) -> None:
    """That the castle is entered is told by itself."""
    words = Words(say_in("en"), GAME.key, lambda _: "Ann")

    assert words.struct(e.Walked(ME, spaces, 1)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_spell_is_announced_without_what_its_effect_tells(lang: str) -> None:
    """“Ann turns the disc. The disc turns.”"""
    words = Words(say_in(lang), GAME.key, lambda _: "Ann")
    land, there = words.say("land-heath"), "K4"

    cast = words.struct(e.SpellCast(ME, "runestone", disc="middle", land="heath"))
    moved = words.struct(e.SpellCast(ME, "transfer", space="H4", to=there))

    assert land in words.struct(e.DiscTurned("middle", "heath"))
    assert land not in cast
    assert there not in moved


def test_standing_orders_are_told_once_somebody_gave_one() -> None:
    unset = {"counter": UNSET, "muscles": UNSET, "quiet": UNSET}
    none = lay(side(magic=["plus"], orders=unset), side())
    one = lay(side(magic=["plus"], orders={**unset, "muscles": "all"}), side())

    before, after = ([line.id for line in GAME.text(GAME.view(s, ME)).lines] for s in (none, one))

    assert "realm-of-wonder-own-orders" not in before
    assert "realm-of-wonder-own-orders" in after


@pytest.mark.rule("RW-28")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tower_that_is_opened_says_what_its_tile_does(lang: str) -> None:
    say = say_in(lang)

    for tile in TILES:
        told = say.struct("realm_of_wonder", e.TowerOpened(0, "Q5", tile))
        assert say.msg(Msg(f"tile-{tile}-rules")) in told


@pytest.mark.rule("RW-38")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_of_every_fight_find_room_in_a_menu(lang: str) -> None:
    say, odds = say_in(lang), Msg("realm-of-wonder-odds", {"win": 100, "draw": 30, "cards": 9})
    hands = {"bonus": 7, "cards": 9, "other": "Lord Dunsany"}
    told = [
        *(
            Msg("realm-of-wonder-foe", {"cost": 5, "odds": odds, "monster": key, **hands})
            for key in ("", *MONSTERS)
        ),
        *(
            Msg("realm-of-wonder-lair", {"cost": 5, "odds": odds, "monster": key, "strength": 3})
            for key in MONSTERS
        ),
    ]

    texts = [say.msg(msg) for msg in told]

    assert all("100" in text for text in texts)
    assert [text for text in texts if len(text) > SELECT_TEXT] == []


@pytest.mark.rule("RW-14", "RW-17")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", [tuple(MOVES)[n : n + 4] for n in range(0, len(MOVES), 4)])
def test_movement_cards_are_buttons_side_by_side(lang: str, hand: tuple[str, ...]) -> None:
    """Each with its points and its effect in a line of a phone above; the whole hand of a round."""
    s = lay(side(moves=hand[:3]), side(), step="cards", top=[Choosing()])
    words = Words(say_in(lang), GAME.key, lambda seat: f"{seat}")
    offers = [one for one in private(GAME, s, ME) if isinstance(one.option.action, ChooseMove)]

    panel = Panel(1, 1, words, offers)

    (row,) = panel.rows(40)
    assert [type(one) for one in row.children] == [ui.Button] * len(hand[:3])
    assert rows_on_phone(row) == 1
    assert all(len(line) <= LINE for line in panel.lines())


def test_the_step_that_wins_is_told_first_and_stands_out() -> None:
    s = laid(side(at=GATE, tiles=["orb"] * 3), side(at="K2"))
    panel = Panel(1, 1, Words(say_in("en"), GAME.key, str), private(GAME, s, ME))

    assert panel.lines()[0].lstrip("-# ").startswith("**Enter the castle**")
    items = [one for row in panel.rows(40) for one in row.children]
    blue = [one for one in items if getattr(one, "style", None) is ButtonStyle.primary]
    assert [one.label for one in blue if isinstance(one, ui.Button)] == ["Enter the castle"]


@pytest.mark.rule("RW-12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_mp_on_the_castle_island_is_told_where_it_is_noticed(lang: str) -> None:
    """By the step onto it, by the end of a turn, in the log, and in the panel of its visitor."""
    words = Words(say_in(lang), GAME.key, say_in(lang).seat)
    shore, flown = (
        laid(side(at="H15", left=12, pace={"balloon": balloon})) for balloon in (False, True)
    )
    there, spent = (laid(side(at="K1", left=left)) for left in (3, 0))
    began = settle(lay(side(at="K1"), side(), step="points"))
    steps = [
        words.msg(one.detail)
        for s in (shore, flown)
        for one in GAME.options(s, ME)
        if isinstance(one.action, Walk) and SPACES[one.action.space].disc == "castle" and one.detail
    ]
    ends = [
        words.msg(one.detail)
        for s in (there, spent)
        for one in GAME.options(s, ME)
        if isinstance(one.action, EndTurn) and one.detail
    ]
    log = [text for event in began.events if (text := words.struct(event))]
    here, away = (
        [words.msg(line) for line in describe(GAME.view(s, ME)).lines if line.id.endswith("-purse")]
        for s in (there, shore)
    )

    said = re.compile(r"no MP|none come in|aucun PM|rien ne rentre|non (ne )?arrivano", re.I)
    assert len(steps) > 4
    assert len(ends) == 2
    assert [line for line in (*steps, *ends, here[ME]) if not said.search(line)] == []
    assert len([line for line in log if said.search(line)]) == 1
    assert [line for line in (here[FOE], *away) if said.search(line)] == []
    assert [line for line in (*steps, *ends) if len(line) > SELECT_TEXT] == []


@pytest.mark.rule("RW-72")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_king_wants_says_how_one_comes_by_it(lang: str) -> None:
    """In the goal that stands on the table: what it costs, and where it is done."""
    say, mp = say_in(lang), "MP" if lang == "en" else "PM"
    costs = {"forts": TOKEN_COST, "lands": TOKEN_COST, "pages": TILE_COST}
    for quest, n in QUESTS.items():
        goal = say(f"quest-{quest}-goal", n=n)
        what, _, how = goal.partition("(")
        assert str(n) in what
        assert how.endswith(").")
        assert len(goal) <= GOAL
        assert quest not in costs or f"{costs[quest]} {mp}" in how.replace("\u00a0", " ")
