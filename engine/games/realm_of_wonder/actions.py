"""What the players of Realm of Wonder may ask for. Spaces are named by the codes on the picture."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Action, Seat
from engine.games.realm_of_wonder.board import Land
from engine.games.realm_of_wonder.state import Bonus, CounterOrder, Disc, MuscleOrder, Term
from engine.symbols import Symbol

# --- cards and standing orders ----------------------------------------------------------------


class ChooseMove(Action, frozen=True):
    """Choose the movement card of this round."""

    sign: ClassVar[Symbol | None] = "cards"

    card: str


class OrderCounter(Action, frozen=True):
    """Say when to answer a spell with Counterspell."""

    sign: ClassVar[Symbol | None] = "shield"
    standing: ClassVar[bool] = True

    order: CounterOrder
    term: Term = "always"


class OrderMuscles(Action, frozen=True):
    """Say how to defend."""

    sign: ClassVar[Symbol | None] = "muscle"
    standing: ClassVar[bool] = True

    order: MuscleOrder
    term: Term = "always"


class StayQuiet(Action, frozen=True):
    """Cast no spells, so that nobody needs to wait."""

    sign: ClassVar[Symbol | None] = "pause"
    standing: ClassVar[bool] = True

    term: Term = "round"


class CastAgain(Action, frozen=True):
    """Ask to be offered spells again."""

    sign: ClassVar[Symbol | None] = "magic"
    standing: ClassVar[bool] = True


class TakeBack(Action, frozen=True):
    """Choose another movement card, as long as others are still choosing."""

    sign: ClassVar[Symbol | None] = "undo"


# --- spells -----------------------------------------------------------------------------------


class Cast(Action, frozen=True):
    """Cast a magic card; the next question asks for its target."""

    sign: ClassVar[Symbol | None] = "magic"

    card: str


class EndSpells(Action, frozen=True):
    """Cast no more spells in this round."""

    sign: ClassVar[Symbol | None] = "next"


class TargetSpace(Action, frozen=True):
    """Aim the spell at a fort, a well or a beach."""

    sign: ClassVar[Symbol | None] = "target"

    space: str


class TargetSeat(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "target"

    seat: Seat


class TargetTile(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "target"

    seat: Seat
    tile: str


class TargetDisc(Action, frozen=True):
    """Line the disc's whirl up with the path of a land."""

    sign: ClassVar[Symbol | None] = "disc"

    disc: Disc
    land: Land


class PickDisc(Action, frozen=True):
    """Choose the disc whose whirl follows the rotation die."""

    sign: ClassVar[Symbol | None] = "disc"

    disc: Disc


class Counter(Action, frozen=True):
    """Answer the spell with this Counterspell, or with "" if none is held."""

    sign: ClassVar[Symbol | None] = "shield"

    answer: str = ""


class LetPass(Action, frozen=True):
    """Let the spell happen."""

    sign: ClassVar[Symbol | None] = "next"
    moves_on: ClassVar[bool] = True


# --- movement ---------------------------------------------------------------------------------


class Walk(Action, frozen=True):
    """Walk the cheapest way to a space."""

    sign: ClassVar[Symbol | None] = "move"
    nearest: ClassVar[bool] = True

    space: str


class Attack(Action, frozen=True):
    """Walk to a character or monster and fight."""

    sign: ClassVar[Symbol | None] = "attack"
    nearest: ClassVar[bool] = True

    space: str


class Conquer(Action, frozen=True):
    """Walk to another player's fort and build a higher one with this many tokens."""

    sign: ClassVar[Symbol | None] = "fort"
    nearest: ClassVar[bool] = True

    space: str
    tokens: int


class EnterCastle(Action, frozen=True):
    """Walk into the King's castle."""

    sign: ClassVar[Symbol | None] = "castle"
    at_stake: ClassVar[bool] = True
    moves_on: ClassVar[bool] = True  # it wins the race


class BuyPoint(Action, frozen=True):
    """Buy one movement point for 3 MP."""

    sign: ClassVar[Symbol | None] = "move"


class OpenTower(Action, frozen=True):
    """Turn the tile over for 1 MP."""

    sign: ClassVar[Symbol | None] = "tower"


class BuyMagic(Action, frozen=True):
    """Buy a magic card for 3 MP."""

    sign: ClassVar[Symbol | None] = "magic"


class Build(Action, frozen=True):
    """Build one fort token for 3 MP."""

    sign: ClassVar[Symbol | None] = "fort"


class SpinDisc(Action, frozen=True):
    """Turn a disc by the rotation die for 1 MP."""

    sign: ClassVar[Symbol | None] = "disc"

    disc: Disc


