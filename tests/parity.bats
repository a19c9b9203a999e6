# SPDX-License-Identifier: MIT
# dpll on parity constraints: what elimination finds is proved, and nothing grows exponentially.

load helper

# The formula of lines "VALUE VAR ...": these variables add up to the value.  Lines "or LIT ..." are
# clauses as they stand.
equations_to_cnf() {
    awk '
        function put(text) { out = out text " 0\n"; count++ }
        function see(var) { if (var < 0) var = -var; if (var > vars) vars = var }
        $1 == "or" { $1 = ""; put($0); for (i = 2; i <= NF; i++) see($i); next }
        {
            size = NF - 1
            for (i = 2; i <= NF; i++) see($i)
            for (bits = 0; bits < 2 ^ size; bits++) {
                text = ""; sum = 0; rest = bits
                for (i = 2; i <= NF; i++) {
                    bit = rest % 2; rest = int(rest / 2); sum += bit
                    text = text (bit ? -$i : $i) " "
                }
                # Values that add up to the other sum are excluded.
                if (sum % 2 != $1) put(text)
            }
        }
        END { printf "p cnf %d %d\n%s", vars, count, out }'
}

# A ring of N equations of three variables that contradict each other: N.
ring() {
    awk -v n="$1" 'BEGIN {
        for (i = 1; i <= n; i++)
            print (i == 1 ? 1 : 0), i, i % n + 1, n + i
        for (i = 1; i <= n; i++)
            print 0, n + i, 2 * n + i, 2 * n + i % n + 1
    }'
}

# An odd charge on a random graph, of N vertices with D edges each (Tseitin, 1968; Urquhart, 1987):
# N D SEED.  Edges are variables.
graph() {
    awk -v n="$1" -v d="$2" -v seed="$3" 'BEGIN {
        srand(seed)
        for (k = 0; k < n * d; k++) ends[k] = int(k / d)
        for (k = n * d - 1; k > 0; k--) {
            other = int(rand() * (k + 1)); swap = ends[k]; ends[k] = ends[other]; ends[other] = swap
        }
        for (k = 0; k < n * d; k += 2) {
            # A loop does not count, and the ring makes sure that all is connected.
            if (ends[k] != ends[k + 1]) {
                edge++
                at[ends[k]] = at[ends[k]] " " edge
                at[ends[k + 1]] = at[ends[k + 1]] " " edge
            }
        }
        for (v = 0; v < n; v++) {
            edge++
            at[v] = at[v] " " edge
            at[(v + 1) % n] = at[(v + 1) % n] " " edge
        }
        for (v = 0; v < n; v++) print (v ? 0 : 1) at[v]
    }'
}

# M random equations of SIZE variables out of N, and some clauses: N M SIZE CLAUSES SEED.
random_equations() {
    awk -v n="$1" -v m="$2" -v size="$3" -v clauses="$4" -v seed="$5" '
        function pick(   var) {
            do var = int(rand() * n) + 1; while (var in used)
            used[var] = 1
            return var
        }
        BEGIN {
            srand(seed)
            for (; m > 0; m--) {
                split("", used)
                line = rand() < 0.5
                for (i = 0; i < size; i++) line = line " " pick()
                print line
            }
            for (; clauses > 0; clauses--) {
                split("", used)
                line = "or"
                for (i = 0; i < 3; i++) line = line " " (rand() < 0.5 ? "" : "-") pick()
                print line
            }
        }'
}

