#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Puzzles of several grids that share cells: rules `first` and `grid`, and the variants that are names
# for such; made, reduced, read, solved, played and drawn, beside grids.awk, which knows the
# definition alone.
load helper

judge() {
    awk -v mode="$1" -f "$ROOT/tests/grids.awk" "${@:2}"
}

# models N: whether the formula on stdin has so many models, up to N + 1.
models() {
    dpll -n "$(($1 + 1))" -w -q > counted
    [ "$(grep -c '^s 1' counted)" -eq 1 ]
    [ "$(sed -n 's/^c models //p' counted)" -eq "$1" ]
    grep -q '^c more no' counted
}

# A published Samurai with the start of its solution: documentation of the program PuzzleSolver,
# docs/puzzles/samurai_sudoku (SmilingWayne, 2025).
published() {
    echo 'p sudoku samurai 9'
    tr -- - . << 'END'
9 2 - 4 3 - - - - - - - - 3 8 - - - 7 - 2
- - - - 5 - 4 6 - - - - - - - - 9 - 5 - 8
4 6 - - - - 5 - - - - - - 2 - - 3 7 - - -
- - 3 9 - - - - 1 - - - - - - 1 - 4 - - 7
- 1 7 - - - - 9 - - - - 7 - 3 - - - - 4 1
- - - 8 - 5 6 - - - - - 8 - - 7 - - - - -
3 - - - 9 - - - - - 9 6 - - - 9 - - 4 1 -
1 - 4 - - - - - - - - 5 - - - - 5 - - 2 -
- - - - 4 2 - - - - - 3 - - - - - 2 - - -
- - - - - - 8 9 2 - - - - - - - - - - - -
- - - - - - 1 - - - - - - - 9 - - - - - -
- - - - - - - - - - - - 5 2 3 - - - - - -
- - - 5 - - - - - 5 - - - - - 7 9 - - - -
- 1 - - 7 - - - - 9 - - - - - - - - 2 - 8
- 7 4 - - 6 - - - 2 3 - - - - - 1 - - - 5
- - - - - 7 - - 2 - - - - - 7 5 - 3 - - -
2 4 - - - - 3 - 6 - - - - 8 - - - - 5 4 -
3 - - 4 - 2 - - - - - - 3 - - - - 8 6 - -
- - - 8 2 - - 5 - - - - - - 1 - - - - 8 2
4 - 3 - 5 - - - - - - - - 4 9 - 2 - - - -
1 - 5 - - - 9 2 - - - - - - - - 8 9 - 1 7
END
}

@test "grids: puzzles of every name have the cells of their grids and one solution" {
    local name cells
    while read -r name cells; do
        xsudoku-gen -V "$name" -s 5 -f solution > both
        # The puzzle, and the solution behind it.
        awk 'NR == 1 { print > "puzzle"; print > "solution"; next }
             /^#/ { next }
             { rows[++n] = $0 }
             END { for (i = 1; i <= n; i++) print rows[i] > (i <= n / 2 ? "puzzle" : "solution") }' both
        [ "$(judge count puzzle)" = "$cells $((cells * 5 / 9))" ]
        [ "$(judge check puzzle solution)" = right ]
        judge encode puzzle | models 1
        sudoku2cnf puzzle | dpll | res2sudoku -p puzzle | cmp - solution
    done << 'END'
twodoku 153
gattai-3 225
butterfly 144
sohei 288
flower 189
windmill 333
samurai 369
END
}

@test "grids: minimal ones lose their one solution with any clue" {
    local clues
    xsudoku-gen -V gattai-3 -m -s 4 -1 > puzzle
    sed -n 2p puzzle | cut -d' ' -f1 > cells
    clues=$(tr -d '.\n' < cells | wc -c)
    { head -n 1 puzzle
      cat cells
      awk '{ for (i = 1; i <= length($0); i++)
                 if (substr($0, i, 1) != ".") print substr($0, 1, i - 1) "." substr($0, i + 1) }' cells; } > less
    sudoku2cnf -i less | dpll -n 2 -w -q | awk '/^s/ { n++ } /^c models/ { print $3 }' > counts
    [ "$(sort counts | uniq -c | awk '{ print $2, $1 }' | paste -sd' ')" = "1 1 2 $clues" ]
}

