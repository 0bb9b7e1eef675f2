"""What the story's pictures are set up from, as SVG: sky, land, weather, furniture, the torn frame.
Build time only.

A scene is 1200 x 720 units. Its sheets lie from the farthest to the nearest; shadows grow towards
the viewer, so far things are `sheet`, near ones `near`.
"""

from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from rendering.assets.papercut import SVG
from rendering.assets.props import Point, disc, mixed, outline, polygon

WIDE, HIGH = 1200, 720
INK, CREAM, BRASS, OAK = "#34261c", "#f6e9cd", "#d8a53c", "#7d5538"


def group(body: str, kind: str = "sheet") -> str:
    return f'<g class="{kind}">{body}</g>'


def near(body: str) -> str:
    return group(body, "near")


def drawing(*sheets: str, wide: float = WIDE, high: float = HIGH) -> str:
    return f'<svg xmlns="{SVG}" viewBox="0 0 {wide} {high}">{"".join(sheets)}</svg>'


def at(body: str, x: float, y: float, by: float = 1, across: float = 0, turn: float = 0) -> str:
    """Moved, enlarged (`across`: another measure for its width, below 0 to mirror it), turned."""
    scale = f"scale({across or by} {by})"
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn}) {scale}">{body}</g>'


def rect(x: float, y: float, wide: float, high: float, tone: str, round_: float = 0) -> str:
    """From its left upper corner."""
    size = f'width="{wide:.1f}" height="{high:.1f}" rx="{round_}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{tone}"/>'


def oval(x: float, y: float, across: float, down: float, tone: str) -> str:
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{across}" ry="{down}" fill="{tone}"/>'


def stroke(points: Iterable[Point], tone: str, wide: float = 3, opacity: float = 1) -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<polyline points="{corners}" fill="none" stroke="{tone}" stroke-width="{wide}" '
        f'opacity="{opacity}" {ends}/>'
    )


def line(d: str, tone: str, wide: float = 3) -> str:
    """A path without a fill."""
    return (
        f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="{wide}" stroke-linecap="round"/>'
    )


def smooth(points: list[Point], *, ring: bool = False) -> str:
    """A soft path through the points, as the `d` of an SVG path."""
    n, d = len(points), f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(n if ring else n - 1):
        before = points[i - 1] if ring or i else points[i]
        here, there = points[i], points[(i + 1) % n]
        after = points[(i + 2) % n] if ring or i + 2 < n else there
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        d += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (one, two, there))
    return d + ("Z" if ring else "")


def shaded(first: str, last: str, *, down: float = 1, across: float = 0) -> str:
    """A soft change of colour, to be used as `url(#shade)` in the same sheet."""
    stops = f'<stop offset="0" stop-color="{first}"/><stop offset="1" stop-color="{last}"/>'
    line_ = f'x1="0" y1="0" x2="{across}" y2="{down}"'
    return f'<linearGradient id="shade" {line_}>{stops}</linearGradient>'


def sky(above: str, below: str) -> str:
    return group(shaded(above, below) + rect(0, 0, WIDE, HIGH, "url(#shade)"), "flat")


def glow(x: float, y: float, radius: float, tone: str, strength: float) -> str:
    """Light around a lamp, a window, the moon."""
    stop = f'stop-color="{tone}" stop-opacity'
    soft = f'<stop offset="0" {stop}="{strength}"/><stop offset="1" {stop}="0"/>'
    spot = disc(x, y, radius, "url(#light)")
    return group(f'<radialGradient id="light">{soft}</radialGradient>{spot}', "glow")


def beam(corners: list[Point], tone: str, strength: float) -> str:
    """Light that falls through a door or a window."""
    return group(polygon(corners, tone, strength), "glow")


def hill(heights: list[float], tone: str, low: str = "", foot: float = HIGH) -> str:
    """Land from rim to rim down to the foot of the scene: its edge in even steps, darker below."""
    step = (WIDE + 80) / (len(heights) - 1)
    edge = smooth([(-40 + n * step, y) for n, y in enumerate(heights)])
    floor = shaded(tone, low or mixed(tone, "#000000", 0.22))
    return floor + outline(f"{edge} V{foot + 40} H-40Z", "url(#shade)")


def peak(x: float, y: float, half: float, high: float, tone: str) -> str:
    """A folded paper mountain: a lit facet and one in shade."""
    ridge = x + half * 0.15
    lit = polygon([(x - half, y), (x, y - high), (ridge, y)], tone)
    return lit + polygon([(ridge, y), (x, y - high), (x + half, y)], mixed(tone, "#3a3040", 0.18))


