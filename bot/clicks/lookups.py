"""Looking things up: the rules, the cards that anybody may know, and the help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.desk import Desk
from bot.messages.answers import hold, read, say, tell
from bot.people.people import Click
from bot.platform.limits import CHOICE_TEXT, clip
from bot.screens.help import help_page
from bot.screens.how_to_play import how_to_play
from bot.screens.rules import (
    card_screen,
    contents,
    rule_text,
    rules_text,
)
from bot.screens.seen import Seen
from bot.screens.shelf import shelf
from bot.table.ids import Help, How
from bot.text.called import game_name
from bot.text.cards import card_name, cards_like
from bot.text.catalogue import Rule, rules_of
from bot.text.finding import find
from bot.text.say import Say


class Lookups:
    """`kinds` are the keys of the games in question."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self._seen = desk, Seen(desk.store, desk.workers)

    async def rules(self, click: Click, query: str, kinds: Sequence[str]) -> None:
        """The closest rules to what was asked; all of them if nothing was, or nothing is close."""
        reader = await self.desk.people.reader(click)
        found = await self._found(click, query, kinds, reader)
        books = self._books(kinds, reader)
        names = {
            rule: f"{rule.name} · {game}" if len(books) > 1 else rule.name
            for game, rules in books.items()
            for rule in rules
        }
        if not names:
            await say(click, reader("no-such-game"))
        elif len(found) == 1:
            await say(click, rule_text(found[0], names[found[0]]))
        elif len(found) == len(names):
            await say(click, contents(books, reader))
        else:
            await say(click, rules_text(query, found, names, reader))

    async def rules_like(self, click: Click, typed: str, kinds: Sequence[str]) -> dict[str, str]:
        """The names of the rules found, by their numbers."""
        reader = await self.desk.people.reader(click)
        found = await self._found(click, typed, kinds, reader)
        rules = [rule for some in self._books(kinds, reader).values() for rule in some]
        numbered = [rule for rule in rules if rule.number.lower().startswith(typed.lower())]
        return {rule.number: rule.name for rule in numbered or found}

    async def card(self, click: Click, name: str, kinds: Sequence[str]) -> None:
        reader = await self.desk.people.reader(click)
        known = await self._known(click, kinds, reader)
        await hold(click)
        if not (found := await self._cards(known, name, reader)):
            await say(click, reader("no-card", name=clip(name, CHOICE_TEXT)))
            return
        card = found[0]
        pictures = await self.desk.pictures_for(click)
        drawn = await pictures.card(known[card], card, reader)
        await tell(click, card_screen(card, reader, drawn))

    async def cards_like(self, click: Click, typed: str, kinds: Sequence[str]) -> dict[str, str]:
        """The names like what was typed, the likest first, by the ids of their cards."""
        reader = await self.desk.people.reader(click)
        known = await self._known(click, kinds, reader)
        found = await self._cards(known, typed, reader)
        return {card: card_name(card, reader) for card in found}

    async def _cards(self, known: Iterable[str], typed: str, reader: Say) -> list[str]:
        return await self.desk.workers.beside(cards_like, list(known), typed, reader)

    async def help(self, click: Click, number: int = 1) -> None:
        games = list(self.desk.games.values())
        await tell(click, help_page(await self.desk.people.reader(click), number, games))

    async def turn(self, click: Click, page: Help | How) -> None:
        await (self.help(click, page.number) if isinstance(page, Help) else self._how(click, page))

    async def _how(self, click: Click, how: How) -> None:
        """How to play: beside a table, which may be private, or in place of another card."""
        reader, game = await self.desk.people.reader(click), self.desk.games.get(how.game)
        mode = next((one for one in game.modes if one.key == how.mode), None) if game else None
        if game is None or mode is None:
            await read(click, reader("forged"))
        elif how.beside:
            await read(click, how_to_play(reader, game, mode).view)
        else:
            await tell(click, how_to_play(reader, game, mode))

    async def _found(
        self, click: Click, query: str, kinds: Sequence[str], reader: Say
    ) -> list[Rule]:
        """Searched beside the loop, where the index is also built."""
        here = await self.desk.store.running_in(click.channel_id or 0)
        modes = [row.mode for row in here if list(kinds) == [row.kind]]
        books = [self.desk.games[kind].rules for kind in kinds]
        mode = modes[-1] if modes else ""
        return await self.desk.workers.beside(find, query, books, reader.lang, mode)

    def _books(self, kinds: Sequence[str], reader: Say) -> dict[str, Sequence[Rule]]:
        """The rules of each game by its name. They were read when they were searched, beside the
        loop."""
        games = self.desk.games
        return {game_name(reader, kind): rules_of(games[kind].rules, reader.lang) for kind in kinds}

    async def shelf(self, click: Click, id: str, *, options: bool = False) -> None:
        """The games on offer, under the sentence `id`."""
        reader = await self.desk.people.reader(click)
        plain = await self.desk.preferences.text_mode(click.user.id)
        games = self.desk.games.values()
        await tell(click, shelf(games, reader, reader(id), options=options, plain=plain))

    async def _known(self, click: Click, kinds: Sequence[str], reader: Say) -> dict[str, str]:
        """Cards with their games: those that anyone may know, and those that the table here has
        shown."""
        desk = self.desk
        known = {card: kind for kind in kinds for card in desk.games[kind].cards}
        for row in await desk.store.running_in(click.channel_id or 0):
            table = await desk.tables.get(row.id)
            if table is not None and row.kind in kinds:
                known |= dict.fromkeys(await self._seen.at(table, reader), row.kind)
        return known
