# SPDX-License-Identifier: MIT
# dpll: answers, options, limits, streams.

load helper

PIGEONS='p cnf 2 3\n1 0\n2 0\n-1 -2 0\n'
CHOICE='p cnf 2 1\n1 2 0\n'

# Uniform random 3-SAT at ratio 4.26: VARIABLES SEED.
random3() {
    awk -v n="$1" -v seed="$2" 'BEGIN {
        srand(seed)
        m = int(4.26 * n)
        print "p cnf", n, m
        for (i = 0; i < m; i++) {
            for (k = 0; k < 3; k++) printf "%d ", (int(rand() * n) + 1) * (rand() < 0.5 ? 1 : -1)
            print 0
        }
    }'
}

# Random questions about random formulas: FORMULAS QUESTIONS SEED, one iCNF problem for each.
random_questions() {
    "$TESTERS/randcnf" "$3" "$1" | awk -v questions="$2" -v seed="$3" '
        function ask(  i, k) {
            for (i = 0; vars && i < questions; i++) {
                printf "a "
                for (k = int(rand() * 6); k; k--)
                    printf "%d ", (int(rand() * vars) + 1) * (rand() < 0.5 ? 1 : -1)
                print 0
            }
        }
        BEGIN { srand(seed) }
        $1 == "c" { next }
        $1 == "p" { ask(); vars = $3; print "p inccnf"; next }
        { print }
        END { ask() }'
}

@test "dpll: a satisfiable formula gives s 1, a value for each variable and the time" {
    run_sh "printf 'p cnf 3 2\n1 0\n-1 -3 0\n' | dpll"
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = "s 1" ]
    [[ "${lines[1]}" =~ ^v\ 1\ -?2\ -3$ ]]
    [[ "${lines[-1]}" =~ ^t\ [0-9]+\.[0-9][0-9][0-9]$ ]]
}

@test "dpll: an unsatisfiable formula gives s 0 and no v line" {
    run_sh "printf '$PIGEONS' | dpll -q | grep -v ^t"
    [ "$output" = "s 0" ]
}

@test "dpll: an empty clause is unsatisfiable, no clause at all is satisfiable" {
    prints "s 0" "printf 'p cnf 1 1\n0\n' | dpll -q | grep -v ^t"
    prints $'s 1\nv' "printf 'p cnf 0 0\n' | dpll -q | grep -v ^t"
}

@test "dpll: tautologies and repeated literals are read as what they mean" {
    prints $'s 1\nv 1 -2' "printf 'p cnf 2 3\n1 1 1 0\n2 -2 0\n-2 -1 -2 0\n' | dpll -q | grep -v ^t"
}

@test "dpll: counters are c lines, and -q leaves them out" {
    run_sh "printf '$CHOICE' | dpll"
    [[ "$output" == *"c decisions "* ]]
    [[ "$output" == *"c conflicts "* ]]
    [[ "$output" == *"c propagations "* ]]
    [[ "$output" == *"c engine "* ]]
    run_sh "printf '$CHOICE' | dpll -q"
    [[ "$output" != *"c "* ]]
}

@test "dpll: every engine and rule counts the models of 500 random formulas as brute force does" {
    "$TESTERS/randcnf" 7 500 >random.cnf
    awk '$2 == "models" { print $3 }' random.cnf >expected
    [ "$(grep -c '^0$' expected)" -gt 20 ]
    for rule in $(rules); do
        dpll -n 0 -b "$rule" -s 5 random.cnf >"$rule.res"
        awk '$2 == "models" { print $3 }' "$rule.res" | diff expected - || return 1
        resverify -q random.cnf "$rule.res" || [ $? -eq 1 ] # s 0 comes without a proof
    done
    dpll -n 0 -e cdcl random.cnf >cdcl.res
    awk '$2 == "models" { print $3 }' cdcl.res | diff expected -
    resverify -q random.cnf cdcl.res || [ $? -eq 1 ]
}

@test "dpll: answers under assumptions are those of the formula with units, for each engine" {
    # Three questions each: no assumption, the first variable, and the second variable negated.
    "$TESTERS/randcnf" 8 300 | awk '$1 != "c"' >plain.cnf
    awk -v one=units.cnf -v two=asked.icnf '
        function put(unit) { printf "p cnf %d %d\n%s%s", vars, count + (unit != ""), text, unit >one }
        function ask() {
            if (!vars) return
            put(""); put("1 0\n")
            printf "p inccnf\n%sa 0\na 1 0\n", text >two
            if (vars > 1) { put("-2 0\n"); print "a -2 0" >two }
        }
        $1 == "p" { ask(); vars = $3; count = $4; text = ""; next }
        { text = text $0 "\n" }
        END { ask() }' plain.cnf
    dpll -q -e cdcl units.cnf | grep ^s >expected
    [ "$(wc -l <expected)" -gt 800 ]
    for engine in cdcl dpll; do
        dpll -q -e $engine asked.icnf >$engine.res
        grep ^s $engine.res | diff expected -
        resverify -q asked.icnf $engine.res || [ $? -eq 1 ]
    done
}

@test "dpll: under -a formulas are answered as with these literals as clauses, and the core is enough" {
    # formula UNIT ...: f.cnf with these as clauses.
    formula() {
        awk -v units="$*" '
            $1 == "p" { n = split(units, unit, " "); print $1, $2, $3, $4 + n; next }
            { print }
            END { for (i = 1; i <= n; i++) print unit[i], 0 }' f.cnf > "with.cnf"
    }
    seen=
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
        uniform 3 30 110 "$seed" > f.cnf
        for engine in auto cdcl dpll look; do
            dpll -q -e $engine -a '3 -7 11  -20 0' f.cnf > f.res
            # shellcheck disable=SC2046
            formula $(sed -n 's/^c core \(.*\)0$/\1/p' f.res)
            [ "$(head -n 1 f.res)" = "$(dpll -q with.cnf | head -n 1)" ]
            seen="$seen $(head -n 1 f.res)"
            formula 3 -7 11 -20
            grep -q '^s 0' f.res || resverify -q with.cnf f.res
        done
    done
    [[ $seen == *'s 0'* && $seen == *'s 1'* ]]
}

