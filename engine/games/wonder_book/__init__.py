"""Wonder Book: a co-operative campaign in six chapters for one to four players."""

from __future__ import annotations

from engine.core import Game, Mode, Setting
from engine.games.wonder_book.actions import Actions
from engine.games.wonder_book.campaign import finished, harvest, seated
from engine.games.wonder_book.cards import HERO_CARDS, SHREDS, WYRM_CARDS
from engine.games.wonder_book.chapter import check_goal
from engine.games.wonder_book.check import check
from engine.games.wonder_book.events import Events
from engine.games.wonder_book.honours import HONOURS
from engine.games.wonder_book.house.follies import follies
from engine.games.wonder_book.house.imagine import imagine
from engine.games.wonder_book.house.merits import merits
from engine.games.wonder_book.house.parts import parts
from engine.games.wonder_book.house.typical import typical
from engine.games.wonder_book.house.worth import worth
from engine.games.wonder_book.lessons import LESSONS
from engine.games.wonder_book.phases import StateWithPhases
from engine.games.wonder_book.setup import setup
from engine.games.wonder_book.state import DESTINY_UP, Campaign, WonderBook
from engine.games.wonder_book.turns import turn_under_way
from engine.games.wonder_book.words.chronicle import chronicle, story
from engine.games.wonder_book.words.describe import called, describe
from engine.rule_book import rule_book

GAME: Game[WonderBook] = Game(
    key="wonder_book",
    version="7",
    state=StateWithPhases,
    action=Actions,
    event=Events,
    modes=(
        Mode("coop", (2, 4), competitive=False),
        Mode("solo", (2, 2), several=True, competitive=False),
    ),
    settings=(
        Setting("difficulty", tuple(DESTINY_UP), "standard"),
        Setting("group-choice", ("anyone", "majority"), "anyone"),
        Setting("beginning", ("unlocked", "nothing"), "unlocked", again=True),
    ),
    daily=("difficulty",),
    setup=setup,
    text=describe,
    worth=worth,
    parts=parts,
    follies=follies,
    imagine=imagine,
    check=check,
    watch=check_goal,
    called=called,
    rounds=lambda s: s.round,
    turn=lambda s: (s.round, turn_under_way(s)),
    plays_on=True,
    honours=HONOURS,
    lessons=LESSONS,
    rules=rule_book(__name__),
    cards=(
        *(f"hero-{name}" for name in HERO_CARDS),
        *(f"shred-{name}" for name in SHREDS),
        *(f"wyrm-card-{name}" for name in WYRM_CARDS),
    ),
    campaign=Campaign,
    harvest=harvest,
    figures=lambda campaign: campaign.heroes,
    finished=finished,
    seated=seated,
    chronicle=chronicle,
    story=story,
    typical=typical,
    merits=merits,
)
