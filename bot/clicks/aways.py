"""Being away: what people say about it, what it does to their seats, and coming back."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from discord import ui

from bot.clicks.passing import agreed_on
from bot.clicks.steps import LEVEL
from bot.desk import Desk, apart
from bot.messages.answers import hold, say, taken
from bot.people.people import Click
from bot.platform.limits import TEXT, fold
from bot.records.ratings import season_of, span_of
from bot.screens.absence import back_button, sit_in_button, spoken
from bot.screens.folds import listed
from bot.screens.frame import sentence
from bot.screens.tables import link
from bot.screens.timing import moment
from bot.table.away import IN_A_ROW, LONGEST, allowed
from bot.table.clock import DAY, HOUR
from bot.table.parting import asked, deserted, voices
from bot.table.reading import UNREAD
from bot.table.table import Table
from bot.table.tables import By
from bot.table.votes import people
from bot.text.called import game_name
from bot.text.dates import examples, unclear, until_when
from bot.text.say import Say
from db import Away, Rest, Seat, Stale, StandIn
from engine.core import Msg

WAIT, BOT = "wait", "bot"
MOST = int(LONGEST / DAY)  # in days
SLACK = HOUR  # by this much the night is longer in which summer time ends
COUNTS = 93 * DAY + IN_A_ROW  # how long a rest is remembered: a quarter, and what came before it


class Aways:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def told(self, click: Click, reader: Say) -> str:
        """What the clicker has said about being away."""
        away = await self.desk.store.away_of(click.user.id)
        if away is None:
            return reader("away-not")
        sits = away.seats == BOT and bool(await self._sat_in(click.user.id, away))
        seats = BOT if sits else "later" if away.seats == BOT else WAIT
        zone = await self.desk.preferences.zone(click.user.id)
        until = spoken(away.until, zone, reader, self.desk.now())
        return reader("away-set", until=until, seats=seats)

    async def show(self, click: Click) -> None:
        reader = await self.desk.people.reader(click)
        away = await self.desk.store.away_of(click.user.id)
        await say(click, await self.told(click, reader), *([back_button(reader)] if away else []))

    async def back(self, click: Click) -> None:
        await hold(click)
        reader = await self.desk.people.reader(click)
        if (away := await self.desk.store.away_of(click.user.id)) is None:
            await say(click, reader("away-not"))
            return
        given = await self._home(click.user.id, away, self.desk.now())
        await say(click, "\n".join([reader("away-back"), *_given(given, reader)]))

    async def came(self, click: Click) -> list[str]:
        """Somebody who takes a seat is not away any more, anywhere, which these lines tell; none if
        they were not. They sit already, whatever a failing disk does to the rest."""
        lines = list[str]()
        if click.guild_id is not None:
            await apart([self._came(click, lines)])
        return lines

    async def joined(self, click: Click) -> None:
        """The same beside an answer that the click has had."""
        if lines := await self.came(click):
            await taken(click.followup.send(view=sentence("\n".join(lines)), ephemeral=True))

    async def _came(self, click: Click, lines: list[str]) -> None:
        if (away := await self.desk.store.away_of(click.user.id)) is not None:
            given = await self._home(click.user.id, away, self.desk.now())
            reader = await self.desk.people.reader(click)
            lines += [reader("away-ended"), *_given(given, reader)]

    async def leave(self, click: Click, typed: str, seats: str) -> None:
        """From now on the clicker is away; what is impossible is refused and changes nothing."""
        await hold(click)
        reader, now = await self.desk.people.reader(click), self.desk.now()
        zone = await self.desk.preferences.zone(click.user.id)
        until = until_when(typed, now, zone, reader.lang)
        if until is None:
            why = unclear(typed, now, zone, reader.lang)
            await self._refuse(click, reader, why)
        else:
            await self.go(click, until, seats)

    async def go(self, click: Click, until: float, seats: str) -> None:
        """The same with a moment that is understood."""
        await hold(click)
        reader, now = await self.desk.people.reader(click), self.desk.now()
        if (why := trouble(until, now)) is not None:
            await self._refuse(click, reader, why)
            return
        player = await self.desk.store.player_of(click.user.id)
        most = await self._most(click.user.id, player, now)
        if seats == WAIT and until > most + SLACK:
            await self._too_long(click, reader, until, most if most > now else None)
            return
        held, stay = until, list[Table]()
        if seats == BOT:
            stay = [one for one in await self._tables(click.user.id) if _stays(one, player)]
            waits = any(_asks(one, player) or one.row.clock for one in stay)
            held = min(until, most) if waits and most > now else None
        given = await self._go(player, click.user.id, now, until, held, seats)
        where = [await self._where(table, player, held, reader) for table in stay]
        lines = [await self.told(click, reader), *where, *_given(given, reader)]
        await say(click, fold(lines, TEXT, partial(listed, reader)), back_button(reader))

    async def _too_long(self, click: Click, reader: Say, until: float, left: float | None) -> None:
        """Clocks wait until `left` at most, but a bot player may sit in for so long."""
        zone = await self.desk.preferences.zone(click.user.id)
        button = sit_in_button(reader, until, zone)
        held = "none" if left is None else moment(left, "F")
        await self._refuse(click, reader, Msg("away-too-long", {"left": held}), button)

    async def _refuse(self, click: Click, reader: Say, why: Msg, *buttons: ui.Button[Any]) -> None:
        """What they said before still holds."""
        away = await self.desk.store.away_of(click.user.id)
        zone = await self.desk.preferences.zone(click.user.id)
        now = self.desk.now()
        lines = [reader(why.id, **why.args, **examples(now, zone, reader.lang))]
        if away is not None:
            lines.append(reader("away-stands", until=spoken(away.until, zone, reader, now)))
        await say(click, "\n".join(lines), *buttons)

    async def _where(self, table: Table, player: str, held: float | None, reader: Say) -> str:
        """Why no bot player sits in there at once, and until when clocks stand still."""
        id, seat, people = _why(table, player), table.seat_of(player), self.desk.people
        others = [] if seat is None else asked(table, seat)
        names = [await people.player_name(table.row.server, one, reader) for one in others]
        until = "runs" if held is None else moment(held, "F")
        return reader(
            id,
            game=game_name(reader, table.game.key),
            names=reader.join(names),
            count=len(names),
            held=until if id == "away-asked" or table.row.clock else "none",
        )

    async def _go(
        self, player: str, user: int, now: float, until: float, held: float | None, seats: str
    ) -> list[Table]:
        """Returns the tables at which bot players have given seats back, since they are not to sit
        in any more."""
        old, lets = await self.desk.store.away_of(user), BOT if seats == BOT else WAIT
        given = await self._give_back(user, old) if old is not None and lets == WAIT else []
        games = "" if old is None or lets == WAIT else old.games
        new = Away(player, now, until, held, lets, games)
        await self.desk.store.go_away(new, now - COUNTS)
        await self._renew(user)
        await apart(agreed_on(self.desk, table) for table in await self._tables(user))
        await self._sit_in(now, player)
        return given

    async def look(self, now: float) -> None:
        """Clocks run again, people are back, and bot players sit in wherever they may and do
        not."""
        due = await self.desk.store.aways_due(now)
        await apart(self._due(away, now) for away in due)
        await self._sit_in(now)

    async def _due(self, away: Away, now: float) -> None:
        user = await self.desk.store.user_of(away.player)
        if user is not None and await self.desk.store.away_of(user) != away:
            return  # they have just said something else
        if away.until <= now:
            await self._home(user, away, away.until)
        else:
            await self.desk.store.run_again(away.player, away.held or now)
            await self._renew(user)

    async def _most(self, user: int, player: str, now: float) -> float:
        """Until when the person's clocks may stand still."""
        rests = await self.desk.store.rests(player, now - COUNTS)
        if (old := await self.desk.store.away_of(user)) is not None and old.held is not None:
            rests = [*rests, Rest(old.since, now)]
        return allowed(rests, now, span_of(season_of(now)))

    async def _sit_in(self, now: float, player: str | None = None) -> None:
        """Bot players sit in, for this player or for everybody who lets them."""
        found = await self.desk.store.stand_ins(now)
        await apart(self._stand_in(one) for one in found if player in (None, one.player))

    async def _stand_in(self, one: StandIn) -> None:
        """Not where others must agree, and not where nobody else sits: bot players among themselves
        would play the game to its end. If somebody moves or goes at that moment, it is looked at
        again in a minute."""
        table = await self.desk.tables.get(one.game)
        if table is None or not table.running or _stays(table, one.player):
            return
        mine = [seat for seat in table.seats if table.plays(one.player, seat.seat)]
        house = [msgspec.structs.replace(seat, house=LEVEL) for seat in mine]
        with suppress(Stale):
            await self.desk.tables.sit(table.id, house, By(one.player, None), table.seq)
            self.desk.begin(apart([self.desk.go_on(table.id)]))

    async def _home(self, user: int | None, away: Away, at: float) -> list[Table]:
        """The bot players who sat in give their seats back, and clocks run again. Returns at which
        tables."""
        given = await self._give_back(user, away)
        await self.desk.store.be_back(away.player, at)
        await self._renew(user)
        return given

    async def _give_back(self, user: int | None, away: Away) -> list[Table]:
        """Returns the tables at which bot players have given seats back."""
        given = list[Table]()
        for table, seats in await self._sat_in(user, away):
            person = [msgspec.structs.replace(seat, house=None) for seat in seats]
            with suppress(Stale):
                await self.desk.tables.sit(table.id, person, None)
                given.append(table)
        return given

    async def _sat_in(self, user: int | None, away: Away) -> list[tuple[Table, list[Seat]]]:
        """Where bot players sit in for the user, and at which seats."""
        found = [one for one in await self._tables(user) if str(one.id) in away.games.split(",")]
        seats = [[one.seats[n] for n in one.left_by(user or 0)] for one in found]
        return [(one, mine) for one, mine in zip(found, seats, strict=True) if mine]

    async def _tables(self, user: int | None) -> list[Table]:
        """The running tables in servers at which the user has a seat; what cannot be read is left
        alone."""
        found: list[Table] = []
        for row in [] if user is None else await self.desk.store.open_of(user):
            if row.server is not None and not row.personal:
                await self.desk.tables.renew(row.id)
                with suppress(*UNREAD):
                    table = await self.desk.tables.get(row.id)
                    found += [table] if table is not None and table.running else []
        return found

    async def _renew(self, user: int | None) -> None:
        """Show it on the tables."""
        await apart(self.desk.renewed(table.id) for table in await self._tables(user))


