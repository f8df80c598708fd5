"""What is agreed at a table before anybody sits down: its rules, its time, whether it is rated."""

from __future__ import annotations

from saloon.server import pages
from saloon.server.clock import DAY
from saloon.server.history import option_word, unusual
from saloon.server.live import Live


def terms(live: Live, lang: str) -> list[str]:
    """In words, a line each; nothing of what is as usual."""
    say = pages.words(lang)
    found = [option_word(live.game.id, one, lang) for one in unusual(live.game, live.row.options)]
    time = live.clock.time
    if time.bank:
        found.append(say("terms-bank", minutes=round(time.bank / 60), seconds=round(time.add)))
    elif time.each >= DAY:
        found.append(say("terms-days", count=round(time.each / DAY)))
    elif time.runs:
        found.append(say("terms-seconds", count=round(time.each)))
    if time.runs:
        found.append(say("terms-then", then=say(f"then-{time.then}")))
    if live.row.rated:
        found.append(say("rated-table"))
    return found
