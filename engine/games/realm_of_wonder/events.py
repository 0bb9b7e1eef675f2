"""What happens in Realm of Wonder, in the order in which it happens. Only cards in hands are
secret."""

from __future__ import annotations

from typing import Literal

from engine.core import Event, Msg, Zone
from engine.games.realm_of_wonder.board import Land
from engine.games.realm_of_wonder.state import Bonus, Disc

# --- a round ----------------------------------------------------------------------------------


class QuestGiven(Event, frozen=True):
    """At the start, the King's quest is read out to all [RW-05]."""

    quest: str
    goal: Msg  # the goal in words, with its number
    tale: Msg


class RoundBegan(Event, frozen=True):
    round: int


class Income(Event, frozen=True):
    """[RW-10] The seat received its magic points, never fewer than 1: the house gives more than two
    cursed orbs take."""

    seat: int
    n: int


class MovesDrawn(Event, frozen=True):
    """A movement card was drawn for each seat [RW-13]; only its own seat sees `cards`."""

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
    """[RW-17] A special power is ready again."""

    seat: int


class Treasure(Event, frozen=True):
    """[RW-17] A movement card's treasure brought magic points."""

    seat: int
    n: int


class MagicDrawn(Event, frozen=True):
    """Magic cards were drawn from the deck, for any reason."""

    seat: int
    n: int
    cards: Zone


class DieRolled(Event, frozen=True):
    """The rotation die showed a land."""

    seat: int
    land: str


class DiscTurned(Event, frozen=True):
    """The disc's whirl now lines up with the path of the land."""

    disc: Disc
    land: str


# --- spells -----------------------------------------------------------------------------------


class SpellCast(Event, frozen=True):
    """A spell was announced, and may still be countered. Fields for targets that it has not are
    empty."""

    seat: int
    card: str
    target: int | None = None  # the seat at which it is aimed
    space: str = ""
    to: str = ""
    tile: str = ""
    disc: Disc | Literal[""] = ""
    land: Land | Literal[""] = ""


class AnswersAwaited(Event, frozen=True):
    """[RW-20] A spell or a counterspell waits for these seats, which have asked to be asked."""

    seats: list[int]


class SpellCountered(Event, frozen=True):
    """`seat` countered `card` of `caster` by `answer`, which may itself be countered."""

    seat: int
    caster: int
    card: str
    answer: str


class SpellFailed(Event, frozen=True):
    """The spell is countered for good, and nothing happens."""

    seat: int
    card: str


class FortHit(Event, frozen=True):
    """[RW-51] A token went back to its owner."""

    seat: int  # the fort's owner
    space: str
    height: int  # height that is left


class SpeedRaised(Event, frozen=True):
    """[RW-52] Lightning raised the speed of a seat."""

    seat: int
    speed: int


class PointsShifted(Event, frozen=True):
    """[RW-53, RW-54] A spell added to or took from a seat's movement points."""

    seat: int
    n: int


class BalloonReady(Event, frozen=True):
    seat: int


class TokenMoved(Event, frozen=True):
    """[RW-57] A fort token of `seat` was moved."""

    seat: int
    space: str
    to: str


class TileTaken(Event, frozen=True):
    """A tile was taken by Wish or as spoils."""

    seat: int
    loser: int
    tile: str


class Dived(Event, frozen=True):
    """A character dived by submarine or helmet."""

    seat: int
    space: str


class SpellsEnded(Event, frozen=True):
    seat: int


# --- movement ---------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """[RW-21] The seat's turn of the movement step began."""

    seat: int
    points: int


class Walked(Event, frozen=True):
    """A character walked one way: all its spaces in order without the first, and the points
    paid."""

    seat: int
    spaces: list[str]
    cost: int


class BalloonLeft(Event, frozen=True):
    """[RW-34] A character left its balloon on the castle island."""

    seat: int


class PointBought(Event, frozen=True):
    seat: int


class MagicBought(Event, frozen=True):
    """[RW-29] A magic card was bought."""

    seat: int
    cards: Zone


class FortBuilt(Event, frozen=True):
    """[RW-35] A fort token was built."""

    seat: int
    space: str
    height: int


class FortConquered(Event, frozen=True):
    """[RW-37] A fort was conquered with `tokens`, of which `height` stay."""

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
    """A character used its special power."""

    seat: int
    character: str


class MagicPointsGained(Event, frozen=True):
    """The wand gave magic points [RW-45]."""

    seat: int
    n: int


class Catapulted(Event, frozen=True):
    seat: int
    space: str


class PotionDrunk(Event, frozen=True):
    seat: int


class BonusTaken(Event, frozen=True):
    """[RW-67] A side of a bonus token was chosen."""

    seat: int
    bonus: Bonus


class BonusesOut(Event, frozen=True):
    """[RW-79] No bonus token is left to give."""

    seat: int


class TurnEnded(Event, frozen=True):
    seat: int


# --- towers, battles --------------------------------------------------------------------------


class TowerOpened(Event, frozen=True):
    seat: int
    space: str
    tile: str


class PageFound(Event, frozen=True):
    """[RW-72] A page was found under a tower."""

    seat: int
    n: int  # how many the seat has now


class TileLeft(Event, frozen=True):
    """[RW-28] A tile left the game unused."""

    seat: int
    tile: str


class ChestOffered(Event, frozen=True):
    """[RW-62] `seat` looks into the chest; only it sees `cards`."""

    seat: int
    cards: Zone


class ChestPassed(Event, frozen=True):
    """[RW-62] `seat` kept one card and passed the chest on; only it sees `cards`."""

    seat: int
    cards: Zone


class BattleBegan(Event, frozen=True):
    """A battle against a character began."""

    seat: int
    foe: int
    space: str


class MonsterFought(Event, frozen=True):
    """A battle against a monster began."""

    seat: int
    monster: str
    space: str


class MusclesPlayed(Event, frozen=True):
    """All muscles of one side lie on the table."""

    seat: int
    cards: list[str]


class KnightsSent(Event, frozen=True):
    """[RW-66] Knights fought and left the game."""

    seat: int
    n: int


class BattleRolled(Event, frozen=True):
    """The dice of one side, purple twos first, and its total [RW-39]. `seat` is None for a monster,
    for which `other` rolled [RW-42]."""

    seat: int | None
    dice: list[str]
    bonus: int
    total: int
    other: int | None = None


class BattleWon(Event, frozen=True):
    seat: int
    foe: int


class BattleDrawn(Event, frozen=True):
    """[RW-41] A battle was drawn."""

    seat: int


class MonsterBeaten(Event, frozen=True):
    seat: int
    monster: str


class LostToMonster(Event, frozen=True):
    """[RW-43] A character lost to a monster."""

    seat: int
    monster: str


class CurseGiven(Event, frozen=True):
    """[RW-40] The loser received a cursed orb."""

    seat: int
    loser: int


class Returned(Event, frozen=True):
    """A character returned to its house or a stronghold."""

    seat: int
    space: str


class StoodBack(Event, frozen=True):
    """After a draw, a character went back to where it came from."""

    seat: int
    space: str


# --- the end ----------------------------------------------------------------------------------


class QuestFulfilled(Event, frozen=True):
    """[RW-02] A seat fulfilled the quest."""

    seat: int


class CastleEntered(Event, frozen=True):
    """[RW-01] A character entered the castle by one of the roads: quest, monsters or orbs."""

    seat: int
    road: str


class TimeUp(Event, frozen=True):
    """[RW-80] The last round is over."""

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
