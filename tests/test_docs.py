"""The pages for readers: what they link to and which files they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/recipes/*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([\w-]+))?\)")
NAMED = re.compile(r"`((?:bot|cogs|db|docs|engine|measures|rendering|tests)/[\w./]*\w/?)`")


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
