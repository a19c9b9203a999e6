#!/bin/sh
# SPDX-License-Identifier: MIT
# Which branching rule is worth it?  Compares "moms" with "first" on the files given, or on three
# small formulas written here: two random ones at the phase transition, and pigeonholes.
#
#     examples/rate.sh [FILE ...]
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH

# random_3sat SEED: 120 variables, 511 clauses of three different variables each.
random_3sat() {
    awk -v seed="$1" 'BEGIN {
        srand(seed)
        print "p cnf 120 511"
        for (i = 0; i < 511; i++) {
            split("", seen)
            clause = ""
            for (size = 0; size < 3;) {
                v = 1 + int(rand() * 120)
                if (v in seen) continue
                seen[v]
                size++
                clause = clause (rand() < .5 ? "-" : "") v " "
            }
            print clause "0"
        }
    }'
}

# pigeons N: N + 1 pigeons do not fit into N holes.
pigeons() {
    awk -v n="$1" 'BEGIN {
        print "p cnf " n * (n + 1) " " (n + 1) + n * n * (n + 1) / 2
        for (p = 0; p <= n; p++) {
            for (h = 1; h <= n; h++) printf "%d ", p * n + h
            print 0
        }
        for (h = 1; h <= n; h++)
            for (p = 0; p <= n; p++)
                for (q = 0; q < p; q++) print -(p * n + h), -(q * n + h), 0
    }'
}

if [ $# -eq 0 ]; then
    folder=$(mktemp -d "${TMPDIR:-/tmp}/rate.XXXXXX")
    trap 'rm -rf "$folder"' EXIT
    random_3sat 1 > "$folder/random-1.cnf"
    random_3sat 2 > "$folder/random-2.cnf"
    pigeons 6 > "$folder/pigeons-6.cnf"
    set -- "$folder"/*.cnf
fi
dpll-rate -b '-b first' -c '-b moms' -t 5 -f markdown "$@"