@test "dpll: -a takes literals that every formula has, and says what it does not go with" {
    printf 'p cnf 3 2\n1 -2 0\n2 3 0\np cnf 1 1\n-1 0\n' > f.cnf
    [ "$(dpll -q -a 1 f.cnf | grep '^[sc]')" = $'s 1\ns 0\nc core 1 0' ]
    [ "$(dpll -q -n 0 -w -a -1 f.cnf | grep '^[sc]')" = $'s 1\nc models 1\nc more no\ns 1\nc models 1\nc more no' ]
    [ "$(dpll -q -a 3 -j 2 f.cnf 2> err | grep '^[sc]')" = 's 1' ]
    [ "$(cat err)" = 'dpll: f.cnf: literal 3 is to be assumed, and there is 1 variable' ]
    fails_with 64 "dpll: option -a: expected literals as in '3 -7', found \"1,3\" (see dpll --help)" "dpll -a 1,3 f.cnf"
    fails_with 64 "dpll: option -a: expected literals as in '3 -7', found \"1 0 3\" (see dpll --help)" "dpll -a '1 0 3' f.cnf"
    for literal in +1 -99999999999999999999 99999999999999999999; do
        fails_with 64 "dpll: option -a: expected literals as in '3 -7', found \"$literal\" (see dpll --help)" "dpll -a $literal f.cnf"
    done
    fails_with 64 "dpll: option -a does not go with --cubes, --mus, -p or --simplify; with lines 'a' in iCNF --cubes and -p do (see dpll --help)" \
        "dpll -a 1 -p proof f.cnf"
    fails_with 2 'dpll: option -a: assumptions of iCNF are those of its lines' "printf 'p inccnf\n1 0\na 1 0\n' | dpll -a 1"
}

@test "dpll: iCNF takes clauses between questions, and new variables" {
    run_sh "printf 'p inccnf\n1 2 0\na -1 0\n-2 3 0\na -1 -3 0\na -1 0\n' | dpll -q | grep -v ^t"
    [ "${lines[0]}" = "s 1" ]
    [ "${lines[1]}" = "v -1 2" ]
    [ "${lines[2]}" = "s 0" ]
    [ "${lines[3]}" = "c core -1 -3 0" ]
    [ "${lines[4]}" = "s 1" ]
    [ "${lines[5]}" = "v -1 2 3" ]
}

@test "dpll: a question may name new variables after a model that took conflicts" {
    for engine in auto cdcl; do
        prints $'s 1\ns 1' "printf 'p inccnf\n-1 -2 3 0\n-1 2 3 0\n-1 -2 -3 0\n-1 2 -3 0\n-1 3 0\na 4 0\n4 50 0\na 4 0\n' | dpll -q -w -e $engine | grep ^s"
    done
}

@test "dpll: many models of a formula are judged as one by one, the wrong ones refused" {
    run_sh "'$TESTERS/audits' 1 2000"
    [ "$status" -eq 0 ]
    [[ "$output" =~ ^accepted\ [1-9][0-9]{3,}\ refused\ [1-9][0-9]{3,}\ bytes\ 0$ ]]
}

@test "dpll: values are written with their signs, however many digits the variables have" {
    for vars in 1 9 10 11 99 100 101 1005 100001; do
        awk -v vars=$vars 'BEGIN {
            srand(vars)
            print "p cnf", vars, vars
            for (v = 1; v <= vars; v++) print (rand() < 0.5 ? -v : v), 0
        }' >signs.cnf
        { printf v; awk 'NR > 1 { printf " %s", $1 } END { print "" }' signs.cnf; } >wanted
        dpll signs.cnf | grep ^v | cmp - wanted
    done
}

@test "dpll: clauses between questions count from there on, for each engine" {
    # After every third clause a question, and the same as a formula of its own with units.
    "$TESTERS/randcnf" 15 300 | awk -v asked=asked.icnf -v plain=plain.cnf '
        BEGIN { srand(15) }
        $1 == "c" { next }
        $1 == "p" { vars = $3; text = ""; clauses = 0; print "p inccnf" >asked; next }
        { text = text $0 "\n"; clauses++; print >asked }
        clauses % 3 == 0 {
            printf "a " >asked
            printf "p cnf %d %d\n%s", vars, clauses + 2, text >plain
            for (k = 0; k < 2; k++) {
                lit = (int(rand() * vars) + 1) * (rand() < 0.5 ? 1 : -1)
                printf "%d ", lit >asked
                print lit, 0 >plain
            }
            print 0 >asked
        }'
    dpll -q -b first plain.cnf | grep ^s >expected
    [ "$(grep -c '^s 1' expected)" -gt 300 ]
    [ "$(grep -c '^s 0' expected)" -gt 300 ]
    for engine in cdcl dpll 'dpll --propagate counters' 'dpll --propagate scan'; do
        # shellcheck disable=SC2086
        dpll -q -e $engine asked.icnf >asked.res
        grep ^s asked.res | diff expected -
        resverify -q asked.icnf asked.res || [ $? -eq 1 ] # s 0 comes without a proof
    done
}

@test "dpll -t: the limit is for each question, and the next one is answered" {
    pigeonhole 13 | awk '
        $1 == "p" { last = $3 + 1; print "p inccnf"; next }
        { print -last, $0 }
        END { print "a", last, "0\na", -last, "0\na", last, "0\na 1 14", last, 0 }' >f.icnf
    for engine in cdcl dpll; do
        prints_in_time $'s -1\nc limit time\ns 1\ns -1\nc limit time\ns 0\nc core 1 14 183 0' \
            "dpll -q -t @ -e $engine f.icnf | grep -v '^[vt]'"
    done
}

@test "dpll -p: after a question that memory ran out for, the proof goes on" {
    need_debug
    uniform 3 30 140 5 >f.cnf
    { echo 'p inccnf'; sed 1d f.cnf; printf 'a 1 0\na -1 2 0\na -2 0\n'; } >f.icnf
    gone_on=0
    for ((n = 1; n < 300; n += 1 + n / 20)); do
        XSAT_FAIL_ALLOC=$n dpll -e cdcl -p proof f.icnf >f.res 2>err || [ "$(cat err)" = "dpll: out of memory" ]
        [ -s f.res ] || continue
        run_sh 'resverify -p proof f.icnf f.res'
        [ "$(grep -cE 'question [123]: (verified|not verified \(not decided\))$' <<<"$output")" -eq 3 ]
        gone_on=$((gone_on + $(grep -c 'question 3: verified' <<<"$output" || true)))
    done
    [ "$gone_on" -gt 20 ]
}

