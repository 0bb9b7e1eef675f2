"""What can be clicked beside the game: my seat, why not, undo, text, back, again, end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.clicks.answering import own_up
from bot.clicks.aways import Aways
from bot.clicks.ending import Ending
from bot.clicks.votes import Votes
from bot.messages.answers import drop, hold, read, say, taken, tell
from bot.people.people import Click
from bot.screens import history
from bot.screens.beside import kept_for
from bot.screens.by_text import text_of, why_not
from bot.screens.frame import sentence
from bot.screens.screen import Screen
from bot.screens.story import story_message
from bot.table.ids import Deed
from bot.table.reading import reading
from bot.table.sitters import sit_of
from bot.table.table import Table
from db import Seat, Stale, Twice

LASTING = ("text", "story")  # what can still be looked at when a table has ended


class Deeds(Ending):
    async def click(self, click: Click, deed: Deed) -> None:
        if deed.do == "end":
            await self.end(click, deed.table)
        elif deed.do == "keep":
            await drop(click)
        elif (do := self._deeds.get(deed.do)) is None:
            await self.sentence(click, "forged")
        elif (table := await self.table(click, deed.table, deed.do in LASTING)) is not None:
            await do(self, click, table, deed)

    async def my_seat(self, click: Click, table: Table, deed: Deed) -> None:
        """Show one's own panel. If somebody holds several seats, they get the one that is waited
        for."""
        mine = table.held_by(click.user.id)
        waited = [seat for seat in mine if seat in table.game.actors(table.state)]
        seat = deed.number if deed.number in mine else next(iter([*waited, *mine]), None)
        if seat is None:
            await self.stranger(click, table)
        elif table.aside:
            await self._close_up(click, table, seat)
        else:
            await self.panel(click, table, seat)

    async def _close_up(self, click: Click, table: Table, seat: int) -> None:
        """Send it as a message of its own, beside the table's."""
        await taken(click.response.defer(ephemeral=True, thinking=True))
        reader = await self.desk.people.reader(click)
        by = await self.desk.pictures_for(click)
        await tell(click, await self.desk.screens.seat_screen(table, reader, seat, by))

    async def why_not(self, click: Click, table: Table, deed: Deed) -> None:
        """Explain for the reader's own seat; a spectator reads the public part for the seat that is
        waited for."""
        mine = table.held_by(click.user.id)
        actors = table.game.actors(table.state)
        waited = [seat for seat in actors if seat in mine or not mine]
        seat = deed.number if deed.number in mine else next(iter([*waited, *mine]), 0)
        reader = await self.desk.people.reader(click)
        scene = await self.desk.screens.scene(table, reader, seat if seat in mine else None)
        await read(click, *why_not(scene, seat))

    async def text(self, click: Click, table: Table, deed: Deed) -> None:
        mine = table.held_by(click.user.id)
        seat = deed.number if deed.number in mine else next(iter(mine), None)
        reader = await self.desk.people.reader(click)
        scene = await self.desk.screens.scene(table, reader, seat)
        await read(click, *text_of(scene))

    async def since(self, click: Click, table: Table, deed: Deed) -> None:
        """What has happened since the reader's own last move, as far as they may know it."""
        mine = table.held_by(click.user.id)
        if not mine:
            await self.stranger(click, table)
            return
        seat = deed.number if deed.number in mine else mine[0]
        player = await self.desk.store.player_of(click.user.id)
        moves = await self.desk.store.moves(table.id)
        words = await self.words(click, table)
        await read(click, history.since(table, moves, words, seat, player))

    async def hand(self, click: Click, table: Table, deed: Deed) -> None:
        """What a hand holds beyond its first picture, in a message of its own with all pages."""
        mine = table.held_by(click.user.id)
        seat = deed.number if deed.number in mine else next(iter(mine), None)
        if seat is None:
            await self.stranger(click, table)
            return
        await self._apart(click, deed)
        reader = await self.desk.people.reader(click)
        by = await self.desk.pictures_for(click)
        screen = await self.desk.screens.hand_screen(table, reader, seat, by, deed.value)
        await tell(click, screen or Screen(sentence(reader("no-more-cards"))))

    async def close(self, click: Click, table: Table, deed: Deed) -> None:
        """A close-up of the place that the decision is about, for those who watch, too."""
        await self._look(click, table, deed, "no-close")

    async def goals(self, click: Click, table: Table, deed: Deed) -> None:
        """How far everybody is from the goal, in a message of its own, for those who watch, too."""
        await self._look(click, table, deed, "no-goals")

    async def _look(self, click: Click, table: Table, deed: Deed, nothing: str) -> None:
        await self._apart(click, deed)
        screen = await self.desk.look(click, table, deed.do)
        reader = await self.desk.people.reader(click)
        await tell(click, screen or Screen(sentence(reader(nothing))))

    async def _apart(self, click: Click, deed: Deed) -> None:
        """A message of its own, in which a menu then chooses something else."""
        if deed.value:
            await hold(click)
        else:
            await taken(click.response.defer(ephemeral=True, thinking=True))

    async def piles(self, click: Click, table: Table, deed: Deed) -> None:
        """A message of its own in which another pile can be chosen, for those who watch, too."""
        mine = table.held_by(click.user.id)
        seat = deed.number if deed.number in mine else next(iter(mine), None)
        await self._apart(click, deed)
        reader = await self.desk.people.reader(click)
        by = await self.desk.pictures_for(click)
        screen = await self.desk.screens.pile_screen(table, reader, seat, by, deed.value)
        await tell(click, screen or Screen(sentence(reader("no-piles"))))

    async def story(self, click: Click, table: Table, deed: Deed) -> None:
        """The newest page that was read, in a message of its own, in which pages are turned."""
        reader = await self.desk.people.reader(click)
        scene = await self.desk.screens.scene(table, reader, None)
        view = story_message(scene, deed.number) or sentence(reader("no-story"))
        await (read(click, view) if deed.number is None else tell(click, Screen(view)))

    async def undo(self, click: Click, table: Table, deed: Deed) -> None:
        """Undo is free for the person whose move it was, as long as nothing was shown and nobody
        else acted."""
        seat = table.undoable
        if seat is None or seat not in table.held_by(click.user.id):
            await Votes(self.desk).click(click, Deed(table.id, "ask"))
            return
        await taken(click.response.defer())
        move = table.last.seq if deed.number is None else deed.number
        try:
            after = await self.desk.tables.undo(table.id, move, await self.desk.by(click))
        except Twice:
            return
        except Stale:
            reader = await self.desk.people.reader(click)
            table = await self.desk.tables.get(table.id) or table
            await self.panel(click, table, seat, reader("stale"))
            return
        await self.after(click, after, seat)

    async def back(self, click: Click, table: Table, deed: Deed) -> None:
        """A person takes back the seat that a bot player kept warm."""
        left = table.left_by(click.user.id)
        if not left:
            await self._not_theirs(click, table)
            return
        await hold(click)
        by, chosen = await self.desk.by(click), await self._chosen(table, left)
        try:
            seats = [Seat(number, player=by.player) for number in left]
            table = await self.desk.tables.sit(table.id, seats, by)
        except Twice:
            return
        except Stale:
            await self.sentence(click, "table-over")
            return
        if not table.held_by(click.user.id):  # somebody has taken them over in the meantime
            await self.stranger(click, table)
            return
        trouble = await self.desk.go_on(table.id)
        reader, came = await self.desk.people.reader(click), await Aways(self.desk).came(click)
        says = "\n".join([reader("welcome-back", chosen=chosen), *came])
        await self.panel(click, table, left[0], says)
        await own_up(self.desk, click, trouble, beside=True)

    async def _chosen(self, table: Table, seats: Sequence[int]) -> bool:
        """Whether the bot player has chosen anything since it has had these seats."""
        with reading(f"table {table.id}"):
            for move in reversed(await self.desk.store.moves(table.id)):
                if (sit := sit_of(table, move)) is not None and sit.seat in seats:
                    break
                if move.seat in seats:
                    return True
        return False

    async def _not_theirs(self, click: Click, table: Table) -> None:
        """Whose seats bot players keep warm, to somebody who has left none here."""
        words = await self.words(click, table)
        if names := kept_for(table, words):
            await say(click, words.say("back-other", names=names))
        else:
            await self.sentence(click, "nothing-kept")

    _deeds: dict[str, Callable[[Deeds, Click, Table, Deed], Awaitable[None]]] = {
        "seat": my_seat,
        "why": why_not,
        "text": text,
        "hand": hand,
        "close": close,
        "goals": goals,
        "piles": piles,
        "leaf": piles,
        "story": story,
        "since": since,
        "undo": undo,
        "back": back,
    }
