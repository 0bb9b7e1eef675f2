"""Symbols become emojis of the application: what is uploaded, by whom, and what stands in the
way."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.duties.emojis import LATER, PACE, SOON, Emojis, names
from bot.settings import EVERYTHING, Shards
from rendering import symbols
from tests.bot.test_refusals import answer

ID = "1300000000000000007"
HALVES = Shards((0,), 2), Shards((1,), 2)
PICTURES = {"heart": b"red", "spark": b"orange", "coin": b"gold"}


@dataclass
class Emoji:
    there: Application
    name: str
    id: int

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"

    async def delete(self) -> None:
        self.there.met()
        self.there.emojis.remove(self)

    async def edit(self, *, name: str) -> None:
        self.there.met()
        self.name = name


class Tables:
    """The open tables, as the database knows them."""

    def __init__(self) -> None:
        self.other = False

    async def bears_other_symbols(self, edition: str) -> bool:
        assert edition == symbols.edition()
        return self.other


class Application:
    """The emojis of an application, as Discord keeps them."""

    def __init__(self) -> None:
        self.emojis: list[Emoji] = []
        self.images: list[bytes] = []
        self.refuses: Exception | None = None
        self.asked = self._ids = 0

    def has(self, name: str) -> Emoji:
        self._ids += 1
        self.emojis.append(Emoji(self, name, self._ids))
        return self.emojis[-1]

    async def fetch_application_emojis(self) -> list[Emoji]:
        self.met()
        return list(self.emojis)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji:
        self.met()
        self.images.append(image)
        return self.has(name)

    def met(self) -> None:
        self.asked += 1
        if self.refuses is not None:
            raise self.refuses


@pytest.fixture(autouse=True)
def three_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(symbols, "pictures", lambda: PICTURES)


def process(
    there: Application, shards: Shards = EVERYTHING, tables: Tables | None = None
) -> tuple[Emojis, dict[str, str]]:
    """A process that has just started, and what its buttons show."""
    shown: dict[str, str] = {}
    client: Any = there
    store: Any = tables or Tables()
    return Emojis(client, store, shown, shards), shown


async def until_rest(emojis: Emojis) -> list[float]:
    """Look until nothing is left to do for now; the waits in between."""
    waits: list[float] = []
    while not waits or waits[-1] == PACE:
        waits.append(await emojis.look())
    return waits


async def test_what_is_missing_is_uploaded_one_a_second() -> None:
    there = Application()
    emojis, shown = process(there)

    waits = await until_rest(emojis)

    assert waits == [PACE, PACE, PACE, LATER]
    assert there.images == [b"red", b"orange", b"gold"]
    assert shown == {key: str(one) for key, one in zip(PICTURES, there.emojis, strict=True)}


async def test_what_is_there_is_uploaded_never_again() -> None:
    there = Application()
    await until_rest(process(there)[0])

    again, shown = process(there)

    assert await until_rest(again) == [LATER]
    assert len(there.emojis) == len(shown) == 3


async def test_a_process_killed_in_the_middle_goes_on_where_it_was() -> None:
    there = Application()
    first, _ = process(there)
    for _ in range(2):
        await first.look()

    second, shown = process(there)
    waits = await until_rest(second)

    assert len(waits) == 3
    assert there.images == [b"red", b"orange", b"gold"]
    assert len(shown) == 3


async def test_buttons_show_what_is_there_while_the_rest_is_on_its_way() -> None:
    emojis, shown = process(Application())

    found = []
    for _ in range(4):
        await emojis.look()
        found.append([*shown])

    assert found == [[], ["heart"], ["heart", "spark"], ["heart", "spark", "coin"]]


@pytest.mark.parametrize("shards", [Shards((0,), 2), Shards((1, 0), 4)])
async def test_of_several_processes_the_one_with_the_first_share_uploads(shards: Shards) -> None:
    there = Application()
    others, _ = process(there, Shards((1,), 2))

    assert await until_rest(others) == [SOON]
    assert there.emojis == []

    await until_rest(process(there, shards)[0])
    assert len(there.emojis) == 3


async def test_the_other_processes_find_what_has_come_in_the_meantime() -> None:
    there = Application()
    others, shown = process(there, Shards((1,), 2))
    first, _ = process(there, Shards((0,), 2))

    await first.look()
    for _ in range(3):
        await others.look()
        await first.look()
    assert await others.look() == LATER

    assert len(there.images) == 3
    assert shown == {key: str(one) for key, one in zip(PICTURES, there.emojis, strict=True)}


async def test_of_two_with_the_same_name_all_processes_show_the_older_one() -> None:
    """As when two processes with the first share run beside each other for a moment."""
    there = Application()
    for key in [*PICTURES, *PICTURES]:
        there.has(names(PICTURES)[key])

    emojis, shown = process(there)

    assert await emojis.look() == LATER
    assert [*shown.values()] == [str(one) for one in there.emojis[:3]]


async def test_what_an_operator_has_uploaded_is_let_be() -> None:
    there = Application()
    there.has("heart")

    emojis, shown = process(there)
    await until_rest(emojis)

    assert len(there.images) == 3
    assert str(there.emojis[0]) not in shown.values()


STOPS = {
    "no network": aiohttp.ClientConnectionError("no route"),
    "a slow network": TimeoutError(),
    "no permission": answer(403),
    "an outage": answer(503),
    "too many emojis": answer(400, 30008),
    "a name that is taken": answer(400, 50035),
}


@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize("before", [0, 1, 2])
async def test_what_stands_in_the_way_is_asked_again_in_an_hour(stop: str, before: int) -> None:
    """At the first request or in the middle; what is there is shown all the same."""
    there = Application()
    emojis, shown = process(there)
    for _ in range(before):
        await emojis.look()

    there.refuses = STOPS[stop]
    assert await emojis.look() == LATER
    assert there.asked == before + 1
    assert len(shown) == max(0, before - 1)

    there.refuses = None
    await until_rest(emojis)
    assert len(shown) == len(there.images) == 3


async def test_what_somebody_has_deleted_is_shown_no_more_and_comes_again() -> None:
    there = Application()
    emojis, shown = process(there)
    await until_rest(emojis)

    del there.emojis[0]
    await emojis.look()
    assert [*shown] == ["spark", "coin"]

    await until_rest(emojis)
    assert there.images[-1] == b"red"


def of_before(there: Application) -> list[Emoji]:
    """Emojis of older pictures: of one that has changed, and of a symbol that no longer exists."""
    return [there.has("heart_ds00000000"), there.has("sword_ds11111111")]


async def test_old_ones_are_deleted_one_a_second_once_the_new_ones_are_there() -> None:
    there = Application()
    old = of_before(there)
    emojis, shown = process(there)

    kept = []
    for _ in range(4):
        assert await emojis.look() == PACE
        kept.append(all(one in there.emojis for one in old))
    rest = await until_rest(emojis)

    assert kept == [True] * 4
    assert rest == [PACE, LATER]
    assert [one.name for one in there.emojis] == [*names(PICTURES).values()]
    assert len(shown) == 3


async def test_old_ones_stay_while_an_open_table_may_bear_them() -> None:
    there, tables = Application(), Tables()
    old = of_before(there)
    emojis, _ = process(there, tables=tables)

    tables.other = True
    await until_rest(emojis)
    await until_rest(emojis)
    assert there.emojis[:2] == old

    tables.other = False
    await until_rest(emojis)
    assert [one.name for one in there.emojis] == [*names(PICTURES).values()]


async def test_of_several_processes_the_first_deletes_what_all_have_let_go_of() -> None:
    """Each knows its own tables only; the last one's table is shown again at the end."""
    there, busy = Application(), Tables()
    busy.other = True
    old = of_before(there)
    first, second = (process(there, Shards((share,), 4))[0] for share in (0, 2))
    last, _ = process(there, Shards((1, 3), 4), busy)

    for one in (first, second, last, first):
        await until_rest(one)
    assert there.emojis[:2] == old

    busy.other = False
    for one in (last, first):
        await until_rest(one)
    assert [one.name for one in there.emojis] == [*names(PICTURES).values()]


