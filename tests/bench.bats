#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The benchmark scripts do what they say; nothing here is timed.
load helper

@test "bench: peers.sh tabulates answers, PAR-2 and ratios, and draws a plot" {
    need_program timeout
    printf 'p cnf 1 1\n1 0\n' >sat.cnf
    printf 'p cnf 1 2\n1 0\n-1 0\n' >unsat.cnf
    BIN=$BIN bash "$ROOT/tests/bench/peers.sh" -t 20 -o out \
        -s "dpll=dpll {}" -s "competition=dpll -C {}" -s "never=sleep 0" . >table
    [ "$(sort out/results.tsv | cut -f1-3 | sed 's/.*\///')" = "$(
        printf '%s\n' $'sat.cnf\tcompetition\tsat' $'sat.cnf\tdpll\tsat' $'sat.cnf\tnever\t-' \
            $'unsat.cnf\tcompetition\tunsat' $'unsat.cnf\tdpll\tunsat' $'unsat.cnf\tnever\t-'
    )" ]
    grep -q '^| \. | 2 | 2, [0-9]* | 2, [0-9]* | 0, 80 |' table
    grep -q '^| dpll | 2 | 1 | 1 | [0-9]* | 2 | 1.00 |' table
    grep -q '^| never | 0 | 0 | 0 | 80 | 0 | - |' table
}

@test "bench: a limit passed costs twice the limit, and ratios are over what both solved" {
    printf '%s\t%s\t%s\t%s\n' a/x.cnf one sat 2 a/x.cnf two sat 5 a/y.cnf one unsat 4 a/y.cnf two - 20 \
        b/z.cnf one - 20 b/z.cnf two sat 3 >results
    awk -F'\t' -v limit=20 -v names=$'one\ntwo' -f "$ROOT/tests/bench/table.awk" results >table
    grep -qxF '| a | 2 | 2, 6 | 1, 45 |' table
    grep -qxF '| b | 1 | 0, 40 | 1, 3 |' table
    grep -qxF '| one | 2 | 1 | 1 | 46 | 2 | 1.00 |' table
    grep -qxF '| two | 2 | 2 | 0 | 48 | 1 | 2.50 |' table
}

@test "bench: peers.sh tells solvers that contradict each other" {
    need_program timeout
    printf 'p cnf 1 1\n1 0\n' >sat.cnf
    run_sh "BIN='$BIN' bash '$ROOT/tests/bench/peers.sh' -o out -s 'dpll=dpll {}' -s 'liar=echo s 0' sat.cnf"
    [ "$status" -eq 1 ]
    [[ "$stderr" == *"CONTRADICTION: sat.cnf"* ]]
}

@test "bench: peers.sh ends a solver that passes the limit" {
    need_program timeout
    printf 'p cnf 1 1\n1 0\n' >sat.cnf
    BIN=$BIN bash "$ROOT/tests/bench/peers.sh" -t 0.3 -o out -s 'late=sleep 30; echo s 1' sat.cnf >table
    grep -q '^| late | 0 |' table
}

@test "bench: unique.sh counts the puzzles that have one solution, and ends with 1 where others are among them" {
    BIN=$BIN bash "$ROOT/tests/bench/unique.sh" 20 7 >table
    [ "$(grep -c ' 20 of *20 |  |$' table)" -ge 8 ]
    mkdir bin
    ln -s "$BIN"/* bin/
    rm bin/xsudoku-gen
    # A generator whose first puzzle is without two digits, which can change places.
    cat >bin/xsudoku-gen <<EOF
#!/bin/sh
awk 'BEGIN {
    for (r = 0; r < 9; r++)
        for (c = 0; c < 9; c++) {
            d = (r * 3 + int(r / 3) + c) % 9 + 1
            printf "%s", d < 3 ? "." : d
        }
    print " # seed 1"
}' >first
'$BIN/xsudoku-gen' "\$@" | sed '2d; 1r first'
EOF
    chmod +x bin/xsudoku-gen
    run_sh "BIN='$PWD/bin' bash '$ROOT/tests/bench/unique.sh' 2"
    [ "$status" -eq 1 ]
    [ "$(grep -c 'dpll *|      1 of      2 | MISSED |' <<<"$output")" -eq 8 ]
}

@test "bench: farm.sh finds all workers busy where there are fewer than cubes, and loses none" {
    uniform 3 250 1100 1 >f.cnf
    BIN=$BIN bash "$ROOT/tests/bench/farm.sh" f.cnf 40 8 >table
    head -n 1 table | grep -qE '^[0-9]+ cubes, cut in .*; of [1-8] measured'
    # One worker is never idle; three thousand cannot have more than a cube each.
    awk -F'|' '$2 == 1 && $4 == 1 { one = 1 } $2 == 3000 && $4 <= 40 / 3000 + .001 { many = 1 }
        END { exit !(one && many) }' table
}