@test "grids: solutions are as many as arithmetic says, by every solver" {
    # Of side 4 there are 288 grids; whatever is in a box, the rest of a grid has 288 / 4! = 12 ways.
    printf 'p sudoku plain 4\ngrid 3 3\n....\n....\n......\n......\n  ....\n  ....\n' > two
    "$TESTERS/solutions" 10000 < two | grep -q "^$((288 * 12)) "
    sudoku2cnf two | models $((288 * 12))
    sudoku2cnf -e minimal --amo sequential two | models $((288 * 12))
    judge encode two | models $((288 * 12))
    # With a box given 12 times 12 are left, to whoever guesses.
    printf 'p sudoku plain 4\nfirst 3 3\ngrid 1 1\n....\n....\n..12..\n..34..\n  ....\n  ....\n' > two
    [ "$(xsudoku-step -a 0 -q -1 two | grep -c '# solution ')" -eq $((12 * 12)) ]
    # Three in a row, the third of which shares a box with the second.
    printf 'p sudoku plain 4\ngrid 3 3\ngrid 5 5\n....\n....\n..12..\n..34..\n  ......\n  ......\n    ....\n    ....\n' > three
    "$TESTERS/solutions" 10000 < three | grep -q "^$((12 * 12 * 12)) "
    # Two that share half their cells, counted by two that share no code.
    printf 'p sudoku plain 4\ngrid 1 3\n......\n......\n......\n......\n' > band
    judge encode band > band.cnf
    "$TESTERS/solutions" 100000 < band | cut -d' ' -f1 > count
    models "$(cat count)" < band.cnf
}

@test "grids: a published Samurai has the published solution" {
    published > puzzle
    sudoku2cnf puzzle | dpll | res2sudoku -V samurai > solution
    sed -n 2p solution | grep -qx '925436187   138645792'
    sed -n 3p solution | grep -qx '738159462   674291538'
    sed -n 4p solution | grep -qx '461728539   529837164'
    sed -n 8p solution | grep -qx '352691748196352978416'
    sed 's/ //g' puzzle | sed '1s/.*/p sudoku samurai 9/' |
        awk 'NR > 1 { for (c = 10; c <= 12; c++)
                          if (NR <= 7 || NR > 16) $0 = substr($0, 1, c - 1) " " substr($0, c + 1)
                      if (NR >= 11 && NR <= 13) $0 = "      " substr($0, 7, 9) } { print }' > board
    [ "$(judge check board solution)" = right ]
    judge encode board | models 1
    xsudoku-step -q puzzle | grep -v '#' | cmp - solution
    [ "$(xsudoku-step -r puzzle | grep -o 'guesses [0-9]*')" = 'guesses 0' ]
}

@test "grids: every form reads as the same puzzle" {
    local form
    xsudoku-gen -V windmill -s 3 > rows
    sudoku2cnf rows > expected
    judge count rows | grep -q '^333 '
    xsudoku-gen -V windmill -s 3 -1 > line
    # A symbol for each column, dots where no cell is, in rows and on one line.
    awk 'NR > 2 { while (length($0) < 21) $0 = $0 " "; gsub(" ", ".") } { print }' rows > wide
    awk 'NR == 1 { print } NR > 2 { printf "%s", $0 } END { print "" }' wide > long
    # The name, as the rules that it stands for.
    sed '1s/.*/p sudoku plain 9\nfirst 1 4\ngrid 4 13\ngrid 7 7\ngrid 10 1\ngrid 13 10/' rows > named
    for form in line wide long named; do
        [ "$(sudoku2cnf $form | grep -v '^c' | cmp - <(grep -v '^c' expected))" = "" ]
    done
    dpll expected | res2sudoku -p rows > solution
    dpll expected | res2sudoku -g -p rows > drawing
    [ "$(judge check rows solution)" = right ]
    # Drawn, the solution is read as what it is; clues have a plus before them.
    sudoku2cnf drawing | models 1
    [ "$(grep -o + <(grep -v '^+\|-' drawing) | wc -l)" -eq "$(grep -o '[1-9]' <(tail -n +3 rows) | wc -l)" ]
}

