import pytest

from engine.games import GAMES
from rendering.honours import SIGNS
from rendering.icons import has_icon
from rendering.profile import Badge, Part, Profile, draw_profile

NAME = "W" * 32
TOLD = "Enter the castle by monsters or orbs, one of them taken from another player"


def part(*badges: Badge, facts: str = "Rating 1034, place 2 of 12") -> Part:
    return Part("World Adventure", "Achievements: 2 of 8", facts, badges)


def high(*parts: Part) -> int:
    image = draw_profile(Profile(NAME, "2026, quarter 4", parts))
    assert image.width == 1280
    return image.height


def test_each_game_makes_it_longer() -> None:
    one = part(Badge("earned", NAME))
    assert high(one, one) - high(one) == high(one, one, one) - high(one, one) > 100


def test_two_achievements_stand_beside_each_other() -> None:
    earned, open_ = Badge("earned", NAME), Badge("open", NAME, TOLD)
    assert high(part(earned)) == high(part(earned, earned)) < high(part(earned, earned, earned))
    assert high(part(earned, open_)) == high(part(open_)) > high(part(earned))


@pytest.mark.parametrize("facts", ["", "Rating 1034 · " * 20])
def test_facts_may_be_many_or_none(facts: str) -> None:
    assert high(part(Badge("hidden", "2 hidden ones"), facts=facts)) > 300


@pytest.mark.parametrize("game", SIGNS)
def test_each_achievement_has_a_sign_of_its_own(game: str) -> None:
    signs = SIGNS[game]
    assert {one.id for one in GAMES[game].honours.all} == {*signs}
    assert len({*signs.values()}) == len(signs)
    assert all(map(has_icon, signs.values()))
