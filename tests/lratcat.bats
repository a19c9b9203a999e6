#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# lratcat: one proof out of those of cubes, before resverify, lrat.awk and, where they are on PATH,
# lrat-check and cake_lpr.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    echo 's 0' > no.res
    # All clauses of two variables, and the cubes of one.
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' > four.cnf
    (sed 's/^p.*/p inccnf/' four.cnf; printf 'a 1 0\na -1 0\n') > four.icnf
    printf '6 -1 0 3 4 0\n' > yes.lrat
    printf '6 1 0 1 2 0\n' > no.lrat
}

# judged NAME: all judges accept NAME.lrat for NAME.cnf; the slow one not for long proofs.
judged() {
    prints verified "resverify -p $1.lrat $1.cnf no.res"
    [ "$(wc -l < "$1.lrat")" -gt 300 ] || awk -f "$ROOT/tests/lrat.awk" "$1.cnf" "$1.lrat"
    says 'c VERIFIED' lrat-check "$1.cnf" "$1.lrat"
    says 's VERIFIED UNSAT' cake_lpr "$1.cnf" "$1.lrat"
}

# random_cubes SEED VARS COUNT: cubes of a tree over some variables, in any order.
random_cubes() {
    awk -v seed="$1" -v vars="$2" -v count="$3" '
        BEGIN {
            srand(seed)
            leaves = 1
            for (tries = 0; leaves < count && tries < 1000; tries++) {
                at = int(leaves * rand())
                var = 1 + int(vars * rand())
                if ((" " cube[at] " ") ~ (" -?" var " ")) continue
                cube[leaves] = cube[at] " " var
                cube[at] = cube[at] " -" var
                leaves++
            }
            for (at in cube) print rand() "\ta" cube[at] " 0"
        }' | sort -n | cut -f 2
}

# split CUBES: shares cubes out to two problems, which are solved, by engines of their own.
split() {
    grep -v '^a' "$1" | tee one.icnf > two.icnf
    grep '^a' "$1" | awk '{ print > (NR % 2 ? "odd" : "even") }'
    cat odd >> one.icnf
    [ ! -e even ] || cat even >> two.icnf
    rm -f odd even
    dpll -q -e "${2:-auto}" -p one.lrat one.icnf > one.res
    dpll -q -e "${3:-auto}" -p two.lrat -P binary two.icnf > two.res
}

@test "lratcat: two cubes by hand" {
    lratcat four.icnf yes.lrat no.lrat > four.lrat
    [ "$(cat four.lrat)" = $'5 -1 0 3 4 0\n6 1 0 1 2 0\n7 0 6 5 0' ] ||
        [ "$(cat four.lrat)" = $'5 -1 0 3 4 0\n6 1 0 1 2 0\n7 0 5 6 0' ]
    judged four
    lratcat -o four.lrat four.icnf no.lrat - < yes.lrat
    judged four
}

@test "lratcat: cubes of small formulas, in any order, as text and in binary, whole and trimmed" {
    proofs=0
    for seed in $(seq 3001 3040); do
        "$TESTERS/gencnf" "$seed" > f.cnf
        dpll -q f.cnf | grep -q '^s 0' || continue
        vars=$(awk '$1 == "p" { print ($3 < 12 ? $3 : 12) }' f.cnf)
        (echo p inccnf; grep -v '^[cp]' f.cnf; random_cubes "$seed" "$vars" 9) > f.icnf
        split f.icnf cdcl look
        lratcat f.icnf one.lrat two.lrat > f.lrat
        judged f
        lratcat --trim f.icnf two.lrat one.lrat > f.lrat
        judged f
        lratcat --trim -P binary f.icnf two.lrat one.lrat > b.lrat
        prints verified 'resverify -P lrat -p b.lrat f.cnf no.res'
        proofs=$((proofs + 1))
    done
    [ "$proofs" -gt 15 ]
}

@test "lratcat: cubes of uniform random 3-SAT with 220 variables" {
    awk 'BEGIN {
        srand(7); vars = 220; clauses = 968
        print "p cnf", vars, clauses
        for (; clauses; clauses--) {
            a = 1 + int(vars * rand())
            do b = 1 + int(vars * rand()); while (b == a)
            do c = 1 + int(vars * rand()); while (c == a || c == b)
            print (rand() < 0.5 ? -a : a), (rand() < 0.5 ? -b : b), (rand() < 0.5 ? -c : c), 0
        }
    }' > f.cnf
    dpll -e look --cubes -n 30 f.cnf > f.icnf
    [ "$(grep -c '^a' f.icnf)" -gt 20 ]
    split f.icnf cdcl cdcl
    ! grep -q '^s 1' one.res two.res || skip 'this awk draws a formula with a model'
    lratcat f.icnf one.lrat two.lrat > f.lrat
    judged f
    whole=$(wc -c < f.lrat)
    lratcat --trim f.icnf one.lrat two.lrat > f.lrat
    judged f
    [ "$(wc -c < f.lrat)" -lt "$whole" ]
}

