"""The rules of `undead`, one file a chapter of rules.md."""
