#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll --simplify, and resextend, which takes results of what it writes back: what is found for the
# simplified formula, by whatever solver, is checked against the original.
# shellcheck disable=SC2030,SC2031,SC2059,SC2086 # options are several words, and tests have $truth each
load helper

# The smallest formula, and its simplified form as cnf(5) has them.
setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    printf 'p cnf 3 2\n1 2 0\n-2 3 0\n' > three.cnf
    printf 'c original 3\nc names 1 3\nc extend -2 0\nc extend 2 1 0\np cnf 2 1\n1 2 0\n' > two.cnf
}

# solvers: command lines that read a formula from g.cnf and write a result to g.res, one a line.
solvers() {
    cat << 'END'
dpll g.cnf > g.res
dpll -C -e look g.cnf > g.res
END
    for solver in kissat cadical; do
        ! command -v $solver > /dev/null || echo "$solver -q g.cnf > g.res"
    done
    ! command -v minisat > /dev/null || echo 'minisat -verb=0 g.cnf g.res > /dev/null'
}

# agrees OPTIONS [SOLVER]: f.cnf, simplified, has the answer $truth, and a model of it gives one of
# f.cnf.
agrees() {
    dpll --simplify $1 f.cnf > g.cnf
    cnfcheck -q -S g.cnf 2> /dev/null || [ $? -eq 1 ]
    eval "${2:-dpll g.cnf > g.res}" || [[ $? =~ ^[12]0$ ]]
    resextend g.cnf g.res > f.res
    if [ "$(head -n 1 f.res)" != "s $truth" ] ||
        { [ "$truth" -eq 1 ] && ! resverify -q f.cnf f.res; }; then
        echo "seed $seed: dpll --simplify $1, then ${2:-dpll}: wanted $truth"
        return 1
    fi
}

# A formula of the fuzzer's, and its answer by other means than learning.
take_seed() {
    "$TESTERS/gencnf" "$1" > f.cnf
    dpll -q -e cdcl -p f.lrat f.cnf > answer
    truth=$(awk '$1 == "s" { print $2 }' answer)
    resverify -q -p f.lrat f.cnf answer
}

@test "resextend: options are documented, and wrong ones refused" {
    options_documented resextend
    fails_with 64 'resextend: the operand CNF is missing (see resextend --help)' 'resextend'
    fails_with 64 'resextend: CNF and RES cannot both be standard input (see resextend --help)' 'resextend -'
    fails_with 64 'resextend: CNF and RES cannot both be standard input (see resextend --help)' 'resextend - -'
    run_sh 'resextend a b c'
    [ "$status" -eq 64 ]
    fails_with 2 'resextend: cannot open none: No such file or directory' 'resextend none'
}

@test "resextend: a model gets the names of the original, and steps are taken in their order" {
    prints $'s 1\nv 1 -2 -3 0' 'echo "s 1
v 1 -2" | resextend two.cnf'
    prints $'s 1\nv -1 2 3 0' 'printf "s SATISFIABLE\nv -1\nv 2 0\n" | resextend two.cnf -'
    prints $'s 1\nv 1 -2 3 0' 'printf "SAT\n1 2 0\n" > r; resextend - r < two.cnf'
    prints $'s 1\nv 1 -2 -3 0\nv 1 -2 3 0' 'printf "s 1\nv 1 -2 0\nv 1 2 0\nc models 2\n" | resextend two.cnf'
    # Without names the numbers are the same; what has no value is false.
    prints $'s 1\nv -1 2 0' 'printf "c original 2\nc extend 2 1 0\n" > e; printf "SAT\n0\n" | resextend e'
    prints $'s 1\nv 1 2 0' 'printf "c original 2\nc extend 2 -1 0\np cnf 1 0\n" > e; printf "s 1\nv 1\n" | resextend e'
}

@test "resextend: what is not satisfiable stays so, and what is not decided" {
    prints 's 0' 'echo s 0 | resextend two.cnf'
    prints 's -1' 'printf "s UNKNOWN\n" | resextend two.cnf'
}

