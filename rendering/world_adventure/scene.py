"""Below the map: the battle that is being fought, with its dice; otherwise the last dice and the
signs."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.world_adventure.battle import Hunt, stages
from engine.games.world_adventure.cards import MERCHANTS, MONSTERS
from engine.games.world_adventure.figures import Side, figures, left, limit
from engine.games.world_adventure.stages import Battle
from engine.games.world_adventure.state import Hero, World
from rendering import icons, rich
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import BLOOD, GOLD, INK, WHITE, Colour
from rendering.pieces import FINE, LEAST, in_room, lay
from rendering.text import NARROWEST, Style, fitted, shared, width, write
from rendering.words import Say, said
from rendering.world_adventure import symbols
from rendering.world_adventure.figures import figure, hunter, npc
from rendering.world_adventure.panels import Troop, counted, soldier
from rendering.world_adventure.places import Token, sign, token_of

WIDE, HIGH = 934, 108
AT = (6, 846)
DIE, WHO = 64, 38  # a die is 20 pixels wide on a phone of 400
CLOSER = -20  # how far dice may lie over each other: what they show is still seen
BESIDE = 74  # the sign of a side
SIDE = 409  # how wide a side is
DIE_AT = HIGH - 10 - DIE // 2  # the middle of the dice
NAME, WORD = Style(Face.BOLD, 30), Style(Face.BOLD, 28)
MISS: Colour = (206, 190, 160)


class Fighter(NamedTuple):
    """`die` is 0 before it is rolled."""

    hero: str  # its icon; "" for a soldier
    troop: Troop
    die: int
    hit: bool


class Party(NamedTuple):
    """One side: a seat or a card. `left` are its hit points, `aim` is the highest die with which it
    hits."""

    token: Token | None
    card: str
    fighters: tuple[Fighter, ...]
    skill: int
    left: int
    aim: int
    note: tuple[str, str] = ("", "")  # icon and number: what else counts about a card


def battle_of(s: World) -> Battle | None:
    fights = [phase for phase in s.stack if isinstance(phase, Battle) and not phase.over]
    return fights[-1] if fights else None


def parties(s: World, battle: Battle) -> tuple[str, tuple[Party, ...]]:
    """Where the battle is, and the sides; merchants and monsters have no figures of their own."""
    found = [_party(s, battle, side) for side in battle.sides]
    if isinstance(battle, Hunt):
        rest, aim = battle.left(s, battle.side), battle.foe.accuracy
        found.append(Party(None, battle.card, (), 0, rest, aim, _note(s, battle)))
    return battle.place, tuple(found)


def _note(s: World, battle: Hunt) -> tuple[str, str]:
    """Against a monster, the highest die with which one gets away [WA-70]; in a chase, the stage
    [WA-66]."""
    if battle.card in MONSTERS:
        return symbols.RETREAT, f"≤{MONSTERS[battle.card].retreat}"
    most = stages(s, battle.seat) + battle.side.edge.stages
    return symbols.CHASER, f"{battle.stage + 1}/{most}"


def _party(s: World, battle: Battle, side: Side) -> Party:
    everyone = figures(s, side)
    standing = {who: one for who, one in everyone.items() if not one.fainted}
    most = limit(s, side, battle.accuracy(s, side)) if standing and _foes(s, battle, side) else 0
    fighters = [
        Fighter(
            symbols.HEROES[one.key] if isinstance(one, Hero) else "",
            Troop(one.level, one.fainted, one.wounds, one.experience),
            side.dice.get(who, 0),
            0 < side.dice.get(who, 0) <= most,
        )
        for who, one in everyone.items()
    ]
    token = token_of(s, side.seat) if side.seat is not None else None
    rest = sum(left(one) for one in standing.values())
    card = "" if token else battle.card
    return Party(token, card, tuple(fighters), side.skill, rest, most)


def _foes(s: World, battle: Battle, side: Side) -> bool:
    """Whether anybody stands against the side."""
    if isinstance(battle, Hunt):
        return True
    others = [one for one in battle.sides if one is not side]
    return any(not one.fainted for other in others for one in figures(s, other).values())


def draw_scene(s: World, say: Say) -> Image.Image:
    """WIDE x HIGH pixels: the battle if there is one, else the last eight dice."""
    battle = battle_of(s)
    if battle:
        place, sides = parties(s, battle)
        return battle_strip(place, sides, say)
    return _quiet(tuple(s.rolled[-8:]), say)


# --- a battle ---------------------------------------------------------------------------------


@kept
def battle_strip(place: str, sides: tuple[Party, ...], say: Say) -> Image.Image:
    """`place` is the territory's name; the first of the sides stands on the left."""
    image = sheet((WIDE, HIGH), symbols.PANEL, seed=31, edge=0.4)
    border(image, BLOOD, 4)
    middle = WIDE // 2
    icons.stamp(image, (middle, 22), "swords", 34, BLOOD)
    write(image, (middle, 55), place, NAME, INK, "mm")
    first, second = sides
    _aims(image, middle, 86, (first.aim, second.aim))
    for side, x in ((first, 8), (second, WIDE - 6 - SIDE)):
        piece = party(side, say, SIDE)
        image.paste(piece, (x, 4), piece)
    return image


