"""What the players of World Adventure may ask for. Territories are named by their codes."""

from __future__ import annotations

from typing import Literal

from engine.core import Action
from engine.games.world_adventure.cards import CaravanKey, Commodity, HeroKey, Status

Upgrade = Literal["pet", "cargo", "smoke", "medic"]

# --- before the first month -------------------------------------------------------------------


class ChooseHero(Action, frozen=True):
    hero: HeroKey


class SharePoints(Action, frozen=True):
    """The five points of the power status."""

    explorer: int
    charisma: int
    leadership: int


class ChooseCaravan(Action, frozen=True):
    caravan: CaravanKey


# --- a turn -----------------------------------------------------------------------------------


class Travel(Action, frozen=True):
    """The way to a territory, step by step."""

    place: str


class ScoutPlayer(Action, frozen=True):
    seat: int


class ScoutPatrol(Action, frozen=True):
    """Brigand or Government."""

    patrol: Literal["brigand", "government"]


class ScoutMerchant(Action, frozen=True):
    """Whoever travels here."""


class Engage(Action, frozen=True):
    """Look for monsters here: two dice offer two."""


class EngageStanding(Action, frozen=True):
    """A monster that stands here already."""

    card: str


class RerollScouting(Action, frozen=True):
    """With the smoke bomb."""


class KeepScouting(Action, frozen=True):
    """Leave the dice as they lie."""


class PickMerchant(Action, frozen=True):
    """One of those that the dice offer."""

    card: str


class PickMonster(Action, frozen=True):
    card: str


class AttackIt(Action, frozen=True):
    """What was found."""


class LetGo(Action, frozen=True):
    """Leave in peace what was found; of the monsters offered this one stays there."""

    card: str = ""


class Stay(Action, frozen=True):
    """Be attacked by who waits here, before anything else is done."""


class EndTurn(Action, frozen=True):
    """What is left of moves and actions is lost."""


class Work(Action, frozen=True):
    """After a death: three gold dice, and nothing else."""


# --- in a city --------------------------------------------------------------------------------


class Sell(Action, frozen=True):
    commodity: Commodity


class SellAll(Action, frozen=True):
    """All goods at once."""


class OpenStalls(Action, frozen=True):
    """Done with selling: six dice tell what is on offer."""


class Buy(Action, frozen=True):
    commodity: Commodity


class BuyAll(Action, frozen=True):
    """All that is carried and paid for, of as many kinds as can be."""


class LeaveShop(Action, frozen=True):
    """Done in this shop for two months."""


class BuildStall(Action, frozen=True):
    """5 gold and the action."""


class BuyUpgrade(Action, frozen=True):
    upgrade: Upgrade


class SellUpgrade(Action, frozen=True):
    upgrade: Upgrade


class ChangeCaravan(Action, frozen=True):
    """The old one is sold, all upgrades with it; the new one is bought."""

    caravan: CaravanKey


class Recruit(Action, frozen=True):
    """5 gold."""


class Recover(Action, frozen=True):
    """A fainted soldier, soldier-1 to soldier-5, 2 gold."""

    who: str = ""  # "": of a table that was stored before version 4


class TrainSurely(Action, frozen=True):
    """15 gold, level 2 for certain; `who` is hero or soldier-1 to soldier-5."""

    who: str


class TrainCheaply(Action, frozen=True):
    """5 gold and a die."""

    who: str


class UseMedic(Action, frozen=True):
    """A fainted soldier is back, soldier-1 to soldier-5."""

    who: str = ""  # "": of a table that was stored before version 4


class AskGuild(Action, frozen=True):
    """Two quests from the deck, to keep one."""


class TakeQuest(Action, frozen=True):
    """One from the open ones, or of the two that were drawn."""

    quest: str


class LeaveQuests(Action, frozen=True):
    """Keep none."""


class DropQuest(Action, frozen=True):
    """5 gold to give it up."""


class DoQuest(Action, frozen=True):
    """The step that is to be done here."""

    place: str


# --- Rune Powers, status ----------------------------------------------------------------------


class UsePower(Action, frozen=True):
    """`place`: the city to fly to."""

    power: str
    place: str = ""


class DrawPowers(Action, frozen=True):
    """Two from the deck, to keep one."""


class TakePower(Action, frozen=True):
    """From the open pile, or of the two that were drawn."""

    power: str


class ThrowPower(Action, frozen=True):
    """No slot is left: this one goes to the open pile."""

    power: str


class RaiseStatus(Action, frozen=True):
    """One point more."""

    status: Status


# --- battle -----------------------------------------------------------------------------------


class Roll(Action, frozen=True):
    """The next stage."""


class RerollDie(Action, frozen=True):
    """[WA-52] One accuracy die, once a fight."""

    figure: str


class KeepDice(Action, frozen=True):
    """Leave the dice as they lie."""


class SmokeBomb(Action, frozen=True):
    """Away, for certain."""


class Retreat(Action, frozen=True):
    """Away, if the die wills."""


class Faint(Action, frozen=True):
    """Which of one's own soldiers falls."""

    who: str


class Hit(Action, frozen=True):
    """Where one's damage goes: on each until it falls, on the last what is left."""

    who: tuple[str, ...]


class Graze(Action, frozen=True):
    """One point on this figure; then the rest is dealt."""

    who: str


class DropGood(Action, frozen=True):
    """What is left behind in a retreat."""

    commodity: Commodity


class PickUp(Action, frozen=True):
    """What the other dropped."""


class LeaveIt(Action, frozen=True):
    """Leave what lies there."""


class KeepGood(Action, frozen=True):
    """What fits no more stays behind: this one comes along."""

    commodity: Commodity


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
