"""The channels of the page, each of which SimCord's page could show alone: people stand in its list
once for each, and links to messages open a window in the channel where they are."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import simcord

LINK = re.compile(r"https://discord\.com/channels/\d+/(\d+)(?:/(\d+))?")


class Places:
    """Between two turns the page is in its first channel."""

    def __init__(self, preview: Any, channels: Sequence[simcord.ChannelHandle]) -> None:
        self._preview, self._channels = preview, {one.id: one for one in channels}
        self._first, *self._others = channels
        self._payload, preview._page_payload = preview._page_payload, self._shown
        self._open, preview._open_page = preview._open_page, self._opened
        self._index, preview._server._index = preview._server._index, self._asked
        self._wanted: tuple[str, int, str] | None = None  # viewer, channel, message

    @contextmanager
    def at(self, channel: int) -> Generator[None]:
        """What SimCord does happens in this channel."""
        before = self._preview.channel
        self._preview.channel = self._channels[channel]
        try:
            yield
        finally:
            self._preview.channel = before

    def moved(self, window: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The choice of somebody else in the list, which may move the window to a channel."""
        if body.get("kind") != "viewer":
            return body
        viewer, _, channel = str(body.get("viewer_id")).partition("@")
        place = int(channel) if channel.isdecimal() else self._first.id
        window.channel_id = place if place in self._channels else self._first.id
        return {**body, "viewer_id": viewer}

    def _shown(self, window: Any) -> Any:
        """The people once for each channel, and links that lead there."""
        payload = self._payload(window)
        people = payload.get("viewers", [])
        payload["viewers"] = people + [
            {**one, "id": f"{one['id']}@{place.id}", "name": f"{one['name']}, #{place.name}"}
            for place in self._others
            for one in people
        ]
        if window.channel_id != self._first.id:
            payload["viewerId"] = f"{window.viewer.id}@{window.channel_id}"
        url, _, key = self._preview.url.partition("#")
        to = rf"{url}?at={window.viewer.id}-\1-\2#{key}"
        return json.loads(LINK.sub(to, json.dumps(payload)))

    async def _asked(self, request: Any) -> Any:
        """A link was followed: the next window is the clicker's own, where the link leads."""
        viewer, _, place = request.query.get("at", "").partition("-")
        channel, _, message = place.partition("-")
        known = channel.isdecimal() and int(channel) in self._channels
        self._wanted = (viewer, int(channel), message) if known else None
        return await self._index(request)

    def _opened(self, viewer: Any = None, target: Any = None) -> Any:
        wanted, self._wanted = self._wanted, None
        if wanted is None:
            with self.at(self._first.id):
                return self._open(viewer, target)
        viewer, channel, message = wanted
        with self.at(channel):
            return self._open(viewer, message or None)
