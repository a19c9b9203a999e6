#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Puzzles of f-puzzles, the setters' program: read and written by sudokucat, read by all.

load helper

# An empty grid of a side, as JSON.
blank_grid() {
    awk -v n="$1" 'BEGIN { for (r = 1; r <= n; r++) { printf "%s", (r > 1 ? ",[" : "[[")
        for (c = 1; c <= n; c++) printf "%s", (c > 1 ? ",{}" : "{}")
        printf "]" } print "]" }'
}

# puzzle MEMBERS [SIZE]: a puzzle with these members, besides size and grid.
puzzle() {
    echo "{\"size\":${2:-9},\"grid\":$(blank_grid "${2:-9}")${1:+,$1}}"
}

# The rules that sudokucat finds, without the header.
found_rules() {
    sudokucat | sed '1d; $d'
}

@test "f-puzzles: published puzzles have the solutions that were published with them" {
    grep -v '^#' "$DATA/fpuzzles/published" > all
    [ "$(wc -l < all)" -eq 19 ]
    while read -r packed solution; do
        echo "https://www.f-puzzles.com/?load=$packed" > p
        sudoku2cnf p | dpll -n 2 -q > out
        [ "$(grep -c ^v out)" -eq 1 ]
        [ "$(res2sudoku -1 -p p out | tail -n 1 | sed 's/ .*//')" = "$solution" ]
        # Once more as we write it, and packed byte by byte as it came.
        sudokucat -f fpuzzles-url p 2> /dev/null | sudoku2cnf | dpll -n 2 -q > again
        [ "$(grep -c ^v again)" -eq 1 ]
        diff <(grep ^v again | cut -d ' ' -f 2-730) <(grep ^v out | cut -d ' ' -f 2-730)
    done < all
}

