"""Honours in words: what was earned at a table, and what each is called."""

from __future__ import annotations

from bot.people.people import People
from bot.screens.scene import Scene
from bot.text.called import word
from bot.text.say import Say, kebab
from db import Store


def called(say: Say, kind: str, id: str) -> str:
    return word(say, f"honour-{kebab(kind)}-{id}", id)


def about(say: Say, kind: str, id: str) -> str:
    """How the honour is earned."""
    return word(say, f"honour-{kebab(kind)}-{id}-about", "")


async def told(store: Store, people: People, scene: Scene) -> list[str]:
    """What was earned at this table, one line for each honour."""
    if scene.table.running:
        return []
    say, row = scene.words.say, scene.table.row
    return [
        say(
            "honour-earned",
            name=await people.player_name(row.server, one.player, say),
            honour=called(say, row.kind, one.id),
            about=about(say, row.kind, one.id),
        )
        for one in await store.honours_in(row.id)
    ]
