#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# res2sudoku: from results back to grids.

load helper

# Drawings follow the locale: those of the tests are in ASCII unless they say otherwise.
export LC_ALL=C

# A locale with UTF-8, or the test is skipped.
utf8_locale() {
    utf8=$(locale -a 2> /dev/null | grep -Ei '\.utf-?8$' | head -1)
    [ -n "$utf8" ] || skip "needs a locale with UTF-8"
}

# Side 2, Latin: "1 2 / 2 1" and "2 1 / 1 2" in natural coding.
ONE='v 1 -2 -3 4 -5 6 7 -8'
TWO='v -1 2 3 -4 5 -6 -7 8'

# A result from a full grid: every cell holds its digit.  SIDE CELLS [AUXILIARY VARIABLES]
result() {
    awk -v n="$1" -v cells="$2" -v more="${3:-0}" 'BEGIN {
        print "s 1"
        printf "v"
        for (i = 0; i < n * n; i++)
            for (d = 1; d <= n; d++) printf " %d", (d == substr(cells, i + 1, 1) ? 1 : -1) * (i * n + d)
        for (i = n * n * n + 1; i <= n * n * n + more; i++) printf " %d", i
        print ""
    }'
}

SOLVED4=1234341221434321
SOLVED9=752691483964238571318475962297146835485723196136859247871564329649312758523987614

@test "res2sudoku: variables of rules that look like cells of further grids are not taken for them" {
    { echo 'p sudoku plain 9'
      for row in 1 2 3 4; do echo "index $row r${row}c1-r${row}c9"; done
      for row in 1 2 3 4 5 6 7 8 9; do echo .........; done; } > puzzle
    sudoku2cnf puzzle | dpll -q > res
    res2sudoku -1 res > without
    res2sudoku -1 -p puzzle res > with
    [ "$(tail -n 1 without)" = "$(tail -n 1 with)" ]
    [[ "$(tail -n 1 with)" =~ ^[1-9]{81} ]]
    # Several grids are still no single one.
    xsudoku-gen -V twodoku | sudoku2cnf | dpll -q > res
    fails_with 2 'res2sudoku: res:1:1: the model has 153 cells of side 9, which are several grids: -V, -R or -p say which' \
        'res2sudoku res'
}

@test "res2sudoku: each option has its place in the man page" {
    options_documented res2sudoku
}

@test "res2sudoku: --help and --version answer on stdout" {
    run_sh 'res2sudoku --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: res2sudoku '* ]]
    run_sh 'res2sudoku --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^res2sudoku\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "res2sudoku: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 'res2sudoku: unknown option -h (see res2sudoku --help)' 'res2sudoku -h'
    fails_with 64 'res2sudoku: options -1 and -g exclude each other (see res2sudoku --help)' 'res2sudoku -1 -g'
    fails_with 64 "res2sudoku: option -k needs natural or ijk, found 'x' (see res2sudoku --help)" 'res2sudoku -k x'
    fails_with 64 "res2sudoku: option -V needs $VARIANT_LIST (see res2sudoku --help)" 'res2sudoku -V'
    fails_with 64 "res2sudoku: option --side needs a whole number from 1 to 225, found '0' (see res2sudoku --help)" \
        'res2sudoku --side 0'
}

@test "res2sudoku: a model of side 9 is nine rows" {
    result 9 $SOLVED9 > r
    prints "$(fold -w 9 <<<$SOLVED9)" 'res2sudoku r'
    prints "$(fold -w 9 <<<$SOLVED9)" 'res2sudoku < r'
}

@test "res2sudoku: -1 and --one-line put a grid on a line" {
    result 9 $SOLVED9 > r
    for option in -1 --one-line; do
        prints $SOLVED9 "res2sudoku $option r"
    done
}

@test "res2sudoku: the side follows from the variables, and a header says it where it is not 9" {
    result 4 $SOLVED4 > r
    prints $'p sudoku plain 4\n'$SOLVED4 'res2sudoku -1 r'
    # Other sides before and after.
    { result 4 $SOLVED4; result 9 $SOLVED9; result 9 $SOLVED9; result 4 $SOLVED4; } > r
    prints "p sudoku plain 4
$SOLVED4
p sudoku plain 9
$SOLVED9
$SOLVED9
p sudoku plain 4
$SOLVED4" 'res2sudoku -1 r'
}

