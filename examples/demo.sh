#!/bin/sh
# SPDX-License-Identifier: MIT
# One diagonal Sudoku through the whole pipeline: the puzzle on the left, its solution on the right.
# The programs are those in BIN, in ../build/bin, or else on PATH.  Operands are handed to
# xsudoku-gen: demo.sh -h 50 -s 7
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo 'xsudoku-gen -h 45 | sudoku2cnf | dpll | res2sudoku'
xsudoku-gen -h 45 "$@" > "$folder/puzzle"
sudoku2cnf "$folder/puzzle" | dpll | res2sudoku > "$folder/solution"

# Rows without a blank or a comment sign are the grid; the rest is the header and the seed.
spread() {
    grep -v '[ #]' "$1" | sed 's/./& /g'
}
spread "$folder/puzzle" > "$folder/left"
spread "$folder/solution" > "$folder/right"
echo
paste "$folder/left" "$folder/right"
