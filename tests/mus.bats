#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll --mus: what it writes has no model, and has one when any clause is left out, by brute force.
load helper

# without NUMBER FILE: a formula of a clause a line, but for one.
without() {
    awk -v out="$1" '/^c/ { next } /^p/ { print $1, $2, $3, $4 - 1; next } ++n != out' "$2"
}

# minimal FILE: whether brute force says that it is a minimal unsatisfiable formula.
minimal() {
    [ "$("$TESTERS/brute" "$1" | head -1)" = 's 0' ] || return 1
    local number
    for number in $(seq "$(grep -c ' *0$' <(sed '/^[cp]/d' "$1"))"); do
        without "$number" "$1" > less.cnf
        [ "$("$TESTERS/brute" less.cnf | head -1)" = 's 1' ] || { echo "clause $number of $1 can be spared"; return 1; }
    done
}

@test "mus: of random formulas no clause of the subset can be spared, and all are of the formula" {
    found=0
    for seed in $(seq "$(by_build 60 12)"); do
        uniform 3 $((8 + seed % 9)) $((60 + seed % 40)) "$seed" > f.cnf
        run_sh 'dpll --mus f.cnf > mus.cnf'
        if [ "$("$TESTERS/brute" f.cnf | head -1)" = 's 1' ]; then
            [ "$status" -eq 1 ]
            [ "$stderr" = 'dpll: f.cnf: problem 1 is satisfiable' ]
            [ ! -s mus.cnf ]
            continue
        fi
        found=$((found + 1))
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
        sed 1d mus.cnf > plain.cnf
        minimal plain.cnf
        [ "$(head -1 mus.cnf)" = "c $(sed '/^[cp]/d' mus.cnf | wc -l) of $(sed 1d f.cnf | wc -l) clauses" ]
        sort f.cnf | uniq > all
        sed '/^[cp]/d; s/ *$//' mus.cnf | sort | comm -13 <(sed 's/ *$//' all | sort) - > foreign
        [ ! -s foreign ]
        [ "$(dpll --mus mus.cnf | sed 1d)" = "$(cat plain.cnf)" ]
    done
    [ "$found" -gt 5 ]
}

@test "mus: repeated clauses, tautologies, empty and unit clauses" {
    prints $'c 2 of 6 clauses\np cnf 3 2\n1 0\n-1 0' "printf 'p cnf 3 6\n1 0\n2 -2 0\n2 3 0\n1 2 0\n-1 0\n3 -3 1 0\n' | dpll --mus"
    prints $'c 1 of 3 clauses\np cnf 2 1\n0' "printf 'p cnf 2 3\n1 0\n0\n2 0\n' | dpll --mus"
    run_sh "printf 'p cnf 2 6\n1 1 2 0\n1 2 0\n-1 2 0\n-1 2 2 0\n1 -2 0\n-2 -1 0\n' | dpll --mus"
    [ "$status" -eq 0 ]
    sed 1d <<< "$output" > mus.cnf
    minimal mus.cnf
    [ "$(head -1 mus.cnf)" = 'p cnf 2 4' ]
    # Variables that are declared and not used cost nothing.
    prints $'c 2 of 2 clauses\np cnf 1000000000 2\n999999999 0\n-999999999 0' \
        "printf 'p cnf 1000000000 2\n999999999 0\n-999999999 0\n' | dpll --mus"
}

@test "mus: a pigeonhole formula is minimal, and found among clauses that have nothing to do with it" {
    for holes in 2 3 4 5; do
        pigeonhole $holes > hole.cnf
        [ "$(dpll --mus hole.cnf | sed 1d)" = "$(cat hole.cnf)" ]
        # More clauses over other variables.
        awk -v holes=$holes '
            NR == FNR { if (/^p/) { vars = $3; clauses = $4 } else line[++n] = $0; next }
            /^p/ { print "p cnf", vars + $3, clauses + $4; for (i = 1; i <= n; i++) print line[i]; next }
            { for (i = 1; i < NF; i++) printf "%d ", $i < 0 ? $i - vars : $i + vars; print 0 }' \
            hole.cnf <(uniform 3 60 150 7) > f.cnf
        [ "$(dpll --mus f.cnf | sed '1,2d')" = "$(sed 1d hole.cnf)" ]
    done
}

