"""The rules of `wanted`, one file a chapter of rules.md."""
