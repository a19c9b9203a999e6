#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Exclusive ors in DIMACS: lines "x 1 -2 3 0".  The judge expands them by their definition, without a
# fresh variable, or counts what is true.
load helper

# random_xors VARS CLAUSES XORS LONGEST SEED: a formula of both, in any order, in which variables repeat.
random_xors() {
    awk -v n="$1" -v m="$2" -v k="$3" -v longest="$4" -v seed="$5" "$RANDOM_LITERALS"'
        BEGIN {
            srand(seed)
            print "p cnf", n, m + k
            while (m + k > 0)
                if (rand() * (m + k) < m) { print literals(1 + int(rand() * 3)); m-- }
                else { print "x" (rand() < 0.5 ? " " : "") literals(int(rand() * (longest + 1))); k-- }
        }'
}

# By the definition alone: each assignment of a line's literals with an even number of true ones is
# forbidden by a clause.
define() {
    awk '
        /^p/ { vars = $3; next }
        /^x/ {
            sub("x", "x ")
            size = NF - 2
            for (bits = 0; bits < 2 ^ size; bits++) {
                text = ""; sum = 0; rest = bits
                for (i = 2; i < NF; i++) {
                    bit = rest % 2; rest = int(rest / 2); sum += bit
                    text = text (bit ? -$i : $i) " "
                }
                if (sum % 2 == 0) { out = out text "0\n"; count++ }
            }
            next
        }
        { out = out $0 "\n"; count++ }
        END { printf "p cnf %d %d\n%s", vars, count, out }' "$1"
}

@test "xor: one without literals may come first, or be all there is" {
    prints $'p cnf 2 1\n0' "printf 'p cnf 2 1\nx 0\n' | cnfcheck --expand"
    prints $'p cnf 2 3\n0\n1 2 0\n-1 -2 0' "printf 'p cnf 2 2\nx 0\nx1 2 0\n' | cnfcheck --expand"
    prints 's 0' "printf 'p cnf 2 1\nx 0\n' | dpll -q | grep s"
    prints $'clause 1 (x) is not satisfied\nnot verified' "printf 's 1\nv 1 2\n' | { resverify <(printf 'p cnf 2 1\nx 0\n') || :; }"
    prints $'p cnf 2 1\nx0' "printf 'p cnf 2 1\nx0\n' | cnfcheck"
}

@test "xor: dpll finds as many models as brute force does of the definition, and resverify verifies them" {
    for seed in $(seq "$(by_build 150 20)"); do
        random_xors 8 $((seed % 7)) $((1 + seed % 4)) $((1 + seed % 7)) "$seed" > f.cnf
        define f.cnf > plain.cnf
        models=$("$TESTERS/brute" plain.cnf | sed -n 's/^c models //p')
        for engine in auto dpll look; do
            dpll -e $engine -n 0 f.cnf > f.res
            [ "$(counter models)" -eq "$models" ]
            resverify -q f.cnf f.res || [ "$models" -eq 0 ]
            resverify -q plain.cnf f.res || [ "$models" -eq 0 ]
        done
        [ "$(dpll -q -j 2 f.cnf | head -1)" = "s $((models > 0))" ]
        # What stands for the lines has as many models over the variables of the header, and the same ones.
        cnfcheck --expand f.cnf > expanded.cnf
        [ "$(dpll -n 0 -w expanded.cnf | awk '$2 == "models" { print $3 }')" -eq "$models" ]
        cnfcheck --shuffle "$seed" f.cnf | dpll -n 0 -w > f.res
        [ "$(counter models)" -eq "$models" ]
    done
}

@test "xor: resverify takes the models of a line that have an odd number of true literals, and no others" {
    for size in 1 2 3 4 5 6 7; do
        awk -v n=$size 'BEGIN {
            line = "x"
            for (i = 1; i <= n; i++) line = line " " (i % 3 ? i : -i)
            print "p cnf", n, 1
            print line, 0
        }' > f.cnf
        for bits in $(seq 0 $((2 ** size - 1))); do
            awk -v n=$size -v bits="$bits" 'BEGIN {
                printf "s 1\nv"
                for (i = 1; i <= n; i++) {
                    bit = int(bits / 2 ^ (i - 1)) % 2
                    printf " %d", bit ? i : -i
                    odd += (i % 3 ? bit : 1 - bit)
                }
                print ""
                exit 1 - odd % 2
            }' > f.res && wanted=0 || wanted=1
            run_sh 'resverify f.cnf f.res'
            [ "$status" -eq "$wanted" ]
        done
    done
    # Clauses and exclusive ors are numbered together.
    printf 'p cnf 4 3\n1 2 0\nx -1 2 -3 0\n3 4 0\n' > f.cnf
    run_sh "printf 's 1\nv -1 2 -3 -4\n' | resverify f.cnf"
    [ "$output" = $'clause 3 (3 4) is not satisfied\nnot verified' ]
    run_sh "printf 's 1\nv -1 2 3 -4\n' | resverify f.cnf"
    [ "$output" = $'clause 2 (x-1 2 -3) is not satisfied\nnot verified' ]
    # One whose variables have no values is not satisfied by them.
    run_sh "printf 's 1\nv 2 3 0\n' | resverify --partial f.cnf"
    [ "$output" = $'clause 2 (x-1 2 -3) is not satisfied\nnot verified' ]
}

