"""The table in words, the worst news first: for alt texts, `/table text` and those who listen to
the screen."""

from __future__ import annotations

from collections import Counter

from engine.core import Msg, Text, View
from engine.games.wonder_book.board import adjacent
from engine.games.wonder_book.cards import GIFTS, card_of
from engine.games.wonder_book.choosing import ChoosingSkills
from engine.games.wonder_book.reading import scene_of, side_of
from engine.games.wonder_book.state import (
    DESTINY,
    WYRMS,
    Hero,
    Page,
    WonderBook,
    bosses_in_play,
    has_gift,
    in_play,
)
from engine.games.wonder_book.words.chronicle import keywords
from engine.games.wonder_book.words.counted import counted
from engine.games.wonder_book.words.stakes import stakes


def describe(view: View[WonderBook]) -> Text:
    """The page that is open is told in full, with its scene."""
    s = view.s
    lines = [*_ended(s), *_heroes(s), *_allies(s), *_bosses(s), *_wyrms(s), *_book(s)]
    heading = Msg("wonder-book-heading", {"chapter": s.chapter, "n": s.round})
    if page := _lost(s) or _learned(s):
        return Text(heading, stakes(s), tuple(lines), page)
    return Text(heading, stakes(s), tuple(lines), _page(s, s.page), _scene(s, s.page))


def called(s: WonderBook, seat: int) -> Msg | None:
    """A seat is called by its hero, once it has one."""
    name = s.heroes[seat].name
    return Msg(f"hero-{name}") if name else None


def _page(s: WonderBook, page: Page | None) -> tuple[Msg, ...]:
    """Title, text and, apart from them, the rules text of the open page."""
    if page is None:
        return ()
    card = f"wb-{s.chapter}-{page.card}"
    title = Msg(f"{card}-{page.side}-title")
    if page.key:
        return title, Msg(f"{card}-{page.key}")
    text = Msg(f"{card}-{page.side}")
    if page.side == "back" and card_of(s.chapter, page.card).kind == "interaction":
        return _flipped(card, title, text, side_of(s, page).rules)
    side = side_of(s, page)
    rules = (Msg(f"{card}-{page.side}-rules"),) if side.rules else ()
    return title, text, *rules


def _scene(s: WonderBook, page: Page | None) -> Msg | None:
    """What the picture of a side shows, for those who cannot see it."""
    scene = "" if page is None else scene_of(s, page)
    return Msg(f"scene-{scene}") if scene else None


def _lost(s: WonderBook) -> tuple[Msg, ...]:
    """What is read when the chapter is lost [WB-54]: a lesson may end without its chapter."""
    if s.result is None or s.destiny:
        return ()
    return Msg(f"wb-{s.chapter}-lost-title"), Msg(f"wb-{s.chapter}-lost")


def _flipped(card: str, title: Msg, text: Msg, rules: bool) -> tuple[Msg, ...]:
    """An Interaction card is read whole: its front lay there for all to see [WB-39]."""
    apart = (Msg(f"{card}-back-rules"),) if rules else ()
    return (Msg(f"{card}-front-title"), Msg(f"{card}-front"), title, text, *apart)


def _learned(s: WonderBook) -> tuple[Msg, ...]:
    """The story of the first Upgrade card whose skill is still being chosen [WB-12]."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ChoosingSkills):
        return ()
    return _page(s, Page(min(top.cards.values()), "front"))[:2]


def _ended(s: WonderBook) -> list[Msg]:
    """What the chapter has left; as long as it goes on, the danger tells it."""
    destiny = Msg("wonder-book-destiny", {"n": s.destiny, "of": DESTINY})
    return [destiny] if s.result else []


def _heroes(s: WonderBook) -> list[Msg]:
    there = [(seat, hero) for seat, hero in enumerate(s.heroes) if hero.name and hero.area]
    return [_hero(seat, hero) for seat, hero in there] + [
        Msg("wonder-book-holds", {"seat": seat, "hero": hero.name, "cards": cards})
        for seat, hero in there
        if (cards := _held(s, hero))
    ]


def _allies(s: WonderBook) -> list[Msg]:
    return [
        Msg(
            "wonder-book-ally",
            {"ally": ally.name, "area": ally.area, "hearts": ally.hearts, "most": ally.most},
        )
        for ally in s.allies
        if ally.area
    ]


def _bosses(s: WonderBook) -> list[Msg]:
    """Bosses, with the Hearts of the current stage; the later stages are on a card [WB-64]."""
    return [
        Msg(
            "wonder-book-boss",
            {"boss": boss.name, "area": boss.area, "hearts": boss.hearts, "most": boss.most},
        )
        for boss in bosses_in_play(s)
    ]


def _held(s: WonderBook, hero: Hero) -> list[Msg]:
    """Shred cards of one name are named once."""
    items = [f"item-{card_of(s.chapter, number).item}" for number in hero.items]
    gift = [f"gift-{GIFTS[hero.name].key}"] if has_gift(s, hero) else []
    held = Counter([*items, *(f"shred-{shred}" for shred in hero.shreds), *gift])
    return [
        Msg(card) if n == 1 else Msg("wonder-book-several", {"card": Msg(card), "n": n})
        for card, n in held.items()
    ]


def _hero(seat: int, hero: Hero) -> Msg:
    args = {
        "seat": seat,
        "hero": hero.name,
        "area": hero.area,
        "hearts": hero.hearts,
        "sparks": hero.sparks,
    }
    return Msg("wonder-book-hero", args)


def _wyrms(s: WonderBook) -> list[Msg]:
    if not in_play(s):
        return [Msg("wonder-book-no-wyrms")]
    return [
        Msg("wonder-book-wyrm", {"wyrm": WYRMS[i], "area": w.area, "stunned": w.stunned})
        for i, w in enumerate(s.wyrms)
        if w.area
    ] + [Msg("wonder-book-aura", {"wyrm": WYRMS[i]}) for i, w in enumerate(s.wyrms) if w.aura]


def _book(s: WonderBook) -> list[Msg]:
    """What lies in the areas, what is in force, and what has been written."""
    vortex = [Msg("wonder-book-vortex", {"area": s.vortex})] if s.vortex in s.areas else []
    sparks = [Msg("wonder-book-sparks", {"place": a, "n": n}) for a, n in s.sparks.items() if n]
    objects = [
        Msg("wonder-book-object", {"object": name, "place": stack.area})
        for name, stack in s.stacks.items()
    ]
    rules = [line for card in s.rules for line in _rule(s, card)]
    words = [keywords(s.keywords)] if s.keywords else []
    ways = [
        Msg("wonder-book-ways", {"area": area, "areas": [Msg(f"area-{other}") for other in beside]})
        for area in s.areas
        if (beside := adjacent(s, area))
    ]
    return [*vortex, *sparks, *objects, *rules, *counted(s), *words, *ways]


def _rule(s: WonderBook, card: int) -> list[Msg]:
    """A Special Rule by name and by the number that pages call it by, with what its Special
    Actions do."""
    name = Msg("wonder-book-rule", {"rule": f"{s.chapter}-{card}", "card": card})
    specials = card_of(s.chapter, card).specials
    return [name, *(Msg(f"special-{special.key}-rules") for special in specials)]