# A parity of some of N bits is told for 2N sets of bits, where at most ERRORS of the answers may be
# wrong, and WRONG are: which are the bits (Crawford, Kearns, Schapire, 1994)?  Sums are cut into
# equations of four, errors counted in unary: N ERRORS WRONG SEED.
disagreement() {
    awk -v n="$1" -v errors="$2" -v wrong="$3" -v seed="$4" 'BEGIN {
        srand(seed)
        for (k = 1; k <= n; k++) secret[k] = rand() < 0.5
        vars = n
        for (i = 1; i <= 2 * n; i++) {
            error[i] = ++vars
            sum = rand() * (2 * n + 1 - i) < wrong; wrong -= sum; line = ""; size = 0
            for (k = 1; k <= n; k++) {
                if (rand() < 0.5) continue
                sum += secret[k]
                line = line " " k
                if (++size % 2) continue
                print 0 line, ++vars
                line = " " vars; size = 1
            }
            print sum % 2 line, error[i]
        }
        for (i = 1; i <= 2 * n; i++)
            for (k = 1; k <= errors + 1; k++) {
                count[i, k] = ++vars
                if (i > 1) print "or", -count[i - 1, k], vars
                if (k == 1) print "or", -error[i], vars
                else if (i > 1) print "or", -error[i], -count[i - 1, k - 1], vars
            }
        print "or", -count[2 * n, errors + 1]
    }'
}

# Gives equations the values that they have where every second variable is true.
satisfiable() {
    awk '{ sum = 0; for (i = 2; i <= NF; i++) sum += $i; $1 = sum % 2; print }'
}

# The formula in f.cnf is refuted by elimination alone, and the proof holds.
refuted() {
    local format
    for format in "${@:-lrat}"; do
        dpll -e cdcl -p proof -P "$format" f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter decisions)" = 0 ]
        resverify -q -p proof f.cnf f.res
    done
}

@test "parity: contradictory rings are refuted without a decision, however long" {
    for n in 20 40 80 160 320; do
        ring $n | equations_to_cnf >f.cnf
        refuted
    done
}

@test "parity: so are odd charges on graphs, in proofs that grow with their square" {
    last=
    for n in 20 40 80 160 320; do
        graph $n 3 $n | equations_to_cnf >f.cnf
        refuted
        size=$(wc -c <proof)
        [ -z "$last" ] || [ "$size" -lt $((6 * last)) ]
        last=$size
    done
}

@test "parity: proofs hold in every format" {
    graph 20 3 1 | equations_to_cnf >f.cnf
    refuted lrat binary drat binary-drat
}

@test "parity: dense systems with too many equations are refuted" {
    for size in 3 4 5 6; do
        random_equations 30 36 $size 0 $size | equations_to_cnf >f.cnf
        refuted lrat drat
    done
}

@test "parity: large systems that can be solved are" {
    for seed in 1 2 3; do
        random_equations 200 220 4 0 $seed | satisfiable | equations_to_cnf >f.cnf
        dpll -e cdcl f.cnf >f.res
        [ "$(head -1 f.res)" = "s 1" ]
        # In equations of four, all values may be turned round: everything depends on one variable.
        [ $(($(counter parity_units) + $(counter parity_pairs))) -ge 100 ]
        resverify -q f.cnf f.res
    done
}

@test "parity: among other clauses the answer is that of the textbook engine" {
    sat=0 unsat=0 facts=0
    for seed in $(seq 40); do
        random_equations 24 $((12 + seed % 10)) $((2 + seed % 4)) $((seed % 30)) "$seed" |
            equations_to_cnf >f.cnf
        dpll -e dpll f.cnf >wanted.res
        dpll -e cdcl -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "$(head -1 wanted.res)" ]
        resverify -q -p proof f.cnf f.res
        [ "$(head -1 f.res)" = "s 1" ] && sat=$((sat + 1)) || unsat=$((unsat + 1))
        facts=$((facts + $(counter parity_units) + $(counter parity_pairs)))
    done
    [ "$sat" -ge 5 ]
    [ "$unsat" -ge 5 ]
    [ "$facts" -ge 20 ]
}

@test "parity: an equation is found where shorter clauses stand for some of its own" {
    # Of 1 + 2 + 13 = 1 the clause (1 -2 -13) is part of (1 -2).
    {
        ring 12 | sed 1d
        printf 'or 1 2 13\nor -1 -2 13\nor -1 2 -13\nor 1 -2\n'
    } | equations_to_cnf >f.cnf
    refuted lrat drat
    [ "$(counter parities)" = 24 ]
}

@test "parity: literals that are false from the start do not hide an equation" {
    {
        printf 'or -100\n'
        graph 12 3 5 | equations_to_cnf | awk 'NR > 1 { sub(/ 0$/, ""); print "or", $0, (NR % 3 ? "" : 100) }'
    } | equations_to_cnf >f.cnf
    refuted lrat drat
}

