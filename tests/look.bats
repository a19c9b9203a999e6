# SPDX-License-Identifier: MIT
# dpll -e look: the lookahead engine.

load helper

# Random clauses of mixed lengths, units among them: SEED FORMULAS.
mixed() {
    awk -v seed="$1" -v count="$2" 'BEGIN {
        srand(seed)
        while (count--) {
            n = 5 + int(rand() * 14)
            m = int(n * (2 + rand() * 4))
            print "p cnf", n, m
            for (i = 0; i < m; i++) {
                k = rand() < 0.02 ? 1 : 2 + int(rand() * 4)
                while (k--) printf "%d ", (int(rand() * n) + 1) * (rand() < 0.5 ? 1 : -1)
                print 0
            }
        }
    }'
}

# agrees FILE: the engine answers what is asked as cdcl does, hundreds of times with a model, which is
# checked, and hundreds of times without.
agrees() {
    dpll -q -e cdcl "$1" | grep ^s >expected
    [ "$(grep -c '^s 1' expected)" -gt 300 ]
    [ "$(grep -c '^s 0' expected)" -gt 300 ]
    dpll -q -e look "$1" >look.res
    grep ^s look.res | diff expected -
    resverify -q "$1" look.res || [ $? -eq 1 ] # s 0 comes without a proof
}

@test "dpll -e look: counts the models of 500 random formulas as brute force does" {
    "$TESTERS/randcnf" 7 500 >random.cnf
    awk '$2 == "models" { print $3 }' random.cnf >expected
    dpll -n 0 -e look random.cnf >look.res
    awk '$2 == "models" { print $3 }' look.res | diff expected -
    resverify -q random.cnf look.res || [ $? -eq 1 ] # s 0 comes without a proof
}

@test "dpll -e look: answers 1000 formulas of mixed lengths as cdcl does" {
    mixed 3 1000 >mixed.cnf
    agrees mixed.cnf
}

@test "dpll -e look: decides hard uniform formulas of clauses of 3, 4, 5 and 7 literals" {
    for shape in "3 120 512" "4 60 588" "5 40 844" "7 24 2108"; do
        for seed in 1 2 3 4; do
            # shellcheck disable=SC2086
            uniform $shape "$seed" >f.cnf
            dpll -e cdcl f.cnf | grep ^s >expected
            dpll -e look f.cnf >look.res
            grep ^s look.res | diff expected -
            resverify -q f.cnf look.res || [ $? -eq 1 ]
        done
    done
}

@test "dpll -e look: formulas with no clauses, or no variables" {
    for text in 'p cnf 0 0\n' 'p cnf 5 0\n' 'p cnf 3 1\n1 -1 0\n'; do
        # shellcheck disable=SC2059
        printf "$text" >f.cnf
        for options in "" "-p proof" "-n 0"; do
            # shellcheck disable=SC2086
            dpll -e look $options f.cnf >f.res
            resverify -q f.cnf f.res
        done
    done
}

# If 1 then one of 4 to 19, none of which can be; no propagation sees that.
@test "dpll -e look: what shortens but a very long clause is no autarky" {
    awk 'BEGIN {
        print "p cnf 22 130"
        print "-1 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 0\n1 2 3 0"
        for (i = 4; i <= 19; i++)
            for (signs = 0; signs < 8; signs++)
                print -i, (signs % 2 ? 20 : -20), (int(signs / 2) % 2 ? 21 : -21),
                      (int(signs / 4) ? 22 : -22), 0
    }' >long.cnf
    dpll -e look long.cnf >long.res
    grep -x 's 1' long.res
    resverify -q long.cnf long.res
}

# One of them is true, and none can be, which is seen when looking ahead has begun.
@test "dpll -e look: a clause of more than a million literals can be false" {
    awk 'BEGIN {
        n = 1100000
        y = n + 1
        z = n + 2
        print "p cnf", z, n + 3
        for (i = 1; i <= n; i++)
            printf "%d ", i
        print 0
        for (i = 1; i <= n; i++)
            print -y, -i, 0
        print y, z, 0
        print y, -z, 0
    }' >long.cnf
    [ "$(dpll -e look long.cnf | grep '^s')" = 's 0' ]
}

