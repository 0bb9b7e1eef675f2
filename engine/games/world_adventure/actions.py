"""What the players of World Adventure may ask for. Territories are named by their codes."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Action, Seat
from engine.games.world_adventure.cards import CaravanKey, Commodity, HeroKey, Status
from engine.symbols import Symbol

Upgrade = Literal["pet", "cargo", "smoke", "medic"]

UPGRADES: dict[Upgrade, Symbol] = {
    "pet": "paw",
    "cargo": "crate",
    "smoke": "smoke",
    "medic": "heart",
}
STATUSES: dict[Status, Symbol] = {
    "explorer": "compass",
    "charisma": "charisma",
    "leadership": "crown",
}

# --- before the first month -------------------------------------------------------------------


class ChooseHero(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "hero"

    hero: HeroKey


class SharePoints(Action, frozen=True):
    """Share out the five points of the power status."""

    sign: ClassVar[Symbol | None] = "raise"

    explorer: int
    charisma: int
    leadership: int


class ChooseCaravan(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "wagon"

    caravan: CaravanKey


# --- a turn -----------------------------------------------------------------------------------


class Travel(Action, frozen=True):
    """Travel to a territory, step by step."""

    sign: ClassVar[Symbol | None] = "move"
    nearest: ClassVar[bool] = True

    place: str


class ScoutPlayer(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "scout"

    seat: Seat


class ScoutPatrol(Action, frozen=True):
    """Scout for the Brigand or the Government."""

    sign: ClassVar[Symbol | None] = "scout"

    patrol: Literal["brigand", "government"]


class ScoutMerchant(Action, frozen=True):
    """Scout for merchants who travel here."""

    sign: ClassVar[Symbol | None] = "scout"


class Engage(Action, frozen=True):
    """Look for monsters here: two dice offer two of them."""

    sign: ClassVar[Symbol | None] = "monster"


class EngageStanding(Action, frozen=True):
    """Engage a monster that already stands here."""

    sign: ClassVar[Symbol | None] = "monster"

    card: str


class RerollScouting(Action, frozen=True):
    """Roll the scouting dice again with the smoke bomb."""

    sign: ClassVar[Symbol | None] = "dice"


class KeepScouting(Action, frozen=True):
    """Leave the dice as they lie."""

    sign: ClassVar[Symbol | None] = "keep"


class PickMerchant(Action, frozen=True):
    """Choose one of the merchants that the dice offer."""

    sign: ClassVar[Symbol | None] = "attack"

    card: str


class PickMonster(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "monster"

    card: str


class AttackIt(Action, frozen=True):
    """Attack what was found."""

    sign: ClassVar[Symbol | None] = "attack"


class LetGo(Action, frozen=True):
    """Leave in peace what was found; this one of the monsters offered stays there."""

    sign: ClassVar[Symbol | None] = "no"

    card: str = ""


class Stay(Action, frozen=True):
    """Let the foe waiting here attack before anything else is done."""

    sign: ClassVar[Symbol | None] = "pause"


class EndTurn(Action, frozen=True):
    """End the turn; moves and actions that are left are lost."""

    sign: ClassVar[Symbol | None] = "end"
    ends_turn: ClassVar[bool] = True


class Work(Action, frozen=True):
    """After a death, take three gold dice and do nothing else."""

    sign: ClassVar[Symbol | None] = "coin"


# --- in a city --------------------------------------------------------------------------------


class Sell(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "coin"

    commodity: Commodity

    @property
    def symbol(self) -> Symbol | None:
        return self.commodity


class SellAll(Action, frozen=True):
    """Sell all goods at once."""

    sign: ClassVar[Symbol | None] = "coin"


class OpenStalls(Action, frozen=True):
    """Stop selling; six dice then tell what is on offer."""

    sign: ClassVar[Symbol | None] = "stall"


class Buy(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "crate"

    commodity: Commodity

    @property
    def symbol(self) -> Symbol | None:
        return self.commodity


class BuyAll(Action, frozen=True):
    """Buy as much as can be carried and paid for, of as many kinds as possible."""

    sign: ClassVar[Symbol | None] = "crate"


class LeaveShop(Action, frozen=True):
    """Leave this shop, which then stays closed for two months."""

    sign: ClassVar[Symbol | None] = "door"


class BuildStall(Action, frozen=True):
    """Build a market stall for 5 gold and the action."""

    sign: ClassVar[Symbol | None] = "stall"


class BuyUpgrade(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "wagon"

    upgrade: Upgrade

    @property
    def symbol(self) -> Symbol | None:
        return UPGRADES[self.upgrade]


class SellUpgrade(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "coin"

    upgrade: Upgrade

    @property
    def symbol(self) -> Symbol | None:
        return UPGRADES[self.upgrade]


class ChangeCaravan(Action, frozen=True):
    """Sell the old caravan with all its upgrades and buy the new one."""

    sign: ClassVar[Symbol | None] = "wagon"

    caravan: CaravanKey


class Recruit(Action, frozen=True):
    """Recruit a soldier for 5 gold."""

    sign: ClassVar[Symbol | None] = "soldier"


class Recover(Action, frozen=True):
    """Pay 2 gold so that a fainted soldier, soldier-1 to soldier-5, recovers."""

    sign: ClassVar[Symbol | None] = "heart"

    who: str = ""  # "": of a table that was stored before version 4


class TrainSurely(Action, frozen=True):
    """Pay 15 gold for a level that is certain; `who` is hero or soldier-1 to soldier-5."""

    sign: ClassVar[Symbol | None] = "raise"

    who: str


class TrainCheaply(Action, frozen=True):
    """Pay 5 gold and roll a die for the level."""

    sign: ClassVar[Symbol | None] = "dice"

    who: str


class UseMedic(Action, frozen=True):
    """Bring back a fainted soldier, soldier-1 to soldier-5."""

    sign: ClassVar[Symbol | None] = "heart"

    who: str = ""  # "": of a table that was stored before version 4


class AskGuild(Action, frozen=True):
    """Draw two quests from the deck and keep one of them."""

    sign: ClassVar[Symbol | None] = "quest"


class TakeQuest(Action, frozen=True):
    """Take one of the open quests, or of the two that were drawn."""

    sign: ClassVar[Symbol | None] = "quest"

    quest: str


class LeaveQuests(Action, frozen=True):
    """Keep none of the quests."""

    sign: ClassVar[Symbol | None] = "no"


class DropQuest(Action, frozen=True):
    """Pay 5 gold to give up the quest."""

    sign: ClassVar[Symbol | None] = "no"


class DoQuest(Action, frozen=True):
    """Do the step of the quest that is to be done here."""

    sign: ClassVar[Symbol | None] = "quest"
    at_stake: ClassVar[bool] = True

    place: str


# --- Rune Powers, status ----------------------------------------------------------------------


class UsePower(Action, frozen=True):
    """Use a Rune Power; `place` is the city to fly to."""

    sign: ClassVar[Symbol | None] = "rune"

    power: str
    place: str = ""


class DrawPowers(Action, frozen=True):
    """Draw two Rune Powers from the deck and keep one of them."""

    sign: ClassVar[Symbol | None] = "rune"


class TakePower(Action, frozen=True):
    """Take a Rune Power from the open pile, or one of the two that were drawn."""

    sign: ClassVar[Symbol | None] = "rune"

    power: str


class ThrowPower(Action, frozen=True):
    """Put this Rune Power on the open pile, since no slot is left."""

    sign: ClassVar[Symbol | None] = "rune"

    power: str


class RaiseStatus(Action, frozen=True):
    """Raise one power status by a point."""

    sign: ClassVar[Symbol | None] = "raise"

    status: Status

    @property
    def symbol(self) -> Symbol | None:
        return STATUSES[self.status]


# --- battle -----------------------------------------------------------------------------------


class Roll(Action, frozen=True):
    """Roll the next stage."""

    sign: ClassVar[Symbol | None] = "dice"
    moves_on: ClassVar[bool] = True


class RerollDie(Action, frozen=True):
    """[WA-52] Roll one accuracy die again, once a fight."""

    sign: ClassVar[Symbol | None] = "dice"

    figure: str


class KeepDice(Action, frozen=True):
    """Leave the dice as they lie."""

    sign: ClassVar[Symbol | None] = "keep"


class SmokeBomb(Action, frozen=True):
    """Get away for certain with the smoke bomb."""

    sign: ClassVar[Symbol | None] = "smoke"


class Retreat(Action, frozen=True):
    """Try to get away by a die."""

    sign: ClassVar[Symbol | None] = "door"


class Faint(Action, frozen=True):
    """Choose which of one's own soldiers falls."""

    sign: ClassVar[Symbol | None] = "hit"

    who: str


