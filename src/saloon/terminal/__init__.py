"""The terminal table and the command line."""
