"""What a hint says is true of the move, and made of what the seat sees."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import permutations, product
from typing import Any

import pytest

from bot.screens.hint import hint_text
from bot.text.say import kebab, say_in
from bot.text.words import Words
from engine.core import Action, Dice, Game, Msg, Option, Setup, State
from engine.games import GAMES
from engine.games.realm_of_wonder import actions as realm
from engine.games.volfyirion import actions as volfyirion
from engine.games.world_adventure import actions as world
from engine.house import HOUSES
from engine.house.gains import Gains
from engine.house.hints import Hint, Why, hint
from engine.house.playing_out import decide
from engine.rule_book import LANGUAGES
from tests.engine.realm_of_wonder.ground import TOWER, WELL
from tests.engine.realm_of_wonder.kit import laid, side
from tests.engine.volfyirion.kit import table
from tests.engine.world_adventure.kit import clan
from tests.engine.world_adventure.turns import at_turn
from tests.house.test_parts import SEED, tables
from tests.toys import duel

SOME = 3  # tables of each play, far apart
VERBS: dict[Why, dict[str, str]] = {
    "gains": {"en": "brings", "fr": "apporte", "it": "porta"},
    "leads": {"en": "can lead to", "fr": "peut ensuite apporter", "it": "può portare"},
    "beats": {"en": "it means", "fr": "cela te vaut", "it": "vuol dire"},
}
HINTING = [key for key, game in GAMES.items() if game.parts]  # a game may leave them out


def asked(game: Game[Any]) -> list[tuple[State, int]]:
    """Tables at which there is something to choose, with the seat that chooses."""
    found = list[tuple[State, int]]()
    for number, s in enumerate(tables(game.key, game.modes[0].key)):
        seat = next(iter(game.actors(s)), None)
        if seat is not None and number % 15 == 8 and len(game.legal(s, seat)) > 1:
            found.append((game.copy(s), seat))
    assert found
    return found[:SOME]


def hinted(game: Game[Any], s: State, seat: int) -> Hint:
    return hint(game, game.view(s, seat), game.options(s, seat), Dice.house(SEED, 1))


@pytest.mark.slow
@pytest.mark.parametrize("key", HINTING)
def test_it_is_what_the_best_level_would_do_with_what_its_seat_sees(key: str) -> None:
    """Tables that look alike to a seat give the same hint."""
    game = GAMES[key]
    for s, seat in asked(game):
        told = hinted(game, s, seat)
        other = game.copy(game.view(s, seat).s)
        game.imagine(other, Dice(b"another world...", 1))
        assert hinted(game, other, seat) == told
        assert told.action == decide(game, s, seat, HOUSES["good"], Dice.house(SEED, 1))


def test_a_gain_that_is_told_is_one_of_the_parts_that_rise() -> None:
    """What a card brings is said, and nothing else is."""
    game = GAMES["volfyirion"]
    for s, seat in asked(game):
        found = hinted(game, s, seat)
        if found.why == "gains" and isinstance(found.action, volfyirion.Acquire):
            then = game.copy(s)
            game.step(then, seat, found.action, Dice(SEED, 1))
            assert game.parts is not None
            before, after = game.parts(s, seat), game.parts(then, seat)
            assert all(after[part] > before[part] for part in found.parts)


@pytest.mark.parametrize("mode", [mode.key for mode in GAMES["realm_of_wonder"].modes])
def test_it_answers_what_is_asked_and_gives_no_standing_order(mode: str) -> None:
    """A newcomer has none yet, and is asked for the first movement card."""
    game = GAMES["realm_of_wonder"]
    seats = game.mode(mode).seats[0]
    s = game.new(Setup(mode, seats, (True,) * seats), Dice(SEED, 0)).s
    seat = game.actors(s)[0]
    assert any(action.standing for action in game.legal(s, seat))

    found = hinted(game, s, seat)

    assert isinstance(found.action, realm.ChooseMove)
    assert "orders" not in found.parts
    assert decide(game, s, seat, HOUSES["good"], Dice.house(SEED, 1)) == found.action


def test_what_is_open_beside_every_question_is_never_hinted_at() -> None:
    """A Medic pack can be used at any time: with one answer to what is asked, there is no choice
    [WA-64]."""
    game = GAMES["world_adventure"]
    s = at_turn(clan("CN1", soldiers=[1, 2, 1], fainted=[0, 1], medics=2), clan("IN2"))
    options, view = game.options(s, 0), game.view(s, 0)
    medics = [one for one in options if isinstance(one.action, world.UseMedic)]
    one = next(one for one in options if one.blocked is None)
    assert len(medics) == 2
    with pytest.raises(ValueError, match="no hint"):
        hint(game, view, [one, *medics], Dice(SEED, 1))


def test_a_single_answer_with_standing_orders_beside_it_is_no_choice() -> None:
    game, one = GAMES["realm_of_wonder"], Option(realm.LetPass())
    view = game.view(game.new(Setup("race", 2), Dice(SEED, 0)).s, 0)
    with pytest.raises(ValueError, match="no hint"):
        hint(game, view, [one, Option(realm.OrderCounter("never"))], Dice(SEED, 1))


def test_nothing_to_choose_between_is_no_hint() -> None:
    s = duel.GAME.new(Setup("duel", 2), Dice(SEED, 0)).s
    with pytest.raises(ValueError, match="no hint at duel"):
        hinted(duel.GAME, s, 0)


@cache
def parts_of(key: str) -> list[str]:
    """The parts that words tell."""
    game, names = GAMES[key], {"end"}
    assert game.parts is not None
    for mode in game.modes:
        for s in tables(key, mode.key):
            names |= game.parts(s, 0).keys()
    return sorted(names - {""})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", HINTING)
def test_every_two_gains_are_told_with_one_verb(key: str, lang: str) -> None:
    game, say = GAMES[key], say_in(lang)
    words = Words(say, game.key, say.seat)
    action = game.legal(*asked(game)[0])[0]
    for two in permutations(parts_of(key), 2):
        each = [say(f"hint-{kebab(key)}-{part}") for part in two]
        if all(one.endswith(f" {say('hint-each-turn')}") for one in each):
            each[0] = each[0].removesuffix(f" {say('hint-each-turn')}")
        gains = say.join(each)
        for why, sure in product(VERBS, (True, False)):
            told = hint_text(words, Hint(action, why, two, sure), [], None)
            assert words.struct(action) in told
            assert told.endswith(f" {VERBS[why][lang]} {gains}.")
            assert f" {VERBS['gains'][lang]} " not in f" {gains}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_each_turn_is_told_so_once(lang: str) -> None:
    say = say_in(lang)
    words = Words(say, "volfyirion", say.seat)
    told = hint_text(words, Hint(volfyirion.Redraw(), "leads", ("command", "knowledge")), [], None)

    assert told.count(say("hint-each-turn")) == 1
    assert told.endswith(f" {say('hint-each-turn')}.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_against_the_enemy_says_what_it_does(lang: str) -> None:
    say = say_in(lang)
    words = Words(say, "volfyirion", say.seat)
    moves = (
        volfyirion.SealWonder("pure-qoam", 1),
        volfyirion.Destroy("bank", "kyr"),
        volfyirion.TakePath(),
    )
    told = [hint_text(words, Hint(one, "gains", ("rival-deck",)), [], None) for one in moves]

    ids = [f"hint-volfyirion-rival-deck{way}" for way in ("-seal-wonder", "-destroy", "")]
    assert [one.endswith(f"{say(id)}.") for one, id in zip(told, ids, strict=True)] == [True] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_names_the_move(lang: str) -> None:
    game, say = GAMES["volfyirion"], say_in(lang)
    words = Words(say, game.key, say.seat)
    action = game.legal(*asked(game)[0])[0]
    for why in ("ends", "open"):
        assert words.struct(action) in hint_text(words, Hint(action, why), [], 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_way_is_told_with_what_stands_at_its_end(lang: str) -> None:
    game, say = GAMES["realm_of_wonder"], say_in(lang)
    words = Words(say, game.key, say.seat)
    s = laid(side(at=WELL, left=0), side(at=TOWER), step="movement")
    s.characters[0].pace.left = 30
    walks = [one for one in game.options(s, 0) if isinstance(one.action, realm.Walk)]
    seen = set[str]()
    for one in walks:
        assert one.detail is not None
        here = one.detail.args["here"]
        assert isinstance(here, Msg)
        told = hint_text(words, Hint(one.action, "gains", ("points",)), walks, None)
        assert f"**{words.struct(one.action)} ({say.msg(here)})**" in told
        seen.add(here.id)
    assert {"realm-of-wonder-here-well", "realm-of-wonder-here-next"} <= seen


def test_what_the_turn_brings_anyway_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of the Row gives way to one that is too dear: all that can be bought then could be
    bought before."""
    game = GAMES["volfyirion"]
    row = ["decisive-strike", "harness-qoam", "bank", "stab", "novice"]
    s = table(points=(5, 0, 3), row=row, assets=["alchemic-key"])
    action = volfyirion.Replace("decisive-strike")
    assert action in game.legal(s, 0)
    monkeypatch.setattr("engine.house.hints.choose", lambda *_: action)

    assert hinted(game, s, 0).parts == ()


