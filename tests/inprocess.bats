# SPDX-License-Identifier: MIT
# dpll between conflicts: what it does to the formula shows in neither answers nor models.

load helper

# Uniform random 3-SAT over N variables with gates: one in two is an input, the others are AND, XOR
# and if-then-else of earlier ones, and the clauses are over all: N CLAUSES SEED.  Gates are what
# variable elimination looks for.
circuit() {
    awk -v n="$1" -v m="$2" -v seed="$3" '
        function lit(below) { return (int(rand() * below) + 1) * (rand() < 0.5 ? 1 : -1) }
        function put(text) { out = out text " 0\n"; count++ }
        BEGIN {
            srand(seed)
            for (g = int(n / 2) + 1; g <= n; g++) {
                a = lit(g - 1); b = lit(g - 1); c = lit(g - 1)
                if (g % 3 == 0) {
                    put(-g " " a); put(-g " " b); put(g " " (-a) " " (-b))
                } else if (g % 3 == 1) {
                    put(-g " " a " " b); put(-g " " (-a) " " (-b))
                    put(g " " (-a) " " b); put(g " " a " " (-b))
                } else {
                    put((-c) " " (-a) " " g); put((-c) " " a " " (-g))
                    put(c " " (-b) " " g); put(c " " b " " (-g))
                }
            }
            while (k++ < m) put(lit(n) " " lit(n) " " lit(n))
            printf "p cnf %d %d\n%s", n, count, out
        }'
}

# A random formula of 16 variables, and 12 resolvents of its clauses, which say nothing new: SEED.
with_resolvents() {
    awk -v seed="$1" '
        # What a and b say without the variable in which they clash; nothing where that is not one.
        function resolvent(a, b,    x, y, i, j, clashes, out, there) {
            split(a, x, " ")
            split(b, y, " ")
            for (i = 1; i <= 3; i++)
                for (j = 1; j <= 3; j++)
                    if (x[i] && x[i] == -y[j]) { clashes++; x[i] = y[j] = 0 }
            for (i = 1; i <= 6; i++) {
                j = i <= 3 ? x[i] : y[i - 3]
                if (j && !(j in there)) { out = out j " "; there[j] }
            }
            return clashes == 1 ? out : ""
        }
        function variable(third) { return int((third + rand()) * 16 / 3) + 1 }
        BEGIN {
            srand(seed)
            for (; count < 56; clauses[++count] = clause)
                for (clause = i = ""; i < 3; i++)
                    clause = clause (rand() < 0.5 ? 1 : -1) * variable(i) " "
            for (i = 1; i <= 56; i++)
                for (j = i + 1; j <= 56 && count < 68; j++) {
                    clause = resolvent(clauses[i], clauses[j])
                    if (clause != "") clauses[++count] = clause
                }
            print "p cnf 16", count
            for (i = 1; i <= count; i++) print clauses[i] "0"
        }'
}

