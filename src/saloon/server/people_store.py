"""What is kept about people: profiles, their devices and tables, used links, wishes, keys.

A secret is never kept, only its hash: whoever reads the database cannot become somebody.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from saloon.engine.record import Record
from saloon.server.store import SPECTATOR, Store, actions, archive, metadata, seats, tables, talk
from saloon.words import DEFAULT_NAMES

HAPPENED: Final = -2
"""The seat of a line in the talk that nobody said: somebody came, left, or was let in."""

GIVEN: Final = "given"
"""What is told where a bot plays for somebody from now on."""

CLOSED: Final = "closed"
"""The stage of a table that the operator has closed."""

STOPPED: Final = {-1: "light", -2: "move"}
"""A plan has stopped: something hidden came to light, or its move could not be made."""

SEEN_EVERY: Final = 3600.0
"""Seconds between two notes of when a device was last seen."""

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("mark", sa.Integer, nullable=False),
    sa.Column("recovery", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False, default=False),
    sa.Column("email", sa.String(200), nullable=False, default=""),
    sa.Column("lang", sa.String(2), nullable=False, default="en"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("profile", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("ladder", sa.String(8), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("profile", sa.String(16), primary_key=True, index=True),
    sa.Column("by", sa.String(16), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("prompt", sa.String(64), nullable=False),
    sa.Column("move", sa.String(64), nullable=False),
    sa.Column("question", sa.String(300), nullable=False),
    sa.Column("answer", sa.String(300), nullable=False),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

shunned = sa.Table(
    "shunned",
    metadata,
    sa.Column("profile", sa.String(16), primary_key=True),
    sa.Column("other", sa.String(16), primary_key=True, index=True),
    sa.Column("how", sa.String(8), nullable=False),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("profile", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False, index=True),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)

wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("profile", sa.String(16), nullable=False),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("agreed", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

pauses = sa.Table(
    "pauses",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)


@dataclass(frozen=True)
class Profile:
    """Somebody, as far as this house knows them; the name is "" until one is chosen."""

    id: str
    name: str
    mark: int
    recovery: str
    created: float
    seen: float
    banned: bool = False
    email: str = ""
    lang: str = "en"


@dataclass(frozen=True)
class Order:
    """What a seat answers in advance; without a prompt it is the next step of a plan.

    `question` and `answer` are the words it was given in; `since` is how far the table was, or why
    a plan has stopped.
    """

    id: str
    seat: int
    prompt: str
    move: str
    question: str
    answer: str
    since: int

    @property
    def plan(self) -> bool:
        """Whether it is for once, in its turn."""
        return not self.prompt

    @property
    def stopped(self) -> str:
        """Why it is not obeyed any more: its owner is told until they have read it."""
        return STOPPED.get(self.since, "")


@dataclass(frozen=True)
class Rating:
    """How strong somebody plays, and how sure that is: nearly always within two sigma."""

    profile: str
    game: str
    ladder: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Played:
    """A finished game of somebody's, with who sat there."""

    id: str
    game: str
    options: dict[str, Any]
    finished: float
    seat: int
    winners: tuple[int, ...] | None  # None: a game of a version that did not write it down
    scores: tuple[int, ...]
    others: tuple[Any, ...]
    rated: bool


@dataclass(frozen=True)
class Device:
    """A browser that is somebody's."""

    id: str
    label: str
    created: float
    seen: float
    here: bool


@dataclass(frozen=True)
class Wish:
    """Somebody would like to take a bot's seat; `agreed` are the seats that have said yes."""

    id: str
    table: str
    seat: int
    profile: str
    name: str
    agreed: tuple[int, ...]