@test "dpll: an iCNF question is answered before the next line is read" {
    mkfifo questions answers
    exec 8<>answers # Both ends, so that opening does not wait.
    dpll -q questions >answers &
    exec 7>questions
    printf 'p inccnf\n1 0\na 1 0\n' >&7
    read -r -t 100 line <&8
    [ "$line" = "s 1" ]
    read -r -t 100 line <&8
    read -r -t 100 line <&8
    printf 'a -1 0\n' >&7
    read -r -t 100 line <&8
    [ "$line" = "s 0" ]
    exec 7>&- 8>&-
    wait
}

@test "dpll: contradictory and repeated assumptions are answered" {
    for engine in cdcl dpll; do
        prints $'s 0\nc core -1 0\ns 1\nv 1' \
            "printf 'p inccnf\n1 0\na 1 -1 0\na 1 1 1 1 1 1 0\n' | dpll -q -e $engine | grep -v ^t"
        prints $'s 0\nc core 3 -3 0' \
            "printf 'p inccnf\n1 2 0\na 1 3 3 2 -3 -1 0\n' | dpll -q -e $engine | grep -v ^t"
    done
}

@test "dpll: c core lists the failed assumptions after s 0, in their order, with -q and -C as well" {
    F='p inccnf\n1 2 0\n-1 2 0\n-4 5 0\n-5 6 0\na 1 0\na 7 -2 3 0\na 8 4 7 -6 0\n'
    for engine in cdcl dpll; do
        prints $'c core -2 0\nc core 4 -6 0' "printf '$F' | dpll -q -e $engine | grep '^c core'"
        prints $'s UNSATISFIABLE\nc core -2 0' \
            "printf '${F}a -2 0\n' | dpll -q -C -e $engine | tail -n 2"
        prints $'s 0\nc core -2 0\nc models 0\nc more no' \
            "printf '${F}a -2 0\n' | dpll -q -n 0 -e $engine | grep -v ^t | tail -n 4"
        # The formula alone is contradictory, before and after it is known.
        prints $'c core 0\nc core 0' \
            "printf 'p inccnf\n1 0\n-1 0\na 2 0\na 0\n' | dpll -q -e $engine | grep '^c core'"
        # Without assumption lines there is nothing to blame.
        run_sh "printf '$PIGEONS' | dpll -e $engine"
        [[ "$output" != *core* ]]
    done
}

@test "dpll: a core is part of its assumptions and contradicts its formula, for each engine" {
    random_questions 300 8 9 >asked.icnf
    dpll -q -b first asked.icnf | grep ^s >expected
    for options in "-e cdcl" "-b first" "-b moms"; do
        # shellcheck disable=SC2086
        dpll -q $options asked.icnf >asked.res
        grep ^s asked.res | diff expected -
        resverify -q asked.icnf asked.res || [ $? -eq 1 ] # s 0 comes without a proof
        # The formula with the core as units, and literals that were not assumed, or not in order.
        awk '
            FNR == NR { if ($1 == "s") answers++; if ($1 == "c") core[answers] = $0; next }
            $1 == "p" { text = ""; clauses = vars = 0; next }
            $1 == "a" {
                if (!(++asked in core)) next
                count = split(core[asked], lits, " ") - 1
                at = 2
                for (i = 3; i <= count; i++) {
                    while (at < NF && $at != lits[i]) at++
                    if (at++ >= NF) print "strange:", core[asked] >"strange"
                }
                printf "p cnf 14 %d\n%s", clauses + count - 2, text
                for (i = 3; i <= count; i++) print lits[i], 0
                next
            }
            { text = text $0 "\n"; clauses++ }' asked.res asked.icnf >cores.cnf
        [ ! -e strange ]
        [ "$(grep -c ^p cores.cnf)" -gt 500 ]
        [ "$(grep -c ^p cores.cnf)" -eq "$(grep -c '^s 0' expected)" ]
        dpll -q -b first cores.cnf | grep ^s | sort -u >verdicts
        [ "$(cat verdicts)" = "s 0" ]
    done
}

@test "dpll -n: models are closed by 0, and it says whether there are more" {
    run_sh "printf '$CHOICE' | dpll -q -n 2"
    [ "${lines[0]}" = "s 1" ]
    [[ "${lines[1]}" =~ ^v\ .*\ 0$ ]]
    [[ "${lines[2]}" =~ ^v\ .*\ 0$ ]]
    [ "${lines[1]}" != "${lines[2]}" ]
    [ "${lines[3]}" = "c models 2" ]
    [ "${lines[4]}" = "c more yes" ]
    run_sh "printf '$CHOICE' | dpll -q -n 3"
    [ "${lines[4]}" = "c models 3" ]
    [ "${lines[5]}" = "c more no" ]
    run_sh "printf '$PIGEONS' | dpll -q -n 3"
    [ "${lines[1]}" = "c models 0" ]
    [ "${lines[2]}" = "c more no" ]
}

@test "dpll -n 0: all 2^10 models of ten free variables" {
    run_sh "printf 'p cnf 10 0\n' | dpll -n 0 | grep ^v | sort -u | wc -l"
    [ "$output" -eq 1024 ]
}

@test "dpll -n: models are there while it searches for the next one" {
    # Two models with 1 true; with 1 false, pigeons.
    pigeonhole 13 | awk '
        function up(i) { return $i < 0 ? $i - 2 : $i + 2 }
        $1 == "p" { print "p cnf", $3 + 2, $4 + $3; for (v = 3; v <= $3 + 2; v++) print -1, -v, 0; next }
        { printf "1 "; for (i = 1; i < NF; i++) printf "%d ", up(i); print 0 }' >f.cnf
    for options in "-b first" "-e cdcl"; do
        # shellcheck disable=SC2086
        dpll -n 0 $options f.cnf >out &
        pid=$!
        for _ in $(seq 200); do
            [ "$(grep -c '^v 1.* 0$' out)" -eq 2 ] && break
            sleep 0.1
        done
        [ "$(grep -c '^v 1.* 0$' out)" -eq 2 ]
        [ "$(grep -c models out)" -eq 0 ]
        kill $pid
        wait $pid
        grep -q "^c more unknown" out
    done
}

@test "dpll -n: excluded models come back for the next question" {
    for engine in cdcl dpll; do
        prints $'c models 3\nc models 1\nc models 3' \
            "printf 'p inccnf\n1 2 0\na 0\na -1 0\na 0\n' | dpll -n 0 -e $engine | grep models"
    done
}

