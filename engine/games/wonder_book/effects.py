"""Carrying out what cards say: one `match` over the vocabulary of `content`."""

from __future__ import annotations

from engine.games.wonder_book import allies, bosses, folding
from engine.games.wonder_book import content as c
from engine.games.wonder_book import deeds as do
from engine.games.wonder_book import events as e
from engine.games.wonder_book.board import within
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.conditions import NOBODY, holds
from engine.games.wonder_book.enemies import Activation, dark_aura, explode
from engine.games.wonder_book.gains import ChoosingHeroes, do_for, group_pick, upgrade
from engine.games.wonder_book.luck import PushingLuck
from engine.games.wonder_book.picks import Walking, ask_hero, ask_wyrm, beside, can_lead
from engine.games.wonder_book.players import HeroTurn
from engine.games.wonder_book.reading import last_page, read, tell
from engine.games.wonder_book.rolls import (
    AttackRoll,
    Hits,
    SkillRoll,
    in_reach,
    outcome,
    roll,
    wyrms_in_reach,
)
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import (
    AURA_HEROES,
    CHEST,
    Page,
    Stack,
    Turn,
    WonderBook,
    by_heroes,
    in_play,
    standing,
)
from engine.games.wonder_book.wyrm_cards import add_wyrm_card, reveal_wyrm


