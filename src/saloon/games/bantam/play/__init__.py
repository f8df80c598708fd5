"""The rules of `bantam`, one file a chapter of rules.md."""
