#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku2html: pages of grids.  How they play is in sudoku2html-browser.bats.

load helper

PUZZLE=2...41.....7.5.982...89..4...2..9..3.8.37...4..3...59.8...3761...61.4738..158.4..
SOLVED4=1234341221434321

# page WHAT [PAGE]: what a parser finds in the page.  A test that asks must need python3 itself: to
# skip it from here, in the shell of a pipe, would be too late.
page() {
    python3 "$ROOT/tests/page.py" "$1" "${2:-page.html}" "${@:3}"
}

@test "sudoku2html: each option has its place in the man page" {
    options_documented sudoku2html
}

@test "sudoku2html: --help and --version answer on stdout" {
    run_sh 'sudoku2html --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: sudoku2html '* ]]
    run_sh 'sudoku2html --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^sudoku2html\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "sudoku2html: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 'sudoku2html: unknown option -h (see sudoku2html --help)' 'sudoku2html -h'
    fails_with 64 "sudoku2html: option -P needs auto, 1, 2, 3, 4, 6, 8 or 9, found '5' (see sudoku2html --help)" 'sudoku2html -P 5'
    fails_with 64 "sudoku2html: option -V needs $VARIANT_LIST, found 'y' (see sudoku2html --help)" \
        'sudoku2html -V y'
    run_sh 'sudoku2html -B 3'
    [ "$status" -eq 64 ]
}

@test "sudoku2html: every puzzle is in the page, in order, with its label" {
    need_program python3
    { echo "p sudoku x 9"; for i in $(seq 50); do echo "$PUZZLE level $i"; done; } > puzzles
    sudoku2html puzzles > page.html
    for i in $(seq 50); do echo "$i x $PUZZLE level $i"; done > wanted
    page puzzles | cmp - wanted
    [ "$(page solutions)" = '' ]
}

@test "sudoku2html: what xsudoku-gen makes comes back from the page" {
    need_program python3
    need_program xsudoku-gen
    for shape in '-V plain' '-V x' '-V percent' '-V windoku' '-V latin' '-V plain -B 2x3' '-V latin -B 3x4'; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -s 3 -n 2 -1
    done > puzzles
    sudoku2html puzzles > page.html
    page puzzles | cut -d ' ' -f 3 > found
    grep -v '^p' puzzles | cut -d ' ' -f 1 | cmp - found
    [ "$(page puzzles | cut -d ' ' -f 2 | uniq | xargs)" = 'plain x percent windoku latin plain latin' ]
}

@test "sudoku2html: digits above 9 are letters, above 35 numbers" {
    need_program python3
    need_program xsudoku-gen
    xsudoku-gen -V plain -B 4x4 -s 1 -1 > puzzles
    sudoku2html puzzles > page.html
    [ "$(page puzzles)" = "1 plain $(sed -n '2s/ .*//p' puzzles) " ]
    awk 'BEGIN {
        print "p sudoku latin 36"
        for (r = 0; r < 36; r++) for (c = 0; c < 36; c++) printf "%d%s", (r + c) % 36 + 1, c == 35 ? "\n" : " "
    }' > puzzles
    sudoku2html puzzles > page.html
    [ "$(page puzzles)" = "1 latin $(sed 1d puzzles | xargs | tr ' ' ,) " ]
}

