"""Live shootouts at the web table: two programs, two people, one of them on a delayed line."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, expect

import saloon
from saloon.engine.rng import Rng
from saloon.server import duel
from tests.server.browser import Person, enter
from tests.server.client import Data, Player, client
from tests.server.postgres import Postgres
from tests.server.server import Server
from tests.server.stored import keep_table, moves_after

PATIENT = """
import saloon.server.duel as duel
import saloon.server.telegraph as telegraph
telegraph.DEAD = telegraph.HUNG = 900.0
duel.TIMES = duel.Times(
    show_up=900, gather=900, steady=1.0, count=0.2, wait=(1.5, 1.5), lead=900, idle=900
)
"""
"""Nobody is hurried: what happens in these tests hangs on no machine's speed."""

DELAY = 0.3

RESTS = """() => {
  const stage = document.querySelector('#shootout');
  new MutationObserver(() => {
    if (stage.dataset.stage !== 'over') return;
    window.rested ??= stage.querySelector('[data-close]').disabled;
  }).observe(stage, { attributeFilter: ['data-stage'] });
}"""
"""Keeps whether Continue could be pressed at the moment the page saw the end."""

TOO_LATE = """() => {
  const turn = document.querySelector('#shootout .turn');
  if (!turn.hidden) turn.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}"""
"""Turns a card, unless the page has seen the end already."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("duels") / "tables.db"
    running = Server(f"sqlite:///{path}", prelude=PATIENT)
    yield running
    running.kill()


def to_a_duel() -> saloon.Match:
    """A match that has come to a live Shootout: the Bandit, in Ada's hands, against Belle."""
    match = saloon.Match(saloon.game("pioneers"), 2, "duel 94", {"shootout": "live"})
    rng = Rng.seeded("x94")
    while match.asks[0].prompt != "duel":
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


class Gun:
    """A duellist's page without a browser: it keeps a clock of its own, far from the server's."""

    def __init__(self, server: Server, row: Any, seat: int | None) -> None:
        query = "" if seat is not None else f"?watch={row.watch}"
        cookies = {} if seat is None else {"seat": f"{row.id}-{seat}"}
        self.http = client(server.url, cookies=cookies)
        self.address = f"/t/{row.id}/duel{query}"
        self.told: Data = {}
        self.backs: list[tuple[int, float]] = []
        self.turns: list[tuple[int, float]] = []

    def clock(self) -> float:
        return time.monotonic() + 1234.5

    def say(self, **more: Any) -> Data:
        body = {"duel": self.told.get("id", ""), "sent": self.clock(), "back": self.backs}
        answer = self.http.post(self.address, json=body | {"turns": self.turns} | more)
        heard = self.clock()
        assert answer.is_success, answer.text
        self.told = answer.json()
        self.backs = [(self.told["probe"], heard)] if "probe" in self.told else []
        return self.told

    def until(self, true: Callable[[Data], bool], **more: Any) -> Data:
        for _ in range(20_000):
            if true(self.say(**more)):
                return self.told
            time.sleep(0.01)
        raise AssertionError(f"it never came to that: {self.told}")

    def open(self) -> Data:
        return self.until(lambda told: told.get("known", told["stage"] == "gather"))

    def turn(self) -> None:
        """Turn a card now."""
        self.turns.append((len(self.turns) + 1, self.clock()))
        self.say()

    def shoot(self) -> None:
        """Turn cards up to the Hit, slower than any hand must be."""
        for _ in range(self.told["deck"].index(True) + 1):
            self.turn()
            time.sleep(2 * duel.HAND)


def table(server: Server, people: tuple[int, ...] = (0, 1)) -> Any:
    """A stored table at a duel."""
    return keep_table(server, to_a_duel(), people)


def played(server: Server, row: Any) -> list[str]:
    """What has been played since the duel began, once there is something."""
    for _ in range(20_000):
        found = moves_after(server, row.id, len(to_a_duel().history))
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("nobody has decided")


def drawn(*guns: Gun) -> None:
    """Everybody is ready, and DRAW has been said."""
    for gun in guns:
        gun.open()
    for gun in guns:
        gun.say(ready=True, cut=3)
    for gun in guns:
        gun.until(lambda told: told.get("draw_at") is not None)
    for gun in guns:
        gun.until(lambda told: told["now"] > told["draw_at"] + 2 * duel.GUESS)


