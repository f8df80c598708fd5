"""Balance by simulation: one kind of bot against itself, many games, tables and plots.

    python -m scripts.balance play undead --bots legend --budget 40 --out runs/undead.jsonl
    python -m scripts.balance report runs/undead.jsonl --out docs/balance

`play` needs saloon alone and uses all cores; its file only grows, one game a line, and a stopped
run is taken up again. `report` (with matplotlib) draws the plots beside docs/balance/GAME.md and
replaces what stands between the two marks in it; the words around them stay.

A game adds a module of its name: what is counted in a match, its further setups, its own chapters.
"""
