# SPDX-License-Identifier: MIT
# dpll -e walk: local search, which finds models and cannot refute.

load helper

# A formula of N variables and M clauses of length K that a hidden assignment satisfies, drawn by
# SEED: hidden N M K SEED [PART].  With PART, clauses with more true literals are rarer, by that for
# each; 0.618 lets signs point away from the hidden assignment no less than to it.
hidden() {
    awk -v n="$1" -v m="$2" -v k="$3" -v seed="$4" -v part="${5:-1}" 'BEGIN {
        srand(seed)
        for (v = 1; v <= n; v++) sign[v] = rand() < 0.5 ? 1 : -1
        printf "p cnf %d %d\n", n, m
        for (c = 0; c < m; c++) {
            line = ""
            good = 0
            for (i = 0; i < k; i++) {
                v = int(rand() * n) + 1
                lit = rand() < 0.5 ? v : -v
                good += lit == sign[v] * v
                line = line lit " "
            }
            if (good && (part == 1 || rand() < part ^ good)) print line 0; else c--
        }
    }'
}

@test "walk: finds models of formulas that have one, of any length and many sizes" {
    for k in 2 3 5 7; do
        for n in 1 2 10 100 500; do
            hidden "$n" $((n * 3)) "$k" "$n$k" >f.cnf
            dpll -e walk -t 60 f.cnf >f.res
            resverify -q f.cnf f.res
        done
    done
}

@test "walk: finds models where formulas have structure" {
    for seed in 1 2 3; do
        xsudoku-gen -s "$seed" | sudoku2cnf >f.cnf
        dpll -e walk -t 60 f.cnf >f.res
        resverify -q f.cnf f.res
    done
}

@test "walk: finds hidden solutions that most clauses point away from" {
    for seed in 1 2 3; do
        hidden 200 1000 3 "$seed" 0.618 >f.cnf
        dpll -e walk -t 60 f.cnf >f.res
        resverify -q f.cnf f.res
    done
}

# Without it most of these take more than 1,000 conflicts.
@test "walk: what learning's first walk finds is the answer, whatever the search has seen before" {
    for seed in $(seq 6); do
        hidden 400 1560 3 "$seed" >f.cnf
        dpll -e cdcl -c 100 f.cnf >f.res
        resverify -q f.cnf f.res
    done
}

# Clauses of two lengths are structure.  Without it these take 4,000 conflicts and more.
@test "walk: learning walks early in formulas with structure, too" {
    [ "$DEBUG" != 1 ] || skip "walks are too short in the debug build"
    for seed in 1 2 3 4; do
        { hidden 500 1500 3 "$seed" .618; hidden 500 1400 4 "$seed" .5; } |
            awk '$1 != "p" || NR == 1' | sed '1s/.*/p cnf 500 2900/' >f.cnf
        dpll -e cdcl -c 1000 f.cnf >f.res
        resverify -q f.cnf f.res
    done
}

# Five colours for 20,000 vertices with ten neighbours on average: 1.1 million literals.
@test "walk: learning walks early where there are more than a million literals, too" {
    [ "$DEBUG" != 1 ] || skip "walks are too short in the debug build"
    awk 'BEGIN {
        srand(3)
        print "p cnf", 100000, 20000 + 5 * 100000
        for (i = 0; i < 20000; i++) print 5 * i + 1, 5 * i + 2, 5 * i + 3, 5 * i + 4, 5 * i + 5, 0
        for (e = 0; e < 100000; e++) {
            a = int(rand() * 20000)
            do b = int(rand() * 20000); while (b == a)
            for (c = 1; c <= 5; c++) print -(5 * a + c), -(5 * b + c), 0
        }
    }' >f.cnf
    dpll -e cdcl -c 1000 f.cnf >f.res
    [ "$(counter walks)" -eq 1 ]
    resverify -q f.cnf f.res
}

@test "walk: takes the same way in one go, and in turns with others, with a proof or without" {
    need_debug # for short turns
    for seed in 1 2 3; do
        hidden 300 1260 3 "$seed" 0.618 >f.cnf
        dpll -e walk f.cnf | grep ^v >expected
        for options in "" "-p proof"; do
            # shellcheck disable=SC2086
            dpll $options f.cnf >f.res
            grep -q "^c engine walk" f.res
            grep ^v f.res | cmp - expected
        done
    done
    [ "$(awk '$2 == "flips" { print $3 }' f.res)" -gt 10000 ]
}

