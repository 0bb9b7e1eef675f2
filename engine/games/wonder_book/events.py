"""What happens in Wonder Book, in the order in which it happens. All of it is public.

A `place` is an area as a sentence names it: “the Landing”.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core import Event, Msg, Seat
from engine.games.wonder_book.actions import Vote

# --- the book -------------------------------------------------------------------------------


class CardRead(Event, frozen=True):
    """A side of a card was revealed."""

    opens: ClassVar[bool] = True
    title: Msg


class OptionChosen(Event, frozen=True):
    option: str


class Voted(Event, frozen=True):
    """Somebody voted on a group choice that goes by majority."""

    seat: Seat
    choice: Vote


class AreaOpened(Event, frozen=True):
    area: str


class AreaClosed(Event, frozen=True):
    area: str


class PageFolded(Event, frozen=True):
    """All areas left play."""


class WayOpened(Event, frozen=True):
    areas: tuple[str, str]


class WayClosed(Event, frozen=True):
    areas: tuple[str, str]


class VortexMoved(Event, frozen=True):
    place: str


class SupplyShort(Event, frozen=True):
    """The supply has only `n` Sparks left, fewer than an effect would take."""

    n: int


class SparksLaid(Event, frozen=True):
    place: str
    n: int


class SparkEaten(Event, frozen=True):
    place: str


class Counted(Event, frozen=True):
    """A counter of the chapter changed to `n`."""

    counter: str
    n: int


class ObjectLaid(Event, frozen=True):
    object: str
    place: str


class KeywordWritten(Event, frozen=True):
    keyword: str


class KeywordErased(Event, frozen=True):
    keyword: str


class RuleInForce(Event, frozen=True):
    rule: str


class RuleEnded(Event, frozen=True):
    rule: str


class GoalSet(Event, frozen=True):
    goal: str


class GoalMet(Event, frozen=True):
    weighty: ClassVar[bool] = True

    goal: str


class DestinyUp(Event, frozen=True):
    n: int
    left: int


class DestinyDown(Event, frozen=True):
    weighty: ClassVar[bool] = True

    n: int
    left: int


class WyrmCardAdded(Event, frozen=True):
    wyrm_card: str


class WyrmCardThere(Event, frozen=True):
    wyrm_card: str


class ChapterWon(Event, frozen=True):
    weighty: ClassVar[bool] = True

    destiny: int


class ChapterLost(Event, frozen=True):
    weighty: ClassVar[bool] = True


# --- heroes ---------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    n: int


class EnemiesMove(Event, frozen=True):
    """The Enemies' Phase begins."""


class HeroChosen(Event, frozen=True):
    seat: Seat
    hero: str


class SkillGained(Event, frozen=True):
    hero: str
    skill: str


class HeroMoved(Event, frozen=True):
    hero: str
    place: str


class HeroesSwapped(Event, frozen=True):
    hero: str
    other: str


class SparkCollected(Event, frozen=True):
    hero: str


class SparksGained(Event, frozen=True):
    hero: str
    n: int


class SparksLost(Event, frozen=True):
    hero: str
    n: int


class HeartsGained(Event, frozen=True):
    hero: str
    n: int


class HeartsLost(Event, frozen=True):
    hero: str
    n: int


class Guarded(Event, frozen=True):
    """A loss of Hearts was warded off."""

    hero: str
    n: int


class KnockedOut(Event, frozen=True):
    weighty: ClassVar[bool] = True

    hero: str


class StoodUp(Event, frozen=True):
    hero: str


class SkillUsed(Event, frozen=True):
    hero: str
    skill: str


class ItemUsed(Event, frozen=True):
    hero: str
    item: str


class ShredUsed(Event, frozen=True):
    hero: str
    shred: str


class SpecialUsed(Event, frozen=True):
    hero: str
    special: str


class ChestOpened(Event, frozen=True):
    """Every hero has its gift."""


class GiftUsed(Event, frozen=True):
    hero: str
    gift: str


class ItemGained(Event, frozen=True):
    hero: str
    item: str


class ItemLost(Event, frozen=True):
    hero: str
    item: str


class ShredDrawn(Event, frozen=True):
    hero: str
    shred: str


class ItemHanded(Event, frozen=True):
    """An item went from `hero` to `other`."""

    item: str
    hero: str
    other: str


class ShredHanded(Event, frozen=True):
    shred: str
    hero: str
    other: str


class ItemAsked(Event, frozen=True):
    """`hero` would like an item that `other` holds."""

    item: str
    hero: str
    other: str


class ShredAsked(Event, frozen=True):
    shred: str
    hero: str
    other: str


class HandOverRefused(Event, frozen=True):
    hero: str


class Interacted(Event, frozen=True):
    hero: str
    object: str


class Rolled(Event, frozen=True):
    """`dice` shows every die, successes true; `n` is their number."""

    hero: str
    dice: tuple[bool, ...]
    n: int
    successes: int
    attack: bool