def hashed(secret: str) -> str:
    """What is kept of a secret: it is long and random, so that one hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """The people's side of the database."""

    def __init__(self, store: Store) -> None:
        self._read = store._read
        self._write = store._write
        self.shred = store.shred

    # -- profiles and devices ---------------------------------------------------------

    async def by_secret(self, secret: str) -> Profile | None:
        """Whose browser holds this secret."""
        chosen = (
            sa.select(profiles, devices.c.seen.label("used"), devices.c.id.label("device"))
            .join(devices, devices.c.profile == profiles.c.id)
            .where(devices.c.secret == hashed(secret))
        )
        rows = await self._read(chosen)
        if not rows:
            return None
        row, now = rows[0], time.time()
        if now - row.used > SEEN_EVERY:
            await self._write(
                devices.update().where(devices.c.id == row.device).values(seen=now),
                profiles.update().where(profiles.c.id == row.id).values(seen=now),
            )
        return _profile(row)

    async def profile(self, id: str) -> Profile | None:
        """A profile by its id."""
        rows = await self._read(sa.select(profiles).where(profiles.c.id == id))
        return _profile(rows[0]) if rows else None

    async def profiles(self, ids: Sequence[str]) -> dict[str, Profile]:
        """Several profiles by their ids."""
        rows = await self._read(sa.select(profiles).where(profiles.c.id.in_(list(ids))))
        return {row.id: _profile(row) for row in rows}

    async def reachable(self) -> list[Profile]:
        """Those who have asked for letters."""
        chosen = sa.select(profiles).where(profiles.c.email != "", ~profiles.c.banned)
        return [_profile(row) for row in await self._read(chosen)]

    async def begin(self, secret: str, label: str) -> Profile:
        """A new profile for a browser with this secret; the one it has when two ask at once."""
        now = time.time()
        made = Profile(secrets.token_hex(8), "", secrets.randbelow(8), "", now, now)
        device = self._device(made.id, secret, label)
        try:
            await self._write(profiles.insert().values(**vars(made)), device)
        except IntegrityError:
            found = await self.by_secret(secret)
            assert found is not None
            return found
        return made

    def _device(self, profile: str, secret: str, label: str) -> Any:
        now = time.time()
        return devices.insert().values(
            id=secrets.token_hex(6),
            profile=profile,
            secret=hashed(secret),
            label=label,
            created=now,
            seen=now,
        )

    async def change(self, id: str, **changes: object) -> None:
        """Change a profile; a new name is the one at every table that is still on."""
        statements: list[Any] = [profiles.update().where(profiles.c.id == id).values(**changes)]
        if changes.get("name"):
            mine = sa.select(seats.c.table_id).where(seats.c.profile == id)
            still_on = sa.select(tables.c.id).where(tables.c.id.in_(mine), ~tables.c.over)
            here = (seats.c.profile == id) & seats.c.table_id.in_(still_on)
            statements.append(seats.update().where(here).values(name=changes["name"]))
            bump = tables.update().where(tables.c.id.in_(still_on))
            statements.append(bump.values(version=tables.c.version + 1))
        await self._write(*statements)

    async def devices(self, profile: str, secret: str) -> list[Device]:
        """All browsers of a profile, the one that asks marked."""
        rows = await self._read(
            sa.select(devices).where(devices.c.profile == profile).order_by(devices.c.created)
        )
        mine = hashed(secret)
        return [Device(r.id, r.label, r.created, r.seen, r.secret == mine) for r in rows]

    async def revoke(self, profile: str, device: str) -> list[str]:
        """A browser is no longer this person's: nor are the pages it has open.

        It may know the links of its seats, so these are renewed; the answer is the ids of their
        tables.
        """
        chosen = (devices.c.profile == profile) & (devices.c.id == device)
        if not await self._changed(devices.delete().where(chosen)):
            return []
        mine = sa.select(seats).join(tables, tables.c.id == seats.c.table_id)
        rows = await self._read(
            mine.where(seats.c.profile == profile, seats.c.held, ~tables.c.over)
        )
        statements: list[Any] = []
        for row in rows:
            here = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
            renewed = seats.update().where(here).values(token=secrets.token_urlsafe(24))
            statements += [renewed, self._bump(row.table_id)]
        if statements:
            await self._write(*statements)
        return [row.table_id for row in rows]

    async def renew_recovery(self, profile: str) -> str:
        """A new recovery secret; the one before no longer works."""
        secret = secrets.token_urlsafe(24)
        await self.change(profile, recovery=hashed(secret))
        return secret

    async def recovered(self, secret: str) -> Profile | None:
        """The profile that a recovery link belongs to."""
        chosen = sa.select(profiles).where(profiles.c.recovery == hashed(secret))
        rows = await self._read(chosen)
        return _profile(rows[0]) if rows else None

    async def adopt(self, profile: Profile, secret: str, label: str) -> list[str]:
        """This browser is now this person's; what it had played as somebody else comes along.

        A table where both sit keeps the two seats apart, each with who had it. Whoever has another
        device still goes on there, with all that is theirs. The answer is the ids of the tables
        that came along.
        """
        before = await self.by_secret(secret)
        if before is not None and before.id == profile.id:
            return []
        moved: list[str] = []
        statements: list[Any] = [devices.delete().where(devices.c.secret == hashed(secret))]
        gone = before is not None and len(await self.devices(before.id, secret)) == 1
        if before is not None and gone:
            both = sa.select(seats.c.table_id).where(seats.c.profile == profile.id)
            mine = (seats.c.profile == before.id) & seats.c.table_id.not_in(both)
            theirs = sa.select(seats.c.table_id).where(seats.c.profile == before.id)
            moved = [row.table_id for row in await self._read(theirs)]
            bump = tables.update().where(tables.c.id.in_(moved))
            statements.append(bump.values(version=tables.c.version + 1))
            statements.append(seats.update().where(mine).values(profile=profile.id))
            statements += await self._come_along(before.id, profile.id)
        await self._write(*statements, self._device(profile.id, secret, label))
        if before is not None and gone:
            await self.forget(before.id)
        return moved

    async def _come_along(self, before: str, now: str) -> list[Any]:
        """Ratings, and whom one does not hear: what the two have both stays as it is."""
        statements: list[Any] = []
        rated = {(one.game, one.ladder) for one in await self.ratings_of(now)}
        for one in await self.ratings_of(before):
            if (one.game, one.ladder) not in rated:
                statements.append(ratings.insert().values({**vars(one), "profile": now}))
        shuns = await self.shunned(now)
        for other, how in (await self.shunned(before)).items():
            if other not in (*shuns, now):
                statements.append(shunned.insert().values(profile=now, other=other, how=how))
        return statements

    async def forget(self, id: str) -> list[str]:
        """Everything that names this person goes; their tables stay, played on by bots.

        The answer is the ids of tables that have changed.
        """
        named = (talk.c.seat == HAPPENED) & talk.c.text.contains(f'"{id}"')
        wished = await self._read(sa.select(wishes.c.table_id).where(wishes.c.profile == id))
        heard = await self._read(sa.select(talk.c.table_id).where((talk.c.profile == id) | named))
        elsewhere = {row.table_id for row in (*wished, *heard)}
        mine = await self._read(
            sa.select(seats, tables.c.over)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.profile == id)
        )
        statements: list[Any] = []
        for row in mine:
            here = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
            gone: dict[str, object] = {
                "profile": "",
                "held": False,
                "name": DEFAULT_NAMES[row.seat],
                "token": secrets.token_urlsafe(24),
                "part": row.part if row.over else "",
            }
            if not row.over:
                gone |= {"kind": "bot", "level": row.level or "deputy"}
            statements.append(seats.update().where(here).values(**gone))
            own = (orders.c.table_id == row.table_id) & (orders.c.seat == row.seat)
            statements.append(orders.delete().where(own))
            spoken = (talk.c.table_id == row.table_id) & (talk.c.seat == row.seat)
            statements.append(talk.delete().where(spoken))
            here_told = (talk.c.table_id == row.table_id) & (talk.c.seat == HAPPENED)
            for line in await self._read(sa.select(talk).where(here_told)):
                if row.name in json.loads(line.text).values():
                    statements.append(talk.delete().where(talk.c.id == line.id))
            archived = sa.select(archive.c.record).where(archive.c.table_id == row.table_id)
            for kept in await self._read(archived):
                record = Record.loads(kept.record)
                record.names[row.seat] = DEFAULT_NAMES[row.seat]
                written = archive.update().where(archive.c.table_id == row.table_id)
                statements.append(written.values(record=record.dumps()))
            elsewhere.add(row.table_id)
        statements += [self._bump(table) for table in sorted(elsewhere)]
        for gone_with in (wishes, ratings, invitations, shunned):
            statements.append(gone_with.delete().where(gone_with.c.profile == id))
        statements.append(invitations.delete().where(invitations.c.by == id))
        statements.append(shunned.delete().where(shunned.c.other == id))
        statements.append(talk.delete().where((talk.c.profile == id) | named))
        statements.append(devices.delete().where(devices.c.profile == id))
        statements.append(profiles.delete().where(profiles.c.id == id))
        await self._write(*statements)
        await self.shred()
        return sorted(elsewhere)

    # -- tables -----------------------------------------------------------------------

    async def tables_of(self, profile: str, over: bool, most: int) -> list[str]:
        """The ids of tables where somebody sits, those of the last days first."""
        chosen = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.profile == profile, seats.c.held, tables.c.over == over)
            .order_by(tables.c.finished.desc(), tables.c.created.desc())
            .limit(most)
        )
        return list(dict.fromkeys(row[0] for row in await self._read(chosen)))

    async def begin_table(self, id: str, seed: list[str]) -> bool:
        """A table leaves its waiting room, once."""
        here = (tables.c.id == id) & (tables.c.stage == "waiting")
        values: dict[str, Any] = {
            "stage": "on",
            "seed": json.dumps(seed),
            "started": time.time(),
            "version": tables.c.version + 1,
        }
        return await self._changed(tables.update().where(here).values(**values))

    async def finish(self, id: str, winners: Sequence[int], scores: Sequence[int]) -> None:
        """How a game ended."""
        result = json.dumps({"winners": list(winners), "scores": list(scores)})
        here = tables.update().where(tables.c.id == id)
        await self._write(here.values(result=result, finished=time.time()))

    async def set_rematch(self, id: str, new: str) -> bool:
        """Where the same people play again; only the first to ask is heard."""
        here = (tables.c.id == id) & (tables.c.rematch == "")
        values = {"rematch": new, "version": tables.c.version + 1}
        return await self._changed(tables.update().where(here).values(**values))

    async def rows(self, ids: Sequence[str]) -> dict[str, sa.Row[Any]]:
        """Tables as they are kept, by id."""
        rows = await self._read(sa.select(tables).where(tables.c.id.in_(list(ids))))
        return {row.id: row for row in rows}

    async def _changed(self, statement: Any) -> bool:
        changed = await self._write(statement)
        return changed is not None and changed[0] == 1

    async def pause(self, table: str, seat: int, number: int) -> bool:
        """Somebody takes their pause of this number; False when they just have."""
        row = {"table_id": table, "seat": seat, "number": number, "at": time.time()}
        with suppress(IntegrityError):
            await self._write(pauses.insert().values(row), self._bump(table))
            return True
        return False

    async def pauses(self, table: str) -> list[tuple[int, float]]:
        """Who took a pause at a table, and when."""
        chosen = sa.select(pauses).where(pauses.c.table_id == table).order_by(pauses.c.at)
        return [(row.seat, row.at) for row in await self._read(chosen)]

    async def timed_tables(self) -> list[str]:
        """The ids of tables that are on and where time runs out by itself."""
        chosen = sa.select(tables.c.id).where(~tables.c.over, tables.c.time != "")
        return [row[0] for row in await self._read(chosen)]

    # -- links that were used -------------------------------------------------------------

    async def keep_link(self, token: str, table: str, seat: int) -> None:
        """Remember where a used invitation led."""
        try:
            await self._write(links.insert().values(token=token, table_id=table, seat=seat))
        except IntegrityError:
            return

    async def used_link(self, token: str) -> tuple[str, int] | None:
        """The table and seat that a used invitation led to."""
        rows = await self._read(sa.select(links).where(links.c.token == token))
        return (rows[0].table_id, rows[0].seat) if rows else None

    # -- what was played, and how well -------------------------------------------------

    async def games_of(self, profile: str, most: int = 500) -> list[Played]:
        """All finished games of somebody, the newest first."""
        chosen = (
            sa.select(tables, seats.c.seat.label("mine"))
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.profile == profile, tables.c.over, tables.c.source != "record")
            .order_by(tables.c.finished.desc(), tables.c.created.desc())
            .limit(most)
        )
        rows = await self._read(chosen)
        ids = [row.id for row in rows]
        sitting = await self._read(sa.select(seats).where(seats.c.table_id.in_(ids)))
        found = []
        for row in rows:
            result = json.loads(row.result) if row.result else {}
            winners = tuple(result["winners"]) if result else None
            others = [s for s in sitting if s.table_id == row.id and s.seat != row.mine]
            found.append(
                Played(
                    row.id,
                    row.game,
                    json.loads(row.options),
                    row.finished or row.created,
                    row.mine,
                    winners,
                    tuple(result.get("scores", ())),
                    tuple(sorted(others, key=lambda s: s.seat)),
                    row.rated,
                )
            )
        return found

    async def ratings(self, ids: Sequence[str], game: str, ladder: str) -> dict[str, Rating]:
        """The ratings of some people in a game."""
        chosen = sa.select(ratings).where(
            ratings.c.profile.in_(list(ids)), ratings.c.game == game, ratings.c.ladder == ladder
        )
        return {row.profile: _rating(row) for row in await self._read(chosen)}

    async def ratings_of(self, profile: str) -> list[Rating]:
        """All ratings of one person."""
        chosen = sa.select(ratings).where(ratings.c.profile == profile)
        return [_rating(row) for row in await self._read(chosen)]

    async def set_ratings(self, new: Sequence[Rating]) -> None:
        """Write ratings down, in the place of those before."""
        statements: list[Any] = []
        for one in new:
            key = (ratings.c.profile == one.profile) & (ratings.c.game == one.game)
            statements.append(ratings.delete().where(key & (ratings.c.ladder == one.ladder)))
            statements.append(ratings.insert().values(**vars(one)))
        await self._write(*statements)

    # -- company ------------------------------------------------------------------------

    async def company(self, profile: str, most: int = 12) -> list[Profile]:
        """People one has sat at a table with, the last first, without those one shuns."""
        return [who for who, _ in await self.met(profile, most)]

    async def met(self, profile: str, most: int) -> list[tuple[Profile, float]]:
        """The same, with when the last table with them was set."""
        mine = sa.select(seats.c.table_id).where(seats.c.profile == profile)
        avoided = sa.select(shunned.c.other).where(shunned.c.profile == profile)
        chosen = (
            sa.select(seats.c.profile, sa.func.max(tables.c.created).label("last"))
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.table_id.in_(mine), seats.c.profile.not_in(["", profile]))
            .where(seats.c.profile.not_in(avoided))
            .group_by(seats.c.profile)
            .order_by(sa.desc("last"))
            .limit(most)
        )
        last = {row.profile: row.last for row in await self._read(chosen)}
        found = await self.profiles(list(last))
        return [(found[id], last[id]) for id in last if id in found]

    async def shun(self, profile: str, other: str, how: str) -> None:
        """Mute or block somebody; "" ends it."""
        here = (shunned.c.profile == profile) & (shunned.c.other == other)
        statements: list[Any] = [shunned.delete().where(here)]
        if how:
            statements.append(shunned.insert().values(profile=profile, other=other, how=how))
        if how == "block":
            theirs = (invitations.c.profile == profile) & (invitations.c.by == other)
            statements.append(invitations.delete().where(theirs))
        await self._write(*statements)

    async def shunned(self, profile: str) -> dict[str, str]:
        """Whom somebody does not want to hear, and how."""
        chosen = sa.select(shunned).where(shunned.c.profile == profile)
        return {row.other: row.how for row in await self._read(chosen)}

    async def blocked_by(self, profile: str) -> set[str]:
        """Those who have blocked somebody."""
        here = (shunned.c.other == profile) & (shunned.c.how == "block")
        return {row.profile for row in await self._read(sa.select(shunned.c.profile).where(here))}

    async def blocks(self, profile: str, other: str) -> bool:
        """Whether somebody has blocked another."""
        return (await self.shunned(profile)).get(other) == "block"

    async def invite(self, table: str, profile: str, by: str) -> None:
        """Ask somebody to a table; asking twice is asking once."""
        row = {"table_id": table, "profile": profile, "by": by, "at": time.time()}
        with suppress(IntegrityError):
            await self._write(invitations.insert().values(row))

    async def invitations(self, profile: str) -> list[tuple[str, str, float]]:
        """The tables one is asked to, by whom and when."""
        chosen = (
            sa.select(invitations)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(invitations.c.profile == profile, ~tables.c.over)
            .order_by(invitations.c.at.desc())
        )
        return [(row.table_id, row.by, row.at) for row in await self._read(chosen)]

    async def drop_invitation(self, table: str, profile: str) -> None:
        """An invitation was answered."""
        here = (invitations.c.table_id == table) & (invitations.c.profile == profile)
        await self._write(invitations.delete().where(here))

    # -- standing orders ------------------------------------------------------------------

    async def orders(self, table: str) -> list[Order]:
        """All standing orders at a table, in the order they were given."""
        chosen = sa.select(orders).where(orders.c.table_id == table)
        rows = await self._read(chosen.order_by(orders.c.at, orders.c.id))
        return [Order(r.id, r.seat, r.prompt, r.move, r.question, r.answer, r.since) for r in rows]

    async def give_order(self, table: str, order: Order) -> None:
        """One more order; an answer to the same question takes the place of the one before.

        A plan that has stopped is forgotten when another one begins.
        """
        here = (orders.c.table_id == table) & (orders.c.seat == order.seat)
        gone = orders.c.prompt == order.prompt if order.prompt else orders.c.since < 0
        statements: list[Any] = [orders.delete().where(here & gone)]
        row = {**vars(order), "table_id": table, "at": time.time()}
        await self._write(*statements, orders.insert().values(row), self._bump(table))

    async def stop_orders(self, table: str, stopped: Sequence[Order], why: str) -> None:
        """A plan goes no further; what is left of it says why."""
        here = orders.c.id.in_([order.id for order in stopped])
        since = next(number for number, known in STOPPED.items() if known == why)
        await self._write(orders.update().where(here).values(since=since), self._bump(table))

    async def drop_orders(self, table: str, gone: Sequence[Order]) -> None:
        """Orders that were carried out, cancelled or overtaken."""
        here = orders.c.id.in_([order.id for order in gone])
        await self._write(orders.delete().where(here), self._bump(table))

    # -- the operator ---------------------------------------------------------------------

    async def overview(self, over: bool) -> list[dict[str, Any]]:
        """All tables, with nothing of what is hidden at them."""
        made = sa.select(sa.func.count()).select_from(actions)
        moves = made.where(actions.c.table_id == tables.c.id).scalar_subquery()
        chosen = sa.select(tables, moves.label("moves")).order_by(tables.c.created.desc())
        if not over:
            chosen = chosen.where(~tables.c.over)
        rows = await self._read(chosen)
        sitting = await self._read(sa.select(seats).order_by(seats.c.seat))
        known = sa.select(talk.c.table_id, talk.c.name, talk.c.profile).distinct()
        onlookers = (talk.c.seat == SPECTATOR) & (talk.c.profile != "")
        heard = await self._read(known.where(onlookers).order_by(talk.c.name))
        return [
            {
                "id": row.id,
                "game": row.game,
                "stage": "over" if row.over else row.stage,
                "listed": bool(row.listed),
                "created": row.created,
                "moves": row.moves,
                "seats": [
                    {"seat": s.seat, "kind": s.kind, "name": s.name, "profile": s.profile}
                    for s in sitting
                    if s.table_id == row.id
                ],
                "onlookers": [  # who have said something
                    {"name": one.name, "profile": one.profile}
                    for one in heard
                    if one.table_id == row.id
                ],
            }
            for row in rows
        ]

    async def close_table(self, id: str) -> bool:
        """An operator ends a table before its game is over."""
        here = (tables.c.id == id) & ~tables.c.over
        values = {"over": True, "stage": CLOSED, "version": tables.c.version + 1}
        return await self._changed(tables.update().where(here).values(**values))

    async def ban(self, who: str, banned: bool) -> str:
        """Ban a profile, by its id or where it sits; the answer is its id, "" for nobody."""
        table, _, seat = who.partition("/")
        if seat.isdigit():
            here = (seats.c.table_id == table) & (seats.c.seat == int(seat))
            rows = await self._read(sa.select(seats.c.profile).where(here))
            who = rows[0].profile if rows else ""
        changed = profiles.update().where(profiles.c.id == who).values(banned=banned)
        if not who or not await self._changed(changed):
            return ""
        if banned:
            await self._put_out(who)
        return who

    async def _put_out(self, who: str) -> None:
        """Bots play on where somebody sits who was banned, and their open pages hear no more."""
        mine = sa.select(seats, tables.c.stage).join(tables, tables.c.id == seats.c.table_id)
        rows = await self._read(mine.where(seats.c.profile == who, seats.c.held, ~tables.c.over))
        statements: list[Any] = []
        for row in rows:
            gone: dict[str, object] = {"token": secrets.token_urlsafe(24)}
            if row.stage == "waiting":
                gone |= {"kind": "open", "held": False, "profile": "", "ready": False, "part": ""}
                gone |= {"name": DEFAULT_NAMES[row.seat]}
            else:
                gone |= {"kind": "bot", "level": row.level or "deputy"}
                text = json.dumps({"name": row.name, "of": [who]})
                told = {"seat": HAPPENED, "name": GIVEN, "text": text, "at": time.time()}
                statements.append(talk.insert().values(table_id=row.table_id, profile="", **told))
            here = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
            statements += [seats.update().where(here).values(**gone), self._bump(row.table_id)]
        if statements:
            await self._write(*statements)

    # -- wishes for a bot's seat ------------------------------------------------------------

    async def wishes(self, table: str) -> list[Wish]:
        """Who would like to take which bot's seat, in order."""
        chosen = sa.select(wishes).where(wishes.c.table_id == table).order_by(wishes.c.at)
        return [_wish(row) for row in await self._read(chosen)]

    async def wish(self, table: str, seat: int, profile: Profile, name: str) -> None:
        """One more wish, or another one of the same person."""
        earlier = (wishes.c.table_id == table) & (wishes.c.profile == profile.id)
        await self._write(
            wishes.delete().where(earlier),
            wishes.insert().values(
                id=secrets.token_hex(6),
                table_id=table,
                seat=seat,
                profile=profile.id,
                name=name,
                agreed="[]",
                at=time.time(),
            ),
            self._bump(table),
        )

    async def agree(self, wish: Wish, seat: int) -> None:
        """A seat agrees."""
        agreed = json.dumps(sorted({*wish.agreed, seat}))
        here = wishes.update().where(wishes.c.id == wish.id)
        await self._write(here.values(agreed=agreed), self._bump(wish.table))

    async def drop_wish(self, wish: Wish) -> None:
        """A wish is granted, refused or withdrawn."""
        await self._write(wishes.delete().where(wishes.c.id == wish.id), self._bump(wish.table))

    def _bump(self, id: str) -> Any:
        return tables.update().where(tables.c.id == id).values(version=tables.c.version + 1)

    # -- keys -----------------------------------------------------------------------------

    async def key(self, name: str) -> str:
        """A random key of this house, 32 bytes in hexadecimal, the same for all its servers."""
        chosen = sa.select(keys.c.value).where(keys.c.name == name)
        rows = await self._read(chosen)
        if not rows:
            with suppress(IntegrityError):
                await self._write(keys.insert().values(name=name, value=secrets.token_hex(32)))
            rows = await self._read(chosen)
        value: str = rows[0][0]
        return value


def _profile(row: Any) -> Profile:
    return Profile(
        row.id,
        row.name,
        row.mark,
        row.recovery,
        row.created,
        row.seen,
        row.banned,
        row.email,
        row.lang,
    )


def _rating(row: Any) -> Rating:
    return Rating(row.profile, row.game, row.ladder, row.mu, row.sigma, row.games)


def _wish(row: Any) -> Wish:
    agreed = tuple(json.loads(row.agreed))
    return Wish(row.id, row.table_id, row.seat, row.profile, row.name, agreed)
