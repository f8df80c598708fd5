"""Notices by e-mail: your turn, invited, finished. Off until asked for, and one link ends them.

A notice says that something waits and where, never anything of what happened at the table.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import time
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, make_msgid
from typing import Annotated, Final
from urllib.parse import unquote, urlsplit

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

from saloon.engine.errors import BadSetup
from saloon.server import pages
from saloon.server.access import Refused, house_of, must_be
from saloon.server.live import Live
from saloon.server.people_store import People, Profile
from saloon.server.request_context import language
from saloon.server.tables import POST, House
from saloon.server.trust import sealed
from saloon.server.waiting import calls

log = logging.getLogger("saloon.server")

notices = APIRouter(include_in_schema=False)

ADDRESS: Final = re.compile(r"[^@\s<>\",;:\\()\[\]]{1,64}@[A-Za-z0-9][A-Za-z0-9.-]{1,190}")
LONGEST_LINE: Final = 900
"""A shorter one would fold the link that ends letters, and mail programs would not find it."""

LOOK: Final = 2.0
"""Seconds between two looks at whose turn it is."""


@dataclass(frozen=True)
class Mail:
    """Where letters are handed in: smtp://user:password@host:port, smtps://, smtp+tls://."""

    url: str
    sender: str
    site: str  # the address people reach this house at

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("smtp", "smtps", "smtp+tls") or not parts.hostname:
            raise BadSetup(
                "mail is handed in at smtp://HOST:PORT, smtps:// or smtp+tls://, where needed with "
                f"USER:PASSWORD@, not at {parts.scheme}://{parts.hostname or ''}"
            )
        if not ADDRESS.fullmatch(self.sender):
            raise BadSetup(f"{self.sender!r} is not an address mail can come from")

    def send(self, to: str, subject: str, text: str, end: str = "") -> None:
        """Hand one letter in; blocks, and raises what the server says.

        `end` is where a mail program ends all letters by itself.
        """
        letter = EmailMessage(SMTP.clone(max_line_length=LONGEST_LINE))
        letter["From"] = self.sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = localtime()
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if end:
            letter["List-Unsubscribe"] = f"<{self.site}{end}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text, cte="quoted-printable")
        parts = urlsplit(self.url)
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "", parts.port or 0, timeout=20) as post:
            if parts.scheme == "smtp+tls":
                post.starttls()
            if parts.username:
                post.login(unquote(parts.username), unquote(parts.password or ""))
            post.send_message(letter)


