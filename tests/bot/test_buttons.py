"""Buttons from one click to the next: what stays, what keeps its place, what is explained. Laws
over every game, as the table and My seat show it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from math import inf
from typing import Any

import discord
import msgspec
import pytest
from discord import ButtonStyle, ui

from bot.clicks.deeds import LASTING
from bot.screens import layout
from bot.screens.by_text import text_of
from bot.screens.folds import MORE
from bot.table import offers
from bot.table.ids import Deed, Pick, parse
from bot.table.offers import Offer
from bot.text.say import LANGUAGES, kebab, say_in
from engine.core import Action
from engine.games import GAMES
from tests.bot.test_say import messages
from tools.sittings import Moment, Sitting, moments, sittings

PICTURED = re.compile(r"<a?:\w+:\d+>|[\U0001f000-\U0001faff]")  # an emoji in words
MOST = 20  # decisions of a table
AFTERWARDS = {*LASTING, "again", "anew", "replay"}  # deeds at a table that has ended


def reach(one: Sitting) -> list[pytest.MarkDecorator]:
    """The first mode of a game is quick."""
    if one.level == "greedy" or one.direct:
        return [pytest.mark.landing]
    return [] if one.mode == one.game.modes[0] else [pytest.mark.slow]


SITTINGS = [
    pytest.param(one, id=f"{one.game.key} {one.name}", marks=reach(one))
    for one in sittings(list(GAMES), ["random", "greedy"], 1)
    if one.chapter == 1
]
Kind = tuple[int | None, type[Action]]  # whose it is, and what


@dataclass(frozen=True)
class Shown:
    """A message, and what was to be shown on it."""

    moment: Moment
    private: bool
    view: ui.LayoutView
    offers: list[Offer]

    @cached_property
    def items(self) -> list[ui.Item[Any]]:
        return list(self.view.walk_children())

    @cached_property
    def text(self) -> str:
        return "\n".join(one.content for one in self.items if isinstance(one, ui.TextDisplay))

    def behind(self, item: ui.Item[Any]) -> list[Offer]:
        """The offers that a button or a menu offers."""
        picks = []
        if isinstance(item, ui.Button):
            picks = [parse(item.custom_id or "", [])]
        elif isinstance(item, ui.Select):
            picks = [parse(item.custom_id, [one.value]) for one in item.options]
        places = {(one.seat, one.pile, one.index): one for one in self.offers}
        found = [(one.seat, one.pile, one.index) for one in picks if isinstance(one, Pick)]
        return [places[place] for place in found]

    def kinds(self, of: type[ui.Item[Any]]) -> list[Kind]:
        """What there is of this sort in reading order, a menu of several kinds by its first."""
        found = [self.behind(item) for item in self.items if isinstance(item, of)]
        return list(dict.fromkeys(some[0].kind for some in found if some))


def shown(sitting: Sitting) -> Iterator[Shown]:
    """The table and My seat at each decision."""
    for moment in moments(sitting, MOST):
        table, say = moment.table, say_in("en")
        private = offers.private(table.game, table.state, moment.seat)
        mine = moment.scene(say, moment.seat)
        seat = layout.seat_message(mine, [layout.CLOSE_UP, layout.HAND])
        yield Shown(moment, True, seat, private)
        alone = table.only_reader is not None
        public = private if alone else offers.public(table.game, table.state)
        view = layout.table_message(moment.scene(say, table.only_reader), [layout.PICTURE])
        yield Shown(moment, False, view, public)


def _symbol(item: ui.Button[Any] | discord.SelectOption) -> str | None:
    return item.emoji.name.split("_")[0] if item.emoji else None


@pytest.fixture(scope="module", params=SITTINGS)
def table(request: pytest.FixtureRequest) -> list[Shown]:
    return list(shown(request.param))


class TestButtons:
    def test_what_is_beside_the_game_is_grey(self, table: list[Shown]) -> None:
        """Undo, too: what is bright moves the game on."""
        for one in table:
            buttons = [item for item in one.items if isinstance(item, ui.Button)]
            deeds = [item for item in buttons if isinstance(parse(item.custom_id or "", []), Deed)]
            assert {item.style for item in deeds} == {ButtonStyle.secondary}

    def test_a_button_bears_the_symbol_of_its_choice_beside_its_words(
        self, table: list[Shown]
    ) -> None:
        """One symbol at most; a grey button for a whole kind has the kind's."""
        for one in table:
            for item in [item for item in one.items if isinstance(item, ui.Button)]:
                assert item.label
                assert not PICTURED.search(item.label)
                if chosen := one.behind(item):
                    about = chosen[0].option.action
                    assert _symbol(item) in (about.symbol, about.sign)
                    assert _symbol(item) or about.symbol is None or item.disabled

    def test_symbols_of_a_menu_tell_its_lines_apart(self, table: list[Shown]) -> None:
        """Where all lines would bear the same one there is none."""
        for one in table:
            for menu in [item for item in one.items if isinstance(item, ui.Select)]:
                assert not any(PICTURED.search(line.label) for line in menu.options)
                borne = {_symbol(line) for line in menu.options}
                assert len(borne) > 1 or borne == {None}

    def test_no_round_is_numbered_0(self, table: list[Shown]) -> None:
        """Nor a month: before the first there is none."""
        met = [one.moment for one in table]
        early = [one for one in met if not one.table.game.rounds(one.table.state)]
        for lang, moment in product(LANGUAGES, early[:: max(1, len(early) // 3)]):
            say, seat, kind = say_in(lang), moment.seat, kebab(moment.table.game.key)
            scene, public = moment.scene(say, seat), moment.scene(say, moment.table.only_reader)
            views = (layout.seat_message(scene, []), layout.table_message(public, []))
            parts = [part for view in views for part in view.walk_children()]
            told = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
            text = "\n".join([*told, *text_of(scene)])
            for id in {"round", f"game-{kind}-round"} & messages(lang).keys():
                name = say(id, n=0).partition(" ")[0]
                assert not re.search(rf"\b{name} 0\b", text, re.IGNORECASE), text

    def test_an_ended_table_offers_only_what_still_works(self, table: list[Shown]) -> None:
        """Whether somebody has won, or the table was ended in the middle of a turn."""
        for one in table:
            ended = msgspec.structs.replace(one.moment.table.row, status="ended")
            scene = one.moment.scene(say_in("en"), one.moment.seat)
            scene = replace(scene, table=replace(scene.table, row=ended))
            for view in (layout.seat_message(scene, []), layout.table_message(scene, [])):
                items = [item for item in view.walk_children() if hasattr(item, "custom_id")]
                ids = [parse(getattr(item, "custom_id", ""), []) for item in items]
                assert ids
                assert all(isinstance(id, Deed) and id.do in AFTERWARDS for id in ids)

    def test_what_answers_goal_or_danger_is_always_there(self, table: list[Shown]) -> None:
        for one in table:
            there = {each.kind for item in one.items for each in one.behind(item)}
            at_stake = {each.kind for each in one.offers if each.option.action.at_stake}
            assert at_stake <= there

    @pytest.mark.parametrize("sort", [ui.Button, ui.Select])
    def test_what_stays_on_offer_keeps_its_order(
        self, table: list[Shown], sort: type[ui.Item[Any]]
    ) -> None:
        before = defaultdict[tuple[bool, int], list[Kind]](list)
        for one in table:
            key = one.private, one.moment.seat
            now, then = one.kinds(sort), before[key]
            before[key] = now
            assert [kind for kind in now if kind in then] == [kind for kind in then if kind in now]

    def test_a_button_says_what_its_menu_would(self, table: list[Shown]) -> None:
        """Cost and effect stand above it, unless a question follows that tells them."""
        for one in table:
            words = one.moment.scene(say_in("en"), None).words
            buttons = [item for item in one.items if isinstance(item, ui.Button)]
            for option in (each.option for item in buttons for each in one.behind(item)):
                if option.detail and not option.confirm and option.blocked is None:
                    assert words.msg(option.detail) in one.text or MORE in one.text

    def test_what_can_be_undone_can_be_undone_in_my_seat(self, table: list[Shown]) -> None:
        """By the person who has made the move, where they play."""
        for one in [one for one in table if one.private]:
            now, buttons = one.moment.table, [i for i in one.items if isinstance(i, ui.Button)]
            deeds = [parse(item.custom_id or "", []) for item in buttons]
            undo = any(isinstance(id, Deed) and id.do == "undo" for id in deeds)
            assert undo == (now.undoable in now.with_seat(one.moment.seat))

    def test_a_grey_button_of_my_seat_says_what_is_nearest(self, table: list[Shown]) -> None:
        """With the fewest points that are missing, where reasons tell points; unless the phone has
        no room for it, which a fold says."""
        for one in [one for one in table if one.private]:
            words = one.moment.scene(say_in("en"), None).words
            buttons = [item for item in one.items if isinstance(item, ui.Button) and item.disabled]
            kinds = {each.kind for item in buttons for each in one.behind(item)}
            closed = [some for some in offers.groups(one.offers) if not offers.open_of(some)]
            for group in [some for some in closed if some[0].kind in kinds]:
                lacks = [_lack(each) for each in group]
                told = [each for each, lack in zip(group, lacks, strict=True) if lack == min(lacks)]
                why = [words.msg(each.option.blocked) for each in told if each.option.blocked]
                assert why
                assert folded(one.text) or any(_first(reason) in one.text for reason in why)


def folded(text: str) -> bool:
    """Whether a phone has no room for what some choices mean."""
    say = say_in("en")
    return any(say("more-choices", count=n) in text for n in range(1, MOST))


def _lack(offer: Offer) -> float:
    args = offer.option.blocked.args if offer.option.blocked else {}
    tells = {"cost", "have"} <= {*args}
    return float(str(args["cost"])) - float(str(args["have"])) if tells else inf


def _first(text: str) -> str:
    return re.split(r"(?<=[.!?]) ", text)[0]