@test "mus: each problem of a stream has its subset, and exclusive ors are clauses" {
    run_sh "printf 'p cnf 1 2\n1 0\n-1 0\np cnf 1 1\n1 0\np cnf 2 2\nx1 2 0\nx1 2 -2 -2 0\np cnf 1 3\n1 0\n1 0\n-1 0\n' | dpll --mus"
    [ "$status" -eq 1 ]
    [ "$output" = $'c 2 of 2 clauses\np cnf 1 2\n1 0\n-1 0\nc 2 of 3 clauses\np cnf 1 2\n1 0\n-1 0' ]
    [ "$stderr" = $'dpll: <stdin>: problem 2 is satisfiable\ndpll: <stdin>: problem 3 is satisfiable' ]
    printf 'p cnf 6 4\nx1 2 3 4 5 0\nx3 4 5 6 0\nx1 2 6 0\n1 2 0\n' > f.cnf
    dpll --mus f.cnf > mus.cnf
    minimal mus.cnf
}

@test "mus: at a limit what is left has no model still, and no answer is none" {
    hard_pigeonhole 6 > f.cnf
    run_sh 'dpll --mus -c 0 f.cnf'
    [ "$status" -eq 1 ]
    [ -z "$output" ]
    [ "$stderr" = 'dpll: f.cnf: problem 1 was not decided within the limit' ]
    { head -1 f.cnf | awk '{ print $1, $2, $3, $4 + 3 }'; sed 1d f.cnf; printf '1 2 0\n1 -2 0\n-1 3 4 0\n'; } > g.cnf
    for conflicts in 1000 3000 10000; do
        dpll --mus -c $conflicts g.cnf > mus.cnf || continue
        [ "$(dpll -q mus.cnf | head -1)" = 's 0' ]
    done
}

# every_sign VARS FROM: all clauses of the variables from FROM on, which contradict each other and are all needed.
every_sign() {
    awk -v vars="$1" -v from="$2" 'BEGIN {
        for (n = 0; n < 2 ^ vars; n++) {
            for (i = 0; i < vars; i++) printf "%s%d ", int(n / 2 ^ i) % 2 ? "-" : "", from + i
            print 0
        }
    }'
}

@test "mus: of several orders the smallest subset is kept, and it is minimal" {
    { echo 'p cnf 10 28'; every_sign 4 1; every_sign 2 5; every_sign 3 7; } > f.cnf
    for seed in 1 2 3; do
        run_sh "dpll --mus --orders 30 -s $seed f.cnf"
        [ "$status" -eq 0 ]
        [ "$output" = "$(echo 'c 4 of 28 clauses, the fewest of 30 subsets'; echo 'p cnf 10 4'; every_sign 2 5)" ]
    done
    # Time that is over ends it with the smallest so far, and the status is that of a subset.
    # A busy machine may need longer for the first one.
    for limit in 0.5 5 50; do
        run_sh "dpll --mus --orders 0 -t $limit f.cnf"
        [ "$status" -ne 0 ] || break
    done
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" == 'c '*' of 28 clauses, the fewest of '* ]]
    fewer=0
    for seed in $(seq "$(by_build 20 5)"); do
        uniform 3 12 90 "$seed" > f.cnf
        dpll --mus f.cnf > one.cnf || continue
        dpll --mus --orders 20 f.cnf > twenty.cnf
        sed 1d twenty.cnf > plain.cnf
        minimal plain.cnf
        [ "$(wc -l < twenty.cnf)" -le "$(wc -l < one.cnf)" ]
        [ "$(wc -l < twenty.cnf)" -eq "$(wc -l < one.cnf)" ] || fewer=$((fewer + 1))
        dpll --mus --orders 20 f.cnf | cmp - twenty.cnf
    done
    [ "$fewer" -gt 1 ]
}

# grouped GROUPS SEED FILE: the formula in groups from 0 on, drawn at random.
grouped() {
    awk -v groups="$1" -v seed="$2" '
        BEGIN { srand(seed) }
        /^p/ { print "p gcnf", $3, $4, groups; next }
        !/^c/ { print "{" int(rand() * (groups + 1)) "}", $0 }' "$3"
}

