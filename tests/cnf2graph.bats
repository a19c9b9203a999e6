#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# cnf2graph: the edges of the interaction graph are found again by awk, which knows no layout;
# layouts are judged by what they are for.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    cat >edges.awk <<'AWK'
# The edges of a formula with their weights, after unit propagation of the words in `given`, when
# assume is set: "FROM TO WEIGHT".  All pairs of up to `longest` variables.
/^[cp]/ { next }
{ sub(/ *0$/, ""); clause[++clauses] = $0 }
function propagate(    again, c, k, n, lit, true, open) {
    do {
        again = 0
        for (c = 1; c <= clauses; c++) {
            n = split(clause[c], lit, " ")
            true = open = 0
            for (k = 1; k <= n; k++) {
                if (lit[k] in value) true = 1
                else if (!(-lit[k] in value) && open != lit[k]) { if (open) true = 1; open = lit[k] }
            }
            if (true || !open) continue
            value[open]
            again = 1
        }
    } while (again)
}
function join(a, b, w,    t) {
    if (a > b) { t = a; a = b; b = t }
    weight[a " " b] += w
}
END {
    if (assume) {
        n = split(given, lit, " ")
        for (k = 1; k <= n; k++) value[lit[k]]
        propagate()
    }
    for (c = 1; c <= clauses; c++) {
        n = split(clause[c], lit, " ")
        split("", seen)
        m = true = 0
        for (k = 1; k <= n; k++) {
            if (lit[k] in value) true = 1
            v = lit[k] < 0 ? -lit[k] : +lit[k]
            if ((-lit[k] in value) || v in seen) continue
            seen[v]
            var[++m] = v
        }
        if (true || m < 2) continue
        if (m <= longest)
            for (i = 1; i <= m; i++) for (k = i + 1; k <= m; k++) join(var[i], var[k], 2 / (m * (m - 1)))
        else
            for (i = 1; i <= m; i++) join(var[i], var[i % m + 1], 1 / m)
    }
    for (e in weight) printf "%s %.3f\n", e, weight[e]
}
AWK
}

# found: the edges of a graph in DOT on standard input, in the same form.
found() {
    awk '$2 == "--" { sub(/.*=/, "", $4); sub(/].*/, "", $4); printf "%s %s %.3f\n", $1, $3, $4 }' | sort
}

# grid ROWS COLUMNS: clauses of two over neighbouring cells.
grid() {
    awk -v r="$1" -v c="$2" 'BEGIN {
        print "p cnf", r * c, (r - 1) * c + r * (c - 1)
        for (i = 0; i < r; i++) for (k = 1; k <= c; k++) {
            if (k < c) print i * c + k, -(i * c + k + 1), 0
            if (i + 1 < r) print -(i * c + k), i * c + k + c, 0
        }
    }'
}

# well_formed FILE: is XML, where there is a program to tell.
well_formed() {
    ! command -v python3 >/dev/null || python3 -c 'import sys, xml.dom.minidom as d; d.parse(sys.argv[1])' "$1"
}

# Places of variables in SVG: "X Y", in order; keys of the legend come last.
places() {
    grep -o '</title><circle class="[a-z ]*" cx="[0-9.]*" cy="[0-9.]*"' "$1" | tr '"' ' ' |
        awk '{ print $(NF - 2), $NF }'
}

@test "cnf2graph --strict: a wrong clause count is an error, of an earlier problem of a stream, too" {
    printf 'p cnf 2 2\n1 2 0\np cnf 2 1\n1 -2 0\n' > count.cnf
    for option in -S --strict; do
        fails_with 2 'cnf2graph: count.cnf:1:9: the header declares 2 clauses, found 1' "cnf2graph $option count.cnf"
        fails_with 2 'cnf2graph: count.cnf:1:9: the header declares 2 clauses, found 1' \
            "cnf2graph $option --problem 2 count.cnf"
        run_sh "tail -n 2 count.cnf | cnf2graph $option -f dot"
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
    done
    run_sh 'cnf2graph -f dot count.cnf'
    [ "$status" -eq 0 ]
    [ "$stderr" = 'cnf2graph: count.cnf:1:9: warning: the header declares 2 clauses, found 1' ]
}

@test "cnf2graph: edges and weights are those of an independent reader, for 60 formulas" {
    "$TESTERS/randcnf" 5 60 >random.cnf
    for ((i = 1; i <= 60; i++)); do
        awk -v i=$i '/^c/ { next } /^p/ { n++ } n == i' random.cnf >f.cnf
        for longest in 2 3 10; do
            cnf2graph -f dot -l $longest --problem $i random.cnf | found >edges
            awk -v longest=$longest -f edges.awk f.cnf | sort >wanted
            diff wanted edges || return 1
        done
    done
}

