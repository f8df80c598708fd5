"""Templates with the words of a language in them say what they said with every word looked up."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import cast

import pytest
from jinja2 import DictLoader, Environment, Template, TemplateNotFound

import saloon
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.server import pages
from saloon.server.live import Live
from saloon.server.pages import Reader, game_words, templates
from saloon.server.spoken import spoken
from saloon.server.store import Said
from saloon.server.streams import Sent, what_changed
from tests.server.test_delta import a_live, play_one


def test_words_are_escaped_and_what_could_be_code_is_left_to_the_template() -> None:
    class Say:
        def __contains__(self, message: str) -> bool:
            return message != "other"

        def __call__(self, message: str) -> str:
            return {"plain": "salt & <pepper>", "odd": "{{ 1 + 1 }}"}[message]

    text = '{{ _("plain") }}|{{ _("odd") }}|{% if far %}{{ _("other") }}{% endif %}'
    plain = Environment(loader=DictLoader({"a": text}), autoescape=True)
    found = spoken(plain, Say())  # type: ignore[arg-type]
    assert found.loader is not None
    source = found.loader.get_source(found, "a")[0]
    assert source.startswith("salt &amp; &lt;pepper&gt;|{{ _(")
    assert found.get_template("a").render(_=Say()) == plain.get_template("a").render(_=Say())
    with pytest.raises(TemplateNotFound):
        found.get_template("b")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_part_says_the_same_with_its_words_filled_in(lang: str) -> None:
    live, rng = a_live("wanted"), Rng.seeded("spoken")
    for _ in range(6):
        play_one(live, rng)
    page = pages.shown(live, Reader(0, lang))
    filled = pages.spoken_template(live.game, lang, "part_steps.html")
    plain = templates().get_template("part_steps.html")
    context = {"_": game_words(saloon.game("wanted"), lang), "live": live, "page": page}
    context["reader"] = page.reader
    assert filled.render(**context) == plain.render(**context)


def test_a_part_that_is_kept_changes_when_what_it_is_made_of_does() -> None:
    live, reader, sent = a_live("wanted"), Reader(0), Sent()
    live.readers[reader] += 1
    what_changed(live, reader, sent)
    again = pages.parts(pages.shown(live, reader))
    live.memo.clear()
    assert pages.parts(pages.shown(live, reader)) == again
    live.talk = [Said(1, 1, "P1", "howdy", 0.0)]
    live.touch()
    assert "howdy" in what_changed(live, reader, sent)
    live.trouble = True
    live.touch()
    news = what_changed(live, reader, sent)
    assert 'id="house"' in news
    assert 'id="talk"' not in news
    kept = live.memo["kept", reader]
    assert {"talk", "house", "people"} <= set(kept)
    assert "question" not in kept  # different after every move: not worth keeping


def forget_kept(live: Live) -> None:
    for key in [key for key in live.memo if key[0] == "kept"]:
        del live.memo[key]


@pytest.mark.parametrize("game", [game.id for game in saloon.list_games()])
def test_kept_parts_are_what_would_be_made_anew(game: str) -> None:
    live, rng = a_live(game), Rng.seeded("kept")
    readers = [Reader(0), Reader(1, "fr", wide=False), Reader(None)]
    for reader in readers:
        live.readers[reader] += 1
    for _ in range(6):
        play_one(live, rng)
        kept = [pages.parts(pages.shown(live, reader)) for reader in readers]
        for reader, parts in zip(readers, kept, strict=True):
            forget_kept(live)
            assert pages.parts(pages.shown(live, reader)) == parts
        assert not any(pages.HOLE in text for parts in kept for text in parts.values())


def test_what_stays_is_not_made_anew_after_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    live, rng, made = a_live("wanted"), Rng.seeded("kept"), Counter[str]()
    whole = pages.spoken_template

    def counted(game: Game, lang: str, name: str) -> Template:
        template = whole(game, lang, name)

        def render(**context: object) -> str:
            made[name] += 1
            return template.render(**context)

        return cast("Template", SimpleNamespace(render=render))

    monkeypatch.setattr(pages, "spoken_template", counted)
    readers = [Reader(seat) for seat in range(4)]
    for reader in readers:
        live.readers[reader] += 1
    goals = set()
    for _ in range(10):
        play_one(live, rng)
        for reader in readers:
            page = pages.shown(live, reader)
            pages.parts(page)
            goals.add((reader.seat, repr(page.tell.goal(page.view))))
    assert made["part_question.html"] == 40
    assert made["part_players.html"] == 4  # once for each seat
    assert made["part_goal.html"] <= len(goals) + 4 < 40
    assert made["part_steps.html"] == 10  # once for all
    assert made["part_moves.html"] < 20  # for whoever has something to choose
