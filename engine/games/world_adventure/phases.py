"""The state with the phases that can lie on its stack: all that the codec must know."""

from __future__ import annotations

from engine.games.world_adventure.battle import MerchantBattle, Merchants, MonsterBattle
from engine.games.world_adventure.cargo import Dropping, KeepingGoods, PickingUp, Unloading
from engine.games.world_adventure.clash import Clash
from engine.games.world_adventure.guild import AskingGuild
from engine.games.world_adventure.month import Month
from engine.games.world_adventure.powers import TakingPower, ThrowingPower
from engine.games.world_adventure.roaming import Ambush
from engine.games.world_adventure.runes import RaisingStatus, TakingRune
from engine.games.world_adventure.scouting import Monsters, Scouting
from engine.games.world_adventure.setup import ChoosingCaravan, ChoosingHero, SharingPoints
from engine.games.world_adventure.shop import Shop
from engine.games.world_adventure.state import World
from engine.games.world_adventure.turn import TakingTurn, Wages

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


class StateWithPhases(World, kw_only=True):
    stack: list[Phases] = []
