"""The state with the phases that can lie on its stack: all that the codec must know."""

from __future__ import annotations

from engine.games.volfyirion.abilities import MoveFree
from engine.games.volfyirion.asks import DestroyOne, RemoveOne
from engine.games.volfyirion.coop import DragonAttack, KeepingOne, Purging
from engine.games.volfyirion.hand import Placing, PlayingAll
from engine.games.volfyirion.ploys import SecondChance
from engine.games.volfyirion.solo_attack import LeavingOne, Razing, Resting, Sealing, Toll
from engine.games.volfyirion.state import Volfyirion
from engine.games.volfyirion.strongholds import Pairing
from engine.games.volfyirion.team import Sharing
from engine.games.volfyirion.team_dragon import SharingOut
from engine.games.volfyirion.turn import MainPhase, TurnOrder

Phases = (
    DestroyOne
    | DragonAttack
    | KeepingOne
    | LeavingOne
    | MainPhase
    | MoveFree
    | Placing
    | PlayingAll
    | Purging
    | Razing
    | RemoveOne
    | Resting
    | Sealing
    | SecondChance
    | Toll
    | TurnOrder
    | Pairing
    | Sharing
    | SharingOut
)


class StateWithPhases(Volfyirion, kw_only=True):
    stack: list[Phases] = []
