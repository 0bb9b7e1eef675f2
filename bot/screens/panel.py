"""How options become components: a button each for up to five of a kind, otherwise a menu.

If several of a kind have details to weigh, such as what each costs, they are a menu too, which
shows these, unless they stand side by side on a phone, with a short line each above. A kind with
one open option is a button, and so no menu holds a single line. A kind of which nothing is allowed
now is one grey button. Standing orders are one menu below. No two buttons of a panel read the same.
What would fill a phone's screen with buttons becomes menus, the largest kinds first.

Menus come above buttons, both in the order of the options, so that what stays on offer does not
jump about between two clicks; only what nearly everybody does first stays above the menus. What
answers goal or danger stays, if only as a grey button; open, it is never one line among others, and
its menu is the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, count, groupby
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, COMPONENTS, PLACEHOLDER, ROW, SELECT, SELECT_TEXT, clip
from bot.screens.labels import Labels
from bot.screens.phone import rows_on_phone
from bot.screens.rows import Row, cost, on_phone, packed
from bot.table.ids import Pick, menu_id
from bot.table.offers import Offer, groups, moves_on, open_of
from bot.text.words import Words

Button = ui.Button[Any]
Menu = ui.Select[Any]

MANY = ROW  # more than this of one kind become a menu
MUCH = 500  # characters
PHONE = 10  # rows of buttons that a phone shows below a picture and a question
LINE = 46  # characters of a line on a phone, marks included


class Panel:
    """What one table offers, drawn at its `now`. `others` are seats that read along: an offer that
    is not theirs says whose it is. `elsewhere`: more may be on offer in My seat.

    One button at most is blue, the one that moves things on; red is what loses something, and grey
    the rest.
    """

    def __init__(
        self,
        table: int,
        now: int,
        words: Words,
        offers: Sequence[Offer],
        others: Sequence[int] = (),
        *,
        elsewhere: bool = False,
    ) -> None:
        self.table, self.now, self.words, self.offers = table, now, words, offers
        self._menus = count()
        self.labels = Labels(words, offers, others)
        self._blue = moves_on(offers, elsewhere=elsewhere)

    def lines(self, rows: Sequence[Row] = ()) -> list[str]:
        """What each button means, what answers goal or danger first, then what tells most, so that
        nobody chooses blindly; menus and questions tell it themselves. Much of it is told in small
        print, so that a phone still shows the buttons with it. Grey buttons among `rows` say why
        they are grey.
        """
        if self._explains_all():
            few = [group for group in groups(self.offers) if len(group) <= MANY]
            told = [one for group in few for one in open_of(group)]
        else:
            by_kind = [open_of(group) for group in groups(self.offers)]
            alone = [few[0] for few in by_kind if len(few) == 1]
            single = sorted(alone, key=lambda one: len(self.labels.line(one)), reverse=True)
            weighed = [one for few in by_kind if self._side_by_side(few) for one in few]
            asks = [one for one in single if one.option.confirm and one.option.action.ends_turn]
            told = [*weighed, *(one for one in single if one not in asks)]
        unasked = [one for one in open_of(self.offers) if not one.option.confirm]
        wordy = [one for one in unasked if self.labels.is_long(one)]
        told += [one for one in wordy if one not in told]
        told.sort(key=lambda one: not one.option.action.at_stake)
        lines = [(one, line) for one in told if (line := self.labels.line(one))]
        mark = "-#" if sum(len(line) for _, line in lines) > MUCH else "-"
        first = sum(one.option.action.at_stake for one, _ in lines)
        said, (urgent, greys) = [f"{mark} {line}" for _, line in lines], self._greys(rows)
        return [*said[:first], *urgent, *said[first:], *greys]

    def _greys(self, rows: Sequence[Row]) -> tuple[list[str], list[str]]:
        """Why grey buttons are grey: those that would answer goal or danger, and the others."""
        shown = {getattr(item, "custom_id", "") for row in rows for item in row.children}
        closed = [group for group in groups(self.offers) if not open_of(group)]
        told: tuple[list[str], list[str]] = [], []
        for group in closed:
            if not shown.isdisjoint(self._pick(offer).id for offer in group):
                at_stake = group[0].option.action.at_stake
                told[not at_stake].append(f"-# {self.labels.grey(group)}")
        return told

    def _explains_all(self) -> bool:
        """Whether choices of one kind are explained above their buttons: if several seats have many
        at once, menus tell it, as long as a line of a menu is enough."""
        if not _of_one_verb(self.offers) or len(self.offers) <= MANY:
            return _of_one_verb(self.offers)
        return any(map(self.labels.is_long, self.offers))

    def rows(self, room: int, most: int = COMPONENTS, phone: int = PHONE) -> list[Row]:
        """The roomiest layout that needs at most `room` components. Where there would be more than
        `most` rows, or more than `phone` on a phone, what is grey is left out, since Why not?
        tells it, and short menus are joined."""
        by_kind = groups(self.offers)
        rows = self._built(by_kind)
        if cost(rows) <= room and len(rows) <= most and on_phone(rows) <= phone:
            return rows
        kept = [few for group in by_kind if (few := _without_grey(group))]
        rows, joined = self._built(kept), kept
        while len(rows) > most and (fewer := self._joined(joined)):
            rows, joined = self._built(fewer), fewer
        if on_phone(rows) > PHONE:
            rows = self._fewer_buttons(joined)
        if cost(rows) > room:
            rows = self._built(kept, kept)
        if cost(rows) > room:
            rows = self._built(by_seat := _by_seat(kept), by_seat)
        return rows

    def _built(self, some: Sequence[list[Offer]], menus: Sequence[list[Offer]] = ()) -> list[Row]:
        """The groups of `menus` as menus, the others as few buttons; standing orders below."""
        now, later = list[tuple[int, Row]](), list[tuple[int, Row]]()
        for group in some:
            rows = self._menu_rows(group) if group in menus else self._few(group)
            ranked = [(self._rank(row, group, leads=group is some[0]), row) for row in rows]
            (later if group[0].option.action.standing else now).extend(ranked)
        return [*packed(now), *packed(later)]

    def _rank(self, row: Row, group: list[Offer], *, leads: bool) -> int:
        """Where it stands: what leads and moves on, menus (first of what is at stake), buttons."""
        action = group[0].option.action
        if isinstance(row.children[0], ui.Select):
            return 2 - action.at_stake
        return 0 if leads and action.moves_on and group == [self._blue] else 3

    def _fewer_buttons(self, kept: list[list[Offer]]) -> list[Row]:
        """What needs most rows of a phone becomes a menu, until the rest fits."""
        largest = sorted(kept, key=lambda group: -on_phone(self._few(group)))
        counts = range(len(largest) + 1)
        layouts = (self._built(kept, largest[:count]) for count in counts)
        return next((rows for rows in layouts if on_phone(rows) <= PHONE), self._built(kept, kept))

    def _joined(self, kept: list[list[Offer]]) -> list[list[Offer]]:
        """The two shortest menus of one seat as one; [] if there are no two that fit. What is at
        stake keeps its own."""
        spared = (one for one in kept if not one[0].option.action.at_stake)
        menus = [one for one in spared if isinstance(self._few(one)[0].children[0], ui.Select)]
        pairs = [
            (len(one) + len(other), n, one, other)
            for n, (one, other) in enumerate(combinations(menus, 2))
            if one[0].seat == other[0].seat and len(one) + len(other) <= SELECT
        ]
        if not pairs:
            return []
        *_, one, other = min(pairs)
        return [one + other if group is one else group for group in kept if group is not other]

    def _few(self, group: list[Offer]) -> list[Row]:
        open_ = open_of(group)
        if not open_ and len(group) > 1:
            return [ui.ActionRow(self._grey(group[0]))]
        if self._side_by_side(open_):
            return [ui.ActionRow(*(self._button(offer) for offer in open_))]
        to_weigh = len(open_) > 1 and any(offer.option.detail for offer in open_)
        explained = self._explains_all()  # above the buttons
        if len(group) > MANY or (to_weigh and not explained) or not _of_one_verb(group):
            return self._menu_rows(group)
        return [ui.ActionRow(*(self._button(offer) for offer in group))]

    def _side_by_side(self, open_: Sequence[Offer]) -> bool:
        """Whether these are weighed at buttons that stand side by side on a phone, with a line of a
        phone each above, rather than in a menu."""
        lines = [line for offer in open_ if (line := self.labels.line(offer))]
        if not lines or not 1 < len(open_) <= MANY or not _of_one_verb(open_):
            return False
        if any(one.option.confirm or one.option.action.standing for one in open_):
            return False
        row = ui.ActionRow[Any](*(self._button(offer) for offer in open_))
        return rows_on_phone(row) == 1 and max(map(len, lines)) <= LINE

    def _grey(self, offer: Offer) -> Button:
        """Stands for a kind of which nothing is allowed; Why not? tells the reasons."""
        verb = self.labels.whose(offer, self.words.verb(type(offer.option.action)))
        label, emoji = clip(verb, BUTTON), self.words.emoji(offer.option.action.sign)
        return ui.Button(label=label, disabled=True, custom_id=self._pick(offer).id, emoji=emoji)

    def _button(self, offer: Offer) -> Button:
        return ui.Button(
            label=clip(self.labels.label(offer), BUTTON),
            style=self._style(offer),
            disabled=offer.option.blocked is not None,
            emoji=self.words.emoji(offer.option.action.symbol),
            custom_id=self._pick(offer).id,
        )

    def _style(self, offer: Offer) -> ButtonStyle:
        if offer.option.confirm and offer.option.blocked is None:
            return ButtonStyle.danger
        return ButtonStyle.primary if offer is self._blue else ButtonStyle.secondary

    def _menu_rows(self, group: list[Offer]) -> list[Row]:
        """Blocked options are left out, except for the one that holds already where all are of one
        verb; Why not? lists them. Pages are of one length, so that none holds a single line."""
        if not (open_ := open_of(group)):
            return self._few(group)
        if len(open_) == 1:
            return [ui.ActionRow(self._button(open_[0]))]
        shown = [one for one in group if not _grey(one)] if _of_one_verb(group) else open_
        of = ceil(len(shown) / SELECT)
        pages = [shown[len(shown) * n // of : len(shown) * (n + 1) // of] for n in range(of)]
        return [ui.ActionRow(self._menu(page, n, of)) for n, page in enumerate(pages, 1)]

    def _menu(self, page: list[Offer], number: int, of: int) -> Menu:
        several = not _of_one_verb(page)
        apart = len({offer.option.action.symbol for offer in page}) > 1
        return ui.Select(
            custom_id=menu_id(self.table, page[0].seat, self.now, next(self._menus)),
            placeholder=clip(self.labels.asked(page, number, of), PLACEHOLDER),
            options=[self._choice(offer, several, apart) for offer in page],
        )

    def _choice(self, offer: Offer, several: bool, apart: bool) -> discord.SelectOption:
        """`apart`: symbols tell the lines of its menu apart."""
        detail, symbol = offer.option.detail, offer.option.action.symbol
        stands_above = self.labels.is_long(offer)
        return discord.SelectOption(
            label=clip(self.labels.plain(offer), SELECT_TEXT),
            value=self._pick(offer).value,
            description=self.words.msg(detail) if detail and not stands_above else None,
            default=offer.option.present and not several,
            emoji=self.words.emoji(symbol) if apart else None,
        )

    def _pick(self, offer: Offer) -> Pick:
        return Pick(self.table, offer.seat, self.now, offer.pile, offer.index)


def _without_grey(group: list[Offer]) -> list[Offer]:
    """Nothing, if all of it is grey, unless it would answer goal or danger."""
    if open_of(group):
        return [one for one in group if not _grey(one)]
    return group if group[0].option.action.at_stake else []


def _by_seat(kept: Sequence[list[Offer]]) -> list[list[Offer]]:
    """Everything open to one seat together; kind by kind what is at stake, or grey."""
    apart = [one for one in kept if one[0].option.action.at_stake or not open_of(one)]
    others = sorted((one for group in kept if group not in apart for one in group), key=_seat)
    return [*(list(some) for _, some in groupby(others, key=_seat)), *apart]


def _grey(offer: Offer) -> bool:
    return offer.option.blocked is not None and not offer.option.present


def _of_one_verb(offers: Sequence[Offer]) -> bool:
    return len({type(offer.option.action) for offer in offers}) == 1


def _seat(offer: Offer) -> int:
    return -1 if offer.seat is None else offer.seat
