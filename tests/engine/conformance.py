"""What every game must keep to, whatever its rules: random plays, and laws about a single moment.

A law is a function of one `Moment`; `test_conformance.py` holds each game to all of them.
"""

from __future__ import annotations

import gc
import math
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any, cast, get_args
from zlib import crc32

import msgspec
import pytest

from engine.core import (
    HIDDEN,
    LATER,
    Action,
    Applied,
    Dice,
    Game,
    Illegal,
    Mode,
    Option,
    Sealed,
    Setup,
    Sit,
    State,
    Unseen,
    Zone,
    redact,
)
from engine.games import GAMES
from engine.house import HOUSES
from engine.house.playing_out import decide
from tests.toys import TOYS

ALL: dict[str, Game[Any]] = {**TOYS, **GAMES}
LONGEST = 5_000  # the most moves of a random play
PROBES, MORE = 12, 40  # moments of a play that meet the costly laws; more by hand
SEEDS = range(12)  # of each mode with each number of seats
CHAPTERS = 12  # the most chapters of a campaign, more than any has
WANDER = 4  # in a wise play, one choice in so many is any legal one


@dataclass(frozen=True)
class Case:
    """One random play: its number decides seed, settings and which seats are people's."""

    key: str
    mode: Mode
    seats: int
    number: int

    @property
    def game(self) -> Game[Any]:
        return ALL[self.key]

    @property
    def seed(self) -> bytes:
        return self.number.to_bytes(16, "big")

    @property
    def setup(self) -> Setup:
        settings = settings_of(self.game, self.mode.key, self.number)
        first_house = (self.number + 1) % (self.seats + 1)  # from no person to only people
        people = [seat < first_house for seat in range(self.seats)]
        if self.mode.several:
            people = [self.number % 2 == 0] * self.seats
        return Setup(self.mode.key, self.seats, tuple(people), settings, self.campaign)

    @property
    def campaign(self) -> Any:
        """A campaign in chapters: each case with these players has another one, and number 1 begins
        one."""
        if self.game.typical is None:
            return None
        chapters = chapters_of(self.key)
        turn = self.seats - 2 + 3 * (self.number - 1)
        return self.game.typical(chapters[turn % len(chapters)], Dice(b"campaign" + self.seed, 0))

    def __str__(self) -> str:
        return f"{self.key}-{self.mode.key}-{self.seats}p-{self.number}"


@dataclass(frozen=True, eq=False)
class Moment:
    """A state, the action taken in it, and what came of it."""

    game: Game[Any]
    s: Any
    seat: int
    action: Action
    seed: bytes
    number: int
    done: Applied[Any]

    @property
    def dice(self) -> Dice:
        return Dice(self.seed, self.number)

    @property
    def luck(self) -> Dice:
        """Dice of the test's own."""
        return Dice(b"test" + self.seed, self.number)

    def __str__(self) -> str:
        return f"move {self.number} of {self.game.key}, seat {self.seat}: {self.action}"


@cache
def chapters_of(key: str) -> list[int]:
    """The chapters that have been written, for a game that can begin at any of them."""
    game = ALL[key]
    mode, found = game.modes[0], list[int]()
    for chapter in range(1, CHAPTERS + 1):
        campaign = game.typical(chapter, Dice(b"", 0)) if game.typical else None
        with suppress(Illegal):
            game.new(Setup(mode.key, mode.seats[0], campaign=campaign), Dice(b"", 0))
            found.append(chapter)
    return found


def settings_of(game: Game[Any], mode: str, number: int) -> dict[str, str]:
    """All settings of a mode: each at its first value, then each at its second, then mixed."""
    luck, known = Dice(b"settings", number), game.settings_of(mode)
    picks = [number if number < 2 else luck.below(len(one.values)) for one in known]
    return {one.key: one.values[n % len(one.values)] for one, n in zip(known, picks, strict=True)}


