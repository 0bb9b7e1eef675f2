"""A hint in words: what a good player would do, and what the move gains."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.hints import left
from bot.table.table import Table
from bot.text.say import kebab
from bot.text.words import Words
from engine.core import Msg, Option
from engine.house.hints import Hint


def hint_text(words: Words, hint: Hint, options: Sequence[Option], kept: int | None) -> str:
    """One sentence and, where hints are counted, how many are left: `kept`. `options` tell what
    stands where a way leads."""
    game = kebab(words.game)
    verb = kebab(type(hint.action).__name__)
    ids = [(f"hint-{game}-{part}", f"hint-{game}-{part}-{verb}") for part in hint.parts]
    gains = [words.say(exact if exact in words.say else id) for id, exact in ids]
    why, always = hint.why, f"hint-{game}-by-{verb}"  # what a move of its kind always brings
    if why == "open" and always in words.say:
        why, gains = "gains", [words.say(always)]
    id = f"hint-{why}" + ("" if hint.sure else "-may")
    name, option = words.struct(hint.action), _option(hint, options)
    if option and (here := _here(option)):
        name = words.say("hint-place", action=name, place=words.msg(here))
    if why == "open" and (does := _does(words, hint, option)):
        says = words.say("hint-does", action=name, does=does.removesuffix("."))
    else:
        says = words.say(id, action=name, gains=words.say.join(_told_once(words, gains)))
    return says if kept is None else f"{says}\n-# {words.say('hint-left', count=kept)}"


def _told_once(words: Words, gains: Sequence[str]) -> list[str]:
    """“more C and more K a turn”: what comes each turn says so at the end only."""
    each = f" {words.say('hint-each-turn')}"
    *first, last = gains or [""]
    return [*(one.removesuffix(each) for one in first), last] if last.endswith(each) else [*gains]


def _option(hint: Hint, options: Sequence[Option]) -> Option | None:
    return next((one for one in options if one.action == hint.action), None)


def _does(words: Words, hint: Hint, option: Option | None) -> str:
    """What the move itself does: what its button tells, or what stands on the card that is played;
    "" if neither says anything."""
    if option and option.detail:
        return words.msg(option.detail)
    id = f"card-{kebab(getattr(hint.action, 'card', ''))}-rules"
    return words.say(id) if id in words.say else ""


def _here(option: Option) -> Msg | None:
    here = option.detail.args.get("here") if option.detail else None
    return here if isinstance(here, Msg) else None


def hint_label(table: Table, words: Words, seat: int) -> str:
    kept = left(table, seat)
    return words.say("button-hint") if kept is None else words.say("button-hint-left", count=kept)
