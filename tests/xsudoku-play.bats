#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# xsudoku-play: in lines, and on the screen of a terminal that tmux keeps; what it says of a board is
# judged by the native solver, awk and the tools it does not call.

load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    export XDG_STATE_HOME=$PWD/state
    unset NO_COLOR
    socket=tmux0
}

PUZZLE=5...49.878..1.6...4.68...2..5...7..8.8..6...1...2...96.1............2..9..7......

# A shape for xsudoku-gen on each line: every variant, and other sides.
shapes() {
    printf '%s\n' '-V plain' '-V x' '-V percent' '-V windoku' '-V latin' '-V plain -B 2x3' '-V plain -B 4x4'
}

# answers COMMANDS FILE ...: what play in lines says to the commands, one a line, without the
# line with which it begins.
answers() {
    printf '%s\n' "$1" | xsudoku-play -l "${@:2}" | tail -n +2
}

@test "xsudoku-play: each option has its place in the man page" {
    options_documented xsudoku-play
}

@test "xsudoku-play: --help and --version answer on stdout" {
    run_sh 'xsudoku-play --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: xsudoku-play [OPTION ...] [FILE ...]' ]]
    run_sh 'xsudoku-play --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^xsudoku-play\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "xsudoku-play: a wrong command line or file ends with a message" {
    fails_with 64 "xsudoku-play: option -B: expected boxes as ROWSxCOLUMNS, found '3by3' (see xsudoku-play --help)" \
        'xsudoku-play -B 3by3'
    fails_with 64 "xsudoku-play: option -V needs $VARIANT_LIST (see xsudoku-play --help)" \
        'xsudoku-play -V'
    fails_with 2 'xsudoku-play: cannot open nowhere: No such file or directory' 'xsudoku-play -l nowhere'
    printf '12?.\n' > g
    run_sh 'xsudoku-play -l g'
    [ "$status" -eq 2 ]
    [ -z "$output" ]
    [[ "$stderr" = 'xsudoku-play: g:1:3: '* ]]
    printf '%s\n' "$PUZZLE" > p
    fails_with 2 'xsudoku-play: there is no puzzle 2: the last one is 1' 'xsudoku-play -l --begin 2 p'
    awk 'BEGIN { print "p sudoku latin 36"; for (i = 0; i < 36; i++) { for (j = 0; j < 36; j++) printf ". "; print "" } }' > g
    fails_with 2 'xsudoku-play: g:2:1: side 36 is above 35, the largest that is played' 'xsudoku-play -l g'
}

@test "xsudoku-play: lines, each command has its answer" {
    printf '%s mine\n' "$PUZZLE" > p
    prints 'puzzle 1 of 1, 56 cells to fill
naked-single r1c4=3: the cell has no other candidate
r1c4=3
r1c2=5, conflict: 5 is in row 1 already, at r1c1
r1c2 is in conflict: clear it first
r1c1 is a clue
wrong: r1c2=5
1 right, 1 wrong, 54 open
undone: r1c2 is blank
redone: r1c2=5, conflict: 5 is in row 1 already, at r1c1
r1c2 is blank
r1c2 marks 3
r1c2 marks 23
r1c2 marks 2
r1c2 2
1 cell with marks
r1c4 has a digit: marks go into blank cells
back to the clues; undo brings all back
0 right, 0 wrong, 56 open
this is the last puzzle
this is the first puzzle
bye' "printf '%s\n' hint apply 'set 1 2 5' hint 'set 1 1 3' check undo redo 'clear 1 2' 'mark 1 2 3' \
        'mark 1 2 2' 'mark 1 2 3' marks 'mark 1 4 2' restart check next prev quit show | xsudoku-play -l p"
}

# in_words: without grids, cells, names of techniques and commands, and what commands take.
in_words() {
    sed -E 's/^[.1-9]{9}$//; s/^p sudoku.*//; s/r[0-9]+c[0-9]+//g; s/^[a-z]+-[a-z-]+//; s/(: |：)[a-z]+-[a-z-]+$//
        s/(set|mark|clear) R C( D)?//; s/save FILE//; s/^(pencil|undo|redo|restart|nudge|hint|apply|check|watch|solve|show|marks|next|prev|new|pause|help|quit) +//
        s/xsudoku-play FILE//; s/(next|restart|quit|undo|help|foo|show) //g; s/^x //; s/ foo(;|；)//; s/[0-9A-Z:=,;().+-]//g'
}

@test "xsudoku-play: lines, in Chinese nothing is left in English, and all cells and digits are the same" {
    tr ',' '\n' > commands << 'EOF'
nudge,nudge,nudge,apply,set 1 2 5,nudge,hint,undo,redo,check,set 1 1 3,clear 1 2,mark 1 2 3,mark 1 2 2,marks,mark 1 4 2,set 1 2 x,pencil,pencil,undo,watch,set 1 2 1,undo,watch
set 99 1 1,foo,set 1,undo,redo,redo,show,apply,solve,show,check,undo,next,prev,restart,pencil,pencil,marks,check,watch,set 1 2 1,watch,undo,help,quit
EOF
    printf '%s\n' "$PUZZLE" > one
    printf '%s\n' "${PUZZLE//9/.}" > several
    printf '55%s\n' "${PUZZLE:2}" > none
    for p in one several none; do
        xsudoku-play -l "$p" < commands > english
        xsudoku-play -l --language zh "$p" < commands > chinese
        [ "$(wc -l < chinese)" -eq "$(wc -l < english)" ]
        for answers in english chinese; do
            grep -oE 'r[0-9]+c[0-9]+(=[1-9])?|^[.1-9]{9}$|^[a-z]+-[a-z]+' $answers > $answers.cells
        done
        cmp english.cells chinese.cells
        ! in_words < chinese | grep '[a-z]' || return 1
        [ "$(LC_ALL=C grep -c '[^ -~]' chinese)" -ge 35 ]
    done
    # A message of each kind of failure, and what only other rules bring about.
    printf 'p sudoku antiknight 9\n%081d\n' 0 > knight
    [ "$(printf '%s\n' 'set 1 3 5' 'set 3 4 5' | xsudoku-play -l --language zh knight | tail -1)" = 'r3c4=5，冲突：5 也在 r1c3，规则要求不同' ]
    mkdir empty
    ln -s "$(command -v xsudoku-play)" empty/
    [ "$(echo check | PATH=empty xsudoku-play -l --language zh one | tail -1)" = '无法检查：本程序旁边和 PATH 上都没有 sudoku2cnf' ]
}

@test "xsudoku-play: the language is that of the locale, unless --language says otherwise" {
    printf '%s\n' "$PUZZLE" > p
    [ "$(echo quit | LC_ALL=zh_CN.UTF-8 xsudoku-play -l p | tail -1)" = 再见 ]
    [ "$(echo quit | LC_ALL=zh_CN.UTF-8 xsudoku-play --language en -l p | tail -1)" = bye ]
    [ "$(echo quit | LC_MESSAGES=C LANG=zh_CN.UTF-8 xsudoku-play -l p | tail -1)" = bye ]
}

