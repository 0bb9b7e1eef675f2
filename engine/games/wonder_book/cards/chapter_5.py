"""Chapter V, The Red Pencil: its maps and its cards 1 to 44, as told in `story_5.md`."""

from __future__ import annotations

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect, Stage
from engine.games.wonder_book.cards.kinds import (
    Card,
    Chapter,
    Choice,
    Goal,
    Side,
    Special,
    WyrmCard,
)

NORA_HEARTS = (5, 6, 7)  # with 2, 3 and 4 heroes
TRUST_HEARTS, NEWS_HEARTS = 2, 1  # added Hearts
PAIR_HEARTS = (4, 6, 8)  # Hearts of each pair of spectacles
LIGHT = 3  # steps
TALES = (8, 8, 10)
SKIPPED_TALES = 2
REASONS = 2
OBEL_HEARTS = ((4, 6, 9), (5, 7, 11), (6, 8, 12))  # Hearts of each stage
DOUBTING_HEARTS = (3, 4, 5)  # Hearts of the second stage, if he has a reason by then
PERSUADED_HEARTS = 1  # Hearts of the third stage, if he has two

MARGIN = (
    *("red-cut", "red-thumb", "red-tea", "red-blot", "red-horse", "red-flowers"),
    *("red-ribbon", "red-gnat", "red-clip", "red-rules", "red-hill"),
)
NURSERY = (
    *("red-step", "red-bath", "red-shelves", "red-stars"),
    *("red-holes", "red-bench", "red-dent", "red-stones"),
)
OFFICE = ("red-galley", "red-drawers", "red-desk", "red-window")
AREAS = (*MARGIN, "bakery", *NURSERY, *OFFICE)
DASHED = (
    ("red-cut", "red-thumb"),
    ("red-cut", "red-tea"),
    ("red-blot", "red-thumb"),
    ("red-horse", "red-thumb"),
    ("red-blot", "red-tea"),
    ("red-flowers", "red-tea"),
    ("red-blot", "red-ribbon"),
    ("red-blot", "red-gnat"),
    ("red-gnat", "red-horse"),
    ("red-clip", "red-horse"),
    ("red-flowers", "red-ribbon"),
    ("red-gnat", "red-rules"),
    ("red-ribbon", "red-rules"),
    ("bakery", "red-ribbon"),
    ("bakery", "red-rules"),
    ("red-hill", "red-rules"),
    ("red-bath", "red-step"),
    ("red-shelves", "red-step"),
    ("red-bath", "red-dent"),
    ("red-bath", "red-stars"),
    ("red-shelves", "red-stars"),
    ("red-holes", "red-shelves"),
    ("red-bench", "red-holes"),
    ("red-bench", "red-stars"),
    ("red-stars", "red-stones"),
    ("red-dent", "red-stones"),
    ("red-bench", "red-stones"),
    ("red-galley", "red-stones"),
    ("red-drawers", "red-galley"),
    ("red-desk", "red-galley"),
    ("red-galley", "red-window"),
    ("red-desk", "red-drawers"),
    ("red-desk", "red-window"),
)
SOLID = (
    ("red-clip", "red-gnat"),
    ("red-clip", "red-rules"),
    ("red-blot", "red-flowers"),
    ("red-dent", "red-stars"),
    ("red-bench", "red-galley"),
    ("red-drawers", "red-stones"),
    ("red-holes", "red-stars"),
)


def _nora(more: int) -> Effect:
    """Nora enters with her Hearts and `more`, even if she is there already."""
    small, middle, large = (n + more for n in NORA_HEARTS)
    trusting = (small + TRUST_HEARTS, middle + TRUST_HEARTS, large + TRUST_HEARTS)
    return do.If(
        when.Has("told"),
        (do.AllyComes("nora", "red-cut", trusting),),
        (do.AllyComes("nora", "red-cut", (small, middle, large)),),
    )


