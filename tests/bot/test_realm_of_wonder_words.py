"""What Realm of Wonder's cards say, held against what they do."""

from __future__ import annotations

import re

import pytest

from bot.text.say import LANGUAGES, say_in
from engine.games.realm_of_wonder.cards import MAGIC, MOVES
from engine.games.realm_of_wonder.details import does


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
