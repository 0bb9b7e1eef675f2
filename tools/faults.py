"""Mistakes that somebody could make, each in one place: what `tools.plant` plants.

They were chosen by reading the code, before anybody looked at which test finds them.
"""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """In `file`, `old` becomes `new`, and what `breaks` says is so from then on."""

    name: str
    file: str  # from the root of the repository
    old: str  # stands there exactly once
    new: str
    breaks: str


REALM, VOLFYIRION = "engine/games/realm_of_wonder", "engine/games/volfyirion"
WONDER, WORLD = "engine/games/wonder_book", "engine/games/world_adventure"

FAULTS = (
    Fault(
        "second-card",
        f"{REALM}/wells.py",
        "    t.s.characters[seat].pace.bought = True\n",
        "",
        "a second magic card can be bought in the same turn [RW-29]",
    ),
    Fault(
        "whole-fort",
        f"{REALM}/forts.py",
        "left = tokens - fort.height",
        "left = tokens",
        "all tokens stay after a conquest, not the difference [RW-37]",
    ),
    Fault(
        "purple-once",
        f"{REALM}/battle.py",
        "while dice[-1] == PURPLE:",
        "if dice[-1] == PURPLE:",
        "a second purple 2 is not rolled again [RW-39]",
    ),
    Fault(
        "one-winner",
        f"{REALM}/ending.py",
        "return [seat for seat in range(s.seats) if reach_of(s, seat) == best]",
        "return [next(seat for seat in range(s.seats) if reach_of(s, seat) == best)]",
        "when time is up only the first of equals wins [RW-80]",
    ),
    Fault(
        "open-chest",
        f"{REALM}/towers.py",
        "yield Option(a.KeepCard(card), detail=does(card), secret=True)",
        "yield Option(a.KeepCard(card), detail=does(card))",
        "the channel reads which cards lie in a chest [RW-62]",
    ),
    Fault(
        "bare-defence",
        f"{VOLFYIRION}/cities.py",
        '"vf-25-cost", lambda s, _, action: city_of(s, action.city).strength',
        '"vf-25-cost", lambda s, _, action: city_of(s, action.city).defence',
        "an attack is on offer without the Defence of the Troops [VF-26]",
    ),
    Fault(
        "rebuilt-again",
        f"{VOLFYIRION}/cities.py",
        "city.standing = city.rebuilt = True",
        "city.standing = True",
        "a City can be rebuilt more than once [VF-43]",
    ),
    Fault(
        "points-kept",
        f"{VOLFYIRION}/upkeep.py",
        "t.s.houses[me].points, t.s.houses[me].gained = Points(), Points()",
        "t.s.houses[me].gained = Points()",
        "unspent points are kept for the next turn [VF-37]",
    ),
    Fault(
        "unshuffled",
        f"{VOLFYIRION}/piles.py",
        "    t.dice.shuffle(house.deck.cards)\n",
        "",
        "the discard pile becomes the deck in the order in which everybody saw it [VF-17]",
    ),
    Fault(
        "on-top",
        f"{VOLFYIRION}/piles.py",
        "market.deck.cards += cards",
        "market.deck.cards[:0] = cards",
        "cards go onto the Asset Deck, not under it [VF-23]",
    ),
    Fault(
        "last-heart",
        f"{WONDER}/rolls.py",
        "s.heroes[me].hearts > 1",
        "s.heroes[me].hearts > 0",
        "a hero may reroll with its last Heart [WB-38]",
    ),
    Fault(
        "held-back",
        f"{WONDER}/rolls.py",
        "self.dice, self.held = reroll(t, self.me, self.dice), 0",
        "self.dice = reroll(t, self.me, self.dice)",
        "what was held back stays so after a reroll [WB-35]",
    ),
    Fault(
        "blast",
        f"{WONDER}/enemies/phase.py",
        "inside if here == area else beside",
        "inside",
        "an explosion hurts as much beside the area as in it [WB-E2]",
    ),
    Fault(
        "no-end",
        f"{WONDER}/ending.py",
        "    if after == 0:\n        end(t, won=False)\n",
        "",
        "a chapter goes on without Destiny [WB-57]",
    ),
    Fault(
        "past-ambush",
        f"{WORLD}/travel.py",
        "        if attacker(t.s, seat):\n            break\n",
        "",
        "whoever attacks on the way does not end it [WA-85]",
    ),
    Fault(
        "empty-stock",
        f"{WORLD}/cargo.py",
        "range(min(dice.count(die), t.s.stock[good]))",
        "range(dice.count(die))",
        "more goods are taken than lie in the stock [WA-66]",
    ),
    Fault(
        "lowest-die",
        f"{WORLD}/clash.py",
        "self.sides[dice.index(max(dice))]",
        "self.sides[dice.index(min(dice))]",
        "the lowest die breaks a tie [WA-71]",
    ),
    Fault(
        "served-twice",
        f"{WORLD}/shop.py",
        "            s.served.append(nation)\n",
        "",
        "a city whose need was served still wants the good [WA-59]",
    ),
    Fault(
        "no-credit",
        f"{WORLD}/wanted.py",
        "-1 if t.s.clans[rival].wanted else 1",
        "1",
        "to attack somebody who is wanted is a crime [WA-75]",
    ),
    Fault(
        "blocked-too",
        "engine/core.py",
        "if offer is None or offer.blocked:",
        "if offer is None:",
        "an action that is blocked can be taken",
    ),
    Fault(
        "double-click",
        "engine/core.py",
        "if seat in moot or self.options(s, seat) != offers[seat]:",
        "if self.options(s, seat) != offers[seat]:",
        "a double click finds its button good a second time",
    ),
    Fault(
        "free-draw",
        "engine/phases.py",
        "        if got and zone.seen is not None:\n            self._revealed = True\n",
        "",
        "a move that drew a hidden card can be taken back",
    ),
    Fault(
        "tuples",
        "engine/values.py",
        "        case list() | tuple():\n            parts =",
        "        case list():\n            parts =",
        "what lies hidden in a tuple is not redacted",
    ),
    Fault(
        "no-rollback",
        "db/writer.py",
        '        db.execute("rollback to job")\n',
        "",
        "half of a write that failed is committed with the others of its group",
    ),
    Fault(
        "twice",
        "db/games.py",
        "    for move in moves:\n        refuse_twice(db, move.interaction)\n",
        "",
        "an interaction that Discord delivers twice is played twice",
    ),
    Fault(
        "traces",
        "db/games.py",
        "    drop_traces(db, game)\n",
        "",
        "hashes of those who sat at a table outlive it",
    ),
    Fault(
        "french",
        "bot/locales/fr/volfyirion.ftl",
        "volfyirion-cost-battle = { $cost } B,",
        "volfyirion-cost-battle = { $price } B,",
        "a French text asks for a variable that is not given",
    ),
    Fault(
        "log",
        "bot/screens/history.py",
        "    redact(events, seat)\n",
        "",
        "the channel's log names the cards that somebody drew",
    ),
    Fault(
        "all-options",
        "bot/table/offers.py",
        '    if pile == "p":\n        options = _public(options)\n',
        "",
        "a public button stands for another option where somebody has secret ones",
    ),
    Fault(
        "panel",
        "bot/screens/panel.py",
        "offer.option.blocked is not None and not offer.option.present",
        "offer.option.blocked is not None",
        "a menu does not show what holds already",
    ),
)
