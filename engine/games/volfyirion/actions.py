"""What the players of Volfyirion may ask for. Cards and Cities are named by their ids."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Action, Seat
from engine.symbols import Symbol

Area = Literal["hand", "discard", "play"]
RagePrice = Literal["battle", "knowledge"]

# --- hand and abilities -----------------------------------------------------------------------


class PlayAll(Action, frozen=True):
    """Play all cards of the hand whose order cannot matter, and ask where a City must be chosen."""

    sign: ClassVar[Symbol | None] = "cards"
    moves_on: ClassVar[bool] = True


class PlayCard(Action, frozen=True):
    """Play a card from the hand. A Building or Troop goes to `city`, and `over` makes way for
    it."""

    sign: ClassVar[Symbol | None] = "cards"

    card: str
    city: str = ""
    over: str = ""


class UseChain(Action, frozen=True):
    """Use the Synergy Chain of a card in the Play Area or on `city`, and draw `fewer` cards than it
    allows."""

    sign: ClassVar[Symbol | None] = "chain"

    card: str
    city: str = ""
    fewer: int = 0


class UseRemoval(Action, frozen=True):
    """Remove a card in the Play Area or on `city` for its bonus, and draw `fewer` cards than it
    allows."""

    sign: ClassVar[Symbol | None] = "remove"

    card: str
    city: str = ""
    fewer: int = 0


class Redraw(Action, frozen=True):
    """Shuffle the first hand back and draw a new one."""

    sign: ClassVar[Symbol | None] = "again"


class EndTurn(Action, frozen=True):
    """End the turn; points that are left are lost."""

    sign: ClassVar[Symbol | None] = "end"
    ends_turn: ClassVar[bool] = True


# --- Asset Row, Lair, Wonders -----------------------------------------------------------------


class Acquire(Action, frozen=True):
    """Buy a card of the Asset Row."""

    sign: ClassVar[Symbol | None] = "command"

    card: str


class AcquireTop(Action, frozen=True):
    """Buy the top card of the Asset Deck, as Qoam Oracle allows."""

    sign: ClassVar[Symbol | None] = "command"

    card: str


class Replace(Action, frozen=True):
    """Put a card of the Asset Row under the deck; the top card takes its place."""

    sign: ClassVar[Symbol | None] = "swap"

    card: str


class Refresh(Action, frozen=True):
    """The first player's refresh: put one card of the Row under the deck and fill the gap."""

    sign: ClassVar[Symbol | None] = "swap"

    card: str


class RefreshAll(Action, frozen=True):
    """The second player's refresh: put the whole Row under the deck and fill it again."""

    sign: ClassVar[Symbol | None] = "swap"


class AcquireWonder(Action, frozen=True):
    """Buy a Wonder from the Lair."""

    sign: ClassVar[Symbol | None] = "wonder"

    card: str


class HireHeroes(Action, frozen=True):
    """Buy the top card of the Wonder Deck unseen, as Heroes Party allows."""

    sign: ClassVar[Symbol | None] = "wonder"


