"""What a choice of the moment may bring, for all to read before the dice fall."""

from __future__ import annotations

from collections import Counter

from engine.core import Msg, Option
from engine.games.world_adventure.battle import Hunt, MerchantBattle, stages
from engine.games.world_adventure.scouting import Scouting
from engine.games.world_adventure.stages import Battle
from engine.games.world_adventure.state import World
from engine.games.world_adventure.turn import Turn

# details that weigh more than a price: odds, strengths, effects, warnings
TOLD = {
    f"world-adventure-{what}"
    for what in (
        *("roll-odds", "retreat-odds", "smoke", "scout-odds", "quest-odds", "quest-sure"),
        *("patrol", "rival", "monster", "merchant", "power-left", "waits"),
    )
}


def prospects(s: World) -> tuple[Msg, ...]:
    """Of a turn, of what was scouted, of the next stage of a battle; menus tell their own. With
    nothing to tell there is no page."""
    top = s.stack[-1]
    if not isinstance(top, Turn | Scouting | Battle) or s.result is not None:
        return ()
    open_ = [
        option
        for seat in top.actors(s)
        for option in top.options(s, seat)
        if option.blocked is None and not option.secret
    ]
    kinds = Counter(type(option.action) for option in open_)
    lone = [option for option in open_ if kinds[type(option.action)] == 1]
    lines = [_line(one, one.detail) for one in lone if one.detail and one.detail.id in TOLD]
    return (_title(s), *lines) if lines else ()


def _title(s: World) -> Msg:
    """[WA-66] Of a battle its stage, and after how many a merchant is gone."""
    battle = s.stack[-1]
    if not isinstance(battle, Battle):
        return Msg("world-adventure-prospects")
    args = {"n": battle.stage + 1, "card": battle.card, "left": 0, "most": 0}
    if isinstance(battle, Hunt):
        args["left"] = battle.left(s, battle.side)
    if isinstance(battle, MerchantBattle):
        args["most"] = stages(s, battle.seat) + battle.side.edge.stages
    return Msg("world-adventure-stage", args)


def _line(option: Option, detail: Msg) -> Msg:
    """The button's own words, then what it may bring."""
    action = option.action
    name = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(action).__name__)
    button = f"world-adventure{name}"
    fields = {field: getattr(action, field) for field in action.__struct_fields__}
    return Msg("world-adventure-prospect", {"choice": Msg(button, fields), "detail": detail})