@test "grids: formulas have the variables and clauses that sudoku2cnf(1) counts" {
    # 5 grids of 27 houses, 4 boxes shared; 810 pairs of peers a grid, the 36 of each shared box once.
    local cells=369 houses=$((5 * 27 - 4)) pairs=$((5 * 810 - 4 * 36))
    { echo 'p sudoku samurai 9'; printf "%0${cells}d\n" 0; } > blank
    [ "$(sudoku2cnf blank | grep '^p')" = "p cnf $((cells * 9)) $((cells + 9 * houses + 36 * cells + 9 * pairs))" ]
    # Cells are counted row by row: the first of row 2 is number 19, the last of all 369.
    { echo 'p sudoku samurai 9'; printf '%018d7%0349d5\n' 0 0; } | sudoku2cnf | sed -n '3,4p' > units
    [ "$(cat units)" = "$((18 * 9 + 7)) 0
$((368 * 9 + 5)) 0" ]
}

@test "grids: each has all houses of its variant" {
    printf 'p sudoku x 9\ngrid 7 7\n' > rules
    xsudoku-gen -R rules -s 2 -h 60 -f solution > both
    tail -n 15 both > solution
    # Both diagonals of both grids.
    awk '{ line[NR] = $0 }
         END { for (g = 0; g < 2; g++)
                   for (d = 0; d < 2; d++) {
                       split("", met)
                       for (i = 1; i <= 9; i++)
                           met[substr(line[6 * g + i], 6 * g + (d ? 10 - i : i), 1)]
                       print length(met)
                   } }' solution | sort -u | grep -qx 9
    head -n 19 both | sudoku2cnf | models 1
}

@test "grids: rules below theirs hold, for cells of any of them" {
    # An arrow from the second grid into the first, and cells a king's move apart.
    printf 'p sudoku butterfly 9\nking\narrow r12c12 r11c11 r1c1\n' > rules
    xsudoku-gen -R rules -s 1 -f solution > both
    tail -n 12 both > solution
    awk '{ line[NR] = $0 }
         function at(r, c) { return substr(line[r], c, 1) }
         END { for (r = 1; r < 12; r++)
                   for (c = 1; c <= 12; c++)
                       if (at(r, c) == at(r + 1, c + 1) || (c > 1 && at(r, c) == at(r + 1, c - 1))) print r, c
               if (at(12, 12) != at(11, 11) + at(1, 1)) print "arrow" }' solution | cmp - /dev/null
}

@test "grids: clues outside are for the rows and columns of each, where no cell is before them" {
    # A full grid of Twodoku, and the clues at all ends of its lines, by their definitions.
    xsudoku-gen -V twodoku -s 2 -f solution -1 | tail -n 1 > full
    awk '
        function value(kind, i, high, s, inside) {
            if (kind == "xsum") for (i = 1; i <= d[1]; i++) s += d[i]
            if (kind == "skyscraper") for (i = 1; i <= 9; i++) if (d[i] > high) { high = d[i]; s++ }
            if (kind == "sandwich")
                for (i = 1; i <= 9; i++) if (d[i] == 1 || d[i] == 9) inside = !inside; else if (inside) s += d[i]
            return kind == "numberedroom" ? d[d[1]] : s + 0
        }
        {
            for (r = 1; r <= 15; r++) for (c = 1; c <= 15; c++)
                if ((r <= 9 && c <= 9) || (r >= 7 && c >= 7)) v[r "," c] = substr($1, ++n, 1)
            for (top = 0; top <= 6; top += 6) for (k = 1; k <= 9; k++) for (way = 0; way < 4; way++) {
                for (i = 0; i <= 9; i++) {
                    at = top + (way % 2 ? 10 - i : i)
                    r = way < 2 ? at : top + k
                    c = way < 2 ? top + k : at
                    d[i] = v[r "," c]
                    name[i] = "r" r "c" c
                }
                for (kinds = split("xsum skyscraper sandwich numberedroom", kind, " "); kinds; kinds--)
                    print d[0] == "" ? "right" : "inner", kind[kinds], value(kind[kinds]), name[1] "-" name[9]
            }
        }' full > clues
    sed -n 's/^right //p' clues > rules
    [ "$(wc -l < rules)" -eq 240 ]
    { echo p sudoku twodoku 9; cat rules full; } > puzzle
    sudoku2cnf puzzle | models 1
    sudokucheck puzzle | grep -q 'one solution'
    [ "$(sudoku2svg --no-legend puzzle | grep -c '>sand</text>')" -eq 60 ]
    # The last line of each kind with the number of another line: the same grid keeps it no more.
    local kind text
    for kind in xsum skyscraper sandwich numberedroom; do
        { echo p sudoku twodoku 9
          awk -v kind=$kind '$1 == kind { number[++n] = $2; cells = $3 }
                             END { for (i = n; number[i] == number[n]; i--); print kind, number[i], cells }' rules
          cat full; } > wrong
        [ "$(sudoku2cnf wrong | dpll -q | grep '^s')" = 's 0' ]
        sudokucheck wrong | grep -q 'no solution'
    done
    # The middle of the board is before or behind lines of grids: no place for a clue.
    text='needs a row or a column of a grid from end to end, and no cell before it'
    for kind in xsum skyscraper sandwich numberedroom; do
        { echo p sudoku twodoku 9; sed -n "s/^inner \($kind .*\)/\1/p" clues; } | head -n 2 > wrong
        run_sh 'sudoku2cnf wrong'
        [ "$status" -eq 2 ]
        [[ $stderr == "sudoku2cnf: wrong:2:"*": rule $kind $text" ]]
    done
    # Nor are parts of two grids a line.
    printf 'p sudoku twodoku 9\nskyscraper 3 r7c4-r7c12\n' > wrong
    run_sh 'sudoku2cnf wrong'
    [[ $stderr == "sudoku2cnf: wrong:2:"*": rule skyscraper $text" ]]
}

@test "grids: cages go across the borders of grids, and add up" {
    xsudoku-gen --killer -V twodoku -s 1 -f solution > both
    head -n -15 both > puzzle
    tail -n 15 both > solution
    sudoku2cnf puzzle | models 1
    sudoku2cnf puzzle | dpll | res2sudoku -p puzzle | tail -n 15 | cmp - solution
    awk 'FNR == NR { line[NR] = $0; next }
         /^cage/ { sum = 0
                   for (i = 3; i <= NF; i++) {
                       split(substr($i, 2), cell, "c")
                       sum += substr(line[cell[1]], cell[2], 1)
                   }
                   if (sum != $2 || $0 in met) print
                   cages++ }
         END { if (cages < 40) print cages }' solution puzzle | cmp - /dev/null
}

@test "grids: clues are symmetric where the grids are" {
    xsudoku-gen -V samurai -y dihedral -s 1 -h 200 > puzzle
    judge encode puzzle | models 1
    awk 'NR > 2 { line[NR - 2] = $0 }
         function is(r, c) { return substr(line[r] "   ", c, 1) == "." }
         END { for (r = 1; r <= 21; r++)
                   for (c = 1; c <= 21; c++)
                       if (is(r, c) != is(c, r) || is(r, c) != is(22 - r, c)) print r, c }' puzzle | cmp - /dev/null
    xsudoku-gen -V twodoku -y rotate180 -s 1 > puzzle
    judge encode puzzle | models 1
    fails_with 64 'xsudoku-gen: option -y: the grids do not stand as symmetry mirror asks for (see xsudoku-gen --help)' \
        'xsudoku-gen -V twodoku -y mirror'
}

@test "grids: xsudoku-step names the grid of a house, and finds fish in each" {
    xsudoku-gen -V samurai -s 6 -n 3 -m -1 > puzzles
    run_sh 'xsudoku-step puzzles'
    [ "$status" -eq 0 ]
    # Whatever a hidden single says, the cell is in that house of that grid.
    grep -E '^[0-9]+ (hidden-single|full-house) r[0-9]+c[0-9]+=[1-9] \(grid [1-5] (row|column|box) [1-9]\)$' <<< "$output" > singles
    [ "$(wc -l < singles)" -gt 20 ]
    awk 'BEGIN { split("1 1 7 13 13", top, " "); split("1 13 7 1 13", left, " ") }
         { match($0, /r[0-9]+c[0-9]+/); split(substr($0, RSTART + 1, RLENGTH - 1), cell, "c")
           match($0, /grid .*\)/); split(substr($0, RSTART, RLENGTH - 1), word, " ")
           r = cell[1] - top[word[2]]; c = cell[2] - left[word[2]]; k = word[4] - 1
           fine = r >= 0 && c >= 0 && r < 9 && c < 9 &&
                  (word[3] == "row" ? r == k : word[3] == "column" ? c == k : int(r / 3) * 3 + int(c / 3) == k)
           if (!fine) print }' singles | cmp - /dev/null
    # Its solutions are those of the pipeline, so no step was wrong.
    xsudoku-step -q -1 puzzles | grep -o '^[1-9]\{369\}' > stepped
    sudoku2cnf puzzles | dpll | res2sudoku -1 -V samurai | grep '^[1-9]' | cmp - stepped
    [ "$(wc -l < stepped)" -eq 3 ]
    printf 'p sudoku twodoku 9\n%s\n' "$(printf '%0153d' 0 | sed 's/^0/5/; s/0$/5/; s/^50/55/')" > clash
    fails_with 2 'xsudoku-step: clash:2:2: digit 5 is twice in row 1 of grid 1: in r1c1 and in r1c2' 'xsudoku-step clash'
}

