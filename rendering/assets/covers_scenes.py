"""What the covers of the Realm and of World Adventure show behind the faces, 320 x 320 units each.
Build time only."""

from rendering.assets import props
from rendering.assets.props import Tones, disc, mixed, outline, polygon
from rendering.assets.stage import glow, group, line, near, oval, rect, shaded, smooth, stroke

SIDE = 320  # units, and pixels of a cover; Discord shows at most 170 points
GOLD, WALL, ROOF, LIT = "#e8b23c", "#e9e0cf", "#3d62a8", "#ffcf6a"
DISCS = (  # from the widest: middle and reach of each, its colour
    (300, 196, 62, "#c8a566"), (262, 150, 46, "#7d9a62"), (226, 104, 30, "#a8ba80"),
)  # fmt: skip
CAMEL = (
    "M6 42 C6 28 14 25 21 25 C24 11 34 11 38 23 C42 28 46 28 50 23 C53 10 63 11 67 24 C72 27 76 35"
    " 80 34 C86 33 87 22 89 13 C90 7 94 4 99 4 L98 0 L102 4 C106 5 109 8 113 10 C116 12 115 16 111"
    " 16 L101 18 C99 32 96 46 85 52 L83 60 L82 86 L76 86 L76 62 C62 64 46 64 32 60 L29 68 L31 86"
    " L25 86 L20 68 L16 58 C9 54 6 48 6 42Z"
)
FAR_LEGS = "M30 56 L42 70 L40 86 L46 86 L48 68 L42 56Z M70 58 L64 72 L66 86 L60 86 L58 70 L62 56Z"
MERCHANT = (
    "M0 60 L8 22 C9 15 14 13 18 13 C23 13 27 15 28 22 L36 60Z M10 8 C10 2 14 -2 18 -2"
    " C22 -2 26 2 26 8 C26 12 22 15 18 15 C14 15 10 12 10 8Z"
)


def castle() -> tuple[str, ...]:
    """The castle before the moon, in the middle of three discs."""
    wide = Tones(WALL, ROOF, LIT)
    back = Tones(mixed(WALL, "#33446e", 0.3), mixed(ROOF, "#1b2750", 0.3), LIT)
    far = "".join(props.spire(back, x, 210, 22, high) for x, high in ((124, 92), (196, 100)))
    sides = "".join(props.spire(wide, x, 216, 24, 62) for x in (100, 220))
    flags = "".join(_flag(x, y) for x, y in ((160, 44), (124, 85), (196, 77)))
    return (
        _sky("#141f45", "#5a6496"),
        group(_stars(), "flat"),
        glow(160, 104, 150, "#f4dc9c", 0.55),
        group(disc(160, 104, 84, "#f6dd9a")),
        *(sheet for one in DISCS for sheet in _slab(*one)),
        group(far + flags),
        group(props.spire(wide, 160, 212, 36, 104)),
        group(sides + props.gate(wide, 160, 220, 108, 50)),
        glow(160, 206, 46, "#ffcf7a", 0.6),
    )


def caravan() -> tuple[str, ...]:
    """Camels in a row on a dune, towards a city before the setting sun."""
    haze = Tones("#c98a6c", "#a8607a", "#ffe2a0")
    city = props.dome(haze, 272, 98, 40, 24) + props.spire(haze, 242, 98, 10, 40)
    city += props.spire(haze, 302, 98, 10, 32)
    return (
        _sky("#e9a24c", "#f8dda0"),
        glow(96, 70, 130, "#fff0bc", 0.6),
        group(disc(96, 70, 52, "#fbe6a6")),
        group(city),
        _dune([110, 96, 92, 100, 94, 104], "#d99a62"),
        group(_camel(4, 48, 0.96, "#9c3b2e") + _camel(112, 52, 0.96, "#2f6d76")),
        group(_merchant(230, 86)),
        _dune([122, 132, 136, 128, 138, 130], "#c98544"),
        _dune([176, 168, 200, 214, 196, 208], "#b06c3c"),
        _dune([262, 270, 244, 258, 276, 250], "#8f5238"),
    )


def _sky(above: str, below: str) -> str:
    return group(shaded(above, below) + rect(0, 0, SIDE, SIDE, "url(#shade)"), "flat")


def _stars() -> str:
    spots = ((30, 26), (66, 52), (20, 84), (104, 18), (222, 20), (262, 44), (298, 22), (300, 90),
             (284, 128), (40, 130), (12, 170), (306, 176))  # fmt: skip
    return "".join(disc(x, y, 1.2 + n % 3 * 0.5, "#f2e3c0") for n, (x, y) in enumerate(spots))


def _slab(y: float, across: float, down: float, tone: str) -> tuple[str, str]:
    """One of the discs, seen from the side: water around it, its edge, its land."""
    edge = oval(160, y + 13, across, down, mixed(tone, "#2a2030", 0.5))
    return near(edge), group(oval(160, y, across, down, tone))


def _flag(x: float, y: float) -> str:
    return stroke([(x, y + 16), (x, y - 12)], "#4a3a2a", 2) + polygon(
        [(x, y - 12), (x + 18, y - 7), (x, y - 2)], GOLD
    )


def _camel(x: float, y: float, by: float, cloth: str) -> str:
    """A load between its humps, and a rope to the next one."""
    hide = "#7a4c30"
    load = rect(27, 18, 34, 24, cloth, 6) + rect(27, 27, 34, 4, GOLD)
    load += line("M31 18 C36 8 52 8 57 18", mixed(cloth, "#000000", 0.3), 5)
    tail = line("M7 38 C1 44 1 54 3 60", hide, 3)
    rope = line("M112 15 C118 30 126 34 134 34", "#4a2c1e", 1.6)
    legs = outline(FAR_LEGS, mixed(hide, "#000000", 0.3))
    body = legs + tail + outline(CAMEL, hide) + load + rope + disc(103, 9, 1.5, "#2a1810")
    return f'<g transform="translate({x} {y}) scale({by})">{body}</g>'


def _merchant(x: float, y: float) -> str:
    """In a hood, with a staff."""
    staff = stroke([(34, 62), (40, 0)], "#4a2c1e", 3)
    body = staff + outline(MERCHANT, "#34506a") + disc(21, 7, 4.4, "#c08a5a")
    return f'<g transform="translate({x} {y}) scale(0.8)">{body}</g>'


def _dune(heights: list[float], tone: str) -> str:
    step = (SIDE + 40) / (len(heights) - 1)
    edge = smooth([(-20 + n * step, y) for n, y in enumerate(heights)])
    floor = shaded(mixed(tone, "#ffffff", 0.1), mixed(tone, "#3a2030", 0.2))
    return group(floor + outline(f"{edge} V360 H-20Z", "url(#shade)"))
