"""What happens in Realm of Wonder, in the order in which it happens. Only cards in hands are
secret."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Event, Msg, Seat, Zone
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
    """[RW-10] The seat received its magic points: 0 on the castle island [RW-12], elsewhere never
    fewer than 1, as the house gives more than two cursed orbs take."""

    seat: Seat
    n: int


class MovesDrawn(Event, frozen=True):
    """A movement card was drawn for each seat [RW-13]; only its own seat sees `cards`."""

    seat: Seat
    cards: Zone


class MoveChosen(Event, frozen=True):
    seat: Seat


class MoveTakenBack(Event, frozen=True):
    seat: Seat


class MoveRevealed(Event, frozen=True):
    seat: Seat
    card: str
    speed: int
    points: int


class PowerRestored(Event, frozen=True):
    """[RW-17] A special power is ready again."""

    seat: Seat


class Treasure(Event, frozen=True):
    """[RW-17] A movement card's treasure brought magic points."""

    seat: Seat
    n: int


class MagicDrawn(Event, frozen=True):
    """Magic cards were drawn from the deck, for any reason."""

    seat: Seat
    n: int
    cards: Zone


class DieRolled(Event, frozen=True):
    """The rotation die showed a land."""

    seat: Seat
    land: str


class DiscTurned(Event, frozen=True):
    """The disc's whirl now lines up with the path of the land."""

    disc: Disc
    land: str


# --- spells -----------------------------------------------------------------------------------


class SpellCast(Event, frozen=True):
    """A spell was announced, and may still be countered. Fields for targets that it does not have
    are empty."""

    seat: Seat
    card: str
    target: Seat | None = None  # the seat at which it is aimed
    space: str = ""
    to: str = ""
    tile: str = ""
    disc: Disc | Literal[""] = ""
    land: Land | Literal[""] = ""


class AnswersAwaited(Event, frozen=True):
    """[RW-20] A spell or a counterspell waits for these seats, which have asked to be asked."""

    seats: list[Seat]


class SpellCountered(Event, frozen=True):
    """`seat` countered `card` of `caster` by `answer`, which may itself be countered."""

    seat: Seat
    caster: Seat
    card: str
    answer: str


class SpellFailed(Event, frozen=True):
    """The spell is countered for good, and nothing happens."""

    seat: Seat
    card: str


class FortHit(Event, frozen=True):
    """[RW-51] A token went back to its owner."""

    weighty: ClassVar[bool] = True

    seat: Seat  # the fort's owner
    space: str
    height: int  # height that is left


class SpeedRaised(Event, frozen=True):
    """[RW-52] Lightning raised the speed of a seat."""

    seat: Seat
    speed: int


class PointsShifted(Event, frozen=True):
    """[RW-53, RW-54] A spell added to or took from a seat's movement points."""

    seat: Seat
    n: int


class BalloonReady(Event, frozen=True):
    seat: Seat


class TokenMoved(Event, frozen=True):
    """[RW-57] A fort token of `seat` was moved."""

    seat: Seat
    space: str
    to: str


class TileTaken(Event, frozen=True):
    """A tile was taken by Wish or as spoils."""

    weighty: ClassVar[bool] = True

    seat: Seat
    loser: Seat
    tile: str


class Dived(Event, frozen=True):
    """A character dived by submarine or helmet."""

    seat: Seat
    space: str


class SpellsEnded(Event, frozen=True):
    seat: Seat


# --- movement ---------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """[RW-21] The seat's turn of the movement step began."""

    seat: Seat
    points: int


class Walked(Event, frozen=True):
    """A character walked one way: all its spaces in order without the first, and the points
    paid."""

    seat: Seat
    spaces: list[str]
    cost: int


class BalloonLeft(Event, frozen=True):
    """[RW-34] A character left its balloon on the castle island."""

    seat: Seat


class PointBought(Event, frozen=True):
    seat: Seat


class MagicBought(Event, frozen=True):
    """[RW-29] A magic card was bought."""

    seat: Seat
    cards: Zone


class FortBuilt(Event, frozen=True):
    """[RW-35] A fort token was built."""

    seat: Seat
    space: str
    height: int


