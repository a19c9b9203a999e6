#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Models told apart by some variables only: `dpll -n --project`, and lines "c p show".  The judge tries
# every assignment, and shares no code with dpll.
load helper

# stream COUNT SEED: so many random formulas of up to nine variables, of clauses and some exclusive ors,
# each with lines "c p show" at random places behind its header.
stream() {
    awk -v count="$1" -v seed="$2" "$RANDOM_LITERALS"'
        BEGIN {
            srand(seed)
            for (; count > 0; count--) {
                n = 1 + int(rand() * 9); m = int(rand() * 3 * n)
                print "p cnf", n, m
                shown = rand(); put = 0
                for (i = 0; i <= m; i++) {
                    if (i == m && !put || rand() < 0.1) {
                        put = 1
                        text = "c p show "
                        for (v = 1; v <= n; v++) if (rand() < shown) text = text v " "
                        print text "0"
                    }
                    if (i < m) print rand() < 0.1 ? "x " literals(int(rand() * 5)) : literals(1 + int(rand() * 4))
                }
            }
        }'
}

# How many assignments of the variables shown are part of a model, for each problem of a stream.
count_projected() {
    awk '
        function holds(line,   i, k, lits, sum) {
            k = split(line, lits, " ")
            for (i = lits[1] == "x" ? 2 : 1; i < k; i++)
                sum += lits[i] > 0 ? value[lits[i]] : 1 - value[-lits[i]]
            return lits[1] == "x" ? sum % 2 : sum > 0
        }
        function finish(   bits, i, v, rest, good, text, found, total) {
            if (!begun) return
            for (bits = 0; bits < 2 ^ n; bits++) {
                rest = bits
                for (v = 1; v <= n; v++) { value[v] = rest % 2; rest = int(rest / 2) }
                good = 1
                for (i = 1; i <= m && good; i++) good = holds(line[i])
                if (!good) continue
                text = ""
                for (v = 1; v <= n; v++) if (v in shown) text = text value[v]
                if (!(text in found)) total++
                found[text]
            }
            print total + 0
        }
        /^p/ { finish(); begun = 1; n = $3; m = 0; delete shown; next }
        /^c p show/ { for (i = 4; i < NF; i++) shown[$i]; next }
        { line[++m] = $0 }
        END { finish() }'
}

@test "projection: of 2000 formulas as many models as brute force finds differ in what they show" {
    count=$(by_build 2000 300)
    stream "$count" 5 > f.cnf
    count_projected < f.cnf > wanted
    [ "$(wc -l < wanted)" -eq "$count" ]
    [ "$(sort -u wanted | wc -l)" -gt 20 ]
    for engine in auto cdcl; do
        dpll -e $engine -n 0 f.cnf > f.res
        # A problem without a model has no line "c models" but for 0.
        awk '/^s/ { if (seen++) print models + 0; models = 0 } /^c models/ { models = $3 } END { print models }' f.res |
            cmp - wanted
        # They are models, and no two of a problem agree in what is shown.
        resverify f.cnf f.res | grep -v ': verified\|(no proof given)$' > bad || true
        [ "$(cat bad)" = 'not verified' ] || [ ! -s bad ]
        awk 'NR == FNR { if (/^p/) problem++; if (/^c p show/) for (i = 4; i < NF; i++) shown[problem, $i]; next }
            /^s/ { at++ }
            /^v/ { text = at; for (i = 2; i < NF; i++) if ((at, ($i < 0 ? -$i : $i)) in shown) text = text " " $i; print text }' \
            f.cnf f.res | sort | uniq -d > twice
        [ ! -s twice ]
    done
    dpll -n 0 -w -j 2 f.cnf | awk '/^s/ { if (seen++) print models + 0; models = 0 } /^c models/ { models = $3 } END { print models }' |
        cmp - wanted
}