class Postman:
    """Goes round and writes to those who asked for it and are not here."""

    def __init__(self, house: House, mail: Mail) -> None:
        self.house = house
        self.mail = mail
        self.told: set[tuple[str, str, str]] = set()  # profile, table and what
        self.began = time.time()
        self.mine = True  # one server of the house goes round
        self.looked = self.began  # the last time it went round
        self.known: dict[str, tuple[str, float]] = {}  # whom it writes to, where, and since when

    async def run(self) -> None:
        """Look round now and then, for as long as the house is open."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                mine = await self.house.telegraph.claim(POST)
                if mine and not self.mine:  # another server has written all letters until now
                    self.began = time.time()
                self.mine = mine
                if mine:
                    await self.round()
            except Exception:
                log.exception("the post")

    async def round(self) -> None:
        """Everybody who can be written to, once."""
        last, self.looked = self.looked, time.time()
        reachable = await self.house.people.reachable()
        self.known = {
            who.id: (who.email, last)
            if self.known.get(who.id, ("", 0.0))[0] != who.email
            else self.known[who.id]
            for who in reachable
        }
        for who in reachable:
            for id in await self.house.people.tables_of(who.id, over=False, most=50):
                live = await self.house.peek(id)
                seat = live.owned_by(who) if live is not None else None
                if live is None or seat is None:
                    continue
                waits = {
                    "turn": live.must_answer(seat.seat) and seat.kind == "human",
                    "room": calls(live, seat),
                }
                for what, now in waits.items():
                    if not now:
                        self.told.discard((who.id, id, what))
                    elif not live.here(seat.seat):
                        await self.write(who, live, what, changed(live))
            for id, by, at in await self.house.people.invitations(who.id):
                await self.write(who, await self.house.table(id), "invited", at, by)
            for id in await self.house.people.tables_of(who.id, over=True, most=5):
                live = await self.house.peek(id)
                if live is not None:
                    await self.write(who, live, "finished", live.ended)

    async def write(self, who: Profile, live: Live, what: str, since: float, by: str = "") -> None:
        """One letter about something new: nothing from before it was asked for, or a restart."""
        key = (who.id, live.id, what)
        if key in self.told or since < max(self.began, self.known[who.id][1]):
            return
        self.told.add(key)
        say = pages.game_words(live.game, who.lang)
        end = f"/notices/end/{await ending(self.house.people, who)}"
        asks = await self.house.people.profile(by) if by else None
        text = say(
            f"mail-{what}",
            game=say("title"),
            name=asks.name if asks is not None and asks.name else say("somebody"),
            link=f"{self.mail.site}/t/{live.id}" if what != "invited" else f"{self.mail.site}/",
            end=f"{self.mail.site}{end}",
        )
        subject = say(f"mail-{what}-subject", game=say("title"))
        try:
            await asyncio.to_thread(self.mail.send, who.email, subject, text, end)
        except (OSError, smtplib.SMTPException):
            log.exception("a letter could not be handed in")
            self.told.discard(key)


def changed(live: Live) -> float:
    """When the table began to wait as it waits now, or in its room somebody last came or went."""
    if live.waiting:
        return max([live.row.created, *(line.at for line in live.talk)])
    return live.asked_since


async def ending(people: People, who: Profile) -> str:
    """The secret of the link that ends all letters to an address."""
    return f"{who.id}-{await sealed(people, f'end {who.id} {who.email}')}"


@notices.post("/me/notices")
async def ask_for(request: Request, email: Annotated[str, Form()] = "") -> Response:
    """Ask for letters: the address is used once it has been confirmed from there."""
    me = await must_be(request)
    lang = language(request)
    people = house_of(request).people
    mail: Mail | None = request.app.state.mail
    address = email.strip()
    if not address:
        await people.change(me.id, email="")
        return RedirectResponse("/me#notices", 303)
    if mail is None or not ADDRESS.fullmatch(address):
        raise Refused(pages.words(lang)("error-address"), 422)
    say = pages.words(lang)
    seal = await sealed(people, f"confirm {me.id} {address}")
    link = f"{mail.site}/notices/confirm/{me.id}/{seal}?address={address}"
    text = say("mail-confirm", link=link)
    try:
        await asyncio.to_thread(mail.send, address, say("mail-confirm-subject"), text)
    except (OSError, smtplib.SMTPException):
        log.exception("a letter could not be handed in")
        raise Refused(say("error-post"), 502) from None
    return RedirectResponse("/me?sent=1#notices", 303)


@notices.get("/notices/confirm/{id}/{seal}")
async def confirm(request: Request, id: str, seal: str, address: str = "") -> HTMLResponse:
    """The link in the first letter."""
    people = house_of(request).people
    lang = language(request)
    if seal != await sealed(people, f"confirm {id} {address}"):
        raise Refused(pages.words(lang)("error-dead-link"), 404)
    await people.change(id, email=address, lang=lang)
    return page(lang, "notices-on")


@notices.get("/notices/end/{secret}")
async def ask_to_end(request: Request, secret: str) -> HTMLResponse:
    """The link in every letter ends them all."""
    return await end(request, secret)


@notices.post("/notices/end/{secret}")
async def end(request: Request, secret: str) -> HTMLResponse:
    """The same for a mail program that does it by itself."""
    people = house_of(request).people
    who = await people.profile(secret.partition("-")[0])
    lang = language(request)
    if who is not None and who.email and secret == await ending(people, who):
        await people.change(who.id, email="")
    return page(lang, "notices-off")


def page(lang: str, message: str) -> HTMLResponse:
    """One sentence."""
    return HTMLResponse(pages.render("told.html", lang, message=pages.words(lang)(message)))


def read_mail(url: str, sender: str, site: str) -> Mail | None:
    """The operator's settings; None where there are none."""
    return Mail(url, sender, site.rstrip("/")) if url else None