@test "dpll -e look: answers questions under assumptions, and clauses between them" {
    mixed 9 300 | awk '
        $1 == "p" { print "p inccnf"; n = $3; next }
        { print }
        NR % 7 == 0 { print "a", NR % n + 1, -(NR % 5 + 1), 0 }' >asked.icnf
    agrees asked.icnf
}

@test "dpll -e look: variables without a clause are decided without looking ahead on each for each" {
    # Two looks at each of the 2,000 variables at the root, for each question, and few besides.
    { echo 'p inccnf'; echo '1 2 3 0'; echo '-1 2 2000 0'; echo 'a 1 0'; echo 'a -2 0'; echo 'a 2 3 0'; } >f.icnf
    dpll -e look f.icnf >f.res
    resverify f.icnf f.res >/dev/null
    awk '/^c lookaheads/ { n++; most = $3 > most ? $3 : most } END { exit !(n == 3 && most <= 4100) }' f.res
    # Under -1 a binary clause is left, on whose variables no look is worth more than on others.
    { echo 'p inccnf'; echo '1 999 1000 0'; echo '2000 -2000 0'; echo 'a -1 0'; } >g.icnf
    [ "$(dpll -e look g.icnf | grep '^c lookaheads' | tr -d 'a-z ')" -le 6000 ]
    # In a proof, too, where literals of no clause are no autarkies; one decision is looked for below.
    { echo 'p cnf 2000 3'; echo '1 2 3 0'; echo '-1 2 2000 0'; echo '-2 -3 0'; } >f.cnf
    [ "$(dpll -e look -p /dev/null f.cnf | grep '^c lookaheads' | tr -d 'a-z ')" -le 6000 ]
}

@test "dpll -e look: the same seed gives the same counters" {
    uniform 3 150 640 5 >f.cnf
    dpll -e look f.cnf | grep ^c >one
    dpll -e look f.cnf | grep ^c | diff one -
    grep -q '^c lookaheads' one
}

@test "dpll -e look: pauses change neither answers nor the numbers of models" {
    need_debug
    mixed 5 60 >mixed.cnf
    for seed in 1 2; do
        uniform 3 60 256 "$seed"
        uniform 5 30 640 "$seed"
    done >>mixed.cnf
    dpll -q -n 0 -e cdcl mixed.cnf | grep '^[sc]' >expected
    for ticks in 1 100 10000; do
        XSAT_PAUSE_EVERY=$ticks dpll -q -n 0 -e look mixed.cnf | grep '^[sc]' | diff expected -
        XSAT_PAUSE_EVERY=$ticks dpll -q -e look mixed.cnf >look.res
        grep ^s look.res >answers
        grep ^s expected | diff answers -
        resverify -q mixed.cnf look.res || [ $? -eq 1 ]
    done
}

@test "dpll -e look: pauses change no answers to questions" {
    need_debug
    mixed 11 80 | awk '
        $1 == "p" { print "p inccnf"; n = $3; next }
        { print }
        NR % 7 == 0 { print "a", NR % n + 1, -(NR % 5 + 1), 0 }' >asked.icnf
    dpll -q -e cdcl asked.icnf | grep ^s >expected
    XSAT_PAUSE_EVERY=300 dpll -q -e look asked.icnf | grep ^s | diff expected -
}

@test "dpll -e look: after a pause the search goes on where it was" {
    need_debug
    uniform 3 150 655 4 >f.cnf
    whole=$(dpll -e look f.cnf | awk '$2 == "decisions" { print $3 }')
    paused=$(XSAT_PAUSE_EVERY=20000 dpll -e look f.cnf | awk '$2 == "decisions" { print $3 }')
    [ "$whole" -gt 5 ]
    [ "$paused" -lt $((2 * whole + 10)) ]
}