# contradiction LINES VARS SEED: each variable is in two of the lines, so that all lines add up to nothing, and
# an odd number of them to 1: there is no model.
contradiction() {
    awk -v lines="$1" -v vars="$2" -v seed="$3" 'BEGIN {
        srand(seed)
        for (v = 1; v <= vars; v++) {
            do { a = int(rand() * lines); b = int(rand() * lines) } while (a == b)
            line[a] = line[a] " " v; line[b] = line[b] " " v
        }
        print "p cnf", vars, lines
        for (i = 0; i < lines; i++) print "x" line[i] " 0"
    }'
}

@test "xor: long lines that contradict each other are solved at once, and the proof is one of --expand" {
    contradiction 40 400 3 > f.cnf
    [ "$(dpll -q -c 1000 f.cnf | head -1)" = 's 1' ]
    contradiction 41 400 3 > f.cnf
    dpll -c 1000 -p f.lrat f.cnf > f.res
    [ "$(head -1 f.res)" = 's 0' ]
    prints verified 'resverify -p f.lrat f.cnf f.res'
    cnfcheck --expand f.cnf > plain.cnf
    prints verified 'resverify -p f.lrat plain.cnf f.res'
    says 'c VERIFIED' lrat-check plain.cnf f.lrat
}

@test "xor: proofs of random lines and clauses are proofs of their clauses" {
    refuted=0
    for seed in $(seq "$(by_build 60 10)"); do
        random_xors 8 14 5 8 "$seed" > f.cnf
        dpll -p f.lrat f.cnf > f.res
        [ "$(head -1 f.res)" = 's 0' ] || continue
        refuted=$((refuted + 1))
        cnfcheck --expand f.cnf > plain.cnf
        prints verified 'resverify -p f.lrat f.cnf f.res'
        prints verified 'awk -f "$ROOT/tests/lrat.awk" plain.cnf f.lrat'
    done
    [ $refuted -gt 5 ]
}

@test "xor: cnfcheck prints lines back as they are, and counts them" {
    printf 'p cnf 5 4\n1 2 0\nx1 -2\n 3 0 x 0\nc\n-5 0\n' > f.cnf
    prints $'p cnf 5 4\n1 2 0\nx1 -2 3 0\nx0\n-5 0' 'cnfcheck f.cnf'
    prints $'1: 1 2\n2: x1 -2 3\n3: x\n4: -5' 'cnfcheck -l f.cnf'
    cnfcheck f.cnf > again.cnf
    prints "$(cat again.cnf)" 'cnfcheck again.cnf'
    prints '' 'cnfcheck -q f.cnf'
    run_sh 'cnfcheck -i f.cnf'
    [[ $output = *$'\nexclusive ors        2\n'* && $output = *$'\nused variables       4\n'* ]]
    [[ $output = *$'\npure literals        1\n'* && $output = *$'\ncomponents           2\n'* ]]
    run_sh 'cnfcheck -S f.cnf'
    [ "$status" -eq 1 ]
    [ "$stderr" = 'cnfcheck: f.cnf:1:1: 1 of the 5 variables occurs in no clause: 4' ]
    printf 'p cnf 2 1\nx 1 2 -1 0\n' > f.cnf
    run_sh 'cnfcheck -S f.cnf'
    [ "$status" -eq 1 ]
    [ "$stderr" = 'cnfcheck: f.cnf:2:1: exclusive or 1 repeats variable 1' ]
    run_sh "printf 'p cnf 2 3\nx 1 2 0\n1 0\n' | cnfcheck -q"
    [ "$stderr" = 'cnfcheck: <stdin>:1:9: warning: the header declares 3 clauses, found 2' ]
}

