# SPDX-License-Identifier: MIT
# dpll on "exactly k of n literals", of which the parities contradict each other.

load helper

# A random graph of NODES nodes with DEGREE edges each, a line each; with SPLIT, one edge has a node
# in its middle.  NODES * DEGREE is even: NODES DEGREE SEED [SPLIT].
graph() {
    awk -v n="$1" -v d="$2" -v seed="$3" -v split_one="${4-}" '
        function key(a, b) { return a < b ? a " " b : b " " a }
        # Each edge that is a loop or there twice changes ends with one at random, until none is left.
        BEGIN {
            srand(seed)
            for (i = 0; i < n * d; i++) end[i] = int(i / d)
            for (i = n * d - 1; i > 0; i--) {
                other = int(rand() * (i + 1)); swap = end[i]; end[i] = end[other]; end[other] = swap
            }
            for (i = 0; i < n * d; i += 2) count[key(end[i], end[i + 1])]++
            do {
                bad = 0
                for (i = 0; i < n * d; i += 2) {
                    if (end[i] != end[i + 1] && count[key(end[i], end[i + 1])] == 1) continue
                    bad++
                    other = 2 * int(rand() * n * d / 2)
                    count[key(end[i], end[i + 1])]--
                    count[key(end[other], end[other + 1])]--
                    swap = end[i]; end[i] = end[other]; end[other] = swap
                    count[key(end[i], end[i + 1])]++
                    count[key(end[other], end[other + 1])]++
                }
            } while (bad)
            for (i = 0; i < n * d; i += 2)
                if (i || split_one == "") print end[i], end[i + 1]
                else print end[i], n "\n" n, end[i + 1]
        }'
}

# Of the edges at each node exactly K are true, or half of them: [K], a graph on standard input.
# Names and signs of variables and the order of clauses depend on SEED.
exactly() {
    awk -v seed="$1" -v k="${2-0}" '
        { at[$1] = at[$1] " " NR; at[$2] = at[$2] " " NR }
        # Of the last literals from `from` on `size` more are chosen, with a sign.
        function choose(from, size, sign, text,   i) {
            if (!size) { clause[++clauses] = text; return }
            for (i = from; i <= n - size + 1; i++) choose(i + 1, size - 1, sign, text sign * name[edge[i]] " ")
        }
        END {
            srand(seed)
            for (i = 1; i <= NR; i++) name[i] = i
            for (i = NR; i > 1; i--) {
                other = int(rand() * i) + 1; swap = name[i]; name[i] = name[other]; name[other] = swap
            }
            for (i = 1; i <= NR; i++) if (rand() < 0.5) name[i] = -name[i]
            for (node in at) {
                n = split(at[node], edge)
                choose(1, n - (k ? k : n / 2) + 1, 1, "")
                choose(1, (k ? k : n / 2) + 1, -1, "")
            }
            for (i = clauses; i > 1; i--) {
                other = int(rand() * i) + 1; swap = clause[i]; clause[i] = clause[other]; clause[other] = swap
            }
            print "p cnf", NR, clauses
            for (i = 1; i <= clauses; i++) print clause[i] 0
        }'
}

# The formula in f.cnf, of at least $1 such constraints, is refuted in the first round between
# conflicts, and the proof holds.
refuted() {
    local least=$1 format
    shift
    for format in "${@:-lrat}"; do
        dpll -e cdcl -c 1600 -p proof -P "$format" f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter exacts)" -ge "$least" ]
        resverify -q -p proof f.cnf f.res
    done
}

@test "exact: half of the edges at each node, of an odd number of edges, are refuted soon" {
    graph 41 6 1 | exactly 1 >f.cnf
    refuted 41
    graph 60 4 2 split | exactly 2 >f.cnf
    refuted 60
    graph 30 8 3 split | exactly 3 >f.cnf
    refuted 30
}

@test "exact: so are an edge for each node, of an odd number of nodes, and other odd numbers" {
    graph 61 4 4 | exactly 4 1 >f.cnf
    refuted 61
    graph 41 10 5 | exactly 5 1 >f.cnf
    refuted 41
    graph 31 6 6 | exactly 6 5 >f.cnf
    refuted 31
}

@test "exact: constraints that have two variables in common are told apart" {
    # Two of six edges get a node in their middle, and two more edges join these nodes.
    for seed in $(seq 10); do
        graph 60 4 "$seed" split | awk '
            NR % 6 == 0 { u = "u" NR; print $1, u "\n" u, $2; next }
            NR % 6 == 1 && NR > 1 { v = "v" NR; print $1, v "\n" v, $2 "\n" u, v "\n" u, v; next }
            { print }' >edges
        exactly "$seed" <edges >f.cnf
        refuted 70
    done
}

@test "exact: proofs hold in every format" {
    graph 27 6 7 | exactly 7 >f.cnf
    refuted 27 lrat binary drat binary-drat
}

@test "exact: literals that are false from the start, and clauses there twice, do no harm" {
    graph 33 6 8 | exactly 8 | awk '
        NR == 1 { vars = $3; print "p cnf", vars + 1, 2 * $4 + 1; next }
        { print; $NF = ""; print $0 (NR % 3 ? "" : vars + 1), 0 }
        END { print -(vars + 1), 0 }' >f.cnf
    refuted 33 lrat drat
}

@test "exact: where parities fit, or one clause is missing, there is the model that there is without" {
    sat=0
    for seed in $(seq 12); do
        graph $((12 + seed / 2)) 6 "$seed" | exactly "$seed" |
            awk -v gone="$((seed % 3 * 10))" 'NR == 1 { print $1, $2, $3, $4 - (gone > 0); next } NR != gone + 1 || !gone' \
            >f.cnf
        same_without exact
    done
    [ "$sat" -ge 4 ]
}

@test "exact: running out of memory anywhere is clean" {
    need_debug
    graph 11 6 9 | exactly 9 >f.cnf
    memory_ends_cleanly 40 -e cdcl -p proof f.cnf
    grep -q '^c exacts [1-9]' out
}
