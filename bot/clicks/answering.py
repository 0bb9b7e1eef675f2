"""What clicks of all kinds share: find the table, tell those who may not act, show the panel."""

from __future__ import annotations

from bot.clicks.overviews import point_on
from bot.desk import Desk
from bot.messages.answers import ASIDE, KIND, PANEL, hold, is_here, is_private, say, taken, tell
from bot.messages.private import FOLLOW
from bot.people.people import Click
from bot.screens.frame import button, sentence
from bot.screens.seats import for_strangers
from bot.table.ids import Deed
from bot.table.table import Table
from bot.text.words import Words
from engine.core import Msg


class Answering:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def table(self, click: Click, id: int, also_ended: bool = False) -> Table | None:
        """The table, or None: then the clicker is told that there is no such table, or that it has
        ended."""
        table = await self.desk.tables.get(id)
        if table is not None and not (is_here(click, table.row) and _may_look(click, table)):
            await self.sentence(click, "forged")
            return None
        if table is not None and (table.running or also_ended):
            return table
        await self.sentence(click, "table-over" if table else "table-gone")
        return None

    async def panel(self, click: Click, table: Table, seat: int, says: str = "") -> None:
        """The seat's private panel, drawn again, under a sentence; nothing of a seat that the
        clicker has given away meanwhile. A table aside is shown in full with the sentence apart,
        except a daily to those who read words in place of pictures while it runs."""
        if seat not in table.held_by(click.user.id):
            await self.stranger(click, table)
            return
        click.extras[KIND] = ASIDE if table.aside else PANEL
        await hold(click)
        reader, screens = await self.desk.people.reader(click), self.desk.screens
        by = await self.desk.pictures_for(click)
        plain = by is not self.desk.pictures and table.running and table.lesson is None
        if plain or not table.aside:
            await tell(click, await screens.seat_screen(table, reader, seat, by, says))
            return
        await tell(click, await screens.table_screen(table, reader, by=by))
        if says:
            await taken(click.followup.send(view=sentence(says), ephemeral=True))

    async def my_panel(self, click: Click, table: Table, says: str = "") -> None:
        """The panel of the seat that is waited for if the clicker holds several. If they hold none
        any more, the clock or a friend was faster, and they are told."""
        mine = table.held_by(click.user.id)
        waited = [seat for seat in table.game.actors(table.state) if seat in mine]
        if seats := waited or mine:
            await self.panel(click, table, seats[0], says)
        else:
            await self.stranger(click, table)

    async def stranger(self, click: Click, table: Table) -> None:
        """The clicker is not at the table, or has left it: what they can do is one click away."""
        words = await self.words(click, table)
        if not table.left_by(click.user.id):
            free = len(table.free())
            says = words.say("stranger-free", count=free) if free else words.say("stranger")
            await say(click, says, *for_strangers(table, words))
            return
        await say(click, words.say("stand-in"), button(words, "back", Deed(table.id, "back")))

    async def words(self, click: Click, table: Table) -> Words:
        reader, by = await self.desk.people.reader(click), await self.desk.pictures_for(click)
        return (await self.desk.screens.scene(table, reader, None, by)).words

    async def sentence(self, click: Click, id: str, **args: object) -> None:
        reader = await self.desk.people.reader(click)
        await say(click, reader(id, **args))

    async def after(self, click: Click, table: Table, seat: int | None = None) -> None:
        """Show what a stored move has changed, on the table message and where it was clicked."""
        private, going = is_private(click), await self.desk.house_moves(table.id)
        if private and seat is not None and not going.done():
            now = await self.desk.tables.get(table.id) or table
            await self.panel(click, now, _next(now, seat))
        await self._acted(click, table)
        trouble = await self.desk.follow(table.id, going, None if private else click)
        reader = await self.desk.people.reader(click)
        says = reader.msg(trouble) if trouble and not table.aside else ""
        table = await self.desk.tables.get(table.id) or table
        if private and seat is not None:
            await self.panel(click, table, _next(table, seat), says)
        elif says:
            await say(click, says)
        if not private or seat is None:
            await self._renew(click, table)
        for kind in FOLLOW:
            if (answer := self.desk.private.panel(click.user.id, table.id, kind)) is not None:
                await self.desk.renew_look(answer, table, kind)
        await point_on(self.desk, click, table)

    async def _acted(self, click: Click, table: Table) -> None:
        """`table` as the move has left it, before bot players go on."""
        waited, mine = table.game.actors(table.state), table.held_by(click.user.id)
        turn_over = table.running and not any(seat in waited for seat in mine)
        await self.desk.private.acted(click, table.id, turn_over=turn_over)

    async def _renew(self, click: Click, table: Table) -> None:
        """The panel that somebody has open follows what they click elsewhere: on the table message,
        or on a private question."""
        mine, waited = table.held_by(click.user.id), table.game.actors(table.state)
        answer = self.desk.private.panel(click.user.id, table.id)
        if answer is not None and mine and not table.aside:
            reader, by = await self.desk.people.reader(click), await self.desk.pictures_for(click)
            seat = next((seat for seat in mine if seat in waited), mine[0])
            await answer.show(await self.desk.screens.seat_screen(table, reader, seat, by))


async def own_up(desk: Desk, click: Click, trouble: Msg | None, *, beside: bool = False) -> None:
    """Tell the person who clicked why a table could not be shown: as the answer, or `beside` one
    that was given."""
    if trouble is None:
        return
    text = (await desk.people.reader(click)).msg(trouble)
    if beside:
        await taken(click.followup.send(view=sentence(text), ephemeral=True))
    else:
        await say(click, text)


def _next(table: Table, seat: int) -> int:
    """The seat that goes on after this one: another that its player holds, if only that is waited
    for."""
    waited = [one for one in table.with_seat(seat) if one in table.game.actors(table.state)]
    return waited[0] if waited and seat not in waited else seat


def _may_look(click: Click, table: Table) -> bool:
    """Nobody else may watch a table aside: they may not have had their own try at a daily yet."""
    return not table.aside or any(seat.user == click.user.id for seat in table.seats)