@test "sudoku2html: cells say what they are in: b begins a box, d is a diagonal, w a window" {
    need_program python3
    printf 'p sudoku x 4\n1...\n....\n....\n....\n' | sudoku2html > page.html
    [ "$(page marked)" = 'd - b d
- d bd -
- d bd -
d - b d' ]
    [ "$(grep -c '<tbody>' page.html)" -eq 2 ]
    printf 'p sudoku percent 9\n%s\n' $PUZZLE | sudoku2html > page.html
    [ "$(page marked)" = '- - - b - - b - d
- w w bw - - b d -
- w w bw - - bd - -
- w w bw - d b - -
- - - b d - b - -
- - - bd - w bw w -
- - d b - w bw w -
- d - b - w bw w -
d - - b - - b - -' ]
}

@test "sudoku2html: labels and titles show as they were written, whatever is in them" {
    need_program python3
    nasty='<script>alert("1")</script> & &amp; it'\''s </span>'
    printf '%s %s\n' $PUZZLE "$nasty" | sudoku2html -T "$nasty" > page.html
    [ "$(page puzzles)" = "1 plain $PUZZLE $nasty" ]
    [ "$(page text page.html title)" = "$nasty" ]
    [ "$(page text page.html h1)" = "$nasty" ]
    run ! grep 'alert("1")' page.html
    printf '%s \xe9t\xe9 \xf0\x9f\x99\x82 \xed\xa0\x80 \xc0\xaf \x01\n' $PUZZLE | sudoku2html > page.html
    # Bytes that are no UTF-8 and control characters are replaced one by one.
    [ "$(page puzzles)" = "1 plain $PUZZLE "$'\ufffdt\ufffd \U1f642 \ufffd\ufffd\ufffd \ufffd\ufffd  ' ]
}

@test "sudoku2html: the page asks nothing of the network" {
    need_program python3
    printf '%s\n' $PUZZLE | sudoku2html > page.html
    [ "$(page links)" = '' ]
    run ! grep -nE 'url\(|@import|https?://|fetch\(|XMLHttpRequest' page.html
}

@test "sudoku2html: both languages have the same words, and all of them are used" {
    cd "$ROOT/cmd/sudoku2html"
    # words LANGUAGE: the names of its words, with those of variants and rules.
    words() {
        awk -v begin="  $1: {" '$0 == begin { on = 1; next } /^  }/ { on = 0 } on' words.js |
            grep -oE '^ +[a-zA-Z]+:' | tr -d ' :'
    }
    [ "$(words en)" = "$(words zh)" ]
    [ "$(words en | wc -l)" -gt 50 ]
    local variants rules
    rules=$(sed -n 's/^ *{"\([a-z]*\)", RULE_.*/\1/p' "$ROOT"/common/rules/rule*.c | paste -sd'|')
    variants=$(sed -n 's/^ *VARIANT([A-Z]*, "\([a-z]*\)".*/\1/p' "$ROOT/common/houses/variants.h" | paste -sd'|')
    for word in $(words en | grep -vxE "$variants|$rules"); do
        cat ./*.js frame.html sheet.c | grep -qE "words\.$word\b|data-(say|label)=.?\"$word"
    done
}

@test "sudoku2html: every variant has its name and its rules, in both languages" {
    for name in $(tr -d , <<< "${VARIANT_LIST/ or / }"); do
        grep -cE "^      \"?$name\"?:" "$ROOT/cmd/sudoku2html/words.js" | grep -qx 4 || {
            echo "$name"
            return 1
        }
    done
}

unescaped() {
    sed 's/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g'
}

@test "sudoku2html: rules are said as below drawings of sudoku2svg, in both languages" {
    printf '%s\n' 'p sudoku plain 9' 'nonconsecutive' 'alldots' 'cage 10 r1c1-r1c3' 'sum 15 r1c4-r1c6' 'whisper 5 r5c5 r5c6' \
        'arrow r2c2 r2c3 r2c4' 'quadruple 12 r8c8 r8c9 r9c8 r9c9' 'sandwich 9 r1c1-r1c9' $PUZZLE > puzzle
    sudoku2html puzzle > page.html
    for language in en zh; do
        sudoku2svg -l $language puzzle | sed -n 's/.*Helvetica, Arial, sans-serif">\(.*\)<.text>/\1/p' | unescaped > wanted
        [ "$(wc -l < wanted)" -eq 8 ]
        sed -n 's/^"legend"://p' page.html | grep -oE "\"$language\":\"[^\"]*\"" | cut -d '"' -f 4 | cmp - wanted
    done
}

@test "sudoku2html: what a variant's own sentence says of its rules is not said again" {
    for variant in kakuro antiknight; do
        xsudoku-gen -V $variant -s 1 | sudoku2html | grep -qx '"legend":\[\],'
    done
}

@test "sudoku2html: what rules draw is in the page once a shape, and over each board" {
    need_program python3
    xsudoku-gen --killer -V plain -n 2 -s 3 > puzzles
    sudoku2cnf puzzles | dpll -q | res2sudoku -p puzzles > solutions
    sudoku2html -S solutions puzzles > page.html
    page puzzles > /dev/null
    for shape in 0 1; do
        for layer in under over; do
            [ "$(grep -c "<g id=\"$layer-$shape\">" page.html)" -eq 1 ]
            # The puzzle's and the solution's.
            [ "$(grep -c "<use href=\"#$layer-$shape\"/>" page.html)" -eq 2 ]
        done
    done
    # The sums of the cages, as in a picture of the puzzles.
    sed -n '/id="over-0"/,/<.svg>/p' page.html | grep -o '<text x="[0-9]*" y="[0-9]*">[0-9]*' > found
    sudoku2svg --no-legend -o 'p%d.svg' puzzles
    grep -o '<text x="[0-9]*" y="[0-9]*">[0-9]*' p1.svg | head -n "$(wc -l < found)" | diff found -
    [ "$(wc -l < found)" -eq "$(awk '/^p/ { n++ } n == 1 && /^cage/' puzzles | wc -l)" ]
    # Puzzles without rules have none.
    sudoku2html <<< $PUZZLE > page.html
    run ! grep -q '<use' page.html
}

@test "sudoku2html: --hints has steps of every puzzle that lead to the solution and lose no digit of it" {
    need_program python3
    { xsudoku-gen -d medium -n 2 -s 1; xsudoku-gen --killer -s 3; xsudoku-gen --jigsaw -d hard -s 2; xsudoku-gen -V twodoku -s 1; } > puzzles
    run ! grep -q 'class="hints"' <(sudoku2html puzzles)
    sudoku2html -H puzzles > page.html
    [ "$(page links)" = '' ]
    sudoku2cnf puzzles | dpll -q | grep '^v' > models
    cat > judge.py << 'END'
import json, re
page = open("page.html", encoding="utf-8").read()
hints = [json.loads(text) for text in re.findall(r'class="hints">(.*?)</script>', page, re.S)]
models = [[int(word) for word in line.split()[1:]] for line in open("models")]
assert len(hints) == len(models) == 5
assert any("out" in step for step in hints[0])
for steps, model in zip(hints, models):
    # Variables are cell by cell, a digit each, in the order of cells.
    true = {v for v in model if v > 0}
    assert steps
    for step in steps:
        assert len(step["where"]) == len(step["text"]) == 2 and step["what"] in step["text"][0]
        assert re.search("[\u4e00-\u9fff]", step["text"][1])
        if "digit" in step:
            assert step["cell"] * 9 + step["digit"] in true
        for cell, *digits in step.get("out", []):
            assert digits and not any(cell * 9 + digit in true for digit in digits)
# Of a puzzle without guesses all blank cells are filled in, each once.
cells = [step["cell"] for step in hints[0] if "digit" in step]
print(len(cells), len(set(cells)))
END
    blanks=$(grep -v '^[p#]' puzzles | head -n 9 | tr -dc . | wc -c)
    prints "$blanks $blanks" 'python3 judge.py'
}

@test "sudoku2html: solutions stand behind the puzzles, in order" {
    need_program python3
    need_program xsudoku-gen
    xsudoku-gen -n 7 -s 2 -1 > puzzles
    sudoku2cnf puzzles | dpll | res2sudoku -1 -p puzzles > solutions
    for option in -S --solutions; do
        sudoku2html $option solutions puzzles > page.html
        page solutions > found
        grep -v '^p' solutions | awk '{ print NR, $1 }' | cmp - found
    done
    # Solutions from a pipe, and puzzles in two files.
    sed -n '1p;2,4p' puzzles > first
    sed -n '1p;5,8p' puzzles > second
    sudoku2html -S - first second < solutions | cmp - page.html
}

@test "sudoku2html: solutions have the shape of their puzzle where no header says otherwise" {
    need_program python3
    printf 'p sudoku plain 4\n1..............1\n' > puzzles
    echo $SOLVED4 > solutions
    sudoku2html -S solutions puzzles > page.html
    [ "$(page solutions)" = "1 $SOLVED4" ]
    printf 'p sudoku latin 9\n' | cat - solutions > longer
    fails_with 2 'sudoku2html: longer:2:1: expected 81 symbols or a row of 9, found 16' \
        'sudoku2html -S longer puzzles'
}

@test "sudoku2html: a solution that does not fit its puzzle is an error with its place" {
    printf 'p sudoku plain 4\n1...............\n\n2...............\n' > puzzles
    printf 'p sudoku plain 4\n%s\n%s\n' $SOLVED4 $SOLVED4 > s
    fails_with 2 'sudoku2html: s:3:1: cell r1c1 has 1, the puzzle in line 4 of puzzles has 2' \
        'sudoku2html -S s puzzles'
    printf 'p sudoku plain 4\n1.34341221434321\n' > s
    fails_with 2 'sudoku2html: s:2:1: cell r1c2 of solution 1 is blank' 'sudoku2html -S s puzzles'
    printf 'p sudoku plain 4\n1234234134124123\n' > s
    fails_with 2 'sudoku2html: s:2:1: solution 1 has 2 twice in box 1' 'sudoku2html -S s puzzles'
    printf 'p sudoku plain 9\n%s\n' $PUZZLE > s
    fails_with 2 'sudoku2html: s:2:1: solution 1 has side 9, the puzzle in line 2 of puzzles 4' \
        'sudoku2html -S s puzzles'
}

@test "sudoku2html: solutions and puzzles that are not in step are an error" {
    printf 'p sudoku plain 4\n1...............\n\n1...............\n' > puzzles
    printf 'p sudoku plain 4\n%s\n' $SOLVED4 > s
    fails_with 2 'sudoku2html: puzzles:4:1: puzzle 2 has no solution in s' 'sudoku2html -S s puzzles'
    printf '%s\n%s\n' $SOLVED4 $SOLVED4 >> s
    fails_with 2 'sudoku2html: s:4:1: solution 3 has no puzzle' 'sudoku2html -S s puzzles'
    fails_with 2 'sudoku2html: cannot open none: No such file or directory' 'sudoku2html -S none puzzles'
}

@test "sudoku2html: sheets have as many boards as --per-page says, a title and a number" {
    need_program python3
    for _ in $(seq 7); do echo $PUZZLE; done > puzzles
    for wanted in '1 7' '2 4' '3 3' '4 2' '6 2' '8 1' '9 1'; do
        read -r boards sheets <<< "$wanted"
        for option in -P --per-page; do
            sudoku2html -T 'Week 47' $option "$boards" puzzles > page.html
            [ "$(grep -c '<section class="sheet">' page.html)" -eq "$sheets" ]
            [ "$(page puzzles | wc -l)" -eq 7 ]
            page text page.html footer > numbers
            [ "$(tail -n 1 numbers)" = "$sheets / $sheets" ]
            [ "$(page text page.html b | sort -u)" = 'Week 47' ]
        done
    done
}

@test "sudoku2html: up to four boards share a page that nobody said otherwise of: one puzzle fills it" {
    for wanted in '1 1' '2 2' '3 3' '4 4' '5 4' '9 4'; do
        read -r n boards <<< "$wanted"
        yes 1............... | head -n "$n" > puzzles
        for option in '' '-P auto'; do
            # shellcheck disable=SC2086 # no option, or two words
            sudoku2html -B 2x2 $option puzzles > page.html
            grep "<body data-per-page=\"$boards\"" page.html
        done
    done
    yes 1............... | head -n 1 | sudoku2html -B 2x2 -P 4 > page.html
    grep '<body data-per-page="4"' page.html
}

@test "sudoku2html: sheets of solutions have a title, say which they have, and are numbered" {
    need_program python3
    for _ in $(seq 25); do printf '1...............\n'; done > puzzles
    for _ in $(seq 25); do echo $SOLVED4; done > solutions
    sudoku2html -B 2x2 -P 6 -T 'Week 47' --first 100 -S solutions puzzles > page.html
    # Five sheets of puzzles end on the front of a leaf.
    [ "$(page sheets | tail -n +6)" = "||This page is left blank.
Week 47 Solutions 100–119|$(seq -s ' ' 100 119)|1 / 2
Week 47 Solutions 120–124|$(seq -s ' ' 120 124)|2 / 2" ]
}

@test "sudoku2html: solutions begin on the front of a leaf, whether puzzles end on the front or the back" {
    need_program python3
    for n in 1 2 3 4 5 6 7; do
        yes 1............... | head -n $n > puzzles
        yes $SOLVED4 | head -n $n > solutions
        for boards in 1 2 3 4 6 8 9; do
            sudoku2html -B 2x2 -P $boards -S solutions puzzles > page.html
            page sheets > found
            before=$(grep -n Solutions found | cut -d : -f 1)
            [ $((before % 2)) -eq 1 ]
            [ "$(grep -c '^||' found)" -eq $(((n + boards - 1) / boards % 2)) ]
            # Without solutions nothing follows the puzzles.
            sudoku2html -B 2x2 -P $boards puzzles > page.html
            [ "$(page sheets | wc -l)" -eq $(((n + boards - 1) / boards)) ]
        done
    done
}

@test "sudoku2html: large solutions have larger room, and small ones beside them" {
    need_program python3
    # latin SIDE COUNT: solved squares.
    latin() {
        echo "p sudoku latin $1"
        awk -v side="$1" -v count="$2" 'BEGIN {
            symbols = "123456789ABCDEFG"
            while (count--) for (r = 0; r < side; r++) for (c = 0; c < side; c++) {
                digit = (r + c) % side + 1
                symbol = side > 16 ? digit : substr(symbols, digit, 1)
                printf "%s%s", symbol, (c < side - 1 ? " " : "\n")
            }
        }'
    }
    # of FILE: how many boards each sheet of solutions has.
    of() {
        sudoku2html -S "$1" "$1" > page.html
        page sheets | grep Solutions | cut -d '|' -f 2 | awk '{ printf "%d ", NF }'
    }
    latin 16 7 > large
    [ "$(of large)" = '6 1 ' ]
    latin 36 2 > largest
    [ "$(of largest)" = '1 1 ' ]
    latin 9 3 > small
    cat large small > both
    [ "$(of both)" = '6 4 ' ]
    latin 9 8 > small
    cat small large > both
    [ "$(of both)" = '8 6 1 ' ]
}

@test "sudoku2html: --paper, --first and --language are in the page" {
    need_program python3
    printf '%s\n%s\n' $PUZZLE $PUZZLE > puzzles
    sudoku2html --paper letter --first 99 --language zh puzzles > page.html
    grep -q '^@page { size: letter; margin: 12mm; }$' page.html
    grep -q '^<html lang="zh" data-language="zh">$' page.html
    [ "$(page puzzles | cut -d ' ' -f 1 | xargs)" = '99 100' ]
    sudoku2html puzzles > page.html
    grep -q '^@page { size: a4; margin: 12mm; }$' page.html
    grep -q '^<html lang="en">$' page.html
    [ "$(page puzzles | cut -d ' ' -f 1 | xargs)" = '1 2' ]
}

@test "sudoku2html: -V and -B say what no header does" {
    need_program python3
    printf '1%0143d\n' 0 > puzzles
    sudoku2html -V latin puzzles > page.html
    [[ "$(page puzzles)" == '1 latin 1...'* ]]
    sudoku2html -V plain -B 2x6 puzzles > page.html
    grep -q '"variant":"plain","side":12,"boxRows":2,"boxColumns":6' page.html
    [ "$(grep -c '<tbody>' page.html)" -eq 6 ]
}

@test "sudoku2html: a malformed puzzle is an error with its place, and nothing is written" {
    printf '%s\n12\n' $PUZZLE > puzzles
    run_sh 'sudoku2html puzzles'
    [ "$status" -eq 2 ]
    [ -z "$output" ]
    [[ "$stderr" == 'sudoku2html: puzzles:'* ]]
    fails_with 2 'sudoku2html: cannot open none: No such file or directory' 'sudoku2html none'
    run_sh 'sudoku2html < /dev/null'
    [ "$status" -eq 2 ]
    [ -z "$output" ]
}

@test "sudoku2html: a full disk is noticed" {
    [ -w /dev/full ] || skip "needs /dev/full"
    echo $PUZZLE > puzzles
    fails_with 2 'sudoku2html: cannot write standard output: No space left on device' \
        'sudoku2html puzzles > /dev/full'
}

@test "sudoku2html: memory that runs out anywhere ends it with a message" {
    need_debug
    printf 'p sudoku plain 4\n1...............\n' > puzzles
    printf 'p sudoku plain 4\n%s\n' $SOLVED4 > s
    local n=0
    while :; do
        n=$((n + 1))
        run_sh "XSAT_FAIL_ALLOC=$n sudoku2html -S s puzzles"
        [ "$status" -ne 0 ] || break
        [ "$status" -eq 2 ]
        [ "$stderr" = 'sudoku2html: out of memory' ]
        [ -z "$output" ]
    done
    [ "$n" -gt 8 ]
}
