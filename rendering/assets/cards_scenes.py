"""Twelve scenes behind the signs of Volfyirion's cards, by colour and kind. Build time only.

A scene is 200 x 200 units. Its sign, a white sheet, stands in front of it at the lower left, so
what is to be seen lies at the upper right, and all is darker than white. Nobody is shown but the
dragon.
"""

from random import Random

from rendering.assets import props
from rendering.assets.cards_props import (
    BONE,
    EMBER,
    WARM,
    crates,
    crystal,
    land,
    pennant,
    sky,
    sleeper,
    stars,
    tent,
)
from rendering.assets.props import Tones, disc, mixed, outline, polygon
from rendering.assets.stage import (
    at,
    fir,
    glow,
    group,
    line,
    peak,
    rect,
    stroke,
)


def _study() -> list[str]:
    """A council chamber at night: an arched window, a scroll, a candle."""
    arch = "M96 112 V62 A42 42 0 0 1 180 62 V112Z"
    bars = stroke([(138, 22), (138, 112)], "#2c1840", 4) + stroke(
        [(98, 70), (178, 70)], "#2c1840", 4
    )
    scroll = rect(112, 134, 50, 15, "#d8c6a0", 7) + disc(112, 141.5, 8.5, "#b49a6c")
    candle = rect(178, 118, 9, 30, "#e6d8bc", 2)
    flame = outline("M0 0 C-7 -6 -3 -13 0 -19 C4 -13 7 -6 0 0Z", WARM, 182.5, 117)
    return [
        sky("#2c1840", "#54307a"),
        group(outline("M88 120 V62 A50 50 0 0 1 188 62 V120Z", "#7c4ca4")),
        group(outline(arch, "#1d2350")),
        group(disc(156, 50, 15, "#e9dcb6"), "thin"),
        group(props.spire(Tones("#4a3a74", "#33265a", WARM), 114, 112, 15, 34)
              + props.dome(Tones("#4a3a74", "#33265a", WARM), 150, 114, 34, 18), "thin"),
        group(bars, "thin"),
        group(rect(-10, 148, 220, 70, "#3a2148")),
        group(scroll + candle, "thin"),
        group(flame, "flat"),
        glow(182, 104, 52, "#ffb45a", 0.7),
    ]  # fmt: skip


def _camp() -> list[str]:
    """The night before a battle: lit tents, a banner, a fire."""
    fire = outline("M0 0 C-12 -7 -10 -20 0 -34 C9 -22 12 -8 0 0Z", EMBER, 152, 154)
    fire += outline("M0 -2 C-6 -6 -5 -12 0 -20 C5 -12 6 -6 0 -2Z", "#ffe08a", 152, 154)
    return [
        sky("#2a0c18", "#8c2c2c"),
        stars(9),
        group(outline("M170 20 A24 24 0 1 0 190 58 A19 19 0 1 1 170 20Z", BONE), "thin"),
        land([116, 100, 108, 92, 100], "#6a2024"),
        group(tent(96, 118, 0.62, "#a83c34") + tent(186, 120, 0.7, "#a83c34")),
        group(pennant(124, 124, 100, "#e8b23c"), "thin"),
        land([150, 134, 124, 120, 122], "#4c161c"),
        group(tent(148, 142, 1.05, "#c04a3c")),
        group(fire, "thin"),
        glow(152, 138, 60, "#ff8a3a", 0.65),
        land([180, 166, 160, 158, 156], "#2c0e14"),
    ]


