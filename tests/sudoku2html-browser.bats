#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Pages of sudoku2html in a browser: how they play, and what they print.

load helper

setup_file() {
    command -v chromedriver > /dev/null && command -v python3 > /dev/null || return 0
    TMPDIR=$BATS_FILE_TMPDIR python3 "$BATS_TEST_DIRNAME/browser.py" < /dev/null || return 0
    export CHROMIUM=yes
}

# A puzzle of side 4 with one solution, 1432 3241 2314 4123, and cells that are blank in it.
PUZZLE='p sudoku plain 4
1.3.............
1.3..2....1.4..3'

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    once_is_enough
    [ "$CHROMIUM" = yes ] || skip "needs chromedriver and python3"
    # The browser leaves folders behind.
    export TMPDIR=$BATS_TEST_TMPDIR
    # What the tests ask the page for.
    cat > ask.js << 'EOF'
const cells = [...document.querySelectorAll(".board td")];
const cell = (row, column) => cells[(row - 1) * Math.sqrt(cells.length) + column - 1];
const label = (row, column) => cell(row, column).getAttribute("aria-label");
const marked = (name) => cells.flatMap((td, i) => (td.classList.contains(name) ? [i] : [])).join(" ");
const digits = () => cells.map((td) => (td.querySelector(".notes") ? "" : td.textContent) || ".").join("");
const message = () => document.querySelector("#message").textContent;
const press = (name) => document.querySelector(`[data-do=${name}]`).click() ?? "";
const here = () => document.activeElement.getAttribute("aria-label");
EOF
}

# browse < STEPS: "ask EXPRESSION" is a step that prints it, with the words above, and "await
# EXPRESSION" one that does so when it is something.  The browser prefers the language $SPEAKS.
browse() {
    local ask
    ask=$(tr '\n' ' ' < ask.js)
    awk -v ask="$ask" '
        $1 == "ask" || $1 == "await" {
            step = $1 == "ask" ? "js " : "until "
            sub(/^[a-z]+ /, "")
            print step ask "return " $0
            next
        }
        { print }' |
        python3 "$ROOT/tests/browser.py" "${SPEAKS:-en}"
}

# solved PUZZLES: their solutions, one on a line, without headers.
solved() {
    sudoku2cnf "$1" | dpll | res2sudoku -1 -p "$1" | grep -v '^p'
}

@test "browser: the keyboard moves over the board and fills it" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #2
ask here()
keys ArrowDown 4
ask here()
keys ArrowLeft ArrowLeft
ask here()
keys Home ArrowRight PageDown
ask here()
keys 1 1
ask here()
keys ArrowUp Backspace ArrowUp 9
ask digits()
keys Escape
await document.activeElement.getAttribute("href")
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'row 1 column 2, empty
row 2 column 2, 2, given
row 2 column 4, empty
row 4 column 2, empty
row 4 column 2, empty
1.3..2....1.4..3
#2' ]
}

@test "browser: a digit twice in a house is marked wherever it stands, and said" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #2
keys 1
ask marked("conflict")
ask message()
ask label(1, 2)
ask label(1, 1)
ask cell(1, 2).getAttribute("aria-invalid")
keys Delete
ask marked("conflict") + label(1, 1)
EOF
    [ "$status" -eq 0 ]
    [ "$output" = '0 1
1 is there already: row 1 column 1.
row 1 column 2, 1, conflict
row 1 column 1, 1, given, conflict
true
row 1 column 1, 1, given' ]
}

@test "browser: wrong digits are marked at once where the player wants it, and the next time, too" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #2
keys 2
ask marked("wrong") + message()
ask press("toggleAlways") + marked("wrong") + " " + message()
keys 4
ask marked("wrong") + message()
keys ArrowLeft ArrowDown ArrowDown 3
ask marked("wrong") + " " + message()
reload
ask marked("wrong") + " " + document.querySelector("[data-do=toggleAlways]").getAttribute("aria-pressed")
ask press("toggleAlways") + marked("wrong") + message()
EOF
    [ "$status" -eq 0 ]
    # The solution begins with 14, and its third row with 2.
    [ "$output" = '2 is there already: row 2 column 2.
1 Wrong digits are marked at once.

8 This digit is wrong.
8 true
Wrong digits are marked by Check.' ]
}

