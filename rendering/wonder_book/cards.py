"""Wonder Book's cards as pictures: pages of the story, heroes, items, Shred and Wyrm cards."""

from functools import partial

from PIL import Image

from engine.core import View
from engine.games.wonder_book.cards import GIFTS, HERO_CARDS, SKILLS, WYRM_CARDS, card_of
from engine.games.wonder_book.cards.kinds import Card as Facts
from engine.games.wonder_book.cards.kinds import Kind
from engine.games.wonder_book.reading import scene_of, side_of
from engine.games.wonder_book.state import Page, WonderBook, has_gift
from rendering.cards import Card, together
from rendering.page import draw_page as draw_card
from rendering.palette import BLOOD, FOREST, GOLD, SEATS, VIOLET, Colour
from rendering.wonder_book import plates, symbols
from rendering.wonder_book.plates import Party
from rendering.wonder_book.signs import sign
from rendering.wonder_book.stories import BACKS, FACES, STORIES
from rendering.words import Say, said

COLOURS: dict[Kind, Colour] = {
    "story": FOREST,
    "goal": BLOOD,
    "rule": GOLD,
    "interaction": (38, 98, 118),
    "item": (140, 122, 104),
    "upgrade": (0, 114, 178),
    "wyrm": VIOLET,
    "ending": (24, 32, 60),
}
SHRED: Colour = (156, 98, 40)
WYRM: Colour = (58, 50, 74)


def full_card(card: str, say: Say) -> Card | None:
    """A card that everyone may know, or a page that was read, by the id of its name; None if it has
    no picture."""
    kind, _, name = card.removeprefix("wyrm-").partition("-")
    match kind:
        case "hero" if name in HERO_CARDS:
            return _hero(name, list(HERO_CARDS).index(name), (), say)
        case "shred" if name in symbols.SHREDS:
            return _shred(name, say)
        case "gift" if name in {gift.key for gift in GIFTS.values()}:
            return _gift(name, say)
        case "item" if name in symbols.ITEMS:
            return _item(name, "", say)
        case "card" if name in WYRM_CARDS:
            return _wyrm(name, say)
        case "wb":
            return _read_before(name, say)
        case _:
            return None


def draw_page(view: View[WonderBook], say: Say) -> Image.Image | None:
    """What is to be read aloud now, as the card that lies open [WB-16]. None while the board shows
    its scene, because nothing stands there yet."""
    s = view.s
    return draw_card(card_of_page(s, s.page, say)) if s.page and s.areas else None


def party(s: WonderBook) -> Party:
    """Who is in the Book."""
    return tuple(hero.name for hero in s.heroes if hero.name)


def hand(view: View[WonderBook], say: Say) -> tuple[Card, ...]:
    """What a seat holds: its hero, its items, its Shred cards. Nothing of it is secret."""
    if view.seat is None or not view.s.heroes[view.seat].name:
        return ()
    s, hero = view.s, view.s.heroes[view.seat]
    items = [_item(card_of(s.chapter, item).item, str(item), say) for item in hero.items]
    gift = [_gift(GIFTS[hero.name].key, say)] if has_gift(s, hero) else []
    own = _hero(hero.name, view.seat, tuple(hero.skills), say)
    return (own, *gift, *items, *together(hero.shreds, _shred, say))


def card_of_page(s: WonderBook, page: Page, say: Say) -> Card:
    """A page as it is printed: a key reads one paragraph of the card, else a side is read with its
    rules and its scene."""
    card = card_of(s.chapter, page.card)
    name = f"wb-{s.chapter}-{page.card}"
    text = f"{name}-{page.key}" if page.key else f"{name}-{page.side}"
    rules = f"{name}-{page.side}-rules" if not page.key and side_of(s, page).rules else ""
    kind, scene = _kind(card, page), scene_of(s, page)
    art, face = _seen(s.chapter, page, card)
    picture = partial(sign, s.chapter, page, art, face)
    if scene:
        picture = partial(plates.scene, scene, party(s))
    return Card(
        said(say, f"{name}-{page.side}-title"),
        *_banner(kind, COLOURS[kind], say),
        face=face,
        plate=picture,
        story=said(say, text),
        rule=said(say, rules) if rules else "",
        number=str(page.card),
        emblem=symbols.KINDS[kind],
    )


