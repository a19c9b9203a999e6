# SPDX-License-Identifier: MIT
# dpll -e auto: several engines take turns on one formula.

load helper

# The line "s 1" or "s 0" of an engine on f.cnf.
answer_of() {
    dpll -q -e "$1" f.cnf | sed -n 1p
}

# In the debug build turns are a few hundred steps long, so that even these take many.
@test "auto: turns do not change answers, models hold and so do proofs" {
    for seed in 1 2 3 4 5 6; do
        uniform 3 60 258 "$seed" >f.cnf
        dpll -e auto -p f.lrat f.cnf >f.res
        [ "$(sed -n 1p f.res)" = "$(answer_of dpll)" ]
        resverify -q -p f.lrat f.cnf f.res
    done
    for seed in 1 2 3; do
        xsudoku-gen -s "$seed" | sudoku2cnf >f.cnf
        dpll f.cnf | resverify -q f.cnf
    done
    hard_pigeonhole 6 >f.cnf
    dpll -p f.lrat f.cnf >f.res
    [ "$(sed -n 1p f.res)" = "s 0" ]
    resverify -q -p f.lrat f.cnf f.res
}

@test "auto: proofs hold when a tree search goes on between turns of learning" {
    for seed in $(seq 1 20); do
        uniform 3 120 560 "$seed" >f.cnf
        dpll -p f.lrat f.cnf >f.res
        resverify -q -p f.lrat f.cnf f.res
        cat f.res >>all.res
    done
    [ "$(grep -c '^s 0' all.res)" -gt 15 ]
    [ "$DEBUG" != 1 ] || [ "$(grep -c '^c engine look' all.res)" -gt 5 ]
}

@test "auto: the engine that answered is named, and -v says who is at work and why" {
    uniform 3 200 800 1 >f.cnf
    dpll f.cnf | grep -qE '^c engine (cdcl|walk|look)$'
    run_sh "dpll -v f.cnf 2>&1 >/dev/null"
    [ "$(sed -n 's/^c  *[0-9][0-9.]* //p' <<<"$output" | sed 1q)" = "the formula looks uniform" ]
    grep -qE '^c +[0-9.]+ engine cdcl$' <<<"$stderr$output"
    prints "the formula has structure" "xsudoku-gen | sudoku2cnf | dpll -v 2>&1 >/dev/null | sed -n 's/^c  *[0-9][0-9.]* //p' | sed 1q"
    prints "models are listed or counted" "dpll -v -n 2 f.cnf 2>&1 >/dev/null | sed -n 's/^c  *[0-9][0-9.]* //p' | sed 1q"
}

@test "auto: the same seed gives the same counters" {
    for seed in 3 4; do
        uniform 3 150 640 "$seed" >f.cnf
        dpll -s 7 f.cnf | grep -v '^t' >first
        dpll -s 7 f.cnf | grep -v '^t' >second
        cmp first second
    done
}

@test "auto: several seeds are several searches, with one answer" {
    uniform 3 120 560 1 >f.cnf
    for seed in 0 1 2 3 4; do
        dpll -e cdcl -s "$seed" -p proof f.cnf >f.res
        resverify -q -p proof f.cnf f.res
        awk '$2 == "conflicts" { print $3 }' f.res
    done | sort -u >conflicts
    [ "$(wc -l <conflicts)" -ge 4 ]
}

# A flip takes 4 ticks or more, and the turn ends at two million.
@test "auto: a walk of learning is no longer than its turn" {
    for seed in 6 9; do
        uniform 3 6000 24700 "$seed" >f.cnf
        dpll f.cnf >f.res
        awk '$2 == "engine" { cdcl = $3 == "cdcl" } $2 == "conflicts" { conflicts = $3 }
             $2 == "flips" { flips = $3 } END { exit cdcl && conflicts < 100 && flips > 500000 }' f.res
    done
}