# The engines dpll and cdcl list the same models of f.cnf.
same_models() {
    for engine in dpll cdcl; do
        dpll -e $engine -n 0 -q f.cnf | awk '$1 == "v"' | sort >$engine.models
    done
    cmp dpll.models cdcl.models
}

@test "parity: models are counted and questions answered as without" {
    for seed in $(seq 8); do
        random_equations 14 8 3 6 "$seed" | equations_to_cnf >f.cnf
        same_models
        sed -e '1s/.*/p inccnf/' f.cnf >f.icnf
        printf 'a 1 0\na -2 3 0\na 4 5 0\n' >>f.icnf
        for engine in dpll cdcl; do
            dpll -e $engine f.icnf | grep '^s' >$engine.answers
        done
        cmp dpll.answers cdcl.answers
    done
    # Where no decision comes before the first model, the second one is not looked for from the start.
    printf 'p cnf 5 8\n5 -4 -2 -3 0\n2 3 0\n-4 -3 0\n-5 4 -2 -3 0\n5 4 2 -3 0\n' >f.cnf
    printf -- '-5 1 -2 0\n-5 -4 2 -3 0\n4 3 0\n' >>f.cnf
    [ "$(dpll -e cdcl -n 0 f.cnf | grep -c '^v')" = 7 ]
}

@test "parity: the matrix of a search finds hidden parities in a few thousand conflicts" {
    [ "$DEBUG" != 1 ] || skip "takes too long with DEBUG=1"
    for seed in 1 2 3; do
        disagreement 20 5 5 $seed | equations_to_cnf >f.cnf
        dpll -e cdcl f.cnf >f.res
        [ "$(head -1 f.res)" = "s 1" ]
        resverify -q f.cnf f.res
        [ "$(counter row_units)" -gt 1000 ]
        [ "$(counter row_conflicts)" -gt 10 ]
        [ "$(counter conflicts)" -lt 20000 ]
    done
}

@test "parity: a search beside the one with a proof finds models by a matrix" {
    [ "$DEBUG" = 1 ] && size="16 3 3" || size="24 5 5"
    for seed in 1 2 3; do
        # shellcheck disable=SC2086
        disagreement $size $seed | equations_to_cnf >f.cnf
        # Local search would find a model of a small one before.
        dpll --without walk -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "s 1" ]
        grep -q "^c engine scout" f.res
        [ "$(counter matrix_rows)" = 0 ]
        [ "$(counter scout_conflicts)" -lt 20000 ]
        resverify -q f.cnf f.res
    done
}

@test "parity: it refutes as well, and a proof does without it and says so" {
    for seed in 1 2 3 4; do
        disagreement 8 $((seed % 2)) 2 $seed | equations_to_cnf >f.cnf
        dpll -e cdcl f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter matrix_rows)" -gt 0 ]
        [ "$(counter matrix_skipped)" = 0 ]
        dpll -e cdcl -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter matrix_rows)" = 0 ]
        [ "$(counter matrix_skipped)" -gt 0 ]
        resverify -q -p proof f.cnf f.res
    done
}

@test "parity: with it the answer to equations and clauses is that of the textbook engine" {
    sat=0 unsat=0 units=0 fails=0
    for seed in $(seq 60); do
        random_equations 30 $((6 + seed % 12)) $((3 + seed % 3)) $((60 + seed)) "$seed" |
            equations_to_cnf >f.cnf
        dpll -e dpll f.cnf >wanted.res
        dpll -e cdcl f.cnf >f.res
        [ "$(head -1 f.res)" = "$(head -1 wanted.res)" ]
        [ "$(head -1 f.res)" = "s 1" ] && sat=$((sat + 1)) || unsat=$((unsat + 1))
        resverify -q f.cnf f.res || [ "$(head -1 f.res)" = "s 0" ]
        units=$((units + $(counter row_units)))
        fails=$((fails + $(counter row_conflicts)))
    done
    [ "$sat" -ge 10 ]
    [ "$unsat" -ge 10 ]
    [ "$units" -ge 100 ]
    [ "$fails" -ge 3 ]
}

