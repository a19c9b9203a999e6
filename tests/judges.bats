#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Proofs that dpll and resverify write, before other judges: lrat.awk, which goes by the definition,
# and lrat-check, cake_lpr and drat-trim where they are on PATH.
load helper

# accepted NAME: all judges accept NAME.lrat for NAME.cnf.
accepted() {
    local said
    said=$(awk -f "$ROOT/tests/lrat.awk" "$1.cnf" "$1.lrat") || { echo "$1: lrat.awk: $said"; return 1; }
    accepted_elsewhere "$1"
}

# The same without lrat.awk, for large proofs.
accepted_elsewhere() {
    says 'c VERIFIED' lrat-check "$1.cnf" "$1.lrat"
    says 's VERIFIED UNSAT' cake_lpr "$1.cnf" "$1.lrat"
}

# accepted_drat NAME: drat-trim, where it is, accepts NAME.drat for NAME.cnf.
accepted_drat() {
    says 's VERIFIED' drat-trim "$1.cnf" "$1.drat"
}

# Turns a proof in binary LRAT on stdin into text.
text() {
    od -An -v -tu1 | awk '
        function signed(n) { return n % 2 ? -(n - 1) / 2 : n / 2 }
        BEGIN { scale = 1 }
        {
            for (i = 1; i <= NF; i++) {
                if (!kind) { kind = $i == 97 ? "a" : "d"; zeros = kind == "a" ? 2 : 1
                             if (kind == "d") printf "%s d ", last; else first = 1; continue }
                number += $i % 128 * scale
                scale *= 128
                if ($i >= 128) continue
                if (first) { last = signed(number); first = 0 }
                zeros -= !number
                printf "%s%s", signed(number), zeros ? " " : "\n"
                if (!zeros) kind = ""
                number = 0; scale = 1
            }
        }'
}

# refuted SEED OPTION ...: writes f.cnf and f.res; false when there is a model.
refuted() {
    "$TESTERS/gencnf" "$1" > f.cnf
    shift
    dpll -q "$@" f.cnf > f.res
    grep -q '^s 0' f.res
}

@test "judges: lrat.awk refuses what is no proof" {
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' > f.cnf
    refuses() {
        cat > wrong.lrat
        run awk -f "$ROOT/tests/lrat.awk" f.cnf wrong.lrat
        [ "$status" -eq 1 ]
        [ "$output" = "$1" ]
    }
    refuses 'the empty clause is missing' <<< '5 1 0 1 2 0'
    refuses 'clause 5 has hint 3, which is not unit' <<< '5 0 3 4 0'
    refuses 'clause 5 lacks the group for clause 3' <<< '5 1 0 0'
    refuses 'clause 5 has hint 9, which is no clause' <<< '5 1 0 9 0'
    refuses 'clause 6 lacks the group for clause 5' < <(printf '5 3 -1 0 0\n6 -3 1 0 0\n')
    refuses 'clause 5 has a group for 9, which is not due' <<< '5 3 -1 0 -9 0'
    refuses 'clause 5 is empty, and does not follow' <<< '5 0 0'
    refuses 'clause 5 deletes 9, which is no clause' <<< '5 d 9 0'
    refuses 'clause 4 does not rise above 4' <<< '4 1 0 1 2 0'
}

@test "judges: the proofs of dpll are accepted by all, of every family of formulas" {
    proofs=0
    for seed in $(seq 2001 "$(by_build 2150 2060)"); do
        refuted "$seed" -p f.lrat || continue
        accepted f
        proofs=$((proofs + 1))
    done
    [ "$proofs" -gt "$(by_build 60 20)" ]
}

@test "judges: a proof in binary is the one in text" {
    for seed in $(seq 2151 2190); do
        refuted "$seed" -p f.lrat || continue
        dpll -q -P binary -p f.bin f.cnf > f.res
        text < f.bin | cmp - f.lrat
    done
}

@test "judges: the proofs of several processes are one, accepted by all, of every family of formulas" {
    proofs=0
    engines=(auto cdcl look)
    for seed in $(seq 2401 2460); do
        refuted "$seed" -e "${engines[seed % 3]}" -j $((2 + seed / 3 % 3)) -p f.lrat || continue
        accepted f
        proofs=$((proofs + 1))
    done
    [ "$proofs" -gt 25 ]
}

@test "judges: the proofs of several processes may be binary" {
    for seed in $(seq 2461 2480); do
        refuted "$seed" -e cdcl -j 2 -P binary -p f.bin || continue
        text < f.bin > f.lrat
        accepted f
    done
}

