#!/bin/sh
# SPDX-License-Identifier: MIT
# How many ways are there to colour a map with three colours?  The map is a cycle of N countries
# (N is the operand, 7 by default); theory says 2^N + 2 (-1)^N.
#
#     examples/count-models.sh [N]
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
n=${1:-7}

# Variable 3 (i - 1) + k: country i has colour k.
awk -v n="$n" 'BEGIN {
    print "p cnf", 3 * n, 7 * n
    for (i = 1; i <= n; i++) {
        a = 3 * (i - 1)
        b = i < n ? a + 3 : 0
        print a + 1, a + 2, a + 3, 0
        for (k = 1; k <= 3; k++) {
            print -(a + k), -(a + k % 3 + 1), 0
            print -(a + k), -(b + k), 0
        }
    }
}' | dpll -n 0 -q | awk -v n="$n" '
    $2 == "models" { print $3, "colourings of a cycle of", n; print 2 ^ n + (n % 2 ? -2 : 2), "by theory" }'