def _harbour() -> list[str]:
    """Sails that come home, a lighthouse, goods on the quay."""
    sail = polygon([(0, -58), (0, -8), (-30, -8)], "#d9c49a") + polygon(
        [(3, -50), (3, -8), (24, -8)], "#b89a68"
    )
    hull = outline("M-34 -4 H32 L20 12 H-24Z", "#5a3a2a")
    waves = "".join(
        line(f"M{x} {y} q6 -5 12 0 t12 0", "#5cb4ae", 1.8)
        for x, y in ((84, 116), (128, 128), (20, 108), (160, 120), (54, 126))
    )
    light = polygon([(-9, 0), (-6, -58), (6, -58), (9, 0)], "#c9b48c")
    light += rect(-7, -44, 14, 9, "#8c3a30") + rect(-8, -22, 16, 9, "#8c3a30")
    light += rect(-6, -70, 12, 12, WARM) + polygon([(-9, -70), (0, -80), (9, -70)], "#5a2c28")
    return [
        sky("#0c4a5c", "#7cb8a4"),
        land([92, 84, 96, 90, 84], "#2c7478"),
        group(at(light, 176, 96, 1)),
        glow(176, 32, 44, "#ffdf8a", 0.75),
        group(rect(-10, 96, 220, 120, "#0c5a60") + waves),
        group(at(sail + hull, 116, 116, 1.05)),
        group(at(sail + hull, 60, 100, 0.55), "thin"),
        group(rect(-10, 152, 220, 60, "#123c40")),
        group(crates(136, 156, "#a87a4a")),
    ]


def _academy() -> list[str]:
    t = Tones("#8a70a8", "#4a2a74", WARM)
    front = props.dome(t, 136, 150, 78, 48) + props.spire(t, 180, 152, 19, 70)
    return [
        sky("#1e1440", "#8a5cac"),
        stars(5),
        group(disc(60, 40, 17, "#e9dcc0")),
        glow(60, 40, 44, "#e9dcff", 0.4),
        land([130, 112, 124, 118, 122], "#54387a"),
        group(props.spire(t, 96, 150, 16, 74) + props.spire(t, 156, 150, 15, 88)),
        group(front),
        glow(136, 128, 40, "#ffb45a", 0.35),
        land([160, 150, 146, 148, 144], "#2c1a48"),
    ]


def _fort() -> list[str]:
    t = Tones("#94605a", "#6a2420", WARM)
    torch = outline("M0 0 C-9 -8 -6 -16 0 -26 C7 -16 9 -8 0 0Z", EMBER, 93, 132)
    return [
        sky("#3a141c", "#c8644a"),
        land([120, 104, 112, 98, 108], "#7a3430"),
        group(props.keep(t, 150, 140, 54, 80) + pennant(150, 56, 40, "#e8b23c")),
        group(props.keep(Tones("#a86c62", "#6a2420", WARM), 112, 142, 28, 46)
              + props.keep(Tones("#a86c62", "#6a2420", WARM), 188, 142, 28, 50)),
        group(props.palisade(Tones("#5c3a2c", "#7a4a34"), 84, 206, 154, 24)),
        group(rect(91, 130, 4, 26, "#2a1a16") + torch, "thin"),
        glow(93, 118, 36, "#ff8a3a", 0.6),
        land([176, 160, 152, 150, 150], "#3a1618"),
    ]  # fmt: skip


def _market() -> list[str]:
    t = Tones("#b8ccb8", "#1f7476", WARM)
    awning = "".join(
        polygon([(x, 124), (x + 13, 124), (x + 15, 142), (x - 1, 142)], tone)
        for x, tone in zip(range(96, 200, 13), ("#e8dcc0", "#b8503c") * 4, strict=True)
    )
    posts = rect(98, 140, 4, 20, "#4a3426") + rect(192, 140, 4, 20, "#4a3426")
    return [
        sky("#14526a", "#e0b088"),
        group(disc(56, 46, 20, "#f4dfa8")),
        glow(56, 46, 50, "#ffe0a0", 0.5),
        land([122, 110, 116, 106, 112], "#3a8484"),
        group(props.house(Tones("#9ab8a8", "#155a60", WARM), 84, 140, 34, 36)),
        group(props.temple(t, 144, 134, 84, 56)),
        group(posts + awning),
        land([166, 158, 158, 158, 156], "#0f4448"),
        group("".join(disc(x, 164, 6, tone) for x, tone in (
            (120, "#e8a23c"), (132, "#d9593d"), (144, "#e8a23c"), (158, "#8fb45a"),
            (170, "#d9593d"))), "thin"),
    ]  # fmt: skip


