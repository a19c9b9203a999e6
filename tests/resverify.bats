#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What resverify says of results; how it reads them is in res.bats.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    printf 'p cnf 3 2\n1 2 0\n-1 3 0\n' > three.cnf
    cat three.cnf three.cnf three.cnf > stream.cnf
    printf 'p inccnf\n1 2 0\na 1 0\n-1 3 0\na -3 1 0\na -1 0\n' > ask.icnf
    printf 's 1\nv 1 -2 3\n' > good.res
    printf 's 1\nv 1 -2 -3\n' > bad.res
}

# says STATUS STDOUT COMMAND [STDERR]: and nothing on stderr without the last.
says() {
    run_sh "$3"
    if [ "$status" -ne "$1" ] || [ "$output" != "$2" ] || [ "$stderr" != "${4-}" ]; then
        printf 'command: %s\nstatus %s, wanted %s\nstdout: %s\nwanted: %s\nstderr: %s\nwanted: %s\n' \
            "$3" "$status" "$1" "$output" "$2" "$stderr" "${4-}"
        return 1
    fi
}

# breaks STDERR STDOUT COMMAND: malformed input, status 2.
breaks() {
    run_sh "$3"
    if [ "$status" -ne 2 ] || [ "$output" != "$2" ] || [ "$stderr" != "$1" ]; then
        printf 'command: %s\nstatus %s\nstdout: %s\nwanted: %s\nstderr: %s\nwanted: %s\n' \
            "$3" "$status" "$output" "$2" "$stderr" "$1"
        return 1
    fi
}

# A formula of 5,000 variables and 20,000 clauses that odd variables true, even false satisfy.
planted() {
    awk 'BEGIN {
        srand(3)
        print "p cnf 5000 20000"
        for (i = 0; i < 20000; i++) {
            for (j = 0; j < 3; j++) v[j] = 1 + int(rand() * 5000)
            for (j = 0; j < 3; j++) l[j] = rand() < .5 ? v[j] : -v[j]
            j = int(rand() * 3)
            l[j] = v[j] % 2 ? v[j] : -v[j]
            print l[0], l[1], l[2], 0
        }
    }'
}

# The clauses of FILE that the model in RESULT leaves unsatisfied, by an independent judge.
judge() {
    awk 'NR == FNR { if ($1 == "v") for (i = 2; i <= NF; i++) true[$i]; next }
        /^[pc]/ { next }
        { n++; if (!($1 in true || $2 in true || $3 in true))
              print "clause " n " (" $1 " " $2 " " $3 ") is not satisfied" }' "$2" "$1"
}

@test "resverify: a model that satisfies every clause is verified" {
    says 0 verified 'resverify three.cnf good.res'
    says 0 verified 'resverify three.cnf < good.res'
    says 0 verified 'resverify three.cnf - < good.res'
    says 0 verified 'resverify - good.res < three.cnf'
}

@test "resverify: clauses that are not satisfied are listed" {
    says 1 $'clause 2 (-1 3) is not satisfied\nnot verified' 'resverify three.cnf bad.res'
    says 1 $'clause 1 () is not satisfied\nnot verified' \
        "resverify <(printf 'p cnf 1 2\n0 1 0\n') <(printf 's 1\nv 1\n')"
    says 1 $'clause 1 () is not satisfied\nnot verified' \
        "resverify <(printf 'p cnf 0 1\n0\n') <(printf 's 1\n')"
}

@test "resverify: every unsatisfied clause of 20,000 is found, and no other" {
    planted > planted.cnf
    for step in 2 3 7 501 4999; do
        awk -v step="$step" 'BEGIN {
            printf "s 1\nv"
            for (v = 1; v <= 5000; v++) printf " %d", (v % 2 == 1) == (v % step != 0) ? v : -v
            print ""
        }' > some.res
        judge planted.cnf some.res > wanted
        [ -s wanted ]
        echo 'not verified' >> wanted
        says 1 "$(cat wanted)" 'resverify planted.cnf some.res'
    done
    awk 'BEGIN { print "s 1"; printf "v"; for (v = 1; v <= 5000; v++) printf " %d", v % 2 ? v : -v }' > planted.res
    says 0 verified 'resverify planted.cnf planted.res'
}

@test "resverify: -l and --list print the value of every variable" {
    for option in -l --list; do
        says 0 $'1=1  2=0  3=1\nverified' "resverify $option three.cnf good.res"
    done
    says 1 $'1=1  2=0  3=0\nclause 2 (-1 3) is not satisfied\nnot verified' \
        'resverify -l three.cnf bad.res'
    says 0 $' 1=1   2=0   3=1   4=0   5=1   6=0   7=1   8=0   9=1  10=0\n11=1  12=0\nverified' \
        "resverify -l <(printf 'p cnf 12 0\n') <(seq 12 | awk 'BEGIN { print \"s 1\" } { print \"v\", \$1 % 2 ? \$1 : -\$1 }')"
}

