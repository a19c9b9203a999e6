#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudokucat: grids from one form into another.  What it writes is read back, and names of Solo are judged
# by sgt-solo, which refuses what it does not know.

load helper
PATH=$PATH:/usr/games

PUZZLE=5...49.878..1.6...4.68...2..5...7..8.8..6...1...2...96.1............2..9..7......

@test "sudokucat: each option has its place in the man page" {
    options_documented sudokucat
}

@test "sudokucat: --help and --version answer on stdout" {
    run_sh 'sudokucat --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: sudokucat '* ]]
    run_sh 'sudokucat --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^sudokucat\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "sudokucat: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 'sudokucat: unknown option -h (see sudokucat --help)' 'sudokucat -h'
    fails_with 64 "sudokucat: option -f needs line, rows, drawing, cages, csv, sdm, sdk, ss, sgt, fpuzzles, fpuzzles-url, hodoku or opensudoku, found 'x' (see sudokucat --help)" \
        'sudokucat -f x'
}

@test "sudokucat: what it writes in any form reads as the same grids" {
    xsudoku-gen -V plain -n 20 -s 3 -1 | grep -v '^p' | sed 's/ .*//' > wanted
    for format in line rows drawing cages csv sdm sdk ss sgt fpuzzles fpuzzles-url hodoku opensudoku; do
        for option in -f --format; do
            sudokucat $option $format wanted > out
            sudokucat out | sed 's/ .*//' | cmp - wanted
        done
    done
    # Boxes, variants, rules and other sides.
    { xsudoku-gen -V plain -B 2x6 -s 1 -1; xsudoku-gen -V windoku -s 1 -1; xsudoku-gen --jigsaw --killer -s 2 -1
      xsudoku-gen -V latin -B 1x5 -s 1 -1; xsudoku-gen -V plain -B 4x4 -s 1 -1; } | sed 's/ #.*//' > mixed
    for format in line rows drawing; do
        sudokucat -f $format mixed | sudokucat | diff - <(sudokucat mixed)
    done
    diff mixed <(sudokucat mixed)
}

@test "sudokucat: a drawing has the borders of regions, in ASCII or Unicode, below the rules" {
    printf '%s\n' 'p sudoku latin 4' regions AABB ACBB ACCD CDDD 'less r1c1-r1c2' .1............2. > p
    prints 'p sudoku latin 4
regions
AABB
ACBB
ACCD
CDDD
less r1c1-r1c2
+-------+-------+
| .   1 | .   . |
|   +---+       |
| . | . | .   . |
|   |   +---+---+
| . | .   . | . |
+---+-------+   |
| . | .   2   . |
+---+-----------+' 'LC_ALL=C sudokucat -f drawing p'
    [ "$(LC_ALL=C.UTF-8 sudokucat -f drawing p | grep -c '┌───────┬───────┐')" -eq 1 ]
    xsudoku-gen -V samurai -s 1 -1 > p
    sudokucat -f drawing p | sudokucat | sed 's/ #.*//' | diff - <(sed 's/ #.*//' p)
}

