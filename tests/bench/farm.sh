#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# How many workers dpll-farm keeps busy, by simulation: cuts a formula into cubes, measures a sample of
# them, and deals as many times as there are cubes, drawn from those, to workers, each to the one that
# is free first.  Times are processor seconds, so that what else the machine does matters little.
#
#     tests/bench/farm.sh [FILE [CUBES [SAMPLE]]]
#
# Without a file it takes a uniform random formula of 550 variables, hours for one core.
set -euo pipefail
BIN=${BIN:-$(cd "$(dirname "$0")/../.." && pwd)/build/bin}
cubes=${2:-20000} sample=${3:-100}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
file=${1:-$folder/random.cnf}
TIMEFORMAT=%U

[ $# -gt 0 ] || awk 'BEGIN {
    srand(1)
    print "p cnf 550 2420"
    for (i = 1; i <= 2420; i++) {
        for (j = 0; j < 3; j++) {
            do v = int(rand() * 550) + 1; while (used[v] == i)
            used[v] = i
            printf "%d ", rand() < 0.5 ? v : -v
        }
        print 0
    }
}' > "$file"

{ time "$BIN/dpll" --cubes -n "$cubes" "$file" > "$folder/all"; } 2> "$folder/cut"
grep -v '^a' "$folder/all" > "$folder/clauses"
# Spread evenly, from a place of its own in each part.
grep '^a' "$folder/all" | awk -v all="$(grep -c '^a' "$folder/all")" -v sample="$sample" '
    BEGIN { srand(7); wanted = int(rand() * all / sample) + 1 }
    NR == wanted { print; k++; wanted = int((k + rand()) * all / sample) + 1 }' > "$folder/sample"
while read -r cube; do
    { time { cat "$folder/clauses" - <<< "$cube" | "$BIN/dpll" -q > "$folder/res"; } 2>&1; } 2>> "$folder/times"
done < "$folder/sample"

awk -v cut="$(tail -n 1 "$folder/cut")" -v cubes="$(grep -c '^a' "$folder/all")" '
    # Sifts the first of n times down to its place.
    function sift(n,    at, child, x) {
        x = free[1]
        for (at = 1; (child = 2 * at) <= n; at = child) {
            if (child < n && free[child + 1] < free[child]) child++
            if (free[child] >= x) break
            free[at] = free[child]
        }
        free[at] = x
    }

    # The time until all is done by so many workers.
    function makespan(workers,    i, last) {
        for (i = 1; i <= workers; i++) free[i] = 0
        for (i = 1; i <= cubes; i++) { free[1] += drawn[i]; if (free[1] > last) last = free[1]; sift(workers) }
        return last
    }

    # The clock has milliseconds.
    { time = $1 > 0 ? $1 : .001; x[++n] = time; sum += time; squares += time * time; if (time > most) most = time }
    END {
        mean = sum / n
        printf "%d cubes, cut in %.1f s; of %d measured: mean %.2f s, deviation %.2f s, longest %.2f s\n",
            cubes, cut, n, mean, sqrt(squares / n - mean ^ 2), most
        printf "all together about %.1f h\n\n", mean * cubes / 3600
        print "| workers | solving | efficiency | with the cut | |\n|--:|--:|--:|--:|---|"
        srand(1)
        count = split("1 3 10 30 100 300 1000 3000", workers, " ")
        for (w = 1; w <= count; w++) {
            spent = used = 0
            for (round = 1; round <= 5; round++) {
                whole = 0
                for (i = 1; i <= cubes; i++) whole += drawn[i] = x[int(rand() * n) + 1]
                used += whole
                spent += makespan(workers[w])
            }
            curve = sprintf("%*s", 40 * used / spent / workers[w] + .5, "")
            gsub(/ /, "#", curve)
            printf "| %d | %.1f s | %.3f | %.3f | `%s` |\n", workers[w], spent / 5, used / spent / workers[w],
                used / (spent + 5 * cut) / workers[w], curve
        }
    }' "$folder/times"