@test "parity: with it failed assumptions are enough, and models are as many" {
    units=0 cores=0
    for seed in $(seq 20); do
        random_equations 20 8 4 40 "$seed" | equations_to_cnf >f.cnf
        same_models
        sed -e '1s/.*/p inccnf/' f.cnf >f.icnf
        for k in $(seq 9); do echo "a $k -$((k + 4)) $((k + 7)) -$((k + 9)) 0"; done >>f.icnf
        dpll -e dpll f.icnf | grep '^s' >dpll.answers
        dpll -e cdcl f.icnf >f.res
        grep '^s' f.res | cmp - dpll.answers
        units=$((units + $(awk '$2 == "row_units" { sum += $3 } END { print sum + 0 }' f.res)))
        awk '$2 == "core" { $1 = "a"; $2 = ""; print }' f.res >core
        cores=$((cores + $(wc -l <core)))
        { grep -v '^a' f.icnf; cat core; } >again.icnf
        [ "$(dpll -e dpll again.icnf | grep -c '^s 0')" = "$(wc -l <core)" ]
    done
    [ "$units" -ge 20 ]
    [ "$cores" -ge 20 ]
}

@test "parity: a matrix that implies next to nothing is dropped" {
    {
        graph 12 3 1 | satisfiable
        awk 'BEGIN {
            srand(1)
            for (i = 0; i < 900; i++) {
                line = "or"
                for (k = 0; k < 3; k++) line = line " " (rand() < 0.5 ? 1 : -1) * (100 + int(rand() * 180))
                print line
            }
        }'
    } | equations_to_cnf >f.cnf
    # Stable mode would go round the matrix.
    dpll -e cdcl --without stable f.cnf >f.res
    [ "$(head -1 f.res)" = "s 0" ]
    [ "$(counter matrix_rows)" -gt 0 ]
    [ "$(counter matrix_drops)" -gt 0 ]
}

@test "parity: running out of memory anywhere is clean, with and without a proof" {
    need_debug
    { graph 8 3 2; random_equations 12 20 4 0 1; } | equations_to_cnf >1.cnf
    disagreement 6 1 2 1 | equations_to_cnf >2.cnf
    disagreement 8 2 2 1 | equations_to_cnf >3.cnf
    for options in "--without stable -p proof 3.cnf" "-e cdcl -p proof 1.cnf" "-e cdcl 2.cnf"; do
        # shellcheck disable=SC2086
        memory_ends_cleanly 50 $options
        [ "$options" != "--without stable -p proof 3.cnf" ] || grep -q "^c engine scout" out
    done
    grep -q "^c matrix_rows" out
}