@test "dpll -e look: the time limit is kept" {
    uniform 3 600 2556 1 >hard.cnf
    prints $'s -1\nc limit time' "dpll -q -e look -t 0.2 hard.cnf | grep -v ^t"
}

@test "dpll -e look: running out of memory is answered s -1" {
    uniform 3 20000 80000 1 >big.cnf
    prints $'s -1\nc limit memory' "dpll -q -e look -m 4 big.cnf 2>/dev/null | grep -v ^t"
}

# The pigeons of N holes, one too many.
pigeons() {
    awk -v n="$1" 'BEGIN {
        print "p cnf", (n + 1) * n, n + 1 + n * (n + 1) * n / 2
        for (i = 0; i <= n; i++) { for (j = 1; j <= n; j++) printf "%d ", i * n + j; print 0 }
        for (j = 1; j <= n; j++)
            for (a = 0; a <= n; a++) for (b = a + 1; b <= n; b++) print -(a * n + j), -(b * n + j), 0
    }'
}

@test "dpll -e look: proofs in all forms are verified" {
    mixed 17 "$(by_build 150 40)" | awk '$1 == "p" { n++ } { print >("m" n ".cnf") }'
    uniform 3 120 600 1 >u3.cnf
    uniform 4 40 500 1 >u4.cnf
    uniform 5 26 720 1 >u5.cnf
    pigeons 5 >p5.cnf
    for file in ?*.cnf; do
        for form in lrat binary drat binary-drat; do
            dpll -q -e look -P $form -p proof "$file" >f.res
            resverify -q -p proof "$file" f.res
        done
    done
    for file in u3 u4 u5 p5; do
        prints "s 0" "dpll -q -e look -p proof $file.cnf | grep -v ^t"
    done
}

@test "dpll -e look: a proof is at most a few clauses for each branching and failed literal" {
    uniform 3 150 655 4 >f.cnf
    dpll -e look -p proof f.cnf >f.res
    awk 'FNR == NR { if ($2 ~ /conflicts|failed|double/) bound += 3 * $3; next }
         $2 != "d" { lines++ } END { exit !(lines > 100 && lines < bound) }' f.res proof
}

@test "dpll -e look: what a proof keeps from being used is counted, and nothing without one" {
    uniform 3 150 655 4 >f.cnf
    dpll -e look f.cnf >f.res
    [ "$(counter look_skipped)" = 0 ]
    dpll -e look -p proof f.cnf >f.res
    [ "$(counter look_skipped)" -gt 100 ]
    printf 'p cnf 6 6\n1 2 0\n-1 -2 0\n3 -4 5 0\n3 4 0\n-3 4 -6 0\n5 6 -4 0\n' >f.cnf
    dpll -e look f.cnf >f.res
    [ "$(counter autarkies)" -gt 0 ]
    dpll -e look -p proof f.cnf >f.res
    [ "$(counter autarkies)" = 0 ]
    [ "$(counter look_skipped)" -gt 0 ]
}

@test "dpll -e look: proofs are verified across pauses" {
    need_debug
    uniform 3 100 520 2 >u3.cnf
    uniform 5 24 680 2 >u5.cnf
    pigeons 5 >p5.cnf
    for file in u3 u5 p5; do
        for ticks in 1 1000 100000; do
            XSAT_PAUSE_EVERY=$ticks dpll -q -e look -p proof $file.cnf >f.res
            grep -q "^s 0" f.res
            resverify -q -p proof $file.cnf f.res
        done
    done
}

@test "dpll -e look: unsatisfiable formulas of 250 variables take less than CDCL needs" {
    need_shared cnf/random/uuf250-01.cnf
    for number in 01 02 03; do
        prints "s 0" "dpll -q -e look -t 30 $SHARED/cnf/random/uuf250-$number.cnf | grep -v ^t"
    done
}

