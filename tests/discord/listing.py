"""Every bot of a test lists its commands when it starts, always the same: they are translated and
checked once a process."""

from __future__ import annotations

import json
from typing import Any

from discord.app_commands import Command, Group

TRANSLATED: dict[str, str] = {}  # what Discord gets, by the same in English


def translated_once(kind: type[Command[Any, ..., Any] | Group]) -> None:
    make = kind.get_translated_payload

    async def made(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        english = json.dumps(self.to_dict(tree))
        if english not in TRANSLATED:
            TRANSLATED[english] = json.dumps(await make(self, tree, translator))
        return json.loads(TRANSLATED[english])

    setattr(kind, "get_translated_payload", made)  # noqa: B010
