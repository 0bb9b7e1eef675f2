"""A seat that its owner offers to a friend while a game runs."""

from __future__ import annotations

import hashlib
import hmac

import discord

from bot.clicks.taking import Taking
from bot.desk import Desk
from bot.messages.answers import say, taken
from bot.people.people import Click
from bot.people.recent import Recent
from bot.screens.frame import sentence
from bot.screens.seats import ask_button, offer_message
from bot.table.ids import Hand
from bot.table.table import Table

KEPT = 2_000  # how many offers are remembered as having called the friend

Friend = discord.User | discord.Member
Place = discord.abc.GuildChannel | discord.Thread


class Hands(Taking):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._called = Recent[str, bool](KEPT)  # friends, by the proof of the offer made to them

    async def ask(self, click: Click, table: Table, friend: Friend) -> None:
        """Ask whether somebody wants to hand their seats to a friend, and say what that means."""
        reader = await self.desk.people.reader(click)
        name = self.desk.people.introduced(click.guild_id, friend)
        if (trouble := _unfit(click, table, friend)) is not None:
            await say(click, reader(trouble, name=name))
            return
        words = await self.words(click, table)
        player = await self.desk.store.player_of(click.user.id)
        hand = Hand(table.id, "offer", friend.id, proof(table, player, friend.id))
        lines = [reader("hand-ask", name=name)]
        lines += [reader("hand-ask-rated")] if table.counts else []
        if not _sees(click, friend):
            lines.append(reader("hand-ask-unseen", name=name))
        await say(click, "\n".join(lines), ask_button(words, hand))

    async def handed(self, click: Click, hand: Hand) -> None:
        """An offer was made, taken up, refused or taken back."""
        if (table := await self.table(click, hand.table)) is None:
            return
        player = await self.desk.store.player_of(click.user.id)
        giver = _giver(table, hand)
        if giver is None:
            await self.sentence(click, "hand-over")
        elif hand.do == "offer" and giver == player:
            await self._offer(click, table, hand)
        elif hand.do == "back" and giver == player:
            await self._settled(click, "hand-back", giver, hand)
        elif hand.do == "decline" and click.user.id == hand.friend:
            await self._settled(click, "hand-declined", giver, hand)
        elif hand.do == "take" and click.user.id == hand.friend:
            await self._take(click, table, giver)
        else:
            reader = await self.desk.people.reader(click)
            name = await self.desk.people.name(click.guild_id, hand.friend, reader)
            await say(click, reader("hand-other", name=name))

    async def _offer(self, click: Click, table: Table, hand: Hand) -> None:
        """Post the offer in the channel and tell the friend of it. They are called only if they
        want to be, and only once, however often the same is offered."""
        wanted = await self.desk.preferences.mentioned(hand.friend, click.guild_id)
        if called := wanted and hand.proof not in self._called:
            self._called[hand.proof] = True
        public = await self.desk.people.public(click.guild_id, None)
        scene = await self.desk.screens.scene(table, public, None)
        text = public(
            "hand-offer",
            mention=f"<@{hand.friend}>",
            name=await self.desk.people.name(click.guild_id, click.user.id, public),
            seats=public.join([scene.words.full(seat) for seat in table.held_by(click.user.id)]),
        )
        view = offer_message(text, scene.words, hand)
        told = discord.AllowedMentions(users=[discord.Object(hand.friend)] if called else [])
        await taken(click.response.send_message(view=view, allowed_mentions=told))

    async def _settled(self, click: Click, id: str, giver: str, hand: Hand) -> None:
        """Without its buttons the offer cannot be taken up, since no other message holds the
        proof. What became of it stands where it was made, for the giver to read."""
        people = self.desk.people
        public = await people.public(click.guild_id, None)
        names = {
            "name": await people.player_name(click.guild_id, giver, public),
            "friend": await people.name(click.guild_id, hand.friend, public),
        }
        await taken(click.response.edit_message(view=sentence(public(id, **names))))

    async def _take(self, click: Click, table: Table, giver: str) -> None:
        if (trouble := await self._trouble(click, table)) is not None:
            await self.sentence(click, trouble)
            return
        public = await self.desk.people.public(click.guild_id, None)
        names = {
            "name": await self.desk.people.player_name(click.guild_id, giver, public),
            "friend": await self.desk.people.name(click.guild_id, click.user.id, public),
        }
        await taken(click.response.defer())
        mine = await self._taken(click, table, lambda now: _seats_of(now, giver))
        if mine is None:
            return
        view = sentence(public("hand-taken", **names))
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