@test "xsudoku-play: lines, wrong commands are explained and do nothing" {
    printf '%s\n' "$PUZZLE" > p
    run_sh "printf '%s\n' foo 'set 1' 'set 1 2 3 4' 'set 0 1 2' 'set 1 10 2' 'set 1 2 0' 'set 1 2 A' 'clear x y' '' '  ' \
        'undo now' 'save' apply undo redo show | xsudoku-play -l p"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(sed -n '2,15p' <<< "$output")" = 'there is no command foo; help lists them
usage: set R C D
usage: set R C D
0 1 is no cell: rows and columns go from 1 to 9
1 10 is no cell: rows and columns go from 1 to 9
0 is no digit: they go from 1 to 9
A is no digit: they go from 1 to 9
x y is no cell: rows and columns go from 1 to 9
usage: undo
usage: save FILE
there is no hint to follow; ask for one first
nothing to undo
nothing to redo
p sudoku plain 9' ]
    [ "$(grep -x '[.1-9]*' <<< "$output" | tr -d '\n')" = "$PUZZLE" ]
    # Each command of the help is one, bytes that are not text are none, and long lines are cut.
    answers help p | sed '$d' > listed
    [ "$(wc -l < listed)" -eq 22 ]
    while read -r name _; do
        answers "$name no such operands at all" p | grep -q "^usage: $name"
    done < listed
    [ "$(printf '\033[2Jx\n' | xsudoku-play -l p | tail -1)" = 'there is no command ?[2Jx; help lists them' ]
    printf '%0999d\n' 7 | xsudoku-play -l p | tail -1 | grep -q '^there is no command 0000'
}

@test "xsudoku-play: lines, a step may be typed as hints tell it" {
    printf '%s\n' "$PUZZLE" > p
    step=$(echo hint | xsudoku-play -l p | grep -o 'r[1-9]c[1-9]=[1-9]')
    printf '%s\n' "$step" show | xsudoku-play -l p > typed
    printf '%s\n' hint apply show | xsudoku-play -l p > applied
    [ "$(tail -n 9 typed)" = "$(tail -n 9 applied)" ]
    [ "$(tail -n 9 typed | tr -d '\n')" != "$PUZZLE" ]
    [ "$(echo r0c1=2 | xsudoku-play -l p | tail -1)" = '0 1 is no cell: rows and columns go from 1 to 9' ]
    for wrong in r1c1= rc=1 r1c=1 r=c r1c1 'r1c1=2 3'; do
        [ "$(echo "$wrong" | xsudoku-play -l p | tail -1)" = "there is no command ${wrong% 3}; help lists them" ]
    done
}

