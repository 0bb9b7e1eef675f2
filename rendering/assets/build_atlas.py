"""Rasterise the icons of game-icons.net into one atlas. Build time only.

Needs resvg-py and `icons.json` of the npm package @iconify-json/game-icons:

    python rendering/assets/build_atlas.py path/to/icons.json

Writes `icons.png` (white shapes as one alpha channel) and `icons.json` (cell size, order, the
set's name and author of each icon, which CREDITS.md repeats).
"""

import io
import json
import sys
from pathlib import Path

import resvg_py
from PIL import Image

CELL = 160
COLUMNS = 10
HERE = Path(__file__).parent

# our name, name in the set, author
ICONS = [
    ("heart", "hearts", "Skoll"),
    ("heart-broken", "broken-heart", "Lorc"),
    ("heart-plus", "heart-plus", "Zeromancer"),
    ("spark", "polar-star", "Delapouite"),
    ("sparks", "sparkles", "Delapouite"),
    ("wyrm", "spiked-dragon-head", "Delapouite"),
    ("dragon", "dragon-head", "Lorc"),
    ("serpent", "sea-dragon", "Lorc"),
    ("wings", "wyvern", "Lorc"),
    ("vortex", "vortex", "Lorc"),
    ("portal", "magic-portal", "Lorc"),
    ("swirl", "swirl-ring", "Lorc"),
    ("boot", "walking-boot", "Lorc"),
    ("steps", "boot-prints", "Lorc"),
    ("sword", "broadsword", "Lorc"),
    ("swords", "crossed-swords", "Lorc"),
    ("dice", "rolling-dices", "Delapouite"),
    ("target", "dice-target", "Delapouite"),
    ("success", "round-star", "Delapouite"),
    ("failure", "cancel", "Sbed"),
    ("check", "check-mark", "Delapouite"),
    ("question", "uncertainty", "Lorc"),
    ("chest", "locked-chest", "Lorc"),
    ("chest-open", "open-treasure-chest", "Skoll"),
    ("key", "skeleton-key", "Lorc"),
    ("book", "open-book", "Lorc"),
    ("spell-book", "spell-book", "Delapouite"),
    ("tome", "secret-book", "Delapouite"),
    ("hourglass", "hourglass", "Lorc"),
    ("eye", "beast-eye", "Lorc"),
    ("eyeball", "eyeball", "Lorc"),
    ("skull", "death-skull", "Sbed"),
    ("hand", "hand", "Sbed"),
    ("magic-hands", "glowing-hands", "Lorc"),
    ("shield", "bordered-shield", "Lorc"),
    ("torch", "torch", "Delapouite"),
    ("gear", "big-gear", "DarkZaitzev"),
    ("gears", "gears", "Lorc"),
    ("lever", "lever", "Lorc"),
    ("scroll", "scroll-unfurled", "Lorc"),
    ("note", "tied-scroll", "Lorc"),
    ("lock", "padlock", "Lorc"),
    ("unlock", "padlock-open", "Delapouite"),
    ("door", "wooden-door", "Lorc"),
    ("gate", "dungeon-gate", "Delapouite"),
    ("leaf", "oak-leaf", "Delapouite"),
    ("bell", "ringing-bell", "Lorc"),
    ("lantern", "lantern-flame", "Lorc"),
    ("lamp", "old-lantern", "Delapouite"),
    ("stun", "knocked-out-stars", "Delapouite"),
    ("swap", "body-swapping", "Lorc"),
    ("exchange", "card-exchange", "Delapouite"),
    ("quill", "quill-ink", "Lorc"),
    ("feather", "feather", "Lorc"),
    ("stairs", "3d-stairs", "Delapouite"),
    ("tower", "stone-tower", "Lorc"),
    ("window", "window", "Delapouite"),
    ("cage", "bird-cage", "Delapouite"),
    ("owl", "owl", "Lorc"),
    ("mirror", "mirror-mirror", "Lorc"),
    ("candle", "candle-light", "Lorc"),
    ("rope", "rope-coil", "Delapouite"),
    ("potion", "health-potion", "Delapouite"),
    ("crown", "crown", "Lorc"),
    ("sun", "sun", "Lorc"),
    ("moon", "moon", "Lorc"),
    ("flame", "flame", "Carl Olsen"),
    ("campfire", "campfire", "Lorc"),
    ("watch", "pocket-watch", "Skoll"),
    ("telescope", "spyglass", "Lorc"),
    ("slingshot", "slingshot", "Delapouite"),
    ("stick", "wood-stick", "Delapouite"),
    ("backpack", "backpack", "Delapouite"),
    ("roots", "tree-roots", "Delapouite"),
    ("sprout", "plant-roots", "Delapouite"),
    ("card", "card-draw", "Faithtoken"),
    ("trophy", "trophy", "Lorc"),
    ("laurel", "laurel-crown", "Lorc"),
    ("podium", "podium", "Delapouite"),
    ("puzzle", "puzzle", "Delapouite"),
    ("stones", "stone-pile", "Delapouite"),
    ("crystal", "floating-crystal", "Lorc"),
    ("paw", "paw-print", "Lorc"),
    ("claws", "claw-slashes", "Lorc"),
    ("wing", "feathered-wing", "Lorc"),
    ("bridge", "rope-bridge", "Delapouite"),
    ("ladder", "ladder", "Delapouite"),
    ("lens", "magnifying-glass", "Lorc"),
    ("compass", "compass", "Lorc"),
    ("map", "treasure-map", "Lorc"),
    ("bookshelf", "bookshelf", "Delapouite"),
    ("hammer", "hammer-drop", "Lorc"),
    ("wrench", "spanner", "Lorc"),
    ("flashlight", "flashlight", "Delapouite"),
    ("paper-plane", "paper-plane", "Delapouite"),
    ("kite", "kite", "Delapouite"),
    ("plaster", "sticking-plaster", "Lorc"),
    ("sandwich", "sandwich", "Delapouite"),
    ("cookie", "cookie", "Delapouite"),
    ("wall", "broken-wall", "Delapouite"),
    ("armchair", "armchair", "Caro Asercion"),
    ("fireplace", "fireplace", "Delapouite"),
    ("fountain", "well", "Delapouite"),
    ("cave", "cave-entrance", "Delapouite"),
    ("bulb", "light-bulb", "Lorc"),
    ("lightning", "lightning-arc", "Lorc"),
    ("web", "spider-web", "Lorc"),
    ("shoe", "running-shoe", "Delapouite"),
    ("speech", "conversation", "Lorc"),
    ("thumb", "thumb-up", "Delapouite"),
    ("egg", "big-egg", "Sbed"),
    ("eggs", "nest-eggs", "Delapouite"),
    ("umbrella", "umbrella", "Lorc"),
    ("whistle", "whistle", "Delapouite"),
    ("drum", "drum", "Delapouite"),
    ("music", "music-spell", "Lorc"),
    ("people", "two-shadows", "Lorc"),
    ("wind", "wind-slap", "Lorc"),
    ("fog", "fog", "Delapouite"),
    ("honeycomb", "honeycomb", "Lorc"),
    ("scent", "sniffing-dog", "Delapouite"),
    ("explosion", "explosion-rays", "Lorc"),
    ("fangs", "fangs", "Skoll"),
    ("yarn", "yarn", "Delapouite"),
    ("needle", "sewing-needle", "Lorc"),
    ("ruler", "pencil-ruler", "Delapouite"),
    ("bread", "bread", "Delapouite"),
    ("sprint", "sprint", "Lorc"),
    ("hush", "silence", "Lorc"),
    ("magnet", "magnet", "Lorc"),
    ("tripwire", "tripwire", "Lorc"),
    ("hanger", "hanger", "Delapouite"),
    ("coat", "lab-coat", "Delapouite"),
    ("envelope", "envelope", "Lorc"),
    ("satchel", "shoulder-bag", "Delapouite"),
    ("exit", "exit-door", "Delapouite"),
    ("charge", "charging-bull", "Delapouite"),
    ("throw", "throwing-ball", "Delapouite"),
    ("share", "share", "Delapouite"),
    ("caterpillar", "caterpillar", "Delapouite"),
    ("papers", "papers", "Lorc"),
    ("again", "clockwise-rotation", "Delapouite"),
    ("handshake", "shaking-hands", "Delapouite"),
    ("grab", "grab", "Lorc"),
    ("stitch", "stitched-wound", "Lorc"),
]


def rasterise(body: str) -> Image.Image:
    """One icon's alpha channel at cell size."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=CELL, height=CELL))
    return Image.open(io.BytesIO(png)).convert("RGBA").getchannel("A")


def build(source: Path) -> None:
    bodies: dict[str, dict[str, str]] = json.loads(source.read_text(encoding="utf-8"))["icons"]
    rows = -(-len(ICONS) // COLUMNS)
    atlas = Image.new("L", (COLUMNS * CELL, rows * CELL))
    for i, (_, name, _author) in enumerate(ICONS):
        at = (i % COLUMNS * CELL, i // COLUMNS * CELL)
        atlas.paste(rasterise(bodies[name]["body"]), at)
    atlas.save(HERE / "icons.png", optimize=True)
    index = {
        "cell": CELL,
        "columns": COLUMNS,
        "icons": {ours: {"name": name, "author": author} for ours, name, author in ICONS},
    }
    text = json.dumps(index, indent=1)
    (HERE / "icons.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
