"""Campaigns as signed files: saved by a person who plays alone, and loaded only by them, also
elsewhere."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.app import Bot
from bot.files.parcels import packed, unpacked
from bot.settings import Settings
from bot.table.lobby import Refusal
from db import Campaign as Row
from db import Figure
from engine.games import GAMES
from tests.discord.kit import NewBot, World
from tests.discord.tables import bots, privately
from tests.discord.test_campaign import PLAYED, direct, kept, won
from tests.toys import TOYS

KEY, OTHER_KEY = b"a secret of many words", b"another secret entirely"
USER = 77
HERE = Row(
    id=4,
    kind="wonder_book",
    owner_kind="user",
    owner=USER,
    party="a1b2c3d4",
    title="",
    updated=0.0,
    value=msgspec.json.encode(PLAYED),
    open_game=None,
)


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, GAMES | TOYS)


def refused(raw: bytes, key: bytes = KEY, user: int = USER) -> str:
    with pytest.raises(Refusal) as caught:
        unpacked(key, raw, user, GAMES)
    return caught.value.msg.id


class TestFile:
    def test_what_was_packed_is_unpacked(self) -> None:
        parcel = unpacked(KEY, packed(KEY, HERE, USER, 1.5), USER, GAMES)

        assert (parcel.game, parcel.at) == ("wonder_book", 1.5)
        assert bytes(parcel.value) == HERE.value

    def test_it_names_nobody(self) -> None:
        raw = packed(KEY, HERE, USER, 1.5).decode()

        assert str(USER) not in raw.partition("value")[0]
        assert HERE.party not in raw

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (b'"destiny":{"1":4}', b'"destiny":{"1":9}'),
            (b'"at":1.5', b'"at":2.5'),
            (b'"signature":"', b'"signature":"0'),
            (b'"holder":"', b'"holder":"0'),
        ],
    )
    def test_what_was_changed_is_found_out(self, old: bytes, new: bytes) -> None:
        raw = packed(KEY, HERE, USER, 1.5)
        assert old in raw

        assert refused(raw.replace(old, new)) == "parcel-forged"

    def test_another_bots_file(self) -> None:
        assert refused(packed(OTHER_KEY, HERE, USER, 1.5)) == "parcel-forged"

    def test_another_users_file(self) -> None:
        assert refused(packed(KEY, HERE, USER + 1, 1.5)) == "parcel-not-yours"

    def test_a_game_that_is_not_there_any_more(self) -> None:
        gone = msgspec.structs.replace(HERE, kind="chess")
        foreign = msgspec.structs.replace(HERE, value=b'{"chapter":"first"}')

        assert refused(packed(KEY, gone, USER, 1.5)) == "parcel-of-another-time"
        assert refused(packed(KEY, foreign, USER, 1.5)) == "parcel-of-another-time"

    @pytest.mark.parametrize("raw", [b"", b"[]", b"\xff\xfe", b'{"format":"zip"}', b"{" * 9000])
    def test_nonsense(self, raw: bytes) -> None:
        assert refused(raw) == "parcel-unreadable"


async def saved(world: World) -> bytes:
    """Ann's campaign of her direct messages, as the file that she gets."""
    await direct(world, "play", game="wonder_book")
    await kept(world, PLAYED)
    told = await direct(world, "campaign save")
    assert "Only you can load this file" in privately(told)
    (message,) = [m for m in told.followups if m.message.attachments]
    return await message.message.attachments[0].read()


@pytest.mark.landing
class TestOnDiscord:
    async def test_from_a_direct_message_to_the_server_of_another_database(
        self, world: World, tmp_path: Path
    ) -> None:
        """Both bots have the same secret; nothing else is shared."""
        raw = await saved(world)
        secret = await world.bot.desk.store.daily_secret()
        await world.bot.close()
        settings = Settings(database=tmp_path / "other.sqlite", daily_secret=secret)
        await world.env.restart_bot(Bot(settings, GAMES | TOYS))

        told = await world.ann.slash(world.channel, "campaign load", file=("c.json", raw))

        assert "It is here now" in privately(told)
        (found,) = await world.bot.desk.store.campaigns_of("server", world.guild.id, "wonder_book")
        assert msgspec.json.decode(found.value, type=type(PLAYED)) == PLAYED
        sheet = privately(await world.ann.slash(world.channel, "campaign show"))
        assert "Chapter 1: Destiny 4." in sheet
        store = world.bot.desk.store  # the person who saved it played all its heroes
        ann = await store.player_of(world.ann.user.id)
        assert await store.figures(found.id) == [Figure("ken", ann), Figure("tina", ann)]

    async def test_the_same_file_twice(self, world: World) -> None:
        raw = await saved(world)
        load = ("c.json", raw)

        there = privately(await direct(world, "campaign load", file=load))
        first = privately(await world.ann.slash(world.channel, "campaign load", file=load))
        again = privately(await world.ann.slash(world.channel, "campaign load", file=load))

        assert "is here already" in there
        assert "It is here now" in first
        assert "is here already" in again

    async def test_somebody_else_cannot_load_it(self, world: World) -> None:
        raw = await saved(world)

        told = await world.bob.slash(world.channel, "campaign load", file=("c.json", raw))

        assert "Somebody else saved this file" in privately(told)
        assert not await world.bot.desk.store.campaigns_of("server", world.guild.id, "wonder_book")

    async def test_what_friends_share_stays_with_them(self, world: World) -> None:
        await won(world, world.bob)

        told = await world.ann.slash(world.channel, "campaign save")

        assert "You have no campaign of your own" in privately(told)

    async def test_a_file_that_is_too_big(self, world: World) -> None:
        told = await world.ann.slash(
            world.channel, "campaign load", file=("c.json", b" " * 300_000)
        )

        assert "This is not a campaign’s file" in privately(told)