@test "browser: all notes are what no cell that a blank one sees has, and one move to undo" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #2
ask press("noteAll") + label(1, 2) + "; " + label(2, 1) + "; " + label(3, 1)
ask press("undo") + label(1, 2) + "; " + label(2, 1)
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'row 1 column 2, notes 4; row 2 column 1, notes 3; row 3 column 1, notes 2 3
row 1 column 2, empty; row 2 column 1, empty' ]
}

@test "browser: a hint tells where, then what, then all, and then is made, up to the solution" {
    xsudoku-gen -V plain -d medium -s 2 > puzzle
    sudoku2html -H puzzle > page.html
    first=$(xsudoku-step puzzle | sed -n 's/^1 //p')
    run browse << 'EOF'
open page.html
ask press("hint") + message()
ask press("hint") + message()
ask press("hint") + message() + "|" + marked("hint").split(" ").length
ask press("hint") + marked("hint") + "made"
ask (() => { for (let i = 0; i < 2000 && !document.querySelector(".solved"); i++) press("hint"); return digits(); })()
EOF
    [ "$status" -eq 0 ]
    # The page names one house, the technique of xsudoku-step's first step, and what that says of it.
    [[ "${lines[0]}" =~ ^look\ at\ (row|column|box)\ [1-9]$ ]]
    [ "${lines[1]}" = "${lines[0]}: ${first%% *}" ]
    [[ "${lines[2]}" = "$first: "*"|"[1-9]* ]]
    [ "${lines[3]}" = made ]
    [ "${lines[4]}" = "$(solved puzzle)" ]
}

@test "browser: hints go on from what the player has, and from wrong digits to erasing them" {
    xsudoku-gen -V plain -d easy -s 3 > puzzle
    sudoku2html -H puzzle > page.html
    # The cell and the digit of the first step that sets one.
    first=$(xsudoku-step puzzle | grep -o 'r[1-9]c[1-9]=[1-9]' | head -n 1)
    row=${first:1:1} column=${first:3:1} digit=${first:5:1}
    run browse << EOF
open page.html
ask cell($row, $column).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })) && ""
keys $((digit % 9 + 1))
ask press("hint") + message() + here().includes("row $row column $column")
keys $digit ?
ask message().startsWith("look at")
keys ? ?
ask message().includes("r${row}c$column=$digit")
ask press("erase") + press("hint") + press("hint") + press("hint") + message().includes("r${row}c$column=$digit")
ask press("reveal") + label($row, $column)
click #language
ask press("hint") + message().startsWith("请看 ")
EOF
    [ "$status" -eq 0 ]
    [ "$output" = "
This digit is wrong: erase it first.true
true
false
true
row $row column $column, $digit
true" ]
    # A page without them has no such button.
    sudoku2html puzzle > page.html
    run browse <<< 'open page.html
ask getComputedStyle(document.querySelector("[data-do=hint]")).display'
    [ "$output" = none ]
}

