"""French as a player says it: no bare “qui”, one word for one thing, nobody called “tu” in a
crowd, and what is put together keeps its spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import engine.games
from bot.text.say import say_in, struct_id
from engine.games import GAMES
from engine.phases import Phase
from rendering.artist import artist_of
from rendering.cards import together
from tests.bot.test_names import moments, written
from tests.bot.test_say import MARKS, messages, pattern_of, whose
from tests.bot.test_say import written as catalogue
from tests.engine.conformance import PLAIN, Case, reach

LANG = "fr"
RULES = Path(engine.games.__file__).parent
HABITS = {
    "bare qui": re.compile(
        r"\bquiconque\b"
        r"|(?:^|(?<=[;:!…▸] )|(?<=(?<!O)\. )|(?<=[.:]\*\* ))qui (?![^.;:!?…]*\?)"
        r"|\b(?:tour de|runes de|, gagne|ne menace que) qui ",
        re.IGNORECASE | re.MULTILINE,
    ),
    "up to N on a die": re.compile(r"\btouchée?s? (?:à|jusqu)", re.IGNORECASE),
    "own jargon": re.compile(r"\bpoints? de recherche\b|\bjoueurs? (?:de la )?maison\b"),
}
WORDS = {  # what has another word in the game
    "realm_of_wonder": r"orbes?|jett?e[rsz]?|ordres? permanents?|cartes Magie|pays",
    "volfyirion": r"paquets?",
    "world_adventure": r"statuts?|magasins?|jett?e[rsz]?|(?:un|les?|ces?|tel|chaque|autre) biens?",
    "wonder_book": r"\d Destins?|dernier Destin",
}
KEYWORDS = re.compile(r"\b(?:none|hidden|yes)\b")  # of Fluent: no French word
ONE = re.compile(  # what is said to one person
    r"\b(?:tu|te|toi|ton|ta|tes)\b|\bt’|"
    r"(?:^|[.!?] )(?:Achète|Choisis|Dépense|Garde|Joue|Lance|Marche|Place|Prends|Vends|Voyage)\b",
    re.IGNORECASE,
)
ICON = re.compile(r":[a-z-]+:")  # within the text of a card
ALIKE = r"ailleurs|avis|dans|fois|héros|mois|pas|sans|sous|succès"  # end in s, and are no plural
ONE_OF_MANY = re.compile(  # a plural of 0 or 1
    rf"(?<![\d.,/–] )(?<![\w/.,+-])[01] (?!(?:{ALIKE})\b)[a-zéèêû]+s\b|\b[01] PV restants"
)
SUBJECT = re.compile(  # what may be “les Cavaliers” or “les dunes”, with its verb after it
    r"(?<!de )\{ \$(?:card-foe|foe|land) \} (?!(?:en|ici|sur)\b)[a-zé]+"
    r"|\{ \$card \} \(\{ \$npc \}\) (?!en\b)[a-zé]+"
)
CROWD = ["Ann", "Hugo", "Élodie", "Yves", "Odile", "Inès"]


class Told(Visitor):
    """What a message says to several people at the table, of itself."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        match node.selector:
            case ast.VariableReference(id=ast.Identifier(name="own" | "alone")):
                self.visit(next(one for one in node.variants if one.default).value)
            case _:
                self.generic_visit(node)


def texts() -> Iterator[tuple[str, str, str]]:
    """The game, the place and the words of all that is written, without the story."""
    for path, message in catalogue(LANG):
        if not path.stem.endswith("_story"):
            yield whose(path), message.id.name, pattern_of(message)
    for path in sorted(RULES.glob("*/rules.fr.md")):
        for place, words in rules(path.read_text(encoding="utf-8")):
            yield path.parent.name, place, words


def rules(page: str) -> Iterator[tuple[str, str]]:
    """Each rule, as one line, without the questions by which it is found."""
    for rule in re.split(r"\n(?=- \*\*|#)", page):
        told = re.sub(r"(?s)\n  (?:Asked|Mode): .*", "", rule)
        yield rule[:20], re.sub(r"\s*\n\s*", " ", told)


def phases(kind: type[Phase] = Phase) -> Iterator[type[Phase]]:
    for one in kind.__subclasses__():
        yield one
        yield from phases(one)


