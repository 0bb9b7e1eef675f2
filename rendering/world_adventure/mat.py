"""A seat's player mat: hero, abacus, soldiers, caravan with goods, quest, powers, runes."""

from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.world_adventure.cards import CARAVANS, HEROES, STATUSES, CaravanKey
from engine.games.world_adventure.state import STATUS_LIMIT, World
from rendering import icons
from rendering.canvas import Pen, sheet
from rendering.fonts import Face
from rendering.palette import GOLD, INK, SEATS, WHITE, mix
from rendering.pieces import LEAST, in_row, lay
from rendering.pixels import resized
from rendering.portraits import token
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said
from rendering.world_adventure import symbols
from rendering.world_adventure.deeds import track
from rendering.world_adventure.panels import (
    PALE,
    Panel,
    cargo,
    counted,
    panel_of,
    soldier,
)

WIDE, TOP_HIGH, MAT_HIGH = 900, 96, 316
EDGE = 18
NAME, BIG, WORD, SMALL = (
    Style(Face.TITLE, 46),
    Style(Face.BOLD, 50),
    Style(Face.BOLD, 34),
    Style(Face.BOLD, 30),
)
BEAD, BEAD_STEP = 12, 18  # how wide one is, and from one to the next
WIRE = (96, 28)
POWER, POWERS = (248, 36), 2  # the cell of a Rune Power; as many in a row, or in a column if few


class Mat(NamedTuple):
    """What a panel does not tell."""

    panel: Panel
    experience: int  # the hero's
    caravan: CaravanKey
    chaser: int
    places: tuple[str, ...]  # where the quest still waits


def mat_of(view: View[World], seat: int) -> Mat:
    """The facts of a mat, as plain values; of a quest, only the places that are still to be
    visited."""
    clan = view.s.clans[seat]
    quest = clan.quest
    places = [place for place in quest.places if place not in quest.done] if quest else []
    return Mat(panel_of(view, seat), clan.hero.experience, clan.caravan, clan.chaser, tuple(places))


# --- the strip above the map ------------------------------------------------------------------


def head(view: View[World], seat: int, say: Say) -> Image.Image:
    """Who it is, gold, runes and, in its own turn, what is left of the turn."""
    s, facts = view.s, panel_of(view, seat)
    image = sheet((WIDE, TOP_HIGH), symbols.PANEL, seed=9, edge=0)
    image.paste(mix(SEATS[seat].colour, WHITE, 0.5), (0, 0, WIDE, TOP_HIGH - 4))
    image.paste(INK, (0, TOP_HIGH - 4, WIDE, TOP_HIGH))
    lay(image, (54, 46), token(facts.hero, seat, symbols.LETTERS[facts.hero], 88))
    have, goal = facts.runes
    signs = [(symbols.GOLD, str(facts.gold)), (symbols.RUNE, f"{have}/{goal}")]
    if facts.wanted:
        signs.insert(0, (symbols.WANTED, str(facts.wanted)))
    if facts.acting:
        points = s.clans[seat].acting
        signs = [(symbols.MOVES, str(points.moves)), (symbols.ACTIONS, str(points.actions)), *signs]
    right = WIDE - EDGE
    for icon, text in reversed(signs):
        right -= width(text, BIG)
        write(image, (right, 48), text, BIG, INK, "lm")
        right -= 50
        tone = symbols.RED if icon == symbols.WANTED else symbols.NEEDED
        icons.stamp(image, (right + 23, 46), icon, 46, tone)
        right -= 16
    name, style = fitted(said(say, f"hero-{facts.hero}"), NAME, right - 106, 30)
    write(image, (106, 48), name, style, INK, "lm")
    return image


# --- the mat below the map --------------------------------------------------------------------


def mat(view: View[World], seat: int, say: Say) -> Image.Image:
    """WIDE x MAT_HIGH pixels."""
    facts = mat_of(view, seat)
    image = sheet((WIDE, MAT_HIGH), symbols.PANEL, seed=13, edge=0.2)
    image.paste(INK, (0, 0, WIDE, 4))
    _hero(image, facts, (EDGE, 40))
    _abacus(image, facts.panel, say)
    _soldiers(image, facts)
    _caravan(image, facts, say)
    _papers(image, facts, say)
    box = (EDGE, MAT_HIGH - 30, WIDE - EDGE, MAT_HIGH - 10)
    track(image, box, facts.panel.runes, SEATS[seat].colour)
    return image


