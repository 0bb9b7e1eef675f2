"""A seat that its owner offers to a friend while a game runs."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from weakref import WeakValueDictionary

import discord

from bot.clicks.taking import Taking
from bot.desk import Desk, apart
from bot.messages.answers import hold_edit, posted, say, taken, tell
from bot.people.people import Click
from bot.platform.refusals import REFUSALS, refusal
from bot.screens.frame import question, sentence
from bot.screens.screen import Screen
from bot.screens.seats import ask_button, offer_message, offer_text, seats_of
from bot.screens.tables import link
from bot.screens.timing import back_on
from bot.table.ids import Hand
from bot.table.table import Table
from bot.text.called import game_name
from db import Game as Row
from db import Offer

Friend = discord.User | discord.Member
Place = discord.abc.GuildChannel | discord.Thread


class Hands(Taking):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._offering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, click: Click, table: Table, friend: Friend) -> None:
        """Ask whether somebody wants to hand their seats to a friend, and say what that means."""
        reader = await self.desk.people.reader(click)
        name = self.desk.people.introduced(click.guild_id, friend)
        player = await self.desk.store.player_of(click.user.id)
        hand = Hand(table.id, "offer", friend.id, proof(table, player, friend.id))
        trouble = _unfit(click, table, friend)
        if trouble is None and await self._refused(table, player, friend.id):
            trouble = "hand-said-no"
        if trouble is not None:
            await say(click, reader(trouble, name=name))
            return
        lines = [reader("hand-ask", name=name)]
        lines += [reader("hand-ask-rated")] if table.counts else []
        if (away := await self.desk.store.away_of(friend.id)) is not None:
            lines.append(reader("hand-ask-away", name=name, back=back_on(away.until)))
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
        elif await self._is_over(click, table, giver):
            await self.sentence(click, "hand-over")
        elif hand.do == "back" and giver == player:
            await self._settled(click, table, "hand-back", giver, hand)
        elif hand.do == "decline" and click.user.id == hand.friend:
            invited = await self.desk.store.player_of(hand.friend)
            await self.desk.store.refuse_offer(table.id, giver, invited)
            await self._settled(click, table, "hand-declined", giver, hand)
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

    async def _refused(self, table: Table, giver: str, friend: int) -> bool:
        """Whether this friend has said no to these seats."""
        player = await self.desk.store.player_of(friend)
        made = await self.desk.store.offer(table.id, giver, player)
        return made is not None and made.answer == "no"

    async def _is_over(self, click: Click, table: Table, giver: str) -> bool:
        """Whether another offer of the seat has taken the place of this one."""
        stands = await self.desk.store.open_offer(table.id, giver)
        return (
            stands is not None
            and click.message is not None
            and (stands.message != click.message.id)
        )

    async def _offer(self, click: Click, table: Table, hand: Hand, giver: str) -> None:
        """Post the offer in the channel and tell the friend of it; an open one to somebody else is
        over. The question that asked for it says so, and has no buttons any more.
        They are called only if they may be mentioned, and only once, however often the same is
        offered."""
        people, store, friend = self.desk.people, self.desk.store, hand.friend
        await hold_edit(click)
        reader, player = await people.reader(click), await store.player_of(friend)
        name = await people.name(click.guild_id, friend, reader)
        if await self._refused(table, giver, friend):
            await say(click, reader("hand-said-no", name=name))
            return
        view = await self._shown(click, table, hand, giver)
        if await self._stands(table, giver, player, view):
            await say(click, reader("hand-stands", name=name))
            return
        made = await store.offer(table.id, giver, player)
        mentioned, now = self.desk.preferences.mentioned, self.desk.now()
        called = not (made and made.called) and await mentioned(friend, click.guild_id, now)
        message = await posted(click, Screen(view), [friend] if called else [])
        if message is not None and click.channel_id is not None:
            await self._replaced(table, giver)
            stands = Offer(table.id, giver, player, called, None, click.channel_id, message)
            await store.offer_stands(stands)
            await say(click, reader("hand-offered", name=name))

    async def _shown(
        self, click: Click, table: Table, hand: Hand, giver: str
    ) -> discord.ui.LayoutView:
        """The offer as all read it."""
        public = await self.desk.people.public(click.guild_id, None)
        scene = await self.desk.screens.scene(table, public, None)
        name = await self.desk.people.player_name(click.guild_id, giver, public)
        return offer_message(offer_text(scene, hand.friend, name, giver), scene.words, hand)

    async def _stands(
        self, table: Table, giver: str, friend: str, view: discord.ui.LayoutView
    ) -> bool:
        """Whether the same offer can be taken up already: its message is still there."""
        old = await self.desk.store.open_offer(table.id, giver)
        if old is None or old.friend != friend:
            return False
        try:
            await self._message(old).edit(view=view)
        except REFUSALS as error:
            return refusal(error).transient
        return True

    def _message(self, one: Offer) -> discord.PartialMessage:
        channel = self.desk.client.get_partial_messageable(one.channel or 0)
        return channel.get_partial_message(one.message or 0)

    async def _replaced(self, table: Table, giver: str) -> None:
        """The offer that stood before loses its buttons."""
        if (old := await self.desk.store.open_offer(table.id, giver)) is not None:
            await self._edited(old, table.row, "hand-newer")
            await self.desk.store.offer_over(table.id, giver)

    async def look(self) -> None:
        """Offers lose their buttons once the seat has somebody else or the game has ended."""
        await apart(self._ended(one) for one in await self.desk.store.offers_over())

    async def _ended(self, one: Offer) -> None:
        """What Discord does not take now is tried again in a minute."""
        row = await self.desk.store.game(one.game)
        if row is not None and await self._edited(one, row, "hand-over"):
            await self.desk.store.offer_over(one.game, one.giver)

    async def _edited(self, one: Offer, row: Row, id: str) -> bool:
        """False if it is worth another try."""
        friend = await self.desk.store.user_of(one.friend)
        view = await self._what_became(row, id, one.giver, friend)
        try:
            await self._message(one).edit(view=view)
        except REFUSALS as error:
            return not refusal(error).transient
        return True

    async def _what_became(
        self, row: Row, id: str, giver: str, friend: int | None, seats: str = ""
    ) -> discord.ui.LayoutView:
        """The offer without its buttons, for all to read."""
        people = self.desk.people
        public = await people.public(row.server, None)
        name = await people.player_name(row.server, giver, public)
        called = await people.name(row.server, friend, public)
        at = {"game": game_name(public, row.kind), "link": link(row), "seats": seats}
        return sentence(public(id, name=name, friend=called, **at))

    async def _settled(self, click: Click, table: Table, id: str, giver: str, hand: Hand) -> None:
        """Without its buttons the offer cannot be taken up, since no other message holds the
        proof. What became of it stands where it was made, for the giver to read."""
        await self.desk.store.offer_over(hand.table, giver)
        public = await self.desk.people.public(click.guild_id, None)
        seats = seats_of(await self.desk.screens.scene(table, public, None), giver)
        view = await self._what_became(table.row, id, giver, hand.friend, seats)
        await taken(click.response.edit_message(view=view))

    async def _take(self, click: Click, table: Table, giver: str) -> None:
        if (trouble := await self._trouble(click, table)) is not None:
            await self.sentence(click, trouble)
            return
        view = await self._what_became(table.row, "hand-taken", giver, click.user.id)
        await taken(click.response.defer())
        mine = await self._taken(click, table, lambda now: _seats_of(now, giver))
        if mine is None:
            return
        await self.desk.store.offer_over(table.id, giver)
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