@test "f-puzzles: each constraint becomes a rule" {
    while IFS=$'\t' read -r json wanted; do
        diff <(printf '%b\n' "$wanted") <(puzzle "$json" | found_rules)
    done << 'EOF'
"diagonal-":true	house r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9
"diagonal+":true	house r9c1 r8c2 r7c3 r6c4 r5c5 r4c6 r3c7 r2c8 r1c9
"antiknight":true,"antiking":true	knight\nking
"nonconsecutive":true	nonconsecutive
"extraregion":[{"cells":["R1C1","R1C2"]}]	different r1c1 r1c2
"odd":[{"cell":"R1C1"},{"cell":"R2C2"}]	odd r1c1\nodd r2c2
"even":[{"cell":"R9C9"}]	even r9c9
"minimum":[{"cell":"R1C1"},{"cell":"R1C2"}]	less r1c1 r2c1\nless r1c2 r1c3\nless r1c2 r2c2
"maximum":[{"cell":"R1C1"}]	less r1c2 r1c1\nless r2c1 r1c1
"killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R3C1","R3C2"]}]	cage 5 r1c1 r1c2\ndifferent r3c1 r3c2
"littlekillersum":[{"cell":"R0C3","direction":"DL","value":"7"}]	sum 7 r1c2 r2c1
"arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2","R1C3"],["R1C1","R2C1"]]}]	arrow r1c1 r1c2 r1c3\narrow r1c1 r2c1
"arrow":[{"cells":["R1C1","R1C2"],"lines":[["R1C2","R2C3","R3C4"]]}]	pill 2 r1c1 r1c2 r2c3 r3c4
"thermometer":[{"lines":[["R1C1","R1C2"],["R2C1"]]}]	thermo r1c1 r1c2
"slowthermometer":[{"lines":[["R1C1","R1C2"]]}]	slow r1c1 r1c2
"palindrome":[{"lines":[["R1C1","R2C4"]]}]	palindrome r1c1 r2c4
"renban":[{"lines":[["R1C1","R1C2"]]}]	renban r1c1 r1c2
"nabner":[{"lines":[["R1C1","R1C2","R1C4"]]}]	nabner r1c1 r1c2 r1c4
"negative":["xv"],"xv":[{"cells":["R1C1","R1C2"],"value":"X"}]	sum 10 r1c1 r1c2\nallxv
"whispers":[{"lines":[["R1C1","R1C2"]]},{"lines":[["R2C1","R2C2"]],"value":"4"}]	whisper 5 r1c1 r1c2\nwhisper 4 r2c1 r2c2
"regionSumLine":[{"lines":[["R1C3","R1C4"]]}]	regionsum r1c3 r1c4
"betweenline":[{"lines":[["R1C1","R1C2","R1C3"]]}]	between r1c1 r1c2 r1c3
"lockout":[{"lines":[["R1C1","R1C2","R1C3"]]}]	lockout 4 r1c1 r1c2 r1c3
"entropicline":[{"lines":[["R1C1","R1C2"]]}]	entropic r1c1 r1c2
"modularline":[{"lines":[["R1C1","R1C2"]]}]	modular r1c1 r1c2
"zipperline":[{"lines":[["R1C1","R1C2","R1C3"]]}]	zipper r1c1 r1c2 r1c3
"difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"3"}]	difference 1 r1c1 r1c2\ndifference 3 r2c1 r2c2
"ratio":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":3}]	ratio 2 r1c1 r1c2\nratio 3 r2c1 r2c2
"xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R2C1","R2C2"],"value":"v"},{"cells":["R3C1","R3C2"]}]	sum 10 r1c1 r1c2\nsum 5 r2c1 r2c2
"columnindexer":[{"cells":["R1C1","R2C9"]}]	index 1 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9\nindex 9 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9
"rowindexer":[{"cells":["R3C2"]}]	index 3 r1c2 r2c2 r3c2 r4c2 r5c2 r6c2 r7c2 r8c2 r9c2
"boxindexer":[{"cells":["R9C8"]}]	index 8 r7c7 r7c8 r7c9 r8c7 r8c8 r8c9 r9c7 r9c8 r9c9
"clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R4C4","R4C5"]}]	clone r1c1 r1c2 r4c4 r4c5
"quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[2,2,5]}]	quadruple 225 r1c1 r1c2 r2c1 r2c2
"sandwichsum":[{"cell":"R1C0","value":"7"},{"cell":"R10C2","value":"0"}]	sandwich 7 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9\nsandwich 0 r9c2 r8c2 r7c2 r6c2 r5c2 r4c2 r3c2 r2c2 r1c2
"xsum":[{"cell":"R0C1","value":"6"}]	xsum 6 r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1
"skyscraper":[{"cell":"R1C10","value":"3"}]	skyscraper 3 r1c9 r1c8 r1c7 r1c6 r1c5 r1c4 r1c3 r1c2 r1c1
EOF
    diff <(printf '%s\n' 'sum 5 r1c1 r2c1' nonconsecutive allxv) \
        <(puzzle '"negative":["xv"],"xv":[{"cells":["R1C1","R2C1"],"value":"V"}],"nonconsecutive":true' | found_rules)
    diff <(printf '%s\n' alldots allxv) <(puzzle '"negative":["xv","ratio"],"nonconsecutive":true' | found_rules)
    # One for each place in a box; and dots that all pairs have that could.
    [ "$(puzzle '"disjointgroups":true' | found_rules | grep -c '^house')" -eq 9 ]
    [ "$(puzzle '"nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]}]' | found_rules | grep -c '^whisper 2')" -eq 143 ]
    diff <(printf '%s\n' 'difference 1 r1c1 r1c2' 'ratio 2 r1c4 r1c5' alldots 'whisper 2 r1c4 r1c5') \
        <(puzzle '"nonconsecutive":true,"negative":["ratio"],"difference":[{"cells":["R1C1","R1C2"]}],"ratio":[{"cells":["R1C4","R1C5"]}]' | found_rules)
    # A grid of one cell has no pairs, and reading it ended never.
    diff <(echo alldots) \
        <(puzzle '"nonconsecutive":true,"negative":["ratio"]' 1 | timeout 10 sudokucat | sed '1d; $d')
}

