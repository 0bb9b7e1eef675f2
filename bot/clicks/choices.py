"""A choice clicked at a table: it is checked, played and answered. Nothing is silently ignored."""

from __future__ import annotations

from discord import ButtonStyle

from bot.clicks.answering import Answering
from bot.messages.answers import CONFIRM, KIND, read, taken
from bot.people.people import Click
from bot.platform.limits import clip
from bot.screens.frame import button, sentence
from bot.table import offers
from bot.table.ids import Deed, Pick
from bot.table.table import Table
from db import Stale, Twice
from engine.core import Illegal, Msg, Option


class Choices(Answering):
    async def click(self, click: Click, pick: Pick) -> None:
        """People who may not choose this are told why and shown what is on offer."""
        table = await self.table(click, pick.table)
        if table is None or (seat := await self._seat(click, table, pick)) is None:
            return
        reader = await self.desk.people.reader(click)
        pile = "p" if pick.pile == "p" else "s"
        option = offers.option_at(table.game, table.state, seat, pile, pick.index)
        if not table.fresh(seat, pick.now):
            await self.panel(click, table, seat, reader("stale"))
            await self.desk.messages.catch_up(table)
        elif option is None:
            await self.sentence(click, "forged")
        elif option.blocked is not None:
            await self._blocked(click, table, seat, option.blocked)
        elif option.confirm and pick.pile != "c":
            await self._confirm(click, table, seat, option)
        else:
            await self._play(click, pick, seat)

    async def _play(self, click: Click, pick: Pick, seat: int) -> None:
        """The answer waits for the commit; deferring it says nothing yet."""
        await taken(click.response.defer())
        desk = self.desk
        try:
            table = await desk.tables.play(pick, seat, await desk.by(click))
        except Twice:
            return
        except (Stale, Illegal) as refusal:
            await self._refused(click, pick.table, seat, refusal)
            return
        await self.after(click, table, seat)

    async def _refused(self, click: Click, id: int, seat: int, refusal: Exception) -> None:
        """Somebody was faster, or a rule forbids it."""
        if (table := await self.table(click, id)) is None:
            return
        if isinstance(refusal, Illegal) and refusal.reason is not None:
            await self._blocked(click, table, seat, refusal.reason)
        else:
            reader = await self.desk.people.reader(click)
            await self.panel(click, table, seat, reader("stale"))

    async def _blocked(self, click: Click, table: Table, seat: int, reason: Msg) -> None:
        words = await self.words(click, table)
        says = words.say("blocked", reason=words.reason(reason))
        await self.panel(click, table, seat, says)

    async def _confirm(self, click: Click, table: Table, seat: int, option: Option) -> None:
        """Ask privately first if a choice is costly and cannot be taken back. The question is a
        message of its own, so that nothing moves under a finger, and its first button is No."""
        words = await self.words(click, table)
        index = table.game.options(table.state, seat).index(option)
        pick = Pick(table.id, seat, table.state.now, "c", index)
        yes = button(words, "confirm", pick, ButtonStyle.danger)
        no = button(words, "cancel", Deed(table.id, "keep"))
        lost = table.game.warning(table.game.view(table.state, seat), option.action)
        text = [words.say("confirm", action=words.struct(option.action))]
        text += [words.msg(told) for told in (option.detail, lost) if told]
        click.extras[KIND] = CONFIRM
        await read(click, sentence(clip("\n".join(text), 1000), no, yes))

    async def _seat(self, click: Click, table: Table, pick: Pick) -> int | None:
        """The seat that a click is for, or None; people who may not click it are told so."""
        mine, waited = table.held_by(click.user.id), table.game.actors(table.state)
        asked = [seat for seat in mine if seat in waited]
        if pick.seat is None and asked:
            return asked[0]
        if pick.seat is not None and pick.seat in mine:
            return pick.seat
        if not mine:
            await self.stranger(click, table)
            return None
        words = await self.words(click, table)
        if pick.seat is not None and (asked or pick.seat not in waited):
            says = words.say("not-yours", name=words.full(pick.seat))
        else:
            says = words.say("not-your-turn", names=words.who(waited))
        await self.panel(click, table, (asked or mine)[0], says)
        return None
