"""What happens in Realm of Wonder, in the order in which it happens. Only cards in hands are
secret."""

from __future__ import annotations

from typing import Literal

from engine.core import Event, Msg, Zone
from engine.games.realm_of_wonder.board import Land
from engine.games.realm_of_wonder.state import Bonus, Disc

# --- a round ----------------------------------------------------------------------------------


class QuestGiven(Event, frozen=True):
    """At the start the King's quest is read to all [RW-05]."""

    quest: str
    goal: Msg  # with its number
    tale: Msg


class RoundBegan(Event, frozen=True):
    round: int


class Income(Event, frozen=True):
    """[RW-10] Never below 1: the house gives more than two cursed orbs take."""

    seat: int
    n: int


class MovesDrawn(Event, frozen=True):
    """One movement card each [RW-13]; `cards` is seen by its seat."""

    seat: int
    cards: Zone


class MoveChosen(Event, frozen=True):
    seat: int


class MoveTakenBack(Event, frozen=True):
    seat: int


class MoveRevealed(Event, frozen=True):
    seat: int
    card: str
    speed: int
    points: int


class PowerRestored(Event, frozen=True):
    """[RW-17]"""

    seat: int


class Treasure(Event, frozen=True):
    """[RW-17]"""

    seat: int
    n: int


class MagicDrawn(Event, frozen=True):
    """From the deck, for whatever reason."""

    seat: int
    n: int
    cards: Zone


class DieRolled(Event, frozen=True):
    """The rotation die showed a land."""

    seat: int
    land: str


class DiscTurned(Event, frozen=True):
    """The disc's whirl lines up with the path of the land."""

    disc: Disc
    land: str


# --- spells -----------------------------------------------------------------------------------


class SpellCast(Event, frozen=True):
    """Announced; it may still be countered. What is not aimed at is empty."""

    seat: int
    card: str
    target: int | None = None  # a seat
    space: str = ""
    to: str = ""
    tile: str = ""
    disc: Disc | Literal[""] = ""
    land: Land | Literal[""] = ""


class AnswersAwaited(Event, frozen=True):
    """[RW-20] Seats that asked to be asked: a spell or a counterspell waits for them."""

    seats: list[int]


class SpellCountered(Event, frozen=True):
    """`seat` countered `card` of `caster` by `answer`, which may itself be countered."""

    seat: int
    caster: int
    card: str
    answer: str


class SpellFailed(Event, frozen=True):
    """Countered for good: nothing happens."""

    seat: int
    card: str


class FortHit(Event, frozen=True):
    """[RW-51] A token went back to its owner."""

    seat: int  # the owner
    space: str
    height: int  # that is left


class SpeedRaised(Event, frozen=True):
    """[RW-52]"""

    seat: int
    speed: int


class PointsShifted(Event, frozen=True):
    """[RW-53, RW-54]"""

    seat: int
    n: int


class BalloonReady(Event, frozen=True):
    seat: int


class TokenMoved(Event, frozen=True):
    """[RW-57] A fort token of `seat`."""

    seat: int
    space: str
    to: str


class TileTaken(Event, frozen=True):
    """By Wish, or as spoils."""

    seat: int
    loser: int
    tile: str


class Dived(Event, frozen=True):
    """By submarine or helmet."""

    seat: int
    space: str


class SpellsEnded(Event, frozen=True):
    seat: int


# --- movement ---------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """[RW-21] Of the movement step."""

    seat: int
    points: int


class Walked(Event, frozen=True):
    """One way: all spaces in order, without the first; points paid."""

    seat: int
    spaces: list[str]
    cost: int


class BalloonLeft(Event, frozen=True):
    """[RW-34] On the castle island."""

    seat: int


class PointBought(Event, frozen=True):
    seat: int


class MagicBought(Event, frozen=True):
    """[RW-29]"""

    seat: int
    cards: Zone


class FortBuilt(Event, frozen=True):
    """[RW-35]"""

    seat: int
    space: str
    height: int


class FortConquered(Event, frozen=True):
    """[RW-37] With `tokens`, of which `height` stay."""

    seat: int
    loser: int
    space: str
    tokens: int
    height: int


class VortexTaken(Event, frozen=True):
    seat: int
    space: str


class Teleported(Event, frozen=True):
    seat: int
    space: str


class PowerUsed(Event, frozen=True):
    """The special power of a character."""

    seat: int
    character: str