@test "grids: in xsudoku-play lines are cells of the board, and the solver is asked of all grids" {
    export XDG_STATE_HOME=$PWD
    xsudoku-gen -V twodoku -s 1 > puzzle
    sudoku2cnf puzzle | dpll | res2sudoku -p puzzle > solution
    printf 'set 15 15 1\nset 1 15 1\nset 16 1 1\ncheck\nsolve\nshow\n' | xsudoku-play -l puzzle > out
    grep -q '1 15 is no cell of these grids' out
    grep -q '16 1 is no cell: rows and columns go from 1 to 15' out
    grep -q '^solved' out
    grep -v '[a-z]' out | grep -v '^$' | cmp - <(tail -n 15 solution)
    printf 'hint\nset 2 1 %s\nhint\n' "$(sed -n 3p solution | cut -c 1)" | xsudoku-play -l puzzle | grep -q 'r[0-9]*c[0-9]*=[1-9]'
}

@test "grids: pages have a cell for each, with its borders, and say where grids stand" {
    xsudoku-gen -V samurai -s 1 > puzzle
    sudoku2html puzzle > page
    grep -q '"rows":21,"columns":21,"grids":\[\[0,0\],\[0,12\],\[6,6\],\[12,0\],\[12,12\]\]' page
    # Row by row what the board has: x where no cell is.
    awk '/^<table class="grid several"/ { on = 1 }
         /^<.table>/ { on = 0 }
         on && /^<tr>/ { gsub(/<td[^>]*x[^>]*><.td>/, " "); gsub(/<td[^>]*><.td>/, "."); gsub(/<[^>]*>/, "")
                         sub(/ *$/, ""); print }' page | cmp - <(tail -n +3 puzzle)
    # Grids end before the gaps above, below and behind the middle: in six, six and three rows.
    [ "$(grep -o '<td class="[^"]*b[^"]*x">' page | wc -l)" -eq 15 ]
    sudoku2cnf puzzle | dpll | res2sudoku -p puzzle > solution
    sudoku2html -S solution puzzle | grep -c 'class="grid several"' | grep -qx 2
    { echo 'p sudoku plain 9'; sed -n 2,10p solution | cut -c 1-9; } > short
    run_sh 'sudoku2html -S short puzzle'
    [ "$stderr" = 'sudoku2html: short:2:1: solution 1 has 81 cells, the puzzle in line 3 of puzzle 369' ]
}

