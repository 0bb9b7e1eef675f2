"""What a seat can expect of what is still pending: a battle, somebody found, a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core import Phase
from engine.games.world_adventure.battle import (
    MerchantBattle,
    Merchants,
    MonsterBattle,
    barrier_of,
    stages,
)
from engine.games.world_adventure.cards import MERCHANTS, MONSTERS, PATROLS, Deed, Merchant, Monster
from engine.games.world_adventure.clash import Clash
from engine.games.world_adventure.guild import AskingGuild
from engine.games.world_adventure.house.battle_odds import (
    Stakes,
    band_strength,
    beat,
    force_of,
    hunt,
    plunder,
    strength,
)
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.runes import RaisingStatus
from engine.games.world_adventure.scouting import Monsters, Scouting
from engine.games.world_adventure.shop import SALES, Shop, need_here
from engine.games.world_adventure.stages import Battle
from engine.games.world_adventure.state import Clan, Npc, NpcKind, World, npc_of

GOLD, GOODS, LESSON = 0.25, 0.9, 1.1  # the worth of a piece of gold, a good, a point of experience
SOLDIER, LIFE = 1.0, 9.0  # a standing soldier; a death, apart from gold and goods
SMOKE = 1.5
WANTED = 0.4
QUEST = 1.5
CHOICES: dict[type[Phase], float] = {TakingPower: 2.0, RaisingStatus: 4.0, AskingGuild: QUEST}

Gain = Callable[[Deed], float]  # what a deed is worth, 0 if its slot is full


def pending(s: World, seat: int, gain: Gain) -> float:
    """What is pending is worth this much, besides how things stand."""
    return sum([_one_pending(s, seat, phase, gain) for phase in s.stack if not phase.over])


def _one_pending(s: World, seat: int, phase: Phase, gain: Gain) -> float:
    match phase:
        case Battle() if any(side.seat == seat for side in phase.sides):
            return _battle(s, seat, phase, gain)
        case Scouting(seat=holder) if holder == seat:
            return _scouted(s, seat, phase, gain)
        case Merchants(seat=holder, cards=cards) if holder == seat:
            return max([0.0, *_merchants(s, seat, cards, gain)])
        case Monsters(seat=holder, cards=cards) if holder == seat:
            return max([0.0, *_monsters(s, seat, cards, gain)])
        case Shop(seat=holder) if holder == seat:
            return _trade(s, seat, phase, gain)
        case TakingPower(seat=holder) | RaisingStatus(seat=holder) | AskingGuild(seat=holder):
            return CHOICES[type(phase)] if holder == seat else 0
        case _:
            return 0


def _battle(s: World, seat: int, battle: Battle, gain: Gain) -> float:
    match battle:
        case MerchantBattle(card=card, side=side):
            return _plundered(s, seat, card, battle.left(s, side), battle.stage, gain)
        case MonsterBattle(card=card, side=side):
            spent = battle.warded - side.edge.guard
            return fought(s, seat, card, gain, battle.left(s, side), spent)
        case Clash():
            return _clashed(s, seat, battle, gain)
        case _:
            return 0


# --- cards ------------------------------------------------------------------------------------


def spoils(clan: Clan, card: Merchant | Monster, gain: Gain) -> float:
    """What a victory is worth."""
    goods = min(card.cargo, max(0, clan.room - len(clan.goods)))
    value = 3 * GOLD * card.gold + GOODS * goods + lessons(clan, card.experience)
    return value + gain(card.tier)


def lessons(clan: Clan, n: int) -> float:
    """[WA-55] The worth of experience for figures that can still rise."""
    hero = min(n, 6 - clan.hero.experience) if clan.hero.level == 1 else 0
    others = [min(n, 6 - one.experience) for one in clan.soldiers if one.level == 1]
    return LESSON * (hero + 0.4 * sum(sorted(others)[-2:]))


def _merchants(s: World, seat: int, cards: Iterable[str], gain: Gain) -> list[float]:
    return [_plundered(s, seat, card, MERCHANTS[card].hit_points, 0, gain) for card in cards]


def _plundered(s: World, seat: int, key: str, left: int, over: int, gain: Gain) -> float:
    clan, card = s.clans[seat], MERCHANTS[key]
    hit = card.accuracy + law(s, seat, "accuracy", "merchant")
    p = plunder(force_of(clan), hit, left, stages(s, seat) - over)
    return p * spoils(clan, card, gain)


def _monsters(s: World, seat: int, cards: Iterable[str], gain: Gain) -> list[float]:
    return [fought(s, seat, card, gain, MONSTERS[card].hit_points, 0) for card in cards]


def fought(s: World, seat: int, key: str, gain: Gain, left: int, spent: int) -> float:
    """The worth of a battle against a monster with `left` hit points, after `spent` losses that
    were warded off."""
    clan, card = s.clans[seat], MONSTERS[key]
    away = max(0, card.retreat + law(s, seat, "retreat", card.tier)) / 6
    stakes = Stakes(
        win=round(spoils(clan, card, gain)),
        death=round(life(clan)),
        loss=SOLDIER,
        away=min(1.0, away),
        smoke=-SMOKE if clan.smoke else -99.0,
    )
    hit = card.accuracy + law(s, seat, "accuracy", card.tier)
    barrier = max(0, barrier_of(s, seat, card.tier) - spent)
    return hunt(force_of(clan), hit, left, barrier, stakes)


def life(clan: Clan) -> float:
    """The cost of a death [WA-49]."""
    value = LIFE + GOLD * clan.gold + GOODS * len(clan.goods) + SOLDIER * len(clan.ready)
    return value + QUEST * (clan.quest is not None)


# --- scouting, two sides ----------------------------------------------------------------------


def _scouted(s: World, seat: int, phase: Scouting, gain: Gain) -> float:
    clan = s.clans[seat]
    if not phase.successes:
        return 0.3 * SMOKE if clan.smoke else 0.0
    match phase.target:
        case "merchant":
            row = [f"merchant-{s.stage}-{die}" for die in range(1, 7)]
            found = sorted(_merchants(s, seat, row, gain))
            return sum(found[2:]) / 4
        case "player":
            assert phase.rival is not None
            return max(0.0, meet_player(s, seat, phase.rival, gain))
        case kind:
            npc = npc_of(s, kind)
            return max(0.0, meet_patrol(s, seat, npc, gain)) if npc else 0.0


def meet_patrol(s: World, seat: int, npc: Npc, gain: Gain) -> float:
    card = PATROLS[npc.card]
    return meet_band(s, seat, npc.kind, npc.card, (card.recruits, card.veterans), gain)


def meet_band(
    s: World, seat: int, kind: NpcKind, key: str, band: tuple[int, int], gain: Gain
) -> float:
    """The worth of meeting the Brigand or Government, with so many recruits and veterans
    standing."""
    clan, card = s.clans[seat], PATROLS[key]
    p = beat(strength(force_of(clan)), band_strength(*band))
    win = gain(kind) + GOLD * card.gold + lessons(clan, card.experience)
    return _risked(clan, p, win)


def meet_player(s: World, seat: int, other: int, gain: Gain) -> float:
    """The worth of meeting another clan: what a battle against it is likely to bring and to
    cost."""
    clan, foe = s.clans[seat], s.clans[other]
    p = beat(strength(force_of(clan)), strength(force_of(foe)))
    win = gain("player") + 0.5 * GOLD * foe.gold + GOODS * len(foe.goods) + lessons(clan, 2)
    return _risked(clan, p, win)


def _risked(clan: Clan, p: float, win: float) -> float:
    """What a battle is worth that is won with chance `p`: some soldiers fall in any case, and the
    clan may yet get away."""
    lost = SOLDIER * len(clan.ready) * (1 - p)
    flight = SMOKE if clan.smoke else 0.6 * life(clan)
    return p * win - (1 - p) * flight - lost


def _clashed(s: World, seat: int, clash: Clash, gain: Gain) -> float:
    """The worth of a battle as it stands; wounds do not count."""
    (other,) = [side for side in clash.sides if side.seat != seat]
    if other.seat is not None:
        return meet_player(s, seat, other.seat, gain)
    band = [one.level for one in other.band if not one.fainted]
    kind: NpcKind = "brigand" if clash.card.startswith("brigand") else "government"
    return meet_band(s, seat, kind, clash.card, (band.count(1), band.count(2)), gain)


# --- trade ------------------------------------------------------------------------------------


def _trade(s: World, seat: int, shop: Shop, gain: Gain) -> float:
    clan = s.clans[seat]
    if shop.step == "buying":
        n = min(sum(shop.stalls.values()) + shop.free, clan.room - len(clan.goods))
        return 0.4 * max(0, n)
    need, goods = need_here(s, seat), clan.goods
    served = need in shop.sold
    worth = shop.worth + 4 * len(goods) + 2 * goods.count(need) if need else 0
    if not (served or need in goods) or len(shop.sold) + len(goods) < 2:
        return 0
    for least, deed, experience in SALES:
        if worth >= least:
            return gain(deed) + lessons(clan, experience)
    return 0