def cases(numbers: Sequence[int]) -> list[Case]:
    return [
        Case(game.key, mode, seats, number)
        for game in ALL.values()
        for mode in game.modes
        for seats in range(mode.seats[0], mode.seats[1] + 1)
        for number in numbers
    ]


# By chance with the fewest seats; of a campaign more, for its chapters. The plays of
# `playthroughs` are wiser ones.
PLAIN = [
    one
    for one in cases(range(2))
    if one.game.campaign or (one.number == 0 and one.seats == one.mode.seats[0])
]
QUICK = [
    one
    for one in PLAIN
    if one.mode == one.game.modes[0] and one.seats == one.mode.seats[0] and one.number == 0
]


def reach(case: Case) -> list[pytest.MarkDecorator]:
    """By which gate a play is tried: a landing also tries a wiser one with the fewest seats, and
    one by chance with each seat more."""
    if case in QUICK:
        return []
    if case in PLAIN and not in_teams(case):
        return [pytest.mark.slow]
    wiser = case.seats == case.mode.seats[0]
    landing = case in PLAIN or case.number == int(wiser)
    return [pytest.mark.landing if landing else pytest.mark.long]


def in_teams(case: Case) -> bool:
    """Two teams of two take as long as all other modes of a game."""
    return bool(case.mode.teams)


MARKS: dict[Case, int] = {}  # marks of the plays that tests share, as they were first made


def mark(moments: Sequence[Moment]) -> int:
    """A number that changes if any state of the play does."""
    return reduce(lambda made, m: crc32(m.game.dump(m.s), made), moments, 0)


def changed() -> list[Case]:
    """Plays in which a test has changed something that other tests read, too."""
    return [case for case, made in MARKS.items() if mark(played(case)) != made]


@cache
def played(case: Case) -> tuple[Moment, ...]:
    """A play to the end; rights of seats that are not to move are used too.

    Every other one is wiser than chance, so that it comes farther than chance alone would.
    """
    game, moments = case.game, list[Moment]()
    s = game.new(case.setup, Dice(case.seed, 0)).s
    while s.result is None:
        number = len(moments) + 1
        assert number < LONGEST, f"{case} does not end"
        dice = Dice.house(case.seed, number)
        seat, action = chance(game, s, dice)
        if case.number % 2 and dice.below(WANDER):
            action = decide(game, s, seat, HOUSES["greedy"], dice)
        done = game.apply(s, seat, action, Dice(case.seed, number))
        moments.append(Moment(game, s, seat, action, case.seed, number, done))
        s = done.s
    MARKS[case] = mark(moments)
    gc.freeze()  # it is kept to the end
    return tuple(moments)


