"""Say where a rule stands: in code, refusals, tests and pictures.

It reads a clone of the repository; tests are not part of what is installed.
"""

from __future__ import annotations

import argparse


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rule", help="its number, such as RW-45")


def run(args: argparse.Namespace) -> int:
    """Raises Problem if no game has a rule of that number."""
    from bot.problem import Problem
    from bot.text.citations import BUILT, citations, tests_of, title_of

    number = args.rule.upper()
    if (found := title_of(number)) is None:
        raise Problem(f"there is no rule {args.rule}; a rule is written as in RW-45 (see /rules)")
    game, title = found
    cited = [one for one in citations(game, "engine/games") if one.number == number]
    sections = {
        "code": [f"{one}" for one in cited if one.kind in BUILT and one.kind != "refusal"],
        "refusals": [f"{one}" for one in cited if one.kind == "refusal"],
        "tests": tests_of(number),
        "pictures": [f"{one}" for one in citations(game, "rendering") if one.number == number],
        "also named in": [f"{one}" for one in cited if one.kind not in BUILT],
    }
    print(number, title)
    for name, lines in sections.items():
        print(f"{name}:" if lines else f"{name}: none")
        for line in lines:
            print(f"  {line}")
    return 0