def _wall() -> list[str]:
    """Shields on a battlement, and the beacon that is lit when he comes."""
    tone = "#8c8274"
    teeth = "".join(rect(x, 92, 22, 20, tone) for x in range(-6, 206, 36))
    joints = "".join(
        rect(x + y % 22, y, 20, 2, mixed(tone, "#000000", 0.25))
        for y in range(120, 196, 15) for x in range(-14, 200, 40)
    )  # fmt: skip
    shield = "M-15 -18 H15 V2 C15 14 6 20 0 24 C-6 20 -15 14 -15 2Z"
    shields = outline(shield, "#3e5a78", 132, 136) + outline(shield, "#8c3a34", 174, 136)
    marks = rect(130, 120, 4, 36, BONE) + rect(160, 130, 28, 4, BONE)
    fire = outline("M0 0 C-20 -10 -16 -32 -3 -50 C0 -38 12 -38 9 -58 C28 -38 26 -8 0 0Z", EMBER)
    fire += outline("M0 -2 C-10 -8 -9 -20 0 -32 C5 -22 12 -18 9 -8Z", "#ffe08a")
    return [
        sky("#2a3040", "#a89a8c"),
        land([100, 84, 92, 78, 86], "#5a5c64"),
        group(polygon([(136, 92), (170, 92), (162, 74), (144, 74)], "#3a3430")
              + at(fire, 153, 78, 0.95)),
        glow(153, 50, 62, "#ff9a3e", 0.75),
        group(rect(-10, 106, 220, 100, tone) + teeth),
        group(joints, "flat"),
        group(shields, "thin"),
        group(marks, "flat"),
    ]  # fmt: skip


def _qoam_tower() -> list[str]:
    """A crystal between two horns on a tower: what scholars of Qoam guard."""
    horns = outline("M-30 0 C-44 -26 -32 -52 -14 -60 C-24 -40 -20 -18 -10 0Z", "#3c2658")
    horns += outline("M30 0 C44 -26 32 -52 14 -60 C24 -40 20 -18 10 0Z", "#3c2658")
    rays = "".join(
        polygon([(140, 62), (140 + a, 62 + b), (140 + c, 62 + d)], "#e0b8ff", 0.22)
        for a, b, c, d in ((-90, -60, -70, -80), (90, -50, 74, -76), (-14, -80, 14, -80),
                           (-110, 10, -108, -14), (90, 20, 92, -4))
    )  # fmt: skip
    return [
        sky("#1a1038", "#6c3a92"),
        group(rays, "flat"),
        land([128, 118, 132, 122, 126], "#4a2a6c"),
        group(props.block(Tones("#6a4a8c", "#3c2658", WARM), 140, 170, 42, 82)
              + props.windows(Tones("#6a4a8c", "#3c2658", WARM), 140, 168, 42, 70)
              + rect(108, 84, 64, 10, "#4a3068", 2)),
        group(at(horns, 140, 86, 0.95)),
        group(crystal(140, 84, 1.25, "#b06ae0")),
        glow(140, 58, 60, "#e0a0ff", 0.75),
        land([172, 158, 152, 152, 148], "#24143c"),
    ]  # fmt: skip


def _pass() -> list[str]:
    """A watch hut high in the mountains, with its window lit."""
    hut = props.house(Tones("#6a5242", "#3c2c26", WARM), 142, 116, 30, 20)
    snow = polygon([(140, 22), (118, 50), (134, 46), (144, 54), (152, 44), (166, 52)], "#dcebe4")
    return [
        sky("#0f3c58", "#a8d0c0"),
        group(peak(50, 150, 70, 108, "#3f8486")),
        group(peak(140, 160, 88, 138, "#2c6c72")),
        group(snow, "thin"),
        land([150, 138, 128, 114, 120], "#1f5a5c"),
        group(hut),
        glow(136, 110, 30, "#ffcf6a", 0.8),
        group(fir(180, 138, 0.42, "#1c4a44") + fir(100, 144, 0.36, "#1c4a44")),
        group(stroke([(142, 118), (132, 134), (152, 150), (134, 172)], "#8fb49c", 4), "thin"),
        land([182, 168, 160, 152, 148], "#10383c"),
    ]


