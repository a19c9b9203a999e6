#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll --backbone: the literals true in all models.  The judge tries every assignment, and shares no
# code with dpll.
load helper

# stream COUNT SEED: so many random formulas of up to nine variables, of clauses and some exclusive ors;
# every other one as iCNF with questions.
stream() {
    mixed "$1" "$2" 9 4 0.1 1
}

# What is true in all models of each question of a stream, a line each; "none" without a model.
judge() {
    awk '
        function holds(line,   i, k, lits, sum) {
            k = split(line, lits, " ")
            for (i = lits[1] == "x" ? 2 : 1; i < k; i++)
                sum += lits[i] > 0 ? value[lits[i]] : 1 - value[-lits[i]]
            return lits[1] == "x" ? sum % 2 : sum > 0
        }
        function assumed(line,   i, k, lits) {
            k = split(line, lits, " ")
            for (i = 2; i < k; i++) if (lits[i] > 0 ? !value[lits[i]] : value[-lits[i]]) return 0
            return 1
        }
        function answer(question,   bits, i, v, rest, good, text, always, models) {
            for (bits = 0; bits < 2 ^ n; bits++) {
                rest = bits
                for (v = 1; v <= n; v++) { value[v] = rest % 2; rest = int(rest / 2) }
                good = assumed(question)
                for (i = 1; i <= m && good; i++) good = holds(line[i])
                if (!good) continue
                for (v = 1; v <= n; v++)
                    if (!models) always[v] = value[v] ? v : -v
                    else if (always[v] != (value[v] ? v : -v)) always[v] = 0
                models++
            }
            text = models ? "c backbone " : "none"
            for (v = 1; v <= n; v++) if (models && always[v]) text = text always[v] " "
            print text (models ? "0" : "")
        }
        function finish() { if (begun && !incremental) answer("") }
        /^p/ { finish(); begun = 1; incremental = /inccnf/; n = $3; m = 0; next }
        /^a/ { answer($0); next }
        { line[++m] = $0 }
        END { finish() }'
}

# What dpll has written, in the form of the judge.
told() {
    awk '/^s 0/ { print "none" } /^c (backbone|open)/' "$@"
}

@test "backbone: of 600 formulas it is what brute force finds, with every engine that refutes" {
    count=$(by_build 600 120)
    stream "$count" 3 > f.cnf
    judge < f.cnf > wanted
    [ "$(sort -u wanted | wc -l)" -gt 30 ]
    [ "$(grep -c none wanted)" -gt 20 ]
    for engine in auto cdcl look dpll; do
        dpll -e $engine --backbone f.cnf > f.res
        told f.res | cmp - wanted
    done
    # The models are printed as ever.
    dpll --backbone f.cnf > f.res
    resverify f.cnf f.res | grep -v ': verified\|(no proof given)$' > bad || true
    [ "$(cat bad)" = 'not verified' ] || [ ! -s bad ]
    dpll -q -w --backbone f.cnf | told | cmp - wanted
}

@test "backbone: at a limit what is listed is right, and what is open is told" {
    # All variables true are a model, which is found without a conflict.
    uniform 3 60 260 11 | awk '
        /^p/ { print; next }
        { good = 0; for (i = 1; i < NF; i++) good += $i > 0; if (!good) $1 = -$1; print }' > f.cnf
    dpll -q -w --backbone f.cnf > f.res
    grep -qx 's 1' f.res
    whole=$(sed -n 's/^c backbone //p' f.res)
    ! grep -q '^c open\|^c limit' f.res || return 1
    opened=0
    for limit in '-c 0' '-c 1' '-c 3' '-c 10' '-c 30' '-c 100000' '-d 20' '-d 60'; do
        # shellcheck disable=SC2086
        dpll $limit --backbone f.cnf > part.res
        grep -qx 's 1' part.res
        ! grep -q '^c open' part.res || opened=$((opened + 1))
        [ "$(grep -c '^c open' part.res)" = "$(grep -c '^c limit' part.res)" ]
        # proved <= whole <= proved or open
        awk -v whole="$whole" '
            BEGIN { n = split(whole, lits, " "); for (i = 1; i < n; i++) in_whole[lits[i]] }
            $2 == "backbone" || $2 == "open" { for (i = 3; i < NF; i++) { told[$i]; if ($2 == "backbone" && !($i in in_whole)) exit bad = 1 } }
            END { for (lit in in_whole) if (!(lit in told)) bad = 1; exit bad }' part.res
    done
    [ "$opened" -gt 0 ]
}

@test "backbone: what is assumed is listed at a limit, too" {
    printf 'p inccnf\n1 2 -3 0\n4 5 6 0\n-4 7 8 0\n-5 7 -8 0\na 9 1 0\n' > f.icnf
    opened=0
    for engine in cdcl dpll; do
        for limit in {1..20}; do
            dpll -e $engine -d "$limit" --backbone f.icnf > f.res
            grep -qx 's 1' f.res || continue
            grep -qx 'c backbone 1 9 0' f.res
            ! grep -q '^c open' f.res || opened=$((opened + 1))
        done
    done
    [ "$opened" -gt 0 ]
}