def cloud(x: float, y: float, by: float, tone: str) -> str:
    puffs = ((-70, 10, 34), (-34, -12, 42), (12, -26, 50), (56, -6, 40), (92, 14, 28), (8, 14, 46))
    return at(
        "".join(disc(a, b, r, tone) for a, b, r in puffs) + rect(-96, 12, 206, 32, tone, 16),
        x,
        y,
        by,
    )


def fir(x: float, y: float, by: float, tone: str) -> str:
    trunk = rect(-5, -2, 10, 16, mixed(tone, "#3a2a1c", 0.35))
    tiers = "".join(
        polygon(
            [(-34 + i * 7, -i * 34), (34 - i * 7, -i * 34), (0, -i * 34 - 62)],
            mixed(tone, "#ffffff", 0.05 * i),
        )
        for i in range(4)
    )
    return at(trunk + tiers, x, y, by)


def tower(x: float, y: float, by: float, wall: str, roof: str, lit: str = "#ffcf6a") -> str:
    """The old tower on the hill, with three windows and a flag."""
    dark, dice = mixed(wall, "#2a2030", 0.42), Random(3)
    body = polygon([(-70, 0), (-58, -300), (58, -300), (70, 0)], wall)
    body += polygon([(10, 0), (14, -300), (58, -300), (70, 0)], dark, 0.5)
    teeth = "".join(rect(-74 + 49 * n, -332, 26, 16, wall) for n in range(4))
    body += rect(-74, -318, 149, 20, wall) + teeth
    body += polygon([(-62, -330), (0, -452), (62, -330)], roof)
    body += polygon([(0, -452), (62, -330), (14, -330)], "#000000", 0.25)
    for _ in range(26):
        body += rect(dice.uniform(-52, 40), -dice.uniform(10, 285), 18, 7, dark, 2)
    for a, b, w, h in ((-10, -200, 13, 24), (16, -120, 12, 22), (0, -268, 10, 16)):
        body += outline(f"M{a - w} {b} V{b - h} A{w} {w} 0 0 1 {a + w} {b - h} V{b}Z", lit)
    flag = polygon([(0, -486), (34, -476), (0, -464)], "#c8402f")
    return at(body + stroke([(0, -452), (0, -486)], dark, 4) + flag, x, y, by)


def lamp(x: float, y: float, by: float, lit: str = "#ffdf8a", iron: str = "#2a3040") -> str:
    """A street lamp."""
    head = polygon([(-14, -150), (14, -150), (10, -120), (-10, -120)], lit)
    roof = polygon([(-19, -150), (19, -150), (0, -170)], iron)
    return at(rect(-3, -120, 6, 120, iron) + rect(-12, -8, 24, 8, iron) + head + roof, x, y, by)


def bent_lamp(
    x: float, y: float, by: float, lit: str, iron: str = "#2a3040", mirror: bool = False
) -> str:
    """A lamp of Lamp Court that bends down its long neck, like a horse."""
    neck = line("M0 0 V-150 C0 -230 84 -236 92 -168", iron, 8)
    head = polygon([(76, -166), (110, -166), (102, -126), (84, -126)], lit)
    cap = polygon([(70, -166), (116, -166), (93, -192)], iron)
    foot = rect(-16, -8, 32, 8, iron)
    return at(neck + foot + head + cap, x, y, by, -by if mirror else by)


def cottage(x: float, y: float, by: float, wall: str, roof: str, lit: str = "#ffd27a") -> str:
    """A house with two windows and a door."""
    body = rect(-40, -90, 80, 90, wall) + polygon(
        [(10, 0), (10, -90), (40, -90), (40, 0)], "#000", 0.12
    )
    top = polygon([(-52, -90), (0, -152), (52, -90)], roof)
    top += polygon([(0, -152), (52, -90), (10, -90)], "#000", 0.16)
    panes = "".join(
        rect(a - 9, -66, 18, 22, lit) + stroke([(a, -66), (a, -44)], roof, 2) for a in (-20, 22)
    )
    door = outline("M-9 0 V-24 A9 9 0 0 1 9 -24 V0Z", mixed(roof, "#000000", 0.35))
    return at(body + top + panes + door, x, y, by)