@test "dpll -n: memory does not grow with the models, nor does the time for each" {
    prints $'c models 262144\nc more no' \
        "printf 'p cnf 18 0\n' | dpll -q -n 0 -m 1 -t 60 | grep ^c"
}

@test "dpll -n: under assumptions the models are those of the formula with units, for each engine" {
    random_questions 200 6 21 >asked.icnf
    awk '
        $1 == "p" { text = ""; clauses = vars = 0; next }
        $1 != "a" { for (i = 1; i < NF; i++) { v = $i < 0 ? -$i : $i; if (v > vars) vars = v } }
        $1 == "a" {
            for (i = 2; i < NF; i++) { v = $i < 0 ? -$i : $i; if (v > vars) vars = v }
            printf "p cnf %d %d\n%s", vars, clauses + NF - 2, text
            for (i = 2; i < NF; i++) print $i, 0
            next
        }
        { text = text $0 "\n"; clauses++ }' asked.icnf >units.cnf
    dpll -q -n 0 -b first units.cnf | grep ^c >expected
    [ "$(grep -c models expected)" -gt 1000 ]
    for engine in cdcl dpll; do
        dpll -q -n 0 -e $engine asked.icnf >asked.res
        grep '^c m' asked.res | diff <(grep '^c m' expected) -
        resverify -q asked.icnf asked.res || [ $? -eq 1 ] # Also that the models differ.
    done
}

@test "dpll -n: learning goes on between models, and all are found" {
    random3 60 5 >f.cnf
    dpll -n 0 -b first f.cnf | grep -E '^c (models|more)' >expected
    dpll -n 0 -e cdcl f.cnf >cdcl.res
    grep -E '^c (models|more)' cdcl.res | diff expected -
    [ "$(awk '$2 == "models" { print $3 }' expected)" -gt 1000 ]
    [ "$(awk '$2 == "conflicts" { print $3 }' cdcl.res)" -gt 10 ]
    resverify -q f.cnf cdcl.res
}

@test "dpll -C: competition output wraps v lines below 80 columns and ends with 10, 20 or 0" {
    run_sh "printf 'p cnf 60 1\n60 0\n' | dpll -C -q"
    [ "$status" -eq 10 ]
    [ "${lines[0]}" = "s SATISFIABLE" ]
    [ "$(printf '%s\n' "${lines[@]}" | awk 'length > 79' | wc -l)" -eq 0 ]
    [ "$(grep -c ^v <<<"$output")" -gt 1 ]
    [[ "${lines[-1]}" == v*" 0" ]]
    run_sh "printf '$PIGEONS' | dpll -C -q"
    [ "$status" -eq 20 ]
    [ "$output" = "s UNSATISFIABLE" ]
    hard_pigeonhole 13 >hard.cnf
    run_sh "dpll -C -q -t 0.05 hard.cnf"
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = "s UNKNOWN" ]
}

@test "dpll -C: resverify reads what it writes" {
    printf 'p cnf 60 1\n60 0\n' >f.cnf
    run_sh "dpll -C f.cnf | resverify f.cnf"
    [ "$status" -eq 0 ]
}

@test "dpll -t: a hard formula is answered s -1 in time, by each engine and rule" {
    hard_pigeonhole 13 >hard.cnf
    while read -r option; do
        start=$(date +%s%N)
        # 0.1 s late is the promise, but on a machine that is busy with other things only the time that a
        # processor spends can tell: at its limit there would be another reason.
        # shellcheck disable=SC2086
        run_sh "ulimit -t 2; dpll -t 0.3 $option hard.cnf"
        spent=$((($(date +%s%N) - start) / 1000000))
        [ "$status" -eq 0 ]
        [ "${lines[0]}" = "s -1" ]
        [[ "$output" == *"c limit time"* ]]
        [ "$spent" -ge 290 ]
    done < <(echo "-e cdcl" && rules | sed 's/^/-b /')
}

@test "dpll -c and -d: every engine answers s -1 at the limit, and otherwise as without it" {
    hard_pigeonhole 9 > hard.cnf
    uniform 3 20 60 1 > easy.cnf
    for engine in auto cdcl dpll look; do
        for limit in conflicts decisions; do
            for count in 0 1 50; do
                dpll -e $engine "--$limit" $count hard.cnf > f.res
                [ "$(grep -E '^(s|c limit)' f.res)" = "$(printf 's -1\nc limit %s' $limit)" ]
                [ "$(counter $limit)" -ge $count ]
                [ "$(counter $limit)" -le $((count + 9)) ]
            done
            # The limit is for each answer, and one that is not reached changes nothing.
            dpll -e $engine -n 0 easy.cnf easy.cnf | grep -v '^t' > without
            dpll -e $engine -n 0 "--$limit" 5000 easy.cnf easy.cnf | grep -v '^t' | cmp - without
        done
    done
    printf 'p inccnf\n' > asked.icnf
    tail -n +2 hard.cnf >> asked.icnf
    printf 'a 0\na -1 -2 -3 0\n1 0\n-1 0\na 0\n' >> asked.icnf
    prints $'s -1\ns -1\ns 0' 'dpll -c 20 asked.icnf | grep ^s'
    # Units alone need no decision, nor a conflict where they do not contradict each other.
    prints $'s 1\nv 1 2' "printf 'p cnf 2 2\n1 0\n-1 2 0\n' | dpll -q -e cdcl -c 0 -d 0 | grep -v '^t'"
    prints $'s UNKNOWN\nc limit conflicts' 'dpll -C -q -c 3 hard.cnf'
    prints $'s -1\nc limit conflicts' 'dpll -j 2 -q -c 9 hard.cnf | grep -v ^t'
    for option in '-e walk' --cubes; do
        run_sh "dpll $option -c 1 hard.cnf"
        [ "$status" -eq 64 ]
        [[ "$stderr" = 'dpll: options -c and -d do not go with '* ]]
    done
}

@test "dpll -w: the same but for the v lines, and models are counted" {
    printf '%b' "$CHOICE" > f.cnf
    for options in '' -C '-n 0' '-n 2' '-j 2' '-e dpll -n 0'; do
        # shellcheck disable=SC2086
        dpll $options f.cnf | grep -v '^[tv]' > wanted || true
        # shellcheck disable=SC2086
        dpll -w $options f.cnf | grep -v '^t' | cmp - wanted
    done
    prints $'s 1\nc models 1048576\nc more no' "printf 'p cnf 20 0\n' | dpll -q -w -n 0 | grep -v ^t"
}

