"""What is installed: two locks that hold what pyproject.toml asks for, and no known hole."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCKS = ("requirements.lock", "requirements-dev.lock")
MACHINES = [
    {"python_version": version, "python_full_version": f"{version}.0", "platform_machine": machine}
    for version in ("3.11", "3.13")
    for machine in ("x86_64", "aarch64")
]
# The first version without each package's last known advisory, as of November 2026.
MENDED = {
    "aiohttp": "3.14.3",  # CVE-2026-69244
    "idna": "3.15",  # CVE-2026-45409
    "pillow": "12.3",  # CVE-2026-54059, -54060, -55379, -55380, -55798
    "python-dotenv": "1.2.2",  # CVE-2026-28684
    "pytest": "9.0.3",  # CVE-2025-71176
    "playwright": "1.55.1",  # CVE-2025-59288
    "setuptools": "78.1.1",  # CVE-2025-47273
}


def asked(*extras: str) -> list[Requirement]:
    """The requirements, with those of extras; an extra of our own names others of ours."""
    found = [Requirement(line) for line in PROJECT["dependencies"]]
    for extra in extras:
        for line in PROJECT["optional-dependencies"][extra]:
            need = Requirement(line)
            own = need.name == PROJECT["name"]
            found += asked(*need.extras) if own else [need]
    return found


def locked(lock: str, machine: dict[str, str]) -> dict[str, Version]:
    """What a lock installs on a machine that runs Linux."""
    lines = (ROOT / lock).read_text().splitlines()
    pins = [Requirement(line.rstrip("\\ ")) for line in lines if line[:1].isalnum()]
    linux = {**machine, "sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"}
    return {
        canonicalize_name(pin.name): Version(next(iter(pin.specifier)).version)
        for pin in pins
        if pin.marker is None or pin.marker.evaluate(linux)
    }


def floors() -> dict[str, Version]:
    return {
        canonicalize_name(need.name): max(
            Version(one.version) for one in need.specifier if one.operator in {">=", "~=", "=="}
        )
        for need in asked("dev")
    }


@pytest.mark.parametrize("name", MENDED)
def test_no_version_with_a_known_advisory_is_allowed(name: str) -> None:
    assert floors()[name] >= Version(MENDED[name])


@pytest.mark.parametrize(
    "machine", MACHINES, ids=lambda m: f"{m['python_version']} {m['platform_machine']}"
)
@pytest.mark.parametrize(("lock", "extras"), [(LOCKS[0], ()), (LOCKS[1], ("dev",))])
def test_a_lock_holds_what_is_asked_for(
    lock: str, extras: tuple[str, ...], machine: dict[str, str]
) -> None:
    pins = locked(lock, machine)
    wrong = [
        str(need)
        for need in asked(*extras)
        if (pin := pins.get(canonicalize_name(need.name))) is None or pin not in need.specifier
    ]

    assert wrong == []
    assert all(pins[name] >= Version(mended) for name, mended in MENDED.items() if name in pins)


def test_a_lock_names_a_hash_for_each_package_and_no_registry() -> None:
    for lock in LOCKS:
        text = (ROOT / lock).read_text()
        blocks = re.split(r"\n(?=[a-z])", text)[1:]

        assert blocks
        assert [block for block in blocks if "--hash=sha256:" not in block] == []
        assert re.search(r"https?:|\bindex-url[ =]\S+://|find-links", text) is None


def test_what_is_served_is_a_part_of_what_is_tested() -> None:
    """And brings no page to try things on, whose films alone weigh 118 MB."""
    for machine in MACHINES:
        served, tested = (locked(lock, machine) for lock in LOCKS)

        assert served.items() < tested.items()
        assert {"av", "simcord", "pytest", "docker"} & set(served) == set()


def test_the_checks_install_by_the_lock() -> None:
    script = (ROOT / ".ci" / "run").read_text()
    installs = [line for line in script.splitlines() if line.startswith("pip install")]

    assert installs == [
        "pip install -q --require-hashes --no-deps --no-compile -r requirements-dev.lock",
        "pip install -q --no-deps --no-compile --no-build-isolation -e .",
    ]


def test_what_is_looked_at_before_a_commit_is_the_ruff_of_the_lock() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text()
    (rev,) = re.findall(r"ruff-pre-commit\n\s+rev: v(\S+)", hooks)

    assert Version(rev) == locked("requirements-dev.lock", MACHINES[0])["ruff"]
