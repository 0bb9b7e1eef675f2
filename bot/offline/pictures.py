"""Pictures on the page: they come at once, and have their room before they do."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from PIL import Image

SENT = ("emoji", "attachment")  # drawn by the bot
# What a picture shows in words is for those who cannot see it, not for the moment before it comes.
STYLE = """
img:not([src]) { color: transparent; overflow: hidden; font-size: 0; }
.media-lightbox-trigger:has(> .gallery-image:not([src])) { width: 100%; }
"""


class Pictures:
    """SimCord looks at each picture in a process of its own, which takes a second, and refuses more
    than eight at once. Meanwhile the page shows the picture's text, as high as it is long, and the
    buttons below jump. Those of the bot go as they are, and the page is told their size before."""

    def __init__(self, preview: Any) -> None:
        self._preview = preview
        self._prepare, preview._prepare_asset = preview._prepare_asset, self._prepared
        self._publish, preview._publish = preview._publish, self._published
        server = preview._server
        self._static, server._static = server._static, self._styled

    def _published(self, window: Any, **options: Any) -> None:
        self._publish(window, **options)
        for picture in window.assets.values():
            if picture.available and not picture.validated and _is_ours(picture):
                drawn = self._preview._blobs[picture.digest].data
                picture.width, picture.height = Image.open(BytesIO(drawn)).size
                picture.validated = True

    async def _prepared(self, window: str | None, asset: str, **how: Any) -> Any:
        _, record, picture = self._preview._authorized_asset(window, asset)
        if not _is_ours(record):
            return await self._prepare(window, asset, **how)
        kind = "image/webp" if record.source[0] == "emoji" else record.contentType
        return kind, picture, record.filename

    async def _styled(self, request: Any) -> Any:
        response = await self._static(request)
        if request.path == "/preview.css":
            response.text += STYLE
        return response


def _is_ours(sent: Any) -> bool:
    """Whether it is a picture, and drawn by the bot."""
    owner, *_ = sent.source or ("",)
    return owner in SENT and sent.contentType.startswith("image/")