@test "dpll -t: the limit is for each problem of a stream" {
    hard_pigeonhole 13 >hard.cnf
    printf '%b' "$CHOICE" >easy.cnf
    prints_in_time $'s -1\ns 1\ns -1' "dpll -t @ hard.cnf easy.cnf hard.cnf | grep ^s"
}

@test "dpll -m: clauses read after a first question count when the solver is built again" {
    # From sizes that fit to sizes that do not.
    for clauses in $(seq 6000 2000 30000); do
        for first in "" "a 0"; do
            awk -v n="$clauses" -v first="$first" 'BEGIN {
                print "p inccnf\n1 2 0\n" first
                for (i = 1; i <= n; i++) print 1 + i % 50, 60 + i % 90, 200, 201, 202, 203, 204, 0
                print "a 1 0"
            }' | dpll -q -m 2 -n 1 -b first | grep -E '^(s|c limit)' | tail -1
        done | uniq >answers
        cat answers >>all
        [ "$(wc -l <answers)" -eq 1 ]
    done
    [ "$(sort -u all)" = "$(printf 'c limit memory\ns 1')" ]
}

@test "dpll -m: more memory than allowed is answered s -1, and later problems are solved" {
    # About 40 MB of literals.
    awk 'BEGIN { print "p cnf 1000 10000000"
        for (i = 0; i < 2500000; i++) print i % 1000 + 1, (i * 7) % 1000 + 1, (i * 3) % 1000 + 1, "0" }' >big.cnf
    printf '%b' "$CHOICE" >easy.cnf
    run_sh "dpll -m 8 big.cnf easy.cnf 2>/dev/null"
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = "s -1" ]
    [ "${lines[1]}" = "c limit memory" ]
    [[ "$output" == *"s 1"* ]]
}

@test "dpll: SIGINT and SIGTERM give s -1, the counters and status 0" {
    hard_pigeonhole 13 >hard.cnf
    for signal in INT TERM; do
        dpll -v hard.cnf >out 2>err &
        pid=$!
        # A progress line after the first shows that it is solving.
        for _ in $(seq 200); do
            [ "$(grep -c '%$' err)" -gt 1 ] && break
            sleep 0.1
        done
        kill -$signal $pid
        code=0
        wait $pid || code=$?
        [ "$code" -eq 0 ]
        [ "$(head -1 out)" = "s -1" ]
        grep -q "^c limit signal" out
        grep -q "^c conflicts [1-9]" out
    done
}

@test "dpll: a signal while it waits for input ends it" {
    mkfifo in
    dpll in >out 2>err &
    pid=$!
    exec 7>in
    printf 'p cnf 1 1\n' >&7
    kill -TERM $pid
    wait $pid
    exec 7>&-
    [ ! -s err ]
    grep -q "^c limit signal" out
}

@test "dpll -v: progress goes to standard error, standard output stays the same" {
    hard_pigeonhole 13 >hard.cnf
    run_sh "dpll -v -t 2.5 hard.cnf"
    [[ "$stderr" == *"seconds"*"conflicts"*"left"*"%"* ]]
    [ "${lines[0]}" = "s -1" ]
    run_sh "dpll -t 0.1 hard.cnf"
    [ -z "$stderr" ]
}

@test "dpll -s: the same seed gives the same counters, another one another search" {
    random3 60 3 >f.cnf
    dpll -b random -s 1 f.cnf | grep -v ^t >one
    dpll -b random -s 1 f.cnf | grep -v ^t >two
    dpll -b random -s 2 f.cnf | grep -v ^t >three
    cmp one two
    [ "$(cat one)" != "$(cat three)" ]
    random3 150 3 >g.cnf
    dpll g.cnf | grep -v ^t >one
    dpll g.cnf | grep -v ^t >two
    cmp one two
}

@test "dpll --propagate: every data structure gives the same search tree, by each rule, and proofs of it" {
    "$TESTERS/randcnf" 21 100 > random.cnf
    uniform 3 60 270 4 > u.cnf
    for rule in $(rules); do
        for way in watches counters scan; do
            dpll -w -n 0 -s 3 -b "$rule" --propagate $way random.cnf |
                grep -E '^(s|c models|c decisions|c conflicts|c max_depth)' > $way.counts
            # The decisions one by one, and where they are given up.
            dpll -w -s 3 -b "$rule" --propagate $way --trace - u.cnf |
                awk '/^[dbe] / { print } /^x / { print "x" }' > $way.tree
        done
        for way in counters scan; do
            cmp watches.counts $way.counts
            cmp watches.tree $way.tree
        done
    done
    [ "$(wc -l < watches.tree)" -gt 50 ]
    hard_pigeonhole 4 > no.cnf
    for way in counters scan; do
        for form in lrat drat; do
            dpll -b moms --propagate $way -P $form -p proof no.cnf > no.res
            prints verified "resverify -p proof no.cnf no.res"
        done
    done
    hard_pigeonhole 13 > hard.cnf
    prints $'s -1\nc limit time' 'dpll -q -t 0.1 --propagate scan hard.cnf | grep -v ^t'
    fails_with 64 'dpll: option --propagate needs the engine dpll (see dpll --help)' 'dpll -e cdcl --propagate scan hard.cnf'
}

@test "dpll -b first: takes the lowest variable, true first" {
    prints $'s 1\nv 1 2 3 4' "printf 'p cnf 4 1\n-1 -2 -3 4 0\n' | dpll -q -b first | grep -v ^t"
    run_sh "printf 'p cnf 4 1\n-1 -2 -3 4 0\n' | dpll -b first | grep decisions"
    [ "$output" = "c decisions 3" ]
}

@test "dpll -b: each rule picks the literal that its definition says" {
    # 3 occurs most, negated; it is in long clauses only.
    F='p cnf 7 6\n-3 4 5 6 0\n-3 4 6 7 0\n-3 5 6 7 0\n-3 -4 -5 -6 0\n1 2 0\n-1 2 7 0\n'
    decided() { printf '%b' "$F" | dpll -q -b "$1" -n 1 | awk '$1 == "v" { print $'"$2"' }'; }
    [ "$(decided frequency 4)" = -3 ]
    [ "$(decided dlis 4)" = -3 ]
    # The only clause of size 2 is (1 2): score (2*1+1)(2*0+1) for both; ties go to 1.
    [ "$(decided moms 2)" = 1 ]
    # J(2) = 1/4 + 1/8; J(1) + J(-1) = 1/4 + 1/8: a tie again, and 1 is the better sign.
    [ "$(decided jw 2)" = 1 ]
}

