#!/bin/sh
# SPDX-License-Identifier: MIT
# A puzzle of each variant, made, reduced, solved and drawn, with the clues marked by a plus sign.
# The programs are those in BIN, in ../build/bin, or else on PATH.
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for variant in plain x percent windoku latin; do
    xsudoku-gen -V "$variant" -h 45 > "$folder/puzzle"
    echo "$variant, $(grep seed "$folder/puzzle" | sed 's/# //')"
    sudoku2cnf "$folder/puzzle" | dpll -n 2 > "$folder/results"
    grep -x 'c models 1' "$folder/results" > "$folder/unique" || {
        echo "the puzzle has more than one solution" >&2
        exit 1
    }
    res2sudoku -g -p "$folder/puzzle" "$folder/results" | grep -v '^p'
    echo
done