@test "res2sudoku: -V and --variant are written in a header" {
    result 9 $SOLVED9 > r
    for variant in x percent windoku latin; do
        for option in -V --variant; do
            prints "p sudoku $variant 9"$'\n'$SOLVED9 "res2sudoku -1 $option $variant r"
        done
    done
    prints $SOLVED9 'res2sudoku -1 -V plain r'
}

@test "res2sudoku: auxiliary variables may follow those of the cells" {
    result 4 $SOLVED4 60 > r
    prints $'p sudoku plain 4\n'$SOLVED4 'res2sudoku -1 r'
    result 4 $SOLVED4 1000 > r # That would be enough for side 10.
    prints $'p sudoku plain 4\n'$SOLVED4 'res2sudoku -1 r'
    prints $'p sudoku plain 4\n'$SOLVED4 'res2sudoku -1 --side 4 r'
    # Without one of its digits it is no grid of any side.
    result 9 $SOLVED9 272 | sed '/^v/s/ 7 / -7 /' > r
    fails_with 2 'res2sudoku: r:1:1: cell r1c1 of model 1 has no digit; 1001 variables are more than side 10 needs, does --side, -B or -p say another?' \
        'res2sudoku r'
    fails_with 2 'res2sudoku: r:1:1: cell r1c1 of model 1 has no digit' 'res2sudoku --side 9 r'
}

@test "res2sudoku: the side is found for every way to say at most one, and among true literals alone" {
    for shape in 2x2 2x3 3x3 3x4 4x4; do
        for amo in pairwise product sequential commander; do
            xsudoku-gen -V plain -B $shape -n 2 -s 3 > puzzles
            sudoku2cnf --amo $amo puzzles | dpll -q > r
            res2sudoku -1 -p puzzles r > wanted
            [ "$(grep -vc ^p wanted)" -eq 2 ]
            res2sudoku -1 r | cmp - wanted
            sed 's/ -[0-9]*//g' r | res2sudoku -1 | cmp - wanted
        done
    done
}

@test "res2sudoku: -k and --coding ijk read variables 100r+10c+d" {
    awk -v cells=$SOLVED9 'BEGIN {
        print "s 1"
        printf "v"
        for (v = 1; v <= 999; v++) {
            r = int(v / 100); c = int(v / 10) % 10; d = v % 10
            true = r && c && d && substr(cells, 9 * (r - 1) + c, 1) == d
            printf " %d", true ? v : -v
        }
        print ""
    }' > r
    for option in -k --coding; do
        prints $SOLVED9 "res2sudoku -1 $option ijk r"
    done
    fails_with 2 'res2sudoku: r:1:1: coding ijk needs side 9, found side 4' 'res2sudoku --side 4 -k ijk r'
}

@test "res2sudoku: -g and --drawing draw the boxes of the variant" {
    result 4 $SOLVED4 > r
    for option in -g --drawing; do
        prints 'p sudoku plain 4
+-----+-----+
| 1 2 | 3 4 |
| 3 4 | 1 2 |
+-----+-----+
| 2 1 | 4 3 |
| 4 3 | 2 1 |
+-----+-----+' "res2sudoku $option r"
    done
    prints 'p sudoku latin 4
+---------+
| 1 2 3 4 |
| 3 4 1 2 |
| 2 1 4 3 |
| 4 3 2 1 |
+---------+' 'res2sudoku -g -V latin r'
    # Boxes of side 6 are 2 rows of 3.
    result 6 123456456123231564564231312645645312 > r
    prints 'p sudoku plain 6
+-------+-------+
| 1 2 3 | 4 5 6 |
| 4 5 6 | 1 2 3 |
+-------+-------+
| 2 3 1 | 5 6 4 |
| 5 6 4 | 2 3 1 |
+-------+-------+
| 3 1 2 | 6 4 5 |
| 6 4 5 | 3 1 2 |
+-------+-------+' 'res2sudoku -g r'
}

@test "res2sudoku: -p and --puzzles mark the clues in a drawing, and give the variant" {
    result 4 $SOLVED4 > r
    printf 'p sudoku latin 4\n1..4\n....\n.1..\n...1\n' > p
    for option in -p --puzzles; do
        prints 'p sudoku latin 4
+-------------+
| +1  2  3 +4 |
|  3  4  1  2 |
|  2 +1  4  3 |
|  4  3  2 +1 |
+-------------+' "res2sudoku -g $option p r"
    done
    prints $'p sudoku latin 4\n'$SOLVED4 'res2sudoku -1 -p p r'
}

