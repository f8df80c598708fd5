"""Coached games: a lesson is a file in its game's folder, a coach follows who learns by it."""
