"""The command line: `python -m bot`, or `python -m bot COMMAND`.

Each module of `bot.commands` is a command: its docstring is the help, `arguments(parser)` declares
its options, `run(args)` does it and gives the exit code. `run` itself, on Discord, is the default.
"""

from __future__ import annotations

import argparse
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn, Protocol, cast

import bot.commands
from bot.problem import Problem
from db.errors import StoreError

DEFAULT = "run"
FAILED, MISUSED, INTERRUPTED = 1, 2, 130


class Command(Protocol):
    __doc__: str | None

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line; argparse would print the usage above it."""
        self.exit(MISUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: a Problem becomes one line and MISUSED, a fault of
    the system or the database one line and FAILED."""
    args = parser().parse_args(argv)
    try:
        return args.run(args)
    except Problem as problem:
        print(f"dragonspotter: {problem}", file=sys.stderr)
        return MISUSED
    except (OSError, StoreError) as problem:
        print(f"dragonspotter: {problem}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def parser() -> argparse.ArgumentParser:
    """A subparser for each module of `bot.commands`: its docstring is the help. Without a command,
    DEFAULT runs."""
    top = Parser(
        prog="python -m bot",
        description="Dragonspotter: tabletop adventures on Discord. Without a command: run there.",
    )
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for name, command in commands().items():
        text = command.__doc__ or ""
        sub = subparsers.add_parser(name, help=text.partition("\n")[0], description=text)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
        if name == DEFAULT:
            top.set_defaults(run=command.run)
    return top


def commands() -> dict[str, Command]:
    names = sorted(module.name for module in pkgutil.iter_modules(bot.commands.__path__))
    return {name: cast("Command", import_module(f"bot.commands.{name}")) for name in names}


if __name__ == "__main__":
    sys.exit(main())