# The sum of a counter over result files.
total() {
    awk -v name="$1" '$1 == "c" && $2 == name { sum += $3 } END { print sum + 0 }' ./*.res
}

@test "inprocessing: models hold and refutations are proved, and each technique was there" {
    for seed in $(seq 12); do
        # About half of them can be satisfied.
        circuit 240 $((430 + seed * 8)) "$seed" >f.cnf
        dpll -e cdcl -p proof f.cnf >"$seed.res"
        resverify -q -p proof f.cnf "$seed.res"
    done
    [ "$(grep -l '^s 1' ./*.res | wc -l)" -ge 2 ]
    [ "$(grep -l '^s 0' ./*.res | wc -l)" -ge 2 ]
    for counter in shrunken_literals inprocessings subsumed strengthened eliminated gates resolvents vivified probes; do
        [ "$(total $counter)" -gt 0 ] || {
            echo "none $counter"
            return 1
        }
    done
}

@test "inprocessing: clauses of any length stand beside the gates" {
    # Sweeping would merge what makes the gates.
    for length in 3 8 32 33 34 36 64 100; do
        circuit 240 520 4 | awk -v n="$length" '
            NR == 1 { $4 += 40; print; next }
            { print }
            END {
                for (k = 1; k <= 40; k++) {
                    for (i = 0; i < n; i++)
                        printf "%d ", (i % 3 ? 1 : -1) * (1 + (k * 31 + i * 7) % 240)
                    print 0
                }
            }' >f.cnf
        dpll -e cdcl --without sweep -p proof f.cnf >f.res
        grep -q "^c gates [1-9]" f.res
        resverify -q -p proof f.cnf f.res
    done
}

@test "inprocessing: a new variable shortens pigeonhole formulas, and the proof holds" {
    hard_pigeonhole 8 >f.cnf
    for format in lrat binary; do
        dpll -e cdcl -p proof -P $format f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(total factored)" -ge 8 ]
        resverify -q -p proof f.cnf f.res
    done
    # A model is one of the formula's variables alone.
    pigeonhole 12 | sed '2d' | awk 'NR == 1 { $4-- } 1' >g.cnf
    dpll -e cdcl g.cnf >g.res
    [ "$(awk '$1 == "v" { print NF - 1 }' g.res)" = 156 ]
    resverify -q g.cnf g.res
}

@test "inprocessing: two copies of a circuit are found equal" {
    awk -v inputs=40 -v gates=400 -v outputs=30 '
        function put(text) { out = out text " 0\n"; count++ }
        function differ(g, a, b) {
            put(-g " " a " " b); put(-g " " (-a) " " (-b))
            put(g " " (-a) " " b); put(g " " a " " (-b))
        }
        # The literal of copy c: inputs are shared.
        function in_copy(lit, c,   var) {
            var = lit < 0 ? -lit : lit
            if (var > inputs) var += c * gates
            return lit < 0 ? -var : var
        }
        function pick(below) { return (int(rand() * below) + 1) * (rand() < 0.5 ? 1 : -1) }
        BEGIN {
            srand(7)
            for (i = 1; i <= gates; i++) {
                x = pick(inputs + i - 1); y = pick(inputs + i - 1)
                for (c = 0; c < 2; c++) {
                    g = in_copy(inputs + i, c); a = in_copy(x, c); b = in_copy(y, c)
                    if (i % 3) differ(g, a, b)
                    else { put(-g " " a); put(-g " " b); put(g " " (-a) " " (-b)) }
                }
            }
            v = inputs + 2 * gates
            for (i = 0; i < outputs; i++) {
                differ(++v, inputs + gates - i, inputs + 2 * gates - i)
                some = some v " "
            }
            put(some)
            printf "p cnf %d %d\n%s", v, count, out
        }' >f.cnf
    dpll -e cdcl -p proof f.cnf >f.res
    [ "$(head -1 f.res)" = "s 0" ]
    [ "$(total congruences)" -gt 0 ]
    [ "$(total substituted)" -gt 0 ]
    resverify -q -p proof f.cnf f.res
}

# lifted_pebbles HEIGHT: a pyramid of pebbles, each of which is one of three variables, whichever is selected.
lifted_pebbles() {
    awk -v height="$1" '
        function y(v, i) { return 6 * v + i }
        function s(v, i) { return 6 * v + 3 + i }
        # The clause of `size` literals lits[], for each way to select a variable for each.
        function lift(size, at, line, i, v) {
            if (at > size) { print line "0"; return }
            v = lits[at] < 0 ? -lits[at] - 1 : lits[at] - 1
            for (i = 1; i <= 3; i++)
                lift(size, at + 1, line (-s(v, i)) " " (lits[at] < 0 ? "-" : "") y(v, i) " ")
        }
        BEGIN {
            for (row = 0; row <= height; row++)
                for (i = 0; i <= row; i++)
                    name[row, i] = ++pebbles
            for (v = 0; v < pebbles; v++) {
                print s(v, 1), s(v, 2), s(v, 3), 0
                for (i = 1; i < 3; i++)
                    for (j = i + 1; j <= 3; j++)
                        print -s(v, i), -s(v, j), 0
            }
            for (i = 0; i <= height; i++) { lits[1] = name[height, i]; lift(1, 1, "") }
            for (row = 0; row < height; row++)
                for (i = 0; i <= row; i++) {
                    lits[1] = -name[row + 1, i]; lits[2] = -name[row + 1, i + 1]; lits[3] = name[row, i]
                    lift(3, 1, "")
                }
            lits[1] = -name[0, 0]; lift(1, 1, "")
        }' | awk '{ line[NR] = $0; for (i = 1; i < NF; i++) { v = $i < 0 ? -$i : $i; if (v > max) max = v } }
                  END { print "p cnf", max, NR; for (i = 1; i <= NR; i++) print line[i] }'
}

@test "inprocessing: elimination that can empty a formula goes on until it has" {
    lifted_pebbles 8 >f.cnf
    dpll -e cdcl -p proof f.cnf >f.res
    [ "$(head -1 f.res)" = "s 0" ]
    [ "$(total eliminated)" -ge "$(awk '/^p/ { print $3 - 1 }' f.cnf)" ]
    resverify -q -p proof f.cnf f.res
    dpll -e cdcl --without resolve f.cnf >f.res
    [ "$(head -1 f.res)" = "s 0" ]
}

# twins SEED: a circuit of 90 gates twice over 14 inputs, with outputs said to differ.
twins() {
    awk -v seed="$1" '
        function below(n) { x = x * 16807 % 2147483647; return x % n }
        function sign() { return below(2) ? 1 : -1 }
        function lit(l, copy) { return l * l <= 196 ? l : l < 0 ? l - 90 * copy : l + 90 * copy }
        function clause(p, q, r) { text = text p " " q (r ? " " r : "") " 0\n"; count++ }
        BEGIN {
            x = 7919 * seed
            for (i = 0; i < 90; i++) {
                kind[i] = below(2)
                do { a[i] = 1 + i + below(14); b[i] = 1 + i + below(14) } while (a[i] == b[i])
                a[i] *= sign(); b[i] *= sign()
            }
            for (copy = 0; copy < 2; copy++)
                for (i = 0; i < 90; i++) {
                    o = lit(15 + i, copy); p = lit(a[i], copy); q = lit(b[i], copy)
                    if (kind[i]) { clause(-o, p); clause(-o, q); clause(o, -p, -q) }
                    else { clause(-o, p, q); clause(-o, -p, -q); clause(o, -p, q); clause(o, p, -q) }
                }
            clause(104, 194); clause(-104, -194)
            printf "p cnf 194 %d\n%s", count, text
        }'
}

# Gates are merged up to the outputs, of which each is equivalent to the other and to its negation.
@test "inprocessing: gates that are one and said to differ are refuted in a proof" {
    for seed in 2 5 6 7; do
        twins $seed >f.cnf
        dpll -e cdcl --only congruence -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$DEBUG" != 1 ] || [ "$(total congruences)" -gt 40 ]
        prints verified 'resverify -p proof f.cnf f.res'
        [ "$(wc -l <proof)" -gt 300 ] || awk -f "$ROOT/tests/lrat.awk" f.cnf proof
    done
}

# Variable 1 fails first.  After that 3 implies 6 through 4 and 5, and -3 implies it through what is left of
# a clause; nothing implies 3.
@test "inprocessing: what follows from a probe and from its opposite is proved" {
    pigeonhole "$(by_build 7 5)" >holes.cnf
    awk 'NR == 1 { print "p cnf", $3 + 6, $4 + 6; print "-1 2 0 -1 -2 0 -3 4 0 -3 5 0 -4 -5 6 0 3 6 1 0"; next }
        { for (i = 1; i < NF; i++) printf "%d ", $i < 0 ? $i - 6 : $i + 6; print 0 }' holes.cnf >f.cnf
    dpll -e cdcl --only probe -p proof f.cnf >f.res
    [ "$(head -1 f.res)" = "s 0" ]
    [ "$(total lifted)" -gt 0 ]
    prints verified 'resverify -p proof f.cnf f.res'
    grep -q '^[0-9]* 6 0 ' proof
}

@test "inprocessing: an exact cover of gates counts as many models as without" {
    circuit 16 20 5 >f.cnf
    expected=$(dpll -q -b first -n 0 f.cnf | awk '$2 == "models"')
    [ "$(dpll -q -e cdcl -n 0 f.cnf | awk '$2 == "models"')" = "$expected" ]
}

@test "inprocessing: no variable goes while more may be asked about it" {
    circuit 240 330 3 >f.cnf
    { echo "p inccnf"; grep -v ^p f.cnf; echo "a 0"; echo "a 7 0"; echo "-7 0"; echo "a 0"; } >f.icnf
    dpll -e cdcl f.icnf >all.res
    [ "$(total eliminated)" -eq 0 ]
    for question in "" "7 0" "-7 0"; do
        { cat f.cnf; [ -z "$question" ] || echo "$question"; } | dpll -q 2>/dev/null
    done | grep ^s >expected
    grep ^s all.res | diff expected -
}

@test "inprocessing: assignments of one sign are guessed before any search" {
    awk 'BEGIN { print "p cnf 3000 2998"; for (i = 1; i < 2999; i++) print -i, i + 1, -(i + 2), 0 }' >f.cnf
    for sign in 1 -1; do
        awk -v sign=$sign 'NR > 1 { for (i = 1; i < NF; i++) $i *= sign } 1' f.cnf >g.cnf
        dpll -e cdcl g.cnf >g.res
        grep -q "^c lucky 1" g.res
        grep -q "^c conflicts 0" g.res
        resverify -q g.cnf g.res
    done
}

@test "inprocessing: what the formula implies without learned clauses goes, and models stay the same" {
    for seed in $(seq 20); do
        with_resolvents "$seed" >f.cnf
        # Without conflicts there are no learned clauses.
        dpll -e cdcl --only vivify --simplify=same -c 0 f.cnf >"$seed.res"
        sed '/^p/d; s/^c extend \(-*[0-9]* 0\)$/\1/; /^c/d' "$seed.res" >clauses
        { echo "p cnf 16 $(wc -l <clauses)" && cat clauses; } >g.cnf
        "$TESTERS/brute" f.cnf >expected
        "$TESTERS/brute" g.cnf | diff expected -
        [ -s expected ]
    done
    [ "$(total vivify_implied)" -gt 20 ]
}
