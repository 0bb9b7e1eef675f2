"""The games on offer, where nobody has chosen one yet."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord.ui import Thumbnail

from bot.platform.limits import fits
from bot.screens.shelf import shelf
from bot.table.ids import Play, parse
from bot.text.say import LANGUAGES, say_in
from engine.games import GAMES
from rendering.artist import artist_of
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_games_fit_each_with_picture_words_and_a_button(lang: str) -> None:
    say = say_in(lang)

    screen = shelf(GAMES.values(), say, say("shelf"), options=True)

    assert fits(screen.view) == []
    drawn = {key for key in GAMES if artist_of(key)}
    assert set(screen.pictures) == drawn
    assert {file.filename for file in screen.files} == {f"{key}.png" for key in drawn}
    told = [one.description for one in screen.view.walk_children() if isinstance(one, Thumbnail)]
    assert told == [say(f"game-{key.replace('_', '-')}-cover") for key in GAMES]
    for key in GAMES:
        assert f"game-{key.replace('_', '-')}-about" in say


def test_in_words_there_are_no_pictures() -> None:
    say = say_in("en")

    assert shelf(GAMES.values(), say, say("shelf"), plain=True).pictures == {}


@pytest.mark.parametrize("play", [Play("wonder_book"), Play("wonder_book", options=True)])
def test_its_buttons_are_understood(play: Play) -> None:
    assert parse(play.id, []) == play


async def test_play_without_a_game_offers_all_to_its_reader_alone(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "play"))

    assert answer.flags.ephemeral
    assert "Play Duel" in labels(answer)

    lobby = shown(await world.ann.click(answer, label="Play Duel"))
    assert not lobby.flags.ephemeral
    assert "ann" in text(lobby)


async def test_a_game_is_learned_from_there(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "play"))

    lesson = shown(await world.ann.click(answer, label="Learn Tug"))

    assert lesson.flags.ephemeral
    assert "Step 1 of" in text(lesson)


async def test_where_no_table_stands_the_games_are_offered(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "table show"))

    assert "Play Duel" in labels(answer)


async def test_options_are_kept_through_the_choice_of_a_game(world: World) -> None:
    answer = shown(await world.ann.user.slash("play", options=True))

    lobby = shown(await world.ann.user.click(answer, label="Play Duel"))

    assert "Start" in labels(lobby)


async def test_a_game_that_is_not_here_any_more_is_refused(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "play"))

    refused = shown(await world.forge(world.ann, answer, "p:chess"))

    assert "chess" in text(refused)
    assert await world.bot.desk.store.running_in(world.channel.id) == []


async def test_games_are_choices_by_name(world: World) -> None:
    (play,) = (one for one in world.bot.tree.get_commands() if one.name == "play")
    (game,) = (one for one in play.parameters if one.name == "game")

    assert {choice.value for choice in game.choices} == set(world.bot.games)
