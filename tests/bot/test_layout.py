"""Every message of every game fits Discord and tells no secret, whatever happens at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, islice
from typing import Any

import msgspec
import pytest
from discord import ui

from bot.platform import limits
from bot.screens import history
from bot.screens.by_text import text_of, why_not
from bot.screens.layout import CLOSE_UP, HAND, PAGE, PICTURE, RESULT, seat_message, table_message
from bot.screens.parting import rows, told
from bot.screens.pictures import result_card
from bot.screens.piles import listed
from bot.screens.scene import Away, Scene
from bot.table.table import Table
from bot.text.catalogue import Rule, parse, rules_of
from bot.text.say import ENGLISH, LANGUAGES, say_in
from bot.text.words import Words
from db import Game as Row
from db import Move, Seat, Wait
from engine.core import Dice, Game, Result, Score, Setup
from engine.games import GAMES
from engine.games.wonder_book.state import Page
from engine.house import HOUSES
from engine.rule_book import NO_RULES
from tests.bot.tables import drawn_hand, drawn_piles
from tests.toys import TOYS
from tests.toys.duel import Duel

SEED = bytes(range(16))
FIGURE = re.compile(r"\d+")
RULING = re.compile(r"\b(ruling|arbitrage|precisazion)", re.IGNORECASE)
NOTE = re.compile(  # of those who make the bot, not for those who play
    r"\b(?:scans?|scansion\w*|engine|moteur|motore|pytest|tests?|projects?|projet|progetto"
    r"|bot(?! players?)|source|unreadable|illisible|illeggibile|developers?|implement\w*"
    r"|\w+\.py)\b",
    re.IGNORECASE,
)
EVERY = GAMES | TOYS
STEPS = 150


def row(game: Game[Any], mode: str) -> Row:
    return Row(
        id=1,
        kind=game.key,
        mode=mode,
        status="running",
        server=1,
        channel=2,
        message=3,
        owner="a",
        campaign=None,
        ranked=True,
        opened=0.0,
        ended=None,
        seed=SEED,
        options=b"",
        value=None,
    )


def table(game: Game[Any], s: Any, mode: str = "", free: bool = True) -> Table:
    """The table as it would be loaded: every seat is a person's, and the last move can be taken
    back."""
    seats = tuple(Seat(seat, player="a", user=1 + seat // 2) for seat in range(s.seats))
    last = Move(
        game=1, seq=1, base=0, seat=0, rules="1", free=free, actor="a", events=b"", state=b""
    )
    return Table(row(game, mode or mode_of(game, s.seats)), seats, game, 1, last, s)


def left_by_all(now: Table) -> Table:
    """Everybody that it waits for has left the server."""
    seats = tuple(msgspec.structs.replace(seat, left=1.0) for seat in now.seats)
    waits = tuple(Wait(1, seat, 1, 0, None) for seat in now.game.actors(now.state))
    return replace(now, seats=seats, waits=waits)


def mode_of(game: Game[Any], seats: int) -> str:
    return next(mode.key for mode in game.modes if mode.seats[0] <= seats <= mode.seats[1])


def played(game: Game[Any], seats: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """States and events of a random game."""
    applied = game.new(Setup(mode_of(game, seats), seats), Dice(SEED, 0))
    for number in range(STEPS):
        s = applied.s
        yield s, applied.events
        if s.result is not None:
            return
        seat = game.actors(s)[0]
        dice = Dice.house(SEED, number)
        action = HOUSES["random"](game, game.view(s, seat), game.options(s, seat), dice)
        applied = game.apply(s, seat, action, Dice(SEED, number + 1))


def scene(table: Table, lang: str, seat: int | None) -> Scene:
    def names(number: int) -> str:
        return f"Somebody with a long name {number}"

    words = Words(say_in(lang), table.game.key, names)
    return Scene(table, words, table.game.view(table.state, seat))


CASES = [
    (game, seats)
    for game in EVERY.values()
    for seats in sorted({mode.seats[0] for mode in game.modes} | {m.seats[1] for m in game.modes})
]


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda x: getattr(x, "key", x))
@pytest.mark.slow
@pytest.mark.parametrize(
    "lang", [pytest.param(o, marks=[] if o == "fr" else pytest.mark.landing) for o in LANGUAGES]
)
def test_every_message_fits(game: Game[Any], seats: int, lang: str) -> None:
    first = LANGUAGES.index(lang)
    for s, events in list(played(game, seats))[first :: len(LANGUAGES) * 3]:
        now = table(game, s)
        public = scene(now, lang, None)
        recent = [public.words.struct(event) for event in events]
        public = Scene(now, public.words, public.view, recent)
        assert limits.fits(table_message(public, [RESULT, PICTURE])) == []
        deserted = replace(public, table=left_by_all(now))
        buttons = rows(deserted, game.actors(s))
        deserted = replace(deserted, away=Away("\n".join(told(deserted)), buttons))
        assert limits.fits(table_message(deserted, [RESULT, PICTURE])) == []
        assert 1 <= len(public.alt()) <= limits.ALT
        for message in drawn_piles(public):
            assert limits.fits(message) == []
        for seat in range(s.seats):
            private = scene(now, lang, seat)
            assert limits.fits(seat_message(private, [CLOSE_UP, HAND], "Says so.")) == []
            for message in drawn_hand(private):
                assert limits.fits(message) == []
            for lines in (text_of(private), why_not(private, seat)):
                whole = limits.pages(lines, limits.TEXT)
                assert "\n".join(whole) == "\n".join(lines), "nothing is cut"
                assert all(1 <= len(text) <= limits.TEXT for text in whole)


def test_a_result_marks_players_as_the_board_does() -> None:
    """Golem and Gnome begin with the same letter."""
    game = GAMES["realm_of_wonder"]
    s = game.new(Setup("race", 6), Dice(SEED, 0)).s
    s.result = Result((1, 2, 2, 2, 2, 2), ((Score("road-done", 100),),) * 6)

    card = result_card(scene(table(game, s), "en", None))

    assert card is not None
    assert sorted(player.letter for player in card.players) == sorted("MGTYNC")
    assert (card.figure, card.caption) == ("100%", "of the way to the castle")


def test_a_result_shows_who_won_large_and_what_also_losers_have_reached() -> None:
    game = GAMES["volfyirion"]
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    s.result = Result((2, 1), ((Score("cities", 0),), (Score("cities", 3),)))
    won = result_card(scene(table(game, s), "en", None))
    s.result = Result((2, 2), ((Score("cities", 0), Score("rounds", 9, "low")),) * 2)
    lost = result_card(scene(table(game, s), "en", None))

    assert won
    assert (won.heads, won.figure) == (("house-2",), "3")
    assert lost
    assert (lost.heads, lost.figure) == (("volfyirion",), "9")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_page_shows_is_told_once(lang: str) -> None:
    """By its picture or, as long as the board shows it, by the board's; without pictures it is a
    line of the page."""
    game = GAMES["wonder_book"]
    s = game.new(Setup("coop", 2), Dice(SEED, 0)).s
    s.chapter, s.page = 2, Page(25, "front")
    now = scene(table(game, s), lang, None)
    shown = say_in(lang)("scene-fold-panes")

    for pictures, where in (([PICTURE, PAGE], "alt"), ([PICTURE], "alt"), ([], "text")):
        message = [*seen(table_message(now, pictures))]
        assert [kind for kind, text in message if shown in text] == [where]
    assert shown in "\n".join(text_of(now))


def test_a_private_panel_tells_what_is_its_own_and_the_rest_as_text() -> None:
    """Nobody wants to scroll past what others have to get to the buttons."""
    game = GAMES["volfyirion"]
    s = game.new(Setup("team", 4), Dice(SEED, 0)).s
    mine = scene(table(game, s), "en", 0)
    *_, last = [mine.words.msg(line) for line in mine.text.lines]
    first = next(mine.words.msg(one) for one in mine.text.lines if one.args.get("seat") == 0)

    shown = [text for kind, text in seen(seat_message(mine, [HAND])) if kind == "text"]
    plain = [text for kind, text in seen(seat_message(mine, [], in_words=True)) if kind == "text"]

    assert any(first in text for text in shown)
    assert not any(last in text for text in shown)
    assert any(last in text for text in plain), "in place of pictures there is room for all"
    assert last in "\n".join(text_of(mine))
    ids = [
        b.custom_id
        for b in seat_message(mine, [], in_words=True).walk_children()
        if isinstance(b, ui.Button)
    ]
    assert "t:1:text:0" in ids


@pytest.mark.parametrize("game", GAMES)
def test_goal_and_danger_are_read_once_in_a_private_panel_of_words(game: str) -> None:
    mode = GAMES[game].modes[0]
    s = GAMES[game].new(Setup(mode.key, mode.seats[0]), Dice(SEED, 0)).s
    mine = scene(table(GAMES[game], s), "en", 0)

    plain = "\n".join(text for _, text in seen(seat_message(mine, [], in_words=True)))

    assert {plain.count(stake) for stake in mine.stakes} == {1}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["wonder_book", "world_adventure"])
def test_what_lies_open_is_read_where_it_is_answered(game: str, lang: str) -> None:
    """A page of the story, the odds of a battle: in My seat as on the table, whole, right above
    what can be chosen, with and without pictures. Each language looks at other moments."""
    told, first = 0, LANGUAGES.index(lang)
    every = played(GAMES[game], GAMES[game].modes[0].seats[0])
    for s, _ in islice(every, first, None, len(LANGUAGES)):
        for seat in GAMES[game].actors(s):
            mine = scene(table(GAMES[game], s), lang, seat)
            for panel in (seat_message(mine, [HAND]), seat_message(mine, [], in_words=True)):
                page = "\n".join(mine.page)
                assert any(page in text for kind, text in seen(panel) if kind == "text")
            told += bool(mine.page)

    assert told


def seen(message: ui.LayoutView) -> Iterator[tuple[str, str]]:
    for item in message.walk_children():
        if isinstance(item, ui.TextDisplay):
            yield "text", item.content
        if isinstance(item, ui.MediaGallery):
            yield from (("alt", picture.description or "") for picture in item.items)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_of_a_real_game_lacks_its_words(game: Game[Any]) -> None:
    for s, events in played(game, game.modes[0].seats[0]):
        words = scene(table(game, s), "en", None).words
        assert all(words.has(event) for event in events)
        for seat in range(s.seats):
            options = game.options(s, seat)
            assert all(words.has(option.action) for option in options)
            msgs = [m for option in options for m in (option.blocked, option.detail) if m]
            assert all(msg.id in words.say for msg in msgs)


def test_a_hidden_card_changes_nothing_public() -> None:
    """With Bob's hand and deck exchanged, the channel and Ann see the same, ids included."""
    game = TOYS["duel"]
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    other = game.copy(s)
    assert isinstance(other, Duel)
    bob = other.players[1]
    n = len(bob.hand.cards)
    bob.hand.cards, bob.deck.cards[:n] = bob.deck.cards[:n], bob.hand.cards
    assert game.dump(s) != game.dump(other)

    for seat in (None, 0):
        one, two = (scene(table(game, state), "en", seat) for state in (s, other))
        shown = [table_message(each, [PICTURE]).to_components() for each in (one, two)]
        assert shown[0] == shown[1]
        assert text_of(one) == text_of(two)
        assert why_not(one, 0) == why_not(two, 0)
    panels = [seat_message(scene(table(game, x), "en", 0), []).to_components() for x in (s, other)]
    assert panels[0] == panels[1]