def test_where_one_must_choose_what_costs_less_than_the_other_choices_is_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["realm_of_wonder"]
    s = laid(side(moves=["move-10", "move-11", "move-12"]), side(), step="cards")
    best = next(one for one in game.legal(s, 0) if not one.standing)

    def changes(_gains: Gains, action: Action, _on: bool) -> defaultdict[str, float]:
        return defaultdict(float, {"cards": -1.0 if action == best else -2.0, "tiles": -1.0})

    monkeypatch.setattr("engine.house.hints.choose", lambda *_: best)
    monkeypatch.setattr("engine.house.hints._changes", changes)

    assert hinted(game, s, 0) == Hint(best, "beats", ("cards",))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_reason_it_says_what_the_move_does(lang: str) -> None:
    """What a move of its kind always brings or its button tells, or what stands on the card."""
    say = say_in(lang)
    words = Words(say, "volfyirion", say.seat)
    play, seal = volfyirion.PlayCard("prospector"), volfyirion.SealWonder("pure-qoam", 1)
    gone = volfyirion.EndTurn()
    detail = Msg("volfyirion-replaces")

    always = hint_text(words, Hint(play, "open"), [Option(play)], None)
    card = hint_text(words, Hint(seal, "open"), [Option(seal)], None)
    button = hint_text(words, Hint(gone, "open"), [Option(gone, detail=detail)], None)
    silent = hint_text(words, Hint(gone, "open"), [Option(gone)], None)

    assert always.endswith(f"{say('hint-volfyirion-by-play-card')}.")
    assert say("card-pure-qoam-rules").removesuffix(".") in card
    assert f"({say.msg(detail)})" in button
    assert silent == say("hint-open", action=words.struct(gone))
