"""Realm of Wonder: two to six characters race to the King's castle across turning discs."""

from __future__ import annotations

from engine.core import Game, Mode, Setting
from engine.games.realm_of_wonder.actions import Actions, EndSpells, EndTurn
from engine.games.realm_of_wonder.cards import HOMES, MAGIC, MOVES, QUESTS, TILES
from engine.games.realm_of_wonder.check import check
from engine.games.realm_of_wonder.choosing import TakingBack
from engine.games.realm_of_wonder.events import Events
from engine.games.realm_of_wonder.honours import HONOURS
from engine.games.realm_of_wonder.house.follies import follies
from engine.games.realm_of_wonder.house.imagine import imagine
from engine.games.realm_of_wonder.house.parts import parts
from engine.games.realm_of_wonder.house.worth import worth
from engine.games.realm_of_wonder.lessons import LESSONS
from engine.games.realm_of_wonder.orders import seated, still_seated
from engine.games.realm_of_wonder.phases import StateWithPhases
from engine.games.realm_of_wonder.quests import watch
from engine.games.realm_of_wonder.setup import setup
from engine.games.realm_of_wonder.state import Realm
from engine.games.realm_of_wonder.words.describe import called, describe
from engine.rule_book import rule_book

GAME: Game[Realm] = Game(
    key="realm_of_wonder",
    version="7",
    state=StateWithPhases,
    action=Actions,
    event=Events,
    modes=(Mode("race", (2, 6), lively=4),),
    settings=(
        Setting("quest", ("chance", *QUESTS), "chance"),
        Setting("characters", ("chance", "order"), "chance"),
    ),
    setup=setup,
    text=describe,
    worth=worth,
    parts=parts,
    follies=follies,
    imagine=imagine,
    check=check,
    rights=TakingBack(),
    seated=seated,
    still_seated=still_seated,
    watch=watch,
    turn=lambda s: (s.round, s.step, s.turn_of),
    passes=lambda action: isinstance(action, EndSpells | EndTurn),
    called=called,
    rounds=lambda s: s.round,
    honours=HONOURS,
    lessons=LESSONS,
    rules=rule_book(__name__),
    cards=(
        *(f"character-{one}" for one in HOMES),
        *(f"quest-{quest}" for quest in QUESTS),
        *(f"card-{card}" for card in MAGIC),
        *(f"card-{card}" for card in MOVES),
        *(f"tile-{tile}" for tile in TILES),
    ),
)