@test "dpll -b: the fuzzer draws each rule" {
    for rule in $(rules); do
        grep -q "\"-b $rule\"" "$ROOT/tests/fuzz/fuzz.c"
    done
}

@test "dpll: -b with another engine is a usage error, as are bad values" {
    fails_with 64 "dpll: option -b needs the engine dpll (see dpll --help)" "dpll -e cdcl -b jw"
    fails_with 64 "dpll: option -b needs $(rules | either), found 'foo' (see dpll --help)" "dpll -b foo"
    fails_with 64 "dpll: option -e needs auto, cdcl, dpll, look or walk (see dpll --help)" "dpll -e"
    fails_with 64 "dpll: option -t needs a number of seconds from 0.001 to 100000000, found '-1' (see dpll --help)" "dpll -t -1"
    fails_with 64 "dpll: option -m needs a whole number of MiB from 1 to 16777216, found '1G' (see dpll --help)" "dpll -m 1G"
    fails_with 64 "dpll: option -s needs a whole number from 0 to 1000000000000000, found '1e5' (see dpll --help)" "dpll -s 1e5"
    fails_with 64 "dpll: option -e needs auto, cdcl, dpll, look or walk, found '\\x1B[31m' (see dpll --help)" "dpll -e $'\x1b[31m'"
    fails_with 64 "dpll: unknown option -h (see dpll --help)" "dpll -h"
}

@test "dpll -p: every s 0 of 120 formulas has a proof that resverify accepts, by each engine and form" {
    "$TESTERS/randcnf" 11 1200 | awk -v most="$(by_build 120 40)" '
        /^c models/ { none = $3 == 0 && n < most; n += none; next }
        none { print >("u" n ".cnf") }'
    pigeonhole 5 >u1.cnf
    random3 70 21 | sed 's/$/ /' >u2.cnf
    random3 100 9 >u3.cnf
    checked=0
    for file in u*.cnf; do
        for options in "-e cdcl" "-e cdcl -P binary" "-b first" "-b moms -P binary"; do
            # shellcheck disable=SC2086
            dpll $options -p proof "$file" >out
            [ "$(head -1 out)" = "s 0" ] || continue
            resverify -p proof "$file" out >verdict || {
                echo "$file with $options: $(cat verdict)"
                return 1
            }
            checked=$((checked + 1))
        done
    done
    [ "$checked" -gt "$(by_build 400 130)" ]
}

@test "dpll -p: a proof is checked while it is written, through a pipe" {
    pigeonhole 6 >f.cnf
    mkfifo p
    for options in "-e cdcl" "-b jw" "-e cdcl -P binary"; do
        resverify -p p f.cnf f.res >verdict &
        # shellcheck disable=SC2086
        dpll $options -p p <f.cnf >f.res
        wait $!
        [ "$(cat verdict)" = verified ]
    done
}

@test "dpll -p: the proof of one formula is not one of another" {
    pigeonhole 4 >f.cnf
    dpll -p proof f.cnf >f.res
    sed '2s/.*/1 -1 0/' f.cnf >g.cnf
    run_sh "resverify -p proof g.cnf f.res"
    [ "$status" -eq 1 ]
    [[ "${lines[-1]}" == "not verified"* ]]
}

@test "dpll -p: what a proof cannot go with is told" {
    fails_with 64 "dpll: options -p and -n do not go together (see dpll --help)" "dpll -p proof -n 2"
    fails_with 64 "dpll: option -P needs -p (see dpll --help)" "dpll -P drat"
    fails_with 2 "dpll: option -P: questions take LRAT, whose steps have numbers" \
        "printf 'p inccnf\n1 0\na 1 0\n' | dpll -p proof -P drat"
    run_sh "printf '$PIGEONS$PIGEONS' | dpll -p proof -q"
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll: option -p: a proof is of one problem, and this is another" ]
    fails_with 2 "dpll: cannot create nowhere/proof: No such file or directory" "dpll -p nowhere/proof"
}

@test "dpll -p: a full disk under the proof is status 2, and the answer is there" {
    [ -w /dev/full ] || skip "needs /dev/full"
    run_sh "printf '$PIGEONS' | dpll -p /dev/full -q"
    [ "$status" -eq 2 ]
    [ "${lines[0]}" = "s 0" ]
    [ "$stderr" = "dpll: cannot write /dev/full: No space left on device" ]
}

@test "dpll -p: a proof changes neither answer nor counters" {
    random3 120 6 >f.cnf
    for options in "-e cdcl" "-b moms"; do
        # shellcheck disable=SC2086
        dpll $options f.cnf | grep -v ^t >without
        # shellcheck disable=SC2086
        dpll $options -p proof f.cnf | grep -v ^t >with
        cmp without with
    done
}

@test "dpll --help and --version: on standard output, status 0; every option is documented" {
    run_sh "dpll --help"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    run_sh "dpll --version"
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^dpll\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
    options_documented dpll
}

@test "dpll: a long option that is none, means several or has a value it does not take is told" {
    fails_with 64 'dpll: unknown option --solutions=0 (see dpll --help)' 'dpll --solutions=0'
    fails_with 64 'dpll: option --pro may be processes, proof, proof-format, project or propagate (see dpll --help)' 'dpll --pro'
    fails_with 64 'dpll: option --quiet takes no value (see dpll --help)' 'dpll --quie=yes'
    prints 's 1' "printf '$CHOICE' | dpll --no-w --qui | grep ^s"
}

@test "dpll: an option of other solvers is answered by what to write instead" {
    fails_with 64 'dpll: unknown option -cpu-lim=10: here it is -t SECONDS (see dpll --help)' \
        'dpll -cpu-lim=10'
    fails_with 64 'dpll: unknown option -cpu-lim: here it is -t SECONDS (see dpll --help)' \
        'dpll -cpu-lim 10'
    fails_with 64 'dpll: unknown option -verb=0: here it is -v for more, -q for less (see dpll --help)' \
        'dpll f.cnf -verb=0'
    fails_with 64 'dpll: unknown option --models=0: here it is -n COUNT (see dpll --help)' \
        'dpll --models=0'
    fails_with 64 'dpll: unknown option -pre: here it is the default, and --without NAME,... is without (see dpll --help)' \
        'dpll -pre'
    [ ! -e re ]
    prints 's 1' "printf '$CHOICE' >-verb; dpll -q -w -- -verb | grep ^s"
}