@test "xor: no literal is false, a pair of a variable's is left out, and opposite ones are true together" {
    for line in 'x 0' 'x1 1 0' 'x 1 2 -1 -2 0' 'x1 2 -2 1 -1 -1 0'; do
        truth=$(printf 'p cnf 2 1\n%s\n' "$line" > f.cnf; define f.cnf > plain.cnf; "$TESTERS/brute" plain.cnf | head -1)
        [ "$(dpll -q f.cnf | head -1)" = "$truth" ]
    done
    prints $'p cnf 2 1\n0' "printf 'p cnf 2 1\nx1 1 0\n' | cnfcheck --expand"
    prints $'p cnf 2 0' "printf 'p cnf 2 1\nx1 -1 0\n' | cnfcheck --expand"
    prints $'p cnf 2 2\n1 2 0\n-1 -2 0' "printf 'p cnf 2 1\nx 2 1 0\n' | cnfcheck --expand"
}

@test "xor: each question of iCNF has the lines that stand before it" {
    printf 'p inccnf 7 3\nx1 2 3 4 5 6 7 0\na 1 2 3 4 5 6 -7 0\na 1 2 3 4 5 -6 -7 0\nx 1 2 0\na 1 2 0\n3 0\na 0\n' > f.icnf
    prints $'s 0\ns 1\ns 0\ns 1' 'dpll -q f.icnf | grep ^s'
    dpll f.icnf > f.res
    dpll -p f.lrat f.icnf > f.res
    run_sh 'resverify -p f.lrat f.icnf f.res'
    [ "$status" -eq 0 ]
    cnfcheck f.icnf > again.icnf
    [ "$(dpll -q again.icnf | grep ^s)" = "$(dpll -q f.icnf | grep ^s)" ]
    cnfcheck --expand f.icnf > plain.icnf
    [ "$(dpll -q plain.icnf | grep ^s)" = "$(dpll -q f.icnf | grep ^s)" ]
}

@test "xor: questions about few of many variables are answered as among few, with lines between them" {
    # 300 problems; of 20 variables and of a million, where those that occur get numbers of their own.
    awk "$RANDOM_LITERALS"'
        BEGIN {
            srand(11)
            n = 20
            for (i = 0; i < 300; i++) {
                print "p inccnf", n, 60
                for (k = 0; k < 60; k++) {
                    print (k % 3 ? literals(2 + int(rand() * 2)) : "x " literals(5 + int(rand() * 6)))
                    if (k % 3 == 0) print "a", literals(1 + int(rand() * 6))
                }
            }
        }' > few.icnf
    sed 's/^p inccnf 20 /p inccnf 1000000 /' few.icnf > many.icnf
    dpll -q -w few.icnf | grep '^s' > wanted
    [ "$(grep -c '^s 0' wanted)" -gt 100 ]
    [ "$(grep -c '^s 1' wanted)" -gt 100 ]
    for options in '-e cdcl' '-e dpll' '-j 2'; do
        # shellcheck disable=SC2086
        dpll -q --partial $options many.icnf > many.res
        grep '^s' many.res | cmp - wanted
    done
    for problem in 1 2 3 4 5 6 7 8 9 10; do
        awk -v problem=$problem '/^p/ { n++ } n == problem' many.icnf > one.icnf
        dpll -q --partial -p one.lrat one.icnf > one.res
        [ "$(resverify --partial -p one.lrat one.icnf one.res | tail -n 1)" = verified ]
    done
}

@test "xor: what is malformed is an error with its place, in every reader" {
    for reader in cnfcheck dpll cnf2graph; do
        fails_with 2 "$reader: <stdin>:2:3: expected a literal or 0, found 'x2'" "printf 'p cnf 2 1\n1 x2 0\n' | $reader"
        fails_with 2 "$reader: <stdin>:2:2: expected a literal or 0, found 'y'" "printf 'p cnf 2 1\nxy 0\n' | $reader"
        fails_with 2 "$reader: <stdin>:2:4: literal 3 exceeds the 2 variables declared in line 1" \
            "printf 'p cnf 2 1\nx1 3 0\n' | $reader"
        fails_with 2 "$reader: <stdin>:3:1: expected a literal or 0, found the end of the input" \
            "printf 'p cnf 2 1\nx1 2\n' | $reader"
        fails_with 2 "$reader: <stdin>:2:1: an exclusive or needs a header with the number of variables" \
            "printf 'p inccnf\nx1 2 0\n' | $reader"
    done
    # A variable that stands for a part is not the user's.
    fails_with 2 "dpll: <stdin>:3:1: literal 8 exceeds the 7 variables declared in line 1" \
        "printf 'p cnf 7 2\nx1 2 3 4 5 6 7 0\n8 0\n' | dpll"
    fails_with 2 'dpll: <stdin>:2:1: the exclusive or takes more variables than there can be, 1073741823' \
        "printf 'p cnf 1073741823 1\nx1 2 3 4 5 0\n' | dpll"
}
