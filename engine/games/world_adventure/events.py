"""What happens in World Adventure, in the order in which it happens. Only what is drawn to choose
from is secret."""

from __future__ import annotations

from typing import Literal

from engine.core import Event, Msg, Zone
from engine.games.world_adventure.actions import Upgrade
from engine.games.world_adventure.cards import CaravanKey, Commodity, Deed, HeroKey, Status
from engine.games.world_adventure.state import NpcKind

# --- before the first month -------------------------------------------------------------------


class HeroChosen(Event, frozen=True):
    seat: int
    hero: HeroKey


class PointsShared(Event, frozen=True):
    seat: int
    explorer: int
    charisma: int
    leadership: int


class CaravanChosen(Event, frozen=True):
    seat: int
    caravan: CaravanKey


class Awoke(Event, frozen=True):
    """[WA-13, WA-21] In a random city."""

    seat: int
    place: str


# --- a month ----------------------------------------------------------------------------------


class MonthBegan(Event, frozen=True):
    month: int
    seats: list[int]  # in the order of their turns


class StallIncome(Event, frozen=True):
    """[WA-25] Of all who own stalls."""

    incomes: list[Msg]


class EventCame(Event, frozen=True):
    """[WA-26]"""

    event: str
    rules: Msg


class EventSeen(Event, frozen=True):
    """Next month's."""

    event: str


class NpcCame(Event, frozen=True):
    """Onto the map."""

    npc: NpcKind
    card: str
    place: str


class NpcMoved(Event, frozen=True):
    npc: NpcKind
    places: list[str]


class NpcScouted(Event, frozen=True):
    """[WA-36, WA-37] `found`: it attacks."""

    npc: NpcKind
    seat: int
    dice: list[int]
    found: bool


class NpcLeft(Event, frozen=True):
    npc: NpcKind
    card: str


class StageRose(Event, frozen=True):
    """[WA-10]"""

    stage: int


class NeedsRenewed(Event, frozen=True):
    """[WA-34]"""

    needs: list[Msg]


class TurnBegan(Event, frozen=True):
    seat: int
    moves: int
    actions: int


class TurnEnded(Event, frozen=True):
    seat: int


class Worked(Event, frozen=True):
    """[WA-49]"""

    seat: int
    dice: list[int]
    n: int


# --- travel, scouting -------------------------------------------------------------------------


class Travelled(Event, frozen=True):
    """All territories of the way, without the first."""

    seat: int
    places: list[str]


class TollPaid(Event, frozen=True):
    """[WA-51]"""

    seat: int
    owner: int
    n: int


class Scouted(Event, frozen=True):
    """[WA-30] `target`: merchant, brigand, government, player."""

    seat: int
    target: str
    dice: list[int]
    successes: int


class ActionGained(Event, frozen=True):
    """By a second success [WA-30]."""

    seat: int


class DiceOffered(Event, frozen=True):
    """[WA-31, WA-66] Two dice show whom one could attack."""

    seat: int
    dice: list[int]
    cards: list[str]


class LeftAlone(Event, frozen=True):
    """Found, and not attacked."""

    seat: int
    target: str


# --- cities -----------------------------------------------------------------------------------


class Sold(Event, frozen=True):
    seat: int
    goods: list[Msg]
    n: int  # gold


class NeedServed(Event, frozen=True):
    """[WA-59]"""

    seat: int
    nation: str
    commodity: Commodity


class ShopRolled(Event, frozen=True):
    """[WA-58] `goods`: on offer."""

    seat: int
    dice: list[int]
    goods: list[Msg]


class Bought(Event, frozen=True):
    seat: int
    commodity: Commodity
    n: int  # gold


class BoughtAll(Event, frozen=True):
    """All that fits and can be paid."""

    seat: int
    goods: list[Msg]
    n: int  # gold


class StallBuilt(Event, frozen=True):
    seat: int
    nation: str


class UpgradeBought(Event, frozen=True):
    seat: int
    upgrade: Upgrade


class UpgradeSold(Event, frozen=True):
    seat: int
    upgrade: Upgrade


class CaravanChanged(Event, frozen=True):
    seat: int
    caravan: CaravanKey
    back: int  # gold for the old one and its upgrades


class Recruited(Event, frozen=True):
    seat: int
    n: int  # soldiers now


class Recovered(Event, frozen=True):
    seat: int


class MedicUsed(Event, frozen=True):
    seat: int


class Trained(Event, frozen=True):
    """[WA-48] `die` 0: for certain."""

    seat: int
    who: str
    die: int
    success: bool


class ExperienceGained(Event, frozen=True):
    """[WA-55] All who took part."""

    seat: int
    n: int


class GoldGained(Event, frozen=True):
    """With random-gold dice, or none [WA-16]."""

    seat: int
    dice: list[int]
    n: int


class CargoGained(Event, frozen=True):
    """With cargo dice: what was in stock and fitted [WA-66]."""

    seat: int
    dice: list[int]
    goods: list[Msg]


class GoldLost(Event, frozen=True):
    """Paid to nobody's purse."""

    seat: int
    n: int


class PointsGained(Event, frozen=True):
    """For this turn."""

    seat: int
    moves: int
    actions: int


class UpgradeGained(Event, frozen=True):
    """For nothing."""

    seat: int
    upgrade: Upgrade


class ShopsOpened(Event, frozen=True):
    """Every merchant shop lets it in again."""

    seat: int


class Flown(Event, frozen=True):
    """To a city of its choice."""

    seat: int
    place: str


class MarkersTaken(Event, frozen=True):
    """Back from the map, all of a kind."""

    markers: Literal["merchants", "monsters"]


