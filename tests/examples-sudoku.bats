#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The Sudoku examples do what they say.

load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    once_is_enough
}

@test "examples: demo.sh shows a puzzle and its solution side by side" {
    run_sh 'sh "$ROOT/examples/demo.sh"'
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = 'xsudoku-gen -h 45 | sudoku2cnf | dpll | res2sudoku' ]
    [ "${#lines[@]}" -eq 10 ]
    for line in "${lines[@]:1}"; do
        [[ "$line" =~ ^([1-9.]\ ){9}$'\t'([1-9]\ ){9}$ ]]
    done
    printf '%s\n' "${lines[@]:1}" > rows
    [ "$(cut -f1 rows | tr -cd . | wc -c)" -eq 45 ]
    # The solution is that of the puzzle.
    { echo 'p sudoku x 9'; cut -f1 rows; } > puzzle
    [ "$(sudoku2cnf puzzle | dpll | res2sudoku)" = "$(cut -f2 rows | tr -d ' ')" ]
}

@test "examples: demo.sh hands its operands to the generator" {
    sh "$ROOT/examples/demo.sh" -s 7 -h 50 > a
    sh "$ROOT/examples/demo.sh" -s 7 -h 50 | cmp - a
    [ "$(tr -cd . < a | wc -c)" -eq 50 ]
}

@test "examples: make demo runs demo.sh" {
    grep -q 'sh examples/demo.sh' "$ROOT/Makefile"
    (cd "$ROOT" && BIN=$BIN sh examples/demo.sh) | grep -q '^xsudoku-gen'
}

@test "examples: sudoku.sh draws a solved puzzle of each variant with its clues" {
    run_sh 'sh "$ROOT/examples/sudoku.sh"'
    [ "$status" -eq 0 ]
    [ "$(grep -o '^[a-z]*, seed' <<<"$output" | paste -sd' ')" = \
        'plain, seed x, seed percent, seed windoku, seed latin, seed' ]
    # 36 clues in each of the five, marked; the corners of the frames have no digit behind them.
    [ "$(grep -o '+[1-9]' <<<"$output" | wc -l)" -eq 180 ]
}

@test "examples: pictures.sh makes a picture of each variant, of its puzzle" {
    run_sh 'sh "$ROOT/examples/pictures.sh" .'
    [ "$status" -eq 0 ]
    [ "$output" = "$(printf './%s.svg\n' plain x percent windoku latin kakuro)" ]
    for variant in plain x percent windoku latin; do
        grep -qx "<title>Sudoku 1: $variant, side 9</title>" $variant.svg
        [ "$(grep -c '<text' $variant.svg)" -eq 81 ]
    done
    # A digit for each cell, and a sum for each run.
    grep -qx '<title>Sudoku 1: kakuro, side 9</title>' kakuro.svg
    [ "$(grep -c '<text' kakuro.svg)" -eq \
        $(($(grep -v '[a-z]' kakuro.txt | tr -dc . | wc -c) + $(grep -c '^run' kakuro.txt))) ]
}

@test "examples: book.sh draws puzzles with rules, four a sheet, and their solutions" {
    mkdir book
    run_sh 'sh "$ROOT/examples/book.sh" book'
    [ "$status" -eq 0 ]
    [ "$(grep -c '\.svg$' <<< "$output")" -eq 3 ]
    [ "$(cat book/puzzles-?.svg | grep -c translate)" -eq 8 ]
    [ "$(grep -c translate book/solutions-1.svg)" -eq 8 ]
    # What is drawn has one solution each.
    sudoku2cnf book/puzzles | dpll -n 2 | grep -cx 'c more no' | grep -qx 8
    # 81 digits each but for the numbers of cages, and signs.
    [ "$(grep -c 'font-weight="bold">[0-9]*<' book/solutions-1.svg)" -eq 8 ]
    [ ! -e book/rules ]
}

@test "examples: stream.sh solves 1,000 puzzles, or as many as its operand says" {
    run_sh 'sh "$ROOT/examples/stream.sh"'
    [ "$status" -eq 0 ]
    [[ "$output" =~ ^1000\ of\ 1000\ puzzles\ solved,\ [0-9]+\ a\ second\ or\ more$ ]]
    run_sh 'sh "$ROOT/examples/stream.sh" 25'
    [ "$status" -eq 0 ]
    [[ "$output" =~ ^25\ of\ 25\ puzzles\ solved, ]]
}

@test "examples: depth.sh counts how deep grids with 17, 25 and 30 clues go, and draws that" {
    run_sh 'sh "$ROOT/examples/depth.sh" 12 picture.svg'
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(awk '{ print $1, $2, $3, $4; exit }' <<<"$output")" = 'depth 17 25 30' ]
    # Each grid is in the table once, and the fewer clues the deeper.
    awk 'NR > 1 { for (i = 2; i <= 4; i++) { n[i] += $i; sum[i] += $1 * $i } }
        END { exit !(n[2] == 12 && n[3] == 12 && n[4] == 12 && sum[2] > sum[3] && sum[3] > sum[4]) }' <<<"$output"
    grep -q '<svg' picture.svg
    grep -q '</svg>' picture.svg
    # The same without gnuplot.
    mkdir tools
    for tool in sh awk sed mktemp rm; do ln -s "$(command -v $tool)" tools; done
    BIN=$BIN PATH=$PWD/tools TMPDIR=$PWD sh "$ROOT/examples/depth.sh" 2 plain.svg > table
    [ "$(grep -c '<polyline' plain.svg)" -eq 3 ]
    [ "$(tail -1 plain.svg)" = '</svg>' ]
    [ -z "$(find . -name 'depth.*' -type d)" ]
}

@test "examples: the Sudoku scripts pass shellcheck" {
    need_program shellcheck
    shellcheck "$ROOT/examples/demo.sh" "$ROOT/examples/sudoku.sh" "$ROOT/examples/stream.sh" \
        "$ROOT/examples/depth.sh" "$ROOT/examples/book.sh" \
        "$ROOT/examples/pictures.sh"
}

@test "examples: handout.sh makes a page with every variant and its solutions" {
    mkdir tmp
    BIN=$BIN TMPDIR=$PWD/tmp sh "$ROOT/examples/handout.sh" 1 > page.html
    [ -z "$(ls tmp)" ]
    [ "$(grep -c 'class="puzzle"' page.html)" -eq 10 ]
    [ "$(grep -c 'class="solution"' page.html)" -eq 10 ]
    [ "$(grep -c '<span class="label">hard [0-9]* [a-z0-9+-]*</span>' page.html)" -eq 5 ]
}
