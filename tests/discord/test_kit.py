"""The kit itself: a small bot whose one button counts its clicks."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands, tasks
from playwright.async_api import Browser

from tests.discord import limits
from tests.discord.kit import NewBot, World, controls, labels, opened, shown, text
from tests.discord.openapi import openapi
from tests.discord.page import Seat, chromium

PICTURE = b"\x89PNG\r\n\x1a\n"


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<by>\d+)"):
    def __init__(self, by: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {by}", custom_id=f"count:{by}"))
        self.by = by

    @classmethod
    async def from_custom_id(cls, *given: Any) -> Count:
        return cls(int(given[2]["by"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        counter: Counter = interaction.client
        counter.count += self.by
        await interaction.response.edit_message(view=counter.shown())


class Choose(discord.ui.DynamicItem[discord.ui.Select[Any]], template="choose"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=name, value=name) for name in ("low", "high")]
        super().__init__(
            discord.ui.Select(custom_id="choose", placeholder="How much", options=options)
        )

    @classmethod
    async def from_custom_id(cls, *_: Any) -> Choose:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(str(interaction.locale), ephemeral=True)


class Counter(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.default())
        self.count, self.ticks = 0, 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Choose)
        self.tree.command(name="play", description="Show the counter")(play)
        await self.tree.sync()
        self.tick.start()

    @tasks.loop(seconds=60)
    async def tick(self) -> None:
        self.ticks += 1

    def shown(self) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView(timeout=None)
        gallery = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="a board")
        )
        view.add_item(discord.ui.Container(discord.ui.TextDisplay(f"{self.count}"), gallery))
        view.add_item(discord.ui.ActionRow[Any](Count(1), Count(10)))
        view.add_item(discord.ui.ActionRow[Any](Choose()))
        view.stop()
        return view


@app_commands.allowed_contexts(guilds=True, dms=True)
async def play(interaction: discord.Interaction[Any]) -> None:
    picture = discord.File(io.BytesIO(PICTURE), "board.png", description="a board")
    await interaction.response.send_message(view=interaction.client.shown(), file=picture)


@pytest.fixture
def new_bot() -> NewBot:
    return Counter


async def opened_table(world: World) -> discord.Message:
    return shown(await world.ann.slash(world.channel, "play"))


async def test_a_message_is_read_and_clicked(world: World) -> None:
    message = await opened_table(world)

    assert labels(message) == ["Count 1", "Count 10"]
    assert [one.custom_id for one in controls(message)] == ["count:1", "count:10", "choose"]
    clicked = await world.bob.click(message, label="Count 10")
    assert text(shown(clicked)) == "10"
    assert await shown(clicked).attachments[0].read() == PICTURE


async def test_a_direct_message_works_too(world: World) -> None:
    result = await world.ann.user.slash("play")

    clicked = await world.ann.user.click(shown(result), label="Count 1")
    assert text(shown(clicked)) == "1"


async def test_two_clicks_at_once_both_arrive_before_the_bot_answers(world: World) -> None:
    message = await opened_table(world)

    results = await world.together(
        world.ann.click(message, label="Count 1"), world.bob.click(message, label="Count 10")
    )

    assert world.bot.count == 11
    assert [result.acknowledged for result in results] == [True, True]


async def test_the_same_interaction_arrives_twice(world: World) -> None:
    message = await opened_table(world)
    result = await world.ann.click(message, label="Count 1")

    await world.again(result)

    assert world.bot.count == 2  # this bot does not defend itself
    (failure,) = world.failures
    assert "already been acknowledged" in str(failure.exc_info)
    world.failures.clear()


async def test_a_forged_click_reaches_the_bot(world: World) -> None:
    message = await opened_table(world)

    await world.forge(world.cleo, message, "count:1000")
    chosen = await world.forge(world.cleo, message, "choose", "nonsense")

    assert world.bot.count == 1000
    assert chosen.acknowledged


async def test_a_language_can_be_set(world: World) -> None:
    message = await opened_table(world)
    world.locales[world.bob.id] = "it"

    told = [await who.select(message, ["low"]) for who in (world.ann, world.bob)]

    assert [shown(result).content for result in told] == ["en-US", "it"]


async def test_a_message_can_vanish(world: World) -> None:
    message = await opened_table(world)

    await world.delete(message)

    assert world.channel.history() == []


async def test_a_permission_can_be_lost_and_given_back(world: World) -> None:
    channel = world.bot.get_channel(world.channel.id)

    await world.forbid("send_messages")
    with pytest.raises(discord.Forbidden):
        await channel.send("x")
    await world.allow()
    await channel.send("x")


@pytest.mark.parametrize("status", [429, 500])
async def test_discord_can_fail(world: World, status: int) -> None:
    message = await opened_table(world)
    world.fail("POST", "/interactions/*/callback", status)

    failed = await world.ann.click(message, label="Count 1")
    passed = await world.ann.click(message, label="Count 1")

    assert (failed.acknowledged, passed.acknowledged) == (False, True)
    (failure,) = world.failures
    assert f"{status} by test" in str(failure.exc_info)
    world.failures.clear()


async def test_buttons_survive_a_restart(world: World) -> None:
    message = await opened_table(world)
    old = world.bot

    await world.restart()

    assert world.bot is not old
    assert old.is_closed()
    clicked = await world.bob.click(message, label="Count 1")
    assert text(shown(clicked)) == "1"


async def test_time_goes_by(world: World) -> None:
    before = discord.utils.utcnow()

    await world.wait(180)

    assert (discord.utils.utcnow() - before).total_seconds() == 180
    assert world.bot.ticks == 4


@pytest.mark.landing
@pytest.mark.browser
async def test_two_people_play_in_a_browser(browser: Browser, world: World) -> None:
    viewers = [world.ann, world.bob]
    async with world.env.preview(world.channel, viewers=viewers, layout="channel") as preview:
        ann = await Seat.open(browser, preview.url, "ann")
        bob = await Seat.open(browser, preview.url, "bob")

        await ann.slash("play")
        await bob.click("Count 10")
        await bob.choose("high", "How much")

        await bob.sees("Only you can see this")
        assert world.bot.count == 10


@pytest.mark.parametrize(
    ("set_to", "outcome"), [("1", pytest.fail.Exception), ("", pytest.skip.Exception)]
)
async def test_a_missing_browser_is_a_failure_only_where_it_must_be_there(
    monkeypatch: pytest.MonkeyPatch, set_to: str, outcome: type[BaseException]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("DRAGONSPOTTER_REQUIRE_BROWSER", set_to)

    with pytest.raises(outcome, match="Chromium is not installed"):
        async with chromium():
            pass


async def test_a_refused_request_fails_the_test_that_made_it(new_bot: NewBot) -> None:
    with pytest.raises(pytest.fail.Exception, match="2001 characters"):  # noqa: PT012
        async with opened(new_bot) as world:
            channel = world.bot.get_channel(world.channel.id)
            with pytest.raises(discord.HTTPException):
                await channel.send("x" * 2001)


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def select(count: int = 2, **changes: Any) -> dict[str, Any]:
    options = [{"label": f"{n}", "value": f"{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, **changes}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def words(length: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def gallery(url: str = "attachment://board.png") -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def laid(*components: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return {"flags": limits.COMPONENTS_V2, "components": list(components), **rest}


def rows(count: int, first: int = 0) -> list[dict[str, Any]]:
    return [
        row(*[button(custom_id=f"{line}.{n}") for n in range(5)])
        for line in range(first, first + count)
    ]


def poll(answers: int, **changes: Any) -> dict[str, Any]:
    answer = {"poll_media": {"text": "yes"}}
    return {"question": {"text": "Again?"}, "answers": [answer] * answers, **changes}


def option(name: str, **changes: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 3, **changes}


def command(*options: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"name": "x", "description": "d", "options": list(options), **changes}


SEND = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/webhooks/1/token/messages/@original")
ANSWER = ("POST", "/interactions/1/token/callback")
COMMANDS = ("PUT", "/applications/1/commands")

GOOD: list[tuple[tuple[str, str], Any, dict[str, int]]] = [
    (SEND, {"content": "x" * 2000}, {}),
    (SEND, {"content": "x", "components": [row(button())]}, {}),
    (SEND, laid(words(4000), *rows(6)), {}),
    (SEND, laid(gallery()), {"board.png": 10}),
    (EDIT, laid(gallery()), {}),
    (EDIT, {"components": [words(1)]}, {}),
    (EDIT, {"components": [gallery()], "attachments": [{"id": "1"}]}, {}),
    (ANSWER, {"type": 4, "data": laid(row(select(25)))}, {}),
    (ANSWER, {"type": 6}, {}),
    (ANSWER, {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}]}}, {}),
    (COMMANDS, [{"name": "play", "description": "d", "type": 1}], {}),
    (COMMANDS, [command(option("a", required=True), option("b"))], {}),
    (SEND, {"poll": poll(10)}, {}),
]

BEYOND_LIMITS: list[tuple[tuple[str, str], Any, dict[str, int], str]] = [
    (SEND, {"content": "x" * 2001}, {}, "2001 characters of content"),
    (SEND, {"components": [row(button(custom_id=str(n))) for n in range(6)]}, {}, "6 rows"),
    (SEND, {}, {}, "an empty message"),
    (SEND, laid(words(1), content="x"), {}, "content beside"),
    (SEND, {"components": [words(1)]}, {}, "without the flag"),
    (SEND, laid(words(3000), words(1001)), {}, "4001 characters of text"),
    (SEND, laid(*rows(7)), {}, "42 components"),
    (SEND, laid({"type": 17, "components": rows(7)}), {}, "43 components"),
    (SEND, laid(row(button()), row(button())), {}, "'go' stands 2 times"),
    (SEND, laid(row(select(), button())), {}, "shares its row"),
    (SEND, laid(row(button(label=None))), {}, "neither label nor emoji"),
    (SEND, laid(row(button(style=5))), {}, "a link needs"),
    (SEND, laid(row(button(custom_id=None))), {}, "needs a custom_id"),
    (SEND, laid(row(select(2, max_values=3))), {}, "between 1 and 3 of 2"),
    (SEND, laid(row(select(2, min_values=2))), {}, "between 2 and 1 of 2"),
    (SEND, laid(gallery()), {"other.png": 10}, "attachment://board.png is not"),
    (SEND, laid(words(1)), {"a": 11 * 2**20}, "file a has"),
    (SEND, laid(words(1)), {f"{n}": 9 * 2**20 for n in range(3)}, "a request of"),
    (SEND, laid(words(1)), {f"{n}": 1 for n in range(11)}, "11 files"),
    (SEND, {"embeds": [{"description": "x" * 3001}] * 2}, {}, "6002 characters in embeds"),
    (ANSWER, {"type": 9, "data": {"components": [words(1)] * 6}}, {}, "6 components in a modal"),
    (COMMANDS, [{"name": "x", "type": 1}], {}, "no description"),
    (COMMANDS, [command(name=f"{n}") for n in range(101)], {}, "101 commands"),
    (COMMANDS, [command(), command()], {}, "(1, 'x') stands 2 times"),
    (COMMANDS, [command(option("a"), option("b", required=True))], {}, "'b' is required after"),
    (COMMANDS, [command(option("a"), option("a"))], {}, "'a' stands 2 times"),
    (
        COMMANDS,
        [command(command(option("a"), option("b", required=True), name="sub", type=1))],
        {},
        "'b' is required after",
    ),
    (
        COMMANDS,
        [{"name": "x", "description": "d", "options": [{"description": "y" * 99}] * 81}],
        {},
        "8021 characters",
    ),
]

BEYOND_DOCUMENT: list[tuple[tuple[str, str], Any, str]] = [
    (SEND, laid(row(button(label="x" * 81))), "components/0/components/0/label"),
    (SEND, laid(row(button(custom_id="x" * 101))), "components/0/components/0/custom_id"),
    (SEND, laid(row(button(style=9))), "components/0/components/0/style"),
    (SEND, laid(row(select(26))), "components/0/components/0/options"),
    (SEND, laid({"type": 17, "components": [row(select(placeholder="x" * 151))]}), "placeholder"),
    (SEND, laid({"type": 12, "items": []}), "components/0/items"),
    (SEND, laid(words(0)), "components/0/content"),
    (SEND, laid({"type": 99}), "components/0"),
    (SEND, {"content": 7}, "content"),
    (SEND, {"attachments": [{"id": "0", "description": "x" * 1025}]}, "attachments/0/description"),
    (ANSWER, {"type": 4, "data": {"content": "x" * 2001}}, "data/content"),
    (ANSWER, {"type": 3}, "type"),
    (ANSWER, {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": []}}, "data"),
    (EDIT, {"embeds": [{}] * 11}, "embeds"),
    (COMMANDS, [{"name": "x" * 33, "description": "d", "type": 1}], "0/name"),
    (SEND, {"content": "x", "nonsense": 1}, "'nonsense' was unexpected"),
    (SEND, laid(row(button(colour=1))), "'colour' was unexpected"),
    (SEND, {"content": "x", "nonce": "x" * 26}, "nonce"),
    (SEND, {"embeds": [{"title": "x" * 257}]}, "embeds/0/title"),
    (SEND, {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds/0/fields"),
    (SEND, {"poll": poll(11)}, "poll/answers"),
    (SEND, {"poll": poll(1, duration=769)}, "poll/duration"),
    (SEND, {"poll": poll(1, question={"text": "x" * 301})}, "poll/question/text"),
    (("DELETE", "/channels/1/nonsense"), None, "no such request"),
    (("POST", "/channels/1/messages"), None, "no body"),
    (("GET", "/channels/1"), {"x": 1}, "a body where none belongs"),
]


@pytest.mark.parametrize(("where", "body", "files"), GOOD)
def test_good_requests_are_let_through(where: Any, body: Any, files: dict[str, int]) -> None:
    assert limits.complaints(where[0], where[1], body, files) == []
    assert openapi().complaints(where[0], where[1], {}, body) == []


@pytest.mark.parametrize(("where", "body", "files", "says"), BEYOND_LIMITS)
def test_requests_beyond_a_limit_are_complained_about(
    where: Any, body: Any, files: dict[str, int], says: str
) -> None:
    assert says in "\n".join(limits.complaints(where[0], where[1], body, files))


@pytest.mark.parametrize(("where", "body", "says"), BEYOND_DOCUMENT)
def test_requests_that_discords_document_forbids_are_complained_about(
    where: Any, body: Any, says: str
) -> None:
    found = openapi().complaints(where[0], where[1], {}, body)

    assert found
    assert says in found[0]


def test_unknown_query_parameters_are_complained_about() -> None:
    assert openapi().complaints("GET", "/channels/1/messages", {"limit": 5}, None) == []
    assert openapi().complaints("GET", "/channels/1/messages", {"lemit": 5}, None) != []
