#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll --partial: models with the literals alone that clauses need.  The judge shares no code with dpll.
load helper

# judge FILE RES: of each answer with a model how many literals it has.  Fails where a clause that is
# no tautology, or an assumption, has no literal among them, an exclusive or has not all of the
# variables that count in it, or where one literal could be left out.
judge() {
    awk '
        function fail(what) { print FILENAME ": answer " answers ": " what; bad = 1 }
        function is_odd(lits, k,   i, v, times, sum) {
            for (i = 2; i < k; i++) {
                times[v = lits[i] < 0 ? -lits[i] : lits[i]]++
                sum += lits[i] < 0
            }
            for (v in times) {
                if (times[v] % 2 && !(v in given) && !(-v in given)) return 0
                sum += times[v] % 2 * (v in given)
            }
            return sum % 2
        }
        function holds(text,   lits, k, i, there) {
            k = split(text, lits, " ")
            if (lits[1] == "x") return is_odd(lits, k)
            for (i = 1; i < k; i++) {
                if (lits[i] in given || -lits[i] in there) return 1
                there[lits[i]]
            }
            return 0
        }
        # How many clauses and assumptions do not hold.
        function broken(question,   i, k, lits, count) {
            for (i = 1; i <= until[question]; i++) count += !holds(line[first[question] + i])
            k = split(assumed[question], lits, " ")
            for (i = 2; i < k; i++) count += !(lits[i] in given)
            return count + 0
        }
        function look(question,   lit, count) {
            if (broken(question)) fail("does not hold")
            for (lit in given) { list[++count] = lit }
            for (lit = count; lit > 0; lit--) {
                delete given[list[lit]]
                if (!broken(question)) fail(list[lit] " is not needed")
                given[list[lit]]
            }
            print count + 0
        }
        function ask(text) { questions++; assumed[questions] = text; until[questions] = clauses; first[questions] = base }
        function finish() { if (begun && !incremental) ask("") }
        FILENAME == ARGV[1] && /^p/ { finish(); begun = 1; incremental = /inccnf/; base += clauses; clauses = 0; next }
        FILENAME == ARGV[1] && /^a/ { ask($0); next }
        FILENAME == ARGV[1] { sub(/^x */, "x "); line[base + ++clauses] = $0; next }
        FNR == 1 { finish() }
        /^[sv]/ && open { for (i = 2; i <= NF && /^v/; i++) if ($i == 0) { look(answers); open = 0 } else given[$i] }
        /^s/ { if (open) fail("does not end"); answers++; split("", given); open = /1$|s SATISFIABLE/ }
        END { if (open) fail("does not end"); exit bad }' "$@"
}

# stream COUNT SEED: so many random formulas, most of which have models; every other one as iCNF with questions.
stream() {
    mixed "$1" "$2" 30 3 0.03 2
}

@test "partial: of 300 formulas and questions every clause has a literal, and no literal is without need, with every engine" {
    stream "$(by_build 300 100)" 5 > f.cnf
    for engine in auto cdcl look dpll; do
        dpll -q -e $engine --partial f.cnf > f.res
        [ "$(grep -c '^s 1' f.res)" -gt "$(by_build 150 50)" ]
        judge f.cnf f.res > counts
        [ "$(sort -un counts | wc -l)" -gt 15 ]
        resverify --partial f.cnf f.res | grep -v ': verified$\|(no proof given)$' > bad || true
        [ "$(cat bad)" = 'not verified' ] || [ "$(cat bad)" = verified ]
    done
    # A model without --partial has them all, and is the same.
    dpll -q f.cnf | grep '^[sv]' > whole
    dpll -q --partial f.cnf | grep '^[sv]' > part
    paste -d@ whole part | awk -F@ '
        { split("", in_whole); k = split($1, whole, " "); for (i = 2; i <= k; i++) in_whole[whole[i]]
          k = split($2, lits, " "); for (i = 2; i <= k; i++) if (lits[i] && /^v/ && !(lits[i] in in_whole)) bad = 1 }
        END { exit bad }'
}

@test "partial: local search, and formulas that look random" {
    uniform 3 150 500 7 > f.cnf
    for engine in walk auto look cdcl; do
        dpll -q -e $engine --partial f.cnf > f.res
        [ "$(judge f.cnf f.res)" -lt 150 ]
        prints verified 'resverify --partial f.cnf f.res'
    done
}

