"""The picture of the end says of everybody how far they came."""

from __future__ import annotations

import pytest

from bot.text.say import LANGUAGES, say_in
from engine.games.realm_of_wonder import actions as a
from rendering.fonts import Face
from rendering.pieces import LEAST
from rendering.realm_of_wonder import ARTIST
from rendering.result import NOTE
from rendering.text import Style, width
from tests.engine.realm_of_wonder.kit import do, laid, side


def test_who_was_inside_before_the_gate_and_on_which_road() -> None:
    sides = side(at="K3", left=2, victory=True), side(at="K4", tiles=["orb"] * 3)
    s = do(laid(*sides, side(tiles=["vampire", "dragon"]), side(battles=1)), a.EnterCastle())

    assert ARTIST.ends
    told = ARTIST.ends(s, say_in("en"))
    assert told == ["in the castle", "2 points away", "2/3 monsters", "1/4 quest"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_room_for_it(lang: str) -> None:
    say, most = say_in(lang), {"have": 3, "whole": 5}
    told = [say(f"picture-end-{road}", **most) for road in ("quest", "monsters", "orbs")]
    told += [say("picture-end-inside"), *(say("picture-end-away", n=n) for n in (1, 30, "none"))]

    assert [text for text in told if width(text, Style(Face.BOLD, LEAST)) > NOTE] == []
