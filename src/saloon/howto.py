"""How to play a game, on one page: its howto.en.md and howto.fr.md, illustrated by its exhibits.

The text is Markdown. A picture is `![what it shows](draw:name)`, with a name of the game's
exhibits; a clause in brackets, `(WAN-WIN-01)`, is a way to the rule.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape

from markdown_it import MarkdownIt

from saloon.engine.game import Game
from saloon.exhibit import draw
from saloon.rulebook import Rulebook, rulebook
from saloon.words import folder_of, teller

PICTURE = re.compile(r"!\[([^\]]*)\]\(draw:([\w-]+)\)")
CLAUSE = re.compile(r"\(([A-Z]{3}-[A-Z0-9]+-\d+)\)")
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


class Howto:
    """The page of one game in one language."""

    def __init__(self, game: Game, lang: str, text: str) -> None:
        self.game = game
        self.lang = lang
        self.text = text
        first, _, self.body = text.partition("\n")
        self.title = first.removeprefix("# ").strip()

    @property
    def headings(self) -> list[tuple[str, str]]:
        """The sections with an id each, for the table of contents."""
        return [(f"part-{number}", title) for number, title in enumerate(self._titles(), 1)]

    def _titles(self) -> list[str]:
        return HEADING.findall(self.body)

    def pictures(self) -> list[tuple[str, str]]:
        """What is drawn: the name of the exhibit and what it shows."""
        return [(name, about) for about, name in PICTURE.findall(self.body)]

    def clauses(self) -> list[str]:
        """The rules it points to."""
        return CLAUSE.findall(self.body)

    def words(self) -> int:
        """How much there is to read."""
        return len(PICTURE.sub("", self.text).split())

    def plain(self) -> str:
        """The text for a terminal: Markdown, with what a picture would show."""
        return PICTURE.sub(r"*[\1]*", self.text)

    def html(self) -> str:
        """The body as HTML, with pictures drawn."""
        return _html(self.game, self.lang, self.body)


@cache
def howto(game: Game, lang: str) -> Howto:
    """How to play a game, in a language; its rules where nobody has written such a page."""
    path = folder_of(game) / f"howto.{lang}.md"
    if not path.exists():
        return Howto(game, lang, from_rules(rulebook(game, lang)))
    return Howto(game, lang, path.read_text(encoding="utf-8"))


def from_rules(rules: Rulebook) -> str:
    """The rules as a page: chapter by chapter, each clause with its id."""
    lines = [f"# {rules.title}", "", rules.intro]
    for chapter, clauses in rules.chapters().items():
        lines += ["", f"## {chapter}", "", *[f"- {one.text} ({one.id})" for one in clauses]]
    return "\n".join(lines)


@cache
def _html(game: Game, lang: str, body: str) -> str:
    tell = teller(game, lang)
    made = MarkdownIt("commonmark").render(body)
    number = 0

    def with_id(_found: re.Match[str]) -> str:
        nonlocal number
        number += 1
        return f'<h2 id="part-{number}">'

    def figure(found: re.Match[str]) -> str:
        name, about = found[1], found[2]
        svg = draw(game, name, tell)
        return f'<figure role="img" aria-label="{about}">{svg}</figure>'

    def rule(found: re.Match[str]) -> str:
        clause = escape(found[1])
        at = f"/rules/{game.id}"
        return f'<a class="chip" href="{at}?find={clause}" data-clause="{at}/{clause}">{clause}</a>'

    made = re.sub("<h2>", with_id, made)
    made = re.sub(r'<p><img src="draw:([\w-]+)" alt="([^"]*)" /></p>', figure, made)
    return CLAUSE.sub(rule, made)
