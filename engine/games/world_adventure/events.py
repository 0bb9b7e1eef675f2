"""What happens in World Adventure, in the order in which it happens. Only cards drawn to choose
from are secret."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Event, Msg, Seat, Zone
from engine.games.world_adventure.actions import Upgrade
from engine.games.world_adventure.cards import CaravanKey, Commodity, Deed, HeroKey, Status
from engine.games.world_adventure.state import NpcKind

# --- before the first month -------------------------------------------------------------------


class HeroChosen(Event, frozen=True):
    seat: Seat
    hero: HeroKey


class PointsShared(Event, frozen=True):
    seat: Seat
    explorer: int
    charisma: int
    leadership: int


class CaravanChosen(Event, frozen=True):
    seat: Seat
    caravan: CaravanKey


class Awoke(Event, frozen=True):
    """[WA-13, WA-21] A clan awoke in a random city."""

    seat: Seat
    place: str


# --- a month ----------------------------------------------------------------------------------


class MonthBegan(Event, frozen=True):
    month: int
    seats: list[Seat]  # seats in the order of their turns


class StallIncome(Event, frozen=True):
    """[WA-25] All who own stalls received their income."""

    incomes: list[Msg]


class EventCame(Event, frozen=True):
    """[WA-26] The month's world event began."""

    event: str
    rules: Msg


class EventSeen(Event, frozen=True):
    """Next month's world event is known."""

    event: str


class NpcCame(Event, frozen=True):
    """An NPC came onto the map."""

    npc: NpcKind
    card: str
    place: str


class NpcMoved(Event, frozen=True):
    npc: NpcKind
    places: list[str]


class NpcScouted(Event, frozen=True):
    """[WA-36, WA-37] An NPC looked for a clan; if `found`, it attacks."""

    npc: NpcKind
    seat: Seat
    dice: list[int]
    found: bool


class NpcLeft(Event, frozen=True):
    npc: NpcKind
    card: str


class StageRose(Event, frozen=True):
    """[WA-10] The stage rose."""

    stage: int


class NeedsRenewed(Event, frozen=True):
    """[WA-34] Cities got new needs."""

    needs: list[Msg]


class TurnBegan(Event, frozen=True):
    seat: Seat
    moves: int
    actions: int


class TurnEnded(Event, frozen=True):
    ends_turn: ClassVar[bool] = True

    seat: Seat


class Worked(Event, frozen=True):
    """[WA-49] A clan worked for its wages after a death, which was its turn."""

    ends_turn: ClassVar[bool] = True

    seat: Seat
    dice: list[int]
    n: int


# --- travel, scouting -------------------------------------------------------------------------


class Travelled(Event, frozen=True):
    """A clan travelled through these territories, the first left out."""

    seat: Seat
    places: list[str]


class TollPaid(Event, frozen=True):
    """[WA-51] A clan paid a rival's toll."""

    seat: Seat
    owner: Seat
    n: int


class Scouted(Event, frozen=True):
    """[WA-30] A clan scouted; `target` is merchant, brigand, government or player."""

    seat: Seat
    target: str
    dice: list[int]
    successes: int


class ActionGained(Event, frozen=True):
    """A second success gave an action [WA-30]."""

    seat: Seat


class DiceOffered(Event, frozen=True):
    """[WA-31, WA-66] Two dice show who can be attacked."""

    seat: Seat
    dice: list[int]
    cards: list[str]


class LeftAlone(Event, frozen=True):
    """What was found was not attacked."""

    seat: Seat
    target: str


# --- cities -----------------------------------------------------------------------------------


class Sold(Event, frozen=True):
    seat: Seat
    goods: list[Msg]
    n: int  # gold


class NeedServed(Event, frozen=True):
    """[WA-59] A city's need was served."""

    seat: Seat
    nation: str
    commodity: Commodity


class ShopRolled(Event, frozen=True):
    """[WA-58] A shop opened with these `goods` on offer."""

    seat: Seat
    dice: list[int]
    goods: list[Msg]


class Bought(Event, frozen=True):
    seat: Seat
    commodity: Commodity
    n: int  # gold


class BoughtAll(Event, frozen=True):
    """A clan bought all that fits and can be paid for."""

    seat: Seat
    goods: list[Msg]
    n: int  # gold


class StallBuilt(Event, frozen=True):
    seat: Seat
    nation: str


class UpgradeBought(Event, frozen=True):
    seat: Seat
    upgrade: Upgrade


class UpgradeSold(Event, frozen=True):
    seat: Seat
    upgrade: Upgrade


class CaravanChanged(Event, frozen=True):
    seat: Seat
    caravan: CaravanKey
    back: int  # gold for the old one and its upgrades


class Recruited(Event, frozen=True):
    seat: Seat
    n: int  # how many soldiers the clan has now


class Recovered(Event, frozen=True):
    seat: Seat


class MedicUsed(Event, frozen=True):
    seat: Seat


class Trained(Event, frozen=True):
    """[WA-48] A figure trained; `die` is 0 for the certain way."""

    seat: Seat
    who: str
    die: int
    success: bool


class ExperienceGained(Event, frozen=True):
    """[WA-55] All who took part gained experience."""

    seat: Seat
    n: int


class GoldGained(Event, frozen=True):
    """Gold was gained, with random-gold dice or without [WA-16]."""

    seat: Seat
    dice: list[int]
    n: int


