#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Files of grids (sudoku(5)): every form that is read, and every error.  sudoku2cnf stands for all
# readers; the clues of its formulas tell what was read.

load helper

PUZZLE=5...49.878..1.6...4.68...2..5...7..8.8..6...1...2...96.1............2..9..7......

# clues FILE [OPTION ...]: the header's variant and side and the clues, one line a grid.
clues() {
    local file=$1
    shift
    sudoku2cnf -k natural -e minimal "$@" "$file" | awk '
        /^c sudoku/ { if (text) print text; text = $3 " " $4 ":"; next }
        /^p/ || NF != 2 { next }
        { text = text " " $1 }
        END { print text }'
}

# The 81 symbols as rows of nine, the boxes in a frame.
framed() {
    fold -w 9 <<<"$1" | sed 's/\(...\)\(...\)\(...\)/| \1 | \2 | \3 |/; s/[.0-9]/& /g' | awk '
        NR % 3 == 1 { print "+-------+-------+-------+" }
        { print }
        END { print "+-------+-------+-------+" }'
}

# reads_as_puzzle FILE: one grid, the puzzle of this file.
reads_as_puzzle() {
    printf '%s\n' "$PUZZLE" > reference
    [ "$(clues "$1")" = "$(clues reference)" ] || {
        clues "$1"
        return 1
    }
}

# rejects MESSAGE TEXT: reading TEXT (for printf) ends with this message and no output.
rejects() {
    # shellcheck disable=SC2059
    printf "$2" > bad
    fails_with 2 "sudoku2cnf: bad:$1" 'sudoku2cnf bad'
}

@test "grid: the clues of a one-line puzzle stand for its cells" {
    printf 'p sudoku plain 4\n1..4.....2..4..3\n' > g
    [ "$(clues g)" = "plain 4: 1 16 38 52 63" ]
}

@test "grid: . 0 _ and * are blank cells" {
    for blank in . 0 _ '*'; do
        tr . "$blank" <<<"$PUZZLE" > g
        reads_as_puzzle g
    done
}

@test "grid: rows, bare and spaced, with empty lines and comments between them" {
    fold -w 9 <<<"$PUZZLE" > g
    reads_as_puzzle g
    sed 's/./& /g' g > spaced
    reads_as_puzzle spaced
    { echo '# mine'; echo; sed '3s/$/ # the third/; 5s/^/\n\t\n# half way\n/' g; } > commented
    reads_as_puzzle commented
}

@test "grid: drawings with every kind of decoration" {
    framed "$PUZZLE" > g
    reads_as_puzzle g
    tr '|-' '!=' < g > g2
    reads_as_puzzle g2
    sed 's/^+-*+-*+-*+$/*-----------*/; s/^+.*/-------/' g > g3
    reads_as_puzzle g3
    sed "s/^+.*/'-------:-------.-------'/" g > g4
    reads_as_puzzle g4
    sed "s/^+.*/.=======.=======.=======./" g > g4
    reads_as_puzzle g4
    sed 's/|/║/g; s/^+.*/╠═══════╬═══════╬═══════╣/' g > g5
    reads_as_puzzle g5
    # A row of blanks in such a frame is a row.
    printf '│ . . │ . . │\n│ . . │ . . │\n├─────┼─────┤\n│ . . │ . . │\n│ 1 . │ . . │\n' > g6
    [ "$(clues g6)" = "plain 4: 49" ]
}

@test "grid: boards as Simple Sudoku writes them" {
    { printf '*-----------*\n'
      fold -w 9 <<<"$PUZZLE" | sed 's/\(...\)\(...\)\(...\)/|\1|\2|\3|/; 3s/$/\n|---+---+---|/; 6s/$/\n|---+---+---|/'
      printf '*-----------*\n'; } > g
    reads_as_puzzle g
}

