"""What the page's windows showed, so that a click counts though the page has changed since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simcord.preview import _action_plans

STATES = 20  # the newest of each window are remembered

_plans: Any = _action_plans  # how the page itself finds what was clicked

Controls = dict[str, str]  # where a button or menu stands in a message -> its id


class Windows:
    """SimCord refuses a click on anything but the newest state of a window. Two people who play in
    two windows change each other's all the time."""

    def __init__(self, preview: Any) -> None:
        self._preview, self._shown = preview, dict[str, dict[int, Controls]]()
        self._publish, preview._publish = preview._publish, self._published
        for window in preview._pages.values():
            self._remember(window)

    def _published(self, window: Any, **options: Any) -> None:
        self._publish(window, **options)
        self._remember(window)

    def _remember(self, window: Any) -> None:
        for gone in self._shown.keys() - self._preview._pages.keys():
            del self._shown[gone]
        states = self._shown.setdefault(window.id, {})
        states[window.revision] = self._controls(window)
        for old in list(states)[:-STATES]:
            del states[old]

    def _controls(self, window: Any) -> Controls:
        messages = self._preview.env.backend.messages.get(window.channel_id, {})
        return {
            key: component["custom_id"]
            for message in messages.values()
            for number, root in enumerate(message.components)
            for path, component in _plans._component_paths(root, str(number))
            if "custom_id" in component
            and (key := _plans._component_key(component, path, message.id)) is not None
        }

    def moved(self, window: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The click as if it had been made now, if what was clicked is still there; else as it
        was."""
        if body.get("kind") not in ("click", "select"):
            return body
        then = self._shown.get(window.id, {}).get(body.get("published_revision", 0), {})
        clicked = str(body.get("control_key"))
        message = clicked.rpartition("component:")[0]
        for key, id in self._controls(window).items():
            if key.startswith(message) and id == then.get(clicked):
                return {**body, "published_revision": window.revision, "control_key": key}
        return body
