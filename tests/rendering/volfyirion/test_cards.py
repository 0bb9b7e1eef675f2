import re

import pytest
from PIL import Image, ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.core import Zone
from engine.games.volfyirion.cards import CARDS, CITIES, PERKS, PLOYS, Bonus
from engine.games.volfyirion.state import Played
from rendering.icons import has_icon
from rendering.pieces import LEAST
from rendering.rows import WIDE
from rendering.volfyirion import ARTIST, hand, pile, symbols, tokens
from rendering.volfyirion.board import COOP_PLAY, GAP, LEFT, PLAY, RIGHT
from rendering.volfyirion.cards import TOLD, full_card
from rendering.volfyirion.chips import (
    SLIM_GRIDS,
    WIDE_GRIDS,
    Chip,
    chip,
    chips_of,
    grid_of,
    lay_play_area,
)
from rendering.volfyirion.faces import face
from rendering.volfyirion.market import CARD, DEN_CARD
from tests.rendering.volfyirion import duel, seen
from tests.rendering.witness import watched, written

EN = say_in("en")
NAMES = [
    *(f"card-{card}" for card in CARDS),
    *(f"city-{city}" for city in (*CITIES, "lair")),
    *(f"perk-{perk}" for perk in PERKS),
    *(f"ploy-{ploy}" for ploy in PLOYS),
]
LETTERS = {"command": "C", "battle": "B", "knowledge": "K"}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_every_card_has_an_icon_of_its_own_that_exists() -> None:
    assert set(symbols.ART) == set(CARDS)
    assert set(symbols.PERKS) == set(PERKS)
    assert set(symbols.PLOYS) == set(PLOYS)
    assert len(set(symbols.ART.values())) == len(CARDS)
    every = [*symbols.ART.values(), *symbols.PERKS.values()]
    every += [*symbols.PLOYS.values(), *symbols.EFFECTS.values(), *symbols.KINDS.values()]
    every += [currency.icon for currency in symbols.CURRENCIES.values()]
    assert all(has_icon(icon) for icon in every)


def test_points_differ_in_letter_icon_colour_and_shape() -> None:
    kinds = symbols.CURRENCIES.values()
    for facts in zip(*kinds, strict=True):
        assert len(set(facts)) == len(kinds)


@every_language
def test_colours_differ_in_letter(lang: str) -> None:
    letters = {say_in(lang)(f"picture-colour-{colour}")[0] for colour in symbols.COLOURS}
    assert len(letters) == len(symbols.COLOURS)


@pytest.mark.parametrize("name", ["card-celethes-law", "city-lair", "perk-qoam-oracle"])
def test_cards_are_drawn(name: str) -> None:
    picture = ARTIST.draw_card(name, EN)
    assert picture
    assert picture.width == WIDE


def test_an_unknown_card_has_none() -> None:
    assert ARTIST.draw_card("card-nonsense", EN) is None
    assert ARTIST.draw_card("nonsense", EN) is None


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_every_card_can_be_read(name: str, lang: str) -> None:
    full = full_card(name, say_in(lang))
    assert full
    assert full.rule or full.facts


@every_language
@pytest.mark.parametrize("card", CARDS)
def test_rules_tell_what_the_table_of_cards_says(card: str, lang: str) -> None:
    facts, rules = CARDS[card], say_in(lang)(f"card-{card}-rules")
    price = symbols.CURRENCIES[symbols.currency_of(card)].letter
    assert not facts.cost or f"{facts.cost} {price}" in rules
    assert not facts.defence or re.search(rf"\b{facts.defence}\b", rules)
    assert all(points in rules for points in _points(facts.points))
    if gives := facts.secondary:
        assert all(f"+{points}" in rules for points in _points(gives))
        assert not gives.draw or re.search(rf"\b{gives.draw} (card|carte|carta)", rules)
        assert ("Volfyirion" in rules) == bool(gives.move_volfyirion)


@every_language
def test_cards_for_sale_are_whole(lang: str) -> None:
    """Name, price, what they give and their ability: nothing is left out or too small."""
    say = say_in(lang)
    with watched():
        for card, facts in CARDS.items():
            for size in (CARD, DEN_CARD):
                lines = written(face(card, say, size, more=2))
                assert say(f"card-{card}") in [line.text for line in lines]
                assert all(line.whole and line.size >= LEAST for line in lines)
                plates = [facts.points, facts.secondary or Bonus()]
                numbers = [n for bonus in plates for n in _numbers(bonus)]
                shown = [line.text.removeprefix("+") for line in lines]
                assert all(shown.count(n) >= numbers.count(n) for n in numbers), card