@test "projection: --project goes before what the input shows, and all is every variable" {
    printf 'p cnf 4 2\nc p show 1 2 0\n1 2 3 0\nc p show 2 0\n-3 4 0\n' > f.cnf
    for case in '1:2' '2,3:4' '1-4:10' 'all:10' '4:2' '1-2,4:7' '3,3:2'; do
        truth=$({ sed '/^c/d' f.cnf | head -1; awk -v text="${case%:*}" 'BEGIN {
            if (text == "all") text = "1-4"
            k = split(text, parts, ",")
            printf "c p show"
            for (i = 1; i <= k; i++) { split(parts[i], ends, "-"); for (v = ends[1]; v <= (ends[2] ? ends[2] : ends[1]); v++) printf " %d", v }
            print " 0"
        }'; sed '/^[cp]/d' f.cnf; } | count_projected)
        [ "$truth" -eq "${case#*:}" ]
        dpll -n 0 --project "${case%:*}" f.cnf > f.res
        [ "$(counter models)" -eq "$truth" ]
        grep -q '^c more no' f.res
        prints verified 'resverify f.cnf f.res'
    done
    dpll -n 0 f.cnf > f.res
    [ "$(counter models)" -eq 4 ]
    dpll -n 3 f.cnf > f.res
    [ "$(counter models)" -eq 3 ]
    grep -q '^c more yes' f.res
    # Without -n, and for other tools, the line is a comment.
    prints 's 1' "printf 'p cnf 1 1\nc p show 7 x\n1 0\n' | dpll -q | grep ^s"
    prints '' "printf 'p cnf 1 1\nc p show 7 x\n1 0\n' | cnfcheck -q"
}

@test "projection: models are found where each has more extensions than could be listed" {
    # Ten variables that are shown, and forty pairs that are not.
    awk 'BEGIN {
        print "p cnf 90 90"
        for (i = 1; i <= 40; i++) print 10 + 2 * i - 1, 10 + 2 * i, "0"
        for (i = 1; i <= 40; i++) print -(10 + 2 * i - 1), i % 10 + 1, -(i * 7 % 10 + 1), "0"
        for (i = 1; i <= 9; i++) print i, i + 1, "0"
        print 10, 1, "0"
    }' > f.cnf
    dpll -n 0 -w --project 1-10 f.cnf > f.res
    # Covers of the edges of a ring of ten: the Lucas number.
    [ "$(counter models)" -eq 123 ]
}

@test "projection: a next model costs what changes, however many variables there are" {
    # Pairs; what is shown comes first, last, or is every tenth variable.
    awk 'BEGIN { print "p cnf 40000 20000"; for (v = 1; v < 40000; v += 2) print -v, v + 1, "0" }' > f.cnf
    for case in '1-12:729' '39989-40000:729' '1,10,20,30,40,50,60,70,80,90,100,30000:4096'; do
        dpll -n 0 -w --project "${case%:*}" f.cnf > f.res
        [ "$(counter models)" -eq "${case#*:}" ]
        # Each was decided anew once: 20,000 decisions a model.
        [ "$(counter decisions)" -lt 30000 ]
        dpll -n 20 --project "${case%:*}" f.cnf > f.res
        prints verified 'resverify f.cnf f.res'
    done
    # Unshown variables that have to change with each model, and a search that meets conflicts.
    awk 'BEGIN {
        srand(3)
        print "p cnf 3000 9000"
        for (i = 0; i < 9000; i++) {
            a = 1 + int(rand() * 3000); b = 1 + (a + int(rand() * 1400)) % 3000; c = 1 + (b + int(rand() * 1400)) % 3000
            print (rand() < 0.5 ? a : -a), (rand() < 0.5 ? b : -b), (rand() < 0.5 ? c : -c), "0"
        }
    }' > g.cnf
    dpll -n 300 --project 1-20 g.cnf > f.res
    [ "$(counter models)" -eq 300 ]
    [ "$(counter decisions)" -lt 60000 ]
    prints verified 'resverify g.cnf f.res'
    grep '^v' f.res | cut -d' ' -f2-21 | sort | uniq -d > twice
    [ ! -s twice ]
}

@test "projection: in iCNF each question has what was shown before it" {
    printf 'p inccnf 3 2\n1 2 3 0\na 0\nc p show 1 0\na 0\nc p show 3 0\na -2 0\n' > f.icnf
    run_sh 'dpll -n 0 -w f.icnf | grep models'
    [ "$output" = $'c models 7\nc models 2\nc models 3' ]
}