@test "resextend: -C writes the competition's form, and ends with its statuses" {
    run_sh 'printf "s 1\nv 1 2\n" | resextend -C two.cnf'
    [ "$status" -eq 10 ]
    [ "$output" = $'s SATISFIABLE\nv 1 -2 3 0' ]
    run_sh 'echo s 0 | resextend -C two.cnf'
    [ "$status" -eq 20 ]
    [ "$output" = 's UNSATISFIABLE' ]
    run_sh 'echo s -1 | resextend -C two.cnf'
    [ "$status" -eq 0 ]
    [ "$output" = 's UNKNOWN' ]
}

@test "resextend: streams go pairwise, and their ends must meet" {
    cat two.cnf two.cnf > four.cnf
    printf 's 1\nv 1 2\ns 0\n' > two.res
    prints $'s 1\nv 1 -2 3 0\ns 0' 'resextend four.cnf two.res'
    prints $'s 1\nv 1 -2 3 0\ns 0' 'grep ^c four.cnf | resextend - two.res'
    run_sh 'resextend two.cnf two.res'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'resextend: two.res:3:1: there are more results than problems: two.cnf has only 1' ]
    [ "$output" = $'s 1\nv 1 -2 3 0' ]
    run_sh 'cat four.cnf two.cnf | resextend - two.res'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'resextend: two.res:4:1: there are more problems than results: <stdin> asks for result 3' ]
}

@test "resextend: each result is written before the next one is read" {
    cat two.cnf two.cnf > four.cnf
    mkfifo results
    resextend four.cnf results > out &
    exec 4> results
    printf 's 1\nv 1 2\ns 0\n' >&4
    for ((i = 0; i < 100; i++)); do
        [ ! -s out ] || break
        sleep 0.1
    done
    [ "$(head -n 2 out)" = $'s 1\nv 1 -2 3 0' ]
    exec 4>&-
    wait $!
    [ "$(cat out)" = $'s 1\nv 1 -2 3 0\ns 0' ]
}

# refuses COMMENTS MESSAGE: COMMENTS, for printf, are malformed, and this is said about them.
refuses() {
    printf "$1" > bad
    fails_with 2 "resextend: bad:$2" 'printf "s 1\nv 1\n" | resextend bad'
}

@test "resextend: malformed comments are refused with their place" {
    refuses '' "1:1: expected a line 'c original VARIABLES', found the end of the input"
    refuses '1 2 0\n' "2:1: expected a line 'c original VARIABLES', found the end of the input"
    refuses 'p cnf 1 1\n1 0\n' "1:1: expected a line 'c original VARIABLES' first, found a header"
    refuses 'c extend 1 0\n' "1:1: expected a line 'c original VARIABLES' first, found a step"
    refuses ' c names 1\n' "1:2: expected a line 'c original VARIABLES' first, found names"
    refuses 'c original\n' '1:11: expected a number of variables, found the end of the line'
    refuses 'c original x\n' "1:12: expected a number of variables, found 'x'"
    refuses 'c original -1\n' "1:12: expected a number of variables, found '-1'"
    refuses 'c original 1073741824\n' "1:12: expected a number of variables, found '1073741824'"
    refuses 'c original 99999999999999999999\n' "1:12: expected a number of variables, found '99999999999999999999'"
    refuses 'c original 1 2\n' "1:14: expected the end of the line, found '2'"
    refuses 'c original 3\nc extend\n' '2:9: expected a literal, found the end of the line'
    refuses 'c original 3\nc extend 0\n' "2:10: expected a literal, found '0'"
    refuses 'c original 3\nc extend 00 0\n' "2:10: expected a literal, found '00'"
    refuses 'c original 3\nc extend 1\n' '2:11: expected a literal or 0, found the end of the line'
    refuses 'c original 3\nc extend 1' '2:11: expected a literal or 0, found the end of the input'
    refuses 'c original 3\nc extend 1 -0 0\n' "2:12: expected a literal or 0, found '-0'"
    refuses 'c original 3\nc extend 1 -1073741824 0\n' "2:12: expected a literal or 0, found '-1073741824'"
    refuses 'c original 3\nc extend 1 0 0\n' "2:14: expected the end of the line, found '0'"
    refuses 'c original 3\nc names 1 -2\n' "2:11: expected a variable, found '-2'"
    refuses 'c original 3\nc names 1 0\n' "2:11: expected a variable, found '0'"
    refuses 'c original 3\nc names 1 2\np cnf 3 0\n' '3:1: 2 variables have names, and the header says 3'
    refuses 'c original 3\np cnd 3 0\n' "2:3: expected 'cnf', found 'cnd'"
    refuses 'c original 3\np cnf x 0\n' "2:7: expected a number of variables, found 'x'"
    refuses 'c original 3\np cnf 3\n' '2:8: expected a number of clauses, found the end of the line'
}