class MagicPointsGained(Event, frozen=True):
    """By the wand [RW-45]."""

    seat: int
    n: int


class Catapulted(Event, frozen=True):
    seat: int
    space: str


class PotionDrunk(Event, frozen=True):
    seat: int


class BonusTaken(Event, frozen=True):
    """[RW-67]"""

    seat: int
    bonus: Bonus


class BonusesOut(Event, frozen=True):
    """[RW-79] None is left to give."""

    seat: int


class TurnEnded(Event, frozen=True):
    seat: int


# --- towers, battles --------------------------------------------------------------------------


class TowerOpened(Event, frozen=True):
    seat: int
    space: str
    tile: str


class PageFound(Event, frozen=True):
    """[RW-72]"""

    seat: int
    n: int  # how many now


class TileLeft(Event, frozen=True):
    """[RW-28] Not used: it leaves the game."""

    seat: int
    tile: str


class ChestOffered(Event, frozen=True):
    """[RW-62] `seat` looks into it: `cards` is seen by it."""

    seat: int
    cards: Zone


class ChestPassed(Event, frozen=True):
    """[RW-62] `seat` kept one card; `cards` is seen by it."""

    seat: int
    cards: Zone


class BattleBegan(Event, frozen=True):
    """Against a character."""

    seat: int
    foe: int
    space: str


class MonsterFought(Event, frozen=True):
    """Against a monster."""

    seat: int
    monster: str
    space: str


class MusclesPlayed(Event, frozen=True):
    """Told when all muscles of one side lie on the table."""

    seat: int
    cards: list[str]


class KnightsSent(Event, frozen=True):
    """[RW-66]"""

    seat: int
    n: int


class BattleRolled(Event, frozen=True):
    """Dice of one side, purple twos first, and its total [RW-39]; `seat` None: the monster, for
    which `other` rolled [RW-42]."""

    seat: int | None
    dice: list[str]
    bonus: int
    total: int
    other: int | None = None


class BattleWon(Event, frozen=True):
    seat: int
    foe: int


class BattleDrawn(Event, frozen=True):
    """[RW-41]"""

    seat: int


class MonsterBeaten(Event, frozen=True):
    seat: int
    monster: str


class LostToMonster(Event, frozen=True):
    """[RW-43]"""

    seat: int
    monster: str


class CurseGiven(Event, frozen=True):
    """[RW-40]"""

    seat: int
    loser: int


class Returned(Event, frozen=True):
    """To a house or stronghold."""

    seat: int
    space: str


class StoodBack(Event, frozen=True):
    """After a draw, to where it came from."""

    seat: int
    space: str


# --- the end ----------------------------------------------------------------------------------


class QuestFulfilled(Event, frozen=True):
    """[RW-02]"""

    seat: int


class CastleEntered(Event, frozen=True):
    """[RW-01] By which road: quest, monsters, orbs."""

    seat: int
    road: str


class TimeUp(Event, frozen=True):
    """[RW-80]"""

    round: int


Events = (
    QuestGiven
    | RoundBegan
    | Income
    | MovesDrawn
    | MoveChosen
    | MoveTakenBack
    | MoveRevealed
    | PowerRestored
    | Treasure
    | MagicDrawn
    | DieRolled
    | DiscTurned
    | SpellCast
    | AnswersAwaited
    | SpellCountered
    | SpellFailed
    | FortHit
    | SpeedRaised
    | PointsShifted
    | BalloonReady
    | TokenMoved
    | TileTaken
    | Dived
    | SpellsEnded
    | TurnBegan
    | Walked
    | BalloonLeft
    | PointBought
    | MagicBought
    | FortBuilt
    | FortConquered
    | VortexTaken
    | Teleported
    | PowerUsed
    | MagicPointsGained
    | Catapulted
    | PotionDrunk
    | BonusTaken
    | BonusesOut
    | TurnEnded
    | TowerOpened
    | PageFound
    | TileLeft
    | ChestOffered
    | ChestPassed
    | BattleBegan
    | MonsterFought
    | MusclesPlayed
    | KnightsSent
    | BattleRolled
    | BattleWon
    | BattleDrawn
    | MonsterBeaten
    | LostToMonster
    | CurseGiven
    | Returned
    | StoodBack
    | QuestFulfilled
    | CastleEntered
    | TimeUp
)
