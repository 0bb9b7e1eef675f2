"""Chapter III, The Dark Side of the Page: its maps and its cards 1 to 43, as in `story_3.md`."""

from __future__ import annotations

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
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


def _swing(counter: str, hub: str, first: tuple[str, str], second: tuple[str, str]) -> do.If:
    """Swing a bridge: its way to the `first` two areas for the one to the `second` two, or back."""
    links = {pair: tuple(do.Link(hub, end) for end in pair) for pair in (first, second)}
    walls = {pair: tuple(do.Wall(hub, end) for end in pair) for pair in (first, second)}
    return do.If(
        when.AtLeast(counter, 1),
        (*walls[second], *links[first], do.Count(counter, -1)),
        (*walls[first], *links[second], do.Count(counter, 1)),
    )


def _at(*areas: str) -> when.Any:
    return when.Any(tuple(when.Here(area) for area in areas))


_SWING_TURN = _swing(
    "dark-swing", "dark-turn", ("dark-bakery", "dark-mural"), ("dark-court", "dark-post")
)
_SWING_LEAF = _swing(
    "dark-fold", "dark-leaf", ("dark-post", "dark-lectern"), ("dark-bakery", "dark-luggage")
)
_WRONG: tuple[Effect, ...] = (do.Hearts("you", -1), do.Spawn(1, "dark-lectern"))
_SPITS: tuple[Effect, ...] = (do.Spawn(1, "dark-lectern"), do.Activate(1))
_WELLS = ("dark-inkwell", "dark-oven", "dark-bell")
_FIRST_OPEN = do.If(
    when.Not(when.StackDone("dark-inkwell")),
    (do.Vortex("dark-well"),),
    (
        do.If(
            when.Not(when.StackDone("dark-oven")),
            (do.Vortex("dark-bakery"),),
            (do.Vortex("dark-belfry"),),
        ),
    ),
)
_DEEPER: tuple[Effect, ...] = (do.GoTo(3),)
_PORTER: tuple[Effect, ...] = (
    do.If(
        when.Has("porter"), (do.PutSparks("dark-gutter", 2), do.Tell("porter", _DEEPER)), _DEEPER
    ),
)
_AWAKE = when.Any((when.Lacks("hush"), when.AtLeast("rounds", SLEEP)))
_HUNT: tuple[Effect, ...] = (do.If(when.Has("inkling"), (do.GoTo(28),), (do.GoTo(29),)),)
_ASK: tuple[Effect, ...] = (do.GoTo(34),)
_LEAVE: tuple[Effect, ...] = (do.GoTo(38),)
_HOME: tuple[Effect, ...] = (
    do.Upgrade({"ken": 39, "lara": 40, "tina": 41, "sid": 42}),
    do.GoTo(43),
)
_WIN: tuple[Effect, ...] = (do.Win(),)
_COLD: tuple[Effect, ...] = (do.Tell("cold", _WIN),)
_FOGGED: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(3), (do.Tell("fogged", _WIN),), _COLD),)
_KNOCKS: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(5), (do.Tell("knocks", _WIN),), _FOGGED),)
_END: tuple[Effect, ...] = (do.Flip(),)
_FEAR: tuple[Effect, ...] = (do.If(when.Has("minnow"), (do.Tell("minnow", _END),), _END),)
_DOOR: tuple[Effect, ...] = (do.If(when.Has("page"), (do.Tell("page", _FEAR),), _FEAR),)

_ENDS = {end: f"dark-end-{end}" for end in ("cold", "fogged", "knocks", "crocus")}

_INWARDS: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(do.Flip(),), scene="dark-plan"),
        Side(rules=False, then=(do.GoTo(2),)),
    ),
    2: Card(
        "story",
        Side(
            do=(
                do.Open(TOWN),
                do.PlaceHeroes("dark-gutter"),
                do.PutSparks("dark-gutter", 1),
                do.PutSparks("dark-well", 2),
                do.PutSparks("dark-court", 1),
                do.PutSparks("dark-bakery", 2),
                do.PutSparks("dark-belfry", 2),
                do.DrawShred("each"),
                do.If(when.Hardcore(), (do.Spawn(2, "dark-gutter", aura=1),)),
            ),
            then=(do.Flip(),),
            scene="dark-town",
        ),
        Side(
            rules=False,
            then=(
                do.If(when.Has("wick"), (do.Sparks("each", 1), do.Tell("wick", _PORTER)), _PORTER),
            ),
        ),
    ),
    3: Card(
        "story",
        Side(
            choices=(
                Choice("mirror", do=(do.GainItem(4),), then=(do.GoTo(6),)),
                Choice("umbrella", do=(do.GainItem(5),), then=(do.GoTo(6),)),
            ),
        ),
    ),
    4: Card("item", item="dark-mirror", specials=(Special("dark-mirror", (do.Swap(),)),)),
    5: Card(
        "item",
        item="dark-umbrella",
        specials=(Special("dark-umbrella", (do.Guard("area", 1),), sparks=1),),
    ),
    6: Card("rule", Side(do=(do.RuleOn(6),), then=(do.GoTo(7),))),
    7: Card("wyrm", Side(do=(do.AddWyrmCard(7),), then=(do.GoTo(8),)), wyrm="eclipse"),
}

