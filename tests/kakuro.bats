#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Kakuro: boards with blocked places and runs, by every program, beside kakuro.awk, which knows their
# definition.
load helper

judge() {
    awk -f "$ROOT/tests/kakuro.awk" "$1"
}

# The models of each formula of a stream, up to a hundred.
count_models() {
    dpll -n 100 -q | awk '/^s/ { if (NR > 1) print n; n = 0 } /^v/ { n++ } END { print n }'
}

# The puzzle of sudoku(5), all of whose digits are decided by its sums.
small() {
    printf '%s\n' 'p sudoku kakuro 9' 'board 3 3' 'blocked r1c1-r1c3 r2c1 r3c1' 'run 4 r2c2-r3c2' \
        'run 6 r2c3-r3c3' 'run 3 r2c2-r2c3' 'run 7 r3c2-r3c3'
}

@test "kakuro: random boards have as many solutions by every way as by definition" {
    local encoding
    awk -v seed=1 -v most=5 -v make="$(by_build 30 12)" -f "$ROOT/tests/kakuro.awk" > puzzles
    judge puzzles > counts
    [ "$(sort -u counts | wc -l)" -gt 3 ]
    "$TESTERS/solutions" 100 < puzzles | cut -d' ' -f1 | cmp - counts
    for encoding in '-e extended' '-e minimal' '-e optimized --amo sequential'; do
        # shellcheck disable=SC2086
        sudoku2cnf $encoding puzzles | count_models | cmp - counts
    done
}

@test "kakuro: xsudoku-step finds as many solutions of them" {
    local expected number=0
    awk -v seed=2 -v most=5 -v make=12 -f "$ROOT/tests/kakuro.awk" > puzzles
    judge puzzles > counts
    awk '/^p sudoku/ { n++ } { print > ("puzzle-" n) }' puzzles
    while read -r expected; do
        number=$((number + 1))
        [ "$expected" -lt 100 ] || continue
        run_sh "xsudoku-step -a 0 -q -1 puzzle-$number"
        # Digits that break a rule are refused.
        [ "$status" -ne 2 ] || { [ "$expected" -eq 0 ] && continue; }
        [ "$(grep -c '# solution ' <<< "$output")" -eq "$expected" ]
    done < counts
    [ "$number" -eq 12 ]
}

@test "kakuro: a formula of the definition has the models that sudoku2cnf's has" {
    { small; echo ....; } > puzzle
    awk -v cnf=1 -f "$ROOT/tests/kakuro.awk" puzzle | dpll -n 0 -q | grep '^v' > models
    sudoku2cnf puzzle | dpll -n 0 -q | grep '^v' | cut -d' ' -f 1-37 | cmp - <(cut -d' ' -f 1-37 models)
    [ "$(wc -l < models)" -eq 1 ]
}

@test "xsudoku-gen --board: one solution, which is the one it says, and a board as it should be" {
    local seed
    for seed in 1 2 3; do
        xsudoku-gen --board 6x7 -1 -f solution -s $seed > both
        sed '$d' both > puzzle
        [ "$(judge puzzle)" -eq 1 ]
        sudoku2cnf puzzle | dpll | res2sudoku -1 -p puzzle | tail -n 1 | cmp - <(tail -n 1 both)
        awk '
            # The cells of a range that is a row or a column.
            function words(from, at, r, c) {
                split(from (from ~ /-/ ? "" : "-" from), at, /[-rc]+/)
                n = 0
                for (r = at[2]; r <= at[4]; r++) for (c = at[3]; c <= at[5]; c++) { n++; cell[n] = r " " c }
            }
            /^blocked/ { for (i = 2; i <= NF; i++) { words($i); for (k = 1; k <= n; k++) blocked[cell[k]] } }
            /^run/ {
                words($3)
                if (n < 2 || n > 9) print "run of", n
                for (k = 1; k <= n; k++) runs[cell[k]]++
            }
            END {
                for (r = 1; r <= 6; r++) for (c = 1; c <= 7; c++) {
                    if (((r " " c) in blocked) == (runs[r " " c] == 2)) print "runs of", r, c
                    if (r > 1 && c > 1 && ((r " " c) in blocked) != ((8 - r " " 9 - c) in blocked)) print "turn", r, c
                }
            }' puzzle > wrong
        [ ! -s wrong ]
    done
}