@test "grids: pictures have digits in their cells, and borders round each grid" {
    xsudoku-gen -V gattai-3 -s 1 > puzzle
    sudoku2svg puzzle > picture
    grep -q 'viewBox="-10 -10 440 320"' picture
    sed -n 's/^<text x="\([0-9]*\)" y="\([0-9]*\)">\(.\)<.text>$/\1 \2 \3/p' picture |
        awk '{ print ($2 - 15) / 20 + 1, ($1 - 10) / 20 + 1, $3 }' | sort > drawn
    awk 'NR > 2 { for (c = 1; c <= length($0); c++)
                      if (substr($0, c, 1) ~ /[1-9]/) print NR - 2, c, substr($0, c, 1) }' puzzle | sort | cmp - drawn
    # Thick: the top of the upper grid; the upper side of the lower ones, on both sides of it; the foot.
    grep 'stroke-width="2"' picture > thick
    grep -q 'M120 0H300' thick
    grep -q 'M0 120H420' thick
    grep -q 'M0 300H180M240 300H420' thick
    # Thin lines are within grids only.
    grep 'stroke-width="0.5"' picture | grep -q 'd="M120 20H300M120 40H300'
}

# rows FILE: the rows of a puzzle and of its solution, as xsudoku-gen -f solution has them, to files.
rows() {
    awk '/^# seed/ { seed = 1; next }
         !seed { print > "puzzle"; print > "solution" }
         seed { rows[++n] = $0 }
         END { for (i = 1; i <= n; i++) print rows[i] > (i <= n / 2 ? "puzzle" : "solution") }' "$1"
}

# agree FILE: whether the exact solver, both encodings, trying and the judge's formula count the same.
agree() {
    judge solve "$1" > count
    "$TESTERS/solutions" 1000000 < "$1" | grep -q "^$(cat count) "
    sudoku2cnf "$1" | models "$(cat count)"
    sudoku2cnf -e minimal --amo sequential "$1" | models "$(cat count)"
    judge encode "$1" | models "$(cat count)"
}

