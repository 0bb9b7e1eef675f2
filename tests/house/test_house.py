"""Bot players on the toys: what they may know, and that more thought plays better."""

from __future__ import annotations

from dataclasses import replace as replace_in
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Action, Dice, Game, Option, Setup, State, View
from engine.house import HOUSES, House, Record, good, play_out, search
from engine.house.playing_out import decide
from engine.house.search import FULL, Search
from tests.engine.conformance import cases, permuted, probes
from tests.toys import TOYS, auction, duel, expedition

SEED = b"0123456789abcdef"
ONE_OF_EACH = [case for case in cases([0]) if case.key in TOYS]


def table(game: Game[Any], mode: str, houses: list[str], seed: int, **settings: str) -> Record[Any]:
    setup = Setup(mode, len(houses), (False,) * len(houses), settings)
    return play_out(game, setup, [HOUSES[house] for house in houses], seed.to_bytes(16, "big"))


def points(record: Record[Any], seat: int) -> int:
    return next(score.value for score in record.final.result.scores[seat] if score.id == "points")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_it_chooses_what_is_legal_from_its_view_alone(case: Any, house: str) -> None:
    for moment in list(probes(case))[::4]:
        for seat in moment.game.actors(moment.s):
            other = permuted(moment.game, moment.s, seat, moment.luck)
            choices = [
                decide(moment.game, s, seat, HOUSES[house], Dice.house(SEED, moment.number))
                for s in (moment.s, other)
            ]
            assert choices[0] == choices[1]
            assert choices[0] in moment.game.legal(moment.s, seat)


@pytest.mark.parametrize("house", HOUSES)
def test_it_leaves_its_view_as_it_was(house: str) -> None:
    game = duel.GAME
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    view = game.view(s, 0)

    HOUSES[house](game, view, game.options(s, 0), Dice(SEED, 1))

    assert view == game.view(s, 0)


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_dice_give_the_same_table(house: str) -> None:
    records = [table(duel.GAME, "duel", [house, "random"], seed) for seed in (1, 1, 2)]

    assert records[0] == records[1]
    assert records[0] != records[2]


def test_the_searching_one_bids_more_for_more() -> None:
    game = auction.GAME
    s = game.new(Setup("auction", 3), Dice(SEED, 0)).s
    bids = list[int]()
    for prize in (1, 6):
        s.prize = prize
        action = decide(game, s, 0, HOUSES["search"], Dice.house(SEED, prize))
        assert isinstance(action, auction.Bid)
        bids.append(action.coins)

    assert bids[0] < bids[1]


def test_greedy_takes_the_castle_it_can_pay() -> None:
    game = duel.GAME
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    s.players[0].coins = 4

    assert decide(game, s, 0, HOUSES["greedy"], Dice(SEED, 1)) == duel.Buy("castle")


@pytest.mark.slow
@pytest.mark.parametrize("house", ["greedy", pytest.param("search", marks=pytest.mark.landing)])
def test_thinking_beats_chance_at_the_duel(house: str) -> None:
    lead = 0
    for seed in range(12):
        houses = [house, "random"] if seed % 2 else ["random", house]
        record = table(duel.GAME, "duel", houses, seed, length="long")
        mine = houses.index(house)
        lead += points(record, mine) - points(record, 1 - mine)

    assert lead > 12 * 2


@pytest.mark.landing
def test_thinking_beats_chance_in_the_dark() -> None:
    def wins(house: str) -> int:
        records = [
            table(expedition.GAME, "solo", [house] * 2, seed, difficulty="dark")
            for seed in range(20)
        ]
        return sum(record.final.result.places[0] == 1 for record in records)

    assert wins("random") < 17 <= wins("greedy")
    assert wins("search") >= 17


def test_it_stops_at_what_is_sealed() -> None:
    """Every way leads past the vault, which nobody can imagine: that far, and it is weighed."""
    game = expedition.GAME
    s = game.new(Setup("coop", 1), Dice(SEED, 0)).s
    s.trail += [s.ahead.cards.pop() for _ in range(expedition.VAULT_AT - 1)]
    s.sprung = list(range(len(s.trail)))
    s.heroes[0].room = expedition.VAULT_AT - 1
    s = game.apply(s, 0, expedition.Begin(0), Dice(SEED, 1)).s

    for house in ("greedy", "search"):
        action = decide(game, s, 0, HOUSES[house], Dice(SEED, 2))
        assert isinstance(action, expedition.Walk)


