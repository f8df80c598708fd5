#!/bin/sh
# How strong the bots are: every figure of docs/bots.md, for one game.
#
#   PYTHONPATH=build/compiled bench/strength.sh wanted [GAMES] [BUDGET]
#
# Takes up again where it was stopped (runs/strength-GAME/*.jsonl). Needs the compiled build; with a
# time budget, run it on a machine that does nothing else.
set -eu
game=$1
games=${2:-400}
budget=${3:-50ms}
python=${PYTHON:-.venv/bin/python}
out=runs/strength-$game
mkdir -p "$out"

play() {
    name=$1
    shift
    "$python" -m saloon.terminal.arena_command "$game" --games "$games" --budget "$budget" \
        --results "$out/$name.jsonl" --plot "$out/$name.svg" "$@" | tee "$out/$name.txt"
}

play legend-random --bots legend,random,random,random
play greedy-random-2 --bots greedy,random
play greedy-random-4 --bots greedy,random,random,random
for seats in 2 4; do
    for pair in legend,marshal marshal,deputy deputy,greenhorn greenhorn,random; do
        play "$pair-$seats" --league "$pair" --seats "$seats"
    done
done