@test "dpll: a long name behind one dash is told, and not read as letters" {
    fails_with 64 'dpll: unknown option -time=5: a name has two dashes, --time (see dpll --help)' \
        'dpll -time=5'
    fails_with 64 'dpll: unknown option -quiet: a name has two dashes, --quiet (see dpll --help)' \
        'dpll -quiet'
    fails_with 64 'dpll: unknown option -help: a name has two dashes, --help (see dpll --help)' \
        'dpll -help'
    fails_with 64 'dpll: unknown option -seed: a name has two dashes, --seed (see dpll --help)' \
        'dpll -seed 3'
    prints 's 1' "printf '$CHOICE' >f.cnf; dpll -q -w f.cnf -output; grep ^s utput"
}

@test "dpll: long options are synonyms" {
    prints "s UNSATISFIABLE" "printf '$PIGEONS' | dpll --competition --quiet --engine dpll --branch jw \
        --memory 100 --time 5 --seed 1 --verbose 2>err || [ \$? -eq 20 ]"
    grep -q 'engine dpll$' err
    prints $'c models 3\nc more no' "printf '$CHOICE' | dpll --count 0 --quiet | grep ^c"
}

@test "dpll: a stream of mixed problems gives answers in order" {
    prints $'s 1\ns 0\ns 1' "printf '$CHOICE$PIGEONS$CHOICE' | dpll | grep ^s"
}

@test "dpll: a malformed problem ends with status 2, and answers before it stay" {
    run_sh "printf '${CHOICE}p cnf 2 1\n1 3 0\n' | dpll -q"
    [ "$status" -eq 2 ]
    [ "${lines[0]}" = "s 1" ]
    [ "$(grep -c ^s <<<"$output")" -eq 1 ]
    [ "$stderr" = "dpll: <stdin>:4:3: literal 3 exceeds the 2 variables declared in line 3" ]
    fails_with 2 "dpll: <stdin>:1:1: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input" "dpll </dev/null"
    fails_with 2 "dpll: cannot open nowhere.cnf: No such file or directory" "dpll nowhere.cnf"
}

@test "dpll: a file to write as second operand, as other solvers have it, is answered by options, before any work" {
    printf '%b' "$CHOICE" >f.cnf
    fails_with 2 "dpll: cannot open f.drat: No such file or directory; a proof is named by -p, a file of answers by -o" \
        "dpll f.cnf f.drat"
    [ ! -e f.drat ]
    # A formula's name may be misspelled.
    run_sh "dpll f.cnf missing.cnf"
    [ "$status" -eq 2 ]
    [ "${lines[0]}" = "s 1" ]
    [ "$stderr" = "dpll: cannot open missing.cnf: No such file or directory" ]
    # An old one, or one made for it, is no problem either, and stays as it is.
    for old in "1 0\n0\n '1'" "-12 3 0\n '-12'" "d 1 0\n 'd'" "a\0002\0000 'a'" "s\t0\n 's'" "UNSAT\n 'UNSAT'" \
        ' the_end_of_the_input'; do
        printf '%b' "${old% *}" > f.drat
        cp f.drat kept
        found=${old##* }
        fails_with 2 "dpll: f.drat:1:1: expected a header 'p cnf VARIABLES CLAUSES', found ${found//_/ }; a proof is named by -p, a file of answers by -o" \
            "dpll f.cnf f.drat"
        cmp f.drat kept
        # Compressed as well.
        gzip <kept >f.drat.gz
        fails_with 2 "dpll: f.drat.gz:1:1: expected a header 'p cnf VARIABLES CLAUSES', found ${found//_/ }; a proof is named by -p, a file of answers by -o" \
            "dpll f.cnf f.drat.gz"
    done
    fails_with 64 'dpll: option -n needs a whole number from 0 to 1000000000000000, found '\''f.cnf'\''; without a model is -w (see dpll --help)' \
        'dpll -n f.cnf'
    printf 'x\n' > f.drat
    run_sh 'dpll -q f.cnf f.drat'
    [ "${lines[0]}" = 's 1' ]
    [ "$stderr" = "dpll: f.drat:1:1: expected a header 'p cnf VARIABLES CLAUSES', found 'x'" ]
    # Not where no such solver would be called so.
    run_sh 'dpll -q f.cnf f.cnf none'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll: cannot open none: No such file or directory' ]
    run_sh 'dpll -q --res f.cnf none.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll: cannot open none.cnf: No such file or directory' ]
    [ "$(head -n 1 f.res)" = 's 1' ]
}

@test "dpll: another clause count than the header's is a warning" {
    run_sh "printf 'p cnf 2 3\n1 2 0\n' | dpll -q"
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = "s 1" ]
    [ "$stderr" = "dpll: <stdin>:1:9: warning: the header declares 3 clauses, found 1" ]
}

@test "dpll --strict: another clause count than the header's is an error, and there is no answer; so with -C" {
    few='p cnf 2 3\n1 2 0\n-1 0\n' many='c\np cnf 2 1\n1 2 0\n-1 0\n'
    for option in --strict -S -C '-C -n 0' '-S -e dpll'; do
        fails_with 2 'dpll: <stdin>:1:9: the header declares 3 clauses, found 2' "printf '$few' | dpll $option"
        fails_with 2 'dpll: <stdin>:2:9: the header declares 1 clause, found 2' "printf '$many' | dpll $option"
        # Nothing is missing at the end, so that it cannot be told from the formula that was meant.
        run_sh "printf 'p cnf 2 2\n1 2 0\n-1 0\n' | dpll $option"
        [ -z "$stderr" ]
        [[ "${lines[0]}" = s\ [1S]* ]]
    done
    fails_with 2 'dpll: <stdin>:1:9: the header declares 3 clauses, found 2' "printf '$few' | dpll -S --cubes"
}

@test "dpll --strict: answers before the wrong count in a stream stay, those after it are not given" {
    printf 'p cnf 1 1\n1 0\np cnf 2 2\n1 0\n%%\n0\np cnf 1 1\n-1 0\n' > stream.cnf
    run_sh 'dpll -q -S stream.cnf stream.cnf | grep -v "^t"'
    [ "$output" = $'s 1\nv 1' ]
    [ "$stderr" = 'dpll: stream.cnf:3:9: the header declares 2 clauses, found 1' ]
    run_sh 'dpll -S -q stream.cnf'
    [ "$status" -eq 2 ]
    # iCNF that gives no counts has none to be wrong.
    run_sh "printf 'p inccnf\n1 0\na 1 0\n' | dpll -S -q"
    [ "$status" -eq 0 ]
    fails_with 2 'dpll: <stdin>:1:12: the header declares 3 clauses, found 1' "printf 'p inccnf 1 3\n1 0\n' | dpll -S -q"
}