@test "grid: files as SadMan Sudoku writes them, without the solved state" {
    { printf '#ASomebody\n#DToday\n[Puzzle]\n'
      fold -w 9 <<<"$PUZZLE"
      printf '[State]\n'
      tr . 1 <<<"$PUZZLE" | fold -w 9; } > g.sdk
    reads_as_puzzle g.sdk
    # Another puzzle may follow, behind a section or a header.
    { cat g.sdk; printf '[puzzle]\n%s\n' "$PUZZLE"; cat g.sdk
      printf 'p sudoku plain 9\n%s\n' "$PUZZLE"; } > four
    [ "$(clues four | uniq -c | awk '{ print $1, $3 }')" = "4 9:" ]
}

@test "grid: a section other than [Puzzle] is skipped, whatever is in it" {
    { printf '%s\n[State]\n' "$PUZZLE"
      tr . 1 <<<"$PUZZLE"
      printf 'hello\n[Marks]\n1..\n'; } > g
    reads_as_puzzle g
}

@test "grid: tables with the puzzle in any column, quoted or not" {
    printf 'Puzzle,Givens,Difficulty\n%s,23,Easy\n' "$PUZZLE" > g
    reads_as_puzzle g
    printf 'id,QUIZZES,rest\n7,%s,%s\n' "$PUZZLE" "$PUZZLE" > g
    reads_as_puzzle g
    printf 'id,puzzle\n7,"%s"\n' "$PUZZLE" > g
    reads_as_puzzle g
    printf '"%s",23\n' "$PUZZLE" > g
    reads_as_puzzle g
    printf '%s,23\n' "$PUZZLE" > g
    reads_as_puzzle g
}

@test "grid: CRLF line ends, a byte order mark and a last line without a newline" {
    printf '%s\r\n' "$PUZZLE" > g
    reads_as_puzzle g
    framed "$PUZZLE" | sed 's/$/\r/' > g
    reads_as_puzzle g
    printf '\xef\xbb\xbf%s' "$PUZZLE" > g
    reads_as_puzzle g
    printf '\xef\xbb\xbf# comment\r\n%s\r\n\x1a' "$PUZZLE" > g
    reads_as_puzzle g
    printf '%s\x1a' "$PUZZLE" > g
    reads_as_puzzle g
    printf '%s' "$(fold -w 9 <<<"$PUZZLE")" > g
    reads_as_puzzle g
}

@test "grid: a comment of any length takes no memory, between puzzles and between rows" {
    limit=$([ "$DEBUG" = 1 ] || echo 'ulimit -v 100000 2>/dev/null;')
    comment="{ printf ' \t# '; head -c 200000000 /dev/zero; printf '\n'; }"
    prints "$(xsudoku-step -q -1 <<< 4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........)" "
        { $comment; printf '4...3....\n...6..8..\n........1\n....5..9.\n.8....6..\n'; $comment
          printf '.7.2.....\n...1.27..\n5.3....4.\n9........\n'; $comment; } |
        { $limit xsudoku-step -q -1; }"
    run_sh "{ $comment; printf '12?.'; } | xsudoku-step"
    [ "$stderr" = "xsudoku-step: <stdin>:2:3: expected a symbol, found '?'" ]
}

@test "grid: what qqwing prints" {
    need_program qqwing
    for form in --one-line --compact --csv ''; do
        # shellcheck disable=SC2086
        qqwing --generate 2 $form > g
        [ "$(clues g | grep -c 'plain 9: ')" -eq 2 ]
    done
}

@test "grid: what qqwing says of a puzzle below it is no part of a puzzle" {
    need_program qqwing
    for form in --one-line --compact --csv ''; do
        for also in '--timer --stats --count-solutions' --instructions --history; do
            # shellcheck disable=SC2086
            qqwing --generate 2 $form $also > g
            [ "$(clues g | grep -c 'plain 9: ')" -eq 2 ]
        done
    done
    # What it says of puzzles without a solution, and of those with several.
    printf '%s\n' 'Puzzle has no solution.' 'Puzzle is not possible.' 'There are 27 solutions to the puzzle.' > said
    for line in 1 2 3; do
        { printf '%081d\n' 1 && sed -n ${line}p said && printf '%081d\n' 2; } > g
        [ "$(clues g | grep -c 'plain 9: ')" -eq 2 ]
    done
    fails_with 2 "sudokucat: <stdin>:1:2: expected a symbol, found 'i'" 'printf "Timer\n" | sudokucat'
}

