"""Whole games by words alone: no picture is sent and no id is read, so the labels must be
enough."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.preferences import ON, TEXT_MODE
from engine.games import GAMES
from tests.discord.choices import Choice, choices
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, latest, privately

CLICKS = 1500  # the most clicks in a game
CONFIRM = "Yes, do it"
AFTER = {"Rematch", "Try again", "Next chapter"}  # one of them, when a game has ended


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    monkeypatch.setattr("bot.clicks.lobbies.LEVEL", "beginner")  # nobody waits for thinkers
    return bots(tmp_path, GAMES)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_by_words(world: World, game: str) -> None:
    """Ann reads `/table text` and the labels of her panel, and clicks whatever they offer."""
    ann, pick = world.ann.user, random.Random(1)
    await world.bot.desk.store.set_setting("user", ann.id, TEXT_MODE, ON)
    message = shown(await ann.slash("play", game=game))

    for _ in range(CLICKS):
        if "My seat" not in labels(await latest(world, message)):
            break
        read = privately(await ann.slash("table text"))
        panel = shown(await ann.click(message, label="My seat"))
        assert not panel.attachments
        offered = choices(panel)
        assert offered, read
        assert alike(offered) == []
        assert read.startswith("## ")
        answer = shown(await pick.choice(offered).click(ann, panel))
        if CONFIRM in labels(answer):
            answer = shown(await ann.click(answer, label=CONFIRM))
        assert not answer.attachments
    else:
        raise AssertionError(f"no end after {CLICKS} clicks")

    after = await latest(world, message)
    assert AFTER & set(labels(after))
    assert text(after).startswith("## ")


def alike(offered: list[Choice]) -> list[Any]:
    """Labels that a reader cannot tell apart."""
    found = Counter((choice.menu, choice.label) for choice in offered)
    return [label for label, times in found.items() if times > 1]
