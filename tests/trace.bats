#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll --trace: the search tree as text (dpll-trace(5)).  An awk program that knows nothing but the
# format and unit propagation follows it.
load helper

SMALL='p cnf 4 5\n1 2 0\n-1 3 0\n-3 4 0\n-3 -4 0\n1 -2 0\n'

# The options, on a line each, of what has a search tree.
traced() {
    rules | sed 's/^/-b /'
    echo "-e look"
}

# follow.awk FORMULAS TRACE: one line a question, "ANSWER DECISIONS CONFLICTS MODELS DEPTH WEIGHT".
# A leaf N branchings deep weighs 2^-N, so the leaves of a whole tree weigh 1.  With plain set, each
# conflict must be one of unit propagation alone, with the clause that the trace names; a literal
# that was propagated must be so, and each model must satisfy all clauses.  With cubes set, the paths
# to the leaves refuted are written there as iCNF.
setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    cat >follow.awk <<'AWK'
function complain(what) { print "line " FNR ": " what; bad = 1; exit 1 }

# Makes the path true and propagates.  Returns whether a clause is false then.
function refuted(    i, c, n, k, open, lit, true, again) {
    split("", value)
    for (i = 1; i <= steps; i++) {
        if (value[-path[i]]) return 1
        value[path[i]] = 1
    }
    do {
        again = 0
        for (c = 1; c <= clauses[problem]; c++) {
            n = split(clause[problem, c], lit, " ")
            open = true = 0
            for (k = 1; k <= n; k++) {
                if (value[lit[k]]) true = 1
                else if (!value[-lit[k]] && open != lit[k]) { if (open) true = 1; open = lit[k] }
            }
            if (true) continue
            if (!open) return 1
            value[open] = again = 1
        }
    } while (again)
    return 0
}

function leaf() {
    weight += 2 ^ -steps
    left = 0
    if (steps > deepest) deepest = steps
}

function hold(lit) {
    if (-lit in held) complain(lit " contradicts what holds")
    held[lit] = level
}

function back(to,    lit) {
    while (steps && at[steps] > to) steps--
    for (lit in held) if (held[lit] > to) delete held[lit]
    level = to
}

FILENAME != trace && $1 == "p" { formulas++; next }
FILENAME != trace && $1 ~ /^-?[0-9]/ {
    sub(/ *0$/, "")
    clause[formulas, ++clauses[formulas]] = $0
    next
}
FILENAME != trace { next }

$1 == "p" {
    problem++
    split("", held)
    steps = level = decisions = conflicts = models = weight = deepest = levels = 0
    left = 1
    if ($2 != "trace" || $4 != clauses[problem] + 0) complain("header")
}
$1 == "d" {
    decisions++
    path[++steps] = $2; at[steps] = ++level
    if (level > levels) levels = level
    hold($2)
    left = 1
}
$1 == "b" { back($2); path[++steps] = $3; at[steps] = level; hold($3); left = 1 }
$1 == "f" || $1 == "y" { hold($2) }
$1 == "u" {
    if ($NF != 0 || NF < 3) complain("list")
    open = plain && !refuted()
    for (i = 2; i < NF; i++) {
        hold($i)
        if (open && !value[$i]) complain($i " is not propagated")
    }
}
$1 == "x" {
    conflicts++
    if ($NF != 0) complain("list")
    if (plain) {
        if (!refuted()) complain("no conflict by unit propagation")
        for (i = 2; i < NF; i++) if (!(-$i in held)) complain("literal " $i " is not false")
    }
    if (cubes) {
        printf "a" > cubes
        for (i = 1; i <= steps; i++) printf " %d", path[i] > cubes
        print " 0" > cubes
    }
    leaf()
}
$1 == "m" {
    models++
    for (c = 1; c <= clauses[problem]; c++) {
        n = split(clause[problem, c], lit, " ")
        true = 0
        for (k = 1; k <= n; k++) true = true || lit[k] in held
        if (!true) complain("clause " c " is not satisfied")
    }
    leaf()
}
$1 == "e" {
    if (left) leaf()
    print $2, decisions, conflicts, models, levels, weight
}
$1 !~ /^[pdbfyuxme]$/ { complain("unknown line " $0) }
END { exit bad }
AWK
}

@test "trace: decisions, propagations, conflicts and backtracking, a line each" {
    prints 'p trace 4 5 dpll first
d 1
u 3 4 0
x -3 -4 0
b 0 -1
u 2 0
x 1 -2 0
s 0
e 0' "printf '$SMALL' | dpll -q --trace - | grep -v ^t"
    prints 'p trace 3 2 dpll moms
d 1
u 3 0
d 2
m
s 1
v 1 2 3
e 1' "printf 'p cnf 3 2\n1 2 0\n-1 3 0\n' | dpll -q -b moms --trace - | grep -v ^t"
}

@test "trace: looking ahead tells which literals failed" {
    prints 'p trace 4 5 look
f 1
u 3 4 0
x 0
s 0
e 0' "printf '$SMALL' | dpll -q -e look --trace - | grep -v ^t"
}

