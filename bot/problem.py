"""What is wrong, told in one line to the person at the keyboard."""

from __future__ import annotations


class Problem(Exception):
    """Ends a command with one clear line, code 2 and no traceback."""


class SettingsError(Problem):
    """A setting has a value that cannot be used."""