Line = tuple[tuple[str, ...], str]  # the areas that a stroke closes, and where figures go
_MARGIN_LINES: tuple[Line, ...] = (
    (("red-cut",), "red-thumb"),
    (("red-gnat",), "red-blot"),
    (("red-tea",), "red-blot"),
    (("red-clip", "red-horse"), "red-thumb"),
    (("red-thumb",), "red-blot"),
    (("red-flowers",), "red-ribbon"),
    (("red-blot",), "red-ribbon"),
    (("red-ribbon",), "red-rules"),
)
_NURSERY_LINES: tuple[Line, ...] = (
    (("red-step",), "red-shelves"),
    (("red-bath",), "red-stars"),
    (("red-shelves",), "red-stars"),
)
_OFFICE_LINES: tuple[Line, ...] = (
    (("red-stars",), "red-stones"),
    (("red-stones",), "red-galley"),
    (("red-drawers",), "red-desk"),
)
_LEFT_BELOW = ("red-step", "red-bath", "red-shelves", "red-holes", "red-bench", "red-dent")


def _stroke(n: int, *effects: Effect) -> Effect:
    """What the stroke with number `n` does."""
    return do.If(
        when.All((when.AtLeast("red-strokes", n), when.Below("red-strokes", n + 1))), effects
    )


def _strike(line: Line) -> Effect:
    areas, to = line
    return do.Close(areas, to, hurt=1)


def _margin_stroke(n: int) -> tuple[Effect, ...]:
    """Obel strikes the line on which he stands and walks on to the next."""
    ahead = [areas[0] for areas, _ in _MARGIN_LINES] + ["red-rules"]
    line = _MARGIN_LINES[n - 1]
    return (_strike(line), do.Vortex(line[1]), do.BossMoves("obel", ahead[n]))


def _strokes(*strokes: tuple[Effect, ...]) -> Effect:
    """One stroke a round until all are done, except for those that are left out."""
    struck: tuple[Effect, ...] = (
        do.Count("red-strokes"),
        *(_stroke(n, *effects) for n, effects in enumerate(strokes, 1)),
    )
    left = do.If(when.Below("red-strokes", len(strokes)), struck)
    return do.If(when.Below("red-pause", 1), (left,), (do.Count("red-pause", -1),))


_MARGIN_STROKES = _strokes(*(_margin_stroke(n) for n in range(1, len(_MARGIN_LINES) + 1)))
_NURSERY_STROKES = _strokes(*((_strike(line),) for line in _NURSERY_LINES))
_OFFICE_STROKES = _strokes(
    *(
        (do.If(when.Lacks("nest"), (_strike(line),)) if "red-stones" in line[0] else _strike(line),)
        for line in _OFFICE_LINES
    )
)

_WARM = do.Hearts("area", 2)
_BESIDE_NORA: Test = when.Any(
    tuple(when.All((when.Here(a), when.AllyIn("nora", a))) for a in AREAS)
)
_HELD: Test = when.All(
    tuple(
        when.Any((when.HeroesIn(place, 1), when.AllyIn("nora", place)))
        for place in ("red-bench", "red-dent")
    )
)
_READER: Test = when.Any((when.Here("red-bench"), when.Here("red-dent"), when.InPlay("red-desk")))

_PAGE: tuple[Effect, ...] = (
    do.If(when.Has("page"), (do.Tell("with", (do.Flip(),)),), (do.Tell("roll", (do.Flip(),)),)),
)
_ENVELOPE: tuple[Effect, ...] = (
    do.If(
        when.Has("answer"), (do.Tell("answer", (_nora(NEWS_HEARTS), do.GoTo(4))),), (do.GoTo(4),)
    ),
)
_OBEL_SPEAKS: tuple[Effect, ...] = (do.If(when.Has("silent"), (do.GoTo(5),), (do.GoTo(6),)),)
_STEAM: tuple[Effect, ...] = (do.If(when.Has("hearth"), (do.GoTo(9),), (do.GoTo(10),)),)
_UNDER: tuple[Effect, ...] = (do.GoTo(19),)
_SHELL: tuple[Effect, ...] = (do.GoTo(21),)
_UP: tuple[Effect, ...] = (do.If(when.Has("silent"), (do.GoTo(31),), (do.GoTo(32),)),)
_FIRST_OVER: tuple[Effect, ...] = (do.Count("red-stage"), do.GoTo(36))
_SECOND_OVER: tuple[Effect, ...] = (do.Count("red-stage"), do.GoTo(37))
_DOUBT = do.If(
    when.AtLeast("red-reasons", 1),
    (
        do.BossComes(
            "obel",
            "red-desk",
            (Stage(DOUBTING_HEARTS, _SECOND_OVER), Stage(OBEL_HEARTS[2])),
        ),
    ),
)
_PERSUADED = do.If(
    when.AtLeast("red-reasons", REASONS),
    (do.BossComes("obel", "red-desk", (Stage(PERSUADED_HEARTS),)),),
)
_REASON = do.Count("red-reasons")
_WRONG: tuple[Effect, ...] = (do.Hearts("each", -1),)
_HOME: tuple[Effect, ...] = (
    do.Upgrade({"ken": 40, "lara": 41, "tina": 42, "sid": 43}),
    do.GoTo(44),
)
_NEST: tuple[Effect, ...] = (
    do.If(when.Has("nest"), (do.Tell("nest", (do.Flip(),)),), (do.Flip(),)),
)
_WIN: tuple[Effect, ...] = (do.Win(),)
_WHITE: tuple[Effect, ...] = (do.Tell("white", _WIN),)
_RED: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(3), (do.Tell("red", _WIN),), _WHITE),)
_PENCIL: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(5), (do.Tell("horse", _WIN),), _RED),)

