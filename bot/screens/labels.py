"""What the offers of a panel are called, what they cost and do, and why a grey one is grey."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import inf
from typing import Any

from bot.platform.limits import SELECT_TEXT
from bot.screens.phone import ASKED
from bot.table.offers import Offer
from bot.text.words import Words
from engine.core import Msg

NAMED = 3  # as many kinds in one menu are named above it
SENTENCE = re.compile(r"(?<=[.!?]) ")


class Labels:
    """No two offers are called the same. `others` are seats that read along."""

    def __init__(self, words: Words, offers: Sequence[Offer], others: Sequence[int]) -> None:
        self.words = words
        self._named = len({*others, *(offer.seat for offer in offers)}) > 1
        self._twins = defaultdict[tuple[Any, str], list[int]](list)
        for offer in offers:
            self._twins[offer.kind, words.struct(offer.option.action)].append(offer.index)
        said = self._twins.keys()
        self._read = Counter((seat, label) for (seat, _), label in said)

    def label(self, offer: Offer) -> str:
        """Says whose the option is, if several people may choose and the label does not tell."""
        return self.whose(offer, self.plain(offer))

    def whose(self, offer: Offer, label: str) -> str:
        if not self._named or offer.seat is None:
            return label
        name = self.words.called(offer.seat)
        return label if name in label else self.words.pair(name, label)

    def plain(self, offer: Offer) -> str:
        """Where several kinds read the same, each says what it is; where several of a kind do, they
        are numbered."""
        words, label = self.words, self.words.struct(offer.option.action)
        if len(twins := self._twins[offer.kind, label]) > 1:
            return f"{label} ({twins.index(offer.index) + 1})"
        if self._read[offer.seat, label] > 1:
            return words.pair(words.verb(type(offer.option.action)), label)
        return label

    def line(self, offer: Offer) -> str:
        """What an option costs and does, under its label; "" if there is nothing to tell."""
        if (detail := offer.option.detail) is None:
            return ""
        return self.words.pair(f"**{self.label(offer)}**", self.words.msg(detail))

    def is_long(self, offer: Offer) -> bool:
        """Whether a line of a menu would cut what it costs and does, so that it stands above."""
        detail = offer.option.detail
        return detail is not None and len(self.words.msg(detail)) > SELECT_TEXT

    def grey(self, group: Sequence[Offer]) -> str:
        """Why nothing of a kind is allowed: of what is nearest, and what it lacks."""
        one, words = nearest(group), self.words
        assert one.option.blocked is not None
        alike = all(other.option.blocked == one.option.blocked for other in group[1:])
        verb = self.whose(one, words.verb(type(one.option.action)))
        label = verb if alike and len(group) > 1 else self.label(one)
        return words.pair(f"**{label}**", SENTENCE.split(words.msg(one.option.blocked))[0])

    def asked(self, page: list[Offer], number: int, of: int) -> str:
        """What a menu shows before something is chosen: the fullest that a phone does not cut."""
        say = self.words.say
        said = [self.whose(page[0], asked) for asked in self._verbs(page)]
        if of > 1:
            paged = [say("placeholder-page", asked=asked, n=number, of=of) for asked in said]
            said = [*paged, self.whose(page[0], say("placeholder-list", n=number, of=of))]
        return next((asked for asked in said if len(asked) <= ASKED), said[-1])

    def _verbs(self, page: list[Offer]) -> list[str]:
        """What can be done there: each by its verb, or else the first few of them."""
        kinds, words = list(dict.fromkeys(type(one.option.action) for one in page)), self.words
        if len(kinds) > 1 and all(kind.standing for kind in kinds):
            return [words.say("placeholder-standing")]
        verbs, any_ = [*map(words.verb, kinds)], words.say("placeholder-any")
        few = range(min(NAMED, len(kinds) - 1), 0, -1)
        named = [" · ".join(verbs)] if len(kinds) <= NAMED else []
        begun = [" · ".join([*verbs[:n], "…"]) for n in few if any_ not in verbs[:n]]
        return [*named, *begun, any_]


def nearest(group: Sequence[Offer]) -> Offer:
    """Of a kind of which nothing is allowed, what lacks least; the first if none says how much."""
    return min(group, key=lambda offer: _lack(offer.option.blocked))


def _lack(why: Msg | None) -> float:
    cost, have = (why.args.get(of) if why else None for of in ("cost", "have"))
    return cost - have if isinstance(cost, int) and isinstance(have, int) else inf
