"""World Adventure: trade, plunder and hunt on the Silk Road for Ancient Runes."""

from __future__ import annotations

from engine.core import Game, Setting
from engine.games.world_adventure.actions import Actions
from engine.games.world_adventure.barracks import UsingMedics
from engine.games.world_adventure.board import LEGENDS
from engine.games.world_adventure.cards import (
    HAPPENINGS,
    HEROES,
    ITEMS,
    MERCHANTS,
    MONSTERS,
    PATROLS,
    POWERS,
    QUESTS,
)
from engine.games.world_adventure.check import check
from engine.games.world_adventure.events import Events
from engine.games.world_adventure.honours import HONOURS
from engine.games.world_adventure.house.follies import follies
from engine.games.world_adventure.house.imagine import imagine
from engine.games.world_adventure.house.parts import parts
from engine.games.world_adventure.house.styles import STYLE
from engine.games.world_adventure.house.worth import worth
from engine.games.world_adventure.lessons import LESSONS
from engine.games.world_adventure.phases import StateWithPhases
from engine.games.world_adventure.setup import MODES, setup
from engine.games.world_adventure.state import World
from engine.games.world_adventure.words.describe import called, describe
from engine.rule_book import rule_book

GAME: Game[World] = Game(
    key="world_adventure",
    version="6",
    state=StateWithPhases,
    action=Actions,
    event=Events,
    modes=MODES,
    settings=(
        Setting("runes", ("9", "12"), "9", modes=("competitive",)),
        Setting("legend", ("off", "on"), "off"),
    ),
    setup=setup,
    text=describe,
    worth=worth,
    parts=parts,
    follies=follies,
    imagine=imagine,
    check=check,
    rights=UsingMedics(),
    turn=lambda s: (s.month, s.turn_of),
    called=called,
    style=lambda s, seat: STYLE[s.clans[seat].hero.key],
    feats=lambda s, seat: s.clans[seat].runes,
    rounds=lambda s: s.month,
    honours=HONOURS,
    lessons=LESSONS,
    rules=rule_book(__name__),
    cards=(
        *(f"hero-{hero}" for hero in HEROES),
        *(f"card-{card}" for card in (*MERCHANTS, *MONSTERS, *PATROLS, *ITEMS.values())),
        *(f"happening-{event}" for event in (*HAPPENINGS, *LEGENDS)),
        *(f"card-{card}" for card in (*POWERS, *QUESTS)),
    ),
)
