"""What the players of Wonder Book may ask for."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Action
from engine.symbols import Symbol

# --- the group ------------------------------------------------------------------------------


class TurnPage(Action, frozen=True):
    """Turn the page that was read, and go on."""

    sign: ClassVar[Symbol | None] = "page"
    moves_on: ClassVar[bool] = True


class Choose(Action, frozen=True):
    """Choose an option of the card: `<chapter>-<card>-<key>`."""

    sign: ClassVar[Symbol | None] = "choice"

    option: str


class PickHero(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "hero"

    hero: str


class PickWyrm(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "monster"

    wyrm: str


class PickAlly(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "hero"

    ally: str


class PickArea(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "target"

    area: str


class AllInOrder(Action, frozen=True):
    """Let all Wyrms that are left act in the order of their letters."""

    sign: ClassVar[Symbol | None] = "next"


# --- Players' Phase -------------------------------------------------------------------------


class BecomeHero(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "hero"

    hero: str


class PickSkill(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "skill"

    skill: str


class TakeTurn(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "hero"

    hero: str


class CallHero(Action, frozen=True):
    """Ask a bot player's hero to take its turn now."""

    sign: ClassVar[Symbol | None] = "hero"

    hero: str


class Move(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "move"

    area: str


class Collect(Action, frozen=True):
    """Collect a Spark."""

    sign: ClassVar[Symbol | None] = "spark"


class UseSkill(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "skill"

    skill: str


class Attack(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "attack"


class Interact(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "touch"

    object: str


class GiveItem(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "give"

    item: str
    hero: str


class GiveShred(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "give"

    shred: str
    hero: str


class AskForItem(Action, frozen=True):
    """Take an item from another hero, if its player agrees."""

    sign: ClassVar[Symbol | None] = "ask"

    item: str
    hero: str


class AskForShred(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "ask"

    shred: str
    hero: str


class Agree(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "yes"


class Refuse(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "no"


class UseItem(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "bag"

    item: str


class UseShred(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "shred"

    shred: str


class UseSpecial(Action, frozen=True):
    """Use a Special Action of a Special Rule card."""

    sign: ClassVar[Symbol | None] = "magic"

    special: str


class UseGift(Action, frozen=True):
    """Use the hero's gift of the Treasure Chest."""

    sign: ClassVar[Symbol | None] = "gift"

    gift: str


class EndTurn(Action, frozen=True):
    """End the turn; the actions left are lost."""

    sign: ClassVar[Symbol | None] = "end"
    ends_turn: ClassVar[bool] = True


# --- rolls ----------------------------------------------------------------------------------


class Reroll(Action, frozen=True):
    """Lose 1 Heart and roll all failed dice again."""

    sign: ClassVar[Symbol | None] = "dice"


class Keep(Action, frozen=True):
    """Take the roll as it lies."""

    sign: ClassVar[Symbol | None] = "keep"


class Strike(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "attack"

    wyrm: str


class StrikeBoss(Action, frozen=True):
    sign: ClassVar[Symbol | None] = "attack"

    boss: str


class HoldBack(Action, frozen=True):
    """Deal one damage less than the successes allow."""

    sign: ClassVar[Symbol | None] = "pause"


class RollOn(Action, frozen=True):
    """Push one's luck: roll once more."""

    sign: ClassVar[Symbol | None] = "dice"


class Stop(Action, frozen=True):
    """Choose no more targets and take no more steps."""

    sign: ClassVar[Symbol | None] = "no"


# What the group can disagree about.
Vote = Choose | PickHero | PickAlly | PickWyrm | PickArea | AllInOrder

Actions = (
    TurnPage
    | Choose
    | PickHero
    | PickAlly
    | PickWyrm
    | PickArea
    | AllInOrder
    | BecomeHero
    | PickSkill
    | TakeTurn
    | CallHero
    | Move
    | Collect
    | UseSkill
    | Attack
    | Interact
    | GiveItem
    | GiveShred
    | AskForItem
    | AskForShred
    | Agree
    | Refuse
    | UseItem
    | UseShred
    | UseSpecial
    | UseGift
    | EndTurn
    | Reroll
    | Keep
    | Strike
    | StrikeBoss
    | HoldBack
    | RollOn
    | Stop
)
