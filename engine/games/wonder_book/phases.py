"""The state with the phases that can lie on its stack: all that the codec must know."""

from __future__ import annotations

from engine.games.wonder_book import (
    allies,
    choosing,
    deck,
    ending,
    folding,
    group_picks,
    heroes,
    keywords,
    luck,
    picks,
    players,
    reading,
    rolls,
    script,
)
from engine.games.wonder_book.chapter import Chapter, RoundEnd
from engine.games.wonder_book.choosing import ChoosingHeroes, ChoosingSkills, Relearning
from engine.games.wonder_book.enemies import bosses, phase, wyrm_cards, wyrms
from engine.games.wonder_book.enemies.bosses import BossActing, PickBossWay
from engine.games.wonder_book.enemies.phase import (
    Activation,
    PickBearer,
    PickRemoval,
    PickVictim,
    PickWay,
    WyrmActs,
)
from engine.games.wonder_book.group_picks import GroupPick
from engine.games.wonder_book.hands import Consent
from engine.games.wonder_book.luck import PushingLuck
from engine.games.wonder_book.picks import AskHero, AskWyrm, Company, ShoveTo, Walking
from engine.games.wonder_book.players import HeroTurn, PlayersPhase
from engine.games.wonder_book.reactions import Reacting
from engine.games.wonder_book.reading import Reading
from engine.games.wonder_book.rolls import AttackRoll, Hits, SkillRoll
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import WonderBook

# These modules carry out the effects of cards.
OWNERS = (
    allies,
    bosses,
    choosing,
    deck,
    ending,
    folding,
    group_picks,
    heroes,
    keywords,
    luck,
    phase,
    picks,
    players,
    reading,
    rolls,
    script,
    wyrm_cards,
    wyrms,
)

Phases = (
    Activation
    | AskHero
    | AskWyrm
    | AttackRoll
    | BossActing
    | Chapter
    | ChoosingHeroes
    | ChoosingSkills
    | Company
    | Consent
    | GroupPick
    | HeroTurn
    | Hits
    | PickBearer
    | PickBossWay
    | PickRemoval
    | PickVictim
    | PickWay
    | PlayersPhase
    | PushingLuck
    | Reacting
    | Reading
    | Relearning
    | RoundEnd
    | Script
    | ShoveTo
    | SkillRoll
    | Walking
    | WyrmActs
)


class StateWithPhases(WonderBook, kw_only=True):
    stack: list[Phases] = []
