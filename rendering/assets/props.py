"""Things that stand in scenes, as SVG: each a function of where it stands and of its tones. Build
time only.

`x` is the middle of a thing and `y` its foot, in units of the scene; what is to the right of the
middle lies in shade, because the lamp stands at the upper left.
"""

from collections.abc import Iterable
from typing import NamedTuple

Point = tuple[float, float]


class Tones(NamedTuple):
    """Colours of a building; without light its windows are dark."""

    wall: str
    roof: str
    lit: str = ""


def mixed(one: str, other: str, share: float) -> str:
    """`share` of the other colour, and the rest of this one; both as #rrggbb."""
    parts = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def polygon(points: Iterable[Point], fill: str, opacity: float = 1) -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" fill-opacity="{opacity}"/>'


def box(x: float, y: float, wide: float, high: float, fill: str, opacity: float = 1) -> str:
    """A rectangle from the middle of its foot."""
    left, right = x - wide / 2, x + wide / 2
    return polygon([(left, y), (left, y - high), (right, y - high), (right, y)], fill, opacity)


def disc(x: float, y: float, radius: float, fill: str, opacity: float = 1) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" opacity="{opacity}"/>'


def outline(d: str, fill: str, x: float = 0, y: float = 0, by: float = 1) -> str:
    """A path in its own measure, moved and enlarged."""
    return f'<path d="{d}" fill="{fill}" transform="translate({x} {y}) scale({by})"/>'


