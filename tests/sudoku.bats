#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The Sudoku pipeline against judges of its own: the native solver, published counts, other solvers,
# real puzzles.

load helper

# agrees FILE [OPTION]: the pipeline and the native solver find the same solution of each puzzle in
# the file, and no second one.
agrees() {
    local variant=${2:-plain}
    { echo "p sudoku $variant 9"; cat "$1"; } > headed
    sudoku2cnf headed | dpll -q -n 2 > results
    res2sudoku -1 results > solved
    "$TESTERS/solutions" 2 < headed > judged
    [ "$(wc -l < solved)" -gt 0 ]
    sed 's/^/1 /' solved | cmp - judged
    [ "$(grep -c '^v' results)" -eq "$(wc -l < judged)" ]
}

@test "sudoku: a generated puzzle goes through the whole pipeline and comes out solved" {
    xsudoku-gen -h 45 > puzzle
    run_sh 'sudoku2cnf puzzle | dpll | res2sudoku -p puzzle -1'
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [[ "${lines[1]}" =~ ^[1-9]{81}$ ]]
}

@test "sudoku: every model passes resverify" {
    for variant in plain x percent windoku latin; do
        xsudoku-gen -V "$variant" -n 10 | sudoku2cnf > f.cnf
        dpll f.cnf > f.res
        resverify f.cnf f.res
    done
}

@test "sudoku: all encodings and codings have the same solutions" {
    xsudoku-gen -n 20 -s 2 > puzzles
    sudoku2cnf puzzles | dpll | res2sudoku -1 > wanted
    [ "$(wc -l < wanted)" -eq 20 ]
    for encoding in minimal efficient extended optimized; do
        for coding in natural ijk; do
            for amo in pairwise product sequential commander; do
                sudoku2cnf -e $encoding -k $coding --amo $amo puzzles | dpll |
                    res2sudoku -1 -V x -k $coding | cmp - <(echo 'p sudoku x 9'; grep -v ^p wanted)
            done
        done
    done
}

@test "sudoku: the number of complete grids of side 4 is as published" {
    # 288 with boxes; 576 Latin squares (OEIS A107739 and A002860).
    printf 'p sudoku plain 4\n................\np sudoku latin 4\n................\n' > blank
    [ "$("$TESTERS/solutions" 1000 < blank | cut -d' ' -f1 | paste -sd' ')" = '288 576' ]
    # The natural coding has no variables beside the cells', so models are grids.
    [ "$(sudoku2cnf blank | dpll -n 0 | grep '^c models' | paste -sd' ')" = 'c models 288 c models 576' ]
    # Reduced Latin squares: 56 of side 5, 9,408 of side 6 (OEIS A000315).  The variables that an
    # encoding has beside the cells' add no models.
    { printf 'p sudoku latin 5\n12345\n2....\n3....\n4....\n5....\n'
      printf 'p sudoku latin 6\n123456\n2.....\n3.....\n4.....\n5.....\n6.....\n'; } > reduced
    for encoding in efficient extended optimized; do
        for amo in pairwise product sequential commander; do
            [ "$(sudoku2cnf -e $encoding --amo $amo reduced | dpll -q -n 0 | grep -c '^v')" -eq 9464 ]
        done
    done
    # Without the clauses that the extended rules add, the cells still have one digit each.
    [ "$(sudoku2cnf -e minimal blank | dpll -n 0 | res2sudoku -1 -V latin | grep -v '^p' | sort -u | wc -l)" -eq 576 ]
}

