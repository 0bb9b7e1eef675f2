"""The score sheet grows with the campaign and tells nothing of what is still to come."""

import msgspec

from bot.text.say import LANGUAGES, say_in
from engine.games.wonder_book.state import Campaign
from rendering.wonder_book import draw_campaign

EN = say_in("en")
PLAYED = Campaign(
    chapter=3,
    heroes=["ken", "sid"],
    skills={"ken": ["whirl"], "sid": ["magnet"]},
    keywords=["signed"],
    destiny={1: 4, 2: 10},
)


def test_each_language_has_all_its_words() -> None:
    for language in LANGUAGES:
        assert draw_campaign(PLAYED, say_in(language)).width == 1280


def test_a_new_campaign_has_a_sheet_too() -> None:
    assert draw_campaign(Campaign(), say_in("en")).height < draw_campaign(PLAYED, EN).height


def test_destiny_and_keywords_are_seen() -> None:
    sheet = draw_campaign(PLAYED, EN).tobytes()
    for change in ({"destiny": {1: 5, 2: 10}}, {"keywords": ["gap"]}, {"chapter": 4}):
        assert draw_campaign(msgspec.structs.replace(PLAYED, **change), EN).tobytes() != sheet
