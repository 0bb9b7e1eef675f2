"""The actions of a turn: what is on offer, and how it is carried out [WB-31 to WB-41]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Action, Msg, Option
from engine.games.wonder_book import actions as a
from engine.games.wonder_book import events as e
from engine.games.wonder_book.board import adjacent, walls, within
from engine.games.wonder_book.cards import GIFTS, HERO_CARDS, SHREDS, SKILLS, card_of
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.kinds import Skill, Special
from engine.games.wonder_book.hands import ask_for, hand_over, holder_of
from engine.games.wonder_book.heroes import collect, lose_sparks, move
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.reading import read
from engine.games.wonder_book.rolls import AttackRoll, in_reach, roll
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import Turn, WonderBook, has_gift
from engine.games.wonder_book.targets import possible
from engine.games.wonder_book.turns import OwnTurn
from engine.games.wonder_book.words.about import about_object, about_skill


def offers(s: WonderBook, me: int, kind: str) -> list[Option]:
    """Everything that one action can be; `kind` narrows an additional action down [WB-30]."""
    found = list[Option]()
    if kind in ("any", "move"):
        found += _moves(s, me)
    if kind in ("any", "collect"):
        found.append(_collect(s, me))
    if kind in ("any", "attack"):
        found.append(_attack(s, me))
    if kind == "any":
        found += _skills(s, me)
        found += _interactions(s, me)
        found += _specials(s, me)
        found += _exchanges(s, me)
    return found


def perform(t: Turn, me: int, action: Action) -> None:
    """Carry out an action that was on offer. Raises RuntimeError for any other kind of action."""
    match action:
        case a.Move(area):
            move(t, me, area)
        case a.Collect():
            collect(t, me, t.s.heroes[me].area)
        case a.Attack():
            attack(t, me)
        case a.UseSkill(skill):
            _use_skill(t, me, skill)
        case a.Interact(stack):
            _interact(t, me, stack)
        case a.UseItem() | a.UseShred() | a.UseSpecial() | a.UseGift():
            _use_special(t, me, action)
        case a.GiveItem(_, to) | a.GiveShred(_, to):
            hand_over(t, me, holder_of(t.s, to), action)
        case a.AskForItem(_, hero) | a.AskForShred(_, hero):
            ask_for(t, me, holder_of(t.s, hero), action)
        case _:
            raise RuntimeError(f"{action} is no action of a turn")


def attack(t: Turn, me: int) -> None:
    """[WB-35] Roll the hero's dice; the target is chosen afterwards."""
    hero = HERO_CARDS[t.s.heroes[me].name]
    t.push(AttackRoll(me=me, dice=roll(t, me, hero.dice, attack=True), reach=hero.reach))


# --- on offer -------------------------------------------------------------------------------


def _moves(s: WonderBook, me: int) -> Iterator[Option]:
    """[WB-31] A hero moves over a dashed line, never over a solid one."""
    area = s.heroes[me].area
    for other in adjacent(s, area):
        yield Option(a.Move(other))
    for other in walls(s, area):
        yield Option(a.Move(other), Msg("wb-31-wall", {"place": other}))


def _collect(s: WonderBook, me: int) -> Option:
    """[WB-32] The hero takes a Spark from its area."""
    area = s.heroes[me].area
    none = Msg("wb-32-none", {"place": area})
    return Option(a.Collect(), None if s.sparks.get(area) else none)


def _attack(s: WonderBook, me: int) -> Option:
    """[WB-35] A valid target must exist when the dice are rolled."""
    reach = HERO_CARDS[s.heroes[me].name].reach
    nobody = Msg(f"wb-35-{reach}", {"way": _way(s, me)})
    return Option(a.Attack(), None if in_reach(s, me, reach) else nobody)


def _skills(s: WonderBook, me: int) -> Iterator[Option]:
    """[WB-34] The skills of the hero, if it can pay for them."""
    for name in s.heroes[me].skills:
        skill = SKILLS[name]
        blocked = _hindrance(s, me, skill, "wb-34")
        yield Option(a.UseSkill(name), blocked, about_skill(name))


def _interactions(s: WonderBook, me: int) -> Iterator[Option]:
    """[WB-39] The top Interaction card of an object in the hero's area."""
    hero = s.heroes[me]
    for name, stack in s.stacks.items():
        cost = card_of(s.chapter, stack.cards[0]).sparks
        blocked = None
        if stack.area != hero.area:
            told = {"object": name, "place": stack.area, "way": _way(s, me)}
            blocked = Msg("wb-39-elsewhere", told)
        elif hero.sparks < cost:
            told = {"n": cost, "held": hero.sparks, "near": _near(s, me)}
            blocked = Msg("wb-39-sparks", told)
        yield Option(a.Interact(name), blocked, about_object(s.chapter, stack.cards[0]))


def _specials(s: WonderBook, me: int) -> Iterator[Option]:
    """[WB-19, WB-20, WB-22, WB-41] Special Actions of the hero's cards and of the rules in force.

    For Special Rules, only what is possible here is on offer: the card itself tells the rest.
    """
    for action, special, rules in specials(s, me):
        if not isinstance(action, a.UseSpecial) or holds(s, special.when, me):
            yield Option(action, _hindrance(s, me, special, "wb-41"), Msg(rules))