@test "res2sudoku: -V and -B say what puzzles without a header are" {
    xsudoku-gen -V plain -B 2x6 -s 3 | grep -v '^[p#]' > p
    sudoku2cnf -B 2x6 p | dpll -q > r
    [ "$(res2sudoku -B 2x6 -p p r | head -n 1)" = 'p sudoku plain 12 2x6' ]
    [ "$(res2sudoku -V latin -p p r | head -n 1)" = 'p sudoku latin 12' ]
}

@test "res2sudoku: drawings are of box-drawing characters where the locale has UTF-8, and read again" {
    utf8_locale
    result 6 123456456123231564564231312645645312 > r
    printf '1.....\n....2.\n......\n......\n......\n.....2\n' > p
    prints 'p sudoku plain 6
┌──────────┬──────────┐
│ +1  2  3 │  4  5  6 │
│  4  5  6 │  1 +2  3 │
├──────────┼──────────┤
│  2  3  1 │  5  6  4 │
│  5  6  4 │  2  3  1 │
├──────────┼──────────┤
│  3  1  2 │  6  4  5 │
│  6  4  5 │  3  1 +2 │
└──────────┴──────────┘' "LC_ALL=$utf8 res2sudoku -g -p p r"
    prints "$(res2sudoku -1 r | sudoku2cnf)" "LC_ALL=$utf8 res2sudoku -g -p p r | sudoku2cnf"
    result 4 $SOLVED4 > r
    prints 'p sudoku latin 4
┌─────────┐
│ 1 2 3 4 │
│ 3 4 1 2 │
│ 2 1 4 3 │
│ 4 3 2 1 │
└─────────┘' "LC_ALL=$utf8 res2sudoku -g -V latin r"
}

# Bold, and the end of it.
B=$'\e[1m'
E=$'\e[0m'