@test "grids: a map of regions is one of the board, and a dot stands for no region" {
    map='AABB\nACBB\nACCDEE\nCDDDEE\n  FFGG\n  FFGG'
    board='1...\n....\n......\n.....3\n  ....\n  ....'
    printf '%b\n' "p sudoku latin 4\ngrid 3 3\nregions\n$map\n$board" > one
    agree one
    [ "$(cat count)" -gt 1 ]
    # A map for each grid says the same, and so does one on a line.
    { printf 'p sudoku latin 4\ngrid 3 3\nregions\nAABB\nACBB\nACCD..\nCDDD..\n  ....\n  ....\n'
      printf 'regions # of the other\n....\n....\n..ccbb\n..ccbb\n  aaee\n  aaee\n%b\n' "$board"; } > two
    printf 'p sudoku latin 4\ngrid 3 3\nregions AABBACBBACCDEECDDDEEFFGGFFGG\n%b\n' "$board" > line
    agree two
    for form in one line; do
        "$TESTERS/solutions" 1000000 < $form | cut -d' ' -f1
    done | uniq | wc -l | grep -qx 1
    # On the way through another program they stay.
    sudokucat two | sudoku2cnf > again
    sudoku2cnf two | cmp - again
    # Regions that cross each other where grids do, and one that no grid has alone.
    printf 'p sudoku latin 4\ngrid 3 3\nregions\n....\n.AA.\n.AAB..\n..BBB.\n  ....\n  ....\n....\n....\n..12..\n......\n  ....\n  ...4\n' > cross
    agree cross
    # One grid that is not in the corner.
    printf 'p sudoku latin 4\nfirst 3 2\nregions\nAABB\nACBB\nACCD\nCDDD\n .12.\n ....\n ....\n ....\n' > moved
    printf 'p sudoku latin 4\nregions\nAABB\nACBB\nACCD\nCDDD\n.12.\n....\n....\n....\n' > usual
    agree usual
    "$TESTERS/solutions" 1000 < moved | grep -q "^$(cat count) "
}

@test "grids: regions like boxes are solved and drawn as boxes are" {
    xsudoku-gen -V gattai-3 -s 3 > boxes
    awk 'BEGIN { map = "111222333111222333111222333444555666444555666444555666777888999777888999777888999"
                 split("1 7 7", top, " "); split("7 1 13", left, " ")
                 letters = "123456789AbcdefghiBklmnopqr" }
         FNR > 2 { print; next }
         FNR == 2 { seed = $0; next }
         { print "p sudoku latin 9"; print "first 1 7"; print "grid 7 1"; print "grid 7 13"; print "regions"
           for (g = 1; g <= 3; g++)
               for (i = 0; i < 81; i++) {
                   at = top[g] + int(i / 9) " " left[g] + i % 9
                   if (!(at in cell)) cell[at] = substr(letters, 9 * g - 9 + substr(map, i + 1, 1), 1)
               }
           for (r = 1; r <= 15; r++) {
               line = ""
               for (c = 1; c <= 21; c++) line = line ((r " " c) in cell ? cell[r " " c] : " ")
               sub(/ *$/, "", line)
               print line
           } }' boxes > regions
    sudoku2cnf boxes | dpll | res2sudoku -p boxes | tail -n 15 > solution
    sudoku2cnf regions | dpll | res2sudoku -p regions | tail -n 15 | cmp - solution
    judge encode regions | models 1
    # All that is drawn is the same but for the line that says what regions are.
    sudoku2svg boxes | grep '<path' | sed 's/.* d=//' > drawn
    sudoku2svg regions | grep '<path' | sed 's/.* d=//' | cmp - drawn
    for puzzle in boxes regions; do sudoku2html $puzzle | grep '<td' | sed 's/\( title\| aria-label\)="[^"]*"//g' > cells.$puzzle; done
    cmp cells.boxes cells.regions
    xsudoku-step -c -n 0 regions | grep '[|+]' > board
    xsudoku-step -c -n 0 boxes | grep '[|+]' | cmp - board
    # Equal digits in a region are refused where the rule stands.
    head -n 20 regions > rules
    echo 'equal r8c3 r9c2' >> rules
    fails_with 2 'sudoku2cnf: rules:21:1: rule equal makes r8c3 and r9c2 equal, which are in one row, column, box or region' \
        'sudoku2cnf rules'
}

