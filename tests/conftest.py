"""The suite says which build it tests, and refuses to test another one by mistake."""

from __future__ import annotations

import os

import pytest

import saloon

expected = os.environ.get("SALOON_BUILD")
if expected and saloon.build() != expected:
    raise pytest.UsageError(f"expected the {expected} build, found the {saloon.build()} one")


def pytest_report_header() -> str:
    return f"saloon: {saloon.build()} build"