@test "xsudoku-gen --board: sizes, seeds, processes, difficulty and given boards" {
    local size
    for size in 4x4 9x9 5x12 "$(by_build 16x16 10x10)"; do
        xsudoku-gen --board "$size" -s 3 > puzzle
        [ "$(sudokucheck puzzle | grep -c 'one solution')" -eq 1 ]
        sed -n 2p puzzle | grep -q "^board ${size/x/ }$"
    done
    xsudoku-gen -V kakuro -n 5 -s 8 > five
    xsudoku-gen -V kakuro -n 5 -s 8 -j 2 | cmp - five
    [ "$(sudokucheck five | grep -c 'one solution')" -eq 5 ]
    local asked
    for asked in medium hard extreme; do
        xsudoku-gen --board 6x6 -d $asked -s 1 -n 2 > puzzle
        [ "$(xsudoku-step -r puzzle | grep -c "^$asked ")" -eq 2 ]
        [ "$(sudokucheck puzzle | grep -c 'one solution')" -eq 2 ]
    done
    xsudoku-gen --board 7x7 -d cage-combination -s 1 | xsudoku-step -r | grep -q ' cage-combination '
    # Where there is none, the search ends.
    fails_with 1 'xsudoku-gen: no puzzle as asked for with a score of 5 to 9 found, seed 1, boards tried: 200; all were harder: smaller boards (--board) can be easier' \
        'xsudoku-gen --board 5x5 -d 5-9 -s 1 --tries 200'
    fails_with 1 'xsudoku-gen: no puzzle as asked for with a score of 850 to 999999999 found, seed 1, boards tried: 50; all were easier, up to 251: larger boards (--board) can be harder' \
        'xsudoku-gen --board 4x4 -d extreme -s 1 --tries 50'
    # A cross of four runs, with the digits 1 to 6.
    printf 'p sudoku latin 6\nboard 5 5\nblocked r1c1-r1c5 r2c1-r5c1 r2c2 r2c5 r5c2 r5c5\n' > rules
    xsudoku-gen -R rules -s 1 > puzzle
    [ "$(grep -c '^run' puzzle)" -eq 8 ]
    [ "$(sudokucheck puzzle | grep -c 'one solution')" -eq 1 ]
}

@test "xsudoku-gen --board: what boards do not have is refused in one line" {
    local option
    for option in '-h 5' -m '-y flip' --jigsaw; do
        fails_with 64 "xsudoku-gen: option ${option%% *} is not for boards without grids, on which no digits are given (see xsudoku-gen --help)" \
            "xsudoku-gen -V kakuro $option"
    done
    fails_with 64 'xsudoku-gen: option --killer is not for boards without grids, which have sums of their own (see xsudoku-gen --help)' \
        'xsudoku-gen -V kakuro --killer'
    fails_with 64 "xsudoku-gen: option --board needs ROWSxCOLUMNS from 4x4 to 24x24, found '3x9' (see xsudoku-gen --help)" \
        'xsudoku-gen --board 3x9'
    fails_with 64 "xsudoku-gen: option --board needs ROWSxCOLUMNS from 4x4 to 24x24, found '9x' (see xsudoku-gen --help)" \
        'xsudoku-gen --board 9x'
    fails_with 64 'xsudoku-gen: option -d: boards without grids are made from medium on, as their sums cost more than easy allows (see xsudoku-gen --help)' \
        'xsudoku-gen --board 5x5 -d easy'
    for variant in x samurai; do
        fails_with 64 "xsudoku-gen: option --board is for variants kakuro and latin, not for $variant (see xsudoku-gen --help)" \
            "xsudoku-gen --board 5x5 -V $variant"
    done
    for board in 4x11 24x4; do
        fails_with 64 'xsudoku-gen: a board that is drawn with 4 rows or columns has at most 10 of the others (see xsudoku-gen --help)' \
            "xsudoku-gen --board $board"
    done
    xsudoku-gen --board 4x10 -s 1 > f
    sudokucheck f | grep -q 'one solution'
    printf 'board 5 5\nblocked r1c1-r1c5 r2c1-r5c1 r3c3\nknight\n' > rules
    fails_with 64 'xsudoku-gen: boards without grids are made with no rules but board and blocked (see xsudoku-gen --help)' \
        'xsudoku-gen -V kakuro -R rules'
    printf 'board 5 5\nblocked r1c1-r1c5 r2c1-r5c1 r2c3\n' > rules
    fails_with 64 'xsudoku-gen: r2c2 is in a run of one cell, or of more than there are digits (see xsudoku-gen --help)' \
        'xsudoku-gen -V kakuro -R rules'
}

