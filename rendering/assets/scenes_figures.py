"""Whom a scene shows besides the children, as in their portraits. Build time only."""

from xml.etree import ElementTree

from rendering.assets.papercut import SVG
from rendering.assets.props import mixed, outline, polygon
from rendering.assets.sources import PORTRAITS
from rendering.assets.stage import at, drawing, group, line, oval, rect

COAT = "M-46 0 C-66 12 -76 60 -72 104 C-78 148 -80 196 -68 226 H68 C80 196 78 148 72 104 "
COAT += "C76 60 66 12 46 0 C26 -16 -26 -16 -46 0Z"


def moved(sheets: str, x: float, y: float, by: float, mirror: bool = False) -> str:
    """Sheets that were drawn already, moved and enlarged, or turned left to right."""
    return _moved(ElementTree.fromstring(drawing(sheets)), x, y, by, -by if mirror else by)


def bust(who: str, x: float, y: float, by: float, without: int = 0) -> str:
    """The sheets of a portrait around its middle, without so many of the lowest; its lower rim
    belongs behind something."""
    root = ElementTree.fromstring((PORTRAITS / f"{who}.svg").read_text(encoding="utf-8"))
    for part in root.findall(f"{{{SVG}}}g")[:without]:
        root.remove(part)
    return _moved(root, x - 128 * by, y - 128 * by, by)


def _moved(root: ElementTree.Element, x: float, y: float, by: float, across: float = 0) -> str:
    parts = [(part.tag, ElementTree.tostring(part, encoding="unicode"), part) for part in root]
    defs = "".join(text for tag, text, _ in parts if tag == f"{{{SVG}}}defs")
    return "".join(
        group(defs + at(text, x, y, by, across), part.get("class", "sheet"))
        for tag, text, part in parts
        if tag == f"{{{SVG}}}g"
    )


def nora_behind(x: float, y: float, high: float) -> str:
    """In her yellow coat, with her hood up; `y` is where she stands."""
    yellow, dark = "#f2b632", "#cf8f1e"
    legs = rect(-30, 222, 20, 56, "#3a4668", 6) + rect(10, 222, 20, 56, "#3a4668", 6)
    boots = rect(-36, 264, 30, 18, "#9c3b2e", 6) + rect(6, 264, 30, 18, "#9c3b2e", 6)
    coat = outline(COAT, yellow) + line("M0 20 V220", dark, 4)
    hood = outline("M-50 6 C-62 -70 -34 -108 0 -108 C34 -108 62 -70 50 6 C26 22 -26 22 -50 6Z",
                   mixed(yellow, "#ffffff", 0.14))  # fmt: skip
    seam = line("M0 -104 V8", dark, 4)
    by = high / 390
    return "".join(
        group(at(part, x, y - 282 * by, by)) for part in (legs + boots, coat, hood + seam)
    )


def quill(x: float, y: float, by: float) -> str:
    """The mole of the Dead Letter Office, down to where he stands or sits."""
    suit = outline("M-56 0 C-66 -60 -52 -92 -40 -100 H40 C52 -92 66 -60 56 0Z", "#4a5a72")
    return group(at(suit, x, y, by)) + bust("quill", x, y - 112 * by, 0.54 * by)


def hand(x: float, y: float, by: float, turn: float = 0, skin: str = "#e9b98e") -> str:
    """A hand that holds something, from its back: the arm, four fingers, the thumb below."""
    dark = mixed(skin, "#7a2f2a", 0.22)
    arm = outline("M-60 -30 C-120 -40 -240 -44 -380 -40 V60 C-240 62 -120 60 -60 50Z", skin)
    palm = rect(-96, -58, 150, 116, skin, 46)
    thumb = at(rect(-24, -22, 110, 42, skin, 21), -20, 50, turn=18)
    fingers = "".join(
        rect(10, -62 + 31 * n, 92 - abs(n - 1.4) * 10, 29, skin, 14)
        + line(f"M{56} {-60 + 31 * n} v22", dark, 3)
        for n in range(4)
    )
    return "".join(group(at(part, x, y, by, turn=turn)) for part in (arm, thumb, palm, fingers))


def sleeper(x: float, y: float, by: float, tone: str = "#a9a6a4") -> str:
    """A Wyrm that has rolled up and become a round stone, nose under tail."""
    ball = oval(0, -26, 44, 34, tone)
    coil = line("M-30 -18 C-34 -56 30 -62 32 -28 C32 -4 -12 -2 -12 -24 C-12 -38 14 -40 14 -26",
                mixed(tone, "#000000", 0.3), 5)  # fmt: skip
    ear = polygon([(-36, -40), (-30, -58), (-22, -48)], tone)
    return at(ear + ball + coil, x, y, by)
