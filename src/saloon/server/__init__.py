"""The web table: pages, pictures and live updates for people, a JSON API for programs."""

PACE = 0.7
"""Seconds between two moves of bots while somebody looks on."""
