"""Every game, toy or real, is held to the laws of `conformance.py`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engine.core import Action, Dice, Game, Illegal, Lasting, Msg, Option, Setup, Sit, State, Turn
from engine.house import HOUSES, Record, play_out
from tests.engine import conformance, probing, seat_types
from tests.engine.conformance import (
    ALL,
    PLAIN,
    SEEDS,
    Case,
    Moment,
    cases,
    chance,
    kinds,
    played,
    probes,
    reach,
)
from tests.engine.realm_of_wonder.starts import starts as realm_of_wonder
from tests.engine.volfyirion.starts import starts as volfyirion
from tests.engine.wonder_book.starts import starts as wonder_book
from tests.engine.world_adventure.starts import starts as world_adventure
from tests.toys import TOYS

CASES = [pytest.param(case, id=str(case), marks=reach(case)) for case in cases(SEEDS)]
CHEAP = (
    conformance.conserves_components,
    conformance.asks_whom_it_waits_for,
    conformance.offers_each_action_once,
    conformance.makes_texts_when_they_are_read,
    conformance.follows_only_where_nothing_is_decided,
    conformance.marks_its_private_questions,
    conformance.dates_its_buttons,
    conformance.keeps_partners_apart,
)
COSTLY = (
    conformance.is_pure_and_deterministic,
    conformance.steps_as_it_applies,
    conformance.survives_the_codec,
    conformance.refuses_the_rest,
    conformance.keeps_secrets,
    conformance.says_what_is_at_stake,
    conformance.shows_enough_to_choose,
    conformance.imagines_fairly,
    conformance.tells_what_it_shows,
    conformance.takes_back,
    conformance.lets_people_come_and_go,
    seat_types.types_its_seats,
    probing.tells_nothing_for_free,
)
PLAYS = 30  # the most plays, until every kind of choice was made and every end reached
BY_CHANCE = 6  # so many of them; greed takes ten times as long
FROM_EACH = 3  # times that each table at a turning point is played on before the next play
TURNING = 30  # moves from a table at a turning point
STARTS: dict[str, Callable[[], list[tuple[str, State]]]] = {
    "realm_of_wonder": realm_of_wonder,
    "volfyirion": volfyirion,
    "wonder_book": wonder_book,
    "world_adventure": world_adventure,
}

Law = Callable[[Moment], None]


@pytest.mark.parametrize("case", CASES)
def test_a_play_keeps_every_law(case: Case) -> None:
    """One test a play: to be made costs it more than to be looked at."""
    ends_with_a_result(case)
    for moment in played(case):
        for law in CHEAP:
            law(moment)
    for moment in probes(case):
        for law in COSTLY:
            law(moment)
    secretly_otherwise(case)
    is_the_same_from_setup_and_actions_alone(case)
    goes_on_whoever_comes_and_goes(case)
    leaves_a_campaign_that_goes_on_or_says_why_not(case)


def ends_with_a_result(case: Case) -> None:
    final = played(case)[-1].done.s

    assert len(final.result.places) == len(final.result.scores) == case.seats
    for scores in final.result.scores:
        assert case.game.rounds(final) in {one.value for one in scores if one.id == "rounds"}
    assert all(not case.game.options(final, seat) for seat in range(case.seats))
    assert all(1 <= place <= max(2, case.seats) for place in final.result.places)
    for side in case.mode.sides(case.seats):
        assert len({final.result.places[seat] for seat in side}) == 1


@pytest.mark.parametrize("key", ["realm_of_wonder", "volfyirion", "world_adventure"])
def test_who_only_plays_on_makes_no_text(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in PLAIN if case.key == key)
    moments = played(case)[:200]
    for kind in (Option, Lasting):
        monkeypatch.setattr(kind, "told", lambda *_: pytest.fail("a text was made"))

    untold = 0
    for m in moments:
        offers = list(m.game.offers(m.s, m.seat))
        untold += sum(isinstance(one, Lasting) or one.tell is not None for one in offers)
        assert m.action in m.game.legal(m.s, m.seat)
        m.game.step(m.game.copy(m.s), m.seat, m.action, m.dice)

    assert untold > len(moments), "the texts that take long are left for later"


@pytest.mark.parametrize("key", ["auction", "realm_of_wonder"])
def test_there_are_moves_that_tell_what_another_has_sealed(key: str) -> None:
    case = next(case for case in PLAIN if case.key == key)

    assert secretly_otherwise(case)


def test_an_order_that_is_read_for_free_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in PLAIN if case.key == "realm_of_wonder")
    played(case)
    monkeypatch.setattr(Turn, "open", lambda _, sealed: sealed.value)

    with pytest.raises(AssertionError, match="taken back"):
        secretly_otherwise(case)


def secretly_otherwise(case: Case) -> int:
    """How many moves tell what somebody else has secretly chosen before."""
    return sum(probing.tells(applied_anew(m), world) for m, world in probing.otherwise(case))


def applied_anew(m: Moment) -> Moment:
    return dataclasses.replace(m, done=m.game.apply(m.s, m.seat, m.action, m.dice))


def is_the_same_from_setup_and_actions_alone(case: Case) -> None:
    game = case.game

    s = game.new(case.setup, Dice(case.seed, 0)).s
    for number, moment in enumerate(played(case), start=1):
        s = game.apply(s, moment.seat, moment.action, Dice(case.seed, number)).s

    assert s == played(case)[-1].done.s


def goes_on_whoever_comes_and_goes(case: Case) -> None:
    game, s = case.game, case.game.new(case.setup, Dice(case.seed, 0)).s

    for number in range(1, conformance.LONGEST):
        dice = Dice(b"sit" + case.seed, number)
        if dice.below(4) == 0:
            s = game.sit(s, Sit(seat := dice.below(case.seats), not s.people[seat]), dice).s
        seat, action = chance(game, s, dice)
        s = game.apply(s, seat, action, Dice(case.seed, number)).s
        if s.result is not None:
            break

    assert s.result is not None
    game.check(s)


def leaves_a_campaign_that_goes_on_or_says_why_not(case: Case) -> None:
    game, gained = case.game, case.game.harvest(played(case)[-1].done.s)
    if game.campaign is None:
        assert gained is None
        return

    raw = msgspec.json.encode(gained)
    assert msgspec.json.decode(raw, type=game.campaign) == gained
    refusals = list[Msg | None]()
    try:
        game.new(Setup(case.mode.key, case.seats, campaign=gained), Dice(case.seed, 0))
    except Illegal as refused:
        refusals.append(refused.reason)
    assert None not in refusals


@pytest.mark.landing
@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_every_kind_of_choice_is_made_and_every_end_reached(game: Game[Any]) -> None:
    wanted = {(mode.key, won) for mode in game.modes for won in (True, False)}
    chosen, ends = set[type](), set[tuple[str, bool]]()

    for mode, record in tried(game):
        chosen |= {type(action) for _, action in record.moves}
        if record.final.result is not None:
            ends.add((mode, record.final.result.places[0] == 1))
        if chosen == kinds(game.action) and ends == wanted:
            return

    assert chosen == kinds(game.action)
    assert ends == wanted


def tried(game: Game[Any]) -> Iterator[tuple[str, Record[Any]]]:
    """What costs least comes first: tables at a turning point, and plays by chance."""
    for number in range(PLAYS):
        some = range(FROM_EACH * number, FROM_EACH * (number + 1))
        yield from ((mode, played_on(game, s, n)) for n in some for mode, s in starts_of(game))
        yield from ((m.key, a_table(game, m.key, m.seats, number)) for m in game.modes)


def a_table(game: Game[Any], mode: str, seats: tuple[int, int], number: int) -> Record[Any]:
    """Over all numbers of seats and all settings; all are people, none are, or the first alone
    is."""
    count = seats[0] + number % (seats[1] - seats[0] + 1)
    settings = conformance.settings_of(game, mode, number // 2)
    house = HOUSES["random" if number < BY_CHANCE else "greedy"]
    people = tuple(number % 3 == 0 or (number % 3 == 2 and seat == 0) for seat in range(count))
    setup = Setup(mode, count, people, settings)
    return play_out(game, setup, [house] * count, number.to_bytes(16, "big"))


def starts_of(game: Game[Any]) -> list[tuple[str, State]]:
    """Tables at a turning point with their modes, for a game whose rare choices need them."""
    return STARTS[game.key]() if game.key in STARTS else []


def played_on(game: Game[Any], start: State, number: int) -> Record[Any]:
    """Play a few random moves."""
    s, moves = game.copy(start), list[tuple[int, Action]]()
    while s.result is None and len(moves) < TURNING:
        dice = Dice.house(number.to_bytes(16, "big"), len(moves))
        seat, action = chance(game, s, dice)
        s = game.apply(s, seat, action, dice).s
        moves.append((seat, action))
    return Record(tuple(moves), s)


@pytest.mark.parametrize("field", msgspec.structs.fields(Game), ids=lambda field: field.name)
def test_what_a_game_may_leave_out_a_toy_leaves_out(field: msgspec.structs.FieldInfo) -> None:
    """All laws hold for the toy, so nothing else asks for the field."""
    if field.required:
        return
    left_out = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    assert any(getattr(toy, field.name) == left_out for toy in TOYS.values())


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_declarations_are_sound(game: Game[Any]) -> None:
    keys = [mode.key for mode in game.modes] + [setting.key for setting in game.settings]

    assert ALL[game.key] is game
    assert len(set(keys)) == len(keys)
    assert all(1 <= mode.seats[0] <= mode.seats[1] for mode in game.modes)
    for mode in (mode for mode in game.modes if mode.teams):
        assert mode.competitive
        assert mode.seats == (len(seats := sum(mode.teams, ())),) * 2
        assert sorted(seats) == [*range(mode.seats[0])]
        assert len(mode.teams) <= 3, "a lobby has one row for Start, Leave and a button each"
    assert all(setting.default in setting.values for setting in game.settings)
    assert {key for one in game.settings for key in one.modes} <= {mode.key for mode in game.modes}
    assert all(issubclass(kind, Action) for kind in kinds(game.action))


@pytest.mark.parametrize(
    ("key", "mode", "seats", "counts"),
    [
        ("duel", "duel", 2, [1, 2, 5, 14, 31]),
        ("auction", "auction", 3, [1, 33, 726]),
        ("expedition", "coop", 2, [1, 2, 10, 24, 74]),
        ("wonder_book", "coop", 2, [1, 2, 4, 16, 32]),
    ],
)
def test_perft(key: str, mode: str, seats: int, counts: list[int]) -> None:
    game = ALL[key]
    s = game.new(Setup(mode, seats), Dice(bytes(16), 0)).s

    assert [conformance.perft(game, s, depth) for depth in range(len(counts))] == counts