def specials(s: WonderBook, me: int) -> Iterator[tuple[Action, Special, str]]:
    """All Special Actions at hand, each with the message that states it."""
    hero = s.heroes[me]
    for number in hero.items:
        card = card_of(s.chapter, number)
        for special in card.specials:
            yield a.UseItem(card.item), special, f"item-{card.item}-rules"
    for name in dict.fromkeys(hero.shreds):
        yield a.UseShred(name), SHREDS[name].special, f"shred-{name}-rules"
    for number in s.rules:
        for special in card_of(s.chapter, number).specials:
            yield a.UseSpecial(special.key), special, f"special-{special.key}-rules"
    if has_gift(s, hero):
        gift = GIFTS[hero.name]
        yield a.UseGift(gift.key), gift, f"gift-{gift.key}-rules"


def _exchanges(s: WonderBook, me: int) -> Iterator[Option]:
    """[WB-40] Items change hands between heroes in the same area or in adjacent ones."""
    hero = s.heroes[me]
    near = within(s, hero.area, "adjacent")
    turns = [phase for phase in s.stack if isinstance(phase, OwnTurn) and phase.turn_of == me]
    declined = [request for turn in turns for request in turn.declined]
    for other in s.heroes:
        if other is not hero and other.area in near:
            for card in hero.items:
                yield Option(a.GiveItem(card_of(s.chapter, card).item, other.name))
            for shred in dict.fromkeys(hero.shreds):
                yield Option(a.GiveShred(shred, other.name))
            for card in other.items:
                yield _request(a.AskForItem(card_of(s.chapter, card).item, other.name), declined)
            for shred in dict.fromkeys(other.shreds):
                yield _request(a.AskForShred(shred, other.name), declined)


def _request(asked: a.AskForItem | a.AskForShred, declined: Sequence[Action]) -> Option:
    return Option(asked, Msg("wb-40-refused") if asked in declined else None)


def _hindrance(s: WonderBook, me: int, what: Skill | Special, rule: str) -> Msg | None:
    """Why a skill [WB-34] or Special Action [WB-41] cannot be used here and now."""
    if (held := s.heroes[me].sparks) < what.sparks:
        return Msg("wb-33-sparks", {"n": what.sparks, "held": held, "near": _near(s, me)})
    if not holds(s, what.when, me):
        return _place(s, me, what.when) or Msg(f"{rule}-not-now")
    return None if not what.do or possible(s, me, what.do[0]) else Msg(f"{rule}-nothing")


def _near(s: WonderBook, me: int) -> bool:
    """Whether a Spark lies in the hero's area, to be collected first."""
    return bool(s.sparks.get(s.heroes[me].area))


def _way(s: WonderBook, me: int) -> bool:
    """Whether the hero can move at all: only then a refusal advises it."""
    return bool(adjacent(s, s.heroes[me].area))


def _place(s: WonderBook, me: int, test: Test | None) -> Msg | None:
    if not isinstance(test, when.Here):
        return None
    return Msg("wb-41-elsewhere", {"place": test.area, "way": _way(s, me)})


# --- carried out ----------------------------------------------------------------------------


def _use_skill(t: Turn, me: int, name: str) -> None:
    """[WB-34] Pay for the skill, then resolve it."""
    skill = SKILLS[name]
    t.tell(e.SkillUsed(t.s.heroes[me].name, name))
    lose_sparks(t, me, skill.sparks)
    t.push(Script(todo=list(skill.do), me=me, rerolls=True))


def _interact(t: Turn, me: int, stack: str) -> None:
    """[WB-39] Pay, flip the top card and resolve its back."""
    top = t.s.stacks[stack].cards[0]
    t.tell(e.Interacted(t.s.heroes[me].name, stack))
    lose_sparks(t, me, card_of(t.s.chapter, top).sparks)
    read(t, top, "back", me)


def _use_special(
    t: Turn, me: int, action: a.UseItem | a.UseShred | a.UseSpecial | a.UseGift
) -> None:
    """[WB-19, WB-20, WB-41] A Shred card is discarded after use, an item only if it says so."""
    special = next(special for each, special, _ in specials(t.s, me) if each == action)
    hero, todo = t.s.heroes[me], list(special.do)
    match action:
        case a.UseItem(item):
            t.tell(e.ItemUsed(hero.name, item))
            number = next(n for n in hero.items if card_of(t.s.chapter, n).item == item)
            if card_of(t.s.chapter, number).discard:
                hero.items.remove(number)
                t.s.read.append(number)
        case a.UseShred(shred):
            t.tell(e.ShredUsed(hero.name, shred))
            hero.shreds.remove(shred)
            t.s.shreds_used.append(shred)
            todo.append(do.DiscardShred())
        case a.UseSpecial(key):
            t.tell(e.SpecialUsed(hero.name, key))
        case a.UseGift(gift):
            t.tell(e.GiftUsed(hero.name, gift))
            t.s.gifts_used.append(hero.name)
    lose_sparks(t, me, special.sparks)
    t.push(Script(todo=todo, me=me, rerolls=True))
