"""Profiles and their devices, seats that belong to them, waiting rooms, and the house's keys."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def on_tables() -> tuple[sa.Column[Any], ...]:
    """What a table says more."""
    return (
        sa.Column("stage", sa.String(8), nullable=False, server_default="on"),
        sa.Column("started", sa.Float, nullable=False, server_default="0"),
        sa.Column("finished", sa.Float, nullable=False, server_default="0"),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
        sa.Column("rematch", sa.String(16), nullable=False, server_default=""),
        sa.Column("nonce", sa.String(64), nullable=True),
    )


def on_seats() -> tuple[sa.Column[Any], ...]:
    """What a seat says more."""
    return (
        sa.Column("profile", sa.String(16), nullable=False, server_default=""),
        sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("part", sa.String(64), nullable=False, server_default=""),
        sa.Column("linked", sa.Boolean, nullable=False, server_default=sa.true()),
    )


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "profile", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False, index=True
        ),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        for column in on_tables():
            tables.add_column(column)
        tables.create_index("ix_tables_nonce", ["nonce"], unique=True)
    with op.batch_alter_table("seats") as seats:
        for column in on_seats():
            seats.add_column(column)
        seats.create_index("ix_seats_profile", ["profile"])


def downgrade() -> None:
    """The same step back."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_profile")
        for column in reversed(on_seats()):
            seats.drop_column(column.name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_nonce")
        for column in reversed(on_tables()):
            tables.drop_column(column.name)
    for name in ("keys", "wishes", "links", "devices", "profiles"):
        op.drop_table(name)
