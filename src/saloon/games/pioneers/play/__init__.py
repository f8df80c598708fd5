"""The rules of `pioneers`, one file a chapter of rules.md."""
