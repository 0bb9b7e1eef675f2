"""What the players of Volfyirion may ask for. Cards and Cities are named by their ids."""

from __future__ import annotations

from typing import Literal

from engine.core import Action

Area = Literal["hand", "discard", "play"]
RagePrice = Literal["battle", "knowledge"]

# --- hand and abilities -----------------------------------------------------------------------


class PlayAll(Action, frozen=True):
    """Play every card of the hand whose order cannot matter; ask where a City must be chosen."""


class PlayCard(Action, frozen=True):
    """Play a card from the hand; a Building or Troop on `city`, where `over` makes way for it."""

    card: str
    city: str = ""
    over: str = ""


class UseChain(Action, frozen=True):
    """Use the Synergy Chain of a card in the Play Area, or on `city`; of the cards that it lets
    one draw, `fewer`."""

    card: str
    city: str = ""
    fewer: int = 0


class UseRemoval(Action, frozen=True):
    """Remove a card in the Play Area, or on `city`, for its bonus, or to draw `fewer` cards."""

    card: str
    city: str = ""
    fewer: int = 0


class Redraw(Action, frozen=True):
    """Shuffle the first hand back and draw a new one."""


class EndTurn(Action, frozen=True):
    """Points that are left are lost."""


# --- Asset Row, Lair, Wonders -----------------------------------------------------------------


class Acquire(Action, frozen=True):
    """Buy a card of the Asset Row."""

    card: str


class AcquireTop(Action, frozen=True):
    """Buy the top card of the Asset Deck: Qoam Oracle."""

    card: str


class Replace(Action, frozen=True):
    """A card of the Asset Row goes under the deck, the top card takes its place."""

    card: str


class Refresh(Action, frozen=True):
    """The first player's: put one card of the Row under the deck and refill."""

    card: str


class RefreshAll(Action, frozen=True):
    """The second player's: put the whole Row under the deck and refill."""


class AcquireWonder(Action, frozen=True):
    """Buy a Wonder from the Lair."""

    card: str


class HireHeroes(Action, frozen=True):
    """Buy the top card of the Wonder Deck unseen: Heroes Party."""


class SealWonder(Action, frozen=True):
    card: str
    seat: int


class UnsealWonder(Action, frozen=True):
    card: str
    seat: int


class Collide(Action, frozen=True):
    """Seal an own Wonder for K: Anomaly Collider."""

    card: str


class TakePath(Action, frozen=True):
    """Take control of an opponent's Ascension Path."""


# --- Cities and the dragon --------------------------------------------------------------------


class Redeploy(Action, frozen=True):
    card: str
    city: str  # from
    to_city: str
    over: str = ""


class Attack(Action, frozen=True):
    city: str


class Rebuild(Action, frozen=True):
    city: str


class SendDragon(Action, frozen=True):
    """Move Volfyirion onto an enemy City."""

    city: str


class RepelDragon(Action, frozen=True):
    """Move Volfyirion from an own City back to the Lair."""


class DefeatDragon(Action, frozen=True):
    """Pay for its defeat; the Lair becomes an own City."""


# --- solo -------------------------------------------------------------------------------------


class AttackVolfyirion(Action, frozen=True):
    """Win by Battle points."""


class Subjugate(Action, frozen=True):
    """Win by Knowledge points."""


class SetAside(Action, frozen=True):
    """Take the top card off the Rage Pile."""

    currency: RagePrice


class GiveUp(Action, frozen=True):
    """Of what the dragon could take alike: a Troop or Building on a City, a Wonder, or a City."""

    card: str = ""
    city: str = ""


class LeaveOnPile(Action, frozen=True):
    """Of several dearest Command cards, this one stays on the Rage Pile."""

    card: str


# --- co-op ------------------------------------------------------------------------------------


class BuyOff(Action, frozen=True):
    """Discard a Wonder of the Rage grid."""

    card: str
    space: int


class SealInGrid(Action, frozen=True):
    """Seal a Wonder of the Rage grid until the next turn."""

    card: str
    space: int


class DriveDragon(Action, frozen=True):
    """Move Volfyirion to the next City, one way or the other."""

    city: str


class Purge(Action, frozen=True):
    """Pay to remove an own card from the game."""


class KeepInGrid(Action, frozen=True):
    """Of the dearest Wonders that the attack did not need, the one that stays."""

    card: str


# --- team -------------------------------------------------------------------------------------


class PairCities(Action, frozen=True):
    """The Defences of the own Strongholds."""

    west: int
    keep: int
    east: int


class SealAsset(Action, frozen=True):
    """Seal a card of the enemy's Asset Row."""

    card: str


class UnsealAsset(Action, frozen=True):
    """Unseal a card of the own Asset Row."""

    card: str


class SendToLair(Action, frozen=True):
    """Move Volfyirion onto the enemy Lair."""


class ShareWonder(Action, frozen=True):
    """An acquired Wonder goes to the discard pile of `seat`; `other` may remove a card."""

    card: str
    seat: int
    other: int


class TakeWonder(Action, frozen=True):
    """A Wonder of the own Lair comes into play with `seat`."""

    card: str
    seat: int


# --- questions --------------------------------------------------------------------------------


class RemoveCard(Action, frozen=True):
    """Remove an own card from the game."""

    card: str
    area: Area


class Destroy(Action, frozen=True):
    """Destroy a Troop or Building on an enemy City."""

    card: str
    city: str


class Station(Action, frozen=True):
    """Put the Troop of Second Chance onto an own City."""

    card: str
    city: str
    over: str = ""


class KeepInHand(Action, frozen=True):
    """Do not play the rest with the others."""


class Decline(Action, frozen=True):
    """Go without it."""


WORTHWHILE: frozenset[type[Action]] = frozenset(  # what hardly anyone would leave undone
    {
        Acquire,
        AcquireTop,
        AcquireWonder,
        HireHeroes,
        Attack,
        Rebuild,
        SendDragon,
        RepelDragon,
        DefeatDragon,
        AttackVolfyirion,
        Subjugate,
        SetAside,
        BuyOff,
    }
)

Actions = (
    PlayAll
    | PlayCard
    | UseChain
    | UseRemoval
    | Redraw
    | EndTurn
    | Acquire
    | AcquireTop
    | Replace
    | Refresh
    | RefreshAll
    | AcquireWonder
    | HireHeroes
    | SealWonder
    | UnsealWonder
    | Collide
    | TakePath
    | Redeploy
    | Attack
    | Rebuild
    | SendDragon
    | RepelDragon
    | DefeatDragon
    | AttackVolfyirion
    | Subjugate
    | SetAside
    | GiveUp
    | LeaveOnPile
    | BuyOff
    | SealInGrid
    | DriveDragon
    | Purge
    | KeepInGrid
    | PairCities
    | SealAsset
    | UnsealAsset
    | SendToLair
    | ShareWonder
    | TakeWonder
    | RemoveCard
    | Destroy
    | Station
    | KeepInHand
    | Decline
)