@test "xsudoku-play: lines, all marks are those that no peer and no rule forbids, and one move to undo" {
    printf 'p sudoku plain 4\neven r3c1\n1.3.\n.2..\n..1.\n4..3\n' > p
    # By rows, columns, boxes, and even digits: the definition, cell by cell.
    [ "$(answers $'pencil\nmarks\npencil\nundo\nmarks' p)" = 'marks in 10 cells; undo takes them back
r1c2 4
r1c4 24
r2c1 3
r2c3 4
r2c4 14
r3c1 2
r3c2 3
r3c4 24
r4c2 1
r4c3 2
10 cells with marks
all marks are there
undone: r1c2 is blank
0 cells with marks' ]
}

@test "xsudoku-play: lines, wrong digits are told at once where that is wanted" {
    printf 'p sudoku plain 4\n1.3.\n.2..\n..1.\n4..3\n' > p
    # The solution is 1432 3241 2314 4123.
    [ "$(answers $'set 3 1 3\nwatch\nset 3 1 3\nset 3 1 2\nset 3 2 4\nset 3 2 3\nwatch\nset 3 1 3' p)" = 'r3c1=3
wrong digits are told at once
r3c1=3, wrong
r3c1=2
r3c2=4, conflict: 4 is in box 3 already, at r4c1
r3c2=3
wrong digits are told by a check only
r3c1=3, conflict: 3 is in row 3 already, at r3c2' ]
    [ "$(printf 'set 3 1 3\n' | xsudoku-play --watch -l p | tail -n 1)" = 'r3c1=3, wrong' ]
    # Where there are several solutions nothing is known to be wrong.
    printf 'p sudoku plain 4\n1...............\n' > q
    [ "$(answers $'watch\nset 4 4 3' q)" = 'wrong digits are told at once, but there may be other solutions here
r4c4=3' ]
}

@test "xsudoku-play: lines, a check counts as awk does, by the native solver's solution" {
    while read -r shape; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -s 5 > p
        xsudoku-step -q p | grep -v '^[p#]' > solution
        # Some cells are set right, some one digit too high.
        awk -v sheet=ABCDEFGHIJKLMNOPQRSTUVWXYZ '
            /^[p#]/ { next }
            NR == FNR { clues[++rows] = $0; next }
            {
                n = length($0)
                for (c = 1; c <= n; c++) {
                    if (substr(clues[FNR], c, 1) != ".") continue
                    d = substr($0, c, 1)
                    d = d ~ /[0-9]/ ? d : 9 + index(sheet, d)
                    k = (FNR * 7 + c * 3) % 5
                    if (k == 1) { right++; print "set", FNR, c, d > "commands" }
                    else if (k == 2) {
                        wrong++
                        d = d % n + 1
                        print "set", FNR, c, d > "commands"
                        print "wrong: r" FNR "c" c "=" (d > 9 ? substr(sheet, d - 9, 1) : d) > "wanted"
                    } else open++
                }
            }
            END { print right + 0 " right, " wrong + 0 " wrong, " open + 0 " open" > "wanted" }' p solution
        printf 'check\nquit\n' >> commands
        xsudoku-play -l p < commands | sed -n '/^wrong/p;/ right, /p' | cmp - wanted
        grep -q '^wrong' wanted
    done <<< "$(shapes)"
}

@test "xsudoku-play: lines, the whole solution is that of the native solver, and undo takes it back" {
    while read -r shape; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -s 8 > p
        printf '%s\n' solve show undo show | xsudoku-play -l p > said
        grep -q '^solved; undo takes it back$' said
        grep -vE '[a-z]' said > grids
        xsudoku-step -q p | grep -v '^[p#]' > solution
        grep -v '^[p#]' p >> solution
        cmp grids solution
    done <<< "$(shapes)"
}

@test "xsudoku-play: lines, what is shown and saved reads as a grid" {
    xsudoku-gen -V windoku -s 2 > p
    run_sh "printf '%s\n' solve 'save out' 'save /nowhere/out' | xsudoku-play -l p | tail -2"
    [ "${lines[0]}" = 'saved to out' ]
    [ "${lines[1]}" = 'cannot create /nowhere/out: No such file or directory' ]
    sudoku2cnf p | dpll -q | res2sudoku -p p -V windoku | cmp - out
}

@test "xsudoku-play: lines, puzzles without a solution and with several are named" {
    printf '11..\n....\n....\n....\n' > none
    prints 'this puzzle has no solution
this puzzle has no solution
a digit is twice in a house' "printf '%s\n' check solve hint | xsudoku-play -l none | tail -n +2"
    # The clash is not between clues.
    printf '12..\n..3.\n...4\n....\n' > none
    [ "$(xsudoku-step -q none | grep -c '^# no solution')" -eq 1 ]
    [ "$(answers check none)" = 'this puzzle has no solution' ]
    # Any digits that can be completed are right.
    printf '12..\n....\n....\n....\n' > several
    for row in '3 4' '4 3'; do
        # shellcheck disable=SC2086
        set -- $row
        [ "$(answers "$(printf '%s\n' "set 1 3 $1" "set 1 4 $2" check)" several | tail -1)" = \
            '2 right, 0 wrong, 12 open (one of several solutions)' ]
    done
    [ "$(answers "$(printf '%s\n' 'set 2 1 1' check)" several | tail -1)" = \
        'there are several solutions, but none that goes on from these digits' ]
    [[ "$(answers solve several)" = 'solved, one of several solutions; undo takes it back' ]]
}

@test "xsudoku-play: lines, hints lead to the solution" {
    while read -r shape; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -s 6 -m > p
        awk 'BEGIN { for (i = 0; i < 900; i++) print "hint\napply" }' | xsudoku-play -l p > said
        grep -q ', solved in ' said
        grep -q 'nothing is left to find' said
        { awk 'BEGIN { for (i = 0; i < 900; i++) print "hint\napply" }'; echo show; } | xsudoku-play -l p |
            grep -vE '[a-z]' > grid
        xsudoku-step -q p | grep -v '^[p#]' | cmp - grid
    done <<< "$(shapes)"
}

@test "xsudoku-play: lines, a hint is the step that xsudoku-step makes, with the idea behind it, or says that a digit is wrong" {
    for seed in 1 2 3; do
        xsudoku-gen -V plain -m -s $seed > p
        xsudoku-step p | sed -n '/^[0-9]* [a-z]/{s/^[0-9]* //;p;}' | sed '/^guess/,$d' | head -30 > steps
        [ -s steps ]
        awk 'BEGIN { for (i = 0; i < 30; i++) print "hint" }' | xsudoku-play -l p | tail -n +2 |
            head -n "$(wc -l < steps)" > hints
        sed 's/: .*//' hints | cmp - steps
        run grep -v ': [a-z]' hints
        [ "$status" -eq 1 ]
    done
    printf '%s\n' "$PUZZLE" > p
    # 3 in r1c2 breaks no rule.
    [ "$(answers "$(printf '%s\n' 'set 1 2 3' hint)" p | tail -1)" = 'r1c2 is wrong: clear it first' ]
}

@test "xsudoku-play: lines, a nudge says where to look, then by what technique, then all that the hint says" {
    for seed in 1 2 3 4; do
        xsudoku-gen -V plain -m -s $seed > p
        answers "$(printf 'hint\n%.0s' 1 2 3 4 5 6 7 8)" p | tail -n 8 > hints
        answers "$(printf 'nudge\n%.0s' $(seq 24))" p | tail -n 24 > nudges
        awk 'NR % 3 == 0' nudges | cmp - hints
        # The house is the one that the hint names, or one of its cell.
        awk 'FNR == NR { hint[NR] = $0; next }
            FNR % 3 == 1 { where = $0; if ($0 !~ /^look at (row|column|box) [1-9]$/) exit 1 }
            FNR % 3 == 2 {
                step = hint[(FNR + 1) / 3]
                split(step, word, " ")
                if ($0 != where ": " word[1]) exit 1
                house = substr(where, 9)
                match(step, /r[1-9]c[1-9]/)
                r = substr(step, RSTART + 1, 1); c = substr(step, RSTART + 3, 1)
                box = int((r - 1) / 3) * 3 + int((c - 1) / 3) + 1
                if (!index(step, house) && house != "box " box && !index(step, substr(house, 1, length(house) - 2)))
                    exit 1
            }' hints nudges
    done
    printf '%s\n' "$PUZZLE" > p
    # A move makes the nudge begin anew, and a fault comes first.
    answers "$(printf '%s\n' nudge 'mark 1 2 2' nudge hint apply)" p | tail -n 5 > said
    [[ "$(sed -n 1p said)" == 'look at '* && "$(sed -n 3p said)" == "$(sed -n 1p said)" ]]
    sed -n 4p said | grep -q ': [a-z]'
    [ "$(answers "$(printf '%s\n' 'set 1 2 3' nudge)" p | tail -1)" = 'r1c2 is wrong: clear it first' ]
    [ "$(answers "$(printf '%s\n' nudge apply)" p | tail -1)" = 'there is no hint to follow; ask for one first' ]
}

@test "xsudoku-play: lines, moves are undone and made again, marks that a digit strikes out with it" {
    printf '%s\n' "$PUZZLE" > p
    answers "$(printf '%s\n' 'mark 1 2 2' 'mark 1 3 2' 'mark 1 3 3' 'set 1 2 2' marks undo marks redo marks \
        'undo' 'undo' 'undo' 'undo' undo)" p > said
    cat > wanted <<'END'
r1c2 marks 2
r1c3 marks 2
r1c3 marks 23
r1c2=2
r1c3 3
1 cell with marks
undone: r1c2 marks 2
r1c2 2
r1c3 23
2 cells with marks
redone: r1c2=2
r1c3 3
1 cell with marks
undone: r1c2 marks 2
undone: r1c3 marks 2
undone: r1c3 is blank
undone: r1c2 is blank
nothing to undo
END
    cmp said wanted
    # However many there are.
    { for _ in $(seq 3000); do printf 'set 1 2 2\nset 1 2 3\n'; done; yes undo | head -6000; echo undo; echo show; } |
        xsudoku-play -l p > said
    [ "$(grep -c '^undone' said)" -eq 6000 ]
    [ "$(grep -c '^nothing to undo' said)" -eq 1 ]
    [ "$(grep -x '[.1-9]*' said | tr -d '\n')" = "$PUZZLE" ]
}

@test "xsudoku-play: lines, each puzzle of the files keeps its moves" {
    xsudoku-gen -n 2 -s 1 -1 > a
    xsudoku-gen -V plain -B 2x3 -s 1 > b
    answers "$(printf '%s\n' 'solve' next 'next' solve prev prev show next show next show)" a b > said
    [ "$(grep -cE '^puzzle . of 3, (.* to fill|solved in)' said)" -eq 6 ]
    grep -vE '[a-z]' said | tr -d '\n' > grids
    { xsudoku-step -q -1 a | grep -v '^p' | sed -n '1s/ .*//p'; sed -n '3s/ .*//p' a
        xsudoku-step -q b | grep -v '^[p#]'; } | tr -d '\n' | cmp - grids
}

@test "xsudoku-play: a solver that is missing, fails, or lies is told in a line, and play goes on" {
    printf '%s\n' "$PUZZLE" > p
    mkdir empty
    tool=$BIN/xsudoku-play
    cp "$tool" empty/
    fake() { # NAME: a program that does what stdin says
        { echo '#!/bin/sh'; cat; } > "empty/$1"
        chmod +x "empty/$1"
    }
    said() {
        printf '%s\n' check 'set 1 2 2' | PATH=$PWD/empty:/bin:/usr/bin empty/xsudoku-play -l p > out
        [ "$(tail -1 out)" = 'r1c2=2' ]
        sed -n 2p out
    }
    [ "$(said)" = 'cannot check: there is no sudoku2cnf beside this program or on PATH' ]
    cp "$BIN/sudoku2cnf" empty/
    [ "$(said)" = 'cannot check: there is no dpll beside this program or on PATH' ]
    cp "$BIN/res2sudoku" "$BIN/dpll" empty/
    [ "$(said)" = '0 right, 0 wrong, 56 open' ]
    fake dpll <<< 'kill -SEGV $$'
    [ "$(said)" = 'cannot check: dpll was ended by signal 11' ]
    fake dpll <<< 'cat > /dev/null; echo s -1'
    [ "$(said)" = 'cannot check: the solver did not decide it in time' ]
    fake res2sudoku <<< "cat > /dev/null; echo $(printf '%081d' 0 | tr 0 1)"
    [ "$(said)" = "cannot check: the solver's answer is no solution" ]
    fake res2sudoku <<< 'cat > /dev/null'
    [ "$(said)" = 'cannot check: the solver gave no answer' ]
    fake res2sudoku <<< 'kill -KILL $$'
    [ "$(said)" = 'cannot check: res2sudoku was ended by signal 9' ]
}

@test "xsudoku-play: lines, output that cannot be written is status 2" {
    [ -e /dev/full ] || skip "needs /dev/full"
    printf '%s\n' "$PUZZLE" > p
    run_sh 'echo show | xsudoku-play -l p > /dev/full'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'xsudoku-play: cannot write standard output: No space left on device' ]
}

# ---- The screen, in a terminal that tmux keeps.

teardown() {
    local socket
    end_jobs
    for socket in "$BATS_TEST_TMPDIR"/tmux*; do
        if tmux -S "$socket" has-session > "$BATS_TEST_TMPDIR/tmux.log" 2>&1; then
            tmux -S "$socket" kill-server
        fi
    done
}

# begin COLUMNS ROWS COMMAND: runs it in a terminal; when it ends the shell says so, and what the
# terminal is then.  Leaks are looked for in the tests of lines only: the signal of a terminal that
# goes away may hit the process in which the sanitizer does so, and it would wait for ever.
begin() {
    need_program tmux
    # The path of a socket is short.
    [ "${#BATS_TEST_TMPDIR}" -lt 90 ] || skip "needs a shorter name of the temporary folder"
    echo "trap : INT QUIT; stty -a > before; $3; echo ended \$?; stty -a | cmp - before && echo as before; exec sleep 600" > run
    socket=tmux$((${socket#tmux} + 1))
    LC_ALL=${LOCALE:-C.UTF-8} tmux -S "$socket" -f /dev/null -u new-session -d -x "$1" -y "$2" \
        "env ASAN_OPTIONS=detect_leaks=0 PATH='$PATH' XDG_STATE_HOME='$XDG_STATE_HOME' NO_COLOR='$NO_COLOR' LC_ALL=${LOCALE:-C.UTF-8} sh run"
}

# Waits until the command succeeds on the file screen, for 20 seconds at most.  The screen is painted
# from top to bottom and may be met half done: what is asked of all of it is asked in one command, or
# after the message has been seen, which comes last.
shows() {
    for _ in $(seq 400); do
        tmux -S "$socket" capture-pane -p > screen
        if "$@"; then return 0; fi
        sleep 0.05
    done
    echo "never so: $*"
    cat screen
    return 1
}

# sees PATTERN: waits for a line that matches.
sees() {
    shows grep -q -e "$1" screen
}

# sees_lines N PATTERN: waits until just so many lines match.
sees_lines() {
    shows has_lines "$@"
}

has_lines() {
    [ "$(grep -c -e "$2" screen)" -eq "$1" ]
}

keys() {
    tmux -S "$socket" send-keys "$@"
}

@test "xsudoku-play: screen, the board, the keys, and an end that leaves the terminal as it was" {
    printf '%s mine\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees '^puzzle 1 of 1, 56 cells to fill'
    grep -q '^│  5              │        4     9  │        8     7  │ puzzle 1 of 1$' screen
    grep -q ' mine$' screen
    [ "$(grep -c '^[┌├└]' screen)" -eq 4 ]
    for line in 'arrows, hjkl: move' '1 2 3 4 5 6 7 8 9' 'm     marks: off' 'x 0   erase' 'u r   undo, redo' \
        '. ?   nudge, hint' 'Enter follow it' 'c w   check, watch' 'a     all marks' 'b !   again, solve' \
        'n p   next, prev' 'g z   new, pause' 'i q   keys, quit'; do
        grep -qF " $line" screen
    done
    keys q
    sees '^ended 0'
    sees '^as before'
}

@test "xsudoku-play: screen, the rules of the cell at the cursor are beside the board, where there is room" {
    { printf 'p sudoku plain 9\ncage 21 r1c1 r1c2 r2c1\ncage 8 r1c3 r1c4\narrow r1c1 r2c2 r3c3\nknight\n'
      echo "${PUZZLE//[1-9]/.}"; } > p
    begin 80 26 'xsudoku-play p'
    sees ' cage 21 r1c1 r1c2$'
    sees ' r2c1$'
    sees ' arrow r1c1 r2c2$'
    keys Right Right
    sees ' cage 8 r1c3 r1c4$'
    has_lines 0 'cage 21'
    keys Right Right Right
    sees_lines 0 'cage'
    keys q
    sees '^ended 0'
}

# Whether the screen, of ASCII characters, shows the cages of the puzzle p as they must be: what is between two
# neighbours says whether a box ends there, a cage, or both.  A cage has its number above its first cell.
draws_cages() {
    awk '
        FNR == 1 { file++ }
        file == 1 && $1 == "cage" {
            cages++
            for (i = 3; i <= NF; i++) {
                split(substr($i, 2), at, "c")
                cage[at[1], at[2]] = cages
                if (i == 3) number[at[1], at[2]] = $2
            }
        }
        file == 2 { line[FNR] = $0 }
        # What is at a line and column of the screen, both from 1.
        function seen(row, column) { return substr(line[row], column, 1) }
        function wanted(r, c, r2, c2, box, signs) {
            return substr(signs, 1 + box + 2 * (cage[r, c] != cage[r2, c2]), 1)
        }
        END {
            for (r = 1; r <= 9; r++)
                for (c = 1; c <= 9; c++) {
                    bad += seen(2 * r, 6 * c + 1) != wanted(r, c, r, c + 1, c % 3 == 0, " |:#")
                    bad += seen(2 * r + 1, 6 * c - 1) != wanted(r, c, r + 1, c, r % 3 == 0, " -.=")
                    if ((r, c) in number)
                        bad += substr(line[2 * r - 1], 6 * c - 4, length(number[r, c])) != number[r, c]
                }
            exit bad || cages < 20
        }' p screen
}

@test "xsudoku-play: screen, cages have lines round them and their sums, in 80 columns and 24 rows" {
    for seed in 1 2 3; do
        xsudoku-gen --killer -s $seed > p
        LOCALE=C begin 80 24 'xsudoku-play p'
        shows draws_cages
        # Cells as large as they can be have room for all marks, and none for cages.
        keys v
        sees '^large cells'
        has_lines 4 '^[+]-----------------[+]'
        keys v
        shows draws_cages
        tmux -S "$socket" kill-server
    done
    # In a window that is too narrow they are told beside the board only.
    LOCALE=C begin 44 20 'xsudoku-play p'
    sees_lines 4 '^[+]-------[+]-------[+]-------[+] '
}

# What sudoku(5) says that pictures have, in the characters that xsudoku-play(1) names.
@test "xsudoku-play: screen, rules are drawn through cells, between them and outside" {
    cat > p << 'END'
p sudoku plain 9
arrow r1c1 r1c2 r1c3
thermo r2c1 r2c2 r3c2
slow r3c4 r3c5
even r4c1
odd r4c2 r4c3
index 7 r4c1-r4c9
index 6 r1c1-r9c1
index 9 r1c7-r3c9
consecutive r5c1 r5c2
ratio 2 r5c2 r5c3
difference 4 r5c3 r6c3
less r7c1 r7c2
less r8c1 r7c1
sum 10 r8c4 r8c5
sum 5 r8c7 r9c7
sum 12 r9c8 r9c9
different r6c8 r7c9
different r7c8 r6c9
sum 20 r1c2 r2c3 r3c4 r4c5 r5c6 r6c7 r7c8 r8c9
END
    echo 1................................................................................ >> p
    begin 80 24 'xsudoku-play p'
    sees 'puzzle 1 of 1'
    # The board has the row of the little killer above it.
    for line in '1:20↘ ' '3:│ (1)───────→  ·  │' '5:│ (═)════╗     ·  │' '7:│  ·     ║     ·  │ (─)─────     ·  │' \
        '9:│ \[·]   (·)   (·) │.*│ <·> ' '13:│ ^·v ' '7:  {·} │ arrows' '11:│  ·  ○  ·  ●  ·  │' '12:│              4  │' '15:│  ·  <  ·     ·  │  ·     · ' \
        '16:│  v  ' '17:│  ·     ·     ·  │  ·  X  ·     ·  │' '18:│  V  ' '19: ·  12 ·  │' '14:─────╳─────┤'; do
        sed -n "${line%%:*}p" screen | grep -q -e "${line#*:}" || {
            echo "$line"
            cat screen
            return 1
        }
    done
}

@test "xsudoku-play: screen, clues outside the grid stand before their lines" {
    xsudoku-gen --sandwich -s 3 > p
    begin 80 24 'xsudoku-play p'
    sees 'puzzle 1 of 1'
    # Of columns above the board, of rows beside it.
    awk '$1 == "sandwich" && $3 ~ /^r1c[1-9]-r9c/ { print $2 }' p > down
    awk '$1 == "sandwich" && $3 ~ /c1-r[1-9]c9$/ { print $2 }' p > across
    sed -n 1p screen | cut -c1-58 | grep -o '[0-9]*' | cmp - down
    sed -n 's/^ *\([0-9]*\)│.*/\1/p' screen | grep . | cmp - across
}

@test "xsudoku-play: screen, in Chinese each character has its two columns" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play --language zh p'
    sees '^第 1 题，共 1 题，还剩 56 格$'
    # Beside the board, whose lines end in the same column, everything begins in the same one.
    for line in '标准 9x9' '第 1/1 题' '空 56' '方向键、hjkl：移动' '1 2 3 4 5 6 7 8 9' 'm     笔记：关' 'x 0   擦除' \
        'u r   撤销、重做' '. ?   提醒、提示' 'Enter 照提示做' 'c w   检查、随时' 'a     全部笔记' 'b !   重来、填解' \
        'n p   下题、上题' 'g z   新题、暂停' 'i q   按键表、退出'; do
        grep -qE "^[┌│├└].{53}[┐│┤┘] ${line//[.?]/.}\$" screen
    done
    keys m 5
    sees '^r1c2 笔记 5$'
    keys '!'
    sees '^已填入答案；撤销可以恢复$'
    keys q
    sees '^ended 0'
    # In the smallest window a message goes on in a second row, and no character is cut in two.
    begin 44 20 'xsudoku-play --language zh p'
    shows has_all_of '第 1 题，共 1 题，完成，用时 0:0[0-9]；b 重来，q 结束，xsudoku-play FILE 玩别的题目'
    grep -qE '^.{25} i q   按键表、退出$' screen
}

# has_all_of PATTERN: whether the last two rows are the message, which may be broken anywhere.
has_all_of() {
    tail -n 2 screen | tr -d ' \n' | grep -qxE "$(tr -d ' ' <<< "$1")"
}

@test "xsudoku-play: screen, digits, marks, conflicts, undo and redo" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    # The cursor is at the first blank cell.
    keys m 1 2 6 7
    sees '^│  5   12         │'
    sees '^│      67         │'
    sees 'r1c2 marks 1267'
    keys m 5
    sees 'r1c2=5, conflict: 5 is in row 1 already, at r1c1'
    sees '^│  5!    5!       │'
    sees 'open 55, clash 3'
    keys u
    sees '^│  5   12         │'
    keys r
    sees '^│  5!    5!       │'
    keys x
    sees 'r1c2 is blank'
    keys Left 7
    sees 'r1c1 is a clue'
    keys j l l k 3
    sees 'r1c3=3'
    keys b
    sees 'back to the clues'
    sees 'open 56$'
}

@test "xsudoku-play: screen, check, hint and solution are those of the other tools" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    keys 3 c
    sees '^0 right, 1 wrong, 55 open'
    sees '^│  5     3x       │'
    keys '?'
    sees '^r1c2 is wrong: clear it first'
    keys x '?'
    sees "^$(xsudoku-step -n 1 p | sed -n 's/^1 //p')"
    keys Enter
    sees '^r1c4=3'
    keys c
    sees '^1 right, 0 wrong, 55 open'
    sees '3+'
    keys '!'
    sees '^solved; undo takes it back'
    xsudoku-step -q p | grep -v '^[p#]' > solution
    awk '/^│/ { sub(/│ [^│]*$/, ""); gsub(/[^1-9]/, ""); if (length($0) == 9) print }' screen | cmp - solution
    keys u
    sees 'open 55$'
}

@test "xsudoku-play: screen, descriptors above those that select takes" {
    printf '%s\n' "$PUZZLE" > p
    cat > crowded << 'END'
ulimit -n 1200 2> /dev/null || echo few
for ((fd = 3; fd < 1100; fd++)); do eval "exec $fd< /dev/null"; done
xsudoku-play p
END
    begin 80 24 'bash -c "$(cat crowded)"'
    sees 'cells to fill\|^few'
    ! grep -q '^few' screen || skip "needs 1200 descriptors"
    keys '!'
    sees '^solved; undo takes it back'
    tmux -S "$socket" resize-window -x 120 -y 50
    sees '^├───────────────────────┼'
    keys q
    sees '^ended 0'
}

@test "xsudoku-play: screen, puzzles through a pipe, keys from the terminal, and all shapes" {
    xsudoku-gen -V windoku -n 2 -s 4 -1 > a
    xsudoku-gen -V plain -B 4x4 -s 4 > b
    begin 80 24 'cat a b | xsudoku-play'
    sees ' windoku 9x9'
    keys p
    sees '^this is the first puzzle'
    keys n
    sees ' puzzle 2 of 3'
    keys n
    sees ' plain 16x16'
    sees_lines 21 '^[│┌├└]'
    keys G
    sees '=G'
    keys x n
    sees '^this is the last puzzle'
    keys q
    sees '^ended 0'
}

@test "xsudoku-play: screen, a high board scrolls with the cursor" {
    xsudoku-gen -V latin -B 1x25 -s 4 -h 5 > p
    begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    grep -q ' latin 25x25' screen
    grep -q '^┌' screen
    run grep -q '^└' screen
    [ "$status" -eq 1 ]
    sees ' r9c1$'
    keys k k k k k k k k k k k
    sees '^└'
    keys j j j j j j
    sees '^┌'
}

@test "xsudoku-play: screen, in a narrow window the list of keys has two pages, and nothing is cut" {
    xsudoku-gen -V plain -B 2x2 -s 3 > p
    begin 32 20 'xsudoku-play p'
    sees 'plain 4x4'
    keys i
    sees '^  compare with the solution$'
    keys x
    sees '^  this list; any key ends it$'
    has_lines 0 'compare'
    tmux -S "$socket" resize-window -x 44 -y 20
    sees '^c                 compare with the solution$'
    keys x
    sees 'plain 4x4'
}

@test "xsudoku-play: screen, too small is told, and a larger one is used at once" {
    xsudoku-gen -V plain -s 4 > p
    begin 40 12 'xsudoku-play p'
    sees 'needs 44 columns'
    sees '^and 20 rows'
    tmux -S "$socket" resize-window -x 44 -y 20
    sees '^│ . . .'
    tmux -S "$socket" resize-window -x 120 -y 50
    sees '^├───────────────────────┼'
    tmux -S "$socket" resize-window -x 80 -y 40
    sees '^├─────────────────┼'
    sees_lines 27 '^│'
    tmux -S "$socket" resize-window -x 20 -y 5
    sees '^and 20 rows'
    keys q
    sees '^ended 0'
}

@test "xsudoku-play: screen, ASCII where the locale has no UTF-8" {
    xsudoku-gen -V x -s 4 > p
    LOCALE=C begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    has_lines 4 '^+-----------------+-----------------+-----------------+'
    has_lines 18 '^|.*|.*|.*|'
    tmux -S "$socket" capture-pane -p -e > screen
    grep -q $'\033\[[0-9;]*4[0-8]' screen
}

@test "xsudoku-play: screen, NO_COLOR and --color=never shade by characters" {
    xsudoku-gen -V x -s 4 > p
    begin 80 24 'NO_COLOR=1 xsudoku-play p'
    sees 'cells to fill'
    grep -q '^│.*: ' screen
    tmux -S "$socket" capture-pane -p -e > screen
    run grep -q $'\033\[[0-9;]*[34][0-8][;m]' screen
    [ "$status" -eq 1 ]
    tmux -S "$socket" kill-server
    begin 80 24 'xsudoku-play p --color=always'
    sees 'cells to fill'
    run grep -q '^│.*:.*│.*│.*│' screen
    [ "$status" -eq 1 ]
    tmux -S "$socket" capture-pane -p -e > screen
    grep -q $'\033\[[0-9;]*4[0-8]' screen
}

@test "xsudoku-play: screen, of eight colours the cursor has two that no other cell has, on black and on white" {
    printf 'p sudoku x 9\n%081d\n' 0 > p
    begin 80 24 'TERM=screen xsudoku-play p'
    sees ' r1c1$'
    tmux -S "$socket" capture-pane -p -e > screen
    awk '
        { sub(/^[^m]*m/, "") }
        NR == 2 {
            # The second line of the screen is the first of the board; the cursor is on its first cell.
            while (match($0, /\033\[[0-9;]*m/)) {
                codes = substr($0, RSTART + 2, RLENGTH - 3)
                if (codes ~ /(^|;)(7)(;|$)/) reversed++
                if (codes ~ /(^|;)(40|47|107)(;|$)/) other++
                $0 = substr($0, RSTART + RLENGTH)
            }
        }
        END { exit !(reversed >= 1 && !other) }' screen
}

@test "xsudoku-play: screen, the smallest has every line of the list of keys" {
    printf '%s\n' "$PUZZLE" > p
    begin 44 20 'xsudoku-play p'
    sees 'cells to fill'
    for key in 'move' '1 2 3 4 5 6 7 8 9' 'marks' 'erase' 'undo' 'nudge' 'hint' 'follow' 'check' 'solve' 'again' 'next' 'new, pause' 'keys, quit'; do
        grep -q " $key\|[a-z?!0-9] *$key\|, $key" screen || {
            echo "no $key"
            cat screen
            return 1
        }
    done
}

# Every cell but r2c3, where the cursor is, is shaded as a cell of these houses must be.
shaded_for() {
    sed 's/│/|/g' screen | awk -v variant="$1" '
        function window(r, c) {
            if ((r - 1) % 4 == 0 || (c - 1) % 4 == 0) return 0
            if (variant == "percent" && (r < 5) != (c < 5)) return 0
            return variant == "windoku" || variant == "percent" ? 1 + int(r / 5) * 2 + int(c / 5) : 0
        }
        function falls(r, c) { return variant == "x" && r == c }
        function rises(r, c) { return (variant == "x" || variant == "percent") && r + c == 10 }
        /^\|/ && ++line % 2 == 0 {
            r = line / 2
            for (c = 1; c <= 9; c++) {
                if (r == 2 && c == 3) continue
                peer = r == 2 || c == 3 || (r < 4 && c < 4) || (window(2, 3) && window(r, c) == window(2, 3))
                extra = window(r, c) || falls(r, c) || rises(r, c)
                wanted = extra ? ":   :" : peer ? "\047   \047" : "     "
                cells++
                if (substr($0, 2 + (c - 1) * 6, 5) != wanted) bad++
            }
        }
        END { exit bad || cells != 80 }'
}

@test "xsudoku-play: screen, cells that see the cursor and the houses of the variant are shaded, and no others" {
    for variant in plain x percent windoku; do
        printf 'p sudoku %s 9\n%081d\n' $variant 0 > p
        begin 80 24 'NO_COLOR=1 xsudoku-play p'
        sees ' r1c1$'
        keys Right Right Down
        sees ' r2c3$'
        shows shaded_for $variant
        tmux -S "$socket" kill-server
    done
}

@test "xsudoku-play: screen, signals end it with the terminal as it was, and stop it until it goes on" {
    xsudoku-gen -V plain -s 4 > p
    for signal in INT TERM HUP QUIT; do
        begin 80 24 "sh -c 'echo \$\$ > pid; exec xsudoku-play p'"
        sees 'cells to fill'
        kill -$signal "$(cat pid)"
        sees "^ended $((128 + $(kill -l $signal)))"
        sees '^as before'
        tmux -S "$socket" kill-server
    done
    begin 80 24 'bash -i'
    keys 'PS1=ready-; stty -a > before' Enter
    sees '^ready-'
    keys 'xsudoku-play p' Enter
    sees 'cells to fill'
    keys C-z
    sees 'Stopped'
    keys 'stty -a | cmp - before && echo as before' Enter
    sees '^as before'
    keys fg Enter
    sees ' plain 9x9'
    keys q
    sees '^ready-$'
}

# press COLUMN ROW: what a terminal sends of the first button of its mouse, in the form of mode 1006, or for OLD=1 in
# the one of before; columns and rows count from 1.
press() {
    if [ -n "${OLD:-}" ]; then
        tmux -S "$socket" send-keys -H 1b 5b 4d 20 "$(printf %x $(($1 + 32)))" "$(printf %x $(($2 + 32)))"
    else
        keys -l "$(printf '\033[<0;%d;%dM\033[<0;%d;%dm' "$1" "$2" "$1" "$2")"
    fi
}

# press_at TEXT: where it begins on the screen, which has ASCII characters only.
press_at() {
    # shellcheck disable=SC2046 # two numbers
    press $(awk -v text="$1" 'at = index($0, text) { print at, NR; exit }' screen)
}

@test "xsudoku-play: screen, the mouse chooses cells, digits and keys" {
    printf '%s\n' "$PUZZLE" > p
    for OLD in '' 1; do
        LOCALE=C begin 80 24 'xsudoku-play --save never p'
        sees ' r1c2$'
        # The terminal is asked for both forms.
        [ "$(tmux -S "$socket" display-message -p '#{mouse_standard_flag}#{mouse_sgr_flag}')" = 11 ]
        # A cell has six columns and two lines here; both lines of it are the cell.
        press 27 4
        sees ' r2c5$'
        press 24 3
        sees ' r1c4$'
        press 27 5
        sees ' r2c5$'
        press 21 2
        sees ' r1c4$'
        press_at '2 3 4'
        sees '^r1c4=2'
        press_at 'undo, redo'
        sees '^undone: r1c4 is blank'
        press_at 'redo'
        sees '^redone: r1c4=2'
        press_at 'marks: off'
        sees 'marks: on'
        # A border and empty places do nothing.
        press 1 1
        press 75 24
        press_at 'quit'
        sees '^ended 0'
        sees '^as before'
        [ "$(tmux -S "$socket" display-message -p '#{mouse_standard_flag}#{mouse_sgr_flag}')" = 00 ]
        tmux -S "$socket" kill-server
    done
}

@test "xsudoku-play: screen, the list of keys has all that the page tells of, and hides the board" {
    printf '%s\n' "$PUZZLE" > p
    begin 44 20 'xsudoku-play p'
    sees 'cells to fill'
    keys i
    sees '^i F1 '
    sed -n '/^.Ss Playing on the screen/,/^.El/s/^.It \(arrows, \)*Cm //p' "$ROOT/man/xsudoku-play.1" |
        sed 's/Delete//; s/No space//; s/No to Cm//g; s/\\&//; s/,/ /g' | tr -s ' ' '\n' | grep . |
        grep -vx 'No\|F1' > pressed
    [ "$(wc -l < pressed)" -ge 25 ]
    cut -c1-18 screen | sed 's/-/ /g; s/,//g' | tr -s ' ' '\n' > listed
    while read -r key; do
        grep -qxF -e "$key" listed || {
            echo "no $key"
            return 1
        }
    done < pressed
    keys x
    sees '^puzzle 1 of 1'
    has_lines 0 '^i F1'
}

# stood_still SECONDS: whether the time noted is shorter by so much than the time since start.
stood_still() {
    local played
    played=$(sed -n 's/^# time //p' state/xsudoku-play/last)
    [ "$played" -le $(($(date +%s) - start + 1 - $1)) ]
}

@test "xsudoku-play: screen, a pause hides the board and stops the time" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    start=$(date +%s)
    keys 2
    sees '^r1c2=2'
    keys z
    sees 'paused; any key goes on'
    [ "$(grep -c '[│0-9]' screen)" -eq 0 ]
    sleep 4
    keys x
    sees '^the time goes on'
    # The key was for the pause only.
    keys q
    sees '^ended 0'
    grep -q '^# done 1' state/xsudoku-play/last
    stood_still 4
}

@test "xsudoku-play: a new puzzle is of the same kind and as difficult, and comes last of all" {
    while read -r options; do
        # shellcheck disable=SC2086 # words
        xsudoku-gen $options -s 5 > p
        answers "$(printf 'new\nsave q\nshow')" p > said
        [[ "$(head -n 1 said)" =~ ^puzzle\ 2\ of\ 2,\ [0-9]+\ cells\ to\ fill$ ]]
        tail -n 1 said | grep -q '^puzzle 2 of 2,'
        # The header, the kinds of rules, the word of the rating; and another puzzle, with one solution.
        for file in p q; do
            { grep '^p' $file; grep -o '^[a-z]* ' $file | sort -u; xsudoku-step -r $file | cut -d' ' -f1; } > $file.like
        done
        cmp p.like q.like
        ! cmp -s p q || return 1
        [ "$(sudokucheck q | grep -c 'clues, one solution')" -eq 1 ]
        rm q
    done << 'END'
-V x -d medium
--jigsaw -d hard
--thermo
-B 2x3
END
    # On the screen it is there to go back from.
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    keys g
    sees '^puzzle 2 of 2,'
    keys p
    sees '^puzzle 1 of 2, 56 cells to fill'
    keys n q
    sees '^ended 0'
    # Without the program it is said that there is none.
    mkdir empty
    ln -s "$(command -v xsudoku-play)" empty/
    [ "$(echo new | PATH=empty xsudoku-play -l p | tail -1)" = 'no new puzzle: there is no xsudoku-gen beside this program or on PATH' ]
}

@test "xsudoku-play: screen, time stands still while it is stopped" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'bash -i'
    keys 'PS1=ready-' Enter
    sees '^ready-'
    start=$(date +%s)
    keys 'xsudoku-play p' Enter
    sees 'cells to fill'
    keys 2
    sees '^r1c2=2'
    keys C-z
    sees 'Stopped'
    keys 'sleep 4; echo slept' Enter
    sees '^slept'
    keys fg Enter
    sees ' plain 9x9'
    keys 3
    sees '^r1c2=3'
    keys q
    sees '^ready-$'
    grep -q '^# done 2' state/xsudoku-play/last
    stood_still 4
}

@test "xsudoku-play: screen, keys that a terminal sends as sequences, and those that mean nothing" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees ' r1c2$'
    keys End
    sees ' r1c9$'
    keys Right
    sees ' r1c1$'
    keys Up
    sees ' r9c1$'
    keys Left
    sees ' r9c9$'
    keys Down Home Right
    sees ' r1c2$'
    keys 2
    sees '^r1c2=2'
    keys DC
    sees '^r1c2 is blank'
    keys F5 Escape
    keys y
    sees '^this key does nothing'
    keys Escape 4
    sees '^r1c2=4'
    keys BSpace
    sees '^r1c2 is blank'
    keys C
    sees '^this key does nothing'
    keys C-c
    sees '^ended 130'
    sees '^as before'
}

@test "xsudoku-play: screen, marks go where the cursor is, not where a hint was" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees ' r1c2$'
    # The hint is for a cell of the first row, and the cursor goes there.
    keys '?'
    sees ' r1c[3-9]$'
    grep -q "$(grep -o 'r1c[3-9]$' screen)=" screen
    keys Home Up
    sees ' r9c1$'
    keys m
    sees 'marks: on'
    grep -q ' r9c1$' screen
    keys 2
    sees '^r9c1 marks 2'
}

