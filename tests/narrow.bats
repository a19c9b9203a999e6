#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What is kept in fields of few bits: in a build where these have 8 and 16 bits (common/base/narrow.h),
# small inputs reach every limit, and none is taken for another one.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    PATH=$TESTERS/../narrow/bin:$PATH
    echo 's 0' > no.res
}

# repeat COUNT TEXT
repeat() {
    awk -v n="$1" -v text="$2" 'BEGIN { for (i = 0; i < n; i++) printf "%s", text }'
}

# never_verified COMMAND: one line says why, and the status is not 0.
never_verified() {
    run_sh "$1"
    if [ "$status" -eq 0 ] || [ "$status" -gt 2 ] || [[ $output = verified* ]] ||
        [ "${#stderr_lines[@]}" -ne 1 ]; then
        printf '%s\nstatus %s\nstdout: %s\nstderr: %s\n' "$1" "$status" "$output" "$stderr"
        return 1
    fi
}

@test "narrow: a clause of the problem that is too long is refused with its place" {
    { echo 'p cnf 1 2'; echo '1 0'; repeat 256 '1 '; echo 0; } > long.cnf
    for tool in dpll resverify; do
        run_sh "$tool long.cnf < no.res"
        [ "$status" -eq 2 ]
        [ "$stderr" = "$tool: long.cnf:3:1: the clause has more than 255 literals, the most there can be" ]
    done
    { echo 'p cnf 1 1'; repeat 255 '1 '; echo 0; } > long.cnf
    prints 'verified' "dpll long.cnf | resverify long.cnf"
}

@test "narrow: no length of a clause makes a satisfiable formula unsatisfiable" {
    for size in 127 128 129 254 255 256 257 511 512 513 65535 65536 65537; do
        { echo 'p cnf 1 1'; repeat "$size" '1 '; echo 0; } > long.cnf
        echo '2 0 1 0' > long.lrat
        never_verified 'resverify -p long.lrat long.cnf no.res'
        echo '0' > long.drat
        never_verified 'resverify -P drat -p long.drat long.cnf no.res'
        printf 'p cnf 1 1\n1 0\n' > one.cnf
        { printf '2 '; repeat "$size" '1 '; printf '0 1 0\n3 0 2 0\n'; } > long.lrat
        never_verified 'resverify -p long.lrat one.cnf no.res'
        { repeat "$size" '1 '; printf '0\n0\n'; } > long.drat
        never_verified 'resverify -P drat -p long.drat one.cnf no.res'
        { printf 'a\004'; repeat "$size" $'\002'; printf '\000\002\000a\006\000\004\000'; } > long.bin
        never_verified 'resverify -P lrat -p long.bin one.cnf no.res'
    done
}

@test "narrow: no number of clauses makes a satisfiable formula unsatisfiable" {
    # Clauses of (1) take four words, and sixteen bits number 16,383 of them.
    for count in 16380 16381 16382 16383 16384 16385 16386 32767 32768 65535 65536 65537 70000; do
        { echo "p cnf 2 $count"; repeat "$count" $'1 0\n'; } > many.cnf
        echo "$((count + 1)) 0 1 $count 0" > many.lrat
        never_verified 'resverify -p many.lrat many.cnf no.res'
        echo 0 > many.drat
        never_verified 'resverify -P drat -p many.drat many.cnf no.res'
        # The same many in the proof.
        printf 'p cnf 2 1\n1 0\n' > one.cnf
        awk -v n="$count" 'BEGIN {
            for (i = 2; i <= n; i++) print i, 1, 0, i - 1, 0
            print i, 0, 1, i - 1, 0
        }' > many.lrat
        never_verified 'resverify -p many.lrat one.cnf no.res'
        { repeat "$count" $'1 0\n'; echo 0; } > many.drat
        never_verified 'resverify -P drat -p many.drat one.cnf no.res'
    done
}

@test "narrow: what fits is verified, and what does not says that memory is out" {
    for count in 100 8000 16000 20000; do
        { echo "p cnf 2 $((count + 2))"; repeat "$count" $'1 2 0\n'; printf -- '-1 0\n-2 0\n'; } > big.cnf
        echo "$((count + 3)) 0 $((count + 1)) $((count + 2)) 1 0" > big.lrat
        run_sh 'resverify -p big.lrat big.cnf no.res'
        if [ "$count" -lt 13000 ]; then
            [ "$output" = verified ]
        else
            [ "$status" -eq 2 ]
            [ "$stderr" = 'resverify: out of memory' ]
        fi
        prints 's 0' 'dpll -q big.cnf | grep ^s'
    done
}

@test "narrow: deleted clauses make room" {
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' > four.cnf
    awk 'BEGIN {
        for (i = 5; i < 100000; i++) { print i, 2, 1, 0, 1, 0; print i, "d", i, 0 }
        print i, 1, 0, 1, 2, 0
        print i + 1, 0, i, 3, 4, 0
    }' > four.lrat
    prints verified 'resverify -p four.lrat four.cnf no.res'
}

