"""Where every card, marker and good is, so that none is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.components import conserved
from engine.core import Zone
from engine.games.world_adventure.board import LEGENDS, TERRITORIES, is_city
from engine.games.world_adventure.cards import (
    COMMODITIES,
    HAPPENINGS,
    ITEMS,
    POWERS,
    QUESTS,
    STATUSES,
    TIMES,
)
from engine.games.world_adventure.guild import AskingGuild
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.setup import NEED_MARKERS
from engine.games.world_adventure.state import (
    EXPERIENCE,
    MARKERS,
    MEDICS,
    PURSE,
    STATUS_LIMIT,
    Clan,
    World,
)


def check(s: World) -> None:
    """Raise AssertionError unless every card, marker and good is somewhere, and only once."""
    needs = [*s.needs.values(), *s.reserve.cards, *s.used]
    conserved(needs, dict.fromkeys(COMMODITIES, NEED_MARKERS))
    conserved(_goods(s), dict.fromkeys(COMMODITIES, s.seats))
    conserved([s.coming, *s.events.cards, *s.past], dict.fromkeys(HAPPENINGS, 1))
    conserved(legends(s), dict.fromkeys(LEGENDS, 1))
    conserved(quests(s), dict.fromkeys(QUESTS, 1))
    conserved(powers(s), dict.fromkeys(POWERS, 1))
    for clan in s.clans:
        _check_clan(clan)
    _check_map(s)
    assert sorted(s.track) == [seat for seat, clan in enumerate(s.clans) if clan.wanted]


def _check_clan(clan: Clan) -> None:
    assert 0 <= clan.gold <= PURSE
    assert 0 <= clan.medics <= MEDICS
    assert all(0 <= clan.status(status) <= STATUS_LIMIT for status in STATUSES)
    assert len(clan.soldiers) <= clan.leadership
    assert all(0 <= one.experience <= EXPERIENCE for one in (clan.hero, *clan.soldiers))
    assert all(n <= TIMES.get(deed, 1) for deed, n in Counter(clan.runes).items())
    assert len({power.key for power in clan.powers}) == len(clan.powers)
    assert clan.at == "" or clan.at in TERRITORIES


def _check_map(s: World) -> None:
    kinds = [npc.kind for npc in s.npcs if npc.kind != "legendary"]
    assert len(set(kinds)) == len(kinds)
    assert not any(is_city(npc.at) for npc in s.npcs if npc.kind != "government")
    assert max(len(s.merchants), len(s.monsters)) < MARKERS


def _goods(s: World) -> Iterator[str]:
    yield from Counter(s.stock).elements()
    yield from (good for clan in s.clans for good in clan.goods)


def legends(s: World) -> Iterator[str]:
    """Legendary monsters: asleep, awake and defeated."""
    yield from s.legends.cards
    yield from (npc.card for npc in s.npcs if npc.kind == "legendary")
    won = {item for clan in s.clans for item in clan.items}
    yield from (legend for legend, item in ITEMS.items() if item in won)


def quests(s: World) -> Iterator[str]:
    """Quests in the deck, drawn, open and taken."""
    yield from (card for zone in quest_zones(s) for card in zone.cards)
    yield from s.board
    yield from (clan.quest.key for clan in s.clans if clan.quest)


def powers(s: World) -> Iterator[str]:
    """Rune Powers in the deck, drawn, in the open pile and in slots."""
    yield from (card for zone in power_zones(s) for card in zone.cards)
    yield from s.pile
    yield from (power.key for clan in s.clans for power in clan.powers)


def quest_zones(s: World) -> list[Zone]:
    """The deck of quests, and those drawn to choose from."""
    return [s.quests, *_drawn(s, AskingGuild)]


def power_zones(s: World) -> list[Zone]:
    """The deck of Rune Powers, and those drawn to choose from."""
    return [s.powers, *_drawn(s, TakingPower)]


def _drawn(s: World, kind: type[AskingGuild | TakingPower]) -> Iterator[Zone]:
    """Cards that were drawn, until one of them is chosen."""
    yield from (phase.drawn for phase in s.stack if isinstance(phase, kind) and not phase.over)
