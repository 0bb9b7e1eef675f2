"""What people do: click whatever they see, type commands, leave, come back, let days pass."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import discord
import simcord
from discord import AppCommandOptionType as Kind
from discord.app_commands import Command
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import ComponentType, OverwriteType

from bot.table import ids
from tests.discord.kit import Actor, Done, controls
from tests.soak.town import Town, joined
from tests.soak.trouble import Trouble

HOUR, DAY = 3600.0, 86400.0
PASSES = (60.0, *[HOUR] * 6, *[7 * HOUR] * 6, *[DAY] * 6, 3 * DAY, 3 * DAY, 8 * DAY, 31 * DAY)
SEEN = 5  # of the newest messages in a place, and of one's own private ones
RIGHTS = ("send_messages", "view_channel", "attach_files", "create_public_threads", "embed_links")
IMPOSSIBLE = (simcord.SetupError, simcord.OptionError, BackendError)  # nobody could do that
NONSENSE = ("", "x", "Ünsinn " * 14, "2026-13", "42", "all", "WB-31", "\u202eabc")
OFTEN = {"play": 9, "daily play": 4, "table show": 5, "table hand": 3}
SELDOM = {
    "table leave": 0.3,
    "me forget": 0.4,
    "server erase": 0.1,
    "table film": 0.4,
    "table end": 0.7,
}
LEAVES = 1 / 150  # of acts: a mishap
TIME = 1 / 60  # of acts: time goes by
STOPS = 1 / 400  # of all actions; the bot is then restarted


class Crowd:
    """`sent` counts what people clicked and typed, by what it was."""

    def __init__(self, town: Town, luck: Random, trouble: Trouble) -> None:
        self.town, self.luck, self.trouble = town, luck, trouble
        self.sent: Counter[str] = Counter()
        self.silent: list[str] = []
        self._private: dict[int, deque[Any]] = {}
        self._files: list[tuple[str, bytes]] = [("campaign.json", b"[" * 999)]

    async def act(self) -> None:
        roll = self.luck.random()
        if roll < STOPS:
            self.trouble.on = False
            await self.town.restart()
            self.trouble.on = True
        elif roll < STOPS + TIME:
            await self.town.later(self.luck.choice(PASSES))
        elif roll < STOPS + TIME + LEAVES:
            await self._mishap()
        elif roll < 0.1:
            await self.town.together([self._one] * self.luck.randint(2, 4))
        else:
            await self._one()

    async def _one(self) -> None:
        """Of one person; what nobody could do is not done."""
        who = self.luck.choice(self.town.people)
        how = self.luck.choices((self._click, self._order, self._suggest), (86, 10, 4))[0]
        before = self.trouble.count
        try:
            name, done = await how(who)
        except IMPOSSIBLE:
            return
        if done is None:
            return
        self.sent[name] += 1
        self._keep(who, done)
        quiet = self.trouble.count == before and self.town._held is None
        if quiet and not done.acknowledged and done.autocomplete_choices is None:
            self.silent.append(f"{who.name}: {name}")
        if done.modal is not None:
            await self._fill_in(who, done)

    async def _click(self, who: Actor) -> tuple[str, Done | None]:
        parts = [(message, part) for message in self._seen(who) for part in controls(message)]
        parts = [(m, p) for m, p in parts if not getattr(p, "disabled", False) and p.custom_id]
        if not parts:
            return "", None
        message, part = self.luck.choices(parts, [_weight(p) for _, p in parts])[0]
        name = _kind(part)
        if isinstance(part, discord.SelectMenu):
            picked = self._picked(who, part)
            return name, await who.select(message, picked, custom_id=part.custom_id)
        return name, await who.click(message, custom_id=part.custom_id)

    def _seen(self, who: Actor) -> list[Any]:
        """The newest of one place, and one's own private messages."""
        place = self.luck.choice(self.town.places(who))
        public = [m for m in place.history(viewer=who)[-SEEN:] if not m.flags.ephemeral]
        mine = [m for m in self._private.get(who.id, ()) if self.luck.random() < 0.7]
        return [*public, *mine]

    def _picked(self, who: Actor, menu: discord.SelectMenu) -> list[Any]:
        if menu.type is discord.ComponentType.channel_select:
            found = self.town.places(who)
            return self.luck.sample(found, self.luck.randint(0, min(2, len(found))))
        most = min(menu.max_values, len(menu.options))
        count = self.luck.randint(min(menu.min_values, most), most)
        return self.luck.sample([option.value for option in menu.options], count)

    async def _order(self, who: Actor) -> tuple[str, Done | None]:
        place = self.luck.choice(self.town.places(who))
        name = self._named(who, place)
        command = commands_of(self.town)[name]
        filled = {}
        for option in command.parameters:
            if option.required or self.luck.random() < 0.5:
                filled[option.display_name] = await self._value(who, place, name, option)
        answer = self._slash(who, place, name, filled)
        return f"/{name}", await answer

    def _named(self, who: Actor, place: simcord.ChannelHandle) -> str:
        if isinstance(who, simcord.UserHandle):
            known = list(who.available_commands())
        else:
            known = list(who.available_commands(place))
        weights = [OFTEN.get(name, SELDOM.get(name, 1)) for name in known]
        return self.luck.choices(known, weights)[0]

    def _slash(
        self, who: Actor, place: simcord.ChannelHandle, name: str, filled: dict[str, Any]
    ) -> Awaitable[Done]:
        if isinstance(who, simcord.UserHandle):
            return who.slash(name, **filled)
        return who.slash(place, name, **filled)

    async def _value(
        self, who: Actor, place: simcord.ChannelHandle, command: str, option: Any
    ) -> Any:
        if option.choices:
            return self.luck.choice(option.choices).value
        match option.type:
            case Kind.boolean:
                return self.luck.random() < 0.5
            case Kind.integer:
                return self.luck.randint(option.min_value, option.max_value)
            case Kind.user:
                return self.luck.choice([one for one in self.town.people if type(one) is type(who)])
            case Kind.attachment:
                return self.luck.choice(self._files)
            case _:
                offered = await self._offered(who, place, command, option)
                return self.luck.choice(offered or NONSENSE)

    async def _offered(
        self, who: Actor, place: simcord.ChannelHandle, command: str, option: Any
    ) -> list[str]:
        if not option.autocomplete or self.luck.random() < 0.1:
            return []
        found = await self._typed(who, place, command, option.display_name, "")
        return [choice["value"] for choice in found]

    async def _suggest(self, who: Actor) -> tuple[str, Done | None]:
        place = self.luck.choice(self.town.places(who))
        name = self._named(who, place)
        options = [one for one in commands_of(self.town)[name].parameters if one.autocomplete]
        if options and self.town._held is None:
            option, typed = self.luck.choice(options), self.luck.choice(NONSENSE)
            await self._typed(who, place, name, option.display_name, typed)
            self.sent[f"~{name} {option.display_name}"] += 1
        return "", None

    async def _typed(
        self, who: Actor, place: simcord.ChannelHandle, command: str, option: str, typed: str
    ) -> list[dict[str, Any]]:
        if self.town._held is not None:
            return []
        if isinstance(who, simcord.UserHandle):
            return await who.autocomplete(command, option, typed)
        return await who.autocomplete(place, command, option, typed)

    async def _fill_in(self, who: Actor, done: Done) -> None:
        """A modal: the server's name, or nonsense; or what can be chosen there."""
        modal: Any = done.modal
        fields = [part["component"] for part in modal["components"]]
        answers = {field["custom_id"]: self._entered(field) for field in fields}
        try:
            answer = await who.submit_modal(done, answers)
        except IMPOSSIBLE:
            return
        self.sent["a modal"] += 1
        self._keep(who, answer)

    def _entered(self, field: dict[str, Any]) -> Any:
        values = [option["value"] for option in field.get("options", ())]
        if field["type"] == ComponentType.CHECKBOX_GROUP:
            return self.luck.sample(values, self.luck.randint(0, len(values)))
        return self.luck.choice(values or ("Inn", "Hall", "nonsense"))

    def _keep(self, who: Actor, done: Done) -> None:
        """What only they can see can be clicked later; a file can be sent again."""
        answers = [*([done.response] if done.response else []), *done.followups]
        for answer in answers:
            for file in answer.message.attachments:
                if "campaign" in file.filename and file.filename.endswith(".json"):
                    raw = self.town.env.backend.cdn.get(file.url)
                    self._files = [*self._files[-4:], (file.filename, raw)] if raw else self._files
            if answer.ephemeral:
                kept = self._private.setdefault(who.id, deque(maxlen=SEEN))
                kept.append(answer.message)

    async def _mishap(self) -> None:
        mishap: Callable[[], None] = self.luck.choice(
            (self._lose_channel, self._bar, self._part, self._return, self._delete)
        )
        mishap()
        self.sent[f"mishap: {mishap.__name__.strip('_')}"] += 1
        await self.town.settle()

    def _lose_channel(self) -> None:
        guild = self.luck.choice((self.town.inn, self.town.hall))
        channels = [one for one in guild.channels.values() if not one.is_thread]
        lost = self.luck.choice(channels)
        for gone in (*lost.threads, lost):  # Discord deletes a channel's threads with it
            self.town.env.backend.delete_channel(gone.id)
        guild.create_text_channel(lost.name or "tavern")

    def _bar(self) -> None:
        """The bot loses a right in a channel, or gets all back."""
        backend = self.town.env.backend
        guild = self.luck.choice((self.town.inn, self.town.hall))
        channel = self.luck.choice([one for one in guild.channels.values() if not one.is_thread])
        me = backend.bot_user.id
        if any(one == me for one in backend.get_channel(channel.id).overwrites):
            backend.delete_overwrite(channel.id, me)
        else:
            denied = discord.Permissions(**{self.luck.choice(RIGHTS): True}).value
            overwrite = Overwrite(target_id=me, type=OverwriteType.MEMBER, allow=0, deny=denied)
            backend.set_overwrite(channel.id, overwrite)

    def _part(self) -> None:
        """Somebody leaves a server, though not the person who keeps it."""
        members = [one for one in self.town.people if isinstance(one, simcord.MemberActor)]
        one = self.luck.choice([m for m in members if m.user.id != m.guild.owner.id])
        one.guild.remove_member(one)
        self.town.people.remove(one)

    def _return(self) -> None:
        guild = self.luck.choice((self.town.inn, self.town.hall))
        away = [user for user in self.town.users if user.id not in guild.member_ids()]
        if away:
            self.town.people.append(joined(self.town.env, guild, self.luck.choice(away)))

    def _delete(self) -> None:
        """A moderator deletes a message."""
        guild = self.luck.choice((self.town.inn, self.town.hall))
        channel = self.luck.choice(list(guild.channels.values()))
        if messages := [one for one in channel.history() if not one.flags.ephemeral]:
            self.town.env.backend.delete_message(channel.id, self.luck.choice(messages).id)


def commands_of(town: Town) -> dict[str, Command[Any, ..., Any]]:
    found = town.bot.tree.walk_commands()
    return {one.qualified_name: one for one in found if isinstance(one, Command)}


def _weight(part: Any) -> float:
    """People mostly play."""
    id = ids.parse(part.custom_id, ["0:p0"])
    if isinstance(id, ids.Pick):
        return 12
    return 0.3 if getattr(part, "style", None) is discord.ButtonStyle.danger else 1


def _kind(part: Any) -> str:
    match ids.parse(part.custom_id, ["0:p0"]):
        case ids.Pick():
            return "a choice"
        case ids.Deed(do=do) | ids.Step(do=do) | ids.Hand(do=do) | ids.Server(do=do) as id:
            return f"{type(id).__name__.lower()} {do}"
        case other:
            return type(other).__name__.lower()
