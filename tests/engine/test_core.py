"""The kernel's corner cases, on the toys and on a mill that only turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.core import (
    HIDDEN,
    LATER,
    SETTLE_LIMIT,
    Action,
    Applied,
    Dice,
    Event,
    Game,
    Illegal,
    Lasting,
    Mode,
    Msg,
    Option,
    Phase,
    Sealed,
    Setup,
    Sit,
    State,
    Text,
    Turn,
    Unseen,
    Zone,
    commitment,
    redact,
)
from engine.honours import NO_HONOURS
from engine.rule_book import NO_RULES
from tests.toys import auction, duel, expedition, tug
from tests.toys.duel import Block, Buy, End, Lose, Play
from tests.toys.expedition import (
    LAST,
    VAULT_AT,
    Begin,
    Brace,
    Expedition,
    Hand,
    Heal,
    Hike,
    Leap,
    Party,
    Search,
    Shadows,
    Suffer,
    Trapped,
    Victim,
    Walk,
    Walking,
)
from tests.toys.tug import Rest

SEED = b"0123456789abcdef"


def expedition_of(*people: bool, ahead: str = "", omens: str = "") -> Expedition:
    """A table where the next rooms and omens are known to the test: h, t, c and g, s."""
    s = expedition.GAME.new(Setup("coop", len(people), people), Dice(SEED, 0)).s
    names = {card[0]: card for card in ("hall", "trap", "cache", "gloom", "strike")}
    for zone, first in ((s.ahead, ahead), (s.omens, omens)):
        rest = sorted(zone.cards)
        top = [names[letter] for letter in first]
        for card in top:
            rest.remove(card)
        zone.cards = top + rest
    return s


def play(s: Any, *moves: tuple[int, Action], game: Game[Any] = expedition.GAME) -> Any:
    for number, (seat, action) in enumerate(moves, start=1):
        s = game.apply(s, seat, action, Dice(SEED, number)).s
    return s


def done(s: Any, seat: int, action: Action, game: Game[Any] = expedition.GAME) -> Applied[Any]:
    return game.apply(s, seat, action, Dice(SEED, 9))


def stack(s: State) -> list[str]:
    return [type(phase).__name__ for phase in s.stack]


def is_good(button: int, seat: int, s: State) -> bool:
    return s.changed[seat] <= button


# phases on a stack


def test_a_trap_interrupts_a_walk_that_goes_on_afterwards() -> None:
    s = play(expedition_of(True, ahead="hth"), (0, Begin(0)), (0, Walk(3)))

    assert s.stack == [Party(), Hike(0, 1), Walking(0, 1), Trapped(0)]
    assert s.heroes[0].room == 2

    s = play(s, (0, Brace()))

    assert s.heroes[0].room == 3
    assert s.stack == [Party(), Hike(0, 1)]


def test_who_falls_in_the_middle_of_a_walk_ends_the_turn_but_what_lies_above_is_finished() -> None:
    s = play(expedition_of(True, True, ahead="hth"), (0, Begin(0)), (0, Walk(3)))
    s.heroes[0].hearts = 1

    s = play(s, (0, Brace()))

    assert stack(s) == ["Party", "Hike", "Walking", "Trapped", "Heir"]
    assert [phase.over for phase in s.stack] == [False, True, True, True, False]
    assert expedition.GAME.actors(s) == [0, 1]

    s = play(s, (1, Hand(1)))

    assert stack(s) == ["Party"]
    assert expedition.GAME.actors(s) == [1]
    assert (s.heroes[0].room, s.heroes[1].packs) == (2, 2)


def test_a_phase_that_is_over_offers_nothing_even_to_one_who_was_healed() -> None:
    s = play(expedition_of(True, True, ahead="t"), (0, Begin(0)), (0, Walk(2)))
    s.heroes[0].hearts = 1
    s = play(s, (0, Brace()), (1, Heal(0)))

    assert s.heroes[0].hearts == 2
    assert stack(s)[-1] == "Heir"
    assert [o.action for o in expedition.GAME.options(s, 0)] == [Hand(1), Heal(0)]

    s = play(s, (0, Hand(1)))

    assert stack(s) == ["Party"]
    assert s.heroes[0].done


def test_an_automatic_side_keeps_its_place_while_the_group_chooses() -> None:
    s = expedition_of(True, False, omens="ssg")
    s = play(s, (0, Begin(0)), (0, Walk(1)), (0, Search()))
    s.heroes[1].room = s.heroes[0].room
    s = play(s, (1, Begin(1)), (1, expedition.Stop()))

    assert s.stack == [Party(), Shadows(1), Victim([0, 1])]

    s = play(s, (0, Suffer(1)))
    assert s.stack == [Party(), Shadows(0), Victim([0, 1])]

    s = play(s, (0, Suffer(1)))
    assert s.stack == [Party()]
    assert [hero.hearts for hero in s.heroes] == [3, 1]


def test_a_table_ends_as_soon_as_its_rule_is_met_in_the_middle_of_a_walk() -> None:
    s = play(expedition_of(True, True), (0, Begin(0)))
    s.heroes[0].room = LAST - 1
    s.trail += [*s.ahead.cards, s.vault.cards.pop()]
    s.ahead.cards = []

    s = play(s, (0, Walk(1)))

    assert s.result.places == (1, 1)
    assert stack(s) == ["Party", "Hike", "Walking"]
    assert not expedition.GAME.actors(s)
    assert not expedition.GAME.options(s, 1)
    with pytest.raises(Illegal):
        done(s, 0, Search())


def test_only_the_group_s_people_answer_for_it_while_there_are_any() -> None:
    s = expedition_of(True, False, False)
    s.stack.append(Victim([0, 1, 2]))
    assert expedition.GAME.actors(s) == [0]

    s = expedition.GAME.sit(s, Sit(0, person=False), Dice(SEED, 1)).s
    assert expedition.GAME.actors(s) == [0, 1, 2]

    s = expedition.GAME.sit(s, Sit(2, person=True), Dice(SEED, 2)).s
    assert expedition.GAME.actors(s) == [2]


def test_a_house_hero_acts_when_called_or_when_the_people_are_done() -> None:
    s = expedition_of(True, False)
    assert expedition.GAME.legal(s, 0) == [Begin(0), Begin(1)]
    assert expedition.GAME.legal(s, 1) == []

    s = play(s, (0, Begin(0)), (0, expedition.Stop()))
    assert expedition.GAME.actors(s) == [1]


# rights


def test_a_right_is_open_out_of_turn_and_spoils_no_button_but_its_own() -> None:
    s = play(expedition_of(True, True, True, ahead="t"), (0, Begin(0)), (0, Walk(1)))
    s.heroes[0].hearts, s.heroes[0].packs = 2, 0
    drawn = s.now

    after = done(s, 1, Heal(0)).s

    assert expedition.GAME.actors(after) == [0]
    assert is_good(drawn, 0, after), "the trap's victim is asked the same as before"
    assert not is_good(drawn, 1, after), "the medic's own offer is spent"
    assert not is_good(drawn, 2, after), "nobody is left to heal"


def test_a_right_that_changes_an_offer_spoils_it() -> None:
    s = play(expedition_of(True, True, ahead="t"), (0, Begin(0)), (0, Walk(1)))
    s.heroes[0].hearts = 1
    assert expedition.GAME.options(s, 0)[1] == Option(Leap(), Msg("expedition-too-weak"))

    after = done(s, 1, Heal(0)).s

    assert Leap() in expedition.GAME.legal(after, 0)
    assert not is_good(s.now, 0, after)


# buttons


def test_one_answer_for_the_group_spoils_the_button_of_the_other_though_the_next_is_alike() -> None:
    s = expedition_of(True, True, omens="ss")
    s.stack.append(Shadows())
    s = expedition.GAME.sit(s, Sit(0, person=True), Dice(SEED, 0)).s
    drawn, offer = s.now, expedition.GAME.options(s, 1)[:2]

    s = play(s, (0, Suffer(0)))

    s.heroes[0].hearts = 3
    assert expedition.GAME.options(s, 1)[:2] == offer
    assert not is_good(drawn, 0, s)
    assert not is_good(drawn, 1, s)


def test_partners_act_side_by_side_and_spoil_no_button_of_each_other() -> None:
    game = tug.GAME
    s = game.new(Setup("team", 4), Dice(SEED, 0)).s
    assert game.actors(s) == [0, 2]

    pulled = play(s, (0, game.legal(s, 0)[0]), game=game)
    assert [is_good(s.now, seat, pulled) for seat in (0, 2)] == [False, True]
    rested = play(pulled, (0, Rest()), game=game)

    assert game.actors(rested) == [2]
    assert is_good(s.now, 2, rested)


def test_a_new_turn_is_another_question_also_for_who_acts_abreast() -> None:
    game = tug.GAME
    s = game.new(Setup("solo", 1), Dice(SEED, 0)).s

    after = play(s, (0, Rest()), game=game)

    assert game.options(after, 0) == game.options(s, 0)
    assert not is_good(s.now, 0, after)


def test_sealed_bids_do_not_collide_until_they_are_opened() -> None:
    s = auction.GAME.new(Setup("auction", 3), Dice(SEED, 0)).s
    drawn = s.now

    s = play(s, (1, auction.Bid(3)), game=auction.GAME)
    assert [is_good(drawn, seat, s) for seat in range(3)] == [True, False, True]

    s = play(s, (0, auction.Bid(1)), (2, auction.Bid(2)), game=auction.GAME)
    assert s.players[1].paid == 3
    assert [is_good(drawn, seat, s) for seat in range(3)] == [False, False, False]
    assert auction.GAME.actors(s) == [0, 1, 2]


def test_undo_brings_no_button_back_and_keeps_who_sits_where() -> None:
    first = expedition_of(True, True)
    drawn = [first.now]
    s = play(first, (0, Begin(0)))
    drawn.append(s.now)
    s = expedition.GAME.sit(s, Sit(1, person=False), Dice(SEED, 2)).s
    drawn.append(s.now)

    back = expedition.GAME.undo(s, first)

    assert back.stack == first.stack
    assert back.people == [True, False]
    assert not any(is_good(button, seat, back) for button in drawn for seat in (0, 1))


def test_taking_a_seat_spoils_only_what_it_changes() -> None:
    s = expedition_of(True, True, False)
    drawn = s.now

    after = expedition.GAME.sit(s, Sit(1, person=False), Dice(SEED, 1)).s

    assert not is_good(drawn, 0, after), "the first seat may now call the second hero as well"
    assert is_good(drawn, 2, after)


def test_looking_ahead_leaves_buttons_alone() -> None:
    s = expedition_of(True)
    before = (s.now, list(s.changed))

    expedition.GAME.step(s, 0, Begin(0), Dice(SEED, 1))

    assert (s.now, s.changed) == before
    assert stack(s) == ["Party", "Hike"]


# legality


def test_what_is_blocked_says_why() -> None:
    s = duel.GAME.new(Setup("duel", 2), Dice(SEED, 0)).s

    with pytest.raises(Illegal) as refused:
        done(s, 0, Buy("castle"), duel.GAME)
    assert refused.value.reason == Msg("duel-too-dear", {"short": 4})

    with pytest.raises(Illegal) as refused:
        done(s, 1, End(), duel.GAME)
    assert refused.value.reason is None


def test_a_question_is_asked_whether_or_not_it_can_be_answered() -> None:
    game, tables = duel.GAME, []
    for hand in (["shield", "copper"], ["copper", "copper"]):
        s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
        s.players[0].hand.cards[0] = "wolf"
        s.players[1].hand.cards = hand
        tables.append(done(s, 0, Play("wolf"), game))

    with_shield, without = tables
    assert stack(with_shield.s) == stack(without.s) == ["Main", "Raided"]
    assert game.legal(with_shield.s, 1) == [Block(), Lose("copper"), Lose("shield")]
    assert game.legal(without.s, 1) == [Lose("copper")]
    assert (with_shield.free, without.free) == (False, False)


def test_free_is_what_rolled_drew_and_revealed_nothing() -> None:
    s = play(expedition_of(True, ahead="h"), (0, Begin(0)))
    s.trail.append(s.ahead.cards.pop(0))

    assert done(s, 0, Walk(1)).free, "the room was known"
    assert not done(s, 0, Walk(2)).free, "a room was seen"
    assert not done(s, 0, Search()).free, "a die was rolled"


# secrets


def test_a_view_blanks_what_its_seat_may_not_see() -> None:
    s = duel.GAME.new(Setup("duel", 2), Dice(SEED, 0)).s

    mine, theirs = duel.GAME.view(s, 0), duel.GAME.view(s, None)

    assert mine.s.players[0].hand == s.players[0].hand
    assert mine.s.players[1].hand.cards == [HIDDEN] * 2
    assert mine.s.players[0].deck.cards == [HIDDEN] * 7
    assert theirs.s.players[0].hand.cards == [HIDDEN] * 2
    assert theirs.s.market == s.market


def test_a_sealed_choice_shows_that_it_was_made_and_no_more() -> None:
    s = auction.GAME.new(Setup("auction", 3), Dice(SEED, 0)).s
    s = play(s, (1, auction.Bid(3)), game=auction.GAME)

    seen = [[p.bid.value for p in auction.GAME.view(s, seat).s.players] for seat in (1, 0)]

    assert seen == [[None, "3", None], [None, HIDDEN, None]]


def test_a_message_within_a_message_survives_the_codec() -> None:
    inner = Msg("points", {"n": 3, "whose": None, "all": True})
    outer = Msg("gained", {"what": inner, "parts": [inner, "word", 4]})

    assert msgspec.json.decode(msgspec.json.encode(outer), type=Msg) == outer


def test_redaction_reaches_into_tuples_dicts_and_frozen_events() -> None:
    drew = duel.Drew(0, Zone(["wolf"], seen=[0]))
    nested = {"a": (Zone(["wolf"]), [Sealed(1, "x")])}

    redact([drew, nested], 1)

    assert drew.cards.cards == [HIDDEN]
    assert nested == {"a": (Zone([HIDDEN]), [Sealed(1, "x")])}


def test_a_playout_ends_at_a_sealed_card() -> None:
    s = play(expedition_of(True, ahead="hhhc"), (0, Begin(0)))
    s.trail += [s.ahead.cards.pop(0) for _ in range(VAULT_AT - 1)]
    s.heroes[0].room = VAULT_AT - 1
    world = expedition.GAME.view(s, 0).s
    expedition.GAME.imagine(world, Dice(SEED, 1))

    with pytest.raises(Unseen):
        expedition.GAME.step(world, 0, Walk(1), Dice(SEED, 1))


# dice


def test_dice_are_a_stream_of_seed_and_move() -> None:
    def numbers(dice: Dice) -> list[int]:
        return [dice.below(1000) for _ in range(5)]

    assert numbers(Dice(SEED, 1)) == numbers(Dice(SEED, 1)) == [859, 53, 521, 493, 991]
    assert numbers(Dice(SEED, 1)) != numbers(Dice(SEED, 2))
    assert numbers(Dice(SEED, 1)) != numbers(Dice(b"another seed 16b", 1))
    assert numbers(Dice(SEED, 1)) != numbers(Dice.house(SEED, 1))


def test_dice_are_fair_and_know_whether_they_were_used() -> None:
    dice = Dice(SEED, 1)
    assert not dice.used

    rolls = [dice.below(6) for _ in range(6000)]

    assert dice.used
    assert all(900 < rolls.count(face) < 1100 for face in range(6))


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    orders = set[str]()
    for number in range(100):
        cards = list("abc")
        Dice(SEED, number).shuffle(cards)
        orders.add("".join(cards))

    assert orders == {"abc", "acb", "bac", "bca", "cab", "cba"}


def test_a_commitment_belongs_to_one_seed() -> None:
    assert commitment(SEED) == commitment(SEED)
    assert commitment(SEED) != commitment(SEED[::-1])
    assert SEED.hex() not in commitment(SEED)


# rules that never settle


class Push(Action, frozen=True):
    pass


class Turned(Event, frozen=True):
    pass


class Miller(Phase):
    """Either miller pushes for both; then both are asked again."""

    together = True

    def actors(self, s: Mill) -> list[int]:
        return [0, 1]

    def options(self, s: Mill, seat: int) -> Iterator[Option]:
        yield Option(Push())

    def play(self, t: Turn[Mill], seat: int, action: Push) -> None:
        if t.s.turns:
            t.push(Wheel())
        else:
            self.over = True


class Wheel(Phase):
    """Turns as long as there are turns; a negative number never ends."""

    def auto(self, t: Turn[Mill]) -> None:
        t.s.turns -= 1
        self.over = t.s.turns == 0
        t.tell(Turned())


class Mill(State, kw_only=True):
    turns: int = 0
    stack: list[Miller | Wheel] = []


def mill(turns: int) -> tuple[Game[Mill], Mill]:
    def setup(t: Turn[Mill], _: Setup) -> None:
        t.s.turns = turns
        t.push(Miller())

    game = Game(
        key="mill",
        version="1",
        state=Mill,
        action=Push,
        event=Turned,
        modes=(Mode("mill", (2, 2)),),
        setup=setup,
        text=lambda _: Text(Msg("mill"), (), ()),
        worth=lambda _s, _seat: 0,
        imagine=lambda _s, _dice: None,
        check=lambda _: None,
        rounds=lambda s: s.turns,
        honours=NO_HONOURS,
        rules=NO_RULES,
    )
    return game, game.new(Setup("mill", 2), Dice(SEED, 0)).s


def test_a_question_asked_again_is_another_though_phase_and_offer_are_the_same() -> None:
    game, s = mill(5)

    after = game.apply(s, 0, Push(), Dice(SEED, 1)).s

    assert game.options(after, 1) == game.options(s, 1)
    assert [is_good(s.now, seat, after) for seat in (0, 1)] == [False, False]


@pytest.mark.parametrize(("own", "detail"), [(LATER, None), (None, Msg("price"))])
def test_an_option_barred_for_another_reason_tells_that_one(
    own: Msg | None, detail: Msg | None
) -> None:
    option = Option(Push(), own, tell=lambda: Msg("price"))

    assert option.barred(Msg("shut")).told(None, 0) == Option(Push(), Msg("shut"), detail)


@pytest.mark.parametrize("own", [LATER, None])
def test_an_option_that_is_made_once_tells_of_the_table_at_which_it_is_read(
    own: Msg | None,
) -> None:
    def text(s: Mill, seat: int, action: Push) -> Msg:
        return Msg("price", {"left": s.turns, "seat": seat, "of": type(action).__name__})

    option = Lasting(Push(), own, secret=True, text=text)
    (_, one), (_, other) = mill(5), mill(3)

    for s, left in ((one, 5), (other, 3)):
        price = Msg("price", {"left": left, "seat": 1, "of": "Push"})
        told = (price, None) if own is LATER else (None, price)
        assert option.told(s, 1) == Option(Push(), *told, secret=True)
        shut = None if own is LATER else price
        barred = option.barred(Msg("shut")).told(s, 1)
        assert barred == Option(Push(), Msg("shut"), shut, secret=True)


def test_a_long_passage_settles() -> None:
    game, s = mill(SETTLE_LIMIT - 10)

    after = game.apply(s, 0, Push(), Dice(SEED, 1))

    assert len(after.events) == SETTLE_LIMIT - 10
    assert stack(after.s) == ["Miller"]


@pytest.mark.parametrize(("turns", "complaint"), [(-1, "never settle"), (0, "nobody is to decide")])
def test_rules_that_never_settle_or_leave_nobody_are_bugs_and_loud(
    turns: int, complaint: str
) -> None:
    game, s = mill(turns)

    with pytest.raises(RuntimeError, match=complaint):
        game.apply(s, 0, Push(), Dice(SEED, 1))


def test_a_phase_that_cannot_be_played_says_which() -> None:
    with pytest.raises(NotImplementedError, match="Wheel"):
        Wheel().play(Turn(Mill(seats=2), Dice(SEED, 0)), 0, Push())


def test_numbers_are_not_words() -> None:
    with pytest.raises(msgspec.ValidationError):
        auction.GAME.load_action(b'{"type":"Bid","coins":"3"}')
