"""The table's picture, 1280 wide, in four layouts. The seat that it is drawn for sits at the
bottom."""

from PIL import Image, ImageDraw

from engine.core import View
from engine.games.volfyirion.state import City, Volfyirion, team_of
from rendering import icons
from rendering.canvas import sheet
from rendering.palette import SEATS, mix
from rendering.volfyirion.chips import SLIM_GRIDS, Box, chips_of, lay_play_area
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

WIDE = 1280
LEFT, RIGHT, GAP = 10, 946, 8  # where the Cities lie
FAR = 1270  # where the panels end

# duel and solo: above and below, the market between
MARKET = (LEFT, 382)
CITIES = ((204, 374), (658, 828))
PANELS = ((956, 72, FAR, 348), (956, 658, FAR, 970))
PLAY = ((LEFT, 72, RIGHT, 198), (LEFT, 836, RIGHT, 970))
RAGE = (LEFT, 72, FAR, 348)

# co-op: the circle of Cities around the Row, the grid beside it, the Houses below
FLIGHT_GAP = 24  # between Cities and beside the Row: here the dragon's way is shown
CIRCLE = ((72, 250), (566, 744))
CIRCLE_ROW = (LEFT, 276)
GRID = (956, 72, FAR, 744)
COOP_PANELS = ((LEFT, 754, 312, 1008), (648, 754, 950, 1008))
COOP_PLAY = ((320, 754, 640, 1008), (958, 754, FAR, 1008))
FLIGHT = (  # middles of arrowheads, and where they point
    ((318, 161), (1, 0)),
    ((638, 161), (1, 0)),
    ((797, 263), (0, 1)),
    ((797, 553), (0, 1)),
    ((638, 655), (-1, 0)),
    ((318, 655), (-1, 0)),
    ((158, 553), (0, -1)),
    ((158, 263), (0, -1)),
)

# team: per team Strongholds with two panels beside them, market, two Play Areas beside the decks
TEAM_CITIES = 202  # how high they are
TEAM_MARKET = TEAM_CITIES + 8  # from where a team begins
TEAM_PLAY = TEAM_MARKET + MARKET_HIGH
TEAM_FOOT = TEAM_PLAY + 78
HALVES = (72, 72 + TEAM_FOOT + 2 * GAP)
TEAM_PANEL = TEAM_CITIES // 2 - 2
TEAM_PANELS = tuple(
    (956, top, FAR, top + TEAM_PANEL) for half in HALVES for top in (half, half + TEAM_PANEL + 4)
)
HIGH = {"duel": 978, "solo": 978, "coop": 1016, "team": HALVES[1] + TEAM_FOOT + GAP}


def draw(view: View[Volfyirion], say: Say, names: Names | None = None) -> Image.Image:
    """Without `names` Houses go by their numbers."""

    def house(seat: int) -> str:
        return numbered(say, "picture-house", seat + 1)

    called = names or house
    places = _panels(view)
    facts = tuple((box, panel_of(view, seat, say, called)) for seat, box in places)
    image = _still(strip_of(view, say, called), facts, HIGH[view.s.mode], say)
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


def _still(head: Strip, panels: tuple[tuple[Box, Panel], ...], high: int, say: Say) -> Image.Image:
    """Slate with a shadow of wings, the strip, the panels."""
    image = sheet((WIDE, high), SLATE, seed=11, edge=0.6)
    for middle in (138, high - 76):
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
    _cities(image, CIRCLE[0], s, s.cities[:3], say, FLIGHT_GAP)
    _cities(image, CIRCLE[1], s, s.cities[:2:-1], say, FLIGHT_GAP)
    draw_row(image, CIRCLE_ROW, s, say)
    _flight(image)
    draw_grid(image, GRID, s, say)
    for seat, house in enumerate(s.houses):
        left, top, _, foot = COOP_PLAY[seat]
        image.paste(SEATS[seat].colour, (left - 7, top, left - 1, foot))
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
        _partners(image, top + TEAM_PLAY, s, seats, say)


def _house(image: Image.Image, place: int, view: View[Volfyirion], seat: int, say: Say) -> None:
    """A seat's Cities, Play Area and panel, above (0) or below (1)."""
    s = view.s
    _cities(image, CITIES[place], s, [city for city in s.cities if seat in city.owners], say)
    lay_play_area(image, PLAY[place], s.houses[seat].play, say)


def _partners(image: Image.Image, top: int, s: Volfyirion, seats: list[int], say: Say) -> None:
    """The Play Areas of partners side by side, each behind a bar in its colour; who has played
    more gets more columns."""
    columns = shares([len(chips_of(s.houses[seat].play)) for seat in seats])
    step, left = (RIGHT - LEFT) // sum(columns), LEFT
    for seat, across in zip(seats, columns, strict=True):
        right = left + across * step
        image.paste(SEATS[seat].colour, (left, top, left + 6, top + TEAM_FOOT - TEAM_PLAY))
        area: Box = (left + 10, top, right - GAP, top + TEAM_FOOT - TEAM_PLAY)
        lay_play_area(image, area, s.houses[seat].play, say, ((across, 2),))
        left = right


def shares(counts: list[int]) -> tuple[int, int]:
    """How many of four columns of two cards each of two partners gets."""
    first, second = (min(3, max(1, -(-count // 2))) for count in counts)
    return (
        (2, 2)
        if first == second
        else (4 - second, second)
        if first > second
        else (first, 4 - first)
    )


def _cities(
    image: Image.Image,
    rows: tuple[int, int],
    s: Volfyirion,
    cities: list[City],
    say: Say,
    gap: int = GAP,
) -> None:
    wide = (RIGHT - LEFT - gap * (len(cities) - 1)) // max(1, len(cities))
    for i, city in enumerate(cities):
        facts = plate_of(s, city, marked=s.mode in ("coop", "team"))
        piece = plate(facts, (wide, rows[1] - rows[0]), say)
        image.paste(piece, (LEFT + i * (wide + gap), rows[0]))


def _flight(image: Image.Image) -> None:
    """Which way the dragon flies [VF-52]."""
    for (x, y), (right, down) in FLIGHT:
        tip = (x + 10 * right, y + 10 * down)
        back = (x - 9 * right, y - 9 * down)
        sides = [(back[0] + i * 14 * down, back[1] + i * 14 * right) for i in (-1, 1)]
        ImageDraw.Draw(image).polygon([tip, *sides], EMBER, COAL)
