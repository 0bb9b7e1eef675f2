"""What was found: how often each kind of misfit was met, with examples of it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from tools.pseudo.locale import whole

EXAMPLES = 8  # kept of each kind
LABELS = ("label", "placeholder", "title", "name")
CUT = "…"


@dataclass
class Found:
    """`counts` of what does not fit by its kind, each text once. `looked` counts messages and
    pictures."""

    kinds: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    looked: Counter[str] = field(default_factory=Counter[str])
    _known: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])

    def add(self, kind: str, what: str, where: str = "") -> None:
        """`what` counts once, wherever it is met."""
        if (kind, what) not in self._known:
            self._known.add((kind, what))
            self.kinds[kind].append(f"{where}: {what}" if where else what)

    def message(self, body: Any, where: str) -> None:
        """All texts of a message or modal, as Discord gets them: which of them have lost an end."""
        self.looked["messages"] += 1
        for kind, text in _read(body):
            lines = text.split("\n")
            for line in lines if kind == "text" else [text]:
                if not whole(line) and (kind != "text" or line.endswith(CUT)):
                    self.add(f"cut {kind}", line, where)

    def report(self) -> str:
        lines = [f"{count} {what}" for what, count in sorted(self.looked.items())]
        for kind, some in sorted(self.kinds.items()):
            lines += [f"{kind}: {len(some)}", *(f"    {one}" for one in some[:EXAMPLES])]
        return "\n".join(lines)


def _read(part: Any) -> Iterator[tuple[str, str]]:
    """What people read in it: what kind of text it is, and the text. A text may be put together
    from parts of sentences, so in one a cut must end on an ellipsis, too."""
    if isinstance(part, list):
        for one in cast("list[object]", part):
            yield from _read(one)
    elif isinstance(part, dict):
        for key, value in cast("dict[str, object]", part).items():
            if not isinstance(value, str):
                yield from _read(value)
            elif key == "description":
                yield "alt text" if "media" in part else "description", value
            elif key == "content":
                yield "text", value
            elif key in LABELS:
                yield key, value
