from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.preview._commands import build_catalog

from bot.__main__ import main
from bot.commands import play as command
from bot.offline.page import PRIVATE, page, tidy
from bot.offline.tavern import Tavern, tavern
from bot.settings import Settings
from db import Away, Store
from db.errors import InUse
from engine.games import GAMES
from tests.discord.kit import controls, labels, shown, text

GAME = "wonder_book"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "games.sqlite")


def newest(place: Tavern) -> str:
    (*_, message) = place.channel.history()
    return text(message)


async def test_a_newcomer_sees_all_games_and_plays_one_with_one_click(settings: Settings) -> None:
    async with tavern(settings) as place:
        (*_, shelf) = place.channel.history()
        assert len(shelf.attachments) == len(GAMES)

        lobby = shown(await place.people[1].click(shelf, label="Play Volfyirion"))

        assert "Bob" in text(lobby)


async def test_ann_manages_the_server_and_bob_does_not(settings: Settings) -> None:
    async with tavern(settings) as place:
        ann, bob, *_ = place.people

        assert "Inn" in text(shown(await ann.slash(place.channel, "server show")))
        with pytest.raises(simcord.SetupError):
            await bob.slash(place.channel, "server show")


async def test_the_next_day_everything_is_where_it_was(settings: Settings) -> None:
    async with tavern(settings) as place:
        ann, bob, *_ = place.people
        lobby = shown(await ann.slash(place.channel, "play", game=GAME))
        await bob.click(lobby, label="Join")
        before = [place.channel.id, *(one.id for one in place.people)]

    async with tavern(settings) as place:
        assert before == [place.channel.id, *(one.id for one in place.people)]
        ann, bob, *_ = place.people
        lobby = place.channel.history()[-1]
        assert "Bob" in text(lobby)
        table = shown(await ann.click(lobby, label="Start"))

    async with tavern(settings) as place:
        ann, bob, *_ = place.people
        again = place.channel.history()[-1]
        assert text(again) == text(table)
        assert labels(again) == labels(table)
        moved = shown(await bob.click(again, label=labels(again)[0]))
        assert text(moved) != text(again)


async def test_time_goes_on_past_what_was_stored(settings: Settings) -> None:
    async with tavern(settings) as place:
        ann = place.people[0]
        place.env.backend.advance_clock(1e6)  # the machine's clock was wrong, or is now
        lobby = shown(await ann.slash(place.channel, "play", game=GAME))
        await place.people[1].click(lobby, label="Join")
        table = shown(await ann.click(lobby, label="Start"))
        await ann.click(table, label=labels(table)[0])
        then = place.env.now()

    async with tavern(settings) as place:
        assert place.env.now() > then


async def test_a_long_evening_keeps_only_the_pictures_that_are_seen(settings: Settings) -> None:
    async with tavern(settings) as place:
        ann, backend = place.people[0], place.env.backend
        for _ in range(PRIVATE + 5):
            await ann.slash(place.channel, "play")

        tidy(place.env)

        messages = backend.messages[place.channel.id]
        assert len(messages) == PRIVATE + 1  # the first greets everybody
        assert len(backend.cdn._blobs) == len(GAMES) * (len(messages) + 1)  # and in the cellar
        answer = list(messages.values())[-1]
        assert all(backend.cdn.get(one["url"]) for one in answer.attachments)
        assert backend.transcript == []


async def test_a_click_counts_though_the_window_has_changed_since(settings: Settings) -> None:
    async with tavern(settings) as place, page(place, 0) as shown_:
        ann, bob, *_ = place.people
        lobby = shown(await ann.slash(place.channel, "play", game=GAME))
        preview: Any = shown_._preview
        window = preview._pages[preview._python.id]
        preview._publish(window)
        controls = shown_._windows._controls(window)
        (leave,) = (key for key, id in controls.items() if id.endswith(":leave"))
        click = {"kind": "click", "published_revision": window.revision, "control_key": leave}
        assert shown_._windows.moved(window, click) == click

        await bob.click(lobby, label="Join")
        preview._publish(window)

        later = shown_._windows.moved(window, click)
        assert later["published_revision"] == window.revision > click["published_revision"]
        assert shown_._windows._controls(window)[later["control_key"]].endswith(":leave")

        await ann.click(lobby, label="Start")
        preview._publish(window)

        assert shown_._windows.moved(window, click) == click  # nothing to leave any more


async def test_the_window_moves_to_what_its_click_has_sent(settings: Settings) -> None:
    async with tavern(settings) as place, page(place, 0) as shown_:
        ann, bob, *_ = place.people
        preview: Any = shown_._preview
        window = preview._open_page(str(ann.id))

        async def after(click: Any) -> int:
            await shown_._moves_to_answer(window, click)
            return window.target_id

        table = await after(ann.slash(place.channel, "play", game=GAME))
        lobby = place.channel.history()[-1]
        assert table == lobby.id
        assert await after(bob.click(lobby, label="Join")) == lobby.id  # only changed
        answer = await after(ann.click(lobby, label="How to play"))
        assert preview.env.backend.messages[place.channel.id][answer].is_ephemeral


