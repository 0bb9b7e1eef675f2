"""The table in words, the worst news first: for alt texts, `/table text` and those who listen to
the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core import Msg, Option, Text, View, named
from engine.games.world_adventure.battle import Hunt, MerchantBattle, stages
from engine.games.world_adventure.board import CITIES, TERRITORIES, distance
from engine.games.world_adventure.cards import COMMODITIES, Commodity
from engine.games.world_adventure.ending import runes_of
from engine.games.world_adventure.npcs import rules_of
from engine.games.world_adventure.runes import open_deeds
from engine.games.world_adventure.scouting import Scouting
from engine.games.world_adventure.stages import Battle
from engine.games.world_adventure.state import Clan, World
from engine.games.world_adventure.turn import TakingTurn
from engine.games.world_adventure.wanted import rank
from engine.games.world_adventure.words.stakes import ranked, stakes

# details that weigh more than a price: odds, strengths, effects, warnings
TOLD = {
    f"world-adventure-{what}"
    for what in (
        *("roll-odds", "retreat-odds", "smoke", "scout-odds", "quest-odds", "quest-sure"),
        *("patrol", "rival", "monster", "merchant", "power-left", "waits"),
    )
}


def describe(view: View[World]) -> Text:
    """The reader's own clan comes first, then the others in the order of seats."""
    s = view.s
    if s.month == 0:
        return Text(Msg("world-adventure-before"), stakes(s), ())
    seats = range(s.seats) if view.seat is None else _from(view.seat, s.seats)
    lines = [*_race(s), *_battles(s), *_npcs(view), *_events(s)]
    for seat in seats:
        lines += _clan(s, seat, seat == view.seat)
    lines += [*_cities(view), *_markers(view), _boards(s), *_deeds(view)]
    return Text(_heading(s), stakes(s), tuple(lines), page=_chances(s))


def called(s: World, seat: int) -> Msg | None:
    """A seat is called by its hero, once it has one [WA-18]."""
    return Msg(f"hero-{s.clans[seat].hero.key}") if s.month else None


def _from(seat: int, seats: int) -> list[int]:
    """The seats, the viewer's own first."""
    return [(seat + n) % seats for n in range(seats)]


def _heading(s: World) -> Msg:
    now: Msg | str = ""
    if s.turn_of is not None and s.result is None:
        acting = s.clans[s.turn_of].acting
        left = {"moves": acting.moves, "actions": acting.actions}
        now = Msg("world-adventure-now", {"seat": s.turn_of, **left})
    return Msg("world-adventure-heading", {"n": s.month, "stage": s.stage, "now": now})


# --- what threatens ---------------------------------------------------------------------------


def _battles(s: World) -> Iterator[Msg]:
    """[WA-65] `card` is "" if players fight each other. `left` is the hit points of the card."""
    for battle in (phase for phase in s.stack if isinstance(phase, Battle) and not phase.over):
        seats = [side.seat for side in battle.sides if side.seat is not None]
        side = next(side for side in battle.sides if side.seat is not None)
        left = battle.left(s, side) if battle.card else 0
        args = {"seats": seats, "card": battle.card, "place": battle.place, "left": left}
        yield Msg("world-adventure-battle", args)


def _race(s: World) -> Iterator[Msg]:
    """[WA-01, WA-03] How far each side came; as long as it goes on, the goal tells it."""
    for team in ranked(s) if s.result else ():
        args = {"seats": team, "n": runes_of(s, team[0]), "goal": s.goal}
        yield Msg("world-adventure-race", args)


def _npcs(view: View[World]) -> Iterator[Msg]:
    if npcs := view.s.npcs:
        told = [_npc(npc.kind, npc.card, _away(view, npc.at)) for npc in npcs]
        yield Msg("world-adventure-npcs", {"npcs": told})


def _npc(kind: str, card: str, place: Msg | str) -> Msg:
    return Msg("world-adventure-npc-at", {"npc": kind, "card": card, "place": place})


def _events(s: World) -> Iterator[Msg]:
    """[WA-26] The event in force, and the next one."""
    if event := s.running:
        yield Msg("world-adventure-event", {"event": event, "rules": rules_of(event)})
    yield Msg("world-adventure-coming", {"event": s.coming, "rules": rules_of(s.coming)})


# --- clans ------------------------------------------------------------------------------------


def _clan(s: World, seat: int, own: bool) -> Iterator[Msg]:
    """What the clan has; what it lacks goes unsaid. Only its `own` player reads what a quest asks
    for."""
    clan = s.clans[seat]
    yield Msg("world-adventure-stands", {"seat": seat, "code": clan.at, "where": _where(clan.at)})
    statuses = {"explorer": clan.explorer, "charisma": clan.charisma, "leadership": clan.leadership}
    hero = {"hero": clan.hero.key, "level": clan.hero.level, "experience": clan.hero.experience}
    yield Msg("world-adventure-hero", {"seat": seat, **hero, **statuses})
    goods = {"goods": _counted(clan.goods), "room": clan.room}
    yield Msg("world-adventure-purse", {"seat": seat, "gold": clan.gold, **goods})
    yield Msg("world-adventure-wagon", {"seat": seat, **_wagon(clan)})
    if clan.soldiers:
        yield Msg("world-adventure-soldiers", {"seat": seat, **_soldiers(clan)})
    if clan.powers or clan.items:
        cards = {"powers": [power.key for power in clan.powers], "items": clan.items}
        yield Msg("world-adventure-cards", {"seat": seat, **cards})
    if clan.quest:
        left = [place for place in clan.quest.places if place not in clan.quest.done]
        rules = Msg(f"card-{clan.quest.key}-rules") if own else ""
        quest = {"quest": clan.quest.key, "rules": rules, "places": left}
        yield Msg("world-adventure-quest", {"seat": seat, **quest})
    if place := rank(s, seat):
        yield Msg("world-adventure-wanted", {"seat": seat, "n": clan.wanted, "rank": place})