@test "browser: Check finds the solution of puzzles with rules of every form, which the SAT solver has" {
    { xsudoku-gen --killer -V plain -B 2x3 -h 36 -n 2 -s 4; xsudoku-gen --killer -V plain -s 5 -h 81; } > puzzles
    cat >> puzzles << 'EOF'
p sudoku plain 6
sandwich 0 r1c1-r1c6
sandwich 14 r2c1-r2c6
skyscraper 3 r1c2-r6c2
thermo r4c1 r5c1 r6c2
arrow r6c6 r5c6 r4c6
even r3c3
....1.
......
..4...
......
.2....
.....5
EOF
    sudoku2cnf puzzles | dpll -n 2 -q | grep -c '^v' > models
    sudoku2html puzzles > page.html
    for i in 1 2 3; do
        printf 'open page.html\nopen #%s\nask press("check") + message()\n' $i
    done > steps
    run browse < steps
    [ "$status" -eq 0 ]
    [ "$output" = 'No mistakes so far, 36 to go.
No mistakes so far, 36 to go.
No mistakes so far, 81 to go.' ]
    # One digit of the solution is right, another one in its place is wrong.
    sudoku2cnf puzzles | dpll -q | res2sudoku -1 -p puzzles | grep -E '^[1-9]+$' > solved
    for i in 1 2 3; do
        right=$(sed -n "${i}p" solved | cut -c 1)
        printf 'open page.html\nopen #%s\nkeys Home PageUp %s\nask press("check") + marked("wrong")\nkeys Home PageUp %s\nask press("check") + marked("wrong")\n' \
            $i "$right" $((right % 6 + 1))
    done > steps
    run browse < steps
    [ "$status" -eq 0 ]
    [ "$output" = "$(printf '\n0\n\n0\n\n0')" ]
}

@test "browser: extra houses are seen in conflicts and among peers" {
    printf 'p sudoku x 4\n1...............\n' | sudoku2html > page.html
    run browse << 'EOF'
open page.html
keys PageDown End 1
ask marked("conflict")
ask marked("peer")
EOF
    [ "$status" -eq 0 ]
    [ "$output" = '0 15
0 3 5 7 10 11 12 13 14' ]
}

@test "browser: notes are kept, leave with the digit, and come back by undo" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #2
keys Shift+2 Shift+4 ArrowRight ArrowRight Space 4 2 Space
ask label(1, 2) + " / " + label(1, 4)
keys 2
ask label(1, 2) + " / " + label(1, 4)
keys Control+z
ask label(1, 2) + " / " + label(1, 4)
keys Control+z
ask label(1, 4)
keys Control+y Control+y Control+y
ask label(1, 2) + " / " + label(1, 4) + " / " + message()
reload
ask label(1, 2) + " / " + label(1, 4)
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'row 1 column 2, notes 2 4 / row 1 column 4, notes 2 4
row 1 column 2, notes 4 / row 1 column 4, 2
row 1 column 2, notes 2 4 / row 1 column 4, notes 2 4
row 1 column 4, notes 4
row 1 column 2, notes 4 / row 1 column 4, 2 / There is nothing to redo.
row 1 column 2, notes 4 / row 1 column 4, 2' ]
}

@test "browser: what was undone before a reload can be undone and redone after it" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #2
keys Shift+2 Shift+4 ArrowRight ArrowRight 2 Control+z Control+z
ask label(1, 2) + " / " + label(1, 4)
reload
ask label(1, 2) + " / " + label(1, 4)
keys Control+z
ask label(1, 2)
keys Control+z Control+z
ask label(1, 2) + " / " + message()
keys Control+y Control+y Control+y Control+y
ask label(1, 2) + " / " + label(1, 4) + " / " + message()
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'row 1 column 2, notes 2 / row 1 column 4, empty
row 1 column 2, notes 2 / row 1 column 4, empty
row 1 column 2, empty
row 1 column 2, empty / There is nothing to undo.
row 1 column 2, notes 4 / row 1 column 4, 2 / There is nothing to redo.' ]
}

