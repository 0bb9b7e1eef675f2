"""Tables at a turning point, from which random play soon reaches rare choices and ends."""

from __future__ import annotations

from engine.core import State
from engine.games.realm_of_wonder.board import CASTLE
from engine.games.realm_of_wonder.spoils import Spoils
from engine.games.realm_of_wonder.state import ROUNDS
from engine.games.realm_of_wonder.ways import neighbours
from tests.engine.realm_of_wonder.ground import BY_TOWER, BY_WELL, TOWER, WELL, spaces
from tests.engine.realm_of_wonder.kit import FOE, ME, laid, lay, settle, side

GATE = neighbours(0, 0)[CASTLE][0].to
SPELLS = ["cannon", "lightning", "plus", "minus", "balloon", "runestone", "transfer", "wish"]
ASK = {"counter": "ask", "muscles": "ask"}
RICH = 60
MUSCLES = ["cannon-muscle", "wish-muscle", "plus-muscle"]


def starts() -> list[tuple[str, State]]:
    """The tables, each with its mode."""
    wizard = side(magic=SPELLS, tiles=["knight"], forts={WELL: 2}, mp=RICH)
    sceptic = side(magic=["counterspell", "wish", "submarine"], orders=ASK, tiles=["orb"])
    hermit = side(at="K3", magic=["counterspell"], orders=ASK)
    fighter = side(at=BY_TOWER, magic=MUSCLES, tiles=["cursed", "knight"])
    owner = side(at=TOWER, magic=["cannon"], orders=ASK, tiles=["orb", "potion"])
    mason = side(at=BY_WELL, mp=RICH, tiles=["teleport"])
    pilgrim = side(at=spaces("runestone")[0], tiles=["potion", "potion"], mp=RICH)
    tables = [
        laid(side(at=GATE, tiles=["orb"] * 3), side()),
        laid(side(), side(at=GATE, tiles=["cyclops", "vampire", "dragon"])),
        laid(wizard, sceptic, hermit, step="spells"),
        laid(fighter, owner, opened=[TOWER]),
        laid(side(tiles=["cursed"]), owner, top=[Spoils(winner=ME, loser=FOE)]),
        laid(mason, side(forts={WELL: 2})),
        laid(pilgrim, side(at=spaces("vortex")[0], mp=RICH)),
        laid(side(key="gnome", mp=RICH), side(key="cyclops", mp=RICH)),
        settle(lay(side(), side(), step="points", round=ROUNDS - 1)).s,
    ]
    return [("race", s) for s in tables]