class FortConquered(Event, frozen=True):
    """[RW-37] A fort was conquered with `tokens`, of which `height` stay."""

    weighty: ClassVar[bool] = True

    seat: Seat
    loser: Seat
    space: str
    tokens: int
    height: int


class VortexTaken(Event, frozen=True):
    seat: Seat
    space: str


class Teleported(Event, frozen=True):
    seat: Seat
    space: str


class PowerUsed(Event, frozen=True):
    """A character used its special power."""

    seat: Seat
    character: str


class MagicPointsGained(Event, frozen=True):
    """The wand gave magic points [RW-45]."""

    seat: Seat
    n: int


class Catapulted(Event, frozen=True):
    seat: Seat
    space: str


class PotionDrunk(Event, frozen=True):
    seat: Seat


class BonusTaken(Event, frozen=True):
    """[RW-67] A side of a bonus token was chosen."""

    seat: Seat
    bonus: Bonus


class BonusesOut(Event, frozen=True):
    """[RW-79] No bonus token is left to give."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    ends_turn: ClassVar[bool] = True

    seat: Seat


# --- towers, battles --------------------------------------------------------------------------


class TowerOpened(Event, frozen=True):
    seat: Seat
    space: str
    tile: str


class PageFound(Event, frozen=True):
    """[RW-72] A page was found under a tower."""

    seat: Seat
    n: int  # how many the seat has now


class TileLeft(Event, frozen=True):
    """[RW-28] A tile left the game unused."""

    seat: Seat
    tile: str


class ChestOffered(Event, frozen=True):
    """[RW-62] `seat` looks into the chest; only it sees `cards`."""

    seat: Seat
    cards: Zone


class ChestPassed(Event, frozen=True):
    """[RW-62] `seat` kept one card and passed the chest on; only it sees `cards`."""

    seat: Seat
    cards: Zone


class BattleBegan(Event, frozen=True):
    """A battle against a character began."""

    seat: Seat
    foe: Seat
    space: str


class MonsterFought(Event, frozen=True):
    """A battle against a monster began."""

    seat: Seat
    monster: str
    space: str


class MusclesPlayed(Event, frozen=True):
    """All muscles of one side lie on the table."""

    seat: Seat
    cards: list[str]


class KnightsSent(Event, frozen=True):
    """[RW-66] Knights fought and left the game."""

    seat: Seat
    n: int


class BattleRolled(Event, frozen=True):
    """The dice of one side, purple twos first, and its total [RW-39]. `seat` is None for a monster,
    for which `other` rolled [RW-42]."""

    seat: Seat | None
    dice: list[str]
    bonus: int
    total: int
    other: Seat | None = None


class BattleWon(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat
    foe: Seat


class BattleDrawn(Event, frozen=True):
    """[RW-41] A battle was drawn."""

    seat: Seat


class MonsterBeaten(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat
    monster: str


class LostToMonster(Event, frozen=True):
    """[RW-43] A character lost to a monster."""

    weighty: ClassVar[bool] = True

    seat: Seat
    monster: str


class CurseGiven(Event, frozen=True):
    """[RW-40] The loser received a cursed orb."""

    weighty: ClassVar[bool] = True

    seat: Seat
    loser: Seat


class Returned(Event, frozen=True):
    """A character returned to its house or a stronghold."""

    seat: Seat
    space: str


class StoodBack(Event, frozen=True):
    """After a draw, a character went back to where it came from."""

    seat: Seat
    space: str


# --- the end ----------------------------------------------------------------------------------


class QuestFulfilled(Event, frozen=True):
    """[RW-02] A seat fulfilled the quest."""

    weighty: ClassVar[bool] = True

    seat: Seat


class CastleEntered(Event, frozen=True):
    """[RW-01] A character entered the castle by one of the roads: quest, monsters or orbs."""

    weighty: ClassVar[bool] = True

    seat: Seat
    road: str


class TimeUp(Event, frozen=True):
    """[RW-80] The last round is over."""

    weighty: ClassVar[bool] = True

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
