"""What happens in Volfyirion, in the order in which it happens. Only drawn cards are secret.

`gain` and `paid` are messages that state points: “+2 C, +1 K”.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core import Event, Msg, Seat, Zone
from engine.games.volfyirion.actions import Area

# --- a turn -----------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """The turn of all seats of a team began."""

    seats: list[Seat]
    round: int


class Drew(Event, frozen=True):
    """Cards were drawn; only those who may look into the hand see `cards`."""

    seat: Seat
    n: int
    cards: Zone


class Redrew(Event, frozen=True):
    seat: Seat


class Reshuffled(Event, frozen=True):
    """The discard pile became the deck."""

    seat: Seat


class PointsGained(Event, frozen=True):
    """Cards in play gave points: at the start of the Main Phase, or when a partner placed one."""

    seat: Seat
    gain: Msg


class HandDiscarded(Event, frozen=True):
    """Cards that were not played were discarded at the end of the turn."""

    seat: Seat
    cards: list[Msg]


class PointsLost(Event, frozen=True):
    """Points that were left at the end of the turn were lost."""

    seat: Seat
    gain: Msg


class RowFilled(Event, frozen=True):
    """New cards came to the Asset Row or the Lair."""

    cards: list[str]


class TopTurned(Event, frozen=True):
    """The Asset Deck has another top card; those who may see it are shown it."""

    card: Zone


# --- cards ------------------------------------------------------------------------------------


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: str
    gain: Msg


class CardsPlayed(Event, frozen=True):
    """Several Command cards were played at once."""

    seat: Seat
    cards: list[Msg]
    gain: Msg


class CardPlaced(Event, frozen=True):
    """A Building or Troop was put on a City; `over` left the game to make room for it."""

    seat: Seat
    card: str
    city: str
    over: str
    gain: Msg


class ChainUsed(Event, frozen=True):
    seat: Seat
    card: str
    gain: Msg


class RemovalUsed(Event, frozen=True):
    seat: Seat
    card: str
    gain: Msg


class CardRemoved(Event, frozen=True):
    """A card left the game from hand, discard pile or Play Area."""

    seat: Seat
    card: str
    area: Area


class CardsLost(Event, frozen=True):
    """Troops, Buildings and Wonders left the game because of the event before: a fallen City or a
    Ploy."""

    cards: list[str]


class TroopRedeployed(Event, frozen=True):
    seat: Seat
    card: str
    city: str  # to
    over: str


class MercenaryLeft(Event, frozen=True):
    """A Mercenary was shuffled into the Asset Deck before its City fell."""

    card: str
    city: str


# --- Asset Row, Lair, Wonders -----------------------------------------------------------------


class Acquired(Event, frozen=True):
    seat: Seat
    card: str


class SaboteurSent(Event, frozen=True):
    """`seat` bought a Saboteur, which went to the discard pile of `other`."""

    seat: Seat
    other: Seat


class WonderAcquired(Event, frozen=True):
    seat: Seat
    card: str


class AssetReplaced(Event, frozen=True):
    seat: Seat
    card: str
    by: Msg


class RowRefreshed(Event, frozen=True):
    seat: Seat
    cards: list[str]  # the cards that went under the deck


class WonderSealed(Event, frozen=True):
    seat: Seat
    card: str
    other: Seat | None  # whose Wonder it is; None: the seat's own


class WonderUnsealed(Event, frozen=True):
    seat: Seat
    card: str
    other: Seat | None


class Collided(Event, frozen=True):
    seat: Seat
    card: str
    gain: Msg


class PathTaken(Event, frozen=True):
    seat: Seat
    other: Seat
    gain: Msg


# --- war --------------------------------------------------------------------------------------


class TroopFell(Event, frozen=True):
    """An attack on a guarded City removed its Troop."""

    weighty: ClassVar[bool] = True

    seat: Seat
    card: str
    city: str
    battle: int


class Destroyed(Event, frozen=True):
    """A card's effect destroyed a Troop or Building."""

    weighty: ClassVar[bool] = True

    seat: Seat
    card: str
    city: str


class CityFell(Event, frozen=True):
    """An attack destroyed a City."""

    weighty: ClassVar[bool] = True

    seat: Seat
    city: str
    battle: int


class CityBurned(Event, frozen=True):
    """Volfyirion destroyed a City."""

    weighty: ClassVar[bool] = True

    city: str