@test "grids: --jigsaw cuts grids of every name into connected regions, which they share" {
    local name regions
    while read -r name regions; do
        for seed in 1 2; do
            xsudoku-gen --jigsaw -V "$name" -s $seed -f solution > both
            rows both
            [ "$(judge check puzzle solution)" = right ]
            [ "$(judge pieces puzzle)" = "$regions $regions" ]
            judge encode puzzle | models 1
            sudoku2cnf puzzle | dpll | res2sudoku -p puzzle | cmp - solution
            xsudoku-step -q -1 puzzle | sed -n '/^[1-9]\{99\}/s/ .*//p' > stepped
            sudoku2cnf puzzle | dpll | res2sudoku -1 -p puzzle | grep '^[1-9]\{99\}' | cmp - stepped
        done
    done << 'END'
twodoku 17
gattai-3 25
butterfly 16
sohei 32
flower 21
windmill 37
samurai 41
END
    # With rules that say where grids are, with what a variant has besides, and with clues.
    printf 'p sudoku x 9\nfirst 7 7\ngrid 1 1\neven r1c1 # a comment\n' > rules
    xsudoku-gen --jigsaw -R rules -s 2 > puzzle
    [ "$(sed -n '2,4p' puzzle)" = $'first 7 7\ngrid 1 1\nregions' ]
    [ "$(grep -c '^house' puzzle)" -eq 4 ]
    grep -qx 'even r1c1 # a comment' puzzle
    sudoku2cnf puzzle | models 1
    xsudoku-gen --jigsaw --killer -V twodoku -s 2 | sudoku2cnf | models 1
    printf 'p sudoku latin 6\ngrid 3 4\n' > rules
    xsudoku-gen --jigsaw -R rules -s 2 -f solution > both
    rows both
    [ "$(judge check puzzle solution)" = right ]
    [ "$(judge pieces puzzle)" = '10 10' ]
    printf 'p sudoku latin 6\ngrid 3 2\n' > rules
    fails_with 64 'xsudoku-gen: option --jigsaw: grids of side 6 are cut into regions from pieces of 2 rows and 3 columns on, of which these do not share whole ones (see xsudoku-gen --help)' \
        'xsudoku-gen --jigsaw -R rules'
    # More regions than there are letters stand in two maps.
    { echo 'p sudoku latin 4'
      for i in {1..15}; do echo "grid $((i / 8 * 8 + 1)) $((i % 8 * 5 + 1))"; done; } > rules
    xsudoku-gen --jigsaw -R rules -s 2 -f solution > both
    rows both
    [ "$(grep -c '^regions' puzzle)" -eq 2 ]
    [ "$(judge check puzzle solution)" = right ]
    [ "$(judge pieces puzzle)" = '64 64' ]
}

@test "grids: in xsudoku-play another puzzle with regions has as many grids" {
    xsudoku-gen --jigsaw -V gattai-3 -s 1 > puzzle
    printf 'new\nshow\n' | XDG_STATE_HOME=$PWD xsudoku-play -l puzzle > out
    sed -n '/^p sudoku/,$p' out | grep -v '^puzzle' > shown
    head -n 4 shown | cmp - <(head -n 4 puzzle)
    judge encode shown | models 1
    [ "$(judge pieces shown)" = '25 25' ]
    # With clues that are drawn anew in grids of no name, too.
    printf 'p sudoku plain 4\ngrid 3 3\n' > rules
    xsudoku-gen --killer -R rules -s 1 > puzzle
    printf 'new\nshow\n' | XDG_STATE_HOME=$PWD xsudoku-play -l puzzle > out
    sed -n '/^p sudoku/,$p' out | grep -qx 'grid 3 3'
}

