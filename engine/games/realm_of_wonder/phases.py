"""The state with the phases that can lie on its stack: all that the codec must know."""

from __future__ import annotations

from engine.games.realm_of_wonder.battle import Battle
from engine.games.realm_of_wonder.bonuses import ChoosingBonus
from engine.games.realm_of_wonder.choosing import Choosing, Effects, LiningUp
from engine.games.realm_of_wonder.counterspell import Window
from engine.games.realm_of_wonder.moving import Moving
from engine.games.realm_of_wonder.rounds import Round
from engine.games.realm_of_wonder.spells import Aiming, Casting
from engine.games.realm_of_wonder.spoils import Returning, Spoils
from engine.games.realm_of_wonder.state import Realm
from engine.games.realm_of_wonder.towers import Chest, Found
from engine.games.realm_of_wonder.walking import Walking

Phases = (
    Aiming
    | Battle
    | Casting
    | Chest
    | Choosing
    | ChoosingBonus
    | Effects
    | Found
    | LiningUp
    | Moving
    | Returning
    | Round
    | Spoils
    | Walking
    | Window
)


class StateWithPhases(Realm, kw_only=True):
    stack: list[Phases] = []
