#!/usr/bin/env bats
# Compressed input: what every reader of DIMACS makes of it.

load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    uniform 3 60 200 7 > f.cnf
}

# pack PROGRAM: f.cnf compressed as f.packed.
pack() {
    need_program "$1"
    "$1" -c < f.cnf > f.packed
}

# The same output from a file, from standard input that is a file, and from a pipe byte by byte.
reads_packed() {
    pack "$1"
    cnfcheck -l f.cnf > wanted
    cnfcheck -l f.packed | cmp - wanted
    cnfcheck -l < f.packed | cmp - wanted
    dd if=f.packed bs=1 2> dd.log | cnfcheck -l | cmp - wanted
    # Two problems, since what is compressed twice is one stream.
    cat f.packed f.packed | cnfcheck -l > both
    [ "$(grep -c '^1: ' both)" -eq 2 ]
}

@test "unpack: gzip" {
    reads_packed gzip
}

@test "unpack: xz" {
    reads_packed xz
}

@test "unpack: bzip2" {
    reads_packed bzip2
}

@test "unpack: zstd" {
    reads_packed zstd
}

@test "unpack: every reader of DIMACS takes it, and errors have the line and column of the text" {
    pack gzip
    dpll -q f.packed > f.res
    grep -qx 's [01]' f.res
    resverify -q f.packed f.res
    cmp <(cnf2graph < f.packed) <(cnf2graph < f.cnf)
    printf 'p cnf 2 2\n1 2 0\n-1 x 0\n' | gzip > bad
    fails_with 2 "cnfcheck: bad:3:4: expected a literal or 0, found 'x'" 'cnfcheck bad'
    fails_with 2 "dpll: <stdin>:3:4: expected a literal or 0, found 'x'" 'dpll < bad'
}

@test "unpack: results and proofs are taken, from files and pipes, and refused with the same words" {
    need_program gzip
    need_program xz
    pigeonhole 4 > u.cnf
    dpll -p u.lrat u.cnf > u.res
    dpll -P binary-drat -p u.drat u.cnf > drat.res
    gzip -k u.res u.lrat
    xz -k u.drat u.cnf
    prints verified 'resverify -p u.lrat.gz u.cnf u.res.gz'
    prints verified 'cat u.lrat.gz | resverify -p - u.cnf.xz u.res.gz'
    prints verified 'cat u.res.gz | resverify -P drat -p u.drat.xz -o out.lrat u.cnf'
    fails_with 2 'res2sudoku: bad: cannot read: gzip cannot unpack it, it is damaged or cut short' \
        'head -c 20 u.res.gz > bad; res2sudoku bad'
    run_sh 'head -c -9 u.lrat.gz > bad; resverify -p bad u.cnf u.res'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'resverify: bad: cannot read: gzip cannot unpack it, it is damaged or cut short' ]
    xsudoku-gen -s 3 -1 -n 2 > puzzles
    sudoku2cnf puzzles | dpll > solved.res
    res2sudoku -1 solved.res > wanted
    gzip < solved.res | res2sudoku -1 | cmp - wanted
}

@test "unpack: a file that is cut short or damaged is an error, whoever reads it" {
    for program in gzip xz bzip2 zstd; do
        command -v $program > /dev/null || continue
        pack $program
        head -c $(($(wc -c < f.packed) - 9)) f.packed > short
        for reader in 'cnfcheck -q' dpll cnf2graph; do
            fails_with 2 "${reader%% *}: short: cannot read: $program cannot unpack it, it is damaged or cut short" \
                "$reader short"
            fails_with 2 "${reader%% *}: <stdin>: cannot read: $program cannot unpack it, it is damaged or cut short" \
                "cat short | $reader"
        done
    done
}

@test "unpack: a stream that several processes share, and its fault" {
    need_program gzip
    for seed in $(seq 20); do uniform 3 20 60 "$seed"; done > many.cnf
    gzip < many.cnf > many.gz
    dpll -q many.cnf | grep '^s' > wanted
    [ "$(wc -l < wanted)" -eq 20 ]
    dpll -q -j 2 many.gz | grep '^s' | cmp - wanted
    head -c 1000000 many.gz | dpll -q -j 2 | grep '^s' | cmp - wanted
    # Without the check sum at its end.
    head -c $(($(wc -c < many.gz) - 8)) many.gz > short.gz
    run_sh 'dpll -q -j 2 short.gz'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll: short.gz: cannot read: gzip cannot unpack it, it is damaged or cut short' ]
    # A problem that may go on behind the damage gets no answer, however many processes there are.
    { cat many.cnf && printf 'p cnf 1 1\n1 0\n'; } | gzip > cut.gz
    head -c 10 many.gz >> cut.gz
    for processes in 1 2 3; do
        run_sh "dpll -q -j $processes cut.gz"
        [ "$status" -eq 2 ]
        [ "$stderr" = 'dpll: cut.gz: cannot read: gzip cannot unpack it, it is damaged or cut short' ]
        grep '^s' <<< "$output" | cmp - wanted
    done
}

@test "unpack: a program that is missing or ended by a signal is told" {
    pack xz
    mkdir none fake
    ln -s "$(command -v cnfcheck)" none/
    fails_with 2 'cnfcheck: f.packed: cannot read: it is compressed, and xz is not on PATH' \
        'PATH=$PWD/none cnfcheck -q f.packed'
    printf '#!/bin/sh\nkill -9 $$\n' > fake/xz
    chmod +x fake/xz
    fails_with 2 'cnfcheck: f.packed: cannot read: xz, which unpacks it, was ended by signal 9' \
        'PATH=$PWD/fake:$PATH cnfcheck -q f.packed'
}

@test "unpack: what only begins like it is read as it is, and what is not asked for keeps nobody waiting" {
    fails_with 2 "cnfcheck: <stdin>:1:1: expected a header 'p cnf VARIABLES CLAUSES', found 'BZ'" 'printf BZ | cnfcheck'
    # The reader stops at the error; who unpacks must not be waited for, nor who feeds it.
    need_program gzip
    { printf 'x\n'; head -c 300000 /dev/urandom; } | gzip > bad.gz
    mkfifo p
    # Not all of it may be read.
    { cat bad.gz || :; exec sleep 600; } > p &
    fails_with 2 "cnfcheck: p:1:1: expected a header 'p cnf VARIABLES CLAUSES', found 'x'" 'timeout 60 cnfcheck p'
    kill $!
}

@test "unpack: a stream of any length takes no more memory than a short one" {
    need_program gzip
    awk 'BEGIN { print "p cnf 100 3000000"; for (i = 0; i < 3000000; i++) print "1 -2 3 0" }' | gzip -1 > long.gz
    run_sh 'ulimit -v 40000; cnfcheck -q long.gz'
    [ "$DEBUG" = 1 ] || [ "$status" -eq 0 ]
}