@test "auto: what is refuted at once is not walked on before" {
    [ "$DEBUG" != 1 ] || skip "walks come after few conflicts in the debug build"
    uniform 3 50 500 1 >f.cnf
    dpll f.cnf >f.res
    [ "$(sed -n 1p f.res)" = "s 0" ]
    run grep '^c walks' f.res
    [ "$status" -eq 1 ]
}

# Each of the variables from 111 on is in two clauses, with either sign.
@test "auto: variables go after local search has had its turn, where nobody looks ahead" {
    need_debug # for short turns
    { uniform 3 110 330 3; uniform 4 110 440 3; } | awk '
        NR == 1 { print "p cnf 170 890" }
        $1 != "p"
        END {
            srand(2)
            for (v = 111; v <= 170; v++)
                for (sign = -1; sign <= 1; sign += 2)
                    print sign * v, int(rand() * 30) + 1, int(rand() * 30) + 31, -int(rand() * 30) - 61, 0
        }' >f.cnf
    dpll -v -p proof f.cnf >f.res 2>err
    resverify -q -p proof f.cnf f.res
    sed '/engine walk/,$!d' err | grep -q '^c r '
    [ "$(awk '$2 == "eliminated" { print $3 }' f.res)" -ge 30 ]
}

@test "auto: a formula that local search cannot walk on is left to the others" {
    {
        echo 'p cnf 60 61'
        for v in $(seq 1 60); do echo "$v $((v % 60 + 1)) $(((v + 1) % 60 + 1)) 0"; done
        echo 0
    } >f.cnf
    prints "s 0" "dpll -q f.cnf | grep ^s"
}

@test "auto: models are counted by learning, and questions about what has structure answered so" {
    uniform 3 30 60 1 >f.cnf
    prints "c engine cdcl" "dpll -n 3 f.cnf | grep engine"
    { echo 'p inccnf'; sed 1d f.cnf; echo 'a 1 2 0'; echo 'a -1 0'; } >f.icnf
    prints $'c engine cdcl\nc engine cdcl' "dpll f.icnf | grep engine"
    prints "the formula has structure" \
        "xsudoku-gen -n 2 | sudoku2cnf -i | dpll -v 2>&1 >/dev/null | sed -n 's/^c  *[0-9][0-9.]* //p' | sed 1q"
}

@test "auto: where looking ahead has answered a question, the next one is not taken from it early" {
    once_is_enough
    uniform 3 360 1584 3 >f.cnf
    dpll --cubes -n 8 f.cnf >f.icnf
    dpll -v -w f.icnf 2>&1 >f.res | awk '/engine look, which has refuted 0 of/ { asked++ }
        asked > 1 && /engine cdcl/ { n++ } END { print asked + 0, n + 0 }' >counted
    [ "$(grep -c '^s 0' f.res)" -ge 8 ]
    read -r asked turns <counted
    # As long as one was cut off when little of its tree seemed refuted, nine times.
    [ "$asked" -ge 8 ] && [ "$turns" -lt 4 ]
}

@test "auto: questions about uniform formulas are answered by turns, with clauses between them" {
    vars=190
    [ "$DEBUG" != 1 ] || vars=120
    for seed in $(seq 6); do
        uniform 3 "$vars" $((vars * 43 / 10)) "$seed" | awk -v n="$vars" '
            NR == 1 { print "p inccnf"; next }
            { print }
            NR > 3.8 * n && NR % 5 == 0 {
                print "a", NR % n + 1, -(NR * 7 % n + 1), NR * 13 % n + 1, 0
            }' >asked.icnf
        dpll asked.icnf >auto.res
        grep engine auto.res >>engines
        dpll -q -e cdcl asked.icnf | grep ^s >expected
        cat expected >>answers
        grep ^s auto.res | diff expected -
        resverify -q asked.icnf auto.res || [ $? -eq 1 ]
    done
    grep -q 'engine look' engines
    grep -q 'engine cdcl' engines
    grep -q 's 0' answers
    grep -q 's 1' answers
}

@test "auto: an unknown answer is nobody's" {
    hard_pigeonhole 14 >f.cnf
    prints $'s -1\nc limit time\nc engine auto' "dpll -t 0.3 f.cnf | head -3"
}
