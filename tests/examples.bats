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