@test "dpll --cubes: a formula has a model if and only if it has one under a cube" {
    mkdir formulas
    mixed 21 "$(by_build 60 20)" | awk '$1 == "p" { n++ } { print >("formulas/" n ".cnf") }'
    for seed in 1 2 3 4 5 6; do
        uniform 3 100 426 "$seed" >formulas/u$seed.cnf
    done
    for file in formulas/*.cnf; do
        dpll -q -e cdcl "$file" | grep ^s >expected
        for depth in 0 1 2 5; do
            dpll --cubes="$depth" "$file" >f.icnf
            dpll -q -e cdcl f.icnf | grep ^s | sort -u | tail -n 1 | diff expected -
        done
    done
}

@test "dpll --cubes: cubes are as deep as asked for, and contradict each other" {
    uniform 3 200 853 2 >f.cnf
    dpll --cubes=3 f.cnf | awk '$1 == "a" && NF > 5 { exit 1 }'
    [ "$(dpll --cubes=3 f.cnf | grep -c ^a)" -le 8 ]
    dpll --cubes -n 20 f.cnf | awk '
        $1 == "a" { n++; for (i = 2; i < NF; i++) in_cube[n, $i] = 1; text[n] = $0 }
        END {
            for (a = 1; a <= n; a++) for (b = 1; b < a; b++) {
                clash = 0
                count = split(text[b], lits, " ")
                for (i = 2; i < count; i++) clash += (a, -lits[i]) in in_cube
                if (!clash) exit 1
            }
            exit n < 2
        }'
}

@test "dpll --cubes: what is open when the time is over is left to others" {
    uniform 3 400 1704 1 >hard.cnf
    dpll --cubes=1000 -t 0.3 hard.cnf >hard.icnf
    [ "$(grep -c ^a hard.icnf)" -ge 1 ]
    run ! grep -qx 0 hard.icnf
}

@test "dpll --cubes: wherever time is over, a model of the formula is left in one of the cubes" {
    # All true is a model, and so is all false: clauses of one sign get another one in front.
    uniform 3 400 1600 1 | awk '$1 != "p" && $1 * $2 > 0 && $1 * $3 > 0 { $1 = -$1 } 1' >hidden.cnf
    for limit in 0.001 0.002 0.005 0.01 0.02 0.03 0.05 0.08 0.13 0.21 0.34; do
        dpll --cubes=1000 -t "$limit" hidden.cnf >cubes
        grep '^a' cubes | grep -qv -e - || grep '^a' cubes | grep -qv ' [1-9]' ||
            dpll -q -t 5 cubes | grep -qx 's 1'
    done
    # Here time is over before there is a solver to cut with.
    awk 'BEGIN { n = 1e6; print "p cnf", n, n; for (i = 1; i <= n; i++) print -i, i % n + 1, 0 }' >ring.cnf
    dpll --cubes -t 0.001 ring.cnf >cubes
    [ "$(grep -c ^a cubes)" -eq 1 ]
    [ "$(tail -n 1 cubes)" = "a 0" ]
}

@test "dpll --cubes: with another engine, a proof or a trace is an error" {
    see="(see dpll --help)"
    fails_with 64 "dpll: option --cubes needs the engine look $see" "dpll --cubes -e cdcl"
    fails_with 64 "dpll: option --cubes needs the engine look $see" "dpll --cubes -b jw"
    for option in -C '-p proof' '--trace t'; do
        fails_with 64 "dpll: option --cubes does not go with -C, -p or --trace $see" \
            "dpll --cubes $option"
    done
}

@test "dpll --cubes: -n says how many, and all are left only where there are fewer" {
    uniform 3 250 1065 3 >f.cnf
    for count in 1 2 3 7 50; do
        [ "$(dpll --cubes -n "$count" f.cnf | grep -c ^a)" -eq "$count" ]
    done
    [ "$(dpll --cubes -n 3 f.cnf | grep ^a)" = "$(dpll --cubes=1000 -n 3 f.cnf | grep ^a)" ]
    [ "$(dpll --cubes=1 -n 7 f.cnf | grep -c ^a)" -le 2 ]
    uniform 3 20 200 1 >easy.cnf
    prints "$(sed 's/^p.*/p inccnf/' easy.cnf && echo 'a 0')" 'dpll --cubes -n 1000 easy.cnf'
}

