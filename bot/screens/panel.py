"""How options become components: a button each for up to five of a kind, otherwise a menu.

If several of a kind have details to weigh, such as what each costs, they are a menu too, which
shows these, unless they stand side by side on a phone, with a short line each above. A kind with
one open option is a button, and so no menu holds a single line. A kind of which nothing is allowed
now is one grey button. Standing orders are one menu below. No two buttons of a panel read the same.
What would fill a phone's screen with buttons becomes menus, the largest kinds first.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations, count, groupby
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, COMPONENTS, PLACEHOLDER, ROW, SELECT, SELECT_TEXT, clip
from bot.screens.phone import rows_on_phone
from bot.table.ids import Pick, menu_id
from bot.table.offers import Offer, groups
from bot.text.words import Words

Row = ui.ActionRow[Any]
Button = ui.Button[Any]
Menu = ui.Select[Any]

NAMED = 3  # as many kinds in one menu are named above it
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
        self._named = len({*others, *(offer.seat for offer in offers)}) > 1
        self._blue = _moves_on(offers, elsewhere=elsewhere)
        self._twins = defaultdict[tuple[Any, str], list[int]](list)
        for offer in offers:
            self._twins[offer.kind, words.struct(offer.option.action)].append(offer.index)
        said = self._twins.keys()
        self._read = Counter((seat, label) for (seat, _), label in said)

    def lines(self, *, private: bool = False) -> list[str]:
        """What each option means, if all are of one verb, so that nobody chooses blindly.

        A private panel also explains buttons among others; menus and questions tell it themselves.
        Much of it is told in small print, so that a phone still shows the buttons with it.
        """
        told = _open(self.offers)
        if not _of_one_verb(self.offers):
            by_kind = [_open(group) for group in groups(self.offers)]
            single = [few[0] for few in by_kind if len(few) == 1 and private]
            weighed = [one for few in by_kind if self._side_by_side(few) for one in few]
            told = [*weighed, *(one for one in single if not one.option.confirm)]
        lines = [line for offer in told if (line := self._line(offer))]
        mark = "-#" if sum(map(len, lines)) > MUCH else "-"
        return [f"{mark} {line}" for line in lines]

    def _line(self, offer: Offer) -> str:
        """What an option costs and does, under its label; "" if there is nothing to tell."""
        if (detail := offer.option.detail) is None:
            return ""
        return self.words.pair(f"**{self.label(offer)}**", self.words.msg(detail))

    def rows(self, room: int, most: int = COMPONENTS, phone: int = PHONE) -> list[Row]:
        """The roomiest layout that needs at most `room` components. Where there would be more than
        `most` rows, or more than `phone` on a phone, what is grey is left out, since Why not?
        tells it, and short menus are joined."""
        by_kind = groups(self.offers)
        rows = self._built(by_kind)
        if cost(rows) > room or len(rows) > most or _on_phone(rows) > phone:
            kept = [[one for one in group if not _grey(one)] for group in by_kind if _open(group)]
            rows = self._built(kept)
            while len(rows) > most and (fewer := self._joined(kept)):
                kept = fewer
                rows = self._built(kept)
            if _on_phone(rows) > PHONE:
                rows = self._fewer_buttons(kept)
        if cost(rows) > room:
            rows = _packed([self._menu_rows(group) for group in by_kind])
        if cost(rows) > room:
            by_seat = groupby(sorted(self.offers, key=_seat), key=_seat)
            rows = _packed([self._menu_rows(list(group)) for _, group in by_seat])
        return rows

    def _built(self, some: Sequence[list[Offer]]) -> list[Row]:
        return _packed([self._few(group) for group in some])

    def _fewer_buttons(self, kept: list[list[Offer]]) -> list[Row]:
        """What needs most rows of a phone becomes a menu, until the rest fits."""
        built = [self._few(group) for group in kept]
        for at in sorted(range(len(built)), key=lambda n: -_on_phone(built[n])):
            if _on_phone(_packed(built)) <= PHONE:
                break
            built[at] = self._menu_rows(kept[at])
        return _packed(built)

    def _joined(self, kept: list[list[Offer]]) -> list[list[Offer]]:
        """The two shortest menus of one seat as one; [] if there are no two that fit."""
        menus = [one for one in kept if isinstance(self._few(one)[0].children[0], ui.Select)]
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
        open_ = _open(group)
        if not open_ and len(group) > 1:
            return [ui.ActionRow(self._grey(group[0]))]
        if self._side_by_side(open_):
            return [ui.ActionRow(*(self._button(offer) for offer in open_))]
        to_weigh = len(open_) > 1 and any(offer.option.detail for offer in open_)
        explained = _of_one_verb(self.offers)  # above the buttons
        if len(group) > MANY or (to_weigh and not explained) or not _of_one_verb(group):
            return self._menu_rows(group)
        return [ui.ActionRow(*(self._button(offer) for offer in group))]

    def _side_by_side(self, open_: Sequence[Offer]) -> bool:
        """Whether these are weighed at buttons that stand side by side on a phone, with a line of a
        phone each above, rather than in a menu."""
        lines = [line for offer in open_ if (line := self._line(offer))]
        if not lines or not 1 < len(open_) <= MANY or not _of_one_verb(open_):
            return False
        if any(one.option.confirm or one.option.action.standing for one in open_):
            return False
        row = ui.ActionRow[Any](*(self._button(offer) for offer in open_))
        return rows_on_phone(row) == 1 and max(map(len, lines)) <= LINE

    def _grey(self, offer: Offer) -> Button:
        """Stands for a kind of which nothing is allowed; Why not? tells the reasons."""
        verb = self._whose(offer, self.words.verb(type(offer.option.action)))
        label = clip(verb, BUTTON)
        return ui.Button(label=label, disabled=True, custom_id=self._pick(offer).id)

    def _button(self, offer: Offer) -> Button:
        return ui.Button(
            label=clip(self.label(offer), BUTTON),
            style=self._style(offer),
            disabled=offer.option.blocked is not None,
            custom_id=self._pick(offer).id,
        )

    def _style(self, offer: Offer) -> ButtonStyle:
        if offer.option.confirm and offer.option.blocked is None:
            return ButtonStyle.danger
        return ButtonStyle.primary if offer is self._blue else ButtonStyle.secondary

    def _menu_rows(self, group: list[Offer]) -> list[Row]:
        """Blocked options are left out, except for the one that holds already where all are of one
        verb; Why not? lists them. Pages are of one length, so that none holds a single line."""
        of_one = _of_one_verb(group)
        if len(open_ := _open(group)) == 1:
            return [ui.ActionRow(self._button(open_[0]))]
        shown = [one for one in group if not _grey(one)] if of_one else open_
        of = ceil(len(shown) / SELECT) if open_ else 0
        pages = [shown[len(shown) * n // of : len(shown) * (n + 1) // of] for n in range(of)]
        return [ui.ActionRow(self._menu(page, n, of)) for n, page in enumerate(pages, 1)]

    def _menu(self, page: list[Offer], number: int, of: int) -> Menu:
        kinds = list(dict.fromkeys(type(offer.option.action) for offer in page))
        words, several = self.words, len(kinds) > 1
        asked = " · ".join(map(words.verb, kinds))
        if several and all(kind.standing for kind in kinds):
            asked = words.say("placeholder-standing")
        elif len(kinds) > NAMED:
            asked = words.say("placeholder-any")
        asked = self._whose(page[0], asked)
        if of > 1:
            asked = words.say("placeholder-page", asked=asked, n=number, of=of)
        return ui.Select(
            custom_id=menu_id(self.table, page[0].seat, self.now, next(self._menus)),
            placeholder=clip(asked, PLACEHOLDER),
            options=[self._choice(offer, several) for offer in page],
        )

    def _choice(self, offer: Offer, several: bool) -> discord.SelectOption:
        detail = offer.option.detail
        return discord.SelectOption(
            label=clip(self._plain(offer), SELECT_TEXT),
            value=self._pick(offer).value,
            description=clip(self.words.msg(detail), SELECT_TEXT) if detail else None,
            default=offer.option.present and not several,
        )

    def label(self, offer: Offer) -> str:
        """Says whose the option is, if several people may choose and the label does not tell."""
        return self._whose(offer, self._plain(offer))

    def _whose(self, offer: Offer, label: str) -> str:
        if not self._named or offer.seat is None:
            return label
        name = self.words.called(offer.seat)
        return label if name in label else self.words.pair(name, label)

    def _plain(self, offer: Offer) -> str:
        """Where several kinds read the same, each says what it is; where several of a kind do, they
        are numbered."""
        words, label = self.words, self.words.struct(offer.option.action)
        if len(twins := self._twins[offer.kind, label]) > 1:
            return f"{label} ({twins.index(offer.index) + 1})"
        if self._read[offer.seat, label] > 1:
            return words.pair(words.verb(type(offer.option.action)), label)
        return label

    def _pick(self, offer: Offer) -> Pick:
        return Pick(self.table, offer.seat, self.now, offer.pile, offer.index)


def cost(rows: Sequence[Row]) -> int:
    """The number of components; a row itself counts, too."""
    return sum(1 + len(row.children) for row in rows)


def joined(rows: Sequence[Row], more: Sequence[Row]) -> list[Row]:
    """`more` below `rows`; its last row goes beside the last buttons that leave it room."""
    *above, last = more
    here = next((n for n in range(len(rows) - 1, -1, -1) if _shares(rows[n], last)), None)
    if not above or here is None:
        return [*rows, *more]
    both = ui.ActionRow[Any](*rows[here].children, *last.children)
    return [*rows[:here], both, *rows[here + 1 :], *above]


def _on_phone(rows: Sequence[Row]) -> int:
    return sum(map(rows_on_phone, rows))


def _packed(groups: list[list[Row]]) -> list[Row]:
    """Kinds share a row of buttons, the first into which they fit as a whole; a menu has a row to
    itself."""
    packed: list[Row] = []
    for row in (row for group in groups for row in group):
        here = next((n for n, one in enumerate(packed) if _shares(one, row)), None)
        if here is None:
            packed.append(row)
        else:
            packed[here] = ui.ActionRow(*packed[here].children, *row.children)
    return packed


def _shares(row: Row, other: Row) -> bool:
    both = [*row.children, *other.children]
    return len(both) <= ROW and all(isinstance(one, ui.Button) for one in both)


def _grey(offer: Offer) -> bool:
    return offer.option.blocked is not None and not offer.option.present


def _open(offers: Sequence[Offer]) -> list[Offer]:
    return [offer for offer in offers if offer.option.blocked is None]


def _moves_on(offers: Sequence[Offer], *, elsewhere: bool) -> Offer | None:
    """What is marked as moving on, or else what alone is open; the end of a turn only if nothing
    can be open elsewhere either."""
    open_ = _open(offers)
    marked = [offer for offer in open_ if offer.option.action.moves_on]
    lone = open_[0] if len(open_) == 1 else None
    if lone is not None and lone.option.action.ends_turn and elsewhere:
        lone = None
    return marked[0] if marked else lone


def _of_one_verb(offers: Sequence[Offer]) -> bool:
    return len({type(offer.option.action) for offer in offers}) == 1


def _seat(offer: Offer) -> int:
    return -1 if offer.seat is None else offer.seat