@test "resverify: -q and --quiet leave only the status" {
    for option in -q --quiet '-q -l'; do
        says 0 '' "resverify $option three.cnf good.res"
        says 1 '' "resverify $option three.cnf bad.res"
        says 1 '' "echo s 0 | resverify $option three.cnf"
        breaks "resverify: <stdin>:1:3: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found '7'" \
            '' "echo s 7 | resverify $option three.cnf"
    done
}

@test "resverify: without a proof, unsatisfiable is not verified, and the option for one is named once" {
    unproved='that there is no solution is checked by a proof, which -p names'
    says 1 'not verified (no proof given)' 'printf "s 0\nt 1.0\n" | resverify three.cnf' \
        "resverify: <stdin>:1:1: $unproved"
    says 1 "problem 1: verified
problem 2: not verified (no proof given)
problem 3: not verified (no proof given)
not verified" '(cat good.res; echo UNSAT; echo s 0) | resverify stream.cnf' "resverify: <stdin>:3:1: $unproved"
}

@test "resverify: no answer is not verified" {
    says 1 'not verified (not decided)' 'printf "s -1\nt 1.0\n" | resverify three.cnf'
}

@test "resverify: streams are checked pairwise, with a verdict for each and one for all" {
    says 0 $'problem 1: verified\nproblem 2: verified\nproblem 3: verified\nverified' \
        'cat good.res good.res good.res | resverify stream.cnf'
    says 1 "problem 1: not verified (no proof given)
clause 2 (-1 3) is not satisfied
problem 2: not verified
problem 3: verified
not verified" '(echo s 0; cat bad.res good.res) | resverify stream.cnf' \
        'resverify: <stdin>:1:1: that there is no solution is checked by a proof, which -p names'
}

@test "resverify: problems that differ in size are checked against their own results" {
    printf 'p cnf 5 1\n5 0\np cnf 1 1\n-1 0\np cnf 0 0\np cnf 2 1\n-1 -2 0\n' > sizes.cnf
    printf 's 1\nv -1 -2 -3 -4 5\ns 1\nv -1\ns 1\nv\ns 1\nv 1 2\n' > sizes.res
    says 1 "problem 1: verified
problem 2: verified
problem 3: verified
clause 1 (-1 -2) is not satisfied
problem 4: not verified
not verified" 'resverify sizes.cnf sizes.res'
}

@test "resverify: more problems than results is an error" {
    breaks 'resverify: <stdin>:5:1: there are more problems than results: stream.cnf asks for result 3' \
        $'problem 1: verified\nproblem 2: verified\nproblem 3: not verified\nnot verified' \
        'cat good.res good.res | resverify stream.cnf'
}

@test "resverify: more results than problems is an error" {
    breaks 'resverify: <stdin>:4:2: there are more results than problems: three.cnf asks for only 1' \
        $'problem 1: verified\nproblem 2: not verified\nnot verified' \
        '(cat good.res; printf "t 1\n s 0\n") | resverify three.cnf'
}

