"""Time at a table, and the pauses people take from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("time", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "pauses",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """The same step back."""
    op.drop_table("pauses")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("time")