@test "lratcat: an assignment that no cube covers is named" {
    fails_with 2 'lratcat: four.icnf: no cube that a proof refutes covers the assignment -1' \
        'lratcat -o o four.icnf yes.lrat'
    fails_with 2 'lratcat: four.icnf: no cube that a proof refutes covers the assignment at all' \
        ': > none; lratcat four.icnf none'
    # What is named is in no cube but the one that is missing.
    open=0
    for seed in $(seq 1 30); do
        random_cubes "$seed" 6 12 > all
        missing=$(sed -n "$((seed % $(wc -l < all) + 1))p" all)
        (echo p inccnf; echo 0; cat all) > f.icnf
        # With the empty clause there, each cube but one has a step of its own.
        awk -v missing="$missing" '$0 != missing {
            printf "%d", NR + 1
            for (i = 2; $i; i++) printf " %d", -$i
            print " 0 1 0" }' all > f.lrat
        run_sh 'lratcat f.icnf f.lrat'
        # Others may cover it, too: are the negations of all others contradictory?
        (echo p cnf 6 "$(wc -l < f.lrat)"; awk '{ $1 = ""; NF -= 2; print }' f.lrat) > others.cnf
        dpll -q others.cnf > others.res
        if grep -q '^s 0' others.res; then
            [ "$status" -eq 0 ]
            continue
        fi
        [ "$status" -eq 2 ]
        open=$((open + 1))
        # Each literal of the missing cube agrees with the assignment, or is open in it.
        echo "${stderr##*assignment} | $missing" | awk -F '[|]' '{
            count = split($1, named, " "); split($2, cube, " ")
            for (i = 1; i <= count; i++)
                for (j = 2; cube[j]; j++)
                    if (named[i] == -cube[j]) exit 1 }'
    done
    [ "$open" -gt 5 ]
}

@test "lratcat: what is no proof of cubes is refused" {
    fails_with 64 'lratcat: the operands ICNF and PROOF are missing (see lratcat --help)' lratcat
    fails_with 64 'lratcat: the operand PROOF is missing (see lratcat --help)' 'lratcat four.icnf'
    fails_with 64 'lratcat: standard input can be one operand only (see lratcat --help)' 'lratcat - -'
    fails_with 2 'lratcat: four.cnf: there is no cube' 'lratcat four.cnf yes.lrat'
    fails_with 2 'lratcat: late.icnf:3:1: a clause behind a cube: all cubes must be of one formula' \
        "printf 'p inccnf\na 1 0\n1 0\n' > late.icnf; lratcat late.icnf yes.lrat"
    fails_with 2 'lratcat: p:1:7: clause 7 does not exist' "echo 6 1 0 7 0 > p; lratcat four.icnf p"
    fails_with 2 'lratcat: p:1:9: a RAT step, which may not hold among others' \
        "echo 6 3 0 1 -2 0 > p; lratcat four.icnf p"
    fails_with 2 'lratcat: p:1:1: clause number 4 does not rise above 4' "echo 4 1 0 1 2 0 > p; lratcat four.icnf p"
    fails_with 2 "lratcat: p:1:3: expected a literal or 0, found 'x'" "echo 6 x > p; lratcat four.icnf p"
    fails_with 2 'lratcat: cannot open nowhere: No such file or directory' 'lratcat four.icnf nowhere'
    fails_with 2 'lratcat: cannot write yes.lrat: it is the input yes.lrat' 'lratcat -o yes.lrat four.icnf yes.lrat'
    prints '6 -1 0 3 4 0' 'cat yes.lrat'
}

# The negations of cubes, which have no model where the cubes cover all assignments.
negations() {
    awk '$1 == "a" {
        n++
        for (i = 2; i < NF; i++) {
            text = text (-$i) " "
            if ($i * $i > most * most) most = $i
        }
        text = text "0\n"
    }
    END { printf "p cnf %d %d\n%s", most < 0 ? -most : most, n, text }' "$@"
}

@test "lratcat: cubes cover what was refuted while they were cut, also both sides of a branching" {
    for seed in 220 $(seq 1 "$(by_build 20 5)"); do
        "$TESTERS/gencnf" "$seed" >f.cnf
        [ "$(dpll -q f.cnf | head -n 1)" = "s 0" ] || continue
        for count in 5 12; do
            dpll --cubes -e look -n $count f.cnf >cubes
            negations cubes >n.cnf
            [ "$(dpll -q -p n.lrat n.cnf)" != "" ]
            [ "$(echo s 0 | resverify -p n.lrat n.cnf)" = verified ]
            dpll -q -p cubes.lrat cubes >/dev/null
            lratcat cubes cubes.lrat >f.lrat
            [ "$(echo s 0 | resverify -p f.lrat f.cnf)" = verified ]
        done
    done
}

@test "lratcat: a step with more hints than are held at a time loses none" {
    (printf '6 1 0 '; yes 1 | head -n 200000 | tr '\n' ' '; echo 2 0) > no.lrat
    lratcat four.icnf yes.lrat no.lrat > four.lrat
    prints verified 'resverify -p four.lrat four.cnf no.res'
    [ "$(awk '$2 == 1 { print NF }' four.lrat)" -eq 200005 ]
    sed 's/ 2 0$/ 9 0/' no.lrat > bad.lrat
    run_sh 'lratcat four.icnf yes.lrat bad.lrat'
    [ "$status" -ne 0 ]
    [[ $stderr = 'lratcat: bad.lrat:1:400007: clause 9 does not exist'* ]]
    sed 's/ 2 0$/ 2 x/' no.lrat > bad.lrat
    run_sh 'lratcat four.icnf yes.lrat bad.lrat'
    [ "$status" -eq 2 ]
    [ "$stderr" = "lratcat: bad.lrat:1:400009: expected a hint or 0, found 'x'" ]
}