@test "walk: models of formulas with more variables and longer clauses than a word can count" {
    awk 'BEGIN {
        print "p cnf 1100000 5001"
        for (v = 1; v <= 5000; v++) printf "%d ", v
        print 0
        for (v = 1; v <= 5000; v++) print -v, v + 200000, -(v + 1000000), 0
    }' >f.cnf
    dpll -e walk -t 60 f.cnf >f.res
    resverify -q f.cnf f.res
}

@test "walk: a formula without a model is answered by -1, never by 0" {
    pigeonhole 5 >f.cnf
    prints "s -1" "dpll -e walk -t 0.2 f.cnf | grep ^s"
    prints "c falsified 1" "dpll -e walk -t 0.2 f.cnf | grep falsified"
    prints $'s -1\nc limit engine' "printf 'p cnf 1 2\n1 0\n-1 0\n' | dpll -q -e walk | grep -v ^t"
    prints "s -1" "printf 'p cnf 2 2\n1 2 0\n0\n' | dpll -e walk | grep ^s"
}

@test "walk: clauses with a literal twice, with both signs, and none at all" {
    prints $'s 1\nv 1 -2 3' \
        "printf 'p cnf 3 6\n1 1 1 0\n2 -2 0\n-2 -2 -1 0\n3 3 2 0\n3 3 -1 0\n1 -3 1 0\n' |
        dpll -q -e walk | grep -v ^t"
    for text in 'p cnf 0 0\n' 'p cnf 5 0\n' 'p cnf 3 1\n1 -1 0\n'; do
        # shellcheck disable=SC2059
        printf "$text" >f.cnf
        dpll -e walk f.cnf >f.res
        resverify -q f.cnf f.res
    done
}

@test "walk: assumptions hold, and questions that contradict them at once end" {
    hidden 60 200 3 5 >f.cnf
    dpll f.cnf >f.res
    read -ra model < <(sed -n 's/^v //p' f.res)
    {
        sed 's/^p cnf/p inccnf/' f.cnf
        for i in 0 9 19 59; do
            echo "a ${model[*]:0:i} 0"
        done
        echo "a 1 -1 0"
    } >f.icnf
    dpll -e walk -t 60 f.icnf >f.icnf.res
    [ "$(grep -c '^s 1' f.icnf.res)" -eq 4 ]
    [ "$(grep -c '^s -1' f.icnf.res)" -eq 1 ]
    resverify -q f.icnf f.icnf.res || [ $? -eq 1 ]
    sed -n '3,$p' f.icnf.res | grep -q "^v ${model[*]:0:1}"
}

@test "walk: the same seed makes the same flips" {
    hidden 300 1260 3 8 >f.cnf
    dpll -e walk -s 5 f.cnf | grep ^c >first
    dpll -e walk -s 5 f.cnf | grep ^c | diff first -
    grep -q "^c flips [1-9]" first
}

@test "walk: cannot count models, and says so" {
    fails_with 64 "dpll: option -n does not go with the engine walk (see dpll --help)" \
        "printf 'p cnf 1 0\n' | dpll -e walk -n 2"
}

@test "walk: the time limit ends it while clauses are read, too" {
    hidden 200000 850000 3 1 >f.cnf
    prints "s -1" "dpll -e walk -t 0.05 f.cnf | grep ^s"
}

@test "walk: running out of memory at any point is s -1 and clean" {
    need_debug
    hidden 30 90 3 2 >f.cnf
    for ((n = 1; ; n += 1 + n / 50)); do
        XSAT_FAIL_ALLOC=$n dpll -e walk f.cnf >out 2>err || [ "$(cat err)" = "dpll: out of memory" ]
        [ ! -s err ] || [ "$(cat err)" = "dpll: out of memory" ]
        grep -q "^c limit memory" out || [ -s err ] || break
    done
    [ "$n" -gt 10 ]
}
