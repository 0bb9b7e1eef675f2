"""How pictures get their words: they know message ids, never a language."""

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

Names = Callable[[int], str]  # what the person in a seat is called


class Say(Protocol):
    def __call__(self, id: str, /, **args: object) -> str: ...


@lru_cache(maxsize=512)
def said(say: Say, id: str) -> str:
    """A message without arguments, said once per language."""
    return say(id)
