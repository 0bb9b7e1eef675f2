"""Who had which hero of a campaign: stored by person, told to each of them, forgotten with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.files.exports import my_files, server_files
from bot.text.say import say_in
from db import Figure
from engine.games import GAMES
from engine.games.wonder_book.actions import BecomeHero, PickSkill, TurnPage
from engine.games.wonder_book.state import WonderBook
from tests.discord.kit import Actor, NewBot, World, labels, shown
from tests.discord.playing import Games, click, laid_for
from tests.discord.tables import add_house, bots, latest, lobby, panel
from tests.engine.wonder_book.starts import nearly_won

KEY = "wonder_book"
CHOSEN = {"ken": "whirl", "lara": "plan-b"}  # in chapter I
OTHERS = {"ken": "bear-hug", "lara": "long-throw"}


@pytest.fixture
def games() -> Games:
    return dict(GAMES)


@pytest.fixture
def new_bot(tmp_path: Path, games: Games) -> NewBot:
    return bots(tmp_path, games)


async def does(world: World, who: Actor, message: Any, seat: int, action: Any) -> None:
    now = await world.bot.desk.tables.get(await newest(world))
    mine = await panel(who, await latest(world, message))
    assert await click(who, mine, now, seat, action), action


async def newest(world: World) -> int:
    return max(row.id for row in await world.bot.desk.store.open_games())


async def state(world: World) -> WonderBook:
    return (await world.bot.desk.tables.get(await newest(world))).state


async def chapter_one(world: World, games: Games, *others: Actor, house: int = 0) -> None:
    """Ann wins it with Ken, and the next person with Lara, each with a side of their card."""
    s = nearly_won("coop")
    for hero in s.heroes:
        hero.skills.append(CHOSEN[hero.name])
    laid_for(games, KEY, s)
    message = await lobby(world, KEY, *others)
    for _ in range(house):
        await add_house(world, message, "beginner")
    await world.ann.click(await latest(world, message), label="Start")
    games[KEY] = GAMES[KEY]
    while await world.bot.desk.store.open_games():
        await does(world, world.ann, message, 0, TurnPage())


async def chapter_two(world: World, *others: Actor, house: int = 0) -> Any:
    message = shown(await world.ann.slash(world.channel, "campaign continue"))
    for other in others:
        await other.click(message, label="Join")
    for _ in range(house):
        await add_house(world, message, "beginner")
    await world.ann.click(await latest(world, message), label="Start")
    return message


async def figures(world: World) -> list[Figure]:
    return await world.bot.desk.store.figures(1)


async def key_of(world: World, who: Any) -> str:
    return await world.bot.desk.store.player_of(who.user.id)


@pytest.mark.rule("WB-61")
@pytest.mark.landing
async def test_the_hero_of_a_friend_is_taken_with_sides_of_ones_own(
    world: World, games: Games
) -> None:
    """Also after a restart; the friend's hero kept them until then."""
    await chapter_one(world, games, world.bob)
    await world.restart()
    message = await chapter_two(world, world.bob)
    await does(world, world.ann, message, 0, BecomeHero("lara"))
    offer = next(o for o in GAMES[KEY].options(await state(world), 1) if not o.blocked)
    assert offer.detail is not None
    assert (offer.detail.id, offer.detail.args["n"]) == ("wonder-book-hero-anew", 1)

    await does(world, world.bob, message, 1, BecomeHero("ken"))
    await does(world, world.bob, message, 1, PickSkill(OTHERS["ken"]))
    await does(world, world.ann, message, 0, PickSkill(OTHERS["lara"]))

    assert [hero.skills[1:] for hero in (await state(world)).heroes] == [
        ["long-throw"],
        ["bear-hug"],
    ]


@pytest.mark.rule("WB-61", "WB-13")
@pytest.mark.landing
async def test_ones_own_hero_is_kept_as_it_is(world: World, games: Games) -> None:
    """Whatever the seat: bob sits first this time."""
    await chapter_one(world, games, world.bob)
    message = shown(await world.bob.slash(world.channel, "campaign continue"))
    await world.ann.click(message, label="Join")
    await world.bob.click(await latest(world, message), label="Start")

    await does(world, world.bob, message, 0, BecomeHero("lara"))
    await does(world, world.ann, message, 1, BecomeHero("ken"))

    s = await state(world)
    assert [hero.skills[1:] for hero in s.heroes] == [["plan-b"], ["whirl"]]
    assert s.read == [1]


@pytest.mark.rule("WB-61", "WB-62")
@pytest.mark.landing
async def test_a_newcomer_chooses_for_the_hero_of_whoever_is_gone(
    world: World, games: Games
) -> None:
    await chapter_one(world, games, world.bob)
    message = await chapter_two(world, world.cleo)

    await does(world, world.ann, message, 0, BecomeHero("ken"))
    await does(world, world.cleo, message, 1, BecomeHero("lara"))

    assert GAMES[KEY].actors(await state(world)) == [1]
    await does(world, world.cleo, message, 1, PickSkill("long-throw"))
    assert (await state(world)).read == [1]


@pytest.mark.rule("WB-61")
@pytest.mark.landing
async def test_who_sits_down_while_heroes_are_chosen_is_asked_for_themselves(
    world: World, games: Games
) -> None:
    """Cleo takes a bot player's seat, and the hero that a bot player had."""
    await chapter_one(world, games, house=1)
    assert await figures(world) == [
        Figure("ken", await key_of(world, world.ann)),
        Figure("lara", None),
    ]
    message = await chapter_two(world, house=1)

    here = await world.cleo.click(await latest(world, message), label="My seat")
    asked = shown(await world.cleo.click(shown(here), label="Take a seat"))
    await world.cleo.click(asked, label=next(one for one in labels(asked) if "Sit down" in one))
    await does(world, world.cleo, message, 1, BecomeHero("lara"))
    await does(world, world.ann, message, 0, BecomeHero("ken"))

    assert GAMES[KEY].actors(await state(world)) == [1]


@pytest.mark.landing
async def test_it_goes_with_the_person(world: World, games: Games) -> None:
    """Nothing says any more who had lara; the next one chooses for her."""
    await chapter_one(world, games, world.bob)
    asked = shown(await world.bob.slash(world.channel, "me forget"))
    await world.bob.click(asked, label="Forget me")

    assert await figures(world) == [
        Figure("ken", await key_of(world, world.ann)),
        Figure("lara", None),
    ]


@pytest.mark.landing
async def test_it_is_told_in_the_files_of_the_person_and_the_server(
    world: World, games: Games
) -> None:
    await chapter_one(world, games, world.bob)
    desk = world.bot.desk

    (mine,), (theirs,) = (
        await my_files(desk, world.bob.user.id, say_in("en")),
        await server_files(desk, world.guild.id),
    )

    told = msgspec.json.decode(mine.fp.read())["more"]["figure"]
    assert told == [{"campaign": 1, "name": "lara"}]
    told = msgspec.json.decode(theirs.fp.read())["more"]["figure"]
    assert [one["name"] for one in told] == ["ken", "lara"]
    assert all(isinstance(one["player"], int) for one in told)
