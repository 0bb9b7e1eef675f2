"""The state with the phases that can lie on its stack: all that the codec must know."""

from __future__ import annotations

from engine.games.volfyirion.asks import DestroyOne, RemoveOne
from engine.games.volfyirion.dragon import MoveFree
from engine.games.volfyirion.hand import Placing, PlayingAll
from engine.games.volfyirion.ploys import SecondChance
from engine.games.volfyirion.state import Volfyirion
from engine.games.volfyirion.turn import MainPhase, TurnOrder

Phases = (
    DestroyOne | MainPhase | MoveFree | Placing | PlayingAll | RemoveOne | SecondChance | TurnOrder
)


class OpenTable(Volfyirion, kw_only=True):
    stack: list[Phases] = []
