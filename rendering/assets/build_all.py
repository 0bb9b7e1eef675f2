"""Build every picture that is shipped again, byte for byte the same. Build time only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_all [path/to/icons.json]

The icons come from a package that is not ours, so they are built only where its `icons.json` is
named (see `build_atlas.py`); all else comes from what lies here. The covers are last: they show the
rest.
"""

import sys
from pathlib import Path

from rendering.assets import (
    build_cards,
    build_children,
    build_cities,
    build_covers,
    build_plates,
    build_portraits,
    build_symbols,
)
from rendering.assets.sources import HERE, SYMBOLS

if __name__ == "__main__":
    if len(sys.argv) > 1:
        from rendering.assets import build_atlas

        build_atlas.build(Path(sys.argv[1]))
    build_portraits.build(HERE)
    build_symbols.build(SYMBOLS)
    build_cities.build(HERE)
    build_cards.build(HERE)
    build_children.build(HERE)
    build_plates.build(HERE)
    build_covers.build()
