#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudokucheck: how many solutions, what can go, canonical forms and copies.
load helper

# More solutions than one, as the SAT pipeline sees it, of puzzles on standard input.
several() {
    sudoku2cnf | dpll -n 2 | grep -cx 'c models 2'
}

@test "sudokucheck: --help and --version answer on stdout, wrong options end with 64" {
    run_sh 'sudokucheck --help'
    [ "$status" -eq 0 ]
    [[ $output == 'usage: sudokucheck [OPTION ...] [FILE ...]'* ]]
    run_sh 'sudokucheck --version'
    [ "$status" -eq 0 ]
    fails_with 64 'sudokucheck: options -c, -m and --scramble exclude each other (see sudokucheck --help)' 'sudokucheck -c -m'
    fails_with 64 'sudokucheck: option -n needs --scramble (see sudokucheck --help)' 'sudokucheck -n 2'
    fails_with 64 'sudokucheck: option -s needs --scramble (see sudokucheck --help)' 'sudokucheck -s 2'
    fails_with 2 'sudokucheck: cannot open nothing: No such file or directory' 'sudokucheck nothing'
}

@test "sudokucheck: tells the clues that can go, each alone, and puzzles that are minimal" {
    local variant
    for variant in plain x latin antiknight; do
        xsudoku-gen -V "$variant" -n 2 -s 3 -1 -h 50 > puzzles
        xsudoku-gen -V "$variant" -n 2 -s 3 -1 -m >> puzzles
        run_sh 'sudokucheck puzzles'
        [ "$status" -eq 0 ]
        [ "$(tail -2 <<< "$output" | grep -c 'one solution, minimal$')" -eq 2 ]
        # Each clue dropped: those said to be able to go have one solution then, the others several.
        grep seed puzzles | while read -r grid _; do
            number=$((number + 1))
            line=$(sed -n "${number}p" <<< "$output")
            [[ $line == "puzzle $number (# seed"* ]] || [[ $line == "puzzle $number: "* ]]
            for cell in $(seq 1 81); do
                [ "${grid:cell-1:1}" != . ] || continue
                name=r$(((cell - 1) / 9 + 1))c$(((cell - 1) % 9 + 1))
                { echo "p sudoku $variant 9"; echo "${grid:0:cell-1}.${grid:cell}"; } > dropped
                [[ " ${line#*:} " == *" $name "* ]] && echo 1 || echo 2
                cat dropped >&3
            done 3>> all_dropped
        done > expected
        sudoku2cnf all_dropped | dpll -n 2 | sed -n 's/^c models //p' | cmp - expected
        rm all_dropped
    done
}

@test "sudokucheck: shows two solutions where there are several, and says where there is none" {
    xsudoku-gen -V plain -n 5 -s 4 -1 | tail -n +2 | cut -d' ' -f1 | sed 's/^\(...\)[1-9.]\{12\}/\1............/' > puzzles
    [ "$(several < puzzles)" -ge 4 ]
    run_sh 'sudokucheck puzzles'
    [ "$status" -eq 1 ]
    awk '
        NR == FNR { puzzle[NR] = $1; next }
        /^puzzle/ { number++; several = / several solutions, such as$/; next }
        several {
            for (i = 1; i <= 81; i++) {
                d = substr($1, i, 1); c = substr(puzzle[number], i, 1); row = int((i - 1) / 9); column = (i - 1) % 9
                if (c != "." && c != d) bad = 1
                box = int(row / 3) * 3 + int(column / 3)
                if (met["r" row d FNR]++ || met["c" column d FNR]++ || met["b" box d FNR]++) bad = 1
            }
            if ($1 == last) bad = 1
            last = $1; shown++
        }
        END { exit bad || shown < 8 }' puzzles - <<< "$output"
    prints 'puzzle 1 (one): 2 clues, no solution; these contradict each other: r1c1 r1c2' "printf '11%079d one\n' 0 | sudokucheck || true"
    run_sh "printf '11%079d\n' 0 | sudokucheck -q"
    [ "$status" -eq 1 ]
    [ -z "$output" ]
}