# --- quests, runes ----------------------------------------------------------------------------


class QuestsDrawn(Event, frozen=True):
    seat: int
    quests: Zone


class QuestsOpened(Event, frozen=True):
    """[WA-33] They lie face up now."""

    quests: list[str]


class QuestTaken(Event, frozen=True):
    seat: int
    quest: str
    places: list[str]


class QuestStep(Event, frozen=True):
    """A roll of the status named, or none."""

    seat: int
    quest: str
    dice: list[int]
    success: bool


class QuestDone(Event, frozen=True):
    seat: int
    quest: str


class QuestDropped(Event, frozen=True):
    seat: int
    quest: str


class RuneWon(Event, frozen=True):
    """[WA-05]"""

    seat: int
    deed: Deed
    n: int  # runes now


class PowersDrawn(Event, frozen=True):
    seat: int
    powers: Zone


class PowerTaken(Event, frozen=True):
    seat: int
    power: str


class PowerThrown(Event, frozen=True):
    seat: int
    power: str


class PowerUsed(Event, frozen=True):
    seat: int
    power: str


class StatusRaised(Event, frozen=True):
    seat: int
    status: Status
    n: int


# --- battle -----------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True):
    """`foe`: a card; `rival`: a player's seat."""

    seat: int
    foe: str
    rival: int | None
    place: str


class Ambushed(Event, frozen=True):
    """[WA-85] The NPC begins."""

    seat: int
    foe: str
    place: str


class StageRolled(Event, frozen=True):
    """Dice of one side; `seat` None: the NPC. `hero` and `skill` 0: no hero."""

    seat: int | None
    hero: int
    skill: int
    soldiers: list[int]
    damage: int


class SkillCast(Event, frozen=True):
    seat: int
    hero: HeroKey


class Fainted(Event, frozen=True):
    """A figure of a seat, or (`seat` None) of the NPC."""

    seat: int | None
    who: str


class DieRerolled(Event, frozen=True):
    """[WA-52] The accuracy die of a figure."""

    seat: int
    who: str
    die: int


class Shielded(Event, frozen=True):
    """[WA-61] The barrier, a skill or a Rune Power took so many losses or points of damage."""

    seat: int
    n: int


class FoeHurt(Event, frozen=True):
    foe: str
    left: int  # hit points


class FoeDefeated(Event, frozen=True):
    seat: int
    foe: str


class MerchantEscaped(Event, frozen=True):
    seat: int
    foe: str


class RetreatTried(Event, frozen=True):
    seat: int
    die: int
    success: bool


class SmokeUsed(Event, frozen=True):
    seat: int


class GoodDropped(Event, frozen=True):
    seat: int
    commodity: Commodity


class GoodPicked(Event, frozen=True):
    seat: int
    commodity: Commodity


class PlayerDefeated(Event, frozen=True):
    """Slain, or driven off."""

    seat: int
    loser: int
    slain: bool


class TieRolled(Event, frozen=True):
    """[WA-71] Both sides down: the highest die wins."""

    dice: list[int]


class Died(Event, frozen=True):
    seat: int


class Looted(Event, frozen=True):
    """[WA-49] What a dead player leaves to the victor; goods that fit without a choice."""

    seat: int
    loser: int
    gold: int
    goods: list[Msg]
    quest: str


class WantedChanged(Event, frozen=True):
    """[WA-75]"""

    seat: int
    n: int  # points now


class BountyPaid(Event, frozen=True):
    """[WA-77]"""

    seat: int
    loser: int
    n: int


class ItemWon(Event, frozen=True):
    """[WA-74]"""

    seat: int
    item: str


# --- the end ----------------------------------------------------------------------------------


class GoalReached(Event, frozen=True):
    """[WA-01]"""

    seats: list[int]
    n: int  # runes


class TimeUp(Event, frozen=True):
    """[WA-88] The last month is over."""

    months: int


Events = (
    HeroChosen
    | PointsShared
    | CaravanChosen
    | Awoke
    | MonthBegan
    | StallIncome
    | EventCame
    | EventSeen
    | NpcCame
    | NpcMoved
    | NpcScouted
    | NpcLeft
    | StageRose
    | NeedsRenewed
    | TurnBegan
    | TurnEnded
    | Worked
    | Travelled
    | TollPaid
    | Scouted
    | ActionGained
    | DiceOffered
    | LeftAlone
    | Sold
    | NeedServed
    | ShopRolled
    | Bought
    | BoughtAll
    | StallBuilt
    | UpgradeBought
    | UpgradeSold
    | CaravanChanged
    | Recruited
    | Recovered
    | MedicUsed
    | Trained
    | ExperienceGained
    | GoldGained
    | CargoGained
    | GoldLost
    | PointsGained
    | UpgradeGained
    | ShopsOpened
    | Flown
    | MarkersTaken
    | QuestsDrawn
    | QuestsOpened
    | QuestTaken
    | QuestStep
    | QuestDone
    | QuestDropped
    | RuneWon
    | PowersDrawn
    | PowerTaken
    | PowerThrown
    | PowerUsed
    | StatusRaised
    | BattleBegan
    | Ambushed
    | StageRolled
    | SkillCast
    | Fainted
    | DieRerolled
    | Shielded
    | FoeHurt
    | FoeDefeated
    | MerchantEscaped
    | RetreatTried
    | SmokeUsed
    | GoodDropped
    | GoodPicked
    | PlayerDefeated
    | TieRolled
    | Died
    | Looted
    | WantedChanged
    | BountyPaid
    | ItemWon
    | GoalReached
    | TimeUp
)