def _lances() -> list[str]:
    """A forest of lances before the low sun."""
    found, dice = "", Random(11)
    for n, x in enumerate(range(88, 204, 16)):
        top, tone = 30 + dice.uniform(0, 30), ("#e8b23c", "#7a1c22", BONE)[n % 3]
        found += stroke([(x, 170), (x + 6, top)], "#241014", 3)
        found += polygon([(x + 3, top + 2), (x + 6, top - 13), (x + 9, top + 2)], "#cfc8bc")
        found += polygon([(x + 6, top + 6), (x + 26, top + 12), (x + 5, top + 20)], tone)
    return [
        sky("#4a1218", "#f08a3c"),
        group(disc(140, 96, 44, "#ffd07a")),
        glow(140, 96, 84, "#ffa04a", 0.6),
        land([132, 124, 130, 122, 128], "#8c2c24"),
        group(found),
        land([176, 164, 158, 154, 150], "#3c1014"),
    ]


def _lair() -> list[str]:
    """He sleeps upon what he guards."""
    cave = "M14 196 C-4 120 18 36 84 22 C142 10 200 46 194 120 C192 160 190 180 186 196Z"
    spots = ((54, 40), (84, 20), (116, 14), (150, 24), (178, 48))
    stone = "".join(
        polygon([(x - 9, y - 8), (x + 9, y - 8), (x, y + 20)], "#1c2030") for x, y in spots
    )
    gems = "".join(crystal(x, 182, by, tone, turn) for x, by, tone, turn in (
        (122, 0.5, "#58b48a", -10), (148, 0.66, "#3f8fd0", -4), (174, 0.56, "#c85a9c", 9)
    ))  # fmt: skip
    return [
        sky("#5c3c4c", "#d0743c"),
        glow(120, 110, 90, "#ffb45a", 0.5),
        *sleeper(),
        group(rect(-10, 146, 220, 60, "#2a2030")),
        group(gems),
        glow(152, 178, 34, "#9ad0ff", 0.5),
        group(
            f'<path fill-rule="evenodd" d="M-10 -10 H210 V210 H-10Z {cave}" fill="#262c40"/>'
            + stone
        ),
        land([180, 176, 174, 174, 172], "#1a1e2c"),
    ]


def _mine() -> list[str]:
    """Where all begin: a shaft in the hill, a lamp, a cart."""
    frame = polygon([(112, 140), (118, 84), (168, 84), (174, 140)], "#191512")
    beams = "".join(
        stroke(pair, "#8a6a48", 7)
        for pair in ([(112, 142), (119, 82)], [(174, 142), (167, 82)], [(110, 82), (176, 82)])
    )
    lantern = stroke([(143, 84), (143, 96)], "#2a2420", 2) + rect(137, 96, 12, 15, WARM, 2)
    cart = polygon([(150, 132), (196, 132), (190, 156), (156, 156)], "#54483e")
    cart += disc(162, 159, 6, "#2a2420") + disc(184, 159, 6, "#2a2420")
    load = crystal(164, 134, 0.5, "#8a78c0", -12) + crystal(180, 134, 0.6, "#8a78c0", 8)
    return [
        sky("#4a5668", "#c8b49a"),
        land([96, 70, 84, 62, 70], "#84796c"),
        land([130, 100, 74, 56, 84], "#665c50"),
        group(frame + beams),
        group(lantern, "thin"),
        glow(143, 104, 40, "#ffcf6a", 0.8),
        land([160, 148, 142, 142, 142], "#4a4138"),
        group(load + cart),
        land([186, 172, 164, 162, 160], "#342c26"),
    ]  # fmt: skip


SCENES = {
    "command-purple": _study, "command-red": _camp, "command-turquoise": _harbour,
    "building-purple": _academy, "building-red": _fort, "building-turquoise": _market,
    "troop-neutral": _wall, "troop-purple": _qoam_tower, "troop-turquoise": _pass,
    "troop-red": _lances, "wonder": _lair, "neutral": _mine,
}  # fmt: skip
