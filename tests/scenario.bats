# SPDX-License-Identifier: MIT
# Scenarios: the solver asked again and again, interrupted and short of memory, beside brute force.

load helper

# Those of the first 3,000 seeds, which take some 15 s in release; debug builds are slower.
seeds() {
    [ "$DEBUG" = 1 ] && echo 800 || echo 3000
}

# performed OUTPUT STATUS STEP ...: what comes of a scenario with these steps.
performed() {
    local output_wanted=$1 status_wanted=$2
    shift 2
    printf '%s\n' "$@" >steps
    run_sh "'$TESTERS/scenario' steps"
    if [ "$output" != "$output_wanted" ] || [ "$status" -ne "$status_wanted" ] || [ -n "$stderr" ]; then
        printf '%s\n' "$output" "$stderr" "status $status"
        return 1
    fi
}

@test "scenario: no scenario of the fixed seeds is answered wrong" {
    run_sh "'$TESTERS/scenario' 1 $(seeds)"
    [ "$output" = "$(seeds) scenarios, no failure" ] || {
        echo "$output"
        return 1
    }
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ -z "$(find . -name 'scenario-*' -o -name 'failure-*')" ]
}

@test "scenario: a step of each kind is performed, for each engine" {
    for engine in auto cdcl dpll look walk; do
        performed "no failure" 0 "c a comment" problem "engine $engine" "rule jw" "seed 3" keep many \
            front "clause 1 2 0" "vars 5" "models 0" "turn look 10" "stop 3" "ask 1 0" \
            "stop-request 2" "ask 0" "refuse 3" "ask 0" "bytes 9" "ask -1 0" "ask 1 -1 0" \
            problem "engine $engine" "proof drat" "clause 3 0" "clause -3 0" "ask 0"
    done
}

@test "scenario: what is written reads the same, and a seed stands for the same scenario" {
    "$TESTERS/scenario" print 12 >once
    "$TESTERS/scenario" print 12 >again
    cmp once again
    [ "$(grep -c '^ask ' once)" -gt 0 ]
    for seed in $(seq 150); do
        "$TESTERS/scenario" print "$seed"
    done >all
    [ "$(cut -d' ' -f1 all | sort -u | wc -l)" -eq 17 ]
    fails_with 2 "scenario: bad:2: no step of a scenario" \
        "printf 'problem\nclause 1\n' >bad; '$TESTERS/scenario' bad"
    fails_with 2 "scenario: bad:1: no step of a scenario" \
        "printf 'clause 17 0\n' >bad; '$TESTERS/scenario' bad"
}

@test "scenario: what is not accepted is told, and shrunk to the steps behind it" {
    mkdir bin
    printf '#!/bin/sh\nexit 1\n' >bin/resverify
    chmod 755 bin/resverify
    # The first failure is that of the first proof.
    run_sh "PATH=\$PWD/bin:\$PATH '$TESTERS/scenario' 1 200"
    [ "$status" -eq 1 ]
    [ -z "$stderr" ]
    [[ "${lines[0]}" =~ ^seed\ [0-9]+:\ step\ [0-9]+:\ the\ proof\ is\ not\ accepted$ ]]
    [ "${lines[2]}" = "$(ls failure-*) of 3 steps: step 3: the proof is not accepted" ]
    [ "$(sed 's/proof .*/proof/' failure-*)" = "c the proof
proof
clause 0
ask 0" ]
    # It can be performed again, and all is well with the true checker.
    run_sh "PATH=\$PWD/bin:\$PATH '$TESTERS/scenario' failure-*"
    [ "$output" = "step 3: the proof is not accepted" ]
    [ "$status" -eq 1 ]
    prints "no failure" "'$TESTERS/scenario' failure-*"
}