@test "dpll -C: refuses the clause counts that other solvers refuse" {
    need_program cadical
    for count in 1 2 3; do
        printf 'p cnf 3 %s\n1 2 0\n-1 3 0\n' $count > f.cnf
        run cadical f.cnf
        theirs=$status
        run dpll -C f.cnf
        [ "$theirs,$status" = 1,2 ] || [ "$theirs,$status" = 10,10 ]
    done
}

@test "dpll: a full disk is status 2 with a message, a closed pipe is quiet" {
    [ -w /dev/full ] || skip "needs /dev/full"
    run_sh "printf '$CHOICE' | dpll >/dev/full"
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll: cannot write standard output: No space left on device" ]
    run_sh "printf 'p cnf 16 0\n' | dpll -n 0 | head -1"
    [ "$output" = "s 1" ]
    [ -z "$stderr" ]
}

@test "dpll: a million variables in one implication chain do not overflow a stack" {
    awk 'BEGIN { n = 1000000; print "p cnf", n, n
        for (i = 1; i < n; i++) print -i, i + 1, 0
        print 1, 0 }' >chain.cnf
    for engine in cdcl dpll; do
        dpll -q -e $engine chain.cnf >chain.res
        resverify -q chain.cnf chain.res
    done
    # And a million decisions in a row.
    prints "s 1" "printf 'p cnf 1000000 0\n' | dpll -b first -n 1 | grep ^s"
}

@test "dpll: running out of memory at any point is s -1 and clean" {
    need_debug
    random3 30 4 >f.cnf
    for options in "-e cdcl -n 2" "-b frequency" "-b moms -n 2"; do
        # shellcheck disable=SC2086
        memory_ends_cleanly 10 $options f.cnf
    done
}

@test "dpll: giving up at any point is clean" {
    need_debug
    random3 40 4 >f.cnf
    for options in "-e cdcl" "-b first" "-b moms"; do
        for ((n = 1; ; n += 1 + n / 50)); do
            # shellcheck disable=SC2086
            XSAT_STOP_AT=$n dpll $options f.cnf >out 2>err
            [ ! -s err ]
            grep -q "^s -1" out || break
        done
        [ "$n" -gt 3 ]
    done
}

@test "dpll: every shared file that is easy gets the right answer" {
    need_shared cnf/ANSWERS.tsv
    while IFS=$'\t' read -r file answer class; do
        [ "$class" = easy ] && [[ $file != apps/* ]] || continue
        # The debug build takes the smaller half.
        [ "$DEBUG" = 1 ] && [ "$(wc -c <"$SHARED/cnf/$file")" -gt 60000 ] && continue
        dpll -t 600 "$SHARED/cnf/$file" >f.res
        case $answer in
        sat) resverify -q "$SHARED/cnf/$file" f.res ;;
        unsat) [ "$(head -1 f.res)" = "s 0" ] ;;
        esac || {
            echo "$file: wanted $answer, found $(head -1 f.res)"
            return 1
        }
    done <"$SHARED/cnf/ANSWERS.tsv"
}

@test "dpll: no shared formula from applications gets a wrong answer, and most that are easy get one" {
    need_shared cnf/apps
    decided=0
    while IFS=$'\t' read -r file answer class; do
        [ "$class" = easy ] && [[ $file = apps/* ]] || continue
        [ "$DEBUG" = 1 ] && [ "$(wc -c <"$SHARED/cnf/$file")" -gt 60000 ] && continue
        dpll -t 20 -p f.lrat "$SHARED/cnf/$file" >f.res
        # What is easy for some solver may take this one longer; wrong it must not be.
        [ "$(head -1 f.res)" = 's -1' ] && continue
        resverify -q -p f.lrat "$SHARED/cnf/$file" f.res
        [ "$(head -1 f.res)" = "s $([ "$answer" = sat ] && echo 1 || echo 0)" ]
        decided=$((decided + 1))
    done <"$SHARED/cnf/ANSWERS.tsv"
    [ "$decided" -ge "$([ "$DEBUG" = 1 ] && echo 1 || echo 10)" ]
}

@test "dpll --res: answers lie beside each file, as they would be printed" {
    mkdir formulas
    "$TESTERS/randcnf" 5 6 | awk '/^c/ { next } /^p/ { n++ } { print > ("formulas/" n ".cnf") }'
    printf 'p inccnf\n1 2 0\na -1 0\na -1 -2 0\n' > formulas/q.icnf
    gzip -c formulas/1.cnf > formulas/packed.cnf.gz
    cp formulas/2.cnf formulas/.cnf
    cp formulas/3.cnf formulas/other
    prints '' 'dpll -q --res formulas/* formulas/.cnf'
    for name in 1 2 3 4 5 6 q; do
        dpll -q formulas/"$name".*cnf | grep -v ^t | cmp - <(grep -v ^t formulas/$name.res)
    done
    cmp <(grep -v ^t formulas/packed.res) <(grep -v ^t formulas/1.res)
    [ -s formulas/other.res ]
    [ -s formulas/.cnf.res ]
    rm formulas/*.res
    printf 'p cnf 1 1\n2 0\n' > formulas/bad.cnf
    run_sh 'dpll -q --res formulas/bad.cnf formulas/none.cnf formulas/1.cnf'
    [ "$status" -eq 2 ]
    [ "${#lines[@]}" -eq 0 ]
    [ "$(wc -l <<< "$stderr")" -eq 2 ]
    [ -s formulas/1.res ]
    [ ! -e formulas/none.res ]
    # A file that is read is not written.
    printf 'p cnf 1 1\n1 0\n' > x.res
    cp x.res x.cnf
    run_sh 'dpll --res x.cnf x.res'
    [ "$status" -eq 2 ]
    cmp x.res x.cnf
    fails_with 64 'dpll: option --res needs files (see dpll --help)' 'dpll --res'
    fails_with 64 "dpll: option --res needs files, and '-' is standard input (see dpll --help)" 'dpll --res -'
    fails_with 64 'dpll: option --res does not go with --cubes, -p or --trace (see dpll --help)' 'dpll --res -p proof x.cnf'
}
