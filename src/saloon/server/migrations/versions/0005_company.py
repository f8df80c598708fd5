"""Ratings, invitations by name, people one does not hear, notices, bans, standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("profile", sa.String(16), nullable=False, server_default=""))
    with op.batch_alter_table("profiles") as profiles:
        profiles.add_column(
            sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false())
        )
        profiles.add_column(sa.Column("email", sa.String(200), nullable=False, server_default=""))
        profiles.add_column(sa.Column("lang", sa.String(2), nullable=False, server_default="en"))
    op.create_table(
        "ratings",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("ladder", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("profile", sa.String(16), primary_key=True, index=True),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("prompt", sa.String(64), nullable=False),
        sa.Column("move", sa.String(64), nullable=False),
        sa.Column("question", sa.String(300), nullable=False),
        sa.Column("answer", sa.String(300), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "shunned",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True, index=True),
        sa.Column("how", sa.String(8), nullable=False),
    )


def downgrade() -> None:
    """The same step back."""
    for name in ("shunned", "orders", "invitations", "ratings"):
        op.drop_table(name)
    with op.batch_alter_table("profiles") as profiles:
        for name in ("lang", "email", "banned"):
            profiles.drop_column(name)
    with op.batch_alter_table("talk") as talk:
        talk.drop_column("profile")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rated")