@test "grid: qqwing's drawing of a puzzle and its solution are that puzzle and its solution" {
    need_program qqwing
    qqwing --generate 1 --one-line > line
    qqwing --solve --one-line < line > solved
    qqwing --solve --puzzle --solution < line > drawn
    [ "$(clues drawn)" = "$(cat line solved > both && clues both)" ]
}

@test "grid: a header may name the boxes" {
    rows='......\n......\n......\n......\n......\n......\n'
    # Boxes of 3 rows and 2 columns: r1c1 and r3c2 share one; with the usual ones they do not.
    # shellcheck disable=SC2059
    printf "p sudoku plain 6 3x2 # upright\n$rows" | sudoku2cnf > f.cnf
    head -1 f.cnf | grep -qx 'c sudoku plain 6 3x2'
    grep -qx -- '-1 -79 0' f.cnf
    # shellcheck disable=SC2059
    printf "p sudoku plain 6 2x3\n$rows" | sudoku2cnf > usual.cnf
    # shellcheck disable=SC2059
    printf "$rows" | sudoku2cnf | cmp - usual.cnf
    run grep -x -- '-1 -79 0' usual.cnf
    [ "$status" -eq 1 ]
    # A comment is none.
    # shellcheck disable=SC2059
    printf "p sudoku plain 6 #3x2\n$rows" | sudoku2cnf | cmp - usual.cnf
    # So does -B, where there is no header.
    # shellcheck disable=SC2059
    printf "$rows" | sudoku2cnf -B 3x2 | cmp - f.cnf
    rejects "1:18: boxes of 2x2 make side 4, not 6" 'p sudoku plain 6 2x2\n'
    rejects "1:18: boxes of 1x6 are rows or columns" 'p sudoku plain 6 1x6\n'
    rejects "1:18: expected boxes as ROWSxCOLUMNS, found '2x3x1'" 'p sudoku plain 6 2x3x1\n'
    rejects "1:22: expected the end of the line, found '7'" 'p sudoku plain 6 2x3 7\n'
    fails_with 2 "sudoku2cnf: g:1:5: row 1 ends after 4 of 6 cells" 'echo .... > g; sudoku2cnf -B 2x3 g'
}

@test "grid: a label in quotes has neither of them, one with quotes inside keeps them" {
    puzzle=$(xsudoku-gen -V plain -s 1 -1 | tail -1)
    puzzle=${puzzle%% *}
    for label in '"a, b"' '"a, b" ' '  "a, b"'; do
        prints "$puzzle a, b" "printf 'puzzle,label\n%s,%s\n' '$puzzle' '$label' | sudokucat"
        prints "$puzzle a, b" "printf 'puzzle,label\n\"%s\",%s\n' '$puzzle' '$label' | sudokucat"
    done
    prints "$puzzle say \"a\"" "printf 'puzzle,label\n\"%s\",say \"a\"\n' '$puzzle' | sudokucat"
    prints "$puzzle say \"a\"" "printf '%s say \"a\"\n' '$puzzle' | sudokucat"
    prints "$puzzle a, b;c" "printf '%s a, b;c\n' '$puzzle' | sudokucat -f csv | sudokucat"
}

