"""How the children of Wonder Book's scenes stand, and their heads from behind. Build time only.

A figure stands on FOOT. Who leans is seen above an edge that FOOT lies on.
"""

from rendering.assets.props import disc, mixed, outline
from rendering.assets.stage import line, oval, stroke

FOOT = 250
LEGS, SHOE = "#2b2f45", "#1d1a24"
Limbs = tuple[str, tuple[str, str]]  # what is below the coat, one arm behind it and one before


def _limb(points: list[tuple[float, float]], tone: str, hand: str) -> str:
    return stroke(points, tone, 15) + oval(*points[-1], 8, 8, hand)


def _leg(points: list[tuple[float, float]]) -> str:
    x, y = points[-1]
    return stroke(points, LEGS, 15) + oval(x + 4, y, 13, 7, SHOE)


def _run(coat: str, skin: str) -> Limbs:
    dark = mixed(coat, "#000000", 0.2)
    legs = _leg([(90, 206), (66, 226), (40, 222)]) + _leg([(108, 206), (126, 226), (122, FOOT - 6)])
    back = _limb([(92, 160), (66, 178), (52, 200)], dark, skin)
    return legs, (
        back,
        _limb([(122, 162), (148, 176), (166, 158)], mixed(coat, "#000000", 0.1), skin),
    )


def _stand(coat: str, skin: str) -> Limbs:
    dark = mixed(coat, "#000000", 0.2)
    legs = _leg([(86, 206), (86, FOOT - 6)]) + _leg([(112, 206), (112, FOOT - 6)])
    left = _limb([(80, 160), (66, 182), (64, 204)], dark, skin)
    return legs, (
        left,
        _limb([(120, 160), (136, 182), (136, 204)], mixed(coat, "#000000", 0.1), skin),
    )


def _kneel(coat: str, skin: str) -> Limbs:
    legs = oval(70, FOOT - 4, 26, 9, LEGS) + oval(42, FOOT - 2, 13, 7, SHOE)
    back = _limb([(84, 192), (70, 212), (82, 232)], mixed(coat, "#000000", 0.2), skin)
    return legs, (
        back,
        _limb([(116, 192), (144, 210), (166, 222)], mixed(coat, "#000000", 0.1), skin),
    )


def _look(coat: str, skin: str) -> Limbs:
    legs = _leg([(86, 206), (84, FOOT - 6)]) + _leg([(110, 206), (116, FOOT - 6)])
    left = _limb([(80, 160), (62, 180), (58, 202)], mixed(coat, "#000000", 0.2), skin)
    return legs, (
        left,
        _limb([(120, 160), (148, 146), (166, 118)], mixed(coat, "#000000", 0.1), skin),
    )


def _back(coat: str, skin: str) -> Limbs:
    legs, (left, _) = _stand(coat, skin)
    return legs, (left, _limb([(120, 160), (137, 180), (138, 200)], coat, skin))


def _lean(coat: str, skin: str) -> Limbs:
    """Both hands on the edge."""
    dark = mixed(coat, "#000000", 0.2)
    left = _limb([(76, 194), (58, 222), (66, FOOT - 9)], dark, skin)
    right = _limb([(124, 194), (144, 222), (136, FOOT - 9)], mixed(coat, "#000000", 0.1), skin)
    return "", ("", left + right)


LIMBS = {
    "run": _run,
    "stand": _stand,
    "kneel": _kneel,
    "look": _look,
    "back": _back,
    "lean": _lean,
}

# a head from behind lies where its portrait's does
NAPE = "M108 160 H148 L150 192 H106Z"
SKULL = "C182 162 160 182 128 184 C96 182 74 162 "
SPIKES = (
    "M78 128 C70 96 74 70 92 60 L84 42 L108 52 L112 28 L132 48 L152 26 L154 50 L180 42 L172 64 "
)
SPIKES += f"C186 76 186 104 178 128 {SKULL}78 128Z"
BOB = (
    "M66 150C66.5 127 57.7 124 62 100C66 76 64 74 82 60C99.6 46 103 48 128 48C152 48 156 46 174 60"
)
BOB += "C191 74 189 76 194 100C198 124 189 127 190 150C192 176 198 190 186 198 Q128 206 70 198 "
BOB += "C58 190 64 176 66 150Z"
BAND = "M66 98 C84 52 172 52 190 98 L188 82 C166 40 90 40 68 82Z"
MOP = "M76 124 C66 92 84 56 124 52 C150 48 178 62 184 92 C187 108 184 116 180 126 "
MOP += f"{SKULL}76 124Z M120 54 C112 40 124 28 138 32 C128 36 128 46 134 54Z"


def _strands(tone: str, *ways: str) -> str:
    return "".join(line(way, mixed(tone, "#ffffff", 0.22), 4) for way in ways)


def _ears(skin: str) -> str:
    return oval(78, 134, 12, 16, skin) + oval(178, 134, 12, 16, skin)


def _puffs(tone: str) -> str:
    tie = oval(92, 88, 9, 14, "#e77a5b") + oval(164, 88, 9, 14, "#e77a5b")
    return disc(70, 80, 47, tone) + disc(186, 80, 47, tone) + tie


def head_from_behind(who: str, skin: str) -> tuple[str, ...]:
    """Its sheets, from the lowest to the highest, in units of a portrait."""
    neck = outline(NAPE, mixed(skin, "#7a2f2a", 0.16))
    if who == "ken":
        hair = outline(SPIKES, "#2b2330")
        marks = _strands(
            "#2b2330", "M104 70 q-8 30 0 60", "M134 62 q4 34 0 72", "M156 76 q8 26 0 52"
        )
        return neck + _ears(skin), hair + marks
    if who == "lara":
        hair = outline(BOB, "#a4492a")
        marks = _strands(
            "#a4492a", "M98 110 q-12 40 -8 78", "M128 104 q2 44 0 90", "M158 110 q12 40 8 78"
        )
        return neck, hair + marks, outline(BAND, "#274c77")
    if who == "tina":
        skull = oval(128, 118, 54, 60, "#2a1c1c") + _strands("#2a1c1c", "M128 62 V170")
        return neck + _ears(skin), skull, _puffs("#2a1c1c")
    hair = outline(MOP, "#d8a24a")
    marks = _strands(
        "#d8a24a", "M104 76 q-12 36 -4 70", "M130 70 q8 40 2 92", "M156 82 q10 30 2 62"
    )
    return neck + _ears(skin), hair + marks
