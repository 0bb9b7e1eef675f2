"""What is said of pictures to those who cannot see them is never cut: whole sentences, in every
message of whole games, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import ui

from bot.platform.limits import ALT, whole
from bot.screens.layout import CLOSE_UP, HAND, PAGE, PICTURE, seat_message, table_message
from bot.screens.replay import film_message, replay_message
from bot.screens.rules import card_screen
from bot.screens.screen import pictured
from bot.text.say import LANGUAGES, say_in
from engine.games import GAMES
from tests.bot.tables import drawn_hand, drawn_piles
from tools.sittings import Moment, moments, sittings

CUT = "…"  # of a text that was shortened within a sentence


def told(view: ui.LayoutView) -> list[str]:
    """Of each picture."""
    found: list[str] = []
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            found += [one.description or "" for one in item.items]
        elif isinstance(item, ui.Thumbnail):
            found.append(item.description or "")
    return found


def messages(moment: Moment, lang: str) -> Iterator[ui.LayoutView]:
    """All that a table shows with pictures, to everybody and to those who decide."""
    public, own = (moment.scene(say_in(lang), seat) for seat in (None, moment.seat))
    yield table_message(public, [PICTURE])
    yield table_message(own, [PICTURE, HAND, *([PAGE] if own.text.scene else [])])
    yield seat_message(own, [CLOSE_UP, HAND])
    yield replay_message(own, 1, 2, [], [PICTURE])
    yield film_message(public, whole=True)
    yield from drawn_hand(own)
    yield from drawn_piles(own)


def cut(alts: list[str]) -> list[str]:
    return [alt for alt in alts if not 1 <= len(alt) <= ALT or alt.endswith(CUT)]


@pytest.mark.slow
@pytest.mark.parametrize(("most", "step"), [(25, 8), pytest.param(400, 9, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_picture_of_a_game_is_told_in_half_a_sentence(game: str, most: int, step: int) -> None:
    """`most`: decisions of each table. One moment is told in one language, the next in the next."""
    looks, seen, found = 0, 0, list[str]()
    for sitting in sittings([game], ["greedy"], 1):
        for n, moment in enumerate(moments(sitting, most)):
            if n % step == 0:
                lang = LANGUAGES[n // step % len(LANGUAGES)]
                alts = [alt for one in messages(moment, lang) for alt in told(one)]
                looks, seen = looks + 1, seen + len(alts)
                found += cut(alts)
    assert seen > 4 * looks > 0
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_is_told_in_half_a_sentence(lang: str) -> None:
    say = say_in(lang)
    cards = [card for game in GAMES.values() for card in game.cards if card in say]
    alts = [alt for card in cards for alt in told(card_screen(card, say, b"RIFF").view)]
    assert len(alts) == len(cards) > 300
    assert cut(alts) == []


def test_what_is_too_long_ends_with_a_line_or_a_sentence() -> None:
    quoted = "Elle dit : « Viens ! » Puis elle part. "
    assert whole(quoted * 3, 50) == quoted.strip()
    assert whole(quoted * 3, 30) == "Elle dit : « Viens ! »"
    assert whole("1. Ann: 3 games\n2. Bob: 2 games", 20) == "1. Ann: 3 games"
    assert whole("All of it.", 50) == "All of it."
    (alt,) = told(pictured("month", b"RIFF", "text", "\n".join(["12. Somebody: 3"] * 99)).view)
    assert alt.endswith("12. Somebody: 3")
