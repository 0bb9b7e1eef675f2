"""What people set for themselves, take with them and have forgotten."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.text.say import LANGUAGES
from engine.games import GAMES
from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import bots, latest, lobby, panel, play_on, privately, table
from tests.discord.test_server import everything
from tests.toys import TOYS

CARD_GAME = "volfyirion"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    """Always the same deal: in the card game bob begins."""
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path, GAMES | TOYS)


class TestPings:
    async def test_here_and_everywhere(self, world: World) -> None:
        pinged, ann = world.bot.desk.preferences.pinged, world.ann.user.id

        here = await world.ann.slash(world.channel, "me pings", pings="off", where="here")
        assert "not mention you in this server" in privately(here)
        assert not await pinged(ann, world.guild.id)
        assert await pinged(ann, None)

        everywhere = await world.ann.slash(world.channel, "me pings", pings="off")
        assert "I never mention you" in privately(everywhere)
        assert not await pinged(ann, None)

        still = await world.ann.slash(world.channel, "me pings", pings="on")
        assert "not mention you in this server" in privately(still)
        on = await world.ann.slash(world.channel, "me pings", pings="on", where="here")
        assert "I mention you when" in privately(on)
        assert await pinged(ann, world.guild.id)

    async def test_here_is_no_place_in_a_direct_message(self, world: World) -> None:
        told = await world.ann.user.slash("me pings", pings="off", where="here")

        assert "This is not a server" in text(shown(told))

    async def test_a_server_that_pings_nobody_is_named(self, world: World) -> None:
        await world.bot.desk.store.set_setting("server", world.guild.id, "pings", "off")

        told = await world.ann.slash(world.channel, "me pings", pings="on")

        assert "switched mentions off for everybody" in privately(told)


class TestQuiet:
    async def test_hours_and_zone(self, world: World) -> None:
        hours: dict[str, Any] = {"from": 22, "to": 7, "zone": "Europe/Rome"}

        told = await world.ann.slash(world.channel, "me quiet", **hours)

        assert "From 22:00 to 7:00" in privately(told)
        assert "that of Europe/Rome" in privately(told)
        quiet = await world.bot.desk.preferences.quiet(world.ann.user.id)
        assert (quiet.begins, quiet.ends, quiet.zone.key) == (22, 7, "Europe/Rome")

        off = await world.ann.slash(world.channel, "me quiet", off=True)
        assert "no quiet hours" in privately(off)
        assert await world.bot.desk.preferences.quiet(world.ann.user.id) is None
        assert (await world.bot.desk.preferences.zone(world.ann.user.id)).key == "Europe/Rome"

    @pytest.mark.parametrize(
        ("options", "says"),
        [
            ({"from": 5, "to": 5}, "that is never"),
            ({"from": 5}, "need both"),
            ({"from": 5, "to": 6, "zone": "Middle/Earth"}, "do not know the time zone"),
            ({"zone": "../../etc/passwd"}, "do not know the time zone"),
            ({"zone": "localtime"}, "do not know the time zone"),
        ],
    )
    async def test_nonsense_changes_nothing(
        self, world: World, options: dict[str, Any], says: str
    ) -> None:
        refused = await world.ann.slash(world.channel, "me quiet", **options)

        assert says in privately(refused)
        assert await world.bot.desk.store.settings_of("user", world.ann.user.id) == {}

    async def test_zones_are_suggested_with_their_time(self, world: World) -> None:
        found = await world.ann.autocomplete(world.channel, "me quiet", "zone", "new york")
        (city,) = found
        many = await world.ann.autocomplete(world.channel, "me quiet", "zone", "")

        assert city["value"] == "America/New_York"
        assert city["name"].startswith("America/New_York (")
        assert len(many) == 25


class TestText:
    async def test_words_in_place_of_pictures(self, world: World) -> None:
        message = await table(world, CARD_GAME, world.bob)
        assert (await panel(world.bob, message)).attachments

        told = await world.bob.slash(world.channel, "me text", text="on")
        plain = await panel(world.bob, message)
        card = await world.bob.slash(world.channel, "card", name=await a_card(world))

        assert "as words, without pictures" in privately(told)
        assert plain.attachments == []
        assert "bob’s hand: " in text(plain)
        assert shown(card).attachments == []
        assert "## " in privately(card)
        assert (await latest(world, message)).attachments, "what all see keeps its picture"
        another = await world.ann.slash(world.channel, "card", name=await a_card(world))
        assert shown(another).attachments

    async def test_pictures_again(self, world: World) -> None:
        message = await table(world, CARD_GAME, world.bob)
        await world.bob.slash(world.channel, "me text", text="on")

        await world.bob.slash(world.channel, "me text", text="off")

        assert (await panel(world.bob, message)).attachments


async def a_card(world: World) -> str:
    (first, *_) = await world.ann.autocomplete(world.channel, "card", "name", "")
    return first["value"]


async def test_show_tells_all_settings_in_the_readers_language(world: World) -> None:
    world.locales[world.bob.user.id] = "it"
    await world.bob.slash(world.channel, "me text", text="on")

    english = privately(await world.ann.slash(world.channel, "me show"))
    italian = privately(await world.bob.slash(world.channel, "me show"))

    assert "I answer you in English." in english
    assert "I mention you when a table waits for you." in english
    assert "You have no quiet hours." in english
    assert "Your private panels show pictures." in english
    assert "Ti rispondo in italiano." in italian
    assert "Leggi parole al posto delle immagini." in italian


async def exported(world: World, actor: Any) -> tuple[dict[str, Any], str]:
    (file,) = shown(await actor.slash(world.channel, "me export")).attachments
    raw = await file.read()
    return msgspec.json.decode(raw), raw.decode()


class TestExport:
    @pytest.mark.landing
    async def test_everything_about_me_and_nothing_that_i_may_not_see(self, world: World) -> None:
        await world.ann.slash(world.channel, "me text", text="on")
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        await table(world, CARD_GAME, world.bob)

        data, raw = await exported(world, world.ann)

        assert data["format"] == "dragonspotter-me-1"
        assert data["settings"] == {"text": "on"}
        ended, running = data["tables"]
        assert ended["result"]["won"] in (True, False)
        assert ended["moves"]
        assert ended["moves"][0].keys() == {"seq", "seat", "at"}
        assert ended["sights"] == []
        (sight,) = running["sights"]
        assert sight["seat"] == 0
        assert hand_of_bob(sight) == ["?"] * 5
        theirs, _ = await exported(world, world.bob)
        assert "?" not in hand_of_bob(theirs["tables"][1]["sights"][0])
        (campaign,) = data["campaigns"]
        assert 1 in campaign["party"]
        told = await world.bot.desk.tables.get(2)
        for secret in (world.bob.user.name, str(world.bob.user.id), told.row.seed.hex()):
            assert secret not in raw
        assert not any(seat.player in raw for seat in told.seats)

    @pytest.mark.parametrize("language", LANGUAGES)
    async def test_says_what_its_parts_are_and_gives_dates(
        self, world: World, language: str
    ) -> None:
        world.locales[world.ann.id] = language
        await table(world, "duel", world.bob)

        data, _ = await exported(world, world.ann)

        assert data["about"].keys() == {"settings", "campaigns", "tables", *data["more"]}
        assert all(data["about"].values())
        (told,) = data["tables"]
        opened = (await world.bot.desk.store.game(1)).opened
        assert datetime.fromisoformat(told["about"]["opened"]).timestamp() == int(opened)

    async def test_of_a_stranger(self, world: World) -> None:
        data, _ = await exported(world, world.dan)

        assert (data["settings"], data["tables"], data["campaigns"]) == ({}, [], [])


def hand_of_bob(sight: dict[str, Any]) -> list[str]:
    return sight["view"]["houses"][1]["hand"]["cards"]


class TestForgetting:
    async def test_all_that_was_set_goes_too(self, world: World) -> None:
        bob = world.bob.user.id
        await lobby(world, "duel", world.bob)
        hours: dict[str, Any] = {"from": 22, "to": 7, "zone": "Europe/Rome"}
        await world.bob.slash(world.channel, "me quiet", **hours)
        await world.bob.slash(world.channel, "me pings", pings="off", where="here")
        await world.bob.slash(world.channel, "me text", text="on")
        player = await world.bot.desk.store.player_of(bob)

        asked = await world.bob.slash(world.channel, "me forget")
        await world.bob.click(shown(asked), label="Forget me")

        rows = await everything(world)
        assert not [row for row in rows["setting"] if bob in row]
        assert not [row for row in rows["person"] if bob in row]
        assert not [row for row in rows["seat"] if player in row], "a lobby is left"
        assert await world.bot.desk.store.user_of(player) is None


def test_zones_can_all_be_suggested() -> None:
    from cogs.me import zones

    assert "Europe/Paris" in zones()
    assert max(map(len, zones())) <= 100 - len(" (00:00)")
    assert discord.utils.find(lambda name: name.startswith("Etc/"), zones()) is None
