"""The offline table's page as a person uses it, in headless Chromium."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from playwright.async_api import (
    Browser,
    Error,
    Locator,
    Page,
    Response,
    ViewportSize,
    async_playwright,
    expect,
)

NAMES = ("chromium", "chromium-browser", "google-chrome")
REQUIRED = "DRAGONSPOTTER_REQUIRE_BROWSER"  # where a missing browser is a failure, not a skip
TRIES = 5
PATIENCE = 30_000  # milliseconds; the page looks for news twice a second
OPEN = 8_000  # for a choice in an open menu
SIZE: ViewportSize = {"width": 1280, "height": 1000}


class Seat:
    """One open page, used by one person."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)

    @classmethod
    async def open(cls, browser: Browser, url: str, name: str) -> Seat:
        """A new page of its own at `url`, viewed as the person called `name`."""
        seat = cls(await browser.new_page(viewport=SIZE))
        await seat.page.goto(url)
        viewers = seat.page.locator("#viewer-picker")
        await viewers.locator("option", has_text=name).wait_for(state="attached")
        await viewers.select_option(label=name)
        await expect(viewers.locator("option:checked")).to_have_text(name)
        await expect(seat.page.locator("#preview-app")).to_have_attribute("aria-busy", "false")
        return seat

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
        await self._until_taken(self.button(label).click)

    async def choose(self, label: str, menu: str) -> None:
        """In the newest menu that asks so; returns when the bot has answered."""
        line = self.page.get_by_text(label, exact=True)  # a description may stand below
        option = self.page.get_by_role("option").filter(has=line)

        async def pick() -> None:
            for _ in range(TRIES):
                asked = self.page.get_by_role("combobox", name=menu, exact=True).last
                if await asked.get_attribute("aria-expanded") != "true":
                    await asked.click()
                with suppress(Error):  # news on the page closes the menu
                    await option.click(timeout=OPEN)
                    return
            pytest.fail(f"{menu} does not stay open with {label}")

        await self._until_taken(pick)

    async def _until_taken(self, act: Callable[[], Awaitable[None]]) -> None:
        """The page refuses what comes while it still shows an older state: then press again."""
        for _ in range(TRIES):
            async with self.page.expect_response(_acted) as answer:
                await act()
            if not (await (await answer.value).json())["rejected"]:
                return
        pytest.fail("the page takes no click")

    async def sees(self, text: str) -> None:
        """Waits for it; text of pictures is not seen."""
        await expect(self.page.locator("#preview-app")).to_contain_text(text, timeout=PATIENCE)

    async def reads(self, text: str) -> None:
        """Waits until the newest message reads so, in whatever markup; a picture that is not there
        yet says so between the lines."""
        lines = [r"\W*".join(re.findall(r"\w+", line)) for line in text.splitlines()]
        await expect(self.page.get_by_role("article").last).to_contain_text(
            re.compile(r"[\s\S]*?".join(lines)), timeout=PATIENCE
        )

    async def speeds(self) -> set[int]:
        """Every number that stands behind the word speed, wherever on the page: texts of pictures
        and what is hidden from the eye count too."""
        return {int(n) for n in re.findall(r"speed\W{1,3}(\d+)", await self.page.content(), re.I)}

    async def contains(self, words: str) -> bool:
        """Wherever on the page, texts of pictures too."""
        return words in await self.page.content()


def _acted(response: Response) -> bool:
    asked = response.request.post_data or ""
    return response.url.endswith("/api/action") and bool(
        re.search(r'"kind":"(click|select)"', asked)
    )


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