@test "kakuro: boards go through pictures, pages, text, other forms and play" {
    { small; echo ....; } > puzzle
    # Sums: across in the upper right half of their place, down in the lower left one.
    sudoku2svg puzzle > picture
    [ "$(grep -c '<rect x="[0-9]*" y="[0-9]*" width="20" height="20"/>' picture)" -eq 5 ]
    grep -q '<text x="25.8" y="17.6">4</text>' picture
    grep -q '<text x="14.2" y="27.8">3</text>' picture
    sudoku2svg -l zh puzzle | grep -q '>数段：数字各不相同，和为此数<'
    sudoku2html puzzle | grep -q '"rows":3,"columns":3,"grids":\[\],'
    # A board without houses to look at has its hints name cells; they read before the houses and crashed.
    sudoku2html -H puzzle | grep -q '"where":\["look at r2c2","请看 r2c2"\]'
    prints 'puzzle 1 of 1, 4 cells to fill
look at r2c2' 'echo nudge | xsudoku-play --lines --save=never --language en puzzle'
    sudoku2cnf puzzle | dpll | res2sudoku -g -p puzzle > drawn
    # What is drawn of it: sums, and the digits 12 and 34.
    [ "$(grep -v '[a-z]' drawn | tr -dc '0-9\\\n' | paste -sd' ' | tr -s ' ')" = '4\6\ \312 \734 ' ]
    sudokucat puzzle > line
    sudoku2cnf line | cmp - <(sudoku2cnf puzzle)
    sudokucat -f rows puzzle | sudoku2cnf | cmp - <(sudoku2cnf puzzle)
    sudokucheck puzzle | grep -q 'puzzle 1: 0 clues, one solution'
    [ "$(xsudoku-step -q puzzle | grep -v '[a-z]' | tr -d ' \n')" = 1234 ]
    xsudoku-step --svg puzzle | grep -q '<text x="25.8" y="17.6">4</text>'
}

@test "kakuro: sums of three figures are written in full, on paper and in the terminal" {
    { printf '%s\n' 'p sudoku latin 32' 'board 2 16' 'blocked r1c1-r1c16 r2c1' 'run 120 r2c2-r2c16'; printf '%015d\n' 0; } > puzzle
    # The fifteen cells have the digits 1 to 15.
    sudoku2cnf puzzle | dpll | res2sudoku -g -p puzzle > drawn
    grep -q '^ *\\120 ' drawn
    [ "$(grep -v '[a-z]' drawn | tr -dc '0-9A-F\n' | sed 's/^120//' | fold -w 1 | sort | tr -d '\n')" = 123456789ABCDEF ]
    sudoku2svg puzzle | grep -q '>120</text>'
}

@test "xsudoku-play: a board of Kakuro is solved, and a new one as large comes from inside" {
    xsudoku-gen --board 6x7 -s 1 > puzzle
    printf 'solve\nshow\nnew\nquit\n' | xsudoku-play --lines --save=never --language en puzzle > played
    grep -q '^puzzle 2 of 2, ' played
}

@test "kakuro: what is malformed is told with its place" {
    p() { printf "printf 'p sudoku kakuro 9\\\\n%s\\\\n' | sudoku2cnf" "$1"; }
    local run='needs cells from left to right, or downwards, behind a place of the board that is no cell'
    fails_with 2 "sudoku2cnf: <stdin>:2:1: a board has up to 32 rows and columns" "$(p 'board 33 3')"
    fails_with 2 "sudoku2cnf: <stdin>:3:9: r4c1 is no cell" "$(p 'board 3 3\nblocked r4c1')"
    fails_with 2 "sudoku2cnf: <stdin>:4:9: r1c1 is no cell" "$(p 'board 3 3\nblocked r1c1\nblocked r1c1')"
    fails_with 2 "sudoku2cnf: <stdin>:3:1: no cell is left" "$(p 'board 3 3\nblocked r1c1-r3c3')"
    fails_with 2 "sudoku2cnf: <stdin>:3:1: rule board stands before rules of other kinds" "$(p 'knight\nboard 3 3')"
    fails_with 2 "sudoku2cnf: <stdin>:4:1: rule board is there already" "$(p 'board 3 3\nblocked r1c1\nboard 3 3')"
    fails_with 2 "sudoku2cnf: <stdin>:3:1: a board stands before all others" \
        "printf 'p sudoku latin 9\nfirst 2 2\nboard 4 4\n' | sudoku2cnf"
    fails_with 2 "sudoku2cnf: <stdin>:5:5: the cells of this rule have the sum 4 by one above, found '5'" \
        "$(p 'board 3 3\nblocked r1c1-r1c3 r2c1 r3c1\nrun 4 r2c2-r3c2\nrun 5 r2c2 r3c2')"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: a board has no grids" "$(p 'grid 3 3')"
    fails_with 2 "sudoku2cnf: <stdin>:3:1: rule sandwich is for grids, not for a board" \
        "$(p 'blocked r1c1\nsandwich 5 r1c2 r1c3')"
    fails_with 2 "sudoku2cnf: <stdin>:2:16: rule run $run" "$(p 'run 4 r1c1-r1c2')"
    fails_with 2 "sudoku2cnf: <stdin>:3:16: rule run $run" "$(p 'blocked r1c1\nrun 4 r1c3 r1c2')"
    fails_with 2 "sudoku2cnf: <stdin>:3:16: rule run $run" "$(p 'blocked r1c1\nrun 4 r1c2 r1c4')"
    fails_with 2 "sudoku2cnf: <stdin>:3:5: rule run with these cells needs a number from 3 to 17, found '18'" \
        "$(p 'blocked r1c1\nrun 18 r1c2-r1c3')"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: rule regions is for grids, not for a board" "$(p 'regions')"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: rule blocked is for a board, which rule board makes" \
        "printf 'p sudoku latin 4\nblocked r1c1\n' | sudoku2cnf"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: coding ijk is for one grid, not for a board" \
        "printf 'p sudoku kakuro 9\n%081d\n' 0 | sudoku2cnf -k ijk"
}

