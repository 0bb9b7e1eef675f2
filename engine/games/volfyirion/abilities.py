"""Secondary abilities: Synergy Chains and Remove abilities [VF-32 to VF-35]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from engine.core import LATER, Action, Msg, Option
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import dragon, team_dragon
from engine.games.volfyirion import events as e
from engine.games.volfyirion.asks import Ask, DestroyOne, RemoveOne
from engine.games.volfyirion.cards import CARDS, Bonus, Chain, Colour
from engine.games.volfyirion.piles import draw, take_out
from engine.games.volfyirion.prices import gives, hand_of, needed, said
from engine.games.volfyirion.state import Played, Turn, Volfyirion, add, city_of, own_cities


def offers(s: Volfyirion, me: int) -> Iterator[Option]:
    """Each card's ability may be used once a turn, when its owner asks for it [VF-20, VF-32]. Of
    cards that are alike and lie together, only the first is offered."""
    mine = in_play(s, me)
    shown = colours(mine)
    first = dict[tuple[str, str], Played]()
    for played, city in mine:
        first.setdefault((played.card, city), played)
    for (key, city), played in first.items():
        card = CARDS[key]
        if card.chain:
            yield from _chain(s, me, played, city, card.chain, shown)
        elif card.remove:
            yield from _removal(s, me, played, city, card.remove)


def in_play(s: Volfyirion, me: int) -> list[tuple[Played, str]]:
    """Every card in the player's Play Area (City "") and City Area, unused ones first."""
    here = [(played, "") for played in s.houses[me].play]
    for city in own_cities(s, me):
        here += [(played, city.key) for played in (*city.buildings, *city.troops)]
    return sorted(here, key=_spent)


def _spent(each: tuple[Played, str]) -> int:
    return 2 * each[0].used + each[0].sealed


def colours(mine: list[tuple[Played, str]]) -> list[Colour]:
    """The colours of all cards in the player's Play Area and City Area [VF-10, VF-33]."""
    return [CARDS[played.card].colour for played, _ in mine]


def chain_holds(shown: list[Colour], card: str) -> bool:
    """[VF-33] Each colour needs a card of its own, and the card itself never counts. A chain never
    asks for the neutral colour."""
    own, chain = CARDS[card].colour, CARDS[card].chain
    if chain is None:
        return False
    for colour in chain.needs:
        if shown.count(colour) - (colour == own) < chain.needs.count(colour):
            return False
    return True


def give(t: Turn, me: int, bonus: Bonus) -> None:
    """[VF-35] Points and cards come at once, questions after them; each effect may be declined."""
    add(t, me, bonus)
    draw(t, me, bonus.draw)
    for _ in range(bonus.remove_card):
        t.push(RemoveOne(me=me))
    for _ in range(bonus.destroy_building):
        t.push(DestroyOne(me=me, kind="building"))
    for _ in range(bonus.destroy_troop):
        t.push(DestroyOne(me=me, kind="troop"))
    for _ in range(bonus.move_volfyirion):
        t.push(MoveFree(me=me))


class MoveFree(Ask, kw_only=True):
    """[VF-31, VF-60] A free move of the dragon: any that could be paid for, in a team game only a
    short one."""

    def choices(self, s: Volfyirion) -> Iterator[Option]:
        if s.mode != "team":
            return (Option(dragon.MOVES[key]) for key in dragon.moves(s, self.me))
        flights = team_dragon.flights(s, self.me)
        return (Option(action) for action, cost in flights if cost == team_dragon.STEP)

    def choose(self, t: Turn, action: Action) -> None:
        (team_dragon.fly if t.s.mode == "team" else dragon.move)(t, self.me, action)


def _chain(
    s: Volfyirion, me: int, played: Played, city: str, chain: Chain, shown: list[Colour]
) -> Iterator[Option]:
    if played.used:
        return
    if not chain_holds(shown, played.card):
        tell = partial(_broken, s, me, chain)
        yield Option(a.UseChain(played.card, city), LATER, tell=tell)
        return
    for fewer, bonus in _in_part(s, me, chain.gives, least=1):
        yield Option(a.UseChain(played.card, city, fewer), tell=partial(gives, bonus))


def _broken(s: Volfyirion, me: int, chain: Chain) -> Msg:
    args = {"colours": needed(chain.needs), "n": len(chain.needs)}
    return Msg("vf-33-colours", {**args, **hand_of(s, me)})


def _removal(s: Volfyirion, me: int, played: Played, city: str, whole: Bonus) -> Iterator[Option]:
    """[VF-34] A card is removed from play only, and never while it is sealed. A player may remove
    one just to slim the deck."""
    if played.sealed:
        yield Option(a.UseRemoval(played.card, city), Msg("vf-34-sealed"))
        return
    for fewer, bonus in _in_part(s, me, whole, least=0):
        tell = None if bonus == Bonus() else partial(gives, bonus)
        yield Option(a.UseRemoval(played.card, city, fewer), tell=tell)


def _in_part(s: Volfyirion, me: int, whole: Bonus, least: int) -> Iterator[tuple[int, Bonus]]:
    """[VF-35] The whole bonus first, then the same with fewer cards drawn, down to `least`."""
    yield 0, whole
    house = s.houses[me]
    there = min(whole.draw, len(house.deck.cards) + len(house.discard))
    for n in reversed(range(least, there)):
        yield whole.draw - n, msgspec.structs.replace(whole, draw=n)


def _perform(t: Turn, me: int, action: a.UseChain | a.UseRemoval) -> None:
    played = next(
        played
        for played, city in in_play(t.s, me)
        if (played.card, city) == (action.card, action.city)
    )
    card = CARDS[action.card]
    whole = card.secondary
    assert whole is not None
    bonus = msgspec.structs.replace(whole, draw=whole.draw - action.fewer)
    if isinstance(action, a.UseChain):
        played.used = True
        t.tell(e.ChainUsed(me, action.card, said(bonus)))
    else:
        t.tell(e.RemovalUsed(me, action.card, said(bonus)))
        take_out(t, _where(t.s, me, action.city, action.card), played)
        if card.is_troop and bonus.battle:
            t.s.notes.fire.append(action.card)
    give(t, me, bonus)


def _where(s: Volfyirion, me: int, city: str, card: str) -> list[Played]:
    if not city:
        return s.houses[me].play
    return city_of(s, city).troops if CARDS[card].is_troop else city_of(s, city).buildings


ABILITIES = Deeds(offers, (a.UseChain, a.UseRemoval), _perform)
