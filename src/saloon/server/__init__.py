"""The web table: pages, pictures and live updates for people, a JSON API for programs."""

PACE = 0.7
"""Seconds between two moves of bots while somebody looks on."""

THINKING = 2.0
"""Seconds a bot may think; it is stopped from outside after three times as long."""
