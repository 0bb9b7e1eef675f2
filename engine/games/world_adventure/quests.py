"""The 30 guild quests: where their steps are to be done, what each step asks for, what they bring
[WA-33]. Doing the steps is questing.py's."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cards import Commodity, Status
from engine.games.world_adventure.effects import (
    Banish,
    Cargo,
    Effect,
    Experience,
    Gold,
    GoldDice,
    Heal,
    Medics,
    OpenShops,
    Smoke,
    Volunteer,
    Wanted,
    apply,
)
from engine.games.world_adventure.npcs import awaken
from engine.games.world_adventure.state import Deed, Quest, Turn, World

QuestKind = Literal[
    "deliver", "find", "escort", "defuse", "hunt", "charm", "visit", "trade", "donate", "muster"
]
Where = Literal["here", "city", "outer"]


class Task(msgspec.Struct, frozen=True):
    """What a step asks for at its place: here, where the quest is taken, or at a quest marker in a
    random city or outer territory [WA-13]."""

    where: Where
    status: Status | None = None  # rolls so many dice
    successes: int = 1
    goods: tuple[Commodity, ...] = ()  # they go to the stock
    gold: int = 0
    soldiers: int = 0  # ready


class GuildQuest(msgspec.Struct, frozen=True):
    """`deeds`: one of them, anywhere, fulfils a quest without tasks."""

    kind: QuestKind
    rewards: tuple[Effect, ...]
    tasks: tuple[Task, ...] = ()
    deeds: tuple[Deed, ...] = ()


def _quest(kind: QuestKind, *tasks: Task, gives: tuple[Effect, ...]) -> GuildQuest:
    return GuildQuest(kind, gives, tasks)


def _hunt(*deeds: Deed, gives: tuple[Effect, ...], kind: QuestKind = "hunt") -> GuildQuest:
    return GuildQuest(kind, gives, deeds=deeds)


def _deliver(*goods: Commodity, gives: tuple[Effect, ...]) -> GuildQuest:
    return _quest("deliver", Task("city", goods=goods), gives=gives)


QUESTS: dict[str, GuildQuest] = {
    "silk-for-the-bride": _deliver("silk", "silk", gives=(GoldDice(2), Experience(1))),
    "medicine-for-the-well": _deliver(
        "medicine", "fruit", gives=(GoldDice(1), Experience(1), Medics(1))
    ),
    "iron-for-the-bell": _deliver("iron", "iron", gives=(GoldDice(2), Experience(1))),
    "sweets-for-the-school": _deliver("fruit", "chocolate", gives=(GoldDice(2), Experience(2))),
    "spice-for-the-feast": _deliver("spice", "spice", gives=(GoldDice(1), Experience(2))),
    "lost-camel": _quest(
        "find", Task("outer", "explorer", successes=2), gives=(GoldDice(1), Experience(1), Cargo(1))
    ),
    "missing-mapmaker": _quest(
        "find", Task("outer", "explorer", successes=2), gives=(GoldDice(1), Experience(1), Smoke())
    ),
    "hidden-spring": _quest("find", Task("outer", "explorer"), gives=(Experience(2), Medics(2))),
    "buried-lamp": _quest(
        "find", Task("outer", "explorer", successes=2), gives=(GoldDice(2), Experience(1))
    ),
    "pilgrims-on-the-road": _quest(
        "escort",
        Task("city", "leadership", successes=2, soldiers=1),
        gives=(GoldDice(1), Experience(1)),
    ),
    "salt-wagons": _quest(
        "escort", Task("city", "leadership", soldiers=2), gives=(GoldDice(2), Experience(2))
    ),
    "runaway-prince": _quest(
        "escort",
        Task("city", "charisma", soldiers=1),
        gives=(GoldDice(1), Experience(1), Volunteer()),
    ),
    "singing-caravan": _quest(
        "escort",
        Task("city", soldiers=3),
        Task("city", soldiers=3),
        gives=(GoldDice(1), Experience(1)),
    ),
    "powder-kegs": _quest(
        "defuse",
        Task("outer", "explorer"),
        Task("outer", "explorer"),
        gives=(GoldDice(2), Experience(2)),
    ),
    "haunted-lanterns": _quest(
        "defuse",
        Task("outer", "charisma"),
        Task("outer", "charisma"),
        gives=(GoldDice(2), Experience(2)),
    ),
    "cracked-dam": _quest(
        "defuse",
        Task("outer", "explorer"),
        Task("city", "leadership"),
        gives=(GoldDice(2), Experience(2), Medics(1)),
    ),
    "howling-at-the-gate": _hunt("minion", gives=(GoldDice(1), Experience(1))),
    "breaker-of-walls": _hunt("destroyer", gives=(GoldDice(1), Experience(1), Heal(1))),
    "thunder-of-hooves": _hunt("raid", gives=(GoldDice(2), Experience(2))),
    "master-of-thieves": _hunt("brigand", gives=(GoldDice(1), Experience(1), Wanted(-1))),
    "crooked-scales": _hunt("green", "yellow", gives=(Gold(2), Cargo(1))),
    "quarrel-at-the-fountain": _quest(
        "charm", Task("city", "charisma", successes=2), gives=(GoldDice(2), Experience(1))
    ),
    "shy-poet": _quest(
        "charm", Task("city", "charisma", successes=2), gives=(GoldDice(1), Experience(1))
    ),
    "stubborn-gatekeeper": _quest(
        "charm",
        Task("city", "charisma", successes=2),
        gives=(GoldDice(1), Experience(1), OpenShops()),
    ),
    "petition-to-the-palace": _quest(
        "charm",
        Task("city", "charisma", successes=2),
        gives=(GoldDice(1), Wanted(-2), Banish("government")),
    ),
    "two-shrines": _quest(
        "visit",
        Task("city"),
        Task("city"),
        gives=(GoldDice(1), Experience(1), Heal(2)),
    ),
    "letters-of-two-sisters": _quest(
        "visit", Task("city"), Task("city", "charisma"), gives=(GoldDice(2), Experience(2))
    ),
    "wager-of-the-bazaar": _hunt(
        "sale-12", "sale-16", gives=(GoldDice(1), Experience(1)), kind="trade"
    ),
    "roof-for-the-orphans": _quest(
        "donate", Task("city", gold=8), gives=(Experience(2), Wanted(-1), Cargo(1))
    ),
    "parade-of-banners": _quest(
        "muster",
        Task("here", "leadership", successes=2, soldiers=2),
        gives=(GoldDice(1), Experience(1)),
    ),
}


# --- taking, fulfilling -----------------------------------------------------------------------


def begin(t: Turn, seat: int, key: str) -> None:
    """Quest markers come to as many different places as the card has tasks elsewhere."""
    places: list[str] = []
    for task in QUESTS[key].tasks:
        places.append(_place(t, t.s.clans[seat].at, task.where, places))
    t.s.clans[seat].quest = Quest(key, places)
    t.tell(e.QuestTaken(seat, key, places))


def _place(t: Turn, here: str, where: Where, taken: list[str]) -> str:
    """[WA-13] Drawn again if it is here or has a marker of this quest already."""
    if where == "here":
        return here
    place = awaken(t) if where == "outer" else t.dice.pick([*CITIES.values()])
    return _place(t, here, where, taken) if place in (here, *taken) else place


def is_hunted(s: World, seat: int, deed: Deed) -> bool:
    """Whether the seat's quest asks for that."""
    quest = s.clans[seat].quest
    return quest is not None and deed in QUESTS[quest.key].deeds


def fulfil(t: Turn, seat: int) -> None:
    """The reward; its rune is the caller's."""
    clan = t.s.clans[seat]
    assert clan.quest
    key, clan.quest = clan.quest.key, None
    t.tell(e.QuestDone(seat, key))
    put_back(t, key)
    for effect in QUESTS[key].rewards:
        apply(t, seat, effect)


def put_back(t: Turn, key: str) -> None:
    """Fulfilled or given up, it goes under the deck."""
    t.s.quests.cards.append(key)