class SealWonder(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "lock"

    card: str
    seat: Seat


class UnsealWonder(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "unlock"

    card: str
    seat: Seat


class Collide(Action, frozen=True):
    """Seal one of your own Wonders for K, as Anomaly Collider allows."""

    sign: ClassVar[Symbol | None] = "lock"

    card: str


class TakePath(Action, frozen=True):
    """Take control of an opponent's Ascension Path."""

    sign: ClassVar[Symbol | None] = "crown"


# --- Cities and the dragon --------------------------------------------------------------------


class Redeploy(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "move"

    card: str
    city: str  # from
    to_city: str
    over: str = ""


class Attack(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "attack"
    at_stake: ClassVar[bool] = True

    city: str


class Rebuild(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "city"

    city: str


class SendDragon(Action, frozen=True):
    """Move Volfyirion onto an enemy City."""

    sign: ClassVar[Symbol | None] = "dragon"
    at_stake: ClassVar[bool] = True

    city: str


class RepelDragon(Action, frozen=True):
    """Move Volfyirion from one of your own Cities back to the Lair."""

    sign: ClassVar[Symbol | None] = "dragon"
    at_stake: ClassVar[bool] = True


class DefeatDragon(Action, frozen=True):
    """Pay to defeat the dragon and take what its Lair holds."""

    sign: ClassVar[Symbol | None] = "dragon"


# --- solo -------------------------------------------------------------------------------------


class AttackVolfyirion(Action, frozen=True):
    """Win by spending Battle points."""

    sign: ClassVar[Symbol | None] = "battle"
    at_stake: ClassVar[bool] = True


class Subjugate(Action, frozen=True):
    """Win by spending Knowledge points."""

    sign: ClassVar[Symbol | None] = "knowledge"
    at_stake: ClassVar[bool] = True


class SetAside(Action, frozen=True):
    """Take the top card off the Rage Pile."""

    currency: RagePrice

    @property
    def symbol(self) -> Symbol | None:
        return self.currency


class GiveUp(Action, frozen=True):
    """Choose which of several equal losses the dragon takes: a Troop or Building on a City, a
    Wonder, or a City."""

    sign: ClassVar[Symbol | None] = "hit"

    card: str = ""
    city: str = ""


class LeaveOnPile(Action, frozen=True):
    """Of several Command cards that are equally dear, choose the one that stays on the Rage
    Pile."""

    sign: ClassVar[Symbol | None] = "keep"

    card: str


# --- co-op ------------------------------------------------------------------------------------


class BuyOff(Action, frozen=True):
    """Discard a Wonder of the Rage grid."""

    sign: ClassVar[Symbol | None] = "wonder"

    card: str
    space: int


class SealInGrid(Action, frozen=True):
    """Seal a Wonder of the Rage grid until the next turn."""

    sign: ClassVar[Symbol | None] = "lock"

    card: str
    space: int


class DriveDragon(Action, frozen=True):
    """Move Volfyirion to the next City in either direction."""

    sign: ClassVar[Symbol | None] = "dragon"
    at_stake: ClassVar[bool] = True

    city: str


class Purge(Action, frozen=True):
    """Pay to remove one of your own cards from the game."""

    sign: ClassVar[Symbol | None] = "remove"


class KeepInGrid(Action, frozen=True):
    """Of the dearest Wonders that the attack did not need, choose the one that stays."""

    sign: ClassVar[Symbol | None] = "keep"

    card: str


# --- team -------------------------------------------------------------------------------------


class PairCities(Action, frozen=True):
    """Choose the Defences of your team's Strongholds."""

    sign: ClassVar[Symbol | None] = "shield"

    west: int
    keep: int
    east: int


class SealAsset(Action, frozen=True):
    """Seal a card of the enemy's Asset Row."""

    sign: ClassVar[Symbol | None] = "lock"

    card: str


class UnsealAsset(Action, frozen=True):
    """Unseal a card of your own Asset Row."""

    sign: ClassVar[Symbol | None] = "unlock"

    card: str


class SendToLair(Action, frozen=True):
    """Move Volfyirion onto the enemy Lair."""

    sign: ClassVar[Symbol | None] = "dragon"
    at_stake: ClassVar[bool] = True


class ShareWonder(Action, frozen=True):
    """Put an acquired Wonder on the discard pile of `seat`; `other` may then remove a card."""

    sign: ClassVar[Symbol | None] = "give"

    card: str
    seat: Seat
    other: Seat


class TakeWonder(Action, frozen=True):
    """Let a Wonder of your own Lair come into play with `seat`."""

    sign: ClassVar[Symbol | None] = "take"

    card: str
    seat: Seat


# --- questions --------------------------------------------------------------------------------


class RemoveCard(Action, frozen=True):
    """Remove one of your own cards from the game."""

    sign: ClassVar[Symbol | None] = "remove"

    card: str
    area: Area


class Destroy(Action, frozen=True):
    """Destroy a Troop or Building on an enemy City."""

    sign: ClassVar[Symbol | None] = "hit"

    card: str
    city: str


class Station(Action, frozen=True):
    """Put the Troop taken by Second Chance onto one of your own Cities."""

    sign: ClassVar[Symbol | None] = "target"

    card: str
    city: str
    over: str = ""


class KeepInHand(Action, frozen=True):
    """Keep this card when the rest of the hand is played."""

    sign: ClassVar[Symbol | None] = "keep"


class Decline(Action, frozen=True):
    """Do without what is offered."""

    sign: ClassVar[Symbol | None] = "no"


WORTHWHILE: frozenset[type[Action]] = frozenset(  # hardly anyone would end a turn without these
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
