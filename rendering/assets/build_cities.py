"""Cut Volfyirion's Cities out of paper, each in three states, and paste them into one atlas. Build
time only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_cities [folder]

Writes `cities.webp`, a row a City and a column a state, and `cities.json` (the rows, the columns
and a digest of all that went into them) into the folder, or where they belong.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple
from zlib import crc32

from PIL import Image

from rendering.assets import props
from rendering.assets.cities_dragon import FLIGHTS, flame, glow, group, over
from rendering.assets.papercut import SVG, painted, sheets_of
from rendering.assets.props import Tones, mixed, outline, polygon
from rendering.assets.sources import HERE, digest, of_cities

WIDE, HIGH = 320, 190  # units of a scene, and pixels of a cell
FOOT = 156  # where buildings stand
STATES = ("evening", "dragon", "fallen")

Skyline = Callable[[Tones], str]


def _row(*parts: tuple[Callable[..., str], tuple[float, ...]]) -> Skyline:
    """Buildings from the farthest to the nearest: what each is, and its x, width and height."""
    return lambda t: "".join(prop(t, x, FOOT, *rest) for prop, (x, *rest) in parts)


def _hill_fort(t: Tones) -> str:
    hill = "M20 160 C70 96 120 78 160 78 C204 78 256 100 300 160Z"
    return (
        props.keep(t, 160, 84, 40, 36)
        + outline(hill, mixed(t.wall, "#4a6a44", 0.5))
        + props.palisade(t, 112, 208, 104, 14)
        + props.hut(t, 104, 132, 30)
        + props.hut(t, 214, 134, 32)
        + props.hut(t, 160, 134, 26)
        + props.palisade(t, 44, 276, 158, 16)
    )


SKYLINES: dict[str, Skyline] = {
    "tylaris": _row(
        (props.spire, (52, 15, 38)), (props.spire, (272, 16, 44)), (props.spire, (124, 18, 76)),
        (props.spire, (204, 17, 70)), (props.dome, (164, 62, 50)), (props.spire, (92, 24, 50)),
        (props.spire, (238, 26, 62)),
    ),
    "vahylea": _hill_fort,
    "alantar": _row(
        (props.house, (52, 34, 22)), (props.house, (270, 34, 24)), (props.spire, (160, 20, 78)),
        (props.gate, (160, 176, 66)),
    ),
    "yrdesh": _row(
        (props.house, (48, 40, 24)), (props.house, (130, 34, 34)), (props.windmill, (214, 64)),
        (props.house, (92, 46, 26)), (props.house, (168, 50, 24)), (props.house, (268, 44, 26)),
    ),
    "akao-uket": _row(
        (props.pagoda, (68, 74, 2)), (props.pagoda, (254, 78, 3)), (props.pagoda, (160, 112, 4)),
    ),
    "kyr": _row(
        (props.ziggurat, (58, 90, 2)), (props.ziggurat, (266, 90, 2)), (props.obelisk, (112, 64)),
        (props.obelisk, (210, 64)), (props.ziggurat, (160, 170, 4)),
    ),
    "lair": _row((props.cave, (160, 280, 122))),
    "volarees-west": _row(
        (props.spire, (80, 20, 66)), (props.dome, (130, 60, 44)), (props.spire, (190, 24, 82)),
        (props.dome, (240, 48, 34)),
    ),
    "volarees-keep": _row(
        (props.keep, (80, 44, 62)), (props.keep, (240, 44, 62)), (props.spire, (160, 30, 84)),
        (props.keep, (160, 120, 54)),
    ),
    "volarees-east": _row(
        (props.spire, (60, 20, 52)), (props.gate, (160, 150, 72)), (props.dome, (268, 50, 36)),
    ),
    "rorius-west": _row(
        (props.hut, (66, 44)), (props.hut, (256, 46)), (props.windmill, (116, 70)),
        (props.house, (174, 60, 40)), (props.hut, (226, 36)),
    ),
    "rorius-keep": _row(
        (props.keep, (84, 56, 44)), (props.keep, (236, 56, 44)), (props.pagoda, (160, 120, 4)),
    ),
    "rorius-east": _row(
        (props.obelisk, (52, 76)), (props.obelisk, (268, 76)), (props.temple, (160, 176, 56)),
    ),
}  # fmt: skip
TONES = {  # wall and roof
    "tylaris": ("#8b95b5", "#3f7390"), "vahylea": ("#a08a6a", "#7a5638"),
    "alantar": ("#a89a8a", "#7a4638"), "yrdesh": ("#c0a888", "#8a5a3a"),
    "akao-uket": ("#b89a8c", "#8c3f3a"), "kyr": ("#c4a878", "#3f7a86"),
    "lair": ("#5c5a66", "#4a4854"), "volarees-west": ("#9aa6b8", "#5a4a8c"),
    "volarees-keep": ("#8e9aac", "#4a4080"), "volarees-east": ("#a0a8b4", "#5a4a8c"),
    "rorius-west": ("#b49a7c", "#8a4a34"), "rorius-keep": ("#a88a78", "#963a34"),
    "rorius-east": ("#c0a890", "#9a4a38"),
}  # fmt: skip


class Light(NamedTuple):
    """Of a state: the sky from above to below, the land from far to near, how much of the land's
    colour lies on buildings, and the windows, which may be dark."""

    sky: tuple[str, str]
    land: tuple[str, str, str]
    haze: float
    lit: str


LIGHTS = {
    "evening": Light(("#27406a", "#d99a78"), ("#7d7f9c", "#56617f", "#2c3450"), 0.0, "#ffd77e"),
    "dragon": Light(("#1a0c16", "#bc441c"), ("#7a4a48", "#54343c", "#2c1c24"), 0.3, "#ffb04a"),
    "fallen": Light(("#242026", "#7a3e2c"), ("#54474a", "#413739", "#211c1f"), 0.55, ""),
}


class Burning(NamedTuple):
    """Where a fallen City burns and smokes, and how large; how far the wind leans the smoke."""

    flames: tuple[tuple[float, float], ...]
    smoke: tuple[tuple[float, float], ...]
    wind: float


BURNING = (
    Burning(((102, 0.62), (160, 0.42), (216, 0.74), (236, 0.5)), ((98, 0.8), (222, 1.0)), 0),
    Burning(((58, 0.5), (150, 0.9), (176, 0.62), (268, 0.4)), ((156, 1.25),), 9),
    Burning(((40, 0.66), (84, 0.4), (136, 0.36), (252, 0.86), (284, 0.5)),
            ((44, 0.6), (150, 0.5), (258, 0.9)), -11),
)  # fmt: skip
MOONS = ((96, 58, 15), (206, 46, 19), (150, 70, 13))  # x, y and radius


def city(key: str, state: str) -> Image.Image:
    sheets = sheets_of(drawing(key, state))
    return painted(sheets, (WIDE, HIGH), WIDE, crc32(f"{key} {state}".encode())).convert("RGB")


def drawing(key: str, state: str) -> str:
    """The sheets of a City, from the sky to its wall."""
    light, dice = LIGHTS[state], Random(key)
    far, middle, near = light.land
    wall, roof = (mixed(tone, middle, light.haze) for tone in TONES[key])
    skyline = SKYLINES[key](Tones(wall, roof, light.lit))
    turn = [*SKYLINES].index(key) % len(BURNING)
    body = _sky(state, turn) + group(_clouds(light, dice), "thin")
    body += group(_hill((0, 128, 118, 136, 122, 140), mixed(far, middle, 0.3)))
    if state == "fallen":
        body += _fallen(skyline, dice, BURNING[turn])
    else:
        body += group(skyline)
    body += group(_hill((0, 160, 154, 162, 155, 161), middle))
    if state == "dragon":
        body += over(FLIGHTS[key])
    body += group(_wall(near))
    defs = '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
    defs += f'stop-color="{light.sky[0]}"/><stop offset=".85" stop-color="{light.sky[1]}"/>'
    defs += "</linearGradient></defs>"
    return f'<svg xmlns="{SVG}" viewBox="0 0 {WIDE} {HIGH}">{defs}{body}</svg>'


def _sky(state: str, turn: int) -> str:
    """Neighbours have the moon in other places."""
    found = group(f'<rect width="{WIDE}" height="{HIGH}" fill="url(#sky)"/>', "flat")
    if state == "evening":
        x, y, radius = MOONS[turn]
        found += glow(x, y, 46, "#f6e3b8", 0.45) + group(props.disc(x, y, radius, "#f6e8c8"))
    if state == "dragon":
        found += glow(160, 150, 120, "#ff7a2e", 0.6)
    return found


def _clouds(light: Light, dice: Random) -> str:
    tone, found = mixed(light.sky[0], "#ffffff", 0.12), ""
    for x, y in ((48 + dice.uniform(-20, 60), 40), (286 - dice.uniform(-10, 70), 74)):
        for _ in range(5):
            found += props.disc(x + dice.uniform(-34, 34), y + dice.uniform(-4, 6), 13, tone)
    return found


def _hill(heights: tuple[int, ...], tone: str) -> str:
    """The edge of the land in even steps from left to right; the first two are at the rim."""
    start, *rest = heights[1:]
    step = (WIDE + 40) / len(rest)
    d = f"M-20 {start}"
    for n, y in enumerate(rest):
        x = -20 + step * (n + 1)
        d += f" S{x - step * 0.5:.0f} {y} {x:.0f} {y}"
    return outline(f"{d} V{HIGH + 20} H-20Z", tone)


def _wall(tone: str) -> str:
    """The City's wall in front of all."""
    teeth = "".join(props.box(x, 170, 11, 9, tone) for x in range(0, WIDE + 20, 20))
    stones = "".join(
        props.box(10 + n * 26, 180 + n % 2 * 7, 15, 2.6, mixed(tone, "#000000", 0.3))
        for n in range(13)
    )
    return teeth + f'<rect x="-10" y="168" width="{WIDE + 20}" height="40" fill="{tone}"/>' + stones


