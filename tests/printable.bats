#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What comes from outside, such as file names and labels, is safe to print wherever people read it.

load helper

PUZZLE=5...49.878..1.6...4.68...2..5...7..8.8..6...1...2...96.1............2..9..7......
ODD=$'a\e[31m\nb\x7f'
SHOWN='a\x1B[31m\x0Ab\x7F'

# Whether the standard input has nothing but printable ASCII, and newlines.
is_plain() {
    ! LC_ALL=C grep -q '[^ -~]'
}

@test "printable: a file name that cannot be opened is shown as it is safe, by every tool" {
    for command in cnfcheck cnf2graph dpll resextend resverify dpll-tree sudoku2cnf res2sudoku xsudoku-step 'xsudoku-play -l' sudoku2html sudoku2svg sudokucat sudokucheck; do
        run_sh "$command '$ODD'"
        [ "$status" -eq 2 ]
        [ "$stderr" = "${command%% *}: cannot open $SHOWN: No such file or directory" ]
    done
    run_sh "dpll-rate -n 1 -c '-b moms' -f tsv \$'a\\e[31m\\nb\\x7f'"
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll-rate: cannot read $SHOWN: No such file or directory" ]
    [ "${lines[1]}" = "$SHOWN"$'\t-\t-\t-\terror\t-\t-\t-' ]
}

@test "printable: so is one before a place, and one that cannot be written" {
    printf 'p cnf 1 2\n1 0\ny' > "$ODD"
    fails_with 2 "cnfcheck: $SHOWN:3:1: expected a literal or 0, found 'y'" "cnfcheck '$ODD'"
    printf 'p cnf 1 2\n1 0\n' > "$ODD"
    run_sh "cnfcheck '$ODD'"
    [ "$stderr" = "cnfcheck: $SHOWN:1:9: warning: the header declares 2 clauses, found 1" ]
    fails_with 2 "dpll: cannot create $SHOWN/proof: Not a directory" "dpll -p '$ODD/proof' '$ODD'"
    printf 's 0\n' > res
    run_sh "resverify '$ODD' res res"
    [ "$status" -eq 64 ]
    : > res
    run_sh "resverify '$ODD' res"
    [ "$stderr" = "resverify: $SHOWN:1:9: warning: the header declares 2 clauses, found 1
resverify: res:1:1: expected a line 's ANSWER', found the end of the input" ]
    fails_with 2 "dpll-rate: cannot create $SHOWN/t.svg" "dpll-rate --svg '$ODD/t.svg' '$ODD'"
}

@test "printable: letters in UTF-8 stay, invisible characters and broken bytes do not" {
    fails_with 2 'dpll: cannot open Übung 数独 🙂 é: No such file or directory' \
        "dpll 'Übung 数独 🙂 é'"
    # C1 controls, marks and overrides of direction, no width, line separator, byte order mark.
    fails_with 2 'dpll: cannot open \xC2\x9B31m \xC2\x85 \xE2\x80\xAE \xE2\x81\xA6 \xE2\x80\x8B \xE2\x80\xA8 \xEF\xBB\xBF \xF3\xA0\x80\x81: No such file or directory' \
        "dpll \$'\\xc2\\x9b31m \\xc2\\x85 \\xe2\\x80\\xae \\xe2\\x81\\xa6 \\xe2\\x80\\x8b \\xe2\\x80\\xa8 \\xef\\xbb\\xbf \\xf3\\xa0\\x80\\x81'"
    # Bytes of another encoding, an overlong form, a surrogate, a number above the last, a cut one.
    fails_with 2 'dpll: cannot open \xFCb \x9B1m \xC0\xAF \xED\xA0\x80 \xF4\x90\x80\x80 \xE6\x95: No such file or directory' \
        "dpll \$'\\xfcb \\x9b1m \\xc0\\xaf \\xed\\xa0\\x80 \\xf4\\x90\\x80\\x80 \\xe6\\x95'"
}

@test "printable: a long name is cut and stays on one line" {
    run_sh "dpll \$(printf '\\033%.0s' \$(seq 3000))"
    [ "$status" -eq 2 ]
    [ "$(wc -l <<< "$stderr")" -eq 1 ]
    is_plain <<< "$stderr"
}

@test "printable: arguments of options are shown as they are safe" {
    fails_with 64 "dpll: option -t needs a number of seconds from 0.001 to 100000000, found '\\x1B[1m\\xC3\\x9C' (see dpll --help)" \
        "dpll -t \$'\\e[1mÜ'"
    fails_with 64 "dpll-rate: option -n needs a whole number from 1 to 1000, found '\\x1B[1m' (see dpll-rate --help)" \
        "dpll-rate -n \$'\\e[1m'"
    fails_with 64 'dpll-rate: option -b needs a single line (see dpll-rate --help)' "dpll-rate -b \$'-b first\\nx'"
    run_sh "dpll-rate -c \$'-b \\e[1m' x"
    is_plain <<< "$output"
    run_sh "dpll-rate -b \$'-b \\e[1m' --help"
    is_plain <<< "$output"
}

@test "printable: a newline in a file's name makes no second row in the table of dpll-rate" {
    printf 'p cnf 1 1\n1 0\n' > $'x\nfile fake.cnf\nrun 0 0 1'
    run_sh "dpll-rate -n 1 -c '-b moms' -f tsv --svg t.svg x*"
    [ "$status" -eq 0 ]
    [ "${#lines[@]}" -eq 3 ]
    [ "$(cut -f 1-5 <<< "${lines[1]}")" = 'x\x0Afile fake.cnf\x0Arun 0 0 1'$'\t1\t1\t1.000\tsat' ]
    [[ "${lines[2]}" = '# 1 file, base solved 1, compared solved 1,'* ]]
    grep -qF '<title>x\x0Afile fake.cnf\x0Arun 0 0 1: base ' t.svg
}

@test "printable: labels are shown as they are safe by xsudoku-step, in every form" {
    printf '%s \e]0;owned\a \xc2\x9b31m \xe2\x80\xae Ü\n' "$PUZZLE" > p
    label='\x1B]0;owned\x07 \xC2\x9B31m \xE2\x80\xAE Ü'
    run_sh 'xsudoku-step p'
    [ "${lines[0]}" = "# puzzle 1, line 1: $label" ]
    run_sh 'xsudoku-step -q -1 p'
    [[ "$output" = *" $label # solution, "* ]]
    run_sh 'xsudoku-step -r p'
    [[ "$output" = *" $label" ]]
    run_sh 'xsudoku-step -r -1 p'
    [[ "$output" = "$PUZZLE "*" $label" ]]
    # What is safe comes out as it went in, and may go round again.
    run_sh 'xsudoku-step -r -1 p | cut -d " " -f 1,11- | xsudoku-step -r -1 | cut -d " " -f 11-'
    [ "$output" = "$label" ]
}

@test "printable: sudoku2cnf passes a label on as it is" {
    printf '%s \e[31m\x9b\xe2\x80\xae\n' "$PUZZLE" > p
    sudoku2cnf p | head -n 1 > comment
    printf 'c sudoku plain 9 \e[31m\x9b\xe2\x80\xae\n' | cmp - comment
}

@test "printable: xsudoku-play says file names as they are safe" {
    printf '%s \e[31m\n' "$PUZZLE" > p
    run_sh "printf 'set 1 2 3\nshow\n' | XDG_STATE_HOME=\$'/dev/null/\\e[31m' xsudoku-play -l --save always p"
    [[ "$output" = *'games are not kept: cannot make /dev/null/\x1B[31m/xsudoku-play: Not a directory'* ]]
    is_plain <<< "$output"
}

@test "printable: drawings have names and titles as plain text" {
    name=$'a<script>&"\e[31m\nÜ.cnf'
    printf 'p cnf 2 2\n1 2 0\n-1 2 0\n' > "$name"
    dpll -q -e dpll --trace "$name.trace" "$name" > res
    sed "s/first/$(printf '<script>\033[31m')/" "$name.trace" > forged
    for command in cnf2graph dpll-tree 'dpll-tree -f dot' 'cnf2graph -f dot' 'cnf2graph -f graphml'; do
        for file in "$name" forged; do
            case $command in dpll-tree*) [ "$file" = forged ] || file=$name.trace ;; *) [ "$file" = "$name" ] || continue ;; esac
            # shellcheck disable=SC2086
            $command -T $'<script>\e[31m\xc2\x9b"' "$file" > drawing
            is_plain < drawing
            [[ "$command" = *dot ]] || [ "$(grep -c '<script' drawing)" -eq 0 ]
        done
    done
}

