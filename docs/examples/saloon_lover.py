#!/usr/bin/env python3
"""A bot as a program: reads one JSON line for each choice, writes one line with its move.

saloon arena wanted --bot "run:python3 docs/examples/saloon_lover.py" --bots random --games 20
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    moves = question["moves"]
    # Whatever the game: the first move that mentions the saloon, or else the last one.
    saloon = [move for move in moves if "saloon" in move]
    print(json.dumps({"move": (saloon or moves[-1:])[0]}), flush=True)