@test "sudokucat: -f cages draws lines round cages, with their sums in the corners, which go through light borders" {
    printf '%s\n' 'p sudoku latin 4' regions AABB ACBB ACCD CDDD 'cage 5 r1c1-r1c2' 'cage 6 r2c2 r3c2-r3c3' .1............2. > p
    LC_ALL=C sudokucat -f cages p > drawn
    tail -n 9 drawn | diff - <(echo '+5======+-------+
# .   1 # .   . |
+...+6==+       |
| . # . # .   . |
|   #   +===+---+
| . # .   . # . |
+---+=======+   |
| . | .   2   . |
+---+-----------+')
    LC_ALL=C.UTF-8 sudokucat -f cages p > drawn
    tail -n 9 drawn | diff - <(echo '┏5━━━━━━┱───────┐
┃ .   1 ┃ .   . │
┞┄┄┄┲6━━┫       │
│ . ┃ . ┃ .   . │
│   ┃   ┗━━━┱───┤
│ . ┃ .   . ┃ . │
├───╄━━━━━━━┛   │
│ . │ .   2   . │
└───┴───────────┘')
    # A cage that no border goes along is dashed, in ASCII dotted; lines end where cells do.
    printf '%s\n' 'p sudoku plain 4' 'grid 3 3' 'sum 12 r2c2-r3c3' '............................' > p
    LC_ALL=C sudokucat -f cages p > drawn
    tail -n 13 drawn | diff - <(echo '+-------+-------+
| .   . | .   . |
|   .12.+....   |
| . : . | . : . |
+---+---+---+---+-------+
| . : . | . : . | .   . |
|   ....+....   |       |
| .   . | .   . | .   . |
+-------+-------+-------+
        | .   . | .   . |
        |       |       |
        | .   . | .   . |
        +-------+-------+')
    LC_ALL=C.UTF-8 sudokucat -f cages p > drawn
    grep -qx '│   ┌12┄┼┄┄┄┐   │' drawn
    # Clues have their sign as without cages.
    xsudoku-gen --killer -V plain -s 3 > p
    sudoku2cnf p | dpll | LC_ALL=C res2sudoku -g -p p > drawn
    [ "$(grep -c '^+12=' drawn)" -eq 1 ]
    [ "$(tail -n 19 drawn | tr -cd '+[1-9]' | wc -c)" -gt 81 ]
    [ "$(tail -n 19 drawn | grep -o '[+][1-9] ' | wc -l)" -eq "$(grep -v '^[a-z#]' p | tr -cd '1-9' | wc -c)" ]
}

@test "sudokucat: names of Solo hold regions of side 16, whatever letters they have" {
    # The letters of a map in the order in which they occur.
    regions() {
        sed -n '3,18p' "$1" | tr -d '\n' | awk '{ for (i = 1; i <= 256; i++) {
            c = substr($0, i, 1); if (!(c in met)) met[c] = ++n; print met[c] } exit n != 16 }'
    }
    for seed in 1 2 3; do
        xsudoku-gen --jigsaw -B 4x4 -s $seed > puzzle
        sudokucat -f sgt puzzle > name
        grep -q '^16j:' name
        sudokucat name > again
        diff <(regions puzzle) <(regions again)
        tail -n 16 puzzle | tr -d '\n' | diff - <(tail -n 1 again | sed 's/ .*//' | tr -d '\n')
    done
}

@test "sudokucat: each form is as its programs write it" {
    zeros=$(tr . 0 <<< $PUZZLE)
    echo "$PUZZLE a \"b\", <c>" > p
    prints "$PUZZLE a \"b\", <c>" 'sudokucat p'
    prints "$zeros" 'sudokucat -f sdm p'
    prints "puzzle,label
$PUZZLE,\"a \"\"b\"\", <c>\"" 'sudokucat -f csv p'
    prints "$PUZZLE a \"b\", <c>" 'sudokucat -f csv p | sudokucat'
    prints "[Puzzle]
$(fold -w 9 <<< $PUZZLE)" 'sudokucat -f sdk p'
    prints '5..|.49|.87
8..|1.6|...
4.6|8..|.2.
-----------
.5.|..7|..8
.8.|.6.|..1
...|2..|.96
-----------
.1.|...|...
...|..2|..9
..7|...|...' 'sudokucat -f ss p'
    prints "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<opensudoku version=\"2\">
  <game data=\"$zeros\" note=\"a &quot;b&quot;, &lt;c&gt;\"/>
</opensudoku>" 'sudokucat -f opensudoku p'
    prints ":0000:x:$PUZZLE:::" 'sudokucat -f hodoku p'
    prints "$PUZZLE" 'sudokucat -f hodoku p | sudokucat'
    ! command -v xmllint > /dev/null || sudokucat -f opensudoku p | xmllint --noout -
}

@test "sudokucat: what QQwing writes is read, in each of its styles" {
    need_program qqwing
    for style in '' --one-line --compact --csv; do
        qqwing --generate 3 $style > q
        sudokucat q > lines
        [ "$(grep -cE '^[1-9.]{81}' lines)" -eq 3 ]
        [ "$(grep -o '[1-9]' lines | wc -l)" -eq "$(grep -o '[1-9]' q | wc -l)" ]
        # It takes ours as well.
        qqwing --solve --one-line < lines | grep -cE '^[1-9]{81}' | grep -qx 3
    done
}

@test "sudokucat: names that sgt-solo made are written as it wrote them" {
    need_program sgt-solo
    for kind in 2x3 3x3 3x4 3x3x 9j 9jx 3x3k 3x3xk 9jk 9jxk; do
        # Its maker of regions fails now and then.
        sgt-solo --generate "$(by_build 10 2)" $kind > ids 2> /dev/null || true
        [ ! -s ids ] || sudokucat -f sgt ids | cmp - ids
    done
}

# The solutions that sgt-solo prints for names, one a line: digits by their places on the second page.
solved_by_solo() {
    while read -r id; do
        sgt-solo --print 1x1 --with-solutions <<< "$id" > page.ps 2> err || return 1
        ! grep -v 'Multiple solutions' err || return 1
        awk '/^%%Page: 2/ { on = 1 }
            on && /^3 -1 roll/ { y = $7; x = $10 }
            on && /stringwidth/ { d = $1; gsub(/[()]/, "", d); printf "%06d %06d %s\n", 99999 - y, x, d }' page.ps |
            sort | awk '{ printf "%s", $3 } END { print "" }'
    done < "$1"
}

@test "sudokucat: sgt-solo takes our puzzles by their names, and solves them as we do" {
    need_program sgt-solo
    for kind in '' '-V x' '--jigsaw' '-V x --jigsaw' '--killer' '--jigsaw --killer'; do
        : > p
        : > ids
        for seed in $(seq "$(by_build 5 2)"); do
            # shellcheck disable=SC2086
            xsudoku-gen -V plain $kind -s "$seed" > one
            # Cells in no cage, which our maker of cages leaves now and then, are nothing for Solo.
            sudokucat -f sgt one >> ids 2> err || { grep -q 'a cell in no cage' err && continue; }
            cat one >> p
        done
        sudoku2cnf p | dpll -q | res2sudoku -1 -p p | grep -oE '^[1-9]{81}' > wanted
        [ "$(wc -l < wanted)" -eq "$(wc -l < ids)" ]
        # It has no solution for cages that are hard for it: then there is no second page.
        solved_by_solo ids > found
        awk 'NR == FNR { wanted[FNR] = $0; next } $0 && $0 != wanted[FNR] { bad = 1 } $0 { n++ }
            END { exit bad || !n }' wanted found
    done
}

@test "sudokucat: a puzzle that a form cannot tell is left out, with a message" {
    printf '%s\np sudoku x 9\n%s\np sudoku plain 9\n%s\n' $PUZZLE $PUZZLE $PUZZLE > p
    run_sh 'sudokucat -f sdm p'
    [ "$status" -eq 1 ]
    [ "$stderr" = 'sudokucat: p:3:1: format sdm has only plain puzzles of side 9 without rules' ]
    [ "${#lines[@]}" -eq 2 ]
    while read -r wanted rule; do
        printf 'p sudoku plain 9\n%b\n%s\n' "$rule" $PUZZLE > q
        line=$(grep -n '^5' q | cut -d : -f 1)
        fails_with 1 "sudokucat: q:$line:1: ${wanted//_/ }" 'sudokucat -f sgt q'
    done << 'EOF'
Solo_has_no_rule_thermo thermo r1c1 r1c2
Solo_has_no_such_puzzle:_a_cell_in_no_cage cage 3 r1c2 r1c3
Solo_has_no_such_puzzle:_a_cell_in_two_cages cage 3 r1c2 r1c3\ncage 4 r1c3 r1c4
Solo_has_no_such_puzzle:_cages_have_2_cells_or_more,_and_no_more_than_the_side cage 3 r1c2
Solo_has_no_such_puzzle:_a_house_that_is_no_diagonal house r1c2-r1c9 r2c2
Solo_has_no_such_puzzle:_one_diagonal house r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9
EOF
    printf 'p sudoku windoku 9\n%s\n' $PUZZLE > q
    fails_with 1 'sudokucat: q:2:1: Solo has no variant windoku' 'sudokucat -f sgt q'
    printf 'p sudoku latin 9\n%s\n' $PUZZLE > q
    fails_with 1 'sudokucat: q:2:1: Solo has no such puzzle: neither boxes nor regions' 'sudokucat -f sgt q'
    { echo 'p sudoku plain 36'; printf '. %.0s' $(seq 1296); echo; } > q
    fails_with 1 'sudokucat: q:2:1: Solo has no side 36' 'sudokucat -f sgt q'
}

@test "sudokucat: malformed input is an error with its place; a full disk and little memory are noticed" {
    run_sh 'sudokucat < /dev/null'
    [ "$status" -eq 2 ]
    fails_with 2 'sudokucat: cannot create none/x: No such file or directory' "sudokucat -o none/x <<< $PUZZLE"
    [ -e /dev/full ] || skip "needs /dev/full"
    run_sh "sudokucat <<< $PUZZLE > /dev/full"
    [ "$status" -eq 2 ]
    need_debug
    echo $PUZZLE > p
    short_of_memory 3 'sudokucat -f sgt p'
}