@test "trace: an independent reader follows 150 whole trees of each rule: models, counters, leaves" {
    "$TESTERS/randcnf" 21 150 >random.cnf
    awk '$2 == "models" { print $3 }' random.cnf >models
    while read -r options; do
        # shellcheck disable=SC2086
        dpll -n 0 $options --trace t random.cnf >res
        awk '$2 == "decisions" { d = $3 } $2 == "conflicts" { x = $3 } $2 == "max_depth" { m = $3 }
            $1 == "t" { print d, x, m + 0; m = 0 }' res | paste -d ' ' models - |
            awk '{ print 0, $2, $3, $1, $4, 1 }' >wanted
        plain=1
        [ "$options" != "-e look" ] || plain=0
        awk -v trace=t -v plain=$plain -f follow.awk random.cnf t >found || { cat found; return 1; }
        diff wanted found || { echo "options: $options"; return 1; }
    done < <(traced)
}

@test "trace: every leaf of an unsatisfiable tree is refuted by another engine" {
    while read -r options; do
        for seed in 1 2 3; do
            uniform 3 40 200 "$seed" >f.cnf
            # shellcheck disable=SC2086
            dpll -q $options --trace t f.cnf >res
            awk -v trace=t -v cubes=cubes -f follow.awk f.cnf t >found
            [ "$(head -n 1 res)" = "s $(cut -d ' ' -f 1 found)" ]
            [ "$(head -n 1 res)" = "s 0" ] || continue
            { echo 'p inccnf'; grep -v '^[cp]' f.cnf; cat cubes; } | dpll -q -e cdcl | grep ^s | sort -u >answers
            [ "$(cat answers)" = 's 0' ]
            [ "$(wc -l <cubes)" -eq "$(cut -d ' ' -f 3 found)" ]
            [ "$(cut -d ' ' -f 6 found)" = 1 ]
            rm cubes
        done
    done < <(traced)
}

@test "trace: changes neither answer nor counters, nor does a proof change the tree" {
    uniform 3 40 200 4 >f.cnf
    for options in "-b moms" "-e look" "-e look -p proof"; do
        # shellcheck disable=SC2086
        dpll $options f.cnf | grep -v ^t >without
        # shellcheck disable=SC2086
        dpll $options --trace t f.cnf | grep -v ^t >with
        cmp without with
    done
    dpll -b jw --trace one f.cnf >res
    dpll -b jw -p proof --trace two f.cnf >res
    cmp one two
    resverify -q -p proof f.cnf res
}

@test "trace: assumptions are told apart, and each question has a tree" {
    printf 'p inccnf\n1 2 0\n-1 2 0\na 1 0\na 3 -2 0\n2 0\n1 -2 0\na 3 -1 0\n' >q.icnf
    trees='p trace 2 2 dpll first
a 1
u 2 0
m
e 1
p trace 3 2 dpll first
a 3
a -2
u 1 0
x 2 -1 0
e 0
p trace 3 4 dpll first
u 2 1 0
a 3
a -1
e 0'
    prints "$trees" "dpll -q --trace t q.icnf >res && cat t"
    # Looking ahead names no clause.
    prints "$(sed 's/dpll first/look/; s/^x.*/x 0/' <<<"$trees")" "dpll -q -e look --trace t q.icnf >res && cat t"
}

@test "trace: a search cut short ends with e -1" {
    hard_pigeonhole 12 >f.cnf
    run_sh "dpll -q -c 1000 --trace t f.cnf"
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = "s -1" ]
    [ "$(tail -n 1 t)" = "e -1" ]
    [ "$(grep -c '^x' t)" -gt 10 ]
}

@test "trace: --trace alone is the textbook engine; others are a usage error" {
    prints 'p trace 4 5 dpll first' "printf '$SMALL' | dpll --trace t >res && head -n 1 t"
    for engine in auto cdcl walk; do
        fails_with 64 "dpll: option --trace needs the engine dpll or look (see dpll --help)" \
            "dpll -e $engine --trace t </dev/null"
    done
    fails_with 64 "dpll: option --cubes does not go with -C, -p or --trace (see dpll --help)" \
        "dpll --cubes --trace t </dev/null"
    fails_with 2 "dpll: cannot create nowhere/t: No such file or directory" "dpll --trace nowhere/t </dev/null"
}

@test "trace: a full disk under it is status 2, and the answer is there" {
    [ -w /dev/full ] || skip "needs /dev/full"
    run_sh "printf '$SMALL' | dpll -q --trace /dev/full"
    [ "$status" -eq 2 ]
    [ "${lines[0]}" = "s 0" ]
    [ "$stderr" = "dpll: cannot write /dev/full: No space left on device" ]
}

@test "trace: memory that runs out anywhere leaves a trace with an end" {
    need_debug
    uniform 3 40 200 3 >f.cnf
    for options in "-b moms" "-e look" "-e look -p proof"; do
        for ((n = 1; ; n += 1 + n / 50)); do
            # shellcheck disable=SC2086
            XSAT_FAIL_ALLOC=$n dpll $options --trace t f.cnf >out 2>err || [ "$(cat err)" = "dpll: out of memory" ]
            grep -q '^c limit memory' out || [ -s err ] || break
            [ -s err ] || [ "$(tail -n 1 t)" = 'e -1' ]
        done
        [ "$n" -gt 10 ]
        [ "$(tail -n 1 t)" = "e $(sed -n '1s/s //p' out)" ]
    done
}
