"""The table in words, the worst news first: for alt texts, `/table text` and who reads by ear."""

from __future__ import annotations

from engine.core import Msg, Text, View
from engine.games.volfyirion.state import Volfyirion


def describe(view: View[Volfyirion]) -> Text:
    heading = Msg("volfyirion-heading", {"n": view.s.round})
    return Text(heading, ())
