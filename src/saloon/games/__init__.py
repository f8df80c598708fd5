"""One folder a game; each registers itself as GAME, nothing central to edit."""