@test "f-puzzles: regions, givens, title and author are read; what is empty, drawn or a mark is not" {
    cat > p << 'EOF'
{ "size": 4, "title": " A \u201cfine\u201d one\n", "author": "me", "ruleset": "",
  "grid": [[{"value":1,"given":true},{"region":0},{"region":0},{"region":1}],
           [{"region":0},{"region":2,"centerPencilMarks":[1,2]},{"region":1},{"region":1}],
           [{"region":2},{"region":3},{"region":3},{"region":1,"value":2}],
           [{"region":2},{"region":2},{"region":3},{"region":3,"givenPencilMarks":null}]],
  "thermometer": [], "antiking": false, "solution": [1, 2] }
EOF
    prints 'p sudoku latin 4
regions
1112
1322
3442
3344
1..........2.... A “fine” one by me' 'sudokucat p'
    # A cell in no region; then regions are houses.
    sed 's/"region":1}\]/"region":null}]/g; s/"region":1/"region":null/g' p > q
    [ "$(sudokucat q | grep -c '^house')" -eq 3 ]
    prints "$(printf '%81s' '' | tr ' ' .)" "printf '%s' '$(puzzle '"text":[{"cells":["R1C1"],"value":"x","fromConstraint":"y"}]')' | sudokucat"
    puzzle '"line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#000","width":0.5}]' > q
    run_sh 'sudokucat q'
    [ "$status" -eq 0 ]
    [ "$stderr" = "sudokucat: q:1:1: warning: what is only drawn, such as 'line', is left out: rules in words may be about it" ]
    run_sh 'sudoku2cnf q'
    [ "$status" -eq 0 ]
    [ "$stderr" = "sudoku2cnf: q:1:1: warning: what is only drawn, such as 'line', is left out: rules in words may be about it" ]
    sed 's/"size"/"ruleset":"Digits on the \\"line\\" are prime.\\nAll of them.","size"/' q > words
    run_sh 'sudokucat words'
    [ "$status" -eq 0 ]
    [ "$stderr" = "sudokucat: words:1:1: warning: what is only drawn, such as 'line', and rules in words are left out, which may say more: \"Digits on the \\\"line\\\" are prime.\\nAll of them.\"" ]
    puzzle '"ruleset":"Normal rules."' > q
    run_sh 'sudokucat q'
    [ "$status" -eq 0 ]
    [ "$stderr" = 'sudokucat: q:1:1: warning: rules in words are left out, which may say more: "Normal rules."' ]
    # Blanks and ends of lines alone, those of Unicode among them, are no words.
    for blanks in ' ' '\n\r\n \t' '\u2028\u2029\u0085' '\u00a0\u3000 \ufeff\u200b' $'\302\205\343\200\200'; do
        puzzle "\"ruleset\":\"$blanks\"" > q
        run_sh 'sudokucat q'
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
    done
    puzzle '"ruleset":"\u2028\u3001\n"' > q
    run_sh 'sudokucat q'
    [ "$stderr" = 'sudokucat: q:1:1: warning: rules in words are left out, which may say more: "\u2028\u3001\n"' ]
}

@test "f-puzzles: what has no rule is refused with its name and its place" {
    while IFS=$'\t' read -r json column wanted; do
        puzzle "$json" 4 > p
        fails_with 2 "sudokucat: p:1:$column: $wanted" 'sudokucat p'
    done << 'EOF'
"renbanindexer":[{"cells":["R1C1"]}]	92	no rule is like constraint renbanindexer of f-puzzles
"negative":["ratio"]	87	negative: expected "ratio" with nonconsecutive and no dots but those of ratio 2, found ["ratio"]
"negative":["xv","clone"]	93	expected "ratio" or "xv", found "clone"
"odd":[{"cell":"R5C1"}]	91	cell: expected a cell of the grid, found "R5C1"
"odd":[{"cell":"R1C7"}]	91	cell: expected a cell such as "R1C1", found "R1C7"
"odd":[{"cell":"r1"}]	91	cell: expected a cell such as "R1C1", found "r1"
"odd":[{"cell":7}]	91	cell: expected a cell such as "R1C1", found 7
"odd":[{"cell":"R1C1","value":3}]	106	value: expected nothing of this name, found 3
"odd":[3]	83	expected an object, found 3
"odd":7	82	odd: expected an array, found 7
"killercage":[{"cells":["R1C1","R1C2"],"value":"a"}]	123	value: expected a whole number, found "a"
"killercage":[{"cells":["R1C1","R1C2"],"value":"2.5"}]	123	value: expected a whole number, found "2.5"
"killercage":[{"cells":["R1C1","R1C2"],"value":"9"}]	90	rule cage with these cells needs a number from 3 to 7, found '9'
"ratio":[{"cells":["R1C1","R2C2"]}]	94	cells: expected two cells side by side, found ["R1C1","R2C2"]
"sandwichsum":[{"cell":"R1C1","value":"3"}]	99	cell: expected a cell beside the grid, found "R1C1"
"littlekillersum":[{"cell":"R0C1","direction":"X","value":"3"}]	122	direction: expected direction "UL", "UR", "DL" or "DR", found "X"
"xv":[{"cells":["R1C1","R1C2"],"value":"I"}]	115	value: expected "X" or "V", found "I"
EOF
    fails_with 2 'sudokucat: <stdin>:1:1: a puzzle of f-puzzles has a size' "echo '{\"x\":1}' | sudokucat"
    fails_with 2 'sudokucat: <stdin>:1:9: size 40 is not 1 to 32' "echo '{\"size\":40}' | sudokucat"
    fails_with 2 'sudokucat: <stdin>:1:18: a grid has 1 rows, not 2' "echo '{\"size\":2,\"grid\":[[{},{}]]}' | sudokucat"
    fails_with 2 'sudokucat: <stdin>:1:37: digit 3 exceeds side 2' \
        "echo '{\"size\":2,\"grid\":[[{},{}],[{\"value\":3},{}]]}' | sudokucat"
    fails_with 2 'sudokucat: <stdin>:1:43: givenPencilMarks: expected nothing of this name in a cell, found [1]' \
        "echo '{\"size\":2,\"grid\":[[{},{\"givenPencilMarks\":[1]}],[{},{}]]}' | sudokucat"
}

