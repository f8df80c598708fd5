"""The end of a game: places, margins, what decided it, and the story as one file."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

import saloon
from saloon.bots.random import play_out
from saloon.engine.rng import Rng
from saloon.games.bantam.art import portrait
from saloon.server.champion import PORTRAIT, champion
from saloon.server.pages import game_words
from saloon.server.result import decided, lead_taken, places
from saloon.server.story import story
from saloon.terminal.main import app
from saloon.words import teller
from tests.server.browser import enter
from tests.server.client import Player, client, people
from tests.server.server import Server
from tests.server.stored import keep_table
from tests.server.test_browser import check_axe

NAMES = ["Ada", "Belle", "Cole <i>"]


def finished(game: str, **options: bool) -> saloon.Match:
    match = saloon.Match(saloon.game(game), 3, f"story {game}", options)
    play_out(match, Rng.seeded("story"))
    assert match.over
    return match


@pytest.mark.parametrize(
    ("lang", "said", "nobody"),
    [("en", "You have lost.", "Nobody wins."), ("fr", "Vous avez perdu.", "Personne ne gagne.")],
)
def test_a_game_that_nobody_wins_says_so_and_how(
    server: Server, lang: str, said: str, nobody: str
) -> None:
    """It said only “gagne !”, of nobody."""
    match = saloon.Match(saloon.game("undead"), 1, "alone")
    play_out(match, Rng.seeded("alone"))
    assert not match.winners
    row = keep_table(server, match, [0])
    how = teller(match.game, lang, ["Ada"], 0).event(match.events[-1])
    for path, told in ((f"/s/{row.id}-0", said), (f"/w/{row.watch}", nobody)):
        browser = client(server.url, follow_redirects=True, headers={"accept-language": lang})
        page = unescape(browser.get(path).text)
        end = page[page.index('id="end"') : page.index("</ol>", page.index('id="end"'))]
        assert f"<h2>{told}</h2>" in end
        assert 'class="nr"' not in end  # nobody is first of one
        assert f'class="decided">{how}' in page
    file = unescape(story(match, ["Ada"], lang, {}))
    assert f"<h2>{nobody}</h2>" in file
    assert how in file


def test_places_tell_who_is_how_far_behind() -> None:
    say = game_words(saloon.game("wanted"), "en")
    found = places({"scores": [4, 5, 4, 2], "winners": [1]}, say)
    assert [(one.place, one.seat, one.margin) for one in found] == [
        (1, 1, "won by 1"),
        (2, 0, "1 behind"),
        (2, 2, "1 behind"),
        (4, 3, "3 behind"),
    ]
    tied = places({"scores": [5, 5], "winners": [1]}, say)
    assert "tie-break" in tied[0].margin
    assert "tie-break" in tied[1].margin


@pytest.mark.parametrize("game", [game.id for game in saloon.list_games()])
def test_everybody_who_has_won_has_a_picture_and_nobody_else(game: str) -> None:
    match = finished(game)
    view = match.view(None)
    pictures = {str(champion(match.game, {**view, "winners": [seat]})) for seat in range(3)}
    assert len(pictures) == 3
    for letter in "ABC":
        assert sum(f">{letter}</text>" in drawn for drawn in pictures) == 1
    assert champion(match.game, {**view, "winners": []}) == ""  # the town may win, too
    both = str(champion(match.game, {**view, "winners": [0, 2]}))
    assert ">A</text>" in both
    assert ">C</text>" in both
    if game == "bantam":
        for seat in range(3):
            character = view["table"]["players"][seat]["character"]
            assert portrait(character, PORTRAIT) in "".join(pictures)


def test_what_decided_a_game_is_said_in_a_sentence() -> None:
    say = game_words(saloon.game("wanted"), "en")
    view = {"winners": [0], "scores": [5, 3]}
    scores = [(0, 0), (2, 0), (2, 3), (4, 3), (5, 3)]
    assert lead_taken(scores, 0) == 3
    number, sentence = decided(view, scores, ["Ada", "Belle"], say)
    assert (number, sentence) == (3, "Ada took the lead at move 3 of 4 and kept it.")
    assert decided(view, scores, ["Ada", "Belle"], say, seat=0)[1].startswith("You took the lead")
    assert decided(view, scores, ["Ada", "Belle"], say, seat=1)[1].startswith("Ada took the lead")
    costly = [{"number": 271, "seat": 1, "cost": 0.18}]
    told = decided(view, scores, ["Ada", "Belle"], say, {"costliest": costly})
    assert told == (272, "Move 272 was the costliest: it cost Belle about 18 %.")
    yours = decided(view, scores, ["Ada", "Belle"], say, {"costliest": costly}, seat=1)
    assert yours == (272, "Move 272 was your costliest: it cost you about 18 %.")
    rise = {"number": 9, "seat": 0, "before": 0.31, "after": 0.7}
    luck = {"costliest": costly, "turning_points": [{**rise, "number": 2, "after": 0.4}, rise]}
    told = decided(view, scores, ["Ada", "Belle"], say, luck, seat=0)
    assert told == (10, "Move 10 turned the game: your chances rose from 31 % to 70 %.")
    assert decided(view, scores, ["Ada", "Belle"], say, luck, seat=1) == yours
    luck["costliest"] = []
    told = decided(view, scores, ["Ada", "Belle"], say, luck, seat=1)
    assert told[0] == 10
    assert re.fullmatch("Move 10 turned the game: Ada.s chances rose from 31 % to 70 %.", told[1])
    behind = [(0, 1), (0, 1)]
    assert decided(view, behind, ["Ada", "Belle"], say)[1].startswith("Ada was never")
    assert decided(view, behind, ["Ada", "Belle"], say, seat=0)[1].startswith("You were never")


def test_a_lead_that_was_shared_is_not_called_kept() -> None:
    say = game_words(saloon.game("wanted"), "en")
    view, names = {"winners": [0], "scores": [5, 4]}, ["Ada", "Belle"]
    shared = [(0, 0), (1, 2), (4, 4), (4, 3), (4, 4), (5, 4)]
    told = decided(view, shared, names, say)
    assert told == (5, "Ada took the lead with the last move.")
    told = decided(view, shared, names, say, seat=0)
    assert told == (5, "You took the lead with the last move.")
    level = decided(view, shared[:-1], names, say)
    assert level == (0, "Nobody was ahead at the end: the tie-break decided.")
    alone = decided({"winners": [0], "scores": [6]}, [(0,), (6,)], ["Ada"], say, seat=0)
    assert alone == (0, "")  # there was nobody to be ahead of


@pytest.mark.parametrize(("game", "lang"), [("wanted", "fr"), ("undead", "en"), ("bantam", "fr")])
def test_a_story_stands_alone(game: str, lang: str) -> None:
    match = finished(game)
    text = story(match, NAMES, lang, {2: "<b>bold</b> move"})
    assert "Cole &lt;i&gt;" in text
    assert "<b>bold</b>" not in text
    assert not re.search(r'(src|href)="(?!data:|#)', text)
    assert "http://" not in text.replace("http://www.w3.org", "")


def test_the_command_writes_the_story_of_a_record(tmp_path: Path) -> None:
    match = finished("wanted", quick=True)
    file, output = tmp_path / "game.saloon", tmp_path / "game.html"
    file.write_text(match.record(NAMES, ["human"] * 3, "2026-11-15").dumps(), encoding="utf-8")
    done = CliRunner().invoke(app, ["story", str(file), "-o", str(output), "--thoughts", "8"])
    assert done.exit_code == 0, done.output
    text = output.read_text(encoding="utf-8")
    assert "Turning points" in text
    other = CliRunner().invoke(app, ["story", str(tmp_path / "none"), "-o", str(output)])
    assert other.exit_code != 0


UNPAINTED = """() => [...document.querySelectorAll('.still [fill^="url(#"]')].filter((shape) => {
  const paint = document.getElementById(shape.getAttribute('fill').slice(5, -1));
  for (let frame = paint?.closest('div, section'); frame; frame = frame.parentElement) {
    if (getComputedStyle(frame).display === 'none') return true;
  }
  return !paint;
}).map((shape) => shape.outerHTML.slice(0, 80))"""
"""Shapes whose colours are kept in a part of the page that is not drawn: they would be bare."""


@pytest.mark.browser
@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_a_story_is_walked_through_without_network(
    chromium: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    file = tmp_path / "game.html"
    file.write_text(story(finished("wanted", quick=True), NAMES, "en", {1: "first"}), "utf-8")
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    expect(page.locator("#stage svg")).to_be_visible()
    expect(page.locator("#where")).to_contain_text("0 /")
    page.locator("#on").click()
    expect(page.locator("#where")).not_to_contain_text("0 /")
    expect(page.locator("#words .said")).to_have_text("first")
    page.locator("#speed").select_option("500")
    page.locator("#play").click()
    before = page.locator("#where").inner_text()
    expect(page.locator("#where")).not_to_have_text(before)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    chart = page.locator(".chart:visible")
    expect(chart).to_have_count(1)
    assert chart.evaluate("(chart) => 14 * chart.getScreenCTM().a") >= 10  # its words in px
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    check_axe(page, "a story")
    page.emulate_media(media="print")
    expect(page.locator(".still svg").last).to_be_visible()
    expect(page.locator("#player")).to_be_hidden()
    assert page.evaluate(UNPAINTED) == []
    context.close()


@pytest.mark.browser
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_end_of_a_game_is_worth_having(
    server: Server, person: Any, size: tuple[int, int]
) -> None:
    players = people(server.url, 2, options={"quick": True})
    while not players[0].look()["view"]["over"]:
        ask = players[0].look()["view"]["asks"][0]
        who = players[ask["seat"]]
        moves = who.moves()
        number = players[0].look()["number"]
        assert who.play(moves[number % len(moves)], number).status_code == 200
    me = person(server, viewport={"width": size[0], "height": size[1]}, bypass_csp=True)
    enter(me, players[0].table, players[0].token)
    page = me.page
    end = page.locator("#end")
    expect(end.locator(".places li")).to_have_count(2)
    expect(end.locator(".places .first")).to_contain_text("won")
    expect(end.locator(".champion svg")).to_be_visible()
    expect(end.locator(".rounds tbody tr").first).to_contain_text("Round 1")
    expect(end.locator(".decided")).not_to_be_empty()
    losses = end.locator(".rounds small.loss")
    assert all(loss.inner_text().startswith("\N{MINUS SIGN}") for loss in losses.all())
    assert "-" not in end.locator(".rounds").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    with page.expect_download() as file:
        page.get_by_role("link", name="The story as a file").click()
    assert file.value.suggested_filename.endswith(".html")
    check_axe(page, "the end of a game")


@pytest.mark.browser
def test_the_move_that_turned_a_game_is_told_without_asking(server: Server, person: Any) -> None:
    match = finished("wanted", quick=True)
    row = keep_table(server, match.at(len(match.history) - 1), range(3))
    winner = match.winners[0]
    pages = [person(server), person(server)]
    for me, seat in zip(pages, (winner, (winner + 1) % 3), strict=True):
        enter(me, row.id, f"{row.id}-{seat}")
    seat, move = match.moves[-1]
    player = Player(server.url, row.id, f"{row.id}-{seat}", seat)
    assert player.play(move, player.look()["number"]).status_code == 200
    mine, theirs = (me.page.locator("#end .decided") for me in pages)
    expect(mine).to_contain_text(
        re.compile(r"turned the game: your chances rose from \d+ % to \d+")
    )
    expect(theirs).to_contain_text(re.compile(r"cost you about \d+ %|chances rose from \d+ %"))
    expect(theirs.get_by_role("link")).to_be_visible()
