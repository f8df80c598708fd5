"""What a watchdog over bots counts as silly: what undoes a move of the same turn."""

UNDONE = (
    ("buy", "sell"),
    ("get", "put"),
    ("put", "get"),
    ("lay", "pick-up"),
    ("pick-up", "lay"),
    ("deposit", "withdraw"),
    ("withdraw", "deposit"),
)
