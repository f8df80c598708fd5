"""What a watchdog over bots counts as silly: a proposal that is called off (saloon.lab.watch)."""

CALLED_OFF = ("cancel", "back")
