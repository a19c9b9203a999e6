#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Whether every puzzle of long streams has exactly one solution, judged by other solvers than the one
# that makes them: dpll from the formula, and qqwing, where it is on PATH, for plain puzzles.
#
#     unique.sh [COUNT [SEED]]    COUNT puzzles of each kind (10000), from SEED on (1)
set -euo pipefail
BIN=${BIN:-$(cd "$(dirname "$0")/../../build/bin" && pwd)}
PATH=$BIN:$PATH
count=${1:-10000}
seed=${2:-1}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
missed=0

# row KIND JUDGE FOUND
row() {
    local verdict=
    [ "$3" -eq "$count" ] || {
        verdict=MISSED
        missed=1
    }
    printf '| %-22s | %-7s | %6s of %6s | %s |\n' "$1" "$2" "$3" "$count" "$verdict"
}

# count PATTERN: how many lines match.
count() {
    awk -v pattern="$1" '$0 ~ pattern { n++ } END { print n + 0 }'
}

echo "| puzzles                | judge   | with one solution | |"
echo "|---|---|---|---|"
for options in '-V plain' '-V x' '-V percent' '-V windoku' '-V latin' '-V plain -m' '-V x -m' \
    '-V plain -y rotate180'; do
    # shellcheck disable=SC2086
    xsudoku-gen $options -n "$count" -s "$seed" -1 >"$work/puzzles"
    row "$options" dpll "$(sudoku2cnf -i "$work/puzzles" | dpll -q -n 2 | count '^c models 1$')"
    if [[ "$options" == *plain* ]] && command -v qqwing >/dev/null; then
        row "$options" qqwing "$(grep -v '^p' "$work/puzzles" | sed 's/ .*//' |
            qqwing --solve --count-solutions --nosolution | count 'is unique')"
    fi
done
exit $missed
