"""One language's texts, each parsed when it is first said. Parsing all at once would cost every
start a second for each language, mostly for stories that hardly anybody is in the middle of."""

from __future__ import annotations

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from bot.text.joints import JOINS

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^-?[a-zA-Z]|^#|\Z)", re.MULTILINE | re.DOTALL)


class Texts(FluentBundle):
    """`sources` are whole `.ftl` files. Of two entries with the same name, the first one counts."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        super().__init__([lang], use_isolating=lang in JOINS)
        self.written = dict[str, str]()  # by name (a term's with its dash), as written in the file
        for source in sources:
            for entry in ENTRY.finditer(source):
                self.written.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self.written

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self.written:
            self.add_resource(FluentResource(self.written[name]))
        return super()._lookup(entry_id, term)
