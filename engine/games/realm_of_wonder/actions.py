"""What the players of Realm of Wonder may ask for. Spaces are named by the codes on the picture."""

from __future__ import annotations

from engine.core import Action
from engine.games.realm_of_wonder.board import Land
from engine.games.realm_of_wonder.state import Bonus, CounterOrder, Disc, MuscleOrder, Term

# --- cards and standing orders ----------------------------------------------------------------


class ChooseMove(Action, frozen=True):
    """The movement card of this round."""

    card: str


class OrderCounter(Action, frozen=True):
    """When to answer a spell with Counterspell."""

    order: CounterOrder
    term: Term = "always"


class OrderMuscles(Action, frozen=True):
    """How to defend."""

    order: MuscleOrder
    term: Term = "always"


class StayQuiet(Action, frozen=True):
    """No spells: nobody needs to wait."""

    term: Term = "round"


class CastAgain(Action, frozen=True):
    """Ask for spells again."""


class TakeBack(Action, frozen=True):
    """Choose another movement card, as long as others still choose."""


# --- spells -----------------------------------------------------------------------------------


class Cast(Action, frozen=True):
    """A magic card; its target is asked for next."""

    card: str


class EndSpells(Action, frozen=True):
    """No more spells in this round."""


class TargetSpace(Action, frozen=True):
    """A fort, a well, a beach: what the spell is for."""

    space: str


class TargetSeat(Action, frozen=True):
    seat: int


class TargetTile(Action, frozen=True):
    seat: int
    tile: str


class TargetDisc(Action, frozen=True):
    """Line the disc's whirl up with the path of a land."""

    disc: Disc
    land: Land


class PickDisc(Action, frozen=True):
    """Which whirl follows the rotation die."""

    disc: Disc


class Counter(Action, frozen=True):
    """Answer the spell with this Counterspell; "" where none is held."""

    answer: str = ""


class LetPass(Action, frozen=True):
    """Let the spell happen."""


# --- movement ---------------------------------------------------------------------------------


class Walk(Action, frozen=True):
    """The cheapest way to a space."""

    space: str


class Attack(Action, frozen=True):
    """Walk to a character or monster and fight."""

    space: str


class Conquer(Action, frozen=True):
    """Walk to another's fort and build a higher one of so many tokens."""

    space: str
    tokens: int


class EnterCastle(Action, frozen=True):
    """Walk into the King's castle."""


class BuyPoint(Action, frozen=True):
    """One movement point for 3 MP."""


class OpenTower(Action, frozen=True):
    """Turn the tile over for 1 MP."""


class BuyMagic(Action, frozen=True):
    """A magic card for 3 MP."""


class Build(Action, frozen=True):
    """One fort token for 3 MP."""


class SpinDisc(Action, frozen=True):
    """Turn a disc by the rotation die, for 1 MP."""

    disc: Disc


class SetDisc(Action, frozen=True):
    """Turn a disc's whirl to the path of a land, for 3 MP."""

    disc: Disc
    land: Land


class Vortex(Action, frozen=True):
    """Travel to the next vortex for 3 MP."""

    space: str


class UseTeleport(Action, frozen=True):
    """From well to well; the turn ends."""

    space: str


class DrinkPotion(Action, frozen=True):
    """For good: winged shoe or muscle."""

    bonus: Bonus


class UseWand(Action, frozen=True):
    """Mage: 1 MP from every own well."""


class UseFist(Action, frozen=True):
    """Golem: through walls."""


class UseVulture(Action, frozen=True):
    """Troll: every space of this land costs 1."""


class UseFrozenStone(Action, frozen=True):
    """Yeti: a whirl to the path of the ice."""

    disc: Disc


class UseCatapult(Action, frozen=True):
    """Gnome: to a vortex of the outer disc."""

    space: str


class UseHelmet(Action, frozen=True):
    """Cyclops: from beach to beach."""

    space: str


class EndTurn(Action, frozen=True):
    """Points that are left are lost."""


# --- battles, treasures -----------------------------------------------------------------------


class PlayMuscle(Action, frozen=True):
    """A magic card with a muscle, for 1 battle point."""

    card: str


class EndMuscles(Action, frozen=True):
    """No more muscles."""


class TakeTile(Action, frozen=True):
    """A tile of the loser."""

    tile: str


class GiveCurse(Action, frozen=True):
    """The loser gets a cursed orb, and nothing is taken."""


class EndSpoils(Action, frozen=True):
    """Take no more."""


class ReturnTo(Action, frozen=True):
    """Where the loser goes: house or stronghold."""

    space: str


class PickBonus(Action, frozen=True):
    """The side of a bonus token."""

    bonus: Bonus


class UseTile(Action, frozen=True):
    """What a tower held."""

    tile: str


class LeaveTile(Action, frozen=True):
    """It leaves the game unused."""

    tile: str


class KeepCard(Action, frozen=True):
    """Out of the chest; the rest goes on."""

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