def _where(place: str) -> Msg:
    territory = TERRITORIES[place]
    return Msg("world-adventure-where", {"nation": territory.nation, "city": territory.city})


def _wagon(clan: Clan) -> dict[str, str | int]:
    upgrades = {"pet": clan.pet, "cargo": clan.cargo, "smoke": clan.smoke, "medics": clan.medics}
    return {"caravan": clan.caravan, **upgrades}


def _soldiers(clan: Clan) -> dict[str, int]:
    veterans = sum(soldier.level == 2 for soldier in clan.ready)
    ready = len(clan.ready)
    return {
        "recruits": ready - veterans,
        "veterans": veterans,
        "fainted": len(clan.soldiers) - ready,
    }


def _counted(goods: Iterable[Commodity]) -> list[Msg]:
    counts = Counter(goods)
    return [_goods(good, counts[good]) for good in COMMODITIES if counts[good]]


def _goods(commodity: Commodity, n: int) -> Msg:
    return Msg("world-adventure-goods", {"n": n, "commodity": commodity})


# --- the map ----------------------------------------------------------------------------------


def _away(view: View[World], place: str) -> Msg | str:
    """A place, for a clan with its distance, so that people can play without the map."""
    if view.seat is None:
        return place
    n = distance(view.s.clans[view.seat].at, place)
    return Msg("world-adventure-away", {"code": place, "n": n})


def _cities(view: View[World]) -> Iterator[Msg]:
    """[WA-57, WA-60] What each city needs, and whose stall stands there."""
    s = view.s
    for nation, city in CITIES.items():
        need = "" if nation in s.served else s.needs[nation]
        owner = s.stalls.get(nation)
        place = _away(view, city)
        named_apart = "" if view.seat is None else nation  # a bare place has its name in brackets
        args = {"nation": named_apart, "place": place, "need": need, "stall": owner is not None}
        yield Msg("world-adventure-city", {**args, "owner": named(owner)})


def _markers(view: View[World]) -> Iterator[Msg]:
    """[WA-66, WA-69] Where markers lie."""
    for kind, places in (("merchant", view.s.merchants), ("monster", view.s.monsters)):
        if places:
            told = [_away(view, place) for place in places]
            yield Msg(f"world-adventure-{kind}-markers", {"places": told})


def _boards(s: World) -> Msg:
    """[WA-22, WA-33, WA-07] What lies open to be taken."""
    stock = [_goods(good, n) for good, n in s.stock.items() if n]
    return Msg("world-adventure-open", {"quests": s.board, "powers": s.pile, "stock": stock})


def _deeds(view: View[World]) -> Iterator[Msg]:
    """[WA-05] What still brings the reader a rune."""
    if view.seat is not None and view.s.result is None:
        deeds = open_deeds(view.s.clans[view.seat])
        yield Msg("world-adventure-deeds", {"seat": view.seat, "deeds": deeds})


# --- what a choice may bring ------------------------------------------------------------------


def _chances(s: World) -> tuple[Msg, ...]:
    """What a turn, a scouting or the next stage of a battle may bring; menus tell their own
    chances. If there is nothing to tell, there is no page."""
    top = s.stack[-1]
    if not isinstance(top, TakingTurn | Scouting | Battle) or s.result is not None:
        return ()
    open_ = [
        (seat, option)
        for seat in top.actors(s)
        for option in top.options(s, seat)
        if option.blocked is None and not option.secret
    ]
    kinds = Counter(type(option.action) for _, option in open_)
    lone = [option.told(s, seat) for seat, option in open_ if kinds[type(option.action)] == 1]
    lines = [_line(one, one.detail) for one in lone if one.detail and one.detail.id in TOLD]
    return (_title(s), *lines) if lines else ()


def _title(s: World) -> Msg:
    """[WA-66] A battle's stage, and after how many stages a merchant gets away."""
    battle = s.stack[-1]
    if not isinstance(battle, Battle):
        return Msg("world-adventure-prospects")
    args = {"n": battle.stage + 1, "card": battle.card, "left": 0, "most": 0}
    if isinstance(battle, Hunt):
        args["left"] = battle.left(s, battle.side)
    if isinstance(battle, MerchantBattle):
        args["most"] = stages(s, battle.seat) + battle.side.edge.stages
    return Msg("world-adventure-stage", args)


def _line(option: Option, detail: Msg) -> Msg:
    """The button's own words, then what it may bring."""
    action = option.action
    name = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(action).__name__)
    button = f"world-adventure{name}"
    fields = {field: getattr(action, field) for field in action.__struct_fields__}
    return Msg("world-adventure-prospect", {"choice": Msg(button, fields), "detail": detail})
