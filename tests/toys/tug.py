"""Tug: two sides pull a rope, each alone or two abreast; or one person pulls against the tide.

It tries modes of one, two and four seats with settings of their own: partners who act in one turn
without waiting for each other, a draw, and an end of a turn that warns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from engine.honours import Earned, Honour, Honours
from engine.lessons import Lesson, Step
from engine.rule_book import NO_RULES

WEIGHT = {"light": 1, "firm": 2, "heavy": 3}
DECK = ["light"] * 3 + ["firm"] * 3 + ["heavy"] * 2
TIDE = {"calm": 1, "storm": 3}
HAND, BREATH, ROUNDS = 2, 4, 3


class Pull(Action, frozen=True):
    card: str


class Rest(Action, frozen=True):
    """Breath that is left is lost."""


class Pulled(Event, frozen=True):
    seat: Seat
    card: str


class Drew(Event, frozen=True):
    seat: Seat
    cards: Zone


class Ebbed(Event, frozen=True):
    by: int


class Puller(msgspec.Struct):
    deck: Zone
    hand: Zone
    discard: list[str] = []
    breath: int = 0


class Tug(State, kw_only=True):
    pullers: list[Puller] = []
    sides: list[list[Seat]] = []
    stack: list[Order | Pulling] = []
    rope: int = 0  # towards the first side
    round: int = 1
    tide: int = 0
    mud: bool = False
    wind: bool = False


class Order(Phase):
    """The sides in turn, then the tide."""

    side: int = 0

    def auto(self, t: Turn[Tug]) -> None:
        if self.side < len(t.s.sides):
            for seat in t.s.sides[self.side]:
                draw(t, seat)
            t.push(Pulling(side=self.side))
            self.side += 1
            return
        if t.s.tide:
            t.s.rope -= t.s.tide
            t.tell(Ebbed(t.s.tide))
        self.side = 0
        t.s.round += 1
        finish(t)


class Pulling(Phase, kw_only=True):
    """All of a side pull in one turn, each until it rests."""

    private: ClassVar[bool] = True
    abreast = True
    side: int
    rested: list[Seat] = []

    def actors(self, s: Tug) -> list[int]:
        return [seat for seat in s.sides[self.side] if seat not in self.rested]

    def options(self, s: Tug, seat: int) -> Iterator[Option]:
        me = s.pullers[seat]
        for card in sorted(set(me.hand.cards) - {HIDDEN}):
            left = me.breath - WEIGHT[card]
            short = Msg("tug-breath", {"short": -left}) if left < 0 else None
            yield Option(Pull(card), short, Msg("tug-left", {"breath": left}), secret=True)
        wasteful = bool(me.breath and me.hand.cards)
        lost = Msg("tug-lost", {"breath": me.breath}) if wasteful else None
        yield Option(Rest(), detail=lost, confirm=wasteful)

    def play(self, t: Turn[Tug], seat: int, action: Pull | Rest) -> None:
        match action:
            case Pull(card):
                pull(t, seat, card)
            case Rest():
                self.rested.append(seat)
                self.over = not self.actors(t.s)


def draw(t: Turn[Tug], seat: int) -> None:
    me = t.s.pullers[seat]
    me.breath = BREATH + t.s.wind
    got = t.draw(me.deck, HAND - len(me.hand.cards))
    me.hand.cards += got
    t.tell(Drew(seat, Zone(got, seen=[seat])))


def pull(t: Turn[Tug], seat: int, card: str) -> None:
    me = t.s.pullers[seat]
    me.hand.cards.remove(card)
    me.discard.append(card)
    me.breath -= WEIGHT[card]
    way = 1 if seat in t.s.sides[0] else -1
    t.s.rope += 0 if t.s.mud and card == "light" else way * WEIGHT[card]
    t.tell(Pulled(seat, card))
    t.reveal()


def finish(t: Turn[Tug]) -> None:
    s = t.s
    if s.round <= ROUNDS:
        return
    first, second = (2 if s.rope < 0 else 1), (2 if s.rope > 0 else 1)
    places = tuple(first if seat in s.sides[0] else second for seat in range(s.seats))
    scores = (Score("pull", abs(s.rope)), Score("rounds", ROUNDS, "low"))
    s.result = Result(places, (scores,) * s.seats)


def setup(t: Turn[Tug], how: Setup) -> None:
    s, chosen = t.s, how.settings
    s.sides = [list(side) for side in GAME.mode(how.mode).sides(s.seats)]
    s.tide = TIDE[chosen.get("level", "calm")] if how.mode == "solo" else 0
    s.mud, s.wind = chosen.get("mud") == "on", chosen.get("wind") == "on"
    for seat in range(s.seats):
        deck = list(DECK)
        t.dice.shuffle(deck)
        s.pullers.append(Puller(Zone(deck), Zone(seen=[seat])))
    s.stack = [Order()]


def _stakes(s: Tug) -> tuple[Msg, ...]:
    return () if s.result else (Msg("tug-goal", {"rope": s.rope, "left": ROUNDS + 1 - s.round}),)


def text(view: View[Tug]) -> Text:
    lines = [
        Msg("tug-puller", {"seat": seat, "breath": me.breath, "hand": len(me.hand.cards)})
        for seat, me in enumerate(view.s.pullers)
    ]
    return Text(Msg("tug-rope", {"rope": view.s.rope}), _stakes(view.s), tuple(lines))


def worth(s: Tug, seat: int) -> float:
    return s.rope if seat in s.sides[0] else -s.rope


def imagine(s: Tug, dice: Dice) -> None:
    """Everyone can count what is gone: only the places of the rest are unknown."""
    for me in s.pullers:
        unknown = list(DECK)
        for card in me.discard + [card for card in me.hand.cards if card != HIDDEN]:
            unknown.remove(card)
        dice.shuffle(unknown)
        for zone in (me.hand, me.deck):
            zone.cards = [unknown.pop() if card == HIDDEN else card for card in zone.cards]


def check(s: Tug) -> None:
    for me in s.pullers:
        assert sorted(me.deck.cards + me.hand.cards + me.discard) == sorted(DECK)
        assert 0 <= me.breath <= BREATH + s.wind


def heaved(_: Tug, events: Sequence[Event], __: Tug) -> Iterator[Earned]:
    for event in events:
        if isinstance(event, Pulled):
            yield event.seat, "heave"


def stood(story: Sequence[Event], s: Tug) -> Iterator[Earned]:
    """Honours for having pulled as often as there are rounds, won or lost."""
    pulled = [event.seat for event in story if isinstance(event, Pulled)]
    yield from ((seat, "steady") for seat in range(s.seats) if pulled.count(seat) >= ROUNDS)


def lay_lesson(s: Tug) -> None:
    """You hold a heavy card, and draw a firm and a light one next."""
    s.pullers[0].hand.cards = ["heavy"]
    s.pullers[0].deck.cards = ["firm", "light", *["light"] * 2, *["firm"] * 2, "heavy"]


LESSON = Lesson(
    setup=Setup("duel", 2, (True, False)),
    seed=b"a long pull 0",
    lay=lay_lesson,
    facts=lambda s: {"rope": s.rope},
    steps=(
        Step(Pull("heavy")),
        Step(Rest(), ((1, Rest()),)),
        Step(Pull("firm")),
    ),
    met=lambda s: s.rope == WEIGHT["heavy"] + WEIGHT["firm"],
)
GAME = Game(
    key="tug",
    version="1",
    state=Tug,
    action=Pull | Rest,
    event=Pulled | Drew | Ebbed,
    modes=(
        Mode("solo", (1, 1), competitive=False),
        Mode("duel", (2, 2)),
        Mode("team", (4, 4), teams=((0, 2), (1, 3))),
    ),
    settings=(
        Setting("level", ("calm", "storm"), "calm", modes=("solo",)),
        Setting("mud", ("off", "on"), "off", modes=("duel", "team")),
        Setting("wind", ("off", "on"), "off", modes=("duel",)),
    ),
    setup=setup,
    text=text,
    worth=worth,
    imagine=imagine,
    check=check,
    rounds=lambda s: s.round - 1,
    honours=Honours((Honour("heave"), Honour("steady", hidden=True)), heaved, stood),
    rules=NO_RULES,
    lessons=(LESSON,),
)
