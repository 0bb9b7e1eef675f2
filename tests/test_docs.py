"""The pages for readers, where every link and every file named must exist; the words of comments,
and what docstrings must tell."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import text_of, tree_of

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/recipes/*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([\w-]+))?\)")
TEST = re.compile(r"`(test_\w+)`")
NAMED = re.compile(r"`((?:bot|cogs|db|docs|engine|measures|rendering|tests)/[\w./]*\w/?)`")
PACKAGES = ("engine", "rendering", "db", "bot", "cogs")
# Each stands for plainer words: again, the one who, on average, except for, one's own, bot player.
AVOIDED = re.compile(
    r"\b(?:anew|whoever|in\s+the\s+mean|on\s+the\s+average|but\s+for|the\s+own|house\s+players?)\b",
    re.IGNORECASE,
)
QUOTED = re.compile(r"`[^`]*`")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
Function = ast.FunctionDef | ast.AsyncFunctionDef
# What a class leaves to those derived from it, and what cannot happen: nobody is to expect them.
UNEXPECTED = {"NotImplementedError", "AssertionError"}
ENTRIES = {"main", "run", "arguments", "setup", "build"}  # the module's docstring speaks of them
PUBLISHED = (*PACKAGES, "tools", "docs/recipes/template/engine")
UNTOLD = 4  # statements of a public function of which its name and types may say all
DRAWINGS = {"sheets", "assets"}  # what each draws, its name says; the art bears their digest


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


@pytest.mark.parametrize("package", [*PACKAGES, "tools", "tests"])
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


def published(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, Function]]:
    """Public functions and methods by their names; how an object is made is public, too."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from published(node.body, f"{within}{node.name}.")
        if isinstance(node, Function) and re.match("__|[^_]", node.name):
            yield f"{within}{node.name}", node


def own(function: Function) -> Iterator[ast.AST]:
    """All that lies in it, except for what lies in functions within it."""
    waiting: list[ast.AST] = [*function.body]
    for node in waiting:
        yield node
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)


def errors(function: Function) -> set[str]:
    """What its docstring must name: the class of each error that it raises and does not catch. If
    a variable or a function holds the class, the word Raise must do."""
    nodes = list(own(function))
    raised = {ast.unparse(node.exc) for node in nodes if isinstance(node, ast.Raise) and node.exc}
    names = {text.partition("(")[0].rpartition(".")[2] for text in raised}
    caught = [node.type for node in nodes if isinstance(node, ast.ExceptHandler) and node.type]
    names -= UNEXPECTED.union(*(re.findall(r"\w+", ast.unparse(kind)) for kind in caught))
    return {name if name[0].isupper() else "Raise" for name in names}


def told(function: Function) -> str:
    return ast.get_docstring(function) or ""


def test_a_docstring_names_the_errors_that_are_raised() -> None:
    untold = {
        f"{path.relative_to(ROOT)}: {name}": missing
        for package in PUBLISHED
        for path in (ROOT / package).rglob("*.py")
        for name, function in published(tree_of(path).body)
        if (missing := [one for one in errors(function) if one not in told(function)])
    }
    assert untold == {}


def test_a_longer_public_function_has_a_docstring() -> None:
    untold = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for package in PUBLISHED
        for path in (ROOT / package).rglob("*.py")
        if path.parent.name not in DRAWINGS
        for node in tree_of(path).body
        if isinstance(node, Function) and not node.name.startswith("_")
        if node.name not in ENTRIES and not told(node)
        if sum(isinstance(part, ast.stmt) for part in own(node)) > UNTOLD
    ]
    assert untold == []


def test_an_error_is_its_own_function_s_and_not_one_that_is_caught() -> None:
    source = """
class Store:
    def open(self):
        def inner():
            raise KeyError
        try:
            raise errors.Stale(1)
        except errors.Stale:
            raise problem(path)
        raise errors.Twice from None

    def _hidden(self):
        raise Twice
"""
    found = {name: errors(function) for name, function in published(ast.parse(source).body)}
    assert found == {"Store.open": {"Raise", "Twice"}}