@test "xsudoku-play -l: on a terminal the end of input leaves the line of the prompt" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play -l p'
    sees '^>'
    grep -q '^help lists the commands' screen
    keys C-d
    sees '^ended 0'
    sees '^as before'
}

@test "xsudoku-play: screen, a terminal that goes away ends it" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 "sh -c 'echo \$\$ > pid; exec xsudoku-play p'"
    sees 'cells to fill'
    tmux -S "$socket" kill-server
    for _ in $(seq 400); do
        kill -0 "$(cat pid)" 2> /dev/null || break
        sleep 0.05
    done
    run kill -0 "$(cat pid)"
    [ "$status" -ne 0 ]
}

@test "xsudoku-play: screen, without a solver one plays on" {
    printf '%s\n' "$PUZZLE" > p
    mkdir lone
    cp "$BIN/xsudoku-play" lone
    begin 80 24 'PATH=/bin:/usr/bin lone/xsudoku-play p'
    sees 'cells to fill'
    keys c
    sees '^cannot check: there is no sudoku2cnf'
    keys 2
    sees '^r1c2=2'
    keys '?'
    sees '^naked-single'
}

@test "xsudoku-play: screen, puzzles with several solutions or none are named at the start" {
    printf '12..\n....\n....\n....\n' > several
    printf '12..\n..3.\n...4\n....\n' > none
    begin 80 24 'xsudoku-play several none'
    sees '^this puzzle has several solutions'
    keys n
    sees '^this puzzle has no solution'
    keys '!'
    sees '^this puzzle has no solution'
    keys q
    sees '^ended 0'
}

