"""Who uses the bot: commands, suggestions, clicks, menus and forms, as Discord tells them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.discord.limits import SELECTS
from tests.wire.fake import Fake
from tests.wire.interactions import CLICK, COMMAND, SUBMIT, SUGGEST, Asked
from tests.wire.messages import Message
from tests.wire.world import ALL, APP, DIRECT, Thing

SUBCOMMAND, USER = 1, 6  # kinds of options
CHANNELS = 8  # the select of channels
PATIENCE = 40.0  # seconds for what should follow an answer, on a busy machine too


@dataclass
class Person:
    """`guest`: the bot came along with them, the server does not know it."""

    fake: Fake
    user: Thing
    locale: str = "en-US"
    guest: bool = False

    @property
    def id(self) -> str:
        return self.user["id"]

    async def slash(self, room: Thing, command: str, wait: bool = True, **options: Any) -> Asked:
        """`command`: its name, and its subcommand's after a space."""
        data = self._command(command, options)
        return await self._ask(room, COMMAND, data, f"/{command} {options or ''}", wait=wait)

    async def suggest(self, room: Thing, command: str, option: str, typed: str) -> Asked:
        data = self._command(command, {option: typed}, option)
        return await self._ask(room, SUGGEST, data, f"suggestions /{command} {option}={typed!r}")

    async def click(self, message: Message, id: str, *values: str, wait: bool = True) -> Asked:
        """A button, or options of a menu. What has gone meanwhile is clicked as an old view is."""
        here = [part for part in message.parts if part.get("custom_id") == id]
        part = next(iter(here), {"type": 3 if values else 2, "id": 0})
        data: Thing = {"custom_id": id, "component_type": part["type"], "id": part["id"]}
        if part["type"] in SELECTS:
            data["values"] = list(values)
        if part["type"] == CHANNELS:
            picked = {one: self.fake.world.channels[one] for one in values}
            may = {"permissions": str(ALL)}
            data["resolved"] = {"channels": {one: told | may for one, told in picked.items()}}
        room = self.fake.world.channels[message.channel]
        return await self._ask(room, CLICK, data, f"{id} {' '.join(values)}", message, wait)

    async def press(self, message: Message, part: str, wait: bool = True) -> Asked:
        """The first button or option whose id holds this."""
        way = message.way(part)
        assert way is not None, f"no {part} among {message.ways()}: {message.text}"
        return await self.click(message, way[0], *way[1], wait=wait)

    async def submit(self, asked: Asked, *texts: str) -> Asked:
        """What the form that answered asks for, typed into its fields."""
        parts = list[Thing]()
        for one, text in zip(asked.data["components"], texts, strict=True):
            inner = one.get("component") or one["components"][0]
            field = {"type": inner["type"], "id": 2, "custom_id": inner["custom_id"], "value": text}
            parts.append({"type": 18, "id": 1, "component": field})
        id, message = asked.data["custom_id"], self.fake.messages.all.get(asked.message or "")
        data = {"custom_id": id, "components": parts, "resolved": {}}
        room = self.fake.world.channels[asked.channel]
        return await self._ask(room, SUBMIT, data, f"form {id}", message)

    def sees(self, room: Thing) -> list[Message]:
        """The messages of a channel that this person sees, the newest first."""
        here = [one for one in self.fake.messages.all.values() if one.channel == room["id"]]
        return [one for one in here if not one.private or one.reader == self.id][::-1]

    def _command(self, command: str, options: Thing, focused: str | None = None) -> Thing:
        name, _, sub = command.partition(" ")
        known = next(one for one in self.fake.commands if one["name"] == name)
        schema = next(o for o in known["options"] if o["name"] == sub) if sub else known
        kinds = {option["name"]: option["type"] for option in schema.get("options", [])}
        told: list[Thing] = [
            {"name": key, "type": kinds[key], "value": value}
            | ({"focused": True} if key == focused else {})
            for key, value in options.items()
        ]
        users = [value for key, value in options.items() if kinds[key] == USER]
        if sub:
            told = [{"name": sub, "type": SUBCOMMAND, "options": told}]
        data: Thing = {"id": known["id"], "name": name, "type": 1, "options": told}
        return data | ({"resolved": self._resolved(users)} if users else {})

    def _resolved(self, ids: list[str]) -> Thing:
        users = {id: self.fake.world.users[id] for id in ids}
        absent = ("user", "deaf", "mute")
        members = {id: self.fake.world.member(user) for id, user in users.items()}
        bare = {id: {k: v for k, v in m.items() if k not in absent} for id, m in members.items()}
        return {"users": users, "members": bare}

    async def _ask(
        self,
        room: Thing,
        kind: int,
        data: Thing,
        what: str,
        message: Message | None = None,
        wait: bool = True,
    ) -> Asked:
        id = self.fake.world.snowflake()
        clicked = message.id if message else None
        asked = Asked(id, f"token-{id}", kind, what, room["id"], self.id, clicked, self.guest)
        payload = self._payload(asked, room, data) | ({"message": message.told} if message else {})
        self.fake.interactions.add(asked)
        await self.fake.gateway.tell(room.get("guild_id"), "INTERACTION_CREATE", payload)
        if wait:
            await asked.answered(PATIENCE)
        return asked

    def _payload(self, asked: Asked, room: Thing, data: Thing) -> Thing:
        world, guild = self.fake.world, room.get("guild_id")
        told: Thing = {"id": asked.id, "application_id": str(APP), "type": asked.kind, "version": 1}
        told |= {"token": asked.token, "data": data, "locale": self.locale, "entitlements": []}
        told |= {"channel": room | {"permissions": str(ALL)}, "channel_id": room["id"]}
        told |= {"app_permissions": str(world.allowed(room).value)}
        told |= {"attachment_size_limit": 10 << 20, "context": 0 if guild else 1}
        told |= {"authorizing_integration_owners": self._owners(room)}
        if guild is None:
            return told | {"user": self.user}
        known = world.guilds.get(guild, {"preferred_locale": "en-US", "features": []})
        locale, features = known["preferred_locale"], known["features"]
        told |= {"member": world.member(self.user), "guild_id": guild, "guild_locale": locale}
        return told | {"guild": {"id": guild, "locale": locale, "features": features}}

    def _owners(self, room: Thing) -> Thing:
        """Who brought the bot here: the server (0), the user (1)."""
        if self.guest:
            return {"1": self.id}
        if room["type"] == DIRECT:
            return {"0": "0", "1": self.id}
        return {"0": room["guild_id"]}
