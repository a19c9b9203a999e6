#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Speed targets that are ratios within one run: medians of five.
set -euo pipefail
BIN=${BIN:-$(cd "$(dirname "$0")/../../build/bin" && pwd)}
TESTERS=${TESTERS:-$BIN/../tests}
PATH=$BIN:$PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# seconds COMMAND: the median wall time of five runs.
seconds() {
    local TIMEFORMAT=%R
    for _ in 1 2 3 4 5; do
        { time bash -c "$1" >"$work/out" 2>"$work/err"; } 2>&1
    done | sort -n | sed -n 3p
}

# peak COMMAND...: kilobytes of the largest resident set, by GNU time.
peak() {
    if command -v gtime >/dev/null; then gtime -f %M "$@" 2>&1 >/dev/null | tail -1
    elif [ -x /usr/bin/time ]; then /usr/bin/time -f %M "$@" 2>&1 >/dev/null | tail -1
    else echo 0; fi
}

row() {
    awk -v name="$1" -v found="$2" -v goal="$3" -v what="$4" 'BEGIN {
        printf "| %-46s | %8.3f | %8s | %s |\n", name, found, goal, found <= goal ? what : what " MISSED" }'
}

echo "| speed target                                   |    found |     goal | |"
echo "|---|---|---|---|"

# 4,000,000 clauses of three literals over 1,000,000 variables.
awk 'BEGIN { srand(1); print "p cnf 1000000 4000000"
    for (i = 0; i < 4000000; i++) {
        for (k = 0; k < 3; k++)
            printf "%d ", (1 + int(rand() * 1000000)) * (rand() < 0.5 ? 1 : -1)
        print 0
    } }' >"$work/big.cnf"
parse=$(seconds "cnfcheck -q '$work/big.cnf'")
words=$(seconds "wc -w '$work/big.cnf'")
row "cnfcheck -q, 96 MB, time over wc -w" "$(awk "BEGIN { print $parse / $words }")" 0.5 "$parse s, wc -w $words s"
kb=$(peak cnfcheck -q "$work/big.cnf")
row "cnfcheck -q, 96 MB, memory over literals" "$(awk "BEGIN { print $kb / 46875 }")" 1.3 "$kb kB"

pipe=$(seconds "xsudoku-gen -n 1000 -s 1 | sudoku2cnf | dpll | res2sudoku -1")
row "1,000 diagonal puzzles through the pipe, s" "$pipe" 5 ""

# Puzzles of 17 clues, all there are in a well-known collection, where it is at hand.
collection=${SHARED:-$(dirname "$0")/../../../shared}/sudoku/sudoku17.txt
if [ -r "$collection" ]; then
    pipe=$(seconds "sudoku2cnf -i '$collection' | dpll | res2sudoku -1")
    row "49,151 puzzles of 17 clues through the pipe, s" "$pipe" 3 ""
fi

# All complete grids of side 6 (OEIS A107739), counted one by one.
grids=28200960
printf 'p sudoku plain 6\n%036d\n' 0 >"$work/blank"
count=$(seconds "'$TESTERS/solutions' $((grids + 1)) <'$work/blank'")
[ "$(cut -d' ' -f1 "$work/out")" = "$grids" ] || count=1e9
row "$grids grids of side 6 counted, s" "$count" 15 ""

diagonal=$(seconds "xsudoku-gen -n 10000 -s 1 -1")
row "10,000 diagonal puzzles of 45 holes, s" "$diagonal" 1 ""
if command -v qqwing >/dev/null; then
    other=$(seconds "qqwing --generate 300 --one-line")
    minimal=$(seconds "xsudoku-gen -V plain -m -n 3000 -s 1 -1")
    row "minimal puzzles, time over qqwing's" "$(awk "BEGIN { print $minimal / 10 / $other }")" 0.02 \
        "3,000 in $minimal s, qqwing 300 in $other s"
fi

# Killer puzzles, beside those of the program that players have: a twentieth of its time.
if command -v sgt-solo >/dev/null; then
    other=$(seconds "sgt-solo --generate 200 3x3k")
    killer=$(seconds "xsudoku-gen --killer -n 4000 -s 1 -1")
    row "killer puzzles, time over sgt-solo's" "$(awk "BEGIN { print $killer / 20 / $other }")" 0.05 \
        "4,000 in $killer s, sgt-solo 200 in $other s"
fi