@test "xsudoku-play: without a terminal it says so, on a dumb one it plays in lines" {
    command -v setsid > /dev/null || skip "needs setsid"
    printf '%s\n' "$PUZZLE" > p
    run_sh 'TERM=xterm setsid -w xsudoku-play p < /dev/null'
    [ "$status" -eq 2 ]
    [[ "$stderr" = 'xsudoku-play: there is no terminal ('*'); -l plays in lines' ]]
    prints 'puzzle 1 of 1, 56 cells to fill
r1c2=2' 'echo set 1 2 2 | TERM=dumb xsudoku-play p'
    run_sh 'cat p | setsid -w xsudoku-play -l'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'xsudoku-play: puzzles came from standard input, and there is no terminal for commands' ]
}

@test "xsudoku-play: games are kept and gone on with, all their moves" {
    xsudoku-gen -n 2 -s 1 -1 > a
    sed -n '3s/ .*//p' a > second
    blank=$(awk '{ print index($0, ".") }' second)
    run_sh "printf '%s\n' next 'mark 1 $blank 3' 'mark 1 $blank 4' 'set 1 $blank 2' undo | xsudoku-play -l --save always a"
    [ "$status" -eq 0 ]
    printf '%s\n' next redo undo undo undo undo | xsudoku-play -l --save always a > said
    grep -q '^puzzle 2 of 2, [0-9]* cells to fill, resumed$' said
    [ "$(tail -5 said | sed 's/,.*//')" = "redone: r1c$blank=2
undone: r1c$blank marks 34
undone: r1c$blank marks 3
undone: r1c$blank is blank
nothing to undo" ]
    # One file, all puzzles and a link: nothing half-written stays behind, and nothing is kept of the
    # first one.
    [ "$(find state/xsudoku-play -type f | wc -l)" -eq 2 ]
    [ "$(find state/xsudoku-play | wc -l)" -eq 4 ]
    # It is a grid with the clues.
    [ "$(grep -v '^[p#]' state/xsudoku-play/last)" = "$(cat second)" ]
    sudoku2cnf state/xsudoku-play/last | dpll -q | grep -qx 's 1'
    # -r needs no file, -f begins anew.
    printf '%s\n' redo | xsudoku-play -l --save always -r | tail -1 | grep -q "^redone: r1c$blank marks 3"
    printf '%s\n' undo | xsudoku-play -l --save always -f a | tail -1 | grep -q '^nothing to undo'
    fails_with 64 'xsudoku-play: option -r goes without files (see xsudoku-play --help)' 'xsudoku-play -r a'
}

@test "xsudoku-play: a game that is gone on with is still one of several, from a file or a pipe" {
    xsudoku-gen -n 3 -s 1 -1 > a
    blank=$(sed -n 3p a | awk '{ print index($1, ".") }')
    printf '%s\n' next "mark 1 $blank 3" | xsudoku-play -l --save always a
    rm a
    printf '%s\n' prev next next | xsudoku-play -l --save always -r > said
    [ "$(sed 's/,.*//' said)" = "puzzle 2 of 3
puzzle 1 of 3
puzzle 2 of 3
puzzle 3 of 3" ]
    grep -q '^puzzle 2 of 3, .*, resumed$' said
    xsudoku-play -l -r --begin 3 < /dev/null | grep -q '^puzzle 3 of 3,'
    # A game of one puzzle has no others.
    printf '%s\n' "$PUZZLE" > p
    echo 'mark 1 2 3' | xsudoku-play -l --save always p
    xsudoku-play -l -r < /dev/null | grep -q '^puzzle 1 of 1, '
}

@test "xsudoku-play: lines, a game that is solved says how to go on, when it is and when it is found again" {
    xsudoku-gen -V plain -n 2 -s 1 -1 > p
    # Every step of both puzzles, and then back to the first one.
    moves=$(for _ in $(seq 81); do printf 'hint\napply\n'; done)
    printf '%s\n' "$moves" next "$moves" prev | xsudoku-play -l --save always p > said
    [ "$(grep -c ', solved in ' said)" -eq 3 ]
    grep -qx 'r.c.=., solved in .*; next goes to the next puzzle, restart begins again, quit ends' said
    grep -qx 'r.c.=., solved in .*; restart begins again, quit ends, xsudoku-play FILE plays other puzzles' said
    tail -n 1 said | grep -qx 'puzzle 1 of 2, solved in .*; next goes to .*'
    printf '%s\n' restart | xsudoku-play -l --save always -r > said
    head -n 1 said | grep -qx 'puzzle 2 of 2, solved in .*; restart begins again, .*'
    tail -n 1 said | grep -q '^back to the clues'
}

@test "xsudoku-play: screen, without arguments a game that is solved says how to go on" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    keys '!'
    sees '^solved; '
    keys q
    sees '^ended 0'
    begin 80 24 'xsudoku-play'
    sees '^puzzle 1 of 1, solved in .*; b begins again, q ends'
    grep -q 'xsudoku-play FILE plays other puzzles' <(tail -n 2 screen | xargs)
    keys b
    sees ' open 56$'
    keys q
    sees '^ended 0'
}

@test "xsudoku-play: games of commands from a file are not kept unless asked for" {
    printf '%s\n' "$PUZZLE" > p
    echo 'set 1 2 2' | xsudoku-play -l p
    echo 'set 1 2 2' | xsudoku-play -l --save never p
    [ ! -e state ]
    fails_with 2 'xsudoku-play: there is no game to go on with: name a file of puzzles, or pipe them in, as in xsudoku-gen | xsudoku-play' \
        'xsudoku-play -l -r'
    # A folder that cannot be made is told, once.
    echo > state
    printf '%s\n' 'set 1 2 2' 'set 1 2 3' | xsudoku-play -l --save always p > said
    [ "$(grep -c '^games are not kept: cannot make ' said)" -eq 1 ]
    [ "$(tail -1 said)" = 'r1c2=3' ]
    # Without XDG_STATE_HOME it is in the home folder.
    echo 'set 1 2 2' | env -u XDG_STATE_HOME HOME="$PWD/home" xsudoku-play -l --save always p
    [ -e home/.local/state/xsudoku-play/last ]
}

@test "xsudoku-play: a kept game that is damaged is left alone" {
    printf '%s\n' "$PUZZLE" > p
    printf '%s\n' 'set 1 2 2' 'mark 1 3 1' | xsudoku-play -l --save always p > said
    game=state/xsudoku-play/$(readlink state/xsudoku-play/last)
    cp "$game" whole
    damaged() { # SED: the game is not gone on with after this change
        sed "$1" whole > "$game"
        run cmp -s "$game" whole
        [ "$status" -eq 1 ]
        [ "$(: | xsudoku-play -l --save always p)" = 'puzzle 1 of 1, 56 cells to fill' ]
    }
    damaged '$d'
    damaged '5d'
    damaged 's/^# move 1 0 2/# move 0 0 2/'
    damaged 's/^# move 1 0 2/# move 1 0 12/'
    damaged 's/^# move 1 0 2/# move 1 3 2/'
    damaged 's/^# move 1 /# move 81 /'
    damaged 's/^# move 2 0 0 0 1 0/# move 2 0 0 0 200 0/'
    damaged 's/^# move 1 0 2 0 0 0/# move 1 0 2 0 0 1/'
    damaged 's/^# done 2/# done 3/'
    damaged 's/^5/./'
    damaged '1s/plain/latin/'
    damaged 's/^# time.*/# time/'
    cp whole "$game"
    [ "$(: | xsudoku-play -l --save always p)" = 'puzzle 1 of 1, 55 cells to fill, resumed' ]
}

@test "xsudoku-play: screen, a game is kept when it is left in any way, and the time with it" {
    printf '%s\n' "$PUZZLE" > p
    begin 80 24 'xsudoku-play p'
    sees 'cells to fill'
    keys 2
    sees '^r1c2=2'
    sees ' time 0:00:\(0[2-9]\|[1-5][0-9]\)'
    keys q
    sees '^ended 0'
    grep -q '^# time \([2-9]\|[1-9][0-9]\)' state/xsudoku-play/last
    begin 80 24 "sh -c 'echo \$\$ > pid; exec xsudoku-play p'"
    sees '55 cells to fill, resumed'
    sees ' time 0:00:\(0[2-9]\|[1-5][0-9]\)'
    keys u r 3
    sees '^r1c2=3'
    kill -HUP "$(cat pid)"
    sees '^ended 129'
    begin 80 24 "sh -c 'echo \$\$ > pid; exec xsudoku-play -r'"
    sees '55 cells to fill, resumed'
    sees '^│  5     3 '
    keys u
    sees '^undone: r1c2=2'
    for _ in $(seq 200); do
        if grep -q '^# done 1' state/xsudoku-play/last; then break; fi
        sleep 0.05
    done
    kill -KILL "$(cat pid)"
    [ "$(echo undo | xsudoku-play -l --save always p | tail -1)" = 'undone: r1c2 is blank' ]
}

@test "xsudoku-play: memory that runs out anywhere is reported" {
    need_debug
    printf '12..\n....\n....\n...3\n' > g
    printf '%s\n' 'set 1 3 3' 'mark 1 4 4' hint 'save out' > commands
    # Each time without the game that the last one kept.
    short_of_memory 10 'xsudoku-play -l --save always "$(rm -rf state; echo g)" < commands'
}

@test "xsudoku-play: screen, memory that runs out leaves the terminal as it was" {
    need_debug
    printf '12..\n....\n....\n...3\n' > g
    begin 80 24 'n=1; while XSAT_FAIL_ALLOC=$n xsudoku-play g 2> error; [ $? -eq 2 ]; do
        grep -vx "xsudoku-play: out of memory" error; stty -a | cmp - before; n=$((n + 1)); done > odd; echo $n > count'
    for _ in $(seq 400); do
        keys q
        if [ -s count ]; then break; fi
        sleep 0.05
    done
    # A key too many is echoed in front of it.
    sees 'as before$'
    [ "$(cat count)" -gt 15 ]
    [ ! -s odd ]
}
