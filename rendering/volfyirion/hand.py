"""A hand or a pile: cards side by side, with the meaning of their signs below."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core import HIDDEN, View
from engine.games.volfyirion.state import Volfyirion
from rendering import icons
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.grid import GAP, WIDE, card_width, columns, corners
from rendering.palette import WHITE
from rendering.text import Style, fitted, width, write
from rendering.volfyirion import symbols, tokens
from rendering.volfyirion.faces import band_of, face
from rendering.volfyirion.symbols import BONE, SLATE
from rendering.words import Say, said

LEGEND, LINE = Style(Face.BOLD, 30), 48
HAND_COLUMNS, PILE_COLUMNS = (5, 6), (6, 8)
TALL = 1.42  # of a card, to its width


def draw_hand(view: View[Volfyirion], say: Say) -> Image.Image | None:
    """What a seat holds; None for a reader without a seat."""
    if view.seat is None:
        return None
    cards = [card for card in view.s.houses[view.seat].hand.cards if card != HIDDEN]
    return _laid_out(tuple((card, 1) for card in cards), HAND_COLUMNS, "picture-hand-empty", say)


def draw_pile(cards: Sequence[str], say: Say) -> Image.Image:
    """A pile to look through, equal cards together."""
    counts = tuple(sorted(Counter(cards).items(), key=lambda pair: list(cards).index(pair[0])))
    return _laid_out(counts, PILE_COLUMNS, "picture-pile-empty", say)


def _laid_out(
    cards: tuple[tuple[str, int], ...], fewest_most: tuple[int, int], nothing: str, say: Say
) -> Image.Image:
    across = columns(len(cards), *fewest_most)
    wide = card_width(across)
    high = round(wide * TALL)
    rows = -(-len(cards) // across)
    legend = _legend(say)
    top = GAP + rows * (high + GAP) if cards else 120
    image = sheet((WIDE, top + legend.height + GAP), SLATE, seed=41, edge=0.4)
    if not cards:
        text, style = fitted(said(say, nothing), Style(Face.BOLD, 44), WIDE - 80, 28)
        write(image, (WIDE // 2, 64), text, style, BONE, "mm")
    places = corners(len(cards), across, (wide, high))
    for (card, times), corner in zip(cards, places, strict=True):
        image.paste(face(card, say, (wide, high)), corner)
        if times > 1:
            _times(image, (corner[0] + 8, corner[1] + band_of(wide) + 24), times)
    image.paste(legend, (0, top), legend)
    return image


def _times(image: Image.Image, left: tuple[int, int], times: int) -> None:
    text, style = f"×{times}", Style(Face.BOLD, 40)
    write(image, left, text, style, WHITE, "lm", halo=symbols.COAL)


@lru_cache(maxsize=8)
def _legend(say: Say) -> Image.Image:
    """Every sign with its word, in lines."""
    words = [(f"legend-{name}", c.icon, c.letter) for name, c in symbols.CURRENCIES.items()]
    words += [("legend-defence", symbols.DEFENCE, ""), ("legend-chain", symbols.CHAIN, "")]
    words += [("legend-remove", symbols.REMOVE, "")]
    words += [(f"legend-{k.replace('_', '-')}", icon, "") for k, icon in symbols.EFFECTS.items()]
    lines: list[list[Image.Image]] = [[]]
    for id, icon, letter in words:
        entry = _entry(icon, letter, said(say, f"picture-{id}"))
        if sum(e.width + 30 for e in (*lines[-1], entry)) > WIDE - 20:
            lines.append([])
        lines[-1].append(entry)
    image = Image.new("RGBA", (WIDE, len(lines) * LINE))
    for row, line in enumerate(lines):
        x = (WIDE - sum(e.width + 30 for e in line) + 30) // 2
        for entry in line:
            image.paste(entry, (x, row * LINE), entry)
            x += entry.width + 30
    return image


def _entry(icon: str, letter: str, word: str) -> Image.Image:
    """A sign and its word; points also have their letter, on their plate."""
    currency = next((k for k, c in symbols.CURRENCIES.items() if c.letter == letter), "")
    sign = tokens.pill(currency, "", 36) if currency else None
    start = sign.width if sign else 36
    image = Image.new("RGBA", (start + 8 + width(word, LEGEND), LINE))
    if sign:
        image.paste(sign, (0, (LINE - sign.height) // 2), sign)
    else:
        icons.stamp(image, (18, LINE // 2), icon, 36, symbols.GLOW)
    write(image, (start + 8, LINE // 2), word, LEGEND, BONE, "lm")
    return image
