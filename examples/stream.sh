#!/bin/sh
# SPDX-License-Identifier: MIT
# stream.sh [COUNT]: that many puzzles (1,000) through one pipe, and how fast they went.
# The programs are those in BIN, in ../build/bin, or else on PATH.
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
count=${1:-1000}
start=$(date +%s)
solved=$(xsudoku-gen -n "$count" | sudoku2cnf | dpll -q | res2sudoku -1 | grep -c '^[1-9]*$') || :
seconds=$(($(date +%s) - start))
[ "$seconds" -gt 0 ] || seconds=1 # The clock of a POSIX shell counts whole seconds.
echo "$solved of $count puzzles solved, $((solved / seconds)) a second or more"
[ "$solved" -eq "$count" ]