@test "cnf2graph -a: what propagation leaves is what an independent reader finds" {
    formulas=$(by_build 80 30)
    "$TESTERS/randcnf" 9 "$formulas" >random.cnf
    checked=0
    for ((i = 1; i <= formulas; i++)); do
        awk -v i=$i '/^c/ { next } /^p/ { n++ } n == i' random.cnf >f.cnf
        for given in '' '1' '-1' '-1 2'; do
            cnf2graph -a "$given" -o g.svg f.cnf 2>err || { grep -q exceeds err && continue; }
            ! grep -q 'then a conflict' g.svg || continue
            cnf2graph -f dot -a "$given" f.cnf >g.dot
            found <g.dot >edges
            awk -v longest=10 -v assume=1 -v given="$given" -f edges.awk f.cnf | sort >wanted
            diff wanted edges || return 1
            checked=$((checked + 1))
        done
    done
    [ "$checked" -gt 50 ]
}

@test "cnf2graph -a: a conflict is told with a clause that is false" {
    printf 'p cnf 4 4\n-1 2 0\n-2 3 0\n-3 -1 4 0\n-3 -4 0\n' >f.cnf
    cnf2graph -a 1 f.cnf >f.svg
    well_formed f.svg
    grep -q '>after 1: 3 propagated, then a conflict: clause 4 is false<' f.svg
}

@test "cnf2graph -a: every variable stays where it was" {
    grid 6 9 >f.cnf
    cnf2graph f.cnf >whole.svg
    cnf2graph -a '20 -31' f.cnf >rest.svg
    well_formed whole.svg
    well_formed rest.svg
    places whole.svg >whole
    places rest.svg >rest
    [ "$(wc -l <whole)" -eq 54 ]
    cmp whole rest
    # Clauses of two make of 20 and -31 a good part of the grid.
    gone=$(grep -c 'class="gone' rest.svg)
    [ "$gone" -gt 10 ]
    [ "$(grep -o '<path d="M' rest.svg | wc -l)" -lt "$(grep -o '<path d="M' whole.svg | wc -l)" ]
    [ "$(grep -c 'as given</title>' rest.svg)" -eq 2 ]
}

@test "cnf2graph: the legend names what the picture has, and nothing else" {
    legend() { grep -oE '>(variable: |together in a clause( of two)?<|given a|propagated;)' | tr -d '<>' | tr '\n' ,; }
    printf 'p cnf 2 1\n1 2 0\n' > two.cnf
    printf 'p cnf 3 1\n1 2 3 0\n' > three.cnf
    printf 'p cnf 3 2\n1 2 0\n-2 3 0\n' > chain.cnf
    [ "$(cnf2graph two.cnf | legend)" = 'variable: ,together in a clause of two,' ]
    [ "$(cnf2graph three.cnf | legend)" = 'variable: ,together in a clause,' ]
    [ "$(cnf2graph -a 1 chain.cnf | legend)" = 'variable: ,together in a clause of two,given a,' ]
    [ "$(cnf2graph -a -1 chain.cnf | legend)" = 'given a,propagated;,' ]
}

@test "cnf2graph: neighbours are near each other, and variables apart" {
    grid 8 25 >f.cnf
    for seed in 0 1 2; do
        cnf2graph -s $seed -f dot f.cnf | awk -F '[" ,]+' '
            /pos/ { x[$2] = $4; y[$2] = $5; n++ }
            / -- / { edges++; length_ += sqrt((x[$2] - x[$4]) ^ 2 + (y[$2] - y[$4]) ^ 2) }
            END {
                for (i = 1; i <= n; i++) for (k = 1; k < i; k++) {
                    d = sqrt((x[i] - x[k]) ^ 2 + (y[i] - y[k]) ^ 2)
                    all += d
                    pairs++
                    near += d < .3 * length_ / edges
                }
                print n, edges, length_ / edges, all / pairs, near
                exit !(n == 200 && edges == 367 && 4 * length_ / edges < all / pairs && near < 4)
            }'
    done
}

@test "cnf2graph: parts that have nothing in common do not overlap" {
    awk 'BEGIN {
        print "p cnf 34 60"
        for (part = 0; part < 3; part++)
            for (i = 1; i <= 10; i++) { print part * 10 + i, part * 10 + i % 10 + 1, 0; print -(part * 10 + i), part * 10 + (i + 2) % 10 + 1, 0 }
    }' >f.cnf
    cnf2graph -f dot f.cnf | awk -F '[" ,]+' '
        /pos/ {
            p = $2 <= 30 ? int(($2 - 1) / 10) : $2
            if (!(p in left) || $4 < left[p]) left[p] = $4
            if (!(p in right) || $4 > right[p]) right[p] = $4
            if (!(p in low) || $5 < low[p]) low[p] = $5
            if (!(p in high) || $5 > high[p]) high[p] = $5
        }
        END {
            for (a in left) for (b in left)
                if (a != b && left[a] <= right[b] && left[b] <= right[a] && low[a] <= high[b] && low[b] <= high[a]) exit 1
        }'
}