@test "res2sudoku: --color makes the clues of a drawing bold, and nothing else" {
    result 4 $SOLVED4 > r
    printf '1..4\n....\n.1..\n...1\n' > p
    res2sudoku -g -p p r > plain
    for option in --color --color=always; do
        run_sh "res2sudoku -g $option -p p r"
        [ "$status" -eq 0 ]
        [ "${lines[2]}" = "| $B+1$E  2 |  3 $B+4$E |" ]
        [ "${lines[3]}" = '|  3  4 |  1  2 |' ]
        output=${output//"$B"/}
        [ "${output//"$E"/}" = "$(cat plain)" ]
    done
    for option in --color=never --color=auto ''; do
        res2sudoku -g $option -p p r | cmp - plain
    done
    fails_with 64 "res2sudoku: option --color needs auto, always or never, found 'red' (see res2sudoku --help)" \
        'res2sudoku --color=red'
}

@test "res2sudoku: clues are bold on a terminal that is not dumb, unless NO_COLOR says otherwise" {
    script --version 2> /dev/null | grep -q util-linux || skip "needs script of util-linux"
    result 4 $SOLVED4 > r
    printf '1..4\n....\n.1..\n...1\n' > p
    bold() { # ENVIRONMENT OPTION...
        script -qec "env -u NO_COLOR $1 res2sudoku -g -p p ${*:2} r" /dev/null < /dev/null | grep -cF "$B"
    }
    [ "$(bold TERM=xterm)" -eq 3 ]
    [ "$(bold 'TERM=xterm NO_COLOR=')" -eq 3 ]
    [ "$(bold 'TERM=xterm NO_COLOR=1')" -eq 0 ]
    [ "$(bold 'TERM=xterm NO_COLOR=1' --color)" -eq 3 ]
    [ "$(bold TERM=dumb)" -eq 0 ]
    [ "$(bold '-u TERM')" -eq 0 ]
    [ "$(bold TERM=xterm --color=never)" -eq 0 ]
    [ "$(bold TERM=xterm -o file)" -eq 0 ]
    [ "$(grep -cF "$B" file)" -eq 0 ]
}

# The digits of a picture in the order of their places: rows, then columns.  A word in $1 tells which:
# those in groups of digits that have it.
digits() {
    awk -v word="$1" '
        /<g font/ { wanted = index($0, word) }
        /<text/ && wanted {
            match($0, /x="[0-9]*/); x = substr($0, RSTART + 3, RLENGTH - 3)
            match($0, /y="[0-9]*/); y = substr($0, RSTART + 3, RLENGTH - 3)
            gsub(/<[^>]*>/, "")
            printf "%06d %06d %s\n", y, x, $0
        }' | sort | awk '{ printf "%s", $3 } END { print "" }'
}

@test "res2sudoku: --svg makes a picture, with the digits in their places and the clues bold" {
    result 9 $SOLVED9 > r
    awk -v cells=$SOLVED9 'BEGIN {
        for (i = 1; i <= 81; i++) printf "%s", i % 4 ? "." : substr(cells, i, 1)
        print ""
    }' > p
    res2sudoku --svg r > all.svg
    [ "$(digits font < all.svg)" = $SOLVED9 ]
    [ "$(grep -c bold all.svg)" -eq 0 ]
    grep -qx '<title>Sudoku 1: plain, side 9</title>' all.svg
    res2sudoku --svg -p p r > clues.svg
    [ "$(digits font < clues.svg)" = $SOLVED9 ]
    [ "$(digits bold < clues.svg)" = "$(tr -d . < p)" ]
    # Letters in large grids, numbers in larger ones.
    xsudoku-gen -V plain -B 4x4 -s 2 -1 > p
    sudoku2cnf p | dpll | res2sudoku -1 > wanted
    sudoku2cnf p | dpll | res2sudoku --svg | digits font | diff - <(grep -v ^p wanted)
    awk 'BEGIN {
        n = 36
        print "s 1"
        printf "v"
        for (r = 0; r < n; r++)
            for (c = 0; c < n; c++) printf " %d", (r * n + c) * n + (r * 6 + int(r / 6) + c) % n + 1
        print ""
    }' > r
    res2sudoku --svg r | digits font > found
    [ "$(cat found)" = "$(res2sudoku r | grep -v ^p | tr -d ' \n')" ]
}

# Cells of a picture that are shaded, as many times as they are, row by row from 0.
shades() {
    awk '/opacity/ { on = 1 }
        /<path/ { on = 0 }
        on && /<rect/ { gsub(/[^0-9 ]/, ""); printf "%d,%d ", $2 / 20, $1 / 20 }'
}

@test "res2sudoku: --svg shades the diagonals and windows of the variant, and draws its boxes" {
    result 9 $SOLVED9 > r
    for variant in plain latin; do
        res2sudoku --svg -V $variant r > picture
        [ -z "$(shades < picture)" ]
    done
    res2sudoku --svg -V x r > picture
    [ "$(shades < picture)" = "$(awk 'BEGIN {
        for (i = 0; i < 9; i++) printf "%d,%d ", i, i
        for (i = 0; i < 9; i++) printf "%d,%d ", i, 8 - i }')" ]
    windows='for (w in at) for (r = 0; r < 3; r++) for (c = 0; c < 3; c++)
        printf "%d,%d\n", substr(at[w], 1, 1) + r, substr(at[w], 2) + c'
    res2sudoku --svg -V windoku r > picture
    [ "$(shades < picture | tr ' ' '\n' | sort | xargs)" = \
        "$(awk "BEGIN { split(\"11 15 51 55\", at); $windows }" | sort | xargs)" ]
    res2sudoku --svg -V percent r > picture
    [ "$(shades < picture | tr ' ' '\n' | sort | xargs)" = \
        "$(awk "BEGIN { split(\"11 55\", at); $windows; for (i = 0; i < 9; i++) print i \",\" 8 - i }" | sort | xargs)" ]
    # Thick lines: the border, and those between boxes of 2 rows and 3 columns.
    result 6 123456456123231564564231312645645312 > r
    res2sudoku --svg r > picture
    grep -q 'stroke-width="2" d="M0 0H120V120H0ZM0 40H120M0 80H120M60 0V120"' picture
    res2sudoku --svg -V latin r > picture
    grep -q 'stroke-width="2" d="M0 0H120V120H0Z"' picture
}

@test "res2sudoku: drawings and pictures have the borders of regions" {
    printf 'p sudoku latin 4\nregions\nAABB\nACBB\nACCD\nCDDD\n12..\n....\n....\n...3\n' > p
    sudoku2cnf p | dpll -q > r
    resverify -q <(sudoku2cnf p) r
    res2sudoku -1 r > line
    res2sudoku -g -p p r | grep '^[|+]' > drawing
    prints '+---------+---------+
|         |         |
|    +----+         |
|    |    |         |
|    |    +----+----+
|    |         |    |
+----+---------+    |
|    |              |
+----+--------------+' "sed 's/+[1-4]/  /g; s/[1-4]/ /g' drawing"
    # It is read as the same grid.
    res2sudoku -g -p p r | sudoku2cnf | dpll -q | res2sudoku -1 | cmp - line
    LC_ALL=C.UTF-8 res2sudoku -g -p p r | sudoku2cnf | dpll -q | res2sudoku -1 | cmp - line
    res2sudoku --svg -p p r > picture
    # The frame, then lines across, then down, in cells of 20.
    grep -q 'stroke-width="2" d="M0 0H80V80H0ZM20 20H40M40 40H80M0 60H60M20 20V80M40 0V40M60 40V60"' picture
}

@test "res2sudoku: pictures have cages, with their sums, and a corner where one bends" {
    printf 'p sudoku plain 4\ncage 8 r1c1 r1c2 r2c1\n................\n' > p
    sudoku2cnf p | dpll -q | res2sudoku --svg -p p > picture
    # A cell is 20 wide, and the line 2 within it: r1c1, then r1c2, then r2c1.
    grep -q 'stroke-dasharray="1.5 1" d="M2 2H20M2 2V20M18 20V18H20M20 18H38M38 2V18M20 2H38M2 38H18M18 20V38M2 20V38"' picture
    grep -q '<text x="3" y="6">8</text>' picture
    # None where there are none.
    printf 'p sudoku plain 4\n................\n' > p
    sudoku2cnf p | dpll -q | res2sudoku --svg -p p > picture
    run grep -c dash picture
    [ "$output" = 0 ]
}

@test "res2sudoku: grids of sides that have no boxes are latin, where no variant is asked for" {
    xsudoku-gen -V latin -B 1x5 -s 1 > puzzle
    sudoku2cnf puzzle | dpll > r
    res2sudoku r | head -n 1 | grep -qx 'p sudoku latin 5'
    res2sudoku -V latin r | cmp - <(res2sudoku r)
    fails_with 2 'res2sudoku: r:1:1: variant plain has boxes, which side 5, a prime, has not' 'res2sudoku -V plain r'
}

@test "res2sudoku: pictures are well-formed XML" {
    need_program xmllint
    result 9 $SOLVED9 > r
    for variant in plain x percent windoku latin; do
        res2sudoku --svg -V $variant r > picture
        xmllint --noout picture
    done
}

@test "res2sudoku: -o and --output write to a file, pictures to one each where there is a number" {
    result 9 $SOLVED9 > r
    cat r r r > three
    for option in -o --output; do
        prints '' "res2sudoku -1 $option 100%.txt three"
        [ "$(uniq -c < 100%.txt | xargs)" = "3 $SOLVED9" ]
        rm 100%.txt
    done
    prints '' 'res2sudoku --svg -o one.svg r'
    res2sudoku --svg r | cmp - one.svg
    prints '' 'res2sudoku --svg -o a%d.svg three'
    prints '' 'res2sudoku --svg -o b-%03d-b three'
    for i in 1 2 3; do
        sed "s/Sudoku 1/Sudoku $i/" one.svg | cmp - a$i.svg
        cmp a$i.svg b-00$i-b
    done
    [ "$(echo [ab]*)" = 'a1.svg a2.svg a3.svg b-001-b b-002-b b-003-b' ]
}

@test "res2sudoku: a second picture in a file is an error that says what to do" {
    result 9 $SOLVED9 > r
    for file in '' '-o file'; do
        run_sh "cat r r | res2sudoku --svg $file"
        [ "$status" -eq 2 ]
        [ "$stderr" = 'res2sudoku: a file has room for one picture; for more, number them as in -o picture-%d.svg' ]
    done
    res2sudoku --svg r | cmp - file
    for name in '%' '%s' '%d-%d' '%3d' '%00d' 'a%'; do
        fails_with 64 'res2sudoku: option -o needs a name with one %d, or %03d, or without a percent sign (see res2sudoku --help)' \
            "res2sudoku --svg -o '$name' r"
    done
    fails_with 64 'res2sudoku: option --svg excludes -1 and -g (see res2sudoku --help)' 'res2sudoku --svg -g r'
    fails_with 2 'res2sudoku: cannot create none/1: No such file or directory' 'res2sudoku --svg -o none/%d r'
    fails_with 2 'res2sudoku: cannot create none/1: No such file or directory' 'res2sudoku -o none/1 r'
}

@test "res2sudoku: where there is no picture a message says why" {
    result 4 $SOLVED4 > r
    printf 's 0\n' > no
    printf 's -1\n' > open
    for case in 'no:1:1: no solution' 'open:1:1: not decided'; do
        fails_with 1 "res2sudoku: $case" "res2sudoku --svg ${case%%:*}"
    done
    printf '1..4\n...3\n....\n....\n' > p
    fails_with 1 'res2sudoku: r:1:1: cell r2c4 has 2, the puzzle in line 1 of p has 3' 'res2sudoku --svg -p p r'
}

@test "res2sudoku: a solution that contradicts its puzzle is refused, naming the cell" {
    { result 4 $SOLVED4; result 4 $SOLVED4; } > r
    printf '1..4\n...3\n....\n....\n\n1..4\n....\n....\n....\n' > p
    run_sh 'res2sudoku -1 -p p r'
    [ "$status" -eq 1 ]
    [ "$stderr" = 'res2sudoku: r:1:1: cell r2c4 has 2, the puzzle in line 1 of p has 3' ]
    [ "$output" = $'# the solution contradicts the puzzle\np sudoku plain 4\n'$SOLVED4 ]
}

@test "res2sudoku: puzzles and results that are not in step are an error" {
    result 4 $SOLVED4 > r
    printf '1..4\n....\n....\n....\n' > p
    cat r r > two
    run_sh 'res2sudoku -1 -p p two'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'res2sudoku: two:3:1: result 2 has no puzzle in p' ]
    [ "$output" = $'p sudoku plain 4\n'$SOLVED4 ]
    cat p p > twice
    run_sh 'res2sudoku -1 -p twice r'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'res2sudoku: twice:5:1: puzzle 2 has no result' ]
    [ "$output" = $'p sudoku plain 4\n'$SOLVED4 ]
}

@test "res2sudoku: puzzles that cannot be read are an error" {
    result 4 $SOLVED4 > r
    printf '1..\n' > p
    fails_with 2 'res2sudoku: cannot open none: No such file or directory' 'res2sudoku -p none r'
    fails_with 2 'res2sudoku: p:1:1: variant plain has boxes, which side 3, a prime, has not' 'res2sudoku -p p r'
    { printf '1..4\n....\n....\n....\n'; cat p; } > late
    run_sh 'res2sudoku -1 -p late r'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'res2sudoku: late:5:1: variant plain has boxes, which side 3, a prime, has not' ]
}

@test "res2sudoku: what is written reads as the same grids, rows, lines or drawings" {
    for seed in 1 2 3; do
        for shape in 'plain 9' 'x 9' 'latin 4' 'plain 16' 'plain 25' 'latin 36'; do
            # shellcheck disable=SC2086
            "$TESTERS/solutions" fill $shape $seed 2> /dev/null || continue
        done
    done > grids
    sudoku2cnf -e minimal grids | grep -v '^c' > wanted
    [ "$(grep -c ^p wanted)" -eq 15 ]
    # A grid's clues are all its variables: they make its model.
    sudoku2cnf -e minimal grids | awk '
        /^c/ { if (NR > 1) print ""; next }
        /^p/ { print "s 1"; printf "v"; next }
        NF == 2 && $1 > 0 { printf " %s", $1 }
        END { print "" }' | sed '/^$/d' > r
    for form in '' -1 -g; do
        # shellcheck disable=SC2086
        res2sudoku $form -p grids r > again
        sudoku2cnf -e minimal again | grep -v '^c' | cmp - wanted
    done
}

@test "res2sudoku: each model of a result is printed" {
    printf 's 1\n%s 0\n%s 0\nc models 2\nc more no\nt 0.1\n' "$ONE" "$TWO" > r
    prints $'p sudoku latin 2\n1221\n2112' 'res2sudoku -1 -V latin r'
    prints $'p sudoku latin 2\n12\n21\n\n21\n12' 'res2sudoku -V latin r'
}

@test "res2sudoku: results of the competitions' form are read" {
    printf 'c solver\ns SATISFIABLE\nv 1 -2 -3 4\nv -5 6 7 -8 0\n' > r
    prints $'p sudoku latin 2\n1221' 'res2sudoku -1 -V latin r'
}

@test "res2sudoku: a result without a model is a comment and status 1" {
    printf 's 0\nt 1\ns 1\n%s\ns -1\n' "$ONE" > r
    run_sh 'res2sudoku -1 -V latin r'
    [ "$status" -eq 1 ]
    [ "$output" = $'# no solution\np sudoku latin 2\n1221\n# not decided' ]
    [ -z "$stderr" ]
    printf 's UNSATISFIABLE\n' > r
    run_sh 'res2sudoku r'
    [ "$status" -eq 1 ]
    [ "$output" = '# no solution' ]
}

@test "res2sudoku: CRLF line ends are read" {
    printf 's 1\r\n%s\r\nt 1.0\r\n' "$ONE" > r
    prints $'p sudoku latin 2\n1221' 'res2sudoku -1 -V latin r'
}

@test "res2sudoku: a cell without a digit, or with two, is an error" {
    printf 's 1\nv 1 -2 -3 4 -5 -6 7 -8\n' > r
    fails_with 2 'res2sudoku: r:1:1: cell r2c1 of model 1 has no digit' 'res2sudoku -V latin r'
    printf 'c first\ns 1\nv 1 -2 3 4 -5 6 7 -8\n' > r
    fails_with 2 'res2sudoku: r:2:1: cell r1c2 of model 1 has digits 1 and 2' 'res2sudoku -V latin r'
    printf 's 1\n%s 0\nv 1 -2 -3 4 -5 6 -7 -8 0\n' "$ONE" > r
    run_sh 'res2sudoku -1 -V latin r'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'res2sudoku: r:1:1: cell r2c2 of model 2 has no digit' ]
    [ "$output" = $'p sudoku latin 2\n1221' ]
}

@test "res2sudoku: a side that the variant does not have is an error" {
    printf 's 1\n%s\n' "$ONE" > r
    fails_with 2 'res2sudoku: r:1:1: variant x has boxes, which side 2, a prime, has not' 'res2sudoku -V x r'
    fails_with 2 'res2sudoku: r:1:1: side 0 is not between 1 and 225' 'printf "s 1\nv\n" > r; res2sudoku r'
}

@test "res2sudoku: an answer without its model is an error" {
    printf 's 1\ns 0\n' > r
    fails_with 2 "res2sudoku: r:2:1: expected a v line with the values, found 's'" "res2sudoku r"
}

@test "res2sudoku: a malformed result ends the stream, and what came before it stays" {
    printf 's 1\n%s\ns maybe\n' "$ONE" > r
    run_sh 'res2sudoku -1 -V latin r'
    [ "$status" -eq 2 ]
    [ "$stderr" = "res2sudoku: r:3:3: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found 'maybe'" ]
    [ "$output" = $'p sudoku latin 2\n1221' ]
}

@test "res2sudoku: an empty input and a file that is not there are errors" {
    fails_with 2 "res2sudoku: <stdin>:1:1: expected a line 's ANSWER', found the end of the input" \
        'res2sudoku < /dev/null'
    fails_with 2 'res2sudoku: cannot open none: No such file or directory' 'res2sudoku none'
}

@test "res2sudoku: reads its operands in order, and - among them as stdin" {
    printf 's 1\n%s\n' "$ONE" > one
    printf 's 1\n%s\n' "$TWO" > two
    prints $'p sudoku latin 2\n1221\n2112\n1221' 'res2sudoku -1 -V latin one - one < two'
}

@test "res2sudoku: each grid is written as soon as its model is closed" {
    mkfifo pipe
    res2sudoku -1 pipe > out &
    exec 9> pipe
    result 9 $SOLVED9 | sed '/^v/s/$/ 0/' >&9
    for _ in $(seq 100); do
        [ -s out ] && break
        sleep 0.1
    done
    [ "$(cat out)" = $SOLVED9 ]
    exec 9>&-
    wait
}

@test "res2sudoku: a full disk is noticed" {
    [ -w /dev/full ] || skip "needs /dev/full"
    result 9 $SOLVED9 > r
    fails_with 2 'res2sudoku: cannot write standard output: No space left on device' 'res2sudoku r > /dev/full'
}

@test "res2sudoku: a reader that goes away ends it quietly" {
    result 9 $SOLVED9 > r
    for _ in $(seq 2000); do cat r; done > many
    run_sh 'res2sudoku -1 many | head -1'
    [ "$output" = $SOLVED9 ]
    [ -z "$stderr" ]
    run_sh 'trap "" PIPE; res2sudoku -1 many | head -1'
    [ "$output" = $SOLVED9 ]
    [ -z "$stderr" ]
}