_ENDS = {end: f"red-end-{end}" for end in ("white", "red", "horse", "stones")}

_CUT: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(do.Flip(),), scene="red-pencil"),
        Side(rules=False, then=(do.GoTo(2),)),
    ),
    2: Card(
        "story",
        Side(
            do=(
                do.Open(MARGIN),
                do.PlaceHeroes("red-cut"),
                do.PutSparks("red-cut", 1),
                do.PutSparks("red-thumb", 2),
                do.PutSparks("red-tea", 2),
                do.PutSparks("red-blot", 1),
                do.PutSparks("red-horse", 1),
                do.PutSparks("red-flowers", 2),
                do.PutSparks("red-ribbon", 1),
                do.PutSparks("red-gnat", 1),
                do.PutSparks("red-clip", 3),
                do.PutSparks("red-rules", 1),
                do.DrawShred("each"),
                do.If(when.Hardcore(), (do.Spawn(2, "red-thumb", aura=1),)),
                do.Lay("red-steed", "red-horse", (12,)),
                do.Lay("red-sugar", "red-tea", (13,)),
                do.Lay("red-press", "red-flowers", (14,)),
                do.Lay("red-clamp", "red-clip", (15,)),
            ),
            choices=(
                Choice("hands", do=(do.Hearts("each", -1),), then=(do.GoTo(3),)),
                Choice("book", do=(do.Spawn(2, "red-cut", aura=1),), then=(do.GoTo(3),)),
                Choice(
                    "neck",
                    do=(do.Count("red-light", LIGHT - 2),),
                    then=(do.GoTo(3),),
                    when=when.Has("wick"),
                ),
            ),
        ),
    ),
    3: Card(
        "story",
        Side(
            do=(_nora(0),),
            then=(do.If(when.Has("told"), (do.Tell("trust", _PAGE),), _PAGE),),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("posted"),
                    (do.Tell("posted", (_nora(NEWS_HEARTS), do.GoTo(4))),),
                    _ENVELOPE,
                ),
            ),
        ),
    ),
    4: Card(
        "story",
        Side(
            do=(
                do.Vortex("red-cut"),
                do.BossComes(
                    "obel",
                    "red-cut",
                    (
                        Stage(PAIR_HEARTS, (do.Count("red-pause"),)),
                        Stage(PAIR_HEARTS, (do.Count("red-pause"),)),
                        Stage(
                            PAIR_HEARTS, (do.BossGoes("obel"), do.RuleOff(7), do.Count("red-gone"))
                        ),
                        Stage(PAIR_HEARTS),  # never begun, since he leaves before it
                    ),
                ),
            ),
            then=(do.Flip(),),
            scene="red-line",
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("signed"),
                    (
                        do.Tell(
                            "names", (do.Count("red-strokes"), *_margin_stroke(1), *_OBEL_SPEAKS)
                        ),
                    ),
                    _OBEL_SPEAKS,
                ),
            ),
        ),
    ),
    5: Card(
        "story",
        Side(
            rules=False,
            choices=(
                Choice(
                    "now",
                    do=(do.Write("told"), do.Erase("silent"), do.AllyHearts("nora", -1)),
                    then=(do.GoTo(6),),
                ),
                Choice("later", then=(do.GoTo(6),)),
            ),
        ),
    ),
    6: Card(
        "rule",
        Side(do=(do.RuleOn(6),), then=(do.GoTo(7),)),
        specials=(
            Special("red-lead", (do.Lead("nora"),), when=_BESIDE_NORA, sparks=1),
            Special("red-pin", (do.Stun("area"),), when=_BESIDE_NORA),
        ),
    ),
    7: Card(
        "rule", Side(do=(do.RuleOn(7),), then=(do.If(when.Has("wick"), (do.GoTo(8),), _STEAM),))
    ),
    8: Card(
        "rule",
        Side(
            do=(do.RuleOn(8), do.If(when.Below("red-light", 1), (do.Count("red-light", LIGHT),))),
            then=_STEAM,
        ),
        specials=(
            Special(
                "red-light",
                (do.Lead("nora"), do.Count("red-light", -1)),
                when=when.All((when.AtLeast("red-light", 1), _BESIDE_NORA)),
            ),
        ),
    ),
    9: Card(
        "rule",
        Side(
            do=(do.RuleOn(9), do.Open(("bakery",)), do.PutSparks("bakery", 1)),
            then=(do.GoTo(10),),
        ),
        specials=(
            Special(
                "red-oven",
                (
                    do.If(
                        when.AllyIn("nora", "bakery"), (_WARM, do.AllyHearts("nora", 2)), (_WARM,)
                    ),
                ),
                when=when.Here("bakery"),
                sparks=1,
            ),
        ),
    ),
    10: Card("wyrm", Side(do=(do.AddWyrmCard(10),), then=(do.GoTo(11),)), wyrm="stampede"),
}

