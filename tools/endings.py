"""Which of the six endings typical campaigns of Wonder Book come to.

    python -m tools.endings --campaigns 2000 --seed endings-1

A campaign is a line of choices by chance through all six chapters (`house/typical.py`), won at
standard. The Destiny of each chapter is that of a random game won by searching bot players
(`measures/wonder_book_official_8.csv`); chapter I, of which no single games are kept, has chapter
II's. A party that writes a name of its own into the last sentence has chosen the Tenth Hook.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter, defaultdict
from pathlib import Path

from bot.simulate.report import wilson
from engine.core import Dice
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.house.typical import Story

MEASURED = Path(__file__).parents[1] / "measures" / "wonder_book_official_8.csv"
LAST_PAGE = 43  # of chapter VI; on its back the campaign ends
ENDINGS = ("blank", "hook", "obel", "thaw", "home", "tomorrow")


class Line(Story):
    """A line through a chapter that also counts names of one's own in the last sentence."""

    own = False

    def carry_out(self, effect: Effect, card: int) -> None:
        self.own = self.own or effect == do.Count("bolt-own")
        if card != LAST_PAGE:  # its ends are told by `ending`
            super().carry_out(effect, card)


def destinies() -> dict[int, list[int]]:
    """Of each chapter, the Destiny left in every game won at standard."""
    won = defaultdict[int, list[int]](list)
    with MEASURED.open(encoding="utf-8") as lines:
        for game in csv.DictReader(lines):
            if game["won"] == "1" and game["difficulty"] == "standard":
                won[int(game["chapter"])].append(int(game["destiny"]))
    return {1: won[2], **won}


def fits(test: Test, keywords: list[str], destiny: int, own: bool) -> bool:
    """Whether such a campaign fulfils what an ending asks for. ValueError if it asks for more."""
    match test:
        case when.Has(keyword):
            return keyword in keywords
        case when.Lacks(keyword):
            return keyword not in keywords
        case when.Total(n):
            return destiny >= n
        case when.AtLeast("bolt-own"):
            return own
        case when.Not(inner):
            return not fits(inner, keywords, destiny, own)
        case when.All(tests):
            return all(fits(each, keywords, destiny, own) for each in tests)
        case when.Any(tests):
            return any(fits(each, keywords, destiny, own) for each in tests)
        case _:
            raise ValueError(f"no ending asks for {test}")


def ending(keywords: list[str], destiny: int, own: bool) -> str:
    """The ending that the last page of chapter VI tells such a campaign."""
    back = CHAPTERS[6].cards[LAST_PAGE].back
    assert back is not None
    (effect,) = back.then
    while isinstance(effect, do.If):
        open_ = fits(effect.test, keywords, destiny, own)
        (effect,) = effect.then if open_ else effect.otherwise
    assert isinstance(effect, do.Tell)
    return effect.key


def campaign(dice: Dice, destiny: dict[int, list[int]]) -> str:
    """The ending of one campaign by chance."""
    keywords, own = list[str](), False
    for number in sorted(CHAPTERS):
        line = Line(CHAPTERS[number], keywords, dice)
        line.read(1, "front")
        own = own or line.own
    return ending(keywords, sum(dice.pick(destiny[number]) for number in sorted(CHAPTERS)), own)


def endings(campaigns: int, seed: str) -> Counter[str]:
    """How many of so many campaigns come to each ending."""
    destiny = destinies()
    return Counter(campaign(Dice(seed.encode(), n), destiny) for n in range(campaigns))


def main() -> None:
    parser = argparse.ArgumentParser("tools.endings", description=__doc__)
    parser.add_argument("--campaigns", type=int, default=2000)
    parser.add_argument("--seed", default="endings-1", help="any word")
    how = parser.parse_args()
    found = endings(how.campaigns, how.seed)
    for key in ENDINGS:
        low, high = wilson(found[key], how.campaigns)
        share = found[key] / how.campaigns
        print(f"{key:9} {found[key]:5}  {share:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