def _seen(chapter: int, page: Page, card: Facts) -> tuple[str, str]:
    """What or who is seen on a page without a scene: an icon, a face."""
    face = card.hero or FACES.get((chapter, page.card, page.side), "")
    if card.item:
        return symbols.ITEMS[card.item], face
    if card.wyrm:
        return symbols.WYRM_CARDS[card.wyrm], face
    here = chapter, page.card
    art = BACKS.get(here, "") if page.side == "back" else ""
    return art or STORIES.get(here, ""), face


def _read_before(name: str, say: Say) -> Card:
    """`1-4-front`: the chapter, the card, its side."""
    chapter, number, side = name.split("-")
    return card_of_page(WonderBook(seats=2, chapter=int(chapter)), Page(int(number), side), say)


def _kind(card: Facts, page: Page) -> Kind:
    """A card is a goal on the side that states the goal; its other side is story."""
    side = card.front if page.side == "front" else card.back
    return "story" if card.kind == "goal" and not (side and side.goal) else card.kind


def _hero(name: str, seat: int, skills: tuple[str, ...], say: Say) -> Card:
    """[WB-10]"""
    hero = HERO_CARDS[name]
    known = skills or (hero.skill,)
    return Card(
        said(say, f"hero-{name}"),
        *_banner("hero", SEATS[seat].colour, say, said(say, f"hero-{name}")),
        art=symbols.HEROES[name],
        face=name,
        facts=(
            ("dice", said(say, f"hero-{name}-attack")),
            *((symbols.SKILLS[skill], _skill(skill, say)) for skill in known),
        ),
        flavour=said(say, f"hero-{name}-about"),
        cost=(("heart", str(hero.hearts)),),
    )


def _skill(name: str, say: Say) -> str:
    """[WB-12, WB-34]"""
    cost = SKILLS[name].sparks
    price = f" ({cost} :spark:)" if cost else ""
    title = said(say, f"skill-{name}")
    return say("pair", name=f"**{title}**{price}", value=said(say, f"skill-{name}-rules"))


def _item(name: str, number: str, say: Say) -> Card:
    """[WB-19]"""
    return Card(
        said(say, f"item-{name}"),
        *_banner("item", COLOURS["item"], say),
        art=symbols.ITEMS[name],
        rule=said(say, f"item-{name}-rules"),
        number=number,
    )


def _gift(name: str, say: Say) -> Card:
    hero = next(hero for hero, gift in GIFTS.items() if gift.key == name)
    return Card(
        said(say, f"gift-{name}"),
        *_banner("item", COLOURS["item"], say),
        art=symbols.GIFTS[hero],
        rule=said(say, f"gift-{name}-rules"),
    )


def _shred(name: str, say: Say) -> Card:
    """[WB-20]"""
    return Card(
        said(say, f"shred-{name}"),
        *_banner("shred", SHRED, say),
        art=symbols.SHREDS[name],
        rule=said(say, f"shred-{name}-rules"),
    )


def _wyrm(name: str, say: Say) -> Card:
    """[WB-43]"""
    card = WYRM_CARDS[name]
    counts = (("vortex", card.spawn, card.spawn_aura), ("claws", card.act, card.act_aura))
    return Card(
        said(say, f"wyrm-card-{name}"),
        *_banner("wyrm", WYRM, say),
        art=symbols.WYRM_CARDS[name],
        rule=said(say, f"wyrm-card-{name}-rules"),
        cost=tuple((icon, _symbols(n, aura)) for icon, n, aura in counts if n or aura),
    )


def _symbols(always: int, aura: int) -> str:
    """How often a symbol stands on a Wyrm card; those with a silver aura behind a plus [WB-44]."""
    return f"{always}+{aura}" if aura else str(always)


def _banner(kind: str, colour: Colour, say: Say, letter: str = "") -> tuple[str, Colour, str]:
    word = said(say, f"picture-kind-{kind}")
    return word, colour, (letter or word)[:1]
