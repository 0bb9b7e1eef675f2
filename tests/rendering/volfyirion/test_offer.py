"""What can be bought, or removed, from near: only for a seat that may do so now, whole, large at
400 pixels."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.text.say import LANGUAGES, say_in
from engine.core import Dice, View
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import Acquire, AcquireWonder, RemoveCard
from engine.games.volfyirion.asks import RemoveOne
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.state import Volfyirion
from engine.teaching import taught
from rendering.volfyirion import faces
from rendering.volfyirion.offer import CARD, LARGER, WIDE, draw_offer
from tests.engine.conformance import QUICK, played
from tests.engine.volfyirion import kit
from tests.rendering.volfyirion import coop, duel, solo, team
from tests.rendering.witness import watched, written

EN = say_in("en")
LARGE = 16  # pixels of a name or price at 400 wide


@pytest.mark.parametrize("table", [duel, solo, coop, team])
def test_every_card_on_offer_is_named_in_large_letters(table: Callable[[], Volfyirion]) -> None:
    s = table()
    market = s.markets[0]
    with watched():
        image = draw_offer(View(0, s), EN)
        assert image
        lines = {(line.text, round(line.size * 400 / WIDE)) for line in written(image)}
    large = {text for text, size in lines if size >= LARGE}

    assert image.height <= 780
    assert large >= {EN(f"card-{card}") for card in (*market.row, *market.lair) if card}
    assert large >= {str(CARDS[card].cost) for card in market.row if card}


@pytest.mark.parametrize("number", range(1, len(GAME.lessons) + 1))
def test_what_a_lesson_says_to_buy_is_among_it(number: int) -> None:
    one = taught(GAME, number)
    s = one.new(one.lesson.setup, Dice(one.lesson.seed, 0)).s
    for at, step in enumerate(one.lesson.steps, 1):
        if isinstance(step.open, Acquire | AcquireWonder):
            with watched():
                image = draw_offer(one.view(s, 0), EN)
                assert image
                assert EN(f"card-{step.open.card}") in {line.text for line in written(image)}
        s = one.apply(s, 0, step.open, Dice(one.lesson.seed, at)).s


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_a_card_gives_is_left_out(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs without room would be counted: with a dearer Wonder, too."""
    with watched():
        monkeypatch.setattr("rendering.pieces._more", pytest.fail)
        for card, facts in CARDS.items():
            if facts.cost:
                more = 2 if facts.is_wonder else 0
                faces.face(card, say_in(lang), CARD, more=more, larger=LARGER)


def test_only_a_seat_that_may_buy_or_remove_now_sees_it() -> None:
    """Not while another question waits, nor in the other's turn, nor once the game is over."""
    seen = set[tuple[bool, bool]]()
    case = next(case for case in QUICK if case.game is GAME)
    for moment in played(case)[::9]:
        offered = [one.action for one in GAME.options(moment.s, moment.seat)]
        may = any(isinstance(action, Acquire | RemoveCard) for action in offered)
        for seat in (0, 1):
            shown = draw_offer(View(seat, moment.s), EN) is not None
            seen.add((shown, seat == moment.seat and may))
    assert draw_offer(View(None, duel()), EN) is None
    assert draw_offer(View(1, duel()), EN) is None
    assert seen == {(True, True), (False, False)}


def test_of_the_deck_only_its_top_card_shows() -> None:
    one, other = duel(), duel()
    other.markets[0].deck.cards = ["barter", "stab"]
    first, second = (draw_offer(View(0, s), EN) for s in (one, other))
    assert first
    assert second
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_which_card_to_remove_is_asked_with_a_picture_of_these_cards(lang: str) -> None:
    """Of the seat that is asked; another does not see the hand among them."""
    say = say_in(lang)
    s = kit.table(hand=["novice"], discard=["prospector", "prospector"])
    s.stack.append(RemoveOne(me=0))

    with watched():
        image = draw_offer(View(0, s), say)
        assert image
        told = {line.text for line in written(image)}

    assert {say(f"card-{card}") for card in ("novice", "prospector")} <= told
    assert draw_offer(View(1, s), say) is None
