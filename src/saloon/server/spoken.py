"""Templates in which the words of a language stand already.

Most of a page is words that are the same at every table. Looking each of them up costs more than
all the rest, so they are written into a template when it is first used in that language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, MutableMapping
from typing import Final

from jinja2 import BaseLoader, Environment
from markupsafe import escape

from saloon.words import Words

PLAIN: Final = re.compile(r'\{\{ _\("([\w-]+)"\) \}\}')
"""A message without arguments."""


class Spoken(BaseLoader):
    """The templates of another loader with the plain messages filled in."""

    def __init__(self, loader: BaseLoader, say: Words) -> None:
        self.loader = loader
        self.say = say

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str | None, Callable[[], bool] | None]:
        """The text of a template."""
        text, file, fresh = self.loader.get_source(environment, template)
        return PLAIN.sub(self._fill_in, text), file, fresh

    def _fill_in(self, found: re.Match[str]) -> str:
        if found[1] not in self.say:  # of another game: it is not asked for here
            return found[0]
        text = str(escape(self.say(found[1])))
        return found[0] if "{" in text else text


def spoken(templates: Environment, say: Words) -> Environment:
    """The same templates in one language, and in the words of one game."""
    assert templates.loader is not None
    found = templates.overlay(loader=Spoken(templates.loader, say))
    # An overlay that is made before somebody adds a global must know it as well.
    shared: MutableMapping[str, object] = templates.globals
    assert found.globals is shared
    return found
