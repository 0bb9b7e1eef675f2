"""Expedition: one to four heroes walk a ruin together before the gloom fills it.

It tries what the other toys do not: a right out of turn (a medic pack), an automatic side (the
shadows) that is interrupted by choices of the group, a walk of several steps that a trap
interrupts, a turn that ends from in there, and a sealed card that nobody may guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from engine.core import (
    HIDDEN,
    Action,
    Dice,
    Event,
    Game,
    Mode,
    Msg,
    Option,
    Phase,
    Result,
    Score,
    Seat,
    Setting,
    Setup,
    State,
    Text,
    Turn,
    View,
    Zone,
)
from engine.honours import NO_HONOURS
from engine.rule_book import NO_RULES

ROOMS = ["hall"] * 3 + ["trap"] * 3 + ["cache"]
VAULTS = ["bridge", "chasm"]
VAULT_AT = 5  # this room is the sealed one
LAST = len(ROOMS) + 1
OMENS = ["gloom"] * 3 + ["strike"] * 3
GLOOM = {"mild": 9, "dark": 5}  # this much, and the ruin is lost
HEARTS, PACKS, ACTIONS, STRIDE = 3, 6, 2, 3


class Begin(Action, frozen=True):
    """Let this hero take its turn."""

    hero: Seat


class Walk(Action, frozen=True):
    rooms: int


class Search(Action, frozen=True):
    """Look for a medic pack: one chance in three."""


class Stop(Action, frozen=True):
    pass


class Brace(Action, frozen=True):
    """Take the trap's one wound."""


class Leap(Action, frozen=True):
    """Unhurt or two wounds: a coin decides."""


class Suffer(Action, frozen=True):
    """The group lets this hero take the shadows' strike."""

    hero: Seat


class Hand(Action, frozen=True):
    """The group hands the packs of a fallen hero to this one."""

    hero: Seat


class Heal(Action, frozen=True):
    """Use a medic pack, at any time, on anybody."""

    hero: Seat


class Entered(Event, frozen=True):
    hero: Seat
    room: int
    card: str


class Found(Event, frozen=True):
    hero: Seat


class Hurt(Event, frozen=True):
    hero: Seat
    wounds: int


class Fell(Event, frozen=True):
    hero: Seat


class Healed(Event, frozen=True):
    hero: Seat
    by: Seat


class Omen(Event, frozen=True):
    card: str


class Hero(msgspec.Struct):
    hearts: int = HEARTS
    room: int = 0
    packs: int = 1
    done: bool = False


class Legend(msgspec.Struct):
    """What outlives a table: every defeat lets the next party bear one more gloom."""

    won: int = 0
    defeats: int = 0


class Expedition(State, kw_only=True):
    heroes: list[Hero] = []
    stack: list[Party | Hike | Walking | Trapped | Shadows | Victim | Heir] = []
    trail: list[str] = []  # the rooms that have been seen, in order
    sprung: list[int] = []  # rooms whose trap is spent
    ahead: Zone = msgspec.field(default_factory=Zone)
    vault: Zone = msgspec.field(default_factory=Zone)
    omens: Zone = msgspec.field(default_factory=Zone)
    omens_seen: list[str] = []
    gloom: int = 0
    limit: int = GLOOM["mild"]
    packs: int = PACKS
    round: int = 1
    legend: Legend = msgspec.field(default_factory=Legend)


def standing(s: Expedition) -> list[int]:
    return [seat for seat, hero in enumerate(s.heroes) if hero.hearts]


def deciders(s: Expedition) -> list[int]:
    """Everyone decides for the group; house seats only where no person sits."""
    return [seat for seat in range(s.seats) if s.people[seat]] or list(range(s.seats))


class Party(Phase):
    """Each hero takes a turn, in any order; house heroes when called or when people are done."""

    def waiting(self, s: Expedition) -> list[int]:
        return [seat for seat in standing(s) if not s.heroes[seat].done]

    def actors(self, s: Expedition) -> list[int]:
        waiting = self.waiting(s)
        return [seat for seat in waiting if s.people[seat]] or waiting

    def options(self, s: Expedition, seat: int) -> Iterator[Option]:
        yield Option(Begin(seat))
        for other in self.waiting(s):
            if s.people[seat] and not s.people[other]:
                yield Option(Begin(other))

    def play(self, t: Turn[Expedition], seat: int, action: Begin) -> None:
        t.s.heroes[action.hero].done = True
        t.push(Hike(action.hero))

    def auto(self, t: Turn[Expedition]) -> None:
        for hero in t.s.heroes:
            hero.done = False
        t.s.round += 1
        t.push(Shadows())