def _hero(image: Image.Image, facts: Mat, at: tuple[int, int]) -> None:
    """Art, level, and what it fights with [WA-47]."""
    x, y = at
    panel = facts.panel
    card = HEROES[panel.hero][panel.level - 1]
    icons.stamp(image, (x + 26, y), symbols.HEROES[panel.hero], 56, INK)
    crown = [counted("crown", "", GOLD, 32)] * (panel.level > 1)
    row = in_row(
        [
            *crown,
            counted(symbols.HIT_POINTS, str(card.hit_points), symbols.RED, 32),
            counted(symbols.ACCURACY, f"≤{card.accuracy}", INK, 32),
            counted(symbols.DAMAGE, str(card.damage), INK, 32),
            counted(symbols.SKILL, f"≤{card.cast}", GOLD, 32),
            counted(symbols.EXPERIENCE, str(facts.experience), GOLD, 32),
        ],
        12,
    )
    image.paste(row, (x + 74, y - row.height // 2), row)


def _abacus(image: Image.Image, facts: Panel, say: Say) -> None:
    """Each status by name with a wire, and a bead for each point [WA-19, WA-50 to WA-52]."""
    for i, (status, n) in enumerate(zip(STATUSES, facts.statuses, strict=True)):
        y, right = 26 + 36 * i, WIDE - EDGE
        icons.stamp(image, (520 + 17, y), symbols.STATUSES[status], 34, INK)
        write(image, (560, y), str(n), WORD, INK, "lm")
        corner = right - WIRE[0], y - WIRE[1] // 2
        word, style = fitted(said(say, f"status-{status}"), SMALL, corner[0] - 590, LEAST)
        write(image, (584, y), word, style, INK, "lm")
        pen, beads = Pen(WIRE, corner), Pen(WIRE, corner)
        pen.line([(corner[0], y), (right, y)], 3)
        for k in range(STATUS_LIMIT):
            place = (corner[0] + BEAD / 2 + 2 + k * BEAD_STEP + (6 if k >= n else 0), y)
            (beads if k < n else pen).dot(place, BEAD / 2 + (2 if k < n else -2))
        image.paste(PALE, corner, pen.mask())
        image.paste(symbols.RED, corner, beads.mask())


def _soldiers(image: Image.Image, facts: Mat) -> None:
    """Each with its experience, if it has any [WA-53, WA-55]."""
    pieces = [
        in_row(
            [soldier(one, 48), *[counted(symbols.EXPERIENCE, str(one.experience), GOLD, 24)]
             * (one.experience > 0)], 1)
        for one in facts.panel.soldiers
    ]  # fmt: skip
    _row(image, pieces, (EDGE, 112), 480)


def _caravan(image: Image.Image, facts: Mat, say: Say) -> None:
    """Its kind, chaser and barrier; upgrades; goods [WA-61, WA-62]."""
    name, style = fitted(said(say, f"caravan-{facts.caravan}"), SMALL, 230, LEAST)
    write(image, (520, 140), name, style, INK, "lm")
    numbers = [
        counted(symbols.CHASER, str(facts.chaser), INK, 34),
        counted(symbols.BARRIER, str(CARAVANS[facts.caravan].barrier), INK, 34),
    ]
    _row(image, numbers, (762, 140), WIDE - EDGE - 762)
    _row(image, cargo(facts.panel), (520, 190), WIDE - EDGE - 520)
    kit = [
        counted(symbols.UPGRADES[key], str(n) if n > 1 else "", symbols.MERCHANT, 36)
        for key, n in facts.panel.upgrades
    ]
    kit += [counted(symbols.ITEMS[item], "", symbols.LEGEND, 36) for item in facts.panel.items]
    _row(image, kit, (520, 236), WIDE - EDGE - 520)


def _papers(image: Image.Image, facts: Mat, say: Say) -> None:
    """The quest with the places where it waits; Rune Powers by name [WA-07, WA-33]."""
    panel = facts.panel
    icon = symbols.QUESTS.get(panel.quest, symbols.QUEST)
    icons.stamp(image, (EDGE + 20, 190), icon, 40, INK if panel.quest else PALE)
    text = said(say, f"card-{panel.quest}" if panel.quest else "picture-wa-no-quest")
    if facts.places:
        text = f"{text} · {', '.join(facts.places)}"
    text, style = fitted(text, SMALL, 440, LEAST)
    write(image, (EDGE + 50, 190), text, style, INK if panel.quest else PALE, "lm")
    across = 1 if len(panel.powers) <= POWERS else POWERS
    room = POWERS // across * POWER[0] - 45
    for i, (key, n) in enumerate(panel.powers):
        name = said(say, f"card-{key}") + (f" ×{n}" if n > 1 else "")
        x, y = EDGE + i % across * POWER[0], 229 + i // across * POWER[1]
        icons.stamp(image, (x + 17, y), symbols.POWERS[key], 34, symbols.LEGEND)
        text, style = fitted(name, SMALL, room, LEAST)
        write(image, (x + 39, y), text, style, INK, "lm")


def _row(image: Image.Image, pieces: list[Image.Image], at: tuple[int, int], room: int) -> None:
    """Pieces from the middle of the left edge, made smaller if necessary."""
    row = in_row(pieces, 10)
    if row.width > room:
        row = resized(row, (room, row.height * room // row.width))
    image.paste(row, (at[0], at[1] - row.height // 2), row)
