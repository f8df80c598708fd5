"""What is installed on purpose only: `pip install 'saloon[server]'` and the other extras."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

MODULES: Final = {
    "server": (
        "aiosqlite",
        "alembic",
        "fastapi",
        "jinja2",
        "multipart",
        "nacl",
        "openskill",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
    ),
    "lab": ("jinja2", "matplotlib", "openskill", "pyarrow"),
    "ray": ("ray",),
    "postgres": ("asyncpg",),
    "rl": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "train": ("matplotlib", "torch"),
    "mcp": ("mcp",),
    "testing": ("hypothesis",),
}
"""The modules that come with each extra, as far as Saloon imports them."""


class MissingExtra(ImportError):
    """Something was asked for that an extra brings; its text is one sentence with the command."""


def need(extra: str, what: str) -> None:
    """Raise MissingExtra where an extra is not installed; `what` needs it, as in "the web table".

    >>> need("testing", "the conformance suite")
    """
    if any(find_spec(module) is None for module in MODULES[extra]):
        raise MissingExtra(f"{what} needs more: pip install 'saloon[{extra}]'")