@test "judges: the proofs that resverify writes for those in DRAT are accepted by all" {
    proofs=0
    for seed in $(seq 2191 "$(by_build 2290 2230)"); do
        refuted "$seed" -e cdcl -P drat -p f.drat || continue
        accepted_drat f
        prints verified 'resverify -o f.lrat -p f.drat f.cnf f.res'
        accepted f
        proofs=$((proofs + 1))
    done
    [ "$proofs" -gt "$(by_build 40 12)" ]
}

@test "judges: RAT on a variable of the problem, beside repeated literals and a tautology" {
    # (3 -1 -2) is RAT on 3; the clauses with -3 are one with a literal twice, which the refutation
    # uses, a tautology, and a plain one.
    printf 'p cnf 8 11\n7 -1 4 0\n7 -2 -4 0\n-7 5 0\n-7 -5 0\n1 6 0\n1 -6 0\n2 8 0\n2 -8 0\n' > f.cnf
    printf -- '-3 7 -3 0\n-3 5 -5 0\n-3 7 6 0\n' >> f.cnf
    echo 's 0' > f.res
    printf '3 -1 -2 0\n1 0\n2 0\n0\n' > f.drat
    accepted_drat f
    prints verified 'resverify -o f.lrat -p f.drat f.cnf f.res'
    grep -q '^12 -3 7 0 9 0$' f.lrat
    grep -q '^13 3 -[12] -[12] 0 -11 [12] [12] -12 [12] [12] 0$' f.lrat
    accepted f
}

@test "judges: the proofs of real formulas are accepted by others" {
    need_shared cnf/dimacs
    command -v lrat-check > /dev/null || command -v cake_lpr > /dev/null || skip 'needs lrat-check or cake_lpr'
    proofs=0
    for cnf in "$SHARED"/cnf/{dimacs,course/*,random,struct}/*.cnf; do
        [ "$(wc -c < "$cnf")" -lt 60000 ] || continue
        dpll -q -t 0.2 -p f.lrat "$cnf" > f.res
        grep -q '^s 0' f.res || continue
        # Other checkers take neither a wrong header nor what SATLIB has behind the last clause.
        cnfcheck "$cnf" > f.cnf 2> /dev/null
        accepted_elsewhere f
        proofs=$((proofs + 1))
    done
    [ "$proofs" -gt 20 ]
}

# asked SEED: writes q.icnf, a formula of which some clauses come after questions.
asked() {
    "$TESTERS/gencnf" "$1" | awk -v seed="$1" '
        function lit() { return (rand() < 0.5 ? -1 : 1) * int(1 + vars * rand()) }
        function ask(   i) {
            printf "a"
            for (i = int(4 * rand()); i > 0; i--) printf " %d", lit()
            print " 0"
        }
        BEGIN { srand(seed) }
        $1 == "p" { print "p inccnf"; vars = $3; clauses = $4; next }
        $1 == "c" { next }
        { print; if (++count > clauses / 2 && rand() < 8 / clauses) ask() }
        END { for (i = 0; i < 4; i++) ask() }' > q.icnf
}

@test "judges: each answer to a question names a step that refutes it, by clauses before it" {
    steps=0
    for seed in $(seq 2301 "$(by_build 2330 2315)"); do
        asked "$seed"
        for engine in auto cdcl look dpll; do
            dpll -q -t 1 -e $engine -p q.lrat q.icnf > q.res
            run_sh 'resverify -p q.lrat q.icnf q.res'
            [ "$status" -eq 0 ] || [[ $output == *'(not decided)'* && $output != *'(wrong'* ]]
            [ "$(grep -c '^s 0' q.res)" = "$(grep -c '^c step' q.res)" ]
            [ $((seed % 5)) -eq 0 ] || continue
            awk '$1 == "s" { question++ } $2 == "step" && $3 { print question, $3 }' q.res > steps
            while read -r question step; do
                awk -v question="$question" -v step="$step" -f "$ROOT/tests/lrat.awk" q.icnf q.lrat
                steps=$((steps + 1))
            done < steps
        done
    done
    [ "$steps" -gt "$(by_build 30 10)" ]
}

@test "judges: the proof of questions without assumptions is one of the formula" {
    printf 'p inccnf\n1 2 0\n1 -2 0\n-1 2 0\na 1 0\n-1 -2 0\na 0\n' > q.icnf
    dpll -q -p f.lrat q.icnf > q.res
    prints $'problem 1, question 1: verified\nproblem 1, question 2: verified\nverified' 'resverify -p f.lrat q.icnf q.res'
    awk -v question=2 -v step="$(awk '$2 == "step" { print $3 }' q.res)" -f "$ROOT/tests/lrat.awk" q.icnf f.lrat
}
