"""A campaign in words: the score sheet [WB-58] and the pages read so far, for `/campaign`; and the
pages of the open chapter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Chronicle, Msg, Tale, View
from engine.games.wonder_book.campaign import LAST
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.state import Campaign, WonderBook


def chronicle(campaign: Campaign) -> Chronicle:
    """Chapters in order, with the pages that were read in each."""
    heading = Msg("wonder-book-campaign", {"chapter": min(campaign.chapter, LAST + 1)})
    tales = [
        Tale(_title(chapter), tuple(_pages(chapter, words)))
        for chapter, words in sorted(campaign.journal.items())
    ]
    return Chronicle(heading, tuple(_sheet(campaign)), tuple(tales))


def story(view: View[WonderBook]) -> Tale | None:
    """This chapter as far as it was read, with what its cards rule: Special Rules and goals hold on
    after their page was turned [WB-22]. None before its first page."""
    s = view.s
    told = tuple(_pages(s.chapter, s.journal, ruled=True))
    return Tale(_title(s.chapter), told) if told else None


def keywords(written: Sequence[str]) -> Msg:
    """All keywords in one line: late in a campaign there are many."""
    return Msg("wonder-book-keywords", {"n": len(written), "keywords": written})


def _title(chapter: int) -> Msg:
    return Msg("wonder-book-tale", {"chapter": chapter, "title": Msg(f"chapter-{chapter}")})


def _sheet(campaign: Campaign) -> Iterator[Msg]:
    """How the campaign began, Destiny chapter by chapter and in total, heroes with their skills,
    keywords, defeats."""
    if campaign.again:
        yield Msg("wonder-book-sheet-again")
    for chapter, destiny in sorted(campaign.destiny.items()):
        yield Msg("wonder-book-sheet-chapter", {"chapter": chapter, "n": destiny})
    if len(campaign.destiny) > 1:
        yield Msg("wonder-book-sheet-total", {"n": sum(campaign.destiny.values())})
    for hero in campaign.heroes:
        if skills := campaign.skills.get(hero):
            yield Msg("wonder-book-sheet-hero", {"hero": hero, "skills": skills})
    if campaign.keywords:
        yield keywords(campaign.keywords)
    if campaign.wyrm_cards:
        cards = [Msg(f"wyrm-card-{card}") for card in campaign.wyrm_cards]
        yield Msg("wonder-book-sheet-wyrms", {"cards": cards})
    if campaign.defeats:
        yield Msg("wonder-book-sheet-defeats", {"n": campaign.defeats})


def _pages(chapter: int, words: list[str], *, ruled: bool = False) -> Iterator[tuple[Msg, ...]]:
    """A side has a title, an outcome has none; an Interaction card is read whole [WB-39]. `ruled`:
    with what each side rules."""
    for word in words:
        number, name = word.split("-", 1)
        card, page = card_of(chapter, int(number)), f"wb-{chapter}-{number}"
        if name not in ("front", "back"):
            yield (Msg(f"{page}-{name}"),)
            continue
        if name == "back" and card.kind == "interaction":
            yield Msg(f"{page}-front-title"), Msg(f"{page}-front")
        side = card.front if name == "front" else card.back
        rules = (Msg(f"{page}-{name}-rules"),) if ruled and side and side.rules else ()
        yield Msg(f"{page}-{name}-title"), Msg(f"{page}-{name}"), *rules
