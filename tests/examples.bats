#!/usr/bin/env bats
# The examples run as they stand.
load helper

@test "examples: rate.sh compares two branching rules on formulas of its own" {
    need_program dpll
    run_sh "BIN='$BIN' sh '$ROOT/examples/rate.sh'"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(grep -c '^| [a-z]*-[0-9].cnf |' <<< "$output")" -eq 3 ]
    grep -q '^| pigeons-6.cnf | 42 | 133 | 3.167 | unsat |' <<< "$output"
    grep -q '^3 files, base solved ' <<< "$output"
}

@test "examples: rate.sh takes files" {
    need_program dpll
    printf 'p cnf 2 2\n1 2 0\n-1 0\n' > small.cnf
    run_sh "BIN='$BIN' sh '$ROOT/examples/rate.sh' small.cnf"
    [ "$status" -eq 0 ]
    grep -q '^| small.cnf | 2 | 2 | 1.000 | sat |' <<< "$output"
    grep -q '^1 file, base solved 1, compared solved 1, ' <<< "$output"
}

@test "examples: rate.sh leaves no temporary files" {
    need_program dpll
    mkdir tmp
    BIN=$BIN TMPDIR=$PWD/tmp sh "$ROOT/examples/rate.sh" > table
    [ -z "$(ls tmp)" ]
}

@test "examples: count-models.sh counts colourings as theory does" {
    for n in 3 4 7 9; do
        run_sh "BIN='$BIN' sh '$ROOT/examples/count-models.sh' $n"
        [ "$status" -eq 0 ]
        [ "${lines[0]% colourings*}" = "${lines[1]% by theory}" ]
        [ "${lines[0]% colourings*}" -ge 6 ]
    done
}

@test "examples: cubes.sh answers as one process does, whatever the number" {
    for seed in 1 2; do
        awk -v seed="$seed" 'BEGIN {
            srand(seed)
            print "p cnf 60 256"
            for (i = 0; i < 256; i++) {
                for (k = 0; k < 3; k++)
                    printf "%s%d ", rand() < .5 ? "-" : "", k * 20 + 1 + int(rand() * 20)
                print 0
            }
        }' > f.cnf
        wanted=satisfiable
        [ "$(dpll -q -b moms f.cnf | head -1)" = "s 1" ] || wanted=unsatisfiable
        for processes in 1 3; do
            run_sh "BIN='$BIN' sh '$ROOT/examples/cubes.sh' f.cnf $processes"
            [ "$status" -eq 0 ]
            [[ "$output" == *" cubes: $wanted" ]]
        done
    done
}

@test "examples: cubes.sh has a formula of its own, and leaves no temporary files" {
    mkdir tmp
    run_sh "BIN='$BIN' TMPDIR='$PWD/tmp' sh '$ROOT/examples/cubes.sh'"
    [ "$status" -eq 0 ]
    [[ "$output" == *" cubes: "*satisfiable ]]
    [ -z "$(ls tmp)" ]
}