@test "kakuro: memory that ends, and boards of every form of area, are normal events" {
    { small; echo ....; } > puzzle
    need_debug
    short_of_memory 20 'sudokucheck puzzle'
    short_of_memory 20 'xsudoku-gen --board 5x5 -s 1'
}

@test "kakuro: a published puzzle has its published solution, and no other" {
    # The example of Wikipedia's article on Kakuro, as Hakan Kjellerstrand's models of it (2009) have it.
    local solution=978798989576859761264613289311431221
    printf '%s\n' 'p sudoku kakuro 9' 'board 8 8' 'blocked r1c1-r1c8 r2c1-r8c1' \
        'blocked r2c4-r2c5 r3c4 r4c7-r4c8 r5c2 r5c5 r5c8 r6c2-r6c3 r7c6 r8c5-r8c6' \
        'run 16 r2c2-r2c3' 'run 24 r2c6-r2c8' 'run 17 r3c2-r3c3' 'run 29 r3c5-r3c8' 'run 35 r4c2-r4c6' \
        'run 7 r5c3-r5c4' 'run 8 r5c6-r5c7' 'run 16 r6c4-r6c8' 'run 21 r7c2-r7c5' 'run 5 r7c7-r7c8' \
        'run 6 r8c2-r8c4' 'run 3 r8c7-r8c8' \
        'run 23 r2c2-r4c2' 'run 30 r2c3-r5c3' 'run 27 r2c6-r6c6' 'run 12 r2c7-r3c7' 'run 16 r2c8-r3c8' \
        'run 17 r3c5-r4c5' 'run 15 r4c4-r8c4' 'run 12 r5c7-r8c7' 'run 7 r6c5-r7c5' 'run 7 r6c8-r8c8' \
        'run 11 r7c2-r8c2' 'run 10 r7c3-r8c3' "$(printf '%036d' 0)" > puzzle
    sudokucheck puzzle | grep -q 'one solution'
    sudoku2cnf puzzle | dpll -n 0 | res2sudoku -1 -p puzzle | sed '1,/^run 10/d' | grep -x "${solution}"
}

@test "kakuro: wherever memory runs out, every program says so, and prints no puzzle by halves" {
    need_debug
    { small; echo ....; } > puzzle
    sudoku2cnf puzzle > f.cnf
    dpll f.cnf > f.res
    short_of_memory 3 'sudoku2cnf puzzle'
    short_of_memory 3 'res2sudoku -g -p puzzle f.res'
    short_of_memory 3 'sudoku2svg puzzle'
    short_of_memory 3 'sudokucheck puzzle'
    short_of_memory 3 'xsudoku-step puzzle'
    short_of_memory 3 'sudoku2html puzzle'
    request=1
    while XSAT_FAIL_ALLOC=$request run_sh 'xsudoku-gen --board 4x4 -s 1' && [ "$status" -ne 0 ]; do
        [ "$status" -eq 2 ]
        [ "$stderr" = 'xsudoku-gen: out of memory' ]
        [ -z "$output" ]
        request=$((request + 1 + request / 50))
    done
    [ "$request" -gt 15 ]
}

@test "kakuro: nested nets keep nothing of boards with digits above 16, and lose no solution" {
    printf '%s\n' 'p sudoku latin 32' 'board 1 32' "$(printf '%032d' 0)" > row
    run -0 xsudoku-step -q -n 1 -1 row
    [[ ${lines[-1]} = 1...............................\ * ]]
    printf '%s\n' 'p sudoku latin 20' 'board 4 4' 'blocked r1c1-r1c4 r2c1 r3c1 r4c1' 'run 47 r2c2-r2c4' \
        'run 50 r3c2-r3c4' 'run 56 r4c2-r4c4' 'run 46 r2c2-r4c2' 'run 52 r2c3-r4c3' 'run 55 r2c4-r4c4' \
        ......... > board
    run -0 xsudoku-step -q -1 -a 2 board
    [ "$(grep -c '# solution' <<< "$output")" -eq 2 ]
}
