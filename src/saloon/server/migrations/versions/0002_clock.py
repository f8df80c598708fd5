"""A clock for players who are away, and hidden cards redealt where a game is played on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("dealt", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """The same step back."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("dealt")
        tables.drop_column("clock")
