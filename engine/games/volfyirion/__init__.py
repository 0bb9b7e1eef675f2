"""Volfyirion: a duel of deck builders for a dragon; also solo, co-op and in teams."""

from __future__ import annotations

from engine.core import Game, Mode, Setting
from engine.games.volfyirion.actions import Actions
from engine.games.volfyirion.cards import CARDS, CITIES, PERKS, PLOYS
from engine.games.volfyirion.check import check
from engine.games.volfyirion.duel import VARIANTS
from engine.games.volfyirion.ending import watch
from engine.games.volfyirion.events import Events
from engine.games.volfyirion.honours import HONOURS
from engine.games.volfyirion.house.follies import follies
from engine.games.volfyirion.house.imagine import imagine
from engine.games.volfyirion.house.parts import parts
from engine.games.volfyirion.house.worth import worth
from engine.games.volfyirion.lessons import LESSONS
from engine.games.volfyirion.phases import StateWithPhases
from engine.games.volfyirion.piles import face_up
from engine.games.volfyirion.setup import setup
from engine.games.volfyirion.state import Volfyirion
from engine.games.volfyirion.turn import unplayed
from engine.games.volfyirion.words.describe import describe
from engine.rule_book import rule_book

GAME: Game[Volfyirion] = Game(
    key="volfyirion",
    version="3",
    state=StateWithPhases,
    action=Actions,
    event=Events,
    modes=(
        Mode("duel", (2, 2)),
        Mode("solo", (1, 1), competitive=False),
        Mode("coop", (2, 2), competitive=False),
        Mode("team", (4, 4), teams=((0, 1), (2, 3))),
    ),
    settings=(
        Setting("first-player", ("chance", "host"), "chance", ("duel", "team")),
        Setting("difficulty", ("easy", "normal", "hard"), "normal", ("solo", "coop")),
        Setting("pairing", ("printed", "free"), "printed", ("team",)),
        *(Setting(variant, ("off", "on"), "off", ("duel",)) for variant in VARIANTS),
    ),
    daily=("difficulty",),
    setup=setup,
    text=describe,
    worth=worth,
    parts=parts,
    follies=follies,
    imagine=imagine,
    check=check,
    watch=watch,
    turn=lambda s: (s.round, s.turn_of),
    piles=face_up,
    warning=unplayed,
    rounds=lambda s: s.round,
    honours=HONOURS,
    rules=rule_book(__name__),
    lessons=LESSONS,
    cards=(
        *(f"card-{name}" for name in CARDS),
        *(f"city-{name}" for name in CITIES),
        *(f"perk-{name}" for name in PERKS),
        *(f"ploy-{name}" for name in PLOYS),
    ),
)