@test "resverify: a malformed problem is an error, and verdicts before it stay" {
    for file in "$DATA"/malformed/*.cnf; do
        breaks "resverify: $file:$(sed -n '1s/^c expected: //p' "$file")" 'not verified' \
            "resverify $file good.res"
    done
    breaks "resverify: <stdin>:5:1: expected a literal or 0, found 'y'" \
        $'problem 1: verified\nproblem 2: not verified\nnot verified' \
        '(cat three.cnf; printf "p cnf 1 1\ny\n") | resverify - good.res'
}

@test "resverify: a malformed result is an error, and verdicts before it stay" {
    breaks "resverify: <stdin>:4:5: literal -1 contradicts 1 earlier in this model" \
        $'problem 1: verified\nproblem 2: not verified\nnot verified' \
        '(cat good.res; printf "s 1\nv 1 -1 2 3\n") | resverify stream.cnf'
}

@test "resverify: a wrong clause count is a warning" {
    run_sh "resverify - good.res <<< 'p cnf 3 1 1 0 2 0'"
    [ "$status" -eq 2 ]
    printf 'p cnf 3 1\n1 0 3 0\n' > count.cnf
    run_sh 'resverify count.cnf good.res'
    [ "$status" -eq 0 ]
    [ "$output" = verified ]
    [ "$stderr" = "resverify: count.cnf:1:9: warning: the header declares 1 clause, found 2" ]
}

@test "resverify --strict: a wrong clause count is an error" {
    printf 'p cnf 3 1\n1 0 3 0\n' > count.cnf
    printf 'p cnf 1 1\n1 0\np cnf 2 4\n1 0\n-1 0\n' > two.cnf
    printf 's 0\n' > no.res
    printf '2 0 1 2 0\n' > p.lrat
    for option in -S --strict; do
        run_sh "resverify $option count.cnf good.res"
        [ "$status" -eq 2 ]
        [ "$output" = 'not verified' ]
        [ "$stderr" = 'resverify: count.cnf:1:9: the header declares 1 clause, found 2' ]
        run_sh "printf 's 1\nv 1\ns 0\n' | resverify $option two.cnf"
        [ "$status" -eq 2 ]
        [ "$output" = $'problem 1: verified\nproblem 2: not verified\nnot verified' ]
        [ "$stderr" = 'resverify: two.cnf:3:9: the header declares 4 clauses, found 2' ]
        run_sh "resverify $option -p p.lrat <(tail -n +3 two.cnf) no.res"
        [ "$status" -eq 2 ]
        [ "$output" = 'not verified' ]
        [[ "$stderr" = *':1:9: the header declares 4 clauses, found 2' ]]
    done
}

@test "resverify: a result to each a line of iCNF satisfies the clauses so far and the assumptions" {
    says 1 "problem 1, question 1: verified
clause 2 (-1 3) is not satisfied
problem 1, question 2: not verified
assumption -1 is not satisfied
problem 1, question 3: not verified
not verified" "printf 's 1\nv 1 -2\ns 1\nv 1 2 -3\ns 1\nv 1 2 3\n' | resverify ask.icnf"
    says 1 "problem 1, question 1: verified
problem 1, question 2: not verified (no proof given)
problem 1, question 3: verified
not verified" "printf 's 1\nv 1 -2\ns 0\ns 1\nv -1 2 3\n' | resverify ask.icnf" \
        'resverify: <stdin>:3:1: that there is no solution is checked by a proof, which -p names'
}

@test "resverify: assumptions hold for their own question only" {
    printf 'p inccnf\n1 2 0\na 1 0\np cnf 2 1\n1 2 0\np inccnf 2 0\na -1 0\n' > mixed.cnf
    says 0 "problem 1, question 1: verified
problem 2: verified
problem 3, question 1: verified
verified" "printf 's 1\nv 1 2\ns 1\nv -1 2\ns 1\nv -1 -2\n' | resverify mixed.cnf"
}

@test "resverify: an iCNF problem with one question reads like any other, one without needs no result" {
    says 0 verified "resverify <(printf 'p inccnf\n1 2 0\na 1 0\n-1 0\n') <(printf 's 1\nv 1 2\n')"
    says 0 verified "resverify <(printf 'p inccnf\n1 2 0\n') /dev/null"
    breaks 'resverify: good.res:1:1: there are more results than problems: ask.icnf asks for only 0' \
        'not verified' "printf 'p inccnf\n1 2 0\n' > ask.icnf; resverify ask.icnf good.res"
}

@test "resverify: each of several models is verified, and named from the second on" {
    says 0 verified "printf 's 1\nv 1 2 3 0\nv 1 -2 3 0\nc models 2\nc more yes\n' | resverify three.cnf"
    says 1 "clause 2 (-1 3) is not satisfied
clause 1 (1 2) is not satisfied by model 2
not verified" "printf 's 1\nv 1 2 -3 0\nv -1 -2 3 0\nv 1 2 3 0\n' | resverify three.cnf"
    says 1 "problem 1, question 1: verified
assumption 1 is not satisfied by model 2
problem 1, question 2: not verified
problem 1, question 3: not verified (not decided)
not verified" "sed 's/-3 1/1/' ask.icnf > one.icnf; printf 's 1\nv 1 2\ns 1\nv 1 2 3 0\nv -1 2 3 0\ns -1\n' | resverify one.icnf"
}

@test "resverify: models of one problem must differ" {
    says 1 $'model 3 repeats model 1\nnot verified' \
        "printf 's 1\nv 1 2 3 0\nv 1 -2 3 0\nv 3 2 1 0\n' | resverify three.cnf"
    says 0 $'problem 1: verified\nproblem 2: verified\nproblem 3: verified\nverified' \
        "for i in 1 2 3; do printf 's 1\nv 1 2 3 0\nv 1 -2 3 0\n'; done | resverify stream.cnf"
    says 1 $'model 2 repeats model 1\nnot verified' \
        "resverify <(printf 'p cnf 0 0\n') <(printf 's 1\nv 0\nv 0\n')"
}

@test "resverify: 4,096 models of 70 variables differ, and each of 100 repeated ones is found" {
    printf 'p cnf 70 0\n' > free.cnf
    awk 'BEGIN {
        print "s 1"
        for (m = 0; m < 4096 + 100; m++) {
            printf "v"
            for (v = 1; v <= 70; v++) {
                on = v > 58 ? int((m % 4096) / 2 ^ (v - 59)) % 2 : 0
                printf " %d", on ? v : -v
            }
            print " 0"
        }
    }' > free.res
    head -n 4097 free.res > differ.res
    says 0 verified 'resverify free.cnf differ.res'
    says 1 "$(seq 100 | awk '{ print "model " 4096 + $1 " repeats model " $1 }'; echo not verified)" \
        'resverify free.cnf free.res'
}

@test "resverify: the models of minisat and cadical are verified where there are such solvers" {
    need_shared cnf/random
    command -v minisat > /dev/null || command -v cadical > /dev/null || skip "needs minisat or cadical"
    for file in "$SHARED"/cnf/random/uf250-0[1-4].cnf; do
        if command -v cadical > /dev/null; then
            says 0 verified "cadical $file | resverify $file"
        fi
        if command -v minisat > /dev/null; then
            minisat -verb=0 "$file" out > /dev/null || [ $? -eq 10 ]
            says 0 verified "resverify $file out"
        fi
    done
}

@test "resverify: both inputs cannot be standard input, and the problem cannot be missing" {
    fails_with 64 'resverify: CNF and RES cannot both be standard input (see resverify --help)' \
        'resverify - < three.cnf'
    fails_with 64 'resverify: CNF and RES cannot both be standard input (see resverify --help)' \
        'resverify - - < three.cnf'
    fails_with 64 'resverify: the operand CNF is missing (see resverify --help)' 'resverify'
    fails_with 64 "resverify: unexpected operand 'more' (see resverify --help)" \
        'resverify three.cnf good.res more'
}

@test "resverify: a file that cannot be opened or read is an error" {
    breaks 'resverify: cannot open none.cnf: No such file or directory' 'not verified' \
        'resverify none.cnf good.res'
    breaks 'resverify: cannot open none.res: No such file or directory' 'not verified' \
        'resverify three.cnf none.res'
    breaks 'resverify: .: cannot read: Is a directory' 'not verified' 'resverify . good.res'
    breaks "resverify: <stdin>:1:1: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input" \
        'not verified' 'resverify - good.res < /dev/null'
}

@test "resverify: --help and --version print on stdout with status 0" {
    run_sh 'resverify --help'
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "${lines[0]}" = "usage: resverify [OPTION ...] CNF [RES]" ]
    run_sh 'resverify --version'
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [[ ${lines[0]} =~ ^resverify\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "resverify: every option is in the man page" {
    options_documented resverify
}

@test "resverify: a wrong option is one line that points to --help, status 64" {
    fails_with 64 "resverify: unknown option -h (see resverify --help)" 'resverify -h three.cnf'
    fails_with 64 "resverify: unknown option --wrong (see resverify --help)" \
        'resverify --wrong three.cnf'
}

@test "resverify: a full disk is an error" {
    [ -c /dev/full ] || skip "needs /dev/full"
    fails_with 2 "resverify: cannot write standard output: No space left on device" \
        'resverify three.cnf good.res > /dev/full'
}

@test "resverify: a reader that goes away ends it without a word" {
    { echo 'p cnf 1 300000' && yes '1 0' | head -n 300000; } > many.cnf
    printf 's 1\nv -1\n' > no.res
    says 0 'clause 1 (1) is not satisfied' 'resverify many.cnf no.res | head -n 1'
    says 0 'clause 1 (1) is not satisfied' 'trap "" PIPE; resverify many.cnf no.res | head -n 1'
}

@test "resverify: memory running out at any request is an error without a leak" {
    need_debug
    { echo 'p cnf 3000 3000' && awk 'BEGIN { for (i = 1; i <= 3000; i++) print i, -(i % 3000 + 1), 0 }'; } > many.cnf
    cat many.cnf ask.icnf > both.cnf
    awk 'BEGIN {
        print "s 1"
        for (m = 0; m < 2; m++) {
            printf "v"
            for (i = 1; i <= 3000; i++) printf " %d", m ? i : -i
            print " 0"
        }
    }' > both.res
    printf 's 1\nv 1 -2\ns 0\ns 1\nv -1 2 3\n' >> both.res
    short_of_memory 5 'resverify both.cnf both.res' 1
}

@test "resverify: a malformed result behind the last problem's is an error" {
    printf 'p cnf 1 1\n1 0\n' >one.cnf
    printf 's 1\nv 1\nt 0.1\ns 5\n' >one.res
    run_sh 'resverify one.cnf one.res'
    [ "$status" -eq 2 ]
    [ "$stderr" = "resverify: one.res:4:3: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found '5'" ]
}