@test "parity: a search beside the one with a proof has a model when its matrix goes at that moment" {
    # Found by fuzzing.
    cat >f.cnf <<'EOF'
p cnf 36 120
14 27 3 0 10 18 -31 -13 29 0 -36 -7 0 -10 18 -31 13 29 0 -30 -32 -6 0 -21 33 0 -33 -16 0 -23 -8 31
0 14 1 -10 0 5 20 -2 34 0 4 -36 -23 -3 0 -9 -5 18 2 0 6 1 36 -27 5 0 -9 5 18 -2 0 -6 1 36 27 5 0
10 18 31 -13 -29 0 -18 22 -16 0 36 34 27 0 26 7 -8 0 -10 -27 -19 0 31 -18 -23 -19 0 -25 -29 -8 0
29 -25 -10 0 -36 31 8 0 10 -18 31 13 -29 0 -18 -10 0 -31 -18 -23 19 0 10 -18 -31 -13 -29 0 -5 -20
-2 34 0 -1 -7 0 29 21 0 -6 1 36 -27 -5 0 5 -20 -2 -34 0 -9 5 -18 2 0 -10 -14 0 -5 -29 -31 0 36 -34
-27 0 5 -32 33 -20 0 -6 -1 36 -27 5 0 23 -17 0 -18 9 0 34 -7 12 14 0 33 18 14 0 32 11 -36 -30 0 17
-29 23 0 -31 18 -23 -19 0 -23 -1 0 5 32 -33 -20 0 -31 18 23 19 0 31 18 23 -19 0 23 -29 -15 0 14 -1
10 0 -6 26 -33 0 -24 -32 12 0 5 32 33 20 0 -5 -20 2 -34 0 -3 10 35 0 6 1 -36 -27 -5 0 -4 -30 32 0
10 -18 31 -13 29 0 6 -5 -9 0 10 -18 -31 13 29 0 -30 -35 11 0 10 -27 19 0 4 -18 -17 0 31 18 -23 19
0 -4 36 -23 -3 0 10 18 31 13 29 0 -14 1 10 0 24 -32 -12 0 -10 18 31 -13 29 0 -4 -34 0 32 -11 36
-30 0 -5 20 2 34 0 -36 34 -27 0 23 4 0 19 8 6 0 -32 11 36 -30 0 7 33 0 34 7 12 -14 0 27 -9 -18 0
24 31 -18 0 6 -1 -36 27 -5 0 -36 -34 27 0 -10 18 31 13 -29 0 6 1 -36 27 5 0 10 18 -31 13 -29 0 -23
-10 16 0 -5 32 33 -20 0 -31 -18 23 -19 0 -4 -36 23 -3 0 26 29 -33 0 -6 1 -36 27 -5 0 -6 -1 36 27
-5 0 9 -5 18 -2 0 30 -26 0 5 -32 -33 20 0 -15 36 -16 0 32 11 36 30 0 17 3 0 34 7 -12 14 0 18 -2
-28 0 31 -18 23 19 0 -4 10 13 0 -5 20 -2 -34 0 -18 2 -28 0 -10 18 -31 -13 -29 0 32 21 11 0 6 -1 36
-27 -5 0 -14 -23 24 0 -15 -19 9 0 -5 -32 -33 -20 0 10 27 -19 0 -10 24 0 9 27 21 0 -3 -24 32 0 -10
27 19 0 -10 -18 31 13 29 0 -8 -4 3 0 6 -1 36 27 5 0
EOF
    dpll -s 3038 --without stable,burst,sweep,counting,probe -p proof f.cnf >f.res
    [ "$(head -1 f.res)" = "s 1" ]
    [ "$DEBUG" != 1 ] || grep -q "^c engine scout" f.res
    resverify -q f.cnf f.res
}

@test "parity: a search beside the one with a proof gives way when memory runs out" {
    need_debug
    dropped=0
    # Resolution, sweeping or stable mode would leave the search beside the one with a proof nothing to answer.
    disagreement 11 3 3 2 | equations_to_cnf >f.cnf
    for ((n = 1; ; n += 97)); do
        XSAT_FAIL_ALLOC=$n dpll --without resolve,sweep,stable -p proof f.cnf >f.res 2>err ||
            [ "$(cat err)" = "dpll: out of memory" ]
        grep -q -e "^c limit memory" -e "^c scout_drops" f.res || [ -s err ] || break
        grep -q "^c scout_drops" f.res || continue
        # Where it answered before, another does now, whether the memory was for one or the other.
        dropped=$((dropped + 1))
        grep -qE "^c engine (cdcl|walk)" f.res
        resverify -q f.cnf f.res
    done
    grep -q "^c engine scout" f.res
    [ "$dropped" -ge 10 ]
    [ "$n" -gt 1000 ]
}

@test "parity: a matrix of the question before follows the models that are listed for the next" {
    # The first question takes no decision, so that the next one might begin with guesses.
    cat >f.icnf <<'EOF'
p inccnf 10 7
-6 -8 0
-1 -8 0
6 1 8 0
-6 -1 8 0
10 -8 0
-1 10 8 0
1 -10 8 0
a 6 -6 0
a 0
EOF
    run_sh "dpll -q -e cdcl -n 0 f.icnf | grep -v '^[vt]'"
    [ "$output" = "$(printf '%s\n' 's 0' 'c core 6 -6 0' 'c models 0' 'c more no' 's 1' 'c models 192' 'c more no')" ]
    [ -z "$stderr" ]
}
