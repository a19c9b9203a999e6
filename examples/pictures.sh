#!/bin/sh
# SPDX-License-Identifier: MIT
# A solved puzzle of each variant as a picture, in the folder that the operand names (or a new one):
# for a browser or a printer.  The programs are those in BIN, in ../build/bin, or else on PATH.
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
folder=${1:-$(mktemp -d)}

for variant in plain x percent windoku latin kakuro; do
    xsudoku-gen -V "$variant" > "$folder/$variant.txt"
    sudoku2cnf "$folder/$variant.txt" | dpll |
        res2sudoku --svg -p "$folder/$variant.txt" -o "$folder/$variant.svg"
    echo "$folder/$variant.svg"
done