def probes(case: Case) -> Iterator[Moment]:
    """Moments of a play, evenly spread."""
    moments = played(case)
    wanted = PROBES if case.number < 2 else MORE
    yield from moments[:: max(1, len(moments) // wanted)]


def chance(game: Game[Any], s: State, dice: Dice) -> tuple[int, Action]:
    """Usually any actor, but one time in eight anybody with something to do; then any of their
    actions."""
    anybody = [seat for seat in range(s.seats) if game.legal(s, seat)]
    seat = dice.pick(anybody if dice.below(8) == 0 else game.actors(s))
    return seat, dice.pick(game.legal(s, seat))


def kinds(union: Any) -> set[type]:
    return set(get_args(union) or (union,))


def perft(game: Game[Any], s: State, depth: int, seed: bytes = bytes(16)) -> int:
    """How many sequences of `depth` moves there are, with the dice fixed at each depth."""
    if depth == 0:
        return 1
    return sum(
        perft(game, game.apply(s, seat, action, Dice(seed, depth)).s, depth - 1, seed)
        for seat in range(s.seats)
        for action in game.legal(s, seat)
    )


# what lies hidden, and other worlds that look the same


def hidden(x: object, seat: int | None) -> Iterator[Zone | Sealed]:
    """The zones and sealed choices in `x` that `seat` may not see."""
    match x:
        case Zone():
            if x.seen is not None and seat not in x.seen:
                yield x
        case Sealed():
            if x.owner != seat and x.value is not None:
                yield x
        case msgspec.Struct():
            for field in x.__struct_fields__:
                yield from hidden(getattr(x, field), seat)
        case list() | tuple():
            for item in cast("Sequence[object]", x):
                yield from hidden(item, seat)
        case dict():
            for item in cast("dict[object, object]", x).values():
                yield from hidden(item, seat)
        case _:
            pass


def zones_of(x: object) -> Iterator[Zone]:
    return (zone for zone in hidden(x, None) if isinstance(zone, Zone))


def permuted(game: Game[Any], s: State, seat: int | None, dice: Dice) -> State:
    """The same table, with everything that `seat` cannot see dealt out afresh."""
    other = game.copy(s)
    secrets = list(hidden(other, seat))
    for zones in decks([x for x in secrets if isinstance(x, Zone)]):
        cards = [card for zone in zones for card in zone.cards]
        dice.shuffle(cards)
        for zone in zones:
            zone.cards, cards = cards[: len(zone.cards)], cards[len(zone.cards) :]
    sealed = [x for x in secrets if isinstance(x, Sealed)]
    values = [x.value for x in sealed]
    dice.shuffle(values)
    for choice, value in zip(sealed, values, strict=True):
        choice.value = value
    return other


def decks(zones: list[Zone]) -> list[list[Zone]]:
    """Zones in groups: those that have a card in common belong together."""
    groups: list[list[Zone]] = []
    for zone in zones:
        alike = [g for g in groups if any(set(other.cards) & set(zone.cards) for other in g)]
        groups = [g for g in groups if g not in alike] + [sum(alike, [zone])]
    return groups


def public(game: Game[Any], s: State, seat: int) -> list[Option]:
    return [option for option in game.options(s, seat) if not option.secret]


def log(done: Applied[Any], game: Game[Any], seat: int | None) -> list[Any]:
    """The events as `seat` reads them."""
    events = game.load_events(msgspec.json.encode(done.events))
    redact(events, seat)
    return events


# laws


def is_pure_and_deterministic(m: Moment) -> None:
    before = m.game.dump(m.s)
    again = m.game.apply(m.s, m.seat, m.action, m.dice)
    assert m.game.dump(m.s) == before, "apply must not touch its input"
    assert again == m.done


def steps_as_it_applies(m: Moment) -> None:
    s = m.game.copy(m.s)
    events = m.game.step(s, m.seat, m.action, m.dice)
    s.now, s.changed = m.done.s.now, m.done.s.changed
    assert (s, events) == (m.done.s, m.done.events)


def survives_the_codec(m: Moment) -> None:
    assert m.game.load(m.game.dump(m.done.s)) == m.done.s
    assert m.game.load_action(msgspec.json.encode(m.action)) == m.action
    assert tuple(m.game.load_events(msgspec.json.encode(m.done.events))) == m.done.events


def conserves_components(m: Moment) -> None:
    m.game.check(m.done.s)


def asks_whom_it_waits_for(m: Moment) -> None:
    """Actors can do something besides using rights; everybody else can only use rights."""
    actors = m.game.actors(m.s)
    assert actors
    assert len(set(actors)) == len(actors)
    for seat in range(m.s.seats):
        rights = list(m.game.rights.options(m.s, seat))
        options = m.game.options(m.s, seat)
        asked = options[: len(options) - len(rights)]
        assert any(option.blocked is None for option in asked) == (seat in actors)


def offers_each_action_once(m: Moment) -> None:
    for seat in range(m.s.seats):
        actions = [option.action for option in m.game.options(m.s, seat)]
        assert len(set(actions)) == len(actions)


def makes_texts_when_they_are_read(m: Moment) -> None:
    """Told or not, an offer is the same: blocked or open, in the same order, and its texts do not
    depend on which is read first."""
    for seat in range(m.s.seats):
        offers, options = list(m.game.offers(m.s, seat)), m.game.options(m.s, seat)
        assert [offer.told(m.s, seat) for offer in reversed(offers)] == options[::-1]
        for offer, option in zip(offers, options, strict=True):
            assert (offer.blocked is None) == (option.blocked is None)
            assert option.tell is None
            assert option.blocked != LATER
            assert not (offer.tell and offer.detail), "a detail that nobody would ever read"
        open_ = [option.action for option in options if option.blocked is None]
        assert m.game.legal(m.s, seat) == open_


def marks_its_private_questions(m: Moment) -> None:
    """The table points to My seat by the phase alone: a pointer must not tell what a hand holds."""
    top = m.s.stack[-1]
    for seat in m.game.actors(m.s):
        assert top.private or not any(option.secret for option in top.options(m.s, seat))


def follows_only_where_nothing_is_decided(m: Moment) -> None:
    """Never a page of a story, the end of a turn, something costly or a secret."""
    story = any(kind.opens for kind in kinds(m.game.event))
    for seat in range(m.s.seats):
        options = m.game.options(m.s, seat)
        for option in options:
            if option.follows:
                assert not option.secret
                assert not option.confirm
                assert type(option.action).__name__ != "EndTurn"
                assert not (story and m.game.text(m.game.view(m.s, seat)).page)
        if (action := m.game.following(m.s, seat)) is not None:
            assert m.game.legal(m.s, seat) == [action]


def refuses_the_rest(m: Moment) -> None:
    """A blocked action is refused with its reason, an action that is not on offer without one."""
    strange = [Sit(0, person=True)]
    for seat in range(m.s.seats):
        options = m.game.options(m.s, seat)
        for option in options:
            if option.blocked is not None:
                assert refusal(m, seat, option.action) == option.blocked
        offered = {option.action for option in options}
        for action in {m.action, *strange} - offered:
            assert refusal(m, seat, action) is None


def refusal(m: Moment, seat: int, action: Action) -> Any:
    with pytest.raises(Illegal) as refused:
        m.game.apply(m.s, seat, action, m.dice)
    return refused.value.reason


def others_alike(m: Moment) -> Iterator[tuple[int | None, State]]:
    """Tables that look the same to a seat or a stranger: dealt out afresh, and as imagined."""
    for seat in (*range(m.s.seats), None):
        yield seat, permuted(m.game, m.s, seat, m.luck)
        world = guess(m, seat)
        if not any(HIDDEN in zone.cards for zone in zones_of(world)):
            yield seat, world


def says_what_is_at_stake(m: Moment) -> None:
    """First the goal, then what threatens, no matter who looks; nothing once the game has ended. No
    other line says it again."""
    for s in (m.s, m.done.s):
        text = m.game.text(m.game.view(s, None))
        assert len(text.stakes) in ((0,) if s.result else (1, 2, 3))
        assert not any(line in text.lines for line in text.stakes)


def keeps_secrets(m: Moment) -> None:
    """If a viewer cannot see a difference, nothing shows it: no view, text, offer or question."""
    for seat, other in others_alike(m):
        view = m.game.view(m.s, seat)
        assert m.game.view(other, seat) == view
        assert m.game.text(m.game.view(other, seat)) == m.game.text(view)
        assert m.game.actors(other) == m.game.actors(m.s)
        if seat is not None:
            assert m.game.options(other, seat) == m.game.options(m.s, seat)
        for someone in range(m.s.seats):
            assert public(m.game, other, someone) == public(m.game, m.s, someone)


def shows_enough_to_choose(m: Moment) -> None:
    """A view offers its seat exactly what the table does."""
    for seat in range(m.s.seats):
        assert m.game.options(m.game.view(m.s, seat).s, seat) == m.game.options(m.s, seat)


def imagines_fairly(m: Moment) -> None:
    """A guess at what is hidden fits everything that its seat sees."""
    view = m.game.view(m.s, m.seat)
    world = m.game.copy(view.s)
    m.game.imagine(world, m.luck)
    assert m.game.view(world, m.seat) == view
    assert m.game.options(world, m.seat) == m.game.options(m.s, m.seat)
    assert math.isfinite(m.game.worth(world, m.seat))
    if not any(HIDDEN in zone.cards for zone in zones_of(world)):
        m.game.check(world)


def tells_what_it_shows(m: Moment) -> None:
    """If two tables look alike, a move shows no viewer a difference unless an event tells it.

    Nor does free undo: it must not depend on what lay hidden, or it could be used to probe.
    """
    for viewer in (*range(m.s.seats), None):
        world = guess(m, viewer)
        if m.action not in m.game.legal(world, m.seat):
            continue
        try:
            elsewhere = m.game.apply(world, m.seat, m.action, m.dice)
        except Unseen:
            continue
        alike = log(elsewhere, m.game, viewer) == log(m.done, m.game, viewer)
        if alike or viewer == m.seat:
            assert elsewhere.free == m.done.free
        if alike:
            assert m.game.view(elsewhere.s, viewer) == m.game.view(m.done.s, viewer)


def guess(m: Moment, viewer: int | None, luck: Dice | None = None) -> State:
    """The table as a viewer imagines it."""
    world = m.game.copy(m.game.view(m.s, viewer).s)
    m.game.imagine(world, luck or m.luck)
    return world


def dates_its_buttons(m: Moment) -> None:
    """A button is good until what its seat is asked may have changed; clicking it uses it up."""
    before, after = m.s, m.done.s
    by_right = any(o.action == m.action for o in m.game.rights.options(before, m.seat))
    top, then = before.stack[-1], after.stack[-1] if after.stack else None
    abreast = top.abreast and type(top) is type(then)
    asked, asked_again = m.game.actors(before), m.seat in m.game.actors(after)
    assert after.now == before.now + 1
    assert after.changed[m.seat] == after.now, "a double click must find the button stale"
    for seat in {*range(before.seats)} - {m.seat}:
        assert after.changed[seat] in (before.changed[seat], after.now)
        if m.game.options(before, seat) != m.game.options(after, seat):
            assert after.changed[seat] == after.now
        elif seat not in asked or (by_right and after.stack[-1:] == before.stack[-1:]):
            assert after.changed[seat] == before.changed[seat]
        elif asked_again and not by_right and not abreast:
            assert after.changed[seat] == after.now, "it is another question, though it looks alike"


def takes_back(m: Moment) -> None:
    """Undo brings back the older state, spoils every button drawn since, and replays the same
    way."""
    back = m.game.undo(m.done.s, m.s)
    assert back.changed == [m.done.s.now + 1] * m.s.seats
    again = m.game.apply(back, m.seat, m.action, m.dice)
    now, changed = m.done.s.now, m.done.s.changed
    assert again.events == m.done.events
    assert msgspec.structs.replace(again.s, now=now, changed=changed) == m.done.s


def keeps_partners_apart(m: Moment) -> None:
    """Where several seats act side by side, a move of one leaves the others' buttons valid, unless
    it changes what they are offered or asks them something else."""
    top = m.s.stack[-1]
    if not top.abreast or top != m.done.s.stack[-1]:
        return
    for seat in {*m.game.actors(m.s)} - {m.seat}:
        if m.game.options(m.s, seat) == m.game.options(m.done.s, seat):
            assert m.done.s.changed[seat] == m.s.changed[seat]


def lets_people_come_and_go(m: Moment) -> None:
    """When a seat changes hands, the table goes on."""
    for seat in range(m.s.seats):
        change = Sit(seat, not m.s.people[seat])
        done = m.game.sit(m.s, change, m.luck)
        assert done.s.people[seat] is change.person
        assert done.s.changed[seat] == done.s.now == m.s.now + 1
        assert m.game.load_action(msgspec.json.encode(change)) == change
        assert any(m.game.legal(done.s, actor) for actor in m.game.actors(done.s))
        m.game.check(done.s)
