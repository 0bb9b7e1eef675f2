"""Chapter V, The Red Pencil: its maps and its cards 1 to 44, as told in `story_5.md`."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AddWyrmCard,
    All,
    AllyComes,
    AllyGoes,
    AllyHearts,
    AllyIn,
    AllyMoves,
    Any,
    AtLeast,
    Beaten,
    Below,
    BossActs,
    BossComes,
    BossGoes,
    BossMoves,
    Card,
    Chapter,
    Choice,
    Close,
    Count,
    Damage,
    DarkAura,
    Destiny,
    DestinyAtLeast,
    DrawShred,
    Effect,
    Erase,
    Extra,
    Flip,
    FoldAway,
    GainItem,
    Goal,
    GoTo,
    Hardcore,
    Has,
    Heal,
    Hearts,
    Here,
    HeroesIn,
    If,
    InPlay,
    Lacks,
    Lay,
    Lead,
    Lift,
    Open,
    OpenChest,
    PaySparks,
    PlaceHeroes,
    PutSparks,
    RemoveWyrms,
    RevealWyrm,
    RuleOff,
    RuleOn,
    Side,
    Sparks,
    SparksHeld,
    Spawn,
    Special,
    Stage,
    Stun,
    Tell,
    Test,
    Upgrade,
    Vortex,
    Win,
    Write,
    WyrmCard,
)

NORA_HEARTS = (5, 6, 7)  # with 2, 3 and 4 heroes
TRUST_HEARTS, NEWS_HEARTS = 2, 1  # more
PAIR_HEARTS = (4, 6, 8)  # of each pair of spectacles
LIGHT = 3  # steps
TALES = (8, 8, 10)
SKIPPED_TALES = 2
REASONS = 2
OBEL_HEARTS = ((4, 6, 9), (5, 7, 11), (6, 8, 12))  # of each stage
DOUBTING_HEARTS = (3, 4, 5)  # of the second, if he has a reason by then
PERSUADED_HEARTS = 1  # of the third, if he has two

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
    """She enters, or is there anew with more Hearts."""
    small, middle, large = (n + more for n in NORA_HEARTS)
    trusting = (small + TRUST_HEARTS, middle + TRUST_HEARTS, large + TRUST_HEARTS)
    return If(
        Has("told"),
        (AllyComes("nora", "red-cut", trusting),),
        (AllyComes("nora", "red-cut", (small, middle, large)),),
    )


Line = tuple[tuple[str, ...], str]  # the areas that a stroke closes, and where who is there goes
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


def _stroke(n: int, *do: Effect) -> Effect:
    """What the `n`th stroke does."""
    return If(All((AtLeast("red-strokes", n), Below("red-strokes", n + 1))), do)


def _strike(line: Line) -> Effect:
    areas, to = line
    return Close(areas, to, hurt=1)


def _margin_stroke(n: int) -> tuple[Effect, ...]:
    """Obel strikes the line on which he stands and walks on to the next."""
    ahead = [areas[0] for areas, _ in _MARGIN_LINES] + ["red-rules"]
    line = _MARGIN_LINES[n - 1]
    return (_strike(line), Vortex(line[1]), BossMoves("obel", ahead[n]))


def _strokes(*strokes: tuple[Effect, ...]) -> Effect:
    """One stroke a round until all are done, but for those that are left out."""
    struck: tuple[Effect, ...] = (
        Count("red-strokes"),
        *(_stroke(n, *do) for n, do in enumerate(strokes, 1)),
    )
    left = If(Below("red-strokes", len(strokes)), struck)
    return If(Below("red-pause", 1), (left,), (Count("red-pause", -1),))


_MARGIN_STROKES = _strokes(*(_margin_stroke(n) for n in range(1, len(_MARGIN_LINES) + 1)))
_NURSERY_STROKES = _strokes(*((_strike(line),) for line in _NURSERY_LINES))
_OFFICE_STROKES = _strokes(
    *(
        (If(Lacks("nest"), (_strike(line),)) if "red-stones" in line[0] else _strike(line),)
        for line in _OFFICE_LINES
    )
)

_WARM = Hearts("area", 2)
_BESIDE_NORA: Test = Any(tuple(All((Here(a), AllyIn("nora", a))) for a in AREAS))
_HELD: Test = All(
    tuple(Any((HeroesIn(place, 1), AllyIn("nora", place))) for place in ("red-bench", "red-dent"))
)
_READER: Test = Any((Here("red-bench"), Here("red-dent"), InPlay("red-desk")))

_PAGE: tuple[Effect, ...] = (
    If(Has("page"), (Tell("with", (Flip(),)),), (Tell("roll", (Flip(),)),)),
)
_ENVELOPE: tuple[Effect, ...] = (
    If(Has("answer"), (Tell("answer", (_nora(NEWS_HEARTS), GoTo(4))),), (GoTo(4),)),
)
_OBEL_SPEAKS: tuple[Effect, ...] = (If(Has("silent"), (GoTo(5),), (GoTo(6),)),)
_STEAM: tuple[Effect, ...] = (If(Has("hearth"), (GoTo(9),), (GoTo(10),)),)
_UNDER: tuple[Effect, ...] = (GoTo(19),)
_SHELL: tuple[Effect, ...] = (GoTo(21),)
_UP: tuple[Effect, ...] = (If(Has("silent"), (GoTo(31),), (GoTo(32),)),)
_FIRST_OVER: tuple[Effect, ...] = (Count("red-stage"), GoTo(36))
_SECOND_OVER: tuple[Effect, ...] = (Count("red-stage"), GoTo(37))
_DOUBT = If(
    AtLeast("red-reasons", 1),
    (
        BossComes(
            "obel",
            "red-desk",
            (Stage(DOUBTING_HEARTS, _SECOND_OVER), Stage(OBEL_HEARTS[2])),
        ),
    ),
)
_PERSUADED = If(
    AtLeast("red-reasons", REASONS),
    (BossComes("obel", "red-desk", (Stage(PERSUADED_HEARTS),)),),
)
_REASON = Count("red-reasons")
_WRONG: tuple[Effect, ...] = (Hearts("each", -1),)
_HOME: tuple[Effect, ...] = (Upgrade({"ken": 40, "lara": 41, "tina": 42, "sid": 43}), GoTo(44))
_NEST: tuple[Effect, ...] = (If(Has("nest"), (Tell("nest", (Flip(),)),), (Flip(),)),)
_WIN: tuple[Effect, ...] = (Win(),)
_WHITE: tuple[Effect, ...] = (Tell("white", _WIN),)
_RED: tuple[Effect, ...] = (If(DestinyAtLeast(3), (Tell("red", _WIN),), _WHITE),)
_PENCIL: tuple[Effect, ...] = (If(DestinyAtLeast(5), (Tell("horse", _WIN),), _RED),)

_CUT: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(rules=False, then=(GoTo(2),)),
    ),
    2: Card(
        "story",
        Side(
            do=(
                Open(MARGIN),
                PlaceHeroes("red-cut"),
                PutSparks("red-cut", 1),
                PutSparks("red-thumb", 2),
                PutSparks("red-tea", 2),
                PutSparks("red-blot", 1),
                PutSparks("red-horse", 1),
                PutSparks("red-flowers", 2),
                PutSparks("red-ribbon", 1),
                PutSparks("red-gnat", 1),
                PutSparks("red-clip", 3),
                PutSparks("red-rules", 1),
                DrawShred("each"),
                If(Hardcore(), (Spawn(2, "red-thumb", aura=1),)),
                Lay("red-steed", "red-horse", (12,)),
                Lay("red-sugar", "red-tea", (13,)),
                Lay("red-press", "red-flowers", (14,)),
                Lay("red-clamp", "red-clip", (15,)),
            ),
            choices=(
                Choice("hands", do=(Hearts("each", -1),), then=(GoTo(3),)),
                Choice("book", do=(Spawn(2, "red-cut", aura=1),), then=(GoTo(3),)),
                Choice(
                    "neck", do=(Count("red-light", LIGHT - 2),), then=(GoTo(3),), when=Has("wick")
                ),
            ),
        ),
    ),
    3: Card(
        "story",
        Side(
            do=(_nora(0),),
            then=(If(Has("told"), (Tell("trust", _PAGE),), _PAGE),),
        ),
        Side(
            rules=False,
            then=(
                If(
                    Has("posted"),
                    (Tell("posted", (_nora(NEWS_HEARTS), GoTo(4))),),
                    _ENVELOPE,
                ),
            ),
        ),
    ),
    4: Card(
        "story",
        Side(
            do=(
                Vortex("red-cut"),
                BossComes(
                    "obel",
                    "red-cut",
                    (
                        Stage(PAIR_HEARTS, (Count("red-pause"),)),
                        Stage(PAIR_HEARTS, (Count("red-pause"),)),
                        Stage(PAIR_HEARTS, (BossGoes("obel"), RuleOff(7), Count("red-gone"))),
                        Stage(PAIR_HEARTS),  # never begun: he goes before
                    ),
                ),
            ),
            then=(Flip(),),
            scene="red-line",
        ),
        Side(
            rules=False,
            then=(
                If(
                    Has("signed"),
                    (Tell("names", (Count("red-strokes"), *_margin_stroke(1), *_OBEL_SPEAKS)),),
                    _OBEL_SPEAKS,
                ),
            ),
        ),
    ),
    5: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "now",
                    do=(Write("told"), Erase("silent"), AllyHearts("nora", -1)),
                    then=(GoTo(6),),
                ),
                Choice("later", then=(GoTo(6),)),
            ),
        ),
    ),
    6: Card(
        "rule",
        Side(do=(RuleOn(6),), then=(GoTo(7),)),
        specials=(
            Special("red-lead", (Lead("nora"),), when=_BESIDE_NORA, sparks=1),
            Special("red-pin", (Stun("area"),), when=_BESIDE_NORA),
        ),
    ),
    7: Card("rule", Side(do=(RuleOn(7),), then=(If(Has("wick"), (GoTo(8),), _STEAM),))),
    8: Card(
        "rule",
        Side(
            do=(RuleOn(8), If(Below("red-light", 1), (Count("red-light", LIGHT),))),
            then=_STEAM,
        ),
        specials=(
            Special(
                "red-light",
                (Lead("nora"), Count("red-light", -1)),
                when=All((AtLeast("red-light", 1), _BESIDE_NORA)),
            ),
        ),
    ),
    9: Card(
        "rule",
        Side(
            do=(RuleOn(9), Open(("bakery",)), PutSparks("bakery", 1)),
            then=(GoTo(10),),
        ),
        specials=(
            Special(
                "red-oven",
                (If(AllyIn("nora", "bakery"), (_WARM, AllyHearts("nora", 2)), (_WARM,)),),
                when=Here("bakery"),
                sparks=1,
            ),
        ),
    ),
    10: Card("wyrm", Side(do=(AddWyrmCard(10),), then=(GoTo(11),)), wyrm="stampede"),
}

_MARGIN: dict[int, Card] = {
    11: Card(
        "goal",
        Side(
            goal=Goal(
                AllyIn("nora", "red-hill"),
                enemies=(
                    If(Below("red-gone", 1), (_MARGIN_STROKES,)),
                    RevealWyrm(),
                    PutSparks("red-rules", 1),
                ),
            ),
        ),
        Side(
            rules=False,
            then=(
                If(
                    Has("minnow"),
                    (Tell("minnow", (AllyHearts("nora", 1), *_UNDER)),),
                    (Tell("door", (AllyHearts("nora", -1), *_UNDER)),),
                ),
            ),
        ),
    ),
    12: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("ride", do=(Lift("red-steed"), Extra(), Extra())),
                Choice(
                    "leg",
                    do=(Lift("red-steed"), PaySparks(2), Destiny(1)),
                    when=SparksHeld(2),
                ),
            ),
        ),
    ),
    13: Card("interaction", back=Side(do=(GainItem(16), Lift("red-sugar")))),
    14: Card(
        "interaction",
        back=Side(do=(Hearts("area", 2), DrawShred("you"), Lift("red-press"))),
    ),
    15: Card("interaction", back=Side(do=(GainItem(17), Lift("red-clamp"))), sparks=1),
    16: Card(
        "item",
        item="red-sugar",
        discard=True,
        specials=(Special("red-sugar", (Sparks("area", 1),)),),
    ),
    17: Card(
        "item",
        item="red-rubber",
        discard=True,
        specials=(Special("red-rubber", (Count("red-pause"),)),),
    ),
    18: Card(
        "item",
        item="red-primer",
        specials=(Special("red-primer", (Stun("adjacent", all=True),), sparks=1),),
    ),
}

_UNDER_THE_HILL: dict[int, Card] = {
    19: Card(
        "story",
        Side(
            do=(
                BossGoes("obel"),
                RuleOff(7),
                RuleOff(8),
                RuleOff(9),
                FoldAway(),
                Count("red-strokes", -len(_MARGIN_LINES)),
                Open(NURSERY),
                PlaceHeroes("red-step"),
                Hearts("each", 2),
                AllyMoves("nora", "red-step"),
                PutSparks("red-step", 1),
                PutSparks("red-bath", 1),
                PutSparks("red-shelves", 2),
                PutSparks("red-stars", 1),
                PutSparks("red-bench", 1),
                PutSparks("red-dent", 1),
                PutSparks("red-stones", 1),
            ),
            then=(Flip(),),
        ),
        Side(rules=False, then=(GoTo(20),), scene="red-nursery"),
    ),
    20: Card(
        "story",
        Side(
            do=(
                Lay("red-primer", "red-shelves", (27,)),
                Lay("red-marks", "red-stones", (28,)),
                Lay("red-tube", "red-stars", (29,)),
                Lay("red-tub", "red-bath", (30,)),
            ),
            then=(Flip(),),
        ),
        Side(
            do=(AllyMoves("nora", "red-bench"),),
            then=(If(Has("inkling"), (Tell("inkling", _SHELL),), (Tell("other", _SHELL),)),),
        ),
    ),
    21: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(do=(Destiny(1), GainItem(22)), then=(GoTo(23),), scene="red-shell"),
    ),
    22: Card("item", item="red-stone", specials=(Special("red-stone", (Heal(2, "area"),)),)),
    23: Card(
        "story",
        Side(
            rules=False,
            then=(
                If(
                    Has("hush"),
                    (Tell("hush", (Flip(),)),),
                    (Tell("scramble", (Spawn(1, "red-holes", aura=1), Flip())),),
                ),
            ),
        ),
        Side(
            choices=(
                Choice("stay", do=(Write("nest"),), then=(GoTo(24),)),
                Choice(
                    "go",
                    do=(Count("red-tales", SKIPPED_TALES), Sparks("each", 1)),
                    then=(GoTo(24),),
                ),
            ),
        ),
    ),
    24: Card(
        "rule",
        Side(do=(RuleOn(24),), then=(GoTo(25),)),
        specials=(
            Special("red-read", (Damage(2), If(_HELD, (Count("red-tales"),))), _READER, sparks=1),
        ),
    ),
    25: Card("wyrm", Side(do=(AddWyrmCard(25),), then=(GoTo(26),)), wyrm="underlined"),
    26: Card(
        "goal",
        Side(
            goal=Goal(
                AtLeast("red-tales", TALES),
                vortex="red-holes",
                enemies=(
                    If(_HELD, (Count("red-tales"),)),
                    _NURSERY_STROKES,
                    RevealWyrm(),
                    PutSparks("red-stars", (1, 1, 2)),
                ),
            ),
        ),
        Side(do=(RemoveWyrms(), Hearts("each", 3)), then=_UP),
    ),
    27: Card("interaction", back=Side(do=(GainItem(18), Lift("red-primer")))),
    28: Card("interaction", back=Side(do=(DrawShred("you"), Lift("red-marks")))),
    29: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "tell",
                    do=(Lift("red-tube"), PaySparks(2), Erase("debt"), Destiny(1)),
                    when=All((Has("debt"), SparksHeld(2))),
                ),
                Choice("listen", do=(Lift("red-tube"), Sparks("you", 2))),
            ),
        ),
    ),
    30: Card("interaction", back=Side(do=(Hearts("area", 2), Lift("red-tub")))),
}

_DESK: dict[int, Card] = {
    31: Card(
        "story",
        Side(
            do=(If(DestinyAtLeast(2), (Destiny(-1),)),),
            then=(GoTo(32),),
        ),
    ),
    32: Card(
        "story",
        Side(
            do=(
                Count("red-strokes", -len(_NURSERY_LINES)),
                Open(OFFICE),
                PlaceHeroes("red-galley"),
                AllyGoes("nora"),
                Close(_LEFT_BELOW, "red-stones"),
                PutSparks("red-galley", 2),
                PutSparks("red-drawers", 1),
                PutSparks("red-window", 1),
                Lay("red-evidence", "red-drawers", (33, 34)),
            ),
            then=(Flip(),),
        ),
        Side(
            do=(
                BossComes(
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
                If(
                    Has("page"),
                    (
                        Tell(
                            "page", (BossMoves("obel", "red-galley"), Hearts("each", -1), GoTo(35))
                        ),
                    ),
                    (GoTo(35),),
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
                    do=(Lift("red-evidence"), OpenChest(), Destiny(-1)),
                    when=All((Lacks("chest"), DestinyAtLeast(2))),
                ),
                Choice("leave", do=(Lift("red-evidence"), DrawShred("you"))),
            ),
        ),
    ),
    34: Card("interaction", back=Side(do=(Lift("red-evidence"), _REASON)), sparks=2),
    35: Card(
        "goal",
        Side(
            goal=Goal(
                Beaten("obel"),
                vortex="red-window",
                enemies=(
                    If(Below("red-stage", 2), (_OFFICE_STROKES,)),
                    If(Below("red-stage", 1), (BossActs("obel", 0, 1),)),
                    If(All((AtLeast("red-stage", 1), Below("red-stage", 2))), (BossActs("obel"),)),
                    If(AtLeast("red-stage", 2), (BossActs("obel", 2),)),
                    RevealWyrm(),
                    PutSparks("red-galley", (1, 1, 2)),
                ),
            ),
        ),
        Side(
            do=(RemoveWyrms(),),
            then=(
                If(
                    AtLeast("red-reasons", REASONS),
                    (Tell("agreed", (GoTo(38),)),),
                    (Tell("beaten", (GoTo(38),)),),
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
                Choice("stet", do=(Write("stet"),), then=(GoTo(39),)),
                Choice(
                    "blunt",
                    do=(
                        Write("blunt"),
                        If(
                            All((AtLeast("red-reasons", REASONS), DestinyAtLeast(2))),
                            (Destiny(-1),),
                        ),
                    ),
                    then=(GoTo(39),),
                ),
            ),
        ),
    ),
}

_STAIR: dict[int, Card] = {
    39: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(
            choices=(
                Choice("promise", do=(Write("promise"),), then=_HOME),
                Choice("wait", do=(Destiny(1),), then=_HOME),
            ),
        ),
    ),
    40: Card("upgrade", Side(), hero="ken", skills=("last-word", "deep-breath")),
    41: Card("upgrade", Side(), hero="lara", skills=("rally", "both-hands")),
    42: Card("upgrade", Side(), hero="tina", skills=("open-arms", "firm-no")),
    43: Card("upgrade", Side(), hero="sid", skills=("footnotes", "chain-reaction")),
    44: Card(
        "ending",
        Side(then=(If(Has("stet"), (Tell("stet", _NEST),), (Tell("blunt", _NEST),)),)),
        Side(then=(If(DestinyAtLeast(7), (Tell("stones", _WIN),), _PENCIL),)),
    ),
}

CHAPTER_5 = Chapter(
    areas=AREAS,
    dashed=DASHED,
    solid=SOLID,
    cards=_CUT | _MARGIN | _UNDER_THE_HILL | _DESK | _STAIR,
    wyrms={
        "stampede": WyrmCard(spawn=1, spawn_aura=1, act=2),
        "underlined": WyrmCard(spawn=1, act=1, act_aura=1, do=(DarkAura(),)),
    },
)
