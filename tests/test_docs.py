"""The pages for readers, where every link and every file named must exist; and the words of
comments."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import text_of

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/recipes/*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([\w-]+))?\)")
TEST = re.compile(r"`(test_\w+)`")
NAMED = re.compile(r"`((?:bot|cogs|db|docs|engine|measures|rendering|tests)/[\w./]*\w/?)`")
PACKAGES = ("engine", "rendering", "db", "bot", "cogs")
# Each stands for plainer words: again, the one who, on average, bot player.
AVOIDED = re.compile(r"\b(?:anew|whoever|in\s+the\s+mean|house\s+players?)\b", re.IGNORECASE)
QUOTED = re.compile(r"`[^`]*`")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def anchors(page: Path) -> set[str]:
    """The headings of a page, as GitHub makes addresses of them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {
        re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_only_what_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    links = [((page.parent / to) if to else page, anchor) for to, anchor in LINK.findall(text)]
    missing = [str(to) for to, _ in links if not to.exists()]
    missing += [
        f"{to.name}#{anchor}" for to, anchor in links if anchor and anchor not in anchors(to)
    ]
    missing += [path for path in NAMED.findall(text) if not (ROOT / path).exists()]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_only_tests_that_there_are(page: Path) -> None:
    named = set(TEST.findall(page.read_text("utf-8")))
    files = [*ROOT.glob("tests/**/*.py")] if named else []
    there = {path.stem for path in files}.union(*map(_functions, files))

    assert named - there == set()


def _functions(path: Path) -> set[str]:
    return set(re.findall(r"def (test_\w+)", path.read_text("utf-8")))


def prose(source: str) -> Iterator[str]:
    """The docstrings and comments of a module, each on one line and without code in backticks."""
    found = [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, DOCUMENTED)
    ]
    found += [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    return (QUOTED.sub("", " ".join(text.split())) for text in found)


@pytest.mark.parametrize("package", PACKAGES)
def test_comments_and_docstrings_use_plain_words(package: str) -> None:
    sources = {path: text_of(path) for path in (ROOT / package).rglob("*.py")}
    stilted = [
        f"{path.relative_to(ROOT)}: {text}"
        for path, source in sources.items()
        if AVOIDED.search(source)  # to take one apart takes a thousand times as long
        for text in prose(source)
        if AVOIDED.search(text)
    ]
    assert sources
    assert stilted == []


def test_an_avoided_word_is_found_in_prose_only() -> None:
    source = """
def lay(anew: bool) -> str:
    '''Given to whoever
    asks, or dealt if `anew`.'''
    return "anew"  # in the meantime, a house player
"""
    stilted = [text for text in prose(source) if AVOIDED.search(text)]
    assert stilted == ["Given to whoever asks, or dealt if .", "# in the meantime, a house player"]