@test "sudoku: the native solver counts as many solutions as dpll, where there are several" {
    for variant in plain x percent windoku latin; do
        # Of a puzzle's clues a part is blanked; Latin squares have many solutions soon.
        { echo "p sudoku $variant 9"
          xsudoku-gen -V "$variant" -n 40 -s 9 -h 40 -1 | awk -v part="$([ "$variant" = latin ] && echo 10 || echo 4)" '
            NR == 1 { next }
            { for (i = 1; i <= 81; i++) printf "%s", (7 * i + 5 * NR) % part ? substr($1, i, 1) : "."; print "" }'; } > puzzles
        sudoku2cnf puzzles | dpll -n 40 | sed -n 's/^c models //p' > counts
        "$TESTERS/solutions" 40 < puzzles | cut -d' ' -f1 | cmp - counts
        [ "$(wc -l < counts)" -eq 40 ]
        [ "$(sort -nu counts | wc -l)" -gt 3 ]
    done
}

@test "sudoku: native solver and dpll count alike where the search is long" {
    # So many solutions take more guesses than those after which locked candidates are looked for.
    for shape in plain x percent windoku 'plain -B 2x3' 'x -B 2x3' 'plain -B 3x4'; do
        # shellcheck disable=SC2086
        xsudoku-gen -V $shape -n 6 -s 5 -1 > unique
        awk 'NR == 1 { print; next }
            { n = 0; text = ""
              for (i = 1; i <= length($1); i++) text = text ((c = substr($1, i, 1)) != "." && n++ % 7 < 3 ? "." : c)
              print text }' unique > puzzles
        sudoku2cnf puzzles | dpll -q -n 1000 | awk '/^s/ { if (NR > 1) print n; n = 0 } /^v/ { n++ } END { print n }' > counts
        "$TESTERS/solutions" 1000 < puzzles | cut -d' ' -f1 | cmp - counts
        cat counts >> all
    done
    [ "$(awk '$1 > 40' all | wc -l)" -gt 10 ]
}

@test "sudoku: puzzles with clues that clash have no solution, natively and by dpll" {
    # Each house kind in turn: row, column, box, diagonals, windows.
    while read -r variant first second; do
        { echo "p sudoku $variant 9"
          awk -v a="$first" -v b="$second" 'BEGIN { for (i = 0; i < 81; i++) printf "%s", i == a || i == b ? 5 : "."; print "" }'; } > p
        [ "$("$TESTERS/solutions" 1 < p | cut -d' ' -f1)" = "$(sudoku2cnf p | dpll -q | sed -n 's/^s //p')" ]
        sudoku2cnf p | dpll -q | sed -n 's/^s //p'
    done > answers <<'END'
plain 0 8
plain 0 72
plain 0 10
latin 0 10
x 0 40
plain 0 40
x 8 72
percent 8 72
percent 0 80
percent 10 30
percent 14 34
windoku 14 34
windoku 46 66
windoku 50 70
plain 10 30
END
    [ "$(paste -sd' ' answers)" = '0 0 0 1 0 1 0 0 1 0 1 0 0 0 1' ]
}

@test "sudoku: grids of many sides, drawn by the native solver, keep all rules of the formula" {
    for shape in 'plain 1' 'plain 4' 'plain 6' 'x 8' 'plain 12' 'x 16' 'plain 20' 'plain 25' 'latin 7' 'latin 30'; do
        # shellcheck disable=SC2086
        "$TESTERS/solutions" fill $shape 1 > grid
        sudoku2cnf -e minimal grid | dpll -q | grep -qx 's 1'
    done
    # There is no diagonal Latin square of side 4 with a digit twice; a changed digit is noticed.
    "$TESTERS/solutions" fill plain 16 1 | sed '2s/^\(.\)\(.\)/\2\1/' > broken
    sudoku2cnf -e minimal broken | dpll -q | grep -qx 's 0'
}

@test "sudoku: 200 hard puzzles a variant are solved alike natively and by the pipeline" {
    for variant in plain x percent windoku latin; do
        xsudoku-gen -V $variant -h 52 -n "$(by_build 200 60)" -s 77 -1 | grep -v '^p' > puzzles
        agrees puzzles $variant
    done
}

@test "sudoku: the 20 puzzles of x-sudoku.txt have one solution each as diagonal Sudokus" {
    need_shared sudoku/x-sudoku.txt
    agrees "$SHARED/sudoku/x-sudoku.txt" x
    [ "$(wc -l < judged)" -eq 20 ]
    sudoku2cnf -V x "$SHARED/sudoku/x-sudoku.txt" | dpll -n 2 | grep -cx 'c models 1' | grep -qx 20
}

@test "sudoku: puzzles of sudoku17.txt have one solution each, the same for both solvers" {
    need_shared sudoku/sudoku17.txt
    awk 'NR % 97 == 1' "$SHARED/sudoku/sudoku17.txt" > some
    agrees some
}

@test "sudoku: all of sudoku17.txt has one solution each, natively" {
    need_shared sudoku/sudoku17.txt
    [ "$("$TESTERS/solutions" 2 < "$SHARED/sudoku/sudoku17.txt" | grep -c '^1 [1-9]*$')" -eq 49151 ]
}

@test "sudoku: as questions about one formula puzzles have the same solutions" {
    for variant in plain x percent windoku latin; do
        xsudoku-gen -V $variant -n 50 -s 12 -1 -f solution > both
        awk 'NR == 1 || NR % 2 == 0' both > puzzles
        awk 'NR == 1 || NR % 2 == 1' both > wanted
        for encoding in minimal efficient extended; do
            sudoku2cnf -i -e $encoding puzzles | dpll -q | res2sudoku -V $variant -1 > found
            cmp <(grep -v ^p wanted) <(grep -v ^p found)
        done
        sudoku2cnf -i --amo product puzzles | dpll -q | res2sudoku -p puzzles -1 | grep -v ^p | cmp - <(grep -v ^p wanted)
    done
    # Puzzles of several shapes, among them one without a solution.
    printf '11..\n....\n....\n....\n\n12..\n....\n....\n....\np sudoku latin 3\n1..\n.1.\n...\n' > mixed
    [ "$(sudoku2cnf -i mixed | dpll -q | grep -c '^s 0')" -eq 1 ]
    [ "$(sudoku2cnf -i mixed | dpll -q | grep -c '^s 1')" -eq 2 ]
}

@test "sudoku: all of sudoku17.txt as questions about one formula is solved as by the native solver" {
    need_shared sudoku/sudoku17.txt
    # Sanitizers are slow.
    awk -v each="${DEBUG:+97}" '!each || NR % each == 1' "$SHARED/sudoku/sudoku17.txt" > puzzles
    sudoku2cnf -i puzzles | dpll -q | res2sudoku -1 > solved
    "$TESTERS/solutions" 1 < puzzles | sed 's/^1 //' | cmp - solved
    [ -n "$DEBUG" ] || [ "$(wc -l < solved)" -eq 49151 ]
}

@test "sudoku: the puzzles of mixed1000.csv have one solution each, the same for both solvers" {
    need_shared sudoku/mixed1000.csv
    agrees "$SHARED/sudoku/mixed1000.csv"
    [ "$(wc -l < judged)" -eq 1000 ]
}

@test "sudoku: the boards in ss/ have one solution each, the same for both solvers" {
    need_shared sudoku/ss
    cat "$SHARED"/sudoku/ss/*.ss > boards
    agrees boards
}

@test "sudoku: other solvers take part in the pipeline" {
    need_program cadical
    xsudoku-gen -s 5 > puzzle
    sudoku2cnf puzzle | dpll | res2sudoku > wanted
    run_sh 'sudoku2cnf puzzle | cadical | res2sudoku -p puzzle'
    [ "$status" -eq 0 ]
    [ "$output" = "p sudoku x 9"$'\n'"$(cat wanted)" ]
}

@test "sudoku: 1,000 puzzles go through the pipe in under 5 s" {
    [ -z "$DEBUG" ] || skip "sanitizers are slow"
    run_sh 'time -p (xsudoku-gen -n 1000 | sudoku2cnf | dpll | res2sudoku -1 | grep -c "^[1-9]*$")'
    [ "$output" = 1000 ]
    [ "$(awk '/^real/ { print ($2 < 5) }' <<<"$stderr")" = 1 ]
}
