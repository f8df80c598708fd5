"""Every test that names a clause makes it fire."""

from saloon.testing.firing import pytest_collection_finish, pytest_runtest_call  # noqa: F401
