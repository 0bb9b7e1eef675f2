"""What there is on the small Discord: users, servers, channels, and what the bot may do there."""

from __future__ import annotations

import time
from typing import Any

import discord

Thing = dict[str, Any]  # as Discord tells it

EPOCH = 1420070400000
APP, OWNER = 900000000000000001, 900000000000000002
ALL = (1 << 53) - 1
ORDINARY = ALL & ~(1 << 3)  # an administrator would be forbidden nothing
TEXT, DIRECT, PUBLIC_THREAD = 0, 1, 11
MEMBER = 1  # whom an overwrite is for
NOTHING = ("emojis", "stickers", "threads", "voice_states", "presences", "stage_instances")
NOTHING += ("guild_scheduled_events", "soundboard_sounds")  # of these a server has none


class World:
    def __init__(self, shards: int = 1) -> None:
        self.shards = shards
        self.users = dict[str, Thing]()
        self.guilds = dict[str, Thing]()  # those that the bot is in
        self.channels = dict[str, Thing]()
        self.gone = set[str]()  # users who have left every server
        self._last = 0
        self.me = self.user("Dragonspotter", APP, bot=True)

    def snowflake(self, shard: int | None = None) -> str:
        """A new id; that of a server says which share of all servers it belongs to."""
        now = int(time.time() * 1000) - EPOCH
        if shard is not None:
            now = max(now, (self._last >> 22) + self.shards)
            now += (shard - now) % self.shards
        self._last = max(self._last + 1, now << 22)
        return str(self._last)

    def shard_of(self, guild: str | None) -> int:
        """Direct messages come to the first."""
        return (int(guild) >> 22) % self.shards if guild else 0

    def user(self, name: str, id: int | None = None, bot: bool = False) -> Thing:
        one: Thing = {"id": str(id or self.snowflake()), "username": name.lower()}
        one |= {"global_name": name, "discriminator": "0", "avatar": None, "bot": bot}
        self.users[one["id"]] = one | {"public_flags": 0}
        return self.users[one["id"]]

    def guild(self, name: str, channels: int = 1, shard: int = 0, joined: bool = True) -> Thing:
        """`joined`: the bot is in it; else people brought it along for themselves."""
        id = self.snowflake(shard)
        guild: Thing = {"id": id, "name": name, "owner_id": str(OWNER), "features": []}
        guild |= {"preferred_locale": "en-US", "roles": [_everyone(id)], "joined_at": now()}
        guild |= {name: [] for name in NOTHING}
        guild |= dict.fromkeys(("verification_level", "explicit_content_filter", "mfa_level"), 0)
        guild |= dict.fromkeys(("default_message_notifications", "nsfw_level", "premium_tier"), 0)
        guild |= {"afk_timeout": 300, "system_channel_flags": 0, "member_count": 3}
        guild |= {"large": False, "unavailable": False, "members": [self.member(self.me)]}
        guild["channels"] = [self.channel(id, f"table-{n}") for n in range(channels)]
        if joined:
            self.guilds[id] = guild
        return guild

    def channel(self, guild: str | None, name: str, type: int = TEXT, **more: Any) -> Thing:
        one: Thing = {"id": self.snowflake(), "type": type, "name": name, "guild_id": guild}
        one |= {"permission_overwrites": [], "parent_id": None, "nsfw": False, "topic": None}
        one |= {"rate_limit_per_user": 0, "last_message_id": None, "flags": 0, "position": 0}
        self.channels[one["id"]] = one | more
        return self.channels[one["id"]]

    def thread(self, parent: Thing, name: str, type: int = PUBLIC_THREAD) -> Thing:
        about = {"archived": False, "locked": False, "auto_archive_duration": 1440}
        about |= {"archive_timestamp": now(), "create_timestamp": now()}
        more = {"parent_id": parent["id"], "owner_id": str(APP), "thread_metadata": about}
        return self.channel(parent["guild_id"], name, type, message_count=0, member_count=1, **more)

    def direct(self, user: Thing) -> Thing:
        for one in self.channels.values():
            if one["type"] == DIRECT and one["recipients"][0]["id"] == user["id"]:
                return one
        id = self.snowflake()
        one = {"id": id, "type": DIRECT, "recipients": [user], "last_message_id": None, "flags": 0}
        self.channels[id] = one
        return one

    def member(self, user: Thing) -> Thing:
        one: Thing = {"user": user, "nick": None, "roles": [], "joined_at": now(), "avatar": None}
        one |= {"deaf": False, "mute": False, "pending": False, "flags": 0, "premium_since": None}
        return one | {"permissions": str(ALL), "communication_disabled_until": None}

    def forbid(self, channel: Thing, *names: str) -> None:
        """Take these permissions from the bot in a channel; without names it gets all back."""
        denied = discord.Permissions(**dict.fromkeys(names, True)).value
        rule = {"id": str(APP), "type": MEMBER, "allow": "0", "deny": str(denied)}
        channel["permission_overwrites"] = [rule] if names else []

    def allowed(self, channel: Thing) -> discord.Permissions:
        """What the bot may do there; a thread goes by its parent."""
        value, place = ORDINARY, self.channels.get(channel.get("parent_id") or "", channel)
        for rule in place.get("permission_overwrites", []):
            value &= ~int(rule["deny"])
        return discord.Permissions(value)


def now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S.000000+00:00", time.gmtime())


def _everyone(guild: str) -> Thing:
    role: Thing = {"id": guild, "name": "@everyone", "permissions": str(ORDINARY), "position": 0}
    return role | {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
