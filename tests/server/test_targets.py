"""Whatever may be pressed has room for a finger, in every game, on every screen."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.engine.rng import Rng
from tests.server.browser import enter, screen_of
from tests.server.server import Server
from tests.server.stored import keep_table

pytestmark = pytest.mark.browser

MISSED = """() => {
  const finger = 21.5, missed = [];
  const board = document.querySelector('#board');
  const lit = [...board.querySelectorAll('.lit')].map((thing) => {
    const box = thing.querySelector('.area').getBoundingClientRect();
    return { move: thing.dataset.move, box, frame: thing.ownerSVGElement,
             x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const away = (one, x, y) => Math.hypot(one.x - x, one.y - y);
  const holds = (one, x, y) =>
    x >= one.box.left && x <= one.box.right && y >= one.box.top && y <= one.box.bottom;
  let around = 0, presses = 0;
  for (const one of lit) {
    for (const dx of [-finger, 0, finger]) for (const dy of [-finger, 0, finger]) {
      const x = one.x + dx, y = one.y + dy;
      const under = document.elementFromPoint(x, y);
      if (!under || !under.closest('#board')) continue;
      const frame = under.closest('svg');
      if (one.frame !== board && frame !== one.frame) continue;
      under.dispatchEvent(new PointerEvent('pointermove',
        { clientX: x, clientY: y, bubbles: true }));
      const got = document.querySelector('#moves .move.echo')?.value;
      presses += 1;
      if (!holds(one, x, y) && got === one.move) around += 1;
      const others = lit.filter((other) => other.move === got);
      const theirs = under.closest('.lit')?.dataset.move === got || others.some((other) =>
        holds(other, x, y) || away(other, x, y) <= away(one, x, y) + 0.5);
      if (got !== one.move && !theirs) missed.push([one.move, dx, dy, got]);
    }
  }
  const offered = [...document.querySelectorAll('#moves button.move')];
  const small = offered.filter((button) => {
    if (!button.checkVisibility()) return false;
    const box = button.getBoundingClientRect();
    return box.width < 44 || box.height < 44;
  }).map((button) => button.value);
  return { missed, small, lit: lit.length, around, presses };
}"""
"""Where a press at most 22 px beside the middle of a legal thing means neither it nor a nearer one.

And the buttons of the same moves that are smaller than 44 by 44.
"""

SCREENS = ((360, 740), (1440, 900), (2560, 1440))
OPTIONS: dict[str, dict[str, Any]] = {
    "wanted": {"dollars": True},
    "undead": {},
    "pioneers": {},
    "bantam": {"mode": "governors"},
}


def stages(game: str) -> list[saloon.Match]:
    """Early and in the middle: where there is most to choose from in a stretch of random moves."""
    match = saloon.Match(saloon.game(game), 4, "targets", OPTIONS[game])
    rng = Rng.seeded("targets")
    most = [(0, 0), (0, 0)]
    for number in range(240):
        ask = match.asks[0]
        if len(match.asks) == 1 and len(ask.moves) > most[number >= 40][0]:
            most[number >= 40] = (len(ask.moves), number)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        if match.over:
            break
    return [match.at(min(number, len(match.history) - 1)) for _, number in most]


@pytest.mark.parametrize("game", OPTIONS)
def test_a_press_near_a_legal_thing_means_it(server: Server, person: Any, game: str) -> None:
    tables = []
    for match in stages(game):
        row = keep_table(server, match, range(4))
        tables.append((row.id, f"{row.id}-{match.asks[0].seat}"))
    around = lit = 0
    me = person(server, has_touch=True)
    for width, height in SCREENS:
        me.page.goto("about:blank")
        me.page.set_viewport_size({"width": width, "height": height})
        screen = screen_of(width, height)
        me.context.add_cookies([{"name": "wide", "value": screen, "url": server.url}])
        for table, token in tables:
            enter(me, table, token)
            found = me.page.evaluate(MISSED)
            assert found["missed"] == [], (game, width)
            assert found["small"] == [], (game, width)
            around += found["around"]
            lit += found["lit"]
    assert lit > 0
    # On the map of pioneers everything that may be pressed is larger than a finger.
    assert game in ("wanted", "pioneers") or around > 0
