"""The ways to play the game, by key."""

from __future__ import annotations

from engine.games.volfyirion.coop import COOP
from engine.games.volfyirion.duel import DUEL
from engine.games.volfyirion.mode_rules import ModeRules
from engine.games.volfyirion.solo import SOLO
from engine.games.volfyirion.state import ModeKey
from engine.games.volfyirion.team import TEAM

RULES: dict[ModeKey, ModeRules] = {"duel": DUEL, "solo": SOLO, "coop": COOP, "team": TEAM}