_TOWN: dict[int, Card] = {
    8: Card(
        "story",
        Side(
            do=(
                do.Lay("dark-inkwell", "dark-well", (10,)),
                do.Lay("dark-oven", "dark-bakery", (11,)),
                do.Lay("dark-bell", "dark-belfry", (12,)),
                do.Lay("dark-lamp", "dark-court", (13,)),
            ),
            then=(do.Flip(),),
        ),
        Side(do=(do.Spawn(1, "dark-well"), do.DarkAura()), then=(do.GoTo(9),)),
    ),
    9: Card(
        "goal",
        Side(
            goal=Goal(
                when.All(tuple(when.StackDone(well) for well in _WELLS)),
                vortex="dark-well",
                enemies=(_FIRST_OPEN, do.RevealWyrm(), do.PutSparks("dark-court", 1)),
            ),
        ),
        Side(do=(do.RemoveWyrms(), do.Hearts("each", 1)), then=(do.GoTo(15),)),
    ),
    10: Card("interaction", back=Side(do=(do.Lift("dark-inkwell"),)), sparks=2),
    11: Card(
        "interaction",
        back=Side(
            do=(
                do.Roll(
                    3,
                    (
                        (do.Hearts("you", -1), do.Spawn(1, "dark-bakery")),
                        (),
                        (do.Lift("dark-oven"), do.GainItem(14)),
                    ),
                ),
            ),
        ),
    ),
    12: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("hands", do=(do.Hearts("you", -2), do.Lift("dark-bell"))),
                Choice(
                    "sparks",
                    do=(do.PaySparks(BELL_SPARKS), do.Lift("dark-bell")),
                    when=when.SparksHeld(BELL_SPARKS),
                ),
                Choice("back", told=False, again=True),
            ),
        ),
    ),
    13: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("stroke", do=(do.Hearts("area", 2), do.Lift("dark-lamp"))),
                Choice(
                    "blow",
                    do=(do.Sparks("you", 2), do.Spawn(1, "dark-court"), do.Lift("dark-lamp")),
                ),
            ),
        ),
    ),
    14: Card(
        "item",
        item="dark-blotter",
        discard=True,
        specials=(Special("dark-blotter", (do.Stun("adjacent", all=True),)),),
    ),
}

_BRIDGES: dict[int, Card] = {
    15: Card(
        "story",
        Side(
            do=(
                do.Open(ISLANDS),
                do.PutSparks("dark-post", 1),
                do.PutSparks("dark-mural", 2),
                do.PutSparks("dark-luggage", 2),
            ),
            then=(do.Flip(),),
        ),
        Side(
            do=(
                do.Lay("dark-clock", "dark-belfry", (18,)),
                do.Lay("dark-sign", "dark-post", (19,)),
                do.Lay("dark-wall", "dark-mural", (20, 21)),
                do.Lay("dark-suitcase", "dark-luggage", (22,)),
                do.Lay("dark-clasps", "dark-lectern", (23, 24)),
            ),
            then=(do.GoTo(16),),
        ),
    ),
    16: Card(
        "rule",
        Side(do=(do.RuleOn(16),), then=(do.GoTo(17),)),
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
                when.All((when.StackDone("dark-clasps"), when.HeroesIn("dark-lectern", 2))),
                vortex="dark-gutter",
                enemies=(do.RevealWyrm(), do.PutSparks("dark-lectern", (1, 1, 2)), _SWING_TURN),
            ),
        ),
        Side(rules=False, then=(do.GoTo(26),)),
    ),
    18: Card("interaction", back=Side(do=(do.Sparks("you", 1), do.Lift("dark-clock")))),
    19: Card("interaction", back=Side(do=(do.DrawShred("you"), do.Lift("dark-sign")))),
    20: Card("interaction", back=Side(do=(do.Hearts("area", 2), do.Lift("dark-wall")))),
    21: Card("interaction", back=Side(do=(do.Destiny(1), do.Lift("dark-wall"))), sparks=1),
    22: Card(
        "interaction",
        back=Side(do=(do.GainItem(25), do.DrawShred("you"), do.Lift("dark-suitcase"))),
    ),
    23: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("five", do=_WRONG),
                Choice("past", do=_WRONG),
                Choice("seven", do=(do.Lift("dark-clasps"),)),
            ),
        ),
        sparks=1,
    ),
    24: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("noon", do=_SPITS),
                Choice("toot", do=(do.Lift("dark-clasps"),)),
                Choice("level", do=_SPITS),
            ),
        ),
        sparks=1,
    ),
    25: Card("item", item="dark-mitten", specials=(Special("dark-mitten", (do.Gather(),)),)),
}

