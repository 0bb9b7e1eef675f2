from __future__ import annotations

import pytest

from rendering.fonts import RAQM


@pytest.fixture
def raqm() -> None:
    """For what only Raqm can shape; where libfribidi is missing it is missing, too."""
    if not RAQM:
        pytest.skip("Pillow has no Raqm here: libfribidi is missing")