def _fallen(skyline: str, dice: Random, burning: Burning) -> str:
    """What is left below a jagged line, with embers and smoke."""
    edge = [
        (x, 112 + dice.uniform(-20, 20) + abs(x - 160) * 0.1) for x in range(-20, WIDE + 40, 14)
    ]
    below = polygon([*edge, (WIDE + 40, 230), (-20, 230)], "#000")
    clip = f'<clipPath id="left">{below}</clipPath>'
    ruins = group(clip + f'<g clip-path="url(#left)">{skyline}</g>')
    smoke = "".join(
        props.disc(
            x + n * burning.wind + (n % 3 - 1) * 7, 118 - n * 15, (9 + n * 3) * by,
            mixed("#3c3437", "#8a7a74", n / 9),
        )
        for x, by in burning.smoke
        for n in range(7)
    )  # fmt: skip
    flames = "".join(flame(x, 160, by) for x, by in burning.flames)
    glows = "".join(
        glow(x, 147, 40 + 20 * by, "#ff6a2a", 0.7) for x, by in burning.flames if by > 0.6
    )
    return ruins + glows + group(smoke, "thin") + group(flames)


def build(folder: Path) -> None:
    atlas = Image.new("RGB", (len(STATES) * WIDE, len(SKYLINES) * HIGH))
    for row, key in enumerate(SKYLINES):
        for column, state in enumerate(STATES):
            atlas.paste(city(key, state), (column * WIDE, row * HIGH))
    atlas.save(folder / "cities.webp", quality=84, method=6)
    index = {
        "cell": (WIDE, HIGH),
        "sources": digest(of_cities()),
        "rows": list(SKYLINES),
        "columns": STATES,
    }
    (folder / "cities.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