class Hit(Action, frozen=True):
    """Choose where the damage goes: on each figure until it falls, and what is left on the last."""

    sign: ClassVar[Symbol | None] = "hit"

    who: tuple[str, ...]


class Graze(Action, frozen=True):
    """Deal one point to this figure, then choose again for the rest."""

    sign: ClassVar[Symbol | None] = "hit"

    who: str


class DropGood(Action, frozen=True):
    """Choose the good left behind in a retreat."""

    sign: ClassVar[Symbol | None] = "crate"

    commodity: Commodity

    @property
    def symbol(self) -> Symbol | None:
        return self.commodity


class PickUp(Action, frozen=True):
    """Pick up what the other player dropped."""

    sign: ClassVar[Symbol | None] = "take"


class LeaveIt(Action, frozen=True):
    """Leave what lies there."""

    sign: ClassVar[Symbol | None] = "no"


class KeepGood(Action, frozen=True):
    """Choose a good to take along; what no longer fits stays behind."""

    sign: ClassVar[Symbol | None] = "keep"

    commodity: Commodity

    @property
    def symbol(self) -> Symbol | None:
        return self.commodity


Actions = (
    ChooseHero
    | SharePoints
    | ChooseCaravan
    | Travel
    | ScoutPlayer
    | ScoutPatrol
    | ScoutMerchant
    | Engage
    | EngageStanding
    | RerollScouting
    | KeepScouting
    | PickMerchant
    | PickMonster
    | AttackIt
    | LetGo
    | Stay
    | EndTurn
    | Work
    | Sell
    | SellAll
    | OpenStalls
    | Buy
    | BuyAll
    | LeaveShop
    | BuildStall
    | BuyUpgrade
    | SellUpgrade
    | ChangeCaravan
    | Recruit
    | Recover
    | TrainSurely
    | TrainCheaply
    | UseMedic
    | AskGuild
    | TakeQuest
    | LeaveQuests
    | DropQuest
    | DoQuest
    | UsePower
    | DrawPowers
    | TakePower
    | ThrowPower
    | RaiseStatus
    | Roll
    | RerollDie
    | KeepDice
    | SmokeBomb
    | Retreat
    | Faint
    | Hit
    | Graze
    | DropGood
    | PickUp
    | LeaveIt
    | KeepGood
)
