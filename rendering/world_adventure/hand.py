"""What a seat holds: its hero, Rune Powers, quest and items. A pile: cards to look through."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core import HIDDEN, View
from engine.games.world_adventure.guild import AskingGuild
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.setup import ChoosingHero
from engine.games.world_adventure.state import World, team_of
from rendering.canvas import sheet
from rendering.cards import HIGH as CARD_HIGH
from rendering.cards import WIDE as CARD_WIDE
from rendering.cards import draw_card as card_of
from rendering.fonts import Face
from rendering.grid import GAP, WIDE, card_width, corners
from rendering.palette import INK
from rendering.pixels import resized
from rendering.text import Style, write
from rendering.words import Say, said
from rendering.world_adventure.cards import full_card
from rendering.world_adventure.symbols import PANEL

EMPTY = 120
FEWEST, MOST = 3, 4


def draw_hand(view: View[World], say: Say) -> Image.Image | None:
    """Hero, Rune Powers, quest and items, all open; while the seat chooses among cards that it was
    dealt, these cards. None for a reader without a seat."""
    if view.seat is None:
        return None
    if dealt := _dealt(view.s, view.seat):
        return _grid(dealt, say)
    clan = view.s.clans[view.seat]
    quest = [clan.quest.key] if clan.quest else []
    held = [*(power.key for power in clan.powers), *quest, *clan.items]
    return _grid((f"hero-{clan.hero.key}", *(f"card-{card}" for card in held)), say)


def _dealt(s: World, seat: int) -> tuple[str, ...]:
    """[WA-18, WA-33, WA-07] What the seat may choose among, which only it may see."""
    match s.stack[-1] if s.stack else None:
        case ChoosingHero(waiting=waiting, dealt=dealt) if seat in waiting:
            return tuple(f"hero-{hero}" for mate in team_of(s, seat) for hero in dealt[mate])
        case AskingGuild(seat=own, drawn=drawn) | TakingPower(seat=own, drawn=drawn) if own == seat:
            return tuple(f"card-{card}" for card in drawn.cards if card != HIDDEN)
        case _:
            return ()


def draw_pile(cards: Sequence[str], say: Say) -> Image.Image:
    """The cards in the order in which they came; nothing of what is hidden."""
    return _grid(tuple(card_id(card) for card in cards if card != HIDDEN), say)


def card_id(card: str) -> str:
    """A card's own id, or the id of its name."""
    return card if card.startswith(("card-", "hero-", "happening-")) else f"card-{card}"


@lru_cache(maxsize=8)
def _grid(cards: tuple[str, ...], say: Say) -> Image.Image:
    faces = [full for card in cards if (full := full_card(card, say))]
    across = min(MOST, max(FEWEST, len(faces)))
    wide = card_width(across)
    high = wide * CARD_HIGH // CARD_WIDE
    rows = -(-len(faces) // across)
    image = sheet((WIDE, rows * (high + GAP) + GAP if rows else EMPTY), PANEL, seed=17, edge=0.3)
    if not faces:
        text = said(say, "picture-pile-empty")
        write(image, (WIDE // 2, EMPTY // 2), text, Style(Face.BOLD, 40), INK, "mm")
    for face, corner in zip(faces, corners(len(faces), across, (wide, high)), strict=True):
        card = resized(card_of(face), (wide, high), resample=Image.Resampling.LANCZOS)
        image.paste(card, corner)
    return image