def test_a_single_choice_is_made_without_thought() -> None:
    def never(*_: Any) -> Any:
        raise AssertionError

    game = expedition.GAME
    s = game.new(Setup("coop", 1), Dice(SEED, 0)).s
    thoughtless = replace(game, imagine=never, worth=never)

    for house in HOUSES.values():
        assert decide(thoughtless, s, 0, house, Dice(SEED, 1)) == expedition.Begin(0)


@pytest.mark.parametrize("purse", range(1, 11))
def test_a_decision_keeps_to_its_budget(purse: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, playouts = auction.GAME, list[Action]()
    s = game.new(Setup("auction", 3), Dice(SEED, 0)).s
    s.players[0].coins = purse

    def counted(self: Search, first: Action) -> float:
        playouts.append(first)
        return played(self, first)

    played = Search.playout
    monkeypatch.setattr(Search, "playout", counted)
    decide(game, s, 0, HOUSES["search"], Dice(SEED, 1))

    assert FULL.playouts * 0.8 < len(playouts) <= FULL.playouts
    assert len(set(playouts)) == min(purse + 1, FULL.arms)


def test_where_turns_are_numbered_it_thinks_to_the_end_of_its_own() -> None:
    """The copper pays for a castle: what it is worth shows only once that is bought."""
    game = replace(duel.GAME, turn=lambda s: (s.round, s.stack[0].seat), worth=castles)
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    s.players[0].hand.cards, s.players[0].coins = ["copper"], 3

    for number in range(8):
        action = decide(game, s, 0, HOUSES["search"], Dice.house(SEED, number))
        assert action == duel.Play("copper")


@pytest.mark.parametrize("hand", [["copper"], ["copper", "scout"], ["scout", "wolf"]])
def test_to_the_end_of_a_turn_a_decision_keeps_to_its_budget(
    hand: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, playouts = replace(duel.GAME, turn=lambda s: s.round), list[Action]()
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    s.players[0].hand.cards, s.players[0].coins = hand, 4

    def counted(self: Search, first: Action) -> float:
        playouts.append(first)
        return played(self, first)

    played = Search.playout
    monkeypatch.setattr(Search, "playout", counted)
    decide(game, s, 0, HOUSES["search"], Dice(SEED, 1))

    assert FULL.playouts * 0.8 < len(playouts) <= FULL.playouts


def test_briskly_an_offer_is_weighed_once_in_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(duel.GAME, turn=lambda s: (s.round, s.stack[0].seat))
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    s.players[0].hand.cards, s.players[0].coins = ["copper", "scout"], 4
    weighed = list[Action]()

    def counted(self: Search, world: bytes, seat: int, action: Action) -> float:
        weighed.append(action)
        return at_once(self, world, seat, action)

    at_once = Search.at_once
    monkeypatch.setattr(Search, "at_once", counted)
    found = list[int]()
    for effort in (good.BRISK, replace_in(good.BRISK, brisk=False)):
        weighed.clear()
        view, options = game.view(s, 0), list(game.options(s, 0))
        search.choose(game, view, options, Dice.house(SEED, 1), effort)
        found.append(len(weighed))

    assert found[0] < found[1] / 2


def castles(s: duel.Duel, seat: int) -> float:
    return float(s.players[seat].owned.count("castle"))


def test_each_seat_is_asked_for_itself_and_the_first_actor_first() -> None:
    asked = list[tuple[int, bool]]()

    def watcher(mine: int) -> House:
        def choose(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Action:
            asked.append((mine, view.seat == mine))
            return HOUSES["random"](game, view, options, dice)

        return choose

    record = play_out(
        auction.GAME, Setup("auction", 3, (False,) * 3), [watcher(i) for i in range(3)], SEED
    )

    assert [seat for seat, _ in asked] == [seat for seat, _ in record.moves]
    assert [seat for seat, _ in asked][:6] == [0, 1, 2, 0, 1, 2]
    assert all(own for _, own in asked)


def test_a_record_replays() -> None:
    record = table(duel.GAME, "duel", ["greedy", "random"], 3)
    seed = (3).to_bytes(16, "big")

    s: State = duel.GAME.new(Setup("duel", 2, (False, False)), Dice(seed, 0)).s
    for number, (seat, action) in enumerate(record.moves, start=1):
        s = duel.GAME.apply(s, seat, action, Dice(seed, number)).s

    assert s.result == record.final.result
    assert s.stack == record.final.stack
