"""Captains bid in secret for the ships that come in."""

from __future__ import annotations

from engine.core import Game, Mode
from engine.games.harbour.actions import Actions
from engine.games.harbour.bidding import watch
from engine.games.harbour.check import check
from engine.games.harbour.events import Events
from engine.games.harbour.honours import HONOURS
from engine.games.harbour.house.imagine import imagine
from engine.games.harbour.house.worth import worth
from engine.games.harbour.phases import StateWithPhases
from engine.games.harbour.setup import setup
from engine.games.harbour.state import Harbour
from engine.games.harbour.words import describe
from engine.rule_book import rule_book

GAME: Game[Harbour] = Game(
    key="harbour",
    version="1",
    state=StateWithPhases,
    action=Actions,
    event=Events,
    modes=(Mode("auction", (2, 4)),),
    setup=setup,
    text=describe,
    worth=worth,
    imagine=imagine,
    check=check,
    watch=watch,
    turn=lambda s: s.round,
    rounds=lambda s: s.round,
    honours=HONOURS,
    rules=rule_book(__name__),
)
