"""The rules texts of World Adventure's cards name the numbers that the engine plays with."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer
from msgspec.structs import asdict

from bot.platform.limits import SELECT_TEXT
from bot.text.say import LANGUAGES, say_in
from engine.core import Dice, Msg, Setup
from engine.games.world_adventure import GAME
from engine.games.world_adventure.actions import LetGo, PickMonster, Travel
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cards import (
    CARAVANS,
    HAPPENINGS,
    HEROES,
    MERCHANTS,
    MONSTERS,
    PATROLS,
    POWERS,
    QUESTS,
    SKILLS,
)
from engine.games.world_adventure.powers import in_hand
from engine.games.world_adventure.setup import SharingPoints
from engine.games.world_adventure.state import Power
from engine.games.world_adventure.wanted import MERITS
from tests.bot.test_say import messages

serialize = FluentSerializer().serialize_entry
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def numbers(lang: str, id: str) -> list[int]:
    """In the order of the text, without the stage, which stands in the card's name."""
    return [int(digits) for digits in re.findall(r"\d+", say_in(lang)(f"{id}-rules"))]


def stage(key: str) -> list[int]:
    return [int(part) for part in key.split("-")[1:2]]


def given(*loot: int) -> list[int]:
    """Dice of which there are none are left out."""
    return [n for n in loot if n]


@every_language
@pytest.mark.rule("WA-66")
def test_a_merchant_says_its_numbers(lang: str) -> None:
    for key, card in MERCHANTS.items():
        strength = [card.hit_points, card.accuracy]
        loot = given(card.experience, card.cargo, card.gold)

        assert numbers(lang, f"card-{key}") == stage(key) + strength + loot


@every_language
@pytest.mark.rule("WA-79", "WA-75")
def test_a_monster_says_its_numbers(lang: str) -> None:
    for key, card in MONSTERS.items():
        strength = [card.hit_points, card.accuracy, card.retreat]
        loot = given(card.experience, card.cargo, card.gold, MERITS.get(card.tier, 0))

        assert numbers(lang, f"card-{key}") == stage(key) + strength + loot


@every_language
@pytest.mark.rule("WA-80")
def test_a_patrol_says_its_scouts_soldiers_and_loot(lang: str) -> None:
    for key, card in PATROLS.items():
        soldiers = [(card.recruits, 1), (card.veterans, 2)]
        told = [n for count, level in soldiers if count for n in (count, level)]
        said = numbers(lang, f"card-{key}")
        said.remove(2)  # wanted points, more or less

        assert sorted(said) == sorted(
            [*stage(key), card.explorer, *told, card.experience, card.gold]
        )


@every_language
@pytest.mark.rule("WA-47")
def test_a_hero_says_the_numbers_of_both_levels(lang: str) -> None:
    for key, figures in HEROES.items():
        told = [
            n
            for level, one in enumerate(figures, 1)
            for n in (level, one.hit_points, one.accuracy, one.damage, one.cast)
        ]

        assert numbers(lang, f"hero-{key}")[-len(told) :] == told


@every_language
@pytest.mark.rule("WA-61")
def test_a_caravan_says_its_numbers(lang: str) -> None:
    for key, one in CARAVANS.items():
        told = [one.level, one.cargo, one.chaser, one.barrier, one.price, one.resale]

        assert numbers(lang, f"caravan-{key}") == told


@every_language
@pytest.mark.rule("WA-19")
def test_what_a_share_out_brings_fits_a_line_of_a_menu(lang: str) -> None:
    s = GAME.new(Setup("competitive", 2), Dice(bytes(16), 0)).s
    sharing = SharingPoints(waiting=[0])
    options = [option.detail for option in sharing.options(s, 0)]
    told = {say_in(lang).msg(detail) for detail in options if detail}

    assert len(told) == len(options) == 18
    assert max(map(len, told)) <= SELECT_TEXT


