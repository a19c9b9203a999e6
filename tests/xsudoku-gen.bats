#!/usr/bin/env bats
# xsudoku-gen: the puzzles asked for, again when asked again, each with one solution.

load helper

VARIANTS='plain x percent windoku latin'

# The grids of a stream, one on a line, without header and seeds.
grids() {
    grep -v '^[p#]' | sed 's/ .*//'
}

# Whether every puzzle of a file has exactly one solution, as the SAT pipeline sees it.
all_unique() {
    local puzzles
    puzzles=$(grids < "$1" | wc -l)
    sudoku2cnf "$1" | dpll -n 2 > results
    [ "$puzzles" -gt 0 ]
    [ "$(grep -cx 's 1' results)" -eq "$puzzles" ]
    [ "$(grep -cx 'c models 1' results)" -eq "$puzzles" ]
    [ "$(grep -cx 'c more no' results)" -eq "$puzzles" ]
}

@test "xsudoku-gen: each option has its place in the man page" {
    options_documented xsudoku-gen
}

@test "xsudoku-gen: --help and --version answer on stdout, -h is holes" {
    run_sh 'xsudoku-gen --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: xsudoku-gen '* ]]
    [[ "$output" = *'-h, --holes HOLES'*'(45)'* ]]
    run_sh 'xsudoku-gen --version'
    [ "$status" -eq 0 ]
    [[ "$output" =~ ^xsudoku-gen\ [0-9.]+$ ]]
}

@test "xsudoku-gen: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 "xsudoku-gen: option -h needs a whole number from 0 to 81, found '82' (see xsudoku-gen --help)" \
        'xsudoku-gen -h 82'
    fails_with 64 "xsudoku-gen: option -n needs a whole number from 1 to 999999999999999, found '0' (see xsudoku-gen --help)" \
        'xsudoku-gen -n 0'
    fails_with 64 "xsudoku-gen: option -s needs a whole number from 0 to 999999999999999, found '-1' (see xsudoku-gen --help)" \
        'xsudoku-gen -s -1'
    fails_with 64 'xsudoku-gen: option -V needs plain, x, percent, windoku or latin (see xsudoku-gen --help)' \
        'xsudoku-gen -V'
    fails_with 64 "xsudoku-gen: option --tries needs a whole number from 1 to 1000000000, found 'x' (see xsudoku-gen --help)" \
        'xsudoku-gen --tries x'
    fails_with 64 "xsudoku-gen: unexpected operand 'file' (see xsudoku-gen --help)" 'xsudoku-gen file'
}