class SetDisc(Action, frozen=True):
    """Turn a disc's whirl to the path of a land for 3 MP."""

    sign: ClassVar[Symbol | None] = "disc"

    disc: Disc
    land: Land


class Vortex(Action, frozen=True):
    """Travel to the next vortex for 3 MP."""

    sign: ClassVar[Symbol | None] = "vortex"

    space: str


class UseTeleport(Action, frozen=True):
    """Travel from well to well, which ends the turn."""

    sign: ClassVar[Symbol | None] = "well"

    space: str


class DrinkPotion(Action, frozen=True):
    """Choose winged shoe or muscle, for good."""

    sign: ClassVar[Symbol | None] = "potion"

    bonus: Bonus

    @property
    def symbol(self) -> Symbol | None:
        return self.bonus


class UseWand(Action, frozen=True):
    """The Mage's power: gain 1 MP from each of one's own wells."""

    sign: ClassVar[Symbol | None] = "skill"


class UseFist(Action, frozen=True):
    """The Golem's power: walk through walls."""

    sign: ClassVar[Symbol | None] = "skill"


class UseVulture(Action, frozen=True):
    """The Troll's power: every space of this land costs 1."""

    sign: ClassVar[Symbol | None] = "skill"


class UseFrozenStone(Action, frozen=True):
    """The Yeti's power: turn a whirl to the path of the ice."""

    sign: ClassVar[Symbol | None] = "skill"

    disc: Disc


class UseCatapult(Action, frozen=True):
    """The Gnome's power: fly to a vortex of the outer disc."""

    sign: ClassVar[Symbol | None] = "skill"

    space: str


class UseHelmet(Action, frozen=True):
    """The Cyclops's power: dive from beach to beach."""

    sign: ClassVar[Symbol | None] = "skill"

    space: str


class EndTurn(Action, frozen=True):
    """End the turn; points that are left are lost."""

    sign: ClassVar[Symbol | None] = "end"
    ends_turn: ClassVar[bool] = True


# --- battles, treasures -----------------------------------------------------------------------


class PlayMuscle(Action, frozen=True):
    """Play a magic card with a muscle for 1 battle point."""

    sign: ClassVar[Symbol | None] = "muscle"

    card: str


class EndMuscles(Action, frozen=True):
    """Play no more muscles."""

    sign: ClassVar[Symbol | None] = "next"
    moves_on: ClassVar[bool] = True


class TakeTile(Action, frozen=True):
    """Take a tile from the loser."""

    sign: ClassVar[Symbol | None] = "take"

    tile: str


class GiveCurse(Action, frozen=True):
    """Give the loser a cursed orb instead of taking anything."""

    sign: ClassVar[Symbol | None] = "give"


class EndSpoils(Action, frozen=True):
    """Take no more."""

    sign: ClassVar[Symbol | None] = "no"


class ReturnTo(Action, frozen=True):
    """Choose where the loser goes: its house or a stronghold."""

    sign: ClassVar[Symbol | None] = "target"

    space: str


class PickBonus(Action, frozen=True):
    """Choose the side of a bonus token."""

    bonus: Bonus

    @property
    def symbol(self) -> Symbol | None:
        return self.bonus


class UseTile(Action, frozen=True):
    """Use what the tower held."""

    sign: ClassVar[Symbol | None] = "bag"

    tile: str


class LeaveTile(Action, frozen=True):
    """Let the tile leave the game unused."""

    sign: ClassVar[Symbol | None] = "no"

    tile: str


class KeepCard(Action, frozen=True):
    """Keep this card of the chest; the others go on."""

    sign: ClassVar[Symbol | None] = "keep"

    card: str


Actions = (
    ChooseMove
    | OrderCounter
    | OrderMuscles
    | StayQuiet
    | CastAgain
    | TakeBack
    | Cast
    | EndSpells
    | TargetSpace
    | TargetSeat
    | TargetTile
    | TargetDisc
    | PickDisc
    | Counter
    | LetPass
    | Walk
    | Attack
    | Conquer
    | EnterCastle
    | BuyPoint
    | OpenTower
    | BuyMagic
    | Build
    | SpinDisc
    | SetDisc
    | Vortex
    | UseTeleport
    | DrinkPotion
    | UseWand
    | UseFist
    | UseVulture
    | UseFrozenStone
    | UseCatapult
    | UseHelmet
    | EndTurn
    | PlayMuscle
    | EndMuscles
    | TakeTile
    | GiveCurse
    | EndSpoils
    | ReturnTo
    | PickBonus
    | UseTile
    | LeaveTile
    | KeepCard
)