@test "f-puzzles: JSON is read strictly, and errors have line and column" {
    while IFS=$'\t' read -r json place wanted; do
        printf '%b' "$json" > p
        fails_with 2 "sudokucat: p:$place: $wanted" 'sudokucat p'
    done << 'EOF'
{"size":9,}	1:11	expected a name, found '}'
{"size":09}	1:10	expected a comma or }, found '9'
{"size":9,"size":9}	1:11	an object has a name twice
{\n  "size" 9}	2:10	expected a colon, found '9'
{\n"a":"\\x"}	2:7	expected an escape, found 'x'
{"a":"\\u12g4"}	1:11	expected four hexadecimal digits, found 'g'
{"a":"\001"}	1:7	expected a character of a string, found '\x01'
{"a":"\377"}	1:7	expected a character of a string, found '\xFF'
{"a":nul}	1:6	expected a value, found 'n'
{"a":-}	1:7	expected a digit, found '}'
{"a":1.}	1:8	expected a digit, found '}'
{"a":[1 2]}	1:9	expected a comma or ], found '2'
{"a":[1}]	1:8	expected a comma or ], found '}'
{"a":1	1:7	expected the end of a puzzle of f-puzzles, found the end of the input
{"a":1\n\n	3:1	expected the end of a puzzle of f-puzzles, found the end of the input
EOF
    { printf '{"a":'; printf '%40s' '' | tr ' ' '['; printf '%40s' '' | tr ' ' ']'; echo '}'; } > p
    fails_with 2 'sudokucat: p:1:37: values are nested deeper than 32' 'sudokucat p'
    { printf '{"a":"'; printf '%1048576s' ''; echo '"}'; } > p
    fails_with 2 'sudokucat: p:1:1: a puzzle of f-puzzles has more than 1048576 bytes' 'sudokucat p'
}

@test "f-puzzles: addresses of f-puzzles and SudokuPad, escaped or not, several puzzles in one file" {
    packed=$(awk '/^N4/ { print $1; exit }' "$DATA/fpuzzles/published")
    echo "https://f-puzzles.com/?load=$packed" | sudokucat > wanted
    for address in "https://www.f-puzzles.com/?load=${packed//+/%2B}" "https://sudokupad.app/fpuzzles$packed" \
        "https://sudokupad.app/fpuz$packed" "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles$packed" \
        "https://f-puzzles.com/?load=${packed//=/%3d}&x=y" "fpuzzles$packed" "fpuz$packed"; do
        echo "$address" | sudokucat | cmp - wanted
    done
    { puzzle '' 4; puzzle '"title":"two"' 4 | sed 's/,/,\n/g'; printf '%s %s # rest\n' "$(puzzle '' 4)" "$(puzzle '' 4)"; } > p
    [ "$(sudokucat p | grep -c '^\.\{16\}')" -eq 4 ]
    [ "$(sudokucat p | grep -c two)" -eq 1 ]
    for rest in lbl ',' '}' 12; do
        printf '%s %s\n' "$(puzzle '' 4)" "$rest" > p
        fails_with 2 "sudokucat: p:1:$(($(puzzle '' 4 | wc -c) + 1)): expected a puzzle, found '$rest'" \
            'sudokucat p > /dev/null'
    done
    message='this address has no puzzle: one of f-puzzles has ?load= before it, one of SudokuPad /fpuzzles or /fpuz'
    fails_with 2 "sudokucat: <stdin>:1:27: $message" 'echo https://tinyurl.com/29ky3d | sudokucat'
    fails_with 2 "sudokucat: <stdin>:1:29: this is no text that lz-string has packed" \
        "echo 'https://f-puzzles.com/?load=${packed%?????}' | sudokucat"
    fails_with 2 'sudokucat: <stdin>:1:1: in the puzzle of this address, at line 1 and column 1: a puzzle of f-puzzles has a size' \
        "echo 'https://f-puzzles.com/?load=N4IgHiBcDMC+Q===' | sudokucat"
}

@test "f-puzzles: what is written is read as the same puzzle, whatever it has" {
    options=('-V plain' '-V x' '-V percent' '-V windoku' '-V disjointx' '-V pyramid' '-V antiknight' '-V miracle' '-V argyle'
        '--jigsaw' '--killer' '--thermo' '--kropki' '--evenodd' '--skyscraper' '--sandwich' '-V latin' '-V plain -B 2x3')
    for option in "${options[@]}"; do
        # shellcheck disable=SC2086
        xsudoku-gen $option -s 7 -1 > p
        sudokucat -f fpuzzles p > json
        [ "$(wc -l < json)" -eq 1 ]
        sudokucat -f fpuzzles-url p | sudokucat > again
        sudokucat json | diff - again
        sudokucat -f fpuzzles again > once
        sudokucat once | sudokucat -f fpuzzles | cmp - once
        # Their solutions are the same, and the only ones.
        for file in p json; do
            sudoku2cnf $file | dpll -n 2 -q | res2sudoku -1 -p $file 2> /dev/null | tail -n 1 | sed 's/ .*//' > $file.solved
        done
        cmp p.solved json.solved
    done
    # Indexers of rows, columns and regions.
    for header in 'plain 9' 'latin 9\nregions\n112222333\n111122333\n111222333\n444555666\n444555666\n444555666\n777888999\n777888999\n777888999'; do
        case $header in
        plain*) rule='index 6 r4c7-r6c9' ;;
        *) rule='index 9 r1c1-r1c2 r2c1-r2c4 r3c1-r3c3' ;;
        esac
        printf 'p sudoku %b\n%s\n%081d\n' "$header" $'index 5 r3c1-r3c9\nindex 2 r1c9-r9c9\n'"$rule" 0 > p
        sudokucat -f fpuzzles p > json
        [ "$(grep -o 'indexer"' json | wc -l)" -eq 3 ]
        cmp <(sudoku2cnf p | grep -v ^c) <(sudoku2cnf json | grep -v ^c)
    done
    ! command -v node > /dev/null || node -e 'JSON.parse(require("fs").readFileSync("json", "utf8"))'
}