async def test_the_first_process_deletes_nothing_that_its_own_tables_bear() -> None:
    there, busy = Application(), Tables()
    busy.other = True
    old = of_before(there)
    first, other = process(there, HALVES[0], busy)[0], process(there, HALVES[1])[0]

    for one in (first, other, first):
        await until_rest(one)
    assert there.emojis[:2] == old

    busy.other = False
    await until_rest(first)
    assert [one.name for one in there.emojis] == [*names(PICTURES).values()]


async def test_letting_go_is_written_once_one_a_second() -> None:
    there = Application()
    of_before(there)
    other, _ = process(there, HALVES[1])

    assert await until_rest(other) == [PACE, PACE, SOON]
    assert [one.name for one in there.emojis] == ["heart_ds00000000_2x2", "sword_ds11111111_2x2"]
    assert await until_rest(other) == [SOON]


async def test_what_one_process_has_let_go_of_the_others_show() -> None:
    """As while one of two has been updated already: the first is still of the older edition."""
    there = Application()
    first, _ = process(there, HALVES[0])
    await until_rest(first)
    there.emojis[0].name += "_2x2"

    before = [*there.emojis]
    again, shown = process(there, HALVES[0])
    await until_rest(again)

    assert [*shown.values()] == [str(one) for one in before]
    assert there.emojis == before