def _aims(image: Image.Image, middle: int, y: int, aims: tuple[int, int]) -> None:
    """The highest number with which either side hits [WA-65]."""
    icons.stamp(image, (middle, y), symbols.ACCURACY, 28, INK)
    for aim, x, anchor in zip(aims, (middle - 18, middle + 18), ("rm", "lm"), strict=True):
        write(image, (x, y), f"≤{aim}", WORD, INK, anchor)


def party(facts: Party, say: Say, wide: int) -> Image.Image:
    """A clan or band with a die for each figure, or the name of what is on a card [WA-71]."""
    image = Image.new("RGBA", (wide, HIGH - 8))
    if facts.token:
        lay(image, (34, 33), figure(facts.token, 60))
    else:
        lay(image, (34, 33), _foe(facts.card, 62))
    score = counted(symbols.HIT_POINTS, str(facts.left), BLOOD, 30)
    lay(image, (36, 82), score)
    if facts.fighters:
        _band(image, facts)
    else:
        _loner(image, facts, say)
    return image


def _band(image: Image.Image, facts: Party) -> None:
    """Every figure with its die, and the hero's skill [WA-65]."""
    pieces = [_fighter(one) for one in facts.fighters]
    if facts.skill:
        pieces.insert(1, _skill(facts.skill))
    row = in_room(pieces, image.width - BESIDE, 6, least=CLOSER)
    image.paste(row, (BESIDE, 0), row)


def _loner(image: Image.Image, facts: Party, say: Say) -> None:
    """What it is called, and what else counts about it [WA-68]."""
    room = (image.width - BESIDE - 6, 50)
    name = rich.fit(said(say, f"card-{facts.card}"), room, (32, LEAST), Face.BOLD)
    rich.paint(image, (BESIDE, 2), name, INK)
    icon, number = facts.note
    note = counted(icon, number, INK, 34)
    image.paste(note, (BESIDE, 58), note)