@test "projection: wrong options, and lines that are malformed or too late, are refused" {
    printf 'p cnf 3 1\n1 2 3 0\n' > f.cnf
    for text in '' ',' '1,' 0 -1 3-2 1-,2 x 1,,2 1-2-3 1073741824; do
        fails_with 64 "dpll: option --project: expected variables as in 1,5-8, or all, found \"$text\" (see dpll --help)" \
            "dpll -n 0 --project '$text' f.cnf"
    done
    fails_with 64 'dpll: option --project needs -n (see dpll --help)' 'dpll --project 1 f.cnf'
    fails_with 64 'dpll: option --project does not go with the engine look (see dpll --help)' 'dpll -n 0 -e look --project 1 f.cnf'
    fails_with 2 'dpll: f.cnf: models are to be told apart by variable 4, and there are 3' 'dpll -n 0 --project 2,4 f.cnf'
    printf 'p cnf 3 1\nc p show 1 0\n1 2 3 0\n' > g.cnf
    fails_with 2 "dpll: g.cnf: the engine dpll tells no models apart by lines 'c p show'; --project all counts all of them" \
        'dpll -n 0 -b moms g.cnf'
    prints 'c models 7' 'dpll -n 0 -w -b moms --project all g.cnf | grep models'
    fails_with 2 "dpll: <stdin>:1:1: a line 'c p show' before the header of its problem" \
        "printf 'c p show 1 0\np cnf 1 1\n1 0\n' | dpll -n 0"
    fails_with 2 "dpll: <stdin>:2:14: expected the end of the line, found '2'" \
        "printf 'p cnf 2 1\nc p show 1 0 2\n1 0\n' | dpll -n 0"
    fails_with 2 "dpll: <stdin>:3:12: expected a variable of the problem or 0, found '3'" \
        "printf 'p cnf 2 1\n1 0\nc p show 1 3 0\n' | dpll -n 0"
    # Without counts in the header a variable that is shown is one of the problem's.
    prints $'c models 2\nc models 8' \
        "printf 'p inccnf\nc p show 3 0\na 0\n1 2 0\nc p show 9 2 0\na 1 0\n' | dpll -n 0 -w | grep models"
    prints 'c models 2' "printf 'p inccnf\nc p show 2 0\n1 2 0\na 0\n' | dpll -n 0 -w | grep models"
    fails_with 2 "dpll: <stdin>:2:12: expected a variable or 0, found '-2'" \
        "printf 'p cnf 2 1\nc p show 1 -2 0\n1 0\n' | dpll -n 0"
    fails_with 2 "dpll: <stdin>:3:11: expected a variable or 0, found the end of the line" \
        "printf 'p cnf 2 1\n1 0\nc p show 1\n' | dpll -n 0"
}

@test "projection: wherever memory runs out, models are right and differ in what is shown, and that some lack is told" {
    need_debug
    part=0
    for seed in 1 2 3; do
        awk -v seed=$seed 'BEGIN {
            srand(seed); print "p cnf 12 24"
            for (i = 0; i < 24; i++) {
                for (j = 0; j < 3; j++) printf "%d ", (1 + int(rand() * 12)) * (rand() < 0.4 ? -1 : 1)
                print 0
            }
        }' > f.cnf
        # Every assignment is tried; the first four variables are shown.
        awk '/^p/ { next } { size[++m] = NF - 1; for (i = 1; i < NF; i++) lit[m, i] = $i } END {
            for (bits = 0; bits < 4096; bits++) {
                for (v = 1; v <= 12; v++) value[v] = int(bits / 2 ^ (v - 1)) % 2
                good = 1
                for (c = 1; c <= m && good; c++) {
                    good = 0
                    for (i = 1; i <= size[c]; i++) good += lit[c, i] > 0 ? value[lit[c, i]] : 1 - value[-lit[c, i]]
                }
                if (good) print (value[1] ? 1 : -1), (value[2] ? 2 : -2), (value[3] ? 3 : -3), (value[4] ? 4 : -4)
            }
        }' f.cnf | sort -u > truth
        for ((n = 1; ; n += 1 + n / 30)); do
            XSAT_FAIL_ALLOC=$n dpll -n 0 --project 1-4 f.cnf > out 2> err || [ "$(cat err)" = "dpll: out of memory" ]
            if [ -s err ]; then
                [ ! -s out ]
                continue
            fi
            awk '/^v/ { print $2, $3, $4, $5 }' out | sort > shown
            [ -z "$(uniq -d shown)" ]
            [ -z "$(comm -23 shown truth)" ]
            if grep -q '^s 1' out; then prints verified 'resverify f.cnf out'; fi
            if grep -qx 'c more no' out; then
                cmp shown truth
                ! grep -q '^c limit' out || return 1
                break
            fi
            grep -qx 'c limit memory' out
            part=$((part + 1))
        done
    done
    [ "$part" -gt 20 ]
}
