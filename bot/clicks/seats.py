"""Seats that change hands while a game runs: taken over from a bot player, handed to a friend, or
gone on without; and watching without a seat."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence

import discord

from bot.clicks.answering import Answering, own_up
from bot.clicks.passing import pass_on
from bot.clicks.steps import LEVEL
from bot.desk import Desk
from bot.messages.answers import hold, say, taken, tell
from bot.people.people import Click
from bot.people.recent import Recent
from bot.screens import layout
from bot.screens.frame import button, question, sentence
from bot.screens.screen import Screen
from bot.screens.seats import ask_button, briefing, offer_message, watch_message
from bot.table import parting
from bot.table.ids import Deed, Hand
from bot.table.table import Table
from db import Seat, Stale, Twice

TRIES = 5  # at a table where bot players move in the meantime
KEPT = 2_000  # how many offers are remembered as having called the friend

Friend = discord.User | discord.Member
Place = discord.abc.GuildChannel | discord.Thread


class Seats(Answering):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._called = Recent[str, bool](KEPT)  # friends, by the proof of the offer made to them

    async def click(self, click: Click, deed: Deed) -> None:
        if (table := await self.table(click, deed.table)) is None:
            return
        if deed.do == "watch":
            await self._watch(click, table)
        elif deed.do == "without":
            await self._without(click, table, deed.number)
        elif deed.do == "leave":
            await self._leave(click, table)
        elif (trouble := await self._trouble(click, table)) is not None:
            await self.sentence(click, trouble)
        elif not table.free():
            await self.sentence(click, "drop-in-none")
        elif deed.do == "drop":
            reader = await self.desk.people.reader(click)
            scene = await self.desk.screens.scene(table, reader, None)
            await tell(click, Screen(briefing(scene)))
        else:
            await self._sit(click, table, deed.number)

    async def ask_leave(self, click: Click, table: Table) -> None:
        """Ask first, in words of what would be lost."""
        if (trouble := _stays(click, table)) is not None:
            await self.sentence(click, trouble)
            return
        words = await self.words(click, table)
        lost = "leave-ranked" if table.mode.competitive else "leave-together"
        lines = [words.say("ask-leave"), *([words.say(lost)] if table.row.ranked else [])]
        yes = button(words, "leave", Deed(table.id, "leave"), discord.ButtonStyle.danger)
        await tell(click, Screen(question(words.say, "\n".join(lines), yes)))

    async def _leave(self, click: Click, table: Table) -> None:
        """A bot player plays on, marked as such, so that nobody can freeze a game by leaving."""
        if (trouble := _stays(click, table)) is not None:
            await self.sentence(click, trouble)
            return
        await hold(click)
        by, mine = await self.desk.by(click), table.held_by(click.user.id)
        seats = [Seat(number, player=by.player, house=LEVEL) for number in mine]
        try:
            table = await self.desk.tables.sit(table.id, seats, by)
        except Twice:
            return
        except Stale:
            await self.sentence(click, "table-over")
            return
        if not table.left_by(click.user.id):  # somebody has taken them over in the meantime
            await self.stranger(click, table)
            return
        words = await self.words(click, table)
        await say(click, words.say("left"), button(words, "back", Deed(table.id, "back")))
        await own_up(self.desk, click, await self.desk.go_on(table.id), beside=True)

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

    async def _watch(self, click: Click, table: Table) -> None:
        await hold(click)
        reader, by = await self.desk.people.reader(click), await self.desk.pictures_for(click)
        scene = await self.desk.screens.scene(table, reader, None)
        drawn = {layout.PICTURE: await by.board(scene), layout.PAGE: await by.page(scene)}
        pictures = {name: picture for name, picture in drawn.items() if picture}
        await tell(click, Screen(watch_message(scene, list(pictures)), pictures))

    async def _sit(self, click: Click, table: Table, seat: int | None) -> None:
        await hold(click)
        mine = await self._taken(click, table, lambda now: [s for s in now.free() if s == seat])
        if mine is not None:
            reader = await self.desk.people.reader(click)
            await self.my_panel(click, mine, reader("drop-in-done"))

    async def _without(self, click: Click, table: Table, seat: int | None) -> None:
        """Those who sit go on without somebody who is away, once enough of them have agreed."""
        mine, desk = table.held_by(click.user.id), self.desk
        if not mine:
            await self.stranger(click, table)
        elif seat is None or seat in mine or seat not in parting.offered(table):
            await self.sentence(click, "without-over")
            await desk.messages.catch_up(table)
        else:
            await taken(click.response.defer())
            player = await desk.store.player_of(click.user.id)
            await desk.store.go_ahead(table.id, seat, player)
            if missing := await parting.missing(desk.store, table, seat):
                await own_up(desk, click, await desk.messages.refresh(table.id, click))
                await self._waits_for(click, missing)
                return
            try:
                await pass_on(desk, table, [seat])
            except Stale:
                await self.sentence(click, "without-over")
            await self.after(click, table)

    async def _waits_for(self, click: Click, players: Sequence[str]) -> None:
        """The clicker has agreed, and these are still asked."""
        reader, people = await self.desk.people.reader(click), self.desk.people
        names = [await people.player_name(click.guild_id, one, reader) for one in players]
        view = sentence(reader("without-agreed", waiting=reader.join(names)))
        await taken(click.followup.send(view=view, ephemeral=True))

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
        reader = await self.desk.people.reader(click)
        await self.my_panel(click, mine, reader("drop-in-done"))

    async def _taken(
        self, click: Click, table: Table, wanted: Callable[[Table], Sequence[int]]
    ) -> Table | None:
        """Give the clicker the seats, if they are still free to take, and show it to all."""
        by = await self.desk.by(click)
        for _ in range(TRIES):
            now = await self.desk.tables.get(table.id)
            if now is None or not (seats := wanted(now)):
                break
            try:
                told = [Seat(seat, player=by.player) for seat in seats]
                after = await self.desk.tables.sit(table.id, told, by, now.seq)
            except Stale:  # somebody has moved in the meantime: look again
                continue
            except Twice:
                return None
            trouble = await self.desk.go_on(table.id)
            await own_up(self.desk, click, trouble, beside=True)
            return await self.desk.tables.get(table.id) or after
        await self.sentence(click, "drop-in-gone")
        return None

    async def _trouble(self, click: Click, table: Table) -> str | None:
        """The message that says why this user cannot sit down here, or None."""
        me = click.user.id
        if table.held_by(me) or table.left_by(me):
            return "drop-in-seated"
        if table.mode.competitive and await self.desk.store.has_sat(table.id, me):
            return "drop-in-knows"
        return None


def _stays(click: Click, table: Table) -> str | None:
    """The message that says why the clicker cannot leave, or None."""
    if not table.held_by(click.user.id):
        return "stranger"
    return "daily-no-leave" if table.row.daily is not None else None


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
