"""What a message says of lines for which it has no room: how many, what they are about, and where
they stand. Each such line begins with `MORE`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.platform.limits import fold
from bot.text.say import Say
from bot.text.words import Words
from engine.core import Msg

MORE = "-# … "


def about(words: Words, lines: Sequence[Msg], seat: int, length: int, *, own: bool = False) -> str:
    """The lines of a table for the reader at `seat`: what concerns them, first them alone, then the
    table, then the others. `own`: only what concerns them; of the rest, how much there is of
    what."""
    ordered = sorted(lines, key=lambda line: (_whose(line, seat), len(_named(line))))
    whose = [_whose(line, seat) for line in ordered]
    most = whose.count(OWN) if own else len(ordered)

    def left_out(lost: int) -> str:
        counts = {
            kind: whose[-lost:].count(at) for at, kind in enumerate(("own", "table", "others"))
        }
        parts = [words.say(f"more-{kind}", count=n) for kind, n in counts.items() if n]
        return more(words, "lines", parts=words.say.join(parts))

    return fold([words.msg(line) for line in ordered], length, left_out, most)


def concerns(lines: Sequence[Msg], seat: int | None) -> bool:
    """Whether any of them is about the reader at `seat`."""
    return any(_whose(line, seat) == OWN for line in lines)


def rest(words: Words, lost: int) -> str:
    """Of a list that stands nowhere else."""
    return listed(words.say, lost)


def listed(say: Say, lost: int) -> str:
    return MORE + say("more-rest", count=lost)


def told(words: Words, id: str, lines: Sequence[str], length: int) -> str:
    """Lines of which the others stand where the message `more-<id>` says."""
    return fold(lines, length, lambda lost: more(words, id, count=lost))


def more(words: Words, id: str, **args: int | str) -> str:
    return MORE + words.say(f"more-{id}", **args)


OWN, TABLE, OTHERS = range(3)


def _whose(line: Msg, seat: int | None) -> int:
    """Whose line it is. One that names several seats belongs to the reader if theirs is among
    them."""
    if not (seats := _named(line)):
        return TABLE
    return OWN if seat in seats else OTHERS


def _named(line: Msg) -> list[object]:
    """The seats that it names."""
    named = [line.args[word] for word in ("seat", "seats") if word in line.args]
    return [one for each in named for one in (each if isinstance(each, list | tuple) else [each])]
