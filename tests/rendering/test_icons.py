from pathlib import Path

import pytest

from rendering import icons

CREDITS = Path(__file__).parents[2] / "CREDITS.md"


def test_every_icon_is_credited_to_its_author() -> None:
    for line in _by_author().items():
        author, names = line
        assert names <= _credited(author), author


def test_every_icon_has_ink() -> None:
    for name in icons.index().icons:
        assert icons.icon(name, 32).getbbox(), name


def test_an_unknown_icon_is_an_error() -> None:
    assert not icons.has_icon("nonsense")
    with pytest.raises(KeyError):
        icons.icon("nonsense", 32)


def _by_author() -> dict[str, set[str]]:
    authors: dict[str, set[str]] = {}
    for source in icons.index().icons.values():
        authors.setdefault(source.author, set()).add(source.name)
    return authors


def _credited(author: str) -> set[str]:
    """The names in the author's entry of the list."""
    entries = CREDITS.read_text(encoding="utf-8").split("\n- ")
    entry = next(e for e in entries if e.startswith((f"**{author}**", f"**[{author}]")))
    names = entry.split("**: ")[1].split("\n\n")[0]
    return set(names.replace("\n", " ").replace(",", " ").split())