@test "resextend: a result of another formula is refused, and nothing written for it" {
    fails_with 2 'resextend: <stdin>:2:5: literal -3 exceeds the 2 variables of the formula' \
        'printf "s 1\nv 1 -3\n" | resextend two.cnf'
    fails_with 2 'resextend: <stdin>:2:5: literal -1 contradicts 1 earlier in this model' \
        'printf "s 1\nv 1 -1\n" | resextend two.cnf'
    fails_with 2 "resextend: <stdin>:1:1: expected a line 's ANSWER', found the end of the input" \
        'resextend two.cnf < /dev/null'
}

@test "resextend: bytes that are changed end in an answer or in a message" {
    take_seed 12
    dpll --simplify=same -c 0 --without lucky f.cnf > g.cnf
    dpll -q g.cnf > g.res
    for seed in $(seq "$(by_build 150 40)"); do
        LC_ALL=C awk -v seed="$seed" 'BEGIN { RS = "\1"; srand(seed) } {
            at = 1 + int(rand() * length($0))
            put = substr("0-9 \nzcp\t~", 1 + int(10 * rand()), 1)
            printf "%s%s%s", substr($0, 1, at - 1), put, substr($0, at + 1 + int(2 * rand()))
        }' g.cnf > h.cnf
        run_sh 'resextend h.cnf g.res'
        [ "$status" -eq 0 ] || [ "$status" -eq 2 ]
        [ "$status" -eq 0 ] || [[ $stderr =~ ^resextend:\ (h.cnf|g.res):[0-9]+:[0-9]+:\ .*$ ]]
    done
}

@test "resextend: a full disk is an error, and without memory it says so" {
    printf 's 1\nv 1 2\n' > two.res
    if [ -c /dev/full ]; then
        fails_with 2 'resextend: cannot write standard output: No space left on device' 'resextend two.cnf two.res > /dev/full'
    fi
    need_debug
    short_of_memory 2 'resextend two.cnf two.res'
    # Nor is a step left out that there was no memory for.
    printf 's 1\nv -1 2\n' > two.res
    prints $'s 1\nv -1 2 3 0' 'resextend two.cnf two.res | tee whole'
    for request in $(seq 20); do
        XSAT_FAIL_ALLOC=$request run_sh 'resextend two.cnf two.res > got'
        [ "$status" -eq 2 ] || cmp whole got
    done
}

@test "dpll --simplify: formulas of the fuzzer keep their answers, before any solver" {
    solvers > list
    steps=0 sat=0
    for seed in $(seq "$(by_build 60 15)"); do
        take_seed "$seed"
        sat=$((sat + truth))
        while read -r solver; do
            agrees "-c $((seed % 3 * 100)) --without lucky --simplify=$([ $((seed % 2)) -eq 0 ] && echo same || echo compact)" "$solver"
        done < list
        steps=$((steps + $(grep -c '^c extend' g.cnf || true)))
    done
    [ "$sat" -gt 5 ]
    [ "$steps" -gt "$(by_build 500 50)" ]
}

@test "dpll --simplify: it does so without each technique, and with each alone" {
    dpll --techniques | awk 'NR > 1 { print $1 }' > names
    count=0
    while read -r name; do
        for seed in $((100 + count)) $((200 + count)); do
            take_seed "$seed"
            agrees "-c 100 --without lucky,$name"
            agrees "-c 100 --only $name"
        done
        count=$((count + 1))
    done < names
    [ "$count" -gt 20 ]
}