@test "narrow: the readers of proofs keep every input apart" {
    for target in lrat drat; do
        run_sh "'$TESTERS/../narrow/tests/targets/$target' '$ROOT/tests/fuzz/corpus/$target'/*"
        [ "$status" -eq 0 ]
    done
}

@test "narrow: a solver whose clauses fill their room says so, and is right before" {
    limited=0 decided=0
    for seed in $(seq 3001 3060); do
        "$TESTERS/gencnf" "$seed" > f.cnf
        for engine in cdcl look; do
            run_sh "dpll -e $engine -t 5 -p f.lrat f.cnf > f.res && resverify -q -p f.lrat f.cnf f.res"
            if grep -q '^s -1' f.res; then
                grep -q '^c limit' f.res
                limited=$((limited + 1))
            else
                [ "$status" -eq 0 ]
                decided=$((decided + 1))
            fi
        done
    done
    [ "$decided" -gt 50 ]
    # Three hundred times as many clauses as sixteen bits can tell apart.
    awk 'BEGIN { print "p cnf 300 200000"; for (i = 0; i < 200000; i++)
        print i % 300 + 1, -((i * 7 + 3) % 300 + 1), (i * 11 + 5) % 300 + 1, (i * 13 + 7) % 300 + 1, 0 }' > big.cnf
    for engine in cdcl look dpll; do
        run_sh "dpll -e $engine big.cnf"
        [ "$status" -eq 0 ]
        [[ $output = 's -1'*'c limit memory'* ]]
    done
}

@test "narrow: a proof whose steps have no numbers left ends as if its disk were full" {
    awk 'BEGIN { n = 8; print "p cnf", (n + 1) * n, n + 1 + n * (n + 1) * n / 2
        for (p = 0; p <= n; p++) { for (h = 1; h <= n; h++) printf "%d ", p * n + h; print 0 }
        for (h = 1; h <= n; h++) for (p = 0; p <= n; p++) for (q = 0; q < p; q++)
            print -(p * n + h), -(q * n + h), 0 }' > hole.cnf
    run_sh "dpll -e dpll -p f.lrat hole.cnf"
    [ "$status" -eq 2 ]
    [[ $stderr = "dpll: cannot write f.lrat after "*" bytes: File too large" ]]
}

@test "narrow: a proof that is read in parts of four numbers has the verdict of one read whole" {
    # Mutants of proofs by a byte each: the program with wide fields is the judge.  Of a step that is both
    # wrong and malformed, it reads what is malformed first, and the other one what comes first.
    tried=0 wrong=0 both=0
    printf 'p cnf 4 5\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n3 4 0\n' > five.cnf
    # Definitions, whose hints have groups, and steps with more hints than they need.
    cat > five.lrat << 'EOF'
6 5 -1 -2 0 0
7 -5 1 0 -6 0
8 -5 2 0 -6 0
9 -4 -3 0 -5 0
10 6 -4 3 0 0
11 -6 4 0 -10 0
12 -6 -3 0 -10 0
13 1 0 1 1 1 1 1 1 2 2 3 2 0
14 3 7 0 -9 13 3 4 -12 13 13 3 4 0
14 d 6 7 8 9 10 11 12 5 0
15 0 13 13 13 13 3 13 4 4 4 4 4 0
EOF
    prints verified 'resverify -p five.lrat five.cnf no.res'
    sed 's/^14 d.*//' five.lrat > six.lrat
    prints verified 'resverify -p six.lrat five.cnf no.res'
    for seed in $(seq 1 120); do
        "$TESTERS/gencnf" "$seed" > f.cnf
        dpll -q -p f.lrat f.cnf > f.res
        proofs=five.cnf:five.lrat
        [ $((seed % 2)) -eq 0 ] || proofs=five.cnf:six.lrat
        if grep -q '^s 0' f.res && [ "$(wc -c < f.lrat)" -lt 20000 ]; then proofs="$proofs f.cnf:f.lrat"; fi
        for pair in $proofs; do
            awk -v seed="$seed" 'BEGIN { srand(seed) } { all = all $0 "\n" } END {
                at = 1 + int(rand() * length(all)); kind = int(rand() * 4)
                put = substr("0123456789- d", 1 + int(rand() * 13), 1)
                print substr(all, 1, at - (kind != 1)) (kind ? put : "") substr(all, at + 1)
            }' "${pair#*:}" > m.lrat
            run_sh "resverify -P lrat -p m.lrat ${pair%:*} no.res"
            narrow=$status.$output.$stderr
            run_sh "'$BIN/resverify' -P lrat -p m.lrat ${pair%:*} no.res"
            if [ "$status.${narrow%%.*}" = 2.1 ]; then
                both=$((both + 1))
            elif [ "$narrow" != "$status.$output.$stderr" ]; then
                printf '%s\n' "$narrow" "$status.$output.$stderr"
                cat m.lrat
                return 1
            fi
            tried=$((tried + 1))
            [ "$output" = verified ] || wrong=$((wrong + 1))
        done
    done
    [ "$tried" -gt 150 ]
    [ "$both" -lt 20 ]
    [ "$wrong" -gt 50 ]
    [ "$wrong" -lt $((tried - 20)) ]
}
