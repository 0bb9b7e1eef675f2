"""Turning points of chapters II to VI, played on the real cards."""

from __future__ import annotations

import pytest

from engine.core import Dice, Setup, Sit
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import EndTurn, TakeTurn, UseSpecial
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.chapter import Chapter
from engine.games.wonder_book.house.typical import typical
from engine.games.wonder_book.players import HeroTurn, PlayersPhase
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import Page, WonderBook, in_play
from tests.engine.wonder_book.laid import SEED, Loaded, offered, play, refusal
from tests.engine.wonder_book.starts import first_round

STORIES = 8  # for two heroes


def at_card(s: WonderBook, card: int) -> WonderBook:
    """The heroes read on from this card to their next turn, always taking the first option."""
    s.goal, s.stack = 0, [Chapter(), Script(todo=[do.GoTo(card)])]
    return read_on(GAME.sit(s, Sit(0, True), Loaded()).s)


def read_on(s: WonderBook) -> WonderBook:
    while not isinstance(s.stack[-1], PlayersPhase | HeroTurn):
        s = play(s, offered(s)[0])
    return s


def turn(s: WonderBook, seat: int) -> WonderBook:
    """It becomes that hero's turn."""
    s.stack = [Chapter(enemies=True), PlayersPhase(begun=True), HeroTurn(turn_of=seat)]
    return GAME.sit(s, Sit(seat, True), Dice(b"", 0)).s


@pytest.mark.rule("WB-03", "WB-44")
@pytest.mark.parametrize("chapter", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("difficulty", "seats", "wyrms"),
    [("easier", 2, 0), ("standard", 3, 0), ("hardcore", 2, 2), ("hardcore", 3, 3)],
)
def test_what_hardcore_has_more_stands_on_a_card(
    chapter: int, difficulty: str, seats: int, wyrms: int
) -> None:
    settings = {"difficulty": difficulty}
    campaign = typical(chapter, Dice(SEED, 0))
    s = GAME.new(Setup("coop", seats, settings=settings, campaign=campaign), Dice(SEED, 0)).s

    while s.page != Page(2, "front"):
        s = play(s, offered(s)[0])

    assert len(in_play(s)) == wyrms


@pytest.mark.rule("WB-25", "WB-29")
def test_strokes_begin_anew_in_the_office_though_the_last_story_is_told_between_turns() -> None:
    s = at_card(first_round("coop", 5), 19)
    assert s.goal == 26
    s.heroes[0].area, s.heroes[1].area = "red-bench", "red-dent"
    s.counters |= {"red-tales": STORIES - 1, "red-strokes": 0}

    for name in (s.heroes[0].name, s.heroes[1].name):
        if TakeTurn(name) in offered(s):
            s = play(s, TakeTurn(name))
        s = read_on(play(s, EndTurn()))

    assert "red-desk" in s.areas
    assert s.counters["red-strokes"] == 0


@pytest.mark.rule("WB-25")
def test_the_last_story_told_by_the_first_order_of_card_26_ends_its_orders() -> None:
    s = at_card(first_round("coop", 5), 19)
    s.heroes[0].area, s.heroes[1].area = "red-bench", "red-dent"
    s.counters |= {"red-tales": STORIES - 1}
    for hero in s.heroes[:-1]:
        hero.done = True
    revealed, stars = list(s.wyrm_discard), s.sparks["red-stars"]

    s = play(turn(s, len(s.heroes) - 1), EndTurn())
    s = read_on(s)

    assert (s.goal, s.counters["rounds"]) == (35, 0)
    assert (s.wyrm_discard, s.sparks["red-stars"]) == (revealed, stars)
    assert all(not hero.done for hero in s.heroes)


@pytest.mark.rule("WB-41", "WB-65")
def test_the_oven_warms_an_ally_alone_and_refuses_who_lacks_nothing() -> None:
    s = first_round("coop", 5)
    s.sparks.clear()
    me = s.heroes[0]
    me.area, me.sparks, me.hearts = "bakery", 2, HERO_CARDS[me.name].hearts
    (nora,) = s.allies
    nora.area, nora.hearts = "bakery", 1
    s = turn(s, 0)

    s = play(s, UseSpecial("red-oven"))

    assert s.allies[0].hearts == min(3, s.allies[0].most)
    s.allies[0].hearts = s.allies[0].most
    reason = refusal(s, UseSpecial("red-oven"))
    assert reason is not None
    assert reason.id == "wb-41-nothing"


@pytest.mark.rule("WB-19")
def test_what_works_only_in_a_place_that_is_past_goes() -> None:
    """Nora's Needle works only at the Cut, Obel's Spectacles only while lines are read."""
    s = first_round("coop", 6)
    for item in (14, 32):
        s.deck.cards.remove(str(item))
        s.heroes[0].items.append(item)

    s = at_card(s, 19)
    assert 14 not in s.heroes[0].items
    assert 32 in s.heroes[0].items

    assert 32 not in at_card(s, 33).heroes[0].items