@test "browser: a solved board is noticed, kept, and found again in another page" {
    need_program xsudoku-gen
    xsudoku-gen -s 5 -n 2 -1 > puzzles
    sudoku2html puzzles > page.html
    sudoku2html -T another --first 7 puzzles > another.html
    {
        echo open page.html
        echo open '#1'
        # Digits that are given are refused, so that all can be typed.
        solved puzzles | head -n 1 | fold -w 1 | paste -sd ' ' |
            awk '{ printf "keys Home PageUp"; for (i = 1; i <= 81; i++) printf " %s ArrowRight%s", $i, i % 9 ? "" : " ArrowDown"; print "" }'
        cat << 'EOF'
ask digits()
ask message().replace(/[0-9]:[0-9]+/, "TIME")
reload
ask digits()
open another.html
ask [...document.querySelectorAll(".puzzle.done .number")].map((e) => e.textContent).join()
ask document.querySelector("#progress").textContent
EOF
    } > steps
    run browse < steps
    [ "$status" -eq 0 ]
    solution=$(solved puzzles | head -n 1)
    [ "$output" = "$solution
Solved in TIME. Well done!
$solution
7
1 of 2 solved" ]
}

@test "browser: check marks what is wrong, with solutions and without" {
    need_program xsudoku-gen
    for shape in '-V plain' '-V x' '-V percent' '-V windoku' '-V latin -B 1x7' '-V plain -B 2x3' '-V plain -B 4x4'; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -s 9 -1
    done > puzzles
    sudoku2cnf puzzles | dpll | res2sudoku -1 -p puzzles > solutions
    sudoku2html puzzles > without.html
    sudoku2html -S solutions puzzles > with.html
    # The first blank is given its digit, and then another one.
    paste -d ' ' <(grep -v '^p' puzzles | cut -d ' ' -f 1) <(grep -v '^p' solutions) | awk '{
        i = index($1, ".")
        right = substr($2, i, 1)
        wrong = right == "1" ? "2" : "1"
        print "open #" NR
        print "keys " right
        print "js document.querySelector(\"[data-do=check]\").click()"
        print "ask marked(\"wrong\") + message().replace(/[0-9]+/, \"N\")"
        print "keys " wrong
        print "js document.querySelector(\"[data-do=check]\").click()"
        print "ask marked(\"wrong\") == " i - 1 " ? message() : marked(\"wrong\")"
        print "keys Delete"
    }' > moves
    for page in with without; do
        run browse < <(echo "open $page.html"; cat moves)
        [ "$status" -eq 0 ]
        [ "$output" = "$(for _ in 1 2 3 4 5 6 7; do printf 'No mistakes so far, N to go.\nOne digit is wrong.\n'; done)" ]
    done
}

@test "browser: check speaks of puzzles with several solutions, with none, and too large to solve" {
    awk 'BEGIN { print "p sudoku latin 32"; printf "1"; for (i = 1; i < 1024; i++) printf "."; print "" }' > large
    { printf 'p sudoku plain 4\n1...............\n1..4.....2..4..3\n'; cat large; } | sudoku2html > page.html
    run browse << 'EOF'
open page.html
open #1
keys 2
ask press("check") + message()
keys ArrowDown 3 ArrowRight 4 ArrowDown 1
ask press("check") + message()
keys Control+z Control+z
ask press("check") + message()
open #2
ask press("check") + message()
open #3
ask press("check") + message()
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'No mistakes so far, 14 to go.
There is a mistake somewhere: no solution goes on from here.
No mistakes so far, 13 to go.
This puzzle has no solution.
Nothing clashes, but this puzzle is too hard to be solved here.' ]
}

@test "browser: restart clears the board, and undo brings it back" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #2
keys 4 ArrowRight ArrowRight 2
js document.querySelector("[data-do=restart]").click()
ask digits()
keys Control+z
ask digits()
EOF
    [ "$status" -eq 0 ]
    [ "$output" = '1.3..2....1.4..3
1432.2....1.4..3' ]
}

@test "browser: the mouse selects a cell and the buttons fill it, a finger too" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
click #puzzle-2
click .board tr:nth-child(1) td:nth-child(4)
click [data-digit="2"]
ask label(1, 4)
click [data-do=erase]
click [data-do=togglePencil]
click [data-digit="2"]
ask label(1, 4)
size 390 844
click .board tr:nth-child(2) td:nth-child(4)
click [data-do=togglePencil]
click [data-digit="1"]
ask label(2, 4)
js return document.documentElement.scrollWidth
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'row 1 column 4, 2
row 1 column 4, notes 2
row 2 column 4, 1
390' ]
}