@test "dpll --simplify: different models are different ones of the original, unless variables are added" {
    count=0
    for seed in $(seq 300 "$(by_build 340 330)"); do
        take_seed "$seed"
        [ "$truth" -eq 1 ] || continue
        dpll --simplify -c 0 --without lucky,factor f.cnf > g.cnf
        dpll -q -n 10 g.cnf > g.res
        resextend g.cnf g.res | resverify -q f.cnf
        count=$((count + $(grep -c '^v' g.res)))
    done
    [ "$count" -gt "$(by_build 20 1)" ]
}

@test "dpll --simplify: variables are counted from 1, or keep their numbers" {
    printf 'p cnf 30 4\n10 20 30 0\n-10 -20 0\n10 -30 5 0\n-5 20 30 0\n' > f.cnf
    dpll --simplify --only probe -c 0 f.cnf > g.cnf
    grep -v '^c' g.cnf > clauses
    [ "$(sed -n 's/^p/p/p' clauses)" = 'p cnf 4 4' ]
    [ "$(sed -n 's/^c names //p' g.cnf)" = '5 10 20 30' ]
    dpll --simplify=same --only probe -c 0 f.cnf > g.cnf
    # The clauses are those of the input, in some order, with their literals in some order.
    for file in f.cnf g.cnf; do
        grep -v '^[cp]' $file | while read -r line; do tr ' ' '\n' <<< "$line" | sort -n | xargs; done | sort > $file.sorted
    done
    cmp f.cnf.sorted g.cnf.sorted
    [ "$(grep '^p' g.cnf)" = 'p cnf 30 4' ]
    run ! grep -q '^c names' g.cnf
}

@test "dpll --simplify: what stands for exclusive ors is no part of the model" {
    printf 'p cnf 9 3\nx1 -2 3 4 5 6 7 8 9 0\nx1 2 3 0\n-4 -5 0\n' > f.cnf
    for numbers in compact same; do
        dpll --simplify=$numbers -c 0 --only eliminate f.cnf > g.cnf
        [ "$(head -n 1 g.cnf)" = 'c original 9' ]
        dpll g.cnf | resextend g.cnf | resverify -q f.cnf
    done
}

@test "dpll --simplify: what is refuted becomes the empty clause, what is satisfied no clause" {
    pigeonhole 4 > f.cnf
    dpll --simplify -q f.cnf > g.cnf
    [ "$(cat g.cnf)" = $'c original 20\np cnf 0 1\n0' ]
    printf 'p cnf 4 2\n1 2 0\n-1 -3 0\n' > f.cnf
    dpll --simplify -q f.cnf > g.cnf
    [ "$(grep -v '^c' g.cnf)" = 'p cnf 0 0' ]
    dpll g.cnf | resextend g.cnf | resverify -q f.cnf
    printf 'p cnf 0 0\np cnf 0 1\n0\np cnf 2 1\n0\np cnf 5 0\n' > f.cnf
    dpll --simplify f.cnf > g.cnf
    [ "$(grep -c '^c original' g.cnf)" -eq 4 ]
    [ "$(dpll g.cnf | resextend g.cnf | grep '^s' | xargs)" = 's 1 s 0 s 0 s 1' ]
}

@test "dpll --simplify: streams stay streams, and a malformed problem ends them" {
    for seed in 1 2 3 4 5 6; do "$TESTERS/gencnf" $seed; done > f.cnf
    dpll --simplify f.cnf > g.cnf
    [ "$(grep -c '^p cnf' g.cnf)" -eq 6 ]
    dpll g.cnf | resextend g.cnf > f.res
    [ "$(grep '^s' f.res)" = "$(dpll -e look f.cnf | grep '^s')" ]
    resverify f.cnf f.res > verdicts || true
    run ! grep -v 'verified$\|no proof given' verdicts
    printf 'p cnf 1 1\n1 0\np cnf 1 1\n2 0\n' > bad.cnf
    run_sh 'dpll --simplify -q bad.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll: bad.cnf:4:1: literal 2 exceeds the 1 variable declared in line 3' ]
    [ "$output" = $'c original 1\nc extend 1 0\np cnf 0 0' ]
}

@test "dpll --simplify: the same input and options give the same formula" {
    take_seed 7
    dpll --simplify f.cnf > one
    dpll --simplify - < f.cnf > two
    cmp one two
}

