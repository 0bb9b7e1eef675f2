"""In Oniria only those act who are in play: the other friends hold the book open in the tower, and
are heard from the sky."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.games.wonder_book.campaign import LAST
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import effects as do
from tests.engine.wonder_book import book

ACTS = re.compile(
    r"(?:^|(?<=[.!?:;”] )|(?<=\band )|(?<=\bbut )|(?<=\bwhile ))(?:Ken|Lara|Tina|Sid) "
    r"(?:has (?:never |even )?)?(?!has)([a-z’]+)",
    re.MULTILINE,
)
# What they can do in the tower, or did before; never what one has to see.
HEARD = re.compile(
    r"answers|asks|calls|counts|doesn’t|hasn’t|keeps|knows|laughs|later|reads|says|tells|wants|was"
    r"|whispers|bet|been|counted|drawn|started|stopped"
)


def in_oniria(chapter: int) -> Iterator[str]:
    """The pages from where heroes are first placed to the ending."""
    cards = CHAPTERS[chapter].cards
    landed = min(n for n, card in cards.items() if any(book.words(card, do.PlaceHeroes)))
    apart = ("ending", "upgrade")
    away = {str(n) for n, card in cards.items() if n >= landed and card.kind not in apart}
    for page in book.told(chapter):
        if not page.endswith(("-title", "-rules")) and page.split("-")[2] in away:
            yield page


@pytest.mark.parametrize("chapter", range(1, LAST + 1))
def test_friends_in_the_tower_are_heard_and_do_nothing_that_is_seen(chapter: int) -> None:
    texts, pages = book.messages("en", "wonder_book*.ftl"), sorted(in_oniria(chapter))

    assert len(pages) > 50
    assert {page: found for page in pages if (found := acts(texts[page]))} == {}


def acts(text: str) -> list[str]:
    """Outside of what is said, each friend's name with a verb that is not heard."""
    told = re.sub(r"“[^”]*”", "“”", text)
    return [one.group() for one in ACTS.finditer(told) if not HEARD.fullmatch(one[1])]


@pytest.mark.parametrize(
    ("told", "seen"),
    [
        ("Sid looks twice. There isn’t one.", ["Sid looks"]),
        ("“A rope?” Lara has looked at the edge of the town.", ["Lara has looked"]),
        ("“Ken looks ill,” says Tina. Ken doesn’t make a joke.", []),
        ("Sid counts streets. Lara has never bet anything in her life.", []),
    ],
)
def test_what_is_seen_is_told_from_what_is_heard(told: str, seen: list[str]) -> None:
    assert acts(told) == seen
