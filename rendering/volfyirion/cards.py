"""Volfyirion's cards in full, 600 x 840: cards, Cities, Perks and Ploys."""

import re
from collections.abc import Iterator

from engine.games.volfyirion.cards import CARDS, CITIES, PERKS, PLOYS, Bonus
from engine.games.volfyirion.cards import Card as Facts
from rendering.cards import Card, Ground
from rendering.palette import Colour
from rendering.volfyirion import symbols
from rendering.words import Say, said

TOLD = ("start", "command", "building", "troop", "wonder")  # all that they do is in their signs
LAIR_DEFENCE = 9  # [VF-36]
POINTS = re.compile(r"(\d) ([CBK])\b")  # written as one word here: a line must not part them

Fact = tuple[str, str]


def full_card(card: str, say: Say) -> Card | None:
    """A card by the id of its name (`card-…`, `city-…`, `perk-…` or `ploy-…`), or None for another
    id."""
    kind, _, name = card.partition("-")
    match kind:
        case "card" if name in CARDS:
            return _played(name, say)
        case "city" if name in CITIES or name == "lair":
            return _city(name, say)
        case "perk" if name in PERKS:
            return _plain(kind, name, symbols.PERK, symbols.PERKS[name], say)
        case "ploy" if name in PLOYS:
            return _plain(kind, name, symbols.PLOY, symbols.PLOYS[name], say)
        case _:
            return None


def letter_of(card: str, say: Say) -> str:
    """The letter of its colour or, for a Wonder, of its kind."""
    facts = CARDS[card]
    word = f"picture-colour-{facts.colour}" if facts.colour else f"picture-kind-{facts.kind}"
    return said(say, word)[:1]


def _played(name: str, say: Say) -> Card:
    """[VF-09 to VF-13]"""
    facts = CARDS[name]
    currency = symbols.CURRENCIES[symbols.currency_of(name)]
    return Card(
        said(say, f"card-{name}"),
        said(say, f"picture-kind-{facts.kind}"),
        symbols.colour_of(name),
        letter_of(name, say),
        art=symbols.ART[name],
        ground=Ground("card_scenes", symbols.scene_of(name), "card"),
        facts=tuple(_facts(facts, say)) if facts.kind in TOLD else (),
        rule="" if facts.kind in TOLD else POINTS.sub(r"\1\2", said(say, f"card-{name}-rules")),
        cost=((currency.icon, f"{facts.cost}{currency.letter}"),) if facts.cost else (),
    )


def _facts(facts: Facts, say: Say) -> Iterator[Fact]:
    """Defence, points, then the secondary ability."""
    if facts.defence:
        yield symbols.DEFENCE, say("picture-points-defence", n=facts.defence)
    if points := _points(facts.points):
        yield "", "  ·  ".join(points)
    if facts.chain:
        needs = " + ".join(said(say, f"picture-colour-{colour}") for colour in facts.chain.needs)
        yield symbols.CHAIN, f"{needs} → {_gains(facts.chain.gives, say)}"
    if facts.remove:
        word = said(say, "picture-legend-remove")
        yield symbols.REMOVE, f"{word} → {_gains(facts.remove, say)}"


def _points(bonus: Bonus) -> list[str]:
    return [
        f":{currency.icon}:\xa0**{n}{currency.letter}**"
        for name, currency in symbols.CURRENCIES.items()
        if (n := getattr(bonus, name))
    ]


def _gains(bonus: Bonus, say: Say) -> str:
    parts = [
        f"**+{n}{currency.letter}**"
        for name, currency in symbols.CURRENCIES.items()
        if (n := getattr(bonus, name))
    ]
    for name in symbols.EFFECTS:
        if n := getattr(bonus, name):
            word = said(say, f"picture-legend-{name.replace('_', '-')}")
            parts.append(word if n == 1 else f"{word} ×{n}")
    return ", ".join(parts)


def _city(name: str, say: Say) -> Card:
    """[VF-06]"""
    defence = CITIES.get(name, LAIR_DEFENCE)
    kind = "lair" if name == "lair" else "city"
    return _plain("city", name, symbols.CITY, "", say)._replace(
        ground=Ground("cities", name, "evening"),
        kind=said(say, f"picture-kind-{kind}"),
        facts=((symbols.DEFENCE, say("picture-city-defence", n=defence)),),
    )


def _plain(kind: str, name: str, colour: Colour, art: str, say: Say) -> Card:
    word = said(say, f"picture-kind-{kind}")
    return Card(
        said(say, f"{kind}-{name}"),
        word,
        colour,
        word[:1],
        art=art,
        rule=POINTS.sub(r"\1\2", said(say, f"{kind}-{name}-rules")),
    )
