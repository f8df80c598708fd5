"""Programs for people who work on Saloon."""
