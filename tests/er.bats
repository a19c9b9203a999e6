#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# xsudoku-step --er: the values that Sudoku Explainer gives.

load helper

RATED=$ROOT/tests/data/explainer/rated

er() {
    xsudoku-step --er "$@" | sed 's/.* er //'
}

@test "er: puzzles from 1.2 to 10.2 have the rating that Sudoku Explainer gives them" {
    grep -v '^#' "$RATED" > rated
    [ "$(wc -l < rated)" -gt 150 ]
    cut -d' ' -f2 rated | er | paste -d' ' - rated | awk '$1 != $2 { print; bad = 1 } END { exit bad }'
}

@test "er: with --sukaku puzzles have the rating that Sukaku Explainer gives them, which is seldom the same" {
    grep -v '^#' "$ROOT/tests/data/explainer/sukaku" > rated
    [ "$(wc -l < rated)" -ge 50 ]
    cut -d' ' -f2 rated > puzzles
    xsudoku-step --sukaku puzzles | sed 's/.* er //' | paste -d' ' - rated | awk '$1 != $2 { print; bad = 1 } END { exit bad }'
    [ "$(er puzzles | paste -d' ' - rated | awk '$1 > $2' | wc -l)" -gt 20 ]
    # Other rules have the estimate with either.
    xsudoku-gen -1 -V x -n 3 -s 2 | tee other | er > with
    xsudoku-step --sukaku other | sed 's/.* er //' | cmp - with
    run_sh 'xsudoku-step --sukaku -A puzzles'
    [ "$status" -eq 64 ]
    [[ "$stderr" == *'options -A and --sukaku exclude each other'* ]]
}

@test "er: among the hardest puzzles known Platinum Blonde is 10.6, and Easter Monster 11.6" {
    [ -z "$DEBUG" ] || skip "takes minutes with sanitizers"
    echo .......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6... | er | grep -qx 10.6
    echo 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1 | er | grep -qx 11.6
}

@test "er: a puzzle of singles has the same rating when it is turned" {
    xsudoku-gen -1 -V plain -n 40 -s 3 -d easy | grep -oE '^[.1-9]{81}' > puzzles
    [ "$(wc -l < puzzles)" -eq 40 ]
    awk '{
        for (i = 1; i <= 81; i++)
            printf "%s", substr($1, ((i - 1) % 9) * 9 + int((i - 1) / 9) + 1, 1)
        print "" }' puzzles > turned
    paste -d' ' <(er puzzles) <(er turned) | awk '$1 <= 2.3 || $2 <= 2.3 { n++; if ($1 != $2) bad = 1 } END { exit bad || n < 5 }'
}

@test "er: what leaves techniques out, other rules and other sides have the estimate" {
    grep -m1 ^4.2 "$RATED" | cut -d' ' -f2 > puzzle
    [ "$(er puzzle)" = 4.2 ]
    # Without a technique for it the puzzle is harder than that, here at least.
    awk -v er="$(er --without xy-wing puzzle)" 'BEGIN { exit !(er > 4.2) }'
    xsudoku-gen -1 -V x -s 2 | er | grep -qE '^[0-9.]+'
    xsudoku-gen -1 -V plain -B 2x3 -s 2 | er | grep -qE '^[0-9.]+'
    # A plain puzzle behind one of another kind.
    { xsudoku-gen -V x -s 2; echo 'p sudoku plain 9'; cat puzzle; } > both
    [ "$(er both | tail -n 1)" = 4.2 ]
}

# backward FILE: its lines, the last first; tac is not POSIX.
backward() {
    awk '{ line[NR] = $0 } END { for (i = NR; i > 0; i--) print line[i] }' "$1"
}

@test "er: a rating does not hang on what was rated before" {
    grep -v '^#' "$RATED" | cut -d' ' -f2 | awk 'NR % 6 == 0' > some
    er some > forward
    backward some | er > values
    backward values | cmp - forward
}
