"""A person's profile, as a picture and as text."""

from __future__ import annotations

from functools import partial

from bot.platform.limits import TEXT, fold
from bot.screens.folds import listed
from bot.screens.screen import Screen, pictured
from bot.text.say import Say
from rendering.profile import Profile

PICTURE = "profile"


def profile_screen(say: Say, profile: Profile, picture: bytes | None) -> Screen:
    lines = _lines(say, profile)
    return pictured(PICTURE, picture, fold(lines, TEXT, partial(listed, say)), alt="\n".join(lines))


def _lines(say: Say, profile: Profile) -> list[str]:
    lines = [f"## {profile.title} · {profile.subtitle}"]
    for part in profile.parts:
        lines += [f"**{part.title}**", *([part.facts] if part.facts else []), part.tally]
        if earned := [badge.name for badge in part.badges if badge.kind == "earned"]:
            lines.append(say("profile-earned", names=say.join(earned)))
        others = (badge for badge in part.badges if badge.kind != "earned")
        lines += [f"- {say('pair', name=one.name, value=one.about)}" for one in others]
    return lines
