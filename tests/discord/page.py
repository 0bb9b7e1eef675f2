"""The offline table's page as a person uses it, in headless Chromium."""

from __future__ import annotations

import gc
import os
import re
import shutil
from asyncio import Queue, wait_for
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from playwright.async_api import (
    Browser,
    Error,
    Locator,
    Page,
    Request,
    ViewportSize,
    async_playwright,
    expect,
)

NAMES = ("chromium", "chromium-browser", "google-chrome")
REQUIRED = "DRAGONSPOTTER_REQUIRE_BROWSER"  # where a missing browser is a failure, not a skip
TRIES = 5
PATIENCE = 30_000  # milliseconds; the page looks for news twice a second
OPEN = 4_000  # for a choice in an open menu
HEARD = 10  # seconds for the page to pass a click on; it does so at once or never
SIZE: ViewportSize = {"width": 1280, "height": 1000}


class Seat:
    """One open page, used by one person."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._asked = Queue[Request]()
        page.set_default_timeout(PATIENCE)
        page.on("request", self._hear)

    @classmethod
    async def open(cls, browser: Browser, url: str, name: str) -> Seat:
        """A new page of its own at `url`, viewed as the person called `name`."""
        seat = cls(await browser.new_page(viewport=SIZE))
        await seat.page.goto(url)
        viewers = seat.page.locator("#viewer-picker")
        alone = re.compile(rf"^{name}$")
        await viewers.locator("option", has_text=alone).wait_for(state="attached")
        await viewers.select_option(label=name)
        await expect(viewers.locator("option:checked")).to_have_text(name, timeout=PATIENCE)
        await expect(seat.page.locator("#preview-app")).to_have_attribute(
            "aria-busy", "false", timeout=PATIENCE
        )
        return seat

    def _hear(self, request: Request) -> None:
        asked = request.url.endswith("/api/action") and request.post_data
        if asked and re.search(r'"kind":"(click|select)"', asked):
            self._asked.put_nowait(request)

    async def slash(self, command: str, **choices: str) -> None:
        """Type a command; add each option, type into it and pick the choice that is labelled so."""
        composer = self.page.locator("#channel-composer")
        await composer.locator("#channel-composer-input").fill(f"/{command}")
        await composer.get_by_role("option").filter(has_text=f"/{command}").first.click()
        for option, label in choices.items():
            await composer.locator(".command-ghost").click()
            await composer.get_by_role("option").filter(has_text=option).first.click()
            await composer.locator(f"input[data-option={option}]").fill(label)
            await composer.get_by_role("option").filter(has_text=label).first.click()
        await composer.locator("#send-message").click()

    def button(self, label: str) -> Locator:
        """The newest button with exactly this label."""
        return self.page.get_by_role("button", name=label, exact=True).last

    async def click(self, label: str) -> None:
        """Returns when the bot has answered."""

        async def press() -> None:
            await expect(self.button(label)).to_be_enabled()
            await self.button(label).dispatch_event("click")

        await self._until_taken(label, press)

    async def choose(self, label: str, menu: str) -> None:
        """In the newest menu that asks so; returns when the bot has answered."""
        line = self.page.get_by_text(label, exact=True)  # a description may stand below
        option = self.page.get_by_role("option").filter(has=line)

        async def pick() -> None:
            for _ in range(TRIES):
                asked = self.page.get_by_role("combobox", name=menu, exact=True).last
                await expect(asked).to_be_enabled()
                if await asked.get_attribute("aria-expanded") != "true":
                    await asked.dispatch_event("click")
                with suppress(Error):  # news on the page closes the menu
                    await option.dispatch_event("click", timeout=OPEN)
                    return
            pytest.fail(f"{menu} does not stay open with {label}")

        await self._until_taken(label, pick)

    async def _until_taken(self, label: str, act: Callable[[], Awaitable[None]]) -> None:
        """Click without the pointer, since the page moves under it while pictures arrive. A click
        on an older state is refused or not passed on: then press again."""
        for _ in range(TRIES):
            await act()
            try:
                request = await wait_for(self._asked.get(), HEARD)
            except TimeoutError:
                continue
            answer = await request.response()
            if answer is not None and not (await answer.json())["rejected"]:
                return
        pytest.fail(f"the page takes no click on {label}")

    async def sees(self, text: str) -> None:
        """Wait for the text; text in pictures is not seen."""
        await expect(self.page.locator("#preview-app")).to_contain_text(text, timeout=PATIENCE)

    async def reads(self, text: str) -> None:
        """Wait until the newest message reads like this, in any markup and with times told in any
        way; a picture that has not arrived yet says so between the lines."""
        told = re.sub(r"<t:[^>]*>", "\n", text)
        lines = [r"\W*".join(re.findall(r"\w+", line)) for line in told.splitlines()]
        await expect(self.page.get_by_role("article").last).to_contain_text(
            re.compile(r"[\s\S]*?".join(lines)), timeout=PATIENCE
        )

    async def source(self) -> str:
        """The whole page: texts of pictures and hidden text, too."""
        return await self.page.content()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Debian's browser; Playwright's own download is not needed."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        missing = "Chromium is not installed (Debian: apt-get install chromium)"
        if os.environ.get(REQUIRED):
            pytest.fail(missing)
        pytest.skip(missing)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            await browser.close()
    gc.collect()  # its pipes close while their loop runs: later they would disturb another test
