"""The table's picture: the turning board, and what one must know beside it."""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import QuestKey
from engine.games.realm_of_wonder.state import HOUSES, Realm, feature_at
from engine.games.realm_of_wonder.ways import neighbours
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.realm_of_wonder.column import (
    BOTTOM,
    LEFT,
    QUEST_AT,
    draw_column,
    quest_plate,
    seats_end,
)
from rendering.realm_of_wonder.corner import draw_roll
from rendering.realm_of_wonder.easel import RADIUS, Brush, Easel, Stand, spot
from rendering.realm_of_wonder.figures import Standing, Token, picture, standing, token_of
from rendering.realm_of_wonder.ground import GAME, MIDDLE, lay_discs, outer, stars
from rendering.realm_of_wonder.legend import legend
from rendering.realm_of_wonder.passages import step
from rendering.realm_of_wonder.symbols import GILT, MOON, SKY
from rendering.still import still
from rendering.text import Style, fitted, write
from rendering.words import Say, said

SIZE = (1280, 960)
TITLE = Style(Face.TITLE, 36)


class Scenery(NamedTuple):
    """What seldom changes: the quest, and everything that lies on spaces except the figures."""

    quest: QuestKey
    stand: Stand
    towers: tuple[str, ...]
    monsters: tuple[tuple[str, str], ...]
    forts: tuple[tuple[str, Token, int], ...]
    houses: tuple[tuple[str, Token], ...]


def draw(view: View[Realm], say: Say) -> Image.Image:
    """A picture of SIZE pixels. What the view hides is drawn face down."""
    s = view.s
    image = _laid(scenery(s), say)
    draw_figures(Easel(image, MIDDLE, 1), view)
    draw_roll(image, s)
    draw_column(image, view, say)
    return image


@still(GAME)
def _sky() -> Image.Image:
    image = sheet(SIZE, SKY, seed=6, edge=0.3)
    Easel(image, MIDDLE, 1).paint(MOON, (-470, -480, 470, 480), stars)
    return image


@cache
def _ground() -> Image.Image:
    """The sky, and the outer disc, which never turns. Copy it before painting on it."""
    image = _sky()
    image.paste(outer(1), (0, 0), disc_mask())
    return image


@still(GAME)
def _laid(facts: Scenery, say: Say) -> Image.Image:
    image = _ground().copy()
    easel = Easel(image, MIDDLE, 1)
    lay_discs(easel, facts.stand)
    room = seats_end(len(facts.houses))
    signs = legend(say)
    if room + signs.height <= BOTTOM:
        image.paste(signs, (LEFT, BOTTOM - signs.height))
    text, style = fitted(said(say, "game-realm-of-wonder"), TITLE, 300, 28)
    write(image, (14, 24), text, style, GILT, "lm")
    lay_scenery(easel, facts)
    image.paste(quest_plate(facts.quest, say), QUEST_AT)
    return image


@cache
def disc_mask() -> Image.Image:
    """The board without the sky around it."""
    brush = Brush((-470, -480, 470, 480), 1)
    brush.dot((0, 0), RADIUS)
    return brush.mask()


def scenery(s: Realm) -> Scenery:
    return Scenery(
        s.quest,
        Stand(s.middle, s.castle),
        tuple(s.towers),
        tuple(s.monsters.items()),
        tuple((code, token_of(s, fort.owner), fort.height) for code, fort in s.forts.items()),
        tuple((HOUSES[one.home], token_of(s, seat)) for seat, one in enumerate(s.characters)),
    )


def lay_scenery(easel: Easel, facts: Scenery) -> None:
    """Towers and houses first, then forts and monsters, which reach beyond their space."""
    things = [Standing(code, tower=True) for code in facts.towers]
    things += [Standing(code, house=owner) for code, owner in facts.houses]
    things += [Standing(code, fort=owner, height=height) for code, owner, height in facts.forts]
    things += [Standing(code, monster=name) for code, name in facts.monsters]
    for thing in things:
        easel.put(picture(thing, easel.scale), spot(thing.code, facts.stand))


def draw_figures(easel: Easel, view: View[Realm]) -> None:
    """The way just walked, then figures and what has changed, from the top of the picture down."""
    s, stand = view.s, Stand(view.s.middle, view.s.castle)
    new = {code for code in changed(view) if _shows(s, code)}
    codes = new | {one.at for one in s.characters}
    _walk(easel, s, stand)
    for code in sorted(codes, key=lambda code: spot(code, stand)[1]):
        facts = standing(s, code, code in new)
        mine = facts.figure is not None and facts.figure.seat == view.seat
        easel.put(picture(facts._replace(mine=mine), easel.scale), spot(code, stand))


def _walk(easel: Easel, s: Realm, stand: Stand) -> None:
    """The way just walked, except where a disc has turned since."""
    last = len(s.footprints)
    for i, (one, other) in enumerate(pairwise(s.footprints), 2):
        if any(there.to == other for there in neighbours(*stand)[one]):
            easel.put(step(spot(one, stand), spot(other, stand), i == last, easel.scale))


def _shows(s: Realm, code: str) -> bool:
    """Whether the change can be seen: somebody or something came there, or a tile or fort went. Not
    where somebody only passed."""
    feature = feature_at(s, code)
    if feature == "tower":
        return code not in s.towers
    return feature == "well" or code in s.forts or any(one.at == code for one in s.characters)


def changed(view: View[Realm]) -> set[str]:
    """Spaces that changed since the reader's last turn or, for a reader without a seat, in the last
    turn. The turn of a disc does not mark all of its spaces."""
    s = view.s
    seen = s.characters[view.seat].seen if view.seat is not None else s.clock - 1
    since = {disc: max(seen, _turned(s, disc)) for disc in ("outer", "middle", "castle")}
    return {code for code, mark in s.marks.items() if mark > since[SPACES[code].disc]}


def _turned(s: Realm, disc: str) -> int:
    """When the disc last turned: all its spaces were marked then."""
    return 0 if disc == "outer" else min(s.marks.get(code, 0) for code in _on(disc))


@cache
def _on(disc: str) -> tuple[str, ...]:
    return tuple(code for code, space in SPACES.items() if space.disc == disc)
