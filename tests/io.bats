#!/usr/bin/env bats
# What all tools do with descriptors and files: those that are closed or too many at the start, and
# outputs that are inputs.

load helper

# crowded COMMAND: runs it where all descriptors that select(2) can take are in use.
crowded() {
    run --separate-stderr bash -c '
        ulimit -n 1200 2>/dev/null || exit 99
        for ((fd = 3; fd < 1100; fd++)); do eval "exec $fd</dev/null"; done
        eval "$1"' crowded "$1"
    [ "$status" -ne 99 ] || skip "needs 1200 descriptors"
}

@test "io: dpll reads through descriptors above those that select takes" {
    printf 'p cnf 2 1\n1 2 0\n' >f.cnf
    crowded "dpll -q f.cnf"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "${lines[0]}" = "s 1" ]
}

@test "io: dpll ends at a signal while it waits at such a descriptor" {
    mkfifo in
    crowded "dpll in >out & exec 7>in; printf 'p cnf 1 1\n' >&7; kill -TERM \$!; wait \$!"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    grep -q "^c limit signal" out
}

# Small inputs, and for each program a run that reads and writes.
inputs() {
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' >f.cnf
    printf 's 0\n' >f.res
    printf '1 0\n0\n' >f.drat
    dpll --trace f.trace f.cnf >/dev/null
    printf 'p sudoku plain 4\n1234341221434320\n' >p
    sudoku2cnf p | dpll >g.res
}

runs() {
    cat <<'END'
cnf2graph f.cnf
cnfcheck f.cnf
dpll f.cnf
dpll -p f.lrat --trace t f.cnf
dpll-rate f.cnf
dpll-tree f.trace
res2sudoku g.res
resverify -p f.drat -o o.lrat f.cnf f.res
sudoku2cnf p
sudoku2html p
xsudoku-gen -n 2
xsudoku-gen -j 2 -n 2
xsudoku-play -l p </dev/null
xsudoku-step p
dpll --help
xsudoku-gen --version
END
}

@test "io: an answer to a closed standard output is lost with status 2 and a word, and gets into no file" {
    inputs
    while read -r line; do
        rm -f f.lrat t o.lrat
        run_sh "$line >&-"
        if [ "$status" -ne 2 ] || [[ "$stderr" != "${line%% *}: cannot write standard output"* ]]; then
            printf '%s: status %s, stderr: %s\n' "$line" "$status" "$stderr"
            return 1
        fi
    done < <(runs)
    dpll -p f.lrat --trace t f.cnf >&- 2>/dev/null || [ $? -eq 2 ]
    run ! grep -q '^[sct]' f.lrat
    run ! grep -q '^[st]' t
}

@test "io: with standard error closed the answers are the same, and no message gets into a file" {
    inputs
    while read -r line; do
        case $line in *gen* | dpll*) line="$line -s 1 | grep -v '^t '" ;; esac
        bash -c "set -o pipefail; $line" >one 2>/dev/null
        bash -c "set -o pipefail; exec 2>&-; $line" >two
        cmp one two
    done < <(runs | grep -v -e '--[hv]' -e '^dpll-')
    printf 'p cnf 1 2\n1 0\n' >odd.cnf
    run_sh "dpll -p odd.lrat odd.cnf 2>&-"
    [ "$status" -eq 0 ]
    [ ! -s odd.lrat ]
}

@test "io: with all three closed a proof is a proof, and nothing else" {
    inputs
    run_sh "dpll -p f.lrat --trace t f.cnf <&- >&- 2>&-"
    [ "$status" -eq 2 ]
    run_sh "resverify -p f.lrat f.cnf f.res"
    [ "$output" = verified ]
    run ! grep -q '^[st] ' t
}

@test "io: a closed standard input is an error where it is read" {
    inputs
    for tool in cnf2graph cnfcheck dpll dpll-tree res2sudoku sudoku2cnf sudoku2html xsudoku-play xsudoku-step; do
        run_sh "$tool <&-"
        [ "$status" -eq 2 ]
        [ "$stderr" = "$tool: <stdin>: cannot read: Bad file descriptor" ]
    done
    run_sh "resverify f.cnf <&-"
    [ "$status" -eq 2 ]
    [ "$stderr" = "resverify: <stdin>: cannot read: Bad file descriptor" ]
    run_sh "dpll f.cnf <&- | head -1"
    [ "$output" = "s 0" ]
}
