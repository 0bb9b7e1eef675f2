"""The count of the components in a box."""

import pytest

from engine.components import conserved


def test_all_that_is_in_the_box_is_conserved() -> None:
    conserved(["orb", "cannon", "orb"], {"orb": 2, "cannon": 1, "wish": 0})


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (["orb", "cannon"], "'missing': Counter({'orb': 1})"),
        (["orb", "orb", "cannon", "cannon"], "'too much': Counter({'cannon': 1})"),
        (["orb", "orb", "?"], "'missing': Counter({'cannon': 1})"),
    ],
)
def test_what_is_lost_doubled_or_exchanged_is_named(found: list[str], told: str) -> None:
    with pytest.raises(AssertionError) as error:
        conserved(found, {"orb": 2, "cannon": 1})

    assert told in str(error.value)
