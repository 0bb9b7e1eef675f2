"""The table's picture, 1280 wide, in four layouts. The seat that it is drawn for sits at the
bottom."""

from PIL import Image, ImageDraw

from engine.core import View
from engine.games.volfyirion.state import City, Volfyirion, team_of
from rendering import icons
from rendering.canvas import sheet
from rendering.palette import mix
from rendering.volfyirion.chips import HALF_GRIDS, SLIM_GRIDS, Box, lay_play_area
from rendering.volfyirion.cities import plate, plate_of
from rendering.volfyirion.houses import Panel, panel, panel_of, write_panel
from rendering.volfyirion.market import draw_lair, draw_row
from rendering.volfyirion.partners import slip, write_slip
from rendering.volfyirion.rage import draw_grid, draw_pile_of_rage
from rendering.volfyirion.strip import Strip, numbered, strip, strip_of, write_strip
from rendering.volfyirion.symbols import COAL, EMBER, SLATE
from rendering.volfyirion.tickets import HIGH as MARKET_HIGH
from rendering.volfyirion.tickets import decks, draw_market
from rendering.words import Names, Say

SIZE = (1280, 960)
LEFT, RIGHT, GAP = 10, 946, 8  # where the Cities lie
FAR = 1270  # where the panels end

# duel and solo: above and below, the market between
MARKET = (LEFT, 382)
CITIES = ((204, 374), (640, 810))
PANELS = ((956, 72, FAR, 348), (956, 640, FAR, 952))
PLAY = ((LEFT, 72, RIGHT, 198), (LEFT, 818, RIGHT, 952))
RAGE = (LEFT, 72, FAR, 348)

# co-op: the circle of Cities around the Row, the grid beside it, the Houses below
CIRCLE = ((72, 250), (510, 688))
CIRCLE_ROW = (LEFT, 256)
GRID = (956, 72, FAR, 688)
COOP_PANELS = ((LEFT, 698, 312, 952), (648, 698, 950, 952))
COOP_PLAY = ((320, 698, 632, 952), (958, 698, FAR, 952))
FLIGHT = (  # middles of arrowheads, and where they point
    ((318, 160), (1, 0)),
    ((632, 160), (1, 0)),
    ((790, 253), (0, 1)),
    ((790, 507), (0, 1)),
    ((632, 600), (-1, 0)),
    ((318, 600), (-1, 0)),
    ((163, 507), (0, -1)),
    ((163, 253), (0, -1)),
)

# team: per team Strongholds with two panels beside them, market, two Play Areas beside the decks
TEAM_CITIES = 140  # how high they are
TEAM_MARKET = TEAM_CITIES + 4  # from where a team begins
TEAM_PLAY = TEAM_MARKET + MARKET_HIGH
TEAM_FOOT = TEAM_PLAY + 70
HALVES = (72, 72 + TEAM_FOOT + GAP)
TEAM_PANEL = TEAM_CITIES // 2 - 2
TEAM_PANELS = tuple(
    (956, top, FAR, top + TEAM_PANEL) for half in HALVES for top in (half, half + TEAM_PANEL + 4)
)


def draw(view: View[Volfyirion], say: Say, names: Names | None = None) -> Image.Image:
    """Without `names` Houses go by their numbers."""

    def house(seat: int) -> str:
        return numbered(say, "picture-house", seat + 1)

    called = names or house
    places = _panels(view)
    facts = tuple((box, panel_of(view, seat, say, called)) for seat, box in places)
    image = _still(strip_of(view, say, called), facts, say)
    write_strip(image, view, say)
    for seat, box in places:
        if view.s.mode == "team":
            write_slip(image, box, view, seat)
        else:
            write_panel(image, box, view, seat, say)
    match view.s.mode:
        case "duel":
            _duel(image, view, say)
        case "solo":
            _solo(image, view, say)
        case "coop":
            _coop(image, view, say)
        case "team":
            _team(image, view, say)
    return image


def _still(head: Strip, panels: tuple[tuple[Box, Panel], ...], say: Say) -> Image.Image:
    """Slate with a shadow of wings, the strip, the panels."""
    image = sheet(SIZE, SLATE, seed=11, edge=0.6)
    for middle in (138, SIZE[1] - 76):
        icons.stamp(image, (478, middle), "wings", 140, mix(SLATE.dark, SLATE.light, 0.85))
    image.paste(strip(head, say), (0, 0))
    for box, facts in panels:
        size = (box[2] - box[0], box[3] - box[1])
        image.paste(slip(facts, size) if box in TEAM_PANELS else panel(facts, size, say), box[:2])
    return image


