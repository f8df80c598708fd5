"""Old tables leave their record behind; uploaded records are finished tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute(sa.text("UPDATE tables SET over = true WHERE source = 'record'"))


def downgrade() -> None:
    """The same step back; tables that were archived keep nothing but their row."""
    op.drop_table("archive")
