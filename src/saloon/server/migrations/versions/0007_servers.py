"""Several servers of one house: who is there, who thinks for which table, and news of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NEWS = """
CREATE FUNCTION saloon_news() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    last actions%ROWTYPE;
BEGIN
    SELECT * INTO last FROM actions WHERE table_id = NEW.id ORDER BY number DESC LIMIT 1;
    PERFORM pg_notify('saloon', json_build_object(
        'table', NEW.id, 'version', NEW.version, 'number', last.number, 'seat', last.seat,
        'asked', last.asked, 'move', last.move, 'at', last.at
    )::text);
    RETURN NULL;
END $$
"""
"""Whoever changes a table tells all servers, with the last move: most need not ask for more."""


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("server", sa.Integer, nullable=False),
        sa.Column("keen", sa.Boolean, nullable=False),
    )
    op.create_table(
        "telegrams",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("server", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.text(NEWS))
        op.execute(
            sa.text(
                "CREATE TRIGGER saloon_news AFTER UPDATE OF version ON tables "
                "FOR EACH ROW EXECUTE FUNCTION saloon_news()"
            )
        )


def downgrade() -> None:
    """The same step back."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.text("DROP TRIGGER saloon_news ON tables"))
        op.execute(sa.text("DROP FUNCTION saloon_news()"))
    for name in ("telegrams", "leases", "servers"):
        op.drop_table(name)
