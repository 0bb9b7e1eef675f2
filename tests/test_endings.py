"""The six endings of Wonder Book; `tools.endings` tells how many campaigns come to each."""

from __future__ import annotations

from tools.endings import ENDINGS, endings

ORDINARY = {"blank", "obel", "thaw", "home", "tomorrow"}


def test_each_ordinary_ending_is_met_by_one_campaign_in_twelve_and_by_two_in_five_at_most() -> None:
    campaigns = 400
    found = endings(campaigns, "endings-1")

    assert found.keys() == set(ENDINGS)
    assert [key for key in ORDINARY if not 0.08 <= found[key] / campaigns <= 0.4] == []