_MARGIN: dict[int, Card] = {
    11: Card(
        "goal",
        Side(
            goal=Goal(
                when.AllyIn("nora", "red-hill"),
                enemies=(
                    do.If(when.Below("red-gone", 1), (_MARGIN_STROKES,)),
                    do.RevealWyrm(),
                    do.PutSparks("red-rules", 1),
                ),
            ),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("minnow"),
                    (do.Tell("minnow", (do.AllyHearts("nora", 1), *_UNDER)),),
                    (do.Tell("door", (do.AllyHearts("nora", -1), *_UNDER)),),
                ),
            ),
        ),
    ),
    12: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("ride", do=(do.Lift("red-steed"), do.Extra(), do.Extra())),
                Choice(
                    "leg",
                    do=(do.Lift("red-steed"), do.PaySparks(2), do.Destiny(1)),
                    when=when.SparksHeld(2),
                ),
            ),
        ),
    ),
    13: Card("interaction", back=Side(do=(do.GainItem(16), do.Lift("red-sugar")))),
    14: Card(
        "interaction",
        back=Side(do=(do.Hearts("area", 2), do.DrawShred("you"), do.Lift("red-press"))),
    ),
    15: Card("interaction", back=Side(do=(do.GainItem(17), do.Lift("red-clamp"))), sparks=1),
    16: Card(
        "item",
        item="red-sugar",
        discard=True,
        specials=(Special("red-sugar", (do.Sparks("area", 1),)),),
    ),
    17: Card(
        "item",
        item="red-rubber",
        discard=True,
        specials=(Special("red-rubber", (do.Count("red-pause"),)),),
    ),
    18: Card(
        "item",
        item="red-primer",
        specials=(Special("red-primer", (do.Stun("adjacent", all=True),), sparks=1),),
    ),
}