@test "printable: a label and a title cannot leave their place on a page" {
    printf '%s </span></h2><script>alert(1)</script>\x1b[31m" onload="x\n' "$PUZZLE" > p
    sudoku2html -T $'</title><script>alert(2)</script>"\e' p > page.html
    [ "$(grep -c 'alert(' page.html)" -gt 2 ]
    run ! grep -F '<script>alert' page.html
    run ! grep -F $'\e' page.html
    grep -qF '&lt;/span&gt;&lt;/h2&gt;&lt;script&gt;alert(1)&lt;/script&gt; [31m&quot; onload=&quot;x' page.html
    grep -qF '<title>&lt;/title&gt;&lt;script&gt;alert(2)&lt;/script&gt;&quot; </title>' page.html
}

# operands PROGRAM: its long options that take a value other than a file or free text.
operands() {
    "$BIN/$1" --help | sed -n 's/^  *\(-., *\)\{0,1\}\(--[a-z-]*\) [A-Z].*/\2/p' |
        grep -vx -e --output -e --title -e --svg -e --proof -e --trace -e --folder
}

@test "printable: no message quotes more of an argument than 120 bytes, however long it is" {
    long=$(printf 'x%.0s' {1..5000})
    seen=0
    for path in "$BIN"/*; do
        program=${path##*/}
        for argument in "--$long" "-$long" $(operands "$program" | sed "s/\$/=$long/") "=$long"; do
            run --separate-stderr timeout 10 "$path" "$argument" < /dev/null
            [ "$status" -eq 64 ] || continue
            seen=$((seen + 1))
            [ "${#stderr_lines[@]}" -eq 1 ]
            [[ "$stderr" != *"${long:0:120}"* ]]
            [ "${#stderr}" -lt 900 ]
        done
    done
    [ "$seen" -gt 60 ]
    fails_with 64 "dpll: option --without: there is no technique '${long:0:113}...'; --techniques lists them (see dpll --help)" \
        "dpll --without $long < /dev/null"
    fails_with 64 "dpll-farm: unknown option --${long:0:111}... (see dpll-farm --help)" "dpll-farm --$long"
}