def bricks(tone: str, joint: str, seed: int, strong: float = 0.5) -> str:
    """A wall over the whole scene."""
    dice, found = Random(seed), rect(0, 0, WIDE, HIGH, joint)
    for row, y in enumerate(range(-10, HIGH, 48)):
        for x in range(-60, WIDE + 40, 92):
            shade = mixed(tone, joint, dice.random() * strong)
            found += rect(x + dice.uniform(-4, 4) + row % 2 * 46, y, 84, 40, shade, 5)
    return found


def planks(y: float, tone: str, seed: int) -> str:
    """A floor of boards, seen from its edge."""
    dice, found = Random(seed), rect(-10, y, WIDE + 20, HIGH - y + 20, mixed(tone, "#000000", 0.4))
    for row in range(6):
        top = y + row * row * 5 + row * 12 + 4
        found += rect(-10, top, WIDE + 20, 9 + row * 9, mixed(tone, "#000000", 0.04 * row))
        for _ in range(5):
            found += rect(dice.uniform(0, WIDE), top, 3, 9 + row * 9, mixed(tone, "#000000", 0.4))
    return found


def flakes(
    count: int, seed: int, radius: float, tone: str = "#f4f7fb", *, square: bool = False
) -> str:
    """Snow; in the Book it is square, because it is paper."""
    dice, found = Random(seed), ""
    for _ in range(count):
        x, y, turn = dice.uniform(0, WIDE), dice.uniform(0, HIGH * 0.96), dice.randrange(90)
        one = (
            rect(-radius, -radius, 2 * radius, 2 * radius, tone)
            if square
            else disc(0, 0, radius, tone)
        )
        found += at(one, x, y, dice.uniform(0.6, 1.3), turn=turn)
    return found


def hail(count: int, seed: int, radius: float, high: float = HIGH) -> str:
    """Grains with the way that they fell."""
    dice, found = Random(seed), ""
    for _ in range(count):
        x, y = dice.uniform(0, WIDE), dice.uniform(0, high)
        found += disc(x, y, radius, "#f4f7fb")
        found += stroke(
            [(x + 2, y - radius), (x + radius * 2, y - radius * 7)], "#f4f7fb", radius / 2, 0.4
        )
    return found


def stars(count: int, seed: int, low: float) -> str:
    dice = Random(seed)
    return "".join(
        disc(dice.uniform(20, WIDE - 20), dice.uniform(16, low), dice.uniform(1.2, 3.2), "#f2e3c0")
        for _ in range(count)
    )


def torn(points: list[Point], tone: str, seed: int, edge: str = "#efe2c4") -> str:
    """Land that is the torn edge of a sheet: a light rim, then the colour."""
    dice, rim = Random(seed), []
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(2, int(abs(x1 - x0) / 15))
        rim += [
            (x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps + dice.uniform(-7, 7))
            for i in range(steps)
        ]
    rim.append(points[-1])
    below = [(WIDE + 40, HIGH + 40), (-40, HIGH + 40)]
    light = [(x, y - 7 - dice.uniform(0, 6)) for x, y in rim]
    return polygon([*light, *below], edge) + polygon([*rim, *below], tone)


def frame(inset: float, seed: int, tone: str, wave: float = 20) -> str:
    """The torn hole through which a scene is seen."""
    dice, ring, sides = Random(seed), [], 52
    for k in range(sides):
        side, along, j = k * 4 // sides, k * 4 / sides % 1, inset + dice.uniform(-wave, wave)
        ring.append(
            [
                (along * (WIDE - 2 * j) + j, j),
                (WIDE - j, j + along * (HIGH - 2 * j)),
                (WIDE - j - along * (WIDE - 2 * j), HIGH - j),
                (j, HIGH - j - along * (HIGH - 2 * j)),
            ][side]
        )
    hole = smooth(ring, ring=True)
    rim = f"M-60 -60H{WIDE + 60}V{HIGH + 60}H-60Z {hole}"
    return f'<path fill-rule="evenodd" d="{rim}" fill="{tone}"/>'


def frames(seed: int, tone: str) -> str:
    """Two torn sheets, the nearer one darker."""
    return near(frame(30, seed, tone)) + near(frame(10, seed + 3, mixed(tone, "#000000", 0.3), 12))


def swirl(x: float, y: float, tones: tuple[str, ...], reach: float) -> str:
    """The Dark Vortex."""
    found = ""
    for n, tone in enumerate(tones):
        turn = 2 * pi * n / len(tones)
        arm = [
            (
                x + (0.07 + q / 130) * reach * cos(q * 0.24 + turn),
                y + (0.05 + q / 165) * reach * sin(q * 0.24 + turn),
            )
            for q in range(126)
        ]
        found += stroke(arm, tone, reach / 15)
    return found
