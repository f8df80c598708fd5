"""Every test of a game that names a clause makes it fire."""

from saloon.testing.firing import pytest_collection_finish, pytest_runtest_call

__all__ = ["pytest_collection_finish", "pytest_runtest_call"]
