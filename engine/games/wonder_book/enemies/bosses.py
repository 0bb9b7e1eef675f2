"""Bosses: foes with Hearts and stages, numbered after the Wyrms [WB-64]."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Action, Option, Phase
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import PickArea
from engine.games.wonder_book.allies import friend, friends, hurt_friend
from engine.games.wonder_book.board import approaches
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.enemies.wyrms import damage
from engine.games.wonder_book.group import GroupChoice
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Boss, Turn, WonderBook, by_heroes
from engine.games.wonder_book.turns import turn_under_way


class BossActing(Phase):
    """[WB-64] A boss walks until it meets somebody or its steps are done; then it hits."""

    settled: ClassVar[bool] = True
    boss: str
    left: int
    hits: int

    def auto(self, t: Turn) -> None:
        boss = boss_of(t.s, self.boss)
        if not boss or not boss.area:
            self.over = True
        elif self.left and not friends(t.s, boss.area):
            self.left -= 1
            _approach(t, boss)
        else:
            self.over = True
            self._hit(t, friends(t.s, boss.area))

    def _hit(self, t: Turn, victims: list[int]) -> None:
        if victims:
            t.tell(e.BossAttacked(self.boss))
        for victim in victims:
            hurt_friend(t, victim, self.hits)


class PickBossWay(GroupChoice):
    """[WB-64] The group decides between friends that are equally near and ways that are equally
    short."""

    boss: str
    among: list[str]

    def offers(self, s: WonderBook) -> list[Option]:
        return [Option(PickArea(area)) for area in self.among]

    def decide(self, t: Turn, action: Action) -> None:
        self.over = True
        if isinstance(action, PickArea):
            move_boss(t, self.boss, action.area)


def boss_of(s: WonderBook, name: str) -> Boss | None:
    return next((boss for boss in s.bosses if boss.name == name), None)


def move_boss(t: Turn, name: str, area: str) -> None:
    """Nothing happens to a boss that is not there, is beaten or stands there already."""
    boss = boss_of(t.s, name)
    if boss and boss.hearts and boss.area != area:
        boss.area = area
        t.tell(e.BossMoved(name, area))


def strike_foe(t: Turn, foe: int, n: int) -> int:
    """Damage a Wyrm or a boss. Returns what an attack may pass on [WB-36, WB-64]."""
    if foe < len(t.s.wyrms):
        return damage(t, foe, n)
    _damage_boss(t, t.s.bosses[foe - len(t.s.wyrms)], n)
    return 0


def _damage_boss(t: Turn, boss: Boss, n: int) -> None:
    """[WB-64] Damage beyond the Hearts of a stage is lost; what the stage says follows at once."""
    lost = min(n, boss.hearts)
    if not lost:
        return
    boss.hearts -= lost
    t.tell(e.BossHurt(boss.name, lost))
    if boss.hearts:
        return
    ended, *left = boss.stages
    boss.stages = tuple(left)
    if left:
        boss.hearts = boss.most = by_heroes(t.s, left[0].hearts)
        t.tell(e.BossStageEnded(boss.name, boss.hearts))
    else:
        boss.area = ""
        t.s.beaten.append(boss.name)
        t.tell(e.BossBeaten(boss.name))
    me = turn_under_way(t.s)
    t.push(Script(todo=list(ended.do), me=me, card=boss.card, side=boss.side))


def _approach(t: Turn, boss: Boss) -> None:
    """[WB-64] Move one area towards the closest friend, as a Wyrm does [WB-47]."""
    targets = [friend(t.s, i).area for i in friends(t.s)]
    steps = approaches(t.s, boss.area, targets)
    if len(steps) > 1:
        t.push(PickBossWay(boss=boss.name, among=steps))
    elif steps:
        move_boss(t, boss.name, steps[0])


# --- effects of cards ------------------------------------------------------------------------


@carry_out.register
def _(effect: do.BossComes, t: Turn, by: Script) -> None:
    """[WB-64] A boss enters in its first stage, even if it was here before."""
    boss = boss_of(t.s, effect.boss)
    if boss is None:
        boss = Boss(effect.boss)
        t.s.bosses.append(boss)
    here = bool(boss.area)
    boss.area, boss.stages, boss.card, boss.side = effect.area, effect.stages, by.card, by.side
    boss.hearts = boss.most = by_heroes(t.s, boss.stages[0].hearts)
    name, area = boss.name, boss.area
    t.tell(e.BossBack(name, area, boss.hearts) if here else e.BossCame(name, area))


@carry_out.register
def _(effect: do.BossActs, t: Turn, _by: Script) -> None:
    t.push(BossActing(boss=effect.boss, left=effect.steps, hits=effect.hits))


@carry_out.register
def _(effect: do.BossMoves, t: Turn, _by: Script) -> None:
    move_boss(t, effect.boss, effect.area)


@carry_out.register
def _(effect: do.BossGoes, t: Turn, _by: Script) -> None:
    """[WB-64] The boss leaves play without being beaten."""
    boss = boss_of(t.s, effect.boss)
    if boss and boss.hearts:
        boss.area, boss.hearts = "", 0
        t.tell(e.BossLeft(boss.name))
