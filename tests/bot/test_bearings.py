"""The first screens explain the letters that stand on them, and say who plays whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from discord import ui

from bot.screens.how_to_play import how_to_play
from bot.screens.layout import seat_message, table_message
from bot.text.called import legend_of
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from engine.games import GAMES
from engine.games.realm_of_wonder.board import SPACES
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.prices import about
from engine.games.wonder_book.state import WYRMS
from engine.games.world_adventure.board import CITIES
from rendering.volfyirion.cards import letter_of
from rendering.volfyirion.symbols import CURRENCIES, EFFECTS
from tools.sittings import Moment, Sitting, moments, sittings

LOOKED = 150  # decisions of a table


def explained(game: str, lang: str) -> set[str]:
    """What stands in bold type there."""
    return set(re.findall(r"\*\*(.+?)\*\*", legend_of(say_in(lang), game)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_on_a_card_is_explained(lang: str) -> None:
    say = say_in(lang)
    letters = {letter_of(card, say) for card in CARDS}

    assert len(letters) == 5
    assert letters | {one.letter for one in CURRENCIES.values()} == explained("volfyirion", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_on_a_map_is_explained(lang: str) -> None:
    lands = {space[0] for space in SPACES}

    assert lands < explained("realm_of_wonder", lang)
    assert CITIES["egypt"] in explained("world_adventure", lang)
    assert {*WYRMS[:2]} == explained("wonder_book", lang)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_legend_stands_on_the_first_screens_only(game: str) -> None:
    """Beside a page of the story, there is enough to read."""
    rounds = set[int]()
    some = looked_at(next(sittings([game], ["random"], 1)))
    for moment, lang in zip(some, cycle(LANGUAGES), strict=False):
        now = moment.table.game.rounds(moment.table.state)
        rounds.add(now)
        told = legend_of(say_in(lang), game)
        public, own = (bool(told) and told in text(view) for view in screens(moment, lang))
        read = bool(moment.scene(say_in(lang), None).text.page)
        assert public is (bool(told) and now <= 1 and not read)
        assert public or not own, "in My seat it gives way to what is one's own"

    assert max(rounds) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_stands_under_how_to_play(game: str, lang: str) -> None:
    say = say_in(lang)

    for mode in GAMES[game].modes:
        assert legend_of(say, game) in text(how_to_play(say, GAMES[game], mode).view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_after_flame_and_chain_is_explained_there(lang: str) -> None:
    """By what the card's own page calls it."""
    say = say_in(lang)
    how = text(how_to_play(say, GAMES["volfyirion"], GAMES["volfyirion"].mode("duel")).view)
    signs = next(line for line in how.splitlines() if say("signs-volfyirion") in line)

    assert len(signs.split(" · ")) == len(EFFECTS)
    for name in EFFECTS:
        *_, last = say(f"picture-legend-{name.replace('_', '-')}").split()
        assert last in signs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chain_has_one_name_wherever_it_is_told(lang: str) -> None:
    say, name = say_in(lang), {"en": "Synergy", "fr": "synergie", "it": "sinergia"}[lang]
    words = Words(say, "volfyirion", str)
    chains = [card for card, one in CARDS.items() if one.chain]
    told = [words.msg(about(card)) for card in chains]
    told += [say(f"card-{card}-rules") for card in chains] + [legend_of(say, "volfyirion")]

    assert [line for line in told if name.casefold() not in line.casefold()] == []


def test_who_plays_several_figures_is_told_before_they_act() -> None:
    told, book = 0, GAMES["wonder_book"]
    for moment in looked_at(
        next(one for one in sittings(["wonder_book"], ["random"], 1) if one.mode.several)
    ):
        for lang in LANGUAGES:
            say = say_in(lang)
            figures = [book.called(moment.table.state, seat) for seat in range(2)]
            heroes = [say.msg(figure) for figure in figures if figure]
            line = say("plays", name="Ann", figures=say.join(heroes))
            if len(heroes) == 2:
                assert [line in text(view) for view in screens(moment, lang)] == [True] * 2
                told += 1

    assert told


def looked_at(sitting: Sitting) -> Iterator[Moment]:
    return islice(moments(sitting, LOOKED), None, None, 5)


def screens(moment: Moment, lang: str) -> tuple[ui.LayoutView, ui.LayoutView]:
    """The table message, and the private panel of the person who must decide."""
    say = say_in(lang)
    public, own = moment.scene(say, None), moment.scene(say, moment.seat)
    return table_message(public, []), seat_message(own, [])


def text(view: ui.LayoutView) -> str:
    return "\n".join(one.content for one in view.walk_children() if isinstance(one, ui.TextDisplay))
