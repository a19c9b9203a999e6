# SPDX-License-Identifier: MIT
# dpll on miters: two circuits for the same function, and the claim that some output differs.

load helper

# A miter of two circuits: KIND BITS SEED [WRONG].  An adder and a multiplier have full adders of two
# forms; a "same" has two equal multipliers, but the ANDs of one of them are written as if-then-else
# gates whose last input is the condition.  Variables are numbered as SEED has it, in signs, too.
# With WRONG one gate of the second is an OR where it was an AND.
miter() {
    awk -v kind="$1" -v n="$2" -v seed="$3" -v wrong="${4-}" '
        function put(text) { clause[++count] = text }
        function fresh() { return ++vars }
        function conj(a, b,   o) {
            o = fresh(); put(-o " " a); put(o " " (-a) " " (-b))
            put(-o " " (odd ? -a " " b : b)); return o
        }
        function disj(a, b) { return -conj(-a, -b) }
        function differ(a, b,   o) {
            o = fresh(); put(-o " " a " " b); put(-o " " (-a) " " (-b))
            put(o " " (-a) " " b); put(o " " a " " (-b)); return o
        }
        # Sets sum and carry; z may be 0.
        function add(x, y, z, form,   half) {
            if (!z) { sum = differ(x, y); carry = conj(x, y); return }
            if (form && !odd) {
                sum = differ(x, differ(y, z))
                carry = disj(disj(conj(x, y), wrong && x == wrong ? disj(x, z) : conj(x, z)), conj(y, z))
            } else {
                half = differ(x, y); sum = differ(half, z)
                carry = disj(conj(x, y), conj(half, z))
            }
        }
        # Leaves the sum of two numbers in out.
        function adder(form,   i, c) {
            for (i = 1; i <= n; i++) { add(i, n + i, c, form); out[form, i] = sum; c = carry }
            out[form, n + 1] = c
            return n + 1
        }
        # Leaves the product in out: rows of full adders that pass carries on to the next row.
        function multiplier(form,   i, j, top, s, c, k) {
            for (i = 1; i <= n; i++) s[i] = conj(i, n + 1)
            for (j = 2; j <= n; j++) {
                out[form, j - 1] = s[1]
                for (i = 1; i <= n; i++) {
                    top = conj(i, n + j)
                    if (i < n && (i in c)) { add(top, s[i + 1], c[i], form); s[i] = sum; c[i] = carry }
                    else if (i < n || (i in c)) {
                        add(top, i < n ? s[i + 1] : c[i], 0, form); s[i] = sum; c[i] = carry
                    } else s[i] = top
                }
            }
            out[form, n] = s[1]
            for (i = 1; i < n; i++) {
                if (i == 1) { add(s[2], c[1], 0, form) } else { add(s[i + 1], c[i], k, form) }
                out[form, n + i] = sum; k = carry
            }
            out[form, 2 * n] = n in c ? differ(c[n], k) : k
            return 2 * n
        }
        BEGIN {
            srand(seed)
            vars = 2 * n
            outputs = kind == "adder" ? adder(0) : multiplier(0)
            odd = kind == "same"
            kind == "adder" ? adder(1) : multiplier(1)
            for (i = 1; i <= outputs; i++) some = some differ(out[0, i], out[1, i]) " "
            put(some)
            for (v = 1; v <= vars; v++) name[v] = v
            for (v = vars; v > 1; v--) {
                w = int(rand() * v) + 1; swap = name[v]; name[v] = name[w]; name[w] = swap
            }
            for (v = 1; v <= vars; v++) if (rand() < 0.5) name[v] = -name[v]
            print "p cnf", vars, count
            for (i = 1; i <= count; i++) {
                size = split(clause[i], lits, " ")
                for (k = 1; k <= size; k++)
                    printf "%d ", lits[k] < 0 ? -name[-lits[k]] : name[lits[k]]
                print 0
            }
        }'
}

@test "miters: circuits that are the same are shown to be so, and the proof holds in each format" {
    for shape in "adder 80" "multiplier 6" "same 6"; do
        # shellcheck disable=SC2086
        miter $shape 3 >f.cnf
        for format in lrat binary drat binary-drat; do
            dpll -e cdcl -p proof -P $format f.cnf >f.res
            [ "$(head -1 f.res)" = "s 0" ]
            [ "${shape% *}" = same ] || [ "$(counter sweep_pairs)" -gt 5 ]
            resverify -q -p proof f.cnf f.res
        done
    done
}