# What of the puzzle $1 is named on standard input, a cell or a rule on each line: header and map stay.
part() {
    awk '
        NR == FNR { kept[$0]; next }
        /^#/ { next }
        /^p/ || map > 0 { print; map--; next }
        /^regions/ { print; map = 9; next }
        /^[a-z]/ { if ($0 in kept) print; next }
        { row++; for (i = 1; i <= 9; i++) printf "%s", ("r" row "c" i) in kept ? substr($0, i, 1) : "."; print "" }' - "$1"
}

@test "sudokucheck: names clues and rules that contradict each other, none of which can be left out" {
    local puzzle item
    # A clue that is not the solution's, a sum that is one too large or too small, with a map and without.
    for i in 1 2 3; do
        xsudoku-gen -V plain -h 50 -s "$i" | awk '/^[p#]/ { print; next } ++row == 5 { sub(/[1-9]/, "7") } 1' > "clue$i"
        xsudoku-gen -V antiknight -h 50 -s "$i" | awk '/^[p#]/ { print; next } ++row == 4 { sub(/[1-9]/, "3") } 1' > "knight$i"
    done
    xsudoku-gen --killer -h 81 -s 2 | awk '/^cage/ && ++cages == 7 { $2++ } 1' > killer
    xsudoku-gen --jigsaw --killer -s 3 | awk '/^cage/ && ++cages == 9 { $2-- } 1' > both
    for puzzle in clue? knight? killer both; do
        sudoku2cnf "$puzzle" | dpll -q -w | grep -qx 's 0' || continue
        sudokucheck "$puzzle" > report && return 1
        sed -n 's/.*no solution; these contradict each other: //p' report |
            sed 's/, /,/g' | tr , '\n' | awk '/^r[0-9]/ { gsub(/ /, "\n") } 1' > items
        part "$puzzle" < items | sudoku2cnf | dpll -q -w | grep -qx 's 0'
        for item in $(seq "$(wc -l < items)"); do
            sed "${item}d" items | part "$puzzle" | sudoku2cnf | dpll -q -w | grep -qx 's 1'
        done
        echo "$puzzle"
    done > named
    [ "$(wc -l < named)" -ge 5 ]
}

@test "sudokucheck: tells the rules that can go, each alone" {
    xsudoku-gen --thermo --sandwich -s 5 > puzzle
    sudokucheck puzzle > report
    [ "$(grep -cE '^(thermo|sandwich)' puzzle)" -gt 20 ]
    grep -E '^(thermo|sandwich)' puzzle | while read -r rule; do
        grep -vFx "$rule" puzzle | sudoku2cnf | dpll -n 2 | sed -n 's/^c models //p'
    done > models
    grep -E '^(thermo|sandwich)' puzzle | while read -r rule; do
        grep -qE "(go: |, )$rule(,|;|\$)" report && echo 1 || echo 2
    done | cmp - models
    # Maps of regions, in rows or not, stay.
    printf 'p sudoku latin 4\nregions\nAABB\nAABB\nCCDD\nCCDD\nless r1c1 r1c2 # a\n12......3.......\n' > puzzle
    run_sh 'sudokucheck puzzle'
    [[ $output != *region* ]]
}

@test "sudokucheck: -m drops clues until none can go" {
    for options in '-V plain -h 40' '-V x' '-V plain -B 2x3 -h 10'; do
        # shellcheck disable=SC2086
        xsudoku-gen $options -n 6 -s 9 -1 > puzzles
        sudokucheck -m -1 puzzles > minimal
        sudokucheck minimal | grep -c 'one solution, minimal$' | grep -qx 6
        sudoku2cnf minimal | dpll | res2sudoku -1 | grep -v '^p' > a
        sudoku2cnf puzzles | dpll | res2sudoku -1 | grep -v '^p' | cmp - a
        sudokucheck --minimal minimal -1 | cmp - minimal
    done
    run_sh "printf '1...............\n' | sudokucheck -V plain -B 2x2 -m"
    [ "$status" -eq 1 ]
    [ "$stderr" = 'sudokucheck: <stdin>:1:1: the puzzle has several solutions' ]
}