class Hike(Phase):
    """One hero's turn: two actions."""

    seat: Seat
    left: int = ACTIONS

    def actors(self, s: Expedition) -> list[int]:
        return [self.seat] if self.left else []

    def options(self, s: Expedition, seat: int) -> Iterator[Option]:
        for rooms in range(1, STRIDE + 1):
            beyond = s.heroes[seat].room + rooms > LAST
            yield Option(Walk(rooms), Msg("expedition-no-room") if beyond else None)
        yield Option(Search(), None if s.packs else Msg("expedition-no-packs"))
        yield Option(Stop())

    def play(self, t: Turn[Expedition], seat: int, action: Walk | Search | Stop) -> None:
        self.left -= 1
        match action:
            case Walk(rooms):
                t.push(Walking(seat, rooms))
            case Search():
                if t.dice.below(3) == 0:
                    find(t, seat)
            case Stop():
                self.over = True


class Walking(Phase):
    """A walk goes room by room: what lies there happens before the next step."""

    seat: Seat
    left: int

    def auto(self, t: Turn[Expedition]) -> None:
        if not self.left:
            self.over = True
            return
        self.left -= 1
        enter(t, self.seat)


class Trapped(Phase):
    """A trap asks its victim in the middle of the walk."""

    seat: Seat

    def actors(self, s: Expedition) -> list[int]:
        return [self.seat]

    def options(self, s: Expedition, seat: int) -> Iterator[Option]:
        weak = s.heroes[seat].hearts < 2
        yield Option(Brace(), detail=Msg("expedition-wounds", {"wounds": 1}))
        yield Option(Leap(), Msg("expedition-too-weak") if weak else None)

    def play(self, t: Turn[Expedition], seat: int, action: Brace | Leap) -> None:
        self.over = True
        wounds = 1 if isinstance(action, Brace) else 2 * t.dice.below(2)
        hurt(t, seat, wounds)


class Shadows(Phase):
    """Two omens a round, with nobody's help but where the group must choose."""

    left: int = 2

    def auto(self, t: Turn[Expedition]) -> None:
        if not self.left:
            self.over = True
            return
        self.left -= 1
        omen = next_omen(t)
        t.tell(Omen(omen))
        if omen == "gloom":
            t.s.gloom += 1
        else:
            strike(t)


class Victim(Phase):
    """Of several heroes equally far ahead the group says who is struck."""

    quick: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    among: list[Seat]

    def actors(self, s: Expedition) -> list[int]:
        return deciders(s)

    def options(self, s: Expedition, seat: int) -> Iterator[Option]:
        return (Option(Suffer(hero)) for hero in self.among)

    def play(self, t: Turn[Expedition], seat: int, action: Suffer) -> None:
        self.over = True
        hurt(t, action.hero, 1)


class Heir(Phase):
    """Somebody takes the packs of a fallen hero: asked while the fallen one's turn still ends."""

    quick: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    fallen: Seat

    def actors(self, s: Expedition) -> list[int]:
        return deciders(s)

    def options(self, s: Expedition, seat: int) -> Iterator[Option]:
        return (Option(Hand(hero)) for hero in standing(s) if hero != self.fallen)

    def play(self, t: Turn[Expedition], seat: int, action: Hand) -> None:
        self.over = True
        fallen = t.s.heroes[self.fallen]
        t.s.heroes[action.hero].packs += fallen.packs
        fallen.packs = 0


class Medic(Phase):
    """A hero who stands and holds a pack may use it at any time; nobody waits for it."""

    def options(self, s: Expedition, seat: int) -> Iterator[Option]:
        me = s.heroes[seat]
        if me.packs and me.hearts:
            yield from (Option(Heal(i)) for i, hero in enumerate(s.heroes) if hero.hearts < HEARTS)

    def play(self, t: Turn[Expedition], seat: int, action: Heal) -> None:
        hero = t.s.heroes[action.hero]
        hero.hearts = min(HEARTS, hero.hearts + 2)
        t.s.heroes[seat].packs -= 1
        t.s.packs += 1
        t.tell(Healed(action.hero, seat))


def enter(t: Turn[Expedition], seat: int) -> None:
    hero = t.s.heroes[seat]
    hero.room += 1
    if hero.room == len(t.s.trail):
        t.s.trail += t.draw(t.s.vault if hero.room == VAULT_AT else t.s.ahead)
    card = t.s.trail[hero.room]
    t.tell(Entered(seat, hero.room, card))
    if hero.room in t.s.sprung:
        return
    match card:
        case "trap":
            t.s.sprung.append(hero.room)
            t.push(Trapped(seat))
        case "cache":
            t.s.sprung.append(hero.room)
            find(t, seat)
        case "chasm":
            hurt(t, seat, 1)
        case _:
            pass


def find(t: Turn[Expedition], seat: int) -> None:
    if t.s.packs:
        t.s.packs -= 1
        t.s.heroes[seat].packs += 1
        t.tell(Found(seat))


def hurt(t: Turn[Expedition], seat: int, wounds: int) -> None:
    """A hero that loses its last heart falls: its turn is over, wherever in it that happens."""
    hero = t.s.heroes[seat]
    hero.hearts = max(0, hero.hearts - wounds)
    t.tell(Hurt(seat, wounds))
    if hero.hearts:
        return
    t.tell(Fell(seat))
    for phase in t.s.stack:
        if isinstance(phase, Hike | Walking) and phase.seat == seat:
            phase.over = True
    if hero.packs and standing(t.s):
        t.push(Heir(seat))


