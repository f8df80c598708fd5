"""My game for Saloon."""