@every_language
@pytest.mark.rule("WA-33", "WA-07")
def test_what_a_quest_or_a_rune_power_does_fits_a_line_of_a_menu(lang: str) -> None:
    say = say_in(lang)
    told = [say(f"card-{quest}-rules") for quest in QUESTS]
    told += [say.msg(in_hand(Power(key, one.uses))) for key, one in POWERS.items()]

    assert [text for text in told if len(text) > SELECT_TEXT] == []


@every_language
@pytest.mark.rule("WA-66", "WA-68", "WA-71")
def test_the_odds_of_every_fight_find_room_in_a_menu(lang: str) -> None:
    say, sure = say_in(lang), {"percent": 100}
    told = [
        *(Msg("world-adventure-merchant", {**sure, **asdict(card)}) for card in MERCHANTS.values()),
        *(Msg("world-adventure-monster", {**sure, **asdict(card)}) for card in MONSTERS.values()),
        *(Msg("world-adventure-patrol", {**sure, **asdict(card)}) for card in PATROLS.values()),
        Msg("world-adventure-rival", {**sure, "level": 2, "recruits": 5, "veterans": 5}),
    ]

    texts = [say.msg(msg) for msg in told]

    assert all("100" in text for text in texts)
    assert [text for text in texts if len(text) > SELECT_TEXT] == []


@every_language
@pytest.mark.rule("WA-11")
def test_a_city_is_said_by_its_code_and_its_nation(lang: str) -> None:
    say = say_in(lang)

    for nation, code in CITIES.items():
        told = say.struct("world_adventure", Travel(code))
        assert f"{code} ({say(f'nation-{nation}')})" in told
    assert say.struct("world_adventure", Travel("JP1")).endswith("JP1")


@every_language
def test_what_hits_more_often_is_added_to_hit(lang: str) -> None:
    """One phrase on every card of a hero, a power or a month; so with what succeeds more often."""
    hit, succeed = {
        "en": ("to hit", "to succeed"),
        "fr": ("pour toucher", "pour réussir"),
        "it": ("per colpire", "per riuscire"),
    }[lang]
    more = {"aim": hit, "accuracy": hit, "cast": succeed, "train-die": succeed}
    given = [(f"hero-{key}-skill", skill.boon) for key, skill in SKILLS.items()]
    given += [(f"card-{key}-rules", one) for key in POWERS for one in POWERS[key].boons]
    given += [(f"card-{key}-rules", one) for key in POWERS for one in POWERS[key].laws]
    given += [(f"happening-{key}-rules", one) for key in HAPPENINGS for one in HAPPENINGS[key].laws]
    told = [(id, f"+{one.n} {more[one.key]}") for id, one in given if one.key in more]

    assert len({id for id, _ in told}) == 8
    assert [(id, said) for id, said in told if said not in say_in(lang)(id)] == []


def test_a_chaser_with_a_capital_is_the_caravan() -> None:
    """The value of the same name is small wherever it stands."""
    texts = {id: serialize(one) for id, one in messages("en").items()}

    assert [id for id, text in texts.items() if "Chaser" in text] == ["caravan-chaser"]


@pytest.mark.parametrize(
    ("lang", "attack", "leave"),
    [
        ("en", "Attack the Mountain Ogre", "Leave the Mountain Ogre here"),
        ("fr", "Attaquer l’Ogre des montagnes", "Laisser l’Ogre des montagnes ici"),
    ],
)
def test_a_foe_is_offered_with_its_article(lang: str, attack: str, leave: str) -> None:
    say = say_in(lang)

    assert say.struct(GAME.key, PickMonster("destroyer-3-2")) == attack
    assert say.struct(GAME.key, LetGo("destroyer-3-2")) == leave


@every_language
def test_every_foe_has_its_article(lang: str) -> None:
    foes = {*MERCHANTS, *MONSTERS, *PATROLS}

    assert len(foes) > 40
    assert [foe for foe in foes if f"foe-{foe}" not in say_in(lang)] == []
