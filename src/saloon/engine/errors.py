"""What can go wrong, each said in one sentence that names what was allowed."""


class SaloonError(Exception):
    """Anything Saloon refuses; its text is one sentence fit for a person to read."""


class IllegalMove(SaloonError):
    """A move nobody asked for or that the question does not allow; nothing has changed."""


class CannotUndo(SaloonError):
    """The last move showed somebody something, or is not this seat's; the text says which."""


class BadSetup(SaloonError):
    """A match that cannot be set up: an unknown game, seat count or option."""


class BadRecord(SaloonError):
    """A record that is cut short, edited or foreign; the text starts with its line number."""


class BadData(SaloonError):
    """Saved data that does not describe a match of this version."""


class BadGame(SaloonError):
    """A game that lacks something it should bring, or that contradicts itself."""


def other_rules(what: str, made: object, here: str) -> str:
    """The sentence about something that another version of a game's rules has made."""
    return f"{what} was made under the rules {made}, but the rules here are {here}"


class Broken(Exception):
    """A table that breaks an invariant of its game: a bug in the rules, not in the play."""


def hold(truth: bool, message: str) -> None:
    """An invariant: raises Broken with the message where it does not hold."""
    if not truth:
        raise Broken(message)
