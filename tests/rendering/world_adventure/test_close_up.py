from collections.abc import Callable

import pytest

from bot.text.say import LANGUAGES, say_in
from engine.games.world_adventure.board import TERRITORIES
from engine.games.world_adventure.cards import POWERS
from engine.games.world_adventure.powers import fresh
from engine.games.world_adventure.state import POWER_AT, World
from rendering.world_adventure import draw_close_up
from rendering.world_adventure.chart import SIZE
from rendering.world_adventure.close_up import CLOSER, WINDOW, corner_of
from rendering.world_adventure.mat import mat
from tests.rendering.witness import watched, written
from tests.rendering.world_adventure import clash, hunt, month, seen, trios

EN = say_in("en")

Change = Callable[[World], object]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", [month, hunt, trios])
def test_every_seat_has_a_close_up(table: Callable[[], World], lang: str) -> None:
    image = draw_close_up(seen(table(), 1), say_in(lang))

    assert image
    assert image.size == (900, 900)


def test_who_has_no_seat_or_no_figure_has_none() -> None:
    s = month()
    s.clans[1].at = ""

    assert draw_close_up(seen(s), EN) is None
    assert draw_close_up(seen(s, 1), EN) is None


def test_the_window_stays_on_the_chart() -> None:
    for code in TERRITORIES:
        left, top = corner_of(code)
        assert 0 <= left <= SIZE[0] * CLOSER - WINDOW[0]
        assert 0 <= top <= SIZE[1] * CLOSER - WINDOW[1]


CHANGES: list[Change] = [
    lambda s: setattr(s.clans[0], "gold", 3),
    lambda s: setattr(s.clans[0], "explorer", 1),
    lambda s: setattr(s.clans[0].hero, "experience", 6),
    lambda s: setattr(s.clans[0].soldiers[0], "experience", 5),
    lambda s: setattr(s.clans[0].soldiers[0], "fainted", True),
    lambda s: setattr(s.clans[0], "caravan", "fortress"),
    lambda s: setattr(s.clans[0], "smoke", False),
    lambda s: setattr(s.clans[0], "pet", False),
    lambda s: setattr(s.clans[0], "medics", 2),
    lambda s: s.clans[0].goods.pop(),
    lambda s: s.clans[0].powers.pop(),
    lambda s: s.clans[0].runes.append("raid"),
    lambda s: setattr(s.clans[0].quest, "done", []),
]


@pytest.mark.parametrize("change", CHANGES)
def test_the_mat_tells_all_of_the_own_clan(change: Change) -> None:
    before, after = month(), month()
    change(after)

    one, other = draw_close_up(seen(before, 0), EN), draw_close_up(seen(after, 0), EN)

    assert one
    assert other
    assert one.tobytes() != other.tobytes()


def test_a_battle_lies_on_the_close_up() -> None:
    one, other = draw_close_up(seen(month(), 0), EN), draw_close_up(seen(clash(), 0), EN)

    assert one
    assert other
    assert one.tobytes() != other.tobytes()


@pytest.mark.landing
def test_no_name_of_a_nation_lies_on_a_face() -> None:
    def names(s: World) -> set[str]:
        with watched():
            image = draw_close_up(seen(s, 0), EN)
            assert image
            return {line.text for line in written(image)} & {"China", "Persia"}

    s = month()
    assert s.clans[1].at == "CN"
    assert names(s) == {"Persia"}
    s.clans[1].at = "JP"
    assert names(s) == {"China", "Persia"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_is_named_in_full(lang: str) -> None:
    """As many as a clan can have."""
    s, say = month(), say_in(lang)
    for first in range(0, len(POWERS), len(POWER_AT)):
        held = list(POWERS)[first : first + len(POWER_AT)]
        s.clans[0].powers = [fresh(key) for key in held]
        with watched():
            lines = {line.text: line for line in written(mat(seen(s, 0), 0, say))}
        for power in s.clans[0].powers:
            name = say(f"card-{power.key}") + (f" ×{power.uses}" if power.uses > 1 else "")
            assert lines[name].whole
