"""The cards of the Realm in full, 600 x 840: movement, magic, tiles, quests, characters."""

from engine.games.realm_of_wonder.cards import (
    HOMES,
    MAGIC,
    MONSTERS,
    MOVES,
    QUESTS,
    TILES,
    CharacterKey,
    QuestKey,
    has_muscle,
    kind_of,
)
from rendering.cards import Card
from rendering.realm_of_wonder import symbols
from rendering.words import Say, said

Fact = tuple[str, str]


def full_card(card: str, say: Say) -> Card | None:
    """A card by the id of its name (`card-…`, `tile-…`, `quest-…` or `character-…`), or None for
    another id."""
    kind, _, name = card.partition("-")
    match kind:
        case "card" if name in MOVES:
            return _move(name, say)
        case "card" if name in MAGIC:
            return _magic(name, say)
        case "tile" if name in TILES:
            return _tile(name, say)
        case "quest":
            return next((_quest(key, say) for key in QUESTS if key == name), None)
        case "character":
            return next((_character(key, say) for key in HOMES if key == name), None)
        case _:
            return None


def _move(name: str, say: Say) -> Card:
    """[RW-15 to RW-17]"""
    facts = MOVES[name]
    effects: list[Fact] = [(symbols.MOVES, say("picture-move-points", n=facts.points))]
    if facts.effect:
        effects.append((symbols.EFFECTS[facts.effect], said(say, f"effect-{facts.effect}-rules")))
    return Card(
        said(say, f"card-{name}"),
        said(say, "picture-kind-move"),
        symbols.MOVE_CARD,
        "»",
        figure=str(facts.speed),
        facts=tuple(effects),
        cost=((symbols.MOVES, str(facts.points)),),
    )


def _magic(name: str, say: Say) -> Card:
    """[RW-51 to RW-60]"""
    muscle = has_muscle(name)
    return Card(
        said(say, f"card-{name}"),
        said(say, "picture-kind-magic"),
        symbols.MAGIC,
        "✦",
        art=symbols.SPELLS[kind_of(name)],
        rule=said(say, f"card-{name}-rules"),
        cost=((symbols.MUSCLE, "+1"),) if muscle else (),
    )


def _tile(name: str, say: Say) -> Card:
    """[RW-61 to RW-71]"""
    strength = MONSTERS[name].strength if name in MONSTERS else 0
    return Card(
        said(say, f"tile-{name}"),
        said(say, "picture-kind-monster" if name in MONSTERS else "picture-kind-tile"),
        symbols.MONSTER_CARD if name in MONSTERS else symbols.TILE_CARD,
        said(say, "picture-kind-tile")[:1],
        art=symbols.TILES[name],
        rule=said(say, f"tile-{name}-rules"),
        cost=(("swords", f"+{strength}"),) if strength else (),
    )


def _quest(key: QuestKey, say: Say) -> Card:
    """[RW-72]"""
    word = said(say, "picture-kind-quest")
    goal = f"**{say(f'quest-{key}-goal', n=QUESTS[key])}**"
    return Card(
        said(say, f"quest-{key}"),
        word,
        symbols.QUEST_CARD,
        word[:1],
        art=symbols.QUESTS[key],
        story=said(say, f"quest-{key}-about"),
        rule=f"{goal}\n{said(say, 'picture-quest-reward')}",
    )


def _character(key: CharacterKey, say: Say) -> Card:
    """[RW-07, RW-45 to RW-50]"""
    return Card(
        said(say, f"character-{key}"),
        said(say, f"land-{HOMES[key]}-name"),
        symbols.CHARACTER_CARD,
        symbols.LETTERS[key],
        art=symbols.CHARACTERS[key],
        face=key,
        facts=((symbols.POWERS[key], f"**{said(say, f'power-{key}')}**"),),
        rule=said(say, f"character-{key}-rules"),
        flavour=said(say, f"character-{key}-about"),
    )