def test_the_first_hit_wins_and_is_a_move(patient: Server) -> None:
    """PIO-LIVE-03..07: sealed orders, a cut, cards turned by a clock of one's own, the verdict."""
    row = table(patient)
    ada, belle, watch = Gun(patient, row, 0), Gun(patient, row, 1), Gun(patient, row, None)
    sealed = [side["commitment"] for side in ada.say()["sides"]]
    assert ada.told["stage"] == "gather"
    drawn(ada, belle)
    assert ada.told["trip"] > 0
    assert abs(ada.told["offset"] + 1234.5) <= ada.told["trip"] / 2
    assert all("opened" not in side for side in ada.told["sides"])
    assert "deck" not in watch.say()
    assert watch.told["me"] is None
    for move in ("attacker-first", "too-close"):
        said = Player(patient.url, row.id, f"{row.id}-0", 0).play(move, len(to_a_duel().history))
        assert said.status_code == 422, "that is for the referee to say"
    belle.shoot()
    told = watch.until(lambda told: told["stage"] == "over")
    assert told["verdict"] == duel.SECOND
    assert played(patient, row)[0] == "defender-first"
    assert [side["commitment"] for side in told["sides"]] == sealed
    for side in told["sides"]:
        assert hashlib.sha256(side["opened"].encode()).hexdigest() == side["commitment"]
        order = side["opened"].split()[0]
        assert [card == "H" for card in order[3:] + order[:3]] == side["deck"]
    assert told["sides"][1]["after"] > 0


def test_a_false_start_loses_the_shot(patient: Server) -> None:
    """PIO-LIVE-08: a card turned between three and DRAW."""
    row = table(patient)
    ada, belle = Gun(patient, row, 0), Gun(patient, row, 1)
    for gun in (ada, belle):
        gun.open()
    for gun in (ada, belle):
        gun.say(ready=True)
    told = ada.until(lambda told: told["count_at"] and told["now"] > told["count_at"] + 0.05)
    ada.turns.append((1, told["count_at"] + 0.02 - told["offset"]))
    told = ada.until(lambda told: told["stage"] == "over")
    assert told["sides"][0]["false"]
    assert told["verdict"] == duel.SECOND
    assert played(patient, row)[0] == "defender-first"


