"""What the scenes behind Volfyirion's cards are set up from, 200 x 200 units each. Build time
only."""

from random import Random

from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.stage import at, group, line, rect, shaded, smooth, stroke

SIDE = 200
WARM, EMBER, BONE = "#ffcf6a", "#ff9a3e", "#efe6d2"


def sky(above: str, below: str) -> str:
    return group(shaded(above, below) + rect(0, 0, SIDE, SIDE, "url(#shade)"), "flat")


def land(heights: list[float], tone: str) -> str:
    """From rim to rim down to the foot: its edge in even steps."""
    step = (SIDE + 40) / (len(heights) - 1)
    edge = smooth([(-20 + n * step, y) for n, y in enumerate(heights)])
    return group(outline(f"{edge} V240 H-20Z", tone))


def stars(seed: int) -> str:
    dice = Random(seed)
    spots = [(dice.uniform(4, 196), dice.uniform(4, 90)) for _ in range(22)]
    return group("".join(disc(x, y, dice.uniform(0.6, 1.4), BONE) for x, y in spots), "flat")


def pennant(x: float, y: float, high: float, tone: str) -> str:
    """A pole with a flag to the right."""
    pole = rect(x - 1.2, y - high, 2.4, high, "#2a1c1c")
    return pole + polygon([(x, y - high), (x + 24, y - high + 7), (x, y - high + 15)], tone)


def crystal(x: float, y: float, by: float, tone: str, turn: float = 0) -> str:
    """Qoam: a facet in the light and one in shade."""
    lit = polygon([(-8, 0), (-8, -26), (0, -42), (2, 0)], mixed(tone, "#ffffff", 0.45))
    return at(lit + polygon([(2, 0), (0, -42), (9, -24), (8, 0)], tone), x, y, by, turn=turn)


def crates(x: float, y: float, tone: str) -> str:
    found = ""
    for a, b, side in ((0, 0, 24), (26, 0, 20), (8, -24, 18)):
        low = mixed(tone, "#000000", 0.35)
        found += rect(x + a, y + b - side, side, side, tone, 1.5)
        found += stroke([(x + a + 3, y + b - side + 3), (x + a + side - 3, y + b - 3)], low, 2)
    return found


def tent(x: float, y: float, by: float, tone: str) -> str:
    """Lit from within."""
    cloth = polygon([(-34, 0), (0, -46), (34, 0)], tone)
    cloth += polygon([(0, -46), (34, 0), (12, 0)], mixed(tone, "#000000", 0.35))
    door = polygon([(-11, 0), (0, -30), (9, 0)], WARM)
    return at(cloth + door + stroke([(0, -44), (0, -54)], "#2c1214", 2.4), x, y, by)


def sleeper() -> list[str]:
    """The dragon, coiled, its head to the right."""
    tail = line("M84 138 C52 140 34 126 40 106 C43 97 52 97 54 104", "#2a1622", 9)
    back = outline("M62 150 C66 84 108 54 146 76 C172 92 178 124 178 150Z", "#2a1622")
    spine = ((76, 104), (88, 84), (104, 70), (123, 64), (143, 70), (160, 84))
    back += "".join(
        polygon([(x - 7, y + 6), (x - 2, y - 13), (x + 8, y + 3)], "#2a1622") for x, y in spine
    )
    horns = outline("M104 116 C92 100 78 94 60 98 C76 102 88 112 96 126Z", "#8a7458")
    horns += outline("M122 108 C114 92 102 84 86 84 C98 90 106 100 110 114Z", "#a89070")
    head = polygon([(84, 150), (92, 124), (106, 110), (126, 106), (148, 118), (176, 120),
                    (190, 128), (190, 138), (182, 146), (150, 150)], "#4a2838")  # fmt: skip
    head += polygon([(126, 106), (150, 112), (148, 119)], "#4a2838")
    jaw = stroke([(189, 137), (164, 136), (136, 142)], "#1c1018", 2.6)
    jaw += "".join(
        polygon([(x, 136), (x + 7, 136.5), (x + 3.5, 143)], BONE) for x in (152, 164, 176)
    )
    eye = line("M126 121 q8 5 16 1", EMBER, 3) + disc(184, 127, 2, EMBER)
    return [group(tail + back), group(horns + head), group(jaw + eye, "flat")]
