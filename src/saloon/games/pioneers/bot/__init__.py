"""What bots know about the game: how good a table is, and what looks promising."""