@test "partial: the small cases" {
    prints $'s 1\nv 0' "printf 'p cnf 3 0\n' | dpll -q --partial | grep -v '^t'"
    prints $'s 1\nv 0' "printf 'p cnf 0 0\n' | dpll -q --partial | grep -v '^t'"
    prints 's 0' "printf 'p cnf 1 2\n1 0\n-1 0\n' | dpll -q --partial | grep -v '^t'"
    prints $'s 1\nv 2 0' "printf 'p cnf 3 3\n1 2 0\n2 2 0\n3 2 2 0\n' | dpll -q --partial | grep -v '^t'"
    # A clause that holds in any case needs none.
    prints $'s 1\nv 0' "printf 'p cnf 2 2\n1 1 -1 0\n-2 1 2 0\n' | dpll -q --partial -e dpll | grep -v '^t'"
    # An exclusive or needs all of its variables, and none that stands for a part of it.
    printf 'p cnf 60 1\nx' > x.cnf
    seq 5 54 | paste -sd' ' | sed 's/$/ 0/' >> x.cnf
    dpll -q --partial x.cnf > x.res
    [ "$(judge x.cnf x.res)" -eq 50 ]
    # Far apart.
    prints $'s 1\nv -5 1000000000 0' "printf 'p cnf 1000000000 2\n1000000000 0\n-5 -1000000000 0\n' | dpll -q --partial | grep -v '^t'"
    printf 'p inccnf\n900000000 800000000 0\na -900000000 7 0\n-7 6 0\na 7 500000000 0\n' > far.cnf
    dpll -q --partial far.cnf > far.res
    judge far.cnf far.res
    prints verified 'resverify -q --partial far.cnf far.res && echo verified'
}

@test "partial: assumptions stay, of iCNF and of -a" {
    printf 'p cnf 4 1\n1 2 0\n' > f.cnf
    prints $'s 1\nv 2 -4 0' "dpll -q --partial -a '-4 2' f.cnf | grep -v '^t'"
    prints $'s 1\nv 1 -3 0\ns 1\nv 2 0' \
        "printf 'p inccnf\n1 2 0\na -3 1 0\na 2 0\n' | dpll -q --partial | grep -v '^t'"
}

@test "partial: the competition's form, processes, files beside, a backbone" {
    stream 40 11 > f.cnf
    for options in '-j 3' '-j 2 -e look' '-C'; do
        # shellcheck disable=SC2086
        dpll -q --partial $options f.cnf > f.res || [ $? -le 20 ]
        judge f.cnf f.res > counts
        [ "$(wc -l < counts)" -gt 15 ]
    done
    uniform 3 150 500 8 > one.cnf
    dpll -q --partial -j 2 one.cnf > one.j
    [ "$(judge one.cnf one.j)" -lt 150 ]
    dpll -C --partial one.cnf > one.c || [ $? -eq 10 ]
    awk '/^v/ && length($0) > 78 { exit 1 }' one.c
    prints verified 'resverify --partial one.cnf one.c'
    dpll --partial --res one.cnf
    [ "$(judge one.cnf one.res)" -lt 150 ]
    # What is true in all models is in each that leaves variables out, or follows from it.
    dpll -q --partial --backbone one.cnf > b.res
    [ "$(judge one.cnf b.res)" -lt 150 ]
    [ "$(sed -n '/^c backbone/p' b.res)" = "$(dpll -q --backbone one.cnf | sed -n '/^c backbone/p')" ]
}

@test "partial: what reads results takes it" {
    xsudoku-gen -s 3 -1 > puzzle
    sudoku2cnf puzzle > p.cnf
    dpll -q --partial p.cnf > p.res
    [ "$(res2sudoku -p puzzle -1 p.res)" = "$(dpll p.cnf | res2sudoku -p puzzle -1)" ]
    for seed in 1 2 3; do
        uniform 3 150 $((300 + 50 * seed)) $seed > f.cnf
        dpll --simplify -c 0 --without walk,lucky f.cnf > g.cnf
        grep -q '^p cnf [1-9]' g.cnf
        dpll -q --partial g.cnf > g.res
        prints verified 'resextend g.cnf g.res | resverify f.cnf'
    done
    fails_with 2 'resverify: p.res:2:1: variable 1 has no value in this model: --partial allows that' \
        "printf 'p cnf 2 1\n1 2 0\n' > f.cnf; printf 's 1\nv 2 0\n' > p.res; resverify f.cnf p.res | grep -v '^not verified'; exit \${PIPESTATUS[0]}"
}

@test "partial: short of memory the whole model is written, and nothing else changes" {
    need_debug
    uniform 3 60 200 4 > f.cnf
    local request part whole seen=0
    part=$(dpll -q --partial f.cnf | grep '^[sv]')
    whole=$(dpll -q f.cnf | grep '^[sv]')
    for ((request = 1; request < 3000; request++)); do
        run_sh "XSAT_FAIL_ALLOC=$request dpll -q --partial f.cnf | grep '^[sv]'"
        [ "$output" != "$whole" ] || seen=$((seen + 1))
        [ "$output" != "$part" ] || break
    done
    [ "$output" = "$part" ]
    [ "$seen" -ge 5 ]
}

@test "partial: what it does not go with" {
    for options in '-n 1' -w --mus --cubes --simplify; do
        fails_with 64 "dpll: option --partial does not go with --cubes, --mus, -n, --simplify or -w (see dpll --help)" \
            "dpll --partial $options </dev/null"
    done
}