def test_no_text_has_a_habit_that_no_french_player_has() -> None:
    told = list(texts())

    found = [(place, name) for _, place, t in told for name, one in HABITS.items() if one.search(t)]

    assert len(told) > 4000
    assert found == []


def test_one_thing_has_one_word_in_a_game() -> None:
    told = list(texts())

    assert [
        (place, found[0])
        for game, place, text in told
        if game and (found := re.search(rf"\b(?:{WORDS[game]})\b", text))
    ] == []


def test_the_rules_keep_a_space_that_breaks_no_line() -> None:
    told = [(place, text) for game, place, text in texts() if place.startswith("- **")]

    assert len(told) > 200
    assert [one for one in told if MARKS.search(one[1])] == []


def asked_of_several(lang: str) -> dict[str, str]:
    """What a phase asks that several may have to answer, by its message."""
    asked, found = messages(lang), dict[str, str]()
    for game in GAMES:
        of = [one for one in phases() if one.__module__.startswith(f"engine.games.{game}.")]
        several = [one for one in of if one.together or one.abreast or one.shared]
        for id in {f"ask-{struct_id(game, one)}" for one in several} & asked.keys():
            told = Told()
            told.visit(asked[id])
            found[id] = "".join(told.texts)
    return found


def test_several_people_are_not_called_tu() -> None:
    found = asked_of_several(LANG)

    assert len(found) >= len(GAMES)
    assert {id: text for id, text in found.items() if ONE.search(text)} == {}


def test_no_verb_in_the_singular_follows_what_may_be_several() -> None:
    found = {id: SUBJECT.findall(pattern) for _, id, pattern in texts() if "{ $" in pattern}

    assert {id: one for id, one in found.items() if one} == {}


@pytest.mark.parametrize(
    "text",
    [
        "Cette manche, { $land } te coûte 1 par case",
        "{ $foe } quitte la carte.",
        "{ $card } ({ $npc }) attaque si tu ne pars pas",
    ],
)
def test_such_a_verb_is_found(text: str) -> None:
    assert SUBJECT.search(text)


@pytest.mark.parametrize(
    "case",
    [pytest.param(one, id=str(one), marks=reach(one)) for one in PLAIN if one.key in GAMES],
)
def test_what_is_put_together_is_french(case: Case) -> None:
    """It keeps its spaces, says no keyword, and no plural of 0 or 1."""
    faults = (MARKS, KEYWORDS, ONE_OF_MANY)
    names = CROWD[: case.seats]
    for moment in moments(case, 12):
        said = written(moment, case.mode.key, LANG, names, moment.seat)
        assert [text for text in said if any(one.search(text) for one in faults)] == []


@pytest.mark.parametrize("text", ["Il reste 0 pas et 1 points.", "le Golem, 1 PV restants."])
def test_a_plural_of_one_is_found(text: str) -> None:
    assert ONE_OF_MANY.search(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_keeps_its_spaces(game: str) -> None:
    artist = artist_of(game)
    assert artist
    cards = together(GAMES[game].cards, artist.card, say_in(LANG))

    told = [
        (card.title, text)
        for card in cards
        for text in (card.title, card.rule, card.flavour, card.story, *(f for _, f in card.facts))
        if MARKS.search(ICON.sub("", text))
    ]

    assert len(cards) == len(GAMES[game].cards)
    assert told == []


@pytest.mark.parametrize(
    ("text", "habit"),
    [
        ("Qui entre en premier gagne.", "bare qui"),
        ("Après la manche 8, gagne qui est allé le plus loin.", "bare qui"),
        ("La Cité brûlera à la fin du tour de qui la possède.", "bare qui"),
        ("Quiconque y est assis", "bare qui"),
        ("Soldats touchés jusqu’à 3", "up to N on a die"),
        ("donne 1 point de recherche", "own jargon"),
        ("avec les joueurs de la maison", "own jargon"),
    ],
)
def test_each_habit_is_found(text: str, habit: str) -> None:
    assert [name for name, one in HABITS.items() if one.search(text)] == [habit]


def test_what_people_say_is_no_habit() -> None:
    text = "À qui le tour ? Qui frappes-tu ? Le joueur qui perd rentre. C’est à toi, qui attends."

    assert [name for name, one in HABITS.items() if one.search(text)] == []
