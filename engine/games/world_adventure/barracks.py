"""Soldiers join, recover and train, and the hero trains with them [WA-48, WA-52 to WA-54]; with
medic packs, soldiers recover anywhere [WA-64]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core import Action, Msg, Option, Phase
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.figures import NAMES, fallen, left
from engine.games.world_adventure.gains import enlist, stand_up
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.runes import earn
from engine.games.world_adventure.stages import fighting
from engine.games.world_adventure.stalls import priced
from engine.games.world_adventure.state import (
    EXPERIENCE,
    SUCCESS,
    Clan,
    Hero,
    Soldier,
    Turn,
    World,
    roll,
)

RECRUIT, RECOVER = 5, 2  # gold [WA-53, WA-54]
SURELY, CHEAPLY = 15, 5  # gold [WA-48]
VETERANS = 2  # soldiers of level 2 that give a rune [WA-05]
FACES = 6


# --- numbers ----------------------------------------------------------------------------------


def recruit_price(s: World, seat: int) -> int:
    """In gold."""
    return max(0, RECRUIT + law(s, seat, "recruit"))


def recover_price(s: World, seat: int) -> int:
    """In gold."""
    return max(0, RECOVER + law(s, seat, "recover"))


def training_price(s: World, seat: int, n: int) -> int:
    """In gold: `n` is what it costs without laws."""
    return max(0, n + law(s, seat, "train"))


def training_die(s: World, seat: int) -> int:
    """[WA-14, WA-48] The highest die with which training succeeds."""
    return min(FACES, max(0, SUCCESS + law(s, seat, "train-die")))


def figures(clan: Clan) -> dict[str, Hero | Soldier]:
    """The clan's figures by name: hero, soldier-1 to soldier-5."""
    return dict(zip(NAMES, (clan.hero, *clan.soldiers), strict=False))


# --- offers -----------------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    clan = s.clans[seat]
    if len(clan.soldiers) >= clan.leadership:
        yield Option(a.Recruit(), Msg("wa-52-leadership", {"n": clan.leadership}))
    else:
        yield priced(s, seat, "wa-53-gold")(a.Recruit(), recruit_price(s, seat))
    if down := fallen(clan):
        option, cost = priced(s, seat, "wa-54-gold"), recover_price(s, seat)
        yield from (option(a.Recover(who), cost) for who in down)
    for who, one in zip(NAMES, (clan.hero, *clan.soldiers), strict=False):
        if one.level == 1 and one.experience >= EXPERIENCE:
            yield from _training(s, seat, who, one)


def _training(s: World, seat: int, who: str, one: Hero | Soldier) -> Iterator[Option]:
    """[WA-48] The certain way is open at any time; by die, each figure may try once a month."""
    option = priced(s, seat, "wa-48-gold")
    yield option(a.TrainSurely(who), training_price(s, seat, SURELY))
    if one.trained == s.month:
        yield Option(a.TrainCheaply(who), Msg("wa-48-tried"))
        return
    cheap = option(a.TrainCheaply(who), training_price(s, seat, CHEAPLY))
    affordable = cheap.blocked is None
    yield Option(cheap.action, tell=partial(_chance, s, seat, cheap)) if affordable else cheap


def _chance(s: World, seat: int, cheap: Option) -> Msg:
    """What the try costs and how likely it succeeds."""
    detail, die = cheap.told(s, seat).detail, training_die(s, seat)
    odds = {"die": die, "percent": round(100 * die / FACES)}
    return Msg("world-adventure-training", {**(detail.args if detail else {}), **odds})


# --- what is done -----------------------------------------------------------------------------


def _perform(t: Turn, seat: int, action: Action) -> None:
    clan = t.s.clans[seat]
    match action:
        case a.Recruit():
            clan.gold -= recruit_price(t.s, seat)
            enlist(t, seat)
        case a.Recover(who):
            clan.gold -= recover_price(t.s, seat)
            stand_up(t, seat, fallen(clan)[who])
        case a.TrainSurely(who):
            clan.gold -= training_price(t.s, seat, SURELY)
            _train(t, seat, who, 0)
        case a.TrainCheaply(who):
            clan.gold -= training_price(t.s, seat, CHEAPLY)
            _train(t, seat, who, *roll(t, 1))
        case _:
            raise AssertionError(action)


def _train(t: Turn, seat: int, who: str, die: int) -> None:
    """Raise a level; `die` is 0 for the certain way."""
    clan = t.s.clans[seat]
    one = figures(clan)[who]
    one.trained = t.s.month
    success = die <= training_die(t.s, seat)
    t.tell(e.Trained(seat, who, die, success))
    if not success:
        return
    one.level = 2
    if who == "hero":
        earn(t, seat, "hero")
    elif _veterans(clan) == VETERANS:
        earn(t, seat, "soldiers")


def _veterans(clan: Clan) -> int:
    """[WA-05] The soldiers that were trained; the fifth joined at level 2 [WA-52] and does not
    count."""
    return sum(one.level == 2 and one.trained > 0 for one in clan.soldiers)


BARRACKS = Deeds(_offers, (a.Recruit, a.Recover, a.TrainSurely, a.TrainCheaply), _perform)


# --- medic packs ------------------------------------------------------------------------------


class UsingMedics(Phase, kw_only=True):
    """[WA-64] Medic packs can be used beside any phase, but not once the dice of the clan's battle
    are rolled. They help soldiers only."""

    def options(self, s: World, seat: int) -> Iterator[Option]:
        clan = s.clans[seat]
        if clan.medics and not fighting(s, seat):
            for who, one in fallen(clan).items():
                about = {"level": one.level, "left": left(one), "experience": one.experience}
                yield Option(a.UseMedic(who), detail=Msg("world-adventure-figure", about))

    def play(self, t: Turn, seat: int, action: a.UseMedic) -> None:
        t.s.clans[seat].medics -= 1
        t.tell(e.MedicUsed(seat))
        stand_up(t, seat, fallen(t.s.clans[seat])[action.who])