_UNDER_THE_HILL: dict[int, Card] = {
    19: Card(
        "story",
        Side(
            do=(
                do.BossGoes("obel"),
                do.RuleOff(7),
                do.RuleOff(8),
                do.RuleOff(9),
                do.FoldAway(),
                do.Count("red-strokes", -len(_MARGIN_LINES)),
                do.Open(NURSERY),
                do.PlaceHeroes("red-step"),
                do.Hearts("each", 2),
                do.AllyMoves("nora", "red-step"),
                do.PutSparks("red-step", 1),
                do.PutSparks("red-bath", 1),
                do.PutSparks("red-shelves", 2),
                do.PutSparks("red-stars", 1),
                do.PutSparks("red-bench", 1),
                do.PutSparks("red-dent", 1),
                do.PutSparks("red-stones", 1),
            ),
            then=(do.Flip(),),
        ),
        Side(rules=False, then=(do.GoTo(20),), scene="red-nursery"),
    ),
    20: Card(
        "story",
        Side(
            do=(
                do.Lay("red-primer", "red-shelves", (27,)),
                do.Lay("red-marks", "red-stones", (28,)),
                do.Lay("red-tube", "red-stars", (29,)),
                do.Lay("red-tub", "red-bath", (30,)),
            ),
            then=(do.Flip(),),
        ),
        Side(
            do=(do.AllyMoves("nora", "red-bench"),),
            then=(
                do.If(
                    when.Has("inkling"), (do.Tell("inkling", _SHELL),), (do.Tell("other", _SHELL),)
                ),
            ),
        ),
    ),
    21: Card(
        "story",
        Side(rules=False, then=(do.Flip(),)),
        Side(do=(do.Destiny(1), do.GainItem(22)), then=(do.GoTo(23),), scene="red-shell"),
    ),
    22: Card("item", item="red-stone", specials=(Special("red-stone", (do.Heal(2, "area"),)),)),
    23: Card(
        "story",
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("hush"),
                    (do.Tell("hush", (do.Flip(),)),),
                    (do.Tell("scramble", (do.Spawn(1, "red-holes", aura=1), do.Flip())),),
                ),
            ),
        ),
        Side(
            choices=(
                Choice("stay", do=(do.Write("nest"),), then=(do.GoTo(24),)),
                Choice(
                    "go",
                    do=(do.Count("red-tales", SKIPPED_TALES), do.Sparks("each", 1)),
                    then=(do.GoTo(24),),
                ),
            ),
        ),
    ),
    24: Card(
        "rule",
        Side(do=(do.RuleOn(24),), then=(do.GoTo(25),)),
        specials=(
            Special(
                "red-read",
                (do.Damage(2), do.If(_HELD, (do.Count("red-tales"),))),
                _READER,
                sparks=1,
            ),
        ),
    ),
    25: Card("wyrm", Side(do=(do.AddWyrmCard(25),), then=(do.GoTo(26),)), wyrm="underlined"),
    26: Card(
        "goal",
        Side(
            goal=Goal(
                when.AtLeast("red-tales", TALES),
                vortex="red-holes",
                enemies=(
                    do.If(_HELD, (do.Count("red-tales"),)),
                    _NURSERY_STROKES,
                    do.RevealWyrm(),
                    do.PutSparks("red-stars", (1, 1, 2)),
                ),
            ),
        ),
        Side(do=(do.RemoveWyrms(), do.Hearts("each", 3)), then=_UP),
    ),
    27: Card("interaction", back=Side(do=(do.GainItem(18), do.Lift("red-primer")))),
    28: Card("interaction", back=Side(do=(do.DrawShred("you"), do.Lift("red-marks")))),
    29: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "tell",
                    do=(do.Lift("red-tube"), do.PaySparks(2), do.Erase("debt"), do.Destiny(1)),
                    when=when.All((when.Has("debt"), when.SparksHeld(2))),
                ),
                Choice("listen", do=(do.Lift("red-tube"), do.Sparks("you", 2))),
            ),
        ),
    ),
    30: Card("interaction", back=Side(do=(do.Hearts("area", 2), do.Lift("red-tub")))),
}

