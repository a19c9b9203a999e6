# SPDX-License-Identifier: MIT
# Fuzzing: formulas, options and verdicts of seeds that are always the same.
# Takes long: begins first where files run at once.

load helper

# In release the first 3,000 seeds, which need a minute; debug builds are slower.
seeds() {
    by_build 3000 600
}

@test "fuzz: no formula of the fixed seeds makes engines, judges or brute force disagree" {
    run_sh "'$TESTERS/fuzz' 1 $(seeds)"
    [ "$output" = "$(seeds) formulas, no failure" ] || {
        echo "$output"
        return 1
    }
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ -z "$(find . -name 'f*-*')" ]
}

@test "fuzz: a wrong answer is caught, and the formula shrunk to the clause behind it" {
    mkdir bin
    # Refutes whatever has a clause with both 1 and -2.
    cat >bin/dpll <<'EOF'
#!/bin/sh
[ "$1" != --techniques ] && [ "$1" != --tunables ] || exec "$BIN/dpll" "$1"
for file; do :; done
awk '{ a = b = 0; for (i = 1; i < NF; i++) { a += $i == 1; b += $i == -2 } if (a && b) exit 1 }' \
    "$file" || exec echo "s 0"
exec "$BIN/dpll" "$@"
EOF
    chmod 755 bin/dpll
    # The first seed where that is wrong: elsewhere it is the proof that is missing.
    for seed in $(seq 100); do
        run_sh "PATH=\$PWD/bin:\$PATH '$TESTERS/fuzz' $seed 1"
        [[ "$output" != *"where others answer 1"* ]] || break
        rm -f failure-*
    done
    echo "$output"
    [ "$status" -eq 1 ]
    [ -z "$stderr" ]
    [ "${lines[0]}" = "seed $seed: cdcl: answers 0 where others answer 1" ]
    [[ "$(cat "failure-$seed.cnf")" =~ ^p\ cnf\ 2\ 1$'\n'(1\ -2|-2\ 1)\ 0$ ]]
    # The commands are those that show it.
    command=$(grep -o '^ *dpll .*' <<<"$output" | tail -1)
    [ "$(PATH=$PWD/bin:$PATH sh -c "$command" && cat "failure-$seed.res")" = "s 0" ]
}

@test "shrink: a formula loses clauses and literals as long as a command ends with the same status" {
    printf 'c one\np cnf 9 5\n1 2 0\n4 -5 3 0\nc two\n-7 0 8 -9 0\n6 -7 0\n%%\n0\n' >from.cnf
    cat >solver <<'EOF'
#!/bin/sh
echo some words
[ "$1" != -x ] || grep -Eq '(^| )4 ' "$2" || exit 0
[ "$1" != -x ] || grep -q -- '-7 ' "$2" || exit 1
[ "$1" = -x ] || kill -s ABRT $$
exit 9
EOF
    chmod 755 solver
    run_sh "'$TESTERS/shrink' from.cnf to.cnf ./solver -x"
    [[ "$status $stderr $output" == "0  2 clauses of 5, status 9, "*" runs" ]]
    printf 'p cnf 9 2\n4 0\n-7 0\n' | cmp - to.cnf
    # A signal is a status, too; where all may go, so may the variables.
    run_sh "'$TESTERS/shrink' from.cnf to.cnf ./solver -y"
    [[ "$output" == "0 clauses of 5, status 134, "* ]]
    echo 'p cnf 0 0' | cmp - to.cnf
}

@test "shrink: what cannot be read or run is an error" {
    echo 'p cnf 2 1 1 -3 0' >above.cnf
    echo 'p cnf 2 1 1 -2 0' >good.cnf
    fails_with 2 "shrink: this is no DIMACS, or too large: above.cnf" \
        "'$TESTERS/shrink' above.cnf to.cnf true"
    fails_with 2 "shrink: cannot open nowhere.cnf" \
        "'$TESTERS/shrink' nowhere.cnf to.cnf true"
    fails_with 2 "shrink: cannot run ./nothing" \
        "'$TESTERS/shrink' good.cnf to.cnf ./nothing"
    fails_with 64 "usage: shrink FROM TO COMMAND [ARGUMENT ...]" \
        "'$TESTERS/shrink' good.cnf to.cnf"
}

@test "fuzz: formulas of a seed are the same again, and those of all families come" {
    for seed in $(seq 150); do
        "$TESTERS/gencnf" "$seed" >"$seed.cnf"
    done
    "$TESTERS/gencnf" 7 | diff - 7.cnf
    cnfcheck -q ./*.cnf
    [ "$(sed -n '1s/^c //p' -s ./*.cnf | tr -d + | xargs -n 1 | sort -u | wc -l)" -eq 13 ]
    [ "$(cat ./*.cnf | awk '$1 == "p" { n += $3 <= 22 } END { print (n >= 60 && n <= 110) }')" = 1 ]
}

@test "fuzz: brute force counts models as another program does" {
    "$TESTERS/randcnf" 11 60 | awk '/^c/ { n++; print $3 >"expected" } { print >(n ".cnf"); }'
    for n in $(seq 60); do
        "$TESTERS/brute" "$n.cnf" | awk '/models/ { print $3 }'
    done | diff expected -
    printf 'p cnf 23 1\n1 -23 0\n' >large.cnf
    prints "s -1" "'$TESTERS/brute' large.cnf"
}

@test "fuzz targets: no kept input makes a reader break a property" {
    for target in dimacs res steps grid lrat drat; do
        files=("$ROOT/tests/fuzz/corpus/$target"/*)
        run_sh "'$TESTERS/targets/$target' '$ROOT/tests/fuzz/corpus/$target'/*"
        [ "$status" -eq 0 ] && [ -z "$stderr" ] || {
            echo "$target: status $status after ${lines[-1]}"
            echo "$stderr"
            return 1
        }
        [ "${#lines[@]}" -eq "${#files[@]}" ]
    done
}

@test "fuzz targets: the kept corpus is small" {
    for folder in "$ROOT"/tests/fuzz/corpus/*/; do
        [ "$(find "$folder" -type f | wc -l)" -lt 150 ]
    done
    [ -z "$(find "$ROOT/tests/fuzz/corpus" -type f -size +8)" ]
}

@test "fuzz targets: make fuzz says what is missing where there is no clang" {
    fails_with 1 'make fuzz: needs clang, and there is no no-such-clang' \
        "FUZZ_CC=no-such-clang sh '$ROOT/tests/fuzz/run.sh' dimacs"
}