@test "f-puzzles: a puzzle that it does not have is left out, with the reason" {
    while IFS=$'\t' read -r header wanted; do
        printf 'p sudoku %b\n%s\n' "$header" "$(printf '%81s' '' | tr ' ' .)" > p
        fails_with 1 "sudokucat: p:$(wc -l < p | tr -d ' '):1: f-puzzles has no $wanted" 'sudokucat -f fpuzzles p'
    done << 'EOF'
plain 9\nparity r1c1 r1c2	rule parity
plain 9\nlockout 3 r1c1 r1c2 r1c3	such rule lockout
plain 9\nsum 9 r1c1 r5c5	such rule sum
plain 9\nsum 12 r2c2 r3c3	such rule sum
plain 9\nratio 2 r1c1 r2c2	such rule ratio
plain 9\nquadruple 12 r1c1-r1c4	such rule quadruple
plain 9\nindex 3 r1c9-r1c1	such rule index
plain 9\nindex 3 r1c1-r1c8	such rule index
plain 9\nnumberedroom 3 r1c1-r1c9	rule numberedroom
plain 9\nratio 2 r1c1 r1c2\nalldots	such rule alldots
plain 9\nallxv\nsum 5 r1c1 r1c2	such rule allxv
plain 9\nconsecutive r1c1 r1c2\nnonconsecutive	such rule nonconsecutive
EOF
    xsudoku-gen -V twodoku -s 1 -1 > p
    fails_with 1 "sudokucat: p:2:1: f-puzzles has no such puzzle: several grids" 'sudokucat -f fpuzzles p'
    need_debug
    puzzle '"odd":[{"cell":"R1C1"}],"title":"a"' > p
    short_of_memory 3 'sudokucat -f fpuzzles-url p'
}
