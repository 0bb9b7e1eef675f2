"""Chapter III, The Dark Side of the Page: its maps and its cards 1 to 43, as in `story_3.md`."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AddWyrmCard,
    All,
    Any,
    AtLeast,
    Beaten,
    BossActs,
    BossComes,
    BossMoves,
    Card,
    Chapter,
    Choice,
    Count,
    DarkAura,
    Destiny,
    DestinyAtLeast,
    DrainSparks,
    DrawShred,
    EatSparks,
    Effect,
    Flip,
    FoldAway,
    GainItem,
    Gather,
    Goal,
    GoTo,
    Guard,
    Hardcore,
    Has,
    Hearts,
    Here,
    HeroesIn,
    If,
    Lacks,
    Lay,
    Lift,
    Link,
    Not,
    Open,
    PaySparks,
    PlaceHeroes,
    PutSparks,
    RemoveWyrms,
    RevealWyrm,
    Roll,
    RuleOff,
    RuleOn,
    Side,
    Sparks,
    SparksHeld,
    Spawn,
    Special,
    StackDone,
    Stage,
    Stun,
    Swap,
    Tell,
    Upgrade,
    Vortex,
    Wall,
    Win,
    Write,
    WyrmCard,
)

BELL_SPARKS = 3
COILED, UNROLLED = (9, 10, 13), (9, 10, 13)  # Hearts of Gloss with 2, 3 and 4 heroes
SLEEP = 2  # rounds that Gloss sleeps on with `hush`

TOWN = ("dark-gutter", "dark-well", "dark-court", "dark-bakery", "dark-belfry")
ISLANDS = (
    *("dark-turn", "dark-post", "dark-mural"),
    *("dark-leaf", "dark-luggage", "dark-lectern"),
)
FIELD = (
    *("dark-brink", "dark-crumbs", "dark-lower", "dark-corner", "dark-field"),
    *("dark-ruled", "dark-thin", "dark-lines", "dark-upper"),
)
DASHED = (
    ("dark-gutter", "dark-well"),
    ("dark-court", "dark-gutter"),
    ("dark-bakery", "dark-well"),
    ("dark-belfry", "dark-court"),
    ("dark-bakery", "dark-turn"),
    ("dark-mural", "dark-turn"),
    ("dark-leaf", "dark-post"),
    ("dark-leaf", "dark-lectern"),
    ("dark-brink", "dark-crumbs"),
    ("dark-brink", "dark-lower"),
    ("dark-crumbs", "dark-field"),
    ("dark-field", "dark-lower"),
    ("dark-corner", "dark-lower"),
    ("dark-corner", "dark-ruled"),
    ("dark-field", "dark-ruled"),
    ("dark-field", "dark-lines"),
    ("dark-lines", "dark-thin"),
    ("dark-lines", "dark-upper"),
    ("dark-cut", "dark-upper"),
)
SOLID = (
    ("dark-bakery", "dark-court"),
    ("dark-belfry", "dark-gutter"),
    ("dark-court", "dark-well"),
    ("dark-belfry", "dark-mural"),
    ("dark-mural", "dark-post"),
    ("dark-lectern", "dark-luggage"),
    ("dark-court", "dark-turn"),
    ("dark-post", "dark-turn"),
    ("dark-bakery", "dark-leaf"),
    ("dark-leaf", "dark-luggage"),
    ("dark-crumbs", "dark-thin"),
    ("dark-field", "dark-thin"),
    ("dark-cut", "dark-ruled"),
    ("dark-ruled", "dark-upper"),
    ("dark-corner", "dark-field"),
)


def _swing(counter: str, hub: str, first: tuple[str, str], second: tuple[str, str]) -> If:
    """Swing a bridge: its way to the `first` two areas for the one to the `second` two, or back."""
    links = {pair: tuple(Link(hub, end) for end in pair) for pair in (first, second)}
    walls = {pair: tuple(Wall(hub, end) for end in pair) for pair in (first, second)}
    return If(
        AtLeast(counter, 1),
        (*walls[second], *links[first], Count(counter, -1)),
        (*walls[first], *links[second], Count(counter, 1)),
    )


def _at(*areas: str) -> Any:
    return Any(tuple(Here(area) for area in areas))


_SWING_TURN = _swing(
    "dark-swing", "dark-turn", ("dark-bakery", "dark-mural"), ("dark-court", "dark-post")
)
_SWING_LEAF = _swing(
    "dark-fold", "dark-leaf", ("dark-post", "dark-lectern"), ("dark-bakery", "dark-luggage")
)
_WRONG: tuple[Effect, ...] = (Hearts("you", -1), Spawn(1, "dark-lectern"))
_WELLS = ("dark-inkwell", "dark-oven", "dark-bell")
_FIRST_OPEN = If(
    Not(StackDone("dark-inkwell")),
    (Vortex("dark-well"),),
    (If(Not(StackDone("dark-oven")), (Vortex("dark-bakery"),), (Vortex("dark-belfry"),)),),
)
_DEEPER: tuple[Effect, ...] = (GoTo(3),)
_PORTER: tuple[Effect, ...] = (
    If(Has("porter"), (PutSparks("dark-gutter", 2), Tell("porter", _DEEPER)), _DEEPER),
)
_AWAKE = Any((Lacks("hush"), AtLeast("rounds", SLEEP)))
_HUNT: tuple[Effect, ...] = (If(Has("inkling"), (GoTo(28),), (GoTo(29),)),)
_ASK: tuple[Effect, ...] = (GoTo(34),)
_LEAVE: tuple[Effect, ...] = (GoTo(38),)
_HOME: tuple[Effect, ...] = (Upgrade({"ken": 39, "lara": 40, "tina": 41, "sid": 42}), GoTo(43))
_WIN: tuple[Effect, ...] = (Win(),)
_COLD: tuple[Effect, ...] = (Tell("cold", _WIN),)
_FOGGED: tuple[Effect, ...] = (If(DestinyAtLeast(3), (Tell("fogged", _WIN),), _COLD),)
_KNOCKS: tuple[Effect, ...] = (If(DestinyAtLeast(5), (Tell("knocks", _WIN),), _FOGGED),)
_END: tuple[Effect, ...] = (Flip(),)
_FEAR: tuple[Effect, ...] = (If(Has("minnow"), (Tell("minnow", _END),), _END),)
_DOOR: tuple[Effect, ...] = (If(Has("page"), (Tell("page", _FEAR),), _FEAR),)

_INWARDS: dict[int, Card] = {
    1: Card("story", Side(rules=False, then=(Flip(),)), Side(rules=False, then=(GoTo(2),))),
    2: Card(
        "story",
        Side(
            do=(
                Open(TOWN),
                PlaceHeroes("dark-gutter"),
                PutSparks("dark-gutter", 1),
                PutSparks("dark-well", 2),
                PutSparks("dark-court", 1),
                PutSparks("dark-bakery", 2),
                PutSparks("dark-belfry", 2),
                DrawShred("each"),
                If(Hardcore(), (Spawn(2, "dark-gutter", aura=1),)),
            ),
            then=(Flip(),),
        ),
        Side(
            rules=False,
            then=(If(Has("wick"), (Sparks("each", 1), Tell("wick", _PORTER)), _PORTER),),
        ),
    ),
    3: Card(
        "story",
        Side(
            choices=(
                Choice("mirror", do=(GainItem(4),), then=(GoTo(6),)),
                Choice("umbrella", do=(GainItem(5),), then=(GoTo(6),)),
            ),
        ),
    ),
    4: Card("item", item="dark-mirror", specials=(Special("dark-mirror", (Swap(),)),)),
    5: Card(
        "item",
        item="dark-umbrella",
        specials=(Special("dark-umbrella", (Guard("area", 1),), sparks=1),),
    ),
    6: Card("rule", Side(do=(RuleOn(6),), then=(GoTo(7),))),
    7: Card("wyrm", Side(do=(AddWyrmCard(7),), then=(GoTo(8),)), wyrm="eclipse"),
}

_TOWN: dict[int, Card] = {
    8: Card(
        "story",
        Side(
            do=(
                Lay("dark-inkwell", "dark-well", (10,)),
                Lay("dark-oven", "dark-bakery", (11,)),
                Lay("dark-bell", "dark-belfry", (12,)),
                Lay("dark-lamp", "dark-court", (13,)),
            ),
            then=(Flip(),),
        ),
        Side(do=(Spawn(1, "dark-well"), DarkAura()), then=(GoTo(9),)),
    ),
    9: Card(
        "goal",
        Side(
            goal=Goal(
                All(tuple(StackDone(well) for well in _WELLS)),
                vortex="dark-well",
                enemies=(_FIRST_OPEN, RevealWyrm(), PutSparks("dark-court", 1)),
            ),
        ),
        Side(do=(RemoveWyrms(), Hearts("each", 1)), then=(GoTo(15),)),
    ),
    10: Card("interaction", back=Side(do=(Lift("dark-inkwell"),)), sparks=2),
    11: Card(
        "interaction",
        back=Side(
            do=(
                Roll(
                    3,
                    (
                        (Hearts("you", -1), Spawn(1, "dark-bakery")),
                        (),
                        (Lift("dark-oven"), GainItem(14)),
                    ),
                ),
            ),
        ),
    ),
    12: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("hands", do=(Hearts("you", -2), Lift("dark-bell"))),
                Choice(
                    "sparks",
                    do=(PaySparks(BELL_SPARKS), Lift("dark-bell")),
                    when=SparksHeld(BELL_SPARKS),
                ),
                Choice("back", told=False, again=True),
            ),
        ),
    ),
    13: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("stroke", do=(Hearts("area", 2), Lift("dark-lamp"))),
                Choice("blow", do=(Sparks("you", 2), Spawn(1, "dark-court"), Lift("dark-lamp"))),
            ),
        ),
    ),
    14: Card(
        "item",
        item="dark-blotter",
        discard=True,
        specials=(Special("dark-blotter", (Stun("adjacent", all=True),)),),
    ),
}

_BRIDGES: dict[int, Card] = {
    15: Card(
        "story",
        Side(
            do=(
                Open(ISLANDS),
                PutSparks("dark-post", 1),
                PutSparks("dark-mural", 2),
                PutSparks("dark-luggage", 2),
            ),
            then=(Flip(),),
        ),
        Side(
            do=(
                Lay("dark-clock", "dark-belfry", (18,)),
                Lay("dark-sign", "dark-post", (19,)),
                Lay("dark-wall", "dark-mural", (20, 21)),
                Lay("dark-suitcase", "dark-luggage", (22,)),
                Lay("dark-clasps", "dark-lectern", (23, 24)),
            ),
            then=(GoTo(16),),
        ),
    ),
    16: Card(
        "rule",
        Side(do=(RuleOn(16),), then=(GoTo(17),)),
        specials=(
            Special(
                "dark-swing",
                (_SWING_TURN,),
                when=_at("dark-turn", "dark-court", "dark-post", "dark-bakery", "dark-mural"),
            ),
            Special(
                "dark-fold",
                (_SWING_LEAF,),
                when=_at("dark-leaf", "dark-bakery", "dark-luggage", "dark-post", "dark-lectern"),
            ),
        ),
    ),
    17: Card(
        "goal",
        Side(
            goal=Goal(
                All((StackDone("dark-clasps"), HeroesIn("dark-lectern", 2))),
                vortex="dark-gutter",
                enemies=(RevealWyrm(), PutSparks("dark-lectern", (1, 1, 2)), _SWING_TURN),
            ),
        ),
        Side(rules=False, then=(GoTo(26),)),
    ),
    18: Card("interaction", back=Side(do=(Sparks("you", 1), Lift("dark-clock")))),
    19: Card("interaction", back=Side(do=(DrawShred("you"), Lift("dark-sign")))),
    20: Card("interaction", back=Side(do=(Hearts("area", 2), Lift("dark-wall")))),
    21: Card("interaction", back=Side(do=(Destiny(1), Lift("dark-wall"))), sparks=1),
    22: Card(
        "interaction",
        back=Side(do=(GainItem(25), DrawShred("you"), Lift("dark-suitcase"))),
    ),
    23: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("five", do=_WRONG),
                Choice("past", do=_WRONG),
                Choice("seven", do=(Lift("dark-clasps"),)),
            ),
        ),
        sparks=1,
    ),
    24: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("noon", do=_WRONG),
                Choice("toot", do=(Lift("dark-clasps"),)),
                Choice("level", do=_WRONG),
            ),
        ),
        sparks=1,
    ),
    25: Card("item", item="dark-mitten", specials=(Special("dark-mitten", (Gather(),)),)),
}

_GLOSS: dict[int, Card] = {
    26: Card(
        "story",
        Side(do=(RuleOff(16), FoldAway()), then=(Flip(),)),
        Side(
            do=(
                Open(FIELD),
                PlaceHeroes("dark-brink"),
                PutSparks("dark-brink", 1),
                PutSparks("dark-crumbs", 2),
                PutSparks("dark-lower", 1),
                PutSparks("dark-corner", 2),
                PutSparks("dark-ruled", 1),
                PutSparks("dark-thin", 1),
                PutSparks("dark-lines", 1),
                PutSparks("dark-upper", 2),
                Hearts("each", 2),
            ),
            then=(GoTo(27),),
            scene="dark-white",
        ),
    ),
    27: Card(
        "story",
        Side(
            do=(
                BossComes(
                    "gloss",
                    "dark-field",
                    (Stage(COILED, (GoTo(31),)), Stage(UNROLLED)),
                ),
            ),
            then=(If(Has("hush"), (Tell("hush", _HUNT),), (Tell("awake", _HUNT),)),),
        ),
    ),
    28: Card(
        "rule",
        Side(do=(RuleOn(28),), then=(GoTo(29),)),
        specials=(Special("dark-tail", (BossMoves("gloss", "dark-corner"),), sparks=1),),
    ),
    29: Card("wyrm", Side(do=(AddWyrmCard(29),), then=(GoTo(30),)), wyrm="marginal"),
    30: Card(
        "goal",
        Side(
            goal=Goal(
                Beaten("gloss"),
                vortex="dark-upper",
                enemies=(
                    If(_AWAKE, (BossActs("gloss", steps=2),)),
                    RevealWyrm(),
                    PutSparks("dark-crumbs", (1, 1, 2)),
                ),
            ),
        ),
        Side(do=(RemoveWyrms(), Destiny(1)), then=(GoTo(32),)),
    ),
    31: Card("story", Side(do=(Spawn(1, "dark-field"), DarkAura()))),
}

_NORA: dict[int, Card] = {
    32: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(rules=False, then=(GoTo(33),), scene="dark-ruler"),
    ),
    33: Card(
        "story",
        Side(
            rules=False,
            then=(If(Has("letter"), (Tell("letter", (Flip(),)),), (Flip(),)),),
        ),
        Side(
            do=(RuleOff(28), Open(("dark-cut",)), PlaceHeroes("dark-cut")),
            then=(If(Has("gap"), (Hearts("each", 2), Tell("gap", _ASK)), _ASK),),
        ),
    ),
    34: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "tell",
                    do=(Write("told"), Spawn(2, "dark-cut")),
                    then=(GoTo(35),),
                ),
                Choice("hide", do=(Write("silent"), Hearts("each", 1)), then=(GoTo(35),)),
            ),
        ),
    ),
    35: Card(
        "story",
        Side(
            choices=(
                Choice("name", do=(Write("minnow"),), then=(GoTo(36),), when=Has("letter")),
                Choice("hold", do=(Write("minnow"), Hearts("each", -1)), then=(GoTo(36),)),
                Choice("hurry", do=(Sparks("each", 1),), then=(GoTo(36),)),
            ),
        ),
    ),
    36: Card(
        "story",
        Side(
            choices=(
                Choice("take", do=(Write("page"), GainItem(37)), then=_LEAVE),
                Choice("leave", do=(Destiny(1),), then=_LEAVE),
            ),
        ),
    ),
    37: Card("item", item="dark-page"),
    38: Card(
        "goal",
        Side(
            goal=Goal(
                HeroesIn("dark-brink"),
                vortex="dark-cut",
                enemies=(
                    RevealWyrm(),
                    If(Has("page"), (RevealWyrm(),)),
                    PutSparks("dark-lines", 1),
                ),
            ),
        ),
        Side(then=_HOME),
    ),
    39: Card("upgrade", Side(), hero="ken", skills=("charge", "shield")),
    40: Card("upgrade", Side(), hero="lara", skills=("regroup", "far-shot")),
    41: Card("upgrade", Side(), hero="tina", skills=("lullaby", "big-heart")),
    42: Card("upgrade", Side(), hero="sid", skills=("windfall", "catapult")),
    43: Card(
        "ending",
        Side(then=(If(Has("told"), (Tell("told", _DOOR),), (Tell("silent", _DOOR),)),)),
        Side(then=(If(DestinyAtLeast(7), (Tell("crocus", _WIN),), _KNOCKS),)),
    ),
}

CHAPTER_3 = Chapter(
    areas=(*TOWN, *ISLANDS, *FIELD, "dark-cut"),
    dashed=DASHED,
    solid=SOLID,
    cards=_INWARDS | _TOWN | _BRIDGES | _GLOSS | _NORA,
    wyrms={
        "eclipse": WyrmCard(spawn=1, act=1, do=(DarkAura(),)),
        "marginal": WyrmCard(spawn=1, act=1, do=(EatSparks(), DrainSparks())),
    },
)