def next_omen(t: Turn[Expedition]) -> str:
    if not t.s.omens.cards:
        t.dice.shuffle(t.s.omens_seen)
        t.s.omens.cards, t.s.omens_seen = t.s.omens_seen, []
    (omen,) = t.draw(t.s.omens)
    t.s.omens_seen.append(omen)
    return omen


def strike(t: Turn[Expedition]) -> None:
    first = max(t.s.heroes[seat].room for seat in standing(t.s))
    among = [seat for seat in standing(t.s) if t.s.heroes[seat].room == first]
    if len(among) == 1:
        hurt(t, among[0], 1)
    else:
        t.push(Victim(among))


def finish(t: Turn[Expedition]) -> None:
    """Won as soon as a hero stands in the last room; lost in the gloom or with all down."""
    won = any(hero.room == LAST and hero.hearts for hero in t.s.heroes)
    if won or t.s.gloom >= t.s.limit or not standing(t.s):
        scores = (Score("gloom", t.s.gloom, "low"), Score("rounds", t.s.round, "low"))
        t.s.result = Result((1 if won else 2,) * t.s.seats, (scores,) * t.s.seats)


def setup(t: Turn[Expedition], how: Setup) -> None:
    t.s.heroes = [Hero() for _ in range(t.s.seats)]
    t.s.packs -= t.s.seats
    t.s.limit = GLOOM[how.settings.get("difficulty", "mild")]
    t.s.ahead.cards, t.s.vault.cards, t.s.omens.cards = list(ROOMS), list(VAULTS), list(OMENS)
    for zone in (t.s.ahead, t.s.vault, t.s.omens):
        t.dice.shuffle(zone.cards)
    t.s.trail = ["camp"]
    t.s.legend = how.campaign or Legend()
    t.s.limit += t.s.legend.defeats
    t.s.stack = [Party()]


def harvest(s: Expedition) -> Legend:
    won = s.result is not None and s.result.places[0] == 1
    return Legend(s.legend.won + won, s.legend.defeats + (not won))


def _stakes(s: Expedition) -> tuple[Msg, ...]:
    if s.result:
        return ()
    goal = Msg("expedition-goal", {"ahead": len(s.ahead.cards)})
    return goal, Msg("expedition-danger", {"gloom": s.gloom, "limit": s.limit})


def text(view: View[Expedition]) -> Text:
    lines = [
        Msg("expedition-hero", {"seat": seat, "hearts": hero.hearts, "room": hero.room})
        for seat, hero in enumerate(view.s.heroes)
    ]
    heading = Msg("expedition-gloom", {"gloom": view.s.gloom})
    return Text(heading, _stakes(view.s), tuple(lines))


def worth(s: Expedition, seat: int) -> float:
    if s.result is not None:
        return 30 if s.result.places[seat] == 1 else -30
    hearts = sum(hero.hearts for hero in s.heroes) + len(standing(s))
    ahead = max(hero.room for hero in s.heroes)
    packs = sum(hero.packs for hero in s.heroes)
    return 2 * ahead + hearts / s.seats + packs / 2 - s.gloom


def imagine(s: Expedition, dice: Dice) -> None:
    """Decks can be counted out; the vault stays sealed."""
    fill(s.ahead, ROOMS, s.trail, dice)
    fill(s.omens, OMENS, s.omens_seen, dice)


def fill(zone: Zone, everything: list[str], seen: list[str], dice: Dice) -> None:
    if HIDDEN not in zone.cards:
        return
    unknown = list(everything)
    for card in seen:
        if card in unknown:
            unknown.remove(card)
    dice.shuffle(unknown)
    zone.cards = unknown


def check(s: Expedition) -> None:
    rooms = s.trail + s.ahead.cards + s.vault.cards
    assert sorted(rooms) == sorted(["camp", *ROOMS, *VAULTS]), "rooms are conserved"
    assert sorted(s.omens.cards + s.omens_seen) == sorted(OMENS), "omens are conserved"
    assert s.packs + sum(hero.packs for hero in s.heroes) == PACKS, "packs are conserved"
    assert all(0 <= hero.hearts <= HEARTS and 0 <= hero.room <= LAST for hero in s.heroes)


GAME = Game(
    key="expedition",
    version="1",
    state=Expedition,
    action=Begin | Walk | Search | Stop | Brace | Leap | Suffer | Hand | Heal,
    event=Entered | Found | Hurt | Fell | Healed | Omen,
    modes=(
        Mode("solo", (2, 2), several=True, competitive=False),
        Mode("coop", (1, 4), competitive=False),
    ),
    settings=(Setting("difficulty", ("mild", "dark"), "mild"),),
    daily=("difficulty",),
    setup=setup,
    text=text,
    worth=worth,
    imagine=imagine,
    check=check,
    rounds=lambda s: s.round,
    honours=NO_HONOURS,
    rules=NO_RULES,
    rights=Medic(),
    campaign=Legend,
    harvest=harvest,
    watch=finish,
)
