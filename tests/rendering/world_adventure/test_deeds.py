from collections.abc import Callable
from typing import get_args

import pytest
from PIL import ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.games.world_adventure.cards import Deed
from engine.games.world_adventure.state import World
from rendering.world_adventure import column, draw
from rendering.world_adventure.deeds import (
    ACROSS,
    BAR,
    CELL,
    FAMILIES,
    HEAD,
    MEDAL,
    WIDE,
    draw_deeds,
    race_of,
    slots_of,
)
from tests.rendering.witness import watched, written
from tests.rendering.world_adventure import month, seen, trios

EN = say_in("en")

Change = Callable[[World], object]


@pytest.mark.rule("WA-05")
def test_every_deed_has_a_medal_and_a_word_of_its_own() -> None:
    assert sorted(FAMILIES) == sorted(get_args(Deed))
    for lang in LANGUAGES:
        words = {say_in(lang)(f"picture-wa-deed-{deed}") for deed in FAMILIES}
        assert len(words) == len(FAMILIES)


@pytest.mark.rule("WA-05")
def test_medals_tell_who_has_done_what() -> None:
    owners = {slot.deed: [one.seat for one in slot.owners] for slot in slots_of(month())}

    assert owners["quest"] == [1, 1]
    assert owners["minion"] == [0]
    assert owners["legendary"] == []


@pytest.mark.rule("WA-03")
def test_teams_race_together() -> None:
    alone, together = race_of(seen(month(), 0)), race_of(seen(trios(), 0))

    assert [[one.seat for one in side.seats] for side in alone.sides] == [[0], [1], [2], [3]]
    assert [[one.seat for one in side.seats] for side in together.sides] == [[0, 2, 4], [1, 3, 5]]
    runes = [len(clan.runes) for clan in trios().clans]
    assert [side.runes for side in together.sides] == [sum(runes[::2]), sum(runes[1::2])]
    assert [side.mine for side in together.sides] == [True, False]


CHANGES: list[Change] = [
    lambda s: s.clans[2].runes.append("minion"),
    lambda s: s.clans[2].runes.append("sale-16"),
    lambda s: setattr(s, "goal", 8),
    lambda s: setattr(s, "legend", True),
    lambda s: setattr(s.clans[0].hero, "key", "akane"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_what_brings_the_goal_nearer_is_on_the_picture(change: Change) -> None:
    before, after = month(), month()
    change(after)

    one, other = draw_deeds(seen(before), EN), draw_deeds(seen(after), EN)

    assert one
    assert other
    assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox()


@pytest.mark.rule("WA-03")
def test_the_race_of_each_clan_is_on_the_board() -> None:
    """As a bar: the number alone would change less than half of a panel's width."""
    before, after = month(), month()
    after.clans[2].runes.append("sale-16")

    box = ImageChops.difference(draw(seen(before), EN), draw(seen(after), EN)).getbbox()

    assert box
    assert box[0] < column.LEFT + column.WIDE // 2


def test_before_there_are_heroes_the_deeds_stand_alone() -> None:
    s = month()
    s.clans[0].hero.key, s.clans[0].runes = "salman", []
    drawn = draw_deeds(seen(s), EN)
    s.month = 0
    before = draw_deeds(seen(s), EN)
    s.clans[0].hero.key = "jargal"

    assert before.height < drawn.height
    assert before.tobytes() == draw_deeds(seen(s), EN).tobytes()


def test_a_yellow_merchants_medal_is_not_green() -> None:
    assert FAMILIES["yellow"] != FAMILIES["green"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_won_a_medal_hides_neither_it_nor_its_word(lang: str) -> None:
    """However many they are."""
    one, everybody = trios(), trios()
    for s, winners in ((one, 1), (everybody, 6)):
        for seat, clan in enumerate(s.clans):
            clan.runes = list(FAMILIES) * (seat < winners)
    with watched():
        alone, together = (draw_deeds(seen(s), say_in(lang)) for s in (one, everybody))
        assert alone
        assert together
        top = HEAD + 2 * BAR + 16
        free = [line.box for line in written(together) if line.box[1] > top]
    assert len(free) > len(FAMILIES)
    for i in range(len(FAMILIES)):
        left, high = i % ACROSS * WIDE // ACROSS, top + i // ACROSS * CELL
        free.append((left, high, left + WIDE // ACROSS, high + MEDAL))
    changed = ImageChops.difference(alone, together)
    assert [box for box in free if changed.crop(box).getbbox()] == []