def block(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """A wall with its right side in shade."""
    return box(x, y, wide, high, t.wall) + box(x + wide * 0.3, y, wide * 0.4, high, "#000", 0.16)


def windows(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """In two columns, a storey each 15 units."""
    tone = t.lit or mixed(t.wall, "#000000", 0.55)
    storeys = range(int((high - 6) // 15))
    spots = [(x + side * wide * 0.2, y - 7 - 15 * n) for n in storeys for side in (-1, 1)]
    kept = [spot for i, spot in enumerate(spots) if (i * 7 + int(x)) % 5]
    return "".join(box(*spot, 3.2, 6, tone) for spot in kept)


def spire(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """A slim tower under a pointed roof."""
    top, tip = y - high, y - high - wide * 1.5
    roof = polygon([(x - wide * 0.62, top), (x, tip), (x + wide * 0.62, top)], t.roof)
    shade = polygon([(x, tip), (x + wide * 0.62, top), (x + wide * 0.1, top)], "#000", 0.2)
    return block(t, x, y, wide, high) + windows(t, x, y, wide, high) + roof + shade


def dome(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """A hall under a round roof with a finial."""
    top, half = y - high, wide * 0.5
    d = f"M{x - half} {top} C{x - half} {top - half * 1.2} {x + half} {top - half * 1.2} "
    d += f"{x + half} {top}Z"
    shade = f"M{x + half * 0.2} {top} C{x + half * 0.3} {top - half * 0.6} {x + half * 0.2} "
    shade += f"{top - half * 0.9} {x} {top - half * 0.9} C{x + half * 0.8} {top - half * 0.9} "
    shade += f"{x + half} {top - half * 0.4} {x + half} {top}Z"
    finial = box(x, top - half * 0.85, 2.4, 11, t.roof)
    roof = outline(d, t.roof) + f'<path d="{shade}" fill="#000" fill-opacity=".16"/>'
    return block(t, x, y, wide, high) + windows(t, x, y, wide, high) + finial + roof


def keep(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """A strong tower with battlements."""
    step = wide / 7
    teeth = "".join(box(x - wide / 2 + step * (2 * i + 0.5), y - high + 1, step, 7, t.wall)
                    for i in range(4))  # fmt: skip
    return block(t, x, y, wide, high) + teeth + windows(t, x, y, wide, high)


def gate(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """Two keeps and an arch between them."""
    tower, arch = wide * 0.24, wide * 0.17
    tone = t.lit or "#1d1518"
    d = f"M{x - arch} {y} V{y - high * 0.3} A{arch} {arch} 0 0 1 {x + arch} {y - high * 0.3} V{y}Z"
    wall = block(t, x, y, wide * 0.7, high * 0.66)
    sides = "".join(keep(t, x + side * wide * 0.4, y, tower, high) for side in (-1, 1))
    return wall + outline(d, tone) + sides


def pagoda(t: Tones, x: float, y: float, wide: float, storeys: int) -> str:
    """Storeys under roofs with raised corners, each narrower than the one below."""
    found = ""
    for n in range(storeys):
        w, foot = wide * (1 - n * 0.17), y - n * 25
        d = f"M{x - w * 0.62} {foot - 13} Q{x - w * 0.3} {foot - 17} {x - w * 0.26} {foot - 28} "
        d += f"H{x + w * 0.26} Q{x + w * 0.3} {foot - 17} {x + w * 0.62} {foot - 13} "
        d += f"Q{x} {foot - 20} {x - w * 0.62} {foot - 13}Z"
        tone = t.lit or mixed(t.wall, "#000000", 0.5)
        lights = "".join(box(x + w * at, foot - 3, 4, 8, tone) for at in (-0.18, 0, 0.18))
        found += block(t, x, foot, w * 0.64, 16) + lights + outline(d, t.roof)
    return found + box(x, y - storeys * 25 - 2, 2.4, 16, t.roof)


def ziggurat(t: Tones, x: float, y: float, wide: float, steps: int) -> str:
    """A stepped temple with a stair up to its shrine."""
    found = ""
    for n in range(steps):
        w, foot = wide * (1 - n * 0.2), y - n * 19
        low, high = w * 0.5, w * 0.46
        tone = mixed(t.wall, "#ffffff", 0.05 * n)
        found += polygon([(x - low, foot), (x - high, foot - 19), (x + high, foot - 19),
                          (x + low, foot)], tone)  # fmt: skip
        found += polygon([(x + w * 0.12, foot), (x + w * 0.12, foot - 19), (x + high, foot - 19),
                          (x + low, foot)], "#000", 0.14)  # fmt: skip
    top = y - steps * 19
    stair = [(x - 7, y), (x - 4, top), (x + 4, top), (x + 7, y)]
    shrine = box(x, top, 15, 13, t.roof) + box(x, top, 6, 9, t.lit or "#1d1518")
    return found + polygon(stair, mixed(t.wall, "#ffffff", 0.28)) + shrine


def obelisk(t: Tones, x: float, y: float, high: float) -> str:
    top = y - high
    return polygon([(x - 4, y), (x - 2.6, top), (x, top - 6), (x + 2.6, top), (x + 4, y)], t.roof)


def house(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """A gabled house with a door."""
    top, tip = y - high, y - high - wide * 0.55
    roof = [(x - wide * 0.62, top), (x, tip), (x + wide * 0.62, top)]
    shade = polygon([(x, tip), (x + wide * 0.62, top), (x + wide * 0.08, top)], "#000", 0.2)
    light = box(x - wide * 0.22, y - high * 0.35, 5, 6, t.lit or "#2a2022")
    door = box(x + wide * 0.14, y, wide * 0.2, high * 0.6, mixed(t.wall, "#000000", 0.5))
    return block(t, x, y, wide, high) + light + door + polygon(roof, t.roof) + shade


def hut(t: Tones, x: float, y: float, wide: float) -> str:
    """A round hut under straw."""
    high = wide * 0.42
    half = wide * 0.66
    straw = f"M{x - half} {y - high} Q{x - half * 0.3} {y - high * 2.2} {x} {y - high * 3} "
    straw += f"Q{x + half * 0.3} {y - high * 2.2} {x + half} {y - high}Z"
    door = box(x, y, wide * 0.22, high * 0.8, t.lit or "#2a2022")
    return block(t, x, y, wide, high) + door + outline(straw, t.roof)


def palisade(t: Tones, left: float, right: float, y: float, high: float) -> str:
    """Pointed stakes side by side."""
    stakes = range(int((right - left) // 8))
    found = ""
    for n in stakes:
        x = left + 8 * n + 4
        tone = t.roof if n % 2 else mixed(t.roof, "#000000", 0.14)
        top = y - high - n % 3 * 2
        corners = [(x - 3.6, y), (x - 3.6, top), (x, top - 6), (x + 3.6, top), (x + 3.6, y)]
        found += polygon(corners, tone)
    return found


def windmill(t: Tones, x: float, y: float, high: float) -> str:
    """A mill with four sails."""
    top = y - high
    body = [
        (x - high * 0.2, y),
        (x - high * 0.13, top),
        (x + high * 0.13, top),
        (x + high * 0.2, y),
    ]
    cap = polygon([(x - high * 0.16, top), (x, top - high * 0.2), (x + high * 0.16, top)], t.roof)
    sail = polygon([(0, -2), (high * 0.62, -8), (high * 0.62, 3), (0, 2)], t.roof, 0.9)
    sails = "".join(
        f'<g transform="translate({x} {top}) rotate({25 + 90 * n})">{sail}</g>' for n in range(4)
    )
    shade = [(x + 2, y), (x + 1, top), (x + high * 0.13, top), (x + high * 0.2, y)]
    light = box(x - 2, y - high * 0.4, 5, 7, t.lit or "#2a2022")
    return polygon(body, t.wall) + polygon(shade, "#000", 0.16) + light + cap + sails


def temple(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """Columns under a gable."""
    step = wide * 0.9 / 5
    lights = box(x, y - 6, wide * 0.86, high - 6, t.lit or "#241c20")
    columns = "".join(block(t, x - wide * 0.45 + step * (n + 0.5), y, step * 0.5, high)
                      for n in range(5))  # fmt: skip
    top = y - high
    gable = polygon(
        [(x - wide * 0.56, top), (x, top - wide * 0.22), (x + wide * 0.56, top)], t.roof
    )
    return box(x, y, wide * 1.04, 6, t.wall) + lights + columns + gable


def cave(t: Tones, x: float, y: float, wide: float, high: float) -> str:
    """A mountain with a mouth full of teeth."""
    rock = [(-0.5, 0), (-0.38, -0.5), (-0.24, -0.62), (-0.1, -1), (0.08, -0.82), (0.2, -0.92),
            (0.34, -0.5), (0.5, 0)]  # fmt: skip
    shade = [(0.06, 0), (0.08, -0.82), (0.2, -0.92), (0.34, -0.5), (0.5, 0)]

    def at(points: list[Point]) -> list[Point]:
        return [(x + a * wide, y + b * high) for a, b in points]

    half, arch = wide * 0.17, high * 0.42
    mouth = (
        f"M{x - half} {y} C{x - half * 1.1} {y - arch} {x + half * 1.1} {y - arch} {x + half} {y}Z"
    )
    teeth = "".join(polygon([(x + n * half * 0.4 - 4, y - arch * 0.72), (x + n * half * 0.4 + 4,
                    y - arch * 0.72), (x + n * half * 0.4, y - arch * 0.4)], t.wall)
                    for n in (-1, 0, 1))  # fmt: skip
    rocks = polygon(at(rock), t.wall) + polygon(at(shade), "#000", 0.2)
    return rocks + outline(mouth, t.lit or "#1a1216") + teeth
