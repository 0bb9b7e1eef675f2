"""What the small Discord answers, path by path. A route that is not here is answered with 404."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.wire.messages import Files
from tests.wire.refused import Refused
from tests.wire.world import APP, DIRECT, OWNER, Thing

if TYPE_CHECKING:
    from tests.wire.fake import Fake


@dataclass(frozen=True)
class Call:
    body: Any
    files: Files


async def start(fake: Fake, call: Call) -> Thing:
    limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
    url = f"ws://127.0.0.1:{fake.port}/gateway"
    return {"url": url, "shards": fake.world.shards, "session_start_limit": limit}


async def me(fake: Fake, call: Call) -> Thing:
    return fake.world.me | {"verified": True, "mfa_enabled": True, "locale": "en-US", "email": None}


async def application(fake: Fake, call: Call) -> Thing:
    about: Thing = {"id": str(APP), "name": "Dragonspotter", "icon": None, "description": ""}
    about |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "00", "flags": 0}
    return about | {"team": None, "owner": fake.world.user("Owner", OWNER), "rpc_origins": []}


async def put_commands(fake: Fake, call: Call) -> list[Thing]:
    more = {"application_id": str(APP), "version": "1", "default_member_permissions": None}
    fake.commands = [more | {"id": fake.world.snowflake(), "type": 1} | one for one in call.body]
    return fake.commands


async def emojis(fake: Fake, call: Call) -> Thing:
    return {"items": list(fake.emojis.values())}


async def new_emoji(fake: Fake, call: Call) -> Thing:
    """Two of an application never have the same name."""
    if call.body["name"] in {one["name"] for one in fake.emojis.values()}:
        raise Refused(400, 50035, "Invalid Form Body")
    made = {"id": fake.world.snowflake(), "name": call.body["name"], "roles": [], "user": None}
    made |= {"require_colons": True, "managed": False, "animated": False, "available": True}
    fake.emojis[made["id"]] = made
    return made


async def send(fake: Fake, call: Call, channel: str) -> Thing:
    """A new message opens an archived thread again."""
    place = may(fake, channel, "view_channel")
    thread = place.get("thread_metadata")
    may(fake, channel, "send_messages_in_threads" if thread else "send_messages")
    if call.files:
        may(fake, channel, "attach_files")
    if thread and thread["locked"]:
        raise Refused(403, 160005, "Thread is locked")
    key = call.body.get("nonce") if call.body.get("enforce_nonce") else None
    for one in fake.messages.all.values():
        if key and one.told["nonce"] == key:
            return one.told
    one = fake.messages.post(channel, call.body, call.files)
    one.told["nonce"] = call.body.get("nonce")
    if thread and thread["archived"]:
        thread["archived"] = False
        await fake.gateway.tell(place["guild_id"], "THREAD_UPDATE", place)
    return one.told


async def edit(fake: Fake, call: Call, channel: str, id: str) -> Thing:
    may(fake, channel, "view_channel")
    _seen(fake, id)
    return fake.messages.edit(id, call.body, call.files).told


async def delete(fake: Fake, call: Call, channel: str, id: str) -> None:
    may(fake, channel, "view_channel")
    _seen(fake, id)
    fake.messages.delete(id)


async def see(fake: Fake, call: Call, channel: str, id: str) -> Thing:
    may(fake, channel, "view_channel", "read_message_history")
    return _seen(fake, id)


async def thread(fake: Fake, call: Call, channel: str) -> Thing:
    parent = may(fake, channel, "view_channel", "create_public_threads")
    if parent["type"] not in (0, 5):
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    new = fake.world.thread(parent, call.body["name"], call.body["type"])
    await fake.gateway.tell(parent["guild_id"], "THREAD_CREATE", new | {"newly_created": True})
    return new


async def channel(fake: Fake, call: Call, id: str) -> Thing:
    return may(fake, id, "view_channel")


async def user(fake: Fake, call: Call, id: str) -> Thing:
    if id not in fake.world.users:
        raise Refused(404, 10013, "Unknown User")
    return fake.world.users[id]


async def member(fake: Fake, call: Call, guild: str, id: str) -> Thing:
    if guild not in fake.world.guilds:
        raise Refused(404, 10004, "Unknown Guild")
    if id in fake.world.gone:
        raise Refused(404, 10007, "Unknown Member")
    return fake.world.member(await user(fake, call, id))


async def direct(fake: Fake, call: Call) -> Thing:
    return fake.world.direct(await user(fake, call, str(call.body["recipient_id"])))


async def callback(fake: Fake, call: Call, id: str, token: str) -> Thing:
    return fake.interactions.callback(id, token, call.body, call.files)


async def followup(fake: Fake, call: Call, token: str) -> Thing:
    return fake.interactions.followup(token, call.body, call.files)


async def edit_answer(fake: Fake, call: Call, token: str, id: str) -> Thing:
    return fake.interactions.edit(token, id, call.body, call.files)


async def see_answer(fake: Fake, call: Call, token: str, id: str) -> Thing:
    return fake.interactions.see(token, id)


async def drop_answer(fake: Fake, call: Call, token: str, id: str) -> None:
    fake.interactions.drop(token, id)


def may(fake: Fake, channel: str, *names: str) -> Thing:
    """The channel, if the bot may do this there."""
    place = fake.world.channels.get(channel)
    if place is None:
        raise Refused(404, 10003, "Unknown Channel")
    allowed = fake.world.allowed(place)
    if place["type"] != DIRECT and not allowed.view_channel:
        raise Refused(403, 50001, "Missing Access")
    if place["type"] != DIRECT and not all(getattr(allowed, name) for name in names):
        raise Refused(403, 50013, "Missing Permissions")
    return place


def _seen(fake: Fake, id: str) -> Thing:
    """What only one person sees is not among a channel's messages."""
    if (one := fake.messages.all.get(id)) is None or one.private:
        raise Refused(404, 10008, "Unknown Message")
    return one.told


HOOK = rf"/webhooks/{APP}/([^/]+)"
MESSAGES = r"/channels/(\d+)/messages"
ROUTES: list[tuple[str, Callable[..., Awaitable[Any]]]] = [
    (r"GET /gateway/bot", start),
    (r"GET /users/@me", me),
    (r"GET /(?:oauth2/)?applications/@me", application),
    (rf"PUT /applications/{APP}/commands", put_commands),
    (rf"GET /applications/{APP}/emojis", emojis),
    (rf"POST /applications/{APP}/emojis", new_emoji),
    (r"POST /interactions/(\d+)/([^/]+)/callback", callback),
    (rf"POST {HOOK}", followup),
    (rf"PATCH {HOOK}/messages/(@original|\d+)", edit_answer),
    (rf"GET {HOOK}/messages/(@original|\d+)", see_answer),
    (rf"DELETE {HOOK}/messages/(@original|\d+)", drop_answer),
    (rf"POST {MESSAGES}", send),
    (rf"PATCH {MESSAGES}/(\d+)", edit),
    (rf"DELETE {MESSAGES}/(\d+)", delete),
    (rf"GET {MESSAGES}/(\d+)", see),
    (r"POST /channels/(\d+)/threads", thread),
    (r"GET /channels/(\d+)", channel),
    (r"GET /users/(\d+)", user),
    (r"GET /guilds/(\d+)/members/(\d+)", member),
    (r"POST /users/@me/channels", direct),
]