@test "sudokucheck: -c prints the first of all lines that are essentially the same, as trying all 3,359,232 maps does" {
    { xsudoku-gen -V plain -n 4 -s 6 -1; xsudoku-gen -V plain -n 2 -m -s 6 -1; xsudoku-gen -V plain -s 8 -f solution -1; } |
        sed -n 's/^\([1-9.]\{81\}\).*/\1/p' > grids
    # The first of all grids, which has 648 symmetries; a grid with two digits, and one with a full row.
    printf '%s\n' 123456789456789123789123456231564897564897231897231564312645978645978312978312645 \
        .........1...............2....................................................... \
        ...................123456789..................................................... >> grids
    [ "$(by_build x y)" = x ] || sed -i '1,3d' grids
    "$TESTERS/minlex" < grids > judged
    [ "$(grep -c ' 648$' judged)" -eq 1 ]
    sudokucheck -c -1 grids | cmp - <(cut -d' ' -f1 judged)
    # Labels stay, and copies of a puzzle have its form.
    prints "$(cut -d' ' -f1 judged | head -1) a label" 'printf "%s a label\n" "$(head -1 grids)" | sudokucheck --canonical -1'
    sudokucheck --scramble -n 20 -s 1 -1 grids > copies
    sudokucheck -c -1 copies | uniq | cmp - <(cut -d' ' -f1 judged)
    fails_with 2 'sudokucheck: <stdin>:2:1: canonical forms are of plain puzzles of side 9 without rules' \
        "printf 'p sudoku x 9\n%081d\n' 0 | sudokucheck -c"
    # With a digit twice in its first row, that row became 123456789, whatever it was.
    fails_with 2 'sudokucheck: <stdin>:1:1: canonical forms are of puzzles without a digit twice in a row or column' \
        "printf '11%079d\n' 0 | sudokucheck -c"
    fails_with 2 'sudokucheck: <stdin>:1:1: canonical forms are of puzzles without a digit twice in a row or column' \
        "printf '1%08d1%071d\n' 0 0 | sudokucheck -c"
}

@test "sudokucheck: --scramble makes copies that differ, with as many clues and one solution each" {
    local options
    for options in '-V plain' '-V plain -B 2x3 -h 12' '-V latin' '-V x' '-V percent' '-V windoku' '-V girandola' --jigsaw; do
        # shellcheck disable=SC2086
        xsudoku-gen $options -s 3 -1 > puzzle
        sudokucheck --scramble -n 30 -s 5 -1 puzzle > copies
        sudokucheck --scramble -n 30 -s 5 -1 puzzle | cmp - copies
        sudoku2cnf copies | dpll -n 2 | grep -cx 'c models 1' | grep -qx 30
        grep '\.' copies | cut -d' ' -f1 | sort -u > different
        [ "$(wc -l < different)" -ge 25 ]
        awk '{ print gsub(/\./, "") }' different | sort -u | wc -l | grep -qx 1
    done
    run_sh "printf 'p sudoku plain 4\nless r1c1 r1c2\n................\n' | sudokucheck --scramble"
    [ "$status" -eq 2 ]
    [ "$stderr" = 'sudokucheck: <stdin>:3:1: puzzles of several grids or with rules beyond houses cannot be scrambled' ]
}

@test "sudokucheck: memory that ends anywhere" {
    need_debug
    printf 'p sudoku latin 4\nless r1c1 r1c2\n12..............\n' > puzzle
    short_of_memory 20 'sudokucheck puzzle' 1
    printf 'p sudoku latin 4\nless r1c1 r1c2\n21..............\n' > puzzle
    short_of_memory 20 'sudokucheck puzzle' 1
}