def test_too_close_is_a_free_replay(patient: Server) -> None:
    """PIO-LIVE-05, PIO-LIVE-07: Belle's page never hears of DRAW; other decks, then chance."""
    row = table(patient)
    ada, belle = Gun(patient, row, 0), Gun(patient, row, 1)
    belle.open()
    belle.say(ready=True)
    drawn(ada)
    first = [side["commitment"] for side in ada.told["sides"]]
    ada.shoot()
    ada.turns = []
    told = ada.until(lambda told: told["attempt"] == 2)
    assert played(patient, row) == ["too-close"]
    assert (told["stage"], told["why"]) == ("gather", "late")
    assert not set(first) & {side["commitment"] for side in told["sides"]}
    assert [side["strict"] for side in told["sides"]] == [False, True], "PIO-LIVE-10: this once"
    belle.open()
    belle.say(decline=True)
    told = ada.until(lambda told: told["stage"] == "over")
    assert told["given_up"] == "declined"
    ada.until(lambda _: len(played(patient, row)) > 1)
    assert played(patient, row)[1] == "chance"
    page = client(patient.url, cookies={"seat": f"{row.id}-0"})
    ada.until(lambda _: "lets chance decide" in page.get(f"/t/{row.id}").text)
    assert "page said came late" in page.get(f"/t/{row.id}").text


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_duellists_at_two_servers_of_one_house(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """PIO-LIVE-04..08: one server referees, and the other carries what its page says there."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.fresh()
    one = Server(database, prelude=PATIENT)
    two = Server(database, prelude=PATIENT)
    try:
        for server in (one, two):
            while "saloon_servers 2" not in httpx.get(f"{server.url}/metrics").text:
                time.sleep(0.05)
        row = table(one)
        ada, belle, watch = Gun(one, row, 0), Gun(two, row, 1), Gun(two, row, None)
        ada.until(lambda told: told["stage"] == "gather")
        belle.until(lambda told: told.get("id") == ada.told["id"])
        drawn(ada, belle)
        assert belle.told["me"] == 1
        assert belle.told["trip"] > 0
        assert "deck" not in watch.say()
        belle.shoot()
        for gun in (ada, belle, watch):
            told = gun.until(lambda told: told["stage"] == "over")
            assert told["verdict"] == duel.SECOND
    finally:
        one.kill()
        two.kill()


def test_a_bot_draws_like_a_person(patient: Server) -> None:
    """PIO-LIVE-02, PIO-RULING-45: it is always ready, and hits while nobody turns a card."""
    row = table(patient, people=(0,))
    ada = Gun(patient, row, 0)
    drawn(ada)
    told = ada.until(lambda told: told["stage"] == "over")
    assert told["verdict"] == duel.SECOND
    assert told["sides"][1]["bot"]
    assert told["sides"][1]["after"] > duel.REACTION["greenhorn"][0] / 2
    assert played(patient, row)[0] == "defender-first"


def test_against_somebody_away_chance_decides(server: Server) -> None:
    """PIO-LIVE-02: nobody has a page open."""
    row = table(server)
    ada = Gun(server, row, 0)
    told = ada.until(lambda told: told["stage"] == "over")
    assert told["given_up"] == "absent"
    assert played(server, row)[0] == "chance"


def test_bots_among_themselves_are_not_timed(patient: Server) -> None:
    """PIO-LIVE-02."""
    row = table(patient, people=())
    Gun(patient, row, None).say()
    assert played(patient, row)[0] == "chance"


@pytest.mark.browser
def test_two_people_and_a_delayed_line(patient: Server, person: Any) -> None:
    """PIO-LIVE-01..08: a desk in English against a phone in French, whose line is delayed."""
    row = table(patient)
    ada: Person = person(patient)
    belle: Person = person(
        patient, viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR"
    )

    def late(route: Route) -> None:
        time.sleep(DELAY)
        route.continue_()

    belle.page.route("**/duel", late)
    watch: Person = person(patient, reduced_motion="no-preference")
    enter(ada, row.id, f"{row.id}-0")
    enter(belle, row.id, f"{row.id}-1")
    watch.page.goto(f"/t/{row.id}?watch={row.watch}")
    for someone in (ada, belle, watch):
        expect(someone.page.locator("#shootout")).to_have_attribute("data-stage", "gather")
    expect(ada.page.locator("#shootout .says")).to_contain_text("the first Hit wins")
    expect(belle.page.locator("#shootout .says")).to_contain_text("le premier Touché gagne")
    expect(watch.page.locator("#shootout .says")).to_have_text("The two make ready")
    sealed = ada.page.locator("#shootout code").all_inner_texts()
    ada.page.evaluate(RESTS)
    done = belle.page.locator("#shootout [data-ready]")
    expect(done).to_have_text(re.compile("^Prêt.!"))
    done.tap()
    # Whoever is ready has nothing more to press, and the button no longer asks for it.
    expect(done).to_be_disabled()
    expect(done).to_have_text(re.compile("^Prêt(?!.!)"))
    ada.page.locator("#shootout [data-ready]").press("Space")
    for someone, word in ((ada, "DRAW!"), (belle, "FEU !")):
        expect(someone.page.locator("#shootout .word")).to_have_text(word)
    # Who is far away draws at once; the other waits until she has hit, by what her page shows.
    turn = belle.page.locator("#shootout .turn")
    expect(turn).to_have_text(re.compile("^Retourner une carte"))
    seen = belle.page.locator("#shootout .word")
    for _ in range(10):
        if seen.inner_text() == "TOUCHÉ !":
            break
        turn.dispatch_event("pointerdown", {"button": 0})
        belle.page.wait_for_timeout(2000 * duel.HAND)
    expect(seen).to_have_text("TOUCHÉ !")
    ada.page.evaluate(TOO_LATE)
    for someone in (ada, belle, watch):
        expect(someone.page.locator("#shootout")).to_have_attribute("data-stage", "over")
    expect(ada.page.locator("#shootout .says")).to_have_text("Belle hits first")
    expect(belle.page.locator("#shootout .says")).to_have_text("Vous touchez le premier")
    expect(watch.page.locator("#shootout .says")).to_have_text("Belle hits first")
    assert played(patient, row)[0] == "defender-first"
    assert ada.page.locator("#shootout code").all_inner_texts() == sealed
    error = Gun(patient, row, None).say()["sides"][1]["error"]
    assert error >= DELAY / 2, "the line is known to be slow"
    expect(ada.page.locator("#shootout .proof dd").first).to_contain_text(sealed[0])
    # A hand that was still turning cards has closed nothing: Continue rests for a moment.
    assert ada.page.evaluate("window.rested") is True
    expect(ada.page.locator("#shootout [data-close]")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#shootout")).not_to_be_visible()
    expect(ada.page.locator("#log")).to_contain_text("Live shootout")


@pytest.mark.browser
def test_a_replay_says_why_there_is_one(patient: Server, person: Any) -> None:
    """PIO-LIVE-07: what Ada has hit is gone from her page, and she may make ready again."""
    row = table(patient)
    ada: Person = person(patient)
    belle = Gun(patient, row, 1)

    def hurried(route: Route) -> None:
        answer = route.fetch()
        while answer.json()["stage"] == "over":  # the replay begins before a page has looked
            answer = route.fetch()
        route.fulfill(response=answer)

    ada.page.route("**/duel", hurried)
    enter(ada, row.id, f"{row.id}-0")
    belle.open()
    belle.say(ready=True)  # and hears no more of it
    ready, word = (ada.page.locator(f"#shootout {name}") for name in ("[data-ready]", ".word"))
    ready.click()
    expect(word).to_have_text("DRAW!")
    turn = ada.page.locator("#shootout .turn")
    expect(turn).to_have_text(re.compile("^Turn a card"))
    for _ in range(10):
        if word.inner_text() == "HIT!" or turn.is_hidden():
            break
        turn.dispatch_event("pointerdown", {"button": 0})
        ada.page.wait_for_timeout(2000 * duel.HAND)
    expect(ada.page.locator("#shootout .says")).to_contain_text(
        "What one page said came late: once more, for free. Say when you are ready"
    )
    expect(word).to_have_text("")
    expect(ready).to_be_enabled()
    expect(ready).to_have_text(re.compile("^I am ready"))
    assert played(patient, row) == ["too-close"]
    ada.page.unroute_all(behavior="wait")


@pytest.mark.browser
def test_a_false_start_is_seen_by_both(patient: Server, person: Any) -> None:
    """PIO-LIVE-08: Ada turns a card while it is counted; her own page says so at once."""
    row = table(patient)
    ada: Person = person(patient)
    belle: Person = person(patient, viewport={"width": 390, "height": 844}, locale="fr-FR")
    enter(ada, row.id, f"{row.id}-0")
    enter(belle, row.id, f"{row.id}-1")
    for someone in (belle, ada):
        someone.page.locator("#shootout [data-ready]").click()
    # The first word of the countdown that the page shows: nobody waits for DRAW here.
    ada.wait_until(
        "document.querySelector('#shootout .word').textContent === '3'"
        " && document.querySelector('#shootout .waits span').textContent === 'Not before DRAW!'"
    )
    ada.page.keyboard.press("Space")
    expect(ada.page.locator("#shootout .word")).to_have_text("False start")
    expect(ada.page.locator("#shootout .says")).to_have_text(
        "You turned a card before DRAW! and lose the shot"
    )
    expect(belle.page.locator("#shootout .says")).to_have_text(
        "Ada a retourné une carte avant FEU\N{NO-BREAK SPACE}! et perd le tir"
    )
    expect(ada.page.locator("#shootout .duellist[data-side='0'] .state")).to_have_text(
        "False start"
    )
    assert played(patient, row)[0] == "defender-first"
    for someone in (ada, belle):
        someone.page.locator("#shootout [data-close]").click()
        expect(someone.page.locator("#log")).to_contain_text(
            "Live shootout" if someone is ada else "Fusillade"
        )
