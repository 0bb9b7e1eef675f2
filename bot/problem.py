"""What is wrong, told to the one at the keyboard in one line."""

from __future__ import annotations


class Problem(Exception):
    """Ends a command with one clear line, code 2 and no traceback."""


class SettingsError(Problem):
    """A setting has a value that cannot be used."""