def _panels(view: View[Volfyirion]) -> list[tuple[int, Box]]:
    """The seats with the places of their panels."""
    s = view.s
    match s.mode:
        case "duel":
            below = view.seat or 0
            return [(1 - below, PANELS[0]), (below, PANELS[1])]
        case "solo":
            return [(0, PANELS[1])]
        case "coop":
            return [*enumerate(COOP_PANELS)]
        case "team":
            below = team_of(s, view.seat or 0)
            seats = [*s.teams[1 - below], *s.teams[below]]
            return [*zip(seats, TEAM_PANELS, strict=True)]


def _duel(image: Image.Image, view: View[Volfyirion], say: Say) -> None:
    below = view.seat or 0
    for place, seat in enumerate((1 - below, below)):
        _house(image, place, view, seat, say)
    draw_row(image, MARKET, view.s, say)
    draw_lair(image, view.s, say)


def _solo(image: Image.Image, view: View[Volfyirion], say: Say) -> None:
    draw_pile_of_rage(image, RAGE, view.s, say)
    draw_row(image, MARKET, view.s, say)
    draw_lair(image, view.s, say)
    _house(image, 1, view, 0, say)


def _coop(image: Image.Image, view: View[Volfyirion], say: Say) -> None:
    """The Cities in the order in which the dragon flies: left to right above, then back below."""
    s = view.s
    _cities(image, CIRCLE[0], s, s.cities[:3], say)
    _cities(image, CIRCLE[1], s, s.cities[:2:-1], say)
    draw_row(image, CIRCLE_ROW, s, say)
    _flight(image)
    draw_grid(image, GRID, s, say)
    for seat, house in enumerate(s.houses):
        lay_play_area(image, COOP_PLAY[seat], house.play, say, SLIM_GRIDS)


def _team(image: Image.Image, view: View[Volfyirion], say: Say) -> None:
    s = view.s
    below = team_of(s, view.seat or 0)
    for top, team in zip(HALVES, (1 - below, below), strict=True):
        seats, rows = s.teams[team], (top, top + TEAM_CITIES)
        _cities(image, rows, s, [c for c in s.cities if set(seats) & set(c.owners)], say)
        at_home = s.dragon.at == "lair" and s.dragon.lair == team
        draw_market(image, (LEFT, top + TEAM_MARKET), s.markets[team], at_home, say)
        den = decks(s.markets[team], at_home, (FAR - RIGHT - GAP, TEAM_FOOT - TEAM_PLAY), say)
        image.paste(den, (RIGHT + GAP, top + TEAM_PLAY))
        for i, seat in enumerate(seats):
            _partner(image, (i, top), view, seat, say)


def _house(image: Image.Image, place: int, view: View[Volfyirion], seat: int, say: Say) -> None:
    """A seat's Cities, Play Area and panel, above (0) or below (1)."""
    s = view.s
    _cities(image, CITIES[place], s, [city for city in s.cities if seat in city.owners], say)
    lay_play_area(image, PLAY[place], s.houses[seat].play, say)


def _partner(
    image: Image.Image, place: tuple[int, int], view: View[Volfyirion], seat: int, say: Say
) -> None:
    """One of two partners: a Play Area beside the other partner's."""
    i, top = place
    wide = (RIGHT - LEFT - GAP) // 2
    left = LEFT + i * (wide + GAP)
    area: Box = (left, top + TEAM_PLAY, left + wide, top + TEAM_FOOT)
    lay_play_area(image, area, view.s.houses[seat].play, say, HALF_GRIDS)


def _cities(
    image: Image.Image, rows: tuple[int, int], s: Volfyirion, cities: list[City], say: Say
) -> None:
    wide = (RIGHT - LEFT - GAP * (len(cities) - 1)) // max(1, len(cities))
    for i, city in enumerate(cities):
        facts = plate_of(s, city, marked=s.mode in ("coop", "team"))
        piece = plate(facts, (wide, rows[1] - rows[0]), say)
        image.paste(piece, (LEFT + i * (wide + GAP), rows[0]))


def _flight(image: Image.Image) -> None:
    """Which way the dragon flies [VF-52]."""
    for (x, y), (right, down) in FLIGHT:
        tip = (x + 13 * right, y + 13 * down)
        back = (x - 9 * right, y - 9 * down)
        sides = [(back[0] + i * 13 * down, back[1] + i * 13 * right) for i in (-1, 1)]
        ImageDraw.Draw(image).polygon([tip, *sides], EMBER, COAL)
