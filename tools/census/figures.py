"""What is counted, its limits, and how it is told."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.simulate.report import wilson

EXAMPLES = 6  # kept of each kind
LIMITS = {  # in each game
    "silent cuts": 0.0,
    "menus of one": 0.0,
    "called Choose": 0.0,
    "equal labels": 0.0,
    "several blue": 0.0,
    "cut labels": 0.0,
    "asks without a pointer": 0.0,
    "false advice, %": 1.0,
    "forced clicks, %": 3.0,  # without pages of a story and ends of turns, which stay clicks
    "rows of the table, p95": 6.0,
}
STAY = ("pages of a story", "ends of turns")  # clicks though nothing else can be done

Key = tuple[str, str]


@dataclass
class Census:
    """`counts` by game and what is counted, `sizes` by game, language, screen and measure."""

    counts: Counter[Key] = field(default_factory=Counter[Key])
    sizes: dict[tuple[str, ...], list[int]] = field(default_factory=lambda: defaultdict(list))
    examples: dict[Key, list[str]] = field(default_factory=lambda: defaultdict(list))

    def found(self, game: str, what: str, example: str, times: int = 1) -> None:
        self.counts[game, what] += times
        kept = self.examples[game, what]
        if len(kept) < EXAMPLES and example not in kept:
            kept.append(example)

    def figures(self, game: str) -> dict[str, float]:
        """What `LIMITS` limits."""
        count = self.counts
        rows = self.sizes[game, "en", "table", "rows"]
        found: dict[str, float] = {what: count[game, what] for what in LIMITS}
        for what, (n, of) in self._shares(game).items():
            found[what] = round(100 * n / max(1, of), 1)
        return found | {"rows of the table, p95": percentile(rows, 95)}

    def _shares(self, game: str) -> dict[str, tuple[int, int]]:
        count = self.counts
        return {
            "false advice, %": (count[game, "false advice"], count[game, "reasons"]),
            "forced clicks, %": (count[game, "forced clicks"], count[game, "clicks"]),
        }

    def broken(self, games: Iterable[str]) -> list[str]:
        """What is above its limit; a share only if the lower end of its 95 % interval is, since a
        small game has few clicks."""
        return [
            f"{game}: {what} {figure:g}, limit {LIMITS[what]:g}: {self.examples[game, what]}"
            for game in games
            for what, figure in self.figures(game).items()
            if min(figure, self._at_least(game, what)) > LIMITS[what]
        ]

    def _at_least(self, game: str, what: str) -> float:
        n, of = self._shares(game).get(what, (0, 0))
        return 100 * wilson(n, of)[0] if of else math.inf


def percentile(values: Sequence[int], p: int) -> int:
    return sorted(values)[min(len(values) - 1, len(values) * p // 100)] if values else 0


def report(census: Census, games: Sequence[str]) -> str:
    """A table of the figures and limits in Markdown, then the sizes of screens and an example of
    what was found."""
    lines = ["| " + " | ".join(["", *games, "limit"]) + " |", "| --- " * (len(games) + 2) + "|"]
    figures = {game: census.figures(game) for game in games}
    for what, limit in LIMITS.items():
        found = " | ".join(f"{figures[game][what]:g}" for game in games)
        lines.append(f"| {what} | {found} | {limit:g} |")
    for what in ("clicks", *STAY, "decisions", "private asks", "reasons"):
        lines.append(f"| {what} | {' | '.join(str(census.counts[g, what]) for g in games)} | |")
    lines += ["", "screens: median / p95 / most"]
    for (game, lang, screen, what), values in sorted(census.sizes.items()):
        middle, high = percentile(values, 50), percentile(values, 95)
        lines.append(f"{game} {lang} {screen} {what}: {middle} / {high} / {max(values)}")
    lines += [f"{game} {what}: {some}" for (game, what), some in sorted(census.examples.items())]
    return "\n".join(lines)