@test "dpll --cubes: of equal shares of the effort, none is many times the others" {
    uniform 3 250 1100 1 >f.cnf
    dpll --cubes -n 40 f.cnf | dpll -e look |
        awk '/^s 1/ { exit 1 }
            $2 == "conflicts" { n++; sum += $3; if ($3 > most) most = $3 }
            END { exit !(n == 40 && most < 10 * sum / n) }'
}

@test "dpll --cubes: questions are cut again into cubes that begin with them" {
    for seed in 1 2 3 4 5 6 7 8; do
        uniform 3 120 511 "$seed" >f.cnf
        dpll --cubes -n 6 f.cnf >cubes
        dpll --cubes -n 4 cubes >again
        diff <(dpll -q cubes | grep ^s | sort -u) <(dpll -q again | grep ^s | sort -u)
        awk 'FNR == NR { if ($1 == "a") { sub(/0$/, ""); whole[++n] = $0 } next }
            $1 == "a" {
                for (i = 1; i <= n && index($0, whole[i]) != 1; i++);
                found[i]++
            }
            END {
                for (i = 1; i <= n; i++) bad += !found[i]
                exit bad || found[n + 1] || n < 1
            }' cubes again
        [ "$(grep -c '^a' again)" -ge "$(grep -c '^a' cubes)" ]
    done
    # A question that looking ahead refutes leaves the formula as it was, and itself.
    printf 'p inccnf\n1 2 0\n-1 3 0\na -2 -3 0\na 2 0\n' >q
    prints 'p inccnf
1 2 0
-1 3 0
a -2 -3 0
a 2 0' 'dpll --cubes q'
}

@test "dpll --cubes: a formula with structure is learned from before, and its cubes hold of the input" {
    hard_pigeonhole 7 >f.cnf
    sed 2d f.cnf >g.cnf # One pigeon less.
    for file in f.cnf g.cnf; do
        for options in '' '-e look' '-t 0.01'; do
            # shellcheck disable=SC2086
            dpll --cubes -n 12 $options $file >cubes
            dpll -q -e cdcl $file 2>err | grep ^s >expected
            dpll -q -e cdcl cubes | grep ^s | sort -u | tail -n 1 | diff expected -
            [ "$(awk '$1 == "p" { print $3 }' $file)" -ge "$(tr ' ' '\n' <cubes | tr -d - | sort -n | tail -n 1)" ]
        done
    done
}

@test "dpll -e look: running out of memory and giving up at any point are clean, with pauses, too" {
    need_debug
    uniform 4 14 137 2 >f.cnf
    export XSAT_PAUSE_EVERY
    while read -r XSAT_PAUSE_EVERY options; do
        for ((n = 1; ; n += 3)); do
            # shellcheck disable=SC2086
            XSAT_FAIL_ALLOC=$n dpll $options f.cnf >out 2>err || [ "$(cat err)" = "dpll: out of memory" ]
            [ ! -s err ] || [ "$(cat err)" = "dpll: out of memory" ]
            grep -q "^c limit memory" out || [ -s err ] || break
        done
        [ "$n" -gt 30 ]
        for n in 1 2 3 5 10; do
            # shellcheck disable=SC2086
            XSAT_STOP_AT=$n dpll $options f.cnf >out 2>err
            [ ! -s err ]
        done
    done <<<"5000 -e look
5000 -e look -p proof"
}

@test "look: a chain of many implications does not outlast the time limit" {
    awk -v n=400000 'BEGIN {
        print "p cnf", n, n + 1
        for (i = 1; i <= n; i++) print i, -(i % n + 1), 0
        for (i = 1; i <= n; i++) printf "%d ", i
        print 0
    }' > ring.cnf
    run timeout 60 dpll -e look -t 1 ring.cnf
    [ "$status" -eq 0 ]
}