async def test_who_needs_again_what_it_has_let_go_of_says_so() -> None:
    """As after an update that was taken back, or where the shares have moved."""
    there = Application()
    await until_rest(process(there)[0])
    there.emojis[0].name += "_3x6"
    there.emojis[1].name += "_3x2"

    moved, shown = process(there, Shards((0, 1), 3))
    waits = await until_rest(moved)

    assert waits == [PACE, PACE, LATER]
    assert [one.name[-4:] for one in there.emojis[:2]] == ["_3x4", "_3x0"]
    assert len(there.emojis) == len(shown) == 3
    assert await until_rest(moved) == [LATER]


@pytest.mark.parametrize("shares", [Shards((1,), 4), Shards((1, 2), 3)])
async def test_what_was_let_go_of_under_other_shares_counts_no_more(shares: Shards) -> None:
    there = Application()
    old = there.has("heart_ds00000000_2x2")

    await until_rest(process(there, Shards((0,), shares.total))[0])
    assert old in there.emojis

    await until_rest(process(there, shares)[0])
    assert old.name == f"heart_ds00000000_{shares.total}x{sum(1 << n for n in shares.ids):x}"


async def test_a_name_that_discord_would_not_take_is_let_be() -> None:
    there = Application()
    old = there.has("knowledge_ds00000000")

    assert await until_rest(process(there, Shards((47,), 48))[0]) == [SOON]
    assert old.name == "knowledge_ds00000000"


async def test_deleting_goes_on_after_what_stood_in_the_way() -> None:
    there = Application()
    await until_rest(process(there)[0])
    of_before(there)
    emojis, shown = process(there)
    assert await emojis.look() == PACE

    there.refuses = STOPS["an outage"]
    assert await emojis.look() == LATER
    assert len(shown) == 3

    there.refuses = None
    await until_rest(emojis)
    assert len(there.emojis) == 3


async def test_an_operators_own_emojis_are_never_deleted() -> None:
    there = Application()
    own = [there.has(name) for name in ("heart", "ds_heart", "heart_dsABCDEF01", "party_parrot")]

    await until_rest(process(there)[0])

    assert there.emojis[:4] == own


def test_another_picture_has_another_name_and_discord_takes_all_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    of_all = names(symbols.pictures())

    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in of_all.values())
    assert len(set(of_all.values())) == len(of_all) <= 2000
    assert names({"heart": b"red"}) != names({"heart": b"pink"})
    assert names({"heart": b"red"}) == names({"heart": b"red"})


def test_a_message_names_an_emoji_as_discord_does() -> None:
    data: Any = {"id": ID, "name": "heart_ds0a1b2c3d", "require_colons": True, "managed": False}
    state: Any = SimpleNamespace()
    emoji = discord.Emoji(guild=discord.Object(0), state=state, data=data)
    told = discord.PartialEmoji.from_str(str(emoji))

    assert (told.id, told.name, told.animated) == (int(ID), "heart_ds0a1b2c3d", False)