_GLOSS: dict[int, Card] = {
    26: Card(
        "story",
        Side(do=(do.RuleOff(16), do.FoldAway()), then=(do.Flip(),)),
        Side(
            do=(
                do.Open(FIELD),
                do.PlaceHeroes("dark-brink"),
                do.PutSparks("dark-brink", 1),
                do.PutSparks("dark-crumbs", 2),
                do.PutSparks("dark-lower", 1),
                do.PutSparks("dark-corner", 2),
                do.PutSparks("dark-ruled", 1),
                do.PutSparks("dark-thin", 1),
                do.PutSparks("dark-lines", 1),
                do.PutSparks("dark-upper", 2),
                do.Hearts("each", 2),
            ),
            then=(do.GoTo(27),),
            scene="dark-white",
        ),
    ),
    27: Card(
        "story",
        Side(
            do=(
                do.BossComes(
                    "gloss",
                    "dark-field",
                    (Stage(COILED, (do.GoTo(31),)), Stage(UNROLLED)),
                ),
            ),
            then=(do.If(when.Has("hush"), (do.Tell("hush", _HUNT),), (do.Tell("awake", _HUNT),)),),
            scene="dark-gloss",
        ),
    ),
    28: Card(
        "rule",
        Side(do=(do.RuleOn(28),), then=(do.GoTo(29),)),
        specials=(Special("dark-tail", (do.BossMoves("gloss", "dark-corner"),), sparks=1),),
    ),
    29: Card("wyrm", Side(do=(do.AddWyrmCard(29),), then=(do.GoTo(30),)), wyrm="marginal"),
    30: Card(
        "goal",
        Side(
            goal=Goal(
                when.Beaten("gloss"),
                vortex="dark-upper",
                enemies=(
                    do.If(_AWAKE, (do.BossActs("gloss", steps=2),)),
                    do.RevealWyrm(),
                    do.PutSparks("dark-crumbs", (1, 1, 2)),
                ),
            ),
        ),
        Side(do=(do.RemoveWyrms(), do.Destiny(1)), then=(do.GoTo(32),)),
    ),
    31: Card("story", Side(do=(do.Spawn(1, "dark-field"), do.DarkAura()))),
}

_NORA: dict[int, Card] = {
    32: Card(
        "story",
        Side(rules=False, then=(do.Flip(),)),
        Side(rules=False, then=(do.GoTo(33),), scene="dark-ruler"),
    ),
    33: Card(
        "story",
        Side(
            rules=False,
            then=(do.If(when.Has("letter"), (do.Tell("letter", (do.Flip(),)),), (do.Flip(),)),),
        ),
        Side(
            do=(do.RuleOff(28), do.Open(("dark-cut",)), do.PlaceHeroes("dark-cut")),
            then=(do.If(when.Has("gap"), (do.Hearts("each", 2), do.Tell("gap", _ASK)), _ASK),),
        ),
    ),
    34: Card(
        "story",
        Side(
            rules=False,
            choices=(
                Choice(
                    "tell",
                    do=(do.Write("told"), do.Spawn(2, "dark-cut")),
                    then=(do.GoTo(35),),
                ),
                Choice("hide", do=(do.Write("silent"), do.Hearts("each", 1)), then=(do.GoTo(35),)),
            ),
        ),
    ),
    35: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "name", do=(do.Write("minnow"),), then=(do.GoTo(36),), when=when.Has("letter")
                ),
                Choice("hold", do=(do.Write("minnow"), do.Hearts("each", -1)), then=(do.GoTo(36),)),
                Choice("hurry", do=(do.Sparks("each", 1),), then=(do.GoTo(36),)),
            ),
        ),
    ),
    36: Card(
        "story",
        Side(
            choices=(
                Choice("take", do=(do.Write("page"), do.GainItem(37)), then=_LEAVE),
                Choice("leave", do=(do.Destiny(1),), then=_LEAVE),
            ),
        ),
    ),
    37: Card("item", item="dark-page"),
    38: Card(
        "goal",
        Side(
            goal=Goal(
                when.HeroesIn("dark-brink"),
                vortex="dark-cut",
                enemies=(
                    do.RevealWyrm(),
                    do.If(when.Has("page"), (do.RevealWyrm(),)),
                    do.PutSparks("dark-lines", 1),
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
        Side(
            then=(do.If(when.Has("told"), (do.Tell("told", _DOOR),), (do.Tell("silent", _DOOR),)),),
            scene="dark-hook",
        ),
        Side(
            then=(do.If(when.DestinyAtLeast(7), (do.Tell("crocus", _WIN),), _KNOCKS),), scenes=_ENDS
        ),
    ),
}

CHAPTER_3 = Chapter(
    areas=(*TOWN, *ISLANDS, *FIELD, "dark-cut"),
    dashed=DASHED,
    solid=SOLID,
    cards=_INWARDS | _TOWN | _BRIDGES | _GLOSS | _NORA,
    wyrms={
        "eclipse": WyrmCard(spawn=1, act=1, do=(do.DarkAura(),)),
        "marginal": WyrmCard(spawn=1, act=1, do=(do.EatSparks(), do.DrainSparks())),
    },
)