async def test_a_command_typed_on_the_page_is_answered(settings: Settings) -> None:
    async with tavern(settings) as place, page(place, 0) as shown_:
        preview: Any = shown_._preview
        window = preview._open_page(str(place.people[1].id))
        (entry,) = (
            one
            for one in build_catalog(preview, window)["entries"]
            if one["invocation"] == "me tables"
        )
        typed = {
            "kind": "run_command",
            "protocol_version": 3,
            "sequence": window.last_sequence + 1,
            "request_id": "1",
            "generation": window.generation,
            "bot_generation": place.env._generation,
            "published_revision": window.revision,
            "command_id": entry["commandId"],
            "path": entry["path"],
            "schema_fingerprint": entry["schemaFingerprint"],
            "options": {},
        }

        answered = await shown_._in_turn(window.id, typed)

        assert answered["settlement"] == "settled", answered["diagnostics"]
        assert place.env.backend.messages[place.channel.id][window.target_id].is_ephemeral


async def test_two_tables_stand_and_a_link_opens_a_window_at_its_table(settings: Settings) -> None:
    async with tavern(settings) as place, page(place, 0) as shown_:
        _, bob, *_ = place.people
        for channel in (place.channel, place.cellar):
            await bob.slash(channel, "play", game=GAME)
        listed = shown(await bob.slash(place.channel, "me tables"))
        preview: Any = shown_._preview
        window = preview._open_page(str(bob.id), str(listed.id))

        links = re.findall(r"[?]at=([0-9-]+)#", json.dumps(preview._page_payload(window)))

        to = {int(one.split("-")[1]): one for one in links}
        assert sorted(to) == [place.channel.id, place.cellar.id]
        viewer, channel, message = to[place.cellar.id].split("-")
        shown_._places._wanted = (viewer, int(channel), message)
        there = preview._open_page()
        assert (there.viewer.id, there.channel_id) == (bob.id, place.cellar.id)
        assert preview._page_payload(there)["viewerId"] == f"{bob.id}@{place.cellar.id}"


async def test_how_long_ago_something_was_is_told_from_the_click(settings: Settings) -> None:
    async with tavern(settings) as place, page(place, 0) as shown_:
        preview: Any = shown_._preview
        await place.env.advance_time(180)
        before = preview.capture_time

        with suppress(simcord.SetupError):
            await preview._action(None, {"kind": "none"})

        assert (preview.capture_time - before).total_seconds() >= 180


async def test_a_second_one_on_the_same_file_is_refused(settings: Settings) -> None:
    store = await Store.open(settings.database)

    with pytest.raises(InUse):
        async with tavern(settings):
            pass

    await store.close()


def test_a_port_in_use_is_one_line(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DRAGONSPOTTER_DB", str(settings.database))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        assert main(["play", "--no-browser", "--port", str(port)]) == 2

    (line,) = capsys.readouterr().err.splitlines()
    assert str(port) in line
    assert "--port" in line


def test_without_the_extra_one_line_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _: None)

    assert main(["play"]) == 2

    (line,) = capsys.readouterr().err.splitlines()
    assert 'pip install -e ".[play]"' in line


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_what_is_no_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--port", port])

    assert "port" in capsys.readouterr().err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.landing
async def test_a_signal_ends_it_cleanly(settings: Settings, number: signal.Signals) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--no-browser", "--port", "0"),
        env={**os.environ, "DRAGONSPOTTER_DB": str(settings.database)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert b"http://127.0.0.1:" in await process.stdout.readline()

    process.send_signal(number)

    _, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b"")


async def test_time_passes_for_who_is_away_and_for_invitations(settings: Settings) -> None:
    async with tavern(settings) as place:
        ann, bob, *_ = place.people
        lobby = shown(await ann.slash(place.channel, "play", game=GAME))
        asked = shown(await ann.click(lobby, label="Invite …"))
        (menu,) = controls(asked)
        await ann.select(asked, [bob], custom_id=menu.custom_id)
        call = place.channel.history()[-1]
        assert labels(call) == ["Join", "Not this time"]
        await ann.slash(place.channel, "table end")
        bot: Any = place.env.bot
        desk = bot.desk
        now, player = desk.now(), await desk.store.player_of(bob.id)
        await desk.store.go_away(Away(player, now, now + 30, now + 30, "wait"), 0)

        await place.env.advance_time(61)

        (over,) = [one for one in place.channel.history() if one.id == call.id]
        assert labels(over) == []
        assert await desk.store.away_of(bob.id) is None
