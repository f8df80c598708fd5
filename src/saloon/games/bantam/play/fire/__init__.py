"""Fires: starting, spreading, and what can be done about them."""