def _foe(card: str, size: int) -> Image.Image:
    if card in MERCHANTS:
        image = Image.new("RGBA", (size, size))
        icons.stamp(image, (size // 2, size // 2), symbols.MERCHANTS[card], size, symbols.MERCHANT)
        return image
    icon = symbols.MONSTERS.get(card) or symbols.PATROLS[card]
    return npc(icon, size)


@kept
def _fighter(one: Fighter) -> Image.Image:
    """The figure above its die."""
    wide = DIE if one.die else WHO
    image, middle = Image.new("RGBA", (wide, HIGH - 8)), wide // 2
    if one.hero:
        tone = INK if not one.troop.fainted else MISS
        icons.stamp(image, (middle, WHO // 2), one.hero, WHO - 4, tone)
        for i in range(min(one.troop.wounds, 4)):
            left = middle - WHO // 2 + i * 9
            ImageDraw.Draw(image).ellipse((left, 29, left + 7, 36), symbols.RED)
    else:
        lay(image, (middle, WHO // 2), soldier(one.troop, WHO - 4))
    if one.die:
        lay(image, (middle, DIE_AT), die(one.die, one.hit, DIE))
    return image


def _skill(face: int) -> Image.Image:
    image = Image.new("RGBA", (DIE, HIGH - 8))
    icons.stamp(image, (DIE // 2, WHO // 2), "sparks", 30, GOLD)
    lay(image, (DIE // 2, DIE_AT), die(face, True, DIE, gold=True))
    return image


@kept
def die(face: int, hit: bool, size: int, gold: bool = False) -> Image.Image:
    """White with a thick rim if it hits, grey if not; the skill's is golden [WA-15, WA-65]."""
    tone: Colour = (240, 190, 70) if gold else WHITE if hit else MISS
    big = Image.new("RGBA", (size * FINE, size * FINE))
    edge = size * FINE - 1
    rim = FINE * (4 if hit and not gold else 2)
    pen = ImageDraw.Draw(big)
    pen.rounded_rectangle((0, 0, edge, edge), edge // 5, tone, INK, rim)
    small = big.reduce(FINE)
    style = Style(Face.BOLD, size * 74 // 100)
    write(small, (size // 2, size // 2), str(face), style, INK, "mm")
    return small


# --- nothing goes on --------------------------------------------------------------------------

ACROSS, TAKEN = 4, 46  # columns of the legend; what a sign and the gap after a word take
LEGEND = ("merchant", "monster", "marker", "need", "stall", "haunt", "npc", "quest")


@kept
def _quiet(rolled: tuple[int, ...], say: Say) -> Image.Image:
    image = sheet((WIDE, HIGH), symbols.PANEL, seed=31, edge=0.4)
    border(image, symbols.NEEDED, 2)
    words = [said(say, f"picture-wa-legend-{name}") for name in LEGEND]
    room = WIDE - 20
    if rolled:
        most = room - 14 - least_room(words)
        row = in_room([die(face, True, DIE) for face in rolled], most, 5, least=CLOSER)
        image.paste(row, (WIDE - 14 - row.width, (HIGH - row.height) // 2), row)
        room -= row.width + 14
    x = 14
    for i, (name, word, cell) in enumerate(zip(LEGEND, words, cells(words, room), strict=True)):
        x, y = x if i % ACROSS else 14, 29 + i // ACROSS * 50
        lay(image, (x + 18, y), _example(name))
        text, style = fitted(word, WORD, cell - TAKEN, LEAST)
        write(image, (x + 40, y), text, style, INK, "lm")
        x += cell
    return image


def cells(words: Sequence[str], room: int) -> list[int]:
    """How wide each word's cell is: as the longest of its column needs or, where the columns have
    no room, each row by itself."""
    rows = _rows(words, WORD)
    columns = [max(column) for column in zip(*rows, strict=True)]
    if sum(columns) + TAKEN * ACROSS <= room:
        return shared(columns, TAKEN, room) * len(rows)
    return [cell for row in rows for cell in shared(row, TAKEN, room)]


def least_room(words: Sequence[str]) -> int:
    """What the legend needs in the narrowest letters: dice are closer together for it."""
    rows = _rows(words, WORD._replace(wide=NARROWEST))
    return max(sum(row) + (TAKEN + 1) * ACROSS for row in rows)


def _rows(words: Sequence[str], style: Style) -> list[list[int]]:
    wide = [width(word, style) for word in words]
    return [wide[i : i + ACROSS] for i in range(0, len(wide), ACROSS)]


def _example(name: str) -> Image.Image:
    match name:
        case "merchant":
            return sign("camel", False, 34)
        case "monster":
            return sign("claws", False, 34)
        case "marker":
            return sign("camel", True, 34)
        case "npc":
            return hunter(40)
        case "quest":
            return counted(symbols.QUEST, "", symbols.NEEDED, 34)
        case "haunt":
            return counted("wyrm", "", symbols.LEGEND_TONES["lindworm"], 36)
        case "need":
            return counted("apple", "", symbols.GOODS_TONES["fruit"], 34)
        case _:
            return counted(symbols.STALL, "", INK, 34)
