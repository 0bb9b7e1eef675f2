"""How the games ended, in numbers."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

from bot.simulate.games import Outcome
from bot.simulate.plan import ALL, Plan, own_side
from engine.core import Mode

Z95 = 1.959964  # a quantile of the normal distribution, for Wilson's interval


def reported(plan: Plan, games: Sequence[list[Outcome]]) -> dict[str, Any]:
    """A report of single games, or of whole campaigns chapter by chapter."""
    outcomes = [outcome for game in games for outcome in game]
    if plan.chapter == ALL:
        return campaigns(games) | services(outcomes)
    found = summary(outcomes) | firsts(outcomes) | roads(outcomes) | feats(outcomes)
    if plan.mode.competitive:
        found |= rivals(outcomes) | styles(outcomes)
    if plan.against:
        found |= rivalry(plan.mode, plan.against, outcomes)
    return found | services(outcomes)


# --- games ----------------------------------------------------------------------------------


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """`win_rate` is the first seat's; those who play together all share it."""
    seats = range(len(outcomes[0].result.places))
    wins = [sum(seat in outcome.winners for outcome in outcomes) for seat in seats]
    draws = sum(1 in outcome.result.places and not outcome.winners for outcome in outcomes)
    return {
        "games": len(outcomes),
        "win_rate": round(wins[0] / len(outcomes), 4),
        "win_interval": wilson(wins[0], len(outcomes)),
        "wins_by_seat": wins,
        "draws": draws,
        "median_rounds": median(outcome.rounds for outcome in outcomes),
        "median_clicks_per_turn": round(median(o.clicks_per_turn for o in outcomes), 2),
        **medians(outcomes),
    }


def firsts(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often the side that began won, counting games that some side won against another."""
    decided = [o for o in outcomes if o.began and o.winners and 2 in o.result.places]
    wins = sum(outcome.winners == outcome.began for outcome in decided)
    return share("first_player", wins, len(decided)) if decided else {}


def roads(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often each way to win was taken."""
    won = Counter(o.result.road for o in outcomes if o.result.road)
    return {"roads": dict(sorted(won.items()))} if won else {}


def feats(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """For each achievement, the share of games in which somebody earned it."""
    found = Counter(feat for outcome in outcomes for feat in outcome.feats)
    shares = {feat: round(n / len(outcomes), 4) for feat, n in sorted(found.items())}
    return {"feats": shares} if found else {}


def rivals(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often each figure won, counting the games that it was in."""
    found = wins_by([(o.figures, o.winners) for o in outcomes if o.figures])
    return {"rivals": found} if found else {}


def styles(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often each style won, counting the seats played in it."""
    found = wins_by([(o.styles, o.winners) for o in outcomes if o.styles])
    return {"styles": found} if found else {}


def wins_by(tables: Sequence[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Any]:
    """Wins, by the label of each seat."""
    played = Counter(name for names, _ in tables for name in names)
    won = Counter(names[seat] for names, winners in tables for seat in winners)
    return {name: {"games": n, **share("win", won[name], n)} for name, n in sorted(played.items())}


def rivalry(mode: Mode, against: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often --house won, out of all games."""
    wins = sum(
        outcome.winners == own_side(mode, len(outcome.result.places), number)
        for number, outcome in enumerate(outcomes)
    )
    return {"against": against, **share("house", wins, len(outcomes))}


def share(name: str, wins: int, games: int) -> dict[str, Any]:
    return {f"{name}_share": round(wins / games, 4), f"{name}_interval": wilson(wins, games)}


def wilson(wins: int, games: int) -> list[float]:
    """The 95 % interval for a share; it stays sensible at 0 and 1."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = share + spread / 2
    reach = Z95 * math.sqrt(share * (1 - share) / games + spread / games / 4)
    low, high = ((middle + sign * reach) / (1 + spread) for sign in (-1, 1))
    return [round(max(0, low), 4), round(min(1, high), 4)]


def medians(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """The median of every score, over all seats and games."""
    values: dict[str, list[int]] = {}
    for scores in (scores for outcome in outcomes for scores in outcome.result.scores):
        for score in scores:
            values.setdefault(score.id, []).append(score.value)
    values.pop("rounds", None)
    return {f"median_{key.replace('-', '_')}": median(found) for key, found in values.items()}


# --- campaigns ------------------------------------------------------------------------------


def campaigns(games: Sequence[list[Outcome]]) -> dict[str, Any]:
    """`finished` campaigns won every chapter that any of them reached."""
    outcomes = [outcome for game in games for outcome in game]
    last = max(outcome.chapter for outcome in outcomes)
    by_chapter = {n: [o for o in outcomes if o.chapter == n] for n in range(1, last + 1)}
    return {
        "games": len(games),
        "finished": sum(bool(game[-1].winners) and game[-1].chapter == last for game in games),
        "chapters": {str(n): of_chapter(tables) for n, tables in by_chapter.items()},
    }


def of_chapter(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Numbers of all tries, except for the win rate, which is of the first ones. Scores are those
    of victories."""
    begun = [outcome for outcome in outcomes if outcome.first]
    won, won_at_once = ([o for o in some if o.winners] for some in (outcomes, begun))
    return {
        "tries": len(outcomes),
        "wins": len(won),
        "first_tries": len(begun),
        "win_rate": round(len(won_at_once) / len(begun), 4),
        "win_interval": wilson(len(won_at_once), len(begun)),
        "median_rounds": median(outcome.rounds for outcome in outcomes),
        **medians(won),
        **services(outcomes),
    }


# --- figures --------------------------------------------------------------------------------


def services(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What each figure did for its party in a game that it was in, and its share of the sum;
    `service_ratio` compares the most with the least."""
    found = dict(sorted((name, service(name, outcomes)) for name in figures(outcomes)))
    total = sum(each["service"] for each in found.values())
    if not total:
        return {}
    for each in found.values():
        each["share"] = round(each["service"] / total, 4)
    least, most = (pick(each["service"] for each in found.values()) for pick in (min, max))
    return {"figures": found, "service_ratio": round(most / least, 2) if least else None}


def figures(outcomes: Sequence[Outcome]) -> set[str]:
    return {name for outcome in outcomes if outcome.merits for name in outcome.figures}


def service(name: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What the figure did, on average, by kind and in total."""
    games = [outcome for outcome in outcomes if name in outcome.figures]
    kinds = sorted({kind for outcome in outcomes for _, kind in outcome.merits})
    by_kind = {
        kind: sum(o.merits.get((o.figures.index(name), kind), 0) for o in games) / len(games)
        for kind in kinds
    }
    told = {kind: round(n, 2) for kind, n in by_kind.items()}
    return {"games": len(games), **told, "service": round(sum(by_kind.values()), 2)}
