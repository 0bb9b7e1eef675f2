"""Volfyirion's cards in full, 600 x 840: cards, Cities, Perks and Ploys."""

import re
from collections.abc import Iterator

from engine.games.volfyirion.cards import CARDS, CITIES, PERKS, PLOYS, Bonus
from engine.games.volfyirion.cards import Card as Facts
from rendering import cards
from rendering.palette import Colour
from rendering.volfyirion import symbols
from rendering.words import Say, said

LAIR_DEFENCE = 9  # [VF-36]
POINTS = re.compile(r"(\d) ([CBK])\b")  # written as one word here: a line must not part them

Fact = tuple[str, str]


def full_card(card: str, say: Say) -> cards.Card | None:
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


def _played(name: str, say: Say) -> cards.Card:
    """[VF-09 to VF-13]"""
    facts = CARDS[name]
    currency = symbols.CURRENCIES[symbols.currency_of(name)]
    return cards.Card(
        said(say, f"card-{name}"),
        said(say, f"picture-kind-{facts.kind}"),
        symbols.colour_of(name),
        letter_of(name, say),
        art=symbols.ART[name],
        facts=tuple(_facts(facts, say)),
        rule=POINTS.sub(r"\1\2", said(say, f"card-{name}-rules")),
        cost=((currency.icon, f"{facts.cost}{currency.letter}"),) if facts.cost else (),
    )


def _facts(facts: Facts, say: Say) -> Iterator[Fact]:
    """Defence, points, then the secondary ability in signs; the rule below says it in words."""
    if facts.defence:
        yield symbols.DEFENCE, say("picture-points-defence", n=facts.defence)
    for name, currency in symbols.CURRENCIES.items():
        if n := getattr(facts.points, name):
            yield currency.icon, say(f"picture-points-{name}", n=n)
    if facts.chain:
        letters = [said(say, f"picture-colour-{colour}")[:1] for colour in facts.chain.needs]
        needs = f"**{said(say, 'picture-legend-chain')}** {' + '.join(letters)}"
        yield symbols.CHAIN, f"{needs} → {_signs(facts.chain.gives)}"
    if facts.remove:
        yield symbols.REMOVE, f"**{said(say, 'picture-legend-remove')}** → {_signs(facts.remove)}"


def _signs(bonus: Bonus) -> str:
    parts = [
        f"+{n}{currency.letter}"
        for name, currency in symbols.CURRENCIES.items()
        if (n := getattr(bonus, name))
    ]
    for name, icon in symbols.EFFECTS.items():
        if n := getattr(bonus, name):
            parts.append(f":{icon}:" if n == 1 else f"{n} :{icon}:")
    return ", ".join(parts)


def _city(name: str, say: Say) -> cards.Card:
    """[VF-06]"""
    defence = CITIES.get(name, LAIR_DEFENCE)
    kind = "lair" if name == "lair" else "city"
    return _plain("city", name, symbols.CITY, symbols.CITIES[name], say)._replace(
        kind=said(say, f"picture-kind-{kind}"),
        facts=((symbols.DEFENCE, say("picture-city-defence", n=defence)),),
    )


def _plain(kind: str, name: str, colour: Colour, art: str, say: Say) -> cards.Card:
    word = said(say, f"picture-kind-{kind}")
    return cards.Card(
        said(say, f"{kind}-{name}"),
        word,
        colour,
        word[:1],
        art=art,
        rule=POINTS.sub(r"\1\2", said(say, f"{kind}-{name}-rules")),
    )