def _asks(table: Table, player: str) -> bool:
    """Whether the others who sit must agree before a bot player may sit in for this player."""
    return table.counts and _stays(table, player) and not _alone(table, player)


def _alone(table: Table, player: str) -> bool:
    """Whether nobody else sits there and is in the server."""
    seat = table.seat_of(player)
    return seat is None or not voices(table, seat)


def _stays(table: Table, player: str) -> bool:
    """Whether this player sits there and no bot player sits in at once."""
    return player in people(table) and (table.counts or _alone(table, player))


def _given(tables: Sequence[Table], reader: Say) -> list[str]:
    """At which tables bot players have given seats back, if at any."""
    at = [f"[{game_name(reader, one.game.key)}]({link(one.row)})" for one in tables]
    return [reader("away-given", count=len(at), tables=reader.join(at))] if at else []


def _why(table: Table, player: str) -> str:
    """The message that says why no bot player sits in there at once."""
    if _alone(table, player):
        return "away-only"
    seat = table.seat_of(player)
    return "away-deserted" if seat is not None and deserted(table, seat) else "away-asked"


def trouble(until: float, now: float) -> Msg | None:
    """Why somebody cannot be away until then, if so."""
    if until <= now:
        return Msg("away-past")
    if until > now + LONGEST + SLACK:
        return Msg("away-longest", {"days": MOST})
    return None
