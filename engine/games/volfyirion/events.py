"""What happens in Volfyirion, in the order in which it happens. Only what was drawn is secret.

`gain` and `paid` are messages of points: “+2 C, +1 K”.
"""

from __future__ import annotations

from engine.core import Event, Msg, Zone
from engine.games.volfyirion.actions import Area

# --- a turn -----------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """Of all seats of a team."""

    seats: list[int]
    round: int


class Drew(Event, frozen=True):
    """`cards` is seen by those who may look into the hand."""

    seat: int
    n: int
    cards: Zone


class Redrew(Event, frozen=True):
    seat: int


class Reshuffled(Event, frozen=True):
    """The discard pile became the deck."""

    seat: int


class PointsGained(Event, frozen=True):
    """From cards in play: at the start of the Main Phase, or from one that the partner placed."""

    seat: int
    gain: Msg


class HandDiscarded(Event, frozen=True):
    """At the end of the turn: what was not played."""

    seat: int
    cards: list[Msg]


class PointsLost(Event, frozen=True):
    """At the end of the turn."""

    seat: int
    gain: Msg


class RowFilled(Event, frozen=True):
    """New cards in the Asset Row or on the Lair."""

    cards: list[str]


class TopTurned(Event, frozen=True):
    """The Asset Deck has another top card, for those who may see it."""

    card: Zone


# --- cards ------------------------------------------------------------------------------------


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    gain: Msg


class CardsPlayed(Event, frozen=True):
    """Several Command cards at once."""

    seat: int
    cards: list[Msg]
    gain: Msg


class CardPlaced(Event, frozen=True):
    """A Building or Troop on a City; `over` left the game for it."""

    seat: int
    card: str
    city: str
    over: str
    gain: Msg


class ChainUsed(Event, frozen=True):
    seat: int
    card: str
    gain: Msg


class RemovalUsed(Event, frozen=True):
    seat: int
    card: str
    gain: Msg


class CardRemoved(Event, frozen=True):
    """From hand, discard pile or Play Area."""

    seat: int
    card: str
    area: Area


class CardsLost(Event, frozen=True):
    """Troops, Buildings, Wonders left the game with what was told before: a fallen City, a Ploy."""

    cards: list[str]


class TroopRedeployed(Event, frozen=True):
    seat: int
    card: str
    city: str  # to
    over: str


class MercenaryLeft(Event, frozen=True):
    """Shuffled into the Asset Deck before its City falls."""

    card: str
    city: str


# --- Asset Row, Lair, Wonders -----------------------------------------------------------------


class Acquired(Event, frozen=True):
    seat: int
    card: str


class SaboteurSent(Event, frozen=True):
    """Bought by `seat` for the discard pile of `other`."""

    seat: int
    other: int


class WonderAcquired(Event, frozen=True):
    seat: int
    card: str


class AssetReplaced(Event, frozen=True):
    seat: int
    card: str
    by: Msg


class RowRefreshed(Event, frozen=True):
    seat: int
    cards: list[str]  # those that went under the deck


class WonderSealed(Event, frozen=True):
    seat: int
    card: str
    other: int | None  # whose it is; None: the own


class WonderUnsealed(Event, frozen=True):
    seat: int
    card: str
    other: int | None


class Collided(Event, frozen=True):
    seat: int
    card: str
    gain: Msg


class PathTaken(Event, frozen=True):
    seat: int
    other: int
    gain: Msg


# --- war --------------------------------------------------------------------------------------


class TroopFell(Event, frozen=True):
    """An attack on a guarded City removed its Troop."""

    seat: int
    card: str
    city: str
    battle: int


class Destroyed(Event, frozen=True):
    """A Troop or Building, by a card's effect."""

    seat: int
    card: str
    city: str


class CityFell(Event, frozen=True):
    """An attack destroyed a City."""

    seat: int
    city: str
    battle: int


class CityBurned(Event, frozen=True):
    """Volfyirion destroyed a City."""

    city: str


class CityRebuilt(Event, frozen=True):
    seat: int
    city: str


class DragonSent(Event, frozen=True):
    seat: int
    city: str


class DragonRepelled(Event, frozen=True):
    seat: int


class DragonReturned(Event, frozen=True):
    """Volfyirion flew back to the Lair."""


class DragonDefeated(Event, frozen=True):
    seat: int


# --- Ploys ------------------------------------------------------------------------------------


class PloyRevealed(Event, frozen=True):
    seat: int
    ploy: str


class AttackFailed(Event, frozen=True):
    """Double Shift: the B are spent, the City stands."""

    seat: int
    city: str
    battle: int


class TroopStationed(Event, frozen=True):
    """Second Chance."""

    seat: int
    card: str
    city: str
    over: str


# --- solo -------------------------------------------------------------------------------------


class RageFed(Event, frozen=True):
    """A card went face down under the Rage Pile, which holds `n` now."""

    n: int


class AssetsRenewed(Event, frozen=True):
    """The cards set aside became a new Asset Deck."""


class DragonWoke(Event, frozen=True):
    """It attacks after this turn."""


class RageRevealed(Event, frozen=True):
    """The attack: the pile's cards in order, and the B and K that the dragon has of them."""

    cards: list[str]
    battle: int
    knowledge: int


class DragonSealed(Event, frozen=True):
    """Volfyirion sealed a Wonder."""

    card: str


class RageKept(Event, frozen=True):
    """The first of the new pile, face up."""

    card: str


class RageSetAside(Event, frozen=True):
    """The top card of the Rage Pile was bought off."""

    seat: int
    card: str


# --- co-op ------------------------------------------------------------------------------------


class RageDeckRenewed(Event, frozen=True):
    """Its discard pile became the Rage Deck."""


class GridGrew(Event, frozen=True):
    """Wonders revealed into the Rage grid, the one that drives the dragon first."""

    cards: list[str]


class DragonFlew(Event, frozen=True):
    """Clockwise, over `n` standing Cities."""

    city: str
    n: int


class BoughtOff(Event, frozen=True):
    seat: int
    card: str


class GridSealed(Event, frozen=True):
    seat: int
    card: str


class DragonDriven(Event, frozen=True):
    """One City on, by a player."""

    seat: int
    city: str


class DragonAttacked(Event, frozen=True):
    """What the grid comes to, against the Defence of the City with its Troop."""

    city: str
    value: int
    defence: int


class GridCleared(Event, frozen=True):
    """`card` stays, the dearest that the attack did not need; None where it needed all."""

    card: str | None


class DragonBeaten(Event, frozen=True):
    """By one player, or with the points of both."""

    seats: list[int]


# --- team -------------------------------------------------------------------------------------


class CitiesPaired(Event, frozen=True):
    """A team has made its Strongholds: their Defences."""

    seats: list[int]
    west: int
    keep: int
    east: int


class AssetSealed(Event, frozen=True):
    seat: int
    card: str


class AssetUnsealed(Event, frozen=True):
    seat: int
    card: str


class DragonLanded(Event, frozen=True):
    """Volfyirion sits on the Lair of the team `seats`."""

    seats: list[int]


class WonderPassed(Event, frozen=True):
    """What the partner has acquired goes to the discard pile of `seat`."""

    seat: int
    card: str


class WonderTaken(Event, frozen=True):
    """From the Lair straight into play."""

    seat: int
    card: str
    gain: Msg


# --- the end ----------------------------------------------------------------------------------


class TimeUp(Event, frozen=True):
    """Too many rounds: who stands best wins; `alone` against the dragon that is a loss."""

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