@test "dpll --simplify: large numbers are none of its business" {
    printf 'p cnf 1073741823 4\n1073741823 5 0\n-5 7 0\n-7 -1073741823 0\n1073741823 7 5 0\n' > f.cnf
    for numbers in compact same; do
        dpll --simplify=$numbers --without lucky -c 0 f.cnf > g.cnf
        dpll --simplify=$numbers f.cnf > h.cnf
        [ "$(wc -c < g.cnf)" -lt 1000 ]
        [ "$(wc -c < h.cnf)" -lt 1000 ]
        cnfcheck -q g.cnf
    done
    printf 'p cnf 300000 3\n-7 200000 0\n7 199999 0\n5 -199999 0\n' > f.cnf
    truth=1
    agrees --simplify=compact
    agrees --simplify=same
    agrees '-c 0 --without lucky,eliminate'
}

# appended NAME: the proof in pre.$1 and one of g.cnf as a proof of f.cnf, accepted by all judges.
appended() {
    cat "pre.$1" "post.$1" > "all.$1"
    echo s 0 > no.res
    resverify -q -P "$1" -p "all.$1" f.cnf no.res
}

# LRAT of g.cnf with all numbers of clauses raised by what g.cnf says, as dpll(1) has it.
raise() {
    awk -v by="$(sed -n 's/^c step //p' g.cnf)" -f "$ROOT/examples/raise.awk" "$1"
}

@test "dpll --simplify -p: a refutation of the simplified formula goes on with its proof" {
    open=0
    for seed in $(seq "$(by_build 60 12)"); do
        take_seed "$seed"
        [ "$truth" -eq 0 ] || uniform 3 80 440 "$seed" > f.cnf
        for options in '-c 0' '-c 30 --without congruence,sweep'; do
            dpll --simplify $options -P drat -p pre.drat f.cnf > g.cnf
            dpll -q -P drat -p post.drat g.cnf > /dev/null
            appended drat
            dpll --simplify $options -p pre.lrat f.cnf > g.cnf
            [ "$(grep -vc '^[cp]' g.cnf)" -eq 1 ] || open=$((open + 1))
            dpll -q -p one.lrat g.cnf > /dev/null
            raise one.lrat > post.lrat
            appended lrat
            says 'c VERIFIED' lrat-check f.cnf all.lrat
            says 's VERIFIED UNSAT' cake_lpr f.cnf all.lrat
        done
    done
    [ "$open" -gt 3 ]
}

@test "dpll --simplify -p: another solver's refutation goes on with it, before another checker" {
    need_program kissat
    need_program drat-trim
    uniform 3 120 560 5 > f.cnf
    dpll --simplify -c 10 -P drat -p pre.drat f.cnf > g.cnf
    run_sh 'kissat -q --no-binary g.cnf post.drat'
    [ "$status" -eq 20 ]
    appended drat
    says 's VERIFIED' drat-trim f.cnf all.drat
}

@test "dpll --simplify -p: another solver's LRAT goes on with it when its numbers are raised" {
    need_program cadical
    cadical --help | grep -q -e --lrat || skip "needs a cadical that writes LRAT"
    for seed in 5 6 7; do
        uniform 3 120 560 $seed > f.cnf
        dpll --simplify -c 10 -p pre.lrat f.cnf > g.cnf
        run_sh 'cadical --lrat --no-binary g.cnf post'
        [ "$status" -eq 20 ]
        raise post > post.lrat
        appended lrat
        says 'c VERIFIED' lrat-check f.cnf all.lrat
        says 's VERIFIED UNSAT' cake_lpr f.cnf all.lrat
    done
}

