"""French and Italian join prepositions to what is inserted, and to nothing else."""

from __future__ import annotations

import pytest

from bot.text import say as saying
from bot.text.say import Say, say_in
from bot.text.texts import Texts
from engine.core import Msg
from engine.games.realm_of_wonder.events import Walked

RIGHT_TO_LEFT = "\u2068שלום\u2069"


def say_with(monkeypatch: pytest.MonkeyPatch, lang: str, pattern: str) -> Say:
    bundle = Texts(lang, [f"probe = {pattern}\n"])
    monkeypatch.setattr(saying, "_bundle", lambda _: bundle)
    return Say(lang)


@pytest.mark.parametrize(
    ("lang", "pattern", "x", "said"),
    [
        ("fr", "besoin de { $x }", "épices", "besoin d’épices"),
        ("fr", "face à { $x }", "le marais", "face au marais"),
        ("fr", "vers l’île de { $x }", "les dunes", "vers l’île des dunes"),
        ("fr", "l’île de { $x }", "la lande", "l’île de la lande"),
        ("fr", "Au tour de { $x }", "Ann", "Au tour d’Ann"),
        ("fr", "De { $x } à { $x }", "le col", "Du col au col"),
        ("fr", "plus que { $x }", "Odalys", "plus qu’Odalys"),
        ("fr", "plus que { $x }", "Yrdesh", "plus qu’Yrdesh"),
        ("fr", "Au tour de { $x }", "Yann", "Au tour de Yann"),
        ("fr", "Au tour de { $x }", "Bob", "Au tour de Bob"),
        ("fr", "{ $x } tente de le faire", "Bob", "Bob tente de le faire"),
        ("fr", "les cartes de { $x }", RIGHT_TO_LEFT, f"les cartes de {RIGHT_TO_LEFT}"),
        ("it", "isola di { $x }", "il frutteto", "isola del frutteto"),
        ("it", "isola di { $x }", "i ghiacci", "isola dei ghiacci"),
        ("it", "in { $x }", "l’Egitto", "nell’Egitto"),
        ("it", "Su { $x } e a { $x }", "le dune", "Sulle dune e alle dune"),
        ("it", "Tocca a { $x }", "Ann", "Tocca ad Ann"),
        ("it", "Tocca a { $x }", "Ilda", "Tocca a Ilda"),
        ("it", "Anna e { $x }", "Elsa", "Anna ed Elsa"),
        ("it", "Elsa e { $x }", "Anna", "Elsa e Anna"),
        ("it", "{ $x } prova a la buona", "Ilda", "Ilda prova a la buona"),
        ("en", "to { $x }", "the marsh", "to the marsh"),
    ],
)
def test_what_is_inserted_is_joined(
    monkeypatch: pytest.MonkeyPatch, lang: str, pattern: str, x: str, said: str
) -> None:
    assert say_with(monkeypatch, lang, pattern)("probe", x=x) == said


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_no_mark_is_left_and_choices_still_see_plain_words(lang: str) -> None:
    say = say_in(lang)

    told = say.struct("realm_of_wonder", Walked(0, ["A1"], 1), lambda _: RIGHT_TO_LEFT)

    assert told.startswith(RIGHT_TO_LEFT)
    assert told.count("\u2068") == told.count("\u2069") == 1
    assert say.msg(Msg("realm-of-wonder-closest", {"rounds": 0, "seat": 0}))