@test "grid: a label of strokes does not make a puzzle without givens a border, nor one that is 'puzzle' a head" {
    blank=$(printf '%081d' 0 | tr 0 .)
    prints "p sudoku plain 1
. --" "printf 'p sudoku plain 1\n. --\n' | sudokucat"
    prints "p sudoku latin 2
.... --
.... ==, a second" "printf 'p sudoku latin 2\n.... --\n.... ==, a second\n' | sudokucat"
    for line in "$blank --" "  $blank,--" "\"$blank\",--" "name,puzzle
--,$blank,--"; do
        prints "$blank --" "printf '%s\n' '$line' | sudokucat"
    done
    for line in "$blank a,puzzle" "name,puzzle
grid,$blank,a,puzzle"; do
        prints "$blank a,puzzle" "printf '%s\n' '$line' | sudokucat"
    done
    # What could be a row of a puzzle is a border, as before.
    reads_as_puzzle_with() { sed "s/^+.*/$1/" g > g2; reads_as_puzzle g2; }
    framed "$PUZZLE" > g
    for border in '.------- ------- -------.' '*.*.* ---' '. -- . -- . -- .' ',,,--'; do
        reads_as_puzzle_with "$border"
    done
}

@test "grid: a label is kept, a comment is not" {
    printf '%s  a label, kept \n%s # not kept\n%s\n' "$PUZZLE" "$PUZZLE" "$PUZZLE" > g
    [ "$(sudoku2cnf g | grep ^c)" = $'c sudoku plain 9 a label, kept\nc sudoku plain 9\nc sudoku plain 9' ]
    printf 'id,Puzzle,Givens,Difficulty\n3,%s,23,Easy\n' "$PUZZLE" > g
    [ "$(sudoku2cnf g | grep ^c)" = 'c sudoku plain 9 23,Easy' ]
}

@test "grid: a semicolon ends a puzzle and begins its label, too" {
    printf '%s;1;a label\n%s;\n' "$PUZZLE" "$PUZZLE" > g
    [ "$(sudoku2cnf g | grep ^c)" = $'c sudoku plain 9 1;a label\nc sudoku plain 9' ]
}

# Names that sgt-solo has printed.
NAMES='2x3:d2_6c3a4_2_3c5_6c3_2_3a6c4_5d
3x2:b1a6a3b5_1f2_5f2_3b6a1a4b
3x3:f8c5_8a3b7_9_7b2_9c1c3c1c5_8a6_7c2c1c9c2_5b6_2_7b1a9_5c4f
3x3x:e5e3c5c4b9_8_1a7_7d3a8_9i5_2a9d3_8a4_1_2b7c6c2e5e
9j:3a9h2c8a5_2a7_5f9b6a7e6a2e8a3b9f1_2a7_6a5c3h4a8,ag_a_aaca__ac___a__a_bbaabbaaccgdecbaaca__aba_abc__ababcc
9jx:c7_2_3a5c3c8a9_5_7b6f9e1i7e9f5b8_4_9a4c6c8a6_3_9c,ce_a__ababbc___aaa__c_b_b__dcbgdc___bba_a__cbaabb__a_bb___dda'
KILLER='3x3k:zzzc,_a_ab___a_____a_____aaa__a_a___a__aaa__a_aa____ab_baa_aab___a_____a__________b___a_aaa____aaa_a_aaaa,10_13a12_12a10c10_11a7a7_11_17_10b9a8d11_8c24a9_7a15a17_10e13b16_4a5_10a10c16b10_13a6a17_17a9a11g'

# solved_alike COUNT FILE: so many puzzles, each with one solution.
solved_alike() {
    sudoku2cnf "$2" | dpll -n 2 > r
    [ "$(grep -cx 'c models 1' r)" -eq "$1" ]
    [ "$(grep -cx 'c more no' r)" -eq "$1" ]
}

