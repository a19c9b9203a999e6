#!/bin/sh
# SPDX-License-Identifier: MIT
# A page of Sudoku of every variant on standard output, to play in a browser and to print six to a
# sheet, with the solutions behind.  The operand is how many of each (2).  The programs are
# those in BIN, in ../build/bin, or else on PATH.
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
count=${1:-2}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for variant in plain x percent windoku latin; do
    for difficulty in easy hard; do
        xsudoku-gen -V "$variant" -d "$difficulty" -n "$count"
    done | xsudoku-step -r -1 | sed 's/ steps.*//'
done > "$folder/puzzles"
sudoku2cnf "$folder/puzzles" | dpll | res2sudoku -1 -p "$folder/puzzles" > "$folder/solutions"
sudoku2html -P 6 -T 'Sudoku of all kinds' -S "$folder/solutions" "$folder/puzzles"