@test "browser: the clock stands still while the page is hidden, in a pause, and when all is done" {
    sudoku2html <<< "$PUZZLE" > page.html
    # The page's own clock is put forward by hand.
    cat >> ask.js << 'EOF'
window.ahead ??= 0;
window.now ??= performance.now.bind(performance);
performance.now = () => window.now() + window.ahead;
const wait = (seconds) => { window.ahead += seconds * 1000; };
const hide = (hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
};
const saved = () => {
    dispatchEvent(new Event("pagehide"));
    const key = Object.keys(localStorage).find((name) => name.includes("1.3..2....1.4..3"));
    return Math.round(JSON.parse(localStorage[key]).seconds / 100) * 100;
};
EOF
    run browse << 'EOF'
open page.html
open #2
keys 4
ask wait(1000), saved()
ask hide(true), wait(1000), saved()
ask hide(false), wait(1000), saved()
ask press("togglePause"), wait(1000), saved()
ask press("togglePause"), wait(1000), saved()
keys Home PageUp ArrowRight ArrowRight ArrowRight 2 ArrowDown 1 ArrowLeft 4 ArrowLeft ArrowLeft 3
keys ArrowDown 2 ArrowRight 3 ArrowRight ArrowRight 4 ArrowDown ArrowLeft 2 ArrowLeft 1
ask digits()
ask wait(1000), saved()
EOF
    [ "$status" -eq 0 ]
    [ "$output" = '1000
1000
2000
2000
3000
1432324123144123
3000' ]
}

@test "browser: a screen reader meets a grid of labelled cells, one of them in the order of tabs" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
ask document.querySelector("#puzzle-2 a").getAttribute("aria-label")
open #2
js return document.querySelector(".board [role=grid]").getAttribute("aria-label")
js return document.querySelector(".board td").closest("[aria-hidden=true]") ? "hidden" : "there"
js return document.querySelectorAll(".board [role=grid] [role=row]").length
js return document.querySelectorAll(".board [role=row] > [role=gridcell][aria-label]").length
js return document.querySelectorAll(".board [tabindex='0']").length
js return document.querySelectorAll(".board [aria-readonly=true]").length
js return document.querySelectorAll("[aria-live=polite]").length
keys 4
js return document.querySelector("#spoken").textContent
keys Tab
ask here()
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'Puzzle 2
Puzzle 2
there
4
16
1
6
2
row 1 column 2, 4
1, 2 to go' ]
}

@test "browser: the page speaks Chinese to browsers that do, or when it is told to" {
    sudoku2html <<< "$PUZZLE" > page.html
    sudoku2html --language en <<< "$PUZZLE" > english.html
    SPEAKS=zh-CN run browse << 'EOF'
open page.html
open #2
ask document.documentElement.lang + " " + here()
click #language
ask document.documentElement.lang + " " + label(1, 2)
js localStorage.clear()
open english.html
open #1
ask here()
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'zh-Hans 第 1 行第 2 列，空
en row 1 column 2, empty
row 1 column 2, empty' ]
}

@test "browser: dark follows the system until the switch says otherwise" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
js return document.documentElement.dataset.theme
media prefers-color-scheme dark
js return new Promise((done) => { const look = () => document.documentElement.dataset.theme === "dark" ? done("dark") : setTimeout(look, 20); look(); })
click #theme
js return document.documentElement.dataset.theme
reload
js return document.documentElement.dataset.theme
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'light
dark
light
light' ]
}

