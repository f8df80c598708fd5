"""What every game shares. Knows no game, no bot and no page."""