def test_states_differ_without_colour() -> None:
    wide = (302, 60)
    pairs = [
        (chip(Chip("emerald-horn"), wide, EN), chip(Chip("emerald-horn", sealed=True), wide, EN)),
        (chip(Chip("stab"), wide, EN), chip(Chip("stab", ready=True), wide, EN)),
        (chip(Chip("stab"), wide, EN), chip(Chip("stab", times=2), wide, EN)),
        (face("guard", EN, CARD), face("guard", EN, CARD, sealed=True)),
        (face("pure-qoam", EN, CARD), face("pure-qoam", EN, CARD, more=2)),
        (tokens.pill("battle", "2", 40), tokens.pill("battle", "3", 40)),
    ]
    for one, other in pairs:
        assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox()


def test_a_hand_holds_its_cards_in_their_order_equal_ones_together() -> None:
    s = duel()
    s.houses[1].hand = Zone(["stab", "guard", "stab"], [1])

    found = hand(seen(s, 1), EN)

    assert [(card.title, card.times) for card in found] == [
        (EN("card-stab"), 2),
        (EN("card-guard"), 1),
    ]
    assert found == pile(["stab", "guard", "stab"], EN)


def test_an_empty_hand_and_a_stranger_hold_nothing() -> None:
    s = duel()
    s.houses[0].hand.cards = []
    assert hand(seen(s, 0), EN) == hand(seen(s), EN) == ()


@every_language
@pytest.mark.parametrize("card", CARDS)
def test_a_row_tells_all_that_a_card_gives(card: str, lang: str) -> None:
    say, facts = say_in(lang), CARDS[card]
    full = full_card(f"card-{card}", say)
    assert full
    text = "\n".join([full.rule, *(line for _, line in full.facts)]).replace("\xa0", " ")
    plain = text.replace("**", "")
    gives = [*_points(facts.points), *_points(facts.secondary or Bonus())]
    assert all(points.replace(" ", "") in plain for points in gives)
    if facts.secondary and facts.kind in TOLD:
        for effect in symbols.EFFECTS:
            word = say(f"picture-legend-{effect.replace('_', '-')}")
            assert (word in plain) == bool(getattr(facts.secondary, effect))
    if facts.chain:
        assert all(say(f"picture-colour-{colour}") in plain for colour in facts.chain.needs)


def _numbers(bonus: Bonus) -> list[str]:
    return [str(n) for name in LETTERS if (n := getattr(bonus, name))]


def _points(bonus: Bonus) -> list[str]:
    return [f"{n} {letter}" for name, letter in LETTERS.items() if (n := getattr(bonus, name))]


def test_equal_cards_tell_what_each_gives_where_that_has_room() -> None:
    def told(wide: int) -> set[str]:
        return set(_slip(Chip("prospector", times=3), (wide, 36)))

    assert {"1", "×3"} <= told(306)
    assert "1" not in told(170)
    assert "×3" in told(170)


def test_every_slip_has_the_whole_name() -> None:
    """In the smallest places of every Play Area, where no mercenary lies, and of Cities; if it is
    sealed, too."""
    team = RIGHT - LEFT
    boxes = [(PLAY[0], WIDE_GRIDS), (COOP_PLAY[0], SLIM_GRIDS)]
    boxes += [
        ((0, 0, team // 4 - 10 - GAP, 78), ((1, 2),)),
        ((0, 0, 280, 240), ((1, 7),)),
        ((0, 0, 888, 122), WIDE_GRIDS),
    ]
    sizes = {grid_of(box, *grid)[0] for box, grids in boxes for grid in grids}
    for card, facts in CARDS.items():
        for sealed in (False, True):
            for size in sizes if facts.kind != "mercenary" else ((295, 30),):
                name = EN(f"card-{card}")
                lines = _slip(Chip(card, sealed=sealed, times=1), size)
                assert name in lines, (name, size, lines)
                assert sealed or not facts.defence or f"+{facts.defence}" in lines, (name, size)


def test_what_has_no_room_is_told_in_words() -> None:
    with watched():
        image = Image.new("RGB", (300, 200))
        lay_play_area(image, (0, 0, 300, 200), [Played(card) for card in CARDS], EN, ((1, 4),))
        lines = [line.text for line in written(image)]

    assert f"and {len(CARDS) - 3} more" in lines


def test_what_can_still_be_used_lies_first() -> None:
    used, ready = Played("stab", used=True), Played("celethes-law")
    assert [one.card for one in chips_of([used, ready])] == ["celethes-law", "stab"]


def _slip(facts: Chip, size: tuple[int, int]) -> list[str]:
    with watched():
        return [line.text for line in written(chip(facts, size, EN))]