class CargoGained(Event, frozen=True):
    """Goods were gained with cargo dice: those that were in stock and fitted [WA-66]."""

    seat: Seat
    dice: list[int]
    goods: list[Msg]


class GoldLost(Event, frozen=True):
    """Gold was paid, and nobody gets it."""

    seat: Seat
    n: int


class PointsGained(Event, frozen=True):
    """A clan gained points for this turn."""

    seat: Seat
    moves: int
    actions: int


class UpgradeGained(Event, frozen=True):
    """A clan gained an upgrade for free."""

    seat: Seat
    upgrade: Upgrade


class ShopsOpened(Event, frozen=True):
    """Every merchant shop lets the clan in again."""

    seat: Seat


class Flown(Event, frozen=True):
    """A clan flew to a city of its choice."""

    seat: Seat
    place: str


class MarkersTaken(Event, frozen=True):
    """All markers of a kind were taken back from the map."""

    markers: Literal["merchants", "monsters"]


# --- quests, runes ----------------------------------------------------------------------------


class QuestsDrawn(Event, frozen=True):
    seat: Seat
    quests: Zone


class QuestsOpened(Event, frozen=True):
    """[WA-33] Quests now lie face up."""

    quests: list[str]


class QuestTaken(Event, frozen=True):
    seat: Seat
    quest: str
    places: list[str]


class QuestStep(Event, frozen=True):
    """A step of a quest was tried, with a roll of the status named, if any."""

    seat: Seat
    quest: str
    dice: list[int]
    success: bool


class QuestDone(Event, frozen=True):
    seat: Seat
    quest: str


class QuestDropped(Event, frozen=True):
    seat: Seat
    quest: str


class RuneWon(Event, frozen=True):
    """[WA-05] A clan won a rune."""

    weighty: ClassVar[bool] = True

    seat: Seat
    deed: Deed
    n: int  # how many runes the clan has now


class PowersDrawn(Event, frozen=True):
    seat: Seat
    powers: Zone


class PowerTaken(Event, frozen=True):
    seat: Seat
    power: str


class PowerThrown(Event, frozen=True):
    seat: Seat
    power: str


class PowerUsed(Event, frozen=True):
    seat: Seat
    power: str


class StatusRaised(Event, frozen=True):
    seat: Seat
    status: Status
    n: int


# --- battle -----------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True):
    """A battle began against `foe`, a card, or `rival`, a player's seat."""

    seat: Seat
    foe: str
    rival: Seat | None
    place: str


class Ambushed(Event, frozen=True):
    """[WA-85] An NPC attacked first."""

    seat: Seat
    foe: str
    place: str


class StageRolled(Event, frozen=True):
    """The dice of one side; `seat` is None for an NPC. `hero` and `skill` are 0 without a hero."""

    seat: Seat | None
    hero: int
    skill: int
    soldiers: list[int]
    damage: int


class SkillCast(Event, frozen=True):
    seat: Seat
    hero: HeroKey


class Fainted(Event, frozen=True):
    """A figure fainted, of a seat or, if `seat` is None, of the NPC."""

    seat: Seat | None
    who: str


class DieRerolled(Event, frozen=True):
    """[WA-52] The accuracy die of a figure was rolled again."""

    seat: Seat
    who: str
    die: int


class Shielded(Event, frozen=True):
    """[WA-61] The barrier, a skill or a Rune Power warded off losses or points of damage."""

    seat: Seat
    n: int


class FoeHurt(Event, frozen=True):
    foe: str
    left: int  # hit points left


class FoeDefeated(Event, frozen=True):
    seat: Seat
    foe: str


class MerchantEscaped(Event, frozen=True):
    seat: Seat
    foe: str


class RetreatTried(Event, frozen=True):
    seat: Seat
    die: int
    success: bool


class SmokeUsed(Event, frozen=True):
    seat: Seat


class GoodDropped(Event, frozen=True):
    seat: Seat
    commodity: Commodity


class GoodPicked(Event, frozen=True):
    seat: Seat
    commodity: Commodity


class PlayerDefeated(Event, frozen=True):
    """A player was slain or driven off."""

    weighty: ClassVar[bool] = True

    seat: Seat
    loser: Seat
    slain: bool


class TieRolled(Event, frozen=True):
    """[WA-71] Both sides were down; the highest die wins."""

    dice: list[int]


class Died(Event, frozen=True):
    weighty: ClassVar[bool] = True

    seat: Seat


class Looted(Event, frozen=True):
    """[WA-49] What a dead player leaves to the victor, with the goods that fit without a choice."""

    weighty: ClassVar[bool] = True

    seat: Seat
    loser: Seat
    gold: int
    goods: list[Msg]
    quest: str


class WantedChanged(Event, frozen=True):
    """[WA-75] A clan's wanted points changed."""

    seat: Seat
    n: int  # how many points the clan has now


class BountyPaid(Event, frozen=True):
    """[WA-77] A bounty was paid."""

    seat: Seat
    loser: Seat
    n: int


class ItemWon(Event, frozen=True):
    """[WA-74] A clan won a legendary item."""

    seat: Seat
    item: str


# --- the end ----------------------------------------------------------------------------------


class GoalReached(Event, frozen=True):
    """[WA-01] A clan or team reached the goal."""

    weighty: ClassVar[bool] = True

    seats: list[Seat]
    n: int  # runes


class TimeUp(Event, frozen=True):
    """[WA-88] The last month is over."""

    weighty: ClassVar[bool] = True

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