_DESK: dict[int, Card] = {
    31: Card(
        "story",
        Side(
            do=(do.If(when.DestinyAtLeast(2), (do.Destiny(-1),)),),
            then=(do.GoTo(32),),
        ),
    ),
    32: Card(
        "story",
        Side(
            do=(
                do.Count("red-strokes", -len(_NURSERY_LINES)),
                do.Open(OFFICE),
                do.PlaceHeroes("red-galley"),
                do.AllyGoes("nora"),
                do.Close(_LEFT_BELOW, "red-stones"),
                do.PutSparks("red-galley", 2),
                do.PutSparks("red-drawers", 1),
                do.PutSparks("red-window", 1),
                do.Lay("red-evidence", "red-drawers", (33, 34)),
            ),
            then=(do.Flip(),),
        ),
        Side(
            do=(
                do.BossComes(
                    "obel",
                    "red-desk",
                    (
                        Stage(OBEL_HEARTS[0], _FIRST_OVER),
                        Stage(OBEL_HEARTS[1], _SECOND_OVER),
                        Stage(OBEL_HEARTS[2]),
                    ),
                ),
            ),
            then=(
                do.If(
                    when.Has("page"),
                    (
                        do.Tell(
                            "page",
                            (
                                do.BossMoves("obel", "red-galley"),
                                do.Hearts("each", -1),
                                do.GoTo(35),
                            ),
                        ),
                    ),
                    (do.GoTo(35),),
                ),
            ),
        ),
    ),
    33: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "open",
                    do=(do.Lift("red-evidence"), do.OpenChest(), do.Destiny(-1)),
                    when=when.All((when.Lacks("chest"), when.DestinyAtLeast(2))),
                ),
                Choice("leave", do=(do.Lift("red-evidence"), do.DrawShred("you"))),
            ),
        ),
    ),
    34: Card("interaction", back=Side(do=(do.Lift("red-evidence"), _REASON)), sparks=2),
    35: Card(
        "goal",
        Side(
            goal=Goal(
                when.Beaten("obel"),
                vortex="red-window",
                enemies=(
                    do.If(when.Below("red-stage", 2), (_OFFICE_STROKES,)),
                    do.If(when.Below("red-stage", 1), (do.BossActs("obel", 0, 1),)),
                    do.If(
                        when.All((when.AtLeast("red-stage", 1), when.Below("red-stage", 2))),
                        (do.BossActs("obel"),),
                    ),
                    do.If(when.AtLeast("red-stage", 2), (do.BossActs("obel", 2),)),
                    do.RevealWyrm(),
                    do.PutSparks("red-galley", (1, 1, 2)),
                ),
            ),
        ),
        Side(
            do=(do.RemoveWyrms(),),
            then=(
                do.If(
                    when.AtLeast("red-reasons", REASONS),
                    (do.Tell("agreed", (do.GoTo(38),)),),
                    (do.Tell("beaten", (do.GoTo(38),)),),
                ),
            ),
        ),
    ),
    36: Card(
        "story",
        Side(
            choices=(
                Choice("shell", do=(_REASON,), then=(_DOUBT,)),
                Choice("seam", do=_WRONG, then=(_DOUBT,)),
                Choice("list", do=_WRONG, then=(_DOUBT,)),
            ),
        ),
    ),
    37: Card(
        "story",
        Side(
            choices=(
                Choice("you", do=(_REASON,), then=(_PERSUADED,)),
                Choice("nora", do=_WRONG, then=(_PERSUADED,)),
                Choice("us", do=_WRONG, then=(_PERSUADED,)),
            ),
        ),
    ),
    38: Card(
        "story",
        Side(
            choices=(
                Choice("stet", do=(do.Write("stet"),), then=(do.GoTo(39),)),
                Choice(
                    "blunt",
                    do=(
                        do.Write("blunt"),
                        do.If(
                            when.All(
                                (when.AtLeast("red-reasons", REASONS), when.DestinyAtLeast(2))
                            ),
                            (do.Destiny(-1),),
                        ),
                    ),
                    then=(do.GoTo(39),),
                ),
            ),
        ),
    ),
}

_STAIR: dict[int, Card] = {
    39: Card(
        "story",
        Side(rules=False, then=(do.Flip(),)),
        Side(
            rules=False,
            choices=(
                Choice("promise", do=(do.Write("promise"),), then=_HOME),
                Choice("wait", do=(do.Destiny(1),), then=_HOME),
            ),
        ),
    ),
    40: Card("upgrade", Side(), hero="ken", skills=("last-word", "deep-breath")),
    41: Card("upgrade", Side(), hero="lara", skills=("rally", "both-hands")),
    42: Card("upgrade", Side(), hero="tina", skills=("open-arms", "firm-no")),
    43: Card("upgrade", Side(), hero="sid", skills=("footnotes", "chain-reaction")),
    44: Card(
        "ending",
        Side(
            then=(do.If(when.Has("stet"), (do.Tell("stet", _NEST),), (do.Tell("blunt", _NEST),)),),
            scene="red-hook",
        ),
        Side(
            then=(do.If(when.DestinyAtLeast(7), (do.Tell("stones", _WIN),), _PENCIL),), scenes=_ENDS
        ),
    ),
}

CHAPTER_5 = Chapter(
    areas=AREAS,
    dashed=DASHED,
    solid=SOLID,
    cards=_CUT | _MARGIN | _UNDER_THE_HILL | _DESK | _STAIR,
    wyrms={
        "stampede": WyrmCard(spawn=1, spawn_aura=1, act=2),
        "underlined": WyrmCard(spawn=1, act=1, act_aura=1, do=(do.DarkAura(),)),
    },
)
