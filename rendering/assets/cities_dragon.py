"""Volfyirion over a City: he comes to each in a way of his own. Build time only."""

from typing import NamedTuple

from rendering.assets import props
from rendering.assets.props import outline

WIDE, ROOFS = 320, 150  # units of a scene, and where his fire ends
DARK, EYE = "#170f14", "#ffce3a"


class Flight(NamedTuple):
    """In front of all he hovers, else he swoops from the left, or `mirrored` from the right. `x`:
    how far from the middle his fire falls; `by`: how near he is."""

    hovers: bool
    x: float
    by: float = 1
    mirrored: bool = False


FLIGHTS = {  # below the City's name, and beside its Defence
    "tylaris": Flight(False, 100, 0.8), "vahylea": Flight(True, 0, 0.7),
    "alantar": Flight(False, -96, 0.78, True), "yrdesh": Flight(False, -70, 0.8, True),
    "akao-uket": Flight(True, 26, 0.64), "kyr": Flight(False, 60, 0.84),
    "lair": Flight(True, -40, 0.8), "volarees-west": Flight(False, 84, 0.74),
    "volarees-keep": Flight(True, -20, 0.68), "volarees-east": Flight(False, -110, 0.74, True),
    "rorius-west": Flight(True, -66, 0.64), "rorius-keep": Flight(False, -44, 0.76, True),
    "rorius-east": Flight(True, 40, 0.62),
}  # fmt: skip
SWOOP = (
    "M86 70 C70 40 50 20 16 10 C28 30 30 44 24 60 C40 54 50 58 58 70 C66 64 76 66 86 70Z"
    "M96 72 C100 36 122 10 160 0 C152 22 154 36 162 52 C148 48 136 54 130 68 C120 62 108 66 96 72Z"
    "M40 96 C56 78 84 66 112 70 C128 72 138 66 146 56 C150 50 156 47 160 47 L150 32 L168 46 L166 34"
    " L176 50 L196 57 L180 63 L190 71 L172 70 C164 76 158 84 144 92 C124 104 92 104 72 100"
    " C54 98 36 108 8 126 L2 116 L20 112 C26 104 32 100 40 96Z"
    "M88 98 L82 116 L92 108 L98 116 L104 100Z M122 98 L120 112 L130 104 L136 110 L138 96Z"
)
HOVER = (
    "M100 44 C84 30 60 8 14 2 C24 16 22 30 12 44 C28 36 42 40 48 56 C57 45 69 47 76 61 C80 55 86 55"
    " 91 60 L91 92 L84 110 L95 102 L100 122 L105 102 L116 110 L109 92 L109 60 C114 55 120 55 124 61"
    " C131 47 143 45 152 56 C158 40 172 36 188 44 C178 30 176 16 186 2 C140 8 116 30 100 44Z"
    "M92 33 L82 8 L98 28Z M108 33 L118 8 L102 28Z"
)
FACE = "M100 25 L88 31 L91 50 L100 64 L109 50 L112 31Z"
HOT = ("#f2682e", "#ffb04a", "#fff0b0")
SWOOPING = (
    "M182 54 C226 66 262 92 292 134 C268 128 254 138 236 126 C212 110 196 84 180 58Z",
    "M182 55 C220 72 248 96 270 124 C250 118 238 118 224 108 C204 92 192 74 181 58Z",
    "M183 56 C214 76 236 96 252 114 C232 106 206 86 182 57Z",
)
HOVERING = (
    "M156 62 C150 90 132 116 108 140 C136 132 148 138 160 132 C172 138 184 132 212 140"
    " C188 116 170 90 164 62Z",
    "M157 63 C153 90 142 112 126 132 C144 126 152 130 160 124 C168 130 176 126 194 132"
    " C178 112 167 90 163 63Z",
    "M158 64 C156 88 150 106 142 122 C152 118 156 120 160 116 C164 120 168 118 178 122"
    " C170 106 164 88 162 64Z",
)


def over(flight: Flight) -> str:
    """The dragon, dark before the red sky, with bright eyes; fire from his mouth into the roofs."""
    at = WIDE / 2 + flight.x
    flames = "".join(flame(at + dx, y, by) for dx, y, by in ((0, 158, 0.6), (26, 160, 0.8),
                                                             (-30, 160, 0.5)))  # fmt: skip
    if flight.hovers:
        shapes = outline(HOVER, DARK, 60), outline(FACE, "#2c1820", 60)
        eyes = props.disc(155, 40, 2.4, EYE) + props.disc(165, 40, 2.4, EYE)
        beam = HOVERING
    else:
        shapes = outline(SWOOP, DARK, 20, 6, 0.82), ""
        eyes, beam = props.disc(20 + 170 * 0.82, 6 + 56 * 0.82, 2.4, EYE), SWOOPING
    fire = "".join(outline(d, tone) for d, tone in zip(beam, HOT, strict=True))
    parts = group(_placed(shapes[0], flight)) + group(_placed(shapes[1], flight), "thin")
    parts += group(_placed(eyes, flight), "flat") + group(flames)
    return parts + group(_placed(fire, flight), "thin") + glow(at, 126, 56, "#ff9a3e", 0.6)


def _placed(body: str, flight: Flight) -> str:
    """Moved so that the fire ends where it should, nearer or farther, mirrored."""
    end = WIDE / 2 if flight.hovers else 262
    across = -flight.by if flight.mirrored else flight.by
    x, y = WIDE / 2 + flight.x - end * across, ROOFS * (1 - flight.by)
    move = f"translate({x:.1f} {y:.1f}) scale({across} {flight.by})"
    return f'<g transform="{move}">{body}</g>'


def flame(x: float, y: float, by: float) -> str:
    outer = "M0 0 C-22 -8 -20 -34 -4 -56 C-2 -40 12 -42 8 -66 C30 -42 30 -6 0 0Z"
    inner = "M0 -2 C-12 -8 -10 -22 0 -36 C4 -26 14 -22 12 -10 C10 -4 4 -2 0 -2Z"
    return outline(outer, "#e2572b", x, y, by) + outline(inner, "#ffc04a", x, y, by)


def group(body: str, kind: str = "sheet", blur: float = 0) -> str:
    return f'<g class="{kind}" data-blur="{blur}">{body}</g>'


def glow(x: float, y: float, radius: float, tone: str, strength: float) -> str:
    return group(props.disc(x, y, radius, tone, strength), "glow", radius * 0.4)
