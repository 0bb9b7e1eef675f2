"""Cards in a hand or a pile, at any size: art, name, numbers, and the rule if there is room."""

from functools import lru_cache

from PIL import Image

from engine.games.realm_of_wonder.cards import MAGIC, MOVES, TILES, has_muscle, kind_of
from rendering import icons, rich
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.palette import CARD_PAPER, INK, WHITE, Colour, mix
from rendering.pieces import lay
from rendering.realm_of_wonder import symbols
from rendering.realm_of_wonder.symbols import GILT, MOON
from rendering.text import Style, width, write
from rendering.words import Say, said

RIM, EDGE = 4, 12
NAME_HIGH, NUMBER = 74, 54
RULE_SIZES = (30, 26)

Size = tuple[int, int]


@lru_cache(maxsize=128)
def face(card: str, say: Say, size: Size, chosen: bool = False, times: int = 1) -> Image.Image:
    """A movement card, a magic card or a tile. A chosen card has a check; `times` is how many equal
    cards it stands for."""
    image = sheet(size, CARD_PAPER, seed=size[0], edge=0.3)
    colour = colour_of(card)
    image.paste(colour, (0, 0, size[0], NAME_HIGH))
    border(image, GILT if chosen else mix(colour, INK, 0.3), RIM + 4 * chosen)
    if card in MOVES:
        _move(image, card, say)
    else:
        _thing(image, card, say)
    if chosen:
        icons.stamp(image, (size[0] - 40, size[1] - 40), "check", 56, (30, 120, 60))
    if times > 1:
        text, style = f"×{times}", Style(Face.BOLD, 44)
        write(image, (size[0] - EDGE, NAME_HIGH + 32), text, style, INK, "rm", halo=WHITE)
    return image


def colour_of(card: str) -> Colour:
    if card in MOVES:
        return symbols.MOVE_CARD
    return symbols.MAGIC if card in MAGIC else symbols.TILE_CARD


def name_of(card: str, say: Say) -> str:
    return said(say, f"tile-{card}" if card in TILES else f"card-{card}")


def art(card: str) -> str:
    return symbols.SPELLS[kind_of(card)] if card in MAGIC else symbols.TILES[card]


def name_block(card: str, say: Say, wide: int) -> rich.Block:
    """The name, in two lines at most."""
    room = (wide - 2 * EDGE, NAME_HIGH - 6)
    return rich.fit(name_of(card, say), room, (36, 26), Face.BOLD, centred=True)


def rule_block(card: str, say: Say, size: Size) -> rich.Block:
    """The rule, on a card large enough; the art keeps the rest."""
    kind = "tile" if card in TILES else "card"
    room = (size[0] - 2 * EDGE, size[1] - NAME_HIGH - 100)
    return rich.fit(said(say, f"{kind}-{card}-rules"), room, RULE_SIZES)


def _name(image: Image.Image, card: str, say: Say) -> None:
    block = name_block(card, say, image.width)
    rich.paint(image, (EDGE, (NAME_HIGH - block.height) // 2 - 2), block, MOON)


def _move(image: Image.Image, card: str, say: Say) -> None:
    """Speed above, movement points large, then the effect in words."""
    facts = MOVES[card]
    _name(image, card, say)
    effect = rich.fit(
        said(say, f"effect-{facts.effect}") if facts.effect else "",
        (image.width - 2 * EDGE - 40, 70),
        (32, 26),
        Face.BOLD,
    )
    foot = effect.height + 16 if facts.effect else 0
    middle = (NAME_HIGH + image.height - foot) // 2
    style = Style(Face.BOLD, 96)
    wide = 90 + width(str(facts.points), style)
    left = (image.width - wide) // 2
    icons.stamp(image, (left + 38, middle), symbols.MOVES, 76, INK)
    write(image, (left + 90, middle), str(facts.points), style, INK, "lm")
    if facts.effect:
        top = image.height - foot
        icons.stamp(image, (EDGE + 18, top + effect.height // 2), symbols.EFFECTS[facts.effect],
                    36, symbols.MAGIC)  # fmt: skip
        rich.paint(image, (EDGE + 44, top), effect, INK)


def _thing(image: Image.Image, card: str, say: Say) -> None:
    """The art, then the rule in the largest size that fits."""
    _name(image, card, say)
    rule = rule_block(card, say, image.size)
    room = image.height - NAME_HIGH - rule.height - 22
    size = min(room - 8, 150)
    middle = NAME_HIGH + 4 + room // 2
    icons.stamp(image, (image.width // 2, middle), art(card), size, mix(colour_of(card), INK, 0.4))
    if card in MAGIC and has_muscle(card):
        mark = Image.new("RGBA", (58, 58))
        icons.stamp(mark, (29, 29), symbols.MUSCLE, 54, (168, 44, 36))
        lay(image, (EDGE + 32, NAME_HIGH + 38), mark)
    rich.paint(image, (EDGE, image.height - rule.height - 14), rule, INK)