@test "backbone: long chains, and 60,000 variables that change in twos and threes, take few decisions" {
    # x1 or x2, and from each variable on the next: the last is true in all models but for no other.
    awk 'BEGIN { n = 60000; print "p cnf", n, n; print "1 2 0"; for (i = 2; i < n; i++) print -i, i + 1, 0; print "-1 " n " 0" }' > chain.cnf
    # Pairs that are equal, and then some that imply their first.
    awk 'BEGIN { n = 60000; print "p cnf", n, n + 2; for (i = 1; i < n; i += 2) print -i, i + 1, 0, i, -(i + 1), 0; print "7 9 0 -7 9 0" }' > pairs.cnf
    # One of each three.
    awk 'BEGIN { n = 60000; print "p cnf", n, 4 * n / 3 + 1; for (i = 1; i < n; i += 3) print i, i + 1, i + 2, 0, -i, -i - 1, 0, -i, -i - 2, 0, -i - 1, -i - 2, 0; print "-2 0" }' > threes.cnf
    while read -r name literals; do
        dpll -w --backbone "$name.cnf" > f.res
        [ "$(sed -n 's/^c backbone //p' f.res)" = "$literals 0" ]
        awk '/^c decisions/ { if ($3 > 600000) exit bad = 1; found = 1 } END { exit bad || !found }' f.res
    done <<< $'chain 60000\npairs 9 10\nthrees -2'
}

@test "backbone: clues of a puzzle with one solution fix every cell" {
    xsudoku-gen -s 5 > puzzle
    sudoku2cnf puzzle > f.cnf
    dpll -q -w --backbone f.cnf > f.res
    [ "$(sed -n 's/^c backbone //p' f.res | wc -w)" -eq 730 ]
    # And without clues none.
    printf 'p sudoku x 9\n%s\n' "$(printf '.%.0s' $(seq 81))" | sudoku2cnf | dpll -q -w --backbone > f.res
    grep -qx 'c backbone 0' f.res
}

@test "backbone: what no clause mentions costs nothing, and is in no backbone" {
    run_sh "printf 'p cnf 1000000000 2\n999999999 0\n-7 -999999999 0\n' | dpll -q -w --backbone"
    [ "$status" -eq 0 ]
    [ "${lines[*]:0:2}" = 's 1 c backbone -7 999999999 0' ]
    prints $'s SATISFIABLE\nc backbone 0' "printf 'p cnf 2 0\n' | dpll -C -q -w --backbone || [ \$? -eq 10 ]"
    prints $'s 0' "printf 'p cnf 1 1\n0\n' | dpll -q --backbone | grep -v ^t"
}

@test "backbone: wrong options are refused" {
    for with in -p\ x '-n 0' '-j 2' --cubes --mus --simplify '--trace x'; do
        fails_with 64 'dpll: option --backbone does not go with --cubes, -j, --mus, -n, -p, --simplify or --trace (see dpll --help)' \
            "dpll --backbone $with < /dev/null"
    done
    fails_with 64 'dpll: option --backbone does not go with the engine walk (see dpll --help)' 'dpll --backbone -e walk < /dev/null'
}

@test "backbone: wherever memory runs out, what is listed is right, and what is not known is told" {
    need_debug
    found=0 part=0
    for seed in 1 2 3; do
        awk -v seed=$seed 'BEGIN {
            srand(seed); print "p cnf 12 30"
            for (i = 0; i < 30; i++) {
                for (j = 0; j < 3; j++) printf "%d ", (1 + int(rand() * 12)) * (rand() < 0.3 ? -1 : 1)
                print 0
            }
        }' > f.cnf
        "$TESTERS/brute" f.cnf | sed -n 's/^c backbone //p' | tr ' ' '\n' | grep -v '^0$' | sort > truth || true
        for ((n = 1; ; n += 1 + n / 30)); do
            XSAT_FAIL_ALLOC=$n dpll --backbone f.cnf > out 2> err || [ "$(cat err)" = "dpll: out of memory" ]
            if [ -s err ]; then
                [ ! -s out ]
                continue
            fi
            sed -n 's/^c backbone //p' out | tr ' ' '\n' | grep -v '^0$' | sort > listed || true
            [ -z "$(comm -23 listed truth)" ]
            if grep -q '^s 1' out; then prints verified 'resverify f.cnf out'; fi
            if ! grep -q '^c limit memory' out; then
                cmp listed truth
                break
            fi
            grep -q '^s -1\|^c open' out
            part=$((part + 1))
        done
        found=$((found + $(wc -l < truth)))
    done
    [ "$found" -gt 0 ]
    [ "$part" -gt 20 ]
}