@test "grids: what they do not go with is refused" {
    p() { printf "printf 'p sudoku plain 9\\\\n%s\\\\n' | sudoku2cnf" "$1"; }
    fails_with 2 "sudoku2cnf: <stdin>:2:1: there is a grid at row 1 and column 1 already" "$(p 'grid 1 1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:6: expected a number from 1 to 99999, found 'r7c7'" "$(p 'grid r7c7')"
    fails_with 2 "sudoku2cnf: <stdin>:2:7: expected a number, found the end of the line" "$(p 'grid 7')"
    fails_with 2 "sudoku2cnf: <stdin>:2:10: expected the end of the line, found '7'" "$(p 'grid 7 7 7')"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: a grid of side 9 at row 1 and column 57 ends beyond row or column 64" \
        "$(p 'grid 1 57')"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: a grid of side 9 at row 99999 and column 1 ends beyond row or column 64" \
        "$(p 'grid 99999 1')"
    many=$(for i in {1..12}; do printf 'grid %d %d\\n' $((9 * (i / 7) + 1)) $((9 * (i % 7) + 1)); done)
    fails_with 2 "sudoku2cnf: <stdin>:13:1: grids have 1053 cells together, more than 1024" "$(p "$many")"
    many=$(for i in {1..16}; do printf 'grid %d %d\\n' $((4 * (i / 4) + 1)) $((4 * (i % 4) + 1)); done)
    fails_with 2 "sudoku2cnf: <stdin>:17:1: there are more than 16 grids" \
        "printf 'p sudoku plain 4\\n$many' | sudoku2cnf"
    fails_with 2 "sudoku2cnf: <stdin>:3:1: the first grid stands before all others" "$(p 'grid 7 7\nfirst 2 2')"
    fails_with 2 "sudoku2cnf: <stdin>:3:1: rule grid stands before rules of other kinds" "$(p 'king\ngrid 7 7')"
    q() { printf "printf 'p sudoku latin 4\\ngrid 3 3\\nregions%s\\n' | sudoku2cnf" "$1"; }
    fails_with 2 "sudoku2cnf: <stdin>:3:9: expected 28 letters of a map of regions, found '${long:=AAAABBBBCCCCDDDDEEEEFFFFGGGGH}'" "$(q " $long")"
    fails_with 2 'sudoku2cnf: <stdin>:3:13: expected 24 more letters of a map of regions, found the end of the line' "$(q ' AABB')"
    fails_with 2 'sudoku2cnf: <stdin>:6:5: expected 2 more letters of a map of regions, found the end of the line' \
        "$(q '\nAABB\nACBB\nACCD')"
    fails_with 2 "sudoku2cnf: <stdin>:6:6: expected 2 letters of a map of regions, found 'EEE'" "$(q '\nAABB\nACBB\nACCD EEE')"
    fails_with 2 'sudoku2cnf: <stdin>:3:37: region A has 3 cells, not 4' "$(q " AAA$(printf '%25s' '' | tr ' ' .)")"
    fails_with 2 'sudoku2cnf: <stdin>:3:37: the map has no region' "$(q " $(printf '%28s' '' | tr ' ' .)")"
    fails_with 2 'sudoku2cnf: <stdin>:5:1: expected row 2 of 6 of a map of regions, found the end of the input' "$(q '\nAABB')"
    fails_with 2 "sudoku2cnf: <stdin>:3:6: r1c15 is outside the grids" "$(p 'grid 7 7\neven r1c15')"
    fails_with 2 "sudoku2cnf: <stdin>:3:6: r1c10 is outside the grids" "$(p 'grid 7 7\neven r1c9-r7c10')"
    fails_with 2 "sudoku2cnf: <stdin>:1:18: variant samurai has rules about cells of side 9, found side 16" \
        "echo 'p sudoku samurai 16' | sudoku2cnf"
    { echo 'p sudoku twodoku 9'; echo '.........'; echo '........'; } > short
    fails_with 2 'sudoku2cnf: short:3:9: row 2 ends after 8 of 9 cells' 'sudoku2cnf short'
    # A row that two grids share, longer than either's: the message named the row below, with the rest.
    { echo 'p sudoku twodoku 9'; printf '%09d\n' 0 0 0 0 0 0; printf '%011d\n' 0; } > shared
    fails_with 2 'sudoku2cnf: shared:8:12: row 7 ends after 11 of 15 cells' 'sudoku2cnf shared'
    { echo 'p sudoku twodoku 9'; echo '.............1.'; } > outside
    fails_with 2 'sudoku2cnf: outside:2:14: there is no cell in row 1 and column 14' 'sudoku2cnf outside'
    { echo 'p sudoku twodoku 9'; printf '%0153d\n' 0; } > blank
    fails_with 2 'sudoku2cnf: blank:2:1: coding ijk is for one grid, found 2' 'sudoku2cnf -k ijk blank'
    # Without being told, the side of nine cells would be all that is seen.
    fails_with 2 'res2sudoku: <stdin>:1:1: the model has 153 cells of side 9, which are several grids: -V, -R or -p say which' \
        'sudoku2cnf blank | dpll | grep "^[sv]" | res2sudoku'
}