@test "miters: adders and multipliers end with the first round, and its effort grows as they do" {
    local vars
    for shape in "adder 64" "adder 128" "adder 256" "adder 300" "multiplier 5" "multiplier 6" "multiplier 7" "multiplier 8"; do
        # shellcheck disable=SC2086
        miter $shape 1 >f.cnf
        vars=$(awk 'NR == 1 { print $3 }' f.cnf)
        dpll -e cdcl -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter inprocessings)" = 1 ]
        [ "$(counter sweep_questions)" -lt $((50 * vars)) ]
        resverify -q -p proof f.cnf f.res
        [ "$(wc -l <proof)" -lt $((40 * vars)) ]
    done
}

@test "miters: gates that are simpler than they look are merged without it" {
    for bits in 6 7 8; do
        miter same $bits $bits >f.cnf
        dpll -e cdcl -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter inprocessings)" = 1 ]
        [ "$(counter environments)" = 0 ]
        [ "$(counter congruences)" -gt $((bits * bits)) ]
        resverify -q -p proof f.cnf f.res
    done
}

@test "miters: circuits that differ in one gate are told apart, as the textbook engine does" {
    local models=0
    for seed in $(seq 12); do
        for kind in adder multiplier; do
            miter $kind 3 "$seed" $((seed % 6 + 1)) >f.cnf
            dpll -e cdcl f.cnf >f.res
            grep -q "^s 0" f.res || resverify -q f.cnf f.res
            [ "$(head -1 f.res)" = "$(dpll -b dlis f.cnf | head -1)" ]
            models=$((models + $(awk '$0 == "s 1" { n++ } END { print n + 0 }' f.res)))
        done
    done
    [ $models -gt 3 ]
    [ $models -lt 24 ]
}

@test "miters: models are the same where variables must stay" {
    for seed in 1 2 3 4; do
        # Without the claim that outputs differ: as many models as there are inputs.
        miter multiplier 3 "$seed" | awk 'NR == 1 { $4-- } NF < 5' >f.cnf
        [ "$(dpll -q -e cdcl -n 0 f.cnf | awk '$2 == "models" { print $3 }')" = 64 ]
    done
}

@test "miters: one question after the other finds no output that differs, and no variable is gone" {
    miter multiplier 6 1 >f.cnf
    {
        sed -e '1s/.*/p inccnf/' -e '$d' f.cnf
        # The last clause says that some output differs.
        tail -1 f.cnf | awk '{ for (i = 1; i < NF; i++) print "a", $i, 0; print "a 1 0"; print "a -1 0" }'
    } >f.icnf
    dpll -e cdcl f.icnf >f.res
    [ "$(grep -c "^s 0" f.res)" = 12 ]
    [ "$(grep -c "^s 1" f.res)" = 2 ]
    [ "$(awk '$2 == "sweep_pairs" { sum += $3 } END { print sum + 0 }' f.res)" -gt 5 ]
    [ "$(grep -cE "^c (substituted|eliminated)" f.res)" = 0 ]
}

@test "miters: a uniform formula is left alone" {
    awk 'BEGIN {
        srand(1); print "p cnf 200 840"
        for (c = 0; c < 840; c++) {
            for (k = 0; k < 3; k++) printf "%d ", (int(rand() * 200) + 1) * (rand() < 0.5 ? 1 : -1)
            print 0
        }
    }' >f.cnf
    dpll -e cdcl f.cnf >f.res
    [ "$(counter environments)" = 0 ]
}

@test "miters: running out of memory anywhere and giving up anywhere is clean" {
    need_debug
    # So small a miter would be settled by resolution alone.
    miter multiplier 3 1 >f.cnf
    dpll -e cdcl --without resolve f.cnf >f.res
    [ "$(counter sweep_pairs)" -gt 1 ]
    memory_ends_cleanly 50 -e cdcl --without resolve -p proof f.cnf
    for ((n = 1; ; n += 1 + n / 50)); do
        XSAT_STOP_AT=$n dpll -e cdcl --without resolve f.cnf >out 2>err
        [ ! -s err ]
        grep -q "^s -1" out || break
    done
}