@test "browser: labels are text, and nothing in them runs" {
    printf '1%0255d <script>document.title="run"</script><img src=x onerror="document.title=1">\n' 0 |
        sudoku2html -V plain -T '</title><b>T' > page.html
    run browse << 'EOF'
open page.html
js return document.title + " " + document.querySelectorAll("img, b b").length
js return document.querySelector("#play-label").textContent
EOF
    [ "$status" -eq 0 ]
    [ "$output" = '</title><b>T 0
<script>document.title="run"</script><img src=x onerror="document.title=1">' ]
}

@test "browser: paper has every puzzle once, as it was set, then the solutions; an open one is alone" {
    need_program xsudoku-gen
    need_program pdftotext
    xsudoku-gen -n 7 -s 2 -1 | sed 's/ # .*/ label/' > puzzles
    sudoku2cnf puzzles | dpll | res2sudoku -1 -p puzzles > solutions
    sudoku2html -S solutions -P 6 -T 'Week 47' puzzles > page.html
    browse << 'EOF'
open page.html
open #7
keys 1 ArrowRight 2
pdf one.pdf
keys Escape
await !document.body.classList.contains("playing")
pdf all.pdf
EOF
    pages() { pdfinfo "$1" | awk '$1 == "Pages:" { print $2 }'; }
    digits() { pdftotext "$@" - | tr -cd '1-9' | wc -c; }
    [ "$(pages one.pdf)" -eq 1 ]
    [ "$(pages all.pdf)" -eq 3 ]
    [ "$(pdftotext all.pdf - | grep -c 'Week 47')" -eq 3 ]
    [ "$(pdftotext -f 3 -l 3 all.pdf - | grep -c 'Solutions')" -eq 1 ]
    # 36 clues each, "Week 47" and "1-9" in the rules; the numbers 1 to 6, the page's "1 / 2".
    [ "$(digits -f 1 -l 1 all.pdf)" -eq $((6 * 36 + 2 + 2 + 6 + 2)) ]
    [ "$(digits -f 2 -l 2 all.pdf)" -eq $((36 + 2 + 2 + 1 + 2)) ]
    # "Week 47", "Solutions 1-7", the numbers 1 to 7, "1 / 1".
    [ "$(digits -f 3 -l 3 all.pdf)" -eq $((7 * 81 + 2 + 2 + 7 + 2)) ]
    [ "$(digits one.pdf)" -eq $((36 + 2 + 2 + 1)) ]
}

@test "browser: the sheet of an open puzzle has the rules of this one, in both languages; sheets of all those of all" {
    { xsudoku-gen -V samurai -s 1; xsudoku-gen -V plain -s 1; } > puzzles
    sudoku2html puzzles > page.html
    run browse << 'EOF'
open page.html
open #2
ask document.querySelector(".sheet:has(.current) .rules").textContent
click #language
ask document.querySelector(".sheet:has(.current) .rules").textContent
click #language
keys Escape
await !document.body.classList.contains("playing")
ask document.querySelector(".sheet .rules").textContent.replace(/\n/g, " / ")
EOF
    [ "$output" = "Every row, every column and every box holds each of 1–9 once.
每行、每列、每宫内 1–9 各出现一次。
true
Samurai: In each of the five grids every row, every column and every box holds each of 1–9 once; they share cells. / Classic: Every row, every column and every box holds each of 1–9 once." ]
}

@test "browser: each sheet is one page of paper, whatever the paper and the boards" {
    need_program xsudoku-gen
    need_program pdfinfo
    xsudoku-gen -V plain -n 21 -s 2 -1 > small
    xsudoku-gen -V plain -B 4x4 -n 3 -s 2 -1 > large
    cat small large > puzzles
    sudoku2cnf puzzles | dpll | res2sudoku -1 -p puzzles > solutions
    for paper in a4 letter; do
        for boards in 1 2 4 6; do
            sudoku2html --paper $paper -P $boards -S solutions puzzles > $paper-$boards.html
            printf 'open %s.html\npdf %s.pdf\n' $paper-$boards $paper-$boards
        done
    done > steps
    browse < steps
    for page in a4-1 a4-2 a4-4 a4-6 letter-1 letter-2 letter-4 letter-6; do
        [ "$(pdfinfo $page.pdf | awk '$1 == "Pages:" { print $2 }')" -eq \
            "$(grep -c '<section class="sheet' $page.html)" ]
    done
}

# The last column of a picture of a page in which anything is dark is the frame of a board, which is dark for the
# height of a board.
@test "browser: boards are whole on paper, with what rules draw, too" {
    need_program pdftoppm
    xsudoku-gen -V plain -n 4 -s 1 > usual
    xsudoku-gen --thermo -n 4 -s 1 > thermo
    for puzzles in usual thermo; do
        sudoku2html $puzzles > $puzzles.html
        printf 'open %s.html\npdf %s.pdf\n' $puzzles $puzzles
    done > steps
    browse < steps
    cat > frame.py << 'END'
import sys
for path in sys.argv[1:]:
    with open(path, "rb") as file:
        kind, size, most, data = file.read().split(b"\n", 3)
    width, height = map(int, size.split())
    assert kind == b"P5"
    # Above the boards is the line of the header.
    top = height // 8
    dark = lambda x: sum(data[y * width + x] < 100 for y in range(top, height))
    last = max(x for x in range(width) if dark(x))
    # Where it is blurred the next one is full.
    assert max(dark(last), dark(last - 1)) > height * 0.15, (path, last, width, dark(last))
END
    for puzzles in usual thermo; do
        pdftoppm -gray -r 100 $puzzles.pdf page-$puzzles
    done
    python3 frame.py page-usual-1.pgm page-thermo-1.pgm
}

@test "browser: a sheet that is not full has its boards where a full one has them" {
    need_program pdftotext
    # The first puzzle, and the thirteenth, which begins a sheet of 2, of 4 and of 6 boards.
    for i in $(seq 13); do echo "1............... label$i"; done > puzzles
    for boards in 2 4 6; do
        sudoku2html -B 2x2 -P $boards --first 11 puzzles > $boards.html
        printf 'open %s.html\npdf %s.pdf\n' $boards $boards
    done > steps
    browse < steps
    for boards in 2 4 6; do
        pdftotext -bbox $boards.pdf words.html
        grep -E 'label(1|13)<' words.html | awk -F '"' '
            { x[NR] = $2; y[NR] = $4 }
            END { exit !(NR == 2 && (x[1] - x[2]) ^ 2 < 1 && (y[1] - y[2]) ^ 2 < 1) }'
    done
}

@test "browser: a board on paper is one picture to a screen reader, described by rows; on the screen hidden again" {
    need_program pdfinfo
    printf 'p sudoku plain 4\n1.3..2....1.4..3\n' > puzzles
    solved puzzles > solutions
    sudoku2html -S solutions --first 7 puzzles > page.html
    cat >> ask.js << 'EOF'
const board = (what) => document.querySelector(`#${what}-7 table`);
const told = (what) => ["role", "aria-label", "aria-hidden"].map((name) => board(what).getAttribute(name) ?? "-").join("; ");
EOF
    run browse << 'EOF'
open page.html
pdf page.pdf
js dispatchEvent(new Event("beforeprint"))
ask told("puzzle")
ask told("solution")
ask document.querySelectorAll(".puzzle tbody, .solution tbody").length
ask document.querySelectorAll("[role=img] > [aria-hidden=true]").length
js dispatchEvent(new Event("afterprint"))
ask told("puzzle")
ask document.querySelectorAll(".puzzle [aria-hidden=true] [aria-hidden=true]").length
ask told("solution")
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'img; 1 empty 3 empty, empty 2 empty empty, empty empty 1 empty, 4 empty empty 3; -
img; 1 4 3 2, 3 2 4 1, 2 3 1 4, 4 1 2 3; -
4
4
-; -; true
0
img; 1 4 3 2, 3 2 4 1, 2 3 1 4, 4 1 2 3; -' ]
    pdfinfo -struct page.pdf > tags
    [ "$(grep -cw Figure tags)" -eq 2 ]
    [ "$(grep -cwE 'TD|TR|Table' tags)" -eq 0 ]
}

@test "browser: where there are several kinds of puzzles each says its own, and a sheet all rules" {
    printf 'p sudoku x 4\n1............... easy\np sudoku latin 4\n1...............\n' > puzzles
    printf 'p sudoku latin 4\nregions AABBAABCDDDCDBCC\n1...............\n' >> puzzles
    printf 'p sudoku plain 4\ncage 3 r1c1 r1c2\n................\n' >> puzzles
    sudoku2html puzzles > page.html
    sudoku2html <<< "$PUZZLE" > one.html
    run browse << 'EOF'
open page.html
js return [...document.querySelectorAll(".puzzle a")].map((a) => a.getAttribute("aria-label")).join("; ")
js return document.querySelector(".sheet .rules").textContent
open one.html
js return document.querySelectorAll(".kind").length + document.querySelector(".sheet .rules").textContent
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'Puzzle 1, easy, Diagonal 4×4; Puzzle 2, Latin square 4×4; Puzzle 3, Jigsaw 4×4; Puzzle 4, Killer 4×4
Diagonal 4×4: Every row, every column, every box and both shaded diagonals hold each of 1–4 once.
Latin square 4×4: Every row and every column holds each of 1–4 once.
Jigsaw 4×4: Every row and every column holds each of 1–4 once. · Regions: every digit once
Killer 4×4: Every row, every column and every box holds each of 1–4 once. · Dashed cage: no digit twice, and this sum
0Every row, every column and every box holds each of 1–4 once.' ]
}

@test "browser: rules name the digits as they are written, numbers where letters end" {
    printf 'p sudoku latin %s\n' 9 10 16 36 | awk '{
        print
        for (i = 0; i < $4 * $4; i++) printf ($4 > 35 ? ". " : ".")
        print ""
    }' | sudoku2html -P 2 > page.html
    run browse << 'EOF'
open page.html
js return document.querySelector(".sheet .rules").textContent.match(/of .*? once/g).join("; ")
js return document.querySelectorAll(".sheet .rules")[1].textContent.match(/of .*? once/g).join("; ")
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'of 1–9 once; of 1–9, A once
of 1–9, A–G once; of 1–36 once' ]
}

@test "browser: on a narrow screen the number of the puzzle is seen beside the clock" {
    { printf 'p sudoku plain 4\n'; for _ in $(seq 12); do echo '1.3..2....1.4..3 evening'; done; } |
        sudoku2html --first 100 > page.html
    run browse << 'EOF'
size 320 640
open page.html
open #109
ask document.querySelector("#play-title").textContent
ask (() => { const r = document.createRange(); r.selectNodeContents(document.querySelector("#play-title")); const t = r.getBoundingClientRect(), h = document.querySelector("#play nav h2").getBoundingClientRect(); return t.right <= h.right + 1 && t.bottom <= h.bottom + 1 && t.width > 0 })()
EOF
    [ "$status" -eq 0 ]
    [ "$output" = 'Puzzle 109
true' ]
}

@test "browser: the clock ends at the second at which the puzzle was solved" {
    sudoku2html <<< "$PUZZLE" > page.html
    run browse << 'EOF'
open page.html
open #1
js document.querySelector("#clock").textContent = "stale"; return ""
ask press("togglePause")
ask /^\d+:\d\d/.test(document.querySelector("#clock").textContent)
EOF
    [ "$status" -eq 0 ]
    [ "$(tail -n 1 <<< "$output")" = true ]
}

@test "browser: several grids are played on one board, past the places without a cell" {
    xsudoku-gen -V samurai -s 1 > puzzle
    sudoku2cnf puzzle | dpll | res2sudoku -1 -V samurai | tail -n 1 > solution
    sudoku2html puzzle > page.html
    # The digit of the first cell, which is blank, and one that is not.
    local right wrong
    [ "$(sed -n 3p puzzle | cut -c 1)" = . ]
    right=$(cut -c 1 solution)
    wrong=$((right % 9 + 1))
    run browse << EOF
open page.html
ask document.querySelectorAll(".board td:not(.x)").length
ask here().replace(/,.*/, "")
keys End
ask here().replace(/,.*/, "")
keys ArrowRight ArrowDown ArrowDown
ask here().replace(/,.*/, "")
keys PageDown ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp
ask here().replace(/,.*/, "")
keys PageUp ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight
ask here().replace(/,.*/, "")
keys Home $wrong
ask press("check")
await message()
keys $right
ask press("check")
await message()
EOF
    [ "$status" -eq 0 ]
    [ "$(grep -v '^$' <<< "$output")" = '369
row 1 column 1
row 1 column 21
row 3 column 1
row 9 column 1
row 1 column 13
One digit is wrong.
No mistakes so far, 204 to go.' ]
}

@test "browser: a board of Kakuro is checked by its sums" {
    # Of the digits 1 2 and 3 4 in its rows each follows from the sums.
    printf '%s\n' 'p sudoku kakuro 9' 'board 3 3' 'blocked r1c1-r1c3 r2c1 r3c1' 'run 4 r2c2-r3c2' \
        'run 6 r2c3-r3c3' 'run 3 r2c2-r2c3' 'run 7 r3c2-r3c3' .... > puzzle
    sudoku2html puzzle > page.html
    run browse << 'EOF'
open page.html
ask document.querySelectorAll(".board td:not(.x)").length
ask here().replace(/,.*/, "")
keys 3
ask press("check")
await message()
keys 1
ask press("check")
await message()
keys ArrowDown 3 ArrowRight 4
ask press("check")
await message()
EOF
    [ "$status" -eq 0 ]
    [ "$(grep -v '^$' <<< "$output")" = '4
row 2 column 2
One digit is wrong.
No mistakes so far, 3 to go.
No mistakes so far, 1 to go.' ]
}