@test "grid: the names of Solo's puzzles are puzzles, each with one solution" {
    printf '%s\n%s # a comment\n' "$NAMES" "$KILLER" > g
    solved_alike 7 g
    [ "$(sudoku2cnf g | grep '^c sudoku')" = 'c sudoku plain 6
c sudoku plain 6 3x2
c sudoku plain 9
c sudoku x 9
c sudoku latin 9
c sudoku latin 9
c sudoku plain 9' ]
    # What follows is as the header said, and a label is one.
    printf 'p sudoku x 9\n%s\n%s a label\n%s\n' "$PUZZLE" "$(head -n 3 g | tail -n 1)" "$PUZZLE" > mixed
    [ "$(sudoku2cnf mixed | grep '^c sudoku')" = $'c sudoku x 9\nc sudoku plain 9 a label\nc sudoku x 9' ]
}

@test "grid: regions, diagonals and cages of a name are rules" {
    # Side 2 has four edges: two between columns, then two between rows.  `b_` are two without a line
    # and two with one: the rows are regions; `__b` are the columns, as cages.
    printf '2jxk:d,b__,__b,3_3b\n' > g
    xsudoku-step -q -n 0 g > board
    [ "$(grep -v '[#.]' board)" = 'p sudoku latin 2
regions
11
22
house r1c1 r2c2
house r1c2 r2c1
cage 3 r1c1 r2c1
cage 3 r1c2 r2c2' ]
}

@test "grid: whatever else sgt-solo makes has one solution" {
    PATH=$PATH:/usr/games
    need_program sgt-solo
    for kind in 3x3 3x4 3x3x 9j 9jx 3x3k 3x3xk 9jk 9jxk; do
        # Its maker of regions fails now and then.
        sgt-solo --generate "$(by_build 20 3)" $kind > g 2> /dev/null || true
        [ ! -s g ] || solved_alike "$(wc -l < g)" g
    done
}

@test "grid: a name of Solo that ends too early, or goes on, is an error" {
    rejects "1:1: side 0 of a puzzle's name is not 1 to 32" '0x3:a\n'
    rejects "1:1: side 36 of a puzzle's name is not 1 to 32" '6x6:a\n'
    rejects "1:4: expected j, x, k or a colon in a puzzle's name" '3x3q:zzzc\n'
    for seed in 3x3 3x3dt 2x3j 9jxk; do
        rejects "1:$((${#seed} + 1)): this is how to make a puzzle, not its name, which 'sgt-solo --generate 1' and this print" \
            "$seed#12345\\n"
    done
    rejects "1:6: fewer cells than the puzzle's name has" '2x2:o\n'
    rejects "1:6: more cells than the puzzle's name has" '2x2:pa\n'
    rejects '1:7: digit 5 exceeds side 4' '2x2:5o\n'
    rejects '1:5: expected a comma and the edges of regions or cages' '4j:p\n'
    rejects "1:7: fewer edges than the puzzle's name has" '4j:p,a\n'
    rejects "1:6: more edges than the puzzle's name has" '4j:p,z\n'
    rejects "1:31: more regions than the puzzle's name has digits" '4j:p,_________________________\n'
    rejects '1:9: expected a comma and the sums of cages' '2x2k:p,x\n'
}

@test "grid: puzzles of OpenSudoku are in attributes, one or more on a line" {
    zeros=$(tr . 0 <<< "$PUZZLE")
    { echo '<?xml version="1.0" encoding="UTF-8"?>'; echo '<opensudoku>'; echo '<name>x</name>'
      echo "  <game data=\"$zeros\" />"
      echo "<game note='one &amp; two' created='1' data='$zeros'/><game data=\"$zeros\"/></opensudoku>"; } > g
    [ "$(sudoku2cnf g | grep '^c sudoku')" = 'c sudoku plain 9
c sudoku plain 9 one &amp; two
c sudoku plain 9' ]
    echo "$PUZZLE" > p
    [ "$(clues g | sort -u)" = "$(clues p)" ]
    # All on one line, without its newline; a header before it.
    tr -d '\n' < g > line
    [ "$(clues line)" = "$(clues g)" ]
    { echo 'p sudoku x 9'; cat g; } > h
    [ "$(clues h | cut -d : -f 1 | sort -u)" = 'x 9' ]
    rejects '1:1: a game has no data="..." on its line' '<game created="1"\n'
    rejects "1:15: expected a symbol, found 'x'" '<game data="12x"/>\n'
    rejects '2:1: expected a puzzle, found the end of the input' '<opensudoku/>\n'
    rejects '1:13: expected 4 symbols for side 2, found 5' '<game data="12345"/>\n'
}

@test "grid: puzzles of HoDoKu's library are the third field, digits behind a plus sign or not" {
    echo "$PUZZLE" > p
    for line in ":0000:x:$PUZZLE:::" ":0702-1:9:$(sed 's/\([1-9]\)/+\1/g; s/+5/5/' <<< "$PUZZLE"):112 215:123::" ":::$PUZZLE"; do
        echo "$line" > g
        [ "$(clues g)" = "$(clues p)" ]
    done
    echo ":0702-1:9:$PUZZLE:112 215:123::" > g
    [ "$(sudoku2cnf g | grep '^c sudoku')" = 'c sudoku plain 9 :112 215:123::' ]
    rejects "1:10: expected a symbol, found ':'" ':0000:x:1:::\n'
    rejects '2:1: puzzles with colons have side 9, not 4' 'p sudoku plain 4\n:0000:x:1:::\n'
}

@test "grid: a header holds until the next one, and wins over -V" {
    { echo "$PUZZLE"; echo 'p sudoku x 9'; echo "$PUZZLE"; fold -w 9 <<<"$PUZZLE"
      echo 'p sudoku plain 4 # small'; echo 1...............; printf '1...\n....\n....\n....\n'
      echo 'p sudoku latin 9'; echo "$PUZZLE"; } > g
    [ "$(clues g | sed 's/:.*//' | paste -sd, -)" = "plain 9,x 9,x 9,plain 4,plain 4,latin 9" ]
    [ "$(clues g -V windoku | sed 's/:.*//' | paste -sd, -)" = "windoku 9,x 9,x 9,plain 4,plain 4,latin 9" ]
}

@test "grid: a stream mixes all forms and sides" {
    { echo "$PUZZLE"; framed "$PUZZLE"; printf '1...\n....\n....\n....\n'; fold -w 9 <<<"$PUZZLE"
      printf 'x,Puzzle\n1,%s\n' "$PUZZLE"; echo "$PUZZLE"; } > g
    [ "$(clues g | cut -d: -f1 | paste -sd, -)" = "plain 9,plain 9,plain 4,plain 9,plain 9,plain 9" ]
}

@test "grid: letters are digits from ten on" {
    { echo 'p sudoku plain 16'; printf 'A%0254dG\n' 0; } > g
    [ "$(clues g)" = "plain 16: 10 4096" ]
    { printf 'G%015d\n' 0; for _ in $(seq 15); do printf '%016d\n' 0; done; } > g
    [ "$(clues g)" = "plain 16: 16" ]
    { echo 'p sudoku latin 35'; printf 'Z%01224d\n' 0; } > g
    [ "$(clues g)" = "latin 35: 35" ]
}

@test "grid: above side 35 digits are numbers, in rows or all on one line" {
    # Side 36: row r is blank but for one number.
    awk 'BEGIN { for (r = 0; r < 36; r++) { for (c = 0; c < 36; c++) printf "%s ", c == r ? r + 1 : r % 2 ? "." : "0"; print "" } }' > rows
    { echo 'p sudoku plain 36'; cat rows; } > declared
    { echo 'p sudoku plain 36'; tr -d '\n' < rows; echo; } > line
    awk '{ for (i = 1; i < 36; i += 6) $i = "| " $i; print } NR % 6 == 0 { print "---+---" }' rows > drawn
    clues rows > wanted
    grep -q '^plain 36: 1 1334 ' wanted
    for form in declared line drawn; do
        clues $form | cmp - wanted
    done
}

@test "grid: an input without a puzzle is an error" {
    rejects '1:1: expected a puzzle, found the end of the input' ''
    rejects '3:1: expected a puzzle, found the end of the input' '# nothing\n\n'
    rejects '2:1: expected a puzzle, found the end of the input' 'p sudoku x 9\n'
    rejects '4:1: expected a puzzle, found the end of the input' '[State]\n12\n21\n'
}

@test "grid: a malformed header is an error at its first wrong word" {
    rejects "1:3: expected 'sudoku', found 'cnf'" 'p cnf 3 4\n'
    rejects "1:3: expected 'sudoku', found the end of the line" 'p \n'
    rejects '1:9: expected a variant, found the end of the line' 'p sudoku\n'
    rejects "1:10: unknown variant 'X', expected $VARIANT_LIST" 'p sudoku X 9\n'
    rejects '1:11: expected a side, found the end of the line' 'p sudoku x\n'
    rejects "1:12: expected a side from 1 to 225, found 'nine'" 'p sudoku x nine\n'
    rejects "1:12: expected a side from 1 to 225, found '0'" 'p sudoku x 0\n'
    rejects "1:12: expected a side from 1 to 225, found '226'" 'p sudoku x 226\n'
    rejects "1:12: expected a side from 1 to 225, found '99999999999'" 'p sudoku x 99999999999\n'
    rejects "1:14: expected the end of the line, found '3'" 'p sudoku x 9 3\n'
}

@test "grid: a side that the variant does not have is an error" {
    rejects '1:16: variant plain has boxes, which side 7, a prime, has not' 'p sudoku plain 7\n'
    rejects '1:18: variant windoku has windows, which need side 9, found side 16' 'p sudoku windoku 16\n'
    rejects '1:18: variant percent has windows, which need side 9, found side 4' 'p sudoku percent 4\n'
    rejects '1:2: variant plain has boxes, which side 7, a prime, has not' ' 1234567\n'
    fails_with 2 'sudoku2cnf: <stdin>:1:1: variant windoku has windows, which need side 9, found side 4' \
        'printf "1234\n" | sudoku2cnf -V windoku'
}

@test "grid: a row with too few or too many cells is an error" {
    rejects '2:4: row 2 ends after 3 of 4 cells' '1234\n341\n2143\n4321\n'
    rejects '2:8: row 2 ends after 3 of 4 cells' '1234\n| 3 4 1   # three\n'
    rejects "2:5: expected the end of row 2 after 4 cells, found '1'" '1234\n34121\n'
    rejects "3:9: expected the end of row 2 after 4 cells, found '9'" 'p sudoku plain 4\n1234\n3 4 |12|9\n'
    rejects '2:3: row 1 ends after 2 of 4 cells' 'p sudoku plain 4\n12\n'
}

@test "grid: a line too long for a row and too short for a puzzle is an error" {
    rejects '1:1: expected 81 symbols for side 9, found 80' "$(printf %080d 0)\n"
    rejects '1:1: expected 81 symbols for side 9, found 82' "$(printf %082d 0)\n"
    rejects '1:1: expected 36 symbols for side 6, found 40' "$(printf %040d 0)\n"
    rejects '2:1: expected 81 symbols or a row of 9, found 80' "p sudoku x 9\n$(printf %080d 0)\n"
    rejects '1:1: expected 1225 symbols for side 35, found 1300' "$(printf %01300d 0)\n"
    rejects '2:3: expected 81 symbols for side 9, found 80' "id,Puzzle\n1,$(printf %080d 0)\n"
}

@test "grid: a symbol that is none is an error, with unprintable bytes spelt out" {
    rejects "1:1: expected a puzzle, found 'h'" 'hello\n'
    rejects "1:3: expected a symbol, found 'x'" '12x4\n'
    rejects "3:1: expected row 3 of 4, found '\\x07'" '1234\n3412\n\a234\n'
    rejects "2:2: expected a symbol, found '\\xC3'" '1234\n3\xc3\xa412\n'
    rejects "1:3: expected a symbol, found '\\x00'" '12\0004\n'
    rejects "1:41: expected a symbol, found 'x'" "$(printf %040d 0)x$(printf %040d 0)\n"
    rejects "2:3: expected a puzzle, found 'none'" 'id,Puzzle\n1,none\n'
}

@test "grid: a table's line that ends before the puzzle is an error" {
    rejects '2:4: expected a puzzle in column 3, found the end of the line' 'a,b,puzzle\n1,2\n'
}

@test "grid: a digit above the side is an error" {
    rejects '2:2: digit 5 exceeds side 4' '1234\n3512\n'
    rejects '2:2: symbol B, digit 11, exceeds side 4' '1234\n3B12\n'
    rejects '1:81: symbol A, digit 10, exceeds side 9' "$(printf %080d 0)A\n"
    rejects '2:5: digit 37 exceeds side 36' "p sudoku plain 36\n1 2 37\n"
    rejects '2:1: digit 99999999999 exceeds side 36' "p sudoku plain 36\n99999999999\n"
}

@test "grid: an end of the input within a puzzle is an error just past its last byte" {
    rejects '3:1: expected row 3 of 4, found the end of the input' '1234\n3412\n'
    rejects '2:5: expected row 3 of 4, found the end of the input' '1234\n3412'
    rejects '5:1: expected row 3 of 4, found the end of the input' '1234\n3412\n\n# end\n'
}

@test "grid: a header within a puzzle is an error" {
    rejects "2:1: expected row 2 of 4, found 'p'" '1234\np sudoku x 9\n'
    rejects '2:1: expected row 2 of 16, found the end of the input; puzzles of side 4 on one line need a header' '1............234\n'
    rejects '3:1: expected row 3 of 25, found the end of the input; puzzles of side 5 on one line need a header' \
        '1....2.............45...3\n2....1.............54...3\n'
    rejects '3:1: expected row 2 of 16, found the end of the input' 'p sudoku plain 16\n1............234\n'
}

@test "grid: positions are right far into a long stream" {
    for _ in $(seq 5000); do echo "$PUZZLE"; done > g
    echo "${PUZZLE/7/x}" >> g
    run_sh 'sudoku2cnf -e minimal g | grep -c "^p cnf"'
    [ "$output" = 5000 ]
    [ "$stderr" = "sudoku2cnf: g:5001:9: expected a symbol, found 'x'" ]
}

@test "grid: all 49,151 puzzles of sudoku17.txt are read, each with 17 clues" {
    need_shared sudoku/sudoku17.txt
    # The header's count of clauses: 7,371 rules and the clues.
    run_sh 'sudoku2cnf -e minimal "$SHARED/sudoku/sudoku17.txt" | grep "^p cnf" | sort | uniq -c'
    [ "$(xargs <<<"$output")" = "49151 p cnf 729 7388" ]
}

@test "grid: mixed1000.csv has 1,000 puzzles, each with the clues that it says" {
    need_shared sudoku/mixed1000.csv
    run_sh 'sudoku2cnf -e minimal "$SHARED/sudoku/mixed1000.csv" | grep "^[cp]" | paste - -'
    [ "${#lines[@]}" -eq 1000 ]
    # c sudoku plain 9 CLUES,LABEL p cnf 729 CLAUSES
    [ "$(awk '{ split($5, label, ","); if (label[1] + 7371 != $9) print }' <<<"$output")" = "" ]
}

@test "grid: the boards of Simple Sudoku in ss/ are read, each with 17 clues" {
    need_shared sudoku/ss
    run_sh 'sudoku2cnf -e minimal "$SHARED"/sudoku/ss/*.ss | grep "^p cnf" | sort | uniq -c'
    [ "$(xargs <<<"$output")" = "$(find "$SHARED/sudoku/ss" -name '*.ss' | wc -l) p cnf 729 7388" ]
}