# of_groups NUMBER,... FILE: the clauses of these groups and of group 0, as "p cnf".
of_groups() {
    awk -v wanted=",0,$1," '
        /^p/ { vars = $3 }
        /^[{]/ {
            group = substr($1, 2, length($1) - 2)
            if (index(wanted, "," group ",")) { $1 = ""; line[++n] = $0 }
        }
        END { print "p cnf", vars, n + 0; for (i = 1; i <= n; i++) print line[i] }' "$2"
}

@test "mus: of groups of clauses none can be spared, by brute force, and group 0 stays" {
    found=0
    for seed in $(seq "$(by_build 60 12)"); do
        uniform 3 $((8 + seed % 5)) $((50 + seed % 40)) "$seed" > f.cnf
        grouped $((3 + seed % 12)) "$seed" f.cnf > f.gcnf
        [ "$("$TESTERS/brute" f.cnf | head -1)" = 's 0' ] || continue
        found=$((found + 1))
        run_sh "dpll --mus --orders $((1 + seed % 3)) f.gcnf > mus.gcnf"
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
        groups=$(sed -n 's/^{\([1-9][0-9]*\)}.*/\1/p' mus.gcnf | sort -nu | paste -sd, -)
        # All clauses of these groups, and no others, in their order.
        [ "$(sed '/^[cp]/d; s/ *$//' mus.gcnf)" = "$(awk -v wanted=",0,$groups," '
            /^[{]/ && index(wanted, "," substr($1, 2, length($1) - 2) ",") { sub(/ *$/, ""); print }' f.gcnf)" ]
        of_groups "$groups" f.gcnf > plain.cnf
        [ "$("$TESTERS/brute" plain.cnf | head -1)" = 's 0' ]
        for group in ${groups//,/ }; do
            of_groups "$(tr , '\n' <<< "$groups" | grep -vx "$group" | paste -sd, -)" f.gcnf > less.cnf
            [ "$("$TESTERS/brute" less.cnf | head -1)" = 's 1' ]
        done
        [[ "$(head -1 mus.gcnf)" == "c $(tr , '\n' <<< "$groups" | grep -c .) of $((3 + seed % 12)) groups"* ]]
        run_sh "dpll --mus -C --orders $((1 + seed % 3)) f.gcnf"
        [ "$status" -eq 20 ]
        [ "$(sed 1d <<< "$output")" = "$(printf 's UNSATISFIABLE\nv %s0' "${groups:+${groups//,/ } }")" ]
    done
    [ "$found" -gt 5 ]
}

@test "mus: the example of the MUS track of 2011, group 0 that needs no other, and no groups at all" {
    printf 'p gcnf 5 7 4\n{0} 1 2 3 0\n{1} -1 2 0\n{1} -2 3 0\n{2} -3 0\n{3} 2 -3 0\n{3} -2 -3 0\n{4} -2 3 0\n' > f.gcnf
    # Groups 1 and 2, or 1 and 3.
    run_sh 'dpll --mus -C f.gcnf | grep "^[sv]"'
    [ "$output" = $'s UNSATISFIABLE\nv 1 2 0' ] || [ "$output" = $'s UNSATISFIABLE\nv 1 3 0' ]
    prints $'c 0 of 2 groups\np gcnf 2 2 2\n{0} 1 0\n{0} -1 0' \
        "printf 'p gcnf 2 3 2\n{0} 1 0\n{2} 2 0\n{0} -1 0\n' | dpll --mus"
    prints $'c 0 of 0 groups\np gcnf 0 1 0\n{0} 0' "printf 'p gcnf 0 1 0\n{0} 0\n' | dpll --mus"
    # Memory follows the clauses, not the largest number of a group.
    prints $'c 1 of 1000000000 groups\np gcnf 1 2 1000000000\n{0} 1 0\n{999999999} -1 0' \
        "printf 'p gcnf 1 3 1000000000\n{0} 1 0\n{999999999} -1 0\n{7} 1 0\n' | dpll --mus -m 100"
    prints $'s UNSATISFIABLE\nv 999999999 0' \
        "printf 'p gcnf 1 2 1000000000\n{0} 1 0\n{999999999} -1 0\n' | dpll --mus -C | grep '^[sv]'"
    run_sh "printf 'p gcnf 1 1 9\n{9} 1 0\n' | dpll --mus -C"
    [ "$status" -eq 10 ]
    [ "$output" = 's SATISFIABLE' ]
    # An exclusive or is of one group with all its clauses; other groups may be between.
    prints $'c 2 of 3 groups\np gcnf 2 4 3\n{3} 1 2 0\n{3} -1 -2 0\n{1} 1 0\n{1} 2 0' \
        "printf 'p gcnf 2 4 3\n{3}x1 2 0\n{1} 1 0\n{2} -2 1 0\n{1} 2 0\n' | sed 's/}x/} x/' | dpll --mus"
}

@test "mus: with -C the numbers of the clauses, for the checkers of the MUS track" {
    printf 'p cnf 3 6\n1 0\n2 -2 0\n2 3 0\n1 2 0\n-1 0\n3 -3 1 0\n' > f.cnf
    run_sh 'dpll --mus -C f.cnf'
    [ "$status" -eq 20 ]
    [ "$output" = $'c 2 of 6 clauses\ns UNSATISFIABLE\nv 1 5 0' ]
    hard_pigeonhole 6 > f.cnf
    run_sh 'dpll --mus -C -c 0 f.cnf'
    [ "$status" -eq 0 ]
    [ "$output" = 's UNKNOWN' ]
}

@test "mus: what it does not go with is refused" {
    printf 'p inccnf\n1 0\na 1 0\n' > f.icnf
    fails_with 2 'dpll: option --mus: a subset is of a formula, not of iCNF' 'dpll --mus f.icnf'
    for options in '-p x' '--cubes' '--trace x' '-j 2' '--res' '--simplify' '--project 1'; do
        fails_with 64 'dpll: option --mus does not go with --cubes, -j, -p, --project, --res, --simplify or --trace (see dpll --help)' \
            "dpll --mus $options f.icnf"
    done
    fails_with 64 'dpll: option --orders 0 needs -t, or it goes on for ever (see dpll --help)' 'dpll --mus --orders 0 f.icnf'
    fails_with 64 'dpll: option --orders needs --mus (see dpll --help)' 'dpll --orders 2 f.icnf'
    fails_with 64 'dpll: options --mus and -n do not go together: how many orders are tried is --orders (see dpll --help)' \
        'dpll --mus -n 2 f.icnf'
    for engine in dpll look walk; do
        fails_with 64 "dpll: option --mus does not go with the engine $engine (see dpll --help)" "dpll --mus -e $engine f.icnf"
    done
}

@test "mus: running out of memory at any point leaves a subset without a model, or says so" {
    need_debug
    printf 'p gcnf 3 6 3\n{0} 1 2 0\n{1} 1 -2 0\n{2} -1 2 0\n{3} 3 -1 0\n{2} -1 -2 0\n{3} -3 -1 2 0\n' >f.gcnf
    whole=0 none=0 small=0
    for ((n = 1; n < 2000 && whole < 3; n += 1 + n / 25)); do
        status=0
        XSAT_FAIL_ALLOC=$n dpll --mus --orders 2 f.gcnf >out 2>err || status=$?
        case $status in
        0)
            # Groups 1 and 2 with 0 are the only subset that is minimal.
            [ ! -s err ]
            grep -q '^p gcnf 3 ' out
            [ "$(grep -c '^{[012]}' out)" -eq 4 ]
            [ "$(dpll -q out | head -1)" = "s 0" ]
            small=$((small + 1))
            grep -q "^c 2 of 3 groups, the fewest of 2 subsets" out && whole=$((whole + 1)) ;;
        1)
            [ "$(cat err)" = "dpll: f.gcnf: problem 1 was not decided within the limit" ]
            [ ! -s out ]
            none=$((none + 1)) ;;
        *)
            [ "$status" -eq 2 ]
            [[ $(cat err) =~ ^dpll:\ (option\ --mus:\ )?out\ of\ memory$ ]]
            [ ! -s out ]
            none=$((none + 1)) ;;
        esac
    done
    [ "$whole" -ge 3 ]
    [ "$none" -gt 10 ]
    [ "$small" -gt 3 ]
}
