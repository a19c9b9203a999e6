# SPDX-License-Identifier: MIT
# dpll on clauses that need more than at-most-one constraints leave.

load helper

# ROWS clauses over COLUMNS at-most-one constraints; a row has each column with a chance of SHARE in
# a hundred, and at least two.  The first TIGHT rows have no other columns than the first TIGHT - 1.
# Variables and clauses come in an order that depends on SEED: ROWS COLUMNS SHARE TIGHT SEED.
board() {
    awk -v rows="$1" -v columns="$2" -v share="$3" -v tight="$4" -v seed="$5" '
        function shuffle(list, n,   i, other, swap) {
            for (i = n; i > 1; i--) {
                other = int(rand() * i) + 1; swap = list[i]; list[i] = list[other]; list[other] = swap
            }
        }
        BEGIN {
            srand(seed)
            for (r = 1; r <= rows; r++) {
                within = r <= tight ? tight - 1 : columns
                for (size = 0; size < 3 && size < within;)
                    for (c = 1; c <= within; c++)
                        if (!((r, c) in var) && rand() * 100 < share) { var[r, c] = ++vars; size++ }
            }
            for (v = 1; v <= vars; v++) name[v] = v
            shuffle(name, vars)
            for (v = 1; v <= vars; v++) if (rand() < 0.5) name[v] = -name[v]
            for (r = 1; r <= rows; r++) {
                text = ""
                for (c = 1; c <= columns; c++) if ((r, c) in var) text = text name[var[r, c]] " "
                clause[++count] = text
            }
            for (c = 1; c <= columns; c++)
                for (r = 1; r <= rows; r++)
                    for (o = r + 1; (r, c) in var && o <= rows; o++)
                        if ((o, c) in var) clause[++count] = -name[var[r, c]] " " (-name[var[o, c]]) " "
            shuffle(clause, count)
            print "p cnf", vars, count
            for (i = 1; i <= count; i++) print clause[i] 0
        }'
}

# Nets of a grid of SIDE times SIDE crossings share no track where they run along the same street; there is
# one track less than the fullest street needs, or SPARE tracks more than that: SIDE NETS SEED [SPARE].
routing() {
    awk -v side="$1" -v nets="$2" -v seed="$3" -v spare="${4-0}" '
        function run(net, x, y, to_x, to_y,   street) {
            while (x != to_x || y != to_y) {
                if (y == to_y || (x != to_x && rand() < 0.5)) {
                    street = "x " (x < to_x ? x : x - 1) " " y; x += x < to_x ? 1 : -1
                } else {
                    street = "y " x " " (y < to_y ? y : y - 1); y += y < to_y ? 1 : -1
                }
                if (++size[street] > fullest) fullest = size[street]
                along[street, size[street]] = net
            }
        }
        BEGIN {
            srand(seed)
            for (n = 1; n <= nets; n++)
                run(n, int(side * rand()), int(side * rand()), int(side * rand()), int(side * rand()))
            tracks = fullest - 1 + spare
            for (n = 1; n <= nets; n++) {
                text = ""
                for (t = 1; t <= tracks; t++) text = text ((n - 1) * tracks + t) " "
                clause[++count] = text
            }
            for (street in size)
                for (i = 1; i <= size[street]; i++)
                    for (k = 1; k < i; k++)
                        if (!done[along[street, k], along[street, i]]++)
                            for (t = 1; t <= tracks; t++)
                                clause[++count] = -((along[street, k] - 1) * tracks + t) " " \
                                    (-((along[street, i] - 1) * tracks + t)) " "
            for (i = count; i > 1; i--) {
                other = int(rand() * i) + 1; swap = clause[i]; clause[i] = clause[other]; clause[other] = swap
            }
            print "p cnf", nets * tracks, count
            for (i = 1; i <= count; i++) print clause[i] 0
        }'
}

# The formula in f.cnf is refuted by counting alone, and the proof holds.
refuted() {
    local format
    for format in "${@:-lrat}"; do
        dpll -e cdcl -p proof -P "$format" f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter decisions)" = 0 ]
        [ "$(counter pigeons)" -gt 1 ]
        resverify -q -p proof f.cnf f.res
    done
}

@test "counting: pigeonhole formulas are refuted without a decision, and the proof is polynomial" {
    last=
    for n in 4 8 16 32; do
        board $((n + 1)) $n 100 0 $n >f.cnf
        refuted
        size=$(wc -c <proof)
        # The fourth power, and longer numbers.
        [ -z "$last" ] || [ "$size" -lt $((30 * last)) ]
        last=$size
    done
}

@test "counting: without a proof there are many more, and with one too many are left alone" {
    board 101 100 100 0 1 >f.cnf
    dpll -e cdcl f.cnf >f.res
    [ "$(head -1 f.res)" = "s 0" ]
    [ "$(counter pigeons)" = 101 ]
    dpll -e cdcl -t 0.1 -p proof f.cnf >f.res
    [ "$(counter counting_skipped)" = 1 ] || grep -q "^c limit time" f.res
}

@test "counting: proofs hold in every format" {
    board 9 7 100 0 3 >f.cnf
    refuted lrat binary drat binary-drat
}

@test "counting: too few columns for some of the rows are enough" {
    for seed in $(seq 20); do
        board 30 30 40 $((5 + seed % 9)) "$seed" >f.cnf
        refuted
        board 14 12 60 0 "$seed" >f.cnf
        refuted
    done
}

@test "counting: literals that are false from the start, and clauses there twice, do no harm" {
    board 7 6 100 0 5 | awk '
        NR == 1 { vars = $3; count = 2 * $4 + 1; print "p cnf", vars + 1, count; next }
        { print; $NF = ""; print $0 (NR % 3 ? "" : vars + 1), 0 }
        END { print -(vars + 1), 0 }' >f.cnf
    refuted lrat drat
    # Two of three pairs, one of them twice, are no at-most-one constraint.
    printf 'p cnf 6 7\n1 4 5 0\n2 -4 6 0\n3 -5 -6 0\n-1 -2 0\n-1 -2 0\n-1 -3 0\n-1 -3 0\n' >f.cnf
    dpll -e cdcl f.cnf >f.res
    [ "$(head -1 f.res)" = "s 1" ]
    resverify -q f.cnf f.res
}

@test "counting: where there are columns enough the answer is that of the textbook engine" {
    sat=0
    for seed in $(seq 40); do
        board 8 8 35 0 "$seed" >f.cnf
        dpll -e dpll f.cnf >wanted.res
        dpll -e cdcl -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "$(head -1 wanted.res)" ]
        resverify -q -p proof f.cnf f.res
        [ "$(head -1 f.res)" = "s 0" ] || sat=$((sat + 1))
    done
    [ "$sat" -ge 10 ]
}

@test "counting: of constraints that overlap the right ones are found in some order, after a thousand conflicts" {
    for seed in $(seq 6); do
        routing 8 100 "$seed" >f.cnf
        dpll -e cdcl -c 2000 -p proof f.cnf >f.res
        [ "$(head -1 f.res)" = "s 0" ]
        [ "$(counter pigeons)" -gt 1 ]
        resverify -q -p proof f.cnf f.res
    done
}

@test "counting: other orders change no answer where there are tracks enough" {
    sat=0
    for seed in $(seq 20); do
        routing 5 40 "$seed" 1 >f.cnf
        same_without counting
    done
    [ "$sat" -ge 5 ]
}

@test "counting: running out of memory anywhere is clean" {
    need_debug
    board 6 5 100 0 1 >f.cnf
    memory_ends_cleanly 40 -e cdcl -p proof f.cnf
}
