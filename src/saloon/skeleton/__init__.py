"""A small game that already plays: `saloon new` copies it under another name."""
