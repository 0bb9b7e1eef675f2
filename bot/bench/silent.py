"""A Discord that takes every request at once and keeps nothing of it, so that what grows and what
takes time is the bot alone. Requests are built to the last byte; only the socket is missing."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any, cast

import aiohttp
import discord
from discord.http import Route
from discord.utils import time_snowflake
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import Bot
from bot.duties.emojis import names
from rendering import symbols

APP, SERVER, FIRST_EMOJI = 900, 500, 1_300_000_000_000_000_000
THEN = "2026-01-01T00:00:00+00:00"
EVERYTHING = str(discord.Permissions.all().value)
PRIVATE = 64 | 1 << 15  # flags of a message: for one person, and made of components
BUTTON, COMPONENT = 2, 3

Thing = dict[str, Any]


class Silent:
    """`sent`: how many bytes the bot has sent, `pictures`: how many files."""

    def __init__(self) -> None:
        self.sent = self.pictures = 0
        self._ids, self._last = count(10_000_000), 0
        self._pressed: dict[str, tuple[int, int]] = {}  # by token: the channel and the message

    @contextmanager
    def around(self, bot: Bot) -> Generator[None]:
        """Every request of this bot ends here."""
        adapter, before = cast("Any", AsyncWebhookAdapter), AsyncWebhookAdapter.request
        bot.http.request = self._asked
        adapter.request = self._answered
        try:
            yield
        finally:
            adapter.request = before

    def server(self, bot: Bot) -> None:
        """The bot is in one server."""
        state = cast("Any", bot)._connection
        state.shard_count = 1
        everybody = {"id": str(SERVER), "name": "@everyone", "permissions": EVERYTHING}
        everybody |= {"position": 0, "color": 0, "hoist": False, "managed": False}
        guild = {"id": str(SERVER), "name": "Inn", "owner_id": "1", "preferred_locale": "en-US"}
        guild |= {"members": [member(APP)], "roles": [everybody | {"mentionable": False}]}
        guild |= {"channels": [], "emojis": [], "features": [], "threads": []}
        state._add_guild_from_data(guild | {"member_count": 2, "verification_level": 0})

    def click(self, bot: Bot, user: int, channel: int, message: int | None, id: str) -> Any:
        """Somebody presses a button: of the table message, or of a private panel (None)."""
        self._last = max(self._last + 1, time_snowflake(discord.utils.utcnow()))
        token, pressed = f"token{self._last}", message or next(self._ids)
        self._pressed[token] = channel, pressed
        flags = {"flags": PRIVATE} if message is None else {}
        data: Thing = {"id": str(self._last), "application_id": str(APP), "type": COMPONENT}
        data |= {"token": token, "version": 1, "channel_id": str(channel), "guild_id": str(SERVER)}
        data |= {"data": {"component_type": BUTTON, "custom_id": id}, "member": member(user)}
        data |= {"channel": {"id": str(channel), "type": 0, "name": "t", "position": 0}}
        data |= {"locale": "en-US", "guild_locale": "en-US", "app_permissions": EVERYTHING}
        data |= {"entitlements": [], "context": 0, "attachment_size_limit": 10 << 20}
        data |= {"authorizing_integration_owners": {"0": str(SERVER)}}
        data |= {"message": self._message(flags, channel, pressed)}
        return discord.Interaction(data=cast("Any", data), state=cast("Any", bot)._connection)

    def forget(self, click: Any) -> None:
        """It is answered."""
        del self._pressed[click.token]

    async def _asked(
        self, route: Route, *, files: Any = None, form: Any = None, **more: Any
    ) -> Any:
        body = self._body(more.get("json"), form)
        match route.method, route.url.removeprefix(Route.BASE).strip("/").split("/"):
            case _, ["users", "@me"]:
                return user(APP)
            case _, ["applications", _, "emojis"]:
                return {"items": emojis()}
            case _, ["oauth2" | "applications", *_] if "commands" not in route.path:
                return application()
            case _, ["applications", *_]:
                return []
            case _, ["channels", channel, "messages", *rest]:
                return self._message(body, int(channel), int(rest[0]) if rest else None)
            case _, ["guilds", _, "members", id]:
                return member(int(id))
            case _, ["users", id]:
                return user(int(id))
            case _:
                return {}

    async def _answered(
        self, route: Route, session: object, *, payload: Any = None, multipart: Any = None,
        files: Sequence[discord.File] | None = None, **_: Any,
    ) -> Thing:  # fmt: skip
        for file in files or ():
            file.reset(seek=0)
        body = self._body(payload, multipart)
        channel, message = self._pressed.get(str(route.webhook_token), (1, 1))
        if "callback" not in route.path:
            return self._message(body, channel, message)
        answer = {"id": "1", "type": COMPONENT, "response_message_id": str(message)}
        more = {"type": body["type"], "message": self._message(body.get("data"), channel, message)}
        return {"interaction": answer, "resource": more}

    def _body(self, payload: Any, parts: Sequence[Thing] | None) -> Thing:
        """What discord.py and aiohttp would write."""
        if not parts:
            raw = json.dumps(payload or {})
            self.sent += len(raw)
            return json.loads(raw)
        form = aiohttp.FormData(quote_fields=False)
        for part in parts:
            form.add_field(**part)
        form()
        for part in parts[1:]:
            self.sent += len(part["value"].read())
            self.pictures += 1
        return json.loads(parts[0]["value"])

    def _message(self, body: Thing | None, channel: int, id: int | None = None) -> Thing:
        body = body or {}
        numbers = count(1)
        shown = [numbered(part, numbers) for part in body.get("components") or ()]
        author, attached = user(APP), [self._file(one) for one in body.get("attachments") or ()]
        said: Thing = {"id": str(id or next(self._ids)), "channel_id": str(channel), "content": ""}
        said |= {"author": author, "components": shown, "attachments": attached, "embeds": []}
        said |= {"timestamp": THEN, "edited_timestamp": None, "tts": False, "pinned": False}
        said |= {"mentions": [], "mention_roles": [], "mention_everyone": False, "type": 0}
        return said | {"flags": body.get("flags") or 0}

    def _file(self, one: Thing) -> Thing:
        name, url = one.get("filename", "table.png"), "https://example.org/1"
        return {
            "id": str(next(self._ids)),
            "filename": name,
            "size": 1,
            "url": url,
            "proxy_url": url,
        }


def numbered(part: Thing, numbers: Any) -> Thing:
    """Discord numbers the components of a message."""
    part = {**part, "id": next(numbers)}
    if "components" in part:
        part["components"] = [numbered(one, numbers) for one in part["components"]]
    if "accessory" in part:
        part["accessory"] = numbered(part["accessory"], numbers)
    return part


def user(id: int) -> Thing:
    named = {"username": f"user{id}", "global_name": f"Player {id}"}
    return {"id": str(id), "discriminator": "0", "avatar": None, "bot": id == APP, **named}


def member(id: int) -> Thing:
    there: Thing = {"user": user(id), "roles": [], "joined_at": THEN, "nick": None, "avatar": None}
    return there | {"deaf": False, "mute": False, "flags": 0, "permissions": EVERYTHING}


def emojis() -> list[Thing]:
    """All symbols of buttons are there."""
    about = {"require_colons": True, "managed": False, "animated": False, "available": True}
    found = names(symbols.pictures()).values()
    return [about | {"id": str(FIRST_EMOJI + n), "name": name} for n, name in enumerate(found)]


def application() -> Thing:
    about = {"id": str(APP), "name": "bot", "icon": None, "description": "", "summary": ""}
    about |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
    return about | {"owner": user(APP)}