class Rerolled(Event, frozen=True):
    hero: str
    dice: tuple[bool, ...]
    successes: int


class LuckPiled(Event, frozen=True):
    """A hero pushing its luck has a pile of `n` successes."""

    hero: str
    n: int


class LuckLost(Event, frozen=True):
    hero: str
    n: int


class TurnEnded(Event, frozen=True):
    hero: str


# --- Wyrms ----------------------------------------------------------------------------------


class WyrmCardRevealed(Event, frozen=True):
    wyrm_card: str


class WyrmSpawned(Event, frozen=True):
    wyrm: str
    place: str


class WyrmStoodUp(Event, frozen=True):
    wyrm: str


class WyrmMoved(Event, frozen=True):
    wyrm: str
    place: str


class WyrmAttacked(Event, frozen=True):
    wyrm: str
    hero: str


class WyrmStunned(Event, frozen=True):
    wyrm: str


class WyrmDefeated(Event, frozen=True):
    wyrm: str


class WyrmRemoved(Event, frozen=True):
    wyrm: str


class AreaExploded(Event, frozen=True):
    place: str


class AuraGained(Event, frozen=True):
    """The Dark Aura now lies on this Wyrm."""

    wyrm: str


class AuraLost(Event, frozen=True):
    wyrm: str


# --- bosses and allies ----------------------------------------------------------------------


class BossCame(Event, frozen=True):
    weighty: ClassVar[bool] = True

    boss: str
    place: str


class BossBack(Event, frozen=True):
    """A boss that is in play begins again, with `n` Hearts."""

    weighty: ClassVar[bool] = True

    boss: str
    place: str
    n: int


class BossMoved(Event, frozen=True):
    boss: str
    place: str


class BossAttacked(Event, frozen=True):
    """A boss hit everybody in its area."""

    boss: str


class BossHurt(Event, frozen=True):
    boss: str
    n: int


class BossStageEnded(Event, frozen=True):
    """A stage of a boss ended; the next one has `n` Hearts."""

    weighty: ClassVar[bool] = True

    boss: str
    n: int


class BossBeaten(Event, frozen=True):
    weighty: ClassVar[bool] = True

    boss: str


class BossLeft(Event, frozen=True):
    """A boss left without being beaten."""

    boss: str


class AllyCame(Event, frozen=True):
    ally: str
    place: str


class AllyMoved(Event, frozen=True):
    ally: str
    place: str


class AllyAttacked(Event, frozen=True):
    """A Wyrm attacked an ally."""

    wyrm: str
    ally: str


class AllyHurt(Event, frozen=True):
    ally: str
    n: int


class AllyHealed(Event, frozen=True):
    ally: str
    n: int


class AllyDown(Event, frozen=True):
    weighty: ClassVar[bool] = True

    ally: str


class AllyStoodUp(Event, frozen=True):
    ally: str


class AllyLeft(Event, frozen=True):
    ally: str


Events = (
    CardRead
    | OptionChosen
    | Voted
    | AreaOpened
    | AreaClosed
    | PageFolded
    | WayOpened
    | WayClosed
    | VortexMoved
    | SupplyShort
    | SparksLaid
    | SparkEaten
    | Counted
    | ObjectLaid
    | KeywordWritten
    | KeywordErased
    | RuleInForce
    | RuleEnded
    | GoalSet
    | GoalMet
    | DestinyUp
    | DestinyDown
    | WyrmCardAdded
    | WyrmCardThere
    | ChapterWon
    | ChapterLost
    | RoundBegan
    | EnemiesMove
    | HeroChosen
    | SkillGained
    | HeroMoved
    | HeroesSwapped
    | SparkCollected
    | SparksGained
    | SparksLost
    | HeartsGained
    | HeartsLost
    | Guarded
    | KnockedOut
    | StoodUp
    | SkillUsed
    | ItemUsed
    | ShredUsed
    | SpecialUsed
    | ChestOpened
    | GiftUsed
    | ItemGained
    | ItemLost
    | ShredDrawn
    | ItemHanded
    | ShredHanded
    | ItemAsked
    | ShredAsked
    | HandOverRefused
    | Interacted
    | Rolled
    | Rerolled
    | LuckPiled
    | LuckLost
    | TurnEnded
    | WyrmCardRevealed
    | WyrmSpawned
    | WyrmStoodUp
    | WyrmMoved
    | WyrmAttacked
    | WyrmStunned
    | WyrmDefeated
    | WyrmRemoved
    | AreaExploded
    | AuraGained
    | AuraLost
    | BossBack
    | BossCame
    | BossMoved
    | BossAttacked
    | BossHurt
    | BossStageEnded
    | BossBeaten
    | BossLeft
    | AllyCame
    | AllyMoved
    | AllyAttacked
    | AllyHurt
    | AllyHealed
    | AllyDown
    | AllyStoodUp
    | AllyLeft
)
