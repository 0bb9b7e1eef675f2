"""The nine nations: their paper, what their capital is known by, what grows there."""

from engine.games.world_adventure.board import Nation
from rendering.palette import Colour

LANDS: dict[Nation, Colour] = {  # neighbours differ
    "europe": (196, 206, 146),
    "russia": (222, 226, 224),
    "japan": (236, 190, 176),
    "egypt": (242, 214, 140),
    "persia": (214, 186, 160),
    "china": (226, 196, 122),
    "arabia": (228, 178, 122),
    "india": (206, 206, 132),
    "java": (166, 200, 152),
}
CAPITALS: dict[Nation, str] = {
    "europe": "gate",
    "russia": "tower",
    "japan": "pagoda",
    "egypt": "egyptian-temple",
    "persia": "hill-fort",
    "china": "city-gate",
    "arabia": "village",
    "india": "temple",
    "java": "house",
}
TERRAIN: dict[Nation, str] = {
    "europe": "leaf",
    "russia": "frozen",
    "japan": "petals",
    "egypt": "sandstorm",
    "persia": "mountain",
    "china": "mountain",
    "arabia": "sandstorm",
    "india": "plant",
    "java": "palm",
}
