"""Everything that the listed games say is there in every language, with the variables it is said
with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax.ast import Message

from bot.platform import limits
from bot.screens.phone import ASKED
from bot.text.say import LANGUAGES, say_in, struct_id
from bot.text.words import Words
from engine.core import Game, Msg, Phase
from engine.games import GAMES
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.enemies.phase import PickVictim
from engine.games.wonder_book.picks import AskHero
from tests.bot.test_say import longest, messages, variables
from tests.engine.conformance import Case, Moment, kinds, played
from tests.sources import nodes_of

ROOT = Path(__file__).parents[2] / "engine" / "games"
LETTERS = {  # fields that are said as they are
    "wonder_book": {"wyrm"},
    "realm_of_wonder": {"space", "to"},
    "world_adventure": {"place"},
}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def all_said(lang: str) -> dict[str, Message]:
    """The messages as `Say` looks them up. They are not collected at import, since every process
    would do it."""
    return {**messages("en"), **messages(lang)}


class Named(NamedTuple):
    """A message that the source of a game names: a pattern, and the arguments if they are known."""

    where: str
    pattern: str
    args: set[str] | None


def kebab(game: Game[Any]) -> str:
    return game.key.replace("_", "-")


@cache
def every_call(key: str) -> list[tuple[str, str, ast.Call]]:
    """Calls of a name with arguments in the game's source: where, and the name."""
    return [
        (f"{path.name}:{node.lineno}", node.func.id, node)
        for path in sorted((ROOT / key).rglob("*.py"))
        for node in nodes_of(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args
    ]


def calls(game: Game[Any], name: str) -> Iterator[tuple[str, ast.Call]]:
    """The places where `name(…)` is called with arguments."""
    return ((where, call) for where, called, call in every_call(game.key) if called == name)


def named(game: Game[Any]) -> Iterator[Named]:
    for where, call in calls(game, "Msg"):
        if pattern := _pattern(call.args[0]):
            yield Named(where, pattern, _keys(call))


def _pattern(node: ast.expr) -> str:
    """An id, or with anything in place of what a formatted string fills in."""
    match node:
        case ast.Constant(str() as id):
            return re.escape(id)
        case ast.JoinedStr(values):
            parts = [p.value if isinstance(p, ast.Constant) else None for p in values]
            return "".join(".+" if part is None else re.escape(str(part)) for part in parts)
        case _:
            return ""


def _keys(call: ast.Call) -> set[str] | None:
    if len(call.args) < 2:
        return set()
    given = call.args[1]
    if not isinstance(given, ast.Dict) or None in given.keys:  # filled in from elsewhere
        return None
    return {str(ast.literal_eval(key)) for key in given.keys if key is not None}


def fitting_ids(pattern: str, lang: str) -> list[str]:
    """Most patterns are plain ids, and looking one up is a thousand times as quick."""
    said, id = all_said(lang), pattern.replace("\\-", "-")
    if re.fullmatch(r"[\w-]+", id):
        return [id] if id in said else []
    return list(filter(re.compile(pattern).fullmatch, said))


def phases(game: Game[Any]) -> set[type[Phase]]:
    """The phases that can ask somebody."""
    (stacked,) = get_args(get_type_hints(game.state)["stack"])
    return {kind for kind in kinds(stacked) if kind.actors is not Phase.actors}


def unsaid(lang: str, ids: dict[str, set[str]]) -> list[str]:
    """The ids that are missing, or that need a variable which is not given."""
    said = all_said(lang)
    absent = [id for id in ids if id not in said]
    return absent + [id for id in ids.keys() - absent if not variables(said[id]) <= ids[id]]


def structs(game: Game[Any]) -> dict[str, set[str]]:
    """The ids of all actions and events, with their fields, what the words in these do, how they
    are called within a sentence, and where a way ends."""
    types = kinds(game.action) | kinds(game.event)
    fields = {kind: kind.__struct_fields__ for kind in types}
    return {
        struct_id(game.key, kind): {
            *some,
            *(
                f"{one}-{p}"
                for one in some
                for p in ("rules", "the", "place", "foe", "past", "end")
            ),
        }
        for kind, some in fields.items()
    }


def declared(game: Game[Any]) -> set[str]:
    """The words of a game's declarations: its name, modes, settings and scores."""
    modes = {f"mode-{kebab(game)}-{mode.key}" for mode in game.modes}
    settings = {f"setting-{each.key}" for each in game.settings}
    values = {f"setting-{e.key}-{v}" for e in game.settings if not e.switch for v in e.values}
    abouts = set(variants(game))
    scores = {f"score-{ast.literal_eval(call.args[0])}" for _, call in calls(game, "Score")}
    name = f"game-{kebab(game)}"
    about = {f"{name}-{what}" for what in ("about", "players", "lasts")}
    return {name} | about | modes | settings | values | abouts | scores


def taught(game: Game[Any]) -> set[str]:
    """What its lessons say: a title, a text for each step, and an end."""
    return {
        f"{kebab(game)}-lesson-{number}-{part}"
        for number, lesson in enumerate(game.lessons, 1)
        for part in ("title", *range(1, len(lesson.steps) + 1), "done")
    }


@every_game
def test_every_lesson_has_its_texts(game: Game[Any]) -> None:
    assert taught(game) <= messages("en").keys()


def variants(game: Game[Any]) -> list[str]:
    """What each variant is about, for the lobby's menu."""
    return [f"setting-{each.key}-about" for each in game.settings if each.switch]


@every_game
@every_language
def test_every_action_and_event_has_its_sentence(game: Game[Any], lang: str) -> None:
    assert unsaid(lang, structs(game)) == []


@every_game
@every_language
def test_every_message_that_the_source_names_is_there(game: Game[Any], lang: str) -> None:
    for where, pattern, args in named(game):
        ids = fitting_ids(pattern, lang)
        assert ids, f"{where}: no message {pattern}"
        fitting = [id for id in ids if args is None or variables(all_said(lang)[id]) <= args]
        assert fitting, f"{where}: {ids} want more than {args}"


@every_game
@every_language
def test_every_declaration_has_its_words(game: Game[Any], lang: str) -> None:
    assert unsaid(lang, {id: set[str]() for id in declared(game)}) == []


@every_game
@every_language
def test_what_a_variant_is_about_fits_its_menu(game: Game[Any], lang: str) -> None:
    assert [id for id in variants(game) if longest(all_said(lang)[id]) > limits.SELECT_TEXT] == []


@every_game
@every_language
def test_every_phase_that_asks_says_what(game: Game[Any], lang: str) -> None:
    asks = {
        f"ask-{struct_id(game.key, kind)}": {"own", "alone", *kind.__struct_fields__}
        for kind in phases(game)
    }

    assert unsaid(lang, asks) == []


@every_game
def test_every_menu_of_one_kind_says_what_is_chosen(game: Game[Any]) -> None:
    """A kind without fields is a single action, and so never a menu."""
    several = [kind for kind in kinds(game.action) if kind.__struct_fields__]

    menus = [f"placeholder-{struct_id(game.key, kind)}" for kind in several]

    assert [id for id in menus if id not in say_in("en")] == []


@every_game
def test_no_message_is_left_over(game: Game[Any]) -> None:
    """A message that nobody says any more is deleted."""
    mine = re.compile(rf"(ask-|placeholder-|mode-|game-)?{kebab(game)}(-|$)")
    asks = {f"ask-{struct_id(game.key, kind)}" for kind in phases(game)}
    menus = {f"placeholder-{struct_id(game.key, kind)}" for kind in kinds(game.action)}
    some = {f"mode-{kebab(game)}-{mode.key}-lasts" for mode in game.modes}  # where they differ
    some.add(f"game-{kebab(game)}-round")  # where rounds have a name of their own
    some.add(f"game-{kebab(game)}-cover")  # where it has one
    used = asks | menus | some | taught(game) | declared(game) | structs(game).keys()
    patterns = [each.pattern for each in named(game) if not each.pattern.startswith(".+")]

    left = [id for id in messages("en") if mine.match(id) and id not in used]

    assert [id for id in left if not any(re.fullmatch(each, id) for each in patterns)] == []


# --- a whole play, said aloud ---------------------------------------------------------------


def a_play(game: Game[Any]) -> tuple[Moment, ...]:
    mode = game.modes[0]
    return played(Case(game.key, mode, mode.seats[0], 0))


def said_at(moment: Moment, words: Words) -> Iterator[str]:
    """All that a player could read at this moment."""
    game, s = moment.game, moment.s
    text = game.text(game.view(s, moment.seat))
    scene = (text.scene,) if text.scene else ()
    yield from (
        words.msg(line) for line in (text.heading, *text.stakes, *text.lines, *text.page, *scene)
    )
    yield from (words.struct(event) for event in moment.done.events)
    yield from (words.ask(s.stack[-1], own=own) for own in (True, False))
    for option in game.options(s, moment.seat):
        yield words.struct(option.action)
        if option.blocked is not None:
            yield words.reason(option.blocked)
        if option.detail is not None:
            yield words.msg(option.detail)


def raw(value: msgspec.Struct, words: Words) -> Iterator[str]:
    """Words of fields that would be said as ids."""
    letters = LETTERS.get(words.game, set())
    for field in value.__struct_fields__:
        part = getattr(value, field)
        id = f"{field.replace('_', '-')}-{part}"
        if isinstance(part, str) and part and field not in letters and id not in words.say:
            yield id


@every_game
@pytest.mark.parametrize(
    "lang", [pytest.param(o, marks=[] if o == "en" else pytest.mark.slow) for o in LANGUAGES]
)
def test_a_whole_play_can_be_read(game: Game[Any], lang: str) -> None:
    """Each language checks different moments of it."""
    words = Words(say_in(lang), game.key, say_in(lang).seat)

    for moment in a_play(game)[LANGUAGES.index(lang) :: len(LANGUAGES) * 3]:
        lines = list(said_at(moment, words))
        assert all("{" not in line for line in lines)
        assert lang == "en" or not [line for line in lines if re.search(r"\bnone\b", line)]
        spoken = [moment.action, *moment.done.events]
        assert [id for value in spoken for id in raw(value, words)] == []


@every_language
def test_what_is_asked_tells_what_for(lang: str) -> None:
    """An effect is named by its kind, a Wyrm by its letter."""
    words = Words(say_in(lang), "wonder_book", say_in(lang).seat)
    asks = [
        AskHero(me=0, effect=effect, among=[0, 1]) for effect in (do.Heal(1, "anywhere"), do.Swap())
    ]

    assert len({words.ask(phase, own=True) for phase in asks}) == 2
    assert "Wyrm B" in words.ask(PickVictim(wyrm="B", among=[0, 1]), own=True)


@every_game
def test_a_refusal_ends_with_the_number_of_its_rule(game: Game[Any]) -> None:
    words = Words(say_in("en"), game.key, say_in("en").seat)
    moments = a_play(game)

    blocked = [o.blocked for m in moments for o in game.options(m.s, m.seat) if o.blocked]

    assert blocked
    for reason in blocked:
        rule = "-".join(reason.id.split("-")[:2]).upper()
        assert words.reason(reason).endswith(f"({rule})")
        assert isinstance(reason, Msg)


@every_language
def test_a_phone_shows_all_that_a_menu_asks(lang: str) -> None:
    """What a paragraph's field suggests wraps, and so may be longer."""
    fields = {"placeholder-note"}
    asked = {id: text for id, text in messages(lang).items() if id.startswith("placeholder-")}
    plain = {id: say_in(lang)(id) for id in asked.keys() - fields if not variables(asked[id])}

    assert len(plain) > 80
    assert {id: text for id, text in plain.items() if len(text) > ASKED} == {}
