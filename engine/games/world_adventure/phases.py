"""The state with the phases that can lie on its stack: all that the codec must know."""

from __future__ import annotations

from engine.games.world_adventure.ambush import Ambush
from engine.games.world_adventure.battle import MerchantBattle, MonsterBattle
from engine.games.world_adventure.cargo import KeepingGoods
from engine.games.world_adventure.clash import Clash
from engine.games.world_adventure.engaging import Monsters
from engine.games.world_adventure.guild import AskingGuild
from engine.games.world_adventure.month import Month
from engine.games.world_adventure.retreat import Dropping, PickingUp
from engine.games.world_adventure.runes import (
    RaisingStatus,
    TakingPower,
    TakingRune,
    ThrowingPower,
)
from engine.games.world_adventure.scouting import Merchants, Scouting
from engine.games.world_adventure.setup import ChoosingCaravan, ChoosingHero, SharingPoints
from engine.games.world_adventure.shop import Shop
from engine.games.world_adventure.state import World
from engine.games.world_adventure.turn import TakingTurn, Wages
from engine.games.world_adventure.workshop import Unloading

Phases = (
    Ambush
    | AskingGuild
    | ChoosingCaravan
    | ChoosingHero
    | Clash
    | Dropping
    | KeepingGoods
    | MerchantBattle
    | Merchants
    | MonsterBattle
    | Monsters
    | Month
    | PickingUp
    | RaisingStatus
    | Scouting
    | SharingPoints
    | Shop
    | TakingPower
    | TakingRune
    | ThrowingPower
    | TakingTurn
    | Unloading
    | Wages
)


class OpenWorld(World, kw_only=True):
    stack: list[Phases] = []