@test "dpll --simplify: what does not go with it is refused" {
    for option in -C '-j 2' '-n 1' -w --cubes --res '--trace t'; do
        fails_with 64 'dpll: option --simplify does not go with -C, -j, -n, -w, --cubes, --res or --trace (see dpll --help)' \
            "dpll --simplify $option three.cnf"
    done
    for option in '-e auto' '-e look' '-b moms' '--propagate scan'; do
        fails_with 64 'dpll: option --simplify needs the engine cdcl (see dpll --help)' "dpll --simplify $option three.cnf"
    done
    fails_with 64 'dpll: option --simplify needs compact or same, found '"'"'many'"'"' (see dpll --help)' 'dpll --simplify=many three.cnf'
    fails_with 2 'dpll: option --simplify: a problem with questions stays as it is' \
        'printf "p inccnf\n1 0\na 1 0\n" | dpll --simplify'
    dpll --simplify -e cdcl three.cnf > /dev/null
}

@test "dpll --simplify: without memory the formula is the problem, or a message" {
    take_seed 3
    need_debug
    for request in 1 2 4 8 16 32 64 100 150 200 250 300 350 400; do
        XSAT_FAIL_ALLOC=$request run_sh 'dpll --simplify -c 0 f.cnf > g.cnf'
        if [ "$status" -ne 0 ]; then
            [ "$status" -eq 2 ]
            [[ $stderr == *'out of memory' ]]
            continue
        fi
        dpll g.cnf | resextend g.cnf > f.res
        [ "$(head -n 1 f.res)" = "s $truth" ]
        [ "$truth" -eq 0 ] || resverify -q f.cnf f.res
    done
    XSAT_FAIL_ALLOC=100 run_sh 'dpll --simplify f.cnf'
    [[ $output == *'c limit memory'* ]]
    [ "$(grep -v '^c' <<< "$output" | tail -n +2)" = "$(grep -v '^[cp]' f.cnf)" ]
}

@test "dpll --simplify: wherever it is stopped, what is left has the answer" {
    need_debug
    take_seed 3
    for poll in 1 2 3 5 8 13 21 34 55 89 144; do
        XSAT_STOP_AT=$poll dpll --simplify f.cnf > g.cnf
        dpll g.cnf | resextend g.cnf > f.res
        [ "$(head -n 1 f.res)" = "s $truth" ]
        [ "$truth" -eq 0 ] || resverify -q f.cnf f.res
    done
}

@test "dpll --simplify: time that is over ends it with what is left, and so does a signal" {
    uniform 3 400 1600 7 > f.cnf
    dpll --simplify -t 0.001 -c 1000000000 f.cnf > g.cnf
    grep -q '^c limit time$' g.cnf
    truth=1
    dpll g.cnf | resextend g.cnf | resverify -q f.cnf
    uniform 3 600 2820 7 > f.cnf # So many clauses leave no model for luck to find.
    dpll --simplify -c 1000000000 f.cnf > g.cnf &
    sleep 0.5
    kill -TERM $!
    wait $!
    grep -q '^c limit signal$' g.cnf
    [ "$(grep -c '^p cnf' g.cnf)" -eq 1 ]
    cnfcheck -q -S g.cnf 2> /dev/null || [ $? -eq 1 ]
}

@test "dpll --simplify: a full disk is an error, and a reader that goes away none" {
    [ -c /dev/full ] || skip "needs /dev/full"
    fails_with 2 'dpll: cannot write standard output: No space left on device' 'dpll --simplify three.cnf > /dev/full'
    take_seed 5
    run_sh 'for i in $(seq 50); do cat f.cnf; done | dpll --simplify --without lucky -c 0 | head -n 1'
    [ "$status" -eq 0 ]
    [ "$output" = "c original $(awk '/^p/ { print $3 }' f.cnf)" ]
    [ -z "$stderr" ]
}

@test "dpll --simplify: real formulas keep their answers" {
    need_shared cnf/dimacs
    # Some 300,000 conflicts are for the release build.
    [ "$DEBUG" = 1 ] && hard=fp_sin || hard=sort_bub7
    for name in dimacs/ssa2670-141 dimacs/bf1355-075 dimacs/jnh1 dimacs/pret60_25 struct/x1_16.shuffled "apps/cbmc/$hard"; do
        [ -e "$SHARED/cnf/$name.cnf" ] || continue
        ln -sf "$SHARED/cnf/$name.cnf" f.cnf
        truth=$(dpll -q f.cnf | awk '$1 == "s" { print $2 }')
        agrees '-c 0 --without lucky'
        agrees ''
    done
}