@test "cnf2graph: the same seed gives the same drawing, another one another" {
    grid 5 5 >f.cnf
    cnf2graph -s 3 f.cnf >one.svg
    cnf2graph --seed 3 -o two.svg - <f.cnf
    cmp <(sed 's/f.cnf: //' one.svg) two.svg
    cnf2graph -s 4 f.cnf >three.svg
    run ! cmp -s one.svg three.svg
}

@test "cnf2graph -n: the heaviest edges are written, and the drawing says so" {
    printf 'p cnf 6 5\n1 2 0\n1 2 3 0\n2 3 4 0\n3 4 5 6 0\n5 6 0\n' >f.cnf
    cnf2graph -n 2 -f dot f.cnf | found >edges
    [ "$(cut -d ' ' -f 1,2 edges)" = $'1 2\n5 6' ]
    cnf2graph -n 4 f.cnf >f.svg
    grep -q '>drawn: the 4 heaviest of 10 edges<' f.svg
    [ "$(grep -c '<path d="M.*stroke-width="[0-9.]*"/>$' f.svg)" -eq 4 ]
    [ "$(cnf2graph -n 0 -f dot f.cnf | grep -c -- ' -- ')" -eq 10 ]
}

@test "cnf2graph: every format is read by others" {
    grid 4 4 >f.cnf
    cnf2graph -a '3 -7' -T 'a "<&>" b' f.cnf >f.svg
    well_formed f.svg
    grep -q '>a &quot;&lt;&amp;&gt;&quot; b<' f.svg
    cnf2graph -a '3 -7' -f graphml f.cnf >f.graphml
    well_formed f.graphml
    [ "$(grep -c '<node ' f.graphml)" -eq 16 ]
    [ "$(grep -c 'key="value">1<' f.graphml)" -gt 0 ]
    need_program dot
    [ "$(cnf2graph -f dot f.cnf | dot -Tplain | grep -c ^edge)" -eq 24 ]
}

@test "cnf2graph: formulas with nothing to draw, iCNF, streams" {
    for formula in 'p cnf 0 0\n' 'p cnf 1 0\n' 'p cnf 3 2\n1 0\n0\n' 'p cnf 2 1\n1 -1 1 0\n'; do
        run_sh "printf '$formula' | cnf2graph >f.svg"
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
        well_formed f.svg
        run ! grep -Eq 'nan|inf' f.svg
        [ "$(grep -c '</title><circle' f.svg)" -eq "$(printf '%b' "$formula" | awk '{ print $3; exit }')" ]
    done
    printf 'p inccnf\n1 2 0\na 1 0\n-2 3 0\na -1 0\n' | cnf2graph -f dot | found >edges
    [ "$(cut -d ' ' -f 1,2 edges)" = $'1 2\n2 3' ]
    fails_with 2 "cnf2graph: <stdin>: expected 3 problems or more, found 1" \
        "printf 'p cnf 1 0\n' | cnf2graph --problem 3"
}

@test "cnf2graph: wrong literals, inputs, options and outputs that fail" {
    printf 'p cnf 3 1\n1 2 3 0\n' >f.cnf
    fails_with 2 "cnf2graph: option -a: literal -4 exceeds the 3 variables of the formula" "cnf2graph -a '1 -4' f.cnf"
    fails_with 2 "cnf2graph: option -a: 2 and -2 contradict each other" "cnf2graph -a '2 1 -2' f.cnf"
    fails_with 64 "cnf2graph: option -a needs literals, found '1x' (see cnf2graph --help)" "cnf2graph -a '2 1x' f.cnf"
    fails_with 2 "cnf2graph: <stdin>:2:3: literal 4 exceeds the 1 variable declared in line 1" \
        "printf 'p cnf 1 1\n1 4 0\n' | cnf2graph"
    fails_with 2 "cnf2graph: cannot open none: No such file or directory" "cnf2graph none"
    fails_with 64 "cnf2graph: option -f needs svg, dot or graphml, found 'png' (see cnf2graph --help)" \
        "cnf2graph -f png f.cnf"
    fails_with 2 "cnf2graph: cannot create nowhere/f: No such file or directory" "cnf2graph -o nowhere/f f.cnf"
    run_sh "cnf2graph --help"
    [ "$status" -eq 0 ]
    options_documented cnf2graph
    [ -w /dev/full ] || skip "needs /dev/full"
    fails_with 2 "cnf2graph: cannot write standard output: No space left on device" "cnf2graph f.cnf >/dev/full"
}

@test "cnf2graph: memory that runs out anywhere is reported" {
    need_debug
    grid 3 3 >f.cnf
    for options in '' "-a '2 -4' -f dot" '-n 3'; do
        short_of_memory 20 "cnf2graph $options f.cnf"
    done
}