@test "xsudoku-gen: one diagonal puzzle with 45 holes is what no option gives" {
    run_sh 'xsudoku-gen'
    [ "$status" -eq 0 ]
    [ "${#lines[@]}" -eq 11 ]
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [[ "${lines[1]}" =~ ^#\ seed\ [0-9]+$ ]]
    for row in "${lines[@]:2}"; do
        [[ "$row" =~ ^[1-9.]{9}$ ]]
    done
    [ "$(printf '%s' "${lines[@]:2}" | tr -cd . | wc -c)" -eq 45 ]
}

@test "xsudoku-gen: -h and --holes set the number of holes" {
    for holes in 0 1 30 50 55; do
        for option in -h --holes; do
            run_sh "xsudoku-gen $option $holes -n 5 -1"
            [ "$status" -eq 0 ]
            for line in "${lines[@]:1}"; do
                [ "$(tr -cd . <<<"$line" | wc -c)" -eq "$holes" ]
            done
        done
    done
}

@test "xsudoku-gen: -n and --count set the number of puzzles, -1 and --one-line put each on a line" {
    for options in '-n 7 -1' '--count 7 --one-line'; do
        run_sh "xsudoku-gen $options"
        [ "${#lines[@]}" -eq 8 ]
        [ "$(printf '%s\n' "${lines[@]:1}" | grep -cE '^[1-9.]{81} # seed [0-9]+$')" -eq 7 ]
    done
    [ "$(xsudoku-gen -n 7 | grep -c '^[1-9.]*$')" -eq 63 ]
}

@test "xsudoku-gen: -V and --variant choose the houses, and the header says so" {
    for variant in $VARIANTS; do
        for option in -V --variant; do
            run_sh "xsudoku-gen $option $variant"
            [ "${lines[0]}" = "p sudoku $variant 9" ]
        done
    done
}

@test "xsudoku-gen: the same seed gives the same stream, another seed another one" {
    xsudoku-gen -n 20 -s 5 > a
    xsudoku-gen -n 20 --seed 5 | cmp - a
    xsudoku-gen -n 20 -s 6 > b
    [ "$(cat a b | grep -c seed)" -eq 40 ]
    [ "$(cat a b | grep seed | sort -u | wc -l)" -eq 40 ]
    run cmp -s a b
    [ "$status" -eq 1 ]
    # Without a seed, runs differ.
    [ "$(for _ in 1 2 3; do xsudoku-gen -1 | tail -1; done | sort -u | wc -l)" -eq 3 ]
}

@test "xsudoku-gen: rows and one line are the same puzzles" {
    xsudoku-gen -n 5 -s 8 -1 | grids > lines
    xsudoku-gen -n 5 -s 8 | grids | paste -sd '        \n' | tr -d ' ' | cmp - lines
}

@test "xsudoku-gen: the seed in the comment makes any puzzle of a stream again" {
    for variant in $VARIANTS; do
        xsudoku-gen -V "$variant" -n 4 -s 11 -1 > stream
        head -2 stream | tail -1 | grep -q ' # seed 11$'
        tail -n +2 stream | while read -r puzzle _ _ seed; do
            [ "$(xsudoku-gen -V "$variant" -s "$seed" -1 | grids)" = "$puzzle" ]
        done
    done
}

@test "xsudoku-gen: every puzzle has one solution, which is the grid that it was dug from" {
    for variant in $VARIANTS; do
        # With no holes the first grid is printed; with one try the puzzle comes from that grid.
        xsudoku-gen -V "$variant" -n 40 -s 3 -1 -h 0 | grids > dug_from
        xsudoku-gen -V "$variant" -n 40 -s 3 -1 --tries 1 > puzzles
        all_unique puzzles
        sudoku2cnf puzzles | dpll | res2sudoku -1 | cmp - dug_from
        # The native solver sees it the same way.
        "$TESTERS/solutions" 2 < puzzles | cmp - <(sed 's/^/1 /' dug_from)
    done
}

@test "xsudoku-gen: puzzles as sparse as they get still have one solution" {
    for options in '-V plain -h 56' '-V x -h 60' '-V percent -h 60' '-V windoku -h 60' '-V latin -h 50'; do
        # shellcheck disable=SC2086
        xsudoku-gen $options -n 5 -s 1 -1 > puzzles
        all_unique puzzles
    done
}

@test "xsudoku-gen: -V x -h 55 never gives up" {
    xsudoku-gen -V x -h 55 -n 200 -s 1 -1 > puzzles
    [ "$(grids < puzzles | wc -l)" -eq 200 ]
}

@test "xsudoku-gen: holes that no puzzle has end with 1 at once" {
    fails_with 1 "xsudoku-gen: no puzzle with 74 holes has one solution: two digits without a clue can change places, so 73 is the most" \
        'xsudoku-gen -h 74'
}

@test "xsudoku-gen: holes that are not found end with 1 after --tries grids, and no puzzle" {
    run_sh 'xsudoku-gen -h 70 -s 4 --tries 3'
    [ "$status" -eq 1 ]
    [ -z "$output" ]
    [[ "$stderr" =~ ^xsudoku-gen:\ no\ puzzle\ with\ 70\ holes\ and\ one\ solution\ found,\ seed\ 4,\ grids\ tried:\ 3,\ most\ holes:\ [56][0-9]$ ]]
}

@test "xsudoku-gen: a puzzle that is not found leaves those before it" {
    # Some seeds reach 57 holes in one grid, most do not.
    for seed in $(seq 50); do
        xsudoku-gen -V plain -h 57 -s "$seed" --tries 1 -1 > found 2> /dev/null && break
    done
    [ "$(grids < found | wc -l)" -eq 1 ]
    run_sh "xsudoku-gen -V plain -h 57 -s $seed --tries 1 -1 -n 1000"
    [ "$status" -eq 1 ]
    [ "${lines[1]}" = "$(tail -1 found)" ]
    [[ "$stderr" = 'xsudoku-gen: no puzzle with 57 holes '* ]]
}

@test "xsudoku-gen: digits and places of clues are spread evenly" {
    # 2,000 puzzles of 36 clues: each cell has a clue 888.9 times on average, deviation 22; each
    # digit is a clue 8,000 times.  Plain, where all cells are alike.
    xsudoku-gen -V plain -n 2000 -s 1 -1 | grids > puzzles
    run_sh "awk '{ for (i = 1; i <= 81; i++) { d = substr(\$0, i, 1); if (d != \".\") { cell[i]++; digit[d]++ } } }
        END { for (i in cell) if (cell[i] < 780 || cell[i] > 1000) print \"cell\", i, cell[i]
              for (d in digit) if (digit[d] < 7700 || digit[d] > 8300) print \"digit\", d, digit[d]
              print length(cell), length(digit) }' puzzles"
    [ "$output" = '81 9' ]
}

@test "xsudoku-gen: a full disk is noticed" {
    [ -w /dev/full ] || skip "needs /dev/full"
    fails_with 2 'xsudoku-gen: cannot write standard output: No space left on device' \
        'xsudoku-gen > /dev/full'
}

@test "xsudoku-gen: a reader that goes away ends a long stream at once and quietly" {
    run_sh 'timeout 5 xsudoku-gen -n 1000000000 -1 | head -1; echo ${PIPESTATUS[0]}'
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [ "${lines[1]}" -ne 124 ]
    [ -z "$stderr" ]
    run_sh 'trap "" PIPE; timeout 5 xsudoku-gen -n 1000000000 -1 | head -1; echo ${PIPESTATUS[0]}'
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [ "${lines[1]}" -eq 2 ]
    [ -z "$stderr" ]
}
