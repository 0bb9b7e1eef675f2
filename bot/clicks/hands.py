"""A seat that its owner offers to a friend while a game runs."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.clicks.taking import Taking
from bot.desk import Desk
from bot.messages.answers import posted, say, taken, tell
from bot.people.people import Click
from bot.people.recent import Recent
from bot.screens.frame import question, sentence
from bot.screens.screen import Screen
from bot.screens.seats import ask_button, offer_message, offer_text
from bot.screens.timing import last_day
from bot.table.ids import Hand
from bot.table.table import Table

KEPT = 2_000  # how many offers are remembered as having called the friend

Friend = discord.User | discord.Member
Place = discord.abc.GuildChannel | discord.Thread


class Stands(NamedTuple):
    """Where the open offer of a seat is, and to whom it was made."""

    channel: int
    message: int
    friend: int


class Hands(Taking):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        # By the proof of an offer: whether the friend was called, and who has said no to it.
        self._called, self._refused = Recent[str, bool](KEPT), Recent[str, bool](KEPT)
        self._open = Recent[tuple[int, str], Stands](KEPT)  # by table and giver
        self._offering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, click: Click, table: Table, friend: Friend) -> None:
        """Ask whether somebody wants to hand their seats to a friend, and say what that means."""
        reader = await self.desk.people.reader(click)
        name = self.desk.people.introduced(click.guild_id, friend)
        player = await self.desk.store.player_of(click.user.id)
        hand = Hand(table.id, "offer", friend.id, proof(table, player, friend.id))
        trouble = _unfit(click, table, friend)
        if trouble is None and hand.proof in self._refused:
            trouble = "hand-said-no"
        if trouble is not None:
            await say(click, reader(trouble, name=name))
            return
        lines = [reader("hand-ask", name=name)]
        lines += [reader("hand-ask-rated")] if table.counts else []
        if (away := await self.desk.store.away_of(friend.id)) is not None:
            lines.append(reader("hand-ask-away", name=name, until=last_day(away.until)))
        if not _sees(click, friend):
            lines.append(reader("hand-ask-unseen", name=name))
        yes = ask_button(reader, name, hand)
        await tell(click, Screen(question(reader, "\n".join(lines), yes)))

    async def handed(self, click: Click, hand: Hand) -> None:
        """An offer was made, taken up, refused or taken back."""
        if (table := await self.table(click, hand.table)) is None:
            return
        player = await self.desk.store.player_of(click.user.id)
        giver = _giver(table, hand)
        if giver is None:
            await self.sentence(click, "hand-over")
        elif hand.do == "offer" and giver == player:
            async with self._offering.setdefault(table.id, asyncio.Lock()):
                await self._offer(click, table, hand, giver)
        elif self._is_over(click, table, giver):
            await self.sentence(click, "hand-over")
        elif hand.do == "back" and giver == player:
            await self._settled(click, "hand-back", giver, hand)
        elif hand.do == "decline" and click.user.id == hand.friend:
            self._refused[hand.proof] = True
            await self._settled(click, "hand-declined", giver, hand)
        elif hand.do == "take" and click.user.id == hand.friend:
            await self._take(click, table, giver)
        else:
            await self._not_theirs(click, giver, hand)

    async def _not_theirs(self, click: Click, giver: str, hand: Hand) -> None:
        """Whose button it is: the friend's to take or refuse, the giver's to take back."""
        reader, people = await self.desk.people.reader(click), self.desk.people
        if hand.do in ("offer", "back"):
            name = await people.player_name(click.guild_id, giver, reader)
            await say(click, reader("hand-giver", name=name))
        else:
            name = await people.name(click.guild_id, hand.friend, reader)
            await say(click, reader("hand-other", name=name))

    def _is_over(self, click: Click, table: Table, giver: str) -> bool:
        """Whether another offer of the seat has taken the place of this one."""
        stands = self._open.get((table.id, giver))
        return (
            stands is not None
            and click.message is not None
            and (stands.message != click.message.id)
        )

    async def _offer(self, click: Click, table: Table, hand: Hand, giver: str) -> None:
        """Post the offer in the channel and tell the friend of it; an open one before it is over.
        They are called only if they may be mentioned, and only once, however often the same is
        offered."""
        people, friend = self.desk.people, hand.friend
        if hand.proof in self._refused:
            reader = await people.reader(click)
            name = await people.name(click.guild_id, friend, reader)
            await say(click, reader("hand-said-no", name=name))
            return
        called = hand.proof not in self._called
        mentioned, now = self.desk.preferences.mentioned, self.desk.now()
        if called := called and await mentioned(friend, click.guild_id, now):
            self._called[hand.proof] = True
        public = await people.public(click.guild_id, None)
        scene = await self.desk.screens.scene(table, public, None)
        text = offer_text(
            scene, friend, await people.player_name(click.guild_id, giver, public), giver
        )
        view = offer_message(text, scene.words, hand)
        message = await posted(click, Screen(view), [friend] if called else [])
        if message is not None and click.channel_id is not None:
            await self._replaced(click, table, giver)
            self._open[table.id, giver] = Stands(click.channel_id, message, friend)

    async def _replaced(self, click: Click, table: Table, giver: str) -> None:
        """The offer that stood before loses its buttons."""
        if (old := self._open.pop((table.id, giver), None)) is None:
            return
        view = await self._what_became(click, "hand-newer", giver, old.friend)
        channel = self.desk.client.get_partial_messageable(old.channel)
        await taken(channel.get_partial_message(old.message).edit(view=view))

    async def _what_became(
        self, click: Click, id: str, giver: str, friend: int
    ) -> discord.ui.LayoutView:
        """The offer without its buttons, for all to read."""
        people = self.desk.people
        public = await people.public(click.guild_id, None)
        name = await people.player_name(click.guild_id, giver, public)
        called = await people.name(click.guild_id, friend, public)
        return sentence(public(id, name=name, friend=called))

    async def _settled(self, click: Click, id: str, giver: str, hand: Hand) -> None:
        """Without its buttons the offer cannot be taken up, since no other message holds the
        proof. What became of it stands where it was made, for the giver to read."""
        self._open.pop((hand.table, giver), None)
        view = await self._what_became(click, id, giver, hand.friend)
        await taken(click.response.edit_message(view=view))

    async def _take(self, click: Click, table: Table, giver: str) -> None:
        if (trouble := await self._trouble(click, table)) is not None:
            await self.sentence(click, trouble)
            return
        view = await self._what_became(click, "hand-taken", giver, click.user.id)
        await taken(click.response.defer())
        mine = await self._taken(click, table, lambda now: _seats_of(now, giver))
        if mine is None:
            return
        self._open.pop((table.id, giver), None)
        await taken(click.edit_original_response(view=view))
        await self._seated(click, mine)


def proof(table: Table, giver: str, friend: int) -> str:
    """A code that nobody can make up while the table's seed is secret; it holds while `giver`
    sits."""
    told = f"seats of {giver} for {friend}".encode()
    return hmac.new(table.row.seed, told, hashlib.sha256).hexdigest()[:16]


def _giver(table: Table, hand: Hand) -> str | None:
    """The player whose seats are offered, or None if the table does not know of such an offer, or
    not any more."""
    players = {seat.player for seat in table.seats if seat.player is not None}
    return next((one for one in players if proof(table, one, hand.friend) == hand.proof), None)


def _seats_of(table: Table, player: str) -> list[int]:
    return [seat.seat for seat in table.seats if seat.player == player]


def _sees(click: Click, friend: Friend) -> bool:
    """Whether the friend can find an offer in this channel. Discord sends that with the command."""
    if not isinstance(friend, discord.Member) or not isinstance(click.channel, Place):
        return True
    allowed = friend.resolved_permissions or click.channel.permissions_for(friend)
    return allowed.view_channel


def _unfit(click: Click, table: Table, friend: Friend) -> str | None:
    """The message that says why these seats cannot be handed to this friend, or None."""
    if table.row.server is None or table.row.personal:
        return "hand-direct"
    if friend.id == click.user.id:
        return "hand-yourself"
    if friend.bot:
        return "hand-bot"
    if not isinstance(friend, discord.Member):
        return "hand-absent"
    return "hand-seated" if table.held_by(friend.id) or table.left_by(friend.id) else None