def run(t: Turn, effect: c.Effect, by: Script) -> None:  # noqa: C901 - a table
    """Carry one effect out for the script `by`. What asks somebody pushes a phase.

    What comes most often stands first.
    """
    s, me = t.s, by.me
    match effect:
        # every round
        case c.If(test, then, otherwise):
            by.todo[:0] = then if holds(s, test, me) else otherwise
        case c.Count(counter, n):
            s.counters[counter] = max(0, s.counters.get(counter, 0) + n)
            t.tell(e.Counted(counter, s.counters[counter]))
        # Wyrms
        case c.Spawn(n, area, aura):
            do.spawn(t, area or s.vortex, _with_aura(s, n, aura))
        case c.Activate(n, aura):
            if total := _with_aura(s, n, aura):
                t.push(Activation(n=total, left=in_play(s)))
        case c.RevealWyrm():
            reveal_wyrm(t)
        case c.DiscardWyrm():
            do.discard_wyrm_card(t)
        case c.Explode(crowd, inside, hurt_beside):
            crowded = [area for area in s.areas if len(in_play(s, area)) >= crowd]
            by.todo[:0] = [c.Blast(area, inside, hurt_beside, crowd) for area in crowded]
        case c.Blast(area, inside, hurt_beside, crowd):
            if len(in_play(s, area)) >= crowd:  # a goal met in between may have emptied it
                explode(t, area, inside, hurt_beside)
        case c.EatSparks():
            for area in s.areas:
                if s.sparks.get(area) and in_play(s, area):
                    s.sparks[area] -= 1
                    t.tell(e.SparkEaten(area))
        case c.DrainSparks():
            for seat, hero in enumerate(s.heroes):
                if in_play(s, hero.area):
                    do.lose_sparks(t, seat, 1)
        case c.RemoveWyrms(area):
            for i in in_play(s, area):
                do.remove_wyrm(t, i)
        case c.AddWyrmCard(card):
            add_wyrm_card(t, card)
        case c.DarkAura():
            dark_aura(t)
        # the book
        case c.Open(areas):
            for area in areas:
                folding.unfold(t, area)
        case c.Close(areas, to, hurt):
            for area in areas:
                folding.close(t, area, to, hurt)
        case c.FoldAway():
            folding.fold_away(t)
        case c.Link(a, b):
            folding.link(t, a, b)
        case c.Wall(a, b):
            folding.wall(t, a, b)
        case c.Vortex(area):
            s.vortex = area
            t.tell(e.VortexMoved(area))
        case c.PutSparks(area, n):
            do.put_sparks(t, area, by_heroes(s, n))
        case c.ChooseHeroes(area):
            t.push(ChoosingHeroes(area=area))
        case c.PlaceHeroes(area):
            for seat in range(s.seats):
                do.move(t, seat, area)
        case c.Carry(area):
            do.move(t, me, area)
        # bosses and allies
        case c.BossComes():
            bosses.boss_comes(t, effect, by)
        case c.BossActs(boss, steps, hits):
            t.push(bosses.BossActing(boss=boss, left=steps, hits=hits))
        case c.BossMoves(boss, area):
            bosses.boss_moves(t, boss, area)
        case c.BossGoes(boss):
            bosses.boss_goes(t, boss)
        case c.AllyComes(ally, area, hearts):
            allies.ally_comes(t, ally, area, hearts)
        case c.AllyMoves(ally, area):
            allies.ally_moves(t, ally, area)
        case c.AllyHearts(ally, n):
            allies.change_hearts(t, ally, n)
        case c.AllyGoes(ally):
            allies.ally_goes(t, ally)
        case c.Lead(ally):
            if can_lead(s, me, ally):
                t.push(Walking(me=me, left=1, lead=ally))
        # heroes
        case c.Hearts(who, n):
            for seat in _who(s, who, me):
                if n > 0:
                    do.recover(t, seat, n)
                else:
                    do.hurt(t, seat, -n)
        case c.HurtIn(area, n):
            for number in allies.friends(s, area):
                allies.hurt_friend(t, number, n)
        case c.Sparks(who, n):
            for seat in _who(s, who, me):
                if n > 0:
                    do.gain_sparks(t, seat, n)
                else:
                    do.lose_sparks(t, seat, -n)
        case c.PaySparks():
            group_pick(t, effect, by.card)
        case c.Guard(who, n):
            for seat in _who(s, who, me):
                s.heroes[seat].guard += n
        case c.Destiny(n):
            do.flip_destiny(t, n)
        case c.Upgrade(cards):
            upgrade(t, cards)
        # the acting hero chooses
        case c.Damage(n, reach, targets):
            t.push(Hits(me=me, reach=reach, blows=[n] * targets))
        case c.Sweep(n):
            for foe in in_reach(s, me, "area"):
                bosses.strike_foe(t, foe, n)
        case c.Stun(reach, True):
            for i in wyrms_in_reach(s, me, reach):
                if not s.wyrms[i].stunned:
                    do.stun(t, i)
        case c.Stun() | c.Shove():
            ask_wyrm(t, me, effect)
        case c.AttackWith(dice, reach):
            if in_reach(s, me, reach):
                t.push(AttackRoll(me=me, dice=roll(t, me, dice, attack=True), reach=reach))
        case c.Heal() | c.GiveSpark() | c.Swap() | c.Bring() | c.Join() | c.Lend():
            ask_hero(t, me, effect)
        case c.Walk(n):
            t.push(Walking(me=me, left=n))
        case c.Drag():
            t.push(Walking(me=me, left=1, drag=True))
        case c.Gather():
            for area in within(s, s.heroes[me].area, "adjacent"):
                if s.sparks.get(area):
                    do.collect(t, me, area)
        case c.Extra(kind):
            if s.heroes[me].standing:
                t.push(HeroTurn(turn_of=me, left=1, extra=True, kind=kind))
        case c.Roll(by="you"):
            _roll(t, effect, by)
        case c.Roll():
            group_pick(t, effect, by.card)
        case c.PushLuck():
            luck = PushingLuck(me=me, effect=effect, card=by.card, side=by.side)
            luck.rerolls = by.rerolls
            t.push(luck)
        # cards
        case c.Write(keyword):
            if keyword not in s.keywords:
                s.keywords.append(keyword)
                t.tell(e.KeywordWritten(keyword))
        case c.Erase(keyword):
            if keyword in s.keywords:
                s.keywords.remove(keyword)
                t.tell(e.KeywordErased(keyword))
        case c.DrawShred(who, n):
            for seat in _who(s, who, me):
                do.draw_shreds(t, seat, n)
        case c.DiscardShred():
            s.shred_discard.append(s.shreds_used.pop())
        case c.GainItem(card):
            if me == NOBODY:
                group_pick(t, effect, by.card)
            else:
                do_for(t, effect, card, me)
        case c.LoseItem(card):
            for hero in s.heroes:
                if card in hero.items:
                    hero.items.remove(card)
                    s.read.append(card)
                    t.tell(e.ItemLost(hero.name, card_of(s.chapter, card).item))
        case c.OpenChest():
            t.tell(e.ChestOpened())
            by.todo.insert(0, c.Write(CHEST))
        case c.RuleOn(card):
            do.take_card(t, card)
            s.rules.append(card)
            t.tell(e.RuleInForce(f"{s.chapter}-{card}"))
        case c.RuleOff(card):
            if card in s.rules:
                s.rules.remove(card)
                s.read.append(card)
                t.tell(e.RuleEnded(f"{s.chapter}-{card}"))
        case c.Lay(stack, area, cards):
            for card in cards:
                do.take_card(t, card)
            s.stacks[stack] = Stack(area, list(cards))
            t.tell(e.ObjectLaid(stack, area))
        case c.Lift(stack):
            if stack in s.stacks:
                s.read.append(s.stacks[stack].cards.pop(0))
                if not s.stacks[stack].cards:
                    del s.stacks[stack]
        case c.Clear(stack):
            if stack in s.stacks:
                s.read += s.stacks.pop(stack).cards
        case c.Discard(cards):
            for card in cards:
                do.take_card(t, card)
            s.read += cards
        case c.Flip():
            read(t, by.card, "back", me)
        case c.GoTo(card):
            do.take_card(t, card)
            s.read.append(card)
            read(t, card, "front", me)
        case c.Tell(key, then):
            tell(t, Page(by.card, by.side, key), me, then)
        case c.Win():
            do.end(t, won=True)
            s.page = last_page(s)  # how it ended stays to be read


def _with_aura(s: WonderBook, n: int, aura: int) -> int:
    """[WB-44] Silver aura symbols count with three heroes or more."""
    return n + aura * (s.seats >= AURA_HEROES)


def _who(s: WonderBook, who: c.Who, me: int) -> list[int]:
    """The standing heroes that an instruction means."""
    if who == "each":
        return standing(s)
    if me == NOBODY:
        raise RuntimeError(f"no hero acts, but an instruction means {who!r}")
    match who:
        case "you":
            return [me]
        case "area":
            return [*beside(s, me), *([me] if s.heroes[me].standing else [])]
        case "beside":
            return beside(s, me)


def _roll(t: Turn, effect: c.Roll, by: Script) -> None:
    """[WB-38] Only the rolls of skills and Special Actions may be rolled again."""
    dice = roll(t, by.me, effect.dice)
    if by.rerolls:
        t.push(SkillRoll(me=by.me, dice=dice, outcomes=effect.outcomes, card=by.card))
    else:
        todo = outcome(effect.outcomes, dice)
        t.push(Script(todo=list(todo), me=by.me, card=by.card, side=by.side))