def test_what_was_taken_back_is_struck_through() -> None:
    game = TOYS["duel"]
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    bought = b'[{"type":"Bought","seat":0,"card":"wolf"}]'
    moves = [
        move(0, None, None, b"[]"),
        move(1, 0, b'{"type":"Buy","card":"wolf"}', bought),
        move(2, 0, b'{"type":"Undo","to":0}', b"[]"),
        move(3, 2, b'{"type":"Buy","card":"wolf"}', bought),
    ]
    now = table(game, s)

    told = history.lines(now, moves, scene(now, "en", None).words, None)

    assert [line.startswith("~~") for line in told] == [True, False, False]


def move(seq: int, base: int | None, action: bytes | None, events: bytes) -> Move:
    return Move(
        game=1,
        seq=seq,
        base=base,
        seat=0,
        rules="1",
        actor="a",
        action=action,
        events=events,
        state=b"",
    )


def test_a_pile_is_read_from_its_top_equal_cards_together() -> None:
    words = Words(say_in("en"), "duel", str)

    assert listed(words, ("wolf", "copper", "wolf", "castle")) == ["2 × wolf", "copper", "castle"]


class TestCatalogue:
    def test_an_entry_goes_on_over_its_lines(self) -> None:
        (rule, other) = parse(
            "## Heroes\n\n- **WB-10 Hero card.** It names\n  an attack.\n- **WB-11 Max.** Never.\n"
        )

        assert rule.text == "It names an attack."
        assert (rule.name, rule.chapter) == ("WB-10 Hero card", "Heroes")
        assert other.number == "WB-11"

    def test_a_plain_sentence_then_rulings_and_two_lines_that_are_not_shown(self) -> None:
        (rule,) = parse(
            "- **WB-51 Down.** Un héros K.-O. ne joue pas.\n  Always.\n  Ruling: here\n  too.\n"
            "  Mode: solo\n  Asked: who is down, may\n  I play\n"
        )

        assert rule.plain == "Un héros K.-O. ne joue pas."
        assert rule.rest == "Always.\nRuling: here too."
        assert (rule.modes, rule.asked) == ("solo", "who is down, may I play")

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", GAMES)
    def test_every_rule_begins_with_one_plain_sentence(self, game: str, lang: str) -> None:
        """For players: short, finished, and no ruling."""
        longest = 30 if lang == ENGLISH else 35
        wrong = [
            rule.name
            for rule in rules_of(GAMES[game].rules, lang)
            if not 4 <= len(rule.plain.split()) <= longest
            or rule.plain[-1] not in ".!?"
            or RULING.search(rule.plain)
        ]

        assert wrong == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", GAMES)
    def test_no_note_of_ours_stands_in_the_rules(self, game: str, lang: str) -> None:
        assert NOTE.findall(GAMES[game].rules.pages[lang]) == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", GAMES)
    def test_all_but_examples_say_what_they_answer(self, game: str, lang: str) -> None:
        rules = [rule for rule in rules_of(GAMES[game].rules, lang) if "-E" not in rule.number]

        assert [rule.name for rule in rules if not rule.asked] == []
        assert [rule for rule in rules if "-G" in rule.number]  # a glossary

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", GAMES)
    def test_the_modes_of_a_rule_are_modes_of_the_game(self, game: str, lang: str) -> None:
        modes = {mode.key for mode in GAMES[game].modes}
        rules, told = rules_of(GAMES[game].rules), rules_of(GAMES[game].rules, lang)

        assert set(" ".join(rule.modes for rule in rules).split()) <= modes
        assert [rule.modes for rule in told] == [rule.modes for rule in rules]

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", GAMES)
    def test_every_rule_fits_a_message(self, game: str, lang: str) -> None:
        rules = rules_of(GAMES[game].rules, lang)

        assert rules
        assert all(len(rule.text) < 1400 and rule.title for rule in rules)
        assert len({rule.number for rule in rules}) == len(rules)

    @pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != ENGLISH])
    @pytest.mark.parametrize("game", GAMES)
    def test_every_language_tells_the_same_rules_under_the_same_headings(
        self, game: str, lang: str
    ) -> None:
        rules, told = rules_of(GAMES[game].rules), rules_of(GAMES[game].rules, lang)

        assert told != rules  # no English stands in for another language
        assert [rule.number for rule in told] == [rule.number for rule in rules]
        assert _headings(told) == _headings(rules)

    @pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != ENGLISH])
    @pytest.mark.parametrize("game", GAMES)
    def test_no_figure_is_lost_in_translation(self, game: str, lang: str) -> None:
        pairs = zip(rules_of(GAMES[game].rules), rules_of(GAMES[game].rules, lang), strict=True)
        lost = {
            rule.number: sorted(figures)
            for rule, told in pairs
            if (figures := set(FIGURE.findall(rule.text)) - set(FIGURE.findall(told.text)))
        }

        assert lost == {}

    def test_a_game_without_a_catalogue(self) -> None:
        assert rules_of(NO_RULES) == ()


def _headings(rules: Sequence[Rule]) -> list[int]:
    """How many rules stand under each."""
    return [len(list(some)) for _, some in groupby(rules, key=lambda rule: rule.chapter)]