class CityRebuilt(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat
    city: str


class DragonSent(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat
    city: str


class DragonRepelled(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat


class DragonReturned(Event, frozen=True):
    """Volfyirion flew back to the Lair."""

    weighty: ClassVar[bool] = True


class DragonDefeated(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat


# --- Ploys ------------------------------------------------------------------------------------


class PloyRevealed(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat
    ploy: str


class AttackFailed(Event, frozen=True):
    """Double Shift: the attacker's B are spent, but the City stands."""

    seat: Seat
    city: str
    battle: int


class TroopStationed(Event, frozen=True):
    """Second Chance put a Troop onto a City of its new owner."""

    seat: Seat
    card: str
    city: str
    over: str


# --- solo -------------------------------------------------------------------------------------


class RageFed(Event, frozen=True):
    """A card went face down under the Rage Pile, which now holds `n`."""

    n: int


class AssetsRenewed(Event, frozen=True):
    """The cards set aside became a new Asset Deck."""


class DragonWoke(Event, frozen=True):
    """The dragon has woken and attacks after this turn."""

    weighty: ClassVar[bool] = True


class RageRevealed(Event, frozen=True):
    """The attack revealed the pile: its cards in order, and the B and K that they give the
    dragon."""

    weighty: ClassVar[bool] = True

    cards: list[str]
    battle: int
    knowledge: int


class DragonSealed(Event, frozen=True):
    """Volfyirion sealed a Wonder."""

    card: str


class RageKept(Event, frozen=True):
    """A card stays face up as the first of the new pile."""

    card: str


class RageSetAside(Event, frozen=True):
    """The top card of the Rage Pile was bought off."""

    seat: Seat
    card: str


# --- co-op ------------------------------------------------------------------------------------


class RageDeckRenewed(Event, frozen=True):
    """The discarded Wonders became a new Rage Deck."""


class GridGrew(Event, frozen=True):
    """Wonders were revealed into the Rage grid; the first of them drives the dragon."""

    cards: list[str]


class DragonFlew(Event, frozen=True):
    """The dragon flew clockwise past `n` standing Cities."""

    weighty: ClassVar[bool] = True

    city: str
    n: int


class BoughtOff(Event, frozen=True):
    seat: Seat
    card: str


class GridSealed(Event, frozen=True):
    seat: Seat
    card: str


class DragonDriven(Event, frozen=True):
    """A player drove the dragon one City on."""

    weighty: ClassVar[bool] = True

    seat: Seat
    city: str


class DragonAttacked(Event, frozen=True):
    """The value of the grid met the Defence of the City with its Troop."""

    weighty: ClassVar[bool] = True

    city: str
    value: int
    defence: int


class GridCleared(Event, frozen=True):
    """`card` stays, the dearest that the attack did not need; None if it needed all."""

    card: str | None


class DragonBeaten(Event, frozen=True):
    """The dragon was beaten by one player, or with the points of both."""

    weighty: ClassVar[bool] = True

    seats: list[Seat]


# --- team -------------------------------------------------------------------------------------


class CitiesPaired(Event, frozen=True):
    """A team has made its Strongholds, which have these Defences."""

    seats: list[Seat]
    west: int
    keep: int
    east: int


class AssetSealed(Event, frozen=True):
    seat: Seat
    card: str


class AssetUnsealed(Event, frozen=True):
    seat: Seat
    card: str


class DragonLanded(Event, frozen=True):
    """Volfyirion sits on the Lair of the team `seats`."""

    weighty: ClassVar[bool] = True

    seats: list[Seat]


class WonderPassed(Event, frozen=True):
    """A Wonder that the partner acquired went to the discard pile of `seat`."""

    seat: Seat
    card: str


class WonderTaken(Event, frozen=True):
    """A Wonder went from the Lair straight into play."""

    seat: Seat
    card: str
    gain: Msg


# --- the end ----------------------------------------------------------------------------------


class TimeUp(Event, frozen=True):
    """Too many rounds have passed: the side that stands best wins. If `alone` against the dragon,
    it is a loss."""

    weighty: ClassVar[bool] = True

    rounds: int
    alone: bool


Events = (
    TurnBegan
    | Drew
    | Redrew
    | Reshuffled
    | PointsGained
    | HandDiscarded
    | PointsLost
    | RowFilled
    | TopTurned
    | CardPlayed
    | CardsPlayed
    | CardPlaced
    | ChainUsed
    | RemovalUsed
    | CardRemoved
    | CardsLost
    | TroopRedeployed
    | MercenaryLeft
    | Acquired
    | SaboteurSent
    | WonderAcquired
    | AssetReplaced
    | RowRefreshed
    | WonderSealed
    | WonderUnsealed
    | Collided
    | PathTaken
    | TroopFell
    | Destroyed
    | CityFell
    | CityBurned
    | CityRebuilt
    | DragonSent
    | DragonRepelled
    | DragonReturned
    | DragonDefeated
    | PloyRevealed
    | AttackFailed
    | TroopStationed
    | RageFed
    | AssetsRenewed
    | DragonWoke
    | RageRevealed
    | DragonSealed
    | RageKept
    | RageSetAside
    | RageDeckRenewed
    | GridGrew
    | DragonFlew
    | BoughtOff
    | GridSealed
    | DragonDriven
    | DragonAttacked
    | GridCleared
    | DragonBeaten
    | CitiesPaired
    | AssetSealed
    | AssetUnsealed
    | DragonLanded
    | WonderPassed
    | WonderTaken
    | TimeUp
)
